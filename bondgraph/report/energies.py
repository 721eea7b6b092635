"""Sentences on where the energy of a run goes, and on how well it is balanced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bondgraph.report.words import together, typeset

if TYPE_CHECKING:
    from bondgraph.simulate.audit import Audit

NAMED = 3
"""So many of those that take energy are told one by one,"""
LITTLE = 0.05
"""the first of them always, the others where each takes at least this part of what is given."""
VERBS = {"source": "taken in by {}", "store": "stored in {}", "resistor": "dissipated in {}"}


def goes(audit: Audit, span: float) -> str:
    """Of the energy that is given in a run, who gives it, and what becomes of it, the largest part first.

    Nothing where no energy passes, where impulses hand over energy that no power shows, where events take some, and
    where the energies do not balance: then the shares are not known.

    Args:
        audit: of the run.
        span: how long it is, in seconds.
    """
    given = audit.given
    if audit.impulses or audit.events or not audit.balanced or given <= audit.rounding:
        return ""
    signed = {name: x if audit.roles[name] == "source" else -x for name, x in audit.energies.items()}
    givers = sorted((name for name, x in signed.items() if x > 0), key=lambda name: -signed[name])
    takers = sorted((name for name, x in signed.items() if -x > audit.rounding), key=lambda name: signed[name])
    if not takers:
        return ""
    shares = {name: -signed[name] / given for name in takers}
    verb = "gives" if len(givers) == 1 else "give"
    of = f"Of the {typeset(given, 3)} J that {together(givers)} {verb} in {span:g} s"
    told = [name for place, name in enumerate(takers[:NAMED]) if not place or shares[name] >= LITTLE]
    rest = takers[len(told) :]
    if len(takers) == 1:
        return f"{of}, all are {VERBS[audit.roles[told[0]]].format(told[0])}."
    parts = [f"{_percent(shares[name])} are {VERBS[audit.roles[name]].format(name)}" for name in told]
    if rest:
        parts.append(f"{_percent(sum(shares[name] for name in rest))} go into {together(rest)}")
    return f"{of}, {together(parts)}."


def checks(audit: Audit) -> Iterator[str]:
    """How far power and energy are from being balanced, and what that means; each impulse that no power shows."""
    power = max(map(abs, audit.missing), default=0.0)
    yield (
        f"Two checks, zero in exact computation: at no instant of the run does the power supplied differ by more than "
        f"{typeset(power, 2)} W from the power stored and dissipated (the residual of the equations); and over the "
        f"whole run the energy supplied exceeds the energy stored and dissipated by {typeset(audit.drift, 2)} J "
        f"({'what impulses hand over, and ' if audit.impulses else ''}the error of the integration)."
    )
    for impulse in audit.impulses:
        yield f"{impulse}: an impulse that no power shows"
    yield from audit.unknown
    if not (audit.balanced or audit.unknown or audit.impulses):
        yield "The energies do not balance: the tolerances are too coarse."


def _percent(part: float) -> str:
    """A part of a whole that is neither nothing nor all."""
    percent = 100 * part
    if percent < 0.1:
        return "less than 0.1 %"
    if percent > 99:
        return "more than 99 %"
    return f"{percent:.0f} %" if percent >= 9.5 else f"{percent:.2g} %"
