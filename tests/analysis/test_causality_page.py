"""The page on causality, from findings put together by hand: each is told, once, and no section is empty."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.findings import (
    Alternative,
    Block,
    Conflict,
    Constrained,
    Cut,
    Cycle,
    Dependent,
    Differentiated,
    Locked,
    Loop,
    Loose,
    Master,
    Part,
    Rank,
    Reduced,
    Refusal,
    Remedy,
    Size,
    Storage,
    TieBreak,
)
from bondgraph.analysis.causality.page import SHOWN, WIDE, page
from bondgraph.analysis.causality.report import Analysis
from bondgraph.elements import I, One, Se

w = One("w")
GRAPH = bg.Graph("g", Se("U") >> w, w >> I("L"))
BARE = Analysis(GRAPH, (), (), (), Size(("p_L",), 1, 1, 0))
CONFLICT = Conflict("they conflict", "w", ("a", "b"), (), (), ("a",), "1a-1a", "over-determined", (), "two", ())
LOOP = Loop(("w", "z"), ("b",), (Cycle(("w", "z"), ("b.e",), ("b",), "-R1/R2"),), True, True, "1 + R1/R2", True, ())
STOPPED = replace(BARE, conflict=CONFLICT, size=Size((), None, None, None, "undecided"))
ADDED: dict[str, dict[str, Any]] = {
    "Conflict": {"conflict": CONFLICT, "size": Size((), None, None, None, "undecided")},
    "Closed by constraints": {"conflict": CONFLICT},
    "Refused": {"refusal": Refusal("SingularSystem", "they do not determine it", ("w",))},
    "Storage": {"storages": (Storage("L", "", 0, "L", True),)},
    "Constraints": {"constrained": Constrained(2, ("x - y",), ())},
    "Derivative causality": {"dependents": (Dependent("m", 0, "m", "p_m", "p_m = m*w", (), "it follows"),)},
    "Carried to the masters": {"reduced": (Reduced(("J",), ("J.f",), ("m",), "inertia", (("J + m",),)),)},
    "Algebraic loops": {"loops": (LOOP,)},
    "To be differentiated": {"differentiated": (Differentiated("d", ("d",), ("J",), (), False),)},
    "Forced by the junction structure": {"locked": (Locked("w", "stands", ("n",), (), ("w",), (), "", ()),)},
    "Not determined by the junction structure": {"loose": (Loose("w", "open", ("n",), (), ("w",), ()),)},
    "Unconnected parts": {"parts": (Part(("U",), ()), Part(("L",), ()))},
    "Ranks": {"ranks": (Rank(("P",), "w", (), 2, 1, 1, False, (), (), ()),)},
    "Choices among equals (first by kind, name, component)": {"tie_breaks": (TieBreak("L", 0, "L", "first"),)},
}


def sections(a: Analysis) -> dict[str, list[str]]:
    """The lines of each section by its title."""
    found: dict[str, list[str]] = {}
    for block in page(a).split("\n\n"):
        title, *lines = block.splitlines()
        assert title not in found
        found[title] = lines
    return found


@pytest.mark.parametrize("title", ADDED)
def test_a_section_stands_there_where_it_has_something_to_say(title: str) -> None:
    assert title not in sections(BARE)
    found = sections(replace(BARE, **ADDED[title]))
    assert found[title] and all(line.startswith("  ") for line in found[title])
    others = set(found) - {title, "Size"} - set(sections(BARE))
    assert all(other.startswith("g: ") for other in others), "the head line may say it too"


def test_the_head_line_counts_in_words() -> None:
    def head(**changed: Any) -> str:
        return page(replace(BARE, **changed)).splitlines()[0]

    assert head() == "g: order 1, 1 degree of freedom, index 0"
    assert head(size=Size((), 0, 0, 1)) == "g: order 0, 0 degrees of freedom, index 1"
    assert head(size=Size((), 2, None, 2, "why")) == "g: order 2, index 2"
    assert head(**ADDED["Conflict"]) == "g: the strokes conflict"
    constrained = head(conflict=CONFLICT, constrained=Constrained(2, (), ()), size=Size((), 3, None, 2, "why"))
    assert constrained == "g: order 3, index 2, closed by constraints"
    assert head(refusal=Refusal("E", "no", ())) == "g: the strokes agree, the equations are refused"


def test_a_reason_that_stands_elsewhere_is_cut() -> None:
    for length, cut in ((WIDE, False), (WIDE + 1, True)):
        *_, last = sections(replace(BARE, size=Size((), None, None, None, "x" * length)))["Size"]
        assert last == "  " + "x" * WIDE + " ..." * cut
    assert "  order: undecided" in sections(replace(BARE, size=Size((), None, None, None, "x")))["Size"]


def test_ports_and_components_of_a_store_are_told_apart() -> None:
    stores = (Storage("L", "", 0, "L", True), Storage("T", "I", 0, "T", False), Storage("T", "I", 1, "T", True))
    head, *rows = sections(replace(BARE, storages=stores))["Storage"]
    assert [row.split() for row in rows] == [
        ["L", "L", "integral"], ["T['I']", "1", "T", "derivative"], ["T['I']", "2", "T", "integral"],
    ]  # fmt: skip
    assert {row.index("integral") for row in rows if "integral" in row} == {head.index("causality")}


def test_a_matrix_is_aligned_by_its_columns() -> None:
    rows = (("I1 + I3", "I3"), ("I3", "I2 + I3"))
    seen = Reduced(("I1", "I2"), ("I1.f", "I2.f"), ("I3",), "inertia", rows)
    first, *lines = sections(replace(BARE, reduced=(seen,)))["Carried to the masters"]
    assert first.strip() == "inertia seen by I1.f, I2.f:"
    assert [line.strip(" []").split("  ")[0].strip() for line in lines] == ["I1 + I3", "I3"]
    assert len({len(line) for line in lines}) == 1


def test_masters_are_told_beneath_their_store() -> None:
    master = Master("J", "store", "J.f", "n", "m*n", ("J", "w", "n", "m"), ("a", "b", "c"))
    dependent = Dependent("m", 0, "m", "p_m", "p_m = m*n*w", (master,), "p_m cannot be chosen")
    lines = sections(replace(BARE, dependents=(dependent,)))["Derivative causality"]
    assert [line.strip() for line in lines] == [
        "m: p_m = m*n*w", "follows J.f (store), gain n, by J - w - n - m", "p_m cannot be chosen",
    ]  # fmt: skip


def test_a_loop_says_whether_it_can_be_solved_and_shows_so_many_cuts() -> None:
    def told(**changed: Any) -> str:
        return "\n".join(sections(replace(BARE, loops=(replace(LOOP, **changed),)))["Algebraic loops"])

    assert "solvable where the determinant is not zero" in told() and "singular" in told(solvable=False)
    assert "undecided whether it can be solved (no values)" in told(solvable=None, why="no values")
    assert "not linear" in told(linear=False) and "more ways round" not in told()
    assert "and more ways round" in told(complete=False)
    cuts = tuple(Cut((f"b{k}.e",), 1) for k in range(SHOWN + 2))
    assert "1 equation to solve" in told(cuts=cuts[:1]) and "more ways" not in told(cuts=cuts[:SHOWN])
    assert told(cuts=cuts).endswith("or 2 more ways") and told(cuts=cuts).count(".e") == SHOWN
    assert "2 equations to solve, cut at b.e, b.f" in told(cuts=(Cut(("b.e", "b.f"), 2),))


def test_a_conflict_without_a_remedy_says_so_unless_strokes_exist() -> None:
    def told(**changed: Any) -> list[str]:
        return [line.strip() for line in sections(replace(STOPPED, conflict=replace(CONFLICT, **changed)))["Conflict"]]

    assert "remedy: undecided, none of the changes tried settles it" in told()
    assert not any(line.startswith("remedy") for line in told(exists=True, strokes=(("a", "w"),)))
    assert "such strokes: a into w" in told(exists=True, strokes=(("a", "w"),))
    remedy = Remedy("remove", ("a",), "remove 'a'", GRAPH)
    assert "remedy: remove 'a'" in told(remedies=(remedy,))
    assert "remedy: remove 'a' (then: another)" in told(remedies=(replace(remedy, left="another"),))
    assert "it rests on: a, b" in told(kind="undecided") and "cannot live together: a, b" in told()
    assert "path: a - c" in told(paths=(("a", "c"),))
    assert "Size" not in sections(STOPPED)


def test_nothing_is_to_be_removed_from_a_graph_that_has_equations() -> None:
    removal, put = Remedy("remove", ("a",), "remove 'a'", GRAPH), Remedy("insert", ("a", "b"), "put an inertia", GRAPH)
    conflict = replace(CONFLICT, remedies=(removal, put, replace(put, text="put it elsewhere", left="another")))
    locked = Locked("w", "stands", ("n",), (), ("w",), (), "", (removal, put))
    told = page(replace(BARE, conflict=conflict, locked=(locked,), constrained=Constrained(2, ("x - y",), ())))
    assert "remove" not in told and "remedy" not in told and "elsewhere" not in told
    assert "for complete strokes: put an inertia" in told and "if that is not meant: put an inertia" in told
    assert "1 constraint with multipliers holds what they leave open" in told and "cannot live together" not in told
    refused = page(replace(STOPPED, conflict=conflict, locked=(locked,)))
    assert refused.count("remedy: remove 'a'") == 2 and "all the same" not in refused


def test_where_a_rank_is_lost_is_told_by_condition_or_place() -> None:
    loses = ("sin(x) = 0", "at x = 0", "undecided: no numbers")
    rank = Rank(("P", "Q"), "w", (), 2, 3, None, True, (("P", 0),), ("u",), loses)
    lines = [line.strip() for line in sections(replace(BARE, ranks=(rank,)))["Ranks"]]
    assert lines == [
        "P, Q at w: 2 x 3 (constraints), rank undecided",
        "redundant: row 1 of P",
        "determine u",
        "rank is lost where sin(x) = 0",
        "rank is lost at x = 0",
        "undecided: no numbers",
    ]


def test_assignments_are_exact_or_at_least_so_many() -> None:
    other = Alternative(("L",), ("L",), ("m",), 1, ("w",), (), "refused: it is")
    block = Block(tuple(f"b{k}" for k in range(9)), 2, True, 0, (other,))
    first, *lines = sections(replace(BARE, blocks=(block,)))["Valid assignments"]
    assert first == "  2" and "and 1 more; as chosen nothing to solve" in lines[0]
    eight = replace(block, bonds=block.bonds[:8])
    assert "more" not in sections(replace(BARE, blocks=(eight,)))["Valid assignments"][1]
    head, told = lines[1].strip().split(": ")
    assert head == "with the strokes of L at the other end"
    assert told == "L integral; m dependent; w no longer free; states none; 1 equation to solve"
    assert lines[2].strip() == "then refused: it is"
    capped = replace(block, complete=False, alternatives=())
    assert sections(replace(BARE, blocks=(capped,)))["Valid assignments"][0] == "  at least 2"
    assert sections(BARE)["Valid assignments"] == ["  1"]
    single = replace(block, count=1)
    assert sections(replace(BARE, blocks=(single,)))["Valid assignments"] == ["  1"], "one is no choice"


def test_what_must_be_differentiated_says_by_whom_and_for_what() -> None:
    given = Differentiated("d", ("d",), ("J", "m"), ("v",), True)
    lines = sections(replace(BARE, differentiated=(given, replace(given, stores=(), states=(), known=False))))
    assert [line.strip() for line in lines["To be differentiated"]] == [
        "d by J, m for the rates of v: its rate follows from its formula",
        "d for reactions: its rate must be given",
    ]
