"""Fewer searches of all objects for garbage while a model is compiled, or a report made: nearly all that is made stays.

Python looks through every object for cycles each time their number has grown by a quarter. A compilation makes millions
that live until its end; garbage among them is young, and is still found as it is made.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

RARELY = 1000
"""So many collections of the middle generation come before all objects are searched; Python's own number is ten."""

_LOCK = Lock()
_before: list[tuple[int, int, int]] = []
"""The thresholds to return to, one for each compilation that runs."""


@contextmanager
def few_searches() -> Iterator[None]:
    """All objects are searched for garbage more rarely until this ends, in every thread.

    What the collector is set to comes back when the last of those that overlap ends; where it has been set to something
    else meanwhile, that stays. A collector that is off stays off.
    """
    with _LOCK:
        thresholds = gc.get_threshold()
        _before.append(_before[0] if _before else thresholds)
        if len(_before) == 1 and thresholds[2]:
            gc.set_threshold(*thresholds[:2], max(thresholds[2], RARELY))
    try:
        yield
    finally:
        with _LOCK:
            first, second, third = _before.pop()
            if not _before and gc.get_threshold() == (first, second, max(third, RARELY)):
                gc.set_threshold(first, second, third)
