"""Conserved moieties: totals of amounts that no reaction changes, such as all of an enzyme, free and bound.

A total c . q is kept where c . N = 0, N being the stoichiometric matrix, which holds how much of each species each flow
makes. N is read off the junction structure in exact numbers, and so are the totals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.activities import sum_of
from bondgraph.equations.balance import Balance
from bondgraph.equations.evaluation_order import Let

Row = tuple[Fraction, ...]
MOST = 300
"""So many combinations are kept while those without negative parts are sought: large networks have too many."""


def conserved_moieties(balance: Balance) -> dict[str, Mapping[str, int]]:
    """The totals by their text, each with whole numbers by the states; empty where there is no chemistry.

    Independent of each other, as many as there are; sums of amounts where such are found, of few species each.

    >>> import bondgraph as bg
    >>> bg.compile(bg.reactions("mm", "E + S <-> ES <-> E + P")).conserved_moieties
    {'q_E + q_ES': {'q_E': 1, 'q_ES': 1}, 'q_S + q_ES + q_P': {'q_S': 1, 'q_ES': 1, 'q_P': 1}}
    """
    if not balance.amounts:
        return {}
    states, table = stoichiometry(balance)
    kept = _null_space([*zip(*table, strict=True)], len(states))
    found: list[Row] = []
    for row in (*sorted(_sums(table, len(states)), key=_size), *kept):
        if len(found) < len(kept) and _rank([*found, row]) > len(found):
            found.append(_whole(row))
    parts = [{name: int(x) for name, x in zip(states, row, strict=True) if x} for row in found]
    return {_text(part): part for part in parts}


def stoichiometry(balance: Balance) -> tuple[tuple[str, ...], list[Row]]:
    """The amounts that are states, and how much of each every flow that is no sum of others makes: N by rows."""
    xp = balance.xp
    given = {step.symbol: step.expression for step in balance.steps if isinstance(step, Let)}
    sums = [sum_of(xp, flow, given, balance.reactions) for flow in balance.amounts.values()]
    columns = list(dict.fromkeys(symbol for found in sums for symbol in found))
    table = [tuple(_number(xp, found.get(symbol)) for symbol in columns) for found in sums]
    return tuple(map(xp.name, balance.amounts)), table


def _number(xp: Algebra, number: Any) -> Fraction:
    return Fraction(0) if number is None else Fraction(xp.text(number).replace(" ", ""))


def _sums(table: Sequence[Row], size: int) -> Iterator[Row]:
    """The totals without negative parts of as few species as can be: flow after flow, rows are added that cancel it.

    Source: S. Schuster, T. Hoefer, Determining all extreme semi-positive conservation relations in chemical reaction
    systems, J. Chem. Soc. Faraday Trans. 87 (1991) 2561-2566.
    """
    unit = [tuple(Fraction(i == j) for j in range(size)) for i in range(size)]
    rows = list(zip(unit, table, strict=True))
    for k in range(len(table[0]) if table else 0):
        still = [row for row in rows if not row[1][k]]
        made = [_cancelled(a, b, k) for a in rows for b in rows if a[1][k] > 0 > b[1][k]]
        rows = [*still, *_least(still, made)]
        if len(rows) > MOST:
            return
    yield from (row for row, _ in rows)


def _cancelled(a: tuple[Row, Row], b: tuple[Row, Row], k: int) -> tuple[Row, Row]:
    up, down = a[1][k], -b[1][k]
    left, right = (tuple(down * x + up * y for x, y in zip(a[i], b[i], strict=True)) for i in (0, 1))
    return left, right


def _least(known: Sequence[tuple[Row, Row]], made: Sequence[tuple[Row, Row]]) -> list[tuple[Row, Row]]:
    """Of what was made, what has not the species of another, and more."""
    found: list[tuple[Row, Row]] = []
    for each in sorted(made, key=lambda pair: _size(pair[0])):
        if not any(_species(other[0]) <= _species(each[0]) for other in (*known, *found)):
            found.append(each)
    return found


def _species(row: Row) -> frozenset[int]:
    return frozenset(k for k, x in enumerate(row) if x)


def _size(row: Row) -> tuple[int, tuple[int, ...]]:
    return len(_species(row)), tuple(sorted(_species(row)))


def _null_space(rows: Sequence[Row], size: int) -> list[Row]:
    """What all rows are perpendicular to, one vector for each column without a pivot."""
    reduced, pivots = _reduced(rows)
    found = []
    for free in (k for k in range(size) if k not in pivots):
        entries = {free: Fraction(1)} | {pivot: -row[free] for pivot, row in zip(pivots, reduced, strict=True)}
        found.append(tuple(entries.get(k, Fraction(0)) for k in range(size)))
    return found


def _rank(rows: Sequence[Row]) -> int:
    return len(_reduced(rows)[1])


def _reduced(rows: Sequence[Row]) -> tuple[list[Row], list[int]]:
    """The reduced row echelon form without rows of zeros, and its pivots: exactly."""
    left, found, pivots = [list(row) for row in rows], list[list[Fraction]](), list[int]()
    for k in range(len(left[0]) if left else 0):
        chosen = next((row for row in left if row[k]), None)
        if chosen is None:
            continue
        left.remove(chosen)
        chosen = [x / chosen[k] for x in chosen]
        left, found = ([[x - row[k] * y for x, y in zip(row, chosen, strict=True)] for row in x] for x in (left, found))
        found.append(chosen)
        pivots.append(k)
    return [tuple(row) for row in found], pivots


def _whole(row: Row) -> Row:
    """The same in whole numbers without a common divisor, the first of them positive."""
    common = lcm(*(x.denominator for x in row))
    numbers = [int(x * common) for x in row]
    sign = next((1 if x > 0 else -1 for x in numbers if x), 1)
    divisor = sign * gcd(*numbers)
    return tuple(Fraction(x, divisor) for x in numbers)


def _text(parts: Mapping[str, int]) -> str:
    text = ""
    for name, number in parts.items():
        sign = (" - " if number < 0 else " + ") if text else ("-" if number < 0 else "")
        text += sign + ("" if abs(number) == 1 else f"{abs(number)}*") + name
    return text
