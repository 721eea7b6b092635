"""Programs as C: every file of the runtime compiles by itself, and functions give what Python gives."""

from __future__ import annotations

import ctypes
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest
from export_cases import operations, systems

from bondgraph.program import native
from bondgraph.program.c_code import Function, codes, source
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, Program, memory
from bondgraph.program.runtime import guarded, text

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic")
RUNTIME = Path(str(files("bondgraph.program.runtime")))
compiler = pytest.mark.skipif(native.compiler() is None, reason="not installed: a C compiler")


def compiled(file: Path, *options: str) -> None:
    command = [str(native.compiler()), *STRICT, *options, file.name]
    done = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@compiler
@pytest.mark.parametrize("file", sorted(RUNTIME.glob("*.c")), ids=lambda file: file.name)
def test_the_runtime_compiles_by_itself(file: Path) -> None:
    compiled(file, "-fsyntax-only", "-Wno-unused-function")


def test_what_a_file_includes_for_itself_is_not_exported() -> None:
    for file in RUNTIME.glob("*.c"):
        assert "#include" in file.read_text() and "#include" not in text(file.name)


def in_c(program: Program, folder: Path) -> ctypes.CDLL:
    function = Function("values", "const double *x, double *memory", "y", program)
    places = memory([program])
    written = source("made", [function], [("x", k) for k in range(len(program.arguments))], places)
    (folder / "made.c").write_text(f"{codes('made')}\n{function.head('made')};\n{written}")
    compiled(folder / "made.c", "-ffp-contract=off", "-shared", "-fPIC", "-o", "made.so", "-lm")
    return ctypes.CDLL(str(folder / "made.so"))


@compiler
def test_c_gives_what_python_gives(tmp_path: Path) -> None:
    """A system that needs pivoting, a definite one, and a nonlinear one that holds a linear one."""
    program, point = systems(), (0.3, 0.7)
    results = (ctypes.c_double * 2)()
    assert in_c(program, tmp_path).made_values((ctypes.c_double * 2)(*point), None, results) == 0
    assert list(results) == pytest.approx(instant(program)(point), rel=1e-14)


@compiler
def test_a_result_that_is_not_finite_is_a_code(tmp_path: Path) -> None:
    """Of x and y, 0 divides 1."""
    builder = Builder(("x", "y"))
    program = builder.finish({"z": builder.emit("div", 0, 1)})
    results = (ctypes.c_double * 1)()
    undefined = 3
    assert in_c(program, tmp_path).made_values((ctypes.c_double * 2)(1.0, 0.0), None, results) == undefined


def test_only_the_functions_that_are_used_are_written() -> None:
    builder = Builder(("x", "y"))
    program = builder.finish({"z": builder.emit("div", 0, 1)})
    written = source("made", [Function("values", "const double *x", "y", program)], [("x", 0), ("x", 1)], {})
    assert [name for name in guarded() if f"{name}(" in written] == ["quotient"]
    assert "solve_" not in written and "newton" not in written
    every = source("made", [Function("values", "const double *x", "y", operations())], [("x", 0), ("x", 1)], {})
    assert all(f"{name}(" in every for name in guarded())
