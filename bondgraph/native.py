"""Native code: the rates of a motion, compiled by the machine's own compiler while the motion runs."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from bondgraph.errors import MissingPackage, NotExportable
from bondgraph.evaluate import instant
from bondgraph.export._model import Model, Quantity, check_lines
from bondgraph.export.c import c
from bondgraph.program import Call, Program

EFFORT = 2_000_000
"""So many operations are evaluated before compiling is worth its time: a fraction of a second."""
LONGEST = 40_000
"""Programs of more operations take compilers minutes."""
COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-std=c99", "-O1", "-ffp-contract=off", "-fPIC", "-shared")

Evaluate = Callable[[Sequence[float]], list[float]]


class Rates:
    """A function of a program's arguments that becomes native code once that is worth while.

    What native code refuses is asked of Python's again, which says why.

    Args:
        program: the program.
        python: its function in Python.
        backend: "python" or "c" to have it so from the beginning; nothing to choose.

    Raises:
        MissingPackage: for "c" without a compiler.
        NotExportable: for "c" and a law that is a function of Python.
    """

    def __init__(self, program: Program, python: Evaluate, backend: str | None) -> None:
        self.program, self.python = program, python
        self.native: Evaluate | None = None
        if backend == "c":
            self.native = compiled(program)
        small = program.operations <= LONGEST and not any(isinstance(line, Call) for line in program.body)
        worth = backend is None and small and compiler() is not None
        self.left = EFFORT // max(program.operations, 1) if worth else -1

    @property
    def language(self) -> str:
        return "Python" if self.native is None else "C"

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        if self.native is not None:
            return self.native(arguments)
        self.left -= 1
        if self.left == 0:
            with suppress(MissingPackage, NotExportable):  # Python's goes on
                self.native = compiled(self.program, self.python)
        return self.python(arguments)


def compiler() -> str | None:
    """The machine's compiler: $CC, or one of the usual names."""
    return next(filter(None, map(shutil.which, (os.environ.get("CC", ""), *COMPILERS))), None)


def compiled(program: Program, python: Evaluate | None = None) -> Evaluate:
    """A program as native code, with a memory of its own for the solutions of nonlinear systems.

    Raises:
        MissingPackage: where no compiler is found, or it fails.
        NotExportable: for laws that are functions of Python.
    """
    check_lines(program, "rates")
    count = len(program.arguments)
    given = tuple(Quantity(f"a{k}", f"a{k}", "", 0.0) for k in range(count))
    sources = tuple(("x", k) for k in range(count))
    model = Model("run", given, (), (), (), (), (), sources, {"rates": program})
    library = _library(tuple(c(model).items()))
    refused = python or instant(program)
    function = library.run_rates
    memory = (ctypes.c_double * max(model.kept, 1))()
    results = (ctypes.c_double * max(len(program.results), 1))()
    numbers = ctypes.c_double * max(count, 1)

    def evaluate(arguments: Sequence[float]) -> list[float]:
        if function(ctypes.c_double(0.0), numbers(*arguments), None, None, memory, results):
            return refused(arguments)
        return results[: len(program.results)]

    return evaluate


@lru_cache(maxsize=64)
def _library(files: tuple[tuple[str, str], ...]) -> Any:
    command = compiler()
    if command is None:
        raise _missing(f"no C compiler is found: none of $CC, {', '.join(COMPILERS)}")
    folder = Path(tempfile.mkdtemp(prefix="bondgraph-"))
    try:
        for name, text in files:
            (folder / name).write_text(text, encoding="utf-8")
        call = [command, *FLAGS, "run.c", "-o", "run.so", "-lm"]
        done = subprocess.run(call, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise _missing(f"'{command}' does not compile the equations: {done.stderr.strip()[:200]}")
        return ctypes.CDLL(str(folder / "run.so"))
    except OSError as error:
        raise _missing(f"'{command}' does not run: {error.strerror}") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _missing(law: str) -> MissingPackage:
    return MissingPackage("a C compiler", law, parties=("cc",), remedy="install gcc or clang, or give backend='python'")
