"""Coordinates and integrals of flows: which have a closed form, and which agree with each other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.evaluation_order import Let, Step, targets
from bondgraph.equations.places import Places
from bondgraph.equations.random_points import POINTS, UNDEFINED, draws, evaluator
from bondgraph.equations.summed_integrals import SummedIntegrals
from bondgraph.equations.symbols import Symbols
from bondgraph.errors import Contradiction
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Law, Transforming
from bondgraph.program.tolerances import CLOSED, ROUNDING

DEEPEST = 12
"""Values between a coordinate's rate and the velocities, one behind another."""


def flow_integrals(laws: Mapping[str, Law]) -> tuple[dict[Any, Any], dict[Any, tuple[str, ...]], dict[Any, Any]]:
    """The integral of each flow that is given by it, what vanishes because two laws give one, and of which flow.

    Both as a rule in closed form: two flows that agree agree in position, too, and not only in its rate.
    """
    found: dict[Any, Any] = {}
    givers: dict[Any, str] = {}
    differences: dict[Any, tuple[str, ...]] = {}
    behind: dict[Any, Any] = {}
    for name, law in laws.items():
        for flow, integral in law.integrals:
            if flow not in found:
                found[flow], givers[flow] = integral, name
            elif (difference := found[flow] - integral) != 0:
                differences[difference], behind[difference] = (givers[flow], name), flow
    return found, differences, behind


def held_behind(
    places: Places, laws: Mapping[str, Law], coordinates: Mapping[Any, Any]
) -> Iterator[tuple[Any, tuple[str, ...], Any]]:
    """What vanishes where a source gives the position of a flow whose integral is a sum of others.

    Args:
        places: of the graph.
        laws: of its elements.
        coordinates: those that are states, each with its flow.

    Yields:
        The difference of the two positions, the elements that give it, and the flow.
    """
    graph, xp = places.causal.graph, places.xp
    given = [(flow, x, name) for name, law in laws.items() if _is_source(graph, name) for flow, x in law.integrals]
    if not given:
        return
    own = {places.symbols.common(owner, index) for _, owner, index in graph.coordinates()}
    known = {flow: (x, xp.name(x)) for x, flow in coordinates.items()}
    known |= {f: (x, name) for name, law in laws.items() if not _is_source(graph, name) for f, x in law.integrals}
    for k, (flow, position, name) in enumerate(given):
        if flow in known or flow in own:
            continue
        others = {f: (x, other) for f, x, other in given[k + 1 :]}  # with those before it they have been summed there
        if (found := SummedIntegrals(places, others | known).of(flow)) is not None:
            yield position - found.integral, (name, *found.givers), flow


def rates_alone(graph: Graph, xp: Algebra) -> Iterator[tuple[str, str]]:
    """Sources that give a position where only its rate is held, each with a transformer whose integrals are lacking."""
    places = Places(graph, xp)
    given = positions_given(places)
    known = integrals_at(places) if given else {}
    for flow, _, name in given:
        others = {f: (x, other) for f, x, other in given if f != flow}
        if (lacking := SummedIntegrals(places, others | known).lacking_on_the_way_to(flow)) is not None:
            yield name, lacking


def positions_given(places: Places) -> list[tuple[Any, Any, str]]:
    """Flows whose position a source gives, each with that position and the source."""
    graph = places.causal.graph
    laws = {name: x.law(places[name]) for name, x in graph.elements.items() if _is_source(graph, name)}
    return [(flow, position, name) for name, law in laws.items() for flow, position in law.integrals]


def integrals_at(places: Places) -> dict[Any, tuple[Any, str]]:
    """The integrals of flows that transformers and coordinates know, each with what gives it."""
    found: dict[Any, tuple[Any, str]] = {}
    for name, element in places.causal.graph.elements.items():
        if isinstance(element, Transforming):
            found |= {flow: (integral, name) for flow, integral in element.integrated(places[name])}
    for name, owner, index in places.causal.graph.coordinates():
        found.setdefault(places.symbols.common(owner, index), (places.xp.symbol(name), name))
    return found


def _is_source(graph: Graph, name: str) -> bool:
    return graph.elements[name].role == "source"


def unmoved(xp: Algebra, residuals: Mapping[Any, tuple[str, ...]], moving: set[Any]) -> list[Any]:
    """The differences of integrals that no state changes.

    Raises:
        Contradiction: for one that is a number, and not zero.
    """
    found = [difference for difference in residuals if not xp.free(difference) & moving]
    for difference in (difference for difference in found if not xp.free(difference)):
        (left,) = evaluator(xp, [difference])({})
        if not abs(left) <= CLOSED:
            law = f"two positions that are to agree are {left:.6g} apart, whatever the coordinates"
            raise Contradiction(
                ", ".join(residuals[difference]),
                law,
                parties=residuals[difference],
                remedy="correct lengths or positions",
            )
    return found


def closed_coordinates(
    causal: CausalGraph,
    xp: Algebra,
    symbols: Symbols,
    steps: Sequence[Step],
    integrals: Mapping[Any, Any],
    residuals: Sequence[Any],
) -> tuple[list[Let], dict[Any, Any]]:
    """Coordinates that have a closed form, with their rates, and the others, each with its flow.

    Where a source gives the position itself, a coordinate whose rate is the source's flow is that position: it is no
    state beside it. Nor is one that a law gives already, that of a compliance in derivative causality. But where a law
    keeps the coordinate at another position of the same rate, it stays a state.
    """
    by_law = {symbol for step in steps for symbol in targets(step)}
    given = {step.symbol: step.expression for step in steps if isinstance(step, Let)} if integrals else {}
    positions, free = dict[Any, Any](), set[Any]()
    flows = {xp.symbol(name): symbols.common(owner, index) for name, owner, index in causal.graph.coordinates()}
    for coordinate, flow in flows.items():
        origin = _origin(xp, given, integrals, flow)
        if origin in integrals:
            positions[coordinate] = integrals[origin]
        elif coordinate not in by_law:
            free.add(coordinate)
    formulas = {x: position for x, position in positions.items() if not xp.free(position).isdisjoint(flows)}
    prescribed = {x: position for x, position in positions.items() if x not in formulas}
    still = [xp.substitute(x, formulas) for x in residuals if xp.free(x).isdisjoint(map(xp.symbol, symbols.flows))]
    apart = elsewhere(xp, prescribed, still, free)
    closed = [
        let
        for x, position in positions.items()
        if x not in apart
        for let in (Let(x, position), Let(xp.rate(x), flows[x]))
    ]
    return closed, {x: flow for x, flow in flows.items() if x in free | apart}


def elsewhere(xp: Algebra, positions: Mapping[Any, Any], residuals: Iterable[Any], free: Collection[Any]) -> set[Any]:
    """Coordinates that are not where they would be as the integrals of their flows: by a constant, that is.

    Args:
        xp: the algebra.
        positions: of coordinates, as such integrals.
        residuals: differences of positions that vanish.
        free: the other coordinates; a difference in which one is can vanish wherever the positions are.
    """
    closing = [difference for difference in residuals if xp.free(difference).isdisjoint(free)]
    using = [(difference, xp.free(difference) & positions.keys()) for difference in closing]
    return {
        x
        for difference, used in using
        if used and not _vanishes(xp, xp.substitute(difference, {x: positions[x] for x in used}))
        for x in used
    }


def _origin(xp: Algebra, given: Mapping[Any, Any], integrals: Mapping[Any, Any], symbol: Any) -> Any:
    """The flow given by its integral that a flow is equal to, whatever way it is written; else the flow itself."""
    value = symbol
    for _ in range(DEEPEST if integrals else 0):
        used = xp.free(value) & given.keys() - integrals.keys()
        if not used:
            return next((s for s in integrals if s in xp.free(value) and _vanishes(xp, value - s)), symbol)
        value = xp.substitute(value, {s: given[s] for s in used})
    return symbol


def _vanishes(xp: Algebra, expression: Any) -> bool:
    """Whether an expression is zero at random points; algebras do not cancel the same things."""
    evaluate, names = evaluator(xp, [expression]), set(map(xp.name, xp.free(expression)))
    found = []
    for point in islice(draws(names, names, {}), POINTS):
        with suppress(*UNDEFINED):
            found += evaluate(point)
    return bool(found) and max(map(abs, found)) < ROUNDING
