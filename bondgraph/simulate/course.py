"""The course of a motion within a step: how far the arguments of nonlinear operations travel in parts of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from bondgraph.problem.problem import Problem
from bondgraph.program.enclosures import Interval
from bondgraph.program.evaluate import Follower
from bondgraph.program.nonlinearities import RESOLVED, Nonlinearities, flat, sampled_ranges
from bondgraph.program.program import Program, kept
from bondgraph.simulate.diagnosis import UNDEFINED

NODES = 4
"""Intervals of a step at whose ends it is sampled for the ranges of what varies."""
FINEST = 1e-9
"""A part of a step that is not divided further."""


class Course:
    """What varies along a motion, and how far the operations of a program travel with it.

    Args:
        problem: equations with values.
        program: of their arguments.
        nonlinear: its operations.

    Attributes:
        inside: gives the instant at which laws are evaluated for another.
    """

    def __init__(self, problem: Problem, program: Program, nonlinear: Nonlinearities) -> None:
        self.problem, self.program, self.nonlinear = problem, program, nonlinear
        self.inside: Callable[[float], float] = lambda time: time

    def travels(self, start: float, end: float, states: Callable[[Any], Any]) -> float:
        """How far an operation travels in a part of a step."""
        samples = self._samples(start, end, states)
        found = self.nonlinear.travels(ranges := sampled_ranges(samples))
        return found if found <= RESOLVED else self.nonlinear.travels(ranges, samples)

    def ends_of_parts(self, start: float, end: float, states: Callable[[Any], Any]) -> Iterator[float]:
        """The ends of parts of a step, in order, in each of which no operation travels further than is resolved."""
        least, waiting = FINEST * (end - start), [(start, end)]
        while waiting:
            low, high = waiting.pop()
            middle = (low + high) / 2
            if high - low > least and low < middle < high and self.travels(low, high, states) > RESOLVED:
                waiting += [(middle, high), (low, middle)]
            else:
                yield high

    def hull(self, start: float, end: float, states: Callable[[Any], Any]) -> list[Interval]:
        """The ranges of what varies in a part of a step."""
        return sampled_ranges(self._samples(start, end, states))

    def _samples(self, start: float, end: float, states: Callable[[Any], Any]) -> Any:
        """What varies, and its sums, at instants of a part of a step: of shape (what varies, instants)."""
        import numpy as np

        times = start + (end - start) * np.arange(NODES + 1) / NODES
        motion = np.concatenate([times[None], np.asarray(states(times))])
        if self.follows is None:
            return self.nonlinear.with_sums(motion[list(self.nonlinear.varying)])
        follow = self.follows
        follow.seed(self.problem.evaluate.kept)
        try:
            found = [follow(self.problem.arguments(self.inside(x[0]), x[1:].tolist())) for x in motion.T]
        except UNDEFINED:
            found = [[np.nan] * len(self.nonlinear.varying)] * len(times)
        return self.nonlinear.with_sums(np.array(found, float).T)

    @cached_property
    def follows(self) -> Follower | None:
        """What varies as a function of the program's arguments, where it is not only time and states."""
        program, varying = self.program, self.nonlinear.varying
        if all(slot <= len(self.problem.equations.states) for slot in varying):
            return None
        body = tuple(kept([*flat(program.body)], set(varying)))
        return self.problem.evaluate.alike(replace(program, body=body, results={str(slot): slot for slot in varying}))
