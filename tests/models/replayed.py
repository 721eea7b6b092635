"""The law of steps: an assignment replays from them, each by its reason alone."""

from __future__ import annotations

from bondgraph.analysis.causality.steps import steps_of
from bondgraph.analysis.causality.stroke_constraints import Strokes
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.graph.bond import opposite


def follows(causal: CausalGraph) -> None:
    """The law of steps: in order, complete, each implied by one law and the strokes that it names, and by no fewer."""
    laws = Strokes(causal.graph, causal.free)
    replayed = {}
    for step in steps_of(causal):
        key = step.bond, step.component
        assert key not in replayed
        assert set(step.because) <= replayed.keys(), f"{step} rests on what comes later"
        assert causal.graph.bond(step.bond).end(step.stroke.side).element == step.effort_into
        known = {k: replayed[k].side == "head" for k in step.because}
        head = step.stroke.side == "head"
        there = [c for c in laws.at[key] if c.item[0] == step.at]
        if step.basis == "follows":
            assert any((key, head) in (c.implied(known) or ()) for c in there), step
        if step.basis == "choice":
            other = opposite(step.stroke.side)
            assert all(c.implied({key: other == "head"}) is not None for c in there), f"{step} is no choice"
        replayed[key] = step.stroke
    assert list(replayed.items()) == list(causal.strokes.items())
