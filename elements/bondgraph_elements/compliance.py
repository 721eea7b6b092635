"""The compliance: C."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bondgraph.graph.element import FLOW_IN, Cell, Scalar
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import laws
from bondgraph_elements import field
from bondgraph_elements._store import Store, variables


@dataclass(frozen=True)
class C(Store):
    """A compliance: q_dot = f, q = C e. On a junction with coordinates, or bonded to one, q is the coordinates.

    With flow entering (integral causality) q is a state; with effort entering the law gives q, and the flow is the
    derivative of q along the motion.

    Args:
        effort: instead of a value, e as a formula in `q`, or several in `q1`, `q2`, ... (or in the coordinates' names),
            or as a `bondgraph.Function` or several; where effort must enter they are inverted, exactly where that is
            known, else by Newton's method.

    Raises:
        NotReciprocal: (when compiled) for a law that does not derive from an energy.

    >>> C("spring", effort="k*q + k3*q**3").effort
    'k * q + k3 * q ** 3'
    >>> C("gravity", energy="m*g*y").energy
    'm * g * y'
    """

    effort: Scalar = None
    kind: ClassVar[str] = "C"
    letter: ClassVar[str] = "q"
    vanishing: ClassVar[tuple[str, str] | None] = (
        "it is rigid and holds no energy: its value is the compliance, q over e",
        "give a positive one, 1/k for a spring of stiffness k; what is rigid is Sf(..., 0) in its place",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "effort", laws(self.name, self.effort))
        field.one_law(self.name, self.value, self.effort, self.energy)

    def _law(self) -> tuple[field.Formula, ...] | None:
        return field.several(self.effort)

    def value_is(self) -> str:
        return "q/e" if self._is_linear else ""

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return self._cells(sizes, FLOW_IN)

    def remark(self, place: Place) -> str:
        """A law that falls everywhere, as -k*q for a spring."""
        given = self._law()
        if given is None or len(given) != 1 or not isinstance(given[0], str):
            return ""
        (q,) = coordinates = place.displacement(bonded=True) or place.state("q")
        law = place.read(given[0], (), variables(place, coordinates, self.letter))
        if not field.everywhere(place.xp, self.name, law, q, lambda sample: sample.determinant < 0):
            return ""
        return (
            f"its effort, '{given[0]}', falls everywhere: it drives away; that of a spring rises, since by its half "
            "arrow it opposes what stretches it already"
        )

    def law(self, place: Place) -> Law:
        xp, e, f, into = place.xp, place.e(), place.f(), place.into()
        u = [k for k, effort in enumerate(into) if not effort]
        c = [k for k, effort in enumerate(into) if effort]
        coordinates = place.displacement(bonded=True)
        q = coordinates or place.state("q")
        own = () if coordinates else tuple(q[k] for k in u)
        if self._is_linear:
            found = self._linear(place, place.matrix(self.value, (), square=len(e)), q, e, u)
        else:
            found = self._nonlinear(place, q, e, c, "q")
        return replace(
            found,
            states=own,
            unknowns=tuple(f[k] for k in c),
            rows=tuple(xp.rate(q[k]) - f[k] for k in (c if coordinates else range(len(q)))),
            starts=() if coordinates else found.starts,
        )
