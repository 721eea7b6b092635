"""Sampled values: set at the instants of a clock, and held between them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import ValueRefused
from bondgraph.graph.event import Before, Triggered, formula_of, period
from bondgraph.graph.values import finite, in_seconds
from bondgraph.program.calls import explained


@explained
def sample(name: str, formula: Any, every: Any, offset: Any = 0.0, start: float = 0.0) -> Triggered:
    """A value that a formula gives at the instants `offset + k*every`, held between them: a zero-order hold.

    All whole k are meant, from the start of a run on: an offset shifts a clock, and delays nothing.

    Args:
        name: its name, in formulas and in the run.
        formula: in anything that a run tells. The name of another sampled value that is set at the same instant is its
            new value, its own name the value held so far: `sample("i", "i + T*e", T)` sums.
        every: seconds from one instant to the next, a number or such as "1 ms".
        offset: seconds from t = 0 to one of the instants.
        start: its value before the first instant.

    Raises:
        ExpressionError: for what is no formula, and for a name that cannot stand in formulas.
        ValueRefused: for a period that is not positive.

    >>> sample("u", "K*(r - w_s)", every="1 ms").events()[0].trigger
    Clock(every=0.001, offset=0.0)
    """
    return _sampled(name, (name,), (formula_of(name)(formula),), every, offset, start)


@explained
def delay(name: str, formula: Any, every: Any, samples: int = 1, offset: Any = 0.0, start: float = 0.0) -> Triggered:
    """What a formula was so many samples ago: at the last instant by default. Values between are held as `name_1`, ...

    A run that goes on from another one wants them all. Those that its start does not give are what it gives `name`.

    Args:
        name: its name, in formulas and in the run.
        formula: as of `sample`.
        every, offset: the clock, as of `sample`.
        samples: how many instants ago.
        start: its value until there are so many.

    Raises:
        ExpressionError, ValueRefused: as `sample`; for a number of samples that is none.

    >>> delay("y_old", "y", every=0.1, samples=2).targets
    ('y_old', 'y_old_2', 'y_old_1')
    """
    if isinstance(samples, bool) or not isinstance(samples, int) or samples < 1:
        law = f"{samples!r:.40} is no whole number of samples from 1 on"
        raise ValueRefused(f"{name}: samples", law, parties=(str(name),), remedy="give 1 for the value before")
    between = [f"{name}_{k}" for k in range(1, samples + 1)]
    formulas: tuple[str | Before, ...] = (*map(Before, reversed(between)), formula_of(name)(formula))
    return replace(_sampled(name, (name, *reversed(between)), formulas, every, offset, start), like=name)


def _sampled(
    name: str, targets: tuple[str, ...], formulas: tuple[str | Before, ...], every: Any, offset: Any, start: float
) -> Triggered:
    expressions.identifier(name, "a sampled value")
    first, ahead = finite(f"{name}: start", start), finite(f"{name}: offset", in_seconds(offset))
    return Triggered(name, "", period(name, every), ahead, targets, formulas, (first,) * len(targets))
