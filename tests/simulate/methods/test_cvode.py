"""CVODE in native code: the steps of scikit-sundae's, right between their ends, with nothing left behind."""

from __future__ import annotations

import gc
import math
import pickle
from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.linalg import expm

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Zero
from bondgraph.program import llvm
from bondgraph.program.evaluate import instant
from bondgraph.program.native import library
from bondgraph.program.program import Builder, Program
from bondgraph.simulate.methods import cvode, native_method, sundials
from bondgraph.simulate.methods.cvode import Cvode
from bondgraph.simulate.methods.native_method import NativeSystem
from bondgraph.simulate.methods.native_steps import Piece

pytest.importorskip("sksundae")
pytestmark = [
    pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite"),
    pytest.mark.skipif(cvode.library() is None, reason="the system's linker does not give SUNDIALS' functions"),
]
LIMITS: dict[str, Any] = {"rtol": 1e-8, "atol": 1e-10}
A = np.array([[-2.0, 1.0, 0.0], [0.0, -500.0, 3.0], [-4.0, 0.0, -1.0]])
START = np.array([1.0, -1.0, 0.5])


def of(program: Program, states: int, jacobian: Program | None = None) -> NativeSystem:
    """A system of a program of time and states."""
    evaluate = instant(program)

    def python(t: float, x: Any) -> list[float]:
        try:
            return evaluate([t, *np.asarray(x).tolist()])
        except ValueError:
            return [math.nan] * states

    exact = None if jacobian is None else library(jacobian, states, "llvm")
    return NativeSystem(
        python,
        library(program, states, "llvm"),
        (),
        lambda: {},
        -np.inf,
        np.inf,
        lambda: exact,
    )


def linear(is_exact: bool = True) -> NativeSystem:
    """x' = A x, with its matrix or without."""
    builder, results = Builder(("t", "x0", "x1", "x2")), {}
    for i in range(3):
        parts = [builder.emit("mul", builder.number(float(A[i, j])), 1 + j) for j in range(3)]
        results[str(i)] = builder.emit("add", builder.emit("add", parts[0], parts[1]), parts[2])
    constant = Builder(("t", "x0", "x1", "x2"))
    matrix = constant.finish({str(k): constant.number(float(entry)) for k, entry in enumerate(A.ravel())})
    return of(builder.finish(results), 3, matrix if is_exact else None)


def root() -> NativeSystem:
    """x' = -sqrt(x): at rest from t = 2 on, and beyond zero there is no rate."""
    builder = Builder(("t", "x"))
    return of(builder.finish({"0": builder.emit("neg", builder.emit("sqrt", 1))}), 1)


def run(method: Any) -> list[tuple[float, Any, Any]]:
    found = []
    while method.status == "running":
        assert method.step() is None
        found.append((method.t, method.y.copy(), method.dense_output()))
    return found


@pytest.mark.parametrize("is_exact", [True, False])
def test_steps_are_scikit_sundaes(is_exact: bool) -> None:
    exact = {"jac": lambda t, x: A} if is_exact else {}
    ours = run(Cvode(linear(is_exact), 0.0, START, 3.0, **LIMITS))
    theirs = run(sundials.Cvode(linear().python, 0.0, START, 3.0, **exact, **LIMITS))
    assert len(ours) == len(theirs)
    for (t, y, piece), (time, x, other) in zip(ours, theirs, strict=True):
        assert isinstance(piece, Piece)
        assert t == pytest.approx(time, rel=1e-9)
        np.testing.assert_allclose(y, x, rtol=1e-9, atol=1e-12)
        middle = (piece.t_old + t) / 2
        np.testing.assert_allclose(piece(middle), other(middle), rtol=1e-8, atol=1e-11)


def test_a_stiff_linear_motion_is_the_exponential_between_steps_too() -> None:
    before = START
    for t, y, piece in run(Cvode(linear(), 0.0, START, 3.0, **LIMITS)):
        np.testing.assert_allclose(y, expm(A * t) @ START, atol=2e-6)
        np.testing.assert_allclose(piece(t), y, rtol=1e-14)
        np.testing.assert_allclose(piece(piece.t_old), before, rtol=1e-9, atol=1e-12)  # it begins where the last ended
        middle = (piece.t_old + t) / 2
        np.testing.assert_allclose(piece(middle), expm(A * middle) @ START, atol=2e-6)
        before = y
    assert t == 3.0
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(piece))(middle), piece(middle))


def test_steps_have_the_same_bits_in_whatever_portions_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for most in (1, 7, 64):
        monkeypatch.setattr(native_method, "MOST", most)
        found.append([(t, y.tobytes()) for t, y, _ in run(Cvode(linear(), 0.0, START, 3.0, **LIMITS))])
    assert found[0] == found[1] == found[2]


def test_steps_are_limited_and_begin_with_the_one_given() -> None:
    steps = run(Cvode(linear(), 0.0, START, 1.0, **LIMITS, max_step=0.01, first_step=1e-9))
    lengths = np.diff([0.0, *(t for t, *_ in steps)])
    assert lengths[0] == pytest.approx(1e-9) and 0.009 < lengths.max() <= 0.01 + 1e-12


def test_where_rates_end_it_fails_and_python_is_asked() -> None:
    method = Cvode(root(), 0.0, [1.0], 3.0, **LIMITS)
    while method.status == "running":
        method.step()
    assert method.status == "failed" and method.t == pytest.approx(2.0, abs=1e-3)  # x = (1 - t / 2)^2
    assert isinstance(method.scipy, sundials.Cvode)


def test_what_is_asked_of_sundials_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = {
        "SUNContext_Create": "SUNContext_Free", "N_VNew_Serial": "N_VDestroy", "SUNDenseMatrix": "SUNMatDestroy",
        "SUNLinSol_Dense": "SUNLinSolFree", "CVodeCreate": "CVodeFree",
    }  # fmt: skip
    counts, functions = Counter[str](), cvode.library()
    assert functions is not None

    def counted(name: str, function: Any) -> Any:
        def called(*given: Any) -> Any:
            counts[name] += 1
            return function(*given)

        return called

    watched = {name: counted(name, functions[name]) for name in (*pairs, *pairs.values())}
    monkeypatch.setattr(cvode, "library", lambda: functions | watched)
    run(Cvode(linear(), 0.0, START, 1.0, **LIMITS))
    gc.collect()
    for made, freed in pairs.items():
        assert counts[made] == counts[freed] > 0


def test_without_the_functions_of_sundials_it_runs_through_scikit_sundae(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = run(Cvode(linear(), 0.0, START, 3.0, **LIMITS))[-1][1]
    monkeypatch.setattr(cvode, "library", lambda: None)
    method = Cvode(linear(), 0.0, START, 3.0, jac=lambda t, x: A, **LIMITS)
    assert isinstance(method.scipy, sundials.Cvode)
    np.testing.assert_allclose(run(method)[-1][1], ours, rtol=1e-6, atol=1e-9)


def test_a_run_meets_its_events() -> None:
    """Damping that differs by direction: the law changes at each passage through rest, which is found."""
    v = One("v", coordinates=("x",))
    law = R("b", effort="where(f > 0, 0.5*f, 0.2*f)")
    graph = bg.Graph("one_way", v >> I("m", 1), v >> C("c", 1 / (4 * math.pi**2)), v >> law)
    ours, usual = (
        bg.simulate(graph, np.linspace(0, 3, 31), start={"x": 1.0}, method=method, rtol=1e-9)
        for method in ("CVODE", None)
    )
    assert ours.solver.startswith("CVODE, rates in LLVM")
    np.testing.assert_allclose(ours["x"], usual["x"], atol=2e-6)


def test_nonlinear_systems_are_followed_from_step_to_step() -> None:
    """Two dampers share a speed as their forces are equal: what a step finds is where the next one seeks it."""
    v, d = One("v", coordinates=("x",)), Zero("d")
    dampers = d >> R("a", effort="0.1*f + f**3"), d >> R("b", effort="tanh(f) + 0.2*f")
    graph = bg.Graph("two", v >> I("m", 1), v >> d, *dampers)
    ours, usual = (bg.simulate(graph, (0, 5), start={"v": 1.0}, method=each, rtol=1e-9) for each in ("CVODE", None))
    assert ours.solved[0] and ours.solver.startswith("CVODE, rates in LLVM")
    np.testing.assert_allclose(ours["v"], usual["v"], atol=2e-6)
    np.testing.assert_allclose(ours["a.e"], ours["b.e"], rtol=1e-9)
