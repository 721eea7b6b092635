"""Formulas as text: read through a whitelist, kept in one comparable form, never executed.

A model file is data. A formula is parsed to Python's syntax tree, and every node of the tree must be on the
list below; nothing is evaluated by Python itself. The same tree is then built in whichever algebra asks for it.
"""

from __future__ import annotations

import ast
import io
import keyword
import math
import operator
import tokenize
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bondgraph.errors import ExpressionError

TIME = "t"
CONSTANTS = frozenset({"pi"})
FUNCTIONS: dict[str, int] = {
    "sin": 1, "cos": 1, "tan": 1, "asin": 1, "acos": 1, "atan": 1, "atan2": 2, "sinh": 1, "cosh": 1, "tanh": 1,
    "exp": 1, "log": 1, "sqrt": 1, "abs": 1, "sign": 1, "min": 2, "max": 2, "where": 3,
}  # fmt: skip
"""The functions with their number of arguments. `where(x < y, a, b)` is a where the comparison holds, else b."""
COMPARISONS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
LONGEST = 1_000_000
LONGEST_NAME = 100
DEEPEST = 60
LARGEST_EXPONENT = 64
LONG = 2_000
"""A sum longer than this is read term by term."""

_SYMBOLS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**",
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


def text(value: object) -> str:
    """The comparable form of a formula given as text, a number or a sympy expression.

    Symbols match by name: a sympy symbol's assumptions are ignored, and `theta(t)` is read as `theta`. Equal numbers
    have one form.

    >>> text(" 2.0* x+sin( y )")
    '2 * x + sin(y)'
    >>> text(0.5), text(2.0)
    ('0.5', '2')

    Raises:
        ExpressionError: for anything that is not on the whitelist, a division by zero, a number that is not finite.
    """
    if isinstance(value, str):
        return _canonical(value)
    if isinstance(value, bool | complex):
        raise ExpressionError(repr(value), "this is not a real quantity", remedy="give a number or a formula")
    if hasattr(value, "free_symbols") and not getattr(value, "is_Float", False):
        return _canonical(_from_sympy(value))
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        raise ExpressionError(
            _quoted(repr(value)), "a formula is text, a finite number or a sympy expression", remedy="give one of these"
        ) from None
    if not math.isfinite(number):
        raise ExpressionError(repr(value), "a quantity must be a finite number", remedy="give a finite number")
    return _number(number)


def identifier(name: object, what: str) -> str:
    """`name` if it can stand in formulas and in generated code, else an error that says why."""
    if not isinstance(name, str) or not name.isidentifier() or not name.isascii():
        raise ExpressionError(
            _quoted(repr(name)), f"the name of {what} must be letters, digits and underscores", remedy="rename it"
        )
    if keyword.iskeyword(name) or name in FUNCTIONS or name in CONSTANTS or name == TIME:
        raise ExpressionError(name, f"this word is reserved and cannot name {what}", remedy=f"call it '{name}_'")
    return name


@lru_cache(maxsize=4096)
def names(formula: str) -> frozenset[str]:
    """The symbols a canonical formula mentions (without functions and constants).

    >>> sorted(names("a * sin(theta) + pi"))
    ['a', 'theta']
    """
    called = {id(node.func) for node in ast.walk(_tree(formula)) if isinstance(node, ast.Call)}
    found = (n.id for n in ast.walk(_tree(formula)) if isinstance(n, ast.Name) and id(n) not in called)
    return frozenset(found) - CONSTANTS


def build(formula: str, symbol: Callable[[str], Any], number: Callable[[Any], Any], call: Mapping[str, Any]) -> Any:
    """Build a canonical formula in an algebra.

    Args:
        formula: as `text` returns it.
        symbol: gives the algebra's scalar for a name.
        number: gives the algebra's scalar for an int or a float.
        call: the algebra's functions by name, `pi`, the comparisons by sign, and, if it likes, `sum` of a list.
    """
    total = call.get("sum", lambda terms: sum(terms[1:], terms[0]))

    def walk(node: ast.expr) -> Any:
        match node:
            case ast.Constant():
                return number(node.value)
            case ast.Name():
                return call["pi"] if node.id == "pi" else symbol(node.id)
            case ast.UnaryOp():
                return -walk(node.operand)
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                return total([walk(term) if plus else -walk(term) for plus, term in _terms(node)])
            case ast.BinOp():
                return _OPERATORS[type(node.op)](walk(node.left), walk(node.right))
            case ast.Compare():
                return call[COMPARISONS[type(node.ops[0])]](walk(node.left), walk(node.comparators[0]))
            case ast.Call(func=ast.Name(id=function)):
                return call[function](*(walk(argument) for argument in node.args))
        raise AssertionError(f"a formula that was not checked: {formula}")

    return walk(_tree(formula))


@lru_cache(maxsize=4096)
def _tree(formula: str) -> ast.expr:
    return _parsed(formula)


def _parsed(formula: str) -> ast.expr:
    try:
        parts = _summands(formula) if len(formula) > LONG else [("+", formula.strip())]
        trees = [(sign, ast.parse(part.strip(), mode="eval").body) for sign, part in parts]
    except (SyntaxError, tokenize.TokenError, IndentationError) as error:
        where = f"column {error.offset}: {error.msg}" if isinstance(error, SyntaxError) else str(error.args[0])
        raise ExpressionError(_quoted(formula), f"not a formula ({where})", remedy="correct it") from None
    except (RecursionError, MemoryError, ValueError):
        raise ExpressionError(_quoted(formula), "nested too deeply", remedy="split it into parts") from None
    (_, total), *others = trees
    for sign, tree in others:
        total = ast.BinOp(total, ast.Add() if sign == "+" else ast.Sub(), tree, lineno=1, col_offset=0)
    return total


def _summands(formula: str) -> list[tuple[str, str]]:
    """The terms of a long sum with their signs, since Python's parser nests them one in another."""
    depth, start, before, sign = 0, 0, "", "+"
    found: list[tuple[str, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(formula).readline):
        depth += (token.string in ("(", "[", "{")) - (token.string in (")", "]", "}"))
        operand = before == ")" or before.isidentifier() or before[:1].isdigit() or before[:1] == "."
        if token.string in ("+", "-") and depth == 0 and operand:
            found.append((sign, formula[start : token.start[1]]))
            start, sign = token.end[1], token.string
        before = token.string or before
    return [*found, (sign, formula[start:])]


@lru_cache(maxsize=4096)
def _canonical(formula: str) -> str:
    if len(formula) > LONGEST:
        raise ExpressionError(_quoted(formula), f"a formula has at most {LONGEST} characters", remedy="split it")
    strange = next((k for k, letter in enumerate(formula) if not letter.isascii()), None)
    if strange is not None:
        raise ExpressionError(
            f"{_quoted(formula)} at column {strange + 1}",
            f"{formula[strange]!r} cannot stand in a formula",
            remedy="use letters, digits and underscores, Greek letters by name",
        )
    tree = _parsed(formula)
    _Checker(formula).value(tree, 0)
    return _written(tree)


class _Checker:
    """The whitelist. `value` gives a constant part's number, None for a part that mentions a name."""

    def __init__(self, formula: str) -> None:
        self.formula = formula

    def refuse(self, node: ast.expr, law: str, remedy: str) -> ExpressionError:
        return ExpressionError(f"{_quoted(self.formula)} at column {node.col_offset + 1}", law, remedy=remedy)

    def value(self, node: ast.expr, depth: int) -> float | None:
        if depth > DEEPEST:
            raise self.refuse(node, f"nested more than {DEEPEST} deep", "split it into parts")
        match node:
            case ast.Constant():
                return self._constant(node)
            case ast.Name():
                return self._name(node)
            case ast.UnaryOp() if isinstance(node.op, ast.USub | ast.UAdd):
                inner = self.value(node.operand, depth + 1)
                return None if inner is None else -inner
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                parts = [self.value(term, depth + 1) for _, term in _terms(node)]
                signs = [1 if plus else -1 for plus, _ in _terms(node)]
                if None in parts:
                    return None
                return self._finite(node, sum(s * (p or 0.0) for s, p in zip(signs, parts, strict=True)))
            case ast.BinOp() if type(node.op) in _OPERATORS:
                return self._binary(node, depth)
            case ast.BinOp(op=ast.BitXor()):
                raise self.refuse(node, "'^' is not a power here", "write **")
            case ast.Call() if isinstance(node.func, ast.Name) and not node.keywords:
                return self._call(node, node.func.id, depth)
            case ast.Compare():
                raise self.refuse(node, "a comparison stands only inside where", "write where(x < y, a, b)")
        known = ", ".join(sorted(FUNCTIONS))
        raise self.refuse(
            node, f"{type(node).__name__} is not allowed in a formula", f"use numbers, names, + - * / ** and {known}"
        )

    def _constant(self, node: ast.Constant) -> float:
        if isinstance(node.value, bool) or not isinstance(node.value, int | float):
            raise self.refuse(node, f"{node.value!r} is not a number", "use numbers, names and the listed functions")
        try:
            return self._finite(node, float(node.value))
        except OverflowError:
            raise self.refuse(node, "the number is too large", "write a smaller one") from None

    def _name(self, node: ast.Name) -> float | None:
        if keyword.iskeyword(node.id) or len(node.id) > LONGEST_NAME:
            raise self.refuse(node, f"'{node.id[:20]}' cannot be a name", "rename it")
        if node.id in FUNCTIONS:
            raise self.refuse(node, f"'{node.id}' is a function", f"write {node.id}(...)")
        return math.pi if node.id == "pi" else None

    def _binary(self, node: ast.BinOp, depth: int) -> float | None:
        left, right = self.value(node.left, depth + 1), self.value(node.right, depth + 1)
        if isinstance(node.op, ast.Div) and right == 0:
            raise self.refuse(node, "a division by zero", "correct it")
        if isinstance(node.op, ast.Pow):
            tower = any(isinstance(part, ast.Pow) for part in ast.walk(node.right))
            if tower or (right is not None and abs(right) > LARGEST_EXPONENT):
                raise self.refuse(node, f"an exponent is at most {LARGEST_EXPONENT}, and no power", "use exp and log")
        if left is None or right is None:
            return None
        try:
            result = _OPERATORS[type(node.op)](left, right)
        except (ArithmeticError, ValueError):
            raise self.refuse(node, "this number is not finite", "correct it") from None
        return self._finite(node, result)

    def _call(self, node: ast.Call, name: str, depth: int) -> float | None:
        arity = FUNCTIONS.get(name)
        if arity is None:
            known = ", ".join(sorted(FUNCTIONS))
            raise self.refuse(node, f"'{name}' is not a known function", f"known: {known}")
        if len(node.args) != arity:
            raise self.refuse(node, f"{name} takes {arity} argument{'s' * (arity > 1)}", "count them")
        arguments = list(node.args)
        if name == "where":
            condition = arguments.pop(0)
            single = isinstance(condition, ast.Compare) and len(condition.ops) == 1
            if not isinstance(condition, ast.Compare) or not single or type(condition.ops[0]) not in COMPARISONS:
                raise self.refuse(condition, "where begins with one comparison", "write where(x < y, a, b)")
            arguments = [condition.left, condition.comparators[0], *arguments]
        values = [self.value(argument, depth + 1) for argument in arguments]
        if name in ("log", "sqrt") and values[0] is not None and (values[0] < 0 or (name == "log" and values[0] == 0)):
            raise self.refuse(node, f"{name} of {values[0]:g} is not a finite real number", "correct it")
        return None

    def _finite(self, node: ast.expr, value: Any) -> float:
        if isinstance(value, complex) or not math.isfinite(value):
            raise self.refuse(node, "this number is not finite and real", "correct it")
        return float(value)


def _terms(node: ast.expr) -> list[tuple[bool, ast.expr]]:
    """The terms of a sum as (added or subtracted, term), however long: sums lean to the left."""
    found: list[tuple[bool, ast.expr]] = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        found.append((isinstance(node.op, ast.Add), node.right))
        node = node.left
    return [(True, node), *reversed(found)]


def _written(node: ast.expr) -> str:
    """A checked tree as text, in one spelling."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        first, *others = ((plus, _enclosed(term, 1 if plus else 2)) for plus, term in _terms(node))
        return first[1] + "".join(f" {'+' if plus else '-'} {term}" for plus, term in others)
    match node:
        case ast.Constant(value=value) if isinstance(value, int | float):
            return _number(value)
        case ast.Name():
            return node.id
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


def _number(value: float) -> str:
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        value = int(value)
    return repr(value)


def _quoted(formula: str) -> str:
    return f"'{formula}'" if len(formula) <= 80 else f"'{formula[:60]} ...'"


def _from_sympy(value: object) -> str:
    from bondgraph.algebra.sympy_spelling import formula

    return formula(value)
