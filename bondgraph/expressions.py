"""Formulas as text: read through a whitelist, kept in one comparable form, never executed.

A model file is data. A formula is parsed to Python's syntax tree, and every node of the tree must be on the
list below; nothing is evaluated by Python itself. The same tree is then built in whichever algebra asks for it.
"""

from __future__ import annotations

import ast
import keyword
import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bondgraph.errors import ExpressionError

TIME = "t"
CONSTANTS = frozenset({"pi"})
FUNCTIONS: dict[str, int] = {
    "sin": 1, "cos": 1, "tan": 1, "asin": 1, "acos": 1, "atan": 1, "atan2": 2, "sinh": 1, "cosh": 1, "tanh": 1,
    "exp": 1, "log": 1, "sqrt": 1, "abs": 1, "sign": 1, "min": 2, "max": 2,
}  # fmt: skip
LONGEST = 200_000
LARGEST_EXPONENT = 64

_BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**"}


def text(value: object) -> str:
    """The comparable form of a formula given as text, a number or a sympy expression.

    Symbols match by name: a sympy symbol's assumptions are ignored, and `theta(t)` is read as `theta`.

    >>> text(" 2* x+sin( y )")
    '2 * x + sin(y)'
    >>> text(0.5)
    '0.5'

    Raises:
        ExpressionError: for anything that is not on the whitelist.
    """
    if isinstance(value, str):
        return _canonical(value)
    if isinstance(value, bool):
        raise ExpressionError(repr(value), "a truth value is not a quantity", remedy="give a number or a formula")
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return _canonical(_from_sympy(value))
    if not math.isfinite(number):
        raise ExpressionError(repr(value), "a quantity must be a finite number", remedy="give a finite number")
    exact = getattr(value, "is_Rational", False) or isinstance(value, int)
    return _canonical(str(value)) if exact else repr(number)


def identifier(name: object, what: str) -> str:
    """`name` if it can stand in formulas and in generated code, else an error that says why."""
    if not isinstance(name, str) or not name.isidentifier() or not name.isascii():
        raise ExpressionError(
            repr(name), f"the name of {what} must be letters, digits and underscores", remedy="rename it"
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
        call: the algebra's functions by name, and `pi`.
    """

    def walk(node: ast.expr) -> Any:
        match node:
            case ast.Constant():
                return number(node.value)
            case ast.Name():
                return call["pi"] if node.id == "pi" else symbol(node.id)
            case ast.UnaryOp():
                inner = walk(node.operand)
                return -inner if isinstance(node.op, ast.USub) else inner
            case ast.BinOp():
                left, right = walk(node.left), walk(node.right)
                match node.op:
                    case ast.Add():
                        return left + right
                    case ast.Sub():
                        return left - right
                    case ast.Mult():
                        return left * right
                    case ast.Div():
                        return left / right
                    case _:
                        return left**right
            case ast.Call(func=ast.Name(id=function)):
                return call[function](*(walk(argument) for argument in node.args))
        raise AssertionError(f"a formula that was not checked: {formula}")

    return walk(_tree(formula))


@lru_cache(maxsize=4096)
def _tree(formula: str) -> ast.expr:
    return ast.parse(formula, mode="eval").body


@lru_cache(maxsize=4096)
def _canonical(formula: str) -> str:
    if len(formula) > LONGEST:
        raise ExpressionError(
            formula[:40] + " ...", f"a formula has at most {LONGEST} characters", remedy="split it into parts"
        )
    try:
        tree = ast.parse(formula.strip(), mode="eval").body
        _check(tree, formula)
        return ast.unparse(tree)
    except SyntaxError as error:
        raise ExpressionError(
            f"'{formula}'", f"not a formula (column {error.offset}: {error.msg})", remedy="correct it"
        ) from None
    except (RecursionError, MemoryError, ValueError) as error:
        if isinstance(error, ExpressionError):
            raise
        raise ExpressionError(f"'{formula[:40]}'", "nested too deeply", remedy="split it into parts") from None


def _check(node: ast.expr, formula: str) -> None:
    def refuse(law: str, remedy: str) -> ExpressionError:
        return ExpressionError(f"'{formula}' at column {node.col_offset + 1}", law, remedy=remedy)

    match node:
        case ast.Constant():
            if isinstance(node.value, bool) or not isinstance(node.value, int | float):
                raise refuse(f"{node.value!r} is not a number", "use numbers, names and the listed functions")
            if not math.isfinite(node.value):
                raise refuse("a number must be finite", "write a finite number")
        case ast.Name():
            if keyword.iskeyword(node.id) or not node.id.isascii():
                raise refuse(f"'{node.id}' cannot be a name", "use letters, digits and underscores")
            if node.id in FUNCTIONS:
                raise refuse(f"'{node.id}' is a function", f"write {node.id}(...)")
        case ast.UnaryOp() if isinstance(node.op, ast.USub | ast.UAdd):
            _check(node.operand, formula)
        case ast.BinOp() if type(node.op) in _BINARY:
            if isinstance(node.op, ast.Pow):
                exponent = node.right.operand if isinstance(node.right, ast.UnaryOp) else node.right
                towering = isinstance(exponent, ast.BinOp) and isinstance(exponent.op, ast.Pow)
                large = isinstance(exponent, ast.Constant) and _number(exponent.value) > LARGEST_EXPONENT
                if towering or large:
                    raise refuse(f"an exponent is at most {LARGEST_EXPONENT}", "use exp and log")
            _check(node.left, formula)
            _check(node.right, formula)
        case ast.BinOp() if isinstance(node.op, ast.BitXor):
            raise refuse("'^' is not a power here", "write **")
        case ast.Call() if isinstance(node.func, ast.Name) and not node.keywords:
            arity = FUNCTIONS.get(node.func.id)
            if arity is None:
                raise refuse(f"'{node.func.id}' is not a known function", "known: " + ", ".join(sorted(FUNCTIONS)))
            if len(node.args) != arity:
                raise refuse(f"{node.func.id} takes {arity} argument{'s' * (arity > 1)}", "count them")
            for argument in node.args:
                _check(argument, formula)
        case _:
            raise refuse(
                f"{type(node).__name__} is not allowed in a formula",
                "use numbers, names, + - * / ** and " + ", ".join(sorted(FUNCTIONS)),
            )


def _number(value: object) -> float:
    return abs(value) if isinstance(value, int | float) else math.inf


def _from_sympy(value: object) -> str:
    if not hasattr(value, "free_symbols"):
        raise ExpressionError(
            repr(value), "a formula is text, a number or a sympy expression", remedy="give one of these"
        )
    import sympy
    from sympy.core.function import AppliedUndef

    expression = sympy.sympify(value)
    applied = {f: sympy.Symbol(f.func.__name__) for f in expression.atoms(AppliedUndef)}
    expression = expression.xreplace(applied)
    spelled = {sympy.Abs: "abs", sympy.Max: "max", sympy.Min: "min"}
    printer = sympy.printing.str.StrPrinter({"full_prec": True})
    for head, word in spelled.items():
        if expression.has(head):
            expression = expression.replace(head, sympy.Function(word))
    return str(printer.doprint(expression))
