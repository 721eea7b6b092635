"""casadi's expressions as the text that `bondgraph.algebra.expressions` reads: every shared value is written out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bondgraph.algebra.casadi.nodes import CONSTANT, SYMBOL, Node, ordered
from bondgraph.algebra.casadi.package import ca

_WORDS = {
    ca.OP_SQRT: "sqrt", ca.OP_FABS: "abs", ca.OP_SIGN: "sign", ca.OP_FMIN: "min", ca.OP_FMAX: "max", ca.OP_SIN: "sin",
    ca.OP_COS: "cos", ca.OP_TAN: "tan", ca.OP_ASIN: "asin", ca.OP_ACOS: "acos", ca.OP_ATAN: "atan",
    ca.OP_ATAN2: "atan2", ca.OP_SINH: "sinh", ca.OP_COSH: "cosh", ca.OP_TANH: "tanh", ca.OP_ASINH: "asinh",
    ca.OP_ATANH: "atanh", ca.OP_EXP: "exp", ca.OP_LOG: "log",
}  # fmt: skip
SUM, PRODUCT, SIGN, POWER, ATOM = range(1, 6)
"""How tightly a part binds."""


class _Part(NamedTuple):
    """A text, how tightly it binds, and for a comparison its opposite's text."""

    text: str
    binds: int
    condition: tuple[str, bool] | None = None

    def within(self, least: int) -> str:
        return self.text if self.binds >= least else f"({self.text})"


def spell(top: Node, leaf: Callable[[str], str]) -> str:
    """A node as text, with `leaf` giving what is written for a symbol of casadi's."""
    parts: dict[Node, _Part] = {}
    for node in ordered(top):
        parts[node] = _Part(leaf(node.value), ATOM) if node.operation == SYMBOL else _part(node, parts)
    return parts[top].text


def _part(node: Node, parts: dict[Node, _Part]) -> _Part:
    if node.operation == CONSTANT:
        value = node.value
        text = repr(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
        return _Part(text, SIGN if text.startswith("-") else ATOM)
    return _operation(node.operation, [parts[x] for x in node.arguments])


def _operation(operation: int, given: list[_Part]) -> _Part:
    a, b = given[0], given[-1]
    match operation:
        case ca.OP_ADD:
            # A sum within a sum is written without brackets: it would be nested one deeper for every term.
            first, second = (b, a) if a.text.startswith("-") and not b.text.startswith("-") else (a, b)
            tail = second.text
            return _Part(f"{first.text} - {tail[1:]}" if tail.startswith("-") else f"{first.text} + {tail}", SUM)
        case ca.OP_SUB:
            return _Part(f"{a.text} - {b.within(PRODUCT) if b.binds != SIGN else f'({b.text})'}", SUM)
        case ca.OP_MUL:
            return _Part(f"{a.within(PRODUCT)}*{b.within(POWER)}", PRODUCT)
        case ca.OP_DIV:
            return _Part(f"{a.within(PRODUCT)}/{b.within(POWER)}", PRODUCT)
        case ca.OP_NEG:
            return _Part(f"-{a.within(PRODUCT)}", SIGN if a.binds >= SIGN else PRODUCT)
        case ca.OP_SQ:
            return _Part(f"{a.within(ATOM)}**2", POWER)
        case ca.OP_TWICE:
            return _Part(f"2*{a.within(POWER)}", PRODUCT)
        case ca.OP_INV:
            return _Part(f"1/{a.within(POWER)}", PRODUCT)
        case ca.OP_POW | ca.OP_CONSTPOW:
            return _Part(f"{a.within(ATOM)}**{b.within(ATOM)}", POWER)
        case ca.OP_COPYSIGN:
            return _Part(f"sign({b.text})*abs({a.text})", PRODUCT)
    return _branch(operation, given)


def _branch(operation: int, given: list[_Part]) -> _Part:
    a, b = given[0], given[-1]
    match operation:
        case ca.OP_LT | ca.OP_LE:
            compared = f"{a.text} {'<' if operation == ca.OP_LT else '<='} {b.text}"
            return _Part(f"where({compared}, 1, 0)", ATOM, (compared, True))
        case ca.OP_NOT if a.condition:
            compared, holds = a.condition
            return _Part(f"where({compared}, {'0, 1' if holds else '1, 0'})", ATOM, (compared, not holds))
        case ca.OP_IF_ELSE_ZERO if a.condition:
            compared, holds = a.condition
            return _Part(f"where({compared}, {f'{b.text}, 0' if holds else f'0, {b.text}'})", ATOM)
        case ca.OP_ASSIGN:
            return a
    return _Part(f"{_WORDS[operation]}({', '.join(part.text for part in given)})", ATOM)
