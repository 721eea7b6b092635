"""Progress is shown in a terminal after a moment, and nowhere else."""

from __future__ import annotations

import io
import sys

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One
from bondgraph.simulate import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def run() -> bg.Trajectory:
    v = One("v", coordinates=("x",))
    return bg.simulate(bg.Graph("spring", v >> I("m", 1), v >> C("c", 1)), (0, 20), start={"v": 1})


def test_a_bar_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    run()
    said = screen.getvalue()
    assert said.startswith("\r") or "spring" in said
    assert "100%" in said and "spring" in said


def test_a_bar_in_a_notebook_names_the_step_and_goes(
    monkeypatch: pytest.MonkeyPatch, notebook: list[tuple[str, str, bool]]
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setattr(progress, "AGAIN", 0.0)
    run()
    names, told, anew = zip(*notebook, strict=True)
    assert len({*names}) == 1 and anew == (False, *[True] * (len(anew) - 1))
    assert "spring: simulate" in told[0] and "<progress" in told[0] and told[-1] == ""
    assert "100%" in told[-2]


def test_what_is_quick_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "PATIENCE", 1e9)
    run()
    assert screen.getvalue() == ""


def test_elsewhere_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    run()
    assert screen.getvalue() == ""


def test_what_is_interrupted_keeps_what_was_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 1), v >> C("c", 1))
    equations = bg.compile(graph)
    from bondgraph.simulate.integrator import Integrator

    steps, counts = Integrator.steps, list[int]()

    def interrupted(self: Integrator, states: object):  # type: ignore[no-untyped-def]
        for step in steps(self, states):
            if len(counts) == 2:
                raise KeyboardInterrupt
            counts.append(len(step.every))  # type: ignore[union-attr]
            yield step

    monkeypatch.setattr(Integrator, "steps", interrupted)
    with pytest.raises(bg.SimulationStopped, match="interrupted") as caught:
        bg.simulate(equations, (0, 100), start={"v": 1})
    kept = caught.value.trajectory
    assert kept is not None and len(kept.steps) == sum(counts) + 1 > 30
