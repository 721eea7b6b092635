"""The augmented Lagrangian of Bayo, Garcia de Jalon and Serna (1988), as [002] compares it.

    (A + a^T alpha a) f_dot_i + D f = e + a^T (lambda_(i-1) - alpha c),  lambda_i = lambda_(i-1) - alpha (a f_dot_i + c)
    c = a_dot f - b_dot + 2 zeta omega (a f - b) + omega^2 phi,  lambda_0 = 0

Bayo writes Phi_q for a and -lambda for lambda; f_dot is that of the last iteration. Here lambda_i stays an unknown of
[A, -a^T; a, 1/alpha] (f_dot_i, lambda_i) = (e - D f, lambda_(i-1)/alpha - c), which is the same: A + a^T alpha a would
lose as many digits as the penalty is larger than the masses.
"""

from __future__ import annotations

from typing import Any

from bondgraph.errors import ValueRefused
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics


@keeps_constraints()
def augmented_lagrangian(
    k: Kinetics, alpha: float = 1e4, zeta: float = 1.0, omega: float = 10.0, iterations: int = 3
) -> Law:
    """Penalties for the constraints, whose effort is carried over: they may repeat each other, or lose their rank.

    What n iterations leave of the multipliers, and of the constraints, is (1 + alpha m sigma)^-n of what no constraint
    would leave, with sigma the smallest eigenvalue of a A^-1 a^T that is not zero and m the mean of A's diagonal: 1e-12
    where sigma is 1/m. A larger penalty costs no digits, since the multipliers stay unknowns of the systems; where
    constraints depend on each other it does. Constraints that contradict each other are met in the mean, which their
    residuals tell.

    Options:
        alpha: the penalty, in units of m.
        zeta, omega: damping ratio and rate, in 1/s, by which violated constraints decay.
        iterations: how many; with one it is a pure penalty.

    Raises:
        ValueRefused: for a penalty of zero.
    """
    if not alpha > 0:
        raise ValueRefused("alpha", "a penalty of zero holds nothing", parties=("alpha",), remedy="give a positive one")
    xp, S = k.xp, range(len(k.f))
    penalty = xp.symbol(f"{k.about}.alpha")
    c = xp.column(k.stabilised(zeta, omega)) - k.a @ k.f_dot
    rows, unknowns, before = [], [], xp.zeros(len(k.reactions), 1)
    for n in range(1, iterations + 1):
        last = n == iterations
        f_dot = k.f_dot if last else _iterate(k, n)
        after = k.reactions if last else xp.column([xp.symbol(f"{xp.name(x)}.{n}") for x in k.reactions])
        motion = k.A @ f_dot - k.e - k.a.T @ after
        rows += [*((after - before) / penalty + k.a @ f_dot + c), *(motion if last else k.take(motion, k.u))]
        unknowns += [*after] if last else [*after, *k.take(f_dot, k.u)]
        before = after
    return Law(
        lets=((penalty, alpha / len(k.f) * sum((k.A[i, i] for i in S), xp.number(0))),),
        states=k.take(k.f, k.u),
        unknowns=(*unknowns, *k.take(k.e, k.c)),
        rows=tuple(rows),
        energy=k.T_star,
        invariants=k.invariants,
        penalties=(penalty,),
    )


def _iterate(k: Kinetics, n: int) -> Any:
    """The accelerations of an iteration before the last; those of driven components are known."""
    names = [f"{k.xp.name(x)}.{n}" for x in k.f]
    return k.xp.column([k.xp.symbol(names[i]) if i in k.u else k.f_dot[i] for i in range(len(names))])
