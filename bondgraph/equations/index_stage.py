"""One stage of index reduction: the rows eliminated in symbols, and what is left of them judged in numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Any

from bondgraph.equations.affine import Affine
from bondgraph.equations.elimination import Elimination
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, needs, order, switches, targets
from bondgraph.equations.open_ways import OpenWays
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.row_echelon import Echelon, Pivoting
from bondgraph.errors import Contradiction
from bondgraph.graph.law import Solve
from bondgraph.program.program import LEFT
from bondgraph.program.rank import (
    STEP,
    firm_sizes,
    independent_rows,
    most_independent,
    null_space,
    own_units,
    scale_factors,
)
from bondgraph.program.tolerances import CLOSED, DIFFERENCES, ON_CONSTRAINTS, ROUNDING

GONE = 1e-4
"""What is smaller, in parts of what it was, has vanished: where 0/0 stops a search, not all digits are gone."""


class Stage:
    """One elimination, judged in numbers at consistent points. Inputs that have a value keep it there.

    Args:
        elimination: of the rows of a balance.
        rows, solved: what it leaves, as of `reduced`.
        number: of the stage, from 1.
        loops: what loops that are singular in general were to give.
        points: of the compile.

    Attributes:
        is_defined: whether the rows have values at any point; if not, a nonlinear system has no solution there.
    """

    def __init__(
        self,
        elimination: Elimination,
        rows: Sequence[Affine],
        solved: Sequence[Let],
        number: int,
        loops: frozenset[Any],
        points: RandomPoints,
    ) -> None:
        self.elimination, self.number, self.loops, self.points = elimination, number, loops, points
        self.balance, self.xp = elimination.balance, elimination.xp
        self.rows, self.solved = list(rows), list(solved)
        self.conditions: list[Any] = list(self.balance.constraints.conditions)
        given = {step.symbol for step in self.solved}
        self.left = sorted((s for s in elimination.unknowns if s not in given), key=self.xp.name)
        self.states = points.of(self._known(), self._given())
        self._evaluate()

    def _given(self) -> dict[str, float]:
        """Inputs that have a value: constants, with rates of zero."""
        given = {name: value for name, value in self.balance.inputs.items() if value is not None}
        primes = ["'" * (k + 1) for k in range(self.balance.depth)]
        return given | {name + prime: 0.0 for name in given for prime in primes}

    def _known(self, values: Sequence[Let] = ()) -> Equations:
        """The steps that use no unknown, with the states' names.

        Args:
            values: more steps.
        """
        xp, work = self.xp, self.elimination
        steps = order(xp, [*work.known_steps, *work.values, *values], set())
        return Equations(self.balance, tuple(steps), {xp.name(x): xp.number(0) for x in self.balance.states})

    def _steady(self, expressions: Sequence[Any]) -> Iterator[list[float]]:
        """Values at the points where there are any: with the inputs' own values, else with others."""
        own = self.states.steady(expressions)
        first = next(own, None)
        if first is None:
            return self.points.of(self.states.equations, {}).steady(expressions)
        return chain([first], own)

    @cached_property
    def _entries(self) -> tuple[Any, list[Any]]:
        """Where the rows hold an unknown, as places in their matrix laid out row after row, and the coefficients."""
        column, width = {s: j for j, s in enumerate(self.left)}, len(self.left)
        pairs = [(i * width + column[s], c) for i, row in enumerate(self.rows) for s, c in row.terms.items()]
        return [place for place, _ in pairs], [c for _, c in pairs]

    def _matrices(self, values: Any) -> Any:
        """The values of the coefficients as matrices, of shape (points, rows, columns).

        Args:
            values: of shape (points, coefficients).
        """
        import numpy as np

        found = np.zeros((len(values), len(self.rows) * len(self.left)))
        found[:, self._entries[0]] = values
        return found.reshape(len(values), len(self.rows), len(self.left))

    def _evaluate(self) -> None:
        """Find the rows' values, and what they amount to."""
        import numpy as np

        entries = self._entries[1]
        table = list(self._steady([*entries, *(row.known for row in self.rows)]))
        self.is_defined = bool(table)
        if not table:
            return
        values, known = np.split(np.array(table, float), [len(entries)], axis=1)
        matrix = self._matrices(values)
        self.is_defined = bool(np.isfinite(matrix).all() and np.isfinite(known).all())
        if not self.is_defined:
            return
        # Rates and efforts are to be told apart from nothing whichever units the model is written in.
        held, rows, units = self._own_units(matrix, known)
        self.units, matrix = units[0, :-1], matrix / (rows * units[:, :-1])
        known = np.where(held, known / (rows * units[:, -1:])[:, 0], known)
        self.numbers = matrix
        # A row that vanishes at a point but for rounding, and not at others, is no equation there.
        scale = scale_factors(np.abs(matrix).max(axis=2, initial=0.0).T, ON_CONSTRAINTS).T
        work = Pivoting(self.xp, self.rows, self.left, matrix / scale[:, :, None], known / scale)
        rates = [j for j, s in enumerate(self.left) if s in self.elimination.rate_of]
        self.echelon: Echelon = work.run([rates, [j for j in range(len(self.left)) if j not in rates]])

    @cached_property
    def _columns(self) -> tuple[list[int], list[int]]:
        """The columns of rates, and those of efforts and flows."""
        rates = [k for k, s in enumerate(self.left) if s in self.elimination.rate_of]
        return rates, [k for k in range(len(self.left)) if k not in {*rates}]

    def _own_units(self, matrix: Any, known: Any) -> tuple[Any, Any, Any]:
        """Which rows hold an unknown, and the units of rows and columns, the last that of what is known.

        A row without an unknown has no unit to be found, and stays as it is.
        """
        import numpy as np

        held = np.abs(matrix).max(axis=(0, 2), initial=0.0) > 0
        sizes = np.concatenate([np.abs(matrix), (np.abs(known) * held)[:, :, None]], axis=2).max(axis=0, initial=0.0)
        rows, units = own_units(firm_sizes(sizes, *self._columns))
        if (rows == 1.0).all() and (units == 1.0).all():
            return held, rows, units
        # What vanishes in these configurations but for rounding has its usual size elsewhere.
        elsewhere = self.states.elsewhere.steady(self._entries[1])
        if others := list(elsewhere):
            usual = np.abs(self._matrices(np.array(others, float))).max(axis=0)
            sizes[:, :-1] = np.where(np.isfinite(usual), np.maximum(sizes[:, :-1], usual), sizes[:, :-1])
        rows, units = own_units(firm_sizes(sizes, *self._columns))
        # What is known is compared with zero: by its largest, or the rounding of that would be an equation.
        largest = float((sizes[:, -1:] / rows).max(initial=0.0))
        units[0, -1] = max(units[0, -1], 2.0 ** (STEP * round(math.log2(largest) / STEP)) if largest else 1.0)
        return held, rows, units

    def hidden(self) -> tuple[list[Any], list[Let]]:
        """Constraints that the rows hold and that are not known yet, and the values they are written in.

        Raises:
            Contradiction: for one that no state can satisfy.
        """
        xp, rows = self.xp, self.echelon.rows
        left = [rows.left(k) for k, _ in self.echelon.nulls]
        nulls = [(row.known, values) for row, (_, values) in zip(left, self.echelon.nulls, strict=True)]
        reduced = self._known(rows.values)
        branching = self._branching(reduced)
        found = list[Any]()
        for expression, sizes in nulls:
            self._check_possible(reduced, expression)
            if self._is_constraint(reduced, expression, sizes):
                found.append(expression)
            elif branching(expression) or not self._holds_for_other_inputs(reduced, expression):
                self.conditions.append(reduced.expanded(expression))
        zeros = [*rows.zeros, *(coefficient for row in left for coefficient in row.terms.values())]
        self.conditions += [reduced.expanded(zero) for zero in zeros if branching(zero)]
        given = {s.symbol: s.expression for s in [*self.elimination.values, *rows.values]}  # type: ignore[union-attr]
        used: dict[Any, None] = {}
        stack = [s for expression in found for s in sorted(xp.free(expression), key=xp.name)]
        while stack:
            symbol = stack.pop()
            if symbol in given and symbol not in used:
                used[symbol] = None
                stack += sorted(xp.free(given[symbol]), key=xp.name)
        # The names that this elimination has given mean something else in the next.
        names = {symbol: xp.symbol(f"h{self.number}.{k}") for k, symbol in enumerate(used)}
        values = [Let(name, xp.substitute(given[symbol], names)) for symbol, name in names.items()]
        return [xp.tidy(xp.substitute(expression, names)) for expression in found], values

    def vanishing(self, points: Sequence[Mapping[str, float]]) -> list[Any]:
        """What was divided by here, and is zero at some points at which all that came later holds, too."""
        import numpy as np

        divisors = self.echelon.divisors
        if not divisors or not points:
            return []
        at = self.states.function(self._entries[1])
        there = self._divided_by(at([point[name] for name in self.states.names]) for point in points)
        own = self._divided_by(map(at, self.states.points))
        gone = np.isfinite(there).any(axis=0) & (_largest(there) <= GONE * _largest(own))
        found = [self.echelon.rows.pivot(k) for k, zero in zip(divisors, gone, strict=True) if zero]
        known = self._known(self.echelon.rows.values)
        return [known.expanded(pivot) for pivot in found]

    def _divided_by(self, values: Iterable[Sequence[float] | None]) -> Any:
        """What was divided by, of shape (points, divisors), where coefficients are defined.

        What comes after a division by zero is not finite.

        Args:
            values: of the coefficients at each point.
        """
        import numpy as np

        defined = [row for row in values if row is not None]
        return self.echelon.divided_by(self._matrices(np.array(defined).reshape(len(defined), -1)))

    def _check_possible(self, known: Equations, expression: Any) -> None:
        """Refuse what neither states nor the inputs' values can make vanish."""
        xp = self.xp
        if xp.is_zero(expression):
            return
        symbols = known.behind(xp.free(expression))
        if symbols & set(self.balance.states) or self._vanishes(known, expression, {}):
            return
        # Two sources that meet are refused whatever their values; once differentiated, constants count as such.
        if self.number > 1 and self._vanishes(known, expression, self._given()):
            return
        if not self.balance.causal.relaxed:
            self._openness.check_moving()
        inputs = sorted({xp.name(s).rstrip("'") for s in symbols} & self.balance.inputs.keys())
        zero = xp.spell(known.expanded(expression))
        raise Contradiction(
            self.balance.causal.graph.name,
            f"over-determined: {zero} = 0 is required, but {zero} contains no state or unknown",
            parties=inputs or sorted(map(xp.name, symbols)),
            remedy="remove one of the elements that prescribe the same thing, or put a store or a resistor between",
        )

    def _is_constraint(self, known: Equations, expression: Any, values: Sequence[float]) -> bool:
        """Whether what is left of a row is not zero, beside its usual size where it is small.

        Args:
            known: the steps behind it.
            expression: what is left.
            values: its own, in units of the elimination.
        """
        largest = max(map(abs, values))
        if largest > ON_CONSTRAINTS or not largest:
            return largest > 0
        states = self.points.of(known, self._given())
        (usual,) = states.elsewhere.least([expression])
        here = max((abs(value) for (value,) in states.steady([expression])), default=0.0)
        return here > ON_CONSTRAINTS * usual > 0

    def _branching(self, known: Equations) -> Callable[[Any], bool]:
        """Tells whether what an expression is at some points may be otherwise on another branch of laws behind it."""
        xp, found = self.xp, set[Any]()
        for step in known.steps:
            if found & needs(xp, step) or switches(xp, step):
                found.update(targets(step))
        return lambda expression: bool(xp.switches(expression)) or not found.isdisjoint(xp.free(expression))

    def _holds_for_other_inputs(self, known: Equations, expression: Any) -> bool:
        """Whether what is zero with the inputs' own values is so at every point where the constraints hold."""
        if self._given().keys().isdisjoint(map(self.xp.name, known.behind(self.xp.free(expression)))):
            return True
        return all(abs(value) <= ON_CONSTRAINTS for (value,) in self.points.of(known, {}).steady([expression]))

    def _vanishes(self, known: Equations, expression: Any, given: Mapping[str, float]) -> bool:
        """Whether something is zero wherever the states are."""
        anywhere = self.points.of(replace(known, balance=self.balance.constrained(independent=())), given)
        return all(abs(value) <= ON_CONSTRAINTS for (value,) in anywhere.steady([expression]))

    def _null(self) -> tuple[int, Any, Any]:
        """A point, how the unknowns that are left may change there, one way a column, and the units of these.

        Rows and columns are brought to one size: a heavy body on top of many would hide what small ones determine. It
        is the first point at which most of them may: where a rod has its dead point, as at a start, a reaction is
        determined that is open elsewhere.
        """
        import numpy as np

        if not self.rows or not self.left:
            return 0, np.eye(len(self.left)), np.ones(len(self.left))
        # Random points are special by no chance.
        places = self.numbers if self.balance.region.near else self.numbers[:1]
        sizes = firm_sizes(np.abs(self.numbers).max(axis=0), *self._columns)
        rows = scale_factors(sizes.max(axis=1), ON_CONSTRAINTS)[:, None]
        columns = scale_factors((sizes / rows).max(axis=0), ON_CONSTRAINTS)
        found = [null_space(np.where(sizes > 0, each, 0.0) / rows / columns, ON_CONSTRAINTS) for each in places]
        moving = [int((np.abs(null).max(axis=1, initial=0.0) > ROUNDING).sum()) for null in found]
        k = int(np.argmax(moving))
        return k, found[k], self.units / columns

    @property
    def open_ways(self) -> Mapping[str, Any]:
        """How each rate, effort and flow may change without breaking a row: a row vector for each that may."""
        return self.ways or {}

    @property
    def _openness(self) -> OpenWays:
        return OpenWays(self.balance, self.left, self.loops, self.open_ways)

    @cached_property
    def ways(self) -> Mapping[str, Any] | None:
        """The same; None where that is not defined at any point."""
        import numpy as np

        xp, (point, null, own) = self.xp, self._null()
        if not null.size:
            return {}
        units = dict(zip(self.left, own, strict=True))
        moved = zip(self.left, null, strict=True)
        ways = {s: units[s] * way for s, way in moved if np.abs(way).max() > ROUNDING}
        sources = self._sources({*ways})
        coefficients = {(to, s): xp.diff(of, s) for to, (of, used) in sources.items() for s in used}
        values = [*self._steady([*coefficients.values()])]
        if not values:
            return None
        factors = dict(zip(coefficients, values[min(point, len(values) - 1)], strict=True))
        # How large a value usually is: at a point the terms of one may be what rounding leaves of them.
        usual = dict(zip(coefficients, np.abs(values).max(axis=0, initial=0.0).tolist(), strict=True))
        for symbol, (_, used) in sources.items():
            ways[symbol] = sum((factors[symbol, s] * ways[s] for s in used), np.zeros(null.shape[1]))
            units[symbol] = max(usual[symbol, s] * units[s] for s in used)
        return {xp.name(s): way for s, way in ways.items() if np.abs(way).max() > ON_CONSTRAINTS * units[s]}

    def _sources(self, moving: set[Any]) -> dict[Any, tuple[Any, list[Any]]]:
        """The values that follow from some unknowns, in order, each with its expression and what moves in that."""
        xp, found = self.xp, {}
        for step in order(xp, [*self.solved, *self.elimination.late], set()):
            if isinstance(step, Let):
                used = sorted(xp.free(step.expression) & moving, key=xp.name)
                if used:
                    found[step.symbol] = step.expression, used
                    moving.add(step.symbol)
        return found

    def equations(self, differentiations: int, before: Collection[str]) -> Equations | None:
        """The rates from the independent rows, and from laws that are not linear in the unknowns.

        None where what is open, or the constraints' gradients, are not defined, or rows and laws are not as many as
        unknowns.

        Args:
            differentiations: how often rows were differentiated.
            before: what was still open before the last time.

        Raises:
            SingularSystem: where a rate stays open.
        """
        xp, work, chosen = self.xp, self.elimination, self.echelon.columns
        independent = self._independent()
        if self.ways is None or independent is None:
            return None
        rows = [self.rows[i] for i in self.echelon.independent]
        constraints, conditions = independent
        kept = self.balance.constrained(independent=constraints, conditions=conditions)
        algebraic = any(not name.endswith("'") for name in before)
        placed = bool(self.balance.closure.residuals.keys() & {*constraints})
        index = differentiations + algebraic + placed
        if work.curved:
            square = work.is_square(rows, self.solved)
            return replace(work.solved(rows, self.solved), balance=kept, index=index) if square else None
        self._openness.check()
        unknowns = tuple(self.left[j] for j in chosen)
        core: list[Step] = [Let(s, xp.number(0)) for j, s in enumerate(self.left) if j not in chosen]
        if unknowns:
            matrix = xp.matrix([[row.terms.get(s, xp.number(0)) for s in unknowns] for row in rows])
            about = ", ".join(xp.name(s).rstrip("'") for s in unknowns)
            core.append(Solve(unknowns, matrix, xp.column([-row.known for row in rows]), False, about))
        equations = replace(work.equations([*core, *self.solved]), balance=kept)
        named = equations.observables.items()
        open_ones = tuple(sorted(name for name, symbol in named if xp.name(symbol) in self.open_ways))
        redundant = self._whole if unknowns else None
        return replace(equations, index=index, indeterminate=open_ones, redundant=redundant)

    @property
    def _whole(self) -> Solve:
        """Every row and unknown that is left. Where there are constraints, they tell themselves what contradicts."""
        xp, zero = self.xp, self.xp.number(0)
        rows = [row for row in self.rows if row.terms]
        return Solve(
            tuple(self.left),
            xp.matrix([[row.terms.get(s, zero) for s in self.left] for row in rows]),
            xp.column([-row.known for row in rows]),
            symmetric=False,
            about=", ".join(xp.name(s).rstrip("'") for s in self.left),
            minimum_norm=tuple(s for s in self.left if s not in self.elimination.rate_of),
            redundant=True,
            left=math.inf if self.balance.constraints.independent else LEFT,
        )

    def _independent(self) -> tuple[tuple[Any, ...], tuple[Any, ...]] | None:
        """The constraints that the states must satisfy, and those that hold with them where inputs allow it."""
        constraints = self.balance.constraints.independent
        if not constraints:
            return (), tuple(self.conditions)
        found = self.states.gradients()
        if not found:
            return None
        # Where positions agree, at one point more may be dependent than in general.
        found, noise = (found, CLOSED) if self.balance.closure.residuals else (found[:1], ROUNDING)
        chosen = independent_rows(most_independent(found, DIFFERENCES, noise), DIFFERENCES, noise)
        rest = [c for k, c in enumerate(constraints) if k not in chosen]
        return tuple(constraints[k] for k in chosen), (*rest, *self.conditions)


def _largest(matrix: Any) -> Any:
    """The largest finite entry of each column."""
    import numpy as np

    return np.where(np.isfinite(matrix), np.abs(matrix), 0.0).max(axis=0, initial=0.0)
