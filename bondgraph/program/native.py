"""Native code: the rates of a motion, compiled while it runs by LLVM, or else by the machine's own compiler."""

from __future__ import annotations

import ctypes
import shutil
import tempfile
import warnings
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from bondgraph.errors import MissingPackage, NotExportable
from bondgraph.program import llvm
from bondgraph.program.c_code import Function, codes, source
from bondgraph.program.c_compiler import COMPILERS, build, compiler
from bondgraph.program.calls import outside
from bondgraph.program.evaluate import Followed, Follower, Solutions
from bondgraph.program.llvm_text import llvm_text
from bondgraph.program.program import Call, LinearSolve, Newton, Program
from bondgraph.program.redundant_solve import held, released
from bondgraph.program.writer import check_writable

EFFORT = 2_000_000
"""So many operations are evaluated before compiling is worth its time: a fraction of a second."""
LONGEST = {"llvm": 1_000_000, "c": 40_000}
"""Programs of more operations take minutes, or gigabytes of memory."""
SHORT = 2_000
"""Programs of so many operations are compiled in some hundredths of a second."""
SYSTEM = 2_000
"""A redundant system takes as long in Python as so many operations ..."""
ITERATION = 500
"""... and a nonlinear one as so many."""
PREFIX = "run"
NAME = f"{PREFIX}_rates"
SIZE = ctypes.sizeof(ctypes.c_double)
RATES = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_double, *[ctypes.c_void_p] * 4)
FLAGS = ("-O1",)


class Rates:
    """A function of a program's arguments that becomes native code once that is worth while.

    Args:
        program: the program.
        python: its function in Python.
        backend: "python", "llvm" or "c" to have it so from the beginning; nothing to choose.
        states: how many arguments follow the time before the parameters; all by default.
        often: whether it is evaluated at each step, and more: its code is improved.

    Raises:
        MissingPackage: for "llvm" or "c" without it.
        NotExportable: for these and a law that is a function of Python.
    """

    def __init__(
        self,
        program: Program,
        python: Follower,
        backend: str | None,
        states: int | None = None,
        often: bool = True,
    ) -> None:
        self.program, self.current, self.backend, self.often = program, python, backend, often
        self.states = len(program.arguments) - 1 if states is None else states
        if backend in ("c", "llvm"):
            self._compile(backend)
        by = "c" if llvm.missing() else "llvm"
        small, effort = program.cached(("worth", by), lambda: _worth(program, by))
        self.left = EFFORT // effort if backend is None and small else -1

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

    def release(self) -> None:
        self.current.release()

    def compile(self, often: bool = True) -> None:
        """Go on in native code from now on, if that can be."""
        if self.left > 0:
            self.left, self.backend = -1, None if llvm.missing() else "llvm"
            self.often = self.often and often
            self._try()

    def alike(self, program: Program) -> Rates:
        """The function of another program: native where this may be, at once where that is short work."""
        states = self.states if len(program.arguments) == len(self.program.arguments) else None
        other = Rates(program, Followed(program), "python" if self.backend == "python" else None, states, False)
        if self.current.language != "Python" and program.operations <= SHORT:
            other.compile()
        return other

    def _try(self) -> None:
        try:
            self._compile(self.backend)
        except NotExportable:
            pass  # Python's goes on
        except MissingPackage as error:
            say_slow(error.law)

    def beside(self, program: Program) -> Following:
        """The function of another program of the same arguments, evaluated as this one."""
        backend = None if self.backend in ("c", "llvm") else self.backend
        other = Rates(program, Followed(program), backend, self.states, False)
        if self.current.language != "Python":
            other.compile()
        return Following(other)

    def rows(self, rows: Any) -> Any:
        """The results for several sets of arguments, of shape (sets, results); None where each is to be asked for.

        Args:
            rows: the arguments, of shape (sets, arguments), contiguous.
        """
        return self.current.rows(rows) if isinstance(self.current, Compiled) and not self.program.places else None

    def _compile(self, backend: str | None = None) -> None:
        found = library(self.program, self.states, backend, often=self.often)
        self.current = Compiled(self.program, self.current, found, self.states)

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        self.left -= 1
        if self.left == 0:
            self._try()
        return self.current(arguments)


def often_asked(program: Program, python: Follower, states: int) -> Rates:
    """A program's function, native at once where all calls for one so far have been worth that.

    Args:
        program: the program.
        python: its function in Python.
        states: how many arguments follow the time before the parameters.
    """
    found = Rates(program, python, None, states)
    if next(program.cached("times asked", count)) >= found.left > 0:
        found.compile()
    return found


class Following:
    """A function that has no memory but for the solutions of its last call, from which the next ones are sought.

    Args:
        function: the function.
    """

    def __init__(self, function: Rates) -> None:
        self.function = function

    @property
    def kept(self) -> Solutions:
        """The solutions of the last call."""
        return self.function.kept

    def seed(self, solutions: Solutions) -> None:
        """Begin with these the next time."""
        self.function.seed(solutions)

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        found = self.function(arguments)
        if self.function.program.places:
            self.function.keep()
        return found


def address(numbers: Any) -> int:
    """Where the numbers of an array are, which is writable, contiguous and not empty: `numbers.ctypes` takes longer."""
    return ctypes.addressof(ctypes.c_char.from_buffer(numbers))


def _worth(program: Program, backend: str) -> tuple[bool, int]:
    """Whether a program may be native, and how many operations one evaluation is worth."""
    small = program.operations <= LONGEST[backend] and not any(isinstance(line, Call) for line in program.body)
    systems = sum(isinstance(line, LinearSolve) and line.redundant for line in program.body)
    iterated = sum(isinstance(line, Newton) for line in program.body)
    return small, max(program.operations + systems * SYSTEM + iterated * ITERATION, 1)


class Compiled:
    """A program as native code; what that refuses Python is asked again, which says why.

    Args:
        program: the program.
        python: its function in Python, on whose branches it begins.
        library: its function in native code.
        states: how many arguments follow the time before the parameters.
    """

    def __init__(self, program: Program, python: Follower, library: Library, states: int) -> None:
        count, results = len(program.arguments), len(program.results)
        self._places = program.places
        self._library, self._states, self.language = library, states, library.language
        self._function = RATES(library.address)
        self._memory = (ctypes.c_double * max(sum(map(len, self._places)), 1))()
        self._results = (ctypes.c_double * max(results, 1))()
        self._numbers = ctypes.c_double * max(count, 1)
        self.count, self.python = results, python
        self.kept: Solutions = {name: list(python.kept[name]) for name in self._places}

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        for name, place in self._places.items():
            self._memory[place : place + len(name)] = list(self.kept[name])
        numbers = self._numbers(*arguments)
        x = ctypes.addressof(numbers) + SIZE
        if self._function(numbers[0], x, x + SIZE * self._states, self._memory, self._results):
            self.python.seed(self.kept)
            return self.python(arguments)
        return self._results[: self.count]

    def rows(self, rows: Any) -> Any:
        """The results for several sets of arguments, of a program without memory; None where one is refused.

        Args:
            rows: the arguments, of shape (sets, arguments), contiguous.
        """
        import numpy as np

        found = np.empty((len(rows), max(self.count, 1)))
        place, out = address(rows) + SIZE, address(found)
        wide, behind, width = SIZE * rows.shape[1], SIZE * self._states, SIZE * found.shape[1]
        for time in rows[:, 0].tolist():
            if self._function(time, place, place + behind, self._memory, out):
                return None
            place, out = place + wide, out + width
        return found[:, : self.count]

    def keep(self) -> None:
        self.kept = held({name: self._memory[place : place + len(name)] for name, place in self._places.items()})

    def seed(self, solutions: Solutions) -> None:
        self.kept = {**self.kept, **{name: list(x) for name, x in solutions.items() if name in self._places}}

    def release(self) -> None:
        self.kept = released(self.kept)

    def alike(self, program: Program) -> Rates:
        """The function of another program, native too."""
        return Rates(program, Followed(program), None)


class Library(NamedTuple):
    """A program's function in memory, for as long as this is held.

    Args:
        address: of `int NAME(double t, const double *x, const double *p, double *memory, double *out)`, which gives
            zero, or a code of `c_code.CODES`.
        language: what it was made by.
        holder: what keeps it in memory.
        remembers: how many numbers there are in `memory`.
    """

    address: int
    language: str
    holder: Any
    remembers: int = 0


def library(
    program: Program, states: int, backend: str | None = None, computed: Collection[int] = (), often: bool = True
) -> Library:
    """A program's function in native code: by LLVM, or where that is missing by the machine's C compiler.

    Args:
        program: the program, time its first argument.
        states: how many arguments follow it in the array `x`; the others are in `p`.
        backend: "llvm" or "c"; none for the one that is there.
        computed: arguments that the program computes by itself.
        often: whether it is evaluated at each step, and more: its code is improved.

    Raises:
        MissingPackage: where there is none, or it fails.
        NotExportable: for laws that are functions of Python.
    """
    language = backend or ("c" if llvm.missing() else "llvm")
    return program.cached(
        (language, states, tuple(computed), often), lambda: _made(program, states, language, computed, often)
    )


def _made(program: Program, states: int, backend: str, computed: Collection[int], often: bool) -> Library:
    check_writable(program, "rates")
    others = len(program.arguments) - 1 - states
    sources = [("t", 0), *(("x", k) for k in range(states)), *(("p", k) for k in range(others))]
    read = [None if k in computed else source for k, source in enumerate(sources)]
    places = program.places
    if backend == "llvm":
        machine = llvm.library(llvm_text(NAME, program, read), (NAME,), often)
        return Library(machine.addresses[NAME], "LLVM", machine, sum(map(len, places)))
    function = Function("rates", "double t, const double *x, const double *p, double *memory", "dx", program)
    text = source(PREFIX, [function], read, places)
    found = _library(f"{codes(PREFIX)}\n{text}")
    return Library(ctypes.cast(found.run_rates, ctypes.c_void_p).value or 0, "C", found, sum(map(len, places)))


@cache
def say_slow(why: str) -> None:
    """Warn once that there is no native code.

    Args:
        why: what is missing, or fails.
    """
    law = "there is no native code, and motions are evaluated in Python, many times slower"
    warnings.warn(f"{law}: {why}. Install llvmlite, gcc or clang", stacklevel=outside())


def nothing_there() -> str:
    """What is missing where there is no C compiler."""
    law = f"no C compiler is found: none of $CC, {', '.join(COMPILERS)}"
    return f"{why}, and {law}" if (why := llvm.missing()) else law


def _library(text: str) -> Any:
    """A library with the functions of a text in C; equal texts are compiled once."""
    command = compiler()
    if command is None:
        raise _missing(nothing_there())
    found = _built(command, text)
    if isinstance(found, str):
        raise _missing(found)
    return found


@lru_cache(maxsize=64)
def _built(command: str, text: str) -> Any:
    """A library; why there is none, with the place where its source is kept, if a compiler does not make it."""
    folder = Path(tempfile.mkdtemp(prefix="bondgraph-"))
    is_kept = False
    try:
        done = build(command, folder, {"run.c": text}, "run.so", *FLAGS)
        if not done.returncode:
            return ctypes.CDLL(str(folder / "run.so"))
        is_kept = True
        said = done.stderr.strip()[:200] or f"it ends with {done.returncode}"
        return f"'{command}' does not compile the equations, which are kept in {folder / 'run.c'}: {said}"
    except OSError as error:
        return f"'{command}' does not run: {error.strerror or error}"
    finally:
        if not is_kept:
            shutil.rmtree(folder, ignore_errors=True)


def _missing(law: str) -> MissingPackage:
    return MissingPackage("a C compiler", law, parties=("cc",), remedy="install gcc or clang, or give backend='python'")
