"""A robot: the mechanism that a URDF file describes, and what else the file says of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.mechanics.urdf.records import ALONG_AN_AXIS, JointRecord, Limit, LinkRecord
from bondgraph_elements.resistor import R

if TYPE_CHECKING:
    from bondgraph.report.scene import Solid


@dataclass(frozen=True, repr=False)
class Robot(Mechanism):
    """A mechanism that was read from a URDF file. `Graph(name, *robot, ...)` is its graph, without losses and limits.

    Args:
        joint_records, link_records: what the file says of each, by their names here.
        base: the name of the joint between the ground and the root link, which the file has not.
        unread: what the file says beyond that, each with its line.
        file: its path; empty for a text.
    """

    heads: ClassVar[tuple[str, ...]] = (*Mechanism.heads, "axis", "damping")

    _: KW_ONLY
    joint_records: tuple[tuple[str, JointRecord], ...] = ()
    link_records: tuple[tuple[str, LinkRecord], ...] = ()
    base: str = ""
    unread: tuple[str, ...] = ()
    file: str = ""

    def meshes(self) -> tuple[dict[str, tuple[Solid, ...]], tuple[str, ...]]:
        """The meshes out of the robot's folder; boxes stand for those that cannot be shown."""
        from bondgraph_elements.mechanics.urdf.meshes import solids_of

        return solids_of(self.link_records, self.file)

    @property
    def joint_names(self) -> dict[str, str]:
        """The name here of each joint of the file. No two have the same, so that it can be turned round."""
        return {record.name: name for name, record in self.joint_records}

    @property
    def link_names(self) -> dict[str, str]:
        """The name here of each link of the file, likewise."""
        return {record.name: name for name, record in self.link_records}

    @property
    def limits(self) -> dict[str, Limit]:
        """What the joints can do, where the file says; nothing holds them to it."""
        return {name: record.limit for name, record in self.joint_records if record.limit}

    @cached_property
    def start(self) -> dict[str, float]:
        """Coordinates that do not start at zero: Euler's parameters of bodies that stand upright."""
        own = [joint.motion.coordinates for joint in self.joints]
        return {names[3]: 1.0 for names in own if len(names) == 7}

    def damping(self) -> tuple[Chain, ...]:
        """The resistors `<joint>_damping`, viscous: effort = damping * velocity of the joint.

        Raises:
            StructureError: for a joint of several coordinates, for whose damping the format has no unit.
        """
        return tuple(self[name] >> R(f"{name}_damping", record.damping) for name, record in self._losses("damping"))

    def friction(self, speed: float) -> tuple[Chain, ...]:
        """The resistors `<joint>_friction`, dry: effort = friction * tanh(velocity / speed).

        What sticks in the joint creeps in the model: above this speed friction is that of the file, below it less.

        Args:
            speed: in rad/s, and in m/s of prismatic joints.

        Raises:
            StructureError: for a speed that is not positive, or a joint of several coordinates.
        """
        if not 0 < speed < float("inf"):
            law = f"friction is smoothed over a speed, and {speed!r:.40} is none"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give a small positive one, 0.01 say")
        return tuple(
            self[name] >> R(f"{name}_friction", effort=f"{record.friction}*tanh(f*{1 / speed})")
            for name, record in self._losses("friction")
        )

    def _rows(self) -> Iterator[tuple[str, ...]]:
        """As of any mechanism, and the axis and damping of each joint that moves, by the file."""
        records = dict(self.joint_records)
        for row in super()._rows():
            record = records.get(row[0])
            if record is None or record.type == "fixed":
                yield (*row, "", "")
                continue
            unit = "N*s/m" if record.type == "prismatic" else "N*m*s/rad"
            axis = f"axis ({', '.join(f'{x:g}' for x in record.axis)})"
            yield (*row, axis, f"damping {record.damping:g} {unit}" if record.damping else "no damping")

    def _losses(self, kind: str) -> Iterator[tuple[str, JointRecord]]:
        """The joints that have some."""
        for name, record in self.joint_records:
            if record.type == "fixed" or not getattr(record, kind):
                continue
            if record.type not in ALONG_AN_AXIS:
                law = f"the joint is {record.type}, and the format does not say what {kind} of it means"
                remedy = f"add resistors to robot[{name!r}] yourself, and not those of {kind}()"
                raise StructureError(record.place, law, parties=(name,), remedy=remedy)
            yield name, record
