"""How long a motion will take: one that will not fit into memory, or is too stiff for its method, is stopped early."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from bondgraph.problem.problem import Problem
from bondgraph.simulate.methods.method_choice import EXPLICIT
from bondgraph.simulate.methods.stiffness import damping
from bondgraph.simulate.step_result import Step, Stop

FIRST_LOOK = 1 << 15
"""So many steps are made before anything is foretold: by the later half of them, whenever they are twice as many."""
EARLY, FAR = 1 << 11, 4
"""Where no step is native, and each takes a thousandth of a second and more, so many are enough to give a motion up, if
it would take so many times as many as elsewhere."""
IN_PYTHON = "LSODA"
"""The method that has no native steps."""
OBJECT, FLOATS = 1000, 9
"""Bytes of a step in Python, and numbers that are kept of each state in it: its end and an interpolant."""
SHARE = 0.5
"""The part of the machine's memory that a motion may take."""
ASSUMED = 8 << 30
"""The memory of a machine that does not tell it."""
MANY = 500_000
"""More steps than these, half a minute and more of them, are not made where only stability keeps them short: ..."""
LIMITED, STABLE = 1.0, 6.0
"""... where the fastest mode that dies out does so within the first part of a step: stability allows two to six. LSODA
may make stiff steps, too: those that are longer than the second allows."""
TAKES_PART = 0.1
"""A state takes part in a mode whose share of it, in sizes of the states, is this part of the largest."""


def memory() -> int:
    """The bytes of memory this machine has."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):  # not told on every system
        return ASSUMED


class Outlook:
    """Foretells from the steps so far what a motion will take.

    Args:
        problem: equations with values.
        start, end: the first and the last instant.
        method: the name of what makes the steps.
    """

    def __init__(self, problem: Problem, start: float, end: float, method: str = "") -> None:
        self.problem, self.start, self.end, self.method = problem, start, end, method
        self.count, self.objects, self.next = 0, 0, EARLY if method == IN_PYTHON else FIRST_LOOK
        self.before: tuple[int, float] | None = None

    def too_long(self, step: Step, sizes: Any) -> Stop | None:
        """Why the motion is given up after a step, if it is.

        Args:
            step: the step.
            sizes: of each state.
        """
        self.count += len(step.every)
        self.objects += 1
        if self.count < self.next:
            return None
        is_early = self.count < FIRST_LOOK
        self.next = 2 * self.count
        before, self.before = self.before, (self.count, step.end)
        if before is None:
            return None
        state = step.states(step.end)
        pace = (self.count - before[0]) / (step.end - before[1])
        count = self.count + pace * (self.end - step.end)
        if count > (FAR * MANY if is_early else MANY) and (stop := self._too_stiff(step.end, state, 1 / pace, count)):
            return stop
        if is_early:
            return None
        taken = count * (OBJECT * self.objects / self.count + 8 * FLOATS * len(state))
        if taken <= SHARE * memory():
            return None
        part = (step.end - self.start) / (self.end - self.start)
        law = (
            f"{self.count} steps have come through {100 * part:.2g} % of the motion, and all of it would take "
            f"{count / 1e6:.2g} million steps and {taken / 2**30:.2g} GiB of memory{self._mode(step.end, state, sizes)}"
        )
        shorter = "simulate a shorter span, or several, each from the end of the last"
        remedy = f"{shorter}; leave out, or damp, what moves so fast; a larger `rtol` takes fewer steps"
        return Stop(law, remedy=remedy)

    def _too_stiff(self, time: float, state: Any, length: float, count: float) -> Stop | None:
        """Why an explicit method is given up, where stability limits its steps and not accuracy.

        Args:
            time, state: where the motion is.
            length: of the steps of late.
            count: of all that it would take.
        """
        if self.method not in (*EXPLICIT, IN_PYTHON):
            return None
        try:
            fastest = damping(np.asarray(self.problem.jacobian(time, state), float))
        except (ArithmeticError, ValueError, np.linalg.LinAlgError):
            return None
        if not LIMITED <= length * fastest <= (STABLE if self.method == IN_PYTHON else np.inf):
            return None
        law = (
            f"the motion is stiff for {self.method}: a mode that dies out in {1 / fastest:.2g} s keeps its steps to "
            f"{length:.2g} s, and all of it would take {count / 1e6:.2g} million steps"
        )
        return Stop(law, remedy="leave out `method`, or give 'Radau'")

    def _mode(self, time: float, state: Any, sizes: Any) -> str:
        """The fastest mode of the motion, where it oscillates."""
        try:
            matrix = np.asarray(self.problem.jacobian(time, state), float)
            values, modes = np.linalg.eig(matrix * sizes / np.reshape(sizes, (-1, 1)))
        except (ArithmeticError, ValueError, np.linalg.LinAlgError):
            return ""
        k = int(np.abs(values.imag).argmax())
        if not values[k].imag:
            return ""
        share = np.abs(modes[:, k])
        pairs = zip(self.problem.equations.rates, share, strict=True)
        names = ", ".join(name for name, part in pairs if part >= TAKES_PART * share.max())
        period = 2 * np.pi / abs(values[k].imag)
        count = (self.end - self.start) / period
        return f"; {names} oscillate with a period of {period:.3g} s, of which {count:.3g} go into the span"
