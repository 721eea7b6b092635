"""What numbers of a graph measure: for every model, whatever it holds."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf
from bondgraph.graph.measures import Measure, by_name, entries, parameter, quantities


def test_values_are_quotients_of_power_variables() -> None:
    i, w = One("i"), One("w")
    graph = bg.Graph(
        "g", Se("U") >> i >> GY("K", "k") >> w, i >> I("L", "5 mH"), w >> R("b", "c"), values={"c": "1 N*m*s"}
    )
    ((_, of),) = entries(graph, graph.elements["K"])
    assert of == Measure("K", ("e", ("K-w", 0)), ("f", ("i-K", 0)))
    assert [(value.written, of.of) for value, of in quantities(graph)] == [("5 mH", "L"), ("1 N*m*s", "b")]
    assert {*by_name(graph)} >= {"U", "k", "L", "c", "i", "w", "p_L", "L.e", "K-w.f"} and "b" not in by_name(graph)


def test_a_number_is_the_default_of_its_elements_parameter() -> None:
    assert [parameter(value, R("b")) for value in (None, "2", "c", "2*c", "a.c")] == ["b", "b", "c", None, "a.c"]


def test_flows_that_are_given_by_their_integral_or_rate() -> None:
    w = One("w", domain="rotational")
    for given, text in (("position", "90 deg"), ("rate", "20 rpm"), ("acceleration", "1 rad/s^2")):
        graph = bg.Graph("g", Sf("crank", text, given=given) >> w >> R("b", 1))
        assert graph.domains.units()["crank"] == {"position": "rad", "rate": "rad/s", "acceleration": "rad/s^2"}[given]


def test_a_matrix_of_a_transformer_has_entries_of_its_own() -> None:
    w, v = One("w", domain="rotational"), One("v", ("vx", "vy"), domain="translational")
    arm = bg.Graph("g", Se("M", 1) >> w >> TF("T", [["3 cm"], ["a"]]) >> v >> C("k", 1))
    assert [of.above[1][1] for _, of in entries(arm, arm.elements["T"])] == [0, 1]
    assert arm.domains.units()["a"] == "m/rad"
