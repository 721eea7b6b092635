"""What stores lose at events."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.simulate.audit import energies_of
from bondgraph.simulate.event_losses import losses_at_events


def test_a_bounce_takes_its_part_of_the_energy() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("ball", v >> I("m", 2.0), Se("weight", "-m*9.81") >> v,
                     bg.reset("bounce", "x < 0", {"v": "-0.5*v"}))  # fmt: skip
    run = bg.simulate(graph, 1.0, start={"x": 1.0})
    ((time, loss),) = [(x, y) for x, y in losses_at_events(run, energies_of)][:1]
    assert time == pytest.approx((2 / 9.81) ** 0.5) and loss == pytest.approx({"m": 0.75 * 2.0 * 9.81})
    assert losses_at_events(bg.simulate(graph, 0.1, start={"x": 1.0}), energies_of) == []
