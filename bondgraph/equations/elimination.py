"""Elimination: the rows of a balance, linear in the rates, brought to systems as small as they can be kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Self

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.affine import Affine, NotLinear, as_affine, total
from bondgraph.equations.backwards import LONG_WAY, derivatives_at_ends, way_to
from bondgraph.equations.balance import Balance
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, needs, order, residuals, targets, together
from bondgraph.equations.underdetermined import unreferenced
from bondgraph.equations.unit_pivots import eliminated
from bondgraph.errors import NotReducible, SingularSystem
from bondgraph.graph.law import Implicit, Solve


def solve(balance: Balance) -> Equations:
    """Solve a balance for the rates.

    Raises:
        SingularSystem: where a rate is not determined, naming it.
    """
    elimination = Elimination(balance)
    rows, solved = elimination.reduced()
    without = elimination.without_massless(rows, solved)
    return elimination.solved(rows, solved) if without is None else solve(without)


class Elimination:
    """The rows of a balance as affine forms in the unknown rates and efforts, eliminated to their cores.

    Attributes:
        tainted: what each value that depends on unknowns amounts to.
        unknowns: rates, efforts and flows to be found.
        values: values found on the way that depend on no unknown.
        extra, curved: rows besides the balance's own, linear in the unknowns and not.
        continuous: values with branches whose rate is taken: where they jump, an impulse would be lost; each with the
            symbol of its rate, which is None where unknowns are in it.
    """

    def __init__(self, balance: Balance) -> None:
        self.balance, self.xp = balance, balance.xp
        self.states = set(balance.states)
        self.rate_of = {self.xp.rate(x): x for x in balance.states}
        self.tainted: dict[Any, Affine] = {w: Affine.of(self.xp, w) for w in balance.unknowns}
        self.rates: dict[Any, Affine] = {}
        self.steps = {target: step for step in balance.steps for target in targets(step)}
        self.extra: list[Affine] = []
        self.curved: list[Any] = []
        self.opened: set[Step] = set()
        self.unknowns: list[Any] = [self.xp.rate(x) for x in balance.states] + list(balance.unknowns)
        self.values: list[Step] = []
        self.known: set[Any] = set()
        self.continuous: list[tuple[Any, Any]] = []
        self.forms: list[Affine] = []
        self._is_continued = False
        self._ahead: tuple[Sequence[Step], Sequence[Any]] = balance.steps, balance.rows

    def continued(self, balance: Balance) -> Self:
        """The elimination of a balance that has more steps and rows: what the others come to is known.

        Args:
            balance: its rows begin with those of this one, its steps are those and others that use no unknown.
        """
        found = type(self)(balance)
        more = balance.rows[len(self.forms) + len(self.known) :]
        for name in ("tainted", "rates", "steps"):
            setattr(found, name, {**getattr(self, name)})
        for name in ("extra", "curved", "unknowns", "values", "continuous", "forms"):
            setattr(found, name, [*getattr(self, name)])
        found.opened, found.known = {*self.opened}, {*self.known}
        if any(found._rate_at_once(row) is not None for row in more):  # a rate that others were written by is a value
            return type(self)(balance)
        given = {symbol: step for step in balance.steps for symbol in targets(step)}
        added = [step for step in balance.steps if targets(step)[0] not in self.steps]
        found.steps |= {symbol: given[symbol] for step in added for symbol in targets(step)}
        found._ahead, found._is_continued = (added, more), True
        return found

    def solved(self, rows: Sequence[Affine], solved: Sequence[Let]) -> Equations:
        """The equations, what is left solved as one system.

        Args:
            rows: what is left, as of `reduced`.
            solved: unknowns that are written by the others.

        Raises:
            SingularSystem: where a rate is not determined, naming it.
        """
        return self.equations([*self._core(rows, self._following(solved)), *solved])

    def is_square(self, rows: Sequence[Affine], solved: Sequence[Let]) -> bool:
        """Whether what is left are as many rows, with those that are not linear, as unknowns."""
        return len(self._left(rows, self._following(solved))) == len(rows) + len(self.curved)

    def _following(self, solved: Sequence[Let]) -> list[Let]:
        """Values that follow from the unknowns that are left."""
        return [*solved, *(step for step in self.late if isinstance(step, Let))]

    def reduced(self) -> tuple[list[Affine], list[Let]]:
        """The rows that are left when every unknown with a unit coefficient is written by the others, and those."""
        steps, ahead = self._ahead
        for step in steps:
            self._taint(step)
        open_rows = [row for row in ahead if not self._at_once(row)]
        self.forms += [self._row(row) for row in open_rows]
        rows = [*self.forms, *self.extra]
        if self.balance.minimum_norm:  # rows may repeat each other: what is left of one by the others would be rounding
            return rows, []
        rows, early = self._without_sums(rows)
        left, found = eliminated(self.xp, rows, sorted(self.unknowns, key=lambda symbol: symbol not in self.rate_of))
        return left, [*early, *found]

    def _without_sums(self, rows: list[Affine]) -> tuple[list[Affine], list[Let]]:
        """The rows in unknowns alone, and the unknowns that were written by others on the way."""
        return rows, []

    def equations(self, solved: Sequence[Step]) -> Equations:
        """The equations, given how the unknowns are found."""
        xp = self.xp
        steps = order(xp, [*self.known_steps, *self.values, *solved, *self.late], set())
        rates = {xp.name(x): xp.rate(x) for x in self.balance.states}
        return self._watched(Equations(self.balance, tuple(steps), rates))

    def _watched(self, equations: Equations) -> Equations:
        """The same, knowing which values must not jump: constraints, and no values whose rates only reactions need."""
        wanted = {s for rate in equations.rates.values() for s in self.xp.free(rate)}
        used = wanted.union(*(needs(self.xp, step) for step in equations.needed(wanted)))
        kept = [x for x, rate in self.continuous if rate is None or rate in used or equations.constraints]
        xp, held = self.xp, equations.constraints
        kept += [c for c in held if xp.switches(c) or equations.switching(xp.free(c))]
        kept += self.balance.continuous
        return replace(equations, continuous=tuple(kept))

    @property
    def known_steps(self) -> list[Step]:
        """The steps that use no unknown."""
        return [s for s in self.balance.steps if not any(t in self.tainted for t in targets(s))]

    @property
    def late(self) -> list[Step]:
        """The steps that use unknowns and follow when these are found."""
        tainted = (s for s in self.balance.steps if any(t in self.tainted for t in targets(s)))
        return [s for s in tainted if s not in self.opened]

    def _taint(self, step: Step) -> None:
        """Follow the unknowns through the values that use them; what is not linear becomes an unknown of its own."""
        if not any(s in self.tainted for s in needs(self.xp, step)):
            return
        if isinstance(step, Let):
            form = as_affine(self.xp, step.expression, self.tainted)
            if form is not None:
                self.tainted[step.symbol] = form
                return
            self._curve(step, None)
        new = [*targets(step), *(s for s, _ in step.inner)] if isinstance(step, Implicit) else list(targets(step))
        for symbol in new:
            self.tainted[symbol] = Affine.of(self.xp, symbol)
        self.unknowns += new
        rows = [*residuals(self.xp, step)]
        rows += [s - e for s, e in step.inner] if isinstance(step, Implicit) else []
        for row in rows:
            form = as_affine(self.xp, row, self.tainted)
            if form is None:
                self._curve(step, row)
            else:
                self.extra.append(form)
        self.opened.add(step)

    def _curve(self, step: Step, row: Any) -> None:
        """Keep a row that is not linear in the unknowns. A value's own comes again with its unknown."""
        if row is not None:
            self.curved.append(row)

    def _at_once(self, row: Any) -> bool:
        """Whether a row gives one state's rate without any unknown; then it is a value like the others."""
        rate = self._rate_at_once(row)
        if rate is None:
            return False
        xp = self.xp
        self._value(rate, -xp.diff(row, rate) * xp.substitute(row, {rate: xp.number(0)}))
        self.known.add(self.rate_of[rate])
        self.unknowns.remove(rate)
        return True

    def _rate_at_once(self, row: Any) -> Any:
        """The one state's rate that a row gives without any unknown; None where it does not."""
        xp = self.xp
        symbols = xp.free(row)
        rates = [s for s in symbols if xp.name(s).endswith("'")]
        if len(rates) != 1 or rates[0] not in self.unknowns or any(s in self.tainted for s in symbols):
            return None
        derivative = xp.diff(row, rates[0])
        return rates[0] if xp.is_one(derivative) or xp.is_one(-derivative) else None

    def _value(self, symbol: Any, expression: Any) -> None:
        self.values.append(Let(symbol, expression))
        self.steps[symbol] = self.values[-1]

    def _row(self, row: Any) -> Affine:
        table = dict(self.tainted)
        for symbol in sorted(self.xp.free(row), key=self.xp.name):
            name = self.xp.name(symbol)
            if name.endswith("'") and symbol not in table:
                rate = self._rate(self.xp.symbol(name[:-1]))
                if rate.terms or rate.known != symbol:
                    table[symbol] = rate
        form = as_affine(self.xp, row, table)
        return self._bent(row) if form is None else form

    def _bent(self, row: Any) -> Affine:
        """A row of the balance that is not linear in the unknowns."""
        raise NotLinear(self.xp.spell(row))

    def _rate(self, symbol: Any) -> Affine:
        """The rate of a value along the motion, affine in the unknown rates."""
        if symbol in self.rates:
            return self.rates[symbol]
        if self._is_continued and symbol in self.steps and self._is_smooth(symbol):
            way = way_to(symbol, self._open_sources)
            if len(way) > LONG_WAY:
                self.rates[symbol] = self._rate_along(way)
                return self.rates[symbol]
        stack = [symbol]
        while stack:
            current = stack[-1]
            missing = [s for s in self._sources(current) if s not in self.rates]
            if missing:
                stack += missing
                continue
            stack.pop()
            if current not in self.rates:
                self.rates[current] = self._rate_now(current)
        return self.rates[symbol]

    def _sources(self, symbol: Any) -> list[Any]:
        if symbol in self.states or symbol not in self.steps:
            return []
        return sorted(needs(self.xp, self.steps[symbol]) - {symbol}, key=self.xp.name)

    def _open_sources(self, symbol: Any) -> list[Any]:
        """The sources of a value that follow smoothly from others, and whose rates are not known yet."""
        return [s for s in self._sources(symbol) if s not in self.rates and s in self.steps and self._is_smooth(s)]

    def _is_smooth(self, symbol: Any) -> bool:
        step = self.steps[symbol]
        return symbol not in self.tainted and isinstance(step, Let) and not self.xp.switches(step.expression)

    def _rate_along(self, way: Sequence[Any]) -> Affine:
        """The rate of the value at the end of a way on which no other rate is needed."""
        xp, end, found = self.xp, way[-1], Affine(self.xp.number(0), {})

        def partial(symbol: Any) -> list[tuple[Any, Any]]:
            step = self.steps[symbol]
            assert isinstance(step, Let), "others are not on the way"
            return [(source, xp.diff(step.expression, source)) for source in self._sources(symbol)]

        def named(symbol: Any, factor: Any) -> Any:
            name = xp.symbol(f"{xp.name(symbol)}'{xp.name(end)}")
            self._value(name, factor)
            return name

        for source, factor in derivatives_at_ends(xp, way, partial, named).items():
            found = found.plus(self._rate(source), factor)
        return self._named(end, found)

    def _rate_now(self, symbol: Any) -> Affine:
        xp = self.xp
        if symbol in self.states:
            rate = xp.rate(symbol)
            return Affine(rate, {}) if symbol in self.known else Affine.of(xp, rate)
        if symbol in self.tainted:
            return self._late_rate(symbol)
        step = self.steps.get(symbol)
        if step is None:
            name = xp.name(symbol)
            if name == TIME:
                return Affine(xp.number(1), {})
            if symbol in {each.symbol for each in self.balance.constraints.multipliers}:
                return self._late_rate(symbol)
            known = xp.rate(symbol) if name.rstrip("'") in self.balance.inputs else xp.number(0)
            return Affine(known, {})
        if isinstance(step, Let):
            total = Affine(xp.number(0), {})
            for source in self._sources(symbol):
                total = total.plus(self.rates[source], xp.diff(step.expression, source))
            if xp.switches(step.expression):
                total = self._by_name(symbol, total)
                self.continuous.append((symbol, None if total.terms else total.known))
            return self._named(symbol, total)
        return self._rate_of_system(step)[symbol]

    def _late_rate(self, symbol: Any) -> Affine:
        """The rate of a value that depends on unknowns."""
        name = self.xp.name(symbol)
        raise SingularSystem(
            name,
            "the rate of this value is needed, and it depends on the effort or flow of a dependent store",
            parties=(name,),
            remedy="let the store be independent, or prescribe its motion otherwise",
        )

    def _rate_of_system(self, step: Solve | Implicit) -> dict[Any, Affine]:
        """r(x, y) = 0 gives r_x x_dot + r_y y_dot = 0: rows of their own."""
        xp = self.xp
        inner = step.inner if isinstance(step, Implicit) else ()
        new = [*step.unknowns, *(s for s, _ in inner)]
        for symbol in new:
            self.rates[symbol] = Affine.of(xp, xp.rate(symbol))
            self.unknowns.append(xp.rate(symbol))
        known = step.rates if isinstance(step, Solve) else ()
        rows = [*residuals(xp, step), *(s - e for s, e in inner)]
        for row, given in zip_longest(rows, known):
            self.extra.append(self._derivative(row) if given is None else self._row(given))
        return {symbol: self.rates[symbol] for symbol in new}

    def _derivative(self, row: Any) -> Affine:
        total = Affine(self.xp.number(0), {})
        for source in sorted(self.xp.free(row), key=self.xp.name):
            total = total.plus(self.rates[source], self.xp.diff(row, source))
        return total

    def _named(self, symbol: Any, form: Affine) -> Affine:
        """Long known parts get a name, so that they are written once."""
        return form if self.xp.size(form.known) <= 6 else self._by_name(symbol, form)

    def _by_name(self, symbol: Any, form: Affine) -> Affine:
        name = self.xp.symbol(f"{self.xp.name(symbol)}'0")
        self._value(name, form.known)
        return Affine(name, form.terms)

    def _left(self, rows: Sequence[Affine], following: Sequence[Let]) -> list[Any]:
        """The unknowns that are left."""
        values = {step.symbol for step in following}
        direct = {s for row in rows for s in row.terms}
        direct |= {s for row in self.curved for s in self.xp.free(row)} & set(self.unknowns) - values
        return [s for s in self.unknowns if s in direct or s in self.balance.minimum_norm]

    def _core(self, rows: Sequence[Affine], following: Sequence[Let]) -> list[Step]:
        """What is left, as one system in the order of its unknowns."""
        xp = self.xp
        left = self._left(rows, following)
        if len(left) != len(rows) + len(self.curved):
            self._undetermined(rows, left)
        if not left:
            return []
        names = ", ".join(xp.name(s).rstrip("'") for s in left)
        if self.curved:
            self._check_linear()
            linear = [total(xp, row) for row in rows]
            inner = [step for step in order(xp, following, set()) if isinstance(step, Let)]
            pairs = tuple((step.symbol, step.expression) for step in inner)
            return [Implicit(tuple(left), (*linear, *self.curved), pairs, names)]
        matrix = xp.matrix([[row.terms.get(s, xp.number(0)) for s in left] for row in rows])
        right = xp.column([-row.known for row in rows])
        return [Solve(tuple(left), matrix, right, False, names, minimum_norm=self.balance.minimum_norm)]

    def _check_linear(self) -> None:
        """A nonlinear system has no solution of minimum norm."""
        if self.balance.minimum_norm:
            names = [self.xp.name(s) for s in self.balance.minimum_norm]
            law = "a law that is not linear in these reactions or in the accelerations has no generalized inverse"
            remedy = "compile with lagrange_multipliers"
            raise NotReducible(", ".join(names), law, parties=names, remedy=remedy)

    def without_massless(self, rows: Sequence[Affine], solved: Sequence[Let]) -> Balance | None:
        """The balance in which free flows that carry nothing are values; None where there are none, or too few rows.

        Their rate is in no row: resistances determine their values, in the rows that hold no rate at all.
        """
        xp = self.xp
        if self.is_square(rows, solved):
            return None
        junctions = self.balance.causal.graph.junctions
        free = {xp.symbol(junctions[name].components[k]) for name, k in self.balance.causal.free}
        loose = [x for x in self.balance.states if x in free and not any(xp.rate(x) in row.terms for row in rows)]
        laws = [row.known for row in rows if not row.terms]
        if not loose or len(loose) != len(laws):
            return None
        about = ", ".join(map(xp.name, loose))
        written = tuple(self._written_out(law) for law in laws)
        system = together(xp, [Implicit(tuple(loose), written, (), about)], [])
        states = tuple(x for x in self.balance.states if x not in loose)
        kept = tuple(row for row in self.balance.rows if not self._is_one_of(row, laws))
        steps = order(xp, [*self.balance.steps, system], set(self.balance.unknowns))
        return replace(self.balance, states=states, rows=kept, steps=tuple(steps))

    def _written_out(self, expression: Any) -> Any:
        """An expression without the values found on the way: another elimination finds its own."""
        given = {step.symbol: step.expression for step in self.values if isinstance(step, Let)}
        while used := self.xp.free(expression) & given.keys():
            expression = self.xp.substitute(expression, {s: given[s] for s in used})
        return expression

    def _is_one_of(self, row: Any, laws: list[Any]) -> bool:
        form = self._row(row) if not self._gives_rate(row) else None
        return form is not None and not form.terms and form.known in laws

    def _gives_rate(self, row: Any) -> bool:
        return any(self.xp.name(s).endswith("'") for s in self.xp.free(row))

    def _undetermined(self, rows: Sequence[Affine], symbols: list[Any]) -> None:
        xp = self.xp
        missing = [s for s in self.unknowns if s in self.rate_of and not any(s in row.terms for row in rows)]
        names = sorted(xp.name(s).rstrip("'") for s in (missing or symbols))
        raise unreferenced(self.balance.causal.graph) or SingularSystem(
            ", ".join(names),
            "no inertia or compliance determines the rate of this state",
            parties=names,
            remedy="give it an inertia or a compliance, or prescribe its motion by a source",
        )
