"""Everything a run tells, put to its law along the whole run, on random models from seeds.

The kinds are networks (linear; nonlinear or modulated with coordinates; with events; with sensors), trees of bodies,
closed loops of them, what rolls, and every form of the equations on mechanisms, trees, loops and what rolls. Of each
kind a thousand models are drawn, of bodies in all, or as many as BONDGRAPH_JURY in the environment says. A model is
compiled and run with values, inputs and a start at random. Then

- at instants between the steps, every law of every junction and element of the graph as drawn must hold (`along_run`),
  from an oracle that shares nothing with the compiler, and every position that is held must be where it is held;
- coordinates and velocities of bodies must gain what a reference says, by Gauss's principle in numpy (`random_bodies`);
- the power that enters must be stored or dissipated, and the energy over the run;
- the end must be that of a run as drawn at a hundredth of the tolerance, as far as the tolerances go and a start that
  is a little off grows to the end.

What is refused is counted, by the kind of refusal, and what cannot be compared; of each kind, and of each form, a share
must be right. What a run that stops on the way has told up to there is put to the same laws.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from along_run import HELD, MOST, AlongRun, Laws
from oracle import Disagreement
from random_bodies import Bodies
from random_models import FORMS, KINDS, RandomModel, random_model
from random_rolling import Held
from test_random_graphs import TooLong, within

import bondgraph as bg
from bondgraph.equations.evaluation_order import targets

COUNTS = {"trees": 400, "loops": 200, "rolling": 400}
"""Of each other kind a thousand; together some twenty minutes of CPU."""
RIGHT = {"linear": 0.65, "nonlinear": 0.65, "events": 0.6, "signals": 0.65, "trees": 0.9, "loops": 0.7,
         "rolling": 0.75}  # fmt: skip
"""The share of each part that runs to its end at least; others are not well posed, slide along a switch, or come to a
singular configuration."""
TAKEN = {"boltzmann_hamel": 0.2, "hamiltonian": 0.0, "lagrange_index_3": 0.1,
         "reduced_volterra": 0.0, "routh": 0.0, "volterra": 0.2}  # fmt: skip
"""The same of forms that are for some systems only: with coordinates whose rates are the velocities, with positions
that are held, with momenta that are kept, or without constraints. Of each other form half."""
PARTS = 5
"""A kind is so many tests, each with its own seeds."""
LONGEST = 60
"""Seconds of CPU within which a model has been compiled, run four times and judged."""
FEWER = 8
"""So many steps are looked at where bodies move, of whose laws there are hundreds."""
ITERATIONS, DECAY, STIFFNESS = 3, 20.0, 100.0
"""Of `augmented_lagrangian`: so many iterations, and 2 zeta omega and omega^2, with which what is violated decays."""
LOST = 1e-2
"""Where penalties leave more than this part of the reactions, near dependent constraints, nothing is left to judge."""
REFERRED = 3
"""So many intervals of a run are put to the reference of bodies and joints."""
OFF = 1e-5
"""A start is changed by so much."""
EXACT = 300.0
"""So many local tolerances, times what the start's changes grow by, the end may be off: of a hundred steps each leaves
one, and the interpolation at events some."""


def seeds(kind: str, part: int) -> list[int]:
    """Of forms those of some of the forms, of other kinds one after the other."""
    count = int(os.environ.get("BONDGRAPH_JURY", COUNTS.get(kind, 1000)))
    if kind == "forms":
        return [seed for seed in range(count) if seed % len(FORMS) % PARTS == part]
    return [*range(part * count // PARTS, (part + 1) * count // PARTS)]


def outcome(model: RandomModel) -> list[str]:
    """What becomes of a model, and what was not compared of it.

    Raises:
        Disagreement: where something that the run tells is not so.
    """
    stopped = False
    try:
        run = model.run()
    except bg.SimulationStopped as stop:
        stopped, run = True, stop.trajectory
    except bg.BondGraphError as refusal:
        return [f"refused{_by(model)}: {type(refusal).__name__}"]
    if run is None or len(np.unique(run.steps)) < 2:
        return ["stopped"]
    along = AlongRun(Laws(model.graph), run, stopped, FEWER if model.bodies else MOST)
    if model.form == "augmented_lagrangian" and model.drawn.constraints:
        left, reactions = left_by_penalties(along)
        if not left <= LOST * reactions:
            return ["refused by augmented_lagrangian: met by penalties that leave too much"]
        along = replace(along, allowed=left)
    try:
        along.check()
    except bg.NoSolution:
        return ["refused along the run"]
    unread = check_reference(model.bodies, along) if model.bodies else ""
    if stopped:
        return ["stopped"]
    unknown, growth = check_end(model, run)
    return ["right", *(f"not compared: {what}" for what in (unread, unknown, check_energy(run, growth)) if what)]


def _by(model: RandomModel) -> str:
    return f" by {model.form}" if model.form else ""


def left_by_penalties(along: AlongRun) -> tuple[float, float]:
    """What penalties may leave of efforts, and how large the reactions are.

    Of n iterations lambda_n each brings the reactions nearer by the factor rho = 1/(1 + alpha m sigma), sigma the
    smallest eigenvalue of a A^-1 a^T: what they leave is (lambda_3 - lambda_2) rho/(1 - rho). By as much as the
    constraints are violated, r = a f - b and phi, accelerations differ by 2 zeta omega r + omega^2 phi, which takes
    1/sigma of it in reactions; a has some entries of order one.

    Raises:
        Disagreement: where the constraints are violated by more than an integration leaves.
    """
    run, t = along.run, along.instants[0].ravel()
    xp, invariants = run.equations.xp, run.equations.balance.constraints.invariants
    told = {xp.name(s) for step in run.equations.steps for s in targets(step)}
    names = sorted(name for name in told if f"{name}.1" in told and f"{name}.{ITERATIONS - 1}" in told)
    efforts = [name for name in names if ".e" in name]
    wanted = [f"{name}{end}" for end in (".1", ".2", "") for name in efforts]
    found = np.array(run.compute(t, {name: xp.symbol(name) for name in wanted})).reshape(ITERATIONS, len(efforts), -1)
    (penalty,) = (np.abs(run.compute(t, {name: xp.symbol(name)})[0]) for name in told if name.endswith(".alpha"))
    second, third = np.linalg.norm(np.diff(found, axis=0), axis=1)
    rho = np.minimum(third / np.maximum(second, 1e-300), 1 - 1e-12)
    violated = np.zeros_like(t)
    for x in invariants:
        residual = np.abs(run.compute(t, {"": x})[0])
        if not residual.max() <= EXACT * 1e-8 * max(1.0, np.abs(found).max()):
            raise Disagreement(f"{xp.name(x)} is violated by {residual.max():.2g}")
        violated += (STIFFNESS if "position" in xp.name(x) else DECAY) * residual
    left = (third + penalty * violated) * rho / (1 - rho)
    return float(10 * left.max()), float(np.abs(found).max())


def check_end(model: RandomModel, run: bg.Trajectory) -> tuple[str, float]:
    """The last states are those of a run as drawn at a hundredth of the tolerance; what cannot be said of them, and by
    how much a change of the start grows."""
    names = model.drawn.states
    if not names:
        return "the end, without states", 1.0
    try:
        fine = model.run(equations=model.drawn, rtol=1e-10)
        off = model.run(model.moved(OFF), model.drawn)
    except bg.SimulationStopped:
        return "the end, a finer run stops", 1.0
    growth = max(1.0, np.abs(ends(off, names) - ends(fine, names))[:, 1].max() / OFF)
    size = max(1.0, *(float(np.abs(fine[name]).max()) for name in names))
    wrong = np.abs(ends(fine, names) - ends(run, names))[:, 1]
    if not wrong.max() <= EXACT * 1e-8 * growth * size:
        raise Disagreement(f"{names} end {wrong} beside those of a finer run; a change grows by {growth:.2g}")
    return "", growth


def check_reference(bodies: Bodies, along: AlongRun) -> str:
    """What coordinates and velocities gain is what the reference says; what cannot be said of it."""
    chosen = np.unique(np.linspace(0, len(along.intervals) - 1, REFERRED).astype(int))
    t, weights = (part[chosen] for part in along.instants)
    ends = along.intervals[chosen][:, [0, 2]]
    inputs = along.given(t.ravel()).inputs
    states = np.array(along.run.evaluate(t.ravel(), bodies.names)).T
    if not all(map(bodies.knows, states)):
        return "the reference, of a turned attitude"
    rates = np.array([bodies.rates(x, {name: of[k] for name, of in inputs.items()}) for k, x in enumerate(states)])
    gained = np.einsum("nijk,nij->nk", rates.reshape(*t.shape, -1), weights)
    first, last = np.moveaxis(np.array(along.run.evaluate(ends, bodies.names)), 0, -1).transpose(1, 0, 2)
    left, size = np.abs(last - first - gained).max(axis=0), max(1.0, np.abs(states).max())
    if not left.max() <= HELD * size:
        raise Disagreement(f"the reference differs: {dict(zip(bodies.names, left.tolist(), strict=True))}")
    return ""


def carried(run: bg.Trajectory) -> float:
    """The largest power of a bond at any instant."""
    return max(float(np.abs(run[f"{bond.name}.e"] * run[f"{bond.name}.f"]).max()) for bond in run.equations.graph.bonds)


def check_energy(run: bg.Trajectory, growth: float = 1.0) -> str:
    """Power that enters is stored or dissipated, at each instant and over the whole run; what cannot be said of it.

    An instant's is off by what is left of laws, beside the largest power, which reactions may carry from bond to bond;
    the energy as the end of a run is.
    """
    if run.impulses:
        return "the energy, with impulses"
    try:
        audit = run.power_audit()
    except bg.NoSolution:
        return "the energy, of powers that are told to be infinite on the way"
    powers = [np.abs(x).max(initial=0.0) for x in (audit.supplied, audit.stored, audit.dissipated)]
    missing = float(np.abs(audit.missing).max(initial=0.0))
    if not missing <= HELD * max(1.0, *powers) and not missing <= HELD * carried(run):
        raise Disagreement(f"{missing:.2g} W are missing beside {max(powers):.2g} W, or {carried(run):.2g} W on a bond")
    if not run.states:
        return "the energy, without steps whose error is controlled"
    if not abs(audit.drift) <= EXACT * 1e-8 * growth * max(1.0, audit.largest):
        raise Disagreement(f"the energy drifts by {audit.drift:.2g} J beside {audit.largest:.2g} J")
    return ""


def ends(run: bg.Trajectory, names: tuple[str, ...]) -> Any:
    return np.array(run.evaluate([0.0, float(run.t[-1])], names))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_run_tells_is_so(kind: str, part: int) -> None:
    outcomes: Counter[str] = Counter()
    right: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in seeds(kind, part):
        model = random_model(kind, seed)
        try:
            with within(LONGEST):
                found = outcome(model)
        except (Disagreement, TooLong, ArithmeticError, LookupError, TypeError, ValueError, RuntimeWarning) as error:
            wrong.append(f"random_model({kind!r}, {seed}): {type(error).__name__}: {error}")
            continue
        outcomes.update(found)
        right[model.form or kind] += found[0] == "right"
    print(kind, *outcomes.most_common(), sep="\n  ")
    assert not wrong, "\n".join(wrong)
    few = {of: n for of, n in right.items() if n < least(of, kind, len(seeds(kind, part)))}
    assert not few, f"too few are right: {few}"


def least(of: str, kind: str, count: int) -> float:
    """So many of a part must be right, of one form or of the kind."""
    if kind != "forms":
        return RIGHT[kind] * count
    forms = [form for k, form in enumerate(FORMS) if k % PARTS == FORMS.index(of) % PARTS]
    return TAKEN.get(of, 0.5) * (count // len(forms))


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


@pytest.mark.slow
def test_the_jury_finds_bodies_that_move_otherwise() -> None:
    model = random_model("trees", 1)
    assert model.bodies
    along = AlongRun(Laws(model.graph), model.run(), most=FEWER)
    check_reference(model.bodies, along)
    other = replace(model.bodies, linkage=replace(model.bodies.linkage, gravity=(0.0, 0.0, -9.0)))
    with pytest.raises(Disagreement):
        check_reference(other, along)


def test_the_jury_finds_energy_that_is_lost() -> None:
    model = random_model("linear", 3)
    run = model.run()
    assert check_energy(run) == ""
    with pytest.raises(Disagreement):
        check_energy(replace(run, solution=Tampered(run.solution, lambda t: 1e-3 * np.asarray(t))))


@pytest.mark.slow
def test_the_jury_finds_a_loop_that_opens() -> None:
    model = random_model("loops", 1)
    run = model.run()
    laws = Laws(model.graph)
    assert AlongRun(laws, run, most=FEWER).opened
    tampered = replace(run, solution=Tampered(run.solution, lambda t: 1e-4 * np.asarray(t)))
    opened = AlongRun(laws, tampered, most=FEWER).opened
    assert max(opened.values()) > HELD >= max(AlongRun(laws, run, most=FEWER).opened.values())


@pytest.mark.slow
@pytest.mark.parametrize("seed", [136, 153])
def test_the_jury_finds_what_penalties_do_not_leave(seed: int) -> None:
    """Neither velocities that violate the constraints, nor efforts that are off, are within what the form promises."""
    model = random_model("forms", seed)
    assert model.form == "augmented_lagrangian" and model.drawn.constraints
    run = model.run()
    along = AlongRun(Laws(model.graph), run, most=FEWER)
    left, reactions = left_by_penalties(along)
    assert left <= 1e-3 * reactions
    assert replace(along, allowed=left).check() <= 1e-6
    tampered = replace(run, solution=Tampered(run.solution, lambda t: 1e-4 * np.asarray(t)))
    with pytest.raises(Disagreement, match="violated"):
        left_by_penalties(AlongRun(along.laws, tampered, most=FEWER))
    with pytest.raises(Disagreement, match="leaves"):
        AlongRun(along.laws, tampered, most=FEWER, allowed=left).check()


@pytest.mark.slow
def test_a_contact_that_is_held_is_told_under_a_form() -> None:
    model = next(m for seed in range(100) if isinstance((m := random_model("rolling", seed)).bodies, Held))
    assert outcome(replace(model, form="udwadia_kalaba")) == ["right"]
