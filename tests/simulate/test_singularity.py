"""A singularity: refused unless it is said to be passable; every monitor can be asked."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.simulate.bifurcations import Bifurcations
from bondgraph.simulate.branch_loss import BranchLoss
from bondgraph.simulate.singularity import Monitor, Singularity
from bondgraph.simulate.vanishing_denominators import VanishingDenominators


def test_it_is_passable_only_where_that_is_said() -> None:
    refusal = bg.NoSolution("place", "law", remedy="remedy")
    assert not Singularity(1.0, refusal).is_passable
    assert Singularity(1.0, refusal, True).is_passable


def test_monitors_answer_all_questions() -> None:
    asked = [name for name in vars(Monitor) if not name.startswith("_")]
    assert asked == ["looks_ahead", "begin", "crossing", "near"]
    for kind in (Bifurcations, BranchLoss, VanishingDenominators):
        assert all(callable(getattr(kind, name)) for name in asked[1:])
        assert hasattr(kind, "quiet") == kind.looks_ahead
