"""Changes to a graph that may settle a conflict: all else stays, and what is new has names of its own."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.remedies import hung, inserted, turned, without
from bondgraph.elements import TF, C, I, One, R, Se, Zero

w, v, z = One("w"), One("v"), Zero("z")
GRAPH = bg.Graph("gear", Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m"), v >> z >> C("c"), z >> R("r"))


def test_what_is_left_out_takes_its_bonds_along() -> None:
    changed = without(GRAPH, "r")
    assert changed is not None and set(GRAPH.elements) - set(changed.elements) == {"r"}
    assert {b.elements for b in changed.bonds} == {b.elements for b in GRAPH.bonds if "r" not in b.elements}


@pytest.mark.parametrize(("common", "what"), [("effort", "compliance"), ("flow", "inertia"), ("flow", "resistor")])
@pytest.mark.parametrize("bond", ["w-n", "v-z"])
def test_what_is_put_between_stands_between(common: str, what: str, bond: str) -> None:
    changed = inserted(GRAPH, bond, common, what)
    fresh = set(changed.elements) - set(GRAPH.elements)
    assert len(fresh) == 2 and set(GRAPH.elements) <= set(changed.elements)
    (junction,) = (name for name in fresh if changed.elements[name].common)
    assert changed.elements[junction].common == common
    neighbours = {end.other_end(side).element for end, side in changed.at[junction]}
    assert neighbours == {*GRAPH.bond(bond).elements, *(fresh - {junction})}
    bg.compile(changed)


def test_what_is_hung_on_a_junction_hangs_there() -> None:
    changed = hung(GRAPH, "v", "v", "resistor")
    (fresh,) = set(changed.elements) - set(GRAPH.elements)
    ((bond, side),) = changed.at[fresh]
    assert bond.other_end(side).element == "v" and changed.elements[fresh].kind == "R"


def test_a_law_turned_takes_the_other_stroke() -> None:
    x = One("x", coordinates=("q",))
    graph = bg.Graph("cam", x >> I("m"), x >> TF("n", "cos(q)") >> v >> R("r"))
    changed = turned(graph, "n")
    assert changed is not None and changed.bonds == graph.bonds
    sizes = {bond.end(side).port: bond.size for bond, side in graph.at["n"]}
    before, after = (g.elements["n"].strokes(sizes, g.moving) for g in (graph, changed))
    flipped = [tuple(tuple(not way for way in pattern) for pattern in cell.patterns) for cell in before]
    assert [cell.patterns for cell in after] == flipped
