"""The steps of an assignment replay to its strokes, and each follows from what it says it follows from."""

from __future__ import annotations

import pytest
from random_graphs import Seeded, mechanism, network
from replayed import follows

import bondgraph as bg
from bondgraph import CausalConflict, StructureError
from bondgraph.analysis.causality.steps import steps_of
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.elements import GY, TF, I, One, R, Se, Sf

i, w, v = One("i"), One("w"), One("v")
MOTOR = bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"))


def assigned(graph: bg.Graph) -> CausalGraph | None:
    try:
        return bg.causality(graph)
    except CausalConflict:
        return None


def test_steps_of_random_graphs_follow_from_each_other() -> None:
    made = [network(Seeded(k)) for k in range(60)] + [mechanism(Seeded(k)) for k in range(25)]
    found = [causal for causal in map(assigned, made) if causal]
    for causal in found:
        follows(causal)
    assert len(found) > 40


@pytest.mark.parametrize("strokes", [{"L": "L"}, {"J": "w"}, {"Ra": "Ra"}])
def test_strokes_put_by_hand_are_steps_too(strokes: dict[str, str]) -> None:
    steps = bg.causality(MOTOR, strokes=strokes).steps
    assert {step.label: step.effort_into for step in steps if step.basis == "author"} == strokes
    assert steps[0].basis == "author" and steps[0].stage == "author"


def test_what_is_forced_is_no_choice() -> None:
    bases = {step.label: step.basis for step in steps_of(bg.causality(GEARED))}
    assert bases == {"M": "law", "J": "choice", "w-n": "follows", "n-v": "follows", "m": "follows"}


def test_steps_stop_at_a_conflict() -> None:
    clash = bg.Graph("clash", Sf("drive") >> w, w >> R("b"), Sf("brake") >> w, w >> I("J"))
    steps = bg.analyse(clash).steps
    assert [(step.label, step.effort_into) for step in steps] == [("brake", "brake"), ("drive", "drive")]
    assert "two bonds set its flow" in steps.conflict and str(steps).endswith(steps.conflict)
    assert bg.analyse(GEARED).steps == bg.causality(GEARED).steps


def test_the_diagram_grows_with_the_steps() -> None:
    steps = bg.causality(GEARED).steps
    assert [steps.svg(upto=k).count('class="causal-stroke"') for k in (0, 2, 5)] == [0, 2, 5]
    for wrong in (-1, len(steps) + 1, True, 1.5):
        with pytest.raises(StructureError, match="there are 5 steps"):
            steps.svg(upto=wrong)  # type: ignore[arg-type]


def test_a_step_says_derivative_causality_and_what_the_store_follows() -> None:
    told = {step.label: step.derivative for step in bg.causality(GEARED).steps if step.derivative}
    assert {bond: (d.store, d.follows) for bond, d in told.items()} == {"m": ("m", ("J",))}
    last = bg.causality(GEARED).explain("m").splitlines()[-1]
    assert last.endswith("so m is in derivative causality and follows J")


def test_steps_name_the_stores_of_derivative_causality_and_no_others() -> None:
    for seed in range(60):
        causal = assigned(network(Seeded(seed), largest=3))
        if causal:
            told = {step.derivative.store.partition("[")[0] for step in causal.steps if step.derivative}
            assert told == {name for name, _ in causal.dependent}
            for step in causal.steps:
                if step.derivative:
                    junctions = {*step.derivative.follows} & {*causal.graph.junctions}
                    assert not junctions or causal.free or causal.loops


def test_the_newest_stroke_is_marked_and_what_it_follows_from_and_nothing_moves() -> None:
    steps = bg.causality(GEARED).steps
    assert not steps._drawing(None, ()).highlights and not steps._drawing(0, ()).highlights
    for number, step in enumerate(steps, 1):
        drawn = steps._drawing(number, ())
        new, *causes = drawn.highlights
        assert (new.kind, new.bonds) == ("new", (step.bond,))
        assert {bond for cause in causes for bond in cause.bonds} == {bond for bond, _ in step.because} - {step.bond}
        assert drawn.box == steps.growing.at(number).box
        assert steps.svg(upto=number).count("The newest stroke has a band") >= 1
