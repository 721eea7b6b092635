"""Identities of the compiled motion: the forms, with each other and with the graph as drawn, reactions and power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bondgraph import forms
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.identity import DoesNotApply, Statement
from bondgraph.analysis.certificate.model import Scene
from bondgraph.analysis.certificate.motion import Motion

NOTHING_FREE = "every generalized velocity is driven"
NOTHING_DRIVEN = "no generalized velocity is driven"


def coordinates(s: Scene) -> Sequence[Any]:
    """(1)"""
    import numpy as np

    if not s.k.q:
        raise DoesNotApply("the mechanism has no coordinates")
    return [s.coordinate_rates(s.k.q), -np.einsum("prs,ps->pr", s.at(s.k.Q), s.at(s.k.f)[:, :, 0])]


def _velocity_terms(s: Scene) -> list[Any]:
    import numpy as np

    inertial = np.einsum("pij,pj->pi", s.at(s.k.A), s.accelerations())
    terms = [inertial, s.at(s.need("Df"))[:, :, 0], -s.efforts()]
    return [*terms, -s.kept_efforts()] if s.k.held else terms


def velocity_form(s: Scene) -> Sequence[Any]:
    """(14), (47)"""
    return [s.rows(term, s.k.u, NOTHING_FREE) for term in _velocity_terms(s)]


def reactions(s: Scene) -> Sequence[Any]:
    """(48): the efforts of the driving bonds, beside the impressed ones."""
    if not s.k.c:
        raise DoesNotApply(NOTHING_DRIVEN)
    return [*(s.rows(term, s.k.c, NOTHING_DRIVEN) for term in _velocity_terms(s)), -s.reactions()]


def momentum_form(s: Scene) -> Sequence[Any]:
    """(25), (28), (49)"""
    terms = [s.momentum_rates(), -s.efforts(), -s.at(s.need("e_hat"))[:, :, 0]]
    return [s.rows(term, s.k.u, NOTHING_FREE) for term in terms]


def momentum_rate(s: Scene) -> Sequence[Any]:
    """(24): p_dot of the momentum form against the accelerations of the graph as drawn."""
    import numpy as np

    assert s.mechanism  # else the accelerations would have been made from p_dot
    inertial = np.einsum("pij,pj->pi", s.at(s.k.A), s.accelerations())
    carried = s.at(s.along(s.k.A) @ s.k.f)[:, :, 0]
    return [s.rows(term, s.k.u, NOTHING_FREE) for term in (s.momentum_rates(), -inertial, -carried)]


def flows(s: Scene) -> Sequence[Any]:
    """(26), (50)"""
    names = [s.k.xp.name(x) for x in s.k.f]
    return [s.reduced(forms.kane_momentum).named(names), -s.at(s.k.f)[:, :, 0]]


def partially_lagrangian(s: Scene) -> Sequence[Any]:
    """(41), (42), with the accelerations of that form."""
    import numpy as np

    motion = s.reduced(forms.partially_lagrangian)
    inertial = np.einsum("pij,pj->pi", s.at(s.k.A), s.accelerations(motion))
    carried = s.at(s.along(s.k.A @ s.k.f))[:, :, 0]
    terms = [inertial, carried, -s.efforts(), -s.at(s.need("e_hat"))[:, :, 0]]
    return [s.rows(term, s.k.u, NOTHING_FREE) for term in terms]


def agreement(form: Callable[..., Any]) -> Callable[[Scene], Sequence[Any]]:
    """The rates of a form's states, its flows and its reactions against those of the graph as drawn."""

    def terms(s: Scene) -> Sequence[Any]:
        import numpy as np

        other = s.reduced(form)
        names, rates = [s.k.xp.name(x) for x in s.k.f], list(other.equations.rates.values())
        theirs = [other.values(rates), other.named(names), _efforts_of_drivers(other)]
        ours = [s.motion.values(_expected(s, other)), s.at(s.k.f)[:, :, 0], _efforts_of_drivers(s.motion)]
        return [np.column_stack(theirs), -np.column_stack(ours)]

    return terms


def _expected(s: Scene, other: Motion) -> list[Any]:
    """The rates that a form's states have in the graph as drawn."""
    xp, own = s.k.xp, s.motion.equations
    starts = {xp.name(symbol): expression for symbol, expression in other.equations.balance.starts.items()}
    found = []
    for name in other.equations.states:
        found.append(own.rates[name] if name in own.rates else s.motion.rate(starts[name]))
    return found


def _efforts_of_drivers(motion: Motion) -> Any:
    drivers = motion.drivers
    return motion.values([sign * effort for _, (effort, sign) in sorted(drivers.items(), key=lambda item: item[0])])


def energy_balance(s: Scene) -> Sequence[Any]:
    """dT*/dt along the motion is the power of the impressed efforts and of the driving bonds."""
    k, xp = s.k, s.k.xp
    if xp.symbol(TIME) in xp.free(k.A):
        raise DoesNotApply("the mass matrix depends on time")
    slopes = s.at(xp.jacobian([k.T_star], k.f))[:, 0, :]
    f = s.at(k.f)[:, :, 0]
    terms = [*_each(slopes * s.accelerations()), s.at(s.along(xp.column([k.T_star])))[:, :, 0]]
    driving = _each(-f[:, list(k.c)] * s.reactions()) if k.c else []
    driving += _each(-f * s.kept_efforts()) if k.held else []
    return [*terms, *_each(-f * s.efforts()), *driving]


def _each(values: Any) -> list[Any]:
    """Columns as terms of one sum."""
    return [values[:, [i]] for i in range(values.shape[1])]


def kept_velocities(s: Scene) -> Sequence[Any]:
    """a f = b, where the states leave the velocities no other way."""
    k, invariants = s.k, s.motion.equations.balance.invariants
    if not k.held:
        raise DoesNotApply("no constraint is kept beside the velocities")
    if set(k.slips) & {*invariants}:
        raise DoesNotApply("all velocities are states: their start satisfies the constraints, any values need not")
    return [k.a @ k.f, -k.b]


def junction_structure(s: Scene) -> Sequence[Any]:
    """At every junction, transformer and gyrator what comes in goes out."""
    return _in_and_out(s.motion, [e.name for e in s.motion.equations.graph.elements.values() if not e.role])


def _in_and_out(motion: Motion, names: Sequence[str]) -> list[Any]:
    import numpy as np

    entering, leaving = [np.zeros(len(motion.points))], [np.zeros(len(motion.points))]
    for name in names:
        powers = motion.values(motion.power(name))
        entering.append(np.maximum(powers, 0.0).sum(axis=1))
        leaving.append(np.minimum(powers, 0.0).sum(axis=1))
    return [np.column_stack(entering), np.column_stack(leaving)]


def power_balance(s: Scene) -> Sequence[Any]:
    """What sources supply is what stores and resistors take, in the model and in every form it has."""
    import numpy as np

    motions = [s.motion]
    for name in forms.__all__:
        try:
            motions.append(s.reduced(getattr(forms, name)))
        except DoesNotApply:
            continue
    found = []
    for motion in motions:
        with_a_role = [e.name for e in motion.equations.graph.elements.values() if e.role]
        found.append(np.column_stack([motion.values(motion.power(name)).sum(axis=1) for name in with_a_role]))
    most = max(powers.shape[1] for powers in found)
    padded = [np.column_stack([x, np.zeros((len(x), most - x.shape[1]))]) for x in found]
    return [np.stack([x[:, k] for x in padded], axis=1) for k in range(most)]


MOTIONS = (
    Statement("(1)", "q_dot = Q f in the compiled equations", coordinates),
    Statement("(14), (47)", "A f_dot + D f = e (+ a^T lambda) in the free components", velocity_form, solved=True),
    Statement("(48)", "A f_dot + D f = e (+ a^T lambda) + reactions in the driven", reactions, solved=True),
    Statement("(25), (28), (49)", "p_dot = e + e_hat in the momentum form", momentum_form, solved=True),
    Statement("(24)", "p_dot = A f_dot + A_dot f between the forms", momentum_rate, solved=True),
    Statement("(26), (50)", "A f = p gives back f in the momentum form", flows, solved=True),
    Statement("(41), (42)", "d/dt(dT*/df) = e + e_hat, partially Lagrangian", partially_lagrangian, solved=True),
    *(
        Statement("", f"{name}: rates, flows, reactions as drawn", agreement(getattr(forms, name)), solved=True)
        for name in forms.__all__
    ),
    Statement("", "dT*/dt = power of impressed efforts, reactions, drives", energy_balance, solved=True),
    Statement("", "a f = b in the velocities that the states give", kept_velocities, solved=True),
    Statement("", "junctions, transformers and gyrators pass their power on", junction_structure, solved=True),
    Statement("", "supplied = stored + dissipated, in every form", power_balance, solved=True),
)
