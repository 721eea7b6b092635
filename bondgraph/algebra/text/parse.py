"""Formulas as text: read through a whitelist, kept in one comparable form, never executed.

A model file is data. A formula is parsed to Python's syntax tree, and every node of the tree must be on the
list below; nothing is evaluated by Python itself. The same tree is then built in whichever algebra asks for it.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

from bondgraph.algebra.text.syntax_errors import advice
from bondgraph.algebra.text.vocabulary import CONSTANTS, quoted
from bondgraph.algebra.text.whitelist import COMPARISONS, OPERATORS, Whitelist, dotted, terms
from bondgraph.errors import ExpressionError

LONGEST = ContextVar("longest", default=1_000_000)
"""So many characters a formula has at most."""
LONG = 2_000
"""A sum longer than this is read term by term."""

_SYMBOLS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**",
}  # fmt: skip


@contextmanager
def no_longer(characters: int) -> Iterator[None]:
    """Formulas, and what is made of them as text, have so many characters at most until this ends."""
    before = LONGEST.set(characters)
    try:
        yield
    finally:
        LONGEST.reset(before)


@lru_cache(maxsize=4096)
def names(formula: str) -> frozenset[str]:
    """The symbols a canonical formula mentions, without functions and constants."""
    return frozenset(_NAME.findall(formula)) - CONSTANTS


def replaced(formula: str, symbol: Callable[[str], str]) -> str:
    """A canonical formula with other formulas in place of its symbols, `symbol` giving that of each.

    >>> replaced("a * sin(b.c) + 1e-05", {"a": "x + y", "b.c": "left.b.c"}.__getitem__)
    '(x + y) * sin(left.b.c) + 1e-05'
    """
    known = names(formula)
    return canonical(_NAME.sub(lambda found: f"({symbol(found[0])})" if found[0] in known else found[0], formula))


_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?![\w(])")


def build(formula: str, symbol: Callable[[str], Any], number: Callable[[Any], Any], call: Mapping[str, Any]) -> Any:
    """Build a canonical formula in an algebra.

    Args:
        formula: as `canonical` returns it.
        symbol: gives the algebra's scalar for a name.
        number: gives the algebra's scalar for an int or a float.
        call: the algebra's functions by name, `pi`, the comparisons by sign, and, if it likes, `sum` of a list.
    """
    made: list[Any] = []
    for what, of, count in _reverse_polish(formula):
        if what == _SYMBOL:
            made.append(symbol(of))
        elif what == _NUMBER:
            made.append(number(of))
        elif what == _OPERATOR:
            right = made.pop()
            made[-1] = of(made[-1], right)
        elif what == _MINUS:
            made[-1] = -made[-1]
        elif what == _PI:
            made.append(call["pi"])
        else:
            place = len(made) - count
            parts = made[place:]
            del made[place:]
            if what == _CALL:
                made.append(call[of](*parts))
            else:
                made.append(call["sum"](parts) if "sum" in call else sum(parts[1:], parts[0]))
    return made[0]


_SYMBOL, _NUMBER, _OPERATOR, _MINUS, _PI, _CALL, _SUM = range(7)


@lru_cache(maxsize=4096)
def _reverse_polish(formula: str) -> list[tuple[int, Any, int]]:
    """What is made of a canonical formula, part by part: what it is, its name, number or operator, and of how many of
    the parts before."""
    found: list[tuple[int, Any, int]] = []

    def walk(node: ast.expr) -> None:
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            parts = terms(node)
            for plus, term in parts:
                walk(term)
                if not plus:
                    found.append((_MINUS, None, 1))
            found.append((_SUM, None, len(parts)))
        elif isinstance(node, ast.BinOp):
            walk(node.left)
            walk(node.right)
            found.append((_OPERATOR, OPERATORS[type(node.op)], 2))
        elif isinstance(node, ast.Constant):
            found.append((_NUMBER, node.value, 0))
        elif (name := dotted(node)) is not None:
            found.append((_PI if name == "pi" else _SYMBOL, name, 0))
        elif isinstance(node, ast.UnaryOp):
            walk(node.operand)
            found.append((_MINUS, None, 1))
        elif isinstance(node, ast.Compare):
            walk(node.left)
            walk(node.comparators[0])
            found.append((_CALL, COMPARISONS[type(node.ops[0])], 2))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            for argument in node.args:
                walk(argument)
            found.append((_CALL, node.func.id, len(node.args)))
        else:
            raise AssertionError(f"a formula that was not checked: {formula}")

    walk(_parsed(formula))
    return found


def _parsed(formula: str) -> ast.expr:
    try:
        parts = _summands(formula) if len(formula) > LONG else [("+", formula.strip())]
        trees = [(sign, ast.parse(part.strip(), mode="eval").body) for sign, part in parts]
    except (SyntaxError, tokenize.TokenError):
        column, law, remedy = advice(formula)
        raise ExpressionError(f"{quoted(formula)} at column {column}", law, remedy=remedy) from None
    except (RecursionError, MemoryError, ValueError):
        raise ExpressionError(quoted(formula), "nested too deeply", remedy="split it into parts") from None
    (_, total), *others = trees
    for sign, tree in others:
        total = ast.BinOp(total, ast.Add() if sign == "+" else ast.Sub(), tree, lineno=1, col_offset=0)
    return total


def _summands(formula: str) -> list[tuple[str, str]]:
    """The terms of a long sum with their signs, since Python's parser nests them one in another."""
    depth, start, before, sign = 0, 0, "", "+"
    found: list[tuple[str, str]] = []
    for token, first in _tokens(formula):
        depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
        if depth == 0 and token in ("+", "-") and _OPERAND.match(before):
            found.append((sign, formula[start:first]))
            start, sign = first + 1, token
        before = token or before
    return [*found, (sign, formula[start:])]


_OPERAND = re.compile(r"[\w.)]")
_PLAIN = re.compile(r"[\w .+\-*/(),<>=]*", re.ASCII)
_TOKEN = re.compile(r"(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?|[A-Za-z_]\w*|\S", re.ASCII)


def _tokens(formula: str) -> Iterator[tuple[str, int]]:
    """The parts of a formula and their places: Python's, which are slow to find, where it has other letters."""
    if _PLAIN.fullmatch(formula):
        return ((found[0], found.start()) for found in _TOKEN.finditer(formula))
    return ((found.string, found.start[1]) for found in tokenize.generate_tokens(io.StringIO(formula).readline))


@lru_cache(maxsize=4096)
def canonical(formula: str) -> str:
    """The comparable form of a formula.

    Raises:
        ExpressionError: for anything that is not on the whitelist, a division by zero, a number that is not finite.
    """
    if len(formula) > LONGEST.get():
        law = f"a formula has at most {LONGEST.get()} characters"
        raise ExpressionError(quoted(formula), law, remedy="split it")
    strange = next((k for k, letter in enumerate(formula) if not letter.isascii()), None)
    if strange is not None:
        raise ExpressionError(
            f"{quoted(formula)} at column {strange + 1}",
            f"{formula[strange]!r} cannot stand in a formula",
            remedy="use letters, digits and underscores, Greek letters by name",
        )
    tree = _parsed(formula)
    Whitelist(formula).value(tree, 0)
    return _written(tree)


def _written(node: ast.expr) -> str:
    """A checked tree as text, in one spelling."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        first, *others = ((plus, _enclosed(term, 1 if plus else 2)) for plus, term in terms(node))
        return first[1] + "".join(f" {'+' if plus else '-'} {term}" for plus, term in others)
    match node:
        case ast.Constant(value=value) if isinstance(value, int | float):
            return written(value)
        case ast.Name() | ast.Attribute():
            return str(dotted(node))
        case ast.UnaryOp(op=ast.UAdd()):
            return _written(node.operand)
        case ast.UnaryOp():
            return f"-{_enclosed(node.operand, 3)}"
        case ast.BinOp(op=ast.Pow()):
            return f"{_enclosed(node.left, 5)} ** {_enclosed(node.right, 4)}"
        case ast.BinOp():
            return f"{_enclosed(node.left, 2)} {_SYMBOLS[type(node.op)]} {_enclosed(node.right, 3)}"
        case ast.Compare():
            return f"{_written(node.left)} {COMPARISONS[type(node.ops[0])]} {_written(node.comparators[0])}"
        case ast.Call(func=ast.Name(id=function)):
            return f"{function}({', '.join(map(_written, node.args))})"
    raise AssertionError(ast.dump(node))


def _enclosed(node: ast.expr, least: int) -> str:
    """A part in brackets where it binds less tightly than it must: sums 1, products 2, signs 3, powers 4, atoms 5."""
    while isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.UAdd):
        node = node.operand
    binds = 5
    if isinstance(node, ast.BinOp):
        binds = {ast.Add: 1, ast.Sub: 1, ast.Mult: 2, ast.Div: 2, ast.Pow: 4}[type(node.op)]
    elif isinstance(node, ast.UnaryOp):
        binds = 3
    written = _written(node)
    return written if binds >= least else f"({written})"


def written(value: float) -> str:
    """A number as formulas hold it; equal numbers have one form."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        value = int(value)
    return repr(value)
