"""Causal conflicts name the junction or bond, and the elements whose choices they rest on."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.causality.causal_graph import Reason, Stroke
from bondgraph.causality.conflicts import no_setter, node_label, not_permitted, two_setters, two_strokes
from bondgraph.elements import I, One, R, Se, Sf, Zero

f, e = One("f", ("u", "w")), Zero("e")
GRAPH = bg.Graph("g", Sf("a") >> f["u"], Sf("b") >> f["u"], f >> I("m"), f["w"] >> e, e >> R("r"), Se("U") >> e)


def chosen(name: str, because: tuple[tuple[str, int], ...] = ()) -> Stroke:
    return Stroke("head", Reason(f"'{name}' gives it", name, "source", because))


STROKES = {("a", 0): chosen("a"), ("b", 0): chosen("b"), ("f-e", 0): chosen("f", (("a", 0),))}


def test_a_component_is_named_where_there_are_several() -> None:
    assert (node_label(GRAPH, ("f", 1)), node_label(GRAPH, ("e", 0))) == ("f[w]", "e")


def test_two_setters_are_both_parties() -> None:
    found = two_setters(GRAPH, STROKES, ("f", 0), [("a", 0), ("b", 0)])
    assert {*found.parties} == {"a", "b"} and "f[u]" in found.place and "flow" in found.law and "Sf" in found.law
    assert "inertia" in two_setters(GRAPH, STROKES, ("e", 0), [("a", 0)]).remedy


def test_what_follows_of_a_choice_is_laid_to_it() -> None:
    found = two_setters(GRAPH, STROKES, ("f", 0), [("f-e", 0), ("b", 0)])
    assert {*found.parties} == {"a", "b"} and "rest on" in found.law


def test_without_a_setter_what_is_missing_is_told() -> None:
    found = no_setter(GRAPH, STROKES, ("f", 0), [("a", 0)])
    assert found.parties == ("a",) and "sets its flow" in found.law
    assert no_setter(GRAPH, STROKES, ("e", 0), []).parties == ("e",)


def test_a_bond_that_wants_two_strokes_tells_both_rules() -> None:
    first, second = chosen("a").reason, chosen("b").reason
    found = two_strokes(GRAPH, STROKES, ("m", 0), first, second)
    assert {*found.parties} == {"a", "b"} and first.rule in found.law and second.rule in found.law


def test_an_element_whose_law_does_not_fit_is_the_last_party() -> None:
    found = not_permitted(GRAPH, STROKES, "r", [("a", 0), ("b", 0)])
    assert found.parties == ("a", "b", "r") and "'r'" in found.place
