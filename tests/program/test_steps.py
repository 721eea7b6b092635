"""What is being done is shown in a terminal after a moment, and nowhere else."""

from __future__ import annotations

import importlib
import io
import sys
import threading
import time
from collections.abc import Callable

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One
from bondgraph.forms import kane_velocity
from bondgraph.program.steps import step, steps

ROOM = sys.modules["bondgraph.program.steps"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal in place of the error stream; pytest puts its own there before each test."""
    found = Terminal()
    monkeypatch.setattr(sys, "stderr", found)
    monkeypatch.setattr(ROOM, "PATIENCE", 0.0)
    monkeypatch.setattr(ROOM, "AGAIN", 0.001)
    return found


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not there():
        assert time.monotonic() < end, "it is never shown"
        time.sleep(0.001)


def test_each_step_is_named_and_the_line_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    with steps("arm: compile"):
        for what in ("strokes", "elimination"):
            step(what)
            until(lambda what=what: f"arm: compile: {what} ..." in screen.getvalue())  # type: ignore[misc]
    assert screen.getvalue().endswith("\r") and not screen.getvalue().rpartition("...")[2].strip()


def test_a_notebook_names_each_step_and_is_left_empty(
    monkeypatch: pytest.MonkeyPatch, notebook: list[tuple[str, str, bool]]
) -> None:
    monkeypatch.setattr(ROOM, "PATIENCE", 0.0)
    monkeypatch.setattr(ROOM, "AGAIN", 0.001)
    with steps("arm: compile"):
        step("strokes & more")
        until(lambda: any("arm: compile: strokes &amp; more ..." in told for _, told, _ in notebook))
    assert notebook[-1][1] == "" and len({name for name, *_ in notebook}) == 1


def test_steps_within_steps_are_a_part_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    before = threading.active_count()
    with steps("outer"), steps("inner"):
        assert threading.active_count() == before + 1
        step("deep")
        until(lambda: "outer: deep" in screen.getvalue())
    assert "inner" not in screen.getvalue() and threading.active_count() == before


def test_a_failure_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    before = threading.active_count()
    with pytest.raises(ZeroDivisionError), steps("arm"):
        until(lambda: "arm" in screen.getvalue())
        raise ZeroDivisionError
    assert threading.active_count() == before and screen.getvalue().endswith("\r")
    step("nobody listens")


def test_what_is_quick_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    monkeypatch.setattr(ROOM, "PATIENCE", 1e9)
    with steps("arm"):
        step("strokes")
    assert screen.getvalue() == ""


def test_elsewhere_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    before, screen = threading.active_count(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(ROOM, "PATIENCE", 0.0)
    with steps("arm"):
        assert threading.active_count() == before
    assert screen.getvalue() == ""


def test_a_compile_names_its_steps_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(importlib.import_module("bondgraph.compile"), "step", told.append)
    f, v = One("f", ("u",), coordinates=("x",)), One("v")
    graph = bg.Graph("lever", f >> TF("T", "cos(x)") >> v >> I("m"))
    bg.compile(graph)
    assert told == ["strokes", "laws of the elements", "elimination", "checks"]
    told.clear()
    bg.compile(graph, kane_velocity)
    assert told == ["kinetics for kane_velocity", "laws of the elements", "elimination", "checks"]
