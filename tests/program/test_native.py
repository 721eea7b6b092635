"""Rates as native code: the same motion as Python's, by name, and the same refusals."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.equations.lower import lower
from bondgraph.problem.problem import rates_program
from bondgraph.program import llvm, native
from bondgraph.program.evaluate import Followed
from bondgraph.simulate.methods import native_rates

compiler = pytest.mark.skipif(native.compiler() is None, reason="not installed: a C compiler")
needs_llvm = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
BACKENDS = pytest.mark.parametrize(
    "backend", [pytest.param("c", marks=compiler), pytest.param("llvm", marks=needs_llvm)]
)
LANGUAGES = {"c": "C", "llvm": "LLVM"}


def decay(law: Any = None) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("decay", v >> I("m", 2), v >> R("b", **(law or {"value": 3})), v >> C("k", 0.5), Se("F", 1) >> v)


def test_python_on_request() -> None:
    assert bg.simulate(decay(), (0, 1), backend="python").solver.endswith(", rates in Python")


@BACKENDS
def test_native_code_gives_the_same_motion_and_says_so(backend: str) -> None:
    given = {"start": {"v": 1}, "method": "LSODA"}
    runs = [bg.simulate(decay(), (0, 2), backend=each, **given) for each in ("python", backend)]
    assert runs[1].solver.endswith(f", rates in {LANGUAGES[backend]}")
    for name in ("x", "v", "b.e"):
        # The operations are the same in the same order; a library's function may differ in the last bit.
        np.testing.assert_allclose(runs[1][name], runs[0][name], rtol=1e-12, atol=1e-14)


@BACKENDS
@pytest.mark.parametrize("name", sorted(CATALOGUE)[::3])
def test_mechanisms_have_the_same_rates(name: str, backend: str) -> None:
    equations = bg.compile(CATALOGUE[name]().graph)
    program = lower(equations, equations.rates)
    draw = np.random.default_rng(1)
    here = Followed(program)
    states = len(equations.states)
    there = native.Compiled(program, here, native.library(program, states, backend), states)
    for _ in range(3):
        point = draw.uniform(0.4, 1.3, len(program.arguments)).tolist()
        np.testing.assert_allclose(there(point), here(point), rtol=1e-10, atol=1e-10)


@BACKENDS
def test_what_native_code_refuses_python_explains(backend: str) -> None:
    """A square root of what has become negative."""
    law = {"effort": "sqrt(1 - t)*f"}
    messages = []
    for each in ("python", backend):
        with pytest.raises(bg.SimulationStopped) as caught:
            bg.simulate(decay(law), (0, 2), start={"v": 1}, backend=each)
        run = caught.value.trajectory
        assert run is not None and run.t[-1] == pytest.approx(1, abs=1e-2)
        messages.append(caught.value.law)
    assert messages[0] == messages[1]


@BACKENDS
def test_the_branch_of_a_nonlinear_system_is_kept(backend: str) -> None:
    z = Zero("z")
    graph = bg.Graph("leak", Sf("U", 1) >> z, z >> R("r", effort="f + f**3"), z >> C("c", 1))
    runs = [bg.simulate(graph, (0, 2), backend=each)["r.f"] for each in ("python", backend)]
    np.testing.assert_allclose(runs[1], runs[0], rtol=1e-9)


def without_llvm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "missing", lambda: "llvmlite is not installed")


@BACKENDS
def test_native_code_comes_when_it_is_worth_while(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "EFFORT", 100)
    if backend == "c":
        without_llvm(monkeypatch)
    run = bg.simulate(decay(), (0, 1))
    assert run.solver.endswith(f", rates in {LANGUAGES[backend]}")
    # 2 v' = 1 - 3 v - x/0.5, from rest: complex roots -3/4 +- i sqrt(7)/4.
    w = np.sqrt(7) / 4
    x = 0.5 - 0.5 * np.exp(-0.75) * (np.cos(w) + 0.75 / w * np.sin(w))
    assert run["x"][-1] == pytest.approx(x, abs=1e-7)  # tolerances of 1e-8 a step


def test_without_a_compiler_python_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    native._built.cache_clear()
    llvm.library.cache_clear()
    without_llvm(monkeypatch)
    monkeypatch.setattr(native, "compiler", lambda: None)
    monkeypatch.setattr(native_rates, "compiler", lambda: None)
    monkeypatch.setattr(native, "EFFORT", 100)
    native.say_slow.cache_clear()
    with pytest.warns(UserWarning, match="no native code.*llvmlite is not installed, and no C compiler"):
        assert bg.simulate(decay(), (0, 1)).solver.endswith(", rates in Python")
    assert bg.simulate(decay({"value": 6}), (0, 1)).solver.endswith(", rates in Python")  # it has been said
    with pytest.raises(bg.MissingPackage, match="llvmlite is not installed"):
        bg.simulate(decay(), (0, 1), backend="llvm")
    with pytest.raises(bg.MissingPackage, match="no C compiler"):
        bg.simulate(decay({"value": 4}), (0, 1), backend="c")


def test_a_function_of_python_stays_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "EFFORT", 100)
    law = {"effort": bg.Function(lambda f: 3 * f, lambda f: 3.0)}
    assert bg.simulate(decay(law), (0, 1)).solver.endswith("Python")
    for backend in LANGUAGES:
        with pytest.raises(bg.NotExportable, match="Python function"):
            bg.simulate(decay(law), (0, 1), backend=backend)


@compiler
def test_a_compiler_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "FLAGS", ("--no-such-flag",))
    native._built.cache_clear()
    with pytest.raises(bg.MissingPackage, match="does not compile") as refusal:
        bg.simulate(decay({"value": 5}), (0, 1), backend="c")
    found = re.search(r"kept in (\S+run\.c): ", str(refusal.value))
    assert found and "run_rates" in Path(found[1]).read_text(encoding="utf-8")
    shutil.rmtree(Path(found[1]).parent)
    without_llvm(monkeypatch)
    monkeypatch.setattr(native, "EFFORT", 10)
    with pytest.warns(UserWarning, match="does not compile"):
        assert bg.simulate(decay({"value": 5}), (0, 1)).solver.endswith(", rates in Python")
    native._built.cache_clear()


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(bg.ValueRefused, match="is no backend"):
        bg.simulate(decay(), (0, 1), backend="fortran")


@pytest.mark.parametrize("method", ["CVODE", "LSODA"])
def test_cvode_follows_a_stiff_motion(method: str) -> None:
    """Van der Pol's oscillator on its slow way, against another method."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("vdp", v >> I("m", 1), v >> R("b", effort="50*(x**2 - 1)*f"), v >> C("k", 1))
    exact = bg.simulate(graph, (0, 30), start={"x": 2}, method="Radau", rtol=1e-8)
    again = bg.simulate(graph, (0, 30), start={"x": 2}, method=method, rtol=1e-7)
    assert again.solver.startswith(method)
    np.testing.assert_allclose(again["x"], exact["x"], atol=1e-4)  # hundreds of steps of 1e-7


@pytest.mark.parametrize(("backend", "most"), [("llvm", 1_000_000), ("c", 40_000)])
def test_programs_are_native_up_to_a_length(backend: str, most: int) -> None:
    """Longer ones take their compiler minutes; of both, what an evaluation is worth is counted alike."""
    longest, longer = (SimpleNamespace(operations=n, body=()) for n in (most, most + 1))
    assert native._worth(cast(Any, longest), backend) == (True, most)
    assert native._worth(cast(Any, longer), backend) == (False, most + 1)


def test_what_is_often_asked_becomes_native(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over all calls for a program; the rates stay what they are, and so do refusals."""
    z = Zero("z")
    graph = bg.Graph("leak", z >> C("tank", 2), z >> R("hole", flow="sqrt(e)"), Sf("inflow", 0.5) >> z)
    equations = bg.compile(graph)
    monkeypatch.setattr(native, "EFFORT", 5 * rates_program(equations).operations)
    made, own = [], native.Rates.compile

    def compiled(self: native.Rates) -> None:
        own(self)
        made.append(self.language)

    monkeypatch.setattr(native.Rates, "compile", compiled)
    found = [bg.rates(equations, {"tank": 2.0 + k}, {"q_tank": 3.0})["q_tank"] for k in range(8)]
    assert len(made) == (0 if llvm.missing() and native.compiler() is None else 3) and "Python" not in made
    assert found == pytest.approx([0.5 - (3 / (2 + k)) ** 0.5 for k in range(8)], rel=1e-14)
    with pytest.raises(bg.NoSolution, match="not defined"):
        bg.rates(equations, {"tank": 2.0}, {"q_tank": -1.0})


def test_rows_are_what_each_gives() -> None:
    """Where one is refused, each is to be asked for."""
    z = Zero("z")
    program = rates_program(bg.compile(bg.Graph("leak", z >> C("tank"), z >> R("hole", flow="sqrt(e)"))))
    made = native.Rates(program, Followed(program), None, 1)
    rows = np.array([[0.0, 1.0, 2.0], [1.0, 3.0, 0.5]])
    assert made.rows(rows) is None
    made.compile()
    if made.language == "Python":
        pytest.skip("there is no compiler")
    assert made.rows(rows).tolist() == [made(row) for row in rows.tolist()]
    assert made.rows(rows * [1.0, -1.0, 1.0]) is None
