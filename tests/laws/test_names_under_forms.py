"""What the run of the graph as drawn tells, the run under every form tells, too, with the same values.

On random mechanisms from seeds, and on those of the catalogue. A mechanism is compiled as it is drawn and run with
values, inputs and a start at random; then each form that accepts it starts where that run starts. Every name the
first run tells is compared at each instant; what it refuses is left out. BONDGRAPH_JURY=100 tries a hundred mechanisms,
two seconds of CPU each.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE
from quick import quick
from random_graphs import Seeded, mechanism
from test_random_graphs import TooLong, within

import bondgraph as bg

TABLE = bg.algebra.table
COUNT = int(os.environ.get("BONDGRAPH_JURY", "20"))
"""Random mechanisms, in half a minute of CPU."""
PARTS = 5
LEFT_OUT = {"augmented_lagrangian", "boltzmann_hamel", "dynamic_multipliers", "lagrange_index_3"}
"""Two change the motion, by penalties or inertias of constraints, one is told its quasi-velocities, one positions."""
FORMS = {name: getattr(bg.forms, name) for name in bg.forms.__all__ if name not in LEFT_OUT}
LEAST = 6
"""So many forms accept a random mechanism on average at least."""
INSTANTS = [0.0, 0.05, 0.2]
LONGEST = 30
"""Seconds of CPU for a form."""
AT_START, ALONG = 1e-8, 1e-5
"""What may differ, beside the largest value: the same state, and the errors of two integrations."""


@dataclass(frozen=True)
class Drawn:
    """A graph as it is drawn, with its run."""

    graph: bg.Graph
    run: bg.Trajectory
    values: Mapping[str, Any]

    def under(self, form: Any) -> bg.Trajectory:
        """The same motion under a form.

        Raises:
            BondGraphError: where the form does not accept it.
        """
        equations = bg.compile(self.graph, form, TABLE)
        start = equations.start_from(self.run, 0.0)
        return bg.simulate(equations, INSTANTS, self.values, start, rtol=1e-10)

    def told(self) -> dict[str, Any]:
        found = told(self.run, tuple(self.run))
        return {name: values for name, values in found.items() if not isinstance(values, bg.BondGraphError)}


def told(run: bg.Trajectory, names: Sequence[str]) -> dict[str, Any]:
    """What a run tells of each name at all its instants, or its refusal; evaluated together where nothing is refused,
    else by halves."""
    try:
        parts = [run.parts(name) for name in names]
        flat = iter(run.evaluate(run.t, [part for each in parts for part in each]))
        values = [[next(flat) for _ in each] for each in parts]
        return {name: x[0] if len(x) == 1 else np.stack(x, axis=-1) for name, x in zip(names, values, strict=True)}
    except bg.BondGraphError as refusal:
        if len(names) == 1:
            return {names[0]: refusal}
        half = len(names) // 2
        return told(run, names[:half]) | told(run, names[half:])


def drawn(graph: bg.Graph, seed: int) -> Drawn:
    """A graph with random values, inputs and start; a start is as near to it as constraints allow.

    Raises:
        BondGraphError: where the graph is not well posed.
    """
    equations, rng = bg.compile(graph, algebra=TABLE), np.random.default_rng([seed, 1])
    values: dict[str, Any] = {name: float(rng.uniform(0.5, 2)) for name in equations.parameters}
    values |= {name: [1.0, "sin(3*t)", "t"][rng.integers(3)] for name in equations.inputs}
    near: Any = bg.Near if equations.constraints else float
    start = {name: near(float(rng.uniform(-1, 1))) for name in equations.states}
    return Drawn(graph, bg.simulate(equations, INSTANTS, values, start, rtol=1e-10), values)


def differences(expected: Mapping[str, Any], run: bg.Trajectory) -> Iterator[str]:
    """What a run tells otherwise, or refuses."""
    found = told(run, tuple(expected))
    for name, here in expected.items():
        there = found[name]
        if isinstance(there, bg.BondGraphError):
            yield f"{name} is refused: {there}"
            continue
        off, size = np.abs(there - here), max(1.0, np.abs(here).max())
        if not (off[0].max() <= AT_START * size and off.max() <= ALONG * size):
            yield f"{name}: {off.max() / size:.1e} of its size"


def judged(subject: Drawn, outcomes: Counter[str]) -> Iterator[str]:
    """What forms tell otherwise; how often each accepted the graph is counted."""
    expected = subject.told()
    for name, form in FORMS.items():
        try:
            with within(LONGEST):
                run = subject.under(form)
        except (bg.BondGraphError, TooLong) as refusal:
            outcomes[f"{name}: {type(refusal).__name__}"] += 1
            continue
        outcomes["accepted"] += 1
        yield from (f"{name}: {difference}" for difference in differences(expected, run))


@pytest.mark.parametrize("part", quick(range(PARTS), []))
def test_random_mechanisms(part: int) -> None:
    outcomes: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in range(part, COUNT, PARTS):
        try:
            with within(LONGEST):
                subject = drawn(mechanism(Seeded(seed)), seed)
        except (bg.BondGraphError, TooLong) as refusal:
            outcomes[f"drawn: {type(refusal).__name__}"] += 1
            continue
        outcomes["drawn"] += 1
        wrong += [f"mechanism(Seeded({seed})), {each}" for each in judged(subject, outcomes)]
    print(*outcomes.most_common(), sep="\n  ")
    assert not wrong, "\n".join(wrong)
    assert outcomes["accepted"] >= LEAST * outcomes["drawn"] > 0


@pytest.mark.parametrize("name", quick(CATALOGUE, []))
def test_mechanisms_of_the_catalogue(name: str) -> None:
    m, outcomes = CATALOGUE[name](), Counter[str]()
    equations = bg.compile(m.graph)
    start: Any = {x: bg.Near(value) for x, value in m.start.items()} if equations.constraints else m.start
    run = bg.simulate(equations, INSTANTS, m.values, start, rtol=1e-10)
    wrong = list(judged(Drawn(m.graph, run, m.values), outcomes))
    assert not wrong, "\n".join(wrong)
    assert outcomes["accepted"] >= 3


def test_another_value_is_found() -> None:
    """Of one effort, and one that is refused."""
    m = CATALOGUE["double_pendulum"]()
    run = bg.simulate(m.graph, INSTANTS, m.values, m.start, rtol=1e-10)
    subject = Drawn(m.graph, run, m.values)
    told, found = subject.told(), subject.under(bg.forms.kane_momentum)
    assert not list(differences(told, found))
    assert len(list(differences(told | {"m1.e": told["m1.e"] * (1 + 1e-4)}, found))) == 1
    assert "is refused" in next(differences({"nothing": told["m1.e"]}, found))
    assert replace(subject, values={}).told().keys() == told.keys()
