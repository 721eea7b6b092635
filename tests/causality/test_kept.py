"""A conflict is certain where sources alone prescribe one variable; elsewhere equations may keep a constraint."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.causality.kept import KEPT, by_sources_alone, with_equations, without_remedy
from bondgraph.elements import TF, I, One, R, Se, Sf

f, u = One("f"), One("u", ("x", "y"))
CERTAIN = {
    "at a junction": bg.Graph("g", Sf("a", 1) >> f, Sf("b", 1) >> f, f >> R("r")),
    "of a multibond": bg.Graph("g", Sf("a", 1) >> u["x"], Sf("b", 2) >> u["x"], u >> I("m")),
    "about an element": bg.Graph("g", Se("a") >> TF("n") >> Se("b")),
}
OPEN = {
    "the same twice": bg.Graph("g", Sf("a", "3*t") >> f, Sf("b", "3*t") >> f, f >> R("r")),
    "a constraint": bg.Graph("g", u >> I("m"), u << TF("row", [["1", "k"]]) << Sf("hold", 0)),
}


def conflict(graph: bg.Graph) -> bg.CausalConflict:
    with pytest.raises(bg.CausalConflict) as caught:
        bg.causality(graph)
    return caught.value


@pytest.mark.parametrize("name", CERTAIN)
def test_what_sources_alone_prescribe_has_no_equations(name: str) -> None:
    found = conflict(CERTAIN[name])
    assert by_sources_alone(CERTAIN[name], found) and with_equations(CERTAIN[name], found) is found
    assert KEPT not in str(found)
    with pytest.raises(bg.BondGraphError):
        bg.compile(CERTAIN[name])


@pytest.mark.parametrize("name", OPEN)
def test_what_a_motion_can_meet_is_told_with_what_equations_make_of_it(name: str) -> None:
    found = conflict(OPEN[name])
    bg.compile(OPEN[name])
    assert not by_sources_alone(OPEN[name], found) and KEPT in str(found)
    assert "Remove" not in without_remedy(found) and found.law in without_remedy(found)
