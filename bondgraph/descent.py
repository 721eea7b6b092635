"""Descent of the index: constraints hidden among the rows are found and differentiated until every rate is determined.

A combination of rows in which no unknown is left constrains the states. Its derivative along the motion is one more
row; the constraint is kept, for the start to satisfy and the integrator to hold. What comes out is a semi-explicit
differential-algebraic system: rates as functions of states that are no longer independent.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from bondgraph.balance import Balance
from bondgraph.checks import is_singular
from bondgraph.echelon import LONG, ZERO, Echelon, Pivoting
from bondgraph.elimination import Elimination
from bondgraph.equations import Equations
from bondgraph.errors import Contradiction, SingularSystem
from bondgraph.expressions import TIME
from bondgraph.law import Implicit, Solve
from bondgraph.looks import unsolvable
from bondgraph.probe import Probe
from bondgraph.steps import Affine, Let, NotLinear, Step, affine, needs, order, targets, written_out

ROUNDS = 8
"""More differentiations than any model of ours needs."""
SLOPE = 1e-6
"""Slopes found by differences that are smaller are roundings."""


def descend(balance: Balance) -> Equations:
    """Equations of a balance whose rows do not determine every rate at once.

    Raises:
        Contradiction: where the equations demand something of inputs and parameters alone.
        SingularSystem: where something stays undetermined, naming it.
    """
    rounds = 0
    before: Collection[str] = ()
    balance, loops = _opened(_in_order(balance))
    while rounds <= ROUNDS:
        try:
            found = _Round(_Descending(balance), rounds + 1, loops)
            hidden, values = found.hidden()
            if not hidden:
                return found.equations(rounds, before)
            before = found.open_ways.keys()
        except _Promoted as wanted:
            balance, more = _opened(_promote(balance, wanted.symbols))
            loops |= more
            continue
        except _Undefined:
            balance = _promote(balance, _sought(balance))
            continue
        rounds += 1
        balance = replace(
            balance,
            steps=tuple(order(balance.xp, [*balance.steps, *values], set(balance.unknowns))),
            constraints=(*balance.constraints, *hidden),
            rows=(*balance.rows, *(_along(balance, c) for c in hidden)),
            depth=balance.depth + 1,
        )
    raise SingularSystem(
        balance.causal.graph.name,
        f"after {ROUNDS} differentiations there are still constraints hidden in its equations",
        remedy="simplify the constraints",
    )


def _in_order(balance: Balance) -> Balance:
    """The same balance in an order that does not depend on the author's: pivots are chosen from first to last."""
    xp = balance.xp
    unknowns = tuple(sorted(balance.unknowns, key=xp.name))
    steps = order(xp, sorted(balance.steps, key=lambda step: xp.name(targets(step)[0])), set(unknowns))
    return replace(balance, steps=tuple(steps), unknowns=unknowns, rows=tuple(sorted(balance.rows, key=xp.spell)))


def _opened(balance: Balance) -> tuple[Balance, frozenset[Any]]:
    """The same balance with the loops that are singular in general among its rows, and what they were to give."""
    for step in balance.steps:
        if not isinstance(step, Let) and _is_singular(balance, step):
            unknowns = (*balance.unknowns, *step.unknowns)
            steps = tuple(order(balance.xp, [s for s in balance.steps if s is not step], set(unknowns)))
            rows = (*balance.rows, *written_out(balance.xp, step))
            opened, others = _opened(replace(balance, steps=steps, unknowns=unknowns, rows=rows))
            return opened, others | set(step.unknowns)
    return balance, frozenset()


def _is_singular(balance: Balance, step: Solve | Implicit) -> bool:
    import numpy as np

    open_ones = set(balance.unknowns)
    for earlier in balance.steps:
        if open_ones.intersection(needs(balance.xp, earlier)):
            open_ones.update(targets(earlier))
    if open_ones.intersection(step.unknowns):
        return False  # it waits for unknowns, and is looked at with them
    equations = Equations(balance, balance.steps, {balance.xp.name(x): x for x in balance.states})
    if isinstance(step, Implicit):
        return unsolvable(equations, step)
    probe = Probe(equations, {})
    n = len(step.unknowns)
    matrices = [np.array(values).reshape(n, n) for values in probe.steady(list(step.matrix))]
    return bool(matrices) and all(is_singular(matrix) for matrix in matrices)


class _Promoted(Exception):
    """Unknowns whose rates are needed, or that enter a law nonlinearly: they become states, held by their own rows."""

    def __init__(self, symbols: Sequence[Any]) -> None:
        super().__init__()
        self.symbols = tuple(symbols)


class _Undefined(Exception):
    """Nothing is defined at any point: there a nonlinear system has no solution. With its values as states it may."""


def _sought(balance: Balance) -> list[Any]:
    """What nonlinear systems give.

    Raises:
        SingularSystem: where there are none, so that the laws themselves are undefined.
    """
    found = [symbol for step in balance.steps if isinstance(step, Implicit) for symbol in step.unknowns]
    if not found:
        xp = balance.xp
        wanted = {s for constraint in balance.constraints for s in xp.free(constraint)}
        for step in reversed(balance.steps):
            if wanted.intersection(targets(step)):
                wanted |= needs(xp, step)
        held = {*map(xp.name, wanted)} & {*map(xp.name, balance.states), *balance.inputs, *balance.parameters}
        among = f" on {', '.join(sorted(held))}" if held else ""
        raise SingularSystem(
            balance.causal.graph.name,
            f"its equations are not defined, or its constraints{among} do not hold, at any of the points tried",
            parties=sorted(held),
            remedy="look for a constraint that cannot hold, or a logarithm or root of a negative value",
        )
    return found


class _Descending(Elimination):
    """An elimination that asks for unknowns to be made states where it can go no further."""

    def _curve(self, step: Step, row: Any) -> None:
        raise _Promoted(sorted(needs(self.xp, step) & self.tainted.keys(), key=self.xp.name))

    def _late_rate(self, symbol: Any) -> None:
        raise _Promoted((symbol,))

    def _named(self, symbol: Any, form: Affine) -> Affine:
        """Long coefficients get a name too: constraints are differentiated again and again."""
        form = super()._named(symbol, form)
        terms = dict(form.terms)
        for k, (unknown, factor) in enumerate(form.terms.items(), 1):
            if self.xp.size(factor) > LONG:
                terms[unknown] = self.xp.symbol(f"{self.xp.name(symbol)}'{k}")
                self._value(terms[unknown], factor)
        return Affine(form.known, terms)

    def _row(self, row: Any) -> Affine:
        try:
            return super()._row(row)
        except NotLinear:
            bent = self.xp.free(row) & self.tainted.keys()
            if not bent:
                raise
            raise _Promoted(sorted(bent, key=self.xp.name)) from None


def _promote(balance: Balance, symbols: Sequence[Any]) -> Balance:
    """The same balance with these values among the states."""
    xp = balance.xp
    wanted = set(symbols)
    rows = list(balance.rows)
    unknowns = [w for w in balance.unknowns if w not in wanted]
    steps: list[Step] = []
    for step in balance.steps:
        given = targets(step)
        if not wanted.intersection(given):
            steps.append(step)
            continue
        rows += written_out(xp, step)
        unknowns += [s for s in given if s not in wanted]
    states = (*balance.states, *sorted(wanted, key=xp.name))
    ordered = order(xp, steps, {*unknowns})
    return replace(balance, states=states, steps=tuple(ordered), unknowns=tuple(unknowns), rows=tuple(rows))


def _along(balance: Balance, expression: Any) -> Any:
    """The rate of an expression along the motion, in the rates of all it is written in."""
    xp = balance.xp
    used = sorted((s for s in xp.free(expression) if xp.name(s) not in balance.parameters), key=xp.name)
    total = xp.number(0)
    for symbol in used:
        rate = xp.number(1) if xp.name(symbol) == TIME else xp.rate(symbol)
        total = total + xp.diff(expression, symbol) * rate
    return total


class _Round:
    """One elimination, looked at in numbers at consistent points. Inputs that have a value keep it there."""

    def __init__(self, elimination: Elimination, number: int, loops: frozenset[Any]) -> None:
        self.elimination, self.number, self.loops = elimination, number, loops
        self.balance, self.xp = elimination.balance, elimination.xp
        self.rows, self.solved = elimination.reduced()
        self.conditions: list[Any] = []
        solved = {step.symbol for step in self.solved}
        self.left = sorted((s for s in elimination.unknowns if s not in solved), key=self.xp.name)
        self.probe = Probe(self._known(()), self._given())
        self.echelon = self._echelon()

    def _given(self) -> dict[str, float]:
        """Inputs that have a value: constants, with rates of zero."""
        given = {name: value for name, value in self.balance.inputs.items() if value is not None}
        primes = ["'" * (k + 1) for k in range(self.balance.depth)]
        return given | {name + prime: 0.0 for name in given for prime in primes}

    def _known(self, values: Sequence[Let]) -> Equations:
        """The steps that use no unknown, with the states' names."""
        xp, work = self.xp, self.elimination
        steps = order(xp, [*work.known_steps, *work.values, *values], set())
        return Equations(self.balance, tuple(steps), {xp.name(x): xp.number(0) for x in self.balance.states})

    def _steady(self, expressions: Sequence[Any]) -> list[list[float]]:
        """Values at the points where there are any: with the inputs' own values, else with others."""
        for probe in (self.probe, Probe(self.probe.equations, {})):
            if table := probe.steady(expressions):
                return table
        raise _Undefined

    @property
    def _entries(self) -> list[Any]:
        return [row.terms.get(s, self.xp.number(0)) for row in self.rows for s in self.left]

    def _echelon(self) -> Echelon:
        import numpy as np

        table = self._steady([*self._entries, *(row.known for row in self.rows)])
        shape = len(table), len(self.rows), len(self.left)
        matrix, known = np.split(np.array(table, float), [shape[1] * shape[2]], axis=1)
        matrix = matrix.reshape(shape)
        scale = np.abs(matrix).max(axis=2, initial=0.0)
        scale[scale == 0.0] = 1.0
        if not np.isfinite(matrix).all() or not np.isfinite(known / scale).all():
            raise _Undefined
        work = Pivoting(self.xp, self.rows, self.left, matrix / scale[:, :, None], known / scale)
        rates = [j for j, s in enumerate(self.left) if s in self.elimination.rate_of]
        return work.run([rates, [j for j in range(len(self.left)) if j not in rates]])

    def hidden(self) -> tuple[list[Any], list[Let]]:
        """Constraints that the rows hold and that are not known yet, and the values they are written in.

        Raises:
            Contradiction: for one that no state can satisfy.
        """
        xp = self.xp
        for expression, sizes in self.echelon.nulls:
            self._check_possible(expression)
            if max(map(abs, sizes)) <= ZERO and not self._holds_for_other_inputs(expression):
                self.conditions.append(self._known(self.echelon.values).expanded(expression))
        found = [expression for expression, values in self.echelon.nulls if max(map(abs, values)) > ZERO]
        given = {s.symbol: s.expression for s in [*self.elimination.values, *self.echelon.values]}  # type: ignore[union-attr]
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

    def _check_possible(self, expression: Any) -> None:
        """Refuse what neither states nor the inputs' values can make vanish."""
        xp, known = self.xp, self._known(self.echelon.values)
        symbols = {s for step in known.needed(xp.free(expression)) for s in needs(xp, step)} | xp.free(expression)
        if symbols & set(self.balance.states) or self._vanishes(known, expression, {}):
            return
        # Two sources that meet are refused whatever their values; once differentiated, constants count as such.
        if self.number > 1 and self._vanishes(known, expression, self._given()):
            return
        if not self.balance.causal.relaxed:
            self._check_moving()
        inputs = sorted({xp.name(s).rstrip("'") for s in symbols} & self.balance.inputs.keys())
        raise Contradiction(
            self.balance.causal.graph.name,
            f"its equations demand that {xp.spell(known.expanded(expression))} be zero, and nothing is free to follow",
            parties=inputs or sorted(map(xp.name, symbols)),
            remedy="remove one of the elements that prescribe the same thing, or put a store or a resistor between",
        )

    def _holds_for_other_inputs(self, expression: Any) -> bool:
        """Whether what is zero with the inputs' own values is so at every point where the constraints hold."""
        given = self._given()
        if not given:
            return True
        known = self._known(self.echelon.values)
        used = {self.xp.name(s) for step in known.needed(self.xp.free(expression)) for s in needs(self.xp, step)}
        if not given.keys() & (used | set(map(self.xp.name, self.xp.free(expression)))):
            return True
        return all(abs(value) <= ZERO for (value,) in Probe(known, {}).steady([expression]))

    def _vanishes(self, known: Equations, expression: Any, given: Mapping[str, float]) -> bool:
        """Whether something is zero wherever the states are."""
        anywhere = Probe(replace(known, balance=replace(self.balance, constraints=())), given)
        return all(abs(value) <= ZERO for (value,) in anywhere.steady([expression]))

    def _null(self) -> Any:
        """The directions in which the unknowns that are left may change, one a column."""
        import numpy as np

        if not self.rows or not self.left:
            return np.eye(len(self.left))
        numbers = np.array(self._steady(self._entries)[0]).reshape(len(self.rows), len(self.left))
        size = np.abs(numbers).max(axis=1, keepdims=True)
        _, values, vectors = np.linalg.svd(numbers / np.where(size > 0, size, 1.0))
        return vectors[int((values > ZERO).sum()) :].T

    @cached_property
    def open_ways(self) -> Mapping[str, Any]:
        """How each rate, effort and flow may change without breaking a row: a row vector for each that may."""
        import numpy as np

        xp, null = self.xp, self._null()
        if not null.size:
            return {}
        table = {s: Affine.of(xp, s) for s in self.left}
        for step in order(xp, [*self.solved, *self.elimination.late], set()):
            if isinstance(step, Let):
                table[step.symbol] = affine(xp, step.expression, table)
        slopes = [form.terms.get(w, xp.number(0)) for form in table.values() for w in self.left]
        ways = np.array(self._steady(slopes)[0]).reshape(len(table), len(self.left)) @ null
        return {xp.name(s): way for s, way in zip(table, ways, strict=True) if np.abs(way).max() > ZERO}

    def equations(self, rounds: int, before: Collection[str]) -> Equations:
        """The rates from the independent rows.

        Args:
            rounds: how often rows were differentiated.
            before: what was still open before the last time.

        Raises:
            SingularSystem: where a rate stays open.
        """
        xp, chosen = self.xp, self.echelon.columns
        self._check_open()
        rows = [self.rows[i] for i in self.echelon.independent]
        unknowns = tuple(self.left[j] for j in chosen)
        core: list[Step] = [Let(s, xp.number(0)) for j, s in enumerate(self.left) if j not in chosen]
        if unknowns:
            matrix = xp.matrix([[row.terms.get(s, xp.number(0)) for s in unknowns] for row in rows])
            about = ", ".join(xp.name(s).rstrip("'") for s in unknowns)
            core.append(Solve(unknowns, matrix, xp.column([-row.known for row in rows]), False, about))
        constraints, conditions = self._independent()
        equations = replace(
            self.elimination.equations([*core, *self.solved]),
            balance=replace(self.balance, constraints=constraints, conditions=conditions),
        )
        algebraic = any(not name.endswith("'") for name in before)
        named = {xp.name(variable) for pair in self.balance.bonds.values() for variable in pair}
        open_ones = tuple(sorted(named & self.open_ways.keys()))
        return replace(equations, index=rounds + algebraic, indeterminate=open_ones)

    def _independent(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The constraints that the states must satisfy, and those that hold with them where inputs allow it."""
        import numpy as np

        constraints = self.balance.constraints
        if not constraints:
            return (), tuple(self.conditions)
        found = self.probe.slopes(constraints)
        if not found:
            raise _Undefined
        gradients = found[0]
        gradients /= np.maximum(np.abs(gradients).max(axis=1, keepdims=True), SLOPE)
        chosen: list[int] = []
        for k in range(len(constraints)):
            if np.linalg.matrix_rank(gradients[[*chosen, k]], tol=SLOPE) == len(chosen) + 1:
                chosen.append(k)
        rest = [c for k, c in enumerate(constraints) if k not in chosen]
        return tuple(constraints[k] for k in chosen), (*rest, *self.conditions)

    def _check_open(self) -> None:
        """What stays open may only be how repeated constraints share their reaction."""
        import numpy as np

        graph, ways = self.balance.causal.graph, self.open_ways
        if not ways:
            return
        self._check_moving()
        sources = [bond.name for bond in graph.bonds if self._prescribes(bond)]
        shared = [way for name, way in ways.items() if name.rsplit(".", 1)[0] in sources]
        if not shared or np.linalg.matrix_rank(np.array(shared), tol=ZERO) < len(shared[0]):
            raise _circling(sorted(ways))

    def _check_moving(self) -> None:
        """Refuse states' rates and junctions' variables that stay open."""
        moving = {f"{self.xp.name(x)}'" for x in self.balance.states} | self.balance.causal.graph.symbols.keys()
        if open_ones := moving & self.open_ways.keys():
            first = open_ones & set(map(self.xp.name, self.left)) or open_ones
            names = sorted({name.rstrip("'") for name in first})
            looped = any(self.xp.name(symbol) in self.open_ways for symbol in self.loops)
            raise _looped(self.balance, names, self.loops) if looped else _undetermined(names)

    def _prescribes(self, bond: Any) -> bool:
        ends = (self.balance.causal.graph.elements[end.element] for end in (bond.tail, bond.head))
        return any(element.role == "source" for element in ends)


def _looped(balance: Balance, names: Sequence[str], loops: Collection[Any]) -> SingularSystem:
    """The refusal of values that only give each other, with the sensors that read them."""
    following = {*map(balance.xp.symbol, names), *loops}
    for step in balance.steps:
        if following.intersection(needs(balance.xp, step)):
            following.update(targets(step))
    read = {balance.xp.name(s) for s in following}
    sensors = [name for name, given in balance.causal.graph.signals.items() if read.intersection(given)]
    return SingularSystem(
        ", ".join(names),
        ("it gives itself" if len(names) == 1 else "they give each other")
        + " at once, in a loop of gain one, and nothing else determines "
        + ("it" if len(names) == 1 else "them"),
        parties=[*names, *sorted(sensors)],
        remedy="change a gain in the loop, or put a store or a resistor into it",
    )


def _undetermined(names: Sequence[str]) -> SingularSystem:
    return SingularSystem(
        ", ".join(names),
        "no inertia, compliance or resistance determines "
        + ("this variable" if len(names) == 1 else "these variables, or a combination of them"),
        parties=names,
        remedy="give it mass (or compliance), resist it, or prescribe it by a source",
    )


def _circling(names: Sequence[str]) -> SingularSystem:
    return SingularSystem(
        ", ".join(names),
        "these run in a loop of gain one: nothing determines how they are shared",
        parties=names,
        remedy="remove one of the parallel ways, or put a compliance or a resistor into it",
    )
