"""Which loops a graph closes itself, by formulas with an input and what is measured."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.analysis.linearization.closed_loops import closed_loops
from bondgraph.elements import Df, Dq, I, One, R, Se, Zero

w, turning = One("w"), One("turning", coordinates="phi")


def test_an_input_beside_a_signal_closes_a_loop_of_what_is_measured() -> None:
    graph = bg.Graph("g", bg.Input("r"), Se("M", "4*(r - w_s)") >> w, w >> I("J", 1), w >> R("b", 1), w >> Df("w_s"))
    formula = "4 * (r - w_s)"
    assert closed_loops(graph, ["r"], ["w"]) == (("r", "w", "w_s", "M", formula),)
    assert closed_loops(graph, ["r"], ["w_s"]) == (("r", "w_s", "w_s", "M", formula),)
    assert {loop[1] for loop in closed_loops(graph, ["r"], ["w", "w_s"])} == {"w", "w_s"}
    assert closed_loops(graph, ["M"], ["w"]) == closed_loops(graph, ["r"], ["J.e"]) == ()


def test_what_is_read_apart_from_the_input_closes_none_with_it() -> None:
    graph = bg.Graph("g", bg.Input("r"), Se("M", "r") >> w, Se("N", "-2*w_s") >> w, w >> I("J", 1), w >> Df("w_s"))
    assert closed_loops(graph, ["r"], ["w", "w_s"]) == ()


def test_coordinates_and_charges_are_told_by_their_names() -> None:
    graph = bg.Graph("g", bg.Input("r"), Se("M", "r - phi") >> turning, turning >> I("J", 1))
    assert closed_loops(graph, ["r"], ["phi", "turning"]) == (("r", "phi", "phi", "M", "r - phi"),)
    charged = bg.Graph("g", bg.Input("r"), Se("M", "r - way") >> w, w >> I("J", 1), w >> Dq("way"))
    assert closed_loops(charged, ["r"], ["w"]) == ()
    assert [loop[1] for loop in closed_loops(charged, ["r"], ["way"])] == ["way"]
    assert closed_loops(bg.Graph("g", Se("U", 1) >> Zero("z"), Zero("z") >> R("r", 1)), ["U"], ["z"]) == ()
