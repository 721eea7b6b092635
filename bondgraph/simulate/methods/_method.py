"""What the methods of this folder share: the manners of `scipy.integrate.OdeSolver`."""

from __future__ import annotations

import math
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import numpy as np

from bondgraph.simulate.methods._dense_output import DenseOutput

Of = TypeVar("Of")
"""What a method integrates."""


@contextmanager
def quietly() -> Iterator[None]:
    """Without warnings of what is tried, as SciPy's methods give them."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        yield


class SteppingMethod(ABC, Generic[Of]):
    """A motion, step by step.

    Args:
        system: what is integrated.
        t0, y0: where it starts.
        t_bound: where it ends.
        rtol, atol: tolerances of the local error, relative, and absolute of each state or of all.
        max_step: the longest step.
        first_step: the first one, if that is given.
    """

    piece: DenseOutput

    def __init__(
        self,
        system: Of,
        t0: float,
        y0: Any,
        t_bound: float,
        rtol: float,
        atol: Any,
        max_step: float = math.inf,
        first_step: float | None = None,
    ) -> None:
        self.system, self.t, self.y, self.t_bound = system, t0, np.array(y0, float), t_bound
        self.rtol, self.atol, self.max_step, self.status = rtol, atol, max_step, "running"
        self._begin(first_step)

    @abstractmethod
    def _begin(self, first_step: float | None) -> None:
        """Make ready where the motion is."""

    @abstractmethod
    def step(self) -> str | None:
        """One step; what went wrong, if something did."""

    def dense_output(self) -> DenseOutput:
        """The last step as a function of time."""
        return self.piece
