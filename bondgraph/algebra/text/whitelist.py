"""The whitelist: what a formula may hold, node by node of its syntax tree."""

from __future__ import annotations

import ast
import keyword
import math
import operator
from collections.abc import Callable
from typing import Any

from bondgraph.algebra.text.syntax_errors import of_arguments, of_call, of_comparison, of_condition, of_node, shown
from bondgraph.algebra.text.vocabulary import CONSTANTS, FUNCTIONS, TIME, quoted
from bondgraph.errors import ExpressionError

COMPARISONS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
LONGEST_NAME = 100
DEEPEST = 60
LARGEST_EXPONENT = 64

OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


class Whitelist:
    """The whitelist. `value` gives a constant part's number, None for a part that mentions a name."""

    def __init__(self, formula: str) -> None:
        self.formula = formula

    def refuse(self, node: ast.expr, law: str, remedy: str) -> ExpressionError:
        return ExpressionError(f"{quoted(self.formula)} at column {node.col_offset + 1}", law, remedy=remedy)

    def value(self, node: ast.expr, depth: int) -> float | None:
        if depth > DEEPEST:
            raise self.refuse(node, f"nested more than {DEEPEST} deep", "split it into parts")
        match node:
            case ast.Constant():
                return self._constant(node)
            case ast.Name():
                return self._name(node)
            case ast.Attribute() if dotted(node) is not None and node.attr not in CONSTANTS:
                self._check_dotted(node)
                return None
            case ast.UnaryOp() if isinstance(node.op, ast.USub | ast.UAdd):
                inner = self.value(node.operand, depth + 1)
                return None if inner is None else -inner
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                parts = [self.value(term, depth + 1) for _, term in terms(node)]
                signs = [1 if plus else -1 for plus, _ in terms(node)]
                if None in parts:
                    return None
                return self._finite(node, sum(s * (p or 0.0) for s, p in zip(signs, parts, strict=True)))
            case ast.BinOp() if type(node.op) in OPERATORS:
                return self._binary(node, depth)
            case ast.Call() if isinstance(node.func, ast.Name) and not node.keywords:
                return self._call(node, node.func.id, depth)
            case ast.Compare():
                raise self.refuse(node, *of_comparison(node))
        raise self.refuse(node, *of_node(node))

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

    def _check_dotted(self, node: ast.Attribute) -> None:
        """The name of a part of a submodel: whether there is one is for the graph to say."""
        parts = str(dotted(node)).split(".")
        if (
            "__" in {part[:2] for part in parts}
            or {*parts} & {*FUNCTIONS, *CONSTANTS, TIME}
            or max(map(len, parts)) > LONGEST_NAME
            or len(parts) > DEEPEST
        ):
            raise self.refuse(node, *of_node(node))

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
            result = OPERATORS[type(node.op)](left, right)
        except (ArithmeticError, ValueError):
            raise self.refuse(node, "this number is not finite", "correct it") from None
        return self._finite(node, result)

    def _call(self, node: ast.Call, name: str, depth: int) -> float | None:
        arity = FUNCTIONS.get(name)
        if arity is None:
            raise self.refuse(node, *of_call(name))
        if len(node.args) != arity:
            raise self.refuse(node, *of_arguments(node, name, arity))
        arguments = list(node.args)
        if name == "where":
            condition = arguments.pop(0)
            single = isinstance(condition, ast.Compare) and len(condition.ops) == 1
            if not isinstance(condition, ast.Compare) or not single or type(condition.ops[0]) not in COMPARISONS:
                raise self.refuse(condition, *of_condition(condition, *map(shown, arguments)))
            arguments = [condition.left, condition.comparators[0], *arguments]
        values = [self.value(argument, depth + 1) for argument in arguments]
        if name in ("log", "sqrt") and values[0] is not None and (values[0] < 0 or (name == "log" and values[0] == 0)):
            raise self.refuse(node, f"{name} of {values[0]:g} is not a finite real number", "correct it")
        return None

    def _finite(self, node: ast.expr, value: Any) -> float:
        if isinstance(value, complex) or not math.isfinite(value):
            raise self.refuse(node, "this number is not finite and real", "correct it")
        return float(value)


def dotted(node: ast.AST) -> str | None:
    """The name that a part is, such as "left.Ra"; None for what is no name."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else None


def terms(node: ast.expr) -> list[tuple[bool, ast.expr]]:
    """The terms of a sum as (added or subtracted, term), however long: sums lean to the left."""
    found: list[tuple[bool, ast.expr]] = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        found.append((isinstance(node.op, ast.Add), node.right))
        node = node.left
    return [(True, node), *reversed(found)]
