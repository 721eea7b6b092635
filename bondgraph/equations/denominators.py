"""Denominators of equations, whatever branch holds. Parameters alone can make them zero, or the motion can."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeGuard

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.causality.relax import strokes_of
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.errors import SHOWN, DerivativeError, ValueRefused
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Line, LinearSolve, Newton, Program, gives, kept, uses

Lowered = Callable[[Equations, Mapping[str, Any]], Program]
"""What gives the program of expressions by name, as `lower` does."""


def check_denominators(equations: Equations, values: Mapping[str, float], lowered: Lowered = lower) -> None:
    """Refuse values of parameters with which an effort, a flow or a rate is undefined at every instant.

    Args:
        equations: the equations.
        values: parameters by name; what depends on others is not judged.
        lowered: what gives programs of the equations.

    Raises:
        ValueRefused: naming the parameters at fault, and what needs the quotient.
    """
    program = equations.cached("everything", lambda: _everything(equations, lowered))
    given = [values.get(name, math.nan) for name in program.arguments]
    divisors, others = program.cached(("fixed", frozenset(values)), lambda: _fixed(program, values))
    for (slot, line), value in zip(divisors.lines.items(), _values(divisors.program, given), strict=False):
        if value == 0:
            raise _refused(equations, program, values, slot, line, "something is divided by zero")
    for (slot, line), value in zip(others.lines.items(), _values(others.program, given), strict=False):
        if not math.isfinite(value):
            raise _refused(equations, program, values, slot, line, "something is not defined that is needed")


class _Fixed(NamedTuple):
    """Slots whose values follow from parameters, the lines that need or give them, and the program of those values."""

    lines: Mapping[int, Assign]
    program: Program


def _fixed(program: Program, names: Collection[str]) -> tuple[_Fixed, _Fixed]:
    """What is divided by, and what is found, whatever branch holds, from named arguments alone."""
    fixed = _known_slots(program.body, {k for k, name in enumerate(program.arguments) if name in names})
    lines = [line for line in _certain(program) if isinstance(line, Assign)]
    products = {line.slot: line.arguments for line in program.body if _is(line, "mul")}
    divisions: dict[int, Assign] = {}
    for line in lines:
        for factor in _factors(products, line.arguments[1]) if line.operation == "div" else ():
            if factor in fixed:
                divisions.setdefault(factor, line)
    found = {line.slot: line for line in lines if line.slot in fixed}
    return _Fixed(divisions, _only(program, divisions)), _Fixed(found, _only(program, found))


def _only(program: Program, slots: Collection[int]) -> Program:
    """The program of some slots' values."""
    return Program(program.arguments, tuple(kept(program.body, set(slots))), {str(slot): slot for slot in slots})


@dataclass(frozen=True)
class Denominators:
    """What may vanish on the way to a program's results.

    Args:
        program: the same, what is inside of nonlinear systems repeated after them.
        scalars: slots of denominators that depend on more than parameters and may change sign.
        systems: square ones not known to be definite with such entries: linear, and nonlinear by their Jacobian.
    """

    program: Program
    scalars: tuple[int, ...]
    systems: tuple[LinearSolve | Newton, ...]


def moving_denominators(program: Program, values: Mapping[str, float]) -> Denominators:
    """The denominators of a program that time or the motion may bring to zero, with values of parameters by name."""
    signs = tuple((name, value >= 0) for name, value in values.items())
    return program.cached(("moving", signs), lambda: _moving_denominators(program, values))


def _moving_denominators(program: Program, values: Mapping[str, float]) -> Denominators:
    known = {k: values[name] for k, name in enumerate(program.arguments) if name in values}
    body = _quotients(_unfolded(program.body))
    moving = _moving(body, set(range(len(program.arguments))) - known.keys())
    products = {line.slot: line.arguments for line in body if _is(line, "mul")}
    steady = moving.intersection(products) | _not_negative(body, known)
    denominators: dict[int, None] = {}
    systems = []
    for line in _certain(replace(program, body=_quotients(_flat(program.body)))):
        if isinstance(line, LinearSolve | Newton):
            # A redundant one has no determinant: its solver chooses equations, and says where too few are independent.
            known_elsewhere = isinstance(line, LinearSolve) and (line.symmetric or line.minimum_norm or line.redundant)
            if not known_elsewhere and any(moving.intersection(row) for row in entries(line)):
                systems.append(line)
        elif line.operation == "div":
            denominators |= dict.fromkeys(_factors(products, line.arguments[1]))
    scalars = tuple(slot for slot in denominators if slot in moving and slot not in steady)
    return Denominators(replace(program, body=body), scalars, tuple(systems))


def _unfolded(body: Sequence[Line]) -> Iterator[Line]:
    """What is inside of nonlinear systems after them, to be evaluated where they are solved."""
    for line in body:
        yield line
        if isinstance(line, Newton):
            yield from _unfolded(line.body)


def _quotients(body: Iterable[Line]) -> tuple[Line, ...]:
    """The lines with each tan(x) as the quotient sin(x)/cos(x), whose denominator may vanish."""
    lines = list(body)
    room = max((slot for line in lines for slot in gives(line)), default=0) + 1
    found: list[Line] = []
    for line in lines:
        if _is(line, "tan"):
            sine, cosine = room + 2 * line.slot, room + 2 * line.slot + 1
            found += [Assign(sine, "sin", line.arguments), Assign(cosine, "cos", line.arguments)]
            found.append(Assign(line.slot, "div", (sine, cosine)))
        else:
            found.append(line)
    return tuple(found)


def _moving(body: Sequence[Line], moving: set[int]) -> set[int]:
    """The slots that depend on some others."""
    for line in body:
        if moving.intersection(uses(line)):
            moving.update(gives(line))
    return moving


def _not_negative(body: Sequence[Line], known: Mapping[int, float]) -> set[int]:
    """The slots whose values cannot be negative, as far as that is plain to see."""
    found = {slot for slot, value in known.items() if value >= 0}
    for line in body:
        if not isinstance(line, Assign):
            continue
        signs = [slot in found for slot in line.arguments]
        match line.operation:
            case "const":
                plain = line.value >= 0
            case "sqrt" | "exp" | "abs" | "cosh":
                plain = True
            case "mul":
                plain = all(signs) or line.arguments[0] == line.arguments[1]
            case "add" | "div" | "min":
                plain = all(signs)
            case "max":
                plain = any(signs)
            case "pow":
                plain = signs[0]
            case _:
                plain = False
        if plain:
            found.add(line.slot)
    return found


def _everything(equations: Equations, lowered: Lowered) -> Program:
    """The program of every effort, flow and rate, what is inside of nonlinear systems in line with the rest."""
    rates = {f"{name}'": rate for name, rate in equations.rates.items()}
    try:
        program = lowered(equations, {**equations.observables, **rates})
    except DerivativeError:  # of an effort or flow that the motion can do without
        program = lowered(equations, rates)
    return replace(program, body=tuple(_flat(program.body)))


def _is(line: Line, operation: str) -> TypeGuard[Assign]:
    return isinstance(line, Assign) and line.operation == operation


def _flat(body: Sequence[Line]) -> Iterator[Line]:
    for line in body:
        if isinstance(line, Newton):
            yield from _flat(line.body)
        yield line


def _known_slots(body: Sequence[Line], known: Iterable[int]) -> set[int]:
    """The slots whose values follow from those of some arguments alone."""
    fixed = set(known)
    for line in body:
        if isinstance(line, Assign) and fixed.issuperset(line.arguments):
            fixed.add(line.slot)
    return fixed


def entries(system: LinearSolve | Newton) -> tuple[tuple[int, ...], ...]:
    """The matrix that has to be regular, by rows."""
    return system.matrix if isinstance(system, LinearSolve) else system.jacobian


def _certain(program: Program) -> list[Assign | LinearSolve | Newton]:
    """The operations and systems that are met whichever branch holds."""
    wanted = set(program.results.values())
    found: list[Assign | LinearSolve | Newton] = []
    for line in reversed(program.body):
        if not wanted.intersection(gives(line)):
            continue
        wanted |= {line.arguments[0]} if _is(line, "select") else uses(line)
        if isinstance(line, Newton):
            wanted.update(line.residuals)
        if isinstance(line, LinearSolve | Newton) or (isinstance(line, Assign) and line.operation != "select"):
            found.append(line)
    return found[::-1]


def _factors(products: Mapping[int, tuple[int, ...]], slot: int) -> Iterator[int]:
    """A value and the factors it is a product of, any of which makes it zero."""
    yield slot
    for factor in products.get(slot, ()):
        yield from _factors(products, factor)


def _values(program: Program, arguments: list[float]) -> list[float]:
    """The results of a program, up to the first that is undefined: it is not a number."""
    try:
        return instant(program)(arguments)
    except (ArithmeticError, ValueError):
        if len(program.results) == 1:
            return [math.nan]
    found: list[float] = []
    for slot in program.results.values():
        found += _values(_only(program, [slot]), arguments)
        if math.isnan(found[-1]):
            break
    return found


def _refused(
    equations: Equations, program: Program, values: Mapping[str, float], slot: int, line: Assign, what: str
) -> ValueRefused:
    used = {slot}.union(*(uses(other) for other in kept(program.body, {slot})))
    parties = [name for k, name in enumerate(program.arguments) if k in used]
    zero = [name for name in parties if values[name] == 0]
    parties = zero or parties
    reached = {line.slot}
    for other in program.body:
        if reached.intersection(uses(other)):
            reached.update(gives(other))
    users = [name for name, result in program.results.items() if result in reached]
    needed = ", ".join(users[:SHOWN]) + ", and others" * (len(users) > SHOWN)
    given = ", ".join(f"{name} = {values[name]:g}" for name in parties)
    element = equations.graph.elements.get(zero[0]) if len(zero) == 1 else None
    if element is not None and element.vanishing is not None:
        law, remedy = element.vanishing
        return ValueRefused(element.name, f"with {given} {law}", parties=parties, remedy=remedy)
    remedy = "give a value that is not zero" if zero else "give other values" if parties else "correct the formula"
    return ValueRefused(
        ", ".join(parties) or equations.graph.name,
        f"with {given or 'its formulas'} {what} to find {needed}",
        parties=parties,
        remedy=remedy + _by_other_strokes(equations, [name for name, value in values.items() if value == 0]),
    )


def _by_other_strokes(equations: Equations, zero: Sequence[str]) -> str:
    """What else there is to do where resistors of zero ohms give their efforts with other strokes; empty where none is.

    Args:
        equations: the equations.
        zero: all parameters that are zero.
    """
    graph, given = equations.graph, dict.fromkeys(zero, 0.0)
    resistors = [name for name, each in graph.elements.items() if each.is_zero({**graph.values, **given})]
    if not zero or graph is not equations.drawn or not _turned(equations.balance.causal, resistors):
        return ""
    if not (other := strokes_of(graph, given)).whole or _turned(other, resistors):
        return ""
    shown = ", ".join(f"{name!r}: 0" for name in zero)
    return f", or compile the graph for it, bondgraph.compile(graph, values={{{shown}}}): its strokes are others then"


def _turned(causal: CausalGraph, resistors: Iterable[str]) -> bool:
    """Whether effort enters any of some resistors, so that it is divided by their values."""
    return any(any(causal.into(name).values()) for name in resistors)
