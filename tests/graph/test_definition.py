"""Graphs with instances as they were written: what shapes a body is in it, what does not stays a parameter."""

from __future__ import annotations

import pickle
from itertools import pairwise

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se, Zero
from bondgraph.graph.definition import Definition, definition


@bg.submodel(ports={"a": bg.electrical, "b": bg.electrical})
def section(a, b, *, l=1e-3, r="2*l", unused=3):
    i, u = One("i"), Zero("u")
    return a >> i >> u >> b, i >> I("l", l), i >> R("r", r), u >> C("c", 1)


@bg.submodel(ports={"a": None, "b": None})
def line(a, b, *, n: int = 3, l=1e-3):
    parts = [section(f"s{k}", l=l) for k in range(n)]
    return a >> parts[0].a, [x.b >> y.a for x, y in pairwise(parts)], parts[-1].b >> b


def test_equal_bodies_are_one_definition() -> None:
    left, right = section("left"), section("right", l=2)
    graph = bg.Graph("g", Se("U", 1) >> left.a, left.b >> right.a, right.b >> R("load", 5))
    assert graph.definition is not None
    uses = graph.definition.uses
    assert uses["left"].definition == uses["right"].definition
    assert (uses["left"].given, uses["right"].given) == ((), (("l", "2"),))
    assert uses["left"].definition.parameters == (("l", "0.001"),), "the default of r is written in l"
    assert uses["left"].definition.ports == (("a", bg.electrical), ("b", bg.electrical))
    assert pickle.loads(pickle.dumps(graph)).definition == graph.definition


def test_what_shapes_a_body_is_in_it() -> None:
    found = definition("g", [line("x", n=2), line("y", n=4)])
    assert found is not None
    x, y = found.uses["x"].definition, found.uses["y"].definition
    assert (len(x.uses), len(y.uses)) == (2, 4) and x != y and x.parameters == y.parameters == (("l", "0.001"),)


def test_a_number_that_was_counted_by_is_written_as_a_number() -> None:
    @bg.submodel(ports={"p": None})
    def comb(p, *, n=2):
        i = One("i")
        return p >> i, [i >> R(f"r{k}", n) for k in range(n)]

    found = definition("g", [comb("c")])
    assert found is not None
    body = found.uses["c"].definition
    assert body.parameters == () and {
        e.element.value for c in body.chains for e in c.ends if e.element.name == "r1"
    } == {"2"}


def test_bonds_of_other_graphs_do_not_say_how_they_were() -> None:
    part = section("part")
    graph = bg.Graph("g", Se("U", 1) >> part.a, part.b >> R("load", 5))
    more = bg.Graph("more", *graph.links)
    assert isinstance(graph.definition, Definition) and more.definition is None
    assert bg.Graph("plain", Se("U", 1) >> One("i") >> GY("k") >> R("r")).definition is None
