"""A program's lines in a language with infix operators: what C, Python and their like share."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from bondgraph.errors import NotExportable
from bondgraph.program.program import Assign, Call, Line, LinearSolve, Newton, Program, every, uses

Source = tuple[str, int]
"""An array, and the place in it where an argument of a program is found; the array "t" is the time itself."""

FORMULAS = {
    "add": "{0} + {1}", "sub": "{0} - {1}", "mul": "{0} * {1}", "div": "quotient({0}, {1})", "neg": "-{0}",
    "lt": "less({0}, {1})", "le": "not_more({0}, {1})", "select": "chosen({0}, {1}, {2})",
}  # fmt: skip
"""Operations that are written alike; the others are functions of their own name."""


class Writer(ABC):
    """The lines of one function, as text.

    The text holds slot numbers, numbers, and the words of a language: no name of a model reaches it.
    Subclasses say how a value is declared, and how a system is solved.

    Args:
        sources: where each argument of the program is found; nothing for one that is not needed.
        memory: the place of the last solution of each nonlinear system, by the names of its unknowns.
        formulas: operations of the language that differ from `FORMULAS`.
    """

    declaration = "v{slot} = {value}"

    def __init__(
        self, sources: Sequence[Source | None], memory: Mapping[tuple[str, ...], int], formulas: Mapping[str, str]
    ) -> None:
        self.sources, self.memory = sources, memory
        self.formulas = {**FORMULAS, **formulas}
        self.numbers: dict[int, str] = {}

    @abstractmethod
    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        """The lines that solve a linear system."""

    @abstractmethod
    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        """The lines that solve a nonlinear one."""

    def lines(self, program: Program) -> list[str]:
        """The arguments that are needed, then the body."""
        used = {*program.results.values(), *(slot for line in program.body for slot in uses(line))}
        found = []
        for slot, source in enumerate(self.sources):
            if slot in used and source is not None:
                found.append(self.declared(slot, "t" if source[0] == "t" else self.argument(*source)))
        return found + self.body(program.body, used)

    def body(self, body: Sequence[Line], used: set[int]) -> list[str]:
        found: list[str] = []
        for line in body:
            if isinstance(line, LinearSolve):
                found += self.solve(line, used)
            elif isinstance(line, Newton):
                found += self.newton(line, used)
            elif isinstance(line, Assign) and line.operation == "const":
                self.numbers[line.slot] = self.constant(line.value)
            elif isinstance(line, Call):
                found.append(self.declared(line.slot, self.call(line)))
            else:
                values = [self.value(slot) for slot in line.arguments]
                formula = self.formulas.get(line.operation) or f"{line.operation}({', '.join(values)})"
                found.append(self.declared(line.slot, formula.format(*values)))
        return found

    def call(self, line: Call) -> str:
        """A call of a function of Python, which most languages cannot make: `check_writable` refuses it before."""
        raise AssertionError(f"a call of {line.function.name} was not refused")

    def constant(self, value: float) -> str:
        """A number, written where it is used."""
        return number(value)

    def argument(self, array: str, index: int) -> str:
        """A number in an array of arguments."""
        return f"{array}[{index}]"

    def declared(self, slot: int, value: str) -> str:
        return self.declaration.format(slot=slot, value=value)

    def value(self, slot: int) -> str:
        return self.numbers.get(slot, f"v{slot}")

    def listed(self, slots: Iterable[int]) -> str:
        return ", ".join(self.value(slot) for slot in slots)

    def outside(self, line: Newton) -> list[int]:
        """The slots a system takes from around it."""
        return sorted(slot for slot in uses(line) - {line.bound} if slot not in self.numbers)

    def inside(self, line: Newton) -> set[int]:
        """The slots its residuals and their Jacobian need."""
        return {*line.residuals, *line.entries, *(slot for inner in line.body for slot in uses(inner))}

    @contextmanager
    def searching(self, line: Newton) -> Iterator[None]:
        """While the lines inside a system are written, the bound of its exponentials is no number, but a value."""
        number = self.numbers.pop(line.bound, None) if line.bound is not None else None
        yield
        if line.bound is not None and number is not None:
            self.numbers[line.bound] = number

    def taken(self, array: str, slots: Iterable[int], used: set[int]) -> list[str]:
        """Numbers of an array in their slots, as far as these are used."""
        return [self.declared(slot, self.argument(array, k)) for k, slot in enumerate(slots) if slot in used]


def number(value: float) -> str:
    """A finite number that reads back as the same one, with brackets if it is negative."""
    return repr(value) if repr(value)[0] != "-" else f"({value!r})"


def check_writable(program: Program, what: str) -> None:
    """Refuse what no other language has.

    Raises:
        NotExportable: for a law that is a Python function, and a number that is not finite.
    """
    for line in every(program.body):
        if isinstance(line, Call):
            raise NotExportable(
                line.function.owner,
                f"its law is the Python function '{line.function.name}', which cannot be written in another language",
                parties=(line.function.owner,),
                remedy="write the law as a formula",
            )
        if isinstance(line, Assign) and line.operation == "const" and not math.isfinite(line.value):
            law = f"the {what} hold the number {line.value}, which is not finite"
            raise NotExportable(what, law, remedy="correct the formula it comes from")
