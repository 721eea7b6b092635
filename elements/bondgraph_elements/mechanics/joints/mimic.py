"""A joint that follows another: its coordinate and its velocity are known in those of that one."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph_elements.mechanics._arithmetic import plus, times
from bondgraph_elements.mechanics._matrix import identity, zeros
from bondgraph_elements.mechanics.joints.joint import Joint, Motion, about, direction
from bondgraph_elements.mechanics.joints.standard import REST, Prismatic, Revolute


@dataclass(frozen=True)
class Following(Joint):
    """A rotation about an axis, or a translation along one, by ratio * q + offset, where q is another joint's.

    It adds no velocity and no coordinate to the model: what drives the one drives both, as a gear or a belt without
    mass would. `mechanism["<name>"]` is its own velocity, ratio times the leader's, `<name>_q` its own coordinate.

    Args:
        axis: as of a `Revolute`.
        leader: the joint it follows, of one coordinate and velocity, its rate; no follower itself.
        of: `Revolute` or `Prismatic`.
        ratio: of the coordinates: a number or a formula in parameters.
        offset: of this one, where the leader's is zero.

    Raises:
        StructureError: for a leader that has not one coordinate, or follows another.

    >>> left = Prismatic("left", "hand", "finger", "y")
    >>> Following("right", "hand", "thumb", "y", leader=left, of=Prismatic, ratio=-1).motion.place
    ('0', '-left_q', '0')
    """

    axis: Any = "z"
    _: KW_ONLY
    leader: Joint
    of: type[Revolute] | type[Prismatic] = Revolute
    ratio: Any = 1
    offset: Any = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "ratio", expressions.text(self.ratio))
        object.__setattr__(self, "offset", expressions.text(self.offset))
        super().__post_init__()

    @property
    def follows(self) -> str:
        return self.leader.name

    def _motion(self) -> Motion:
        led = self._led()
        if self.of not in (Revolute, Prismatic):
            law = f"what follows is of Revolute or Prismatic, not of {self.of!r:.60}"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give one of these classes")
        n, shift = direction(self.name, self.axis), self._shift(led)
        moved, none = (self.ratio * n).column, zeros(3, 1)
        if self.of is Revolute:
            return Motion(led.velocities, led.coordinates, led.Q, about(n, shift), REST, moved, none)
        return Motion(led.velocities, led.coordinates, led.Q, identity(3), shift * n, none, moved)

    @property
    def coordinate(self) -> str:
        """The formula of its own coordinate, in the leader's."""
        return str(self._shift(self._led()))

    def _shift(self, led: Motion) -> Any:
        return plus(times(self.ratio, led.coordinates[0]), self.offset)

    def _led(self) -> Motion:
        """The motion of the joint that leads."""
        if not isinstance(self.leader, Joint) or identity(1) != self.leader.motion.Q or self.leader.follows:
            law = "it can follow a joint of one coordinate and its rate, which follows none itself"
            remedy = "give the joint that leads, not its name: leader=j, where j = Revolute(...)"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        return self.leader.motion
