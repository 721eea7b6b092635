"""Formulas checked for their dimensions, as far as they are known: laws, and values that are formulas.

Known are effort, flow and their integrals where the domain is, time, what has a name in the graph, and parameters that
are given with a unit, by the graph or to a run. A number in a product has any dimension: it may stand for one with a
unit; but 0.5, and a whole number that something is divided by, are shares. So only what a written unit leads to is
judged: where some of the domains that are left fit, these remain. Where none does, the parameter is told the units that
would; but where nothing says of which domain it is, a formula may give what is none of them, as an acceleration that
transformers take for a force, and only what does not fit within it is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import permutations, product
from math import prod
from typing import TYPE_CHECKING

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import PLAIN, Quantity
from bondgraph.algebra.quantity import quantity as read
from bondgraph.errors import StructureError, ValueRefused
from bondgraph.graph.domain import EVERY, Domain, Reason, quotient
from bondgraph.graph.measures import LONGEST, Key, entries, parameter

if TYPE_CHECKING:
    from bondgraph.graph.domains import Domains
    from bondgraph.graph.element import Element

ALIKE = frozenset(("abs", "max", "min"))
"""Functions of the dimension of what they are of."""
_BASE = {"kg": 1, "m": 0, "s": 2, "A": 3, "K": 4, "mol": 5}
"""Units of the base, in the order in which they are written, with their places in a dimension."""
_SECOND = (0, 0, 1, 0, 0, 0)
_WORDS = {
    tuple(map(Fraction, powers)): unit
    for unit, powers in {
        "rad": PLAIN, "rad/s": (0, 0, -1, 0, 0, 0), "s": _SECOND, "m": (1, 0, 0, 0, 0, 0), "kg": (0, 1, 0, 0, 0, 0),
    }.items()
}  # fmt: skip
"""Units that are called so in all domains."""

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


def si_unit(quantity: Quantity) -> str:
    """The SI unit of a quantity: its own where it is one, else a product of base units.

    >>> from bondgraph.algebra.quantity import quantity
    >>> si_unit(quantity("5 N*m/rad")), si_unit(quantity("5 mH")), si_unit(quantity("20 rpm"))
    ('N*m/rad', 'kg*m^2/(s^2*A^2)', 'rad/s')
    """
    unit = quantity.written.partition(" ")[2]
    own, powers = read(f"1 {unit}"), _exact(quantity.dimension)
    if own is not None and float(own) == 1:
        return unit
    return _WORDS.get(powers) or str(_Kind(powers))


class _Misfit(Exception):
    """What does not fit within a formula, in words."""


@dataclass(frozen=True)
class _Place:
    """A formula of an element, of which power variables what it gives is made, and which its own variables are."""

    element: Element
    text: str
    gives: tuple[tuple[str, Key, int], ...]
    own: Mapping[str, tuple[str, Key]]

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """The components of bonds whose domains say what it gives, and what its variables are."""
        return tuple(dict.fromkeys((*(key for _, key, _ in self.gives), *(key for _, key in self.own.values()))))

    @cached_property
    def tree(self) -> ast.expr:
        return ast.parse(self.text, mode="eval").body

    def wanted(self, domains: Mapping[Key, Domain]) -> Powers | None:
        """The dimension of what it gives; None where signals let it be any."""
        parts = [(domains[key].dimension(letter), sign) for letter, key, sign in self.gives]
        if any(part is None for part, _ in parts):
            return None
        return tuple(
            Fraction(sum(column)) for column in zip(*([n * x for x in part or ()] for part, n in parts), strict=True)
        )

    def unit(self, domains: Mapping[Key, Domain]) -> str:
        """The SI unit of what it gives."""
        if {sign for *_, sign in self.gives} == {1, -1}:
            (above, a, _), (below, b, _) = self.gives
            one, other = domains[a], domains[b]
            return one.unit(f"{above}/{below}") if one == other else quotient(one.unit(above), other.unit(below))
        if len(self.gives) == 1:
            return domains[self.gives[0][1]].unit(self.gives[0][0])
        return str(_Kind(self.wanted(domains) or _exact(PLAIN)))

    def variables(self, domains: Mapping[Key, Domain]) -> dict[str, _Kind]:
        """The kinds of its own variables, as far as they have any."""
        found = {name: domains[key].dimension(letter) for name, (letter, key) in self.own.items()}
        return {name: _Kind(_exact(powers)) for name, powers in found.items() if powers is not None}


class _Time(_Place):
    """A formula that gives a time."""

    def wanted(self, domains: Mapping[Key, Domain]) -> Powers:
        return _exact(_SECOND)

    def unit(self, domains: Mapping[Key, Domain]) -> str:
        return "s"


def fit_formulas(found: Domains, given: Mapping[str, Quantity], of_a_run: bool = False) -> bool:
    """Take away the domains in which a formula gives something of another dimension than it should; whether any was.

    Args:
        found: the domains, which are narrowed.
        given: the parameters that have a unit.
        of_a_run: whether these are given to a run, and not to the graph; whom a refusal names.

    Raises:
        StructureError: for a formula that fits in no domain that is left, naming the element.
        ValueRefused: the same of a run, naming the parameter.
    """
    changed = False
    kinds = {name: _Kind(_exact(x.dimension), True) for name, x in given.items()}
    for place in _places(found) if kinds else ():
        told = [name for name in dict.fromkeys(_names(place.tree)) if name in kinds]
        if not told:
            continue
        fitting, misfits = [], []
        for domains in _domains_at(found, place.keys):
            reading, misfit = _read(found, place, kinds, domains)
            if misfit is None:
                fitting.append(domains)
            else:
                misfits.append((misfit, reading, domains))
        if misfits and not fitting:
            if _may_be_of_others(found, place, kinds):
                continue
            raise _refusal(place, told, misfits, given, of_a_run)
        for key in place.keys if misfits else ():
            left = frozenset(domains[key] for domains in fitting)
            units = ", ".join(f"{name} = {given[name].written}" for name in told)
            words = f"'{place.text}' of '{place.element.name}' ({units}) makes it {' or '.join(sorted(map(str, left)))}"
            changed |= found.narrow(key, Reason(place.element.name, words, left))
    return changed


def _read(
    found: Domains, place: _Place, kinds: Mapping[str, _Kind], domains: Mapping[Key, Domain]
) -> tuple[_Reading, _Misfit | None]:
    """A formula read where its variables are of some domains, and what does not fit there."""
    reading = _Reading(found, {**kinds, **place.variables(domains), "t": _Kind(_exact(_SECOND))})
    try:
        reading.check(place, domains)
    except _Misfit as misfit:
        return reading, misfit
    return reading, None


def _may_be_of_others(found: Domains, place: _Place, kinds: Mapping[str, _Kind]) -> bool:
    """Whether a formula fits where each of its variables that nothing tells the domain of has any dimension."""
    untold = {key: Domain.signal for key in place.keys if found.at(key) == EVERY}
    told = tuple(key for key in place.keys if key not in untold)
    return any(_read(found, place, kinds, {**at, **untold})[1] is None for at in _domains_at(found, told))


def _exact(dimension: tuple[int, ...]) -> Powers:
    return tuple(map(Fraction, dimension))


def _names(node: ast.AST) -> Iterator[str]:
    """The names in a formula, those of parts of a submodel whole."""
    if isinstance(node, ast.Name | ast.Attribute):
        yield ast.unparse(node)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _names(child)


def _domains_at(found: Domains, keys: tuple[Key, ...]) -> Iterator[dict[Key, Domain]]:
    """The domains that some components can be of, together; none where these are too many to be tried."""
    same = list(dict.fromkeys(found.same[key] for key in keys))
    allowed = [[domain for domain in Domain if domain in found.at(key)] for key in same]
    for chosen in product(*allowed) if prod(map(len, allowed)) <= MOST_DOMAINS else ():
        at = dict(zip(same, chosen, strict=True))
        yield {key: at[found.same[key]] for key in keys}


def _refusal(
    place: _Place,
    told: list[str],
    misfits: Sequence[tuple[_Misfit, _Reading, dict[Key, Domain]]],
    given: Mapping[str, Quantity],
    of_a_run: bool,
) -> StructureError | ValueRefused:
    """What does not fit, and in which units the parameters would."""
    name, sought = place.element.name, {each: _sought_units(place, each, misfits) for each in told}
    fits = " or ".join(f"'{each}' in {', '.join(units[:MOST])}" for each, units in sought.items() if units)
    said = {str(misfit) for misfit, _, _ in misfits}
    misfit = said.pop() if len(said) == 1 else "it does so in no domain"
    if of_a_run:
        first = next((each for each in told if sought[each]), told[0])
        law = f"{given[first].written} does not fit '{place.text}' of '{name}': {misfit}"
        remedy = f"give {fits}; " if fits else "correct the unit; "
        return ValueRefused(first, law, parties=(*told, name), remedy=f"{remedy}a number by itself may have any")
    remedy = f"correct the formula, or give {fits}" if fits else "correct the formula, or the unit of a value in it"
    law = f"'{place.text}' does not fit: {misfit}"
    return StructureError(name, law, parties=(name,), remedy=f"{remedy}; a number by itself may have any")


MOST_DOMAINS = 400
"""So many domains of the components of a formula are tried together: any three."""
MOST = 4
"""In so many units a parameter is told to fit, where domains leave several."""


def _sought_units(
    place: _Place, name: str, misfits: Sequence[tuple[_Misfit, _Reading, dict[Key, Domain]]]
) -> list[str]:
    """The units in which a parameter fits a formula, in the domains that are left; none where nothing says so."""
    found: dict[str, None] = {}
    for _, reading, domains in misfits:
        others = _Reading(reading.found, {**reading.known, name: None})
        powers = others.sought(place.tree, name, place.wanted(domains))
        known = reading.known[name]
        if powers is not None and known is not None and powers != known.powers:
            found[_named(powers, domains.values())] = None
    return list(found)


def _named(powers: Powers, domains: Iterable[Domain]) -> str:
    """A unit of a dimension in the words of a domain: N/m, and not kg/s^2."""
    words = _WORDS.get(powers)
    for domain in domains if words is None else ():
        letters = [letter for letter in "efpqa" if domain.dimension(letter)]
        for above, below in (*((letter, "") for letter in letters), *permutations(letters, 2)):
            one, other = domain.dimension(above), domain.dimension(below) if below else PLAIN
            if one and other and _exact(tuple(a - b for a, b in zip(one, other, strict=True))) == powers:
                return domain.unit(f"{above}/{below}" if below else above)
    return words or str(_Kind(powers))


def _places(found: Domains) -> Iterator[_Place]:
    """The formulas of a graph that are not too long: values, and laws of single components."""
    for element in found.graph.elements.values():
        yield from (_Time(element, text, (), {}) for text in element.times() if len(text) <= LONGEST)
        for value, measure in entries(found.graph, element):
            if isinstance(value, str) and not isinstance(value, Quantity) and parameter(value, element) is None:
                gives = tuple(
                    (letter[0], key, sign) for (letter, key), sign in zip(measure.variables, (1, -1), strict=False)
                )
                if len(value) <= LONGEST:
                    yield _Place(element, value, gives, {})
        bonds = found.graph.at[element.name]
        own = element.variable()[:1]
        if len(bonds) != 1 or not own:
            continue
        name, size = bonds[0][0].name, bonds[0][0].size
        variables = {f"{own}{k + 1}": (own, (name, k)) for k in range(size)}
        variables |= {own: (own, (name, 0))} if size == 1 else {}
        laws = element.laws_are()
        for k, (text, letters) in enumerate(laws):
            at = (name, k if len(laws) == size else 0)
            if len(text) <= LONGEST:
                used = {each: variables[each] for each in expressions.names(text) if each in variables}
                yield _Place(element, text, tuple((letter, at, 1) for letter in letters), used)


@dataclass(frozen=True)
class _Reading:
    """What the names of a formula are of."""

    found: Domains
    known: Mapping[str, _Kind | None]

    def check(self, place: _Place, domains: Mapping[Key, Domain]) -> None:
        """Read a formula, where what it gives is of these domains.

        Raises:
            _Misfit: where a written unit leads to another dimension.
        """
        told, wanted = self.of(place.tree), place.wanted(domains)
        if told and told.written and wanted is not None and told.powers != wanted:
            raise _Misfit(f"it is in {told}, and what it gives in {place.unit(domains)}")

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
            case ast.BinOp(op=ast.Mult() | ast.Div()):
                return self._product(node)
            case ast.BinOp(left=base, op=ast.Pow(), right=exponent):
                return self._raised(base, exponent)
            case ast.Compare(left=left, comparators=[right]):
                self._same(left, right, "compared")
                return None
            case ast.Call(func=ast.Name(id=function), args=arguments):
                return self._called(function, arguments)
            case _:
                return None

    def sought(self, node: ast.AST, name: str, wanted: Powers | None) -> Powers | None:
        """The dimension that a name must have for a part of a formula to be of one; None where nothing says so.

        Args:
            node: the part.
            name: the name, of which nothing is known here.
            wanted: the dimension of the part; None where it is not known.
        """
        if name not in _names(node):
            return None
        plain = _exact(PLAIN)
        match node:
            case ast.Name() | ast.Attribute():
                return wanted
            case ast.UnaryOp(operand=inner):
                return self.sought(inner, name, wanted)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                return self._among((left, right), name, wanted)
            case ast.Compare(left=left, comparators=[right]):
                return self._among((left, right), name, None)
            case ast.BinOp(op=ast.Mult() | ast.Div()):
                return self._factor(node, name, wanted)
            case ast.BinOp(left=base, op=ast.Pow(), right=exponent):
                number = _number(exponent)
                inner_wanted = tuple(n / number for n in wanted) if wanted and number else None
                return self.sought(base, name, inner_wanted) or self.sought(exponent, name, plain)
            case ast.Call(func=ast.Name(id="where"), args=[condition, *ways]):
                return self.sought(condition, name, None) or self._among(ways, name, wanted)
            case ast.Call(func=ast.Name(id="sqrt"), args=[inner]):
                return self.sought(inner, name, tuple(2 * n for n in wanted) if wanted else None)
            case ast.Call(func=ast.Name(id=function), args=arguments) if function in ALIKE or function == "atan2":
                return self._among(arguments, name, None if function == "atan2" else wanted)
            case ast.Call(func=ast.Name(id=function), args=arguments) if function != "sign":
                return next(filter(None, (self.sought(each, name, plain) for each in arguments)), None)
            case _:
                return None

    def _among(self, parts: Sequence[ast.expr], name: str, wanted: Powers | None) -> Powers | None:
        """What a name must be in parts that are of one dimension: that which is wanted, else that of another part."""
        known = [self._kind(each) for each in parts]
        wanted = wanted or next((each.powers for each in known if each), None)
        return next(filter(None, (self.sought(each, name, wanted) for each in parts)), None)

    def _factor(self, node: ast.AST, name: str, wanted: Powers | None) -> Powers | None:
        """What a name must be in one factor of a product."""
        factors = list(_factors(node))
        holding = [(each, sign) for each, sign in factors if name in _names(each)]
        if len(holding) > 1:
            return None
        (factor, sign), own = holding[0], _exact(PLAIN)
        kinds = [
            (_Kind(own) if _is_pure(each, n) else self._kind(each), n) for each, n in factors if each is not factor
        ]
        if wanted is not None and all(kind for kind, _ in kinds):
            left = wanted
            for kind, n in kinds:
                left = tuple(a - n * b for a, b in zip(left, kind.powers if kind else own, strict=True))
            return self.sought(factor, name, tuple(sign * a for a in left))
        return self.sought(factor, name, None)

    def _kind(self, node: ast.AST) -> _Kind | None:
        try:
            return self.of(node)
        except _Misfit:
            return None

    def _product(self, node: ast.AST) -> _Kind | None:
        """The dimension of a product; a 2 beneath a written unit is no more than a number."""
        found: _Kind | None = _Kind(_exact(PLAIN))
        pure = False
        for factor, sign in _factors(node):
            if _is_pure(factor, sign):
                pure = True
            else:
                found = _times(found, self.of(factor), sign)
        return found if found is None or found.written or not pure else None

    def _name(self, name: str) -> _Kind | None:
        if name in self.known:
            return self.known[name]
        if name == "pi":
            return _Kind(_exact(PLAIN))
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


def _factors(node: ast.AST, sign: int = 1) -> Iterator[tuple[ast.AST, int]]:
    """The factors of a product, each with 1, or -1 beneath a fraction line."""
    match node:
        case ast.BinOp(left=left, op=ast.Mult() | ast.Div() as op, right=right):
            yield from _factors(left, sign)
            yield from _factors(right, sign if isinstance(op, ast.Mult) else -sign)
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            yield from _factors(inner, sign)
        case _:
            yield node, sign


def _is_pure(node: ast.AST, sign: int) -> bool:
    """Whether a factor is a share, as a half is, and hides no unit: a whole number beneath a fraction line, or 0.5."""
    match node:
        case ast.Constant(value=int() | float() as value):
            return value == 1 or value == 0.5 or (sign < 0 and value == int(value) and 1 < value <= LARGEST_SHARE)
        case _:
            return False


LARGEST_SHARE = 12
"""Of what is divided by a whole number up to this, it is a share: k*q**2/2, b*h**3/12."""


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
