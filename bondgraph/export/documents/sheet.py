"""Equations to be read: outputs, and values that are used often or are long, by their names, all others written out.

What targets for readers share: they differ in how a formula and an equation are spelt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.quantities_as_drawn import Drawn
from bondgraph.errors import NotExportable
from bondgraph.export._given import given_outputs
from bondgraph.export._model import Model, check_regular
from bondgraph.export.documents.formula import Formula, mentioned, tidied
from bondgraph.program.continued_exponentials import at_solution
from bondgraph.program.program import Assign, Line, LinearSolve, Newton, Program, kept, uses

SHORT = 6
"""A value that is no output is written out wherever it is used if it has at most this many operations."""
LONG = 40
"""And where it is used once, if it has at most this many."""


@dataclass(frozen=True)
class Definition:
    """`name = formula`."""

    name: str
    formula: Formula

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)


@dataclass(frozen=True)
class System:
    """A linear system: `matrix` times the quantities `names` is `right`."""

    names: tuple[str, ...]
    matrix: tuple[tuple[Formula, ...], ...]
    right: tuple[Formula, ...]


@dataclass(frozen=True)
class Condition:
    """Quantities at which `residuals` vanish."""

    names: tuple[str, ...]
    residuals: tuple[Formula, ...]


Statement = Definition | System | Condition


@dataclass(frozen=True)
class Sheet:
    """The equations of a model.

    Args:
        statements: in an order in which each uses earlier ones; the rate of a state x is x'.
        rates: those of the states, by the state's name, where no statement gives them.
        outputs: those that no statement gives, by name.
        events: quantities that change sign where a law changes branch.
        constraints: expressions that vanish along any motion.
        motion: how many of the statements the rates need; they are the first.
    """

    statements: tuple[Statement, ...]
    rates: Mapping[str, Formula]
    outputs: Mapping[str, Formula]
    events: tuple[Formula, ...]
    constraints: tuple[Formula, ...]
    motion: int


def sheet(model: Model) -> Sheet:
    """The sheet of a model.

    Raises:
        NotExportable: for a model without equations.
    """
    equations = model.equations
    if equations is None:
        law = "the model has no equations, only programs"
        raise NotExportable(model.name, law, remedy="make it by `bg.export`")
    contents: dict[str, list[Any]] = {
        "rates": list(equations.rates.values()),
        "outputs": [*given_outputs(equations, [q.name for q in model.outputs]).values()],
        "events": list(equations.switches),
        "constraints": list(equations.constraints),
    }
    xp = equations.xp
    wanted = {s for group in contents.values() for x in group if not isinstance(x, Drawn) for s in xp.free(x)}
    symbols = [s for step in equations.needed(wanted) for s in targets(step)]
    # What is left of an effort where inertias have been carried away has not its name.
    symbols = [s for s in symbols if xp.name(s) not in equations.not_as_drawn]
    results = {f"{what} {k}": x for what, group in contents.items() for k, x in enumerate(group)}
    program = lower(equations, results | {f"name {xp.name(s)}": s for s in symbols})
    return _Reader(model, program, arguments(equations)).read()


class _Reader:
    def __init__(self, model: Model, program: Program, names: Sequence[str]) -> None:
        self.model, self.program = model, program
        self.labels = _labels(program, names)
        self.asked = {q.name for q in model.outputs}
        self.taken = {*names, *self.labels.values(), *self.asked}
        self.count = 0
        self.formulas = {slot: Formula("name", name=name) for slot, name in enumerate(names)}
        self.statements: list[Statement] = []
        body = [_without_derivatives(line) for line in program.body]
        self.used: dict[int, int] = {}
        for line in _all(body):
            for slot in _direct(line):
                self.used[slot] = self.used.get(slot, 0) + 1
        self.body = body

    def read(self) -> Sheet:
        self._walk(self.body)
        groups: dict[str, list[Formula]] = {"rates": [], "outputs": [], "events": [], "constraints": []}
        for key, slot in self.program.results.items():
            what, _, _ = key.partition(" ")
            if what in groups:
                groups[what].append(self.formulas[slot])
        given = {name for statement in self.statements for name in statement.names}
        rates = dict(zip((q.name for q in self.model.states), groups["rates"], strict=True))
        rates = {name: f for name, f in rates.items() if not (f.name == f"{name}'" and f.name in given)}
        outputs = dict(zip((q.name for q in self.model.outputs), groups["outputs"], strict=True))
        known = given | {q.name for q in (*self.model.states, *self.model.inputs)}
        outputs = {name: f for name, f in outputs.items() if not (f.name == name and name in known)}
        motion = _needed(self.statements, [*rates.values(), *groups["constraints"]], self.model)
        statements = (*(s for s in self.statements if s in motion), *(s for s in self.statements if s not in motion))
        events, constraints = tuple(groups["events"]), tuple(groups["constraints"])
        return Sheet(statements, rates, outputs, events, constraints, len(motion))

    def _walk(self, body: Iterable[Line]) -> None:
        for line in body:
            if isinstance(line, Assign):
                self._assign(line)
            elif isinstance(line, LinearSolve):
                check_regular(self.model.name, line)
                names = self._names(line)
                matrix = tuple(tuple(self.formulas[s] for s in row) for row in line.matrix)
                self.statements.append(System(names, matrix, tuple(self.formulas[s] for s in line.right)))
            else:
                assert isinstance(line, Newton), "a call was refused before"
                names = self._names(line)
                self._walk(line.body)
                self.statements.append(Condition(names, tuple(self.formulas[s] for s in line.residuals)))

    def _assign(self, line: Assign) -> None:
        if line.operation == "const":
            self.formulas[line.slot] = Formula("const", value=line.value)
            return
        formula = tidied(Formula(line.operation, tuple(self.formulas[s] for s in line.arguments)))
        name = self.labels.get(line.slot, "")
        often = self.used.get(line.slot, 0) > 1
        # A comparison is no number: it stands where it is asked.
        long = formula.size > (SHORT if often else LONG) and line.operation not in ("lt", "le")
        if name in self.asked or long:
            name = name or self._fresh()
            self.statements.append(Definition(name, formula))
            formula = Formula("name", name=name)
        self.formulas[line.slot] = formula

    def _names(self, line: LinearSolve | Newton) -> tuple[str, ...]:
        names = tuple(self.labels.get(slot) or self._fresh() for slot in line.slots)
        self.formulas |= {slot: Formula("name", name=name) for slot, name in zip(line.slots, names, strict=True)}
        return names

    def _fresh(self) -> str:
        """A name for a value that has none."""
        while True:
            self.count += 1
            name = f"z_{self.count}"
            if name not in self.taken:
                return name


def _labels(program: Program, names: Sequence[str]) -> dict[int, str]:
    """Names of slots; where a value has several, one that is not that of a rate."""
    found: dict[int, str] = {}
    for key, slot in program.results.items():
        what, _, name = key.partition(" ")
        if what == "name" and slot >= len(names) and (slot not in found or found[slot].endswith("'")):
            found[slot] = name
    return found


def _without_derivatives(line: Line) -> Line:
    """A nonlinear system without what only its Jacobian, or a search for its solution, needs."""
    if not isinstance(line, Newton):
        return line
    line = at_solution(line)
    body = tuple(_without_derivatives(inner) for inner in kept(line.body, set(line.residuals)))
    return replace(line, body=body, jacobian=())


def _all(body: Iterable[Line]) -> Iterable[Line]:
    for line in body:
        yield line
        if isinstance(line, Newton):
            yield from _all(line.body)


def _direct(line: Line) -> Iterable[int]:
    """The slots a line uses, as often as it does."""
    if isinstance(line, Assign):
        return line.arguments
    return line.residuals if isinstance(line, Newton) else uses(line)


def _needed(statements: Sequence[Statement], wanted: Iterable[Formula], model: Model) -> list[Statement]:
    """The statements that the rates and some formulas need, in order."""
    names = {name for formula in wanted for name in mentioned(formula)} | {f"{q.name}'" for q in model.states}
    found: list[Statement] = []
    for statement in reversed(statements):
        if names.intersection(statement.names):
            found.append(statement)
            names |= {name for formula in formulas(statement) for name in mentioned(formula)}
    return found[::-1]


def formulas(statement: Statement) -> tuple[Formula, ...]:
    """Those of a statement."""
    if isinstance(statement, Definition):
        return (statement.formula,)
    if isinstance(statement, System):
        return (*(entry for row in statement.matrix for entry in row), *statement.right)
    return statement.residuals
