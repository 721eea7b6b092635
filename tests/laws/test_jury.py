"""Everything a run tells, put to its law along the whole run, on random models from seeds.

Of each kind so many models are drawn as `COUNTS` says, 600 together, in two minutes of CPU; with
BONDGRAPH_JURY=1000 in the environment that many of each kind. A model is compiled and run with values, inputs and a
start at random. Then

- at instants between the steps, every law of every junction and element must hold (`along_run`), from an oracle that
  shares nothing with the compiler;
- the end must be that of a run at a hundredth of the tolerance, as far as the tolerances go and a start that is a
  little off grows to the end.

What is refused is counted, by the kind of refusal; more than a share of it fails. What a run that stops on the way has
told up to there is put to the same laws.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from along_run import AlongRun, Laws
from oracle import Disagreement
from random_models import KINDS, SPAN, RandomModel, random_model
from test_random_graphs import TooLong, within

import bondgraph as bg

COUNTS = {"linear": 150, "nonlinear": 150, "events": 150, "signals": 150}
RIGHT = {"linear": 0.55, "nonlinear": 0.65, "events": 0.5, "signals": 0.65}
"""The share of thirty that runs to its end at least (of all: 0.7 to 0.8); others are not well posed, or slide along a
switch."""
PARTS = 5
"""A kind is so many tests, each with its own seeds."""
LONGEST = 20
"""Seconds of CPU within which a model of a dozen elements has been compiled and run."""
OFF = 1e-5
"""A start is changed by so much."""
EXACT = 300.0
"""So many local tolerances, times what the start's changes grow by, the end may be off: of a hundred steps each leaves
one, and the interpolation at events some."""


def count(kind: str) -> int:
    return int(os.environ.get("BONDGRAPH_JURY", COUNTS[kind]))


def outcome(model: RandomModel) -> str:
    """What becomes of a model.

    Raises:
        Disagreement: where something that the run tells is not so.
    """
    stopped = False
    try:
        run = model.run()
    except bg.SimulationStopped as stop:
        stopped, run = True, stop.trajectory
    except bg.BondGraphError as refusal:
        return f"refused: {type(refusal).__name__}"
    if run is None or len(np.unique(run.steps)) < 2:
        return "stopped"
    try:
        AlongRun(Laws(model.graph), run, stopped).check()
    except bg.NoSolution:
        return "refused along the run"
    if not stopped:
        check_end(model, run)
    return "stopped" if stopped else "right"


def check_end(model: RandomModel, run: bg.Trajectory) -> None:
    """The last states are those of a run at a hundredth of the tolerance."""
    names = model.equations.states
    if not names:
        return
    try:
        fine = model.run(rtol=1e-10)
        off = model.run({name: value + OFF * (-1) ** k for k, (name, value) in enumerate(model.start.items())})
    except bg.SimulationStopped:
        return
    growth = max(1.0, np.abs(ends(off, names) - ends(run, names))[:, 1].max() / OFF)
    size = max(1.0, *(float(np.abs(run[name]).max()) for name in names))
    wrong = np.abs(ends(fine, names) - ends(run, names))[:, 1]
    if not wrong.max() <= EXACT * 1e-8 * growth * size:
        raise Disagreement(f"{names} end {wrong} beside those of a finer run; a change grows by {growth:.2g}")


def ends(run: bg.Trajectory, names: tuple[str, ...]) -> Any:
    return np.array(run.evaluate([0.0, SPAN], names))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_run_tells_is_so(kind: str, part: int) -> None:
    outcomes: Counter[str] = Counter()
    wrong: list[str] = []
    share = count(kind) // PARTS
    for seed in range(part * share, (part + 1) * share):
        try:
            with within(LONGEST):
                outcomes[outcome(random_model(kind, seed))] += 1
        except (Disagreement, TooLong, ArithmeticError, LookupError, TypeError, ValueError, RuntimeWarning) as error:
            wrong.append(f"random_model({kind!r}, {seed}): {type(error).__name__}: {error}")
    print(kind, *outcomes.most_common(), sep="\n  ")
    assert not wrong, "\n".join(wrong)
    assert outcomes["right"] >= RIGHT[kind] * share


def test_the_jury_finds_a_run_that_is_off() -> None:
    """States that drift by 1e-4 a second, or leap by as much at a step."""
    model = random_model("linear", 3)
    run = model.run()
    laws = Laws(model.graph)
    assert AlongRun(laws, run).check() < 1e-7
    middle = run.steps[len(run.steps) // 2]
    for change in (lambda t: 1e-4 * np.asarray(t), lambda t: 1e-4 * (np.asarray(t) > middle)):
        tampered = replace(run, solution=Tampered(run.solution, change))
        with pytest.raises(Disagreement):
            AlongRun(laws, tampered).check()


class Tampered:
    """A solution with something added to every state."""

    def __init__(self, solution: Any, change: Any) -> None:
        self.solution, self.change, self.ts = solution, change, solution.ts

    def __call__(self, t: Any) -> Any:
        return self.solution(t) + self.change(t)
