"""Nodes as the text that `bondgraph.algebra.expressions` reads: every shared value is written out."""

from __future__ import annotations

from typing import NamedTuple

from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, Node, ordered

SUM, PRODUCT, SIGN, POWER, ATOM = range(1, 6)
"""How tightly a part binds."""


class _Part(NamedTuple):
    """A text, how tightly it binds, and for a comparison itself."""

    text: str
    binds: int
    compared: str = ""

    def within(self, least: int) -> str:
        return self.text if self.binds >= least else f"({self.text})"


def spell(expression: Node) -> str:
    """A scalar as text."""
    parts: dict[Node, _Part] = {}
    for part in ordered(expression):
        parts[part] = _part(part, [parts[x] for x in part.arguments])
    return parts[expression].text


def _part(part: Node, given: list[_Part]) -> _Part:
    value = part.value
    if part.operation == SYMBOL:
        return _Part(value, ATOM)
    if part.operation == CONSTANT:
        text = repr(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
        return _Part(text, SIGN if text.startswith("-") else ATOM)
    if part.operation == CALL:
        return _Part(f"{value.name}({', '.join(x.text for x in given)})", ATOM)
    if part.operation == "mul" and part.arguments[0] is part.arguments[1]:
        return _Part(f"{given[0].within(ATOM)}**2", POWER)
    return _operation(part.operation, given)


def _operation(operation: str, given: list[_Part]) -> _Part:
    a, b = given[0], given[-1]
    match operation:
        case "add":
            # A sum within a sum is written without brackets: it would be nested one deeper for every term.
            first, second = (b, a) if a.text.startswith("-") and not b.text.startswith("-") else (a, b)
            tail = second.text
            return _Part(f"{first.text} - {tail[1:]}" if tail.startswith("-") else f"{first.text} + {tail}", SUM)
        case "sub":
            return _Part(f"{a.text} - {b.within(PRODUCT) if b.binds != SIGN else f'({b.text})'}", SUM)
        case "mul":
            return _Part(f"{a.within(PRODUCT)}*{b.within(POWER)}", PRODUCT)
        case "div":
            return _Part(f"{a.within(PRODUCT)}/{b.within(POWER)}", PRODUCT)
        case "neg":
            return _Part(f"-{a.within(PRODUCT)}", SIGN if a.binds >= SIGN else PRODUCT)
        case "pow":
            return _Part(f"{a.within(ATOM)}**{b.within(ATOM)}", POWER)
        case "lt" | "le":
            compared = f"{a.text} {'<' if operation == 'lt' else '<='} {b.text}"
            return _Part(f"where({compared}, 1, 0)", ATOM, compared)
        case "select":
            return _Part(f"where({a.compared}, {given[1].text}, {b.text})", ATOM)
        case _ if operation == SIGNED_POWER:
            return _Part(f"sign({a.text})*abs({a.text})**{b.within(ATOM)}", PRODUCT)
    return _Part(f"{operation}({', '.join(part.text for part in given)})", ATOM)
