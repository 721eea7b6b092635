"""Transformer and gyrator: two-ports that pass power on."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bondgraph.algebra import expressions
from bondgraph.errors import SingularSystem, SizeMismatch, StructureError
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Identity, Law, Place, Solve
from bondgraph.graph.values import scalar_text, table
from bondgraph.program.rank import is_singular
from bondgraph_elements import field

FIRST, SECOND = "1", "2"
MAY = ("coordinates", "signals", "time")


@dataclass(frozen=True)
class TwoPort(Element):
    """A modulus M between port 1 (the left neighbour in a written chain) and port 2.

    Args:
        name: its name; also that of the modulus, where none is given.
        value: the modulus: a number or formula (the same for every component), or a matrix of shape (m, n) for
            port 2 of size m and port 1 of size n. It may depend on coordinates, time and parameters.
    """

    value: Scalar = None

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table(self.name, self.value, (0, 2)))

    def ports(self) -> tuple[Port, ...]:
        m, n = (len(self.value), len(self.value[0])) if self.is_matrix else (None, None)
        return Port(FIRST, n), Port(SECOND, m)

    @property
    def is_matrix(self) -> bool:
        return isinstance(self.value, tuple)

    def texts(self) -> tuple[str, ...]:
        return field.texts(self.value)

    def modulated(self) -> bool:
        return True

    def _keeps_rank(self, moving: frozenset[str]) -> bool:
        """Whether the modulus can be inverted whatever the configuration.

        A scalar that does not move can, if it is not the number zero: a parameter that is zero is refused when its
        value is known. A matrix can where it is made of numbers, square and regular.
        """
        if not self.is_matrix:
            return self.value is None or not (expressions.names(self.value) & moving or _is_zero(self.value))
        try:
            rows = [[float(entry) for entry in row] for row in self.value]
        except ValueError:
            return False
        if len(rows) != len(rows[0]):
            return False
        return not is_singular(rows)

    def _cells(
        self, sizes: dict[str, int], moving: frozenset[str], one_way: tuple[bool, bool], other: tuple[bool, bool]
    ) -> list[Cell]:
        """Cells for strokes (at port 1, at port 2): `one_way` always, `other` where the modulus can be inverted."""
        reversible = self._keeps_rank(moving)
        ways = (one_way, other) if reversible else (one_way,)
        step = Step.REST if reversible else Step.ONE_WAY
        zero = not self.is_matrix and _is_zero(self.value)
        holds = None if reversible or zero or one_way == (FLOW_IN, FLOW_IN) else FIRST
        if not self.is_matrix:
            return [Cell(((FIRST, k), (SECOND, k)), ways, step, holds) for k in range(sizes[FIRST])]
        n, m = sizes[FIRST], sizes[SECOND]
        ports = tuple((FIRST, k) for k in range(n)) + tuple((SECOND, k) for k in range(m))
        patterns = tuple((first,) * n + (second,) * m for first, second in ways)
        return [Cell(ports, patterns, step, holds)]

    def _modulus(self, place: Place, sizes: tuple[int, int]) -> Any:
        return place.matrix(self.value, MAY, square=None if self.is_matrix else sizes[0])

    def _divisor(self, place: Place, ratio: Any) -> Any:
        """A scalar modulus that is used the other way.

        Raises:
            SingularSystem: for a formula that vanishes whatever its parameters are.
        """
        if place.xp.is_zero(ratio):
            raise SingularSystem(
                self.name,
                f"its modulus '{self.value}' is zero and cannot be divided by",
                parties=(self.name,),
                remedy="correct the modulus, or drive the element from its other port",
            )
        return ratio


def _not_integral(name: str, integral: str, row: int) -> StructureError:
    return StructureError(
        name,
        f"the rate of '{integral}' is not the flow of its row {row}",
        parties=(name,),
        remedy="correct the integral or the row, or give None where no integral is known",
    )


def _is_zero(formula: str | None) -> bool:
    try:
        return formula is not None and float(formula) == 0
    except ValueError:
        return False


@dataclass(frozen=True)
class TF(TwoPort):
    """A transformer: f2 = M f1, e1 = M^T e2.

    Port 1 shows to the left: in `a >> TF("n") >> b` and in `a << TF("n") << b` the flow of b is n times that of a.
    Flow enters at port 1, effort at port 2; a modulus that cannot lose rank may also be used the other way.

    Args:
        integrals: for each row of a matrix a formula in coordinates and parameters whose rate is the flow of
            port 2, or None where no one knows one. A source that gives a position behind it then holds that position,
            and a coordinate that integrates such a flow is no state. That the rates are those is checked.

    >>> [port.size for port in TF("T", (("l*cos(a)",), ("l*sin(a)",))).ports()]
    [1, 2]
    >>> TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",)).integrals
    ('(x ** 2 + y ** 2) / 2',)
    """

    integrals: tuple[str | None, ...] = ()
    kind: ClassVar[str] = "TF"
    _has_unit: ClassVar[bool] = True

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.integrals, str) or not isinstance(self.integrals, list | tuple):
            law = f"its integrals are {self.integrals!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give a tuple of formulas")
        rows = len(self.value) if isinstance(self.value, tuple) else 0
        if self.integrals and len(self.integrals) != rows:
            law = f"it has {len(self.integrals)} integrals, and a matrix of {rows} rows"
            raise SizeMismatch(self.name, law, parties=(self.name,), remedy="give one, or None, for each row")
        object.__setattr__(self, "integrals", tuple(map(scalar_text, self.integrals)))

    def texts(self) -> tuple[str, ...]:
        return *super().texts(), *(text for text in self.integrals if text is not None)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return self._cells(sizes, moving, (FLOW_IN, EFFORT_IN), (EFFORT_IN, FLOW_IN))

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(a, b) for a in into for b in into if a[0] != b[0] and (self.is_matrix or a[1] == b[1])]

    def value_is(self) -> str:
        return "f2/f1" if self._has_unit else ""

    def without_unit(self) -> TF:
        """The same, of whose value no unit follows: between bonds of which one is of none of the domains."""
        found = copy(self)
        object.__setattr__(found, "_has_unit", False)
        return found

    def modulus(self, place: Place) -> Any:
        """M, of shape (m, n), where the transformer stands."""
        return self._modulus(place, (len(place.f(FIRST)), len(place.f(SECOND))))

    def like(self, name: str, value: Scalar, integrals: tuple[str | None, ...] = ()) -> TF:
        """A transformer with another modulus."""
        return TF(name, value, integrals)

    def integrated(self, place: Place) -> tuple[tuple[Any, Any], ...]:
        """Those flows of its second port whose integral is known, each with that integral."""
        return tuple((place.f(SECOND)[k], integral) for k, integral in self._integrals(place))

    def _integrals(self, place: Place) -> list[tuple[int, Any]]:
        given_here = ((k, text) for k, text in enumerate(self.integrals) if text is not None)
        return [(k, place.read(text, ("coordinates",), {})) for k, text in given_here]

    def law(self, place: Place) -> Law:
        if not any(self.integrals):
            return self._passing(place)
        return replace(self._passing(place), integrals=self.integrated(place), identities=self._identities(place))

    def _identities(self, place: Place) -> tuple[Identity, ...]:
        """Each integral's rate is the flow of its row."""
        f1, found = place.f(FIRST), []
        flows = self.modulus(place) @ f1
        for k, integral in self._integrals(place):
            rate, error = place.along(integral), _not_integral(self.name, str(self.integrals[k]), k + 1)
            square = rate**2 + flows[k] ** 2 + (f1.T @ f1)[0, 0]
            found.append(Identity(rate - flows[k], square, error))
        return tuple(found)

    def _passing(self, place: Place) -> Law:
        """f2 = M f1, e1 = M^T e2, in the direction of its strokes."""
        e1, f1, e2, f2 = place.e(FIRST), place.f(FIRST), place.e(SECOND), place.f(SECOND)
        modulus = self._modulus(place, (len(f1), len(f2)))
        if self.is_matrix and not place.into(FIRST)[0]:
            return Law(lets=(*zip(f2, modulus @ f1, strict=True), *zip(e1, modulus.T @ e2, strict=True)))
        if self.is_matrix:
            back = Solve(tuple(f1), modulus, f2, False, self.name), Solve(tuple(e2), modulus.T, e1, False, self.name)
            return Law(solves=back)
        laws: list[tuple[Any, Any]] = []
        for k, entering in enumerate(place.into(FIRST)):
            ratio = self._divisor(place, modulus[k, k]) if entering else modulus[k, k]
            laws += [(f1[k], f2[k] / ratio), (e2[k], e1[k] / ratio)] if entering else [
                (f2[k], ratio * f1[k]), (e1[k], ratio * e2[k])]  # fmt: skip
        return Law(lets=tuple(laws))


@dataclass(frozen=True)
class GY(TwoPort):
    """A gyrator: e2 = M f1, e1 = M^T f2.

    >>> GY("K", 0.05).value
    '0.05'
    """

    kind: ClassVar[str] = "GY"

    def value_is(self) -> str:
        return "e2/f1"

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return self._cells(sizes, moving, (FLOW_IN, FLOW_IN), (EFFORT_IN, EFFORT_IN))

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(a, b) for a in into for b in into if a[0] != b[0] and (self.is_matrix or a[1] == b[1])]

    def law(self, place: Place) -> Law:
        e1, f1, e2, f2 = place.e(FIRST), place.f(FIRST), place.e(SECOND), place.f(SECOND)
        modulus = self._modulus(place, (len(f1), len(f2)))
        if self.is_matrix and place.into(FIRST)[0]:
            solves = (
                Solve(tuple(f1), modulus, e2, False, self.name),
                Solve(tuple(f2), modulus.T, e1, False, self.name),
            )
            return Law(solves=solves)
        if self.is_matrix:
            return Law(lets=(*zip(e2, modulus @ f1, strict=True), *zip(e1, modulus.T @ f2, strict=True)))
        lets: list[tuple[Any, Any]] = []
        for k, entering in enumerate(place.into(FIRST)):
            ratio = self._divisor(place, modulus[k, k]) if entering else modulus[k, k]
            lets += [(f1[k], e2[k] / ratio), (f2[k], e1[k] / ratio)] if entering else [
                (e2[k], ratio * f1[k]), (e1[k], ratio * f2[k])]  # fmt: skip
        return Law(lets=tuple(lets))
