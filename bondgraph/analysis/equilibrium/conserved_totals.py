"""Totals that motions keep, such as the amount of all species in a closed cycle of reactions: linear first integrals.

c . x is kept where c . f vanishes for the rates f everywhere; then c . df/dx does, too. Both are looked at in the guess
and in points at random about it, so that the vectors c are what all of them leave at zero: a question of rank. Each
point counts as much as another, since far away one term of a law, as of a cubic one, hides the others.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.errors import BondGraphError
from bondgraph.program.rank import null_space, scaled
from bondgraph.program.tolerances import IDENTITY, ON_CONSTRAINTS, OUTSIDE, RANK, ROUNDING

POINTS, TRIES = 6, 40
"""So many points are looked at, of so many: at some the rates may not be defined, as of a negative amount."""
SPREAD = (0.1, 1.0, 3.0)
"""Sizes of the departures, relative to the guess: near it, where rates are defined nowhere else, and farther away."""


@dataclass(frozen=True)
class Totals:
    """What is kept.

    Args:
        rows: of shape (totals, states and inputs); of whole numbers, or each with a largest entry of one.
        values: those of the guess, of shape (totals,).
        names: in the names of the states.
        terms: the size of the terms of each, in the guess.
    """

    rows: Any
    values: Any
    names: tuple[str, ...]
    terms: Any

    def left(self, x: Any) -> Any:
        """By how much each differs from that of the guess."""
        return self.rows @ x - self.values

    def missed(self, x: Any) -> list[str]:
        """Those that are not those of the guess, up to rounding."""
        import numpy as np

        size = np.maximum(np.abs(self.rows) @ np.abs(x), self.terms) + ROUNDING
        return [self.names[k] for k in np.flatnonzero(np.abs(self.left(x)) > ON_CONSTRAINTS * size)]

    def told(self) -> dict[str, float]:
        """The totals by name."""
        return dict(zip(self.names, self.values.tolist(), strict=True))


def conserved_totals(residual: Residual, x: Any) -> Totals:
    """The totals of states that may change.

    Args:
        residual: of the rates; those of the states that turn are among them.
        x: a guess of the states and inputs.
    """
    import numpy as np

    n = len(residual.problem.equations.states)
    fields = list(_fields(residual, _points(x), n))
    rows = np.zeros((0, n))
    if len(fields) == POINTS:
        fields += _fields(residual, [x], n)
        # Momenta that follow from flows that are fixed are those of the flows, not of the guess.
        resting = [k for k in range(n) if k not in residual.open or k in residual.giving]
        rows = _kept_by(fields, resting)
        kept = [c for c in rows if all(each.holds(c) for each in fields)]
        rows = np.array(kept).reshape(len(kept), n)
    names = residual.problem.equations.states
    rows = _as_moieties(residual, rows)
    whole = np.hstack([rows, np.zeros((len(rows), len(x) - n))])
    return Totals(whole, whole @ x, tuple(_name(c, names) for c in rows), np.abs(whole) @ np.abs(x))


def _as_moieties(residual: Residual, rows: Any) -> Any:
    """The same totals in whole numbers of amounts, where chemistry has no others and all amounts may change."""
    import numpy as np

    equations = residual.problem.equations
    exact = [[parts.get(name, 0.0) for name in equations.states] for parts in equations.conserved_moieties.values()]
    resting = [k for k in range(len(equations.states)) if k not in residual.open]
    if not exact or len(exact) != len(rows) or np.any(np.array(exact)[:, resting]):
        return rows
    return np.array(exact)


@dataclass(frozen=True)
class _Field:
    """Rates at a point, of shape (states,), their derivatives, of shape (states, columns), and the sizes of the terms
    that rates are added from: those that derivatives tell, too, since at rest rates are rounding beside these."""

    rates: Any
    slopes: Any
    terms: Any

    def holds(self, c: Any) -> bool:
        """Whether a total is kept, beside the terms of the rates."""
        import numpy as np

        return bool(abs(c @ self.rates) <= IDENTITY * (np.abs(c) @ self.terms))


def _fields(residual: Residual, points: Iterable[Any], n: int) -> Iterator[_Field]:
    """Rates and their derivatives at points where they are defined, at most so many."""
    import numpy as np

    columns = [*range(n), *(n + k for k in residual.inputs)]
    found = 0
    for point in points:
        try:
            values, jacobian = residual.evaluate(point)
        except (BondGraphError, ArithmeticError, ValueError):
            continue
        rates, slopes = values[:n], jacobian[:n][:, columns]
        if np.isfinite(rates).all() and np.isfinite(slopes).all():
            yield _Field(rates, slopes, np.abs(rates) + np.abs(slopes) @ np.abs(point[columns]))
            found += 1
        if found == POINTS:
            return


def _points(x: Any) -> Iterator[Any]:
    """Points about one; what is zero in it is positive in them, as an amount is."""
    import numpy as np

    draw = random.Random(0)
    size = float(np.abs(x).max(initial=0.0)) or 1.0
    for k in range(TRIES):
        spread = SPREAD[k % len(SPREAD)]
        parts = [draw.uniform(0.5, 1.0) * spread for _ in x]
        yield np.array([y * (1.0 + part) if y else size * part for y, part in zip(x, parts, strict=True)])


def _kept_by(fields: Sequence[_Field], resting: list[int]) -> Any:
    """The vectors that fields leave at zero and that have no part in some states, tidied, one a row."""
    import numpy as np

    sizes = np.max([np.abs(each.slopes).max(axis=1, initial=0.0) for each in fields], axis=0)
    sizes[sizes == 0] = 1.0
    rates = [np.where(np.abs(each.rates) > IDENTITY * each.terms, each.rates, 0.0) for each in fields]
    found = [scaled((each.slopes / sizes[:, None]).T) for each in fields]
    found += [scaled([own / sizes]) for own in rates]
    rows = np.vstack([*found, np.eye(len(sizes))[resting]])
    kept = reduced(null_space(rows, RANK).T / sizes)
    # What is rounding in a total would multiply rates of states that have no part in it.
    weights = np.abs(kept) * sizes
    return np.where(weights > ROUNDING * weights.max(axis=1, initial=0.0, keepdims=True), kept, 0.0)


def reduced(rows: Any) -> Any:
    """The same span in rows with as many zeros as elimination gives, each with a largest entry of one."""
    import numpy as np

    rows = rows.copy()
    for i in range(len(rows)):
        k = int(np.argmax(np.abs(rows[i])))
        rows[i] /= rows[i, k]
        for j in range(len(rows)):
            if j != i:
                rows[j] -= rows[j, k] * rows[i]
    return rows


def _name(c: Any, states: tuple[str, ...]) -> str:
    """A total in words, such as "q_A + q_B - 2*q_C"."""
    terms = [(float(f"{part:.6g}"), name) for part, name in zip(c, states, strict=True) if abs(part) > OUTSIDE]
    text = ""
    for part, name in terms:
        sign = " - " if part < 0 else " + "
        text += (sign if text else "-" if part < 0 else "") + ("" if abs(part) == 1 else f"{abs(part):g}*") + name
    return text
