"""Runs whose error control fits the sizes that the states turned out to have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bondgraph.simulate.error_control import ErrorControl
from bondgraph.simulate.segments import Segment

REPEATS = 2
"""A run is made again so many times at most."""


def controlled(run: Callable[[ErrorControl], Segment], control: ErrorControl) -> Segment:
    """A part of a motion, made again with smaller tolerances where states stayed smaller than they were expected.

    Args:
        run: makes one.
        control: the tolerances of the first.

    Returns:
        The last one that came to its end, with remarks on the states whose error it does not control, also where
        the next was interrupted; the first, where that stops.
    """
    found = run(control)
    if not found.is_whole:
        return found
    for _ in range(REPEATS):
        if (projection := found.integrator.stepper.projection) is not None:
            control.met(projection.rows, found.places)
        control.judge(found.places, sum(len(step.every) for step in found.steps))
        small = control.overrated()
        if not small:
            break
        known = control.knowing(small)
        try:
            again = run(known)
        except KeyboardInterrupt as caught:
            again = replace(found, reason=caught)
        if isinstance(again.reason, KeyboardInterrupt):
            return replace(found, reason=again.reason, remarks=_remarks(control))
        if not again.is_whole:
            break
        found, control = again, known
    remarks = _remarks(control)
    return replace(found, remarks=remarks) if remarks else found


def _remarks(control: ErrorControl) -> tuple[str, ...]:
    left = control.uncontrolled()
    coarse = [
        f"{name} is never more than {size:.2g}, for which its absolute tolerance, {tolerance:.2g}, is coarse: less "
        f"than three of its digits are sure; give a smaller atol, or none, if it matters"
        for name, (size, tolerance) in left.items()
    ]
    if lost := control.rounded_away():
        law = "stay so small that rounding of larger terms, which cancel there, leaves less than three digits"
        coarse.append(f"{', '.join(lost)} {law}; no tolerance changes that")
    if unmet := control.unmet():
        kept = ", ".join(f"{name} {least:.2g}" for name, least in unmet.items())
        coarse.append(
            f"a relative tolerance of {control.rtol:g} is not met: positions are known to their rounding, which the "
            f"constraints pass on to other states, so that steps were made with the tolerances {kept}; give a larger "
            "rtol, or measure positions from a place near the motion"
        )
    small = {name: size for name, size in control.overrated().items() if name not in left}
    return (*coarse, _overrated(small)) if small else tuple(coarse)


def _overrated(sizes: Mapping[str, float]) -> str:
    nominal = ", ".join(f"'{name}': {size:.1g}" for name, size in sizes.items())
    return f"{', '.join(sizes)} stayed much smaller than the error control took for granted; give nominal={{{nominal}}}"
