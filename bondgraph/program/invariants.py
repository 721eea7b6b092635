"""What does not change from one iterate of a nonlinear system to the next: computed once, before the iteration.

Sums are parted: i = -a - b + c + d with the unknowns a and b is -(a + b) + (c + d). Where large known terms cancel, as
the currents of a circuit in the leakage of a diode, the unknowns are then not rounded to the spacing of these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bondgraph.program.program import Assign, Builder

LINEAR = ("add", "sub", "neg", "mul", "div")


@dataclass
class _Parted:
    """A value as the sum of what does not change, and of what does: slots, None for zero."""

    known: int | None
    moving: int | None


@dataclass
class Iterated:
    """The lines of one iterate, written again.

    Args:
        builder: of the program; its lines are those before the iteration.
        unknowns: their slots, and those of what else a search changes.
        assign: makes a line.

    Attributes:
        inside: the lines that depend on the unknowns.
    """

    builder: Builder
    unknowns: Sequence[int]
    assign: Callable[[int, str, tuple[int, ...]], Assign]
    inside: list[Assign] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._parts = {slot: _Parted(None, slot) for slot in self.unknowns}
        self._whole: dict[int, int] = {slot: slot for slot in self.unknowns}
        self._made: dict[tuple[str, tuple[int, ...]], int] = {}

    def write(self, lines: Sequence[Assign]) -> None:
        """Write lines again, those that do not depend on the unknowns before the iteration."""
        for line in lines:
            self._parts[line.slot] = self._line(line)

    def at(self, slot: int) -> int:
        """Where the value of a slot is now."""
        parts = self._parts.get(slot)
        if parts is None:
            return slot  # a value from before the iteration
        if slot not in self._whole:
            self._whole[slot] = self._sum(parts)
        return self._whole[slot]

    def _line(self, line: Assign) -> _Parted:
        if line.operation == "const":
            return _Parted(self.builder.number(line.value), None)
        parts = [self._parts.get(slot) or _Parted(slot, None) for slot in line.arguments]
        if all(part.moving is None for part in parts):
            return _Parted(self.builder.emit(line.operation, *(self._known(part) for part in parts)), None)
        if line.operation in LINEAR:
            first, second = parts[0], parts[-1]
            match line.operation:
                case "add":
                    return self._each("add", first, second)
                case "sub":
                    return self._each("sub", first, second)
                case "neg":
                    return self._scaled("neg", first)
                case "mul" if first.moving is None:
                    return self._scaled("mul", second, self._known(first))
                case "mul" | "div" if second.moving is None:
                    return self._scaled(line.operation, first, self._known(second))
        return _Parted(None, self._emit(line.operation, *(self.at(slot) for slot in line.arguments)))

    def _known(self, part: _Parted) -> int:
        return self.builder.number(0.0) if part.known is None else part.known

    def _each(self, operation: str, first: _Parted, second: _Parted) -> _Parted:
        """A sum or a difference, of both parts."""

        def both(emit: Callable[..., int], a: int | None, b: int | None) -> int | None:
            if b is None:
                return a
            if a is None:
                return b if operation == "add" else emit("neg", b)
            return emit(operation, a, b)

        return _Parted(
            both(self.builder.emit, first.known, second.known), both(self._emit, first.moving, second.moving)
        )

    def _scaled(self, operation: str, part: _Parted, *factor: int) -> _Parted:
        """A multiple, of both parts."""
        assert part.moving is not None
        known = None if part.known is None else self.builder.emit(operation, part.known, *factor)
        return _Parted(known, self._emit(operation, part.moving, *factor))

    def _sum(self, part: _Parted) -> int:
        if part.moving is None:
            return self._known(part)
        return part.moving if part.known is None else self._emit("add", part.moving, part.known)

    def _emit(self, operation: str, *arguments: int) -> int:
        """The slot of a value inside the iteration."""
        if operation in ("add", "mul"):
            arguments = tuple(sorted(arguments))
        key = operation, arguments
        if key not in self._made:
            self._made[key] = self.builder.count
            self.inside.append(self.assign(self.builder.count, operation, arguments))
            self.builder.count += 1
        return self._made[key]
