"""Formulas checked for their dimensions, as far as they are known: laws, and values that are formulas.

Known are effort, flow and their integrals where the domain is, time, what has a name in the graph, and parameters that
are given with a unit. A number has any dimension: it may stand for one with a unit. So only what a written unit leads
to is judged.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from bondgraph.algebra.quantity import PLAIN, Measured, Quantity
from bondgraph.errors import StructureError
from bondgraph.graph.measures import LONGEST, Key, entries, parameter

if TYPE_CHECKING:
    from bondgraph.graph.domains import Domains
    from bondgraph.graph.element import Element

ALIKE = frozenset(("abs", "max", "min"))
"""Functions of the dimension of what they are of."""
_BASE = {"kg": 1, "m": 0, "s": 2, "A": 3, "K": 4, "mol": 5}
"""Units of the base, in the order in which they are written, with their places in a dimension."""
_SECOND = (0, 0, 1, 0, 0, 0)

Powers = tuple[Fraction, ...]


@dataclass(frozen=True)
class _Kind:
    """The dimension of a part of a formula, and whether a written unit leads to it."""

    powers: Powers
    written: bool = False

    def __str__(self) -> str:
        above = [_power(unit, n) for unit, k in _BASE.items() if (n := self.powers[k]) > 0]
        below = [_power(unit, -n) for unit, k in _BASE.items() if (n := self.powers[k]) < 0]
        under = f"({'*'.join(below)})" if len(below) > 1 else "".join(below)
        return ("*".join(above) or "1") + (f"/{under}" if below else "")


def _power(unit: str, n: Fraction) -> str:
    return unit if n == 1 else f"{unit}^{n if n.denominator == 1 else f'({n})'}"


class _Misfit(Exception):
    """What does not fit within a formula, in words."""


def check_formulas(found: Domains) -> None:
    """Refuse formulas whose dimension is known, and is another than that of what they give.

    Raises:
        StructureError: naming the element, and both dimensions.
    """
    given = {name: _Kind(_exact(x.quantity.dimension), True) for name, x in found.graph.values.items()
             if isinstance(x, Measured)}  # fmt: skip
    if not given:
        return
    for element in found.graph.elements.values():
        for text, wanted, unit, local in _formulas(found, element):
            if len(text) > LONGEST:
                continue
            reading = _Reading(found, {**given, **local, "t": _Kind(_exact(_SECOND))})
            try:
                told = reading.of(ast.parse(text, mode="eval").body)
                if told and told.written and wanted is not None and told.powers != wanted:
                    raise _Misfit(f"it is in {told}, and what it gives in {unit}")
            except _Misfit as misfit:
                law = f"'{text}' does not fit: {misfit}"
                remedy = "correct the formula, or the unit of a value in it; a number by itself may have any"
                raise StructureError(element.name, law, parties=(element.name,), remedy=remedy) from None


def _exact(dimension: tuple[int, ...]) -> Powers:
    return tuple(map(Fraction, dimension))


def _formulas(found: Domains, element: Element) -> Iterator[tuple[str, Powers | None, str, dict[str, _Kind]]]:
    """The formulas of an element: the dimension of what each gives, its unit, and what its own variables are."""
    for value, measure in entries(found.graph, element):
        if isinstance(value, str) and not isinstance(value, Quantity) and parameter(value, element) is None:
            powers = found.dimension(measure)
            yield value, None if powers is None else _exact(powers), found.unit(measure), {}
    bonds = found.graph.at[element.name]
    if len(bonds) != 1 or bonds[0][0].size != 1:
        return
    key: Key = (bonds[0][0].name, 0)
    domain = found.domain(key)
    for text, letters in element.laws_are() if domain is not None else ():
        assert domain is not None
        parts = [domain.dimension(letter) for letter in letters]
        letter, own = element.variable(), domain.dimension(element.variable()[:1] or "e")
        if own is None or None in parts:
            continue
        wanted = tuple(Fraction(sum(column)) for column in zip(*(part for part in parts if part), strict=True))
        unit = domain.unit(letters) if len(letters) == 1 else str(_Kind(wanted))
        yield text, wanted, unit, {letter: _Kind(_exact(own)), f"{letter}1": _Kind(_exact(own))}


@dataclass(frozen=True)
class _Reading:
    """What the names of a formula are of."""

    found: Domains
    known: Mapping[str, _Kind]

    def of(self, node: ast.AST) -> _Kind | None:
        """The dimension of a part of a formula; None where it is not known.

        Raises:
            _Misfit: for what is added, compared or taken a function of and does not fit.
        """
        match node:
            case ast.Name() | ast.Attribute():
                return self._name(ast.unparse(node))
            case ast.UnaryOp(operand=inner):
                return self.of(inner)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                return self._same(left, right, "added")
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                return _times(self.of(left), self.of(right), 1)
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                return _times(self.of(left), self.of(right), -1)
            case ast.BinOp(left=base, op=ast.Pow(), right=exponent):
                return self._raised(base, exponent)
            case ast.Compare(left=left, comparators=[right]):
                self._same(left, right, "compared")
                return None
            case ast.Call(func=ast.Name(id=function), args=arguments):
                return self._called(function, arguments)
            case _:
                return None

    def _name(self, name: str) -> _Kind | None:
        if name in self.known:
            return self.known[name]
        for measure in self.found.measured.get(name, ()):
            if (powers := self.found.dimension(measure)) is not None:
                return _Kind(_exact(powers))
        return None

    def _same(self, left: ast.AST, right: ast.AST, how: str) -> _Kind | None:
        one, other = self.of(left), self.of(right)
        if one and other and one.powers != other.powers and (one.written or other.written):
            texts = ast.unparse(left), ast.unparse(right)
            raise _Misfit(f"'{texts[0]}' is in {one} and '{texts[1]}' in {other}, and they are {how}")
        if one is None or other is None:
            return one or other
        return _Kind(one.powers, one.written or other.written) if one.powers == other.powers else None

    def _raised(self, base: ast.AST, exponent: ast.AST) -> _Kind | None:
        one, other = self.of(base), self.of(exponent)
        self._plain(exponent, other, "an exponent")
        number = _number(exponent)
        if one is None or number is None:
            return one if one and one.powers == _exact(PLAIN) else None
        return _Kind(tuple(number * n for n in one.powers), one.written)

    def _called(self, function: str, arguments: list[ast.expr]) -> _Kind | None:
        if function == "where":
            self.of(arguments[0])
            return self._same(arguments[1], arguments[2], "taken for one another")
        if function in ALIKE:
            kinds = [self.of(arguments[0])]
            kinds += [self._same(arguments[0], other, "compared") for other in arguments[1:]]
            return kinds[-1]
        if function == "sqrt":
            found = self.of(arguments[0])
            return found and _Kind(tuple(n / 2 for n in found.powers), found.written)
        if function == "atan2":
            self._same(arguments[0], arguments[1], "compared")
        elif function != "sign":
            for argument in arguments:
                self._plain(argument, self.of(argument), f"{function}(...)")
        return _Kind(_exact(PLAIN))

    def _plain(self, node: ast.AST, found: _Kind | None, where: str) -> None:
        if found and found.written and found.powers != _exact(PLAIN):
            raise _Misfit(f"'{ast.unparse(node)}' in {where} is in {found}, and no number or angle")


def _times(one: _Kind | None, other: _Kind | None, sign: int) -> _Kind | None:
    if one is None or other is None:
        return None
    return _Kind(
        tuple(a + sign * b for a, b in zip(one.powers, other.powers, strict=True)), one.written or other.written
    )


def _number(node: ast.AST) -> Fraction | None:
    """A number that is written out, or a quotient of two."""
    match node:
        case ast.Constant(value=int() | float() as value):
            return Fraction(value).limit_denominator(1000)
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            found = _number(inner)
            return None if found is None else -found
        case ast.BinOp(left=left, op=ast.Div(), right=right):
            above, below = _number(left), _number(right)
            return above / below if above is not None and below else None
        case _:
            return None
