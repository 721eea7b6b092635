"""What is interrupted keeps what was computed, wherever the interruption strikes."""

from __future__ import annotations

import signal
import sys
import threading
from _thread import interrupt_main
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.errors import SimulationStopped
from bondgraph.simulate import segments

METHODS = [None, "DOP853", "RK45", "RK23", "Radau", "BDF", "LSODA", "CVODE"]
ON_CONSTRAINTS = [None, "Radau", "BDF", "LSODA", "CVODE", "IDA"]
CALLS, STEPS = 2000, 20
LONG = 1e6


class Law:
    """A spring of one newton per metre, interrupted at a call."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, x: float) -> float:
        self.calls += 1
        if self.calls == CALLS:
            raise KeyboardInterrupt
        return x


def oscillator(**spring: Any) -> bg.Graph:
    """Pulled by a force sin(2 t) from x = 0 at 1 m/s."""
    v = One("v", coordinates=("x",))
    return bg.Graph("oscillator", v >> I("m", 1), v >> C("k", **spring), Se("F", "sin(2*t)") >> v)


def pendulum() -> bg.Graph:
    """A bob on a rod of a metre, in x and y."""
    at = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
    return bg.Graph("pendulum", at >> I("m", 1), Se("G", (0, -9.81)) >> at, at << rod)


def skate() -> bg.Graph:
    """A blade that may not slip sideways: on its circle independent velocities change."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f >> TF("a", (("-sin(th)", "cos(th)", 0),)) >> Sf("edge", 0)
    return bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), blade)


def kept(equations: Any, t: Any, **how: Any) -> bg.Trajectory:
    """What an interrupted run keeps."""
    with pytest.raises(SimulationStopped, match="interrupted") as caught:
        bg.simulate(equations, t, **how)
    assert caught.value.interrupted and isinstance(caught.value.trajectory, bg.Trajectory)
    return caught.value.trajectory


def check(run: bg.Trajectory) -> None:
    """It is the motion of the oscillator, up to where it goes."""
    t = run.steps
    np.testing.assert_allclose(run.at(t, "x"), (5 * np.sin(t) - np.sin(2 * t)) / 3, atol=1e-3)


def interrupt(monkeypatch: pytest.MonkeyPatch, name: str, after: int = 0) -> None:
    """Interrupt where a function of `segments` is called once more than so many times."""
    function, calls = getattr(segments, name), iter(range(after))

    def interrupted(*arguments: Any) -> Any:
        if next(calls, None) is None:
            raise KeyboardInterrupt
        return function(*arguments)

    monkeypatch.setattr(segments, name, interrupted)


@pytest.mark.parametrize("method", METHODS)
def test_in_the_rates(method: str | None) -> None:
    """Some methods call these from a library of another language."""
    law = Law()
    equations = bg.compile(oscillator(effort=bg.Function(law, lambda x: 1.0)))
    law.calls = 0
    found = kept(equations, (0, LONG), start={"v": 1.0}, method=method)
    assert law.calls >= CALLS and len(found.steps) > 10
    check(found)


@pytest.fixture
def progress_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is told of the progress interrupts after some steps."""

    @contextmanager
    def progress(name: str, first: float, last: float) -> Iterator[Callable[[float], None]]:
        left = iter(range(STEPS))

        def reached(time: float) -> None:
            if next(left, None) is None:
                raise KeyboardInterrupt

        yield reached

    monkeypatch.setattr(import_module("bondgraph.simulate.simulate"), "progress", progress)


@pytest.mark.usefixtures("progress_interrupts")
@pytest.mark.parametrize(
    ("method", "backend"), [("DOP853", "llvm"), ("DOP853", "python"), ("Radau", "llvm"), ("Radau", "python")]
)
def test_between_steps_in_native_code_and_in_python(method: str, backend: str) -> None:
    """Steps that native code has made ahead are not among those that are kept."""
    found = kept(oscillator(effort="x"), (0, LONG), start={"v": 1.0}, method=method, backend=backend)
    assert len(found.steps) == STEPS + 2
    check(found)


@pytest.mark.usefixtures("progress_interrupts")
@pytest.mark.parametrize("method", ON_CONSTRAINTS)
def test_on_constraints(method: str | None) -> None:
    found = kept(pendulum(), (0, LONG), start={"x": 0.6, "y": -0.8}, method=method)
    assert len(found.steps) == STEPS + 2
    times = found.steps
    np.testing.assert_allclose(np.hypot(found.at(times, "x"), found.at(times, "y")), 1, atol=1e-6)


@pytest.mark.usefixtures("progress_interrupts")
@pytest.mark.parametrize("form", [bg.forms.lagrange_index_2, bg.forms.lagrange_index_3])
def test_with_multipliers(form: Any) -> None:
    found = kept(bg.compile(pendulum(), form), (0, LONG), start={"x": 0.6, "y": -0.8})
    assert len(found.steps) == STEPS + 2
    assert np.isfinite(found.at(found.steps, "rod.e")).all()


@pytest.mark.parametrize("place", ["with_choice", "carried_over"])
def test_while_other_velocities_are_chosen(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The motion is there up to where the last choice is worn out, that is over two of them."""
    interrupt(monkeypatch, place, after=2)
    found = kept(bg.compile(skate(), bg.forms.kane_velocity), (0, 20), start={"u": 1.0, "o": 1.0})
    assert len(found.choices) == 3 and 1 < found.steps[-1] < 20


def test_while_the_reason_of_a_stop_is_sought(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(monkeypatch, "stopped")
    i = One("i")
    falling = bg.Graph("falling", i >> I("L", 1), i >> R("r", "1 - t"), Se("U", "1/(1 - t)") >> i)
    found = kept(falling, (0, 2))
    assert 0.9 < found.steps[-1] <= 1


def test_while_an_object_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python drops what is raised there, and tells it as ignored."""
    dropped, calls = [], iter(range(CALLS))

    class Freed:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    def effort(x: float) -> float:
        if next(calls, None) == CALLS - 1:
            Freed()
        return x

    monkeypatch.setattr(sys, "unraisablehook", lambda ignored: dropped.append(ignored.exc_type))
    found = kept(oscillator(effort=bg.Function(effort, lambda x: 1.0)), (0, LONG), start={"v": 1.0})
    assert dropped == [KeyboardInterrupt]
    check(found)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # it may strike while an object is freed
@pytest.mark.parametrize("after", [0.2, 0.5])
@pytest.mark.parametrize("method", METHODS)
def test_by_the_user_at_any_moment(method: str | None, after: float) -> None:
    """Each time that the motion has begun."""
    equations = bg.compile(oscillator(effort="x"))
    bg.simulate(equations, (0, 1), start={"v": 1.0}, method=method)
    timer = threading.Timer(after, interrupt_main)
    timer.start()
    check(kept(equations, (0, LONG), start={"v": 1.0}, method=method))
