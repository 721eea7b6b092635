"""The linearizer: exact derivatives against textbook ones, what moves, and what changes along a motion."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.analysis.linearization.linearize import linearize
from bondgraph.analysis.linearization.linearizer import Linearizer, changing_inputs
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.problem.problem import Problem

v, w = One("v", coordinates=("x",)), One("w", coordinates=("th",))
PENDULUM = bg.Graph("pendulum", w >> I("J", 2), w >> R("b", 1), Se("G", "-8*sin(th)") >> w, Se("M") >> w)


def problem(graph: bg.Graph, values: dict[str, object]) -> Problem:
    return Problem.of(bg.compile(graph, algebra=bg.algebra.table), values)


@pytest.mark.parametrize("angle", [0.0, 0.4, -1.3, np.pi])
def test_a_pendulum_has_its_derivatives(angle: float) -> None:
    """J th'' = -8 sin th - b th' + M; the state is the momentum p = J th'."""
    found = Linearizer(problem(PENDULUM, {"M": 0.5}), ["M"], ["w"]).at(0.0, [angle, 0.6])
    order = [found.states.index(name) for name in ("th", "p_J")]
    np.testing.assert_allclose(found.A[np.ix_(order, order)], [[0, 0.5], [-8 * np.cos(angle), -0.5]], atol=1e-14)
    np.testing.assert_allclose(found.B[order], [[0], [1]], atol=1e-15)
    np.testing.assert_allclose(found.C[:, order], [[0, 0.5]])
    left = -8 * np.sin(angle) - 0.3 + 0.5
    assert found.moving == pytest.approx({"th": 0.3, "p_J": left})


def test_at_rest_nothing_moves_and_off_it_by_more_than_rounding_it_does() -> None:
    at = Linearizer(problem(PENDULUM, {"M": 4.0}), [], None).at
    rest = np.arcsin(0.5)
    assert at(0.0, [rest, 0.0]).is_equilibrium
    assert at(0.0, [rest + 1e-12, 0.0]).is_equilibrium, "what the angle's own rounding leaves"
    moved = at(0.0, [rest + 1e-3, 0.0])
    assert set(moved.moving) == {"p_J"} and not moved.is_equilibrium


def test_two_terms_in_balance_are_seen_whichever_numbers_they_are() -> None:
    """Of thirty forces each with each other: their difference is rounding beside both, and not beside nothing."""
    names = [f"F{k}" for k in range(30)]
    graph = bg.Graph("pushed", v >> I("m", 1), *(Se(f"on{name}", name) >> v for name in names))
    given = problem(graph, dict.fromkeys(names, 1e6))
    xp = given.equations.xp
    pairs = {f"{a} - {b}": xp.symbol(a) - xp.symbol(b) for a, b in combinations(names, 2)}
    derivatives = Derivatives(given, [], pairs)
    values, asked = derivatives.values, list[Sequence[float]]()
    derivatives.values = lambda numbers: [asked.append(numbers), *values(numbers)][1:]
    sizes = derivatives.sizes(given.arguments(0.0, [0.0, 0.0]), 1e-8)[2:]
    assert len(sizes) == 435 and sizes.min() > 1e5 and sizes.max() <= 4.01e6
    assert len(asked) <= 8  # however many forces there are


def test_inputs_change_unless_their_rate_is_known_to_vanish() -> None:
    graph = bg.Graph("pushed", v >> I("m", 1), Se("F") >> v, Se("H") >> v, Se("K") >> v)
    told = problem(graph, {"F": 2.0, "H": "t**2", "K": lambda t: 1.0})
    assert changing_inputs(told, 1.0) == {"t", "H", "K"}
    assert changing_inputs(told, 0.0) == {"t", "K"}


def test_a_motion_is_steady_where_all_is_the_same_along_its_line() -> None:
    """A wheel that turns uniformly; with a weight at its rim its angle matters."""
    free = bg.Graph("wheel", w >> I("J", 2))
    turning = linearize(free, {"w": 3.0})
    assert turning.carried == () and turning.moving == {"th": 3.0} and not turning.is_equilibrium
    weighted = bg.Graph("weighted", w >> I("J", 2), Se("G", "-8*sin(th)") >> w)
    top = Linearizer(problem(weighted, {}), [], None).at(0.0, [np.pi, 3.0])
    assert "th" in top.moving and set(top.carried) == {"th", "p_J"}
    spring = linearize(bg.Graph("spring", v >> I("m", 1), v >> C("s", effort="8*x")), {"v": 1.0})
    assert set(spring.carried) == {"x", spring.states[1 - spring.states.index("x")]}, (
        "its force changes, no matrix does"
    )


def test_departures_keep_to_the_constraints() -> None:
    """A particle on a rod: the departures of x and y are across it, those of the rates follow."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    graph = bg.Graph("pendulum", f >> I("m", 2), Se("G", ("0", "-19.62")) >> f, held)
    found = linearize(bg.compile(graph, algebra=bg.algebra.table), {"x": 0.0, "y": -1.0})
    assert found.dependent and len(found.states) == 2
    rows = [found.outputs.index(name) for name in ("x", "y")]
    np.testing.assert_allclose([0.0, -1.0] @ found.C[rows], 0.0, atol=1e-12)
    np.testing.assert_allclose(abs(found.eigenvalues.imag), np.sqrt(9.81), rtol=1e-10)


def test_a_run_is_linearized_at_its_instants_as_its_states_are() -> None:
    graph = bg.Graph("oscillator", v >> I("m", 2), v >> C("s", effort="8*x**3"))
    equations = bg.compile(graph, algebra=bg.algebra.table)
    run = bg.simulate(equations, (0, 1), {}, {"x": 0.5})
    times = [0.0, 0.25, 1.0]
    for t, found in zip(times, linearize(run, t=times), strict=True):
        x = run.evaluate([t], ["x"])[0][0]
        i, j = found.states.index("p_m"), found.states.index("x")
        assert found.t == t and found.point["x"] == pytest.approx(x, rel=1e-12)
        assert found.A[i, j] == pytest.approx(-24 * x**2, rel=1e-12)
    assert linearize(run).t == 1.0


@pytest.mark.parametrize(
    ("load", "value", "is_steady"),
    [("where(t > 1, -2, 0)", -2, True), ("where(t > 1, -2, t)", -2, True), ("-2 + 1e-6*sin(t)", -2, False),
     ("where(t > 2.001, -2, 0)", 0, False)],
)  # fmt: skip
def test_a_law_in_time_that_rests_all_around_an_instant_does_not_change(
    load: str, value: float, is_steady: bool
) -> None:
    graph = bg.Graph("shaft", Se("M", 3) >> w, Se("load", load) >> w, w >> I("J", 2), w >> R("b", 0.5))
    found = linearize(graph, {"th": 0.0, "p_J": 2 * (3 + value) / 0.5}, t=2.0).without("th")
    assert (found.stability == "stable") is is_steady and bool(found.carried) is not is_steady


@pytest.mark.parametrize("limit", [1e-6, 1e-3, 1.0])
def test_what_acts_within_limits_only_is_seen_where_it_acts(limit: float) -> None:
    law = f"-min(max(5*x, -{limit}), {limit})"
    graph = bg.Graph("held", v >> I("m", 1), Se("F", law) >> v)
    needed = Linearizer(problem(graph, {}), [], None).derivatives.needed
    assert "x" in needed(0.0, np.array([0.0, 0.0]))["p_m'"]
    assert "x" not in needed(0.0, np.array([10.0, 0.0]))["p_m'"]


@pytest.mark.parametrize("share", [-1e-3, 0.37e-3, 1e-3])
def test_a_law_that_acts_for_an_instant_is_seen_a_thousandth_before_and_behind(share: float) -> None:
    """And a third of that behind, as a step that is not in the middle."""
    load = f"where(abs(t - 2*(1 + {share!r})) < {1.2 * abs(share)!r}, -1, -2)"
    graph = bg.Graph("shaft", Se("M", 3) >> w, Se("load", load) >> w, w >> I("J", 2), w >> R("b", 0.5))
    assert linearize(graph, {"th": 0.0, "p_J": 4.0}, t=2.0).without("th").carried


@pytest.mark.parametrize("place", [0.37, -0.61, 1.7])
def test_what_acts_at_one_place_is_seen_on_the_line_of_a_motion(place: float) -> None:
    """A wheel that turns uniformly elsewhere."""
    force = f"where(abs(th - {place!r}) < {0.3 * abs(place)!r}, 1, 0)"
    graph = bg.Graph("wheel", w >> I("J", 2), Se("G", force) >> w)
    assert linearize(graph, {"th": 0.0, "w": 3.0}).carried


@pytest.mark.parametrize(("low", "high"), [(3e-8, 3e-7), (3e-5, 3e-4), (0.12, 0.3)])
def test_what_acts_at_a_distance_only_is_seen_there(low: float, high: float) -> None:
    law = f"where(abs(x) > {low!r}, where(abs(x) < {high!r}, -5*x, 0), 0)"
    made = Linearizer(problem(bg.Graph("held", v >> I("m", 1), Se("F", law) >> v), {}), [], None)
    assert "x" in made.derivatives.needed(0.0, np.zeros(2))["p_m'"]
