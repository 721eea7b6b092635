"""Nodes as the text that `bondgraph.algebra.expressions` reads: every shared value is written out."""

from __future__ import annotations

from typing import NamedTuple

from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, Node, ordered

SUM, PRODUCT, SIGN, POWER, ATOM = range(1, 6)
"""How tightly a part binds."""


class _Part(NamedTuple):
    """A text, how tightly it binds, for a comparison itself, and for a sum of negative terms alone its opposite."""

    text: str
    binds: int
    compared: str = ""
    opposite: str = ""

    def within(self, least: int) -> str:
        return self.text if self.binds >= least else f"({self.text})"

    @property
    def without_sign(self) -> str:
        """The opposite of what begins with a sign that is that of all of it; else empty."""
        signed = self.text.startswith("-") and self.binds in (SIGN, PRODUCT)
        return self.text[1:] if signed else self.opposite


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
            text = f"{first.text} - {tail[1:]}" if tail.startswith("-") else f"{first.text} + {tail}"
            one, other = first.without_sign, second.without_sign
            return _Part(text, SUM, opposite=f"{one} + {other}" if one and other else "")
        case "sub" if b.binds in (SIGN, PRODUCT) and b.without_sign:
            return _Part(f"{a.text} + {b.without_sign}", SUM)
        case "sub":
            tail = b.within(PRODUCT)
            return _Part(f"{a.text} - {tail}", SUM, opposite=f"{a.without_sign} + {tail}" if a.without_sign else "")
        case "mul" if b.binds in (SIGN, PRODUCT) and b.without_sign and not a.text.startswith("-"):
            tail = b.without_sign if b.binds == SIGN else f"({b.without_sign})"
            return _Part(f"-{a.within(PRODUCT)}*{tail}", PRODUCT)
        case "mul":
            return _Part(f"{a.within(PRODUCT)}*{b.within(POWER)}", PRODUCT)
        case "div" if b.opposite:
            above = f"({a.opposite})" if a.opposite else a.without_sign or f"-{a.within(PRODUCT)}"
            return _Part(f"{above}/({b.opposite})", PRODUCT)
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
