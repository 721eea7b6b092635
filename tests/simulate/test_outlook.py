"""A motion that will not fit into memory is given up early, and says what makes it so long."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R
from bondgraph.problem.problem import Problem
from bondgraph.simulate import outlook
from bondgraph.simulate.outlook import FIRST_LOOK, Outlook
from bondgraph.simulate.step_result import Step

OMEGA = 1e7
SIZES = np.array([1.0, OMEGA])


def tank() -> bg.Equations:
    """A coil and a capacitor beside a slow mass."""
    j, v = One("j"), One("v")
    return bg.compile(bg.Graph("tank", j >> I("L", 1 / OMEGA), j >> C("C", 1 / OMEGA), v >> I("m", 1), v >> R("b", 1)))


def steps(count: int, length: float) -> list[Step]:
    """Steps that each stand for many."""
    ends = [np.linspace(k * length, (k + 1) * length, FIRST_LOOK + 1)[1:].tolist() for k in range(count)]
    return [Step(k * length, (k + 1) * length, lambda t: np.ones(3), None, None, e) for k, e in enumerate(ends)]


def told(count: int, length: float) -> list[bool]:
    """Whether each of so many steps to the instant 1 is the last."""
    found = Outlook(Problem.of(tank(), {}), 0.0, 1.0)
    return [found.too_long(step, np.ones(3)) is not None for step in steps(count, length)]


@pytest.mark.parametrize(("part", "is_told"), [(0.9, True), (1.1, False)])
def test_what_does_not_fit_is_foretold(monkeypatch: pytest.MonkeyPatch, part: float, is_told: bool) -> None:
    """The second look, at twice as many steps, knows a pace; a hundred steps of 2^15 take so many bytes."""
    expected = 100 * (outlook.OBJECT + 8 * outlook.FLOATS * 3 * FIRST_LOOK)
    monkeypatch.setattr(outlook, "memory", lambda: part * expected / outlook.SHARE)
    assert told(2, 0.01) == [False, is_told]


def test_a_fast_beginning_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many steps through a millionth as later through a tenth: ten times as many are to come, not a million."""
    found = Outlook(Problem.of(tank(), {}), 0.0, 1.0)
    monkeypatch.setattr(outlook, "memory", lambda: 1 << 30)
    slow, fast = steps(1, 0.1)[0], steps(1, 1e-6)[0]
    assert found.too_long(fast, SIZES) is None
    assert found.too_long(slow._replace(start=1e-6), SIZES) is None


def test_the_fast_mode_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "memory", lambda: 1 << 24)
    with pytest.raises(bg.SimulationStopped, match="million steps") as caught:
        bg.simulate(tank(), (0, 0.5), start={"q_C": 1e-6, "p_m": 1.0})
    assert "p_L, q_C oscillate with a period of 6.28e-07 s, of which 7.96e+05 go into the span" in str(caught.value)
    assert caught.value.trajectory is not None
    assert caught.value.trajectory.steps[-1] > 1e-3


def test_the_memory_of_this_machine() -> None:
    assert outlook.memory() > 1 << 28
