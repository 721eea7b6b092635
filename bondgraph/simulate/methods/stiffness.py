"""Stiffness: whether stability limits the steps of a motion, or accuracy does.

Of the eigenvalues of the Jacobian of the rates the greatest in size, rho, is the spectral radius. An explicit method is
stable while h rho stays below about six, whatever accuracy would allow (Hairer and Wanner, Solving Ordinary
Differential Equations II, IV.2). Steps that keep near that bound are limited by stability: the motion is stiff there.
While steps are explicit, rho is followed by a power iteration with the rates (Sommeijer, Shampine and Verwer, RKC: An
Explicit Solver for Parabolic PDEs, 1997), which takes two evaluations every few steps; where that calls for another
method, the exact Jacobian decides.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

NEAR = 3.0
"""With h rho above this, half of what is stable, a step's length is not owed to accuracy."""
SEEN, OF = 15, 20
"""So many steps of the last so many have to be such before the method changes."""
LONG = 3000.0
"""Modes that die out in less than this part of what lies ahead make a motion stiff from the start: explicit steps of
h rho = 3 would be a thousand and more."""
WORTH = 200.0
"""So many explicit steps of h rho = 3, ten times as many as a change takes, make the stiff method worth it."""
EVERY = 4
"""So many steps are judged by one look at the spectrum."""
SURE = 256
"""Once in so many explicit steps the exact Jacobian is looked at for as long as a change takes to be called for."""
DIFFERENCE = 1.5e-8
"""A difference of so much of the states, the root of twice the roundoff, gives the rates' change best."""


def spectral_radius(matrix: Any) -> float:
    """The greatest eigenvalue, in size."""
    with np.errstate(all="ignore"):
        return float(np.abs(np.linalg.eigvals(matrix)).max(initial=0.0))


def damping(matrix: Any) -> float:
    """How fast the fastest of those modes dies out that do so within a radian of their own."""
    values = np.linalg.eigvals(matrix)
    damped = values[-values.real >= np.abs(values.imag)]
    return float(np.abs(damped).max(initial=0.0))


class PowerIteration:
    """An estimate of the spectral radius that gets better with each look.

    Args:
        rates: a function of time and states.
        scale: a size for each state, where it is no larger itself: a change far below that is its rounding.
    """

    def __init__(self, rates: Callable[[float, Any], Any], scale: Any) -> None:
        self.rates, self.scale = rates, np.where(scale > 0, scale, 1.0)
        self.vector = np.ones(len(scale))

    def radius(self, time: float, states: Any) -> float:
        """The growth of the vector under the Jacobian; zero where the rates are not defined nearby."""
        with np.errstate(all="ignore"):
            before, scale = np.asarray(self.rates(time, states)), np.maximum(self.scale, np.abs(states))
            beside = states + DIFFERENCE * scale * self.vector / np.linalg.norm(self.vector)
            change = (np.asarray(self.rates(time, beside)) - before) / scale / DIFFERENCE
            growth = float(np.linalg.norm(change))
        if not 0 < growth < np.inf:
            return 0.0
        self.vector = change
        return growth


@dataclass
class Watch:
    """What is known of the stiffness of a motion, over all its parts.

    Args:
        is_cheap: whether a Jacobian costs no more than some steps.
    """

    is_cheap: bool
    is_stiff: bool | None = None
    """None before the first step."""
    rho: float = 0.0
    """The spectral radius of the Jacobian when the method was chosen last."""
    changes: list[float] = field(default_factory=list)
    """The instants at which the method changed."""
    patience: int = 1
    """By how many times more steps than at first a change has to be called for."""
    _recent: deque[bool] = field(default_factory=deque)
    _doubts: int = 0
    _breaks: deque[bool] = field(default_factory=lambda: deque(maxlen=OF))

    def begin(self, jacobian: Callable[[], Any], ahead: float) -> bool:
        """Whether the motion is stiff where it goes on; at its very start the spectrum decides, where that is cheap.

        Args:
            jacobian: gives the Jacobian there.
            ahead: how much time lies ahead.
        """
        if self.is_stiff is None:
            fastest = damping(jacobian()) if self.is_cheap else 0.0
            self.is_stiff, self.rho = fastest * ahead > LONG, fastest
        return self.is_stiff

    def calls(self, doubtful: bool) -> bool:
        """Whether the steps of late call for the other method.

        Args:
            doubtful: whether the last step does.
        """
        self.follow([doubtful])
        return self._doubts >= SEEN * self.patience

    def breaks(self, reach: float) -> bool:
        """Whether explicit steps that leapt over a law call for the stiff method.

        Args:
            reach: h rho of the last one of them.
        """
        self._breaks.append(reach > NEAR)
        return sum(self._breaks) >= SEEN

    def follow(self, doubtful: Sequence[bool]) -> None:
        """Take note of some steps: whether each calls for the other method."""
        self._recent.extend(doubtful)
        self._doubts += sum(doubtful)
        while len(self._recent) > OF * self.patience:
            self._doubts -= self._recent.popleft()

    @property
    def is_calm(self) -> bool:
        """Whether one step more does not call for the other method, whatever it is."""
        return self._doubts + 1 < SEEN * self.patience

    def __str__(self) -> str:
        """Which methods have run, and why."""
        fast = f"modes of {self.rho:.3g} /s"
        if not self.changes:
            return f"RADAU (stiff: {fast})" if self.is_stiff else "DOP853 (not stiff: accuracy limits its steps)"
        if len(self.changes) > 1:
            return f"DOP853 and RADAU in turns (stiff at times: {len(self.changes)} changes)"
        if self.is_stiff:
            return f"DOP853 then RADAU (stiff from t = {self.changes[0]:.6g} s: {fast})"
        return f"RADAU then DOP853 (stiff up to t = {self.changes[0]:.6g} s)"

    @property
    def late(self) -> list[bool]:
        """The steps of late, the earliest first: whether they were doubtful."""
        return [*self._recent]

    def forget(self) -> None:
        """Count anew."""
        self._recent.clear()
        self._breaks.clear()
        self._doubts = 0

    def change(self, time: float, rho: float) -> None:
        """Go over to the other method.

        A return to the explicit one makes the next change take longer, unless the stiff one has spared many steps:
        where diodes block for a part of each cycle, it is called for again and again.
        """
        if self.is_stiff:
            spared = (time - self.changes[-1]) * self.rho / NEAR if self.changes else 0.0
            self.patience = 1 if spared > WORTH else 2 * self.patience
        self.is_stiff, self.rho = not self.is_stiff, rho
        self.changes.append(time)
        self.forget()
