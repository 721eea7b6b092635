"""The compiler's table of contents: how often its stages run, whatever the form."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from constrained import CONSTRAINED
from constrained_graphs import CONSTRAINED_GRAPHS
from four_bar import four_bar
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph import forms
from bondgraph.causality.assign import Assigning
from bondgraph.causality.relax import Relaxing
from bondgraph.elements import Box, C, I, Link, Mechanism, One, R, Revolute
from bondgraph.equations.lower import Lowering
from bondgraph.equations.random_states import RandomPoints

CASADI = bg.algebra.casadi


@pytest.fixture
def complete(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The graphs to which strokes are assigned, relaxed ones apart."""
    found: list[str] = []
    run = Assigning.run

    def counted(self: Assigning) -> bg.CausalGraph:
        if not isinstance(self, Relaxing):
            found.append(self.graph.name)
        return run(self)

    monkeypatch.setattr(Assigning, "run", counted)
    return found


@pytest.mark.parametrize("form", [None, forms.kane_velocity, forms.kane_momentum, forms.lagrange_multipliers])
def test_strokes_are_assigned_twice_at_most(form: Any, complete: list[str]) -> None:
    """Once to the graph without what a form takes off, once to the graph with the form's store."""
    graphs = [CATALOGUE[name]().graph for name in ("arm", "rolling_disc", "driven_arm")]
    graphs += [CONSTRAINED_GRAPHS["knife_edge"]().graph, bg.Graph("four_bar", *four_bar)]
    for graph in graphs:
        complete.clear()
        bg.compile(graph, form, CASADI)
        assert 1 <= len(complete) <= 2, graph.name


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many sets of points, and how many programs from nothing, are begun."""
    found: Counter[str] = Counter()

    def counting(name: str, run: Any) -> Any:
        def counted(self: Any, *given: Any) -> None:
            found[name] += 1
            run(self, *given)

        return counted

    for each in (RandomPoints, Lowering):
        monkeypatch.setattr(each, "__init__", counting(each.__name__, each.__init__))
    return found


@pytest.mark.parametrize("form", [None, *(getattr(forms, name) for name in forms.__all__)])
def test_random_points_are_made_once_whatever_the_form(form: Any, made: Counter[str]) -> None:
    """Refusals, too, judge at these. Programs are begun for the graph as drawn, and before and after division."""
    pendulum = CONSTRAINED["cartesian_pendulum"]().graph
    for graph in (CATALOGUE["driven_arm"]().graph, CONSTRAINED_GRAPHS["knife_edge"]().graph, pendulum):
        made.clear()
        with suppress(bg.BondGraphError):
            bg.compile(graph, form, CASADI)
        assert made["RandomPoints"] == 1 and made["Lowering"] <= 3, graph.name


@pytest.mark.parametrize(("form", "most"), [(None, 1), (forms.kane_momentum, 3), (forms.lagrange_multipliers, 3)])
def test_the_stages_of_a_loop_share_what_is_lowered(form: Any, most: int, made: Counter[str]) -> None:
    """In a form, the graph as drawn is lowered first: where its loops are closed, rows are compared."""
    bg.compile(bg.Graph("four_bar", *four_bar), form, CASADI)
    assert made["RandomPoints"] == 1 and made["Lowering"] <= most


def test_what_is_given_a_graph_and_answers_in_numbers_derives_what_runs() -> None:
    """Its equations are in the package's own operations, and so are those that `compile` gives to be run."""
    v = One("v", coordinates="x")
    graph = bg.Graph("cart", v >> I("m", 2), v >> C("k", 0.05), v >> R("b", 0.4))
    run = bg.simulate(graph, 1.0, start={"v": 1})
    read = bg.simulate(bg.compile(graph), 1.0, start={"v": 1})
    assert run.equations.xp is bg.algebra.table
    assert read.equations.xp is bg.algebra.table
    np.testing.assert_allclose(run["x"], read["x"], rtol=1e-12, atol=1e-15)


def circuit(effort: Any = "R_1*f", order: int = 1) -> bg.Graph:
    i = One("i")
    chains = [i >> I("L", 2), i >> R("Ra", effort=effort), i >> C("C1", "c")][::order]
    return bg.Graph("circuit", *chains, values={"c": 0.5})


def test_an_equal_graph_is_compiled_once() -> None:
    found = bg.compile(circuit())
    assert bg.compile(circuit()) is found
    assert bg.compile(circuit(), algebra=CASADI) is not found
    assert bg.compile(circuit(), start={"p_L": 1.0}) is bg.compile(circuit(), start={"p_L": 1.0}) is not found


def test_what_is_compiled_does_not_depend_on_what_was_compiled_before() -> None:
    """Graphs that are equal, and written in another order, have their states in another order."""
    one, other = circuit(), circuit(order=-1)
    assert one == other
    assert bg.compile(one).states == ("p_L", "q_C1")
    assert bg.compile(other).states == ("q_C1", "p_L")


def test_a_law_defined_anew_under_its_old_name_is_another() -> None:
    def graph(factor: float) -> bg.Graph:
        def law(f: float) -> float:
            return factor * f

        return circuit(effort=bg.Function(law, lambda f: factor))

    runs = [bg.simulate(graph(factor), 1.0, start={"p_L": 1.0}) for factor in (1.0, 3.0)]
    assert runs[0]["p_L"][-1] > 1.5 * runs[1]["p_L"][-1]


def test_a_form_defined_anew_under_its_old_name_is_another() -> None:
    def form(sign: int) -> Any:
        def mine(k: Any) -> Any:
            asked.append(sign)
            return forms.kane_velocity(k)

        return mine

    asked: list[int] = []
    graph = CATALOGUE["arm"]().graph
    for sign in (1, 2):
        bg.compile(graph, form(sign), CASADI)
    assert {*asked} == {1, 2}


def test_a_refusal_is_told_each_time() -> None:
    i = One("i")
    graph = bg.Graph("two", i >> I("L", 1), bg.elements.Sf("F", 1) >> i, bg.elements.Sf("G", 2) >> i)
    for _ in range(2):
        with pytest.raises(bg.BondGraphError, match="F"):
            bg.compile(graph)


def test_bodies_of_another_shape_are_others() -> None:
    """Shapes are in no equation, but what is told of a graph's wholes is of the graph that was compiled."""

    def swing(length: float) -> bg.Graph:
        bob = Link("bob", 1, (0.1, 0.1, 0.1), centre=(0, 0, -1), visual=Box((0.1, 0.1, length)))
        return bg.Graph("swing", *Mechanism("arm", [bob], [Revolute("pin", "ground", bob, "y")]))

    found = [bg.compile(swing(length), algebra=bg.algebra.table).graph.wholes["arm"] for length in (1.0, 2.0)]
    assert found[0].links[0].visual != found[1].links[0].visual  # type: ignore[attr-defined]
    assert bg.compile(swing(2.0), algebra=bg.algebra.table).graph.wholes["arm"] is found[1]
