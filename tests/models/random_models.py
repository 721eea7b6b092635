"""Random models of several kinds with values, inputs and a start, each from a seed: what a jury puts to its laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import numpy as np
from random_bodies import SIMPLE, Bodies, loop, tree
from random_graphs import Choice, Seeded, mechanism, network
from random_rolling import rolling

import bondgraph as bg

SPAN = 1.0
"""Seconds, in which what counts in ones moves by about as much."""
FORMS = tuple(bg.forms.__all__)


@dataclass(frozen=True)
class RandomModel:
    """A graph with random numbers.

    Args:
        graph: as drawn.
        seed: of the numbers.
        draw: makes an input of a generator.
        form: of the equations, by name.
        given: a start; at random without it.
        bodies: the bodies and joints that it was drawn from, with their reference.
        span: of the motion, in seconds.
    """

    graph: bg.Graph
    seed: int
    draw: Callable[[np.random.Generator], Any]
    form: str | None = None
    given: Mapping[str, Any] | None = None
    bodies: Bodies | None = None
    span: float = SPAN

    @cached_property
    def drawn(self) -> Any:
        """The equations as drawn.

        Raises:
            BondGraphError: where the graph is not well posed.
        """
        return bg.compile(self.graph, algebra=self._algebra, start=self.given)

    @cached_property
    def equations(self) -> Any:
        """In the form, where there is one.

        Raises:
            BondGraphError: where the graph is not well posed, or the form refuses it.
        """
        form = self.form and getattr(bg.forms, self.form)
        return bg.compile(self.graph, form, self._algebra, start=self.given) if form else self.drawn

    @property
    def _algebra(self) -> Any:
        """Mostly the operations that run, which are the quickest to derive; of bodies sympy derives a few, which it
        takes long for, and none under forms, some of which take it minutes."""
        if self.seed % 8 == 0 and (not self.bodies or (self.seed % 40 == 0 and not self.form)):
            return bg.algebra.sympy
        return bg.algebra.casadi if self.seed % 8 == 4 else bg.algebra.table

    @cached_property
    def values(self) -> dict[str, Any]:
        rng = np.random.default_rng([self.seed, 1])
        numbers = {name: float(rng.uniform(0.5, 2)) for name in self.drawn.parameters}
        found = numbers | {name: self.draw(rng) for name in self.drawn.inputs}
        defaults = {**self.drawn.balance.parameters, **self.drawn.balance.inputs} if self.given is not None else {}
        return found | {name: value for name, value in defaults.items() if value is not None}

    @cached_property
    def start(self) -> dict[str, Any]:
        """Of the states as drawn; those that constraints tie to each other begin as near as they can."""
        if self.given is not None:
            return dict(self.given)
        rng = np.random.default_rng([self.seed, 2])
        near: Any = bg.Near if self.drawn.constraints else float
        return {name: near(rng.uniform(-1, 1)) for name in self.drawn.states}

    def moved(self, by: float) -> dict[str, Any]:
        """Another start: what may be chosen in it is changed, each by so much up or down."""
        free = [name for name, x in self.start.items() if not isinstance(x, bg.Near)] or [*self.start]
        changed = {name: self.start[name] for name in free}
        for k, (name, x) in enumerate(changed.items()):
            step = by * (-1) ** k
            changed[name] = bg.Near(x.value + step) if isinstance(x, bg.Near) else x + step
        return self.start | changed

    def run(self, start: Mapping[str, Any] | None = None, equations: Any = None, **how: Any) -> bg.Trajectory:
        """The motion.

        Raises:
            BondGraphError: where it is refused.
        """
        equations = equations or self.equations
        known = {*equations.parameters, *equations.inputs, *self.drawn.parameters, *self.drawn.inputs}
        values = {name: value for name, value in self.values.items() if name in known}
        return bg.simulate(equations, (0, self.span), values, self.start if start is None else start, **how)


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


Made = Callable[[int], RandomModel]


def _of_graphs(make: Callable[[Choice], bg.Graph], draw: Callable[[np.random.Generator], Any]) -> Made:
    return lambda seed: RandomModel(make(Seeded(seed)), seed, draw)


SMALL, LARGE = 50, 10
"""Of bodies, from so many seeds on, all but each tenth are small, which take a third of the time."""


def _of_bodies(
    make: Callable[[np.random.Generator], Any],
    span: float = 0.5,
    small: Callable[[np.random.Generator], Any] | None = None,
) -> Made:
    def made(seed: int) -> RandomModel:
        of = small if small and seed >= SMALL and seed % LARGE else make
        bodies = of(np.random.default_rng([seed, 3]))
        return RandomModel(bodies.graph, seed, smooth, None, bodies.given, bodies, span)

    return made


def _in_a_form(seed: int) -> RandomModel:
    """Each form in turn, of a mechanism, a tree, a loop, or what rolls."""
    of = (_of_graphs(MECHANISMS, smooth), KINDS["trees"], _of_graphs(MECHANISMS, smooth), SIMPLE_LOOPS,
          _of_graphs(MECHANISMS, smooth), KINDS["rolling"])  # fmt: skip
    model = of[seed // len(FORMS) % len(of)](seed)
    return replace(model, form=FORMS[seed % len(FORMS)])


MECHANISMS = partial(mechanism, largest=3)
SIMPLE_LOOPS = _of_bodies(partial(loop, made=SIMPLE), 0.3)
KINDS: dict[str, Made] = {
    "linear": _of_graphs(partial(network, largest=4, one_ports="RRRIIICCCeef", sensors=(0,)), smooth),
    "nonlinear": _of_graphs(
        partial(_either, partial(network, largest=3, one_ports="RICxxxxef", sensors=(0,)), MECHANISMS), smooth
    ),
    "events": _of_graphs(partial(network, largest=3, one_ports="RRIIICCesssss", sensors=(0,)), broken),
    "signals": _of_graphs(partial(network, largest=3, one_ports="RRIICCefmmmx", sensors=(1, 1, 2, 3)), smooth),
    "trees": _of_bodies(tree, small=partial(tree, most=2)),
    "loops": _of_bodies(loop, small=partial(loop, made=SIMPLE)),
    "rolling": _of_bodies(rolling, 0.3, partial(rolling, alone=True)),
    "forms": _in_a_form,
}
"""By name: how a model of the kind is made from a seed."""


def random_model(kind: str, seed: int) -> RandomModel:
    return KINDS[kind](seed)
