"""Runs that stop early: they end with the last event, and tell nothing of what comes after their last instant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, Impact, Link, Mechanism, One, Prismatic, Revolute, Se, Sf

MASSES = [I("m", 1.0), I("m", flow="p + 0*p**3")]


def bouncing(mass: I = MASSES[0]) -> Any:
    v = One("v", coordinates=("x",))
    return bg.Graph("ball", v >> mass, Se("w", -10) >> v, v >> Impact("hit", gap="x", value=0.5))


def driven() -> Any:
    """A cart whose given velocity jumps, and a rod on it that is driven without bound towards t = 0.7."""
    cart, rod = Link("c", 3.0), Link("b", 1.0, (0.02, 0.02, 0.02), centre=(0, 0, -0.4))
    joints = Prismatic("x", "ground", cart, "x"), Revolute("p", cart, rod, "y")
    me = Mechanism("m", [cart, rod], joints, gravity=(0, 0, -9.81))
    return bg.Graph("g", *me, Sf("dr", "where(t < 0.5, 0.3, -0.8)") >> me["x"], Se("sq", "0.001/(0.7 - t)") >> me["p"])


def crossing() -> Any:
    """A bead on x y = 0, two lines: where they meet the constraint says nothing."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph("bead", v >> I("m", (1, 1)), v << TF("a", (("y", "x"),)) << Sf("tie", 0))


def stopped(equations: Any, t: Any, **how: Any) -> bg.Trajectory:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(equations, t, **how)
    found = caught.value.trajectory
    assert isinstance(found, bg.Trajectory)
    return found


@pytest.mark.parametrize("instants", [[0, 0.25, 0.5, 1.0, 2.0, 3.0], [0, 5], [0, 3, 4]])
def test_a_run_ends_with_the_last_event_and_balances(instants: list[float]) -> None:
    """All of the energy of the ball that comes to rest has gone to events."""
    run = stopped(bouncing(), instants, start={"x": 1.0})
    assert run.t[-1] == run.leaps[-1].time == pytest.approx(3 * np.sqrt(0.2), abs=1e-6)
    assert {*run.t[:-1]} == {x for x in (bg.simulate(bouncing(), instants, start={"x": 1e3}).t) if x < run.t[-1]}
    audit = run.power_audit()
    assert audit.balanced and audit.taken == pytest.approx(10) == audit.energies["w"]
    assert abs(run["x"][-1]) + abs(run["v"][-1]) < 1e-6


@pytest.mark.parametrize("mass", MASSES)
@pytest.mark.parametrize("last", [0.3, 0.5, 1.0, 1.3])
def test_nothing_is_told_of_what_comes_after_the_last_instant(last: float, mass: I) -> None:
    run = stopped(bouncing(mass), [0, 5], start={"x": 1.0})
    cut = replace(run, t=np.append(run.t[run.t < last], last))
    fallen, kept = 10 * (1 - cut["x"][-1]), cut["v"][-1] ** 2 / 2
    audit = cut.power_audit()
    assert audit.balanced and audit.taken == pytest.approx(fallen - kept, abs=1e-7)
    jumping = stopped(bg.compile(driven(), bg.forms.kane_momentum), [0, 1.0], start={"p_q": 0.3})
    assert len(replace(jumping, t=np.array([0.0, last])).impulses) == (len(jumping.impulses) if last >= 0.5 else 0)


def test_where_it_stopped_by_itself_it_has_the_instants_that_were_asked_for() -> None:
    run = stopped(crossing(), [0, 0.5, 2.0], start={"x": -1.0, "u": 1.0})
    assert run.t.tolist() == [0, 0.5] and run.steps[-1] == pytest.approx(1)


def test_a_sweep_keeps_a_run_that_ends_between_the_last_two_instants() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("b", v >> I("m", 1.0), Se("w", -10) >> v, bg.stop("floor", "x < 0"))
    found = bg.sweep(graph, [0, 0.25, 0.4, 0.8], over={"x": [1.0, 30.0]}, names=["x"])
    np.testing.assert_allclose(found["x"], [[1, 0.6875, 0.2, np.nan], [30, 29.6875, 29.2, 26.8]])
    assert not found.failures
