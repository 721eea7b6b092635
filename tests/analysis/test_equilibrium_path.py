"""The way to an equilibrium: along the circle that a rod allows, by its own length, in any direction of a step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import forms
from bondgraph.analysis.equilibrium.constrained_search import _Paths, along_integrals
from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.analysis.linearization.integrability import FirstIntegrals
from bondgraph.elements import TF, C, Frame, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.problem.problem import Problem

LENGTH = 2.0


@pytest.fixture(scope="module")
def equations() -> Any:
    """A particle on a rod that is known by x u + y w = 0 alone: it keeps the length it begins with."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    graph = bg.Graph("bob", f >> I("m", 2), Se("G", ("F", "-20")) >> f, rod)
    return bg.compile(graph, algebra=bg.algebra.table)


def residual(equations: Any, force: float, fixed: tuple[str, ...] = ()) -> Residual:
    return Residual(Problem.of(equations, {"F": force}).with_invariants, 0.0, fixed, (), ())


def at(found: Residual, angle: float) -> np.ndarray:
    where = {"x": LENGTH * np.sin(angle), "y": -LENGTH * np.cos(angle)}
    return np.array([where.get(name, 0.0) for name in found.problem.equations.states])


def place(found: Residual, x: np.ndarray) -> np.ndarray:
    return np.array([x[found.problem.equations.states.index(name)] for name in ("x", "y")])


def paths(found: Residual, x: np.ndarray) -> _Paths:
    n = len(x)
    _, jacobian = found.evaluate(x)
    return _Paths(found, FirstIntegrals(found.problem, jacobian[:n, :n], jacobian[n:, :n], []), x, jacobian)


@pytest.mark.parametrize(("force", "angle"), [(0.0, 0.4), (20.0, -1.0), (-7.0, 2.0)])
def test_the_end_is_where_the_rod_points_along_the_force(equations: Any, force: float, angle: float) -> None:
    found = residual(equations, force)
    end = place(found, along_integrals(found, at(found, angle)))
    assert np.linalg.norm(end) == pytest.approx(LENGTH, abs=1e-8), "the length it began with"
    down = np.array([force, -20.0])
    assert abs(end[0] * down[1] - end[1] * down[0]) < 1e-6


def test_where_nothing_is_to_be_kept_there_is_no_path() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 1), v >> C("s", 1), v >> R("b", 1))
    found = Residual(Problem.of(bg.compile(graph, algebra=bg.algebra.table), {}), 0.0, (), (), ())
    assert along_integrals(found, np.array([0.3, 0.2])) is None


def test_departures_are_orthonormal_and_along_the_circle(equations: Any) -> None:
    found = residual(equations, 0.0)
    x = at(found, 0.7)
    path = paths(found, x)
    N = path.tangent_basis(x, found.evaluate(x)[1])
    np.testing.assert_allclose(N.T @ N, np.eye(N.shape[1]), atol=1e-12)
    radial = np.array([{"x": np.sin(0.7), "y": -np.cos(0.7)}.get(n, 0.0) for n in found.problem.equations.states])
    np.testing.assert_allclose(radial * path.units @ N, 0.0, atol=1e-12)
    assert N.shape[1] == len(x) - 2, "one for the length, one for the constraint on the rates"


def test_a_long_step_goes_round_the_circle_not_off_it(equations: Any) -> None:
    found = residual(equations, 0.0)
    x = at(found, 0.7)
    step = np.array([{"x": 3.0, "y": 3.0}.get(name, 0.0) for name in found.problem.equations.states])
    path = paths(found, x)
    moved = path.units * path.moved(x / path.units, step / path.units)
    assert np.linalg.norm(place(found, moved)) == pytest.approx(LENGTH, abs=1e-8)
    assert np.linalg.norm(place(found, moved) - place(found, x)) > 0.5


def test_what_is_fixed_stays(equations: Any) -> None:
    """With x held, y cannot move along the circle either: no departure of positions is left."""
    found = residual(equations, 0.0, fixed=("x",))
    x = at(found, 0.7)
    N = paths(found, x).tangent_basis(x, found.evaluate(x)[1])
    np.testing.assert_allclose(place_rows(found, N), 0.0, atol=1e-12)


def place_rows(found: Residual, N: np.ndarray) -> np.ndarray:
    names = found.problem.equations.states
    return N[[names.index("x"), names.index("y")]]


@pytest.mark.parametrize(("helps", "found"), [(1 / 512, True), (0.0, False)])
def test_a_step_is_halved_to_a_thousandth_until_it_helps(helps: float, found: bool) -> None:
    """What is left grows but for the beginning of a step; where it grows from there on, that is soon seen."""
    path = object.__new__(_Paths)
    asked = list[float]()

    def left(x: Any) -> float:
        asked.append(float(x[0]))
        return 1.0 - float(x[0]) if float(x[0]) <= helps else 2.0

    path.__dict__.update(
        units=np.ones(1), left=left, step=lambda x: np.array([0.5 * float(x[0] == 0.0)]), moved=lambda x, step: x + step
    )
    end = path.search(np.zeros(1))
    assert (0 < end[0] <= helps) == found and len(asked) <= 12


def test_of_many_equilibria_the_one_beside_the_guess_is_found() -> None:
    """From a slope that is nearly level tangents lead far: no step is longer than half of where it begins, and one."""
    path, asked = object.__new__(_Paths), 0

    def left(x: Any) -> float:
        nonlocal asked
        asked += 1
        return abs(float(np.sin(x[0])))

    path.__dict__.update(units=np.ones(1), left=left, step=lambda x: -np.tan(x), moved=lambda x, step: x + step)
    for start in np.linspace(1.2, 1.57, 38).tolist():
        assert path.search(np.array([start])) == pytest.approx([0.0], abs=1e-9), start
    assert asked < 8 * 38


def test_a_search_that_comes_nearer_for_ever_ends() -> None:
    path, asked = object.__new__(_Paths), 0

    def left(x: Any) -> float:
        nonlocal asked
        asked += 1
        return float(np.exp(-x[0]))

    path.__dict__.update(units=np.ones(1), left=left, step=lambda x: np.array([0.5]), moved=lambda x, step: x + step)
    assert np.isfinite(path.search(np.zeros(1))).all() and asked < 100


@pytest.mark.parametrize("form", [None, forms.kane_velocity, forms.kane_momentum])
def test_loops_stay_in_the_assembly_of_the_guess(form: Any) -> None:
    """A slider of 1.2 kg on the right of its crank is pushed along its way. It was found on the left as well, and the
    crank some turns away."""
    crank, rod = Link("crank", 0.8, planar=0.02), Link("rod", 0.5, planar=0.03, centre=(0.3, 0, 0))
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((0.2, 0, 0)), rod),
        Prismatic("x", "ground", "slider", "x"),
        Revolute("c", rod.frame((0.6, 0, 0)), "slider"),
    ]
    m = Mechanism("m", [crank, rod, Link("slider", 1.2)], joints, gravity=(0, -9.81, 0))
    parts = Se("push", 5) >> m["x"], m["x"] >> C("spring", 50), m["a"] >> R("friction", 0.3)
    graph = bg.Graph("slider_crank", *m, *parts)
    equations = bg.compile(graph, form) if form else bg.compile(graph)
    for angle in (-2.56, -1.21, 0.3, 1.21, 4.5, 20 * np.pi - 2.12, 20 * np.pi + 1.14):
        guess = {"a_q": angle, "x_q": bg.Near(0.2 * np.cos(angle) + 0.6)}
        state = bg.equilibrium(equations, guess=guess).state
        place = 0.2 * np.cos(state["a_q"]) + np.sqrt(0.36 - (0.2 * np.sin(state["a_q"])) ** 2)
        assert state["x_q"] == pytest.approx(place, abs=1e-8)
        assert abs(state["a_q"] - angle) < np.pi


@pytest.mark.parametrize("current", [1e-9, 1e-3, 1.0])
def test_a_diode_comes_to_its_current_from_zero(current: float) -> None:
    n = Zero("n")
    law = "1e-12*(exp(e/0.02585) - 1)"
    graph = bg.Graph("diode", Sf("I", current) >> n, n >> C("c", 1e-6), n >> R("D", flow=law))
    found = bg.equilibrium(graph)
    assert found["c.e"] == pytest.approx(0.02585 * np.log1p(current / 1e-12), rel=1e-9) and found.residual < 1e-9


@pytest.mark.parametrize(("size", "inflow"), [(0.5, 0.02), (1e-6, 1e-3), (0.5, -0.02)])
def test_tanks_in_a_row_with_valves_come_to_rest_from_empty(size: float, inflow: float) -> None:
    """The root of a pressure has no derivative at zero, where the second tank stays until the first has some."""
    a, b, between = Zero("a"), Zero("b"), One("between")
    law = "0.01*sqrt(abs(e))*sign(e)"
    stores = Sf("inflow", inflow) >> a, a >> C("A", size), b >> C("B", 2 * size)
    valves = a >> between, between >> R("V", flow=law), between >> b, b >> R("W", flow=law)
    found = bg.equilibrium(bg.Graph("tanks", *stores, *valves))
    pressure = np.sign(inflow) * (inflow / 0.01) ** 2
    assert [found["A.e"], found["B.e"]] == pytest.approx([2 * pressure, pressure], rel=1e-9)


def test_where_no_current_is_enough_no_rest_is_told() -> None:
    """A diode that blocks holds back no more than 1e-12 A: there is no voltage at which nothing flows on."""
    n = Zero("n")
    law = "1e-12*(exp(e/0.02585) - 1)"
    with pytest.raises(bg.NoSolution):
        bg.equilibrium(bg.Graph("diode", Sf("I", -1e-3) >> n, n >> C("c", 1e-6), n >> R("D", flow=law)))


@pytest.mark.parametrize(
    "length, mass, time", [(1, 1, 1), (1, 1, 1e-3), (1e-3, 1, 1), (1e5, 1e9, 1e3), (1e-9, 1e-20, 1e-9)]
)
def test_a_closed_loop_comes_to_rest_in_any_units(length: float, mass: float, time: float) -> None:
    """A four-bar on a spring: rates of angles and of velocities were added up as if their units were one."""
    force, inertia = mass * length / time**2, mass * length**2
    crank = Link("crank", mass, planar=0.02 * inertia, centre=(0.15 * length, 0, 0))
    rod = Link("rod", 2 * mass, planar=0.2 * inertia, centre=(0.45 * length, 0.03 * length, 0))
    lever = Link("lever", 1.5 * mass, planar=0.1 * inertia, centre=(0.3 * length, 0, 0))
    joints = [
        *(Revolute("a", "ground", crank), Revolute("b", crank.frame((0.3 * length, 0, 0)), rod)),
        Revolute("d", Frame("ground", (length, 0.1 * length, 0)), lever),
        Revolute("c", rod.frame((0.9 * length, 0, 0)), lever.frame((0.7 * length, 0, 0))),
    ]
    bars = Mechanism("bars", [crank, rod, lever], joints, gravity=(0, -9.81 * length / time**2, 0))
    low = Frame("ground", (0.4 * length, 0.9 * length, 0))
    reach = bars.distance("reach", low, rod.frame((0.4 * length, 0.1 * length, 0)))
    spring = reach.flow >> C("spring", effort=f"{30 * force / length}*(reach_length - {0.4 * length})")
    found = bg.equilibrium(bg.Graph("bars", *bars, *reach, spring), guess={"a_q": -1.2, "b_q": 1.5, "d_q": 1.4})
    assert found["a_q"] == pytest.approx(-1.69185994949, abs=1e-10)
    slowest = min(found.linearization.eigenvalues, key=abs)
    assert abs(slowest) * time == pytest.approx(5.4505, abs=1e-1)
