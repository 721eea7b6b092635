"""Index reduction: constraints hidden among the rows are found and differentiated until every rate is determined.

A combination of rows in which no unknown is left constrains the states. Its derivative along the motion is one more
row; the constraint is kept, for the start to satisfy and the integrator to hold. What comes out is a semi-explicit
differential-algebraic system: rates as functions of states that are no longer independent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Self

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.affine import Affine
from bondgraph.equations.balance import Balance
from bondgraph.equations.elimination import Elimination
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, needs, order, residuals, targets, written_out
from bondgraph.equations.index_stage import Stage
from bondgraph.equations.lower import arguments
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.row_echelon import LONG
from bondgraph.equations.solvability import has_several_solutions, unsolvable
from bondgraph.equations.summed_efforts import MANY, without_sums
from bondgraph.equations.underdetermined import unmet
from bondgraph.errors import SingularSystem
from bondgraph.graph.law import Implicit, Solve
from bondgraph.program.rank import is_singular

MOST = 8
"""More differentiations than any model of ours needs."""
BRANCHES = 2
"""So often a system is restricted to where pivots vanish."""


def reduce_index(balance: Balance, points: RandomPoints) -> Equations:
    """The equations of a balance whose rows do not determine every rate at once.

    Raises:
        Contradiction: for over-determined equations, which require something of inputs and parameters alone.
        SingularSystem: where something stays undetermined, naming it.
    """
    ordered = _in_order(balance)
    found = _reduced(ordered, BRANCHES, points, _Keeping) or _reduced(ordered, BRANCHES, points, _Reducing)
    assert found is not None, "only the first gives up"
    return found


def _reduced(first: Balance, branches: int, points: RandomPoints, kind: type[_Reducing]) -> Equations | None:
    """The equations of a balance. Where all motions lie where a pivot vanishes, that is one constraint more.

    Args:
        kind: of elimination; None is the answer where one that keeps laws in its unknowns cannot go on.
    """
    count = 0
    before: Collection[str] = ()
    stages: list[Stage] = []
    balance, loops = _without_singular(first, points, kind)
    differentiated: _Reducing | None = None
    while count <= MOST:
        elimination = kind(balance) if differentiated is None else differentiated.continued(balance)
        differentiated = None
        rows, solved = elimination.reduced()
        if elimination.wanted and kind is _Keeping:
            return None
        if elimination.wanted:
            first = _with_states(first, elimination.wanted)
            balance, more = _without_singular(_with_states(balance, elimination.wanted), points, kind)
            loops |= more
            continue
        stage = Stage(elimination, rows, solved, count + 1, loops, points)
        if stage.is_defined:
            hidden, values = stage.hidden()
            stages.append(stage)
            if not hidden:
                vanishing = _vanishing(stages) if branches else []
                if vanishing:
                    return _reduced(_constrained(first, vanishing), branches - 1, points, kind)
                if (found := stage.equations(count, before)) is not None:
                    return found if kind is _Reducing or _is_solvable(found, points) else None
            elif stage.ways is not None:
                before = stage.ways.keys()
                count += 1
                steps = tuple(order(balance.xp, [*balance.steps, *values], set(balance.unknowns)))
                balance = _constrained(replace(balance, steps=steps), hidden)
                differentiated = elimination
                continue
        if kind is _Keeping:
            return None
        # A nonlinear system has no solution there; with its values as states it may.
        sought = _sought(balance, points)
        first, balance = _with_states(first, sought), _with_states(balance, sought)
    still = sorted(name.rstrip("'") for name in before if name.endswith("'"))
    open_ones = f", and nothing determines {', '.join(still)} so far" if still else ""
    remedy = (
        "give them an inertia or a compliance, or simplify the constraints" if still else "simplify the constraints"
    )
    raise SingularSystem(
        balance.causal.graph.name,
        f"after {MOST} differentiations there are still constraints hidden in its equations{open_ones}",
        parties=still,
        remedy=remedy,
    )


def _constrained(balance: Balance, constraints: Sequence[Any]) -> Balance:
    """A balance with more constraints, and their derivatives among its rows."""
    rows = (*balance.rows, *(_along(balance, c) for c in constraints))
    more = (*balance.constraints.independent, *constraints)
    return replace(balance, rows=rows, depth=balance.depth + 1).constrained(independent=more)


def _vanishing(stages: Sequence[Stage]) -> list[Any]:
    """The first pivot that vanishes where all constraints hold: the later of these were found by dividing by it."""
    last = stages[-1].states
    if not last.equations.constraints:
        return []
    points = [dict(zip(last.names, point, strict=True)) for point in last.points]
    return [pivot for stage in stages for pivot in stage.vanishing(points)][:1]


def _in_order(balance: Balance) -> Balance:
    """The same balance in an order that does not depend on the author's: pivots are chosen from first to last."""
    xp = balance.xp
    unknowns = tuple(sorted(balance.unknowns, key=xp.name))
    steps = order(xp, sorted(balance.steps, key=lambda step: xp.name(targets(step)[0])), set(unknowns))
    return replace(balance, steps=tuple(steps), unknowns=unknowns, rows=tuple(sorted(balance.rows, key=xp.spell)))


def _is_solvable(equations: Equations, points: RandomPoints) -> bool:
    """Whether nonlinear systems among the steps have one solution each, as far as samples tell."""
    xp, parameters = equations.xp, equations.parameters
    systems = [step for step in equations.steps if isinstance(step, Implicit)]
    told = {*arguments(equations), *(xp.name(s) for step in equations.steps for s in targets(step))}
    if any(xp.name(s) not in told for system in systems for s in needs(xp, system)):
        return False  # nothing determines what a system depends on
    return not any(unsolvable(equations, s, points) or has_several_solutions(xp, s, parameters) for s in systems)


def _without_singular(balance: Balance, points: RandomPoints, kind: type[_Reducing]) -> tuple[Balance, frozenset[Any]]:
    """The same balance with the loops that are singular in general among its rows, and what they were to give."""
    for step in balance.steps:
        if not isinstance(step, Let) and _is_singular(balance, step, points):
            unknowns = (*balance.unknowns, *step.unknowns)
            others, rows = kind.rows_of(balance, step)
            steps = tuple(order(balance.xp, others, set(unknowns)))
            opened = replace(balance, steps=steps, unknowns=unknowns, rows=(*balance.rows, *rows))
            opened, more = _without_singular(opened, points, kind)
            return opened, more | set(step.unknowns)
    return balance, frozenset()


def _is_singular(balance: Balance, step: Solve | Implicit, points: RandomPoints) -> bool:
    import numpy as np

    open_ones = set(balance.unknowns)
    for earlier in balance.steps:
        if open_ones.intersection(needs(balance.xp, earlier)):
            open_ones.update(targets(earlier))
    if open_ones.intersection(step.unknowns):
        return False  # it waits for unknowns, and is judged with them
    equations = Equations(balance, balance.steps, {balance.xp.name(x): x for x in balance.states})
    if isinstance(step, Implicit):
        return unsolvable(equations, step, points)
    n = len(step.unknowns)
    matrices = [np.array(values).reshape(n, n) for values in points.of(equations, {}).steady(list(step.matrix))]
    return bool(matrices) and all(is_singular(matrix) for matrix in matrices)


def _sought(balance: Balance, points: RandomPoints) -> list[Any]:
    """What nonlinear systems give.

    Raises:
        SingularSystem: where there are none, so that the laws themselves are undefined.
    """
    found = [symbol for step in balance.steps if isinstance(step, Implicit) for symbol in step.unknowns]
    if not found:
        raise unmet(balance, points)
    return found


class _Reducing(Elimination):
    """An elimination that asks for unknowns to be made states where it can go no further.

    Attributes:
        wanted: the first unknowns whose rates are needed, or that enter a law nonlinearly: held by their own rows,
            they may be states. What was found after them is of no use.
        sums: values with many unknowns, which stand in rows as they are; each with what it amounts to.
    """

    def __init__(self, balance: Balance) -> None:
        super().__init__(balance)
        self.wanted: tuple[Any, ...] = ()
        self.sums: dict[Any, Affine] = {}

    @staticmethod
    def rows_of(balance: Balance, step: Solve | Implicit) -> tuple[list[Step], tuple[Any, ...]]:
        """The steps of a balance without one, and the rows that hold in its place."""
        return [s for s in balance.steps if s is not step], written_out(balance.xp, step)

    def continued(self, balance: Balance) -> Self:
        found = super().continued(balance)
        found.sums = {symbol: form for symbol, form in self.sums.items() if symbol in found.tainted}
        return found

    def _taint(self, step: Step) -> None:
        super()._taint(step)
        form = self.tainted.get(targets(step)[0])
        if form is not None and len(form.terms) > MANY and not self.balance.minimum_norm:
            symbol = targets(step)[0]
            self.sums[symbol], self.tainted[symbol] = form, Affine.of(self.xp, symbol)

    def _without_sums(self, rows: list[Affine]) -> tuple[list[Affine], list[Let]]:
        if not self.sums:
            return rows, []
        return without_sums(self.xp, rows, self.sums, [s for s in self.unknowns if s not in self.rate_of])

    def _want(self, symbols: Collection[Any]) -> None:
        self.wanted = self.wanted or tuple(sorted(symbols, key=self.xp.name))

    def _curve(self, step: Step, row: Any) -> None:
        self._want(needs(self.xp, step) & self.tainted.keys())

    def _late_rate(self, symbol: Any) -> Affine:
        self._want((symbol,))
        return Affine.of(self.xp, self.xp.rate(symbol))

    def _named(self, symbol: Any, form: Affine) -> Affine:
        """Long coefficients get a name too: constraints are differentiated again and again."""
        form = super()._named(symbol, form)
        terms = dict(form.terms)
        for k, (unknown, factor) in enumerate(form.terms.items(), 1):
            if self.xp.size(factor) > LONG:
                terms[unknown] = self.xp.symbol(f"{self.xp.name(symbol)}'{k}")
                self._value(terms[unknown], factor)
        return Affine(form.known, terms)

    def _bent(self, row: Any) -> Affine:
        bent = self.xp.free(row) & self.tainted.keys()
        if not bent:
            return super()._bent(row)
        self._want(bent)
        return Affine(self.xp.number(0), {})


class _Keeping(_Reducing):
    """One that keeps laws that are not linear in the unknowns, for Newton's method to solve with the other rows.

    What a law gives is an unknown like others. So no state is made of it, whose rate would be needed: that of a diode
    is anything where it changes over.
    """

    @staticmethod
    def rows_of(balance: Balance, step: Solve | Implicit) -> tuple[list[Step], tuple[Any, ...]]:
        """Values within the step stay named: where laws cancel in a sum of rows, one sees it by their names."""
        steps = [s for s in balance.steps if s is not step]
        given = {symbol for s in steps for symbol in targets(s)}
        inner = step.inner if isinstance(step, Implicit) else ()
        return [*steps, *(Let(s, e) for s, e in inner if s not in given)], residuals(balance.xp, step)

    def _taint(self, step: Step) -> None:
        if isinstance(step, Let) and step.symbol in self.tainted:
            self.opened.add(step)  # a value within a nonlinear system, which is an unknown already
            return
        super()._taint(step)

    def _curve(self, step: Step, row: Any) -> None:
        Elimination._curve(self, step, row)

    def _bent(self, row: Any) -> Affine:
        if any(self.xp.name(s).endswith("'") for s in self.xp.free(row)):
            return super()._bent(row)
        self.curved.append(row)
        return Affine(self.xp.number(0), {})


def _with_states(balance: Balance, symbols: Sequence[Any]) -> Balance:
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
