"""An independent judge of the compiler: all equations of a graph at once, without causality and without algebra.

Every junction and element law is written down as it stands, F(z, z_dot, t) = 0, with z the efforts and flows of all
scalar bonds, the coordinates and what the stores hold. Along a motion z(t) = z_0 + z_1 tau + z_2 tau^2 + ... the law
and its derivatives must vanish too: the *derivative array* F_0 = F_1 = ... = F_nu = 0 (Campbell), one system for the
Taylor coefficients. Points that satisfy it are found by Gauss-Newton steps of least norm, so that no choice of states,
no order of elimination and no index reduction enters; the null space of its Jacobian tells what it determines.

Only the data of `Graph` and the elements is read, and formulas through `bondgraph.expressions.build`.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

# Small matrices: threads only get in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from bondgraph import expressions
from bondgraph.element import Element
from bondgraph.elements import GY, IC, NIC, TF, C, I, One, R, Se, Sf, TStar, Zero
from bondgraph.graph import Bond, Graph

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


# -- Taylor series in time, with exact slopes ------------------------------------------------------------------------


def times(a: Series, b: Series) -> Series:
    return np.convolve(a, b)[: len(a)]


def over(a: Series, b: Series) -> Series:
    found = np.zeros_like(a)
    for k in range(len(a)):
        found[k] = (a[k] - found[:k] @ b[k:0:-1]) / b[0]
    return found


def grow(start: float, slope: Callable[[Series], Series], x: Series) -> Series:
    """g(x) with g(x_0) = start and dg/dx = slope(g), coefficient by coefficient from g_dot = slope(g) x_dot."""
    found = np.zeros_like(x)
    found[0] = start
    x_dot = derivative(x)
    for k in range(1, len(x)):
        found[k] = times(slope(found), x_dot)[k - 1] / k
    return found


def derivative(x: Series) -> Series:
    """The series of the rate; its last coefficient is unknown and left zero."""
    return np.append(x[1:] * np.arange(1, len(x)), 0.0)


def sine_and_cosine(x: Series, sign: float = -1.0) -> tuple[Series, Series]:
    """sin and cos, or with sign +1 sinh and cosh, together: each is the other's slope."""
    s, c = np.zeros_like(x), np.zeros_like(x)
    s[0], c[0] = (math.sin(x[0]), math.cos(x[0])) if sign < 0 else (math.sinh(x[0]), math.cosh(x[0]))
    x_dot = derivative(x)
    for k in range(1, len(x)):
        s[k], c[k] = times(c, x_dot)[k - 1] / k, sign * times(s, x_dot)[k - 1] / k
    return s, c


@dataclass(frozen=True)
class Jet:
    """A quantity along the motion: its Taylor series, and its partial derivatives by variable, also as series."""

    value: Series
    slopes: Mapping[int, Series] = field(default_factory=dict)

    def constant(self, number: float) -> Jet:
        return Jet(number * np.eye(1, len(self.value))[0])

    def of(self, other: Any) -> Jet:
        return other if isinstance(other, Jet) else self.constant(float(other))

    def chain(self, value: Series, slope: Series) -> Jet:
        """g(self), given the series of g and of dg/dx."""
        return Jet(value, {k: times(slope, s) for k, s in self.slopes.items()})

    def __add__(self, other: Any) -> Jet:
        other = self.of(other)
        slopes = dict(self.slopes)
        for k, s in other.slopes.items():
            slopes[k] = slopes[k] + s if k in slopes else s
        return Jet(self.value + other.value, slopes)

    def __neg__(self) -> Jet:
        return Jet(-self.value, {k: -s for k, s in self.slopes.items()})

    def __sub__(self, other: Any) -> Jet:
        return self + (-self.of(other))

    def __mul__(self, other: Any) -> Jet:
        other = self.of(other)
        return other.chain(times(self.value, other.value), self.value) + self.chain(0 * self.value, other.value)

    def __truediv__(self, other: Any) -> Jet:
        other = self.of(other)
        return self * other.chain(*reciprocal(other.value))

    def __pow__(self, other: Any) -> Jet:
        other = self.of(other)
        exponent = other.value[0]
        if not other.slopes and not other.value[1:].any() and float(exponent).is_integer():
            product = self.constant(1.0)
            for _ in range(abs(int(exponent))):
                product = product * self
            return product if exponent >= 0 else self.constant(1.0) / product
        return CALL["exp"](other * CALL["log"](self))

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Any) -> Jet:
        return self.of(other) - self


def reciprocal(x: Series) -> tuple[Series, Series]:
    inverse = over(np.eye(1, len(x))[0], x)
    return inverse, -times(inverse, inverse)


def arctangent(y: Jet, x: Jet) -> Jet:
    """atan2: its slopes are those of the angle of the point (x, y)."""
    square = times(x.value, x.value) + times(y.value, y.value)
    along_y, along_x = over(x.value, square), over(-y.value, square)
    angle = np.zeros_like(x.value)
    angle[0] = math.atan2(y.value[0], x.value[0])
    rate = times(along_y, derivative(y.value)) + times(along_x, derivative(x.value))
    angle[1:] = rate[:-1] / np.arange(1, len(angle))
    return y.chain(angle, along_y) + x.chain(0 * angle, along_x)


def root(x: Jet) -> Jet:
    one = x.constant(1.0).value
    found = grow(math.sqrt(x.value[0]), lambda g: 0.5 * over(one, g), x.value)
    return x.chain(found, 0.5 * over(one, found))


def exponential(x: Jet) -> Jet:
    found = grow(math.exp(x.value[0]), lambda g: g, x.value)
    return x.chain(found, found)


def logarithm(x: Jet) -> Jet:
    inverse, _ = reciprocal(x.value)
    return x.chain(grow(math.log(x.value[0]), lambda _: inverse, x.value), inverse)


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


CALL: dict[str, Any] = {
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
    """

    setting: Setting
    series: NDArray[np.float64]
    residual: float
    jacobian: NDArray[np.float64]

    @property
    def consistent(self) -> bool:
        return self.residual < SETTLED

    @cached_property
    def clearance(self) -> float:
        """The least singular value of the array that is more than rounding, relative to the greatest."""
        values = np.linalg.svd(self.jacobian, compute_uv=False)
        return float(min((x for x in values if x > ROUNDING * values[0]), default=0.0) / max(values[0], 1e-300))

    def directions(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How z_0 and z_1 may change without leaving the solutions: one column a direction."""
        null = null_space(self.jacobian)
        n = self.series.shape[1]
        return null[:n], null[n : 2 * n]


@dataclass(frozen=True)
class Verdict:
    """What the equations of a graph amount to at a generic point.

    Args:
        contradictory: whether they have no solution for inputs chosen at random.
        undetermined: variables whose rate nothing determines, though all else is known.
        order: the number of values that may be chosen freely at an instant: the order of the system.
        differentiations: how often the equations had to be differentiated.
    """

    contradictory: bool
    undetermined: tuple[str, ...]
    order: int
    differentiations: int

    @property
    def well_posed(self) -> bool:
        return not self.contradictory and not self.undetermined


class Oracle:
    """All equations of a graph.

    Attributes:
        names: of every variable; one that two names stand for is found under both in `index`.
        index: where a variable stands, by name: `b.e`, `b.f` (with `[component]` in a multibond), components of
            junctions, coordinates, `p_` and `q_` of stores.
        parameters, inputs: by name, with their defaults.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.parameters: dict[str, float | None] = {}
        self.inputs: dict[str, float | None] = {}
        self._equal: list[tuple[int, int]] = []
        self._bonds: dict[str, tuple[list[int], list[int]]] = {}
        self._ends: dict[str, list[list[tuple[str, int, int]]]] = {}
        self._name_variables()
        self._flows = {name for e in graph.elements.values() if isinstance(e, One) for name in e.components}
        self._coordinates = {name for e in graph.elements.values() for name in getattr(e, "coordinates", ())}
        self._slopes_of_kinetic_energy: dict[str, list[str]] = {}
        # Reading every law once, at no particular point, tells which parameters and inputs there are.
        self._reading = True
        self.equations = len(list(self._residuals(_Motion.nowhere(len(self.names)))))
        self._reading = False

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
        self._equal += [(known[0], other) for other in known[1:]]
        return known[0]

    def _labels(self, bond: Bond) -> list[str]:
        for end in (bond.head, bond.tail):
            if end.components:
                names = self.graph.elements[end.element].components  # type: ignore[attr-defined]
                return [names[k] for k in end.components]
        return [str(k + 1) for k in range(bond.size)]

    def _variable(self, bond: Bond, k: int, letter: str) -> str:
        return f"{bond.name}.{letter}" + ("" if bond.size == 1 else f"[{self._labels(bond)[k]}]")

    def _stems(self, element: Element, letter: str, port: str = "") -> list[str]:
        bond, _ = self._at(element, port)
        stem = f"{letter}_{element.name}"
        return [stem] if bond.size == 1 else [f"{stem}_{label}" for label in self._labels(bond)]

    def _at(self, element: Element, port: str = "") -> tuple[Bond, Any]:
        """The bond at a port, and its other end."""
        for bond in self.graph.bonds:
            for here, there in ((bond.tail, bond.head), (bond.head, bond.tail)):
                if (here.element, here.port) == (element.name, port):
                    return bond, there
        raise AssertionError(f"nothing at {element.name}[{port!r}]")

    def _displacements(self, element: Element, port: str = "") -> list[str]:
        _, there = self._at(element, port)
        coordinates = getattr(self.graph.elements[there.element], "coordinates", ())
        return [coordinates[k] for k in there.components] if coordinates else []

    # laws

    def _residuals(self, z: _Motion) -> Iterator[Jet]:
        """Everything that must vanish."""
        for one, other in self._equal:
            yield z.value(one) - z.value(other)
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
                e, f = self._port(z, element)
                if element.effort:
                    yield e[0] - self._read(element.effort, z, {"f": f[0]})
                elif element.flow:
                    yield f[0] - self._read(element.flow, z, {"e": e[0]})
                else:
                    yield from _minus(e, _apply(self._matrix(element, z, len(e)), f))
            case I():
                yield from self._inertia(element, z)
            case C():
                yield from self._compliance(element, z)
            case TF():
                e1, f1, e2, f2 = *self._port(z, element, "1"), *self._port(z, element, "2")
                modulus = self._matrix(element, z, len(f1))
                yield from _minus(f2, _apply(modulus, f1))
                yield from _minus(e1, _apply(list(zip(*modulus, strict=True)), e2))
            case GY():
                e1, f1, e2, f2 = *self._port(z, element, "1"), *self._port(z, element, "2")
                modulus = self._matrix(element, z, len(f1))
                yield from _minus(e2, _apply(modulus, f1))
                yield from _minus(e1, _apply(list(zip(*modulus, strict=True)), f2))
            case TStar() | IC() | NIC():
                yield from self._kinetic(element, z)
            case _:
                raise AssertionError(f"the oracle knows no law for {type(element).__name__}")

    def _junction(self, element: One | Zero, z: _Motion) -> Iterator[Jet]:
        """A common flow (effort) is one variable already; what is left is the sum of efforts (flows)."""
        summed = 0 if isinstance(element, One) else 1
        for ends in self._ends[element.name]:
            total = z.constant(0.0)
            for bond, k, way in ends:
                total = total + way * z.value(self._bonds[bond][summed][k])
            yield total
        for name, component in zip(getattr(element, "coordinates", ()), element.components, strict=False):
            yield z.rate(self.index[name]) - z.value(self.index[component])

    def _inertia(self, element: I, z: _Motion) -> Iterator[Jet]:
        e, f = self._port(z, element)
        stems = self._stems(element, "p")
        p = [z.value(self.index[name]) for name in stems]
        if element.flow:
            yield f[0] - self._read(element.flow, z, {"p": p[0]})
        else:
            yield from _minus(p, _apply(self._matrix(element, z, len(f)), f))
        _, there = self._at(element)
        frame = getattr(self.graph.elements[there.element], "frame", None)
        turning = [z.constant(0.0)] * len(p)
        if frame not in (None, "inertial"):
            axes = self.graph.elements[frame]
            x, y, w = (z.value(self.index[name]) for name in axes.components)  # type: ignore[attr-defined]
            turning = [y * p[2] - w * p[1], w * p[0] - x * p[2], x * p[1] - y * p[0]]
        for k, name in enumerate(stems):
            yield z.rate(self.index[name]) + turning[k] - e[k]

    def _compliance(self, element: C, z: _Motion) -> Iterator[Jet]:
        e, f = self._port(z, element)
        stems = self._stems(element, "q")
        q = [z.value(self.index[name]) for name in stems]
        if element.effort:
            yield e[0] - self._read(element.effort, z, {"q": q[0]})
        else:
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
        for k, slopes in enumerate(self._by_coordinate(element)):
            turned = _apply([[self._read(entry, z) for entry in row] for row in slopes], f)
            force = z.constant(0.0)
            for a, b in zip(f, turned, strict=True):
                force = force + 0.5 * a * b
            yield e_c[k] - force

    def _by_coordinate(self, element: IC) -> list[list[list[str]]]:
        """dA/dq for each coordinate of the store's junction, as formulas."""
        import sympy

        call = {name: getattr(sympy, name) for name in ("sin", "cos", "tan", "exp", "log", "sqrt")}
        found = []
        for name in self._displacements(element, "I"):
            rows = []
            for row in element.A:
                built = (expressions.build(entry, sympy.Symbol, sympy.sympify, call) for entry in row)
                rows.append([expressions.text(sympy.diff(entry, sympy.Symbol(name))) for entry in built])
            found.append(rows)
        return found

    # values

    def _port(self, z: _Motion, element: Element, port: str = "") -> tuple[list[Jet], list[Jet]]:
        bond, _ = self._at(element, port)
        efforts, flows = self._bonds[bond.name]
        return [z.value(k) for k in efforts], [z.value(k) for k in flows]

    def _read(self, formula: str, z: _Motion, local: Mapping[str, Jet] | None = None) -> Jet:
        def symbol(name: str) -> Jet:
            if local and name in local:
                return local[name]
            if name == expressions.TIME:
                return z.time()
            if name in self._coordinates or name in self._flows:
                return z.value(self.index[name])
            return self._parameter(name, None, z)

        return z.constant(0.0) + expressions.build(formula, symbol, lambda n: z.constant(float(n)), CALL)

    def _parameter(self, name: str, default: float | None, z: _Motion) -> Jet:
        if self._reading:
            known = self.parameters.get(name)
            self.parameters[name] = known if default is None else default
        return z.parameter(name)

    def _scalar(self, element: Any, z: _Motion) -> Jet:
        """A scalar value: the parameter of the element's name (a number is its default), or a formula."""
        value = element.value
        if value is None or _number(value) is not None:
            return self._parameter(element.name, None if value is None else _number(value), z)
        return self._read(value, z)

    def _matrix(self, element: Any, z: _Motion, size: int) -> list[list[Jet]]:
        value = element.value
        zero = z.constant(0.0)
        if not isinstance(value, tuple):
            scalar = self._scalar(element, z)
            return [[scalar if i == j else zero for j in range(size)] for i in range(size)]
        if isinstance(value[0], tuple):
            return [[self._read(entry, z) for entry in row] for row in value]
        diagonal = [self._read(entry, z) for entry in value]
        return [[diagonal[i] if i == j else zero for j in range(size)] for i in range(size)]

    def _source(self, element: Any, z: _Motion, size: int) -> list[Jet]:
        """An input, where no value or a number is given; formulas otherwise."""
        value = element.value
        if isinstance(value, tuple):
            return [self._read(entry, z) for entry in value]
        default = None if value is None else _number(value)
        if value is not None and default is None:
            return [self._read(value, z)] * size
        labels = self._labels(self._at(element)[0])
        names = [element.name] if size == 1 else [f"{element.name}_{label}" for label in labels]
        if self._reading:
            self.inputs.update(dict.fromkeys(names, default))
        return [z.input(name) for name in names]

    # points

    def setting(self, rng: np.random.Generator, orders: int = 6) -> Setting:
        """Parameters (positive, so that inertias are), inputs and an instant, at random and of order one."""
        parameters = {
            name: float(rng.uniform(0.5, 2.0)) if default is None else default
            for name, default in self.parameters.items()
        }
        return Setting(
            parameters, {name: rng.uniform(-1.0, 1.0, orders) for name in self.inputs}, float(rng.uniform(0.0, 1.0))
        )

    def array(self, series: NDArray[np.float64], setting: Setting) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The derivative array F_0 .. F_nu and its Jacobian by z_0 .. z_(nu + 1)."""
        orders, n = series.shape
        nu = orders - 2
        rows = list(self._residuals(_Motion(series, setting)))
        value = np.zeros((nu + 1, len(rows)))
        jacobian = np.zeros((nu + 1, len(rows), orders, n))
        for i, row in enumerate(rows):
            value[:, i] = row.value
            for variable, slope in row.slopes.items():
                for k in range(nu + 1):
                    if variable < n:
                        jacobian[k, i, : k + 1, variable] += slope[k::-1]
                    else:  # by the rate, whose coefficient of order m - 1 is m z_m
                        jacobian[k, i, 1 : k + 2, variable - n] += slope[k::-1] * np.arange(1, k + 2)
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
        for _ in range(40):
            value, jacobian = self.array(series, setting)
            if not np.isfinite(value).all():
                break
            residual = float(np.abs(value).max(initial=0.0) / (1.0 + np.abs(series).max()))
            settled = best is not None and residual >= 0.5 * best.residual and best.consistent
            if best is None or residual < best.residual:
                best = Point(setting, series, residual, jacobian)
            if settled or residual == 0.0:
                break
            step = weights * np.linalg.lstsq(jacobian * weights.ravel(), -value, rcond=ROUGH)[0].reshape(series.shape)
            if np.abs(step).max() < 1e-15 * (1.0 + np.abs(series).max()):
                break
            # Long steps are shortened: the laws' sines and quotients are far from linear over them.
            series = series + step * min(1.0, 3.0 / np.abs(step[:2]).max(initial=1e-300))
        assert best is not None
        return best

    def generic(self, rng: np.random.Generator, differentiations: int) -> Point:
        """A consistent point at which zero and not zero are well apart; the best of a few."""
        best = self.point(rng, differentiations)
        for _ in range(6):
            if best.consistent and best.clearance > CLEAR:
                break
            other = self.point(rng, differentiations)
            best = max(best, other, key=lambda p: (p.consistent, p.clearance))
        return best

    def verdict(self, rng: np.random.Generator, most: int = 4) -> Verdict:
        """Whether the equations have solutions, and whether these are determined, at a generic point.

        They are when z_0 determines z_1 on the solutions of an array that is long enough (1-fullness).
        """
        verdict = None
        for differentiations in range(1, most + 1):
            point = self.generic(rng, differentiations)
            if not point.consistent:
                return Verdict(True, (), 0, differentiations)
            z_0, z_1 = point.directions()
            loose = z_1 @ null_space(z_0)
            open_ones = [name for name, row in zip(self.names, loose, strict=True) if np.abs(row).max(initial=0) > 1e-6]
            verdict = Verdict(False, tuple(open_ones), rank(z_0), differentiations)
            if verdict.well_posed:
                return verdict
        assert verdict is not None
        return verdict


class _Motion:
    """The variables along one motion, as jets."""

    def __init__(self, series: NDArray[np.float64], setting: Setting) -> None:
        orders, self.n = series.shape
        self.length = orders - 1
        self.setting = setting
        self._values = series[:-1].T
        self._rates = (series[1:] * np.arange(1, orders)[:, None]).T
        self._one = np.eye(1, self.length)[0]

    @staticmethod
    def nowhere(n: int) -> _Motion:
        return _Motion(np.ones((2, n)) * 0.5, Setting({}, {}, 0.5))

    def constant(self, number: float) -> Jet:
        return Jet(number * self._one)

    def value(self, k: int) -> Jet:
        return Jet(self._values[k], {k: self._one})

    def rate(self, k: int) -> Jet:
        return Jet(self._rates[k], {self.n + k: self._one})

    def time(self) -> Jet:
        series = self.setting.time * self._one
        series[1:2] = 1.0
        return Jet(series)

    def parameter(self, name: str) -> Jet:
        return self.constant(self.setting.parameters.get(name, 0.5))

    def input(self, name: str) -> Jet:
        return Jet(self.setting.inputs.get(name, self._one)[: self.length])


def _minus(left: Iterable[Jet], right: Iterable[Jet]) -> Iterator[Jet]:
    return (a - b for a, b in zip(left, right, strict=True))


def _apply(matrix: Sequence[Sequence[Jet]], x: Sequence[Jet]) -> list[Jet]:
    found = []
    for row in matrix:
        total = x[0].constant(0.0)
        for entry, value in zip(row, x, strict=True):
            if entry.slopes or entry.value.any():
                total = total + entry * value
        found.append(total)
    return found


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

    The states must be coordinates of the consistent points: independent, and as many as the order of the system.
    Given them, the oracle's rates, efforts and flows are determined, and the compiler's must be equal.

    Raises:
        Disagreement: where they are not.
    """
    oracle = Oracle(equations.graph)
    rng = np.random.default_rng(seed)
    if set(equations.inputs) != set(oracle.inputs) or set(equations.parameters) != set(oracle.parameters):
        ours = sorted(oracle.inputs), sorted(oracle.parameters)
        raise Disagreement(f"inputs, parameters: {equations.inputs}, {tuple(equations.parameters)}; oracle: {ours}")
    states = [oracle.index[name] for name in equations.states]
    for _ in range(points):
        point = _determined(oracle, rng, states, equations.states)
        values = evaluate(equations, oracle, point)
        expected = {f"{name}'": point.series[1, oracle.index[name]] for name in equations.states}
        expected |= {name: point.series[0, oracle.index[name]] for name in equations.observables}
        scale = 1.0 + np.abs(point.series[:2]).max()
        wrong = {
            name: (values[name], value)
            for name, value in expected.items()
            if not abs(values[name] - value) <= AGREED * scale
        }
        if wrong:
            listed = "; ".join(f"{name} = {ours:.12g}, oracle {right:.12g}" for name, (ours, right) in wrong.items())
            raise Disagreement(f"{equations.graph.name}: {listed}")


def _determined(oracle: Oracle, rng: np.random.Generator, states: list[int], names: Sequence[str]) -> Point:
    """A consistent point of an array long enough for the states to determine efforts, flows and rates."""
    for differentiations in (2, 3, 4):
        point = oracle.generic(rng, differentiations)
        if not point.consistent:
            raise Disagreement(f"compiled, but the equations contradict each other: residual {point.residual:.1g}")
        z_0, z_1 = point.directions()
        order = rank(z_0)
        fixed = null_space(z_0[states])
        left = np.vstack([z_0, z_1[states]]) @ fixed
        loose = [name for name, row in zip(oracle.names, left, strict=False) if np.abs(row).max(initial=0.0) > 1e-6]
        if not np.abs(left).max(initial=0.0) > 1e-6:
            if rank(z_0[states]) < len(states) or order != len(states):
                raise Disagreement(f"{len(states)} states {tuple(names)}, but the order of the system is {order}")
            return point
    raise Disagreement(f"the states {tuple(names)} do not determine {loose}")


AGREED = 1e-9
"""Agreement of two solutions of systems of order one with condition numbers below 1e4, one of them by normal rounding
and one through rates squared again: 1e-16 times 1e8 at worst, 1e-12 as measured."""


def evaluate(equations: Any, oracle: Oracle, point: Point) -> dict[str, float]:
    """Rates (with a prime) and observables of compiled equations, with states, inputs and their rates from a point.

    Raises:
        Disagreement: where a step uses what no earlier one gives, gives what was given, or has no solution.
    """
    setting = point.setting
    env: dict[str, float] = {**setting.parameters, expressions.TIME: setting.time}
    env |= {name: point.series[0, oracle.index[name]] for name in equations.states}
    for name, series in setting.inputs.items():
        env |= {name + "'" * k: series[k] * math.factorial(k) for k in range(len(series))}
    try:
        for step in equations.steps:
            given = _step(step, env, lambda name: _expected(oracle, point, name))
            if twice := given.keys() & env.keys():
                raise Disagreement(f"given twice: {', '.join(sorted(twice))}")
            env |= given
        found = {name: number(expression, env) for name, expression in equations.observables.items()}
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
        slopes = np.array([(residuals(x + h) - residuals(x - h)) / 2e-6 for h in 1e-6 * np.eye(len(x))]).T
        x = x - np.linalg.solve(slopes, residuals(x))
    return dict(zip(names, map(float, x), strict=True))


def _expected(oracle: Oracle, point: Point, name: str) -> float:
    """A value or a rate at the point; zero for names of the compiler's own."""
    k = oracle.index.get(name.rstrip("'"))
    return 0.0 if k is None else float(point.series[name.count("'"), k])


def number(expression: Any, env: Mapping[str, float]) -> float:
    """A sympy expression in floating point."""
    import sympy

    if expression.is_Symbol:
        return env[expression.name]
    if not expression.args:
        return float(expression)
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
