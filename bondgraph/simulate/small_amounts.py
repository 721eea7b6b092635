"""Amounts of species that become so small that their absolute tolerance is coarse beside them.

A chemical potential is R T times the logarithm of an amount: an error that is nothing beside the largest amount changes
the potential of a small one by a multiple of R T, or makes the amount negative, which has no potential at all.
"""

from __future__ import annotations

from typing import NamedTuple

from bondgraph.simulate.error_control import CLOSER, COARSE, NO_SIZE
from bondgraph.simulate.methods.native_steps import Motion
from bondgraph.simulate.segments import Segment


class Least(NamedTuple):
    """An amount where its tolerance is coarsest beside it.

    Args:
        amount: in mol; the least that there is, where that is negative.
        tolerance: the absolute one there, in mol.
        time: when, in seconds.
    """

    amount: float
    tolerance: float
    time: float


def small_amounts(found: Segment) -> dict[str, Least]:
    """Amounts whose absolute tolerance is more than `COARSE` of them where a step ends, by name.

    What no step has moved yet, and what an event has emptied, is nothing, and has no error there.

    Args:
        found: the steps.
    """
    import numpy as np

    if not found.steps:
        return {}
    control, equations = found.integrator.stepper.control, found.problem.equations
    names = {*map(equations.xp.name, equations.balance.amounts)}
    chosen = [k for k, name in enumerate(control.names) if name in names and not control.held[k]]
    if not chosen:
        return {}
    times = np.array([found.integrator.start, *(end for step in found.steps for end in step.every)])
    motion = Motion(times.tolist(), [step.states for step in found.steps])(times)[: len(control.names)]
    absolute = control.absolute_along(np.abs(motion))
    least: dict[str, Least] = {}
    for k in chosen:
        amounts = motion[k]
        coarse = (absolute[k] > COARSE * amounts) & (np.abs(amounts) > NO_SIZE)
        if coarse.any():
            j = int(np.where(coarse, amounts, np.inf).argmin())
            least[control.names[k]] = Least(*map(float, (amounts[j], absolute[k, j], times[j])))
    return least


def told_amounts(least: dict[str, Least]) -> tuple[str, ...]:
    """What is to be said of amounts that are small beside their tolerances."""
    return tuple(_words(name, each) for name, each in least.items())


def _words(name: str, least: Least) -> str:
    atol = max(CLOSER * least.tolerance, NO_SIZE)
    when = f"at t = {least.time:.6g} s"
    if least.amount < 0:
        law = f"{name} is {least.amount:.2g} {when}, as no amount can be: its chemical potential is not known there"
    else:
        off = least.tolerance / least.amount
        law = (
            f"{name} is {least.amount:.2g} {when}, beside which its absolute tolerance, {least.tolerance:.2g}, is "
            f"coarse: its chemical potential may be off by {off:.1g} R T there"
        )
    return f"{law}; give atol={{'{name}': {atol:.0e}}} if it matters"
