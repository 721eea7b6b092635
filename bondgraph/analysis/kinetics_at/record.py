"""Kinetics as numbers: arrays by their letters, entries by the names of velocities and coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.problem.quantities import unknown
from bondgraph.program.notebook import Shown, table
from bondgraph.program.other_words import KINETICS, no_attribute

ALONG = {
    **dict.fromkeys(("q", "q_dot"), ("coordinates",)),
    **dict.fromkeys(("f", "f_dot", "p", "p_dot", "e", "Df", "e_hat"), ("velocities",)),
    "reactions": ("reacting",),
    "A": ("velocities", "velocities"),
    "Q": ("coordinates", "velocities"),
}
"""By whose names the entries of each array go."""


@dataclass(frozen=True, eq=False, repr=False)
class KineticsAt(Picklable, Shown):
    """The numbers of kinetics in one state, in SI units.

    Args:
        name: of the graph.
        t: the instant, in seconds.
        coordinates, velocities: names of the R coordinates and of the S generalized velocities.
        reacting: names of the driven velocities, and of constraints that are kept, a name for each row.
        q, q_dot: coordinates and their rates, of shape (R,).
        Q: the map q_dot = Q f (1), of shape (R, S).
        f, f_dot: generalized velocities and accelerations, of shape (S,).
        A: mass matrix (15), of shape (S, S).
        p, p_dot: generalized momenta A f (21) and their rates (24), of shape (S,).
        e, Df, e_hat: impressed force (9), gyration in velocity form (14) and gyration force (27), of shape (S,).
        reactions: the efforts with which velocities are driven, (48) less what is impressed there, and multipliers.
        T_star: kinetic co-energy (18), in joules.

    `at["A", "v", "w"]` is an entry, `at["A", "v"]` a row, `at["p", "v"]` a component; `print(at)` is a table.
    """

    name: str
    t: float
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]
    reacting: tuple[str, ...]
    q: Any
    q_dot: Any
    Q: Any
    f: Any
    f_dot: Any
    A: Any
    p: Any
    p_dot: Any
    e: Any
    Df: Any
    e_hat: Any
    reactions: Any
    T_star: float

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, KINETICS)

    def __post_init__(self) -> None:
        for letter in ALONG:
            getattr(self, letter).setflags(write=False)

    def __getitem__(self, key: str | tuple[str, ...]) -> Any:
        """An array by its letter, or what of it goes by the names that follow.

        Raises:
            ValueRefused: for a letter or a name that is none.
        """
        letter, *names = (key,) if isinstance(key, str) else key
        if letter not in ALONG:
            raise unknown(str(letter), "array of kinetics", ALONG)
        found = getattr(self, letter)
        for depth, name in enumerate(names):
            known = getattr(self, ALONG[letter][depth]) if depth < len(ALONG[letter]) else ()
            if name not in known:
                raise unknown(str(name), f"entry of {letter}", known)
            found = found[known.index(name)]
        return found if getattr(found, "shape", ()) else float(found)

    def _table(self) -> list[list[str]]:
        """Rows of cells: those along the velocities under their names, then those along the coordinates."""
        blank = [""] * len(self.velocities)
        table = [["", "", *self.velocities]]
        for letter in ("f", "f_dot", "p", "p_dot", "e", "Df", "e_hat"):
            table.append([letter, "", *map(_number, getattr(self, letter))])
        reactions = dict(zip(self.reacting, self.reactions, strict=True))
        if own := reactions.keys() & {*self.velocities}:
            cells = (_number(reactions[x]) if x in own else "" for x in self.velocities)
            table.append(["reactions", "", *cells])
        for letter, rows in (("A", self.velocities), ("Q", self.coordinates)):
            for i, row in enumerate(rows):
                table.append([letter if i == 0 else "", row, *map(_number, getattr(self, letter)[i])])
        if self.coordinates:
            table.append(["", "", *blank])
        others = [("q", x, y) for x, y in zip(self.coordinates, self.q, strict=True)]
        others += [("q_dot", x, y) for x, y in zip(self.coordinates, self.q_dot, strict=True)]
        rest = zip(self.reacting, self.reactions, strict=True)
        others += [("reactions", x, y) for x, y in rest if x not in self.velocities]
        for k, (letter, name, value) in enumerate(others):
            first = k == 0 or others[k - 1][0] != letter
            table.append([letter if first else "", name, _number(value), *blank[1:]])
        return table

    def _title(self) -> str:
        return f"{self.name} at t = {self.t:g} s: T* = {self.T_star:.6g} J"

    def __str__(self) -> str:
        table = self._table()
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = []
        for letter, name, *numbers in table:
            cells = (x.rjust(width) for x, width in zip(numbers, widths[2:], strict=True))
            lines.append("  ".join((letter.ljust(widths[0]), name.ljust(widths[1]), *cells)).rstrip())
        return "\n".join([self._title(), *lines])

    def html(self) -> str:
        """The table as a piece of HTML."""
        head, *rows = self._table()
        return table(head, rows, caption=self._title(), named=2)

    _repr_html_ = html


def _number(value: float) -> str:
    return f"{value + 0.0:.6g}"  # what is added makes -0.0 zero
