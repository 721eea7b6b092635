"""States that fall below their absolute tolerance and grow again, as a population does, or the light of a laser.

Near zero an error of the size of the tolerance is most of such a state. Where zero is a state of rest of it, whatever
the others are, it grows with the state; where a state only passes zero, it stays what it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.simulate.error_control import COARSE, NO_SIZE, SHARE
from bondgraph.simulate.methods.native_steps import Motion
from bondgraph.simulate.segments import Segment

LOST = 1e-4
"""A state is told of that may be off by more than this part of its largest."""
ABOUT, LOOKS = 100.0, 8
"""Whether zero is a state of rest is seen from where a state is at its least on, as long as it is no more than so many
times what it is there, or its tolerance, at so many instants."""


def regrown(found: Segment) -> tuple[str, ...]:
    """What is to be said of states that have been lost in their absolute tolerances and have grown again.

    Args:
        found: the steps.
    """
    with suppress(BondGraphError, ArithmeticError, ValueError):
        return tuple(_told(found))
    return ()


def _told(found: Segment) -> Iterator[str]:
    import numpy as np

    if not found.steps:
        return
    control, n = found.integrator.stepper.control, len(found.problem.equations.rates)
    times = [found.integrator.start, *(end for step in found.steps for end in step.every)]
    if not n:
        return
    motion = Motion(times, [step.states for step in found.steps])(np.array(times))
    sizes = np.abs(motion[:n])
    absolute = control.absolute_along(sizes)
    largest = sizes.max(axis=1)
    doubtful = _lost(absolute, sizes).max(axis=1) > LOST * largest
    for k in np.flatnonzero(~control.held & doubtful & (largest > NO_SIZE)).tolist():
        for between in _its_own(found, times, sizes[k], k):
            off = _lost(absolute[k, between], sizes[k, between])
            part = float(off.max(initial=0.0)) / largest[k]
            if part <= LOST:
                continue
            last = between.start + int(off.argmax())
            lost = absolute[k, between.start : last + 1] / sizes[k, between.start : last + 1]
            least = between.start + int(lost.argmax())
            if _grows_from_zero(found, motion, times, k, slice(least, last + 1), absolute[k, least].item()):
                yield _words(control.names[k], sizes[k, least].item(), absolute[k, least], part, control.rtol)
                break


def _words(name: str, size: float, absolute: float, part: float, rtol: float) -> str:
    atol = max(SHARE * rtol * size, NO_SIZE)
    return (
        f"{name} fell to {size:.2g}, beside which its absolute tolerance, {absolute:.2g}, is coarse, and grew again: "
        f"it may be off by {part:.1g} of its largest then; give atol={{'{name}': {atol:.0e}}}"
    )


def _lost(absolute: Any, sizes: Any) -> Any:
    """How far off states are if what is lost of one at its least is lost of it ever after."""
    import numpy as np

    lost = np.maximum.accumulate(absolute / np.maximum(sizes, NO_SIZE), axis=-1)
    return np.minimum(lost, 1.0) * sizes


def _its_own(found: Segment, times: Sequence[float], sizes: Any, k: int) -> Iterator[slice]:
    """The ends of steps between instants at which events set a state, or at which it is nothing."""
    jumps, first = found.integrator.actions.jumps, 0
    before = {step.end: step.states for step in found.steps if step.end in jumps}
    for j, time in enumerate(times):
        if sizes[j] == 0.0:
            yield slice(first, j)
            first = j + 1
        elif time in before and jumps[time][k] != before[time](time)[k]:
            yield slice(first, j + 1)
            first = j + 1
    yield slice(first, len(times))


def _grows_from_zero(
    found: Segment, motion: Any, times: Sequence[float], k: int, grown: slice, tolerance: float
) -> bool:
    """Whether a state grows from where it is at its least by its own value alone: were it zero, it would stay so.

    A state that passes zero is moved by others there; one at rest that a friction of its own slows down, too.
    """
    import numpy as np

    sizes = np.abs(motion[k, grown])
    beyond = np.flatnonzero(sizes > ABOUT * max(sizes[0], tolerance))
    about = grown.start + np.arange(beyond[0] if len(beyond) else len(sizes))
    moved = own = 0.0
    for j in about[np.unique(np.linspace(0, len(about) - 1, LOOKS).astype(int))].tolist():
        state = motion[:, j].copy()
        size, rates = max(abs(state[k]), tolerance), list[float]()
        for state[k] in (0.0, size):
            rates.append(found.problem.rates(times[j], state)[k])
        moved, own = moved + abs(rates[0]), own + max(rates[1] - rates[0], 0.0)
    return moved <= COARSE * own and own > 0
