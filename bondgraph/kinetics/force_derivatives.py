"""Derivatives of the impressed force: how it changes with the velocities f, and with displacements along them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.affine import as_affine
from bondgraph.errors import NotReducible

if TYPE_CHECKING:
    from bondgraph.kinetics.mass_matrix import Mechanism


@dataclass(frozen=True)
class ForceDerivatives:
    """What a force e(q, f, t) gives back where the motion deviates, [001] (40).

    Args:
        damping: -de/df, of shape (S, S).
        stiffness: -(de/dq) Q, of shape (S, S): by a displacement s the coordinates change by Q s.
        given: the values of parameters that have some.
    """

    damping: Any
    stiffness: Any
    given: Mapping[str, float]


def force_derivatives(m: Mechanism, e: Any) -> ForceDerivatives:
    """The damping and stiffness of the impressed force, at given time, inputs and states of other domains.

    A displacement moves the coordinates, and the compliances whose displacement is an integral of f.

    Args:
        m: the mechanism.
        e: its impressed force, a column, as an expression of coordinates, velocities, states, inputs and time.

    Raises:
        NotReducible: where the force is known only by an equation that is to be solved, or its derivatives depend on
            states that are no coordinates.
    """
    xp = m.xp
    _explicit(m, e)
    moved = _moved(m)
    none = xp.zeros(len(m.f), len(m.f))
    by_place = xp.jacobian(e, list(moved)) @ xp.matrix(list(moved.values())) if moved else none
    found = none - xp.jacobian(e, list(m.f)), none - by_place
    coordinates = {name for name, _, _ in m.source.coordinates()}
    states = {x for x in m.balance.states if xp.name(x) not in coordinates} - {*m.roots}
    for matrix in found:
        if hidden := sorted(xp.name(s) for s in xp.free(matrix) & states):
            law = f"its derivatives along constraints depend on {', '.join(hidden)}, no coordinate and no velocity"
            remedy = "give the junction of a compliance coordinates, make the law linear, or take lagrange_multipliers"
            raise NotReducible("the impressed force", law, parties=hidden, remedy=remedy)
        _check_held(m, {xp.name(s) for s in xp.free(matrix)})
    given = {name: value for name, value in m.balance.parameters.items() if value is not None}
    return ForceDerivatives(*found, given)


def _check_held(m: Mechanism, names: Collection[str]) -> None:
    """Refuse derivatives that depend on efforts which events set, as that of an Impact: these are no laws of motion."""
    holders = [e for e in m.source.elements.values() if any(held.name in names for held in e.held())]
    if holders:
        kinds = ", ".join(f"the {e.kind} '{e.name}'" for e in holders)
        law = f"its derivatives along constraints depend on what events set for {kinds}, which this form does not take"
        remedy = "take a form that does, such as lagrange_multipliers, maggi or kane_momentum"
        raise NotReducible("the impressed force", law, parties=[e.name for e in holders], remedy=remedy)


def _explicit(m: Mechanism, e: Any) -> None:
    xp, balance = m.xp, m.balance
    known = {xp.name(x) for x in (*balance.states, *m.roots)} | {TIME, *balance.inputs, *balance.parameters}
    known |= {name for name, _, _ in m.source.coordinates()}
    if hidden := sorted({xp.name(s) for s in xp.free(e)} - known):
        law = f"its derivatives need an expression, and {', '.join(hidden)} is given by an implicit equation only"
        remedy = "give that law the other way round, or take lagrange_multipliers"
        raise NotReducible("the impressed force", law, parties=hidden, remedy=remedy)


def _moved(m: Mechanism) -> dict[Any, list[Any]]:
    """Coordinates, and states that are integrals of f besides what depends on time: each with its row of rates in f."""
    xp, own = m.xp, list(m.f)
    q, Q = m.coordinates
    found = {x: list(Q[k, :]) for k, x in enumerate(q)}
    states = {xp.rate(x): x for x in m.balance.states}
    for row in m.balance.rows:
        rates = [s for s in xp.free(row) if s in states]
        if len(rates) != 1 or states[rates[0]] in {*found, *own}:
            continue
        derivative = xp.diff(row, rates[0])
        if not (xp.is_one(derivative) or xp.is_one(-derivative)):
            continue
        rate = as_affine(xp, -derivative * xp.substitute(row, {rates[0]: xp.number(0)}), m.values.linear_forms)
        if rate is None:
            continue
        if rate.terms.keys() <= {*own} and not xp.free(rate.known) & {*states.values(), *m.roots}:
            found[states[rates[0]]] = [rate.terms.get(s, xp.number(0)) for s in own]
    return {x: row for x, row in found.items() if any(not xp.is_zero(entry) for entry in row)}
