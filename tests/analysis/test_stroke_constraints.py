"""The laws of strokes as constraints: what is assigned satisfies them, and so does all that is counted."""

from __future__ import annotations

import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.analysis.causality.stroke_constraints import Strokes


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_strokes_assigned_satisfy_every_constraint(name: str) -> None:
    causal = bg.causality(CATALOGUE[name]().graph)
    strokes = Strokes(causal.graph, causal.free)
    values = {key: stroke.side == "head" for key, stroke in causal.strokes.items()}
    assert set(strokes.keys) == set(values)
    assert all(constraint.implied(values) == [] for constraint in strokes.constraints)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_model_satisfies_every_constraint(name: str) -> None:
    causal = bg.causality(CATALOGUE[name]().graph)
    strokes = Strokes(causal.graph, causal.free)
    start: dict[tuple[str, int], bool] = {}
    assert strokes.fixed(start) is None
    found = [model for _, model in zip(range(5), strokes.models(start, strokes.keys), strict=False)]
    assert found
    for model in found:
        assert model is not None and all(c.implied(model) == [] for c in strokes.constraints)
        assert all(model[key] == value for key, value in start.items())
