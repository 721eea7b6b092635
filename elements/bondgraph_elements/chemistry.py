"""Chemistry: species, reactions, and species whose amounts are held."""

from __future__ import annotations

from dataclasses import dataclass
from sys import float_info
from typing import Any, ClassVar

from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Law, Logarithm, MassAction, Place
from bondgraph.graph.values import scalar_text

LEAST = float_info.min
"""The least activity that has a chemical potential of its own; no amount that is counted in molecules is smaller."""


@dataclass(frozen=True)
class Chemical(Element):
    """What has chemical potentials mu = R T log(activity).

    Args:
        name: its name.
        value: its parameter: a number or a formula in parameters; by default the parameter of its own name.
        scale: R T, a formula in parameters.
    """

    value: Scalar = None
    scale: Scalar = "R_gas*T"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", scalar_text(self.value))
        object.__setattr__(self, "scale", scalar_text(self.scale))

    def texts(self) -> tuple[str, ...]:
        return tuple(text for text in (self.value, self.scale) if text is not None)

    def _scale(self, place: Place) -> Any:
        return place.read(self.scale, (), {})


@dataclass(frozen=True)
class Ce(Chemical):
    """A chemical species of amount q: mu = R T log(K q), q_dot = f.

    Reactions take its activity K q, so that amounts may be zero. The potential itself is that of the least activity a
    number can have, where there is less. The energy is the Gibbs energy R T q (log(K q) - 1).

    Args:
        name: its name; `q_name` is its amount in mol, a state.
        value: K, its thermodynamic constant in 1/mol: 1/K is the amount at which mu is zero.
        scale: R T in J/mol, a formula in parameters; that of the gas constant `R_gas` and the temperature `T` by
            default.

    Source: P. J. Gawthrop, E. J. Crampin, Energy-based analysis of biochemical cycles using bond graphs, Proc. R. Soc.
    A 470 (2014) 20140459, (2.2).

    >>> Ce("glucose", "2 1/mol").value
    '2 1/mol'
    """

    kind: ClassVar[str] = "Ce"
    role: ClassVar[str] = "store"
    impossible: ClassVar[tuple[str, str]] = (
        "its thermodynamic constant K, or R T, would be negative, and a potential is R T times the logarithm of K q",
        "give positive ones",
    )
    vanishing: ClassVar[tuple[str, str] | None] = (
        "its potential would be zero times a logarithm, or that of zero",
        "give a positive K, T and R_gas",
    )

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=1, arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", 0),), ((FLOW_IN,), (EFFORT_IN,)), Step.STORE)]

    def stored(self, place: Place) -> Any:
        zero = place.xp.number(0)
        return place.xp.matrix([[place.read(self.value, ()), zero], [zero, self._scale(place)]])

    def law(self, place: Place) -> Law:
        xp, (e,), (f,), (q,) = place.xp, place.e(), place.f(), place.state("q")
        constant, scale = place.read(self.value, ()), self._scale(place)
        row = xp.rate(q) - f
        if place.into()[0]:
            amount = xp.call["exp"](e / scale) / constant
            return Law(lets=((q, amount),), unknowns=(f,), rows=(row,), energy=q * (e - scale))
        potential = _potential(xp, scale, constant * q)
        return Law(
            lets=((e, potential),),
            states=(q,),
            rows=(row,),
            energy=q * (potential - scale),
            starts=((q, xp.call["exp"](e / scale) / constant),),
            logarithms=(Logarithm(e, scale, constant * q),),
            amounts=((q, f),),
        )


@dataclass(frozen=True)
class Chemostat(Chemical):
    """A species whose amount is held, by a supply that counts as a source: mu = R T log(K q).

    Args:
        name: its name, and that of the amount in mol: an input.
        value: the amount, a number or a formula in parameters and time.
        K: its thermodynamic constant in 1/mol, a number or a formula in parameters; 1 by default.
        scale: as of `Ce`.
    """

    K: Scalar = 1
    kind: ClassVar[str] = "Se"
    role: ClassVar[str] = "source"
    gives: ClassVar[str] = "effort"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "K", scalar_text(self.K))

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=1),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", 0),), ((FLOW_IN,),), Step.SOURCE)]

    def texts(self) -> tuple[str, ...]:
        return (*super().texts(), str(self.K))

    def value_is(self) -> str:
        return "q"

    def law(self, place: Place) -> Law:
        (e,), scale = place.e(), self._scale(place)
        activity = place.read(self.K, (), {}) * place.read(self.value, ("time", "input"))
        return Law(lets=((e, _potential(place.xp, scale, activity)),), logarithms=(Logarithm(e, scale, activity),))


@dataclass(frozen=True)
class Re(Chemical):
    """A reaction, by Marcelin and de Donder: f = r (exp(Af/(R T)) - exp(Ar/(R T))).

    Af is the affinity at its first port, that of what reacts, and Ar that at its second, of the products. As a chain:
    `substrate >> Re("r1") >> product`. Where affinities are sums of chemical potentials the law of mass action is what
    runs, the difference of two products of activities. It never supplies power: (Af - Ar) f is positive.

    Args:
        name: its name.
        value: r, its rate constant in mol/s.
        scale: as of `Ce`.

    Source: as of `Ce`, (2.6).
    """

    kind: ClassVar[str] = "Re"
    role: ClassVar[str] = "resistor"

    def ports(self) -> tuple[Port, ...]:
        return Port("1", size=1, arrow="in"), Port("2", size=1, arrow="out")

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("1", 0), ("2", 0)), ((EFFORT_IN, EFFORT_IN),), Step.ONE_WAY)]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(a, b) for a in into for b in into]

    def value_is(self) -> str:
        return "f1"

    def law(self, place: Place) -> Law:
        xp, scale, rate = place.xp, self._scale(place), place.read(self.value, ())
        (ahead,), (back,), (f1,), (f2,) = place.e("1"), place.e("2"), place.f("1"), place.f("2")
        exp, activities = xp.call["exp"], [xp.symbol(f"activity {port} of {self.name}") for port in "12"]
        asked = [Logarithm(e, scale, x) for e, x in zip((ahead, back), activities, strict=True)]
        by_products = rate * (activities[0] - activities[1])
        return Law(
            lets=((f1, rate * (exp(ahead / scale) - exp(back / scale))), (f2, f1)),
            mass_actions=(MassAction(f1, by_products, tuple(asked)),),
        )


def _potential(xp: Any, scale: Any, activity: Any) -> Any:
    return scale * xp.call["log"](xp.call["max"](activity, xp.number(LEAST)))
