"""Radau IIA in native code: SciPy's steps with an exact Jacobian."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy.integrate
import scipy.optimize
from scipy.integrate._ivp import radau
from scipy.linalg import expm

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.program import llvm
from bondgraph.program.c_compiler import build, compiler
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.native import library
from bondgraph.program.program import Builder, Program
from bondgraph.simulate.methods import implicit, loop, native_loop, native_method
from bondgraph.simulate.methods.native_method import NativeSystem
from bondgraph.simulate.methods.native_steps import Piece
from bondgraph.simulate.methods.radau5 import Radau

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
TOLERANCES: dict[str, Any] = {"rtol": 1e-7, "atol": 1e-10}


def of(program: Program, states: int) -> NativeSystem:
    """A system of a program of time and states."""
    from bondgraph.program.evaluate import instant

    python = instant(program)
    jacobian = jacobian_program(program, range(1, 1 + states))
    return NativeSystem(
        lambda t, x: python([t, *np.asarray(x).tolist()]),
        library(program, states, "llvm"),
        (),
        lambda: {},
        -np.inf,
        np.inf,
        lambda: library(jacobian, states, "llvm"),
    )


def linear(matrix: Any) -> NativeSystem:
    """x' = A x."""
    n = len(matrix)
    builder = Builder(("t", *(f"x{k}" for k in range(n))))
    results = {}
    for i in range(n):
        total = builder.number(0.0)
        for j in range(n):
            total = builder.emit("add", total, builder.emit("mul", builder.number(float(matrix[i, j])), 1 + j))
        results[str(i)] = total
    return of(builder.finish(results), n)


def oscillator(mu: float = 20.0) -> NativeSystem:
    """Van der Pol's: x0' = x1, x1' = mu (1 - x0^2) x1 - x0."""
    builder = Builder(("t", "x0", "x1"))
    square = builder.emit("sub", builder.number(1.0), builder.emit("mul", 1, 1))
    pull = builder.emit("mul", builder.number(mu), builder.emit("mul", square, 2))
    return of(builder.finish({"0": 2, "1": builder.emit("sub", pull, 1)}), 2)


def run(method: Any) -> list[Any]:
    found = []
    while method.status == "running":
        assert method.step() is None
        found.append((method.t, method.y.copy(), method.dense_output()))
    return found


def test_coefficients_are_scipys() -> None:
    text = (Path(loop.__file__).parent / "radau5.c").read_text()

    def numbers(name: str) -> Any:
        body = text.partition(f"double {name}[")[2].partition("=")[2].partition(";")[0]
        return np.array([float(x) for x in body.replace("{", " ").replace("}", " ").replace(",", " ").split()])

    for name, expected in {
        "NODES": radau.C, "ERROR": radau.E, "FROM_W": radau.T, "TO_W": radau.TI, "POLYNOMIAL": radau.P,
    }.items():  # fmt: skip
        np.testing.assert_allclose(numbers(name), np.ravel(expected), rtol=2e-15, err_msg=name)
    for name, value in {"MU": radau.MU_REAL, "MU_RE": radau.MU_COMPLEX.real, "MU_IM": radau.MU_COMPLEX.imag}.items():
        assert float(text.partition(f"#define {name} ")[2].split()[0].strip("()")) == pytest.approx(value, rel=1e-15)


def test_steps_are_scipys() -> None:
    """With the Jacobian that SciPy's method is given as a function: the same instants, and the same interpolants."""

    def jacobian(t: float, x: Any) -> Any:
        return np.array([[0.0, 1.0], [-40 * x[0] * x[1] - 1, 20 * (1 - x[0] ** 2)]])

    ours = run(Radau(oscillator(), 0.0, [2.0, 0.0], 40.0, **TOLERANCES))
    theirs = run(implicit.Radau(oscillator(), 0.0, [2.0, 0.0], 40.0, jac=jacobian, **TOLERANCES))
    assert len(ours) == len(theirs)
    np.testing.assert_allclose([t for t, *_ in ours], [t for t, *_ in theirs], rtol=1e-7)
    for (t, y, piece), (_, x, other) in zip(ours[:50], theirs[:50], strict=True):
        np.testing.assert_allclose(y, x, rtol=1e-6, atol=1e-8)
        np.testing.assert_allclose(piece(t - 1e-4), other(t - 1e-4), rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("seed", range(3))
def test_a_stiff_linear_motion_is_the_exponential(seed: int) -> None:
    """Rates from 1 to 1e5, none of the matrices triangular: both linear solvers exchange rows."""
    draw = np.random.default_rng(seed)
    basis = np.linalg.qr(draw.normal(size=(6, 6)))[0]
    inner = np.diag([-1.0, -2.0, -30.0, -1e3, -1e5, -1e5])
    inner[0, 1], inner[1, 0] = 3.0, -3.0
    matrix, start = basis @ inner @ basis.T, draw.normal(size=6)
    steps = run(Radau(linear(matrix), 0.0, start, 2.0, **TOLERANCES))
    assert len(steps) < 500  # an explicit method would make some 1e5
    for t, y, _ in steps[:: max(len(steps) // 7, 1)]:
        np.testing.assert_allclose(y, expm(matrix * t) @ start, atol=2e-6)
    t, y, piece = steps[-1]
    assert isinstance(piece, Piece)
    np.testing.assert_allclose(piece(t), y, rtol=1e-12, atol=1e-12)


def test_steps_have_the_same_bits_in_whatever_portions_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for most in (1, 7, 64):
        monkeypatch.setattr(native_method, "MOST", most)
        found.append([(t, y.tobytes()) for t, y, _ in run(Radau(oscillator(), 0.0, [2.0, 0.0], 20.0, **TOLERANCES))])
    assert found[0] == found[1] == found[2]


@pytest.mark.skipif(compiler() is None, reason="not installed: a C compiler")
def test_the_loop_has_the_bits_of_the_c_compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = build(compiler() or "", tmp_path, {"loop.c": loop.source()}, "loop.so", "-O2", "-Wall", "-Werror")
    assert done.returncode == 0, done.stderr
    there = ctypes.CDLL(str(tmp_path / "loop.so"))
    theirs = {
        name: kind(ctypes.cast(getattr(there, name), ctypes.c_void_p).value)
        for name, kind in native_loop.FUNCTIONS.items()
    }
    ours = run(Radau(oscillator(), 0.0, [2.0, 0.0], 20.0, **TOLERANCES))
    monkeypatch.setattr(native_method, "functions", lambda: theirs)
    again = run(Radau(oscillator(), 0.0, [2.0, 0.0], 20.0, **TOLERANCES))
    assert [(t, y.tobytes()) for t, y, _ in ours] == [(t, y.tobytes()) for t, y, _ in again]


def test_limits_are_kept() -> None:
    steps = run(Radau(oscillator(), 0.0, [2.0, 0.0], 1.0, **TOLERANCES, max_step=0.05, first_step=1e-5))
    lengths = np.diff([0.0, *(t for t, *_ in steps)])
    assert lengths[0] == pytest.approx(1e-5) and lengths.max() <= 0.05 * (1 + 1e-12)
    assert steps[-1][0] == 1.0


def circuit(**law: Any) -> bg.Graph:
    """A capacitor that charges in a microsecond, and one that takes a second."""
    i, u, j = One("i"), Zero("u"), One("j")
    return bg.Graph(
        "stiff_circuit",
        *(Se("U") >> i >> u >> C("fast", 1e-6), i >> R("Ra", **(law or {"value": 1}))),
        *(u >> j >> R("Rb", 1e3), j >> C("slow", 1e-3)),
    )


def test_simulate_uses_it() -> None:
    """Against SciPy's, where laws and inputs are formulas; what needs Python is SciPy's itself."""
    values = {"U": "sin(3*t)"}
    ours = bg.simulate(circuit(), (0, 2), values, method="Radau", rtol=1e-8)
    theirs = bg.simulate(circuit(), (0, 2), values, method=scipy.integrate.Radau, rtol=1e-8)
    assert ours.solver.startswith("RADAU") and ours.solver.endswith("rates in LLVM")
    assert all(isinstance(piece, Piece) for piece in ours.solution.interpolants)
    np.testing.assert_allclose(ours["slow.e"], theirs["slow.e"], atol=1e-6)
    law = {"effort": bg.Function(lambda f: 1.0 * f, lambda f: 1.0)}
    again = bg.simulate(circuit(**law), (0, 2), values, method="Radau", rtol=1e-8)
    assert not any(isinstance(piece, Piece) for piece in again.solution.interpolants)
    np.testing.assert_allclose(again["slow.e"], theirs["slow.e"], atol=1e-6)


def test_the_branch_of_a_nonlinear_system_is_kept() -> None:
    u = Zero("u")
    graph = bg.Graph("cubic", u >> C("c", 1), u >> R("d", effort="f**3 - 3*f"), u >> R("e", 1e3))
    runs = [
        bg.simulate(graph, (0, 1), start={"q_c": 5.0}, method=method, backend="llvm", rtol=1e-8)
        for method in ("Radau", scipy.integrate.Radau)
    ]
    np.testing.assert_allclose(runs[0]["d.f"], runs[1]["d.f"], rtol=1e-5)


@pytest.mark.parametrize("backend", ["python", "llvm"])
def test_refusals_are_those_of_python(backend: str) -> None:
    v = One("v")
    graph = bg.Graph("root", v >> I("m", 2), v >> R("b", effort="sqrt(1 - t)*f"), Se("F", 1) >> v)
    with pytest.raises(bg.SimulationStopped, match="not defined") as caught:
        bg.simulate(graph, (0, 2), start={"v": 1}, method="Radau", backend=backend)
    assert caught.value.trajectory is not None
    assert caught.value.trajectory.t[-1] == pytest.approx(1, abs=1e-2)


@pytest.mark.parametrize("method", [None, "Radau"])
@pytest.mark.parametrize(
    "V, R_s, capacity, end",
    [(12.0, 1e3, 1e-12, 1e-3), (12.0, 1e3, 1e-12, 1.0), (48.0, 1e4, 1e-10, 1e-1), (24.0, 1e2, 1e-12, 1e-4)],
)
def test_a_trial_beyond_an_exponential_leaves_no_jacobian(
    method: str | None, V: float, R_s: float, capacity: float, end: float
) -> None:
    """A diode clamp: at a trial of 12 V the diode's conductance is 1e170 S, by which no later step is made."""
    i, u = One("i"), Zero("u")
    diode = R("D", flow="1e-14*(exp(e/0.02585)-1)")
    graph = bg.Graph("clamp", Se("V", V) >> i >> u, i >> R("Rs", R_s), u >> C("Cj", capacity), u >> diode)
    right = scipy.optimize.brentq(lambda v: (V - v) / R_s - 1e-14 * np.expm1(v / 0.02585), 0, 1.5, xtol=1e-14)
    assert bg.simulate(graph, end, method=method)["u"][-1] == pytest.approx(right, rel=1e-6)
