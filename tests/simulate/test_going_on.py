"""What a motion has that goes on from an instant of a run, after what jumps there."""

from __future__ import annotations

import math

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.forms import kane_momentum
from bondgraph.simulate.going_on import going_on


@pytest.mark.parametrize("relation", ["<", "<="])
@pytest.mark.parametrize("end", [1.0, 1.5])
def test_a_momentum_stays_where_a_driven_velocity_jumps(relation: str, end: float) -> None:
    """p = J j + m l cos(j_q) x, with J = 0.1 + 0.25 kg m2 and m l = 0.5 kg m, whether a run ends there or not."""
    cart, hung = Link("c", 2), Link("p", 1, planar=0.1, centre=(0, -0.5, 0))
    joints = [Prismatic("x", "ground", cart, "x"), Revolute("j", cart, hung, "z")]
    mechanism = Mechanism("m", [cart, hung], joints, gravity=(0, -9.81, 0))
    graph = bg.Graph("cart", *mechanism, Sf("drive", f"where(t {relation} 1, 0.5, -0.7)") >> mechanism["x"])
    run = bg.simulate(bg.compile(graph, kane_momentum), (0, end), start={"j_q": 0.3, "j": 0.2})
    before, after = (going_on(run, t, ["x", "j", "j_q"]) for t in (1 - 1e-9, 1.0))
    assert (before[0], after[0]) == (0.5, -0.7)
    assert after[1] - before[1] == pytest.approx(0.5 * math.cos(after[2]) * 1.2 / 0.35, abs=1e-6)
    assert after[2] == pytest.approx(before[2], abs=1e-8)


def test_nothing_is_evaluated_beyond_an_end_at_which_nothing_breaks() -> None:
    """An input that is not defined there."""
    v = One("v", coordinates="x")
    graph = bg.Graph("pushed", Se("F") >> v, v >> I("m", 1), v >> C("k", 1), v >> R("d", 0.1))
    run = bg.simulate(graph, (0, 1), {"F": lambda t: math.sqrt(1 - t)})
    assert going_on(run, 1.0, ["x", "v"]) == [run["x"][-1], run["v"][-1]]
