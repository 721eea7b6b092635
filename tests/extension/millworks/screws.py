"""A joint."""

from dataclasses import dataclass
from typing import Any

from bondgraph_elements.mechanics._matrix import identity
from bondgraph_elements.mechanics.joints.joint import Joint, Motion, about, direction


@dataclass(frozen=True)
class Screw(Joint):
    """A screw of a lead per radian about an axis."""

    axis: Any = "z"
    lead: str = "lead"

    def _motion(self) -> Motion:
        u, q = (self.name,), (f"{self.name}_q",)
        n = direction(self.name, self.axis)
        along = f"({self.lead})*{q[0]}" * n
        return Motion(u, q, identity(1), about(n, q[0]), along, n.column, (self.lead * n).column)
