"""Quantities as text, a number and a unit: "5 mH", "20 rpm", "1.5 kN*m". They become numbers in SI units."""

from __future__ import annotations

import math
import re
from difflib import get_close_matches
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from bondgraph.algebra.text.parse import written
from bondgraph.algebra.text.vocabulary import quoted
from bondgraph.algebra.units import WITH_PREFIXES, WITHOUT_PREFIXES
from bondgraph.errors import ExpressionError

LONGEST = 100
"""Characters that a quantity may have."""

Dimension = tuple[int, ...]
"""The exponents of metre, kilogram, second, ampere, kelvin and mole."""

PLAIN: Dimension = (0,) * 6
"""The dimension of numbers and angles."""

_BASE = ("[length]", "[mass]", "[time]", "[current]", "[temperature]", "[substance]")
_POWER = r"(?:(?:\^|\*\*)?-?[1-9]|[²³])?"
_FACTOR = rf"[A-Za-zµμΩ\u2126°]+{_POWER}"
_PRODUCT = rf"{_FACTOR}(?:\s*[*.·]\s*{_FACTOR})*"
_BRACKET = rf"\(\s*{_PRODUCT}(?:\s*/\s*(?:\(\s*{_PRODUCT}\s*\){_POWER}|{_FACTOR}))?\s*\){_POWER}"
_UNIT = rf"(?:(?<=\s)1|{_PRODUCT}|{_BRACKET})\s*/\s*(?:{_BRACKET}|{_FACTOR})|{_PRODUCT}"
_QUANTITY = re.compile(rf"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{{1,3}})?)\s*({_UNIT})\s*", re.ASCII)
_EACH = re.compile(_FACTOR)
_IN_BRACKETS = re.compile(rf"\s*\((.*)\)({_POWER})\s*")
_PARTS = re.compile(r"([^-^*\d²³]+)(?:\^|\*\*)?(-?\d|[²³])?")


class Quantity(str):
    """A number in SI units as comparable text, which knows the quantity that was written.

    Attributes:
        written: as it was written, "5 mH".
        dimension: what it is of.

    >>> found = quantity("5 mH")
    >>> found == "0.005", found
    (True, '5 mH')
    """

    __slots__ = ("dimension", "written")
    written: str
    dimension: Dimension

    def __new__(cls, text: str, written: str, dimension: Dimension) -> Quantity:
        found = super().__new__(cls, text)
        found.written, found.dimension = written, dimension
        return found

    def __repr__(self) -> str:
        return repr(self.written)

    def __getnewargs__(self) -> tuple[str, str, Dimension]:  # type: ignore[override]  # what makes it again
        return str(self), self.written, self.dimension


class Measured(float):
    """A number in SI units that knows the quantity that was written, as its `quantity`."""

    __slots__ = ("quantity",)
    quantity: Quantity

    def __new__(cls, quantity: Quantity) -> Measured:
        found = super().__new__(cls, str(quantity))
        found.quantity = quantity
        return found

    def __getnewargs__(self) -> tuple[Quantity]:  # type: ignore[override]  # what makes it again
        return (self.quantity,)


def quantity(text: str) -> Quantity | None:
    """The quantity that a text is; None where it is no number with a unit that is known.

    The number in SI units is the float that is nearest to it: "5 mH" is 5e-3 to the last bit.

    Raises:
        ExpressionError: for a number too large or too small for a float, and a temperature in degC among other units.
    """
    shape = _QUANTITY.fullmatch(text) if len(text) <= LONGEST else None
    if shape is None or (unit := _unit(shape[2])) is None:
        return None
    factor, zero, dimension = unit
    number = Fraction(shape[1]) * factor + zero
    try:
        found = float(number)
    except OverflowError:
        found = math.inf
    if math.isinf(found) or (found == 0.0 and number):
        law = "in SI units it is beyond the range of numbers"
        raise ExpressionError(quoted(text), law, remedy="give one between 1e-300 and 1e300")
    return Quantity(written(found), f"{shape[1]} {''.join(shape[2].split())}", dimension)


def unknown_units(text: str) -> list[str]:
    """Of a text that would be a quantity, the units that are not known."""
    shape = _QUANTITY.fullmatch(text) if len(text) <= LONGEST else None
    return [] if shape is None else [name for name, _ in _factors(shape[2]) if _canonical(name) is None]


def other_unit(name: str) -> str:
    """What to write in place of a unit that is not read; empty where none is near.

    >>> other_unit("Ohms"), other_unit("seconds"), other_unit("Hz"), other_unit("parsec")
    ("'ohm'", "'s'", '1/s, rev/s or rad/s', '')
    """
    if name in _INSTEAD:
        return _INSTEAD[name]
    near = get_close_matches(name.lower(), _words(), 1, ALIKE)
    return f"'{_words()[near[0]]}'" if near else ""


ALIKE = 0.7
"""How alike a word and a unit's name are, by `difflib`, where one may be meant by the other."""
_INSTEAD = {
    "Hz": "1/s, rev/s or rad/s", "k": "1e3 times the number", "M": "1e6 times the number",
    **dict.fromkeys(("amp", "amps", "Amp", "Amps"), "'A'"), **dict.fromkeys(("sec", "secs"), "'s'"),
    **dict.fromkeys(("degF", "fahrenheit", "Fahrenheit", "degR"), "'degC' or 'K'"),
}  # fmt: skip
"""What is no unit on its own, may be several, or is short for one."""


@cache
def _words() -> dict[str, str]:
    """The short name of each unit, by its names in small letters."""
    found: dict[str, str] = {}
    for line in filter(None, (WITH_PREFIXES + WITHOUT_PREFIXES).splitlines()):
        long, _, *names = (part.strip() for part in line.split("="))
        found |= dict.fromkeys((long.replace("_", " "), *(x.lower() for x in names)), names[0])
    return found


def dimension_of(unit: str) -> Dimension:
    """The dimension of a unit that is known.

    >>> dimension_of("N*m") == dimension_of("J"), dimension_of("m/s^2")
    (True, (1, 0, -2, 0, 0, 0))
    """
    found = _unit(unit)
    assert found is not None, unit
    return found[2]


def _factors(unit: str, power: int = 1) -> list[tuple[str, int]]:
    """The factors of a unit to some power, each with its exponent."""
    found = []
    for part, sign in zip(_sides(unit), (power, -power), strict=True):
        if bracket := _IN_BRACKETS.fullmatch(part):
            found += _factors(bracket[1], sign * _exponent(bracket[2].lstrip("^*")))
            continue
        for factor in _EACH.findall(part):
            name, own = _PARTS.fullmatch(factor).groups()  # type: ignore[union-attr]  # it matches each factor
            found.append((name, sign * _exponent(own)))
    return found


def _sides(unit: str) -> tuple[str, str]:
    """What stands before and after the slash that is in no brackets."""
    depth = 0
    for k, letter in enumerate(unit):
        depth += (letter == "(") - (letter == ")")
        if letter == "/" and not depth:
            return unit[:k], unit[k + 1 :]
    return unit, ""


def _exponent(power: str | None) -> int:
    return int({"²": "2", "³": "3"}.get(power or "1", power or "1"))


@lru_cache(maxsize=4096)
def _unit(unit: str) -> tuple[Fraction, Fraction, Dimension] | None:
    """The factor to SI units, the number of its zero there, and the dimension; None for a unit that is not known."""
    factors = [(_canonical(name), power) for name, power in _factors(unit)]
    number, zero, dimension = Fraction(1), Fraction(0), PLAIN
    for name, power in factors:
        if name is None:
            return None
        factor, offset, own = _one(name)
        if offset and (len(factors) > 1 or power != 1):
            law = f"'{unit}' counts from the zero of degC, which a difference of temperatures does not have"
            raise ExpressionError(quoted(unit), law, remedy="write K in place of degC there")
        number, zero = number * factor**power, zero + offset
        dimension = tuple(a + power * b for a, b in zip(dimension, own, strict=True))
    return number, zero, dimension


@lru_cache(maxsize=4096)
def _one(name: str) -> tuple[Fraction, Fraction, Dimension]:
    """The factor, the zero and the dimension of one unit by its whole name."""
    known = _registry()
    exponents = known.get_dimensionality(name)
    dimension = tuple(int(exponents.get(base, 0)) for base in _BASE)
    root = known.get_root_units(name)[1]
    zero, one = (known.convert(Fraction(n), name, root) for n in (0, 1))
    grams = Fraction(1000) ** -dimension[1]  # what pint makes units of mass of
    return (one - zero) * grams, zero * grams, dimension


@lru_cache(maxsize=4096)
def _canonical(symbol: str) -> str | None:
    """The whole name of a unit by its symbol; None for one that is not known."""
    parsed = _registry().parse_unit_name
    plural = parsed(symbol[:-1]) if symbol.endswith("s") else ()  # pint reads "Nms" as several Nm
    for prefix, name, _ in sorted({*parsed(symbol)} - {*plural}):
        if not (prefix and name in _alone()):
            return f"{prefix}{name}"
    return None


@cache
def _alone() -> frozenset[str]:
    from bondgraph.algebra.units import WITHOUT_PREFIXES

    return frozenset(line.split(" = ")[0] for line in WITHOUT_PREFIXES.split("\n"))


@cache
def _registry() -> Any:
    """The one registry of pint, with the units of `units.py` alone; made when the first unit is read."""
    import pint

    from bondgraph.algebra.units import PREFIXES, WITH_PREFIXES, WITHOUT_PREFIXES

    # A symbol that is its name as well is defined twice, alike; pint would log that where a program has set up logging.
    found: Any = pint.UnitRegistry(None, non_int_type=Fraction, cache_folder=None, on_redefinition="ignore")
    found.load_definitions([line for part in (PREFIXES, WITH_PREFIXES, WITHOUT_PREFIXES) for line in part.split("\n")])
    return found
