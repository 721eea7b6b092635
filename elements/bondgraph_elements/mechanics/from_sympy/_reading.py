"""A model of sympy as it is read, before anything is drawn."""

from __future__ import annotations

from typing import Any

import sympy as sp

from bondgraph.errors import StructureError
from bondgraph_elements.mechanics.from_sympy._actuators import Acting, forced, read_actuator
from bondgraph_elements.mechanics.from_sympy._bodies import Moving, read_body
from bondgraph_elements.mechanics.from_sympy._constraints import read_constraints
from bondgraph_elements.mechanics.from_sympy._given import Given, listed
from bondgraph_elements.mechanics.from_sympy._kinematics import Kinematics
from bondgraph_elements.mechanics.from_sympy._loads import Inputs, Load, read_load
from bondgraph_elements.mechanics.from_sympy._rows import REST, Row, tidied
from bondgraph_elements.mechanics.from_sympy._words import Words


class Reading:
    """A model as it is read: what moves, what acts, what holds, all in the flows and coordinates of f.

    Args:
        name: of the model.
        given: its parts.
        prescribed: functions of time that are known.
        names: identifiers that the user wants.
    """

    def __init__(self, name: str, given: Given, prescribed: Any, names: Any) -> None:
        self.name, self.given = name, given
        self.words = Words(name, names)
        self.k = Kinematics(name, given, self.words, listed(name, "prescribed functions", prescribed))
        self.bodies = [read_body(self.k, body) for body in given.bodies]
        self.holding = read_constraints(self.k)
        self.acting, self.loads, self.inputs = self._read_forces()
        for function in self.inputs.powers:
            self.words.of(function, "an input")
        by_time = any(REST in row for row in tidied(self._rows()))
        self.words.check_used()
        self.k.check_prescribed()
        self.symbols = self.words.symbols()
        self.clock = sp.Symbol(self.words.free(f"{name}_time")) if by_time else None

    def _read_forces(self) -> tuple[list[Acting], list[Load], Inputs]:
        """Actuators and loads. What turns out to be a driven coordinate is no input, and all is read again."""
        barred: frozenset[Any] = frozenset()
        read = [read_actuator(self.k, x, self.bodies) for x in self.given.actuators]
        given = [x for found in read if isinstance(found, list) for x in found]
        given += [read_load(self.k, x, self.bodies) for x in self.given.loads]
        while True:
            inputs = Inputs(self.k, barred)
            acting = [forced(inputs, x) for x in read if isinstance(x, Acting)]
            loads = [inputs.of_load(load) for load in given]
            for load in loads:
                load.power(self.k, load.vector)
            if not (again := inputs.powers.keys() & self.k.driven.keys()):
                return acting, loads, inputs
            barred |= again

    def _rows(self) -> list[Row]:
        """The rows of all that moves, the axes of velocities included."""
        found = [row for b in self.bodies for moving in (b.v, b.omega) if moving is not None for row in moving.rows]
        found += [*self.k.Q.values(), *(x.row for x in self.acting), *self.inputs.powers.values()]
        axes = [moving.axes for b in self.bodies for moving in (b.v, b.omega) if moving is not None]
        for load in self.loads:
            velocity = load.velocity(self.k)
            found += self.k.rows(velocity, self.k.N, str(load.at))
            axes += [frame for _, frame in velocity.args]
        for frame in dict.fromkeys(axes):
            found += self.turns(frame).rows
        return found

    def turns(self, axes: Any) -> Moving:
        """The rate of a frame's axes, along these."""
        return Moving(axes, tuple(tidied(self.k.rows(self.k.turning(axes), axes, str(axes)))))

    def called(self, thing: Any) -> str:
        """The identifier of one of sympy's symbols, functions of time, rates or bodies."""
        rates = {x.diff(self.k.time): rate for x, (_, rate) in self.k.driven.items()}
        speeds = {**rates, **self.k.u}
        if thing in speeds:
            return str(speeds[thing])
        for word, known in self.symbols.items():
            if known is thing or (type(known) is type(thing) and known == thing):
                return word
        law = f"'{thing}' is no coordinate, speed, symbol or body of it"
        raise StructureError(self.name, law, parties=(str(thing),), remedy="give one of these, or its identifier")
