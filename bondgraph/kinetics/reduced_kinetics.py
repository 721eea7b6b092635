"""The letters of [000] 2.3: the kinetics of a mechanism in its non-ignorable quasi-velocities, (42)-(65).

[000] writes M for A, q_dot for f, a q_dot + b = 0 for a f = b, and Q for the forces that are e here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import NotReducible
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.ignorable import ignored
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained
from bondgraph.kinetics.quasi_velocities import Embedded, embedded, following
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown

MAY = ("coordinates", "time", "flows", "inputs")
"""What quasi-velocities may depend on besides parameters."""


@explained
@dataclass(frozen=True, eq=False, repr=False)
class ReducedKinetics(Picklable, Shown):
    """[000]'s letters, for S velocities f, of which p - s combinations u are free and s have a conserved momentum.

    Args:
        xp: the algebra.
        f: generalized velocities as drawn, a column; a driven one is a known function of time.
        u_NI: non-ignorable quasi-velocities (42), symbols, a column.
        q: the coordinates; `ignorable` those of them whose momenta are used.
        G: their momenta (21), symbols, a column; constants.
        stacked: [Y_NI; M'; a] (44), of shape (S_u, S).
        W_NI, X_NI: f = W_NI u_NI + X_NI (43), of shape (S, p - s) and a column; zero, and f itself, where f is driven.
        M_NI: reduced mass matrix W^T A W (47), of shape (p - s, p - s).
        N_NI: W^T A X (48), a column.
        T0_NI: X^T A X/2 (49); T* = u^T M_NI u/2 + u^T N_NI + T0_NI (46).
        A_NI: d/dt(dT*/du) less M_NI u_dot (52), a column.
        K_NI: the sum over bodies of P . d/dt(dV/du) + H . d/dt(domega/du) (62), (63), a column.
        U_NI: generalized impressed forces W^T e (33), a column.
        L_NI: U_NI + K_NI - A_NI, a column: M_NI u_dot = L_NI (64). Printed (65) has F_NI for K_NI, a misprint.
    """

    xp: Algebra
    f: Any
    u_NI: Any
    q: tuple[Any, ...]
    ignorable: tuple[str, ...]
    G: Any
    stacked: Any
    W_NI: Any
    X_NI: Any
    M_NI: Any
    N_NI: Any
    T0_NI: Any
    A_NI: Any
    K_NI: Any
    U_NI: Any

    @property
    def L_NI(self) -> Any:
        return self.U_NI + self.K_NI - self.A_NI

    def _title(self) -> str:
        free = ", ".join(map(self.xp.name, self.u_NI)) or "none"
        return f"{len(self.f)} velocities; free: {free}; ignorable: {', '.join(self.ignorable) or 'none'}"

    def __str__(self) -> str:
        spell, shown = self.xp.spell, [self._title()]
        for letter in ("M_NI", "N_NI", "A_NI", "K_NI", "U_NI"):
            entries = ", ".join(map(spell, getattr(self, letter)))
            shown.append(f"{letter} = [{entries}]")
        return "\n".join([*shown, f"T0_NI = {spell(self.T0_NI)}"])


@explained
def reduced_kinetics(
    graph: Graph,
    quasi: Mapping[str, str] | None = None,
    ignorable: Sequence[str] = (),
    algebra: Algebra | None = None,
) -> ReducedKinetics:
    """M_NI, N_NI, T0_NI, A_NI, K_NI, U_NI and L_NI of the mechanism in a graph, as functions of q, t, u_NI and G.

    Args:
        graph: a graph with inertias behind partial velocities.
        quasi, ignorable: the options of `reduced_volterra`, whose equations of motion are M_NI u_dot = L_NI.
        algebra: sympy by default.

    Raises:
        NotReducible: where there is no ignorable coordinate, the options do not fit, or [Y; M'; a] does not fall into
            blocks that are small enough to be inverted in symbols.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, TF
    >>> f, v = One("f", ("w", "s"), coordinates=("th", "x")), One("v", 2)
    >>> bob = f >> TF("P", (("l*cos(th)", 1), ("l*sin(th)", 0))) >> v >> I("m")
    >>> letters = bg.reduced_kinetics(bg.Graph("cart", bob, f["s"] >> I("M")))
    >>> letters.ignorable, list(letters.u_NI), list(letters.G)
    (('x',), [w], [p_s])
    """
    xp = chosen(algebra)
    free = unconstrained(graph, xp, RandomPoints())
    k, at = free.k, free.points({})
    options = {"ignorable": tuple(ignorable)}
    found = ignored(k, at, options)
    rows = found["ignored"]
    follows = following(k, at, found)["follows"]
    G = xp.column([xp.symbol(f"p_{xp.name(k.f[j])}") for j in rows])
    dynamical = xp.matrix([list(k.A[j, :]) for j in rows])
    stacked = embedded(_reading(free), tuple((quasi or {}).items()), (*follows, *rows), dynamical, G)
    if stacked.solves:
        names = list(map(xp.name, stacked.solves[0].unknowns))
        law = f"the stacked matrix of {', '.join(names)} is too large a block to be inverted in symbols"
        raise NotReducible(graph.name, law, parties=names, remedy="take quasi-velocities of fewer velocities at a time")
    return _written(k, stacked, found["ignorable"], G)


def _reading(free: Unconstrained) -> Kinetics:
    """The kinetics with what reads formulas of the user."""
    place = free.mechanism.places[free.mechanism.inertias[0].name]
    return free.k.reading(lambda text: place.read(text, MAY, {}))


def _written(k: Kinetics, stacked: Embedded, ignorable: tuple[str, ...], G: Any) -> ReducedKinetics:
    xp, p, names = k.xp, range(len(stacked.u)), dict(stacked.lets)

    def whole(expression: Any) -> Any:
        """An expression without names of other values."""
        while used := xp.free(expression) & names.keys():
            expression = xp.substitute(expression, {name: names[name] for name in used})
        return expression

    u = xp.column(stacked.u)
    still = dict.fromkeys(stacked.u, xp.number(0))
    row = {j: n for n, j in enumerate(k.u)}
    zero, S = xp.number(0), range(len(k.f))
    W = xp.matrix([[whole(stacked.W[row[j], i]) if j in row else zero for i in p] for j in S])
    X = xp.column([xp.substitute(whole(k.f[j]), still) for j in S])
    motion = W @ u + X
    moving = dict(zip(k.f, motion, strict=True))

    def at_u(matrix: Any) -> Any:
        return xp.substitute(matrix, moving)

    q_dot = k.Q @ motion
    rates = {x: q_dot[i] for i, x in enumerate(k.q)} | {xp.symbol(TIME): xp.number(1)}
    rates |= {s: xp.rate(s) for s in (*k.take(k.f, k.c), *xp.free(k.b))}
    M, N = W.T @ k.A @ W, W.T @ k.A @ X
    T0 = (X.T @ k.A @ X)[0, 0] / 2
    A_NI = xp.along(M @ u + N, rates)
    K_NI = W.T @ at_u(k.e_hat) + xp.along(W, rates).T @ k.A @ motion
    U_NI = W.T @ at_u(k.e)
    return ReducedKinetics(xp, k.f, u, k.q, ignorable, G, stacked.E, W, X, M, N, T0, A_NI, K_NI, U_NI)
