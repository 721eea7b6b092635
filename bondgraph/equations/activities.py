"""Flows in activities in place of efforts: where efforts are sums of logarithms, their exponentials are products.

The affinity of A + 2 B is mu_A + 2 mu_B, with mu = R T log(K q): its exponential, over R T, is K_A q_A (K_B q_B)^2.
That is the law of mass action. It is finite, with its derivatives, where an amount is zero, and a logarithm is not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.evaluation_order import Let
from bondgraph.graph.law import Law, Logarithm


def by_activities(xp: Algebra, laws: Iterable[Law], lets: list[Let], parameters: Collection[Any]) -> list[Let]:
    """The same values, with flows written in activities where efforts are sums of logarithms.

    Args:
        laws: of all elements.
        lets: the values.
        parameters: the symbols that may stand before what is summed.
    """
    laws = list(laws)
    actions = {action.flow: action for law in laws for action in law.mass_actions}
    if not actions:
        return lets
    logarithms = {each.effort: each for law in laws for each in law.logarithms}
    given = {let.symbol: let.expression for let in lets}
    found = []
    for let in lets:
        action = actions.get(let.symbol)
        if action is not None:
            known = {each.activity: _activity(xp, each, logarithms, given, parameters) for each in action.efforts}
            let = replace(let, expression=xp.substitute(action.expression, known))
        found.append(let)
    return found


def _activity(
    xp: Algebra,
    asked: Logarithm,
    logarithms: Mapping[Any, Logarithm],
    given: Mapping[Any, Any],
    parameters: Collection[Any],
) -> Any:
    """The exponential of an effort over its scale: a product over the logarithms that the effort is a sum of."""
    product = xp.number(1)
    alike = {effort: each for effort, each in logarithms.items() if xp.is_zero(each.scale - asked.scale)}
    for effort, times in sum_of(xp, asked.effort, given, alike, parameters).items():
        known = alike.get(effort)
        factor = xp.call["exp"](times * effort / asked.scale) if known is None else known.activity**times
        product = product * factor
    return product


def sum_of(
    xp: Algebra, symbol: Any, given: Mapping[Any, Any], kept: Collection[Any], parameters: Collection[Any] = ()
) -> dict[Any, Any]:
    """A value as a sum of others, each with the factor it is taken times: through values that are such sums.

    Args:
        symbol: it.
        given: expressions by the symbols that stand for them.
        kept: symbols that are left as they are.
        parameters: symbols that factors may hold; by default they are numbers.
    """
    found: dict[Any, Any] = {}
    waiting: list[tuple[Any, Any, frozenset[Any]]] = [(symbol, xp.number(1), frozenset())]
    while waiting:
        value, times, passed = waiting.pop(0)
        terms = None if value in kept or value in passed else _terms(xp, given.get(value), parameters)
        if terms is None:
            found[value] = found[value] + times if value in found else times
        else:
            waiting += [(each, times * factor, passed | {value}) for each, factor in terms.items()]
    return {value: times for value, times in found.items() if not xp.is_zero(times)}


def _terms(xp: Algebra, expression: Any, parameters: Collection[Any]) -> dict[Any, Any] | None:
    """The symbols of an expression with the factors that stand before them; None where it is no such sum."""
    if expression is None:
        return None
    symbols = sorted(xp.free(expression) - {*parameters}, key=xp.name)
    factors = {symbol: xp.diff(expression, symbol) for symbol in symbols}
    if any(xp.free(factor) - {*parameters} for factor in factors.values()):
        return None
    rest = xp.substitute(expression, {symbol: xp.number(0) for symbol in symbols})
    return factors if xp.is_zero(rest) else None
