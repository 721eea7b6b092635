"""Stores with one port: I (inertia, inductance) and C (compliance, capacitance)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step, scalar_text, table_text
from bondgraph.errors import FrameError, StructureError
from bondgraph.law import Identity, Implicit, Law, Place
from bondgraph_elements import field


@dataclass(frozen=True)
class Store(Element):
    """Base of both: a state that integrates one power variable and gives the other.

    Args:
        name: its name; also that of its parameter, where none is given.
        value: the parameter: a number, a formula in parameters, a vector (diagonal) or a symmetric matrix (a field).
    """

    value: Scalar = None
    role: ClassVar[str] = "store"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table_text(self.value))

    def nonlinear(self) -> str | None:
        raise TypeError(f"{type(self).__name__} states no law")

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=1 if self.nonlinear() else field.size(self.value), arrow="in"),)

    def _checked(self, law: str | None) -> str | None:
        if law is not None and self.value is not None:
            raise StructureError(self.name, "a store has one law", remedy="give its value or its law, not both")
        return scalar_text(law)

    def _cells(self, sizes: dict[str, int], integral: bool) -> list[Cell]:
        return [Cell((("", k),), ((integral,), (not integral,)), Step.STORE) for k in range(sizes[""])]

    def texts(self) -> tuple[str, ...]:
        law = self.nonlinear()
        return (law,) if law else field.texts(self.value)

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        if isinstance(self.value, tuple) and isinstance(self.value[0], tuple):
            return [(a, b) for a in into for b in into if into[a] != into[b]]
        return []


@dataclass(frozen=True)
class I(Store):  # noqa: E742 - the element's name in every bond graph
    """An inertia: p_dot = e, p = I f. In a turning frame p_dot + Omega x p = e, Omega the frame's rate.

    With effort entering (integral causality) p is a state; with flow entering the inertia follows the rest of the
    system, and its effort is the derivative of p along the motion.

    Args:
        flow: instead of a value, f as a formula in `p`; inverted by Newton's method where flow must enter.

    >>> I("m", 2).value
    '2'
    """

    flow: str | None = None
    kind: ClassVar[str] = "I"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "flow", self._checked(self.flow))

    def nonlinear(self) -> str | None:
        return self.flow

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return self._cells(sizes, EFFORT_IN)

    def law(self, place: Place) -> Law:
        xp, e, f, into = place.xp, place.e(), place.f(), place.into()
        if self.flow:
            (p,) = place.state("p")
            law = place.read(self.flow, (), {"p": p})
            row = xp.rate(p) - e[0]
            if into[0]:
                return Law(lets=((f[0], law),), states=(p,), rows=(row,))
            return Law(implicits=(Implicit((p,), (law - f[0],), (), self.name),), unknowns=(e[0],), rows=(row,))
        inertia, turning = self.inertia(place)
        u = [k for k, effort in enumerate(into) if effort]
        c = [k for k, effort in enumerate(into) if not effort]
        p = place.state("p")
        inverse = field.invert(xp, inertia, p, f, u, self.name, symmetric=True)
        dependent = tuple((p[k], momentum) for k, momentum in zip(c, field.forward(xp, inertia, f, c), strict=True))
        turn = xp.zeros(len(p), 1) if turning is None else xp.skew(turning) @ xp.column(p)
        return Law(
            lets=inverse.lets + dependent,
            solves=inverse.solves,
            states=tuple(p[k] for k in u),
            unknowns=tuple(e[k] for k in c),
            rows=tuple(xp.rate(p[k]) + turn[k] - e[k] for k in range(len(p))),
            energy=sum((p[k] * f[k] for k in range(len(p))), xp.number(0)) / 2,
            starts=tuple(zip((p[k] for k in u), field.forward(xp, inertia, f, u), strict=True)),
            identities=() if turning is None else (self._constant_in(place, turning, p),),
        )

    def _constant_in(self, place: Place, turning: Any, p: Any) -> Identity:
        """In axes in which the inertia is constant, Omega x p does no work."""
        xp = place.xp
        f, momentum = place.f(), xp.column(p)
        power = (f.T @ (xp.skew(turning) @ momentum))[0, 0]
        scale = (f.T @ f)[0, 0] + (turning.T @ turning)[0, 0] + (momentum.T @ momentum)[0, 0]
        error = FrameError(
            self.name,
            "the inertia is not constant in its junction's axes: Omega x p would do work",
            parties=(self.name,),
            remedy="turn the axes with the body, or about an axis of symmetry of it",
        )
        return Identity(power, scale, error)

    def inertia(self, place: Place) -> tuple[Any, Any]:
        """The inertia matrix and the rate of the axes it is constant in (None where they do not turn).

        Raises:
            FrameError: for an anisotropic inertia on a junction that states no frame, or one in turning axes that
                has not three components.
        """
        xp, size = place.xp, len(place.f())
        inertia = place.matrix(self.value, (), square=size)
        isotropic = all(
            xp.is_zero(inertia[i, j] - (inertia[0, 0] if i == j else xp.number(0)))
            for i in range(size)
            for j in range(size)
        )
        frame = place.frame()
        if frame is None and not isotropic:
            raise FrameError(
                self.name,
                "an anisotropic inertia is constant in certain axes only, and the junction it stands on names none",
                parties=(self.name,),
                remedy="give the junction frame='inertial', or the junction whose flow is the axes' angular velocity",
            )
        turning = frame if frame is not None and frame != "inertial" else None
        if turning is not None and size != 3:
            raise FrameError(
                self.name,
                f"an inertia in turning axes has three components, not {size}",
                parties=(self.name,),
                remedy="state its velocity as a vector in space, or in inertial axes",
            )
        return inertia, turning

    def carried(self, kinetics: Any, form: Any) -> Element:
        """The kinetic store that takes this inertia's place at the generalized velocities, for a form."""
        from bondgraph_elements.kinetic import store_for

        return store_for(kinetics, form)


@dataclass(frozen=True)
class C(Store):
    """A compliance: q_dot = f, q = C e. On a junction with coordinates, q is the coordinate.

    Args:
        effort: instead of a value, e as a formula in `q`; inverted by Newton's method where effort must enter.

    >>> C("spring", effort="k*q + k3*q**3").effort
    'k * q + k3 * q ** 3'
    """

    effort: str | None = None
    kind: ClassVar[str] = "C"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "effort", self._checked(self.effort))

    def nonlinear(self) -> str | None:
        return self.effort

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return self._cells(sizes, FLOW_IN)

    def law(self, place: Place) -> Law:
        xp, e, f, into = place.xp, place.e(), place.f(), place.into()
        u = [k for k, effort in enumerate(into) if not effort]
        c = [k for k, effort in enumerate(into) if effort]
        shared = place.displacement() if not c else None
        q = shared or place.state("q")
        own = () if shared else tuple(q[k] for k in u)
        if self.effort:
            law = place.read(self.effort, (), {"q": q[0]})
            row = xp.rate(q[0]) - f[0]
            if into[0]:
                return Law(implicits=(Implicit((q[0],), (law - e[0],), (), self.name),), unknowns=(f[0],), rows=(row,))
            return Law(lets=((e[0], law),), states=own, rows=(row,) if own else ())
        compliance = place.matrix(self.value, (), square=len(e))
        inverse = field.invert(xp, compliance, q, e, u, self.name, symmetric=True)
        dependent = tuple((q[k], charge) for k, charge in zip(c, field.forward(xp, compliance, e, c), strict=True))
        return Law(
            lets=inverse.lets + dependent,
            solves=inverse.solves,
            states=own,
            unknowns=tuple(f[k] for k in c),
            rows=tuple(xp.rate(q[k]) - f[k] for k in range(len(q)) if not shared),
            energy=sum((q[k] * e[k] for k in range(len(q))), xp.number(0)) / 2,
            starts=tuple(zip(own, field.forward(xp, compliance, e, u), strict=True)) if own else (),
        )
