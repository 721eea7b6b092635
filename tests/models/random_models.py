"""Random models of several kinds with values, inputs and a start, each from a seed: what a jury puts to its laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
from random_graphs import Choice, Seeded, mechanism, network

import bondgraph as bg

SPAN = 1.0
"""Seconds, in which what counts in ones moves by about as much."""


@dataclass(frozen=True)
class RandomModel:
    """A graph with random numbers.

    Args:
        graph: as drawn.
        seed: of the numbers.
        draw: makes an input of a generator.
    """

    graph: bg.Graph
    seed: int
    draw: Callable[[np.random.Generator], Any]

    @cached_property
    def equations(self) -> Any:
        """As drawn.

        Raises:
            BondGraphError: where the graph is not well posed.
        """
        return bg.compile(self.graph)

    @cached_property
    def values(self) -> dict[str, Any]:
        rng = np.random.default_rng([self.seed, 1])
        numbers = {name: float(rng.uniform(0.5, 2)) for name in self.equations.parameters}
        return numbers | {name: self.draw(rng) for name in self.equations.inputs}

    @cached_property
    def start(self) -> dict[str, float]:
        rng = np.random.default_rng([self.seed, 2])
        return {name: float(rng.uniform(-1, 1)) for name in self.equations.states}

    def run(self, start: Mapping[str, float] | None = None, **how: Any) -> bg.Trajectory:
        """The motion as drawn; states that constraints tie to each other begin as near as they can.

        Raises:
            BondGraphError: where it is refused.
        """
        near: Any = bg.Near if self.equations.constraints else float
        given = {name: near(value) for name, value in (start or self.start).items()}
        return bg.simulate(self.equations, (0, SPAN), self.values, given, **how)


def smooth(rng: np.random.Generator) -> Any:
    a, w, phase = (float(x) for x in rng.uniform((0.3, 1, 0), (1.5, 6, 3)))
    return [a, f"{a!r}*sin({w!r}*t + {phase!r})", f"{a!r}*t - t**2"][rng.integers(3)]


def broken(rng: np.random.Generator) -> Any:
    """A smooth input, a step, a pulse, a table of lines or of a spline."""
    a, at, width = (float(x) for x in rng.uniform((0.3, 0.1, 0.001), (1.5, 0.8, 0.2)))
    times = np.sort(rng.uniform(0.02, 0.98, 5))
    return [
        smooth(rng),
        f"where(t < {at!r}, 0, {a!r})",
        f"where(t < {at!r}, 0, where(t < {at + width!r}, {a / width!r}, 0))",
        bg.table(times, rng.uniform(-1, 1, 5)),
        bg.table(times, rng.uniform(-1, 1, 5), order=3),
    ][rng.integers(5)]


def _either(first: Callable[..., Any], second: Callable[..., Any], choice: Choice) -> bg.Graph:
    return choice.among((first, second))(choice)


KINDS: dict[str, tuple[Callable[[Choice], bg.Graph], Callable[[np.random.Generator], Any]]] = {
    "linear": (partial(network, largest=4, one_ports="RRRIIICCCeef", sensors=(0,)), smooth),
    "nonlinear": (
        partial(
            _either, partial(network, largest=3, one_ports="RICxxxxef", sensors=(0,)), partial(mechanism, largest=3)
        ),
        smooth,
    ),
    "events": (partial(network, largest=3, one_ports="RRIIICCesssss", sensors=(0,)), broken),
    "signals": (partial(network, largest=3, one_ports="RRIICCefmmmx", sensors=(1, 1, 2, 3)), smooth),
}
"""By name: how a graph of the kind is made, and an input."""


def random_model(kind: str, seed: int) -> RandomModel:
    make, draw = KINDS[kind]
    return RandomModel(make(Seeded(seed)), seed, draw)
