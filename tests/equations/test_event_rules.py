"""Events in the equations' own symbols."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, De, Df, I, One, R, Se, Sf, Zero
from bondgraph.equations.event_rules import becoming, indicating, indicators, with_events
from bondgraph.program.evaluate import instant


def driven(*events: object) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("g", v >> I("m", 2.0), Se("F", "n") >> v, v >> R("b", 1.0), *events)


def test_a_held_value_is_a_state_that_nothing_moves() -> None:
    equations = bg.compile(driven(bg.counter("n", "x > 1")))
    assert equations.held == ("n",) and equations.states == ("x", "p_m", "n") and equations.inputs == ()
    assert equations.function()(0.0, [0.0, 2.0, 3.0]).tolist() == [1.0, 2.0, 0.0]


@pytest.mark.parametrize("apart, holds", [(0.0, True), (1e-15, False), (3e-300, False), (3e-301, True)])
def test_equality_is_met_where_sides_differ_by_nothing(apart: float, holds: bool) -> None:
    """Floats of any size that is met differ by more, if they do."""
    equations = bg.compile(driven(bg.counter("n", "x >= 0")))
    program = indicating(equations, indicators(equations.events))
    (found,) = instant(program)([{"x": -apart}.get(name, 0.0) for name in program.arguments])
    assert (found > 0) == holds


def test_a_flow_that_is_set_is_the_momentum_that_gives_it() -> None:
    equations = bg.compile(driven(bg.counter("n", "x > 1"), bg.reset("r", "x > 2", {"v": "v + k"})))
    made = becoming(equations, equations.events[1:])
    xp = equations.xp
    m, v, k = map(xp.symbol, "mvk")
    assert list(made) == ["p_m"] and (made["p_m"] - m * (v + k)).expand() == 0
    assert equations.parameters["k"] is None


def test_parameters_and_inputs_are_set_by_no_event() -> None:
    """The momentum m*v holds the name of the mass as it does that of the flow, and only the flow stands for it."""
    v, z = One("v", coordinates=("x",)), Zero("z")
    own, named = (Se("F") >> v, v >> I("m")), (Se("F") >> v, v >> I("L", "m"), v >> R("b", "k"))
    tank = Sf("J", 1) >> z, z >> C("Cv"), z >> De("u")
    for parts, when, name, meant in [
        (own, "x > 1", "m", r"a parameter.*\(p_m, v\)"),
        (named, "x > 1", "m", r"a parameter.*\(p_L, v\)"),
        (named, "x > 1", "k", "a parameter.*gives one;"),
        (own, "x > 1", "F", "an input"),
        (tank, "u > 1", "Cv", r"a parameter.*\(q_Cv, z\)"),
    ]:
        with pytest.raises(bg.ValueRefused, match=f"stage: '{name}' is set by this event, and is {meant}"):
            bg.compile(bg.Graph("g", *parts, bg.reset("stage", when, {name: 4})))
    for name, becomes in ("p_m", "4"), ("v", "4\\*m"):
        made = bg.compile(bg.Graph("g", *own, bg.reset("stage", "x > 1", {name: 4}))).events[0]
        assert [(state, str(x)) for state, x in made.assignments] == [("p_m", becomes.replace("\\", ""))]


def test_equations_without_events_stay_as_they_are() -> None:
    equations = bg.compile(bg.Graph("g", One("v") >> I("m", 2.0), Se("F") >> One("v")))
    assert with_events(equations) is equations


def test_what_a_form_alone_cannot_tell_is_refused() -> None:
    f, v = One("f", ("w",), coordinates=("th",)), One("u", ("ux",))
    graph = bg.Graph("g", f >> bg.elements.TF("P", (("l",),)) >> v >> I("m", 1.0), bg.stop("far", "m.e > 1"),
                     values={"l": 1.0})  # fmt: skip
    with pytest.raises(bg.NotReducible, match=r"'m\.e' is told by the graph as drawn only"):
        bg.compile(graph, bg.forms.kane_momentum)


def test_events_that_nothing_would_meet_are_refused() -> None:
    i = One("i")
    still = Se("U", "t") >> i, i >> R("Ra", 1.0)
    with pytest.raises(bg.NotReducible, match="it has events, and no state"):
        bg.compile(bg.Graph("g", *still, bg.stop("large", "i > 1")))
    counted = bg.Graph("g", *still, bg.counter("n", "i > 0.5"), bg.stop("large", "n > 0.5"))
    assert bg.simulate(counted, 2.0).t[-1] == pytest.approx(0.5)


def swung(*events: object) -> bg.Graph:
    """A bob on a rod whose length may change: a generalized inertia that depends on a coordinate."""
    f, v = One("f", ("w", "d"), coordinates=("th", "l")), One("u", ("ux", "uy"))
    rod = TF("P", (("l*cos(th)", "sin(th)"), ("l*sin(th)", "-cos(th)")))
    return bg.Graph("swung", f >> rod >> v >> I("m", 2.0), *events)


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.hamiltonian])
def test_a_velocity_is_what_it_is_set_to_where_coordinates_are_set_with_it(form: Any) -> None:
    """Momenta are those at the new coordinates: at the old ones the velocity came out as 1.5 l^2/l'^2."""
    event = bg.reset("pulled", "t > 0.1", {"l": "l + 1", "w": "1.5"})
    run = bg.simulate(bg.compile(swung(event), form), (0, 0.1000001), start={"l": 1.0, "w": 1.0})
    assert run["w"][-1] == pytest.approx(1.5, abs=1e-5) and run["l"][-1] == pytest.approx(2.005, abs=1e-2)


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.hamiltonian])
def test_a_velocity_that_follows_is_set(form: Any) -> None:
    """That of the bob, which is no state: the rod turns, and changes its length, as near as may be to before."""
    event = bg.reset("hit", "t > 0.1", {"ux": "-1.2"})
    equations = bg.compile(swung(event), form)
    assert "ux := -1.2" in str(equations) and r"ux} &:= -1.2" in equations.latex()
    run = bg.simulate(equations, 0.2, start={"l": 1.0, "w": 1.0})
    before, after = (np.array(run.evaluate(np.array([0.1 + side]), ("ux", "d", "w")))[:, 0] for side in (-1e-9, 1e-9))
    assert before[0] > 0.5 and after[0] == pytest.approx(-1.2, abs=1e-6)
    th, l = 0.0997, 1.005  # the nearest velocities to those before: along the gradient of ux = l cos(th) w + sin(th) d
    way = np.array([np.sin(th), l * np.cos(th)])
    np.testing.assert_allclose(after[1:] - before[1:], way * (after[0] - before[0]) / (way @ way), atol=1e-3)


def test_a_velocity_that_no_state_moves_is_set_by_no_event() -> None:
    f = One("f", ("w", "d"))
    graph = bg.Graph("g", f["w"] >> I("m", 2.0), Sf("drive", "sin(t)") >> f["d"], bg.reset("r", "w > 1", {"d": 0}))
    with pytest.raises(bg.ValueRefused, match="'d' is set by this event, and is no state here"):
        bg.compile(graph)


def test_a_quantity_that_an_element_does_not_have_is_no_parameter() -> None:
    v = One("v", coordinates=("x",))
    spring = v >> C("k", effort="x + 0.3*x**3")
    with pytest.raises(bg.ValueRefused, match="a store with a law of its own, whose energy is no formula"):
        bg.compile(bg.Graph("g", v >> I("m", 1), spring, bg.counter("n", "k.energy > 0.3")))


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum])
@pytest.mark.parametrize("name", ["J.f", "b.f", "seen"])
def test_flows_by_other_names_are_set_as_those_of_their_junctions(name: str, form: Any) -> None:
    """As starts have them: of stores, of resistors and of sensors."""
    f = One("f", ("w", "d"), coordinates=("th", "l"))

    def told(name: str) -> bg.Trajectory:
        graph = swung(
            f["w"] >> Df("seen"), f["w"] >> I("J", 0.1), f["w"] >> R("b", 1), bg.reset("hit", "t > 0.1", {name: "-1.2"})
        )
        return bg.simulate(bg.compile(graph, form), 0.2, start={"l": 1.0, "w": 1.0})

    for state in ("w", "d", "th", "l"):
        np.testing.assert_array_equal(told(name)[state], told("w")[state])


def test_efforts_by_other_names_are_set_as_those_of_their_junctions() -> None:
    i, p = One("i"), Zero("p")

    def told(name: str) -> bg.Trajectory:
        kick = bg.reset("kick", "t > 0.5", {name: f"{name} + 1"})
        return bg.simulate(bg.Graph("rc", Se("U", 1) >> i, i >> R("r", 1), i >> p, p >> C("k", 2), kick), 1)

    np.testing.assert_array_equal(told("k.e")["q_k"], told("p")["q_k"])


def test_what_a_law_gives_is_refused_with_the_state_it_follows_from() -> None:
    v, z = One("v", coordinates=("x",)), Zero("z")
    graph = (v >> I("m", 1), v >> z, z >> C("k", effort="q + q**3"))
    for name in ("k.e", "z"):
        with pytest.raises(bg.ValueRefused, match=f"'{re.escape(name)}' is set by this event") as caught:
            bg.compile(bg.Graph("g", *graph, bg.reset("r", "v > 1", {name: 0})))
        assert "q_k: set that" in str(caught.value) and "q_k" in caught.value.parties


def test_one_quantity_by_two_names_is_not_set_twice() -> None:
    with pytest.raises(bg.ValueRefused, match="which this event sets twice") as caught:
        bg.compile(driven(bg.counter("n", "x > 1"), bg.reset("hit", "t > 0.1", {"v": 1, "m.f": 2})))
    assert {"v", "m.f"} <= {*caught.value.parties}
