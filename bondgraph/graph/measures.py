"""What the numbers of a graph measure: values of elements, states, efforts and flows, as quotients of power variables.

A `Variable` is e, f, p (the integral of e), q (that of f) or a (the rate of f) on a component of a bond.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import Measured, Quantity
from bondgraph.graph.element import Element

if TYPE_CHECKING:
    from bondgraph.graph.graph import Graph

LONGEST = 2000
"""Longer formulas are not looked into: those of joints are made here, and not by hand."""
_NAMES = ast.Name | ast.Attribute

Key = tuple[str, int]
"""The name of a bond, and a component of it."""
Variable = tuple[str, Key]
"""The letter of a power variable, and where."""


@dataclass(frozen=True)
class Measure:
    """What a number measures.

    Args:
        of: the element, or the bond.
        above: the variable.
        below: what it is divided by; None for nothing.
    """

    of: str
    above: Variable
    below: Variable | None = None

    @property
    def variables(self) -> tuple[Variable, ...]:
        """One or two."""
        return (self.above,) if self.below is None else (self.above, self.below)


def entries(graph: Graph, element: Element) -> Iterator[tuple[Any, Measure]]:
    """The entries of an element's value, with what each measures; None where its name is the parameter."""
    if not (of := element.value_is()):
        return
    value = element.value  # type: ignore[attr-defined]  # what has it says what it is
    bonds = {end.port: bond for bond, end in ((bond, bond.end(side)) for bond, side in graph.at[element.name])}
    letters = [(part[0], bonds.get(part[1:])) for part in of.split("/")]
    if any(bond is None for _, bond in letters):
        return

    def measure(*at: int) -> Measure:
        found = [(letter, (bond.name, k)) for (letter, bond), k in zip(letters, at, strict=False) if bond]
        return Measure(element.name, found[0], found[1] if len(found) > 1 else None)

    if not isinstance(value, tuple):
        sizes = {bond.size for _, bond in letters if bond}
        yield from ((value, measure(k, k)) for k in range(min(sizes)))
        return
    for i, row in enumerate(value):
        if isinstance(row, tuple):
            yield from ((entry, measure(i, j)) for j, entry in enumerate(row))
        else:
            yield row, measure(i, i)


def quantities(graph: Graph) -> Iterator[tuple[Quantity, Measure]]:
    """The quantities among values of elements, and of parameters that are such values, with what each measures.

    So are those among the limits of a block's signal, where it is known what this measures.
    """
    for element in graph.elements.values():
        for value, measure in entries(graph, element):
            if isinstance(value, Quantity):
                yield value, measure
            elif graph.values:
                given = graph.values.get(parameter(value, element) or "")
                if isinstance(given, Measured):
                    yield given.quantity, measure
    limited = any(element.of_its_signal() for element in graph.elements.values())
    for element, value, measure in _of_signals(graph, by_name(graph)) if limited else ():
        default = graph.values.get(value)
        written = default.quantity if isinstance(default, Measured) else value
        if isinstance(written, Quantity):
            yield written, replace(measure, of=element.name)


def parameter(value: Any, element: Element) -> str | None:
    """The parameter or input that a value is, by its name; None for other formulas.

    A number is the default of the one that is called as the element.
    """
    names = frozenset[str]() if value is None else expressions.names(value)
    if not names:
        return element.name
    return next(iter(names)) if names == {str(value)} else None


def by_name(graph: Graph) -> Mapping[str, tuple[Measure, ...]]:
    """What is measured by what can be asked, given or started: efforts and flows, states, parameters, inputs."""
    found: dict[str, tuple[Measure, ...]] = {}

    def add(name: str, measure: Measure) -> None:
        found[name] = (*found.get(name, ()), measure)

    for element in graph.elements.values():
        for value, measure in entries(graph, element):
            if (name := parameter(value, element)) is not None:
                add(name, measure)
    for bond in graph.bonds:
        for k in range(bond.size):
            for letter in "ef":
                add(graph.variable((bond.name, k), letter), Measure(bond.name, (letter, (bond.name, k))))
    for name, owner, index in graph.coordinates():
        for key in _at(graph, owner, index):
            add(name, Measure(owner, ("q", key)))
    for junction in graph.junctions.values():
        for index, name in enumerate(junction.components):
            for key in _at(graph, junction.name, index):
                add(name, Measure(junction.name, ("f" if junction.common == "flow" else "e", key)))
    for store, names in graph.contents.items():
        bond, _ = graph.first_end(store)
        for letter, held in zip("pq", (names[: len(names) // 2], names[len(names) // 2 :]), strict=True):
            for k, name in enumerate(held[-bond.size :]):
                add(name, Measure(store, (letter, (bond.name, k))))
    for sensor, names in graph.signals.items():
        if not graph.at[sensor]:
            continue  # a block: nobody knows what its signal measures
        (bond, _), *_ = graph.at[sensor]
        letter = graph.elements[sensor].senses
        for k, name in enumerate(names):
            add(name, Measure(sensor, (letter, (bond.name, k))))
    pairs = [pair for each in graph.elements.values() if each.block or each.tells for pair in _beside(each)]
    told = [(name, found[other][0]) for name, other in pairs if name not in found and other in found]
    for name, measure in dict(told).items():
        add(name, measure)
    for element, value, measure in _of_signals(graph, dict(found)):
        if expressions.names(value) == {value} and value not in found:
            add(value, replace(measure, of=element.name))
    return found


def _of_signals(graph: Graph, known: Mapping[str, tuple[Measure, ...]]) -> Iterator[tuple[Element, str, Measure]]:
    """Values of blocks that are of the unit of their signal, such as limits, with what this measures."""
    for block in graph.elements.values():
        for measure in known.get(block.name, ())[:1]:
            yield from ((block, value, measure) for value in block.of_its_signal())


def _beside(element: Element) -> Iterator[tuple[str, str]]:
    """Names of which one is added to the other in a formula, or subtracted from it: both are of one unit."""
    for text in element.texts():
        if len(text) <= LONGEST:
            for node in ast.walk(ast.parse(text, mode="eval")):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
                    names = [ast.unparse(side) for side in (node.left, node.right) if isinstance(side, _NAMES)]
                    if len(names) == 2:
                        yield from ((names[0], names[1]), (names[1], names[0]))


def _at(graph: Graph, junction: str, index: int) -> Iterator[Key]:
    """One place where a component of a junction is felt."""
    for bond, side in graph.at[junction]:
        if index in bond.end(side).components:
            yield bond.name, bond.end(side).components.index(index)
            return
