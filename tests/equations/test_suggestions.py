"""What a name that was refused is in the model, or which one is near."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.equations.suggestions import (
    energy_hint,
    parameter_hints,
    rate_hint,
    start_refused,
    value_refused,
)

v = One("v", coordinates=("x",))
GRAPH = bg.Graph("slide", Se("F") >> v, v >> I("mass"), v >> R("b", "2*c"), v >> C("spring", "k"))
EQUATIONS = bg.compile(GRAPH)
KNOWN = [*EQUATIONS.parameters, *EQUATIONS.inputs]


@pytest.mark.parametrize(
    ("name", "why", "remedy"),
    [
        ("b", "given by the formula '2 * c'", "change the values of its parameters"),
        ("x", "it is a state", "start={'x': ...}"),
        ("x_dot", "the flow of 'x' is 'v'", "start={'v': ...}"),
        ("spring.e", "a result of the model", "leave it out"),
        ("Mass", "", "did you mean 'mass'?"),
        ("zzz", "known: F, c, k, mass", "correct it"),
    ],
)
def test_a_value_for_what_is_no_parameter(name: str, why: str, remedy: str) -> None:
    refusal = value_refused(EQUATIONS, name, KNOWN)
    assert isinstance(refusal, bg.ValueRefused) and refusal.parties == (name,)
    assert refusal.law.startswith("this name is not a parameter or an input of the model")
    assert why in refusal.law and remedy in refusal.remedy


@pytest.mark.parametrize(
    ("name", "why", "remedy"),
    [
        ("Kp", "in the graph 'pid' has Kp = 4, 'outer' has Kp = kp", "give the value of 'kp'"),
        ("pid.Kp", "in the graph 'pid' has Kp = 4", "write PID('pid', ..., Kp='Kp') there, and it is a parameter"),
        ("Ki", "'pid' has Ki = 0, 'outer' has Ki = 0", "Ki='Ki'"),
        (
            "limits",
            "'pid' has limits = (-12, 12)",
            "change it there, PID('pid', ..., limits=...)",
        ),
        ("outer.Kp", "in the graph 'outer' has Kp = kp", "give the value of 'kp'"),
        ("outer.Kx", "known: F, kp, m", "correct it"),
    ],
)
def test_an_argument_of_a_block_is_told_with_its_block(name: str, why: str, remedy: str) -> None:
    pid = bg.PID("pid", "outer - x", Kp=4, limits=(-12, 12))
    graph = bg.Graph("g", v >> I("m"), Se("F") >> v, Se("G", "pid") >> v, pid, bg.PID("outer", "1 - x", Kp="kp"))
    equations = bg.compile(graph)
    refusal = value_refused(equations, name, [*equations.parameters, *equations.inputs])
    assert why in refusal.law and remedy in refusal.remedy


@pytest.mark.parametrize(
    ("name", "remedy"),
    [("R1", "'left.R1' or 'right.R1'"), ("r1", "'left.R1' or 'right.R1'"), ("left.r1", "did you mean 'left.R1'?")],
)
def test_the_last_word_of_a_parameter_leads_to_the_whole(name: str, remedy: str) -> None:
    assert remedy in value_refused(EQUATIONS, name, ["left.R1", "right.R1", "right.C"]).remedy


@pytest.mark.parametrize(
    ("name", "why", "remedy"),
    [
        ("k", "a parameter or an input", "values={'k': ...}"),
        ("F", "a parameter or an input", "values={'F': ...}"),
        ("dx", "the flow of 'x' is 'v'", "write 'v'"),
        ("b.e", "follows from the inputs and the states", "the states are"),
        ("p_mas", "", "did you mean 'p_mass'?"),
    ],
)
def test_a_start_of_what_is_no_state(name: str, why: str, remedy: str) -> None:
    refusal = start_refused(EQUATIONS, name, EQUATIONS.states)
    assert refusal.parties == (name,) and why in refusal.law and remedy in refusal.remedy


def test_a_store_that_follows_others_is_told_as_such() -> None:
    driven = bg.compile(bg.Graph("driven", Sf("drive") >> v, v >> I("mass")))
    refusal = start_refused(driven, "p_mass", driven.states)
    assert "derivative causality" in refusal.law


@pytest.mark.parametrize("name", ["x_dot", "xdot", "dx", "d_x", "Dx", "x_d", "x_t", "v_x", "x'"])
def test_the_rate_of_a_coordinate_by_all_its_names(name: str) -> None:
    assert rate_hint(GRAPH, name) == "the flow of 'x' is 'v'"
    assert rate_hint(GRAPH, name.replace("x", "y")) == ""


def test_parameters_that_look_like_something_that_moves() -> None:
    turning = bg.Graph("g", One("w", coordinates=("theta",)) >> I("J"))
    assert list(parameter_hints(turning, ["theta_dot", "thetta", "stiffness"])) == [
        "'theta_dot' is a parameter: the flow of 'theta' is 'w'",
        "'thetta' is a parameter: did you mean 'theta'?",
    ]


def test_a_name_in_an_event_that_nothing_tells_is_told_with_the_event() -> None:
    """A misspelt name is a parameter without a value; so is one that the event is meant to have."""
    graph = bg.Graph("g", Se("F") >> v, v >> I("m"), bg.reset("r", "xx > 1", {"v": "-k*v"}), bg.counter("n", "xx > 2"))
    assert list(parameter_hints(graph, ["F", "k", "m", "xx"])) == [
        "'k' is read by 'r'; it is no state and no quantity of the run",
        "'xx' is read by 'r', 'n'; it is no state and no quantity of the run",
    ]
    with pytest.raises(bg.MissingValues, match="'xx' is read by 'r', 'n'") as caught:
        bg.simulate(graph, 1, {"F": 1, "m": 1, "k": 1})
    assert "correct the name" in caught.value.remedy


def test_a_joint_in_the_start_is_its_velocity() -> None:
    """Who gives an angle by the joint's name is told; who gives both has meant it."""
    bar = Link("bar", 1, (0.1, 0.1, 0.1))
    graph = bg.Graph("swing", *Mechanism("m", [bar], [Revolute("hinge", "ground", bar, "x")], gravity=(0, 0, -9.81)))
    for form in (None, bg.forms.kane_momentum):
        equations = bg.compile(graph, form)
        (note,) = bg.simulate(equations, (0, 0.1), start={"hinge": 0.3}).notes
        assert "hinge is the velocity" in note and "hinge_q" in note
        assert not bg.simulate(equations, (0, 0.1), start={"hinge": 0.3, "hinge_q": 0.0}).notes
        assert not bg.simulate(equations, (0, 0.1), start={"hinge_q": 0.3}).notes


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
def test_a_position_that_an_effort_gives_is_given(form: Any) -> None:
    cart = Mechanism("mv", [Link("cart", 2.0)], [Prismatic("P", "ground", "cart", "x")])
    equations = bg.compile(bg.Graph("sprung", *cart, cart["P"] >> C("k", effort="30*P_q")), form)
    run = bg.simulate(equations, (0, 0.1), start={"k.e": 3.0, "P": 0.3})
    assert run["P_q"][0] == pytest.approx(0.1) and not run.notes


def test_a_store_whose_energy_is_no_formula_says_so() -> None:
    v = One("v")
    graph = bg.Graph("sprung", v >> I("m", 1), v >> C("k", effort="50*q"))
    assert "energy=" in energy_hint(graph, "k.energy")
    assert not any(energy_hint(graph, name) for name in ("k", "k.e", "v.energy", "b.energy"))
    with pytest.raises(bg.ValueRefused, match="k is a store with a law of its own"):
        bg.simulate(graph, 0.1, start={"v": 1.0})["k.energy"]


def test_a_start_by_what_follows_names_the_variable_that_gives_a_state() -> None:
    equations = bg.compile(bg.Graph("slide", Se("F") >> v, v >> I("mass"), v >> R("b")))
    values = {"F": 1, "mass": 2, "b": 1}
    for name in ("b", "mass"):
        remedy = start_refused(equations, f"{name}.e", equations.states).remedy
        assert remedy.endswith(f", and '{name}.f' gives one")
        assert bg.simulate(equations, 0.1, values, start={f"{name}.f": 3})["v"][0] == 3
    z = Zero("z")
    algebraic = bg.compile(bg.Graph("divider", Se("U") >> v, v >> R("a"), v >> z, z >> R("b"), z >> R("d")))
    for name in ("b.e", "b.f"):
        assert start_refused(algebraic, name, algebraic.states).remedy == "leave it out; the states are x"
