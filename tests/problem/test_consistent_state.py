"""Consistent states are the nearest that satisfy the constraints; where there are none, it is said why."""

from __future__ import annotations

import math
import warnings
from typing import Any

import numpy as np
import pytest
from test_closures import four_bar

import bondgraph as bg
from bondgraph.elements import TF, De, I, Link, Mechanism, One, R, Revolute, Se, Sf
from bondgraph.problem.consistent_state import (
    closest_configuration,
    configuration,
    consistent_state,
    nearest_states,
    residual,
    satisfying,
    unmoved,
    within_drift,
)
from bondgraph.problem.inconsistent import inconsistent
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ROUNDING

CASADI = bg.algebra.casadi


@pytest.fixture(scope="module")
def bead() -> Problem:
    """A mass that moves across the direction from the origin to it."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return Problem.of(bg.compile(bg.Graph("b", v >> I("m", (1, 1)), v << TF("a", (("x", "y"),)) << Sf("s", 0))), {})


@pytest.fixture(scope="module")
def linkage() -> Problem:
    return Problem.of(bg.compile(bg.Graph("g", *four_bar(0.4, 1.2, 0.9, 1.0)), algebra=CASADI), {})


@pytest.mark.parametrize(("open_", "searches"), [(0.0, 1), (1e-3, 1)])
def test_velocities_are_sought_where_they_may_be_found(
    linkage: Problem, open_: float, searches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and not before the coordinates are where they belong: no velocity closes a loop."""
    names = linkage.equations.states
    home = configuration(linkage, 0.0, np.array([0.3 if name.endswith("_q") else 0.0 for name in names]), set())
    assert home is not None
    start = np.array(home) + [open_ if name.endswith("_q") else 1.0 for name in names]
    asked: list[float] = []

    def counted(problem: Problem, time: float, states: np.ndarray, fixed: set[str]) -> object:
        asked.append(residual(problem, time, states))
        return satisfying(problem, time, states, fixed)

    monkeypatch.setattr("bondgraph.problem.consistent_state.satisfying", counted)
    found = consistent_state(linkage, 0.0, start, set())
    assert found is not None and residual(linkage, 0.0, found) < 1e-9
    assert len(asked) == searches


def test_velocities_follow_and_coordinates_stay(bead: Problem) -> None:
    """The nearest velocity across (3, 4) to (5, 0): without its part of 3 along (0.6, 0.8)."""
    found = consistent_state(bead, 0.0, np.array([3.0, 4.0, 5.0, 0.0]), ())
    np.testing.assert_allclose(found, [3.0, 4.0, 5 - 1.8, -2.4], atol=1e-12)


def test_states_that_are_consistent_stay_exactly(bead: Problem) -> None:
    states = np.array([0.5, 0.0, 0.0, 0.25])
    assert (consistent_state(bead, 0.0, states, ()) == states).all()


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e9])
@pytest.mark.parametrize(("off", "stays"), [(2e-15, True), (2e-14, False)])
def test_what_holds_to_rounding_stays_exactly(bead: Problem, size: float, off: float, stays: bool) -> None:
    """Whatever the units: a velocity along (0.6, 0.8) that is rounding beside the one across."""
    states = size * np.array([0.6, 0.8, 0.8, -0.6 * (1 + off)])
    left = residual(bead, 0.0, states) / size**2
    assert 0 < left < 1e-12
    found = consistent_state(bead, 0.0, states, ())
    assert (found == states).all() == stays


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
def test_a_start_off_its_constraint_is_refused_in_any_unit_of_length(size: float) -> None:
    """A thousandth of a micrometre squared is no rounding."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    rod = TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    held = Sf("s", 0.5 * size**2, given="position")
    equations = bg.compile(bg.Graph("pendulum", v >> I("m", (1, 1)), v << rod << held))
    bg.rates(equations, start={"x": 0.6 * size, "y": -0.8 * size})
    with pytest.raises(bg.ValueRefused):
        bg.rates(equations, start={"x": 0.6003 * size, "y": -0.8 * size})


def test_the_nearest_configuration_is_sought_first_and_a_far_one_if_there_is_no_other() -> None:
    """A long step from 0.1 leads beyond the first zero of the cosine; short ones do not get to 10,000."""
    near = nearest_states(lambda x: [np.cos(x[0])], [0.1], (), ("x",), lambda x: [[-np.sin(x[0])]])
    np.testing.assert_allclose(near, [np.pi / 2], rtol=1e-12)
    far = nearest_states(
        lambda x: [np.exp(x[0] / 1e3) - np.exp(10)], [0.0], (), ("x",), lambda x: [[np.exp(x[0] / 1e3) / 1e3]]
    )
    np.testing.assert_allclose(far, [1e4], rtol=1e-12)


@pytest.mark.parametrize(
    ("waves", "start", "level", "found"),
    [
        (10.0, 0.15, 0.5, math.pi / 6),  # with steps of a quarter of the states the other flank is met
        (0.15, 10.0, 0.015, math.asin(0.015)),  # with steps of 0.04 it is too far
        (1.45e-4, 1e4, 0.0, -math.pi),  # too far for short steps; with longer ones than of three states -2 pi is met
    ],
)
def test_of_many_configurations_a_near_one_is_found_beside_a_turning_point(
    waves: float, start: float, level: float, found: float
) -> None:
    """sin(w x) = c from where it hardly changes: a whole step of Newton's method leads far away."""
    assert math.cos(waves * start) < 0.13
    states = nearest_states(
        lambda x: [math.sin(waves * x[0]) - level],
        np.array([start]),
        (),
        ("x",),
        lambda x: [[waves * math.cos(waves * x[0])]],
    )
    assert states * waves == pytest.approx([found])


def test_what_is_large_in_its_unit_is_found_from_zero() -> None:
    """A light year in micrometres: steps that grow with the states, fourfold each, come there within fifty."""
    year = 9.46e21
    assert nearest_states(lambda x: [x[0] - year], np.zeros(1), (), ("x",), lambda x: [[1.0]]) == pytest.approx([year])


def test_what_is_fixed_stays(bead: Problem) -> None:
    found = consistent_state(bead, 0.0, np.array([3.0, 4.0, 5.0, 0.0]), {"u"})
    np.testing.assert_allclose(found, [3.0, 4.0, 5.0, -3.75], atol=1e-12)


def test_all_fixed_is_refused_with_what_would_do(bead: Problem) -> None:
    states, names = np.array([3.0, 4.0, 5.0, 0.0]), {"x", "y", "u", "w"}
    assert consistent_state(bead, 0.0, states, names) is None
    refusal = inconsistent(bead, 0.0, states, names)
    assert "a residual of 15 is left" in refusal.law and set(refusal.parties) == names
    assert "w = -2.4" in refusal.remedy


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
def test_what_holds_to_six_figures_is_put_right_and_what_does_not_is_refused(bead: Problem, size: float) -> None:
    """Velocities across (0.6, 0.8), all states fixed, off by a share of them: a run's tolerance, whatever the units."""
    exact = size * np.array([0.6, 0.8, 0.8, -0.6])
    off = size * np.array([0.0, 0.0, 0.6, 0.8])
    np.testing.assert_allclose(within_drift(bead, 0.0, exact + 1e-7 * off), exact, rtol=1e-10)
    assert within_drift(bead, 0.0, exact + 1e-5 * off) is None


def pendulum() -> bg.Graph:
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    rod = TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    return bg.Graph(
        "pendulum", Se("g", (0, -9.81)) >> v, v >> I("m", (1, 1)), v << rod << Sf("s", 0.5, given="position")
    )


@pytest.mark.parametrize(
    "form", [None, "lagrange_multipliers", "lagrange_index_2", "lagrange_index_3", "kane_velocity"]
)
def test_a_run_goes_on_where_another_ended(form: str | None) -> None:
    """All states of its end, multipliers among them, are a start; the whole motion is that of one run."""
    equations = bg.compile(pendulum(), form and getattr(bg.forms, form), CASADI)
    start, names = {"x": 0.6, "y": bg.Near(-0.8)}, equations.states
    first = bg.simulate(equations, (0, 1), start=start)
    then = bg.simulate(equations, (1, 2), start={name: first[name][-1] for name in names})
    whole = bg.simulate(equations, (0, 2), start=start)
    for name in ("x", "y", "u", "w"):
        np.testing.assert_allclose(then[name][-1], whole[name][-1], atol=1e-5)


@pytest.mark.parametrize(("off", "is_refused"), [(1e-7, False), (1e-5, True)])
def test_a_multiplier_that_is_given_is_the_one_that_follows(off: float, is_refused: bool) -> None:
    """Of a rod at rest below its hinge: a f = 0 with a = (0, -1), so that lambda times -1 bears the weight."""
    equations = bg.compile(pendulum(), bg.forms.lagrange_index_2, CASADI)
    start = {"x": 0.0, "y": -1.0, "u": 0.0, "w": 0.0, "s.lambda": -9.81 * (1 + off)}
    if is_refused:
        with pytest.raises(bg.ValueRefused, match=r"it is -9\.81 there"):
            bg.simulate(equations, (0, 0.1), start=start)
    else:
        assert bg.simulate(equations, (0, 0.1), start=start)["y"][-1] == pytest.approx(-1)


@pytest.mark.parametrize("crank", [0.3, 1.0, 2.5])
def test_a_linkage_is_closed_and_moves(linkage: Problem, crank: float) -> None:
    names = linkage.equations.states
    given = {"a_q": crank, "b_q": -1.0, "d_q": 1.0, "a": 2.0}
    states = np.array([given.get(name, 0.0) for name in names])
    found = consistent_state(linkage, 0.0, states, {"a_q", "a"})
    assert residual(linkage, 0.0, found) < 1e-11
    assert found[names.index("a_q")] == crank and found[names.index("a")] == 2.0
    closed = configuration(linkage, 0.0, states, {"a_q"})
    at = [names.index(name) for name in ("b_q", "d_q")]
    np.testing.assert_allclose(closed[at], found[at], atol=1e-9)


def test_a_linkage_that_cannot_be_closed_is_closest_where_it_is_stretched() -> None:
    """With the crank turned away coupler and rocker reach 1.2 of the 1.4 between their ends."""
    problem = Problem.of(bg.compile(bg.Graph("g", *four_bar(0.4, 0.5, 0.7, 1.0)), algebra=CASADI), {})
    names = problem.equations.states
    states = np.array([{"a_q": np.pi, "b_q": -3.0, "d_q": 3.0}.get(name, 0.0) for name in names])
    close = dict(zip(names, closest_configuration(problem, 0.0, states, {"a_q"}), strict=True))
    assert np.cos([close["b_q"], close["d_q"]]) == pytest.approx([-1, -1], abs=1e-6)
    refusal = inconsistent(problem, 0.0, states, {"a_q"})
    assert "c cannot hold: at best a residual of 0.2 is left with a_q as given" in refusal.law


def test_states_near_by_are_the_same_each_time_and_of_their_size() -> None:
    states = np.array([0.0, 100.0])
    once, again = (list(nearby(states, 5)) for _ in range(2))
    np.testing.assert_array_equal(once, again)
    assert all((np.abs(x - states) <= 0.3 * (1 + states)).all() for x in once)


@pytest.mark.parametrize("share, expected", [(0.9, 0.0), (1.1, 1.1 * ROUNDING * 0.3)])
def test_a_guess_that_is_taken_back_leaves_no_rounding(share: float, expected: float) -> None:
    """A number of 1e-17 is no size by which errors could be controlled."""
    rest = share * ROUNDING * 0.3
    found = nearest_states(lambda x: [x[0] - rest], [0.3, 0.5], ["x"], ("v", "x"), lambda x: [[1.0, 0.0]])
    np.testing.assert_allclose(found, [expected, 0.5], rtol=1e-3)


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e9])
@pytest.mark.parametrize(("off", "stays"), [(1e-15, True), (1e-14, False), (1e-11, False)])
def test_what_a_search_has_moved_by_rounding_alone_is_as_before(
    bead: Problem, size: float, off: float, stays: bool
) -> None:
    before, found = (size * np.array([1.0, 1.0, 1.0, -1.0 + error]) for error in (off, 0.0))
    assert (unmoved(bead, 0.0, before, found) == (before if stays else found)).all()


@pytest.mark.parametrize(
    ("start", "turn", "expected"),
    [({"H_q": 0.3}, None, (0.0, 0.0)), ({"H_q": 0.3, "B": 0.4}, None, (0.0, 0.4)), ({"H_q": 0.3}, 0.7, (0.0, 0.7))],
)
def test_friction_that_depends_on_a_reaction_leaves_rest_at_rest(
    start: dict[str, float], turn: float | None, expected: tuple[float, float]
) -> None:
    """The reactions are what follows: both were moved alike, and the pendulum began at 1.8 rad/s."""
    a, b = (Link(name, 1.5, planar=0.1, centre=(0.5, 0, 0)) for name in "ab")
    joints = [Revolute("H", "ground", a), Revolute("B", a.frame((1, 0, 0)), b)]
    swing = Mechanism("m", [a, b], joints, gravity=(0, -9.81, 0))
    wrench = bg.Graph("g", *swing).junctions["H_wrench"]
    friction = swing["H"] >> R("friction", effort="0.03*sqrt(Nx**2 + Ny**2)*tanh(f/0.01)")
    parts = [*swing, friction, wrench["H_fx"] >> De("Nx"), wrench["H_fy"] >> De("Ny")]
    parts += [] if turn is None else [Sf("turn", turn) >> swing["B"]]
    run = bg.simulate(bg.Graph("g", *parts), 0.1, start={**start, "B_q": 0.2})
    assert (run["H"][0], run["B"][0]) == pytest.approx(expected, abs=1e-12)
    for told, reaction in (("Nx", "H_fx"), ("Ny", "H_fy")):
        assert run[told][0] == pytest.approx(run[reaction][0], rel=1e-9)


@pytest.mark.parametrize("form", [None, "udwadia_kalaba", "maggi"])
def test_positions_that_are_not_defined_at_the_start_are_told(form: str | None) -> None:
    """1/x + y = 2: a guess of zero leads to states that satisfy it, and what is given there is refused."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", (("-1/x**2", 1),), integrals=("1/x + y",)) << Sf("rod", 2, given="position")
    graph = bg.Graph("g", f >> I("m", (1, 1)), held)
    equations = bg.compile(graph, getattr(bg.forms, form) if form else None)

    def run(**start: Any) -> bg.Trajectory:
        return bg.simulate(equations, 0.1, start=start)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = run(x=bg.Near(0), y=bg.Near(1))
        assert 1 / found["x"][0] + found["y"][0] == pytest.approx(2)
        for y in (1, bg.Near(1)):
            with pytest.raises(bg.ValueRefused, match="not defined") as caught:
                run(x=0, y=y)
            assert "x" in caught.value.parties
