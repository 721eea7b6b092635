"""Flows that are fixed: the speed asked for is kept in every form, whichever states its equations have."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Link, Mechanism, R, Revolute, Se

FORMS = [None, *(getattr(bg.forms, name) for name in ("kane_velocity", "kane_momentum", "hamiltonian", "maggi"))]
SPEED = 9.0


def governor(*, driven: bool) -> bg.Graph:
    """An arm that a spring holds on a shaft: the farther it swings out, the more momentum has the shaft at a speed."""
    shaft, arm = Link("shaft", 1, (0.01,) * 3), Link("arm", 0.5, (0.004, 0.005, 0.002), centre=(0, 0, -0.3))
    joints = [Revolute("spin", "ground", shaft, "z"), Revolute("h", shaft.frame((0.05, 0, 0)), arm, "y")]
    turning = Mechanism("turning", [shaft, arm], joints, gravity=(0, 0, -9.81))
    more = [turning["spin"] >> R("b", 0.03), Se("T") >> turning["spin"]] if driven else []
    return bg.Graph("governor", *turning, turning["h"] >> C("k", effort="0.2*h_q"), *more)


def left(h: float, speed: float) -> float:
    """The torque on the arm that turns at a speed: of gravity, its spring, and the centrifugal one."""
    s, c = np.sin(h), np.cos(h)
    centrifugal = 0.5 * (2 * 0.5 * (0.05 - 0.3 * s) * -0.3 * c + 2 * (0.004 - 0.002) * s * c) * speed**2
    return float(centrifugal - 0.5 * 9.81 * 0.3 * s - 0.2 * h)


@pytest.mark.parametrize("form", FORMS)
def test_the_speed_of_a_governor_is_kept_and_the_torque_for_it_found(form: Any) -> None:
    asked: dict[str, Any] = {"turning": ["spin_q"], "fixed": ["spin"], "inputs": ["T"]}
    found = bg.equilibrium(bg.compile(governor(driven=True), form), guess={"h_q": -1.0, "spin": SPEED}, **asked)
    assert found["spin"] == pytest.approx(SPEED, rel=1e-12) and found["T"] == pytest.approx(0.03 * SPEED, rel=1e-9)
    assert left(found["h_q"], SPEED) == pytest.approx(0.0, abs=1e-9) and found["h_q"] < -1.1


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("speed", [0.0, SPEED])
def test_a_momentum_that_nothing_changes_is_that_of_the_speed_and_not_of_the_guess(form: Any, speed: float) -> None:
    equations = bg.compile(governor(driven=False), form)
    found = bg.equilibrium(equations, guess={"h_q": -1.0, "spin": speed}, turning=["spin_q"], fixed=["spin"])
    assert found["spin"] == pytest.approx(speed, abs=1e-12) and not found.totals
    assert left(found["h_q"], speed) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("form", FORMS)
def test_flows_that_momenta_give_together_are_kept(form: Any) -> None:
    """Two arms that turn against dampers: each torque is that of its damper."""
    a, b = Link("a", 1.0, (0.02,) * 3, centre=(0.2, 0, 0)), Link("b", 0.5, (0.01,) * 3)
    arms = Mechanism("arms", [a, b], [Revolute("s", "ground", a), Revolute("e", a.frame((0.4, 0, 0)), b)])
    loads = arms["s"] >> R("rs", 0.2), arms["e"] >> R("re", 0.3), Se("Ms") >> arms["s"], Se("Me") >> arms["e"]
    equations = bg.compile(bg.Graph("arms", *arms, *loads), form)
    asked: dict[str, Any] = {"guess": {"s": 4.0, "e": 2.0}, "turning": ["s_q", "e_q"]}
    both = bg.equilibrium(equations, fixed=["s", "e"], inputs=["Ms", "Me"], **asked)
    assert [both[name] for name in ("s", "e", "Ms", "Me")] == pytest.approx([4.0, 2.0, 0.8, 0.6])
    one = bg.equilibrium(equations, {"Me": 0.0}, fixed=["s"], inputs=["Ms"], **asked)
    assert [one[name] for name in ("s", "e", "Ms")] == pytest.approx([4.0, 0.0, 0.8], abs=1e-12)


@pytest.mark.parametrize("form", [bg.forms.routh, bg.forms.reduced_volterra])
def test_a_flow_of_a_momentum_that_is_a_constant_here_is_refused(form: Any) -> None:
    equations = bg.compile(governor(driven=False), form)
    with pytest.raises(bg.ValueRefused, match="p_spin gives spin here, a constant of the motion and not a state"):
        bg.equilibrium(equations, guess={"h_q": -1.0, "spin": SPEED}, turning=["spin_q"], fixed=["spin"])
