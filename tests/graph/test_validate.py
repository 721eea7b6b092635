"""A graph's checks: each refuses what breaks its rule, names it, and lets the same pass when mended."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se, Zero
from bondgraph.graph.bond import BondEnd
from bondgraph.graph.validate import check_apart, check_connected, check_frames, check_origins, check_ports

SOUND = bg.Graph("sound", Se("U") >> One("i"), One("i") >> TF("a", "n") >> Zero("e"), Zero("e") >> R("b"))
ENDS = [(bond.tail, bond.head) for bond in SOUND.bonds]


def test_a_sound_graph_passes_every_check() -> None:
    elements = dict(SOUND.elements)
    check_origins(elements)
    check_ports(elements, ENDS)
    check_connected(elements, SOUND.bonds)
    check_frames(SOUND.junctions)
    for tail, head in ENDS:
        check_apart(tail, head)


def turned(name: str) -> list[tuple[BondEnd, BondEnd]]:
    return [(head, tail) if name in (tail.element, head.element) else (tail, head) for tail, head in ENDS]


@pytest.mark.parametrize(
    ("make", "party"),
    [
        (lambda: check_ports(dict(SOUND.elements), [*ENDS, ENDS[0]]), "i"),
        (lambda: check_ports(dict(SOUND.elements), [*ENDS[:3], ENDS[3][::-1]]), "b"),
        (lambda: check_ports(dict(SOUND.elements), [*ENDS[:2], ENDS[2][::-1], *ENDS[3:]]), "a"),
        (lambda: check_connected({**SOUND.elements, "x": I("x")}, SOUND.bonds), "x"),
        (lambda: check_connected(dict(SOUND.elements), SOUND.bonds[:2] + SOUND.bonds[3:]), "a"),
        (lambda: check_apart(BondEnd("i", "", (0,)), BondEnd("i", "", (0,))), "i"),
    ],
)
def test_what_breaks_a_rule_is_named(make: Callable[[], None], party: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        make()
    assert party in caught.value.parties and caught.value.remedy


def test_a_whole_two_port_turned_round_passes() -> None:
    """Power may pass either way, as long as it passes."""
    check_ports(dict(SOUND.elements), turned("a"))


def test_other_components_of_one_junction_may_be_joined() -> None:
    check_apart(BondEnd("i", "", (0,)), BondEnd("i", "", (1,)))


@pytest.mark.parametrize(("axes", "fine"), [(("a", "b", "c"), True), (("a", "b"), False)])
def test_a_frame_is_a_junction_of_an_angular_velocity(axes: tuple[str, ...], fine: bool) -> None:
    junctions = {j.name: j for j in (One("w", axes), One("v", ("x", "y", "z"), frame="w"))}
    if fine:
        check_frames(junctions)
        return
    with pytest.raises(bg.FrameError) as caught:
        check_frames(junctions)
    assert caught.value.parties == ("v", "w")
