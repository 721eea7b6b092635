"""Lowering: equations of one algebra to a program of scalar operations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.available_names import available
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, needs, targets
from bondgraph.equations.quantities_as_drawn import Drawn, states_as_drawn, used_names
from bondgraph.errors import DerivativeError
from bondgraph.graph.law import Implicit
from bondgraph.program.continued_exponentials import continued
from bondgraph.program.program import Builder, Program


def arguments(equations: Equations) -> tuple[str, ...]:
    """What every program of these equations takes: time, states, parameters, inputs and inputs' rates."""
    primes = ("'" * (k + 1) for k in range(equations.balance.depth))
    rates = tuple(name + prime for prime in primes for name in equations.inputs)
    return (TIME, *equations.states, *equations.parameters, *equations.inputs, *rates)


def lower(equations: Equations, results: Mapping[str, Any], lowering: Lowering | None = None) -> Program:
    """The program that computes some expressions of the equations' symbols.

    Args:
        equations: the equations.
        results: expressions by name, such as `equations.rates` or `equations.observables`; a `Drawn` one is in the
            symbols of the equations of the graph as drawn, of which these are a form.
        lowering: what earlier programs of the same equations have lowered; nothing by default.

    Raises:
        NotReducible: for a drawn one that depends on states which the form does without.
    """
    lowering = lowering or lowering_of(equations)
    drawn = {name: x.expression for name, x in results.items() if isinstance(x, Drawn)}
    own = {name: x for name, x in results.items() if name not in drawn}
    slots = lowering.slots(own, steps_to(equations, own))
    if drawn:
        slots |= _slots_as_drawn(equations, drawn, lowering)
    return lowering.finished({name: slots[name] for name in results})


def lowering_of(equations: Equations) -> Lowering:
    """What programs of some equations may share; nothing is lowered yet."""
    return Lowering(equations.xp, arguments(equations))


def _slots_as_drawn(equations: Equations, wanted: Mapping[str, Any], lowering: Lowering) -> dict[str, int]:
    """The slots of expressions in the symbols of the equations as drawn, whose states follow from those of a form."""
    drawn, xp = equations.as_drawn, equations.xp
    assert isinstance(drawn, Equations), "what they tell is asked for"
    used, own = used_names(drawn, wanted.values()), {*arguments(equations)}
    states = states_as_drawn(equations, drawn, sorted(used & {*drawn.states}), available(equations))
    given = {name: xp.symbol(name) for name in used & {*arguments(drawn)} - {*drawn.states}}
    # What a form makes a parameter of does not change.
    given |= {name: xp.number(0) for name in given.keys() - own if name.rstrip("'") in equations.parameters}
    found = lowering.slots(states | given, steps_to(equations, states))
    return lowering.beside(found).slots(wanted, steps_to(drawn, wanted))


def steps_to(equations: Equations, results: Mapping[str, Any]) -> tuple[Step, ...]:
    """The steps of equations that lead to some expressions."""
    return equations.needed(equations.xp.free(equations.xp.column(results.values())))


class Lowering:
    """Steps lowered as far as programs have asked for them: what several programs share is lowered once.

    Equations that take the same arguments share one, as long as no symbol stands for something else in each of them.

    Args:
        xp: the algebra.
        names: of the arguments, as of `arguments`.
    """

    def __init__(self, xp: Algebra, names: Sequence[str]) -> None:
        self.xp, self.names = xp, tuple(names)
        self._builder = Builder(self.names)
        self._memo: dict[Any, int] = {xp.symbol(name): slot for slot, name in enumerate(self.names)}
        self._lowered: dict[Any, Step] = {}

    def agrees(self, symbols: Iterable[Any], steps: Iterable[Step]) -> bool:
        """Whether some symbols, and all of the steps that lead to them, are lowered so or not at all."""
        given = {symbol: step for step in steps for symbol in targets(step)}
        used = set(given).union(symbols, *(needs(self.xp, step) for step in steps))
        return all(given.get(symbol) == self._lowered[symbol] for symbol in used & self._lowered.keys())

    def beside(self, slots: Mapping[str, int]) -> Lowering:
        """One of other equations into the same program, whose arguments are values of this one, by name."""
        found = Lowering(self.xp, self.names)
        found._builder = self._builder
        found._memo = {self.xp.symbol(name): slot for name, slot in slots.items()}
        return found

    def program(self, results: Mapping[str, Any], steps: Iterable[Step]) -> Program:
        """The program that computes some expressions; as of `slots`."""
        return self.finished(self.slots(results, steps))

    def finished(self, slots: Mapping[str, int]) -> Program:
        """The program that computes what is in some slots."""
        return self._builder.finish(slots)

    def slots(self, results: Mapping[str, Any], steps: Iterable[Step]) -> dict[str, int]:
        """The slots of some expressions, by name.

        Args:
            results: expressions by name.
            steps: those that lead to them, in order; they agree with those lowered before.

        Raises:
            DerivativeError: for a derivative of a callable that was not declared.
        """
        for step in steps:
            symbols = targets(step)
            if symbols[0] not in self._lowered:
                with _wanted_for(self.xp, symbols):
                    _step(self.xp, self._builder, self._memo, step)
                self._lowered |= dict.fromkeys(symbols, step)
        return {name: self.xp.lower(x, self._builder, self._memo) for name, x in results.items()}


def _step(xp: Algebra, builder: Builder, memo: dict[Any, int], step: Step) -> None:
    if isinstance(step, Let):
        memo[step.symbol] = xp.lower(step.expression, builder, memo)
    elif isinstance(step, Implicit):
        _newton(xp, builder, memo, step)
    else:
        m, n = range(len(step.right)), range(len(step.unknowns))
        matrix = [[xp.lower(step.matrix[i, j], builder, memo) for j in n] for i in m]
        right = [xp.lower(step.right[i], builder, memo) for i in m]
        names = [step.about] if step.checked else [xp.name(s).rstrip("'") for s in step.unknowns]
        minimum_norm = [k for k, s in enumerate(step.unknowns) if s in step.minimum_norm]
        if step.units is not None:
            rows, columns = step.units
            matrix = [[_times(builder, matrix[i][j], 1.0 / (rows[i] * columns[j])) for j in n] for i in m]
            right = [_times(builder, right[i], 1.0 / rows[i]) for i in m]
        slots = builder.solve(matrix, right, step.symmetric, names, minimum_norm, step.left, step.redundant)
        if step.units is not None:
            slots = [_times(builder, slot, 1.0 / unit) for slot, unit in zip(slots, step.units[1], strict=True)]
        memo.update(zip(step.unknowns, slots, strict=True))


def _times(builder: Builder, slot: int, factor: float) -> int:
    """The slot of a multiple; what is zero, or multiplied by one, stays as it is."""
    if factor == 1.0 or slot == builder.number(0.0):
        return slot
    return builder.emit("mul", builder.number(factor), slot)


@contextmanager
def _wanted_for(xp: Algebra, symbols: Iterable[Any]) -> Iterator[None]:
    """The refusal of a derivative that was not declared says what needs it."""
    try:
        yield
    except DerivativeError as error:
        names = [xp.name(s) for s in symbols]
        if set(names) & set(error.parties):
            raise
        law = f"{error.law}; it is needed to find {', '.join(names)}"
        raise DerivativeError(error.place, law, parties=(*error.parties, *names), remedy=error.remedy) from None


def _newton(xp: Algebra, builder: Builder, memo: dict[Any, int], step: Implicit) -> None:
    """A nonlinear system with its exact Jacobian."""
    names = [xp.name(s).rstrip("'") for s in step.unknowns]
    slots = builder.newton(names, lambda slots: written(xp, builder, memo, step, slots))
    memo.update(zip(step.unknowns, slots, strict=True))


def written(
    xp: Algebra, builder: Builder, memo: dict[Any, int], step: Implicit, slots: list[int], bound: int | None = None
) -> tuple[list[int], list[list[int]]]:
    """A nonlinear system's residuals and its exact Jacobian, carried forward through the inner values.

    Exponentials of the unknowns go on as straight lines where they are too large for a float.

    Args:
        memo: slots of what the system depends on.
        slots: those of its unknowns.
        bound: that of an argument of exponentials beyond which they do so; by default none is too large before.
    """
    first = len(builder.lines)
    with _wanted_for(xp, step.unknowns):
        residuals, jacobian = _written(xp, builder, memo, step, slots)
    return continued(builder, first, slots, residuals, jacobian, bound)


def _written(
    xp: Algebra, builder: Builder, memo: dict[Any, int], step: Implicit, slots: list[int]
) -> tuple[list[int], list[list[int]]]:
    inside = dict(memo)
    inside.update(zip(step.unknowns, slots, strict=True))
    zero, one = builder.number(0.0), builder.number(1.0)
    n = range(len(slots))
    forward = {s: [one if i == j else zero for j in n] for i, s in enumerate(step.unknowns)}

    def derivatives(expression: Any) -> list[int]:
        total = [zero for _ in n]
        for source in sorted((s for s in xp.free(expression) if s in forward), key=xp.name):
            derivative = xp.lower(xp.diff(expression, source), builder, inside)
            for j in n:
                if forward[source][j] != zero:
                    part = (
                        derivative if forward[source][j] == one else builder.emit("mul", derivative, forward[source][j])
                    )
                    total[j] = part if total[j] == zero else builder.emit("add", total[j], part)
        return total

    for symbol, expression in step.inner:
        inside[symbol] = xp.lower(expression, builder, inside)
        forward[symbol] = derivatives(expression)
    residuals = [xp.lower(row, builder, inside) for row in step.residuals]
    return residuals, [derivatives(row) for row in step.residuals]
