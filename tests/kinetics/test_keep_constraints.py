"""Constraints drawn beside a kinetic store that stands in a graph: every form keeps them, as those of its mechanism."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from constrained import CONSTRAINED, Constrained
from test_conformance import choices, conforms

import bondgraph as bg
from bondgraph.algebra import table
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.keep_constraints import exchanged, keeping
from bondgraph.kinetics.kinetics import port_of
from bondgraph.kinetics.kinetics_at_store import kinetic_store
from bondgraph.kinetics.pull_back import unconstrained

STORES = (bg.forms.kane_velocity, bg.forms.kane_momentum)
FORMS = (bg.forms.lagrange_multipliers, bg.forms.gibbs_appell, bg.forms.volterra)


def stored(mechanism: Constrained, form: Any) -> Constrained:
    """The same with its inertias reduced to a store first, and its constraints drawn at that."""
    graph = mechanism.graph
    apart = {name for c in constraints(graph) for name in (c.source.name, c.transformer.name)} | {*mechanism.driven}
    apart |= {"drive"} if mechanism.driven else set()
    held = [x for x in graph.links if {x.left.element.name, x.right.element.name} & apart]
    bare = bg.reduce(graph.rewritten([x for x in graph.links if x not in held]), form, table)
    return replace(mechanism, graph=bare.rewritten([*bare.links, *held], {}))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize(
    "name",
    [
        "driven_beside_an_edge",
        *(pytest.param(n, marks=pytest.mark.slow) for n in ("on_a_growing_circle", "edge_with_a_motor")),
    ],
)
def test_constraints_beside_a_store_are_kept(name: str, store: Any, form: Any) -> None:
    mechanism = stored(CONSTRAINED[name](), store)
    kinds = {element.kind for element in mechanism.graph.elements.values()}
    assert kinds & {"T*", "IC", "NIC"}
    for each in choices(form, mechanism):
        conforms(mechanism, each, table)


@pytest.mark.parametrize("form", FORMS)
def test_a_store_that_keeps_constraints_is_exchanged(form: Any) -> None:
    mechanism = CONSTRAINED["cart_with_two_bars"]()
    kept = replace(mechanism, graph=bg.compile(mechanism.graph, bg.forms.maggi, table).graph)
    conforms(kept, form, table)


def test_a_constraint_on_another_mass_is_refused() -> None:
    f, w = One("f", ("u",), coordinates=("x",)), One("w")
    arm = bg.reduce(bg.Graph("arm", f >> TF("P", (("1",), ("x",))) >> One("v", ("v1", "v2")) >> I("m"), Se("F") >> f))
    other = w >> I("M"), w << TF("k", (("x",),)) << Sf("held", 0)
    graph = arm.rewritten([*arm.links, *(link for chain in other for link in chain.links)])
    with pytest.raises(bg.NotReducible) as caught:
        bg.compile(graph, bg.forms.lagrange_multipliers)
    assert "held" in caught.value.parties and caught.value.remedy


@pytest.mark.parametrize("form", FORMS)
def test_reducing_to_a_form_that_keeps_constraints_gives_its_store(form: Any) -> None:
    """Graph to graph: what is compiled then, without a form, is of that form."""
    mechanism = CONSTRAINED["driven_beside_an_edge"]()
    graph = bg.reduce(mechanism.graph, form, table)
    (store,) = (element for element in graph.elements.values() if element.kind in ("T*", "NIC"))
    assert [port.name for port in store.ports()] == ["I", "C", port_of("edge")]
    conforms(replace(mechanism, graph=graph), None, table)


@pytest.mark.parametrize("form", STORES)
def test_a_store_exchanged_for_itself_hangs_where_it_did(form: Any) -> None:
    graph = bg.reduce(CONSTRAINED["edge_with_a_motor"]().graph, form, table)
    store = kinetic_store(graph)
    assert store is not None and exchanged(graph, graph.elements[store.name]) == graph


@pytest.mark.parametrize("form", FORMS)
def test_each_source_goes_to_its_own_port(form: Any) -> None:
    """And what led to it alone is gone."""
    mechanism = CONSTRAINED["cart_with_two_bars"]()
    free = unconstrained(mechanism.graph, table, RandomPoints())
    made = keeping(free, form)
    store = kinetic_store(made)
    assert store is not None and free.pulled
    for one in free.pulled:
        ((bond, side),) = made.at[one.source.name]
        end = bond.other_end(side)
        assert (end.element, end.port) == (store.name, port_of(one.source.name))
    assert not constraints(made) and not free.gone & (set(made.elements) - {one.source.name for one in free.pulled})


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["I", "C", "lambda_I"])
def test_a_constraint_may_be_called_as_a_port_of_the_store(name: str, form: Any) -> None:
    """A mass on a circle, x x' + y y' = 0, without a force: its rod carries m v^2 / r."""
    v, w = One("v", ("vx", "vy"), coordinates=("x", "y")), One("w")
    graph = bg.Graph("circle", v >> I("m", 3.0), v >> TF("P", (("x", "y"),)) >> w, w << Sf(name, 0))
    start = {"x": 0.6, "y": 0.8, "vx": -1.6, "vy": 1.2}
    run = bg.simulate(bg.compile(graph, form), (0, 0.5), start=start)
    assert run[f"{name}.e"] == pytest.approx(-3.0 * 2.0**2)
