"""Where the time of something goes: samples of what runs, each counted for the innermost function of bondgraph in it.

What numpy, ctypes or the native code takes is so the share of what has called it. Works where there are interval
timers: on Linux and macOS.
"""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

OWN = Path(__file__).resolve().parents[1]
EVERY, LENGTH, MOST = 2e-3, 1.0, 6
"""Seconds of CPU between two samples, and of them all; so many functions are named."""


def shares(work: Callable[[], object]) -> dict[str, float]:
    """The parts of its CPU time by function, the greatest first; empty where samples cannot be taken."""
    if not hasattr(signal, "setitimer"):
        return {}
    found: Counter[str] = Counter()
    before = signal.signal(signal.SIGPROF, lambda number, frame: found.update([_innermost(frame)]))
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        start = time.process_time()
        while time.process_time() - start < LENGTH:
            work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    whole = sum(found.values())
    return {name: round(count / whole, 3) for name, count in found.most_common(MOST)}


def _innermost(frame: FrameType | None) -> str:
    """The function of bondgraph in which a sample was taken, as `room/file.py function`."""
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(OWN / "bondgraph"):
            return f"{path.relative_to(OWN / 'bondgraph').as_posix()} {frame.f_code.co_name}"
        if frame.f_code.co_filename == "<program>":
            return "a program in Python"
        frame = frame.f_back
    return "elsewhere"
