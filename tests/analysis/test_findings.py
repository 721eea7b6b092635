"""What the findings of an analysis promise of themselves, over graphs that have them all."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.analysis.causality import Analysis, analyse
from bondgraph.analysis.causality.findings import conflicts, cycles, dependence, strokes, structures
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

w, v, u, z = One("w"), One("v"), One("u"), Zero("z")
f = One("f", ("a", "b", "c"), coordinates=("x", "y", "th"))
GRAPHS: dict[str, tuple[Any, ...]] = {
    "net": (Se("U") >> w, w >> R("R1"), w >> z, z >> R("R2"), z >> R("R3"), w >> I("L")),
    "loop": (Se("U") >> w, w >> R("R1"), w >> z, z >> R("R2"), z >> R("R3"), z >> R("R4")),
    "gears": (z >> TF("n") >> w >> I("I0"), z >> TF("k") >> v >> I("I1"), z >> u >> I("I2"), Se("F") >> w),
    "driven": (Sf("d") >> w >> I("J"), w >> GY("g") >> v >> R("b")),
    "rows": (f >> I("m"), f << TF("A", ((1, 2, 0), (2, 4, 0), (0, 0, "cos(th)"))) << Sf("B", (0, 0, 0))),
    "efforts": (Se("a") >> z, Se("b") >> z, z >> R("r"), z >> C("c")),
    "unset": (Se("a") >> w, Se("b") >> w),
    "ring": (w >> TF("n") >> v, w >> TF("k") >> v, w >> I("J"), Se("F") >> w),
    "unit": (Se("U") >> w, w >> z, z >> w, Sf("i") >> z),
    "twice": (w >> TF("n", 2) >> v, w >> TF("k", 2) >> v, w >> I("J"), v >> R("r")),
    "parts": (Se("U") >> w, w >> I("L"), Sf("i") >> z, z >> C("c")),
}
FILES = (conflicts, cycles, dependence, strokes, structures)
every = pytest.mark.parametrize("name", GRAPHS)


@cache
def found(name: str) -> Analysis:
    return analyse(bg.Graph(name, *GRAPHS[name]))


def inside(value: Any) -> list[Any]:
    """Every finding in a value, however deep; what a remedy makes of the graph is none."""
    if isinstance(value, tuple):
        return [each for item in value for each in inside(item)]
    if not is_dataclass(value) or isinstance(value, bg.Graph):
        return []
    return [value, *(each for field in fields(value) for each in inside(getattr(value, field.name)))]


@every
def test_a_finding_is_a_value_and_cannot_be_written_into(name: str) -> None:
    for each in inside(found(name)):
        again = replace(each)
        assert again == each and hash(again) == hash(each)
        with pytest.raises(FrozenInstanceError):
            setattr(each, fields(each)[0].name, None)


@every
def test_bonds_are_the_graphs_and_a_stroke_stands_at_an_end_of_its_own(name: str) -> None:
    a = found(name)
    bonds = {bond.name for bond in a.graph.bonds}
    for each in inside(a):
        assert set(getattr(each, "bonds", ())) <= bonds or isinstance(each, structures.Part)
    for placed in a.strokes:
        assert placed.effort_into in a.graph.bond(placed.bond).elements
    assert sorted(e for part in a.parts for e in part.elements) == sorted(a.graph.elements)


@every
def test_a_conflict_is_told_by_elements_of_its_own_set(name: str) -> None:
    c = found(name).conflict
    if c is None:
        return
    assert set(c.parties) <= set(c.elements) and {junction for junction, _ in c.components} <= set(c.elements)
    assert all(set(found(name).graph.bond(bond).elements) <= set(c.elements) for bond in c.bonds)
    assert c.junction in ("over-determined", "under-determined", "law" if c.exists is False else "undecided")
    assert (c.kind == "undecided") == (c.exists is not False)
    assert bool(c.strokes) == bool(c.exists)
    assert all(isinstance(remedy, conflicts.Remedy) and remedy.text for remedy in c.remedies)


@every
def test_each_cut_of_a_loop_meets_every_way_round(name: str) -> None:
    for loop in found(name).loops:
        assert loop.cuts and {len(cut.variables) for cut in loop.cuts} == {loop.cuts[0].size}
        for way in loop.cycles:
            assert set(way.elements) <= set(loop.elements) and set(way.bonds) <= set(loop.bonds)
            assert all(set(cut.variables) & set(way.variables) for cut in loop.cuts)
        if loop.complete:
            gains = [sp.sympify(way.gain) for way in loop.cycles]
            assert (sp.simplify(1 - sum(gains) - sp.sympify(loop.determinant)) == 0) == loop.linear


@every
def test_what_follows_has_a_path_from_each_master_and_what_is_seen_is_symmetric(name: str) -> None:
    a = found(name)
    for follower in a.dependents:
        assert not next(s.integral for s in a.storages if (s.store, s.component) == (follower.store, 0))
        for master in follower.masters:
            assert (master.path[0], master.path[-1]) == (master.name, follower.store)
            ends = [set(a.graph.bond(bond).elements) for bond in master.bonds]
            assert ends == [set(pair) for pair in pairwise(master.path)]
    for reduced in a.reduced:
        matrix = sp.Matrix([[sp.sympify(entry) for entry in row] for row in reduced.matrix])
        assert matrix.shape == (len(reduced.variables),) * 2 and sp.simplify(matrix - matrix.T).is_zero_matrix
        assert set(reduced.stores) <= {follower.store for follower in a.dependents}
    for source in a.differentiated:
        followed = {m.name for d in a.dependents if d.store in source.stores for m in d.masters}
        assert source.source in followed or not source.stores


@every
def test_sizes_count_what_they_name(name: str) -> None:
    a = found(name)
    size = a.size
    dependent = {s.store for s in a.storages if not s.integral}
    assert not {f"p_{store}" for store in dependent} & set(size.states)
    if size.order is not None:
        kept = len(a.constrained.constraints) if a.constrained else 0
        assert size.order == len(size.states) - kept
    else:
        assert size.why


@every
def test_a_rank_its_pivots_and_its_redundant_rows_add_up(name: str) -> None:
    for rank in found(name).ranks:
        assert rank.rank is not None and rank.rank <= min(rank.rows, rank.columns)
        if rank.driven:
            assert len(rank.pivots) == rank.rank and len(rank.redundant) == rank.rows - rank.rank


def test_what_is_locked_says_how_to_unlock_it() -> None:
    (locked,) = found("ring").locked
    assert set(locked.parties) == {"w", "n", "v", "k"} and len(locked.bonds) == 4
    assert locked.remedy == ", or ".join(remedy.text for remedy in locked.remedies) != ""
    bare = replace(locked, remedies=())
    assert bare.remedy.startswith("remove all but one")
    ratio, other = (sp.sympify(side) for side in locked.unless.split(" = "))
    assert {ratio, other} == set(sp.symbols("k n"))


def test_these_graphs_have_findings_of_every_kind() -> None:
    kinds = {type(each) for name in GRAPHS for each in inside(found(name))}
    own = {
        kind for file in FILES for kind in vars(file).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == file.__name__
    }  # fmt: skip
    assert {kind.__name__ for kind in own - kinds} == set()
