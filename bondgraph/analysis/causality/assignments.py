"""All complete assignments of strokes: listed, and counted block by block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, product
from math import prod
from typing import overload

from bondgraph.analysis.causality.stroke_constraints import Constraint, Strokes, Values
from bondgraph.causality.author import AUTHOR
from bondgraph.causality.causal_graph import CausalGraph, Key, Reason, Stroke, label
from bondgraph.errors import ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown, table

COUNTED, BUDGET = 4000, 20_000
"""Assignments counted in a block, and choices tried for that."""
_HEADS = "", "derivative causality", "algebraic loops", "not set", "effort elsewhere than as assigned"


@explained
@dataclass(frozen=True, repr=False)
class Assignments(Shown, Sequence[CausalGraph]):
    """Complete assignments of strokes, the one that was assigned first, then those with fewest dependent stores.

    An assignment is complete where every law permits the strokes at its element and every junction has one setter.
    Only what nothing sets in the assignment chosen may be without one; strokes put by the author stay.

    Args:
        each: those listed.
        total: how many there are; at least so many where counting stopped.
        exact: whether `total` is all.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> print(bg.causality(bg.Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))).assignments())
    rl: 2 complete assignments
       derivative causality  algebraic loops  not set  effort elsewhere than as assigned
    1  -                     -                -        -
    2  L                     -                -        L into i, Ra into Ra
    """

    each: tuple[CausalGraph, ...]
    total: int
    exact: bool

    def __len__(self) -> int:
        return len(self.each)

    @overload
    def __getitem__(self, index: int) -> CausalGraph: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[CausalGraph, ...]: ...
    def __getitem__(self, index: int | slice) -> CausalGraph | tuple[CausalGraph, ...]:
        return self.each[index]

    def __str__(self) -> str:
        rows = [_HEADS, *self._rows]
        widths = [max(len(row[i]) for row in rows) for i in range(len(_HEADS) - 1)] + [0]
        lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows]
        return "\n".join([self._title(), *lines])

    def _title(self) -> str:
        graph, least = self.each[0].graph, "" if self.exact else "at least "
        listed = "" if len(self) == self.total else f", {len(self)} of them listed"
        return f"{graph.name}: {least}{self.total} complete assignment{'s' * (self.total != 1)}{listed}"

    def _repr_html_(self) -> str:
        return table(_HEADS, self._rows, caption=self._title())

    @cached_property
    def _rows(self) -> list[tuple[str, ...]]:
        return [_row(number, causal, self.each[0]) for number, causal in enumerate(self.each, 1)]


def assignments(causal: CausalGraph, limit: int) -> Assignments:
    """The complete assignments of a graph, as many of them listed as asked for.

    Raises:
        ValueRefused: for a limit that is no number of assignments, and strokes that break laws.
    """
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
        raise ValueRefused(
            f"limit={limit!r:.20}", "so many assignments are listed", remedy="give a whole number above 0"
        )
    if causal.relaxed or not causal.whole:
        law = "its strokes break laws or are not complete, and others are counted from complete ones"
        raise ValueRefused(causal.graph.name, law, remedy="mend the conflict that bondgraph.analyse tells")
    pins = [(key, stroke.side == "head") for key, stroke in causal.strokes.items() if stroke.reason.step == AUTHOR]
    strokes = Strokes(causal.graph, causal.free, pins)
    fixed: Values = {}
    strokes.fixed(fixed)
    chosen = {key: stroke.side == "head" for key, stroke in causal.strokes.items()}
    blocks = [_models(strokes, fixed, keys, chosen) for keys in strokes.separate(fixed)]
    found: list[Values] = []
    for parts in islice(product(*(models for models, _ in blocks)), limit + 1):
        whole = {**fixed, **{key: value for part in parts for key, value in part.items()}}
        if whole != chosen:
            found.append(whole)
    stores = [c for c in strokes.constraints if c.store]
    found.sort(key=lambda values: (_dependent(stores, values), len(_turned(values, chosen)), _turned(values, chosen)))
    each = (causal, *(_causal(strokes, causal, values) for values in found[: limit - 1]))
    return Assignments(each, prod(len(models) for models, _ in blocks), all(exact for _, exact in blocks))


def _models(
    strokes: Strokes, fixed: Values, keys: tuple[Key, ...], chosen: Values
) -> tuple[list[Values], bool]:  # fmt: skip
    """The ways to complete a block, fewest dependent stores first, and whether they are all."""
    found: list[Values] = []
    exact = True
    own = {key: chosen[key] for key in keys}
    for model in strokes.models(fixed, keys, budget=BUDGET):
        if model is None or len(found) == COUNTED:
            exact = False
            break
        found.append({key: model[key] for key in keys})
    if own not in found:
        found.append(own)
    stores = [c for c in strokes.constraints if c.store]
    return sorted(found, key=lambda values: _dependent(stores, values)), exact


def _dependent(stores: list[Constraint], values: Values) -> int:
    return sum(c.derivative(values) for c in stores)


def _turned(values: Values, chosen: Values) -> list[Key]:
    return [key for key in sorted(values) if values[key] != chosen[key]]


def _causal(strokes: Strokes, chosen: CausalGraph, values: Values) -> CausalGraph:
    """The graph with other strokes."""
    reason = Reason("it stands so in this assignment", "", "alternative")
    given = {
        key: stroke if values[key] == (stroke.side == "head") else Stroke("head" if values[key] else "tail", reason)
        for key, stroke in chosen.strokes.items()
    }
    free = tuple(node for node in chosen.free if not strokes.is_set(node, values))
    return CausalGraph(chosen.graph, given, free)


def _row(number: int, causal: CausalGraph, chosen: CausalGraph) -> tuple[str, ...]:
    graph = causal.graph
    cells = (
        ", ".join(dict.fromkeys(name for name, _ in causal.dependent)),
        "; ".join(", ".join(loop) for loop in causal.loops),
        ", ".join(graph.junctions[name].components[k] for name, k in causal.free),
        ", ".join(_differing(causal, chosen)),
    )
    return str(number), *(cell or "-" for cell in cells)


def _differing(causal: CausalGraph, chosen: CausalGraph) -> Iterator[str]:
    for key, stroke in causal.strokes.items():
        if stroke.side != chosen.strokes[key].side:
            yield f"{label(causal.graph, key)} into {causal.graph.bond(key[0]).end(stroke.side).element}"
