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
    the choice is worn out there, and another one serves. So it does where rows that are kept become dependent, and
    others, which repeat them elsewhere, hold what they held: of two coupling rods a quarter turn apart one has a dead
    point where the other has none.

    Args:
        names: the velocities f that no source drives, as they are drawn, n of them.
        rows: their matrix a, of coordinates, time and parameters: one row for each constraint, those that repeat others
            where loops are closed included.
        free: the independent velocities among `names`; none in forms that keep all velocities.
        symbols: for each of these what it is called in the equations.
        sources: the source that each row belongs to.
        kept: the rows that are in the equations, as indices of `rows`: r independent ones.
        firm: rows that cannot be left out for others.
        asked: whether a user has chosen the independent velocities.
        again: gives the equations with other independent velocities and other rows; None where there are no such.
    """

    names: tuple[str, ...]
    rows: Any
    free: tuple[str, ...]
    symbols: tuple[str, ...]
    sources: tuple[str, ...]
    kept: tuple[int, ...]
    firm: tuple[int, ...] = ()
    asked: bool = False
    again: Callable[[Sequence[str], Sequence[int]], Equations] | None = field(default=None, compare=False)

    @property
    def dependent(self) -> tuple[int, ...]:
        """The velocities that follow, as indices of `names`."""
        return tuple(k for k, name in enumerate(self.names) if name not in self.free)

    def blocks(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """The rows that are kept and the velocities that follow, by parts that no entry couples, each a square matrix.

        Where one is singular, its velocities do not follow; of two that are so at once a common determinant would not
        change sign.
        """
        import networkx as nx

        entries = ((i, j) for i in self.kept for j in self.dependent if self.rows[i, j] != 0)
        parts = sorted(
            map(sorted, nx.connected_components(nx.Graph((("row", i), ("velocity", j)) for i, j in entries)))
        )
        of = [{kind: tuple(k for each, k in part if each == kind) for kind in ("row", "velocity")} for part in parts]
        return [(part["row"], part["velocity"]) for part in of]

    def among(self, rows: Any, sources: Sequence[str], kept: Sequence[int], firm: Sequence[int]) -> VelocityChoice:
        """The same, with the rows that repeat others, of which some are kept."""
        return replace(self, rows=rows, sources=tuple(sources), kept=tuple(kept), firm=tuple(firm))

    def compiled_by(self, again: Callable[[Sequence[str], Sequence[int]], Equations], asked: bool) -> VelocityChoice:
        """The same, with what compiles the equations for another choice."""
        return replace(self, again=again, asked=asked)

    def drawn(self, symbol: str) -> str:
        """An independent velocity as it is drawn, by what it is called in the equations; other names as they are."""
        return dict(zip(self.symbols, self.free, strict=True)).get(symbol, symbol)

    def __str__(self) -> str:
        return ", ".join(self.free)
