"""Identities of the compiled motion: the forms, with each other and with the graph as drawn, reactions and power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bondgraph import forms
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import Identity
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.motion import Motion

NOTHING_FREE = "every generalized velocity is driven"
NOTHING_DRIVEN = "no generalized velocity is driven"


def coordinates(m: Model) -> Sequence[Any]:
    """(1)"""
    import numpy as np

    if not m.k.q:
        raise DoesNotApply("the mechanism has no coordinates")
    return [m.coordinate_rates(m.k.q), -np.einsum("prs,ps->pr", m.at(m.k.Q), m.at(m.k.f)[:, :, 0])]


def _velocity_terms(m: Model) -> list[Any]:
    import numpy as np

    inertial = np.einsum("pij,pj->pi", m.at(m.k.A), m.accelerations())
    terms = [inertial, m.at(m.need("Df"))[:, :, 0], -m.efforts()]
    return [*terms, -m.kept_efforts()] if m.k.kept else terms


def velocity_form(m: Model) -> Sequence[Any]:
    """(14), (47)"""
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in _velocity_terms(m)]


def reactions(m: Model) -> Sequence[Any]:
    """(48): the efforts of the driving bonds, beside the impressed ones."""
    if not m.k.c:
        raise DoesNotApply(NOTHING_DRIVEN)
    return [*(m.rows(term, m.k.c, NOTHING_DRIVEN) for term in _velocity_terms(m)), -m.reactions()]


def momentum_form(m: Model) -> Sequence[Any]:
    """(25), (28), (49)"""
    terms = [m.momentum_rates(), -m.efforts(), -m.at(m.need("e_hat"))[:, :, 0]]
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in terms]


def momentum_rate(m: Model) -> Sequence[Any]:
    """(24): p_dot of the momentum form against the accelerations of the graph as drawn."""
    import numpy as np

    assert m.mechanism  # else the accelerations would have been made from p_dot
    inertial = np.einsum("pij,pj->pi", m.at(m.k.A), m.accelerations())
    carried = m.at(m.along(m.k.A) @ m.k.f)[:, :, 0]
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in (m.momentum_rates(), -inertial, -carried)]


def flows(m: Model) -> Sequence[Any]:
    """(26), (50)"""
    names = [m.k.xp.name(x) for x in m.k.f]
    return [m.reduced(forms.kane_momentum).named(names), -m.at(m.k.f)[:, :, 0]]


def partially_lagrangian(m: Model) -> Sequence[Any]:
    """(41), (42), with the accelerations of that form."""
    import numpy as np

    motion = m.reduced(forms.partially_lagrangian)
    inertial = np.einsum("pij,pj->pi", m.at(m.k.A), m.accelerations(motion))
    carried = m.at(m.along(m.k.A @ m.k.f))[:, :, 0]
    terms = [inertial, carried, -m.efforts(), -m.at(m.need("e_hat"))[:, :, 0]]
    return [m.rows(term, m.k.u, NOTHING_FREE) for term in terms]


def agreement(form: Callable[..., Any]) -> Callable[[Model], Sequence[Any]]:
    """The rates of a form's states, its flows and its reactions against those of the graph as drawn."""

    def terms(m: Model) -> Sequence[Any]:
        import numpy as np

        other = m.reduced(form)
        names, rates = [m.k.xp.name(x) for x in m.k.f], list(other.equations.rates.values())
        theirs = [other.values(rates), other.named(names), _efforts_of_drivers(other)]
        ours = [m.motion.values(_expected(m, other)), m.at(m.k.f)[:, :, 0], _efforts_of_drivers(m.motion)]
        return [np.column_stack(theirs), -np.column_stack(ours)]

    return terms


def _expected(m: Model, other: Motion) -> list[Any]:
    """The rates that a form's states have in the graph as drawn."""
    xp, own = m.k.xp, m.motion.equations
    starts = {xp.name(symbol): expression for symbol, expression in other.equations.balance.starts.items()}
    values = {**own.observables, **starts}  # a velocity follows from a momentum where that is a state as drawn
    return [own.rates[name] if name in own.rates else m.motion.rate(values[name]) for name in other.equations.states]


def _efforts_of_drivers(motion: Motion) -> Any:
    drivers = motion.drivers
    return motion.values([sign * effort for _, (effort, sign) in sorted(drivers.items(), key=lambda item: item[0])])


def energy_balance(m: Model) -> Sequence[Any]:
    """dT*/dt along the motion is the power of the impressed efforts and of the driving bonds."""
    k, xp = m.k, m.k.xp
    if xp.symbol(TIME) in xp.free(k.A):
        raise DoesNotApply("the mass matrix depends on time")
    derivatives = m.at(xp.jacobian([k.T_star], k.f))[:, 0, :]
    f = m.at(k.f)[:, :, 0]
    terms = [*_each(derivatives * m.accelerations()), m.at(m.along(xp.column([k.T_star])))[:, :, 0]]
    driving = _each(-f[:, list(k.c)] * m.reactions()) if k.c else []
    driving += _each(-f * m.kept_efforts()) if k.kept else []
    return [*terms, *_each(-f * m.efforts()), *driving]


def _each(values: Any) -> list[Any]:
    """Columns as terms of one sum."""
    return [values[:, [i]] for i in range(values.shape[1])]


def kept_velocities(m: Model) -> Sequence[Any]:
    """a f = b, where the states leave the velocities no other way."""
    k, invariants = m.k, m.motion.equations.balance.constraints.invariants
    if not k.kept:
        raise DoesNotApply("no constraint is kept beside the velocities")
    if set(k.velocity_residuals) & {*invariants}:
        raise DoesNotApply("all velocities are states: their start satisfies the constraints, any values need not")
    return [k.a @ k.f, -k.b]


def junction_structure(m: Model) -> Sequence[Any]:
    """At every junction, transformer and gyrator what comes in goes out."""
    return _in_and_out(m.motion, [e.name for e in m.motion.equations.graph.elements.values() if not e.role])


def _in_and_out(motion: Motion, names: Sequence[str]) -> list[Any]:
    import numpy as np

    entering, leaving = [np.zeros(len(motion.points))], [np.zeros(len(motion.points))]
    for name in names:
        powers = motion.values(motion.power(name))
        entering.append(np.maximum(powers, 0.0).sum(axis=1))
        leaving.append(np.minimum(powers, 0.0).sum(axis=1))
    return [np.column_stack(entering), np.column_stack(leaving)]


def power_balance(m: Model) -> Sequence[Any]:
    """What sources supply is what stores and resistors take, in the model and in every form it has."""
    import numpy as np

    motions = [m.motion]
    for name in forms.__all__:
        try:
            motions.append(m.reduced(getattr(forms, name)))
        except DoesNotApply:
            continue
    found = []
    for motion in motions:
        with_a_role = [e.name for e in motion.equations.graph.elements.values() if e.role]
        found.append(np.column_stack([motion.values(motion.power(name)).sum(axis=1) for name in with_a_role]))
    most = max(powers.shape[1] for powers in found)
    padded = [np.column_stack([x, np.zeros((len(x), most - x.shape[1]))]) for x in found]
    return [np.stack([x[:, k] for x in padded], axis=1) for k in range(most)]


FORMS = (
    Identity("(1)", "q_dot = Q f in the compiled equations", coordinates),
    Identity("(14), (47)", "A f_dot + D f = e (+ a^T lambda) in the free components", velocity_form, solved=True),
    Identity("(46), (48)", "A f_dot + D f = e (+ a^T lambda) + reactions in the driven", reactions, solved=True),
    Identity("(25), (28), (49)", "p_dot = e + e_hat in the momentum form", momentum_form, solved=True),
    Identity("(24)", "p_dot = A f_dot + A_dot f between the forms", momentum_rate, solved=True),
    Identity("(26), (50)", "A f = p gives back f in the momentum form", flows, solved=True),
    Identity("(41), (42)", "d/dt(dT*/df) = e + e_hat, partially Lagrangian", partially_lagrangian, solved=True),
    *(
        Identity("", f"{name}: rates, flows, reactions as drawn", agreement(getattr(forms, name)), solved=True)
        for name in forms.__all__
    ),
    Identity("", "dT*/dt = power of impressed efforts, reactions, drives", energy_balance, solved=True),
    Identity("", "a f = b in the velocities that the states give", kept_velocities, solved=True),
    Identity("", "junctions, transformers and gyrators pass their power on", junction_structure, solved=True),
    Identity("", "supplied = stored + dissipated, in every form", power_balance, solved=True),
)
