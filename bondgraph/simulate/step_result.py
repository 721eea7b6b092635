"""A step of a motion, or why there is no further one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple


class Step(NamedTuple):
    """A motion from `start` to `end`; `states` gives it as a function of time.

    `reached` are the states at which the method arrived, beyond the end where that has been brought forward.
    """

    start: float
    end: float
    states: Callable[[float], Any]
    reached: Any = None


@dataclass(frozen=True)
class Stop:
    """Why a motion cannot be continued.

    Args:
        law: in words.
        cause: the refusal of what stood in the way, if that has one.
        remedy: what may help, if that is known.
        free: the independent velocities with which it goes on; empty where none do.
    """

    law: str
    cause: Exception | None = None
    remedy: str = ""
    free: tuple[str, ...] = ()
