"""Native code: the rates of a motion, compiled by the machine's own compiler while the motion runs."""

from __future__ import annotations

import ctypes
import shutil
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from bondgraph.errors import MissingPackage, NotExportable
from bondgraph.program.c_code import Function, codes, source
from bondgraph.program.c_compiler import COMPILERS, build, compiler
from bondgraph.program.evaluate import Follower, Solutions
from bondgraph.program.program import Call, Program, memory
from bondgraph.program.writer import check_writable

EFFORT = 2_000_000
"""So many operations are evaluated before compiling is worth its time: a fraction of a second."""
LONGEST = 40_000
"""Programs of more operations take compilers minutes."""
PREFIX = "run"
FLAGS = ("-O1",)


class Rates:
    """A function of a program's arguments that becomes native code once that is worth while.

    Args:
        program: the program.
        python: its function in Python.
        backend: "python" or "c" to have it so from the beginning; nothing to choose.

    Raises:
        MissingPackage: for "c" without a compiler.
        NotExportable: for "c" and a law that is a function of Python.
    """

    def __init__(self, program: Program, python: Follower, backend: str | None) -> None:
        self.program, self.current = program, python
        if backend == "c":
            self._compile()
        small = program.operations <= LONGEST and not any(isinstance(line, Call) for line in program.body)
        worth = backend is None and small and compiler() is not None
        self.left = EFFORT // max(program.operations, 1) if worth else -1

    @property
    def language(self) -> str:
        return self.current.language

    @property
    def kept(self) -> Solutions:
        return self.current.kept

    @kept.setter
    def kept(self, solutions: Solutions) -> None:
        self.current.kept = solutions

    def keep(self) -> None:
        self.current.keep()

    def seed(self, solutions: Solutions) -> None:
        self.current.seed(solutions)

    def _compile(self) -> None:
        self.current = Compiled(self.program, self.current)

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        self.left -= 1
        if self.left == 0:
            with suppress(MissingPackage, NotExportable):  # Python's goes on
                self._compile()
        return self.current(arguments)


class Compiled:
    """A program as native code; what that refuses Python is asked again, which says why.

    Args:
        program: the program.
        python: its function in Python, on whose branches it begins.

    Raises:
        MissingPackage: where no compiler is found, or it fails.
        NotExportable: for laws that are functions of Python.
    """

    language = "C"

    def __init__(self, program: Program, python: Follower) -> None:
        check_writable(program, "rates")
        count, results = len(program.arguments), len(program.results)
        self._places = memory([program])
        function = Function("rates", "const double *x, double *memory", "dx", program)
        text = source(PREFIX, [function], [("x", k) for k in range(count)], self._places)
        self._function = _library(f"{codes(PREFIX)}\n{text}").run_rates
        self._memory = (ctypes.c_double * max(sum(map(len, self._places)), 1))()
        self._results = (ctypes.c_double * max(results, 1))()
        self._numbers = ctypes.c_double * max(count, 1)
        self.count, self.python = results, python
        self.kept: Solutions = {name: list(python.kept[name]) for name in self._places}

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        for name, place in self._places.items():
            self._memory[place : place + len(name)] = list(self.kept[name])
        numbers = self._numbers(*arguments)
        if self._function(numbers, self._memory, self._results):
            self.python.seed(self.kept)
            return self.python(arguments)
        return self._results[: self.count]

    def keep(self) -> None:
        self.kept = {name: self._memory[place : place + len(name)] for name, place in self._places.items()}

    def seed(self, solutions: Solutions) -> None:
        self.kept = {**self.kept, **{name: list(x) for name, x in solutions.items() if name in self._places}}


@lru_cache(maxsize=64)
def _library(text: str) -> Any:
    """A library with the functions of a text in C; equal texts are compiled once."""
    command = compiler()
    if command is None:
        raise _missing(f"no C compiler is found: none of $CC, {', '.join(COMPILERS)}")
    folder = Path(tempfile.mkdtemp(prefix="bondgraph-"))
    try:
        done = build(command, folder, {"run.c": text}, "run.so", *FLAGS)
        if done.returncode:
            raise _missing(f"'{command}' does not compile the equations: {done.stderr.strip()[:200]}")
        return ctypes.CDLL(str(folder / "run.so"))
    except OSError as error:
        raise _missing(f"'{command}' does not run: {error.strerror}") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _missing(law: str) -> MissingPackage:
    return MissingPackage("a C compiler", law, parties=("cc",), remedy="install gcc or clang, or give backend='python'")
