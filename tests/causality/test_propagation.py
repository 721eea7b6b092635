"""What follows from strokes that are put is the same in whatever order they are, and is taken back whole."""

from __future__ import annotations

from itertools import permutations

import pytest

import bondgraph as bg
from bondgraph.causality.causal_graph import Key, Reason
from bondgraph.causality.propagation import Propagation
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

WHY = Reason("put by the test", "test", "source")


def gearbox() -> bg.Graph:
    i, w, z = One("i"), One("w"), Zero("z")
    return bg.Graph("g", Se("U") >> i, i >> I("L"), i >> GY("K") >> w, w >> TF("n") >> z, z >> C("k"), z >> R("b"))


def strokes_after(graph: bg.Graph, puts: list[tuple[Key, str]]) -> dict[Key, str]:
    work = Propagation(graph, ())
    for key, side in puts:
        work._put(key, side, WHY)
        work._propagate()
    return {key: stroke.side for key, stroke in work.strokes.items()}


def test_what_follows_does_not_depend_on_the_order_and_is_what_is_assigned() -> None:
    graph = gearbox()
    whole = {key: stroke.side for key, stroke in bg.causality(graph).strokes.items()}
    puts = [(key, side) for key, side in whole.items() if key[0] in ("U", "L", "k")]
    for order in permutations(puts):
        assert strokes_after(graph, list(order)) == whole


def test_strokes_that_are_taken_back_leave_nothing() -> None:
    graph = gearbox()
    whole = bg.causality(graph).strokes
    work = Propagation(graph, ())
    work._put(("U", 0), whole["U", 0].side, WHY)
    work._propagate()
    before, mark = dict(work.strokes), len(work.trail)
    work._put(("L", 0), whole["L", 0].side, WHY)
    work._propagate()
    work._set_free(("z", 0))
    assert len(work.strokes) > len(before)
    assert work.free == {("z", 0)}
    work._undo(mark)
    assert work.strokes == before
    assert not work.free


def test_a_second_flow_at_a_junction_of_one_flow_is_refused_with_both() -> None:
    v = One("v")
    graph = bg.Graph("g", Sf("a") >> v, Sf("b") >> v, v >> R("r"))
    work = Propagation(graph, ())
    with pytest.raises(bg.CausalConflict) as refused:
        for index in range(len(work.cells)):
            work._imply(index)
            work._propagate()
    assert {"a", "b"} <= set(refused.value.parties)


def test_a_junction_without_a_setter_takes_it_from_the_last_bond_unless_it_is_kept_free() -> None:
    v = One("v")
    graph = bg.Graph("g", Se("F") >> v, v >> R("r"))
    force = (graph.bonds[0].name, 0)
    for kept, count in (((), 2), ((("v", 0),), 1)):
        work = Propagation(graph, kept)
        work._put(force, bg.causality(graph).strokes[force].side, WHY)
        work._propagate()
        assert len(work.strokes) == count
