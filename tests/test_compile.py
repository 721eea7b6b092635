"""The compiler's table of contents: how often its stages run, whatever the form."""

from __future__ import annotations

from typing import Any

import pytest
from four_bar import four_bar
from held_graphs import HELD
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph import forms
from bondgraph.causality.assign import Assigning
from bondgraph.causality.relax import Relaxing

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
    graphs += [HELD["knife_edge"]().graph, bg.Graph("four_bar", *four_bar)]
    for graph in graphs:
        complete.clear()
        bg.compile(graph, form, CASADI)
        assert 1 <= len(complete) <= 2, graph.name
