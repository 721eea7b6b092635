"""The mechanism in a balance: its generalized velocities, and the inertias that follow them.

The formulas are [004] (15)-(17), (27), (53)-(57), written for axes that turn with the rate Omega, in which the inertial
derivative of a partial velocity T is T_dot + Omega x T.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, Node
from bondgraph.equations.active_points import agree
from bondgraph.equations.balance import Balance
from bondgraph.equations.places import Places
from bondgraph.errors import NotReducible
from bondgraph.graph.law import Inertial
from bondgraph.kinetics.expansion_in_velocities import Expansion
from bondgraph.kinetics.force_derivatives import force_derivatives
from bondgraph.kinetics.inertia import Moving, is_symmetric, not_symmetric, tidied
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.lazy import Once


def all_free(causal: CausalGraph) -> CausalGraph:
    """Strokes with which every generalized velocity is free or driven: none follows from an integral inertia."""
    beside = set()
    for junction in (j for j in causal.graph.junctions.values() if j.common == "flow"):
        nodes = {(junction.name, k) for k in range(len(junction.components))}
        given = {node for node in nodes if node in causal.free or causal.is_driven(node)}
        if nodes & set(causal.free):
            beside |= nodes - given
        elif given:
            beside |= {node for node in nodes if causal.is_set_by("store", node)}
    return assign(causal.graph, beside) if beside else causal


@dataclass(frozen=True)
class Carried:
    """A dependent inertia: its element, flows, matrix and the rate of its axes (None: they do not turn)."""

    name: str
    flows: Any
    M: Any
    turning: Any


class Mechanism:
    """The mechanism in a balance, its inertias behind partial velocities.

    Args:
        balance: the balance of a graph in which every generalized velocity is free or driven.

    Raises:
        NotReducible: where no free flow carries inertia, or the free flows do not lie on one junction; for an inertia
            that follows them and has a law that is not p = M f.
    """

    def __init__(self, balance: Balance) -> None:
        self.balance, self.xp, self.causal = balance, balance.xp, balance.causal
        self.source = balance.causal.graph
        self.places = Places(self.causal, self.xp)
        self.roots = self._roots()
        self.values = Expansion(balance, self.roots)
        self.inertias = self._moved()
        self.junction = self._junction()
        self.f = self.xp.column([self.xp.symbol(name) for name in self._components()])

    def _components(self) -> tuple[str, ...]:
        return self.source.junctions[self.junction].components

    def _roots(self) -> dict[Any, Node]:
        """Flows of 1-junctions that nothing sets, or a source does."""
        found = {}
        for element in self.source.junctions.values():
            if element.common == "flow":
                for index, name in enumerate(element.components):
                    node = element.name, index
                    if node in self.causal.free or self.causal.is_driven(node):
                        found[self.xp.symbol(name)] = node
        return found

    def _moved(self) -> list[Carried]:
        """The dependent inertias that follow roots: no other is asked for a matrix, and each keeps its law."""
        found = []
        for name in sorted({store for store, _ in self.causal.dependent}):
            element = self.source.elements[name]
            if isinstance(element, Inertial) and not any(self.causal.into(name).values()):
                at = self.places[name]
                if not self.values.roots_of(at.f()):
                    continue
                M, turning = element.inertia(at)
                if not (is_symmetric(self.xp, M) or is_symmetric(self.xp, tidied(self.xp, M))):
                    raise not_symmetric(name)
                found.append(Carried(name, at.f(), M, turning))
        return found

    def _possible(self, inertia: Carried) -> Any:
        """The matrix that is not negative where an inertia can be: its own, unless it knows a stricter one."""
        stricter = self.source.elements[inertia.name].stored(self.places[inertia.name])
        return inertia.M if stricter is None else stricter

    def _junction(self) -> str:
        """The 1-junction of the generalized velocities."""
        moving = {s for i in self.inertias for s in self.values.roots_of(i.flows)}
        junctions = sorted({self.roots[s][0] for s in moving})
        if not moving:
            stores = [e.name for e in self.source.elements.values() if e.role == "store"]
            law = "no free or driven flow carries an inertia: each is its own state already, or follows one that is"
            remedy = "compile the graph as it is, or hang the inertias on velocities behind transformers"
            inertias = {e.name for e in self.source.elements.values() if isinstance(e, Inertial)}
            led = sorted(inertias & {name for name, _ in self.causal.dependent})
            if led and {*led} == inertias and not self.roots:
                law = f"nothing moves freely: what a source gives behind a ratio moves {', '.join(led)}"
                remedy = "compile the graph as it is, or let the source give the velocity before the ratio"
            raise NotReducible(self.source.name, law, parties=led or stores, remedy=remedy)
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
        found = self.values.matrix(flows, self.f)
        if found is None:
            moving = sorted({self.xp.name(s) for x in flows for s in self._inside(x)})
            if moving:
                raise NotReducible(
                    what,
                    f"its partial velocity depends on the generalized velocities themselves, {', '.join(moving)}",
                    parties=(what, *moving),
                    remedy="let the transformers on the way depend on coordinates and time only, or compile without "
                    "a form",
                )
            raise NotReducible(
                what,
                f"this flow is not linear in the components of '{self.junction}' alone",
                parties=(what, self.junction),
                remedy="let it follow the generalized velocities only",
            )
        return found

    def _inside(self, flow: Any) -> set[Any]:
        """The generalized velocities in the partial derivatives of a flow."""
        derivatives = [self.xp.diff(self.values(flow), s) for s in self.f]
        return {s for derivative in derivatives for s in self.xp.free(derivative)} & set(self.f)

    def _dot(self, T: Any) -> Any:
        """dT/dt along the motion, with q_dot = Q f."""
        xp, rates = self.xp, self._rates
        constant = {xp.symbol(name) for name in self.balance.parameters}
        unknown = xp.free(T) - constant - set(rates)
        if unknown:
            raise NotReducible(
                ", ".join(sorted(map(xp.name, unknown))),
                "a partial velocity depends on this, whose rate is not given by the generalized velocities",
                parties=sorted(map(xp.name, unknown)),
                remedy="let it depend on coordinates that are integrals of flows that follow f",
            )
        return xp.along(T, rates)

    @cached_property
    def _rates(self) -> dict[Any, Any]:
        """The rates of the coordinates, and of time."""
        q, Q = self.coordinates
        q_dot = Q @ self.f if q else self.xp.zeros(0, 1)
        return {x: q_dot[k] for k, x in enumerate(q)} | {self.xp.symbol(TIME): self.xp.number(1)}

    @cached_property
    def coordinates(self) -> tuple[tuple[Any, ...], Any]:
        """Coordinates whose rates follow f, and Q (1)."""
        return self.values.coordinates(self.f)

    @cached_property
    def bodies(self) -> tuple[Moving, ...]:
        """The inertias as they move with f."""
        found = []
        for inertia in self.inertias:
            T = tidied(self.xp, self.linear(inertia.flows, inertia.name))
            turning = None if inertia.turning is None else self.values.column(inertia.turning)
            found.append(Moving(self.xp, inertia.name, T, self._dot(T), inertia.M, turning, self.f))
        return tuple(found)

    @cached_property
    def kinetics(self) -> Kinetics:
        """A, D, D f, e_hat, Q and the partial velocities, as functions of q and f."""
        xp, f = self.xp, self.f
        q, Q = self.coordinates
        S = len(f)
        A = tidied(xp, self._total(S, lambda body: body.A))
        e_hat = Once(lambda: self._total(1, lambda body: body.e_hat))
        free = tuple(k for k in range(S) if (self.junction, k) in self.causal.free)
        e = tidied(xp, self._impressed())
        return Kinetics(
            xp=xp,
            about=self._free_name(),
            A=A,
            f=f,
            e=e,
            p=xp.column([xp.symbol(f"p_{xp.name(x)}") for x in f]),
            u=free,
            c=tuple(k for k in range(S) if k not in free),
            Df=Once(lambda: tidied(xp, self._total(1, lambda body: body.Df))),
            e_hat=Once(lambda: tidied(xp, e_hat())),
            D=Once(lambda: tidied(xp, self._total(S, lambda body: body.D))),
            Q=Q,
            q=q,
            partial_velocities=tuple((body.name, body.T) for body in self.bodies),
            holonomic=Once(lambda: self._holonomic(A, e_hat())),
            inertias=tuple((i.name, self._possible(i)) for i in self.inertias),
            force_derivatives=Once(lambda: force_derivatives(self, e)),
            graph=self.source,
        )

    def _total(self, columns: int, part: Callable[[Moving], Any]) -> Any:
        return sum(map(part, self.bodies), self.xp.zeros(len(self.f), columns))

    def _impressed(self) -> Any:
        """Generalized impressed force (9), (53): what enters 1(f) besides inertia and what drives it."""
        inertial = {e for i in self.inertias for e in self.places[i.name].e()}
        return self.xp.column(self.values.impressed(self.junction, inertial))

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
        T_star = sum((body.T_star for body in self.bodies), xp.number(0))
        generated = xp.column([xp.diff(T_star, x) for x in own])
        given = {name: value for name, value in self.balance.parameters.items() if value is not None}
        return agree(xp, e_hat, generated, T_star, map(xp.name, (*self.f, *own)), given)

    def _free_name(self) -> str:
        """The store's name, the same whichever velocities are independent: these are called `T_` where T is one."""
        taken = {name.rstrip("_") for name in (*self.source.elements, *self.source.symbols)}
        return next(name for k in count() if (name := f"T{k or ''}") not in taken)
