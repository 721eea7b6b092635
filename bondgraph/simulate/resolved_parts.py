"""Parts of a motion in which formulas are seen by a few samples: nothing in them changes branch, or course, unseen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bondgraph.program.nonlinearities import RESOLVED, flat, nonlinearities, sampled_ranges
from bondgraph.program.program import Program, kept
from bondgraph.simulate.branch_instants import ASIDE, Piece, lowered, pieces, switches_of
from bondgraph.simulate.course import FINEST, NODES
from bondgraph.simulate.output_evaluation import along

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

MOST, MOST_OF_STEPS = 20_000, 16
"""Steps are divided into so many parts more at most, or each into so many: what varies faster is not resolved."""
HALVINGS = round(-math.log2(FINEST))
"""Of a step: down to the shortest part that is divided."""
BRIEF = 1e-13
"""A part of the motion that is shorter is not: a state that grows from zero is rounding of its interpolation there."""


def resolved_parts(run: Trajectory, expressions: Sequence[Any], end: float) -> Any:
    """The ends of the steps of a motion, with those of parts in which expressions are resolved; of shape (parts + 1,).

    Args:
        run: the motion, by one choice of independent velocities.
        expressions: in the symbols of its equations.
        end: the last instant.
    """
    import numpy as np

    met = {*run.equations.switches}  # by steps of the run, which end there
    found = pieces(run, [each for each in switches_of(run.equations, expressions) if each not in met], end)
    ends = [found[0].start, *(x.end for x in found)] if found else [end]
    steps = np.asarray(run.steps, float)
    inside = steps[(steps > ends[0]) & (steps < ends[-1])]
    return np.unique(np.concatenate([ends, inside, ends_between(run, expressions, found)[0]]))


def ends_between(run: Trajectory, expressions: Sequence[Any], found: Sequence[Piece]) -> tuple[list[float], float]:
    """Instants between which no operation of expressions travels further than a few samples tell, beside the steps.

    Args:
        run: the motion.
        expressions: in the symbols of its equations.
        found: its pieces, in which they are smooth.

    Returns:
        They, and the instant up to which they are resolved: infinite where that is all along.
    """
    import numpy as np

    course = _Course(run, lowered(run, expressions))
    ends, until, steps = list[float](), math.inf, np.asarray(run.steps, float)
    for piece in found if course.nonlinear.judged else ():
        inside = steps[(steps > piece.start) & (steps < piece.end)]
        own, left = course.middles(piece, np.concatenate([[piece.start], inside, [piece.end]]))
        ends += own
        until = min(until, left)
    return ends, until


class _Course:
    """How far the operations of a program travel along a motion."""

    def __init__(self, run: Trajectory, program: Program) -> None:
        self.run, self.nonlinear = run, nonlinearities(program, run.parameters)
        varying = self.nonlinear.varying
        body = tuple(kept([*flat(program.body)], set(varying)))
        self.varying = replace(program, body=body, results={str(slot): slot for slot in varying})

    def middles(self, piece: Piece, ends: Any) -> tuple[list[float], float]:
        """Where steps are halved, and halves again, until no operation travels too far in any part.

        Args:
            piece: in which they lie.
            ends: of the steps, of shape (steps + 1,).

        Returns:
            The middles, and where the first part begins that is not resolved by so many; infinite where all are.
        """
        import numpy as np

        found, parts = list[float](), np.stack([ends[:-1], ends[1:]], axis=1)
        most, least = max(MOST, MOST_OF_STEPS * len(parts)), BRIEF * np.ptp(self.run.steps)
        for _ in range(HALVINGS):
            parts = parts[np.diff(parts, axis=1)[:, 0] > least]
            parts = parts[[*self._unresolved(piece, parts)]]
            if not len(parts) or len(found) > most:
                break
            middles = parts.mean(axis=1)
            found += middles.tolist()
            parts = np.stack([parts[:, 0], middles, middles, parts[:, 1]], axis=1).reshape(-1, 2)
        return found, float(parts[:, 0].min(initial=math.inf)) if len(found) > most else math.inf

    def _unresolved(self, piece: Piece, parts: Any) -> Iterator[int]:
        """The parts in which an operation travels too far: many are looked at as one, then halves of these."""
        import numpy as np

        if not len(parts):
            return
        inside = ASIDE + (1.0 - 2.0 * ASIDE) * np.arange(NODES + 1) / NODES  # at its ends a law may change branch
        times = parts[:, :1] + np.diff(parts, axis=1) * inside
        told = self._told(np.clip(times, piece.first, piece.last))
        ranges = np.array([sampled_ranges(told[:, k]) for k in range(len(parts))])
        waiting = [(0, len(parts))]
        while waiting:
            first, last = waiting.pop()
            low, high = ranges[first:last, :, 0].min(axis=0), ranges[first:last, :, 1].max(axis=0)
            whole = [*zip(low.tolist(), high.tolist(), strict=True)]
            if self.nonlinear.travels(whole) <= RESOLVED:
                continue
            if last - first > 1:
                middle = (first + last) // 2
                waiting += [(middle, last), (first, middle)]
            elif self.nonlinear.travels(whole, told[:, first]) > RESOLVED:
                yield first

    def _told(self, times: Any) -> Any:
        """What varies, and its sums, of shape (quantities, parts, instants)."""
        import numpy as np

        found = [np.broadcast_to(x, times.size) for x in along(self.run, times.ravel(), self.varying)]
        values = self.nonlinear.with_sums(np.array(found, float).reshape(len(found), times.size))
        return values.reshape(len(values), *times.shape)
