"""The machine's C compiler is found, and told to round as Python does."""

from __future__ import annotations

import ctypes
import shutil
from pathlib import Path

import pytest

from bondgraph.program.c_compiler import COMPILERS, build, compiler

installed = pytest.mark.skipif(compiler() is None, reason="not installed: a C compiler")


def test_the_compiler_of_the_environment_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name else None)
    monkeypatch.setenv("CC", "tcc")
    assert compiler() == "/bin/tcc"
    monkeypatch.delenv("CC")
    assert compiler() == f"/bin/{COMPILERS[0]}"
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert compiler() is None


@installed
def test_products_and_sums_are_rounded_one_by_one(tmp_path: Path) -> None:
    """a b - a b is the rounding error of the product where they are contracted."""
    texts = {"f.h": "double f(double a, double b);\n", "f.c": '#include "f.h"\ndouble f(double a, double b)\n'
             "{\n    const double c = a * b;\n    return a * b - c;\n}\n"}  # fmt: skip
    assert build(str(compiler()), tmp_path, texts, "f.so", "-O2").returncode == 0
    function = ctypes.CDLL(str(tmp_path / "f.so")).f
    function.argtypes, function.restype = [ctypes.c_double, ctypes.c_double], ctypes.c_double
    assert function(0.1, 0.3) == 0.0


@installed
def test_what_the_compiler_says_is_told(tmp_path: Path) -> None:
    done = build(str(compiler()), tmp_path, {"f.c": "no C\n"}, "f.so")
    assert done.returncode and "f.c" in done.stderr
