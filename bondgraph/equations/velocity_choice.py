"""A choice of independent velocities: those that constraints leave free, the others following from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations


@dataclass(frozen=True)
class VelocityChoice:
    """Which velocities of constraints a f = b are independent in some equations, and how to have others.

    Where the columns of a that belong to the other velocities are singular, these do not follow, whatever the motion:
    the choice is worn out there, and another one serves.

    Args:
        names: the velocities f that no source drives, as they are drawn, n of them.
        rows: their matrix a, of shape (r, n), r independent rows of coordinates, time and parameters.
        free: the independent velocities among `names`, n - r of them.
        symbols: for each of these what it is called in the equations.
        asked: whether a user has chosen them.
        again: gives the equations with other independent velocities; None where there are no such.
    """

    names: tuple[str, ...]
    rows: Any
    free: tuple[str, ...]
    symbols: tuple[str, ...]
    asked: bool = False
    again: Callable[[Sequence[str]], Equations] | None = field(default=None, compare=False)

    @property
    def dependent(self) -> tuple[int, ...]:
        """The velocities that follow, as indices of `names`."""
        return tuple(k for k, name in enumerate(self.names) if name not in self.free)

    def compiled_by(self, again: Callable[[Sequence[str]], Equations], asked: bool) -> VelocityChoice:
        """The same, with what compiles the equations for another choice."""
        return replace(self, again=again, asked=asked)

    def drawn(self, symbol: str) -> str:
        """An independent velocity as it is drawn, by what it is called in the equations; other names as they are."""
        return dict(zip(self.symbols, self.free, strict=True)).get(symbol, symbol)

    def __str__(self) -> str:
        return ", ".join(self.free)
