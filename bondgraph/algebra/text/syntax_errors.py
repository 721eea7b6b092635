"""Texts that are nearly formulas: what is wrong with them, in the words of formulas, and what to write instead."""

from __future__ import annotations

import ast
import difflib
import keyword
import re
from collections.abc import Sequence
from typing import NamedTuple

from bondgraph.algebra.text.other_functions import INSTEAD, UNITS
from bondgraph.algebra.text.vocabulary import ELSEWHERE, FUNCTIONS

LONG_PART = 60
"""A part of a formula longer than this is not repeated in a remedy."""
_TOKEN = re.compile(r"((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(\*\*|[<>]=?|==|\S)")
_NUMPY = re.compile(r"(float|longdouble|int|uint)\d*")
_KIND = {
    **dict.fromkeys(("*", "/", "**", "<", ">", "<=", ">=", "=="), "*"), "+": "+", "-": "+", "`": "'",
    **{mark: mark for mark in "(),=:'"}, **dict.fromkeys(keyword.kwlist, "k"), "if": "i", "else": "i",
    **dict.fromkeys(("and", "or", "not"), "&"), **dict.fromkeys(FUNCTIONS, "f"),
}  # fmt: skip
"""A letter for what a token is; 1 for numbers, x for names, ? for what cannot stand in a formula."""
_RULES = (
    ("=", 0, "'=' has no place in a formula", "write the right side only"),
    ("'", 0, "{0!r} cannot stand in a formula", "a rate is not written in a formula; name the flow whose value it is"),
    (r"[1x)]:", 1, "'{1}' cannot stand in a formula", "write a quotient with /, as 1/5"),
    (r"[?:]", 0, "'{0}' cannot stand in a formula", "write it with + - * / ** and brackets"),
    ("i", 0, "'{0}' is a reserved word", "write where(x < y, a, b)"),
    ("&", 0, "'{0}' is a reserved word", "write where inside where, one comparison in each"),
    ("k", 0, "'{0}' is a reserved word", "call it '{0}_'"),
    (r"11", 1, "'{0}{1}' is not a number", "write one, such as 1.5e-3"),
    (r"[1xk)]f", 1, "between '{0}' and '{1}' an operator is missing", "write {0}*{1}(...)"),
    (r"[1xk)][1xki&]|[1)]\(", 1, "between '{0}' and '{1}' an operator is missing", "write {0}*{1}"),
    (r"f[1x](?=[+,)]|$)", 0, "the argument of {0} stands in brackets", "write {0}({1})"),
    (r"f[^(]", 0, "the argument of {0} stands in brackets", "write {0}(...)"),
    (
        r"(?!\(\))[*+(,][*),]",
        1,
        "between '{0}' and '{1}' something is missing",
        "write a number, a name or a bracket there",
    ),
    (r"^[*,]", 0, "it begins with '{0}'", "write what comes before it, or remove it"),
    (r"[*+,]$", 0, "it ends with '{0}'", "write what comes after it, or remove it"),
)
"""Patterns in the letters of the tokens, which of the tokens is at fault, the law and the remedy."""


class Advice(NamedTuple):
    """Where a text is no formula (counted from 1), what is wrong there, and what to write."""

    column: int
    law: str
    remedy: str


def advice(formula: str) -> Advice:
    """What is wrong with a text that cannot be read, at the first place where something is."""
    tokens = list(_TOKEN.finditer(formula))
    if not tokens:
        return Advice(1, "it is empty", "write a number, a name or a formula")
    kinds = "".join("1" if token[1] else _KIND.get(token[0], "x" if token[2] else "?") for token in tokens)
    found = _unmatched(tokens)
    for pattern, which, law, remedy in _RULES:
        if match := re.search(pattern, kinds):
            texts = [token[0] for token in tokens[match.start() :][:2]]
            bracketed = [{")": "(...)", "(": "(...)"}.get(text, text) for text in texts]
            column = tokens[match.start() + which].start() + 1
            if kinds[match.start()] == "1" and texts[-1] in UNITS:
                remedy = "write {0}*{1} for a product; a unit stands after a number that is alone, as in '5 mH'"
            found.append(Advice(column, law.format(*texts), remedy.format(*bracketed)))
    nothing = Advice(1, "it cannot be read as a formula", "compare it with a*sin(x) + b")
    return min(found, key=lambda each: each.column, default=nothing)


def _unmatched(tokens: list[re.Match[str]]) -> list[Advice]:
    """The first bracket of either kind that has no partner."""
    opened, found = [], []
    for token in tokens:
        if token[0] == "(":
            opened.append(token.start() + 1)
        elif token[0] == ")" and opened:
            opened.pop()
        elif token[0] == ")":
            found.append(Advice(token.start() + 1, "')' closes nothing", "remove it, or open a bracket before"))
    return found[:1] + [Advice(column, "'(' is never closed", "close it with ')'") for column in opened[:1]]


def shown(node: ast.expr) -> str:
    """A part of a formula as it would be written; dots where it is long."""
    try:
        text = ast.unparse(node)
    except RecursionError:
        return "..."
    return text if len(text) <= LONG_PART else "..."


_DOT = "'.' cannot stand in a formula"
_LISTED = ", ".join(sorted(FUNCTIONS))


def of_node(node: ast.expr) -> tuple[str, str]:
    """The law that a part breaks which can be read but is on no list, and the remedy."""
    match node:
        case ast.Call(func=ast.Name(id=name), keywords=[]):
            return of_call(name)
        case ast.Call(func=ast.Attribute(value=ast.Name(), attr=name)) if name in FUNCTIONS or name in ELSEWHERE:
            return _DOT, f"write {ELSEWHERE.get(name, name)}(...)"
        case ast.Call(func=ast.Attribute(attr=name), args=[number]) if _NUMPY.fullmatch(name):
            remedy = f"write {shown(number)}; in an f-string {{float(x)}} in place of {{x}}"
            return f"'{shown(node)}' is how NumPy shows a number, and no formula", remedy
        case ast.Call(func=ast.Constant(value=value)):
            return "an operator is missing before '('", f"write {value!r}*(...)"
        case ast.Call(func=ast.BinOp() | ast.Call()):
            return "an operator is missing before '('", "write (...)*(...)"
        case ast.Attribute(attr=name):
            return _DOT, "write pi" if name == "pi" else f"write a name without it, such as '{name}'"
        case ast.Subscript():
            return "'[' cannot stand in a formula", "name components by an underscore, such as x_1"
        case ast.Tuple(elts=[]):
            return "the brackets are empty", "write a number or a name in them"
        case ast.Tuple():
            return "',' stands only between the arguments of a function", "write decimals with a point, such as 1.5"
        case ast.IfExp(test=ast.Compare(ops=[_]) as test, body=body, orelse=orelse):
            return "'if' cannot stand in a formula", f"write where({', '.join(map(shown, (test, body, orelse)))})"
        case ast.IfExp():
            return "'if' cannot stand in a formula", "write where(x < y, a, b)"
        case ast.BinOp(op=ast.Mod()):
            return "'%' cannot stand in a formula", INSTEAD["mod"]
        case ast.Lambda():
            return "a function cannot stand in a formula", "write its value only, without 'lambda'"
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return "'and', 'or', 'not' cannot stand in a formula", "write where inside where, one comparison in each"
        case ast.BinOp(op=ast.BitXor(), left=ast.Name(id=name)) if name in FUNCTIONS:
            return "'^' is not a power here", f"write {name}(x), or {name}(x)**2 for its square"
        case ast.BinOp(op=ast.BitXor()):
            return "'^' is not a power here", "write **"
    return "this part is not allowed in a formula", f"use numbers, names, + - * / ** and {_LISTED}"


def of_call(name: str) -> tuple[str, str]:
    """A name followed by a bracket that is no function here: one of another spelling, or a forgotten product."""
    remedy = f"write {name}*(...) for a product; the functions are {_LISTED}"
    if name in INSTEAD:
        remedy = INSTEAD[name]
    elif meant := ELSEWHERE.get(name) or "".join(difflib.get_close_matches(name.lower(), FUNCTIONS, 1, 0.75)):
        remedy = f"write {meant}({'x < y, a, b' if meant == 'where' else '...'})"
    return f"'{name}' is not a known function", remedy


def of_arguments(node: ast.Call, name: str, arity: int) -> tuple[str, str]:
    """A function with too many or too few arguments."""
    law = f"{name} takes {arity} argument{'s' * (arity > 1)}"
    if name in ("min", "max") and len(node.args) > arity:
        written = shown(node.args[-1])
        for argument in reversed(node.args[:-1]):
            written = f"{name}({shown(argument)}, {written})"
        return law, f"write {written}"
    return law, "count them"


def of_comparison(node: ast.Compare) -> tuple[str, str]:
    """A comparison that stands for a number."""
    law = "a comparison stands only inside where"
    if len(node.ops) == 1:
        return law, f"write where({shown(node)}, 1, 0)"
    return law, of_condition(node, "1", "0")[1]


def of_condition(node: ast.expr, yes: str = "a", no: str = "b") -> tuple[str, str]:
    """What is no single comparison where one is wanted, and how it is written by several branches.

    >>> import ast
    >>> of_condition(ast.parse("0 < t < 1", mode="eval").body)[1]
    'write where(0 < t, where(t < 1, a, b), b)'
    """
    law = "where begins with one comparison"
    match node:
        case ast.Compare(ops=[_, _]):
            terms = [node.left, *node.comparators]
            parts = [ast.Compare(terms[k], [op], [terms[k + 1]]) for k, op in enumerate(node.ops)]
            return f"{law}, and this is two", f"write {_branches(parts, yes, no, every=True)}"
        case ast.BoolOp(values=[_, _] as values) if all(isinstance(each, ast.Compare) for each in values):
            written = _branches(values, yes, no, every=isinstance(node.op, ast.And))
            return f"{law}, and this is two", f"write {written}"
    return law, "write where(x < y, a, b)"


def _branches(parts: Sequence[ast.expr], yes: str, no: str, every: bool) -> str:
    """Two comparisons, of which both or either must hold, as two branches."""
    first, second = map(shown, parts)
    inner = f"where({second}, {yes}, {no})"
    return f"where({first}, {inner}, {no})" if every else f"where({first}, {yes}, {inner})"
