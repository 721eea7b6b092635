"""A form and the author both put strokes: a form sets that of the kinetic store, a stroke alone chooses the form."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, FORMS, NAMES

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import hamiltonian, kane_momentum, kane_velocity, partially_lagrangian
from bondgraph.forms._apply import apply

EVERY = (*FORMS, hamiltonian)
omega = One("omega", coordinates=("theta",))
PENDULUM = bg.Graph(
    "pendulum",
    omega >> TF("P", (("l*cos(theta)",), ("l*sin(theta)",))) >> One("v", ("vx", "vy")) >> I("m"),
    Se("G", ("-m*g*l*sin(theta)",)) >> omega,
    omega >> R("b"),
)
I_PORT = "omega-T.I"
INTO = {kane_velocity: "T", kane_momentum: "T", hamiltonian: "T", partially_lagrangian: "omega"}
"""Who receives the effort on the bond of the I-port."""


def at_port(receiver: str, graph: bg.Graph | None = None) -> bg.CausalGraph:
    return bg.causality(graph or bg.reduce(PENDULUM), strokes={I_PORT: receiver})


@pytest.mark.parametrize("receiver", ["T", "omega"])
@pytest.mark.parametrize("form", EVERY)
def test_a_stroke_against_the_form_is_refused_with_both_named(form: Any, receiver: str) -> None:
    if receiver == INTO[form]:
        assert bg.compile(at_port(receiver), form).states == bg.compile(PENDULUM, form).states
        return
    with pytest.raises(bg.CausalConflict) as caught:
        bg.compile(at_port(receiver), form)
    assert caught.value.parties == (form.__name__, I_PORT)
    assert I_PORT in caught.value.place and form.__name__ in caught.value.law and f"'{receiver}'" in caught.value.law
    assert f"Take off the stroke put on '{I_PORT}'" in caught.value.remedy


@pytest.mark.parametrize(("receiver", "form"), [("T", kane_momentum), ("omega", partially_lagrangian)])
def test_a_stroke_alone_chooses_the_form(receiver: str, form: Any) -> None:
    chosen, asked = bg.compile(at_port(receiver)), bg.compile(PENDULUM, form)
    assert chosen.states == asked.states
    values, start = {"m": 2.0, "l": 0.7, "g": 9.81, "b": 0.3}, {"theta": 0.4, "omega": 1.1}
    assert bg.rates(chosen, values, start) == pytest.approx(bg.rates(asked, values, start), rel=1e-12)


@pytest.mark.parametrize("form", EVERY)
def test_strokes_elsewhere_stay_where_they_are_put(form: Any) -> None:
    """The brake may be put either way: it takes the flow, and that is what every form gives it."""
    equations = bg.compile(bg.causality(PENDULUM, strokes={"b": "omega"}), form)
    assert equations.balance.causal.strokes["b", 0].reason.rule == "put there by the author"


def test_a_stroke_on_an_inertia_that_is_carried_away() -> None:
    """Flow enters what is carried to f. Who puts effort into it wants its momentum for a state of its own."""
    w, rotor = One("w", coordinates=("a",)), One("rotor")
    parts = (w >> TF("P", (("cos(a)",), ("sin(a)",))) >> One("v", 2) >> I("m"), w >> TF("n", 3) >> rotor >> I("J"))
    graph = bg.Graph("geared", *parts, Se("M") >> w)
    assert bg.compile(bg.causality(graph, strokes={"J": "rotor"}), kane_momentum).states == ("a", "p_T")
    own = bg.causality(graph, strokes={"J": "J"})
    assert "p_J" in bg.compile(own).states
    with pytest.raises(bg.CausalConflict) as caught:
        bg.compile(own, kane_momentum)
    assert caught.value.parties == ("kane_momentum", "J")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", NAMES)
def test_a_form_exchanges_the_store_that_is_there(name: str, form: Any) -> None:
    """From the store of any form to that of any other: the same states and the same motion."""
    mechanism = CATALOGUE[name]()
    asked = bg.compile(mechanism.graph, form)
    for made in FORMS:
        equations = bg.compile(bg.reduce(mechanism.graph, made), form)
        assert equations.states == asked.states
        found, expected = (bg.rates(e, mechanism.values, mechanism.start) for e in (equations, asked))
        np.testing.assert_allclose([found[s] for s in asked.states], list(expected.values()), rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_hamiltons_form_of_a_store_exists_where_the_mechanisms_does(name: str) -> None:
    graph = CATALOGUE[name]().graph
    if bg.kinetics(graph).holonomic:
        assert bg.compile(bg.reduce(graph, kane_velocity), hamiltonian).states == bg.compile(graph, hamiltonian).states
        return
    for model in (graph, bg.reduce(graph), bg.reduce(graph, kane_velocity)):
        with pytest.raises(bg.NotReducible) as caught:
            bg.compile(model, hamiltonian)
        assert "f = q_dot" in caught.value.law and "kane_momentum" in caught.value.remedy


def test_one_velocity_of_several_may_be_put_the_other_way() -> None:
    """A momentum for one component, a velocity for the other: a mixed form, of the same motion."""
    mechanism = CATALOGUE["double_pendulum"]()
    nic = bg.reduce(mechanism.graph)
    mixed = bg.compile(bg.causality(nic, strokes={"q_dot-T.I[b_dot]": "q_dot"}))
    assert set(mixed.states) == {"a", "b", "p_T_a_dot", "b_dot"}
    runs = [
        bg.simulate(e, (0, 1), mechanism.values, mechanism.start, rtol=1e-10, atol=1e-12)
        for e in (mixed, bg.compile(mechanism.graph))
    ]
    for name in ("a", "b", "a_dot", "b_dot"):
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-7)


def test_what_is_no_form_is_refused_where_a_store_stands() -> None:
    with pytest.raises(bg.NotReducible):
        bg.compile(bg.reduce(PENDULUM), "kane_momentum")


@pytest.mark.parametrize("form", INTO)
def test_without_an_authors_strokes_it_is_the_reduction(form: Any) -> None:
    """And no velocity is left to be chosen, where no constraint is."""
    applied = apply(form, PENDULUM, bg.algebra.sympy, RandomPoints())
    made, choice = applied.causal, applied.choice
    assert made.graph == bg.reduce(PENDULUM, form) and choice is None
