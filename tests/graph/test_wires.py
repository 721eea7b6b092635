"""Wires are no bonds: what gets a signal names it."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import Df, I, One, R, Se, Sf, Zero
from bondgraph.graph.wires import without_wires


def plant(source: Se) -> tuple[object, ...]:
    i = One("i")
    return source >> i, i >> I("L"), i >> R("Ra")


def test_a_wire_gives_the_source_its_formula() -> None:
    U = Se("U")
    written = bg.Graph("g", *plant(U), bg.Input("r") >> bg.Gain("u", gain=2) >> U)
    spelt = bg.Graph("g", *plant(Se("U", "u")), bg.Input("r"), bg.Gain("u", "r", 2))
    assert written == spelt
    assert bg.Graph("g", *plant(U), U << bg.Gain("u", gain=2) << bg.Input("r")) == spelt
    assert bg.Graph("g", *written.links, *written.loose) == spelt
    assert [element.name for element in written.loose] == ["r", "u"]
    assert len(written.bonds) == 3


def test_a_sensor_leads_on_to_a_block() -> None:
    i = One("i")
    graph = bg.Graph("g", Se("U") >> i, i >> I("L"), i >> Df("current") >> bg.Integrator("charge"))
    assert graph.elements["charge"] == bg.Integrator("charge", "current")
    assert len(graph.bonds) == 3


def test_chains_without_wires_stay() -> None:
    chains = [One("i") >> R("R")]
    assert without_wires(chains) == (chains, [])


V = One("v", ("x", "y"))


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ((*plant(Se("U")), One("i") >> bg.Gain("k")), "gives no signal"),
        ((*plant(Se("U")), bg.Gain("k", "1") >> R("Ra")), "takes none there"),
        ((*plant(Se("U", 12)), bg.Gain("k", "1") >> Se("U", 12)), "takes none there"),
        ((*plant(Se("U", 12)), bg.Gain("k", "1") >> Se("U")), "this name stands for"),
        ((*plant(Se("U")), bg.Gain("k", "1") >> Se("U"), bg.Gain("m", "1") >> Se("U")), "two signals lead to it"),
        ((Sf("s") >> V, V >> R("b"), V >> Df("s2") >> bg.Gain("k")), "gives several signals, s2_x, s2_y"),
        ((Zero("p") >> bg.Gain("k"),), "gives no signal"),
    ],
)
def test_what_is_no_wire_is_refused(parts: tuple[object, ...], says: str) -> None:
    with pytest.raises(bg.BondGraphError, match=says):
        bg.Graph("g", *parts)


def test_a_block_that_nothing_enters_is_refused() -> None:
    with pytest.raises(bg.StructureError, match="nothing enters this Gain"):
        bg.compile(bg.Graph("g", *plant(Se("U")), bg.Gain("k") >> Se("U")))
