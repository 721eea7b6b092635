"""Newton's method with a matrix that is far too steep: it must not look as if it had converged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy.integrate

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Zero
from bondgraph.program import llvm
from bondgraph.program.program import Builder
from bondgraph.simulate.methods import loop, newton_residuals
from bondgraph.simulate.methods.bdf import BDF
from bondgraph.simulate.methods.implicit import Radau
from bondgraph.simulate.methods.newton_residuals import Residuals

INFLOW, ROOT, FOLLOWER = 1e-6, 0.1118, 30.0
FULL = (INFLOW / ROOT) ** 2
"""Of q' = INFLOW - ROOT sqrt(q): where it rests."""
LIMITS: dict[str, Any] = {"rtol": 1e-6, "atol": [1e-6 * FULL, 1e-6]}


def rates(t: float, x: Any) -> Any:
    """A tank that fills from nearly empty and drains as a root, and what follows it slowly."""
    return np.array([INFLOW - ROOT * np.sqrt(x[0]), FOLLOWER * (x[0] / FULL - x[1])])


def jacobian(t: float, x: Any) -> Any:
    return np.array([[-ROOT / 2 / np.sqrt(x[0]), 0.0], [FOLLOWER / FULL, -FOLLOWER]])


def native(**limits: Any) -> Any:
    from bondgraph.simulate.methods import radau5
    from tests.simulate.methods.test_radau5 import of

    build = Builder(("t", "q", "x"))

    def times(number: float, value: int) -> int:
        return build.emit("mul", build.number(number), value)

    q = build.emit("sub", build.number(INFLOW), times(ROOT, build.emit("sqrt", 1)))
    x = times(FOLLOWER, build.emit("sub", times(1 / FULL, 1), 2))
    return lambda t0, y0, end: radau5.Radau(of(build.finish({"0": q, "1": x}), 2), t0, y0, end, **limits)


def python(method: Any, **limits: Any) -> Any:
    return lambda t0, y0, end: method(rates, t0, y0, end, jac=jacobian, **limits)


def end(made: Any, start: float) -> Any:
    method = made(0.0, np.array([start, 1.0]), 0.5)
    while method.status == "running":
        assert method.step() is None
    return method.y


@pytest.mark.parametrize("start", [1e-60, 1e-45, 1e-38, 1e-30])
@pytest.mark.parametrize("method", ["native", Radau, BDF])
def test_a_root_near_zero_is_no_convergence(method: Any, start: float) -> None:
    if method == "native" and llvm.missing():
        pytest.skip(llvm.missing())
    made = native(**LIMITS) if method == "native" else python(method, **LIMITS)
    np.testing.assert_allclose(end(made, start), [FULL, 1.0], rtol=1e-5)


@pytest.mark.parametrize("method", [scipy.integrate.Radau, scipy.integrate.BDF])
def test_steps_alone_do_not_tell(method: Any) -> None:
    """The same methods, judged by their steps only, are far off: what the test above would not see otherwise."""
    assert abs(end(python(method, **LIMITS), 1e-30)[0] / FULL - 1) > 0.1


@pytest.mark.parametrize(
    ("residuals", "fits"),
    [
        ([1.0, 0.8], True),
        ([1.0, 0.95], False),
        ([5e-3] * 2, True),
        ([20e-3] * 2, False),
        ([1.0, 0.1, 0.95], False),
    ],
)
def test_residuals_become_smaller_or_are_below_tolerances(residuals: list[float], fits: bool) -> None:
    kept = Residuals(1)
    arguments: tuple[Any, ...] = (1.0, np.full(1, 1e-3), lambda: np.zeros(1))
    found = [kept.contract(np.array([each]), *arguments) for each in residuals]
    assert all(found[:-1]) and found[-1] == fits
    kept.restart()
    assert kept.contract(np.array([1e9]), *arguments)


@pytest.mark.parametrize(("roundings", "fits"), [(100, True), (10_000, False)])
def test_what_rounding_leaves_says_nothing(roundings: float, fits: bool) -> None:
    left = roundings * np.spacing(1.0) * 8e6
    kept = Residuals(1)
    for _ in range(2):
        found = kept.contract(np.array([left]), 1.0, np.full(1, 1e-12), lambda: np.array([8e6]))
    assert found == fits


def servo() -> bg.Graph:
    """A cylinder between two valves whose flows are roots of their pressure drops: pressures rise in a microsecond."""
    a, b, o, v = Zero("a"), Zero("b"), One("o"), One("v", coordinates=("x",))
    law = "5e-8*sign(e)*sqrt(abs(e))"
    return bg.Graph(
        "servo",
        *(Se("ps", 1e7) >> o, o >> R("r1", flow=law), o >> a, a >> C("ca", 2e-13), v << TF("A1", 1e-3) << a),
        *(v >> TF("A2", 1e-3) >> b, b >> C("cb", 2e-13), b >> R("r2", flow=law)),
        *(v >> I("m", 20.0), v >> R("visc", 800.0), v >> C("load", 2e-5)),
    )


def test_a_servo_from_rest_has_one_motion() -> None:
    equations = bg.compile(servo())
    t = np.linspace(0, 0.1, 101)
    runs = [bg.simulate(equations, t, method=method) for method in ("BDF", "Radau")]
    for name in equations.states:
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-5 * np.abs(runs[1][name]).max())


def test_native_code_has_the_same_limits() -> None:
    text = (Path(loop.__file__).parent / "radau5.c").read_text()
    for name in ("CONTRACTED", "SIGNIFICANT", "ROUNDINGS"):
        assert float(text.partition(f"#define {name} ")[2].split()[0]) == getattr(newton_residuals, name)


def test_a_rate_that_jumps_ahead_makes_steps_shorter() -> None:
    """An iteration without a result ends there, though a law has a value beyond its jump whatever the states are."""

    def jumps(t: float, x: Any) -> Any:
        return np.array([0.0 if 1.0 - x[0] <= 0 else 1.0])  # 1 where x is not a number

    solver = BDF(jumps, 0.0, [0.0], 2.0, first_step=1.5, jac=lambda t, x: np.zeros((1, 1)), rtol=1e-8, atol=1e-9)
    solver.step()
    assert solver.status == "running" and 0 < solver.t < 1
    np.testing.assert_allclose(solver.y, solver.t, rtol=1e-12)
