"""The inertia of a body at its angular velocity: one that a rigid body can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.graph.law import Place
from bondgraph_elements.inertia import I
from bondgraph_elements.mechanics.bodies.inertia_tensor import second_moments


@dataclass(frozen=True)
class RigidInertia(I):
    """An inertia at an angular velocity in body axes, refused where no rigid body has it.

    Its value is the tensor about the mass centre. With values of its parameters, its second moments must not be
    negative: the principal moments are not, and any two of them exceed the third.

    >>> RigidInertia("J", (("A", 0, 0), (0, "A", 0), (0, 0, "C"))).kind
    'I'
    """

    impossible: ClassVar[tuple[str, str]] = (
        "no rigid body would have this inertia about its mass centre: a principal moment would be negative, or exceed "
        "the others' sum (triangle inequality)",
        "correct the moments, or the signs of the products",
    )

    def stored(self, place: Place) -> Any:
        return place.xp.matrix(second_moments(super().stored(place)))
