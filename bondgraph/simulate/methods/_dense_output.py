"""A step, and steps one after the other, as functions of time, in the manners of `scipy.integrate`.

They are not those of SciPy: where steps run in native code, all that is loaded of `scipy.integrate` would be these, and
that takes longer than a short motion.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np


class DenseOutput(ABC):
    """A step as a function of time.

    Args:
        t_old, t: where it begins and ends.
    """

    def __init__(self, t_old: float, t: float) -> None:
        self.t_old, self.t = t_old, t

    def __call__(self, t: Any) -> Any:
        """The states, of shape (states,); of shape (states, instants) for several instants."""
        return self._call_impl(np.asarray(t))

    @abstractmethod
    def _call_impl(self, t: Any) -> Any:
        """The same for an array of no or one dimension."""


class StepsInOrder:
    """Steps one after the other, as a function of time; an instant between two belongs to the earlier one.

    Args:
        ts: the instants at which steps begin and end, in increasing order, of shape (n + 1,).
        interpolants: the steps; what they give has the shape that `DenseOutput` gives it.
    """

    def __init__(self, ts: Any, interpolants: Sequence[Any]) -> None:
        self.ts, self.interpolants = np.asarray(ts), interpolants

    def __call__(self, t: Any) -> Any:
        """The states, of shape (states,); of shape (states, instants) for several instants."""
        times = np.asarray(t)
        steps = np.clip(np.searchsorted(self.ts, times) - 1, 0, len(self.interpolants) - 1)
        if times.ndim == 0:
            return self.interpolants[int(steps)](times)
        order = np.argsort(times, kind="stable")
        inside, firsts = np.unique(steps[order], return_index=True)
        parts = np.split(order, firsts[1:]) if len(order) else [order]
        found = [self.interpolants[k](times[part]) for k, part in zip(inside.tolist() or [0], parts, strict=True)]
        states = np.empty((len(found[0]), len(times)), found[0].dtype)
        for part, own in zip(parts, found, strict=True):
            states[:, part] = own
        return states
