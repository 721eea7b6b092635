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
from bondgraph.elements import C, I, One, R
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
    """Its equations are in the package's own operations; those of `compile` are to be read, and say the same."""
    v = One("v", coordinates="x")
    graph = bg.Graph("cart", v >> I("m", 2), v >> C("k", 0.05), v >> R("b", 0.4))
    run = bg.simulate(graph, 1.0, start={"v": 1})
    read = bg.simulate(bg.compile(graph), 1.0, start={"v": 1})
    assert run.equations.xp is bg.algebra.table
    assert read.equations.xp is bg.algebra.sympy
    np.testing.assert_allclose(run["x"], read["x"], rtol=1e-12, atol=1e-15)
