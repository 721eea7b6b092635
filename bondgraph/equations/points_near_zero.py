"""States at which a model could be: in units in which its stores give efforts and flows of order one, or less.

A coulomb on a microfarad is a megavolt, at which an exponential is no float and a cube hides every resistor beside it.
What is judged in general, and fails at random states of order one, is judged at these as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.random_states import RandomStates
from bondgraph.graph.law import Implicit

SIZES = tuple(2.0 ** (-4 * k) for k in range(20))
"""Of what a state is at a random point, those that are tried, from the largest: down to 1e-23."""
PARTS = (1.0, 2.0**-4, 2.0**-8, 2.0**-16)
"""Of states of these sizes, and of inputs, those at which a model is looked at: a diode bends at a twentieth of one."""


def points_near_zero(states: RandomStates) -> list[list[float]]:
    """Points at which the outputs of stores are of order one, and others nearer and nearer to zero.

    Inputs that have a value have that part of it. Where constraints tie the states there are none.

    Args:
        states: of the equations whose states they are; parameters have the values they have there.
    """
    equations = states.equations
    if equations.constraints:
        return []
    point = states.points[0]
    known = {name: x for name, x in equations.balance.inputs.items() if x is not None}
    start = [known.get(name, x) for name, x in zip(states.names, point, strict=True)]
    sizes = _sizes(states, point)
    count, inputs = len(sizes), 1 + len(sizes) + len(equations.parameters)

    def scaled(part: float) -> list[float]:
        moved = [x * size * part for x, size in zip(start[1 : 1 + count], sizes, strict=True)]
        return [start[0], *moved, *start[1 + count : inputs], *(x * part for x in start[inputs:])]

    return [scaled(part) for part in PARTS]


def values_near_zero(states: RandomStates, expressions: Sequence[Any]) -> list[list[float]]:
    """The values of expressions at those points at which they are defined; zero where they are nothing but rounding."""
    places = points_near_zero(states)
    return [*states.steady(expressions, places)] if places else []


def _sizes(states: RandomStates, point: Sequence[float]) -> list[float]:
    """For each state the largest part of it that changes no output of a store by more than one."""
    functions = [states.function([output]) for output in _outputs(states)]

    def change(k: int, size: float) -> Iterator[bool]:
        whole, half = list(point), list(point)
        whole[k], half[k] = point[k] * size, point[k] * size / 2
        for function in functions:
            here, there = function(whole), function(half)
            yield here is not None and there is not None and abs(here[0] - there[0]) <= 1.0

    places = range(1, 1 + len(states.equations.states))
    return [next((size for size in SIZES if all(change(k, size))), 1.0) for k in places]


def _outputs(states: RandomStates) -> list[Any]:
    """What stores give: the efforts and flows on their bonds that follow from states without those on other bonds."""
    equations = states.equations
    balance, elements = equations.balance, equations.graph.elements
    bonds = {symbol for pair in balance.bonds.values() for symbol in pair}
    given = {symbol for step in equations.steps if not isinstance(step, Implicit) for symbol in targets(step)}
    stores = [pair for (name, _), pair in balance.bonds.items() if name in elements and elements[name].role == "store"]
    found = {symbol: None for pair in stores for symbol in pair if symbol in given}
    return [symbol for symbol in found if not (equations.behind({symbol}) - {symbol}) & bonds]
