"""What is given for an export: numbers, a start, outputs by their names, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Df, I, MSe, One, R, Se, Sf
from bondgraph.equations.equations import Equations
from bondgraph.export import c, jax, modelica, octave, python
from bondgraph.export import casadi as casadi_target
from bondgraph.export._given import given_numbers, given_outputs, given_start
from bondgraph.export._model import model
from bondgraph.export.fmi.variables import Structure

TABLE = bg.algebra.table


@pytest.fixture(scope="module")
def equations() -> Equations:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("car", v >> I("m"), v >> C("k"), v >> R("b", "b0"), Se("F", 2) >> v, Se("H") >> v,
                     values={"b0": 0.5})  # fmt: skip
    return bg.compile(graph, algebra=TABLE)


def test_defaults_stay_unless_others_are_given_and_what_has_none_is_left_out(equations: Equations) -> None:
    assert given_numbers(equations, None) == {"b0": 0.5, "F": 2.0}
    found = given_numbers(equations, {"F": 3, "m": 1.5})
    assert found == {"b0": 0.5, "F": 3.0, "m": 1.5} and all(type(value) is float for value in found.values())


@pytest.mark.parametrize(
    ("values", "law"),
    [
        ({"mass": 1.0}, "mass"),
        ({"m": "heavy"}, "exported equations start from numbers"),
        ({"F": "sin(t)"}, "exported equations start from numbers"),
        ({"m": float("inf")}, "exported equations start from numbers"),
        ({"m": -1.0}, "m: -1 would make its energy negative"),
        ({"k": 0.0}, "k: 0 would make its energy negative or undefined"),
    ],
)
def test_what_is_no_number_of_these_equations_is_refused(
    equations: Equations, values: dict[str, Any], law: str
) -> None:
    with pytest.raises(bg.ValueRefused, match=law):
        given_numbers(equations, values)


def test_a_start_is_that_of_the_states_or_of_flows_that_give_them(equations: Equations) -> None:
    whole = given_numbers(equations, {"m": 2.0, "k": 8.0, "H": 0.0})
    order = [equations.states.index(name) for name in ("x", "p_m")]
    for start in ({"x": 0.25, "p_m": 3.0}, {"x": 0.25, "v": 1.5}):
        numbers, states = given_start(equations, whole, start)
        assert [states[k] for k in order] == pytest.approx([0.25, 3.0]) and numbers == whole
    with pytest.raises(bg.ValueRefused, match="speed"):
        given_start(equations, whole, {"speed": 1.0})


def test_without_all_values_states_alone_can_be_given(equations: Equations) -> None:
    some = given_numbers(equations, None)
    numbers, states = given_start(equations, some, {"p_m": 3.0})
    assert numbers == some and dict(zip(equations.states, states, strict=True)) == {"x": 0.0, "p_m": 3.0}
    with pytest.raises(bg.BondGraphError):  # no flow is a momentum while the mass is not known
        given_start(equations, some, {"v": 1.5})


def test_outputs_are_all_that_is_known_or_those_that_are_named(equations: Equations) -> None:
    every = given_outputs(equations, None)
    assert every.keys() == {*equations.observables, "m.energy", "k.energy"}
    assert list(given_outputs(equations, ["k.energy", "b.e"])) == ["k.energy", "b.e"]
    assert given_outputs(equations, []) == {}
    assert list(given_outputs(equations, ["x", "p_m", "v"])) == ["x", "p_m", "v"]
    with pytest.raises(bg.ValueRefused, match="one text, not a list of names"):
        given_outputs(equations, "b.e")
    with pytest.raises(bg.ValueRefused, match=r"b\.x"):
        given_outputs(equations, ["b.x"])


def test_a_state_is_an_output_of_every_target(tmp_path: Path, equations: Equations) -> None:
    bg.export(
        equations,
        python,
        c,
        modelica,
        octave,
        casadi_target,
        jax,
        folder=tmp_path,
        outputs=["p_m", "b.e", "x"],
        values={"m": 2.0, "k": 3.0, "H": 0.0},
    )
    stem = equations.graph.name
    scope: dict[str, Any] = {"__name__": stem}
    exec((tmp_path / f"{stem}.py").read_text(), scope)
    x = [0.25 * k for k in range(1, 1 + len(equations.states))]
    found = scope["outputs"](0.0, x)
    at = dict(zip(equations.states, x, strict=True))
    assert [found[0], found[2]] == [at["p_m"], at["x"]]
    assert re.search(r"output Real x\(start", (tmp_path / f"{stem}.mo").read_text())
    variables = Structure(model(equations, outputs=["x"])).variables
    assert [v.causality for v in variables if v.name == "x"] == ["output"]


def test_a_multibond_and_a_vector_junction_stand_for_their_components() -> None:
    f, v = One("f", ("a", "b")), One("v", ("vx", "vy", "vz"))
    graph = bg.Graph("body", f >> TF("P", ((1, 0), (0, 1), (1, 1))) >> v >> I("m"), Se("G", (0, 0, "-9.81*m")) >> v)
    equations = bg.compile(graph, algebra=TABLE)
    assert list(given_outputs(equations, ["v"])) == ["vx", "vy", "vz"]
    efforts = list(given_outputs(equations, ["m.e"]))
    assert len(efforts) == 3 and set(efforts) <= set(equations.observables)
    assert list(given_outputs(equations, ["a", "v", "a"])) == ["a", "vx", "vy", "vz"]


def test_a_reaction_that_nothing_determines_is_no_output() -> None:
    """Two rows that say the same share a reaction."""
    f = One("f", ("u", "w"))
    twice = f << TF("a", ((1, 0), (2, 0))) << Sf("held", (0, 0))
    equations = bg.compile(bg.Graph("twice", f >> I("m"), twice, Se("G", (1, 1)) >> f), algebra=TABLE)
    assert equations.indeterminate
    assert not set(given_outputs(equations, None)) & set(equations.indeterminate)
    with pytest.raises(bg.ValueRefused, match="repeat each other"):
        given_outputs(equations, [sorted(equations.indeterminate)[0]])


def test_a_start_that_blocks_and_events_say_holds_where_a_value_is_missing() -> None:
    """It was zero: a counter's, a machine's state, and the instant before which it begins."""
    v = One("v", coordinates=("x",))
    machine = bg.StateMachine("drive", {"on": "U", "off": 2}, [("on", "v > 1", "off")], start="off")
    blocks = bg.Integrator("y", "x", start=3), bg.Integrator("z", "x", start="z0"), bg.counter("n", "v > 1", start=5)
    graph = bg.Graph("begun", v >> I("m"), Se("F", "drive") >> v, machine, *blocks, bg.delay("d", "v", 1, start=4))
    found = bg.compile(graph, algebra=TABLE)
    for values, z, out in ({}, None, 2.0), ({"m": 1.0, "z0": 6.0, "U": 3.0}, 6.0, 2.0):
        began = dict(zip(found.states, given_start(found, given_numbers(found, values), {})[1], strict=True))
        assert began["y"] == 3 and began["z"] == z and began["n"] == 5 and began["d"] == began["d_1"] == 4
        assert began["drive"] == out and began["state_drive"] == 1 and began["since_drive"] < -1e15
    given = dict(zip(found.states, given_start(found, {}, {"state_drive": 0.0, "y": 1.0})[1], strict=True))
    assert given["drive"] is None and given["state_drive"] == 0 and given["y"] == 1
    with pytest.raises(bg.ValueRefused, match="no state has this number"):
        given_start(found, {}, {"state_drive": 2.0})


def test_what_a_source_reads_begins_where_the_store_behind_it_is_empty() -> None:
    """That takes all values: where one is missing the start is left out."""
    i = One("i")
    droop = bg.Graph("droop", Se("U") >> i, i >> C("Cc"), i >> Df("s"), MSe("drop", "-r*s") >> i)
    equations, numbers = bg.compile(droop, algebra=TABLE), {"U": 5.0, "Cc": 0.1, "r": 2.0}
    assert given_start(equations, numbers, None)[1] == pytest.approx([2.5])
    assert given_start(equations, numbers, {"q_Cc": 0.3})[1] == pytest.approx([1.0])
    assert given_start(equations, {"r": 2.0}, None)[1] == [None]
    assert given_start(equations, {"r": 2.0}, {"i": 1.0})[1] == [1.0]
