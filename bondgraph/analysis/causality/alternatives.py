"""Other valid assignments, counted block by block, and the choices among equals that were made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bondgraph.analysis.causality.findings import Alternative, Block, TieBreak
from bondgraph.analysis.causality.loops import a_cut, strong_components
from bondgraph.analysis.causality.stroke_constraints import Constraint, Strokes, Values
from bondgraph.causality.author import AUTHOR
from bondgraph.causality.causal_graph import CausalGraph, Key, Reason, Stroke, label
from bondgraph.compile import compile
from bondgraph.errors import BondGraphError

CAP = 64
"""Assignments counted in a block."""

SHOWN = 12
"""Alternatives that are written out for a block."""

BUDGET = 1500
"""Choices tried in a block."""

TRIED = 100
"""Alternatives are compiled, to see their states, in graphs of up to so many scalar bonds."""


def blocks(causal: CausalGraph) -> tuple[tuple[Block, ...], tuple[TieBreak, ...]]:
    """Where strokes could stand otherwise, and what decided where they stand.

    A valid assignment respects every law and the author's own strokes, leaves free what the chosen one leaves free,
    gives every other junction one setter, and has no more dependent stores in the block than the chosen one.
    """
    pins = [(key, stroke.side == "head") for key, stroke in causal.strokes.items() if stroke.reason.step == AUTHOR]
    strokes = Strokes(causal.graph, causal.free, pins)
    chosen = {key: stroke.side == "head" for key, stroke in causal.strokes.items()}
    fixed: Values = {}
    strokes.fixed(fixed)
    for keys in strokes.separate(fixed):
        stores = _stores(strokes, keys)
        if not any(c.derivative(chosen) for c in stores):
            _all_integral(strokes, fixed, stores)
    found: list[Block] = []
    ties: list[TieBreak] = []
    for keys in strokes.separate(fixed):
        block, differing = _block(causal, strokes, fixed, keys, chosen)
        found.append(block)
        ties += _ties(causal, differing)
    return tuple(found), tuple(sorted(ties, key=lambda t: (t.bond, t.component)))


def _stores(strokes: Strokes, keys: tuple[Key, ...]) -> list[Constraint]:
    inside = set(keys)
    return [c for c in strokes.constraints if c.store and any(key in inside for key, _ in c.ends)]


def _block(
    causal: CausalGraph, strokes: Strokes, fixed: Values, keys: tuple[Key, ...], chosen: Values
) -> tuple[Block, list[Key]]:  # fmt: skip
    """A block, and the bonds whose strokes differ among its assignments."""
    stores = _stores(strokes, keys)
    most = sum(c.derivative(chosen) for c in stores)
    count, complete = 0, True
    others: list[Values] = []
    differing: set[Key] = set()
    bound = partial(_no_more, stores, most)
    for model in strokes.models(fixed, keys, bound=bound, budget=BUDGET):
        if model is None or count == CAP:
            complete = False
            break
        count += 1
        other = {key for key in keys if model[key] != chosen[key]}
        differing |= other
        if other and len(others) < SHOWN:
            others.append(model)
    alternatives = [_alternative(causal, strokes, model, keys, stores, chosen) for model in others]
    bonds = tuple(sorted({name for name, _ in keys}))
    ordered = tuple(sorted(alternatives, key=lambda a: (a.cut, a.turned)))
    return Block(bonds, max(count, 1), complete, cut_size(causal, bonds), ordered), sorted(differing)


def _no_more(stores: list[Constraint], most: int, values: Values) -> bool:
    """Whether at most so many stores are dependent."""
    return sum(c.derivative(values) for c in stores) <= most


def _all_integral(strokes: Strokes, values: Values, stores: list[Constraint]) -> None:
    """Stores that none of the assignments counted may leave dependent."""
    for constraint in stores:
        assert constraint.patterns is not None
        for (key, head), way in zip(constraint.ends, constraint.patterns[0], strict=True):
            if key not in values:
                values[key] = way == head
                strokes.spread(values, [key])


def _alternative(
    causal: CausalGraph,
    strokes: Strokes,
    model: Values,
    keys: tuple[Key, ...],
    stores: list[Constraint],
    chosen: Values,
) -> Alternative:  # fmt: skip
    gained = sorted({c.item[0] for c in stores if c.derivative(chosen) and not c.derivative(model)})
    lost = sorted({c.item[0] for c in stores if c.derivative(model) and not c.derivative(chosen)})
    turned = tuple(label(causal.graph, key) for key in keys if model[key] != chosen[key])
    reasons = dict(causal.strokes)
    for key in keys:
        reasons[key] = Stroke("head" if model[key] else "tail", Reason("alternative", "", ""))
    everywhere = {key: stroke.side == "head" for key, stroke in reasons.items()}
    free = tuple(node for node in causal.free if not strokes.is_set(node, everywhere))
    other = CausalGraph(causal.graph, reasons, free)
    junctions = causal.graph.junctions
    bound = tuple(junctions[name].components[k] for name, k in causal.free if (name, k) not in free)
    states, refused = _tried(other) if gained or lost or bound else (None, "")
    cut = cut_size(other, tuple({name for name, _ in keys}))
    return Alternative(turned, tuple(gained), tuple(lost), cut, bound, states, refused)


def _tried(other: CausalGraph) -> tuple[tuple[str, ...] | None, str]:
    """The states of the equations that follow from other strokes, or why there are none."""
    if len(other.strokes) > TRIED:
        return None, ""
    try:
        return tuple(sorted(compile(other).states)), ""
    except BondGraphError as error:
        return None, str(error)


def cut_size(causal: CausalGraph, bonds: Iterable[str]) -> int:
    """How many equations the loops through some bonds leave to solve."""
    touched = {end for name in bonds for end in causal.graph.bond(name).elements}
    return sum(len(a_cut(part)) for part in strong_components(causal.paths(touched)))


def _ties(causal: CausalGraph, keys: list[Key]) -> Iterator[TieBreak]:
    """Those of some strokes that follow from no other."""
    for key in keys:
        reason = causal.strokes[key].reason
        if not reason.because:
            yield TieBreak(*key, reason.at, reason.rule)
