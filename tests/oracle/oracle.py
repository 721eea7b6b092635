"""An independent judge of the compiler: all equations of a graph at once, without causality and without algebra.

Every junction and element law is written down as it stands, F(z, z_dot, t) = 0, with z the efforts and flows of all
scalar bonds, the coordinates and what the stores hold. Along a motion z(t) = z_0 + z_1 tau + z_2 tau^2 + ... the law
and its derivatives must vanish too: the *derivative array* F_0 = F_1 = ... = F_nu = 0 (Campbell), one system for the
Taylor coefficients. Points that satisfy it are found by Gauss-Newton steps of minimum norm, so no choice of states,
no order of elimination and no index reduction enters; the null space of its Jacobian tells what it determines.

Only the data of `Graph` and the elements is read, and formulas through `bondgraph.algebra.expressions.build`.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

# Small matrices: threads only get in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import sympy
from numpy.typing import NDArray

from bondgraph.algebra import expressions
from bondgraph.elements import AE, AF, DS, GY, IC, NIC, TF, C, De, Df, Dp, Dq, I, One, R, Se, Sf, TStar, Zero
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph

Series = NDArray[np.float64]
"""Coefficients of a truncated Taylor series in time."""

ROUNDING = 1e-12
"""Relative size of the singular values that rounding makes of zeros, with a margin of a thousand."""

CLEAR = 1e-4
"""Relative size that the least of the others has at a generic point; points where it is smaller (a mass matrix is
nearly singular just there) are avoided, so that condition numbers stay below 1e4."""

ROUGH = 1e-9
"""Where a singular value is taken for zero: between the two."""

SETTLED = 1e-11
"""Residual, relative to the size of the point, at which a point counts as consistent: rounding over sums of a
hundred terms of order one."""

POINTS = 6
"""So many points are tried before equations count as wrong."""

LOOSE = 1e-6
"""Where a component of a unit vector in a null space is taken for zero."""


# -- Taylor series in time, with exact derivatives ---------------------------------------------------------------------


@lru_cache
def unit(length: int) -> Series:
    """The series of the number one; by its identity products with it are saved."""
    one = np.eye(1, length)[0]
    one.flags.writeable = False
    return one


def times(a: Series, b: Series) -> Series:
    one = unit(len(a))
    if a is one:
        return b
    return a if b is one else np.convolve(a, b)[: len(a)]


def over(a: Series, b: Series) -> Series:
    found = np.zeros_like(a)
    for k in range(len(a)):
        found[k] = (a[k] - found[:k] @ b[k:0:-1]) / b[0]
    return found


def grow(start: float, outer: Callable[[Series], Series], x: Series) -> Series:
    """g(x) with g(x_0) = start and dg/dx = outer(g), term by term from g_dot = outer(g) x_dot."""
    found = np.zeros_like(x)
    found[0] = start
    x_dot = derivative(x)
    for k in range(1, len(x)):
        found[k] = times(outer(found), x_dot)[k - 1] / k
    return found


def derivative(x: Series) -> Series:
    """The series of the rate; its last coefficient is unknown and left zero."""
    return np.append(x[1:] * np.arange(1, len(x)), 0.0)


def at_least(function: Callable[[float], float], x: float) -> float:
    """The value of a function, not a number outside its domain."""
    try:
        return function(x)
    except (ArithmeticError, ValueError):
        return math.nan


def sine_and_cosine(x: Series, sign: float = -1.0) -> tuple[Series, Series]:
    """sin and cos, or with sign +1 sinh and cosh, together: each is the other's derivative."""
    s, c = np.zeros_like(x), np.zeros_like(x)
    first, second = (math.sin, math.cos) if sign < 0 else (math.sinh, math.cosh)
    s[0], c[0] = at_least(first, x[0]), at_least(second, x[0])
    x_dot = derivative(x)
    for k in range(1, len(x)):
        s[k], c[k] = times(c, x_dot)[k - 1] / k, sign * times(s, x_dot)[k - 1] / k
    return s, c


@dataclass(frozen=True)
class Jet:
    """A quantity along the motion: its Taylor series, and its partial derivatives by variable, also as series.

    What is constant and known (a parameter) is a plain float.
    """

    value: Series
    derivatives: Mapping[int, Series] = field(default_factory=dict)

    def constant(self, number: float) -> Jet:
        return Jet(number * unit(len(self.value)))

    def of(self, other: Any) -> Jet:
        return other if isinstance(other, Jet) else self.constant(float(other))

    def chain(self, value: Series, derivative: Series) -> Jet:
        """g(self), given the series of g and of dg/dx."""
        return Jet(value, {k: times(derivative, s) for k, s in self.derivatives.items()})

    def __add__(self, other: Any) -> Jet:
        other = self.of(other)
        derivatives = dict(self.derivatives)
        for k, s in other.derivatives.items():
            derivatives[k] = derivatives[k] + s if k in derivatives else s
        return Jet(self.value + other.value, derivatives)

    def __neg__(self) -> Jet:
        return Jet(-self.value, {k: -s for k, s in self.derivatives.items()})

    def __sub__(self, other: Any) -> Jet:
        return self + (-other)

    def __mul__(self, other: Any) -> Jet:
        if not isinstance(other, Jet):
            return Jet(other * self.value, {k: other * s for k, s in self.derivatives.items()})
        value = times(self.value, other.value)
        first, second = self.chain(value, other.value), other.chain(value, self.value)
        derivatives = dict(first.derivatives)
        for k, s in second.derivatives.items():
            derivatives[k] = derivatives[k] + s if k in derivatives else s
        return Jet(value, derivatives)

    def __truediv__(self, other: Any) -> Jet:
        if not isinstance(other, Jet):
            return self * (1.0 / other if other else math.nan)
        return self * other.chain(*reciprocal(other.value))

    def __pow__(self, other: Any) -> Jet:
        if not isinstance(other, Jet) and float(other).is_integer():
            product = self if other else self.constant(1.0)
            for _ in range(abs(int(other)) - 1):
                product = product * self
            return product if other >= 0 else 1.0 / product
        return CALL["exp"](other * CALL["log"](self))

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Any) -> Jet:
        return self.of(other) - self

    def __rtruediv__(self, other: Any) -> Jet:
        return self.of(other) / self

    def __rpow__(self, other: Any) -> Jet:
        return CALL["exp"](self * CALL["log"](float(other)))


Quantity = Any
"""A jet or, where it is constant and known, a float."""


def reciprocal(x: Series) -> tuple[Series, Series]:
    inverse = over(unit(len(x)), x)
    return inverse, -times(inverse, inverse)


def arctangent(y: Jet, x: Jet) -> Jet:
    """atan2: its derivatives are those of the angle of the point (x, y)."""
    square = times(x.value, x.value) + times(y.value, y.value)
    along_y, along_x = over(x.value, square), over(-y.value, square)
    angle = np.zeros_like(x.value)
    angle[0] = math.atan2(y.value[0], x.value[0])
    rate = times(along_y, derivative(y.value)) + times(along_x, derivative(x.value))
    angle[1:] = rate[:-1] / np.arange(1, len(angle))
    return y.chain(angle, along_y) + x.chain(0 * angle, along_x)


def root(x: Jet) -> Jet:
    one = unit(len(x.value))
    found = grow(at_least(math.sqrt, x.value[0]), lambda g: 0.5 * over(one, g), x.value)
    return x.chain(found, 0.5 * over(one, found))


def exponential(x: Jet) -> Jet:
    found = grow(at_least(math.exp, x.value[0]), lambda g: g, x.value)
    return x.chain(found, found)


def logarithm(x: Jet) -> Jet:
    inverse, _ = reciprocal(x.value)
    return x.chain(grow(at_least(math.log, x.value[0]), lambda _: inverse, x.value), inverse)


def sine(x: Jet) -> Jet:
    s, c = sine_and_cosine(x.value)
    return x.chain(s, c)


def cosine(x: Jet) -> Jet:
    s, c = sine_and_cosine(x.value)
    return x.chain(c, -s)


def hyperbolic_sine(x: Jet) -> Jet:
    s, c = sine_and_cosine(x.value, 1.0)
    return x.chain(s, c)


def hyperbolic_cosine(x: Jet) -> Jet:
    s, c = sine_and_cosine(x.value, 1.0)
    return x.chain(c, s)


def sign(x: Jet) -> Jet:
    return x.constant(math.copysign(1.0, x.value[0]) if x.value[0] else 0.0)


ON_JETS: dict[str, Any] = {
    "sin": sine,
    "cos": cosine,
    "tan": lambda x: sine(x) / cosine(x),
    "sinh": hyperbolic_sine,
    "cosh": hyperbolic_cosine,
    "tanh": lambda x: hyperbolic_sine(x) / hyperbolic_cosine(x),
    "exp": exponential,
    "log": logarithm,
    "sqrt": root,
    "abs": lambda x: sign(x) * x,
    "sign": sign,
    "atan2": arctangent,
    "atan": lambda x: arctangent(x, x.constant(1.0)),
    "asin": lambda x: arctangent(x, root(1 - x * x)),
    "acos": lambda x: arctangent(root(1 - x * x), x),
    "min": lambda x, y: x if x.value[0] <= y.value[0] else y,
    "max": lambda x, y: x if x.value[0] >= y.value[0] else y,
}


def start_of(x: Quantity) -> float:
    return float(x.value[0]) if isinstance(x, Jet) else float(x)


def on_quantities(function: Callable[..., Jet]) -> Callable[..., Quantity]:
    """A function of jets for arguments of which some, or all, are constant."""

    def of_any(*arguments: Quantity) -> Quantity:
        jet = next((x for x in arguments if isinstance(x, Jet)), None)
        if jet is None:
            return float(function(*(Jet(np.array([x])) for x in arguments)).value[0])
        return function(*(jet.of(x) for x in arguments))

    return of_any


COMPARED: dict[str, Callable[[Quantity, Quantity], bool]] = {
    "<": lambda x, y: start_of(x) < start_of(y),
    "<=": lambda x, y: start_of(x) <= start_of(y),
    ">": lambda x, y: start_of(x) > start_of(y),
    ">=": lambda x, y: start_of(x) >= start_of(y),
}
CALL: dict[str, Any] = {
    **{name: on_quantities(function) for name, function in ON_JETS.items()},
    **COMPARED,
    "where": lambda condition, yes, no: yes if condition else no,
    "pi": math.pi,
}


# -- gradients of energies --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dual:
    """A quantity with its partial derivatives by a store's variables: an energy gives the store's laws."""

    value: Quantity
    parts: Mapping[int, Quantity] = field(default_factory=dict)

    @staticmethod
    def of(other: Any) -> Dual:
        return other if isinstance(other, Dual) else Dual(other)

    def chain(self, value: Quantity, derivative: Quantity) -> Dual:
        return Dual(value, {k: derivative * part for k, part in self.parts.items()})

    def __add__(self, other: Any) -> Dual:
        other = Dual.of(other)
        parts = dict(self.parts)
        for k, part in other.parts.items():
            parts[k] = parts[k] + part if k in parts else part
        return Dual(self.value + other.value, parts)

    def __neg__(self) -> Dual:
        return self.chain(-self.value, -1.0)

    def __sub__(self, other: Any) -> Dual:
        return self + (-other)

    def __mul__(self, other: Any) -> Dual:
        other = Dual.of(other)
        product = self.value * other.value
        return self.chain(product, other.value) + other.chain(0.0 * product, self.value)

    def __truediv__(self, other: Any) -> Dual:
        other = Dual.of(other)
        inverse = 1.0 / other.value
        return self * other.chain(inverse, -inverse * inverse)

    def __pow__(self, other: Any) -> Dual:
        other = Dual.of(other)
        if other.parts:
            return DUAL["exp"](other * DUAL["log"](self))
        return self.chain(self.value**other.value, other.value * self.value ** (other.value - 1.0))

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Any) -> Dual:
        return Dual.of(other) - self

    def __rtruediv__(self, other: Any) -> Dual:
        return Dual.of(other) / self

    def __rpow__(self, other: Any) -> Dual:
        return Dual.of(other) ** self


DERIVATIVE: dict[str, Callable[[Quantity], Quantity]] = {
    "sin": CALL["cos"],
    "cos": lambda x: -CALL["sin"](x),
    "tan": lambda x: 1.0 / CALL["cos"](x) ** 2.0,
    "sinh": CALL["cosh"],
    "cosh": CALL["sinh"],
    "tanh": lambda x: 1.0 / CALL["cosh"](x) ** 2.0,
    "exp": CALL["exp"],
    "log": lambda x: 1.0 / x,
    "sqrt": lambda x: 0.5 / CALL["sqrt"](x),
    "abs": CALL["sign"],
    "sign": lambda x: 0.0 * x,
    "atan": lambda x: 1.0 / (1.0 + x * x),
    "asin": lambda x: 1.0 / CALL["sqrt"](1.0 - x * x),
    "acos": lambda x: -1.0 / CALL["sqrt"](1.0 - x * x),
}


def on_duals(name: str) -> Callable[[Any], Dual]:
    def of_dual(x: Any) -> Dual:
        x = Dual.of(x)
        return x.chain(CALL[name](x.value), DERIVATIVE[name](x.value))

    return of_dual


def angle_of(y: Any, x: Any) -> Dual:
    y, x = Dual.of(y), Dual.of(x)
    square = x.value * x.value + y.value * y.value
    angle = CALL["atan2"](y.value, x.value)
    return y.chain(angle, x.value / square) + x.chain(0.0 * angle, -y.value / square)


DUAL: dict[str, Any] = {
    **{name: on_duals(name) for name in DERIVATIVE},
    "atan2": angle_of,
    "min": lambda x, y: x if CALL["<="](Dual.of(x).value, Dual.of(y).value) else y,
    "max": lambda x, y: x if CALL[">="](Dual.of(x).value, Dual.of(y).value) else y,
    **{sign: lambda x, y, by=by: by(Dual.of(x).value, Dual.of(y).value) for sign, by in COMPARED.items()},
    "where": CALL["where"],
    "pi": math.pi,
}


# -- the equations of a graph ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """What is given from outside: parameters, and time and inputs as Taylor series.

    Args:
        parameters: by name.
        inputs: Taylor coefficients by name.
        time: the instant.
    """

    parameters: Mapping[str, float]
    inputs: Mapping[str, Series]
    time: float


@dataclass(frozen=True)
class Point:
    """A consistent point: Taylor coefficients of all variables that satisfy the array at a setting.

    Args:
        setting: what was given.
        series: coefficients, of shape (order, variables).
        residual: what is left of the equations, relative to the size of the point.
        jacobian: of the array by the coefficients, flattened by order.
        left: what is left of each equation and its derivatives, of shape (order, equations).
    """

    setting: Setting
    series: NDArray[np.float64]
    residual: float
    jacobian: NDArray[np.float64]
    left: NDArray[np.float64]

    @property
    def consistent(self) -> bool:
        return self.residual < SETTLED

    @cached_property
    def _decomposed(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        _, values, vectors = np.linalg.svd(self.jacobian, full_matrices=True)
        return values, vectors

    @property
    def clearance(self) -> float:
        """The smallest singular value of the array that is more than rounding, relative to the greatest."""
        values, _ = self._decomposed
        return float(min((x for x in values if x > ROUNDING * values[0]), default=0.0) / max(values[0], 1e-300))

    @property
    def rank(self) -> int:
        values, _ = self._decomposed
        return int((values > ROUGH * max(values[0], 1.0)).sum())

    def directions(self, order: int = 1) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How z_0 and a later coefficient may change without leaving the solutions: one column a direction."""
        null = self._decomposed[1][self.rank :].T
        n = self.series.shape[1]
        return null[:n], null[order * n : (order + 1) * n]


@dataclass(frozen=True)
class Verdict:
    """What the equations of a graph amount to at a generic point.

    Args:
        contradictory: whether they have no solution for inputs chosen at random.
        undetermined: variables whose rate nothing determines, though all else is known.
        order: the number of values that may be chosen freely at an instant: the order of the system.
        differentiations: how often the equations had to be differentiated.
        parties: the elements whose equations contradict each other, or on which something is undetermined.
        moves: whether what is undetermined includes more than reactions: something that has a rate in some law, or
            a flow (an effort) that a junction shares.
    """

    contradictory: bool
    undetermined: tuple[str, ...]
    order: int
    differentiations: int
    parties: frozenset[str] = frozenset()
    moves: bool = False

    @property
    def well_posed(self) -> bool:
        return not self.contradictory and not self.undetermined

    @property
    def kind(self) -> str:
        if self.well_posed:
            return "well posed"
        if self.contradictory:
            return "contradictory"
        return "undetermined" if self.moves else "reactions undetermined"


class Oracle:
    """All equations of a graph.

    Attributes:
        names: of every variable; one that two names stand for is found under both in `index`.
        index: where a variable stands, by name: `b.e`, `b.f` (with `[component]` in a multibond), components of
            junctions, coordinates, `p_` and `q_` of stores, signals.
        parameters, inputs: by name, with their defaults.
        keeps: what keeps its default where it has one: "parameters", "inputs".
        owners: for each equation the elements it is a law of.
    """

    def __init__(self, graph: Graph, keeps: Sequence[str] = ("parameters",)) -> None:
        self.graph = graph
        self.keeps = keeps
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.parameters: dict[str, float | None] = {}
        self.inputs: dict[str, float | None] = {}
        self._equal: list[tuple[int, int, Bond]] = []
        self._bonds: dict[str, tuple[list[int], list[int]]] = {}
        self._ends: dict[str, list[list[tuple[str, int, int]]]] = {}
        self._greatest: dict[int, int] = {}
        self._ports: dict[tuple[str, str], tuple[Bond, Any]] = {}
        for bond in graph.bonds:
            for here, there in ((bond.tail, bond.head), (bond.head, bond.tail)):
                self._ports.setdefault((here.element, here.port), (bond, there))
        self._name_variables()
        ones = (e for e in graph.elements.values() if isinstance(e, One))
        self._readable = {name for e in ones for name in e.components + e.coordinates}
        self._coordinates = {name for e in graph.elements.values() for name in getattr(e, "coordinates", ())}
        self._readable |= self._name_signals()
        # Reading every law once, at no particular point, tells which parameters and inputs there are.
        self._reading = True
        nowhere = _Motion.nowhere(len(self.names))
        self.owners = [(b.tail.element, b.head.element) for _, _, b in self._equal]
        self.moving = {self.index[name] for name in self._coordinates}
        with np.errstate(all="ignore"):
            for element in graph.elements.values():
                rows = list(self._law(element, nowhere))
                self.owners += [(element.name,)] * len(rows)
                self.moving |= {k - len(self.names) for row in rows for k in row.derivatives if k >= len(self.names)}
        for name, value in graph.values.items():
            self.parameters[name] = value
        self._reading = False

    @property
    def equations(self) -> int:
        return len(self.owners)

    # names

    def _new(self, name: str) -> int:
        assert name not in self.index, f"two variables called {name}"
        self.index[name] = len(self.names)
        self.names.append(name)
        return self.index[name]

    def _name_variables(self) -> None:
        elements = self.graph.elements
        for element in elements.values():
            if isinstance(element, One | Zero):
                self._ends[element.name] = [[] for _ in element.components]
                for name in element.components:
                    self._new(name)
                for name in getattr(element, "coordinates", ()):
                    self._new(name)
        for bond in self.graph.bonds:
            self._bonds[bond.name] = (
                [self._shared(bond, k, Zero, "e") for k in range(bond.size)],
                [self._shared(bond, k, One, "f") for k in range(bond.size)],
            )
            for end, way in ((bond.head, 1), (bond.tail, -1)):
                if end.element in self._ends:
                    for k, component in enumerate(end.components):
                        self._ends[end.element][component].append((bond.name, k, way))
        for element in elements.values():
            match element:
                case I() | NIC() | IC():
                    for stem in self._stems(element, "p", "I" if not isinstance(element, I) else ""):
                        self._new(stem)
                case C():
                    # On a junction with coordinates the compliance has no displacement of its own.
                    shared = self._displacements(element)
                    for k, stem in enumerate(self._stems(element, "q")):
                        if shared:
                            self.index[stem] = self.index[shared[k]]
                        else:
                            self._new(stem)

    def _name_signals(self) -> set[str]:
        """The signal of a De or Df is the effort or flow it reads; that of a Dp or Dq a variable of its own."""
        found: set[str] = set()
        for element in self.graph.elements.values():
            if isinstance(element, De | Df | Dp | Dq):
                efforts, flows = self._bonds[self._at(element)[0].name]
                names = self._stems(element)
                found |= set(names)
                for k, name in enumerate(names):
                    if isinstance(element, Dp | Dq):
                        self._new(name)
                    else:
                        assert name not in self.index, f"two variables called {name}"
                        self.index[name] = (efforts if isinstance(element, De) else flows)[k]
        return found

    def _shared(self, bond: Bond, k: int, junction: type[Element], letter: str) -> int:
        """A bond's effort (flow), the same variable as that of a 0-junction (1-junction) where it ends."""
        known = [
            self.index[self.graph.elements[end.element].components[end.components[k]]]  # type: ignore[attr-defined]
            for end in (bond.tail, bond.head)
            if isinstance(self.graph.elements[end.element], junction)
        ]
        name = self._variable(bond, k, letter)
        if not known:
            return self._new(name)
        self.index[name] = known[0]
        self._equal += [(known[0], other, bond) for other in known[1:]]
        return known[0]

    def _labels(self, bond: Bond) -> list[str]:
        for end in (bond.head, bond.tail):
            if end.components:
                names = self.graph.elements[end.element].components  # type: ignore[attr-defined]
                return [names[k] for k in end.components]
        return [str(k + 1) for k in range(bond.size)]

    def _variable(self, bond: Bond, k: int, letter: str) -> str:
        return f"{bond.name}.{letter}" + ("" if bond.size == 1 else f"[{self._labels(bond)[k]}]")

    def _stems(self, element: Element, letter: str = "", port: str = "") -> list[str]:
        bond, _ = self._at(element, port)
        stem = f"{letter}_{element.name}" if letter else element.name
        return [stem] if bond.size == 1 else [f"{stem}_{label}" for label in self._labels(bond)]

    def _at(self, element: Element, port: str = "") -> tuple[Bond, Any]:
        """The bond at a port, and its other end."""
        return self._ports[element.name, port]

    def _displacements(self, element: Element, port: str = "") -> list[str]:
        _, there = self._at(element, port)
        coordinates = getattr(self.graph.elements[there.element], "coordinates", ())
        return [coordinates[k] for k in there.components] if coordinates else []

    # laws

    def _residuals(self, z: _Motion) -> Iterator[Jet]:
        """Everything that must vanish."""
        for one, other, _ in self._equal:
            yield z.sum([(one, 1), (other, -1)])
        for element in self.graph.elements.values():
            yield from self._law(element, z)

    def _law(self, element: Element, z: _Motion) -> Iterator[Jet]:
        match element:
            case One() | Zero():
                yield from self._junction(element, z)
            case Se():
                e, _ = self._port(z, element)
                yield from _minus(e, self._source(element, z, len(e)))
            case Sf():
                _, f = self._port(z, element)
                yield from _minus(f, self._source(element, z, len(f)))
            case R():
                yield from self._resistor(element, z)
            case I():
                yield from self._inertia(element, z)
            case C():
                yield from self._compliance(element, z)
            case TF():
                e1, f1, e2, f2 = *self._port(z, element, "1"), *self._port(z, element, "2")
                modulus = self._matrix(element, z, len(f1), self._pose(element, z))
                yield from _minus(f2, _apply(modulus, f1))
                yield from _minus(e1, _apply(list(zip(*modulus, strict=True)), e2))
            case GY():
                e1, f1, e2, f2 = *self._port(z, element, "1"), *self._port(z, element, "2")
                modulus = self._matrix(element, z, len(f1))
                yield from _minus(e2, _apply(modulus, f1))
                yield from _minus(e1, _apply(list(zip(*modulus, strict=True)), f2))
            case AE() | AF():
                e1, f1, e2, f2 = *self._port(z, element, "1"), *self._port(z, element, "2")
                gain = self._scalar(element, z)
                idle, seen, given = (f1, e1, e2) if isinstance(element, AE) else (e1, f1, f2)
                yield from idle
                yield from _minus(given, [gain * x for x in seen])
            case DS():
                (e, f), parts = self._port(z, element, "whole"), [port.name for port in element.ports()[1:]]
                for efforts, flows in (self._port(z, element, part) for part in parts):
                    yield from _minus(e[: len(efforts)], efforts)
                    yield from _minus(f[: len(flows)], flows)
                    e, f = e[len(efforts) :], f[len(flows) :]
            case De() | Df() | Dp() | Dq():
                e, f = self._port(z, element)
                seen, idle = (e, f) if isinstance(element, De | Dp) else (f, e)
                yield from idle
                if isinstance(element, Dp | Dq):
                    for name, x in zip(self._stems(element), seen, strict=True):
                        yield z.rate(self.index[name]) - x
            case TStar() | IC() | NIC():
                yield from self._kinetic(element, z)
            case _:
                raise AssertionError(f"the oracle knows no law for {type(element).__name__}")

    def _junction(self, element: One | Zero, z: _Motion) -> Iterator[Jet]:
        """A common flow (effort) is one variable already; what is left is the sum of efforts (flows)."""
        summed = 0 if isinstance(element, One) else 1
        for ends in self._ends[element.name]:
            yield z.sum([(self._bonds[bond][summed][k], way) for bond, k, way in ends])
        for name, component in zip(getattr(element, "coordinates", ()), element.components, strict=False):
            yield z.rate(self.index[name]) - z.value(self.index[component])

    def _resistor(self, element: R, z: _Motion) -> Iterator[Jet]:
        e, f = self._port(z, element)
        if element.effort is not None:
            yield from _minus(e, self._formulas(element.effort, z, "f", f))
        elif element.flow is not None:
            yield from _minus(f, self._formulas(element.flow, z, "e", e))
        else:
            yield from _minus(e, _apply(self._matrix(element, z, len(e)), f))

    def _formulas(self, laws: Any, z: _Motion, letter: str, x: Sequence[Jet]) -> list[Quantity]:
        """Laws in `letter1`, `letter2`, ..., and in `letter` where there is one."""
        local: dict[str, Any] = {f"{letter}{k + 1}": value for k, value in enumerate(x)}
        local |= {letter: x[0]} if len(x) == 1 else {}
        return [self._read(law, z, local) for law in ((laws,) if isinstance(laws, str) else laws)]

    def _stored(self, element: I | C, z: _Motion, law: Any, letter: str, names: Sequence[str]) -> list[Quantity] | None:
        """What a store gives: by its formulas, or as the derivatives of its energy; None where it has a value."""
        where = [self.index[name] for name in names]
        positions = {f"{letter}{k + 1}": k for k in range(len(names))} | {name: k for k, name in enumerate(names)}
        positions |= {letter: 0} if len(names) == 1 else {}
        positions |= {name: where.index(self.index[name]) for name in self._coordinates if self.index[name] in where}
        values = [z.value(k) for k in where]
        if element.energy is None:
            laws = () if law is None else (law,) if isinstance(law, str) else law
            local = {name: values[k] for name, k in positions.items()}
            return [self._read(text, z, local) for text in laws] or None
        seeds = {name: Dual(values[k], {k: 1.0}) for name, k in positions.items()}
        energy = self._read(element.energy, z, seeds, DUAL)
        return [energy.parts.get(k, 0.0) for k in range(len(names))]

    def _inertia(self, element: I, z: _Motion) -> Iterator[Jet]:
        e, f = self._port(z, element)
        stems = self._stems(element, "p")
        p = [z.value(self.index[name]) for name in stems]
        flows = self._stored(element, z, element.flow, "p", stems)
        if flows is not None:
            yield from _minus(f, flows)
        else:
            yield from _minus(p, _apply(self._matrix(element, z, len(f)), f))
        _, there = self._at(element)
        frame = getattr(self.graph.elements[there.element], "frame", None)
        turning: list[Quantity] = [0.0] * len(p)
        if frame not in (None, "inertial"):
            axes = self.graph.elements[frame]
            x, y, w = (z.value(self.index[name]) for name in axes.components)  # type: ignore[attr-defined]
            turning = [y * p[2] - w * p[1], w * p[0] - x * p[2], x * p[1] - y * p[0]]
        for k, name in enumerate(stems):
            yield z.rate(self.index[name]) + turning[k] - e[k]

    def _compliance(self, element: C, z: _Motion) -> Iterator[Jet]:
        e, f = self._port(z, element)
        stems = self._stems(element, "q")
        efforts = self._stored(element, z, element.effort, "q", stems)
        if efforts is not None:
            yield from _minus(e, efforts)
        else:
            q = [z.value(self.index[name]) for name in stems]
            yield from _minus(q, _apply(self._matrix(element, z, len(e)), e))
        if not self._displacements(element):
            for name, flow in zip(stems, f, strict=True):
                yield z.rate(self.index[name]) - flow

    def _kinetic(self, element: TStar | IC | NIC, z: _Motion) -> Iterator[Jet]:
        """(14), (25), (32): A f_dot or p_dot at the I-port, D f or e_hat at the C-port."""
        (e, f), (e_c, _) = self._port(z, element, "I"), self._port(z, element, "C")
        mass = [[self._read(entry, z) for entry in row] for row in element.A]
        if isinstance(element, TStar):
            bond, _ = self._at(element, "I")
            f_dot = [z.rate(k) for k in self._bonds[bond.name][1]]
            yield from _minus(e, _apply(mass, f_dot))
            yield from _minus(e_c, [self._read(entry, z) for entry in element.Df])
            return
        stems = self._stems(element, "p", "I")
        yield from _minus([z.value(self.index[name]) for name in stems], _apply(mass, f))
        yield from _minus(e, [z.rate(self.index[name]) for name in stems])
        if isinstance(element, NIC):
            yield from _minus(e_c, [self._read(entry, z) for entry in element.e_hat])
            return
        names = self._displacements(element, "I")
        seeds = {name: Dual(z.value(self.index[name]), {k: 1.0}) for k, name in enumerate(names)}
        derivatives = [[self._read(entry, z, seeds, DUAL).parts for entry in row] for row in element.A]
        for k, effort in enumerate(e_c):
            for i, row in enumerate(derivatives):
                for j, parts in enumerate(row):
                    if k in parts:
                        effort = effort - 0.5 * parts[k] * f[i] * f[j]
            yield effort

    def momenta(self, store: IC | NIC, names: Sequence[str], point: Point) -> dict[str, Series]:
        """The momenta A f of a store of another graph, whose generalized velocities have these names here too."""
        f = [self.index[name] for name in names]
        z = _Motion(point.series, point.setting)
        p = _apply([[self._read(entry, z) for entry in row] for row in store.A], [z.value(k) for k in f])
        stems = [f"p_{store.name}"] if len(names) == 1 else [f"p_{store.name}_{name}" for name in names]
        return {stem: momentum.value for stem, momentum in zip(stems, p, strict=True)}

    # values

    def _port(self, z: _Motion, element: Element, port: str = "") -> tuple[list[Jet], list[Jet]]:
        bond, _ = self._at(element, port)
        efforts, flows = self._bonds[bond.name]
        return [z.value(k) for k in efforts], [z.value(k) for k in flows]

    def _read(
        self, formula: str, z: _Motion, local: Mapping[str, Any] | None = None, call: Mapping[str, Any] = CALL
    ) -> Any:
        """A formula along a motion; as a dual, where it is read with duals."""
        dual = call is DUAL

        def symbol(name: str) -> Any:
            if local and name in local:
                return local[name]
            if name == expressions.TIME:
                value: Any = z.time()
            elif name in self._readable:
                value = z.value(self.index[name])
            else:
                value = self._parameter(name, None, z)
            return Dual(value) if dual else value

        plain = _number(formula)
        found = expressions.build(formula, symbol, float, call) if plain is None else plain
        return Dual.of(found) if dual else found

    def _parameter(self, name: str, default: float | None, z: _Motion) -> float:
        if self._reading:
            known = self.parameters.get(name)
            self.parameters[name] = known if default is None else default
        return z.setting.parameters.get(name, 0.5)

    def _scalar(self, element: Any, z: _Motion) -> Quantity:
        """A scalar value: the parameter of the element's name (a number is its default), or a formula."""
        value = element.value
        if value is None or _number(value) is not None:
            return self._parameter(element.name, None if value is None else _number(value), z)
        return self._read(value, z)

    def _pose(self, element: Any, z: _Motion) -> dict[str, Quantity]:
        """What a transformer's formulas call the pose of one frame in another, at the end of its way."""
        way = getattr(element, "way", ())
        if not way:
            return {}
        turned = [[float(i == j) for j in range(3)] for i in range(3)]
        place: list[Quantity] = [0.0, 0.0, 0.0]
        for pose in way:
            step = _apply(turned, [self._read(entry, z) for entry in pose.place])
            place = [a + b for a, b in zip(place, step, strict=True)]
            R = [[self._read(entry, z) for entry in row] for row in pose.R]
            turned = [_apply([*zip(*R, strict=True)], row) for row in turned]
        own = dict(zip("xyz", _apply([*zip(*turned, strict=True)], place), strict=True))
        return own | {f"R{i + 1}{j + 1}": turned[i][j] for i in range(3) for j in range(3)}

    def _matrix(
        self, element: Any, z: _Motion, size: int, local: Mapping[str, Any] | None = None
    ) -> list[list[Quantity]]:
        value = element.value
        if not isinstance(value, tuple):
            scalar = self._scalar(element, z)
            return [[scalar if i == j else 0.0 for j in range(size)] for i in range(size)]
        if isinstance(value[0], tuple):
            return [[self._read(entry, z, local) for entry in row] for row in value]
        diagonal = [self._read(entry, z) for entry in value]
        return [[diagonal[i] if i == j else 0.0 for j in range(size)] for i in range(size)]

    def _source(self, element: Any, z: _Motion, size: int) -> list[Quantity]:
        """An input, where no value or a number is given; formulas otherwise."""
        value = element.value
        if isinstance(value, tuple):
            return [self._read(entry, z) for entry in value]
        default = None if value is None else _number(value)
        if value is not None and default is None:
            return [self._read(value, z)] * size
        names = self._stems(element)
        if self._reading:
            self.inputs.update(dict.fromkeys(names, default))
        return [z.input(name) for name in names]

    # points

    def setting(self, rng: np.random.Generator, orders: int = 8) -> Setting:
        """Parameters (positive, so that inertias are), inputs and an instant, at random and of order one."""
        parameters = {
            name: float(rng.uniform(0.5, 2.0)) if default is None or "parameters" not in self.keeps else default
            for name, default in self.parameters.items()
        }
        inputs = {name: rng.uniform(-1.0, 1.0, orders) for name in self.inputs}
        if "inputs" in self.keeps:
            inputs |= {name: value * np.eye(1, orders)[0] for name, value in self.inputs.items() if value is not None}
        return Setting(parameters, inputs, float(rng.uniform(0.0, 1.0)))

    def array(self, series: NDArray[np.float64], setting: Setting) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The derivative array F_0 .. F_nu and its Jacobian by z_0 .. z_(nu + 1)."""
        orders, n = series.shape
        steps = orders - 1
        with np.errstate(all="ignore"):
            rows = list(self._residuals(_Motion(series, setting)))
        value = np.array([row.value for row in rows]).reshape(-1, steps).T
        # For each derivative its row and variable; one that does not change is the same in every order.
        entries = [(i, k, s) for i, row in enumerate(rows) for k, s in row.derivatives.items()]
        jacobian = np.zeros((steps, len(rows), orders, n))
        if entries:
            i, k = np.array([(i, k) for i, k, _ in entries]).T
            derivatives = np.array([s for _, _, s in entries])
            # By the rate, whose coefficient of order m - 1 is m z_m; every pair of row and variable occurs once.
            late, column = (k >= n).astype(int), k % n
            for m in range(steps):
                scale = np.where(late == 1, m + 1.0, 1.0)
                for order in range(m, steps):
                    jacobian[order, i, m + late, column] += derivatives[:, order - m] * scale
        return value.ravel(), jacobian.reshape(value.size, series.size)

    def point(self, rng: np.random.Generator, differentiations: int = 2, setting: Setting | None = None) -> Point:
        """A point that satisfies the array, near one chosen at random; or, if there is none, one of least residual."""
        setting = setting or self.setting(rng)
        series = rng.uniform(-1.0, 1.0, (differentiations + 2, len(self.names)))
        # Higher coefficients start from zero: they follow, and a wild guess would only be carried along.
        series[2:] = 0.0
        # Configurations are kept as far as they can be: else the least change leads to the singular ones, where more is
        # free to follow.
        weights = np.ones_like(series)
        weights[0, [self.index[name] for name in self._coordinates]] = 1e-3
        best: Point | None = None
        step, stuck, last = np.zeros_like(series), 0, math.inf
        for _ in range(40):
            value, jacobian = self.array(series, setting)
            if not (np.isfinite(value).all() and np.isfinite(jacobian).all()):
                # Outside the domain of a law: half way back.
                step = step / 2
                series = series - step
                continue
            residual = float(np.abs(value).max(initial=0.0) / (1.0 + np.abs(series).max()))
            settled = best is not None and residual >= 0.5 * best.residual and best.consistent
            stuck = 0 if best is None or residual < 0.99 * best.residual else stuck + 1
            if best is None or residual < best.residual:
                best = Point(setting, series, residual, jacobian, value.reshape(differentiations + 1, -1))
            # A residual that no step changes is the least there is nearby; one that moves may yet come down.
            still = best is not None and abs(residual - last) < 1e-6 * residual and residual > SETTLED
            last = residual
            if settled or still or residual == 0.0 or stuck > 10:
                break
            step = weights * np.linalg.lstsq(jacobian * weights.ravel(), -value, rcond=ROUGH)[0].reshape(series.shape)
            if np.abs(step).max() < 1e-15 * (1.0 + np.abs(series).max()):
                break
            # Long steps are shortened: the laws' sines and quotients are far from linear over them.
            longest = 3.0 + np.abs(series[:2]).max() / 2
            step = step * min(1.0, longest / np.abs(step[:2]).max(initial=1e-300))
            series = series + step
        return best or Point(setting, series, math.inf, np.zeros((0, series.size)), np.zeros((1, self.equations)))

    def generic(self, rng: np.random.Generator, differentiations: int) -> Point:
        """A consistent point at which zero and not zero are well apart; the best of a few.

        Where the array has less than the greatest rank found so far, the point is one of a singular configuration.
        """
        best = self.point(rng, differentiations)
        for _ in range(6):
            if best.consistent and best.clearance > CLEAR and best.rank >= self._greatest.get(differentiations, 0):
                self._greatest[differentiations] = best.rank
                break
            other = self.point(rng, differentiations)
            best = max(best, other, key=lambda p: (p.consistent, p.clearance if p.consistent else -p.residual))
        return best

    def verdict(self, rng: np.random.Generator, most: int = 6) -> Verdict:
        """Whether the equations have solutions, and whether these are determined, at a generic point.

        Where something seems undetermined, another point is tried: the first may be a singular one.
        """
        verdict = self._verdict(rng, most)
        return self._verdict(rng, most) if verdict.undetermined else verdict

    def _verdict(self, rng: np.random.Generator, most: int) -> Verdict:
        """Solvable is a graph where z_0 determines z_1 on the solutions of an array that is long enough (1-fullness).

        There are as many equations as variables, so that a system determined in this sense is not over-determined
        either. In a system of high index every differentiation determines something more: where two do not, none will.
        """
        shared = {self.index[n] for e in self._ends for n in self.graph.elements[e].components}  # type: ignore[attr-defined]
        open_ones: list[set[int]] = []
        verdict = None
        for differentiations in range(1, most + 1):
            point = self.generic(rng, differentiations)
            if not point.consistent:
                against = np.abs(point.left).max(axis=0) > SETTLED * (1.0 + np.abs(point.series).max())
                parties = {name for owner, bad in zip(self.owners, against, strict=True) if bad for name in owner}
                return Verdict(True, (), 0, differentiations, frozenset(parties))
            loose = self.undetermined(point)
            names = tuple(self.names[k] for k in sorted(loose))
            order = rank(point.directions()[0])
            moves = bool(loose & (self.moving | shared))
            verdict = Verdict(False, names, order, differentiations, self._where(loose), moves)
            open_ones.append(loose)
            if verdict.well_posed:
                break
            if len(open_ones) > 2 and open_ones[-3] == open_ones[-2] == loose:
                # A free function is found first in what is its derivative: it shows itself some derivatives later.
                later = self.undetermined(point, 2) | self.undetermined(point, 3)
                return replace(verdict, parties=self._where(loose | later))
        assert verdict is not None
        return verdict

    def undetermined(self, point: Point, order: int = 1) -> set[int]:
        """Variables whose rate, or derivative of higher order, all values together do not determine."""
        z_0, later = point.directions(order)
        loose = later @ null_space(z_0)
        return {k for k, row in enumerate(loose) if np.abs(row).max(initial=0) > LOOSE}

    def _where(self, variables: set[int]) -> frozenset[str]:
        """The elements at which some variables are found."""
        found = set()
        for bond in self.graph.bonds:
            efforts, flows = self._bonds[bond.name]
            if variables & {*efforts, *flows}:
                found |= {bond.tail.element, bond.head.element}
        return frozenset(found)


class _Motion:
    """The variables along one motion, as jets."""

    def __init__(self, series: NDArray[np.float64], setting: Setting) -> None:
        orders, self.n = series.shape
        self.length = orders - 1
        self.setting = setting
        self._values = series[:-1].T
        self._rates = (series[1:] * np.arange(1, orders)[:, None]).T
        self._one = unit(self.length)

    @staticmethod
    def nowhere(n: int) -> _Motion:
        return _Motion(np.ones((2, n)) * 0.5, Setting({}, {}, 0.5))

    def value(self, k: int) -> Jet:
        return Jet(self._values[k], {k: self._one})

    def rate(self, k: int) -> Jet:
        return Jet(self._rates[k], {self.n + k: self._one})

    def sum(self, terms: Sequence[tuple[int, int]]) -> Jet:
        """A sum of variables with signs, in which one may occur again."""
        counts: dict[int, int] = {}
        for k, sign in terms:
            counts[k] = counts.get(k, 0) + sign
        value = np.zeros(self.length)
        for k, count in counts.items():
            value = value + count * self._values[k]
        return Jet(value, {k: count * self._one for k, count in counts.items()})

    def time(self) -> Jet:
        series = self.setting.time * self._one
        series[1:2] = 1.0
        return Jet(series)

    def input(self, name: str) -> Jet:
        return Jet(self.setting.inputs.get(name, self._one)[: self.length])


def _minus(left: Iterable[Jet], right: Iterable[Quantity]) -> Iterator[Jet]:
    return (a - b for a, b in zip(left, right, strict=True))


def _apply(matrix: Sequence[Sequence[Quantity]], x: Sequence[Jet]) -> list[Quantity]:
    found = []
    for row in matrix:
        total: Quantity = 0.0
        for entry, value in zip(row, x, strict=True):
            if not isinstance(entry, float) or entry:
                total = entry * value + total
        found.append(total)
    return found


@lru_cache(maxsize=4096)
def _number(value: str) -> float | None:
    try:
        return float(value)
    except ValueError:
        return None


def null_space(matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    """An orthonormal basis, one vector a column."""
    if not matrix.size:
        return np.eye(matrix.shape[1])
    _, values, vectors = np.linalg.svd(matrix, full_matrices=True)
    return vectors[int((values > ROUGH * max(values[0], 1.0)).sum()) :].T


def rank(matrix: NDArray[np.float64]) -> int:
    if not matrix.size:
        return 0
    values = np.linalg.svd(matrix, compute_uv=False)
    return int((values > ROUGH * max(values[0], 1.0)).sum())


# -- the compiler's equations at a point -----------------------------------------------------------------------------


class Disagreement(AssertionError):
    """The compiler and the oracle differ."""


def judge(equations: Any, seed: int = 0, points: int = 2) -> None:
    """Compare compiled equations with the oracle at consistent points chosen at random.

    The states must be coordinates of the consistent points: as many as the order of the system, and `constraints`
    more where these tie them to each other. Given them, the oracle's rates, efforts and flows are determined, and the
    compiler's must be equal. What is declared `indeterminate` must be undetermined by the oracle's judgement too.

    Raises:
        Disagreement: where they are not.
    """
    rng = np.random.default_rng(seed)
    oracle = Oracle(equations.graph)
    if equations.balance.constraints.conditions and oracle.verdict(rng).contradictory:
        # Not every input allows a motion: those do that keep the values they have in the graph. Where every input
        # does, the conditions must hold for every input too.
        oracle = Oracle(equations.graph, ("parameters", "inputs"))
    if set(equations.inputs) != set(oracle.inputs) or set(equations.parameters) != set(oracle.parameters):
        ours = sorted(oracle.inputs), sorted(oracle.parameters)
        raise Disagreement(f"inputs, parameters: {equations.inputs}, {tuple(equations.parameters)}; oracle: {ours}")
    for _ in range(points):
        point, loose = _at_a_generic_point(oracle, rng, equations)
        values = evaluate(equations, oracle, point)
        expected = {f"{name}'": point.series[1, oracle.index[name]] for name in equations.states}
        expected |= {
            name: point.series[0, oracle.index[name]]
            for name in equations.observables
            if oracle.index[name] not in loose
        }
        _compare(equations, values, expected, 1.0 + np.abs(point.series[:2]).max())


def judge_reduced(equations: Any, original: Graph, seed: int = 0) -> None:
    """Compare the equations of a reduced graph with the oracle of the graph it was made from.

    Momenta of the kinetic store follow from the original's flows by its mass matrix.

    Raises:
        Disagreement: where they differ.
    """
    oracle = Oracle(original)
    point = oracle.generic(np.random.default_rng(seed), 3)
    if not point.consistent:
        raise Disagreement("reduced and compiled, but the equations of the original contradict each other")
    if unknown := equations.parameters.keys() - oracle.parameters.keys():
        raise Disagreement(f"parameters of which the original knows nothing: {sorted(unknown)}")
    names: dict[str, Series] = {name: point.series[:, k] for name, k in oracle.index.items()}
    for element in equations.graph.elements.values():
        if isinstance(element, NIC | IC):
            names |= oracle.momenta(element, equations.graph.labels(equations.graph.at[element.name][0][0]), point)
    if unknown := set(equations.states) - set(names):
        raise Disagreement(f"states of which the original knows nothing: {sorted(unknown)}")
    states = {name: float(names[name][0]) for name in equations.states}
    values = _values(equations, point.setting, states, lambda name: float(names.get(name, np.zeros(1))[0]))
    flows = {name for e in equations.graph.elements.values() if isinstance(e, One) for name in e.components}
    expected = {f"{name}'": names[name][1] for name in equations.states} | {name: names[name][0] for name in flows}
    _compare(equations, values, expected, 1.0 + np.abs(point.series[:2]).max())


def _compare(equations: Any, values: Mapping[str, float], expected: Mapping[str, float], scale: float) -> None:
    wrong = {
        name: (values[name], value)
        for name, value in expected.items()
        if not abs(values[name] - value) <= AGREED * scale
    }
    if wrong:
        listed = "; ".join(f"{name} = {ours:.12g}, oracle {right:.12g}" for name, (ours, right) in wrong.items())
        raise Disagreement(f"{equations.graph.name}: {listed}")
    for k, constraint in enumerate((*equations.constraints, *equations.balance.constraints.conditions)):
        if not abs(values[f"constraint {k}"]) <= AGREED * scale:
            raise Disagreement(f"{equations.graph.name}: {constraint} = {values[f'constraint {k}']:.3g} on the motion")


def _at_a_generic_point(oracle: Oracle, rng: np.random.Generator, equations: Any) -> tuple[Point, set[int]]:
    """What is wrong at some points only is wrong with the points: constraints need not have a real one everywhere."""
    for _ in range(POINTS - 1):
        try:
            return _determined(oracle, rng, equations)
        except Disagreement:
            continue
    return _determined(oracle, rng, equations)


def _determined(oracle: Oracle, rng: np.random.Generator, equations: Any) -> tuple[Point, set[int]]:
    """A consistent point of an array long enough for the states to determine efforts, flows and rates.

    With it, the variables that nothing determines, which are those declared indeterminate and what depends on them.
    """
    names = equations.states
    states = [oracle.index[name] for name in names]
    declared = {oracle.index[name] for name in equations.indeterminate}
    ties = len(equations.constraints)
    tied = f" and {ties} constraints" if ties else ""
    loose: set[int] = set()
    order: int | None = None
    for differentiations in (2, 3, 4, 5, 6):
        point = oracle.generic(rng, differentiations)
        if not point.consistent:
            raise Disagreement(f"compiled, but the equations contradict each other: residual {point.residual:.1g}")
        z_0, z_1 = point.directions()
        fixed = null_space(z_0[states])
        open_values = {k for k, row in enumerate(z_0 @ fixed) if np.abs(row).max(initial=0.0) > LOOSE}
        open_rates = {
            k for k, row in zip(states, z_1[states] @ fixed, strict=True) if np.abs(row).max(initial=0) > LOOSE
        }
        loose = open_values | open_rates
        undetermined = oracle.undetermined(point) if declared else set()
        if not open_rates and open_values <= undetermined:
            order = rank(z_0[states])
            if order != len(states) - ties:
                continue  # what is still hidden shows in a longer array
            # A loop of two equal gains leaves less open than one of gains as they come, for which it is declared.
            settled = declared - open_values - _open_in_general(oracle, rng, declared - open_values, differentiations)
            if settled:
                raise Disagreement(f"called indeterminate, but determined: {sorted(oracle.names[k] for k in settled)}")
            return point, open_values
    if order is not None:
        raise Disagreement(f"{len(states)} states {tuple(names)}{tied}, but the order of the system is {order}")
    raise Disagreement(f"the states {tuple(names)} do not determine {sorted(oracle.names[k] for k in loose)}")


def _open_in_general(oracle: Oracle, rng: np.random.Generator, wanted: set[int], differentiations: int) -> set[int]:
    """Variables that nothing determines with other parameters than the defaults."""
    if not wanted or all(value is None for value in oracle.parameters.values()):
        return set()
    general = Oracle(oracle.graph, ("inputs",) if "inputs" in oracle.keeps else ())
    point = general.generic(rng, differentiations)
    return wanted & general.undetermined(point) if point.consistent else set()


AGREED = 1e-9
"""Agreement of two solutions of systems of order one with condition numbers below 1e4, one of them by normal rounding
and one through rates squared again: 1e-16 times 1e8 at worst, 1e-12 as measured."""


def evaluate(equations: Any, oracle: Oracle, point: Point) -> dict[str, float]:
    """Rates (with a prime), observables and constraints of compiled equations at a point.

    Raises:
        Disagreement: where a step uses what no earlier one gives, gives what was given, or has no solution.
    """
    states = {name: point.series[0, oracle.index[name]] for name in equations.states}
    return _values(equations, point.setting, states, lambda name: _expected(oracle, point, name))


def _values(
    equations: Any, setting: Setting, states: Mapping[str, float], guess: Callable[[str], float]
) -> dict[str, float]:
    env: dict[str, float] = {**setting.parameters, expressions.TIME: setting.time, **states}
    for name, series in setting.inputs.items():
        env |= {name + "'" * k: series[k] * math.factorial(k) for k in range(len(series))}
    try:
        for step in equations.steps:
            given = _step(step, env, guess)
            if twice := given.keys() & env.keys():
                raise Disagreement(f"given twice: {', '.join(sorted(twice))}")
            env |= given
        found = {name: number(expression, env) for name, expression in equations.observables.items()}
        for k, constraint in enumerate((*equations.constraints, *equations.balance.constraints.conditions)):
            found[f"constraint {k}"] = number(constraint, env)
        return found | {f"{name}'": number(rate, env) for name, rate in equations.rates.items()}
    except KeyError as error:
        raise Disagreement(f"used but never given: {error}") from None
    except (np.linalg.LinAlgError, ZeroDivisionError) as error:
        raise Disagreement(f"compiled, but not solvable: {error}") from None


def _step(step: Any, env: dict[str, float], guess: Callable[[str], float]) -> dict[str, float]:
    """What a value, a linear system or a nonlinear one gives."""
    if hasattr(step, "symbol"):
        return {step.symbol.name: number(step.expression, env)}
    names = [symbol.name for symbol in step.unknowns]
    if hasattr(step, "matrix"):
        matrix = np.array([[number(entry, env) for entry in row] for row in step.matrix.tolist()])
        solution = np.linalg.solve(matrix, np.array([number(entry, env) for entry in step.right]))
        return dict(zip(names, map(float, solution), strict=True))

    def residuals(x: NDArray[np.float64]) -> NDArray[np.float64]:
        local = {**env, **dict(zip(names, map(float, x), strict=True))}
        for symbol, expression in step.inner:
            local[symbol.name] = number(expression, local)
        return np.array([number(residual, local) for residual in step.residuals])

    # Started at the oracle's values: of several solutions that one is meant.
    x = np.array([guess(name) for name in names])
    for _ in range(20):
        derivatives = np.array([(residuals(x + h) - residuals(x - h)) / 2e-6 for h in 1e-6 * np.eye(len(x))]).T
        x = x - np.linalg.solve(derivatives, residuals(x))
    return dict(zip(names, map(float, x), strict=True))


def _expected(oracle: Oracle, point: Point, name: str) -> float:
    """A value or a rate at the point; zero for names of the compiler's own."""
    k = oracle.index.get(name.rstrip("'"))
    return 0.0 if k is None else float(point.series[name.count("'"), k])


def number(expression: Any, env: Mapping[str, float]) -> float:
    """A sympy expression in floating point."""
    if expression.is_Symbol:
        return env[expression.name]
    if not expression.args:
        return float(expression)
    if isinstance(expression, sympy.Piecewise):
        return next(number(value, env) for value, condition in expression.args if holds(condition, env))
    args = [number(argument, env) for argument in expression.args]
    match expression:
        case sympy.Add():
            return math.fsum(args)
        case sympy.Mul():
            return math.prod(args)
        case sympy.Pow():
            return args[0] ** args[1]
        case sympy.Abs() | sympy.sign():
            return abs(args[0]) if isinstance(expression, sympy.Abs) else float(np.sign(args[0]))
        case sympy.Max() | sympy.Min():
            return max(args) if isinstance(expression, sympy.Max) else min(args)
        case _:
            return float(getattr(math, type(expression).__name__)(*args))


def holds(condition: Any, env: Mapping[str, float]) -> bool:
    """A comparison in floating point."""
    if not condition.args:
        return bool(condition)
    left, right = (number(argument, env) for argument in condition.args)
    match condition:
        case sympy.StrictLessThan():
            return left < right
        case sympy.LessThan():
            return left <= right
        case sympy.StrictGreaterThan():
            return left > right
    return left >= right
