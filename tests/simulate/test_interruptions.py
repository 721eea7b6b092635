"""An interruption that did not end what runs is raised by who looks for it; handlers are put back."""

from __future__ import annotations

import signal
import sys
import threading

import pytest

from bondgraph.simulate.interruptions import interruptions


def test_one_that_python_drops_is_raised_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dropped = []

    class Freed:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(sys, "unraisablehook", lambda ignored: dropped.append(ignored.exc_type))
    with interruptions() as check:
        check()
        Freed()
        assert dropped == [KeyboardInterrupt]
        with pytest.raises(KeyboardInterrupt):
            check()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_one_that_is_not_dropped_strikes_at_once() -> None:
    with pytest.raises(KeyboardInterrupt), interruptions():
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("not interrupted")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_handler_of_somebody_else_is_left_alone() -> None:
    struck: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: struck.append(number))
    try:
        with interruptions() as check:
            signal.raise_signal(signal.SIGINT)
            check()
    finally:
        signal.signal(signal.SIGINT, before)
    assert struck == [signal.SIGINT]


def test_other_threads_are_not_interrupted() -> None:
    done: list[bool] = []

    def work() -> None:
        with interruptions() as check:
            check()
        done.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == [True]
