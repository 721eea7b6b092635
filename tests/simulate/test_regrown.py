"""States that fall below their absolute tolerance and grow again are told of; those that only pass zero are not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se, Zero
from bondgraph.simulate.regrown import _grows_from_zero, _lost


def there_and_back(speed: float, source: float = 0.0, **how: object) -> bg.Trajectory:
    """A state that decays for a second and grows as fast for another: without a source it ends as it began."""
    law = f"where(t < 1, -{speed}, {speed})*y + {source!r}"
    return bg.simulate(bg.Graph("back", bg.Integrator("y", law, start=1)), 2, **how)


def tells(run: bg.Trajectory) -> bool:
    return any("grew again" in note for note in run.notes)


@pytest.mark.parametrize(("speed", "is_told"), [(8, False), (13, False), (14, True), (24, True)])
def test_what_is_off_by_more_than_a_ten_thousandth_is_told(speed: float, is_told: bool) -> None:
    run = there_and_back(speed)
    assert tells(run) == is_told
    assert is_told or abs(run["y"][-1] - 1) < 1e-4


def test_the_tolerance_that_is_named_cures_it() -> None:
    (note,) = (note for note in there_and_back(24).notes if "grew again" in note)
    run = there_and_back(24, atol={"y": float(note.split("atol={'y': ")[1].rstrip("}"))})
    assert run["y"][-1] == pytest.approx(1, abs=1e-6) and not run.notes


@pytest.mark.parametrize(("source", "is_told"), [(10**-10.5, True), (1e-10, False), (1e-8, False)])
def test_what_a_source_keeps_from_zero_grows_from_that(source: float, is_told: bool) -> None:
    """Of a hundred tolerances or less the source is more, or less, than a thousandth of what the state moves by."""
    assert tells(there_and_back(24, source)) == is_told


@pytest.mark.parametrize("method", [None, "Radau", "BDF", "LSODA"])
def test_a_population_that_nearly_dies_out_is_told_of(method: str | None) -> None:
    prey, hunters = bg.Integrator("x", "x*(1 - y)", start=30), bg.Integrator("y", "y*(x - 1)", start=1)
    assert tells(bg.simulate(bg.Graph("hunted", prey, hunters), 40, method=method))
    calm = bg.Graph("calm", bg.Integrator("x", "x*(1 - y)", start=3), bg.Integrator("y", "y*(x - 1)", start=1))
    assert not bg.simulate(calm, 40, method=method).notes


def test_a_dose_is_no_growth() -> None:
    """An event sets the state anew: what was lost of it before is not in what comes after."""
    clock = bg.Integrator("w", "1")
    dosed = bg.Graph(
        "doses", bg.Integrator("y", "-30*y", start=1), clock, bg.reset("d", "sin(3*w) > 0.5", {"y": "y + 1"})
    )
    assert not tells(bg.simulate(dosed, 5))
    law = "where(w < 1, -24, 24)*y"
    late = bg.Graph("late", bg.Integrator("y", law, start=1), clock, bg.reset("d", "w > 1.9", {"y": "y + 1"}))
    assert tells(bg.simulate(late, 2))
    early = bg.Graph("early", bg.Integrator("y", law, start=1), clock, bg.reset("d", "w > 0.9", {"y": "y + 1"}))
    assert not tells(bg.simulate(early, 2))


def test_what_passes_zero_is_not_lost() -> None:
    v = One("v", coordinates=("x",))
    for resistance, force in ((0.0, 0.0), (0.5, 0.0), (0.5, "where(t < 60, 0, sin(t))")):
        parts = v >> I("m", 1), v >> C("k", 1), v >> R("r", resistance), Se("F", force) >> v
        assert not tells(bg.simulate(bg.Graph("o", *parts), 100, start={"p_m": 1.0}))


def test_what_is_nothing_grows_by_others() -> None:
    """A rotor at rest is moved by the current of its motor, which is nothing at first; and so when it is held anew."""
    i, w = One("i"), One("w", coordinates=("theta",))
    motor = Se("U", "where(t < 0.01, 0, 1)") >> i, i >> I("L", 2e-3), i >> R("Ra", 1), i >> GY("K", 0.05) >> w
    rotor = w >> I("J", 1e-4), w >> R("b", 1e-5)
    grip = bg.reset("grip", "theta > 1", {"w": "0", "p_L": "0"})
    for more in ((), (grip,)):
        assert not tells(bg.simulate(bg.Graph("servo", *motor, *rotor, *more), 0.2, rtol=1e-11, atol=1e-13))


def test_what_starts_from_rest_has_not_fallen() -> None:
    """Water in a pipe at rest: a valve opens, and a wave comes to each cell, and goes to and fro."""
    cells = [(One(f"q{k}"), Zero(f"p{k}")) for k in range(3)]
    chains = [Se("H", 5e5) >> cells[0][0], cells[-1][1] >> (v := One("v"))]
    for k, (q, p) in enumerate(cells):
        chains += [q >> p, q >> I(f"I{k}", 1e6), q >> R(f"r{k}", effort="1e9*f*abs(f)"), p >> C(f"C{k}", 2e-11)]
        chains += [p >> cells[k + 1][0]] if k < 2 else []
    gate = "max(0.0001, 1 - max(0, t - 0.25)/0.05)*1e-5*sign(e)*sqrt(abs(e))"
    pipe = bg.Graph("pipe", *chains, v >> R("valve", flow=gate))
    assert not tells(bg.simulate(pipe, 0.75, start={f"C{k}.e": 5e5 for k in range(3)}))


def test_what_a_friction_of_its_own_slows_down_does_not_grow_by_itself() -> None:
    """It comes to rest, until a source moves it, which is nothing at first."""
    pushed = "-20*y + max(t - 1, 0)**3"
    assert not tells(bg.simulate(bg.Graph("slowed", bg.Integrator("y", pushed, start=1)), 2))


def test_what_starts_small_grows_from_there() -> None:
    run = bg.simulate(bg.Graph("grow", bg.Integrator("y", "y*(1 - y)", start=1e-25)), 80)
    assert not tells(run)
    np.testing.assert_allclose(run["y"][-1], 1.0, rtol=1e-6)


def test_what_is_lost_of_a_state_at_its_least_is_lost_of_it_ever_after() -> None:
    sizes, absolute = np.array([1.0, 1e-6, 1e-9, 1e-3]), np.full(4, 1e-10)
    np.testing.assert_allclose(_lost(absolute, sizes), [1e-10, 1e-10, 1e-10, 1e-4])
    np.testing.assert_allclose(_lost(absolute, sizes * [1, 1, 0, 1]), [1e-10, 1e-10, 0, 1e-3])


@pytest.mark.parametrize(("first", "last", "by_itself"), [(0.4, 0.6, False), (0.45, 0.55, True)])
def test_a_source_that_acts_during_a_fifth_of_a_growth_is_seen(first: float, last: float, by_itself: bool) -> None:
    """One that acts during a tenth may act between the instants at which the growth is looked at."""
    times = np.linspace(0.0, 1.0, 1001)

    def rates(time: float, state: Any) -> Any:
        return state + float(first < time < last)

    found: Any = SimpleNamespace(problem=SimpleNamespace(rates=rates))
    assert _grows_from_zero(found, np.exp(times)[None], times.tolist(), 0, slice(0, 1001), 1e-3) == by_itself


@pytest.mark.parametrize(("source", "by_itself"), [(0.012, True), (0.07, False)])
def test_a_growth_is_looked_at_until_it_is_a_hundredfold(source: float, by_itself: bool) -> None:
    """Up to there a source brings a thousandth of it, or more; farther on any source is little beside it."""
    times = np.linspace(0.0, 10.0, 1001)
    found: Any = SimpleNamespace(problem=SimpleNamespace(rates=lambda time, state: state + source))
    assert _grows_from_zero(found, np.exp(times)[None], times.tolist(), 0, slice(0, 1001), 1e-3) == by_itself
