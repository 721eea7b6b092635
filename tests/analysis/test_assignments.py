"""All complete assignments, against every combination of strokes tried under the textbook's rules."""

from __future__ import annotations

import pytest
from every_stroke import as_given, solved
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph import BondGraphError, ValueRefused
from bondgraph.analysis.causality.assignments import assignments
from bondgraph.causality.relax import strokes_of
from bondgraph.elements import GY, I, One, R, Se, Sf

i, w = One("i"), One("w")
MOTOR = bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


@pytest.mark.parametrize("seeds", [range(60), pytest.param(range(60, 300), marks=pytest.mark.slow)])
def test_they_are_all_and_no_more(seeds: range) -> None:
    several = 0
    for graph, causal, every in solved(seeds):
        found = causal.assignments(limit=10_000)
        mine = [as_given(each) for each in found]
        assert mine[0] == as_given(causal)
        assert len({tuple(sorted(each.items())) for each in mine}) == len(mine)
        assert sorted(sorted(each.items()) for each in mine) == sorted(sorted(each.items()) for each in every), graph
        assert found.exact and found.total == len(every)
        several += len(every) > 1
    assert several > len(seeds) // 3


def test_the_reports_count_is_that_of_those_with_no_more_dependent_stores() -> None:
    for _, causal, _ in solved(range(25)):
        report = bg.analyse(causal.graph)
        if len(report.blocks) == 1 and report.complete:
            fewest = [each for each in causal.assignments(1000) if len(each.dependent) <= len(causal.dependent)]
            assert report.assignments == len(fewest)


def test_those_listed_are_counted_from_the_chosen_on_by_dependent_stores() -> None:
    found = bg.causality(MOTOR).assignments()
    assert [tuple(name for name, _ in each.dependent) for each in found] == [(), ("J",), ("L",), ("J", "L"), ("J", "L")]
    assert bg.compile(found[2]).states != bg.compile(found[0]).states
    short = bg.causality(MOTOR).assignments(limit=2)
    assert (len(short), short.total, short.exact) == (2, 5, True)
    assert "5 complete assignments, 2 of them listed" in str(short)


def test_strokes_of_the_author_stay() -> None:
    found = bg.causality(MOTOR, strokes={"J": "w"}).assignments()
    assert found.total == 3 and {as_given(each)["J"] for each in found} == {"w"}


def test_multibonds_and_constraints_have_them_too() -> None:
    """Each is as lawful as the one that was assigned: putting all its strokes by hand assigns it."""
    for seed in range(20):
        try:
            causal = bg.causality(network(Seeded(seed), largest=3))
        except BondGraphError:
            continue
        found = assignments(causal, 5)
        assert found[0] is causal and found.total >= len(found) >= 1


def test_a_limit_is_a_number_of_them_and_broken_strokes_have_none() -> None:
    for wrong in (0, -1, True, 2.5, "all"):
        with pytest.raises(ValueRefused, match="whole number above 0"):
            bg.causality(MOTOR).assignments(wrong)  # type: ignore[arg-type]
    clash = bg.Graph("clash", Sf("drive") >> w, Sf("brake") >> w, w >> I("J"))
    with pytest.raises(ValueRefused, match="break laws"):
        strokes_of(clash).assignments()
