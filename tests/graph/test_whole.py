"""What makes several chains at once: known by the junctions it has made."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Prismatic, Revolute, Se
from bondgraph.graph.whole import makers, owners, types_of, with_junctions


def test_a_graph_knows_what_has_made_its_junctions() -> None:
    cart, bar = Link("cart", 5), Link("bar", 2, (0.1, 0.1, 0.1))
    crane = Mechanism("crane", [cart, bar], [Prismatic("track", "ground", cart, "x"), Revolute("hinge", cart, bar)])
    tip = crane.point("tip", bar.frame((0, 0, -1)))
    graph = bg.Graph("g", *crane, *tip, Se("wind", (1, 0, 0)) >> tip.flow)
    assert [*graph.wholes] == ["crane", "tip"] and graph.wholes["crane"] is crane
    assert makers(graph.junctions) == dict(graph.wholes) and not bg.Graph("h", Se("F") >> bg.elements.One("x")).wholes
    parts = {**graph.wholes, "wind": graph.elements["wind"]}
    of = owners(parts)
    assert of["bar_twist"] == of["crane_f"] == "crane" and of["tip"] == "tip" and "wind" not in of
    found = with_junctions(parts)
    assert found["tip"] == tip.flow and found["crane"] is crane and found["cart_v"] == crane.v(cart)
    assert crane.ends()["track"] == crane["track"] and graph.wholes["tip"].needs() == "crane"
    assert types_of(type(crane)) == ("Mechanism",)
    assert types_of(type(graph.wholes["tip"])) == ("point", "turning", "distance")
