"""casadi's expressions in a pickle: their operations one after another, done again in the same order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.casadi.nodes import CONSTANT, SYMBOL, Node, ordered, read
from bondgraph.algebra.casadi.package import ca
from bondgraph.errors import NotExportable

Line = tuple[int, tuple[int, ...], Any]
"""An operation, the lines of its arguments, and of a leaf its number, or its place among the leaves."""


def table(node: Node, place_of: dict[str, int]) -> tuple[Line, ...]:
    """The operations that lead to a node, and it; `place_of` has the places of symbols' names."""
    nodes = ordered(node)
    line_of = {part: k for k, part in enumerate(nodes)}
    return tuple((part.operation, tuple(line_of[x] for x in part.arguments), _leaf(part, place_of)) for part in nodes)


def _leaf(node: Node, place_of: dict[str, int]) -> Any:
    return place_of[node.value] if node.operation == SYMBOL else node.value


def again(lines: Sequence[Line], leaves: Sequence[Any]) -> Any:
    """The SX of some operations on symbols.

    Raises:
        NotExportable: where this version of casadi writes it otherwise.
    """
    made: list[Any] = []
    for k in range(len(lines)):
        made.append(_made(lines, leaves, made, k))
    names = {x.name(): place for place, x in enumerate(leaves)}
    if table(read(made[-1]), names) != tuple(lines):
        law = f"casadi {ca.__version__} writes an expression otherwise than the one it was pickled with"
        raise NotExportable("casadi", law, parties=("casadi",), remedy="compile the graph anew")
    return made[-1]


def _made(lines: Sequence[Line], leaves: Sequence[Any], made: Sequence[Any], k: int) -> Any:
    operation, arguments, value = lines[k]
    if operation == SYMBOL:
        return leaves[value]
    if operation == CONSTANT:
        return ca.SX(value)
    found = _operation(operation, [made[x] for x in arguments])
    if len(arguments) < 2 or (not found.is_leaf() and found.op() == operation):
        return found
    # casadi joins two arguments that are one object, and leaves two that are only written alike.
    apart = _apart(lines, leaves, arguments[1])
    return _operation(operation, [made[arguments[0]], apart])


def _apart(lines: Sequence[Line], leaves: Sequence[Any], last: int) -> Any:
    """A line's expression as an object of its own."""
    made: list[Any] = []
    for k in range(last + 1):
        made.append(_made(lines, leaves, made, k))
    return made[-1]


def _operation(operation: int, arguments: Sequence[Any]) -> Any:
    return ca.SX.binary(operation, *arguments) if len(arguments) == 2 else ca.SX.unary(operation, *arguments)
