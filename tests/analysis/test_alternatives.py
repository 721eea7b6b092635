"""Other valid strokes: counted by trying every one of them under the textbook's rules, and what each would change."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.alternatives import CAP, blocks
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

w, v, z, y = One("w"), One("v"), Zero("z"), Zero("y")

GRAPHS = {
    "resistors": bg.Graph("resistors", Se("U") >> w, w >> R("R1"), w >> z, z >> R("R2"), z >> R("R3")),
    "gear": bg.Graph("gear", Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m")),
    "lossy": bg.Graph("lossy", Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m"), v >> R("b")),
    "gyrator": bg.Graph("gyrator", Se("U") >> w, w >> GY("g") >> v, v >> R("R1"), w >> R("R2")),
    "star": bg.Graph("star", *(z >> One(f"j{k}") >> I(f"I{k}") for k in range(3)), Se("F") >> One("j0")),
    "ladder": bg.Graph("ladder", Sf("i") >> z, z >> R("Ra"), z >> w, w >> R("Rb"), w >> y, y >> R("Rc"), y >> C("c")),
    "fixed": bg.Graph("fixed", Se("U") >> w, w >> I("L"), w >> R("r")),
}


def by_trial(causal: CausalGraph) -> list[dict[str, str]]:
    """All strokes, as the element that receives the effort, under the rules for these kinds of elements.

    Sources give their own variable; a transformer has one stroke at it, a gyrator none or both; one bond brings the
    effort to a 0-junction and one takes it away from a 1-junction; and no more stores are dependent than were chosen.
    """
    graph = causal.graph
    chosen = {name: graph.bond(name).end(stroke.side).element for (name, _), stroke in causal.strokes.items()}
    found = []
    for ends in product(*(bond.elements for bond in graph.bonds)):
        trial = dict(zip((bond.name for bond in graph.bonds), ends, strict=True))
        lawful = all(_lawful(graph, name, trial) for name in graph.elements)
        if lawful and _dependent(graph, trial) <= _dependent(graph, chosen):
            found.append(trial)
    return found


def _lawful(graph: bg.Graph, name: str, trial: dict[str, str]) -> bool:
    at = [bond.name for bond, _ in graph.at[name]]
    into, element = sum(trial[bond] == name for bond in at), graph.elements[name]
    rules = {
        "Se": into == 0, "Sf": into == 1, "TF": into == 1, "GY": into != 1, "0": into == 1, "1": into == len(at) - 1,
    }  # fmt: skip
    return rules.get({"effort": "0", "flow": "1"}.get(element.common, element.kind), True)


def _dependent(graph: bg.Graph, trial: dict[str, str]) -> int:
    """Inertias that are not given their effort, and compliances that are."""
    kinds = {name: element.kind for name, element in graph.elements.items() if element.role == "store"}
    return sum((trial[graph.at[name][0][0].name] == name) != (kind == "I") for name, kind in kinds.items())


@pytest.mark.parametrize("name", GRAPHS)
def test_all_assignments_are_counted(name: str) -> None:
    causal = assign(GRAPHS[name])
    tried = by_trial(causal)
    found, _ = blocks(causal)
    assert prod(block.count for block in found) == len(tried) > 0
    assert all(block.complete for block in found)


@pytest.mark.parametrize("name", GRAPHS)
def test_each_alternative_is_one_of_them_and_says_which_stores_it_turns(name: str) -> None:
    causal = assign(GRAPHS[name])
    graph, tried = causal.graph, by_trial(causal)
    chosen = {bond: graph.bond(bond).end(stroke.side).element for (bond, _), stroke in causal.strokes.items()}
    for block in blocks(causal)[0]:
        assert len(block.alternatives) == block.count - 1
        for other in block.alternatives:
            assert set(other.turned) <= set(block.bonds)
            turned = {**chosen}
            for bond in other.turned:
                turned[bond] = next(end for end in graph.bond(bond).elements if end != chosen[bond])
            assert turned in tried
            stores = {bond for bond in other.turned if bond in graph.elements and graph.elements[bond].role == "store"}
            assert stores == {*other.integral, *other.dependent}
            assert len(other.integral) >= len(other.dependent)
            if other.states is not None:  # compiled: the momentum of what became integral is a state, of the other not
                assert {f"p_{store}" for store in other.integral} <= set(other.states)
                assert not {f"p_{store}" for store in other.dependent} & set(other.states)


def test_a_choice_is_told_only_where_there_was_one() -> None:
    assert blocks(assign(GRAPHS["fixed"])) == ((), ())
    (tie,) = blocks(assign(GRAPHS["resistors"]))[1]
    assert (tie.bond, tie.element) == ("R1", "R1")


def test_a_stroke_of_the_author_is_no_choice() -> None:
    """With the stroke on R2 put by hand, R1 and R3 follow."""
    found, ties = blocks(assign(GRAPHS["resistors"], strokes={"R2": "z"}))
    assert prod(block.count for block in found) == 1 and ties == ()


def test_what_is_chosen_leaves_as_many_equations_as_its_loop_has_cuts() -> None:
    (block,) = blocks(assign(GRAPHS["resistors"]))[0]
    assert block.chosen_cut == 1 and {other.cut for other in block.alternatives} == {1}
    (gear,) = blocks(assign(GRAPHS["gear"]))[0]
    assert gear.chosen_cut == 0


def test_a_count_that_grows_too_large_is_a_lower_bound() -> None:
    """On a 0-junction with n resistors any one of them may give the effort."""
    few, many = (
        blocks(assign(bg.Graph("node", Sf("i") >> z, *(z >> R(f"R{k:03}") for k in range(n)))))[0][0]
        for n in (CAP, CAP + 1)
    )
    assert (few.count, few.complete) == (CAP, True)
    assert (many.count, many.complete) == (CAP, False)
