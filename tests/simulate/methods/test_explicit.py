"""Explicit methods in native code: SciPy's steps, whatever of Python they do without."""

from __future__ import annotations

import ctypes
import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy.integrate
from mechanisms import CATALOGUE
from scipy.integrate._ivp import dop853_coefficients

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.program import llvm
from bondgraph.program.c_compiler import build, compiler
from bondgraph.program.native import RATES, Library, Rates
from bondgraph.simulate.methods import dop853_in_python, loop, native_loop, native_method
from bondgraph.simulate.methods.explicit import DOP853, RK23, RK45
from bondgraph.simulate.methods.native_method import NativeSystem
from bondgraph.simulate.methods.native_rates import native_rates
from bondgraph.simulate.methods.native_steps import Piece

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
CODE = """
define i32 @turn(double %t, ptr %x, ptr %p, ptr %memory, ptr %out) {
%y0 = load double, ptr %x
%x1 = getelementptr double, ptr %x, i64 1
%y1 = load double, ptr %x1
%w = load double, ptr %p
%d0 = fmul double %w, %y1
%n = fneg double %w
%d1 = fmul double %n, %y0
store double %d0, ptr %out
%o1 = getelementptr double, ptr %out, i64 1
store double %d1, ptr %o1
ret i32 0
}
"""


def turning(w: float = 1.0) -> NativeSystem:
    """x0' = w x1, x1' = -w x0: a circle."""
    machine = llvm.library(CODE, ("turn",))
    made = Library(machine.addresses["turn"], "LLVM", machine)
    return NativeSystem(lambda t, x: [w * x[1], -w * x[0]], made, (w,), lambda: {}, -np.inf, np.inf)


FOLLOWER = """
define i32 @follow(double %t, ptr %x, ptr %p, ptr %memory, ptr %out) {
%y0 = load double, ptr %x
%x1 = getelementptr double, ptr %x, i64 1
%y1 = load double, ptr %x1
%x2 = getelementptr double, ptr %x, i64 2
%y2 = load double, ptr %x2
%l = load double, ptr %p
%d = fsub double %y0, %y2
%d2 = fmul double %l, %d
%d1 = fneg double %y0
store double %y1, ptr %out
%o1 = getelementptr double, ptr %out, i64 1
store double %d1, ptr %o1
%o2 = getelementptr double, ptr %out, i64 2
store double %d2, ptr %o2
ret i32 0
}
"""


def follower(speed: float) -> NativeSystem:
    """x0' = x1, x1' = -x0, and x2' = speed (x0 - x2), which follows what turns slowly."""
    machine = llvm.library(FOLLOWER, ("follow",))
    made = Library(machine.addresses["follow"], "LLVM", machine)
    rates = lambda t, x: [x[1], -x[0], speed * (x[0] - x[2])]  # noqa: E731
    return NativeSystem(rates, made, (speed,), lambda: {}, -np.inf, np.inf)


def follows(speed: float, t: Any) -> Any:
    """The motion of `follower` from (1, 0, 0)."""
    share = speed / (1 + speed**2)
    behind = share * (speed * np.cos(t) + np.sin(t)) - share * speed * np.exp(-speed * np.asarray(t))
    return np.array([np.cos(t), -np.sin(t), behind])


def run(method: Any) -> list[Any]:
    """Its steps, as they come."""
    found = []
    while method.status == "running":
        assert method.step() is None
        found.append((method.t, method.y.copy(), method.dense_output()))
    return found


def in_python(method: Any) -> Any:
    """What runs in its place where there is no native code."""
    return dop853_in_python.DOP853 if method is DOP853 else getattr(scipy.integrate, method.__name__)


TOLERANCES: dict[str, Any] = {"rtol": 1e-9, "atol": 1e-12}


def table(name: str) -> Any:
    """A table of coefficients, as the loop has it."""
    text = (Path(loop.__file__).parent / "tableau.h").read_text()
    body = text.partition(f"double {name}[")[2].partition("=")[2].partition(";")[0]
    return np.array([float(x) for x in body.replace("{", " ").replace("}", " ").replace(",", " ").split()])


def test_coefficients_are_scipys() -> None:
    """Read from the text, to the last digit; that they are those of a method of order eight SciPy's tests hold."""
    stages = dop853_coefficients.N_STAGES
    A, c = dop853_coefficients.A, dop853_coefficients.C
    expected = {
        "A": A[:stages, :stages], "B": dop853_coefficients.B, "C": c[:stages], "E5": dop853_coefficients.E5[:stages],
        "E3": dop853_coefficients.E3[:stages], "A_EXTRA": A[stages + 1 :], "C_EXTRA": c[stages + 1 :],
        "D": dop853_coefficients.D,
    }  # fmt: skip
    for name, values in expected.items():
        assert table(f"DOP853_{name}").tolist() == values.ravel().tolist(), name
    np.testing.assert_allclose(A[:stages, :stages].sum(axis=1), c[:stages], atol=1e-14)


@pytest.mark.parametrize("method", [RK45, RK23])
def test_short_tableaus_are_scipys(method: Any) -> None:
    """To the last digit too; what SciPy's interpolant has beside Hermite's is its term of the highest power."""
    name, own = method.__name__, getattr(scipy.integrate, method.__name__)
    for letter in "BCE":
        assert table(f"{name}_{letter}").tolist() == getattr(own, letter).tolist()
    A = table(f"{name}_A").reshape(own.n_stages, own.n_stages)
    assert A[:, : own.A.shape[1]].tolist() == own.A[: own.n_stages].tolist() and not np.triu(A).any()
    ends = np.eye(own.n_stages + 1)[[0, -1]]
    powers = np.arange(1, own.P.shape[1] + 1)
    np.testing.assert_allclose([own.P[:, 0], own.P @ powers], ends, atol=1e-14)
    np.testing.assert_allclose(own.P.sum(axis=1), [*own.B, 0], atol=1e-14)
    if own.P.shape[1] > 3:
        assert table(f"{name}_D").tolist() == own.P[:, 3].tolist()


@pytest.mark.parametrize("method, within", [(DOP853, 1e-8), (RK45, 1e-7), (RK23, 1e-6)])
def test_steps_are_scipys(method: Any, within: float) -> None:
    """The same instants to rounding, and the same interpolants; on the circle the exact motion is known."""
    ours = run(method(turning(2.0), 0.0, [1.0, 0.0], 10.0, **TOLERANCES))
    theirs = run(in_python(method)(turning(2.0), 0.0, [1.0, 0.0], 10.0, **TOLERANCES))
    np.testing.assert_allclose([t for t, *_ in ours], [t for t, *_ in theirs], rtol=1e-6)
    before = 0.0
    for (t, y, piece), (*_, scipys) in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(y, [np.cos(2 * t), -np.sin(2 * t)], atol=within)
        times = np.linspace(before, t, 5)
        np.testing.assert_allclose(piece(times), [np.cos(2 * times), -np.sin(2 * times)], atol=within)
        inside = times[1:-1]
        np.testing.assert_allclose(piece(inside), scipys(inside), rtol=0, atol=1e-11)
        np.testing.assert_allclose(piece(t), y, rtol=1e-14)
        before = t


@pytest.mark.parametrize("where", ["native", "python"])
@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
@pytest.mark.parametrize("speed", [10.0, 100.0])
def test_what_is_between_steps_is_as_good_as_they_are(speed: float, rtol: float, where: str) -> None:
    """Where stability limits steps, too: the root mean square of three states is at most `INSIDE` tolerances off, one
    of them root three times as much; SciPy's own steps are thousands off at 1e-6 and 1e-8."""
    make = DOP853 if where == "native" else dop853_in_python.DOP853
    off = off_between(make(follower(speed), 0.0, np.array([1.0, 0.0, 0.0]), 10.0, rtol=rtol, atol=rtol / 1e3), speed)
    assert off.max() <= 1.2 * np.sqrt(3) * dop853_in_python.INSIDE * rtol


def off_between(method: Any, speed: float) -> Any:
    """How far its interpolants are from the motion, at nineteen places within each step."""
    steps = run(method)
    begins = [0.0, *(t for t, *_ in steps)]
    inside = [np.linspace(begin, end, 21)[1:-1] for begin, (end, *_) in zip(begins, steps, strict=False)]
    return np.array([np.abs(f(t) - follows(speed, t)).max() for (*_, f), t in zip(steps, inside, strict=True)])


def test_so_it_is_by_the_check_within_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it they are not; and it makes no motion longer that has no stiffness."""
    of = lambda: dop853_in_python.DOP853(follower(100.0), 0.0, np.array([1.0, 0.0, 0.0]), 10.0, rtol=1e-8, atol=1e-11)  # noqa: E731
    circle = lambda: len(run(dop853_in_python.DOP853(turning(), 0.0, np.array([1.0, 0.0]), 50.0, **TOLERANCES)))  # noqa: E731
    good, steps = off_between(of(), 100.0), circle()
    monkeypatch.setattr(dop853_in_python, "INSIDE", np.inf)
    assert off_between(of(), 100.0).max() > 20 * good.max()
    assert steps == circle()


def test_constants_are_those_of_the_loop() -> None:
    text = (Path(loop.__file__).parent / "explicit.c").read_text()
    for name in ("INSIDE", "LITTLE"):
        assert float(text.partition(f"#define {name} ")[2].split()[0]) == getattr(dop853_in_python, name)
    tableau = (Path(loop.__file__).parent / "tableau.h").read_text().partition("Tableau DOP853 = {")[2].split(",")
    assert [int(tableau[5]), float(tableau[6])] == [dop853_in_python.COMPARED, dop853_in_python.SHARE]


def test_each_state_has_its_tolerance() -> None:
    """A tighter tolerance takes more steps, though it is that of one state alone."""
    counts = [len(run(DOP853(turning(), 0.0, [1.0, 0.0], 10.0, 1e-13, atol))) for atol in (1e-3, [1e-3, 1e-11], 1e-11)]
    assert counts[0] < min(counts[1:])
    method = DOP853(turning(), 0.0, [1.0, 0.0], 10.0, 1e-3, [1e-2, 1e-10])
    assert method.room.atols.tolist() == [1e-2, 1e-10]


def test_what_a_motion_works_in_serves_the_next_one_and_never_two_at_once() -> None:
    system = turning()
    first, other = (DOP853(system, 0.0, [1.0, start], 10.0, **TOLERANCES) for start in (0.0, 1.0))
    room = first.room
    assert room is not other.room
    del first
    again = DOP853(system, 1.0, [0.5, 0.5], 9.0, 1e-6, [1e-9, 1e-8], max_step=0.2)
    assert again.room is room
    fresh = DOP853(turning(), 1.0, [0.5, 0.5], 9.0, 1e-6, [1e-9, 1e-8], max_step=0.2)
    other.step()
    assert [(t, y.tobytes()) for t, y, _ in run(again)] == [(t, y.tobytes()) for t, y, _ in run(fresh)]


def test_steps_have_the_same_bits_in_whatever_portions_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for most in (1, 7, 64):
        monkeypatch.setattr(native_method, "MOST", most)
        steps = run(DOP853(turning(3.0), 0.0, [1.0, 0.5], 20.0, **TOLERANCES))
        found.append([(t, y.tobytes()) for t, y, _ in steps])
    assert found[0] == found[1] == found[2]


def test_limits_are_kept() -> None:
    steps = run(DOP853(turning(), 0.0, [1.0, 0.0], 1.0, **TOLERANCES, max_step=0.05, first_step=0.01))
    lengths = np.diff([0.0, *(t for t, *_ in steps)])
    assert lengths[0] == pytest.approx(0.01) and lengths.max() <= 0.05 * (1 + 1e-12)
    assert steps[-1][0] == 1.0


def test_structures_are_those_of_c() -> None:
    """Eight bytes each, but for counts, which are four; the whole is a multiple of eight."""
    expected = {native_loop.Kind: 32, native_loop.Constraints: 48, native_loop.Model: 64, native_loop.Options: 48,
                native_loop.Work: 104, native_loop.Span: 56, native_loop.Switches: 64,
                native_loop.Followed: 40, native_loop.Cvode: 88, native_loop.Watch: 168}  # fmt: skip
    assert {each: ctypes.sizeof(each) for each in expected} == expected
    assert RATES(turning().library.address) is not None


def test_the_committed_text_is_that_of_the_loop() -> None:
    """After a change of it, `python .ci/translate` writes it anew."""
    text = loop.text()
    assert text.split()[1] == hashlib.sha256(loop.source().encode()).hexdigest(), "run: python .ci/translate"
    assert "target " not in text and "target-" not in text and "!" not in text  # of no machine in particular


@pytest.mark.skipif(compiler() is None, reason="not installed: a C compiler")
def test_the_loop_has_the_bits_of_the_c_compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = build(compiler() or "", tmp_path, {"loop.c": loop.source()}, "loop.so", "-O2", "-Wall", "-Werror")
    assert done.returncode == 0, done.stderr
    there = ctypes.CDLL(str(tmp_path / "loop.so"))
    addresses = {name: ctypes.cast(getattr(there, name), ctypes.c_void_p).value for name in native_loop.FUNCTIONS}
    theirs = {name: kind(addresses[name]) for name, kind in native_loop.FUNCTIONS.items()}
    ours = run(DOP853(turning(2.0), 0.0, [1.0, 0.3], 10.0, **TOLERANCES))
    monkeypatch.setattr(native_method, "functions", lambda: theirs)
    again = run(DOP853(turning(2.0), 0.0, [1.0, 0.3], 10.0, **TOLERANCES))
    assert [(t, y.tobytes()) for t, y, _ in ours] == [(t, y.tobytes()) for t, y, _ in again]
    times = np.linspace(0.0, ours[0][0], 7)
    assert ours[0][2](times).tobytes() == again[0][2](times).tobytes()


def decay(**law: Any) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("decay", v >> I("m", 2), v >> R("b", **(law or {"value": 3})), v >> C("k", 0.5), Se("F") >> v)


@pytest.mark.parametrize("force", [1.0, "sin(3*t)", "t", "where(t < 0.7, 1, 2*t)"])
def test_inputs_are_evaluated_inside(force: Any) -> None:
    """Constants, formulas in time, and branches, which end a step from either side."""
    ours = bg.simulate(decay(), (0, 2), {"F": force}, {"v": 1}, method="DOP853")
    theirs = bg.simulate(decay(), (0, 2), {"F": force}, {"v": 1}, method=dop853_in_python.DOP853)
    assert ours.solver == "DOP853, rates in LLVM"
    assert all(isinstance(piece, Piece) for piece in ours.solution.interpolants)
    for name in ("x", "v", "b.e"):
        np.testing.assert_allclose(ours[name], theirs[name], rtol=1e-9, atol=1e-11)


def test_what_needs_python_is_scipys() -> None:
    """An input, and a law, that are functions of Python; and Python on request."""
    law = {"effort": bg.Function(lambda f: 3 * f, lambda f: 3.0)}
    runs = [
        bg.simulate(decay(), (0, 2), {"F": lambda t: 1.0}, {"v": 1}, method="DOP853"),
        bg.simulate(decay(**law), (0, 2), {"F": 1.0}, {"v": 1}, method="DOP853"),
        bg.simulate(decay(), (0, 2), {"F": 1.0}, {"v": 1}, method="DOP853", backend="python"),
    ]
    expected = bg.simulate(decay(), (0, 2), {"F": 1.0}, {"v": 1}, method="DOP853")
    for each in runs:
        assert each.solver == "DOP853, rates in Python"
        np.testing.assert_allclose(each["x"], expected["x"], rtol=1e-9, atol=1e-11)


def test_another_value_compiles_nothing() -> None:
    libraries = set()
    for mass, force in ((2.0, 1.0), (3.0, 4.0)):
        equations = bg.compile(decay())
        problem, _ = initial_value_problem(equations, {"F": force, "m": mass}, 0.0, {})
        found = native_rates(problem.evaluated_by(Rates(problem.program, problem.evaluate, None)))
        assert found is not None
        assert force in found.pure.numbers and mass in found.pure.numbers
        libraries.add(found.library.address)
    assert len(libraries) == 1


@pytest.mark.parametrize("method", ["RK45", "RK23"])
def test_events_solutions_and_refusals_are_those_of_scipys_method(method: str) -> None:
    """A force that switches, a law with a system of its own, and rates that end: in native code, and in SciPy."""
    force = "where(t < 0.7, 1, 2*t)"
    cubic = {"effort": "f**3 + 3*f"}
    runs = [
        bg.simulate(decay(**cubic), (0, 2), {"F": force}, {"v": 1}, method=way, rtol=1e-6)
        for way in (method, getattr(scipy.integrate, method))
    ]
    assert runs[0].solver == f"{method}, rates in LLVM"
    assert all(isinstance(piece, Piece) for piece in runs[0].solution.interpolants)
    assert len(runs[0].steps) == len(runs[1].steps)
    for name in ("x", "v", "b.e"):
        np.testing.assert_allclose(runs[0][name], runs[1][name], rtol=1e-8, atol=1e-10)
    with pytest.raises(bg.SimulationStopped, match="not defined"):
        bg.simulate(decay(effort="sqrt(1 - t)*f"), (0, 2), {"F": 1}, {"v": 1}, method=method, rtol=1e-6)


def test_a_trial_state_without_rates_shortens_the_step() -> None:
    """x' = -sqrt(x) at first, near its end at zero: trial states are negative, the motion is not."""
    z = Zero("z")
    graph = bg.Graph("outflow", z >> C("tank", 1), z >> R("hole", flow="sqrt(e)"))
    run_ = bg.simulate(graph, (0, 1.9), start={"q_tank": 1}, method="DOP853")
    np.testing.assert_allclose(run_["q_tank"], (1 - run_.t / 2) ** 2, atol=1e-7)
    assert run_.solver == "DOP853, rates in LLVM"


@pytest.mark.parametrize("backend", ["python", "llvm"])
def test_refusals_are_those_of_python(backend: str) -> None:
    """A square root of what has become negative."""
    with pytest.raises(bg.SimulationStopped, match="not defined") as caught:
        bg.simulate(decay(effort="sqrt(1 - t)*f"), (0, 2), {"F": 1}, {"v": 1}, method="DOP853", backend=backend)
    assert caught.value.trajectory is not None
    assert caught.value.trajectory.t[-1] == pytest.approx(1, abs=1e-2)


def test_the_branch_of_a_nonlinear_system_is_kept() -> None:
    """f**3 - 3 f = e has three solutions between e = -2 and 2; the motion stays on its own until that ends."""
    u = Zero("u")
    graph = bg.Graph("parabola", u >> C("c", 1), u >> R("d", effort="f**3 - 3*f"), Sf("I", "0.2*cos(t)") >> u)
    runs = [
        bg.simulate(graph, (0, 1), start={"q_c": 5.0}, method=method, backend="llvm")
        for method in ("DOP853", scipy.integrate.DOP853)
    ]
    np.testing.assert_allclose(runs[0]["d.f"], runs[1]["d.f"], rtol=1e-8)


@pytest.mark.parametrize("name", sorted(CATALOGUE)[1::6])
def test_mechanisms_move_as_with_scipy(name: str) -> None:
    found = CATALOGUE[name]()
    equations = bg.compile(found.graph)
    if equations.constraints or equations.balance.constraints.multipliers:
        pytest.skip("its states are held by constraints: see test_native_projection.py")
    times = np.linspace(0, 0.5, 11)
    runs = [
        bg.simulate(equations, times, found.values, found.start, method=method, rtol=1e-10)
        for method in ("DOP853", scipy.integrate.DOP853)
    ]
    for state in equations.states:
        scale = np.abs(runs[1][state]).max()
        np.testing.assert_allclose(runs[0][state], runs[1][state], rtol=1e-7, atol=1e-8 * scale + 1e-12)
