"""The mechanism in a graph: its generalized velocities, and the inertias that follow them.

The formulas are [004] (15)-(17), (27), (53)-(57), written for axes that turn with the rate Omega, in which the inertial
derivative of a partial velocity T is T_dot + Omega x T.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.agreement import agree
from bondgraph.assign import assign
from bondgraph.balance import Balance, assemble, place
from bondgraph.causality import CausalGraph, Node
from bondgraph.constraints import constraints, driven
from bondgraph.errors import NotReducible
from bondgraph.expressions import TIME
from bondgraph.graph import Graph, checked
from bondgraph.kinetics import Kinetics
from bondgraph.law import Inertial
from bondgraph.steps import Let


@dataclass(frozen=True)
class _Inertia:
    """A dependent inertia: its element, flows, matrix and the rate of its axes (None: they do not turn)."""

    name: str
    v: Any
    M: Any
    turning: Any


class Mechanism:
    """The mechanism in a graph.

    Args:
        graph: the graph; constraints in it become driven velocities first.
        algebra: sympy by default.

    Raises:
        NotReducible: where no free flow carries inertia, or the free flows do not lie on one junction.
    """

    def __init__(self, graph: Graph, algebra: Any) -> None:
        if algebra is None:
            from bondgraph.algebra import sympy as algebra
        self.source, self.xp = checked(graph), algebra
        if constraints(self.source):
            self.source = driven(self.source, (), algebra)
        self.causal = self._assigned()
        self.balance: Balance = assemble(self.causal, algebra)
        self.roots = self._roots()
        self.values = self._expand()
        self.inertias = [i for i in self._dependent() if self._moved_by_roots(i)]
        self.junction = self._junction()
        self.f = algebra.column([algebra.symbol(name) for name in self._components()])

    def _assigned(self) -> CausalGraph:
        """Strokes with which every generalized velocity is free or driven: none follows from an integral inertia."""
        causal = assign(self.source)
        beside = {(name, k) for name, _ in causal.free for k in range(len(self.source.junctions[name].components))}
        return assign(self.source, beside - set(causal.free))

    def _components(self) -> tuple[str, ...]:
        return self.source.junctions[self.junction].components

    def _roots(self) -> dict[Any, Node]:
        """Flows of 1-junctions that nothing sets, or a source does."""
        found = {}
        for element in self.source.junctions.values():
            if element.common == "flow":
                for index, name in enumerate(element.components):
                    if (element.name, index) in self.causal.free or self._driven(element.name, index):
                        found[self.xp.symbol(name)] = (element.name, index)
        return found

    def _driven(self, junction: str, index: int) -> bool:
        """Whether a source sets a component's flow."""
        for bond, side in self.source.at[junction]:
            other = bond.end("head" if side == "tail" else "tail").element
            components = bond.end(side).components
            if self.source.elements[other].role == "source" and index in components:
                stroke = self.causal.strokes[bond.name, components.index(index)]
                if stroke.side != side:
                    return True
        return False

    def _expand(self) -> dict[Any, Any]:
        """Every value that follows at once, written in the roots."""
        values: dict[Any, Any] = {}
        placed = {self.xp.symbol(name) for name, _, _ in self.source.coordinates()}
        for step in self.balance.steps:
            if isinstance(step, Let) and step.symbol not in self.roots and step.symbol not in placed:
                values[step.symbol] = self.xp.substitute(step.expression, values)
        return values

    def _dependent(self) -> list[_Inertia]:
        found = []
        for name in sorted({store for store, _ in self.causal.dependent}):
            element = self.source.elements[name]
            if isinstance(element, Inertial) and not any(self.causal.into(name).values()):
                at = place(self.causal, self.xp, name)
                M, turning = element.inertia(at)
                flows = self.xp.column([self.values.get(x, x) for x in at.f()])
                frame = None if turning is None else self.xp.column([self.values.get(x, x) for x in turning])
                found.append(_Inertia(name, flows, M, frame))
        return found

    def _moved_by_roots(self, inertia: _Inertia) -> bool:
        return bool(self.xp.free(inertia.v) & set(self.roots))

    def _junction(self) -> str:
        """The 1-junction of the generalized velocities."""
        moving = {s for i in self.inertias for s in self.xp.free(i.v) if s in self.roots}
        junctions = sorted({self.roots[s][0] for s in moving})
        if not moving:
            raise NotReducible(
                self.source.name,
                "no free or driven flow carries an inertia: every inertia is its own state already",
                parties=[e.name for e in self.source.elements.values() if e.role == "store"],
                remedy="compile the graph as it is, or hang the inertias on velocities behind transformers",
            )
        if len(junctions) > 1:
            raise NotReducible(
                self.source.name,
                f"the generalized velocities lie on several junctions: {', '.join(junctions)}",
                parties=junctions,
                remedy="gather them as the components of one 1-junction",
            )
        return junctions[0]

    def linear(self, flows: Any, what: str) -> Any:
        """The matrix of flows that are linear in f."""
        xp = self.xp
        matrix = xp.jacobian(flows, self.f)
        rest = xp.substitute(xp.column(list(flows)), dict.fromkeys(self.f, xp.number(0)))
        if any(not xp.is_zero(x) for x in rest) or xp.free(matrix) & set(self.f):
            raise NotReducible(
                what,
                f"this flow is not linear in the components of '{self.junction}' alone",
                parties=(what, self.junction),
                remedy="let it follow the generalized velocities only",
            )
        return matrix

    def _coordinates(self) -> tuple[tuple[Any, ...], Any]:
        """Coordinates and Q: those whose rates follow f (1)."""
        xp = self.xp
        names, rows = [], []
        for name, junction, index in self.source.coordinates():
            flow = xp.symbol(self.source.junctions[junction].components[index])
            expanded = self.values.get(flow, flow)
            row = xp.jacobian([expanded], self.f)
            rest = xp.substitute(expanded, dict.fromkeys(self.f, xp.number(0)))
            if xp.is_zero(rest) and not xp.free(row) & set(self.f):
                names.append(xp.symbol(name))
                rows.append([row[0, j] for j in range(len(self.f))])
        return tuple(names), xp.matrix(rows) if rows else xp.zeros(0, len(self.f))

    def _dot(self, T: Any, q: tuple[Any, ...], Q: Any) -> Any:
        """dT/dt along the motion, with q_dot = Q f."""
        xp = self.xp
        q_dot = Q @ self.f if q else xp.zeros(0, 1)
        rates = {x: q_dot[k] for k, x in enumerate(q)}
        rates[xp.symbol(TIME)] = xp.number(1)
        constant = {xp.symbol(name) for name in self.balance.parameters}
        unknown = xp.free(T) - constant - set(rates)
        if unknown:
            raise NotReducible(
                ", ".join(sorted(map(xp.name, unknown))),
                "a partial velocity depends on this, whose rate is not given by the generalized velocities",
                parties=sorted(map(xp.name, unknown)),
                remedy="let it depend on coordinates that are integrals of flows that follow f",
            )
        rows, columns = T.shape
        used = sorted(xp.free(T) & set(rates), key=xp.name)
        return xp.matrix(
            [
                [sum((xp.diff(T[i, j], x) * rates[x] for x in used), xp.number(0)) for j in range(columns)]
                for i in range(rows)
            ]
        )

    @cached_property
    def kinetics(self) -> Kinetics:
        """A, D, D f, e_hat, Q and the partial velocities, as functions of q and f."""
        xp, f = self.xp, self.f
        S = len(f)
        q, Q = self._coordinates()
        A, D = xp.zeros(S, S), xp.zeros(S, S)
        Df, e_hat = xp.zeros(S, 1), xp.zeros(S, 1)
        partial_velocities = []
        for inertia in self.inertias:
            T, M = self.linear(inertia.v, inertia.name), inertia.M
            T_dot = self._dot(T, q, Q)
            p, turn = M @ T @ f, xp.zeros(len(inertia.v), len(inertia.v))
            if inertia.turning is not None:
                turn = xp.skew(inertia.turning)
            D_n = T.T @ M @ (T_dot + turn @ T)  # (16), first two terms of (56)
            if inertia.turning is not None and not isotropic(xp, M):
                D_n = D_n + T.T @ xp.skew(T @ f) @ M @ T  # last term of (56): M turns with its body's rate T f
            A, D = A + T.T @ M @ T, D + D_n  # (55)
            Df = Df + T.T @ (M @ T_dot @ f + turn @ p)  # p_dot + Omega x p at f_dot = 0
            e_hat = e_hat + (T_dot + turn @ T).T @ p  # (57)
            partial_velocities.append((inertia.name, T))
        free = tuple(k for k in range(S) if (self.junction, k) in self.causal.free)
        return Kinetics(
            xp=xp,
            about=self._free_name(),
            A=tidied(xp, A),
            f=f,
            e=tidied(xp, self._impressed()),
            p=xp.column([xp.symbol(f"p_{xp.name(x)}") for x in f]),
            u=free,
            c=tuple(k for k in range(S) if k not in free),
            Df=tidied(xp, Df),
            e_hat=tidied(xp, e_hat),
            D=tidied(xp, D),
            Q=Q,
            q=q,
            partial_velocities=tuple(partial_velocities),
            holonomic=self._holonomic(A, e_hat),
        )

    def _impressed(self) -> Any:
        """Generalized impressed force (9), (53): what enters 1(f) besides inertia and what drives it."""
        xp = self.xp
        inertial = {e for i in self.inertias for e in place(self.causal, xp, i.name).e()}
        still = dict.fromkeys(inertial, xp.number(0))
        total = [xp.number(0)] * len(self.f)
        for bond, side in self.source.at[self.junction]:
            for k, component in enumerate(bond.end(side).components):
                if self.causal.strokes[bond.name, k].side == side:
                    effort = self.balance.bonds[bond.name, k][0]
                    entering = xp.substitute(self.values.get(effort, effort), still)
                    total[component] += entering if side == "head" else -entering
        return xp.column(total)

    def _holonomic(self, A: Any, e_hat: Any) -> bool:
        """Whether f = q_dot, and T* generates the gyration force (32): the store is an IC.

        The junction integrates to the coordinates, and A depends on no others (nor on time). (32) follows from (31),
        which needs velocities that are rates of positions: those behind a transformer with any ratio need not be.
        """
        xp = self.xp
        own = [xp.symbol(c) for c in self.source.junctions[self.junction].coordinates]
        moving = {xp.symbol(name) for name, _, _ in self.source.coordinates()} | {xp.symbol(TIME)}
        if not own or (xp.free(A) & moving) - set(own):
            return False
        T_star = (self.f.T @ A @ self.f)[0, 0] / 2
        generated = xp.column([xp.diff(T_star, x) for x in own])
        given = {name: value for name, value in self.balance.parameters.items() if value is not None}
        return agree(xp, e_hat, generated, T_star, map(xp.name, (*self.f, *own)), given)

    def _free_name(self) -> str:
        name = "T"
        while name in self.source.elements or name in self.source.symbols:
            name += "_"
        return name


def isotropic(xp: Any, M: Any) -> bool:
    """Whether an inertia is the same in every direction, so that it is constant in any axes."""
    n = range(M.shape[0])
    return all(xp.is_zero(M[i, j] - (M[0, 0] if i == j else xp.number(0))) for i in n for j in n)


def tidied(xp: Any, matrix: Any) -> Any:
    """A matrix with its entries made shorter where that is quick."""
    rows, columns = matrix.shape
    return xp.matrix([[xp.tidy(matrix[i, j]) for j in range(columns)] for i in range(rows)])
