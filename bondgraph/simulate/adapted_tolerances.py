"""Runs whose error control fits the sizes that the states turned out to have, and what rates make of their errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bondgraph.simulate.error_control import COARSE, LEAST, NO_SIZE, ErrorControl
from bondgraph.simulate.magnified_errors import magnified
from bondgraph.simulate.regrown import regrown
from bondgraph.simulate.segments import Segment
from bondgraph.simulate.small_amounts import small_amounts, told_amounts

REPEATS = 2
"""A run is made again so many times at most."""
LESS, FINEST = 0.5, 1e-3
"""Where rates are off, this part of the relative tolerance that would do is taken, and of the last one no less than
that: the implicit method takes up to six times as many steps then."""


def controlled(run: Callable[[ErrorControl], Segment], control: ErrorControl, is_free: bool = False) -> Segment:
    """A part of a motion, made again with smaller tolerances where states stayed smaller than they were expected, or
    where rates, or potentials of small amounts, magnify their errors.

    Args:
        run: makes one.
        control: the tolerances of the first.
        is_free: whether the relative tolerance may be smaller for the sake of rates: nobody has given one.

    Returns:
        The last one that came to its end, with remarks on the states whose error it does not control, also where
        the next was interrupted; the first, where that stops.
    """
    found = run(control)
    if not found.is_whole:
        return found
    _judge(found, control)
    off, least = magnified(found), small_amounts(found)
    for _ in range(REPEATS):
        small = control.overrated()
        known = control.knowing(small) if small else control.closer(least) if least else None
        if known is None and is_free:
            known = _finer(off, control)
        if known is None:
            break
        try:
            again = run(known)
        except KeyboardInterrupt as caught:
            again = replace(found, reason=caught)
        if isinstance(again.reason, KeyboardInterrupt):
            return replace(found, reason=again.reason, remarks=(*_remarks(control, off), *told_amounts(least)))
        if not again.is_whole:
            break
        found, control = again, known
        _judge(found, control)
        off, least = magnified(found), small_amounts(found)
    remarks = *_remarks(control, off), *told_amounts(least), *regrown(found)
    return replace(found, remarks=remarks) if remarks else found


def _judge(found: Segment, control: ErrorControl) -> None:
    """Tell motion from rounding in the states of a run."""
    if (projection := found.integrator.stepper.projection) is not None:
        control.met(projection.rows, found.places)
    control.judge(found.places, sum(len(step.every) for step in found.steps))


def _finer(off: Mapping[str, float], control: ErrorControl) -> ErrorControl | None:
    """That of a run whose rates are right; None where they are, or no tolerance is smaller.

    Args:
        off: the parts by which rates are off, by state.
        control: that of the run.
    """
    part = max(_enough(off), FINEST, LEAST / control.rtol)
    return control.finer(part) if part < 1 else None


def _enough(off: Mapping[str, float]) -> float:
    """The part of the relative tolerance that would do for rates; one where they are right."""
    return LESS * COARSE / max(off.values()) if off else 1.0


def _remarks(control: ErrorControl, off: Mapping[str, float]) -> tuple[str, ...]:
    left = control.uncontrolled()
    coarse = [
        f"{name} is never more than {size:.2g}, for which its absolute tolerance, {tolerance:.2g}, is coarse: less "
        f"than three of its digits are sure; give a smaller atol, or none, if it matters"
        for name, (size, tolerance) in left.items()
    ]
    if tiny := control.without_size():
        law = f"below {NO_SIZE:g} squares of tolerances are no floats, so that errors are not controlled"
        coarse.append(f"{', '.join(tiny)}: {law}; take smaller units")
    if lost := control.rounded_away():
        law = "stay so small that rounding of larger terms, which cancel there, leaves less than three digits"
        coarse.append(f"{', '.join(lost)} {law}; no tolerance changes that")
    if off_by := control.rounded_off():
        law = f"rounding of larger terms, which cancel there, brings more in a step than rtol={control.rtol:g} allows"
        coarse.append(f"{', '.join(off_by)}: {law}; no smaller one changes that")
    if unmet := control.unmet():
        kept = ", ".join(f"{name} {least:.2g}" for name, least in unmet.items())
        coarse.append(
            f"a relative tolerance of {control.rtol:g} is not met: positions are known to their rounding, which the "
            f"constraints pass on to other states, so that steps were made with the tolerances {kept}; give a larger "
            "rtol, or measure positions from a place near the motion"
        )
    if off:
        coarse.append(_magnified(off, control.rtol))
    small = {name: size for name, size in control.overrated().items() if name not in left}
    return (*coarse, _overrated(small)) if small else tuple(coarse)


def _overrated(sizes: Mapping[str, float]) -> str:
    nominal = ", ".join(f"'{name}': {size:.1g}" for name, size in sizes.items())
    return f"{', '.join(sizes)} stayed much smaller than the error control took for granted; give nominal={{{nominal}}}"


def _magnified(off: Mapping[str, float], rtol: float) -> str:
    rates = ", ".join(f"that of {name} by {part:.1g}" for name, part in off.items())
    least = max(_enough(off) * rtol, LEAST)
    cure = f"take rtol={least:.0e}" if least < rtol else "no rtol is smaller: take a larger resistance, or none"
    return (
        f"rates magnify errors of states, and are off by a part of their largest value, {rates}, and so are flows and "
        f"efforts that follow from them; {cure}"
    )
