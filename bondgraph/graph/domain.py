"""The domains of ports: what the effort and the flow there are, and their units."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from bondgraph.algebra.quantity import Dimension, dimension_of
from bondgraph.errors import StructureError
from bondgraph.graph.nearest import nearest


class Domain(Enum):
    """What the power at a port is made of. Two ports that meet are of one domain.

    >>> Domain("electrical").effort, Domain("electrical").unit("e/f")
    ('voltage', 'ohm')
    """

    electrical = "electrical"
    translational = "translational"
    rotational = "rotational"
    hydraulic = "hydraulic"
    thermal = "thermal"
    pseudo_thermal = "pseudo-thermal"
    chemical = "chemical"
    signal = "signal"

    def __str__(self) -> str:
        return str(self.value)

    @property
    def effort(self) -> str:
        """What the effort is called there."""
        return _VARIABLES[self][0]

    @property
    def flow(self) -> str:
        """What the flow is called there."""
        return _VARIABLES[self][1]

    @property
    def is_pseudo(self) -> bool:
        """Whether effort times flow is no power."""
        return self in (Domain.pseudo_thermal, Domain.signal)

    def unit(self, of: str) -> str:
        """The SI unit of what is one, or a quotient of two, of e, f, p, q, and a, the rate of f; empty for signals.

        >>> translational.unit("p/f"), translational.unit("q/e"), hydraulic.unit("f/f")
        ('kg', 'm/N', '1')
        """
        known = _UNITS.get(self, {})
        above, _, below = of.partition("/")
        if not known or of in known:
            return known.get(of, "")
        return "1" if above == below else quotient(known[above], known[below])

    def dimension(self, letter: str) -> Dimension | None:
        """The dimension of one of e, f, p, q, a; None for signals, which have any."""
        return dimension_of(_UNITS[self][letter]) if self in _UNITS else None


Allowed = frozenset[Domain]


@dataclass(frozen=True)
class Reason:
    """Why a bond is of some domains and not of others: who says so, in words, and which are left."""

    of: str
    words: str
    allowed: Allowed


def quotient(above: str, below: str) -> str:
    """The unit of a quotient of quantities with these units.

    >>> quotient("N*m", "A"), quotient("m/s", "rad/s"), quotient("V", "m/s")
    ('N*m/A', 'm/rad', 'V*s/m')
    """
    (a, _, b), (c, _, d) = above.partition("/"), below.partition("/")
    if b == d:
        top, bottom = [a], [c]
    else:
        top, bottom = [part for part in (a, d) if part], [part for part in (c, b) if part]
    factors = "*".join(part.strip("()") for part in bottom)
    return f"{'*'.join(part.strip('()') for part in top)}/{f'({factors})' if '*' in factors else factors}"


def read_domain(place: str, given: Any) -> Domain | None:
    """A domain by itself or by its name; None for none.

    Raises:
        StructureError: for anything else.
    """
    if given is None or isinstance(given, Domain):
        return given
    try:
        return Domain(given)
    except ValueError:
        meant = _MEANT.get(str(given).lower())
        remedy = f"write {meant}" if meant else nearest(str(given)[:100], [*map(str, Domain)], "write one of")
        law = f"{given!r:.40} is no domain"
        raise StructureError(place, law, parties=(place,), remedy=remedy) from None


_MEANT = {
    **dict.fromkeys(("mechanical", "mechanics", "mechanic"), "'translational' or 'rotational'"),
    **dict.fromkeys(("linear", "translation"), "'translational'"),
    **dict.fromkeys(("angular", "rotary", "rotation"), "'rotational'"),
    **dict.fromkeys(("electric", "electronic", "magnetic"), "'electrical'"), "fluid": "'hydraulic'",
    "heat": "'pseudo-thermal', of heat flow, or 'thermal', of entropy flow",
}  # fmt: skip
"""What is meant by other words for domains."""
_VARIABLES = {
    Domain.electrical: ("voltage", "current"),
    Domain.translational: ("force", "velocity"),
    Domain.rotational: ("torque", "angular velocity"),
    Domain.hydraulic: ("pressure", "volume flow"),
    Domain.thermal: ("temperature", "entropy flow"),
    Domain.pseudo_thermal: ("temperature", "heat flow"),
    Domain.chemical: ("chemical potential", "molar flow"),
    Domain.signal: ("signal", "signal"),
}

_NAMES = ("e", "f", "p", "q", "a", "e/f", "p/f", "q/e")
_UNITS = {
    domain: dict(zip(_NAMES, units.split(), strict=True))
    for domain, units in {
        Domain.electrical: "V A V*s C A/s ohm H F",
        Domain.translational: "N m/s N*s m m/s^2 N*s/m kg m/N",
        Domain.rotational: "N*m rad/s N*m*s rad rad/s^2 N*m*s/rad kg*m^2 rad/(N*m)",
        Domain.hydraulic: "Pa m^3/s Pa*s m^3 m^3/s^2 Pa*s/m^3 kg/m^4 m^3/Pa",
        Domain.thermal: "K W/K K*s J/K W/(K*s) K^2/W K^2*s/W J/K^2",
        Domain.pseudo_thermal: "K W K*s J W/s K/W K*s/W J/K",
        Domain.chemical: "J/mol mol/s J*s/mol mol mol/s^2 J*s/mol^2 J*s^2/mol^2 mol^2/J",
    }.items()
}
"""The units of e, f, their integrals p and q, the rate of f, and of the values of R, I and C."""

EVERY = frozenset(_UNITS)
"""The domains whose efforts and flows have dimensions."""


@cache
def quotient_dimension(above: tuple[Domain, str], below: tuple[Domain, str] | None) -> Dimension | None:
    """The dimension of a variable over another, each a domain and its letter; None where signals let it be any."""
    a, b = (None if x is None else x[0].dimension(x[1]) for x in (above, below))
    if a is None or (b is None and below is not None):
        return None
    return a if b is None else tuple(x - y for x, y in zip(a, b, strict=True))


electrical, translational, rotational = Domain.electrical, Domain.translational, Domain.rotational
hydraulic, thermal, pseudo_thermal = Domain.hydraulic, Domain.thermal, Domain.pseudo_thermal
chemical, signal = Domain.chemical, Domain.signal
