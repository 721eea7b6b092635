"""Texts that are nearly formulas: what is wrong with them, in the words of formulas, and what to write instead."""

from __future__ import annotations

import ast
import difflib
import keyword
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from bondgraph.algebra.text.vocabulary import ELSEWHERE, FUNCTIONS

_TOKEN = re.compile(
    r"\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(\*\*|[<>]=?|==|.))", re.S
)
_BINARY = frozenset({"+", "-", "*", "/", "**", "<", ">", "<=", ">=", "=="})
_MARKS = _BINARY | {"(", ")", ","}
_OPEN = _BINARY | {"(", ","}
_CLOSED = _BINARY - {"+", "-"} | {")", ","}


class Advice(NamedTuple):
    """Where a text is no formula (counted from 1), what is wrong there, and what to write."""

    column: int
    law: str
    remedy: str


class _Token(NamedTuple):
    kind: str
    text: str
    column: int

    @property
    def operand(self) -> bool:
        return self.kind in ("number", "name")


def advice(formula: str) -> Advice:
    """What is wrong with a text that cannot be read, at the first place where something is."""
    tokens = list(_tokens(formula))
    if not tokens:
        return Advice(1, "it is empty", "write a number, a name or a formula")
    found = [*_strange(tokens), *_brackets(tokens), *_missing(tokens), *_edges(tokens)]
    return min(found, default=Advice(1, "it cannot be read as a formula", "compare it with a*sin(x) + b"))


def _tokens(formula: str) -> Iterator[_Token]:
    for match in _TOKEN.finditer(formula):
        kind = ("number", "name", "mark")[(match.lastindex or 3) - 1]
        text = match.group(match.lastindex or 3)
        if text.strip():
            yield _Token(kind, text, match.start(match.lastindex or 3) + 1)


def _strange(tokens: list[_Token]) -> Iterator[Advice]:
    for token in tokens:
        if token.text == "=":
            yield Advice(token.column, "'=' has no place in a formula", "write the right side only")
        elif token.text in ("'", "`"):
            remedy = "a rate is not written in a formula; name the flow whose value it is"
            yield Advice(token.column, f"{token.text!r} cannot stand in a formula", remedy)
        elif token.kind == "mark" and token.text not in _MARKS:
            yield Advice(
                token.column, f"'{token.text}' cannot stand in a formula", "write it with + - * / ** and brackets"
            )
        elif keyword.iskeyword(token.text):
            law = f"'{token.text}' is a reserved word"
            if token.text in ("if", "else"):
                yield Advice(token.column, law, "write where(x < y, a, b)")
            elif token.text in ("and", "or", "not"):
                yield Advice(token.column, law, "write where inside where, one comparison in each")
            else:
                yield Advice(token.column, law, f"call it '{token.text}_'")


def _brackets(tokens: list[_Token]) -> Iterator[Advice]:
    opened: list[_Token] = []
    for token in tokens:
        if token.text == "(":
            opened.append(token)
        elif token.text == ")" and not opened:
            yield Advice(token.column, "')' closes nothing", "remove it, or open a bracket before")
        elif token.text == ")":
            opened.pop()
    for token in opened[:1]:
        yield Advice(token.column, "'(' is never closed", "close it with ')'")


def _missing(tokens: list[_Token]) -> Iterator[Advice]:
    """Operands without an operator between them, operators without an operand."""
    for index, (left, right) in enumerate(pairwise(tokens)):
        before = left.operand or left.text == ")"
        if left.text in FUNCTIONS and right.text != "(":
            after = tokens[index + 2].text if index + 2 < len(tokens) else ""
            argument = right.text if right.operand and after in ("", "+", "-", ",", ")") else "..."
            law = f"the argument of {left.text} stands in brackets"
            yield Advice(left.column, law, f"write {left.text}({argument})")
        elif left.kind == right.kind == "number":
            yield Advice(right.column, f"'{left.text}{right.text}' is not a number", "write one, such as 1.5e-3")
        elif before and (right.operand or (right.text == "(" and left.kind != "name")):
            law = f"between '{left.text}' and '{right.text}' an operator is missing"
            yield Advice(right.column, law, f"write {_product(left.text, right.text)}")
        elif left.text in _OPEN and right.text in _CLOSED and left.text + right.text != "()":
            law = f"between '{left.text}' and '{right.text}' something is missing"
            yield Advice(right.column, law, "write a number, a name or a bracket there")


def _product(left: str, right: str) -> str:
    second = "(...)" if right == "(" else f"{right}(...)" if right in FUNCTIONS else right
    return f"{'(...)' if left == ')' else left}*{second}"


def _edges(tokens: list[_Token]) -> Iterator[Advice]:
    first, last = tokens[0], tokens[-1]
    if last.text in _BINARY or last.text == ",":
        yield Advice(last.column, f"it ends with '{last.text}'", "write what comes after it, or remove it")
    if first.text in _BINARY - {"+", "-"} or first.text == ",":
        yield Advice(first.column, f"it begins with '{first.text}'", "write what comes before it, or remove it")


def of_node(node: ast.expr) -> tuple[str, str]:
    """The law that a part breaks which can be read but is on no list, and the remedy."""
    match node:
        case ast.Call(func=ast.Name(id=name), keywords=[]):
            return of_call(name)
        case ast.Call(func=ast.Attribute(value=ast.Name(), attr=name)) if name in FUNCTIONS or name in ELSEWHERE:
            return "'.' cannot stand in a formula", f"write {ELSEWHERE.get(name, name)}(...)"
        case ast.Call(func=ast.Constant() | ast.BinOp() | ast.Call() as before):
            left = repr(before.value) if isinstance(before, ast.Constant) else "(...)"
            return "an operator is missing before '('", f"write {left}*(...)"
        case ast.Attribute(attr="pi"):
            return "'.' cannot stand in a formula", "write pi"
        case ast.Attribute(attr=name):
            return "'.' cannot stand in a formula", f"write a name without it, such as '{name}'"
        case ast.Subscript():
            return "'[' cannot stand in a formula", "name components by an underscore, such as x_1"
        case ast.Tuple(elts=[]):
            return "the brackets are empty", "write a number or a name in them"
        case ast.Tuple():
            return "',' stands only between the arguments of a function", "write decimals with a point, such as 1.5"
        case ast.IfExp():
            return "'if' cannot stand in a formula", "write where(x < y, a, b)"
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return "'and', 'or', 'not' cannot stand in a formula", "write where inside where, one comparison in each"
        case ast.BinOp(op=ast.BitXor(), left=ast.Name(id=name)) if name in FUNCTIONS:
            return "'^' is not a power here", f"write {name}(x), or {name}(x)**2 for its square"
        case ast.BinOp(op=ast.BitXor()):
            return "'^' is not a power here", "write **"
    known = ", ".join(sorted(FUNCTIONS))
    return "this part is not allowed in a formula", f"use numbers, names, + - * / ** and {known}"


def of_call(name: str) -> tuple[str, str]:
    """A name followed by a bracket that is no function here: one of another spelling, or a forgotten product."""
    law = f"'{name}' is not a known function"
    if name in ("log10", "log2"):
        return law, f"write log(...)/log({name[3:]})"
    meant = ELSEWHERE.get(name) or next(iter(difflib.get_close_matches(name.lower(), FUNCTIONS, 1, 0.75)), None)
    if meant is not None:
        arguments = "x < y, a, b" if meant == "where" else "..."
        return law, f"write {meant}({arguments})"
    known = ", ".join(sorted(FUNCTIONS))
    return law, f"write {name}*(...) for a product; the functions are {known}"
