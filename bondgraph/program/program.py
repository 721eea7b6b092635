"""The program: straight-line assignments and linear solves over a few scalar operations.

Every simulator and exporter is written against it. It refuses everything that is not listed here; no symbolic library
appears in it. A `Call` holds a function of the program the model was written in: what writes programs in another
language refuses it by its name.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from bondgraph.program.cached import Cached
from bondgraph.program.invariants import Iterated

OPERATIONS: dict[str, int] = {
    "add": 2, "sub": 2, "mul": 2, "div": 2, "neg": 1, "pow": 2, "sqrt": 1, "abs": 1, "sign": 1, "min": 2, "max": 2,
    "sin": 1, "cos": 1, "tan": 1, "asin": 1, "acos": 1, "atan": 1, "atan2": 2,
    "sinh": 1, "cosh": 1, "tanh": 1, "asinh": 1, "atanh": 1, "exp": 1, "log": 1, "lt": 2, "le": 2, "select": 3,
}  # fmt: skip
"""The operations by name, with their number of arguments. `select(c, a, b)` is a where c, a comparison, holds."""

LEFT = 1e-4
"""Equations that contradict each other leave more, relative to the largest term; integration errors leave less."""


class Assign(NamedTuple):
    """`slot` gets `operation` of other slots, or a number where the operation is "const"."""

    slot: int
    operation: str
    arguments: tuple[int, ...] = ()
    value: float = 0.0


@dataclass(frozen=True)
class Call:
    """`slot` gets what a Python function gives for other slots; `function.name` and `function.owner` name it."""

    slot: int
    function: Named
    arguments: tuple[int, ...]


class Named(Protocol):
    """A function of floats with a name, and the element whose law it is."""

    @property
    def name(self) -> str: ...

    @property
    def owner(self) -> str: ...

    def __call__(self, *arguments: float) -> float: ...

    def derivative(self, argument: int) -> Named:
        """The partial derivative by an argument."""
        ...

    def check_declared(self) -> None:
        """Refuse a derivative that was not declared."""
        ...


SUMMANDS = 3
"""A value is left out where it is subtracted again from a sum that so many others have been added to, or fewer."""

CONTINUED = math.nextafter(690.0, math.inf)
"""Inside nonlinear systems, the exponential of more than this, 5e299, goes on as a straight line; floats end at 709.78.

It is a number that nobody writes: where it stands in a system, it is this bound, and a search may take less.
"""

CHOSEN = "chosen"
"""What the first number means that a redundant system remembers: whether its choice of equations is made."""


@dataclass(frozen=True)
class LinearSolve:
    """`slots` get the solution of a system given by rows; `names` say what they stand for.

    Where `minimum_norm` has places in the solution, it is that for which the norm of the unknowns there is least; what
    `left` allows may be left of the equations, relative to the largest term: infinity asks for least squares.

    A system is square unless it is `redundant`: then equations may repeat others, and which are solved is chosen along
    the motion and remembered.
    """

    slots: tuple[int, ...]
    matrix: tuple[tuple[int, ...], ...]
    right: tuple[int, ...]
    symmetric: bool
    names: tuple[str, ...]
    minimum_norm: tuple[int, ...] = ()
    left: float = LEFT
    redundant: bool = False

    @property
    def entries(self) -> list[int]:
        """The matrix, row after row."""
        return [slot for row in self.matrix for slot in row]

    @property
    def labels(self) -> tuple[str, ...]:
        """What each number in memory stands for: whether there is a choice, what is chosen, and the sizes it is by."""
        if not self.redundant:
            return ()
        rows = [f"equation {k}" for k in range(len(self.right))]
        return (CHOSEN, *rows, *self.names, *(f"size of {name}" for name in (*rows, *self.names)))


@dataclass(frozen=True)
class Newton:
    """`slots` get values at which `residuals` vanish; both they and their `jacobian` (by rows) come from `body`.

    `bound` is the slot of `CONTINUED`, where the system has exponentials of its unknowns; none where it has not.
    """

    slots: tuple[int, ...]
    body: tuple[Line, ...]
    residuals: tuple[int, ...]
    jacobian: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    bound: int | None = None

    @property
    def iterates(self) -> tuple[int, ...]:
        """The slots of what a search changes: the unknowns, and behind them the bound."""
        return self.slots if self.bound is None else (*self.slots, self.bound)

    @property
    def labels(self) -> tuple[str, ...]:
        """What each number in memory stands for: the unknowns."""
        return self.names

    @property
    def entries(self) -> list[int]:
        """The Jacobian, row after row."""
        return [slot for row in self.jacobian for slot in row]

    @property
    def nests(self) -> bool:
        """Whether another nonlinear system is solved for each iterate; the solution of that is not kept."""
        return any(isinstance(line, Newton) for line in self.body)


Line = Assign | Call | LinearSolve | Newton


@dataclass(frozen=True)
class Program(Cached):
    """A function from named numbers to named numbers.

    Args:
        arguments: names of what goes in; the k-th is slot k.
        body: lines in order.
        results: names of what comes out, with their slots.
    """

    arguments: tuple[str, ...]
    body: tuple[Line, ...]
    results: Mapping[str, int]

    @property
    def operations(self) -> int:
        """How many scalar operations one evaluation takes, those inside solves and calls not counted."""
        return self.cached(
            "operations", lambda: sum(isinstance(line, Assign) and line.operation != "const" for line in self.body)
        )

    def raised(self, by: Mapping[str, float]) -> Program:
        """The same with numbers added to some results, whatever these are.

        >>> Program(("x",), (), {"y": 0, "z": 0}).raised({"y": 2.0}).results
        {'y': 2, 'z': 0}
        """
        given = (slot for line in every(self.body) for slot in gives(line))
        slots = itertools.count(max(given, default=len(self.arguments) - 1) + 1)
        found, results = list(self.body), dict(self.results)
        for name, number in by.items():
            constant, result = next(slots), next(slots)
            found += Assign(constant, "const", (), number), Assign(result, "add", (results[name], constant))
            results[name] = result
        return Program(self.arguments, tuple(found), results)

    @property
    def places(self) -> Mapping[tuple[str, ...], int]:
        """Those of its own memory, as `memory` gives them."""
        return self.cached("places", lambda: memory([self]))


@dataclass
class Builder:
    """Collects lines, each value once."""

    arguments: Sequence[str]
    lines: list[Line] = field(default_factory=list)
    known: dict[Any, int] = field(default_factory=dict)
    made: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    """What a slot was made of: an operation and its arguments."""
    count: int = 0

    def __post_init__(self) -> None:
        self.count = len(self.arguments)

    def emit(self, operation: str, *arguments: int) -> int:
        """The slot of an operation's value."""
        if OPERATIONS[operation] != len(arguments):
            raise ValueError(f"{operation} takes {OPERATIONS[operation]} arguments, not {len(arguments)}")
        if operation in ("add", "mul") and arguments[0] > arguments[1]:
            arguments = arguments[::-1]
        if operation == "exp" and (found := self._without_logarithm(arguments[0])) is not None:
            return found
        if operation == "sub" and (found := self._difference(*arguments)) is not None:
            return found
        key = (operation, arguments)
        known = self.known.get(key)
        return self._line(key, Assign(self.count, operation, arguments)) if known is None else known

    def _difference(self, left: int, right: int) -> int | None:
        """The difference of two sums of one large value, as of efforts along a circuit: of what else is added up.

        What is small would be rounded beside the large value, always alike, and a small resistance would divide that.
        None where there is no such value.
        """
        ways = self._summands(left), self._summands(right)
        both = [(len(ways[0][slot]) + len(ways[1][slot]), slot) for slot in ways[0].keys() & ways[1].keys()]
        if left == right or not both:
            return None
        common = min(both)[1]
        signed = [*ways[0][common], *((-sign, slot) for sign, slot in ways[1][common])]
        (sign, found), *rest = sorted(signed, key=lambda term: -term[0])
        found = found if sign > 0 else self.emit("neg", found)
        for sign, slot in rest:
            found = self.emit("add" if sign > 0 else "sub", found, slot)
        return found

    def _summands(self, slot: int) -> dict[int, tuple[tuple[int, int], ...]]:
        """The values that a value is near to in a sum, and what is added to each, as signs and slots."""
        found: dict[int, tuple[tuple[int, int], ...]] = {slot: ()}
        last = [slot]
        for _ in range(SUMMANDS):
            before, last = last, []
            for each in before:
                operation, *parts = self.made.get(each, ("",))
                if operation in ("add", "sub"):
                    left, right = map(int, parts)
                    further = [(left, (1 if operation == "add" else -1, right))]
                    further += [(right, (1, left))] if operation == "add" else []
                    new = {to: (*found[each], term) for to, term in further if to not in found}
                    found |= new
                    last += new
        return found

    def _without_logarithm(self, slot: int) -> int | None:
        """The exponential of a logarithm, or of a sum or difference with one, as it is printed: without either.

        exp(log x + y) is x exp(y), defined where the logarithm is not; None for what has no logarithm.
        """
        operation, *parts = self.made.get(slot, ("",))
        if operation == "log":
            return int(parts[0])
        if operation not in ("add", "sub"):
            return None
        left, right = (self._without_logarithm(int(part)) for part in parts)
        if left is None and right is None:
            return None
        factors = [self.emit("exp", int(p)) if x is None else x for x, p in zip((left, right), parts, strict=True)]
        return self.emit("mul" if operation == "add" else "div", *factors)

    def number(self, value: float) -> int:
        """The slot of a number."""
        key = ("const", value)
        known = self.known.get(key)
        return self._line(key, Assign(self.count, "const", (), float(value))) if known is None else known

    def call(self, function: Named, arguments: Sequence[int]) -> int:
        """The slot of a Python function's value."""
        slots = tuple(arguments)
        key = (function, slots)
        known = self.known.get(key)
        return self._line(key, Call(self.count, function, slots)) if known is None else known

    def _line(self, key: Any, line: Assign | Call) -> int:
        slot = self.known[key] = self.count
        if isinstance(line, Assign):
            self.made[slot] = (line.operation, *line.arguments)
        self.lines.append(line)
        self.count += 1
        return slot

    def solve(
        self,
        matrix: Sequence[Sequence[int]],
        right: Sequence[int],
        symmetric: bool,
        names: Sequence[str],
        minimum_norm: Sequence[int] = (),
        left: float = LEFT,
        redundant: bool = False,
    ) -> list[int]:
        """The slots of a linear system's solution."""
        rows = tuple(map(tuple, matrix))
        count = len(names) if redundant else len(right)
        slots = tuple(range(self.count, self.count + count))
        self.count += count
        self.lines.append(
            LinearSolve(slots, rows, tuple(right), symmetric, tuple(names), tuple(minimum_norm), left, redundant)
        )
        return list(slots)

    def newton(
        self, names: Sequence[str], write: Callable[[list[int]], tuple[list[int], list[list[int]]]]
    ) -> list[int]:
        """The slots of a nonlinear system's solution. `write` emits residuals and Jacobian for given unknown slots."""
        slots = list(range(self.count, self.count + len(names)))
        self.count += len(names)
        outer, known = self.lines, self.known
        # What is computed inside belongs to one iterate only; outside it would be a value of the wrong instant.
        self.lines, self.known = [], dict(known)
        try:
            residuals, jacobian = write(slots)
            body = kept(self.lines, {*residuals, *(slot for row in jacobian for slot in row)})
            bound = self.known.get(("const", CONTINUED))
        finally:
            self.lines, self.known = outer, known
        if bound is not None and ("const", CONTINUED) not in known:
            body = [line for line in body if bound not in gives(line)]
            self.known["const", CONTINUED] = bound
            self.lines.append(Assign(bound, "const", (), CONTINUED))
        if all(isinstance(line, Assign) for line in body):
            again = Iterated(self, slots if bound is None else [*slots, bound], Assign)
            again.write(body)  # type: ignore[arg-type]
            residuals = [again.at(slot) for slot in residuals]
            jacobian = [[again.at(slot) for slot in row] for row in jacobian]
            body = [*again.inside]
        if not any(bound in uses(line) for line in body):
            bound = None
        rows = tuple(map(tuple, jacobian))
        self.lines.append(Newton(tuple(slots), tuple(body), tuple(residuals), rows, tuple(names), bound))
        return slots

    def finish(self, results: Mapping[str, int]) -> Program:
        """The program of the lines that the results need."""
        return Program(tuple(self.arguments), tuple(kept(self.lines, set(results.values()))), dict(results))


def kept(lines: Sequence[Line], wanted: set[int]) -> list[Line]:
    """The lines that lead to some slots."""
    wanted = set(wanted)
    found: list[Line] = []
    for line in reversed(lines):
        if isinstance(line, Assign):  # nearly every line is one
            if line.slot in wanted:
                found.append(line)
                wanted.update(line.arguments)
        elif not wanted.isdisjoint(gives(line)):
            found.append(line)
            wanted.update(uses(line))
    return found[::-1]


def gives(line: Line) -> tuple[int, ...]:
    """The slots a line fills."""
    return (line.slot,) if isinstance(line, (Assign, Call)) else line.slots


def uses(line: Line) -> set[int]:
    """The slots a line needs from before it."""
    if isinstance(line, (Assign, Call)):
        return set(line.arguments)
    if isinstance(line, LinearSolve):
        return {*line.right, *line.entries}
    found = {*line.residuals, *line.entries}
    for inner in line.body:
        found |= uses(inner)
    for inner in line.body:
        found -= set(gives(inner))
    return found - set(line.slots)


def every(lines: Iterable[Line]) -> Iterable[Line]:
    """Lines, those inside nonlinear systems included."""
    for line in lines:
        yield line
        if isinstance(line, Newton):
            yield from every(line.body)


def memory(programs: Iterable[Program]) -> dict[tuple[str, ...], int]:
    """Places, one after the other, for what systems remember from one evaluation to the next, by what that is."""
    found: dict[tuple[str, ...], int] = {}
    for line in every(line for program in programs for line in program.body):
        if isinstance(line, LinearSolve | Newton) and line.labels and line.labels not in found:
            found[line.labels] = sum(map(len, found))
    return found
