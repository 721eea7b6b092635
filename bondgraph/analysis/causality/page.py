"""The report as a page of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bondgraph.analysis.causality.findings import (
    UNDECIDED,
    Alternative,
    Block,
    Conflict,
    Constrained,
    Dependent,
    Locked,
    Loop,
    Loose,
    Rank,
    Remedy,
    Size,
    Tied,
)
from bondgraph.causality.causal_graph import label
from bondgraph.causality.relax import strokes_of
from bondgraph.graph.parts import ALONE, shortened

if TYPE_CHECKING:
    from bondgraph.analysis.causality.report import Analysis

CLOSED = "Closed by constraints"
"""What is said of a model that has equations though its strokes are not complete."""
WIDE = 100
"""A reason that is printed elsewhere in full is cut here."""

SHOWN = 6
"""Cuts of a loop that are written out."""


def page(a: Analysis) -> str:
    """The page, a section for each item that has something to say."""
    sections = [
        (f"{a.graph.name}: {_headline(a)}", ()),
        ("Strokes, in the order of assignment", _table(*_strokes(a))),
        (CLOSED if a.compiles else "Conflict", _conflict(a) if a.conflict else ()),
        ("Refused", [a.refusal.text] if a.refusal else ()),
        ("Storage", _table(("store", "bond", "causality"), _storage(a))),
        ("Size", _size(a.size) if a.conflict is None or a.compiles else ()),
        ("Conserved: no reaction changes these amounts", a.moieties),
        ("Constraints", _constraints(a.constrained) if a.constrained else ()),
        ("Derivative causality", [line for d in a.dependents for line in _dependent(d)]),
        ("Carried to the masters", [line for r in a.reduced for line in _carried(r.what, r.variables, r.matrix)]),
        ("Algebraic loops", [line for loop in a.loops for line in _loop(loop)]),
        ("To be differentiated", _differentiated(a)),
        ("Forced by the junction structure", [line for x in a.locked for line in _structural(x, a.compiles)]),
        ("Not determined by the junction structure", [line for x in a.loose for line in _structural(x, a.compiles)]),
        ("Unconnected parts", _parts(a)),
        ("Ranks", [line for r in a.ranks for line in _rank(r)]),
        ("Valid assignments", _blocks(a)),
        ("Choices among equals (first by kind, name, component)", _ties(a)),
    ]
    lines: list[str] = []
    for title, body in sections:
        body = list(body)
        if body or not lines:
            lines += ([""] if lines else []) + [title] + [f"  {line}" for line in body]
    return "\n".join(lines)


def _headline(a: Analysis) -> str:
    if a.conflict is not None:
        return f"{_counted(a)}, closed by constraints" if a.compiles else "the strokes conflict"
    if a.refusal is not None:
        return "the strokes agree, the equations are refused"
    return _counted(a)


def _counted(a: Analysis) -> str:
    freedom = a.size.degrees_of_freedom
    counted = "" if freedom is None else f"{_count(freedom, 'degree')} of freedom, "
    return f"order {a.size.order}, {counted}index {a.size.index}"


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'s' * (number != 1)}"


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    if not rows:
        return []
    widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads) - 1)] + [0]
    return ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in [heads, *rows]]


def _strokes(a: Analysis) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    written = strokes_of(a.graph).in_pictures
    heads = "bond", *(["in pictures"] if written else []), "effort into", "step", "why"
    rows = [
        (p.label, *([written.get(p.bond, "")] if written else []), p.effort_into, p.step, p.rule) for p in a.strokes
    ]
    return heads, rows


def _storage(a: Analysis) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for s in a.storages:
        port = f"{s.store}[{s.port!r}]" if s.port else s.store
        more = sum(o.store == s.store and o.port == s.port for o in a.storages) > 1
        name = f"{port} {s.component + 1}" if more else port
        found.append((name, s.bond, "integral" if s.integral else "derivative"))
    return found


CLASSES = {
    "1a-1a": "sources against each other",
    "1b-1b": "laws of one direction against each other",
    "1a-1b": "a source against a law of one direction",
    "1a": "a source against the junction structure",
    "1b": "a law of one direction against the junction structure",
    "junctions": "the junction structure alone",
    "author": "strokes put by hand",
}
"""What the kinds of conflicts are."""
JUNCTIONS = {
    "over-determined": "two bonds set what all there share",
    "under-determined": "no bond sets what all there share",
    "law": "its law does not fit the strokes",
}
"""What is wrong at the place of a conflict."""


def kept(a: Analysis) -> str:
    """What the equations of a graph make of strokes that are not complete."""
    number = 0 if a.constrained is None else len(a.constrained.constraints)
    held = (
        f", and {_count(number, 'constraint')} with multipliers hold{'s' * (number == 1)} what they leave open"
        * bool(number)
    )
    return (
        "no assignment of strokes is complete, as is usual where loops are closed; the equations are complete all the "
        f"same, of index {a.size.index}{held}: nothing need be changed"
    )


def together(c: Conflict, compiles: bool) -> str:
    """How the elements of a conflict are introduced."""
    if c.kind == UNDECIDED:
        return "it rests on"
    return "prescribe it together" if compiles else "cannot live together"


def offered(remedies: Iterable[Remedy], compiles: bool) -> list[Remedy]:
    """The remedies to tell of: to take anything out of a model that has equations is none."""
    return [remedy for remedy in remedies if not compiles or (remedy.action != "remove" and not remedy.left)]


def _conflict(a: Analysis) -> Iterator[str]:
    c = a.conflict
    assert c is not None
    yield c.text
    if a.compiles:
        yield kept(a)
    yield f"{together(c, a.compiles)}: {', '.join(c.elements)}"
    if c.bonds:
        yield f"bonds: {', '.join(c.bonds)}"
    if c.kind != UNDECIDED:
        yield f"class: {c.kind} ({CLASSES[c.kind]})"
        yield f"place: {c.place}" + (f", {c.junction} ({JUNCTIONS[c.junction]})" if c.junction in JUNCTIONS else "")
    for path in c.paths:
        yield f"path: {' - '.join(path)}"
    yield f"meaning: {c.meaning}"
    if c.strokes:
        yield "such strokes: " + ", ".join(f"{bond} into {element}" for bond, element in c.strokes)
    for remedy in offered(c.remedies, a.compiles):
        what = "for complete strokes" if a.compiles else "remedy"
        yield f"{what}: {remedy.text}" + (f" (then: {remedy.left})" if remedy.left else "")
    if not c.remedies and not c.exists and not a.compiles:
        yield "remedy: undecided, none of the changes tried settles it"


def _size(s: Size) -> Iterator[str]:
    yield f"states: {', '.join(s.states) or 'none'}"
    for what, value in (("order", s.order), ("degrees of freedom", s.degrees_of_freedom), ("index", s.index)):
        yield f"{what}: {UNDECIDED if value is None else value}"
    if s.why:
        yield s.why if len(s.why) <= WIDE else f"{s.why[:WIDE]} ..."


def _constraints(c: Constrained) -> Iterator[str]:
    yield f"a differential-algebraic system of index {c.index} with {_count(len(c.constraints), 'constraint')}"
    yield from (f"{constraint} = 0" for constraint in c.constraints)
    if c.tied is not None:
        yield from _tied(c.tied)
    if c.indeterminate:
        yield f"not determined: {', '.join(c.indeterminate)}"


def _tied(t: Tied) -> Iterator[str]:
    yield f"{t.independent} of the flows and momenta among the states can be chosen: {', '.join(t.names)}"
    if t.holders:
        yield f"  the others follow by: {', '.join(t.holders)}"
    for store, names in t.followed:
        yield f"  {store} follows {', '.join(names)}" if names else f"  {store} stands still"


def _dependent(d: Dependent) -> Iterator[str]:
    yield f"{d.store}: {d.equation}"
    for m in d.masters:
        yield f"  follows {m.variable} ({m.role}), gain {m.gain}, by {' - '.join(m.path)}"
    yield f"  {d.start}"


def _carried(what: str, variables: tuple[str, ...], matrix: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    names = ", ".join(variables)
    if len(matrix) == 1:
        yield f"{what} seen by {names}: {matrix[0][0]}"
        return
    yield f"{what} seen by {names}:"
    widths = [max(len(row[j]) for row in matrix) for j in range(len(matrix[0]))]
    for row in matrix:
        yield f"  [{'  '.join(c.ljust(w) for c, w in zip(row, widths, strict=True))}]"


def _loop(loop: Loop) -> Iterator[str]:
    yield f"through {', '.join(loop.elements)}: {'linear' if loop.linear else 'not linear'}, {_solvable(loop)}"
    for cycle in loop.cycles:
        yield f"  {' - '.join(cycle.elements)}, gain {cycle.gain}"
    if not loop.complete:
        yield "  and more ways round"
    yield f"  determinant {loop.determinant}"
    if loop.cuts:
        places = "; or ".join(", ".join(cut.variables) for cut in loop.cuts[:SHOWN])
        more = f"; or {len(loop.cuts) - SHOWN} more ways" if len(loop.cuts) > SHOWN else ""
        yield f"  {_count(loop.cuts[0].size, 'equation')} to solve, cut at {places}{more}"


def _solvable(loop: Loop) -> str:
    if loop.solvable is None:
        return f"undecided whether it can be solved ({loop.why})"
    return "solvable where the determinant is not zero" if loop.solvable else "singular"


def _differentiated(a: Analysis) -> Iterator[str]:
    for d in a.differentiated:
        by = f"by {', '.join(d.stores)}" if d.stores else "for reactions"
        of = f" for the rates of {', '.join(d.states)}" if d.states else ""
        yield f"{d.source} {by}{of}: {'its rate follows from its formula' if d.known else 'its rate must be given'}"


def _rank(r: Rank) -> Iterator[str]:
    what = "constraints" if r.driven else "flows"
    rank = "undecided" if r.rank is None else str(r.rank)
    yield f"{', '.join(r.elements)} at {r.junction}: {r.rows} x {r.columns} ({what}), rank {rank}"
    if r.redundant:
        yield "  redundant: " + ", ".join(f"row {i + 1} of {name}" for name, i in r.redundant)
    if r.pivots:
        yield f"  determine {', '.join(r.pivots)}"
    for where in r.loses:
        if where.startswith("undecided"):
            yield f"  {where}"
        else:
            yield f"  rank is lost {where}" if where.startswith("at ") else f"  rank is lost where {where}"


def _structural(x: Locked | Loose, compiles: bool) -> Iterator[str]:
    yield f"{x.place}: {x.law}"
    for remedy in offered(x.remedies, compiles):
        what = "if that is not meant" if compiles else "remedy"
        yield f"  {what}: {remedy.text}" + (f" (then: {remedy.left})" if remedy.left else "")
    if not x.remedies and not compiles:
        yield f"  remedy: {x.remedy}"


def _parts(a: Analysis) -> list[str]:
    if len(a.parts) < 2:
        return []
    lines = [f"{k + 1}: {shortened(part.elements)}" for k, part in enumerate(a.parts)]
    return [*lines, ALONE]


def _blocks(a: Analysis) -> Iterator[str]:
    several = [b for b in a.blocks if b.count > 1 or not b.complete]
    if a.conflict is not None:
        return
    yield f"{'' if a.complete else 'at least '}{a.assignments}"
    for b in several:
        yield from _block(b)


def _block(b: Block) -> Iterator[str]:
    yield f"{'' if b.complete else 'at least '}{b.count} on {shortened(b.bonds)}; as chosen {_left(b.chosen_cut)}"
    for o in b.alternatives:
        yield f"  with the strokes of {shortened(o.turned)} at the other end: {'; '.join([*_changes(o), _left(o.cut)])}"
        if o.refused:
            yield f"    then {o.refused}"


def _changes(o: Alternative) -> Iterator[str]:
    if o.integral:
        yield f"{', '.join(o.integral)} integral"
    if o.dependent:
        yield f"{', '.join(o.dependent)} dependent"
    if o.bound:
        yield f"{', '.join(o.bound)} no longer free"
    if o.states is not None:
        yield f"states {', '.join(o.states) or 'none'}"


def _left(cut: int) -> str:
    return f"{_count(cut, 'equation')} to solve" if cut else "nothing to solve"


def _ties(a: Analysis) -> Iterator[str]:
    for tie in a.tie_breaks:
        yield f"{label(a.graph, (tie.bond, tie.component))}: {tie.rule} ({tie.element})"
