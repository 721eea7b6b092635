"""The mechanism in a graph: its generalized velocities, and the inertias that follow them.

The formulas are [004] (15)-(17), (27), (53)-(57), written for axes that turn with the rate Omega, in which the inertial
derivative of a partial velocity T is T_dot + Omega x T.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, Node
from bondgraph.equations.affine import Affine, NotLinear, affine
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.context import Places
from bondgraph.equations.random_points import agree
from bondgraph.equations.steps import Let
from bondgraph.errors import NotReducible
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Inertial
from bondgraph.kinetics.change_of_velocities import driven
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.force_derivatives import slopes
from bondgraph.kinetics.inertia import Moving, is_symmetric, not_symmetric, tidied
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.lazy import Once
from bondgraph.kinetics.pull_back import neared, pulled


@dataclass(frozen=True)
class Carried:
    """A dependent inertia: its element, flows, matrix and the rate of its axes (None: they do not turn)."""

    name: str
    flows: Any
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
        self.source = neared(pulled(self.source, algebra), algebra)
        if constraints(self.source):
            self.source = driven(self.source, (), algebra)
        self.causal = self._assigned()
        self.balance: Balance = assemble(self.causal, algebra)
        self.places = Places(self.causal, algebra)
        self.roots = self._roots()
        self._written: dict[Any, Any] = {}
        self.forms, self.curved = self._forms()
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
            other = bond.other_end(side).element
            components = bond.end(side).components
            if self.source.elements[other].role == "source" and index in components:
                stroke = self.causal.strokes[bond.name, components.index(index)]
                if stroke.side != side:
                    return True
        return False

    def _forms(self) -> tuple[dict[Any, Affine], dict[Any, Any]]:
        """What follows at once: linear in the roots, as a rule; the others as they stand.

        Known parts are written out, so that the forms hold coordinates, inputs and parameters only.
        """
        xp = self.xp
        forms = {root: Affine.of(xp, root) for root in self.roots}
        known: dict[Any, Any] = {}
        curved: dict[Any, Any] = {}
        kept = {*self.roots, *(xp.symbol(name) for name, _, _ in self.source.coordinates())}
        for step in self.balance.steps:
            if not isinstance(step, Let) or step.symbol in kept:
                continue
            expression = step.expression
            used = xp.free(expression)
            expression = xp.substitute(expression, {s: known[s] for s in used & known.keys()})
            try:
                form = self._form(expression, used, forms, curved)
            except NotLinear:
                curved[step.symbol] = expression
                continue
            if form.terms:
                forms[step.symbol] = form
            else:
                known[step.symbol] = form.known
        return forms | {symbol: Affine(value, {}) for symbol, value in known.items()}, curved

    def _form(self, expression: Any, used: set[Any], forms: dict[Any, Affine], curved: dict[Any, Any]) -> Affine:
        if used & curved.keys():
            raise NotLinear(self.source.name)
        return affine(self.xp, expression, forms)

    def expanded(self, symbol: Any) -> Any:
        """A value written in the roots."""
        if symbol not in self._written:
            if symbol in self.forms:
                form = self.forms[symbol]
                value = sum((c * s for s, c in form.terms.items()), form.known)
            elif symbol in self.curved:
                expression = self.curved[symbol]
                value = self.xp.substitute(expression, {s: self.expanded(s) for s in self.xp.free(expression)})
            else:
                value = symbol
            self._written[symbol] = value
        return self._written[symbol]

    def written(self, symbols: Any) -> Any:
        """A column of values written in the roots."""
        return self.xp.column([self.expanded(x) for x in symbols])

    def _dependent(self) -> list[Carried]:
        found = []
        for name in sorted({store for store, _ in self.causal.dependent}):
            element = self.source.elements[name]
            if isinstance(element, Inertial) and not any(self.causal.into(name).values()):
                at = self.places[name]
                M, turning = element.inertia(at)
                if not (is_symmetric(self.xp, M) or is_symmetric(self.xp, tidied(self.xp, M))):
                    raise not_symmetric(name)
                found.append(Carried(name, at.f(), M, turning))
        return found

    def _possible(self, inertia: Carried) -> Any:
        """The matrix that is not negative where an inertia can be: its own, unless it knows a stricter one."""
        stricter = self.source.elements[inertia.name].stored(self.places[inertia.name])
        return inertia.M if stricter is None else stricter

    def _moved_by_roots(self, inertia: Carried) -> bool:
        return bool(self._roots_of(inertia.flows))

    def _roots_of(self, flows: Any) -> set[Any]:
        """The roots that some values follow."""
        found: set[Any] = set()
        for x in flows:
            found |= set(self.forms[x].terms) if x in self.forms else self.xp.free(self.expanded(x)) & set(self.roots)
        return found

    def _junction(self) -> str:
        """The 1-junction of the generalized velocities."""
        moving = {s for i in self.inertias for s in self._roots_of(i.flows)}
        junctions = sorted({self.roots[s][0] for s in moving})
        if not moving:
            raise NotReducible(
                self.source.name,
                "no free or driven flow carries an inertia: each is its own state already, or follows one that is",
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
        found = self._rows(flows)
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
        slopes = [self.xp.diff(self.expanded(flow), s) for s in self.f]
        return {s for slope in slopes for s in self.xp.free(slope)} & set(self.f)

    def _rows(self, flows: Any) -> Any:
        """The matrix of flows in f; None where they are not linear in f alone."""
        xp, own = self.xp, set(self.f)
        rows = []
        for x in flows:
            form = self.forms.get(x)
            if form is None or not xp.is_zero(form.known) or not form.terms.keys() <= own:
                return None
            rows.append([form.terms.get(s, xp.number(0)) for s in self.f])
        matrix = xp.matrix(rows) if rows else xp.zeros(0, len(self.f))
        return None if xp.free(matrix) & own else matrix

    def _coordinates(self) -> tuple[tuple[Any, ...], Any]:
        """Coordinates and Q: those whose rates follow f (1)."""
        xp = self.xp
        names, flows = [], []
        for name, junction, index in self.source.coordinates():
            flow = xp.symbol(self.source.junctions[junction].components[index])
            if self._rows([flow]) is not None:
                names.append(xp.symbol(name))
                flows.append(flow)
        return tuple(names), self._rows(flows)

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
        return self._coordinates()

    @cached_property
    def bodies(self) -> tuple[Moving, ...]:
        """The inertias as they move with f."""
        found = []
        for inertia in self.inertias:
            T = self.linear(inertia.flows, inertia.name)
            turning = None if inertia.turning is None else self.written(inertia.turning)
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
            slopes=Once(lambda: slopes(self, e)),
        )

    def _total(self, columns: int, part: Callable[[Moving], Any]) -> Any:
        return sum(map(part, self.bodies), self.xp.zeros(len(self.f), columns))

    def _impressed(self) -> Any:
        """Generalized impressed force (9), (53): what enters 1(f) besides inertia and what drives it."""
        xp = self.xp
        inertial = {e for i in self.inertias for e in self.places[i.name].e()}
        still = dict.fromkeys(inertial, xp.number(0))
        total = [xp.number(0)] * len(self.f)
        for bond, side in self.source.at[self.junction]:
            for k, component in enumerate(bond.end(side).components):
                if self.causal.strokes[bond.name, k].side == side:
                    effort = self.balance.bonds[bond.name, k][0]
                    entering = xp.substitute(self.expanded(effort), still)
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
        T_star = sum((body.T_star for body in self.bodies), xp.number(0))
        generated = xp.column([xp.diff(T_star, x) for x in own])
        given = {name: value for name, value in self.balance.parameters.items() if value is not None}
        return agree(xp, e_hat, generated, T_star, map(xp.name, (*self.f, *own)), given)

    def _free_name(self) -> str:
        name = "T"
        while name in self.source.elements or name in self.source.symbols:
            name += "_"
        return name
