"""A motion that takes too long is given up early, and says what makes it so long."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.simulate import outlook
from bondgraph.simulate.outlook import EARLY, Outlook
from bondgraph.simulate.step_result import Step

OMEGA = 1e7
SIZES = np.array([1.0, OMEGA])
MANY = 32768
"""After so many steps, and twice as many, the first two looks are taken."""


def tank() -> bg.Equations:
    """A coil and a capacitor beside a slow mass."""
    j, v = One("j"), One("v")
    return bg.compile(bg.Graph("tank", j >> I("L", 1 / OMEGA), j >> C("C", 1 / OMEGA), v >> I("m", 1), v >> R("b", 1)))


def steps(count: int, length: float, each: int = MANY) -> list[Step]:
    """Steps that each stand for many."""
    ends = [np.linspace(k * length, (k + 1) * length, each + 1)[1:].tolist() for k in range(count)]
    return [Step(k * length, (k + 1) * length, lambda t: np.ones(3), None, None, e) for k, e in enumerate(ends)]


def told(count: int, length: float, each: int = MANY) -> list[bool]:
    """Whether each of so many steps to the instant 1 is the last."""
    found = Outlook(Problem.of(tank(), {}), 0.0, 1.0)
    return [found.too_long(step, np.ones(3)) is not None for step in steps(count, length, each)]


@pytest.mark.parametrize(("times", "is_told"), [(1.4, True), (4.0, False)])
def test_what_does_not_fit_is_foretold(monkeypatch: pytest.MonkeyPatch, times: float, is_told: bool) -> None:
    """The second look, at twice as many steps, knows a pace; a hundred steps of 2^15 take so many bytes.

    Half of the memory may be taken.
    """
    expected = 100 * (outlook.OBJECT + 8 * outlook.FLOATS * 3 * MANY)
    monkeypatch.setattr(outlook, "memory", lambda: times * expected)
    assert told(2, 0.01) == [False, is_told]


def test_nothing_is_foretold_before_a_second_look_at_twice_as_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "memory", lambda: 1 << 24)
    assert told(5, 0.01, MANY // 2) == [False, False, False, True, False]


@pytest.mark.parametrize(("needed", "is_told"), [(3.0, False), (5.0, True)])
def test_a_machine_that_does_not_tell_its_memory_has_room_for_four_gibibytes(
    monkeypatch: pytest.MonkeyPatch, needed: float, is_told: bool
) -> None:
    def untold(name: str) -> int:
        raise OSError(name)

    monkeypatch.setattr("os.sysconf", untold, raising=False)
    each = outlook.OBJECT + 8 * outlook.FLOATS * 3 * MANY
    assert told(2, each / (needed * 2**30)) == [False, is_told]


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


@pytest.mark.parametrize(
    ("method", "within", "count", "is_told"),
    [
        *(("RK45", 1.3, 6e5, True), ("RK45", 0.7, 6e5, False), ("RK45", 1.3, 4e5, False)),
        *((method, 1.3, 6e5, method in ("RK23", "DOP853")) for method in ("RK23", "DOP853", "Switching", "Radau")),
    ],
)
def test_many_steps_kept_short_by_stability_are_too_stiff(
    method: str, within: float, count: float, is_told: bool
) -> None:
    """A mode that dies out within a step, and half a million of these."""
    length = MANY / count
    fastest = within * MANY / length
    p = Zero("p")
    leak = bg.compile(bg.Graph("leak", p >> C("c", 1 / fastest), p >> R("r", 1)))
    found = Outlook(Problem.of(leak, {}), 0.0, 1.0, method)
    told = [found.too_long(step._replace(states=lambda t: np.ones(1)), np.ones(1)) for step in steps(2, length)]
    assert told[0] is None and (told[1] is not None) == is_told
    if told[1] is not None:
        assert f"stiff for {method}" in told[1].law and "leave out `method`" in told[1].remedy


@pytest.mark.slow
@pytest.mark.parametrize("method", ["RK45", "RK23", "DOP853"])
def test_an_explicit_method_is_given_up_where_a_law_becomes_steep(method: str) -> None:
    """Near rest a law of power 0.05 is stiffer the nearer it comes; the usual method takes few steps."""
    p = Zero("p")
    graph = bg.Graph("swing", p >> C("c", 1), p >> I("i", 1), p >> R("r", flow="sign(e)*abs(e)**0.05"))
    with pytest.raises(bg.SimulationStopped, match=f"stiff for {method}.*million steps") as caught:
        bg.simulate(graph, 10, start={"q_c": 1.0}, method=method)
    run = caught.value.trajectory
    assert run is not None and run.steps[-1] > 1
    whole = bg.simulate(graph, 10, start={"q_c": 1.0})
    assert len(whole.steps) < 1000


def test_an_explicit_method_goes_on_where_its_steps_are_not_too_many() -> None:
    """A mode of 1e5 /s for a second: a hundred thousand steps are the user's own choice."""
    p = Zero("p")
    graph = bg.Graph("leak", Sf("q", "1e5*sin(t)") >> p, p >> C("c", 1e-5), p >> R("r", 1.0))
    run = bg.simulate(graph, 1, method="RK23")
    assert MANY < len(run.steps) < 500_000
    np.testing.assert_allclose(run["p"][-1], 1e5 * np.sin(1), rtol=1e-4)


@pytest.mark.parametrize(
    ("method", "within", "count", "is_told"),
    [
        *(("LSODA", 1.3, 2.4e6, True), ("LSODA", 0.7, 2.4e6, False), ("LSODA", 1.3, 1.6e6, False)),
        *(("LSODA", 4.0, 2.4e6, True), ("LSODA", 9.0, 2.4e6, False), ("RK45", 1.3, 2.4e6, False)),
    ],
)
def test_steps_that_are_never_native_are_given_up_sooner(
    method: str, within: float, count: float, is_told: bool
) -> None:
    """If they are four times as many as elsewhere, two millions.

    LSODA keeps to its explicit steps beside a root; longer ones than are stable are its stiff ones.
    """
    length = 1 / count
    p = Zero("p")
    leak = bg.compile(bg.Graph("leak", p >> C("c", length / within), p >> R("r", 1)))
    found, told = Outlook(Problem.of(leak, {}), 0.0, 1.0, method), list[bool]()
    for k in range(2 * EARLY):
        step = Step(k * length, (k + 1) * length, lambda t: np.ones(1))
        told.append(found.too_long(step, np.ones(1)) is not None)
    assert not any(told[:-1]) and told[-1] == is_told


@pytest.mark.parametrize(("share", "told"), [(0.06, "a, b"), (0.15, "a, b, c")])
def test_a_state_with_a_tenth_of_the_largest_share_takes_part_in_a_mode(share: float, told: str) -> None:
    """Two that turn at one radian a second, and a third that follows one of them by so much."""
    found: Any = object.__new__(Outlook)
    found.start, found.end = 0.0, 20 * np.pi
    rates = SimpleNamespace(rates=dict.fromkeys("abc"))
    matrix = [[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [share, 0.0, 0.0]]
    found.problem = SimpleNamespace(equations=rates, jacobian=lambda time, state: matrix)
    assert found._mode(0.0, np.zeros(3), np.ones(3)).startswith(f"; {told} oscillate with a period of 6.28 s")
