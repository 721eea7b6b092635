"""Minimum-degree elimination in symbols: which unknown next, and by which row."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.affine import Affine, solved, total
from bondgraph.equations.evaluation_order import Let, Step
from bondgraph.graph.law import Solve

LONG, VAST = 2, 200
"""Operations beyond which what stands around a pivot gets a name, and anything else."""
WIDEST = 8
"""More velocities than a free body has, and than half of those left, coupled with one directly are not in a tree."""


class MinimumDegree:
    """Elimination of velocities' rates one after another, first those with the least behind them.

    What lies on the ways from a rate to its own row is eliminated before it, so that its pivot is that of the matrix
    that the rows make of the rates alone, whatever else is still left: positive where that matrix is definite.

    Args:
        xp: the algebra.
        defined: unknowns between, each with the row that defines it, in an order in which each uses earlier ones.
        efforts: those that are no rates.
        rows: forms that vanish, one for each rate.
        rates: the rates.
        labels: what they belong to, for messages.

    Attributes:
        found: the steps that give the rates, once those left between are known, which their definitions give.
    """

    def __init__(
        self,
        xp: Algebra,
        defined: Mapping[Any, Affine],
        efforts: Collection[Any],
        rows: Sequence[Affine],
        rates: Sequence[Any],
        labels: Sequence[str],
    ) -> None:
        self.xp, self.efforts, self.rates, self.labels = xp, set(efforts), dict.fromkeys(rates), labels
        self.work: dict[Any, Affine] = {**defined, **dict(enumerate(rows))}
        self.using: dict[Any, dict[Any, None]] = {}
        for key, row in self.work.items():
            self._enter(key, row)
        self.found: list[Step] = []
        self.count = count()
        self.names: dict[Any, Let] = {}

    def run(self) -> list[Step] | None:
        """The steps that give the rates; None where these are not arranged in a tree: too many are coupled with one."""
        between = self._between()
        order = sorted(range(len(self.rates)), key=lambda k: (len(between[k]), -k))
        for left, k in zip(range(len(order), 0, -1), order, strict=True):
            column = self._column(list(self.rates)[k])
            row = self._isolated(k, column, {s: None for s in between[k] if s in self.work})
            if sum(s in self.rates for s in row.terms) > max(WIDEST, left // 2):
                return None
            self._replace(column, self._solved(k, row, column))
        return self.found

    def _between(self) -> list[list[Any]]:
        """For each rate what lies on the ways from it to its own row."""
        after = {rate: 1 << k for k, rate in enumerate(self.rates)}
        before: dict[Any, int] = dict.fromkeys(self.work, 0) | {k: 1 << k for k in range(len(self.rates))}
        for key, row in self.work.items():
            after[key] = _union(after[s] for s in row.terms)
        for key, row in reversed(self.work.items()):
            for s in row.terms:
                before[s] = before.get(s, 0) | before[key]
        found: list[list[Any]] = [[] for _ in self.rates]
        for key in self.work:
            for k in _bits(after[key] & before[key]) if not isinstance(key, int) else ():
                found[k].append(key)
        return found

    def _isolated(self, k: int, column: Any, between: dict[Any, None]) -> Affine:
        """A velocity's row, without what lies between the velocity and the row."""
        between.pop(column, None)
        last = next((s for s in self.work[k].terms if s in between and self._is_unit(self.work[k], s)), None)
        between.pop(last, None)
        self._eliminate_all(between)
        if last is not None:
            self._replace_elsewhere(k, last)
        for key in self._gathered(k, column):
            self._put(key, self._short(self.work[key]))
        return self._taken(k)

    def _gathered(self, k: int, column: Any) -> list[Any]:
        """The rows around a pivot, put together of all that lies between the velocities before and what is passed on.

        Fewer rows have to follow then, and they have the symmetry of an inertia.
        """
        while True:
            touched = [self.work[key] for key in (k, *self.using[column])]
            seen = {s for row in touched for s in row.terms if s not in self.efforts}
            before = [s for s in [*self.work[k].terms, column] if s in seen and s not in self.rates]
            users = list(dict.fromkeys(key for s in before for key in self.using[s] if not isinstance(key, int)))
            inner = {s: None for s in users if s not in self.efforts or self._passed(s)}
            inner |= {s: None for user in users for s in self.work[user].terms if s in self.efforts}
            inner |= {s: None for s in before if s in self.work and not seen.isdisjoint(self.work[s].terms)}
            if not inner:
                return [*users, k]
            self._eliminate_all(inner)

    def _eliminate_all(self, chosen: dict[Any, None]) -> None:
        """The cheapest first."""
        while chosen:
            cheapest = min(chosen, key=lambda s: len(self.using[s]) * (1 + len(self.work[s].terms)))
            del chosen[cheapest]
            self._eliminate(cheapest)

    def _passed(self, effort: Any) -> bool:
        """Whether an effort enters one other only."""
        users = list(self.using.get(effort, ()))
        return len(users) == 1 and not isinstance(users[0], int)

    def _column(self, rate: Any) -> Any:
        """What to eliminate in place of a rate: that to which it is added, if it is used nowhere else.

        What else is added then leaves the rows that follow, in which it would cancel.
        """
        users = list(self.using[rate])
        if len(users) != 1 or isinstance(users[0], int) or not self._is_unit(self.work[users[0]], rate):
            return rate
        (sum_,) = users
        form = self._taken(sum_)
        value = solved(Affine(form.known, {**form.terms, sum_: self.xp.number(-1)}), rate)
        self.found.append(Let(rate, total(self.xp, value)))
        return sum_

    def _replace_elsewhere(self, k: int, symbol: Any) -> None:
        """What a row gives is used in its place in all others; there its own definition would cancel."""
        row = self.work[k]
        if self._is_unit(row, symbol):
            value = solved(row, symbol)
            for user in [user for user in self.using[symbol] if user != k]:
                self._substitute(user, symbol, value)
        self._eliminate(symbol)

    def _solved(self, k: int, row: Affine, column: Any) -> Affine:
        """A row solved for an unknown, which is what it gives."""
        xp = self.xp
        matrix, inverse = xp.matrix([[row.terms[column]]]), self._name()
        self.found.append(Solve((inverse,), matrix, xp.column([xp.number(1)]), True, self.labels[k], checked=True))
        value = Affine(-row.known * inverse, {s: -c * inverse for s, c in row.terms.items() if s != column})
        self.found.append(Let(column, total(xp, value)))
        return value

    def _eliminate(self, symbol: Any) -> None:
        """An unknown between, by its definition."""
        self._replace(symbol, self._taken(symbol))

    def _replace(self, symbol: Any, value: Affine) -> None:
        users = list(self.using.pop(symbol, ()))
        if len(users) > 1:
            value = self._short(value, VAST)
        for user in users:
            self._substitute(user, symbol, value)

    def _substitute(self, user: Any, symbol: Any, value: Affine) -> None:
        row = self._taken(user)
        rest = Affine(row.known, {s: c for s, c in row.terms.items() if s != symbol})
        self._put(user, rest.plus(value, self._named(row.terms[symbol], VAST)))

    def _put(self, key: Any, row: Affine) -> None:
        self.work[key] = row
        self._enter(key, row)

    def _enter(self, key: Any, row: Affine) -> None:
        for s in row.terms:
            self.using.setdefault(s, {})[key] = None

    def _taken(self, key: Any) -> Affine:
        row = self.work.pop(key)
        for s in row.terms:
            if s in self.using:
                self.using[s].pop(key, None)
        return row

    def _is_unit(self, row: Affine, symbol: Any) -> bool:
        factor = row.terms.get(symbol)
        return factor is not None and bool(self.xp.is_one(factor) or self.xp.is_one(-factor))

    def _short(self, row: Affine, long: int = LONG) -> Affine:
        return Affine(self._named(row.known, long), {s: self._named(c, long) for s, c in row.terms.items()})

    def _named(self, expression: Any, long: int) -> Any:
        """A long expression gets a name, the same where it comes again."""
        if self.xp.size(expression) <= long:
            return expression
        key = self.xp.alike(expression)
        known = self.names.get(key)
        if known is not None and self.xp.is_zero(known.expression - expression):
            return known.symbol
        self.names[key] = Let(self._name(), expression)
        self.found.append(self.names[key])
        return self.names[key].symbol

    def _name(self) -> Any:
        return self.xp.symbol(f"r.{next(self.count)}")


def _union(masks: Iterator[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
