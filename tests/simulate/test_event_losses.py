"""What stores lose at events."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
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


@pytest.mark.parametrize("back", [0.5, 1.5])
def test_an_audit_adds_up_with_what_events_take_or_give(back: float) -> None:
    """A ball in a viscous medium bounces: the weight supplies, the ball stores, the medium dissipates, bounces take."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("ball", v >> I("m", 2.0), v >> R("air", 0.3), Se("weight", "-m*9.81") >> v,
                     bg.reset("bounce", "x < 0", {"v": f"-{back}*v"}))  # fmt: skip
    run = bg.simulate(graph, 0.7, start={"x": 1.0})
    audit, (bounce,) = run.power_audit(), run.leaps
    p = run.equations.states.index("p_m")
    lost = (bounce.before[p] ** 2 - bounce.after[p] ** 2) / (2 * 2.0)
    assert audit.events == pytest.approx({"m": lost}) and audit.taken == pytest.approx(lost)
    assert bool(lost > 0) is (back < 1)
    given = audit.total("source") - audit.total("store") - audit.total("resistor")
    assert given == pytest.approx(lost, rel=1e-5) and audit.drift == pytest.approx(given - audit.taken, abs=1e-12)
    for shown in (str(audit), audit._repr_html_()):
        assert shown.count("to events") == 2 and f"{lost:.6g}" in shown


def test_without_events_nothing_is_taken() -> None:
    v = One("v")
    audit = bg.simulate(bg.Graph("falling", v >> I("m", 2.0), Se("weight", -1.0) >> v), 1.0).power_audit()
    assert not audit.events and audit.taken == 0.0 and "to events" not in str(audit)


def test_several_events_are_audited_where_the_last_one_ends_a_run_with_a_source_that_varies() -> None:
    i, u = One("i"), Zero("u")
    graph = bg.Graph("g", Se("V", "10 + sin(t)") >> i, i >> R("r", 1.0), i >> u, u >> C("c", 1.0),
                     bg.reset("z", "u > 6", {"q_c": 0}), bg.counter("n", "u > 6"), bg.stop("s", "n >= 3"))  # fmt: skip
    run = bg.simulate(graph, 20.0)
    assert len(run.notes) == 1 and run.ended_by == "s"
    audit = run.power_audit()
    assert audit.events == pytest.approx({"c": 54.0}) and audit.balanced
