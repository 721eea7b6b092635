"""Equations: the balance solved for the rates, with every linear system kept as a pair (A, b)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bondgraph.balance import Affine, Balance, Let, NotLinear, Step, affine, needs, order, targets
from bondgraph.causality import Key
from bondgraph.errors import SingularSystem, StructureError
from bondgraph.expressions import TIME
from bondgraph.graph import Graph
from bondgraph.law import Solve


@dataclass(frozen=True)
class Equations:
    """State equations of a graph.

    Args:
        balance: what they came from.
        steps: values in order; each uses states, inputs, parameters, time and earlier values.
        rates: for each state, by name, the symbol or expression of its rate.

    `print(equations)` writes them as text, `latex()` as LaTeX.
    """

    balance: Balance
    steps: tuple[Step, ...]
    rates: Mapping[str, Any]

    @property
    def graph(self) -> Graph:
        return self.balance.causal.graph

    @property
    def xp(self) -> Any:
        return self.balance.xp

    @cached_property
    def states(self) -> tuple[str, ...]:
        """Names of the states, in order."""
        return tuple(self.rates)

    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of the inputs."""
        return tuple(self.balance.inputs)

    @property
    def parameters(self) -> Mapping[str, float | None]:
        """Parameters by name, with their defaults."""
        return self.balance.parameters

    @cached_property
    def observables(self) -> Mapping[str, Any]:
        """Everything that can be asked for, by name: flows and efforts of junctions, and of every bond.

        A scalar bond `b` has `b.e` and `b.f`; a multibond has `b.e[component]`.
        """
        found: dict[str, Any] = {}
        for junction in self.graph.junctions.values():
            found |= {name: self.xp.symbol(name) for name in junction.components}
        for key, (effort, flow) in self.balance.bonds.items():
            found[self.variable(key, "e")], found[self.variable(key, "f")] = effort, flow
        return found

    def variable(self, key: Key, letter: str) -> str:
        """The name of a scalar bond's effort ("e") or flow ("f")."""
        from bondgraph.balance import labels

        bond = self.graph.bond(key[0])
        label = "" if bond.size == 1 else f"[{labels(self.graph, bond)[key[1]]}]"
        return f"{bond.name}.{letter}{label}"

    def needed(self, symbols: Iterable[Any]) -> tuple[Step, ...]:
        """The steps that lead to some symbols."""
        wanted = set(symbols)
        chosen = []
        for step in reversed(self.steps):
            if wanted.intersection(targets(step)):
                chosen.append(step)
                wanted |= needs(self.xp, step)
        return tuple(reversed(chosen))

    @cached_property
    def solves(self) -> tuple[Solve, ...]:
        """The linear systems that the rates need."""
        symbols = {s for rate in self.rates.values() for s in self.xp.free(rate)}
        return tuple(step for step in self.needed(symbols) if isinstance(step, Solve))

    def expanded(self, expression: Any) -> Any:
        """An expression with every value written out, down to states, inputs, parameters and unknowns of solves."""
        symbols = self.xp.free(expression)
        values: dict[Any, Any] = {}
        for step in self.needed(symbols):
            if isinstance(step, Let):
                values[step.symbol] = self.xp.substitute(step.expression, values)
        return self.xp.substitute(expression, values)

    @cached_property
    def input_rates(self) -> Mapping[str, tuple[str, ...]]:
        """Inputs whose rate is used, each with the states whose rate depends on it (none: only reactions do)."""
        found: dict[str, tuple[str, ...]] = {}
        everything = {s for step in self.steps for s in needs(self.xp, step)}
        for name in self.inputs:
            symbol = self.xp.rate(self.xp.symbol(name))
            if symbol in everything:
                users = [
                    state
                    for state, rate in self.rates.items()
                    if any(symbol in needs(self.xp, step) for step in self.needed(self.xp.free(rate)))
                ]
                found[name] = tuple(users)
        return found

    def __str__(self) -> str:
        from bondgraph.printing import as_text

        return as_text(self)

    def latex(self) -> str:
        """The equations as LaTeX, in an `aligned` environment."""
        from bondgraph.printing import as_latex

        return as_latex(self)

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"


def solve(balance: Balance) -> Equations:
    """Solve a balance for the rates.

    Raises:
        SingularSystem: where a rate is not determined, naming it.
        StructureError: where the rates depend on dependent stores in a way that is not linear.
    """
    return _Elimination(balance).run()


class _Elimination:
    """The rows of a balance as affine forms in the unknown rates and efforts, eliminated to their cores."""

    def __init__(self, balance: Balance) -> None:
        self.balance, self.xp = balance, balance.xp
        self.states = set(balance.states)
        self.rate_of = {self.xp.rate(x): x for x in balance.states}
        self.tainted: dict[Any, Affine] = {w: Affine.of(self.xp, w) for w in balance.unknowns}
        self.rates: dict[Any, Affine] = {}
        self.steps = {target: step for step in balance.steps for target in targets(step)}
        self.extra: list[Affine] = []
        self.unknowns: list[Any] = [self.xp.rate(x) for x in balance.states] + list(balance.unknowns)
        self.values: list[Step] = []
        self.known: set[Any] = set()

    def run(self) -> Equations:
        xp = self.xp
        for step in self.balance.steps:
            self._taint(step)
        open_rows = [row for row in self.balance.rows if not self._at_once(row)]
        rows = [self._row(row) for row in open_rows]
        rows += self.extra
        rows, solved = self._eliminate(rows)
        known = [s for s in self.balance.steps if not any(t in self.tainted for t in targets(s))]
        late = [s for s in self.balance.steps if any(t in self.tainted for t in targets(s))]
        core = self._core(rows)
        steps = order(xp, [*known, *self.values, *core, *solved, *late], set())
        rates = {xp.name(x): xp.rate(x) for x in self.balance.states}
        return Equations(self.balance, tuple(steps), rates)

    def _taint(self, step: Step) -> None:
        """Follow the unknowns through the values that use them."""
        if not any(s in self.tainted for s in needs(self.xp, step)):
            return
        try:
            if isinstance(step, Let):
                self.tainted[step.symbol] = affine(self.xp, step.expression, self.tainted)
                return
            for symbol in step.unknowns:
                self.tainted[symbol] = Affine.of(self.xp, symbol)
            for row in step.matrix @ self.xp.column(step.unknowns) - step.right:
                self.extra.append(affine(self.xp, row, self.tainted))
        except NotLinear as error:
            raise StructureError(
                ", ".join(self.xp.name(t) for t in targets(step)),
                f"this value depends, and not linearly, on '{error}', the effort or flow of a dependent store",
                parties=(str(error),),
                remedy="let the store be independent, by a compliance or an inertia between",
            ) from None
        self.unknowns += list(step.unknowns)

    def _at_once(self, row: Any) -> bool:
        """Whether a row gives one state's rate without any unknown; then it is a value like the others."""
        xp = self.xp
        symbols = xp.free(row)
        rates = [s for s in symbols if xp.name(s).endswith("'")]
        if len(rates) != 1 or rates[0] not in self.rate_of or any(s in self.tainted for s in symbols):
            return False
        (rate,) = rates
        self.values.append(Let(rate, rate - row))
        self.known.add(self.rate_of[rate])
        self.unknowns.remove(rate)
        return True

    def _row(self, row: Any) -> Affine:
        table = dict(self.tainted)
        for symbol in self.xp.free(row):
            name = self.xp.name(symbol)
            if name.endswith("'"):
                table[symbol] = self._rate(self.xp.symbol(name[:-1]))
        return affine(self.xp, row, table)

    def _rate(self, symbol: Any) -> Affine:
        """The rate of a value along the motion, affine in the unknown rates."""
        if symbol in self.rates:
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

    def _rate_now(self, symbol: Any) -> Affine:
        xp = self.xp
        if symbol in self.states:
            rate = xp.rate(symbol)
            return Affine(rate, {}) if symbol in self.known else Affine.of(xp, rate)
        if symbol in self.tainted:
            raise SingularSystem(
                xp.name(symbol),
                "the rate of this value is needed, and it depends on the effort or flow of a dependent store: "
                "the equations are of higher index",
                parties=(xp.name(symbol),),
                remedy="let the store be independent, or prescribe its motion otherwise",
            )
        step = self.steps.get(symbol)
        if step is None:
            name = xp.name(symbol)
            if name == TIME:
                return Affine(xp.number(1), {})
            known = xp.rate(symbol) if name in self.balance.inputs else xp.number(0)
            return Affine(known, {})
        if isinstance(step, Let):
            total = Affine(xp.number(0), {})
            for source in self._sources(symbol):
                total = total.plus(self.rates[source], xp.diff(step.expression, source))
            return self._named(symbol, total)
        return self._rate_of_solve(step)[symbol]

    def _rate_of_solve(self, step: Solve) -> dict[Any, Affine]:
        """A x = b gives A x_dot = b_dot - A_dot x: rows of their own."""
        xp = self.xp
        x = step.unknowns
        for symbol in x:
            self.rates[symbol] = Affine.of(xp, xp.rate(symbol))
            self.unknowns.append(xp.rate(symbol))
        for i in range(len(x)):
            left = sum((step.matrix[i, j] * x[j] for j in range(len(x))), xp.number(0)) - step.right[i]
            total = Affine(xp.number(0), {})
            for source in sorted(xp.free(left), key=xp.name):
                if source in x or source in self.rates:
                    total = total.plus(self.rates[source], xp.diff(left, source))
            self.extra.append(total)
        return {symbol: self.rates[symbol] for symbol in x}

    def _named(self, symbol: Any, form: Affine) -> Affine:
        """Long known parts get a name, so that they are written once."""
        if self.xp.size(form.known) <= 6:
            return form
        name = self.xp.symbol(f"{self.xp.name(symbol)}'0")
        self.values.append(Let(name, form.known))
        return Affine(name, form.terms)

    def _eliminate(self, rows: list[Affine]) -> tuple[list[Affine], list[Let]]:
        """Use rows with a unit coefficient to write one unknown in terms of the others, stores' own rates first."""
        xp = self.xp
        work: dict[int, Affine] = dict(enumerate(rows))
        using: dict[Any, set[int]] = {}
        for index, row in work.items():
            for symbol in row.terms:
                using.setdefault(symbol, set()).add(index)
        solved: list[Let] = []
        natural = [s for s in self.unknowns if s in self.rate_of] + [s for s in self.unknowns if s not in self.rate_of]
        for symbol in natural:
            pivot = self._pivot(symbol, work, using.get(symbol, set()))
            if pivot is None:
                continue
            row = work.pop(pivot)
            sign = -row.terms[symbol]
            terms = {s: sign * c for s, c in row.terms.items() if s != symbol}
            value = Affine(sign * row.known, terms)
            for s in row.terms:
                using[s].discard(pivot)
            for other in sorted(using.get(symbol, ())):
                before = work[other]
                rest = Affine(before.known, {s: c for s, c in before.terms.items() if s != symbol})
                after = rest.plus(value, before.terms[symbol])
                work[other] = after
                for s in {*before.terms, *after.terms}:
                    (using.setdefault(s, set()).add if s in after.terms else using[s].discard)(other)
            total = value.known + sum((c * s for s, c in terms.items()), xp.number(0))
            solved.append(Let(symbol, total))
        return list(work.values()), solved

    def _pivot(self, symbol: Any, work: dict[int, Affine], candidates: set[int]) -> int | None:
        """A row in which the symbol's coefficient is 1 or -1: the shortest one."""
        fitting = [
            i
            for i in candidates
            if self.xp.is_one(work[i].terms[symbol]) or self.xp.is_one(-work[i].terms[symbol])
        ]  # fmt: skip
        return min(fitting, key=lambda i: (len(work[i].terms), i), default=None)

    def _core(self, rows: list[Affine]) -> list[Step]:
        """What is left, as one system in the order of its unknowns."""
        left = [s for s in self.unknowns if any(s in row.terms for row in rows)]
        if len(left) != len(rows):
            self._undetermined(rows, left)
        return [self._system(rows, left)] if rows else []

    def _system(self, rows: list[Affine], symbols: list[Any]) -> Solve:
        xp = self.xp
        matrix = xp.matrix([[row.terms.get(s, xp.number(0)) for s in symbols] for row in rows])
        right = xp.column([-row.known for row in rows])
        return Solve(tuple(symbols), matrix, right, False, ", ".join(xp.name(s).rstrip("'") for s in symbols))

    def _undetermined(self, rows: list[Affine], symbols: list[Any]) -> None:
        xp = self.xp
        missing = [s for s in self.unknowns if s in self.rate_of and not any(s in row.terms for row in rows)]
        names = sorted(xp.name(s).rstrip("'") for s in (missing or symbols))
        raise SingularSystem(
            ", ".join(names),
            "no inertia or compliance determines the rate of this state",
            parties=names,
            remedy="give it mass (or compliance), or prescribe its motion by a source",
        )


def inline(equations: Equations) -> Equations:
    """The same equations, with each rate that nothing else uses written out in `rates`."""
    xp = equations.xp
    given = {step.symbol: step for step in equations.steps if isinstance(step, Let)}
    used = {s for step in equations.steps for s in needs(xp, step)}
    alone = {rate for rate in equations.rates.values() if rate in given and rate not in used}
    rates = {name: given[rate].expression if rate in alone else rate for name, rate in equations.rates.items()}
    steps = tuple(s for s in equations.steps if not (isinstance(s, Let) and s.symbol in alone))
    return replace(equations, steps=steps, rates=rates)
