"""Derivatives: backwards where an expression is smooth, since that shares most; forwards where it has branches.

Of a choice the chosen derivative is taken: a product with zero would keep what is undefined in the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bondgraph.algebra.table.functions import BY_OPERATION, function, of_two, where
from bondgraph.algebra.table.nodes import CALL, CONSTANT, SIGNED_POWER, SYMBOL, ordered
from bondgraph.algebra.table.scalar import (
    HALF,
    ONE,
    TWO,
    ZERO,
    Scalar,
    add,
    binary,
    called,
    div,
    mul,
    neg,
    power,
    root,
    sub,
    unary,
)


def free(expression: Scalar) -> frozenset[Scalar]:
    """The symbols in a scalar."""
    found = expression.free
    if found is None:
        stack = [expression]
        while stack:
            part = stack[-1]
            waiting = [x for x in part.arguments if x.free is None]
            if waiting:
                stack += waiting
            else:
                found = part.free = _union(part)
                stack.pop()
        assert found is not None
    return found


def _union(part: Scalar) -> frozenset[Scalar]:
    if part.operation == SYMBOL:
        return frozenset((part,))
    total: frozenset[Scalar] = frozenset()
    for x in part.arguments:
        more = x.free
        if more is not None and not more <= total:
            total = more if total <= more else total | more
    return total


def diff(expression: Scalar, variable: Scalar) -> Scalar:
    """The partial derivative; that of `sign` is taken as zero (it is where it exists)."""
    if expression is variable:
        return ONE
    if not expression.arguments or variable not in free(expression):
        return ZERO
    known = expression.partials
    if known is None:
        known = expression.partials = _backwards(expression) if expression.is_smooth else {}
    if variable not in known:
        known[variable] = along([expression], {variable: ONE})[0]
    return known[variable]


def _backwards(top: Scalar) -> dict[Scalar, Scalar]:
    """The partial derivatives by every symbol."""
    adjoint: dict[Scalar, Scalar] = {top: ONE}
    for part in reversed(ordered(top)):
        change = adjoint.get(part)
        if change is None or not part.arguments:
            continue
        for x, derivative in _shares(part, change):
            if x.operation != CONSTANT:
                adjoint[x] = add(adjoint[x], derivative) if x in adjoint else derivative
    return {x: adjoint.get(x, ZERO) for x in free(top)}


def _shares(part: Scalar, change: Scalar) -> Sequence[tuple[Scalar, Scalar]]:
    """What an operation's arguments get of the derivative by its value."""
    operation, arguments = part.operation, part.arguments
    if operation == "add":
        return (arguments[0], change), (arguments[1], change)
    if operation == "sub":
        return (arguments[0], change), (arguments[1], neg(change))
    if operation == "neg":
        return ((arguments[0], neg(change)),)
    if operation == "mul":
        a, b = arguments
        return ((a, mul(change, mul(TWO, a))),) if a is b else ((a, mul(change, b)), (b, mul(change, a)))
    if operation == "div":
        a, b = arguments
        quotient = div(change, b)
        return (a, quotient), (b, ZERO if b.operation == CONSTANT else neg(mul(part, quotient)))
    return [(x, mul(partial(part, k), change)) for k, x in enumerate(arguments) if free(x)]


def along(expressions: Iterable[Scalar], rates: Mapping[Scalar, Scalar]) -> list[Scalar]:
    """The rates of scalars whose symbols change at given rates."""
    changes: dict[Scalar, Scalar] = dict(rates)
    moving = rates.keys()
    found = []
    for expression in expressions:
        for part in ordered(expression, changes):
            changes[part] = ZERO if moving.isdisjoint(free(part)) else _forwards(part, changes)
        found.append(changes[expression])
    return found


def _forwards(part: Scalar, changes: Mapping[Scalar, Scalar]) -> Scalar:
    operation, arguments = part.operation, part.arguments
    given = [changes[x] for x in arguments]
    if operation in ("add", "sub", "neg"):
        return BY_OPERATION[operation](*given)
    if operation == "mul":
        a, b = arguments
        if a is b:
            return mul(mul(TWO, a), given[0])
        return add(mul(given[0], b), mul(a, given[1]))
    if operation == "div":
        return div(sub(given[0], mul(part, given[1])), arguments[1])
    if operation == "select":
        return where(arguments[0], given[1], given[2])
    if operation in ("min", "max"):
        first = of_two("le")(*(arguments if operation == "min" else arguments[::-1]))
        return where(first, given[0], given[1])
    total = ZERO
    for k, change in enumerate(given):
        if change is not ZERO:
            total = add(total, mul(partial(part, k), change))
    return total


def partial(part: Scalar, k: int) -> Scalar:
    """The derivative of an operation by an argument."""
    if part.operation == CALL:
        return called(part.value.derivative(k), part.arguments)
    found = _PARTIALS.get(part.operation)
    return ZERO if found is None else found[k](part, *part.arguments)


def _square(a: Scalar) -> Scalar:
    return mul(a, a)


def _radius(a: Scalar, b: Scalar) -> Scalar:
    return add(_square(a), _square(b))


_Partial = Callable[..., Scalar]
_PARTIALS: dict[str, tuple[_Partial, ...]] = {
    "pow": (
        lambda v, a, b: mul(b, power(a, sub(b, ONE))),
        lambda v, a, b: mul(v, function("log")(a)),
    ),
    "sqrt": (lambda v, a: div(HALF, v),),
    "abs": (lambda v, a: unary("sign", a),),
    "sin": (lambda v, a: unary("cos", a),),
    "cos": (lambda v, a: neg(unary("sin", a)),),
    "tan": (lambda v, a: add(ONE, _square(v)),),
    "asin": (lambda v, a: div(ONE, root(sub(ONE, _square(a)))),),
    "acos": (lambda v, a: neg(div(ONE, root(sub(ONE, _square(a))))),),
    "atan": (lambda v, a: div(ONE, add(ONE, _square(a))),),
    "atan2": (lambda v, a, b: div(b, _radius(a, b)), lambda v, a, b: neg(div(a, _radius(a, b)))),
    "sinh": (lambda v, a: unary("cosh", a),),
    "cosh": (lambda v, a: unary("sinh", a),),
    "tanh": (lambda v, a: sub(ONE, _square(v)),),
    "asinh": (lambda v, a: div(ONE, root(add(ONE, _square(a)))),),
    "atanh": (lambda v, a: div(ONE, sub(ONE, _square(a))),),
    "exp": (lambda v, a: v,),
    "log": (lambda v, a: div(ONE, a),),
    SIGNED_POWER: (
        lambda v, a, r: mul(r, _square(binary(SIGNED_POWER, a, mul(HALF, sub(r, ONE))))),
        lambda v, a, r: mul(v, function("log")(unary("abs", a))),
    ),
}  # fmt: skip
"""For each argument; taken of the value, then of the arguments. What is not here is constant where it is smooth."""
