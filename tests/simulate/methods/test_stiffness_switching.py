"""The usual method is explicit or implicit as the motion is stiff or not, and right either way."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import OdeSolution, solve_ivp

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.simulate.methods import stiffness
from bondgraph.simulate.methods.stiffness import NEAR, Watch, spectral_radius
from bondgraph.simulate.methods.stiffness_switching import Switching

LIMITS = {"rtol": 1e-8, "atol": 1e-10}


def linear(matrix: Any, start: Any, end: float, is_cheap: bool = False) -> tuple[Watch, Switching]:
    """A method for x' = matrix x that has come to its end."""
    watch = Watch(is_cheap)
    made = Switching(lambda t, x: matrix @ x, 0.0, np.array(start), end, lambda *at: matrix, watch, **LIMITS)
    while made.status == "running":
        assert made.step() is None
    return watch, made


@pytest.mark.parametrize("is_cheap", [True, False])
def test_a_fast_mode_beside_a_slow_one_is_stiff(is_cheap: bool) -> None:
    """Eigenvalues -1 and -1e6, of which the slow one is left."""
    matrix = np.array([[-1.0, 0.0], [1e6 - 1, -1e6]])
    watch, made = linear(matrix, [1.0, 1.0], 5.0, is_cheap)
    assert watch.is_stiff and len(watch.changes) == (0 if is_cheap else 1)
    np.testing.assert_allclose(made.y, [np.exp(-5)] * 2, rtol=1e-6)


def test_what_the_norm_says_the_eigenvalues_say() -> None:
    """Of a step that the norm shows to be short the spectrum is not asked; the judgement is the same."""
    rng, said = np.random.default_rng(7), set()
    for scale in 10.0 ** rng.uniform(-1, 2, 200):
        _, made = linear(scale * rng.standard_normal((3, 3)), np.ones(3), 1e-9, is_cheap=True)
        made.matrix = made.jac(0.0, made.y)
        is_near = bool(spectral_radius(made.matrix) * 0.1 > NEAR)
        assert made.watch.is_stiff or made._is_near(0.1) == is_near
        said.add((is_near, made.matrix is None))
    assert said == {(False, False), (False, True), (True, True)}


def test_a_fast_oscillation_that_is_excited_is_not() -> None:
    w = 50.0
    watch, made = linear(np.array([[0.0, w], [-w, 0.0]]), [1.0, 0.0], 10.0)
    assert not watch.is_stiff and not watch.changes
    np.testing.assert_allclose(made.y, [np.cos(10 * w), -np.sin(10 * w)], atol=1e-4)


def test_of_thousands_of_explicit_steps_the_exact_spectrum_is_looked_at_for_some_dozens() -> None:
    """Often enough to see what differences do not, and too seldom to cost anything."""
    matrix, asked = np.array([[0.0, 1.0], [-1.0, 0.0]]), list[float]()

    def jacobian(t: float, x: Any, *steps: Any) -> Any:
        asked.append(t)
        return matrix

    made = Switching(lambda t, x: matrix @ x, 0.0, [1.0, 0.0], 800.0, jacobian, Watch(True), **LIMITS, max_step=0.4)
    count = 0
    while made.status == "running":
        assert made.step() is None
        count += 1
    assert count > 1900 and not made.watch.changes
    assert 30 < len(asked) < 60


def test_steps_are_piecewise_functions_that_join() -> None:
    matrix = np.array([[-1.0, 0.0], [1e4 - 1, -1e4]])
    watch = Watch(False)
    made = Switching(lambda t, x: matrix @ x, 0.0, np.ones(2), 3.0, lambda *at: matrix, watch, **LIMITS)
    while made.status == "running":
        before, state = made.t, made.y
        made.step()
        piece = made.dense_output()
        assert piece is not None
        np.testing.assert_allclose(piece(before), state, rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(piece(made.t), made.y, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(piece((before + made.t) / 2), np.exp(-(before + made.t) / 2), rtol=1e-5)
    assert watch.changes


def van_der_pol(mu: float) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("vdp", v >> I("m", 1), v >> R("b", effort=f"{mu}*(x**2 - 1)*f"), v >> C("k", 1))


@pytest.mark.parametrize("mu, end", [(1.0, 20.0), pytest.param(1000.0, 2000.0, marks=pytest.mark.slow)])
def test_van_der_pol(mu: float, end: float) -> None:
    """Against SciPy's Radau by itself, with an exact Jacobian and a hundred times smaller tolerances."""

    def rates(t: float, y: Any) -> list[float]:
        return [y[1], mu * (1 - y[0] ** 2) * y[1] - y[0]]

    def jacobian(t: float, y: Any) -> list[list[float]]:
        return [[0, 1], [-2 * mu * y[0] * y[1] - 1, mu * (1 - y[0] ** 2)]]

    exact = solve_ivp(rates, (0, end), [2.0, 0.0], "Radau", jac=jacobian, rtol=1e-11, atol=1e-13)
    run = bg.simulate(van_der_pol(mu), (0, end), start={"x": 2})
    assert ("RADAU" in run.solver) == (mu > 10)
    assert run["x"][-1] == pytest.approx(exact.y[0, -1], abs=1e-5)
    assert len(run.steps) < 2000


@pytest.mark.parametrize("method", [None, "Radau", "BDF", "LSODA", "CVODE"])
def test_a_small_capacitor_follows_its_source(method: str | None) -> None:
    """q' = (sin t - q/c)/r with r c = 1e-6 s: q lags by that much, in states of 1e-6."""
    i = One("i")
    graph = bg.Graph("rc", Se("E", "sin(t)") >> i, i >> R("r", 1), i >> C("c", 1e-6))
    run = bg.simulate(graph, (0, 10), method=method)
    np.testing.assert_allclose(run["q_c"][1:], 1e-6 * np.sin(run.t[1:] - 1e-6), rtol=1e-5, atol=1e-11)
    assert len(run.steps) < 3000


def test_a_motion_by_methods_in_turns_is_evaluated_as_scipys() -> None:
    """All at once, and with the same bits: at ends of steps, where the method changes among them, and in any order."""
    run = bg.simulate(van_der_pol(50.0), 120, start={"x": 2})
    assert "in turns" in run.solver
    motion = run.solution
    assert motion.is_native and len(motion.parts) > 2
    ends = motion.ts
    times = np.concatenate([ends, (ends[1:] + ends[:-1]) / 2, [ends[0], ends[-1]]])
    times = times[np.random.default_rng(1).permutation(len(times))]
    np.testing.assert_array_equal(motion(times), OdeSolution(ends, motion.interpolants)(times))
    change = np.array([ends[motion.parts[1][0]]])
    np.testing.assert_array_equal(motion(change), motion.interpolants[motion.parts[0][1] - 1](change))


def test_the_method_is_told_with_its_reason() -> None:
    assert "(not stiff" in bg.simulate(van_der_pol(1), (0, 5), start={"x": 2}).solver
    assert bg.simulate(van_der_pol(1), (0, 5), start={"x": 2}, method="BDF").solver.startswith("BDF, rates")


def test_the_eigenvalue_at_a_root_near_zero_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cylinder between two valves, one pressure all but zero: differences of the states see no slope there, neither
    at the start nor, if nobody looks there, by the steps that follow."""
    from tests.simulate.methods.test_newton_residuals import servo

    run = bg.simulate(servo(), np.linspace(0, 0.5, 11))
    assert len(run.steps) < 2000 and run.solver.startswith("RADAU then DOP853")
    monkeypatch.setattr(stiffness, "LONG", math.inf)
    run = bg.simulate(servo(), np.linspace(0, 0.5, 11))
    assert len(run.steps) < 2000 and run.solver.startswith("DOP853 and RADAU")
