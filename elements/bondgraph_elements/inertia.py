"""The inertia: I."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bondgraph.algebra.text.vocabulary import quoted
from bondgraph.errors import FrameError, NotReducible
from bondgraph.graph.element import EFFORT_IN, Cell, Element, Scalar
from bondgraph.graph.law import Identity, Law, Place
from bondgraph.graph.values import laws
from bondgraph.kinetics.inertia import isotropic
from bondgraph.program.tolerances import ROUNDING
from bondgraph_elements import field
from bondgraph_elements._store import Store


@dataclass(frozen=True)
class I(Store):  # noqa: E742 - the element's name in every bond graph
    """An inertia: p_dot = e, p = I f. In a turning frame p_dot + Omega x p = e, Omega the frame's rate.

    With effort entering (integral causality) p is a state; with flow entering the inertia follows the rest of the
    system, and its effort is the derivative of p along the motion.

    Args:
        flow: instead of a value, f as a formula in `p`, or several in `p1`, `p2`, ..., or as a `bondgraph.Function` or
            several; where flow must enter they are inverted, exactly where that is known, else by Newton's method.

    Raises:
        NotReciprocal: (when compiled) for a law that does not derive from an energy.

    >>> I("m", 2).value
    '2'
    """

    flow: Scalar = None
    kind: ClassVar[str] = "I"
    letter: ClassVar[str] = "p"
    vanishing: ClassVar[tuple[str, str] | None] = (
        "it has no momentum: its value is the inertia, p over f",
        "give a positive one; what has none is Se(..., 0) in its place",
    )
    changing: ClassVar[str] = "a NIC, whose mass matrix may depend on t"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "flow", laws(self.name, self.flow))
        field.one_law(self.name, self.value, self.flow, self.energy)

    def _law(self) -> tuple[field.Formula, ...] | None:
        return field.several(self.flow)

    def value_is(self) -> str:
        return "p/f" if self._is_linear else ""

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return self._cells(sizes, EFFORT_IN)

    def law(self, place: Place) -> Law:
        xp, e, f, into = place.xp, place.e(), place.f(), place.into()
        u = [k for k, effort in enumerate(into) if effort]
        c = [k for k, effort in enumerate(into) if not effort]
        p = place.state("p")
        turn, turning = xp.zeros(len(p), 1), None
        if self._is_linear:
            inertia, turning = self.inertia(place)
            found = self._linear(place, inertia, p, f, u)
        else:
            self._check_frame(place)
            found = self._nonlinear(place, p, f, c, "p")
        if turning is not None:
            turn = xp.skew(turning) @ xp.column(p)
            found = replace(found, identities=(*found.identities, self._constant_in(place, turning, p)))
        return replace(
            found,
            states=tuple(p[k] for k in u),
            unknowns=tuple(e[k] for k in c),
            rows=tuple(xp.rate(p[k]) + turn[k] - e[k] for k in range(len(p))),
        )

    def _check_frame(self, place: Place) -> None:
        if len(place.f()) > 1 and place.frame() != "inertial":
            raise self._frameless()

    def _frameless(self) -> FrameError:
        return FrameError(
            self.name,
            "an anisotropic inertia, other for each component, is constant in certain axes only, and the junction it "
            "stands on names none",
            parties=(self.name,),
            remedy="give the junction frame='inertial', as for masses on rails and axes that do not turn, for rates of "
            "coordinates and coupled coils, or, for a body that turns, the junction whose flow is the axes' angular "
            "velocity; separate masses may be an I each, junction['x'] >> I('m1')",
        )

    def _constant_in(self, place: Place, turning: Any, p: Any) -> Identity:
        """In axes in which the inertia is constant, Omega x p does no work."""
        xp = place.xp
        f, momentum = place.f(), xp.column(p)
        power = (f.T @ (xp.skew(turning) @ momentum))[0, 0]
        rates = (f.T @ f)[0, 0] + (turning.T @ turning)[0, 0]  # axes that rest turn by rounding of these
        square = (f.T @ f)[0, 0] * rates * (momentum.T @ momentum)[0, 0]
        error = FrameError(
            self.name,
            "the inertia is not constant in its junction's axes: Omega x p would do work",
            parties=(self.name,),
            remedy="turn the axes with the body, or about an axis of symmetry of it",
        )
        return Identity(power, square, error)

    def inertia(self, place: Place) -> tuple[Any, Any]:
        """The inertia matrix and the rate of the axes it is constant in (None where they do not turn).

        Raises:
            FrameError: for an anisotropic inertia on a junction that states no frame, or one in turning axes that
                has not three components.
            NotReducible: for laws that are not p = m f in each component.
        """
        xp, size = place.xp, len(place.f())
        inertia = place.matrix(self.value, (), square=size) if self._is_linear else self._by_laws(place)
        frame = place.frame()
        if frame is None and not isotropic(xp, inertia):
            raise self._frameless()
        turning = frame if frame is not None and frame != "inertial" else None
        if turning is not None and size != 3:
            raise FrameError(
                self.name,
                f"an inertia in turning axes has three components, not {size}",
                parties=(self.name,),
                remedy="state its velocity as a vector in space, or in inertial axes",
            )
        return inertia, turning

    def _by_laws(self, place: Place) -> Any:
        """The diagonal matrix of laws f = p/m."""
        xp, p = place.xp, place.state("p")
        laws, _ = self._laws(place, p, "p")
        slopes = [xp.diff(law, x) for law, x in zip(laws, p, strict=True)]
        for law, slope, x in zip(laws, slopes, p, strict=True):
            if xp.free(slope) & {*p} or not xp.is_zero(law - slope * x):
                raise self._nonlinear_law()
        n, zero = range(len(p)), xp.number(0)
        return xp.matrix([[1 / slopes[i] if i == j else zero for j in n] for i in n])

    def _nonlinear_law(self) -> NotReducible:
        letter = "energy" if self.flow is None else "flow"
        written = ", ".join(map(str, field.several(self.energy if self.flow is None else self.flow) or ()))
        return NotReducible(
            self.name,
            f"its law, {letter} = {quoted(written)}, is not p = m f in each component, and the mass matrix of the "
            "velocities that it follows cannot hold it",
            parties=(self.name,),
            remedy="compile the graph as it is, without a form, which keeps the law; where p = M f, give M as value",
        )

    def remark(self, place: Place) -> str:
        """An inertia at an angular velocity in body axes that no rigid body has: any two principal moments exceed the
        third. It is not refused, for the inertia of a fluid around a body, or a part of a body's inertia, may be such.
        """
        turning = place.frame()
        rows = field.numbers(self.value)
        if rows is None or len(rows) != 3 or turning in (None, "inertial") or list(turning) != list(place.f()):
            return ""
        import numpy

        least, middle, most = numpy.linalg.eigvalsh(rows)
        if most <= (least + middle) * (1 + ROUNDING):
            return ""
        return (
            f"no rigid body has its principal moments {least:g}, {middle:g}, {most:g}: the last exceeds the others' sum"
        )

    def carried(self, kinetics: Any, form: Any) -> Element:
        """The kinetic store that takes this inertia's place at the generalized velocities, for a form."""
        from bondgraph_elements.kinetic import store_for

        return store_for(kinetics, form)
