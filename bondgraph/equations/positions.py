"""Coordinates and integrals of flows: which have a closed form, and which agree with each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.evaluation_order import Let, Step, targets
from bondgraph.equations.random_points import POINTS, UNDEFINED, draws, evaluator
from bondgraph.equations.symbols import Symbols
from bondgraph.errors import Contradiction
from bondgraph.graph.law import Law
from bondgraph.program.tolerances import CLOSED, ROUNDING

DEEPEST = 12
"""Values between a coordinate's rate and the velocities, one behind another."""


def flow_integrals(laws: Mapping[str, Law]) -> tuple[dict[Any, Any], dict[Any, tuple[str, str]], dict[Any, Any]]:
    """The integral of each flow that is given by it, what vanishes because two laws give one, and of which flow.

    Both as a rule in closed form: two flows that agree agree in position, too, and not only in its rate.
    """
    found: dict[Any, Any] = {}
    givers: dict[Any, str] = {}
    differences: dict[Any, tuple[str, str]] = {}
    behind: dict[Any, Any] = {}
    for name, law in laws.items():
        for flow, integral in law.integrals:
            if flow not in found:
                found[flow], givers[flow] = integral, name
            elif (difference := found[flow] - integral) != 0:
                differences[difference], behind[difference] = (givers[flow], name), flow
    return found, differences, behind


def unmoved(xp: Algebra, residuals: Mapping[Any, tuple[str, str]], moving: set[Any]) -> list[Any]:
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
    causal: CausalGraph, xp: Algebra, symbols: Symbols, steps: Sequence[Step], integrals: Mapping[Any, Any]
) -> tuple[list[Let], dict[Any, Any]]:
    """Coordinates that have a closed form, with their rates, and the others, each with its flow.

    Where a source gives the position itself, a coordinate whose rate is the source's flow is that position: it is no
    state beside it. Nor is one that a law gives already, that of a compliance in derivative causality.
    """
    by_law = {symbol for step in steps for symbol in targets(step)}
    given = {step.symbol: step.expression for step in steps if isinstance(step, Let)} if integrals else {}
    closed: list[Let] = []
    found: dict[Any, Any] = {}
    for name, owner, index in causal.graph.coordinates():
        coordinate, flow = xp.symbol(name), symbols.common(owner, index)
        origin = _origin(xp, given, integrals, flow)
        if origin in integrals:
            closed += [Let(coordinate, integrals[origin]), Let(xp.rate(coordinate), flow)]
        elif coordinate not in by_law:
            found[coordinate] = flow
    return closed, found


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
