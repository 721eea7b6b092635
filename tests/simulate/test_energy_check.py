"""The energies of a run balance, or the run says so."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.errors import SingularSystem
from bondgraph.simulate.energy_check import MOST, Imbalance, imbalances


def circuit(size: float, **how: Any) -> bg.Trajectory:
    i = One("i")
    graph = bg.Graph("lc", i >> I("L", size), i >> C("c", size))
    return bg.simulate(graph, (0, 20 * math.pi * size), start={"q_c": 5 * size}, **how)


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e6])
def test_a_run_within_its_tolerances_has_no_note_and_a_coarse_one_has(size: float) -> None:
    assert circuit(size).notes == ()
    coarse = circuit(size, atol=size)
    assert any("do not balance" in note for note in coarse.notes)
    assert "note: the energies" in str(coarse)


@pytest.mark.parametrize(("atol", "is_told"), [(1.0, True), (1e-9, False)])
def test_what_no_bond_connects_balances_by_itself(atol: float, is_told: bool) -> None:
    """A wheel beside a circuit holds a million times its energy."""
    i, w = One("i"), One("w")
    graph = bg.Graph("both", i >> I("L", 1), i >> C("c", 1), w >> I("J", 1e6), w >> I("J2", 1))
    run = bg.simulate(graph, (0, 60), start={"q_c": 5, "w": 30}, atol={"q_c": atol, "p_L": atol})
    told = [note for note in run.notes if "do not balance" in note]
    assert [note.startswith("the energies of L, c do not balance") for note in told] == [True] * is_told


@pytest.mark.parametrize("factor, told", [(1.01, True), (0.99, False)])
def test_the_threshold_on_both_its_sides(factor: float, told: bool) -> None:
    assert Imbalance(-factor * 3e-3, 3.0, 0.0).told is told
    assert Imbalance(factor * 1e-3, 0.0, 1e-3).told is told


@pytest.mark.parametrize("law", [R("r"), R("r", effort="k*f"), R("r", effort="k*f*(1 - where(t > 1, 1, 0)/1000)")])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_resistor_that_has_supplied_energy_is_told(law: R, sign: int) -> None:
    i = One("i")
    values = {"r": sign} if law.effort is None else {"k": sign}
    with pytest.warns(bg.NegativeResistance) if sign < 0 and law.effort is None else nullcontext():
        run = bg.simulate(bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> law), 2, values)
    supplied = -run.power_audit().energies["r"]
    assert run.notes == (() if sign > 0 else (run.notes[0],))
    assert sign > 0 or (run.notes[0].startswith(f"r: it has supplied {supplied:.2g} J") and supplied > 1)


@pytest.mark.parametrize("inductors", [(), (I("L", 1),)], ids=["without states", "with one"])
@pytest.mark.parametrize("r", [2.0, -2.0])
def test_a_circuit_without_states_is_checked_as_well(inductors: tuple[I, ...], r: float) -> None:
    i = One("i")
    graph = bg.Graph("divider", Se("U", 5) >> i, i >> R("r"), i >> R("s", 3), *(i >> each for each in inductors))
    with pytest.warns(bg.NegativeResistance) if r < 0 else nullcontext():
        run = bg.simulate(graph, 1, {"r": r})
    supplied = -run.power_audit().energies["r"]
    told = (f"r: it has supplied {supplied:.2g} J over the run, as no passive resistor does; is its sign meant so?",)
    assert run.notes == (told if r < 0 else ()) and (supplied > 0) == (r < 0)
    assert inductors or supplied == pytest.approx(-r * (5 / (r + 3)) ** 2)


def test_a_resistor_that_takes_over_a_period_what_it_gives_is_not_told() -> None:
    """Van der Pol's over periods of its limit cycle; while the motion grows it has supplied what is stored."""
    i = One("i")
    graph = bg.Graph("vdp", i >> I("L", 1), i >> C("c", 1), i >> R("r", effort="f**3/3 - f"))
    growing = bg.simulate(graph, 60, start={"q_c": 0.01})
    assert [note.startswith("r: it has supplied") for note in growing.notes] == [True]
    *_, begin, _, end = growing.to_zero("q_c", rising=True)
    there = {name: float(growing.at(begin, name)) for name in growing.states}
    cycles = bg.simulate(graph, (begin, end), start=there)
    assert cycles.notes == () and abs(cycles["r.e"]).max() > 0.5


def test_drift_is_that_of_the_audit() -> None:
    i = One("i")
    graph = bg.Graph("rlc", Se("U", "sin(t)") >> i, i >> I("L", 1), i >> C("c", 1), i >> R("r", 0.1))
    run = bg.simulate(graph, (0, 10), rtol=1e-4, method="RK45")
    (found,) = imbalances(run).values()
    assert found.drift == pytest.approx(-run.power_audit().drift, rel=1e-6)
    assert len(run.steps) < MOST


def test_of_a_long_run_some_steps_are_looked_at() -> None:
    i = One("i")
    graph = bg.Graph("rlc", Se("U", "sin(t)") >> i, i >> I("L", 1), i >> C("c", 1), i >> R("r", 0.1))
    run = bg.simulate(graph, np.linspace(0, 30, 5), max_step=0.01)
    assert len(run.steps) > 2 * MOST
    assert next(iter(imbalances(run).values())).size == pytest.approx(
        max(map(abs, run.power_audit().energies.values())), rel=0.05
    )
    assert run.notes == ()


@pytest.mark.parametrize("start", [0.0, 1.0, 2.0, 4.0])
def test_an_event_at_the_start_leaves_a_step_of_a_float_and_all_is_checked(start: float) -> None:
    """What charges C is there from the first float on: 1 - exp(-1) joules of it."""
    i = One("i")
    rise = bg.counter("n", f"sin(pi*(t - {start})) > 0")
    run = bg.simulate(bg.Graph("g", Se("U", "n") >> i, i >> R("R", 1.0), i >> C("C", 1.0), rise), (start, start + 1))
    assert run.notes == ()
    assert run.power_audit().total("source") == pytest.approx(1 - math.exp(-1), rel=1e-8)
    assert run.certify().holds


def _kicked(instants: Sequence[float], factors: Sequence[float], source: str = "") -> bg.Graph:
    """A damped circuit, some of whose states a reset multiplies at each instant, in turn."""
    i = One("i")
    kicks = [
        bg.reset(f"k{k}", when=f"t >= {at}", set={name: f"{by}*{name}"})
        for k, (at, by, name) in enumerate(zip(instants, factors, itertools.cycle(("q_c", "i")), strict=False))
    ]
    given = (Se("U", source) >> i, i >> R("r", 0.1)) if source else ()
    return bg.Graph("kicked", *given, i >> I("L", 1), i >> C("c", 1), *kicks)


@pytest.mark.parametrize("seed", range(12))
def test_what_resets_give_and_take_is_no_error(seed: int) -> None:
    """However many there are, at one instant or at several, and of however many steps some are looked at."""
    random = np.random.default_rng(seed)
    instants = random.uniform(0, 6, random.integers(1, 6)).round(int(random.integers(1, 9)))
    instants = np.append(instants, random.choice(instants, random.integers(0, 3)))  # several at one
    graph = _kicked([0.0, *instants], random.uniform(-3, 3, len(instants) + 1), source=("", "sin(t)")[seed % 2])
    steps = {} if seed % 3 else {"max_step": 6 / (2.5 * MOST)}
    run = bg.simulate(graph, 6, start={"q_c": 1, "i": 1}, **steps)
    assert run.notes == () and (len(run.steps) > 2 * MOST) == (not seed % 3)
    audit = run.power_audit()
    assert audit.balanced and abs(audit.drift) < 1e-6 * audit.largest


@pytest.mark.parametrize("source", ["", "sin(t)"])
@pytest.mark.parametrize("method", ["RK45", "BDF"])
def test_an_error_beside_a_reset_is_told(source: str, method: str) -> None:
    """The one method lets an oscillation grow, the other damps it."""
    graph = _kicked([7.3], [0.9], source)
    run = bg.simulate(graph, 60, start={"q_c": 5}, atol=0.1, rtol=1e-2, method=method)
    (told,) = (note for note in run.notes if "do not balance" in note)
    missing = run.power_audit().drift
    assert f"balance: {abs(missing):.2g} J too {'little' if missing > 0 else 'much'} is stored" in told


def test_powers_that_one_place_leaves_open_are_taken_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As within a step over a singular configuration; where they are open all along, nothing is checked."""
    i = One("i")
    graph = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("r", 1))
    run, compute, width = bg.simulate(graph, 5.0), bg.Trajectory.compute, 0.0
    wanted = imbalances(run)

    def open_there(self: Any, t: Any, wanted: Any) -> Any:
        if (np.abs(np.asarray(t) - run.steps[2:4].mean()) < width).any():
            raise SingularSystem("here", "nothing determines these", remedy="")
        return compute(self, t, wanted)

    monkeypatch.setattr(bg.Trajectory, "compute", open_there)
    width = 1e-9 + float(np.diff(run.steps[2:4])[0]) * 0.4
    (found,), (usual,) = imbalances(run).values(), wanted.values()
    assert found.size == pytest.approx(usual.size, rel=1e-2) and not found.told
    width = 10.0
    with pytest.raises(SingularSystem):
        imbalances(run)
