"""LLVM: text becomes functions, the committed text is that of the C beside it, and what is missing is said."""

from __future__ import annotations

import ctypes
import hashlib
import subprocess
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.program import llvm
from bondgraph.program.c_compiler import build, compiler
from bondgraph.program.llvm_text import PREFIX, SOLVERS
from bondgraph.program.runtime import solvers

needs_llvm = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
TWICE = "define double @twice(double %x) {\n%y = fadd double %x, %x\nret double %y\n}\n"


@needs_llvm
def test_text_becomes_a_function() -> None:
    machine = llvm.library(TWICE, ("twice",))
    assert ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(machine.addresses["twice"])(1.5) == 3.0
    assert llvm.library(TWICE, ("twice",)) is machine


@needs_llvm
def test_a_long_text_is_compiled_without_improvement_to_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f"%y{k + 1} = f{'add' if k % 2 else 'mul'} double %y{k}, %x" for k in range(99)]
    body = "\n".join(["%y0 = fdiv double %x, 0x4008000000000000", *lines, "ret double %y99"])
    text, codes, found = f"define double @long(double %x) {{\n{body}\n}}\n", [], []
    for longest in (len(text), len(text) - 1):
        monkeypatch.setattr(llvm, "LONG", longest)
        codes.append(llvm.compiled(text))
        machine = llvm.Machine(codes[-1], ("long",))
        function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(machine.addresses["long"])
        found.append([function(x).hex() for x in (0.7, 1.1, -0.3)])
    assert codes[0] != codes[1] and found[0] == found[1]


@needs_llvm
def test_a_text_that_is_not_understood_is_refused() -> None:
    with pytest.raises(bg.MissingPackage, match="does not compile"):
        llvm.compiled("define nothing")


def test_without_llvm_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "missing", lambda: "llvmlite is not installed")
    with pytest.raises(bg.MissingPackage, match="llvmlite is not installed"):
        llvm.compiled(TWICE)


def test_the_committed_text_is_that_of_the_solvers() -> None:
    """After a change of these, `python .ci/translate` writes it anew."""
    text = (files("bondgraph.program.runtime") / "solvers.ll").read_text(encoding="utf-8")
    assert text.split()[1] == hashlib.sha256(solvers().encode()).hexdigest(), "run: python .ci/translate"
    assert "target " not in text and "target-" not in text and "!" not in text  # of no machine in particular
    assert all(f"@{PREFIX}{name}(" in text for name in SOLVERS)


@needs_llvm
@pytest.mark.skipif(compiler() is None, reason="not installed: a C compiler")
def test_solvers_have_the_bits_of_the_c_compilers(tmp_path: Path) -> None:
    done: subprocess.CompletedProcess[str] = build(compiler() or "", tmp_path, {"s.c": solvers()}, "s.so", "-O1")
    assert done.returncode == 0, done.stderr
    here, there = llvm._solvers().addresses, ctypes.CDLL(str(tmp_path / "s.so"))
    draw = np.random.default_rng(3)
    for n in (1, 2, 5, 12):
        root = draw.normal(size=(n, n))
        for name in ("solve_definite", "solve_general", "solve_norm"):
            matrix = root @ root.T + np.eye(n) if name == "solve_definite" else root
            right, marks = draw.normal(size=n), np.ones(n, np.int32)
            kinds = [ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
            more = [ctypes.c_void_p, ctypes.c_double] if name == "solve_norm" else []
            found = []
            pair = getattr(there, f"{PREFIX}{name}"), here[f"{PREFIX}{name}"]
            for function in (ctypes.cast(pair[0], ctypes.c_void_p).value, pair[1]):
                a, b = matrix.copy(), right.copy()
                extra = [marks.ctypes.data, 1e-4] if more else []
                call = ctypes.CFUNCTYPE(ctypes.c_int, *kinds, *more)(function)
                assert call(n, a.ctypes.data, b.ctypes.data, *extra) == 0
                found.append(b)
            assert found[0].tobytes() == found[1].tobytes()
            np.testing.assert_allclose(matrix @ found[0], right, atol=1e-9)
