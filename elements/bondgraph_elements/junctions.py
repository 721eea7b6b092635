"""Junctions: 1 (common flow, efforts sum to zero) and 0 (common effort, flows sum to zero)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.domain import Domain, read_domain
from bondgraph.graph.junction import Junction

MOST = 10_000
"""Components of the largest junction."""


@dataclass(frozen=True, init=False)
class One(Junction):
    """A 1-junction: one flow, common to all bonds; their efforts sum to zero.

    Args:
        name: its name; also that of its flow, where it is scalar.
        components: how many, or the name of each component of the flow (default: one).
        coordinates: names of the integrals of the components, which then are states of the system.
        frame: the axes the components are taken in. Nothing (inertial axes, isotropic inertias only), "inertial"
            (stated, so any constant inertia may stand here), or the name of the 1-junction whose flow is the angular
            velocity of the axes, in those axes: the junction's own name for the angular velocity in body axes.
        domain: that of the bonds which meet here, such as `bondgraph.electrical`; it spreads from junction to junction.

    >>> One("v", ("vx", "vy")).components
    ('vx', 'vy')
    >>> One("q_dot", coordinates=("x", "y")).components
    ('x_dot', 'y_dot')
    """

    kind: ClassVar[str] = "1"
    common: ClassVar[str | None] = "flow"

    def __init__(
        self,
        name: str,
        components: int | Sequence[str] = (),
        *,
        coordinates: Sequence[str] = (),
        frame: str | None = None,
        domain: Domain | str | None = None,
    ) -> None:
        if hasattr(components, "tolist"):
            components = components.tolist()
        coordinates = _words(name, coordinates, "coordinates")
        if not components and len(coordinates) > 1:
            components = tuple(f"{c}_dot" for c in coordinates)
        named = _components(name, components)
        if coordinates and len(coordinates) != len(named):
            raise StructureError(
                name,
                f"{len(coordinates)} coordinates for {len(named)} components",
                parties=(name,),
                remedy="give one coordinate for each component",
            )
        for coordinate in coordinates:
            expressions.identifier(coordinate, "a coordinate")
        super().__init__(name, named, coordinates, _checked_frame(frame), read_domain(name, domain))


@dataclass(frozen=True, init=False)
class Zero(Junction):
    """A 0-junction: one effort, common to all bonds; their flows sum to zero.

    Args:
        name: its name; also that of its effort, where it is scalar.
        components: how many, or the name of each component (default: one).
        frame, domain: the axes of the components and the domain, as for `One`.
    """

    kind: ClassVar[str] = "0"
    common: ClassVar[str | None] = "effort"

    def __init__(
        self,
        name: str,
        components: int | Sequence[str] = (),
        *,
        frame: str | None = None,
        domain: Domain | str | None = None,
    ) -> None:
        super().__init__(name, _components(name, components), (), _checked_frame(frame), read_domain(name, domain))


def _checked_frame(frame: str | None) -> str | None:
    if frame is not None and frame != "inertial":
        expressions.identifier(frame, "a frame")
    return frame


_DOMAINS = tuple(map(str, Domain))


def _components(name: str, given: int | Sequence[str]) -> tuple[str, ...]:
    if hasattr(given, "__index__") and not isinstance(given, bool):
        count = int(given)
        if not 1 <= count <= MOST:
            law = f"a junction has 1 to {MOST} components, not {count}"
            raise StructureError(name, law, parties=(name,), remedy="give that many")
        return (name,) if count == 1 else tuple(f"{name}_{k + 1}" for k in range(count))
    if given in _DOMAINS:
        law = f"'{given}' is a domain, and in its place are the names of components"
        raise StructureError(name, law, parties=(name,), remedy=f"write domain='{given}'")
    names = _words(name, given, "components") or (name,)
    for component in names:
        expressions.identifier(component, "a component")
    if len(set(names)) < len(names):
        raise StructureError(name, "two components have the same name", parties=(name,), remedy="name each once")
    return names


def _words(name: str, given: Any, what: str) -> tuple[str, ...]:
    """A name or a sequence of names as a tuple."""
    if isinstance(given, str):
        return (given,)
    if isinstance(given, list | tuple):
        return tuple(given)
    raise StructureError(name, f"{what} are names, not {given!r:.40}", parties=(name,), remedy="give a list of names")
