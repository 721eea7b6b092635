"""How an identity is written, and how it is checked.

An identity is a list of terms that add up to zero. Its residual is the largest entry of their sum beside the largest
term, those inside the entries included where they are formulas; for terms that come from a solution the inertial
efforts A f f are counted with them. The numbers are doubles, so what remains of a true identity is rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.analysis.certificate.certificate import Row
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.model import Model
from bondgraph.errors import BondGraphError

EPSILON = 2.0**-52
ROUNDINGS = 1e4
"""An entry takes some hundred to some thousand operations, and terms inside it may be larger than it by a digit."""


@dataclass(frozen=True)
class Identity:
    """One identity.

    Args:
        number: in [004].
        words: what must hold.
        terms: matrices of expressions, or their values of shape (states, ...), that add up to zero.
        solved: whether a term is the solution of a linear system with the mass matrix.
    """

    number: str
    words: str
    terms: Callable[[Model], Sequence[Any]]
    solved: bool = False


def checked(identity: Identity, model: Model) -> Row:
    """The row of an identity, checked on a model."""
    try:
        terms = list(identity.terms(model))
        values, scale = [_values(model, term) for term in terms], _scale(model, terms)
    except DoesNotApply as why:
        return Row(identity.number, identity.words, reason=str(why))
    except BondGraphError as error:
        return Row(identity.number, identity.words, reason=f"{error.place}: {error.law}")
    residual, where = _residual(values, scale)
    how = f"at {len(model.at.points)} {model.states}"
    if _is_symbolically_zero(model, terms):
        how = f"symbolically, and {how}"
    tolerance = ROUNDINGS * EPSILON * model.condition + model.slack if identity.solved else ROUNDINGS * EPSILON
    if all((_largest(value) <= tolerance * scale).all() for value in values):
        how += "; every term is zero"
    return Row(identity.number, identity.words, how, residual, tolerance, detail=f"at state {where + 1}")


def _values(model: Model, term: Any) -> Any:
    import numpy as np

    return term if isinstance(term, np.ndarray) else model.at(term)


def _scale(model: Model, terms: Sequence[Any]) -> Any:
    """The size of the terms, for each state."""
    import numpy as np

    return np.max(
        [np.maximum(_largest(t), model.inertial) if isinstance(t, np.ndarray) else model.at.sizes(t) for t in terms],
        axis=0,
    )


def _largest(values: Any) -> Any:
    """The largest entry, for each state."""
    return abs(values.reshape(len(values), -1)).max(axis=1, initial=0.0)


def _residual(values: Sequence[Any], scale: Any) -> tuple[float, int]:
    """The largest residual, and the state it is at."""
    import numpy as np

    total = _largest(sum(values[1:], values[0]))
    if not np.isfinite(total).all():
        return float("inf"), int(np.argmin(np.isfinite(total)))
    residuals = np.divide(total, scale, out=np.zeros_like(total), where=scale > 0)
    return float(residuals.max()), int(np.argmax(residuals))


CHEAP = 400
"""Longer sums are not simplified."""


def _is_symbolically_zero(model: Model, terms: Sequence[Any]) -> bool:
    """Whether the sum of matrices of expressions is seen to vanish by quick simplification."""
    import numpy as np

    if any(isinstance(term, np.ndarray) for term in terms):
        return False
    xp, total = model.k.xp, terms[0]
    for term in terms[1:]:
        total = total + term
    rows, columns = total.shape
    entries = [total[i, j] for i in range(rows) for j in range(columns)]
    return all(xp.size(entry) <= CHEAP and xp.is_zero(xp.tidy(entry)) for entry in entries)
