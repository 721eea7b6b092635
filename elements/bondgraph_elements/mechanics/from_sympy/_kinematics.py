"""Kinematics: what sympy's expressions are in coordinates, and velocities in the flows f."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy as sp
from sympy.core.function import AppliedUndef
from sympy.physics.mechanics import dynamicsymbols

from bondgraph.errors import FrameError, StructureError
from bondgraph_elements.mechanics.from_sympy._given import Given
from bondgraph_elements.mechanics.from_sympy._rows import REST, Row, added, alike, tidied
from bondgraph_elements.mechanics.from_sympy._solved import solved
from bondgraph_elements.mechanics.from_sympy._words import Words


class Kinematics:
    """The coordinates and flows of a model.

    Prescribed functions of time become driven coordinates where they are met.
    """

    def __init__(self, name: str, given: Given, words: Words, prescribed: Sequence[Any]) -> None:
        self.prescribed = prescribed
        self.name, self.given, self.words, self.N = name, given, words, given.frame
        self.time = dynamicsymbols._t
        self.q = {x: self._symbol(x, "a coordinate") for x in given.q}
        speeds = given.u or (() if given.kdes else tuple(x.diff(dynamicsymbols._t) for x in given.q))
        self.u = {x: self._speed(x) for x in speeds}
        self.aux = {x: self._symbol(x, "an auxiliary speed") for x in given.aux}
        self.driven: dict[Any, tuple[Any, Any]] = {}
        self._rates = {x.diff(dynamicsymbols._t): sp.Dummy(f"{x.func.__name__}_rate", real=True) for x in given.q}
        self.Q = self._solved()

    # -- symbols --------------------------------------------------------------------------------------------------

    def _symbol(self, x: Any, what: str) -> Any:
        return sp.Symbol(self.words.of(x, what), real=True)

    def _speed(self, x: Any) -> Any:
        """Its symbol; the rate of a coordinate is named after it."""
        if not isinstance(x, sp.Derivative):
            return self._symbol(x, "a speed")
        return sp.Symbol(self.words.free(f"{self.q[x.expr]}_dot"), real=True)

    @property
    def speeds(self) -> tuple[Any, ...]:
        """The symbols of the speeds, the auxiliary ones last."""
        return *self.u.values(), *self.aux.values()

    @property
    def flows(self) -> tuple[Any, ...]:
        """The symbols of all flows: the speeds, and the rates of driven coordinates."""
        return *self.speeds, *(rate for _, rate in self.driven.values())

    @property
    def coordinates(self) -> tuple[Any, ...]:
        """The symbols of the coordinates, the driven ones last."""
        return *self.q.values(), *(symbol for symbol, _ in self.driven.values())

    def read(self, expression: Any, place: str) -> Any:
        """An expression in plain symbols; the rates of coordinates are written in the flows.

        Raises:
            StructureError: for accelerations, and functions of anything else than time.
        """
        plain = self._plain(expression, place)
        rates = {d: self.written(row) for d, row in self.Q.items() if plain.has(d)}
        return plain.xreplace(rates)

    @staticmethod
    def written(row: Row) -> Any:
        """A row as the expression that it is of."""
        return sp.Add(*(x * flow for flow, x in row.items()))

    def _plain(self, expression: Any, place: str) -> Any:
        expression = sp.sympify(expression)
        if any(not isinstance(d.expr, AppliedUndef) for d in expression.atoms(sp.Derivative)):
            expression = expression.doit()
        known = {**self._rates, **self.u, **self.aux, **self.q}
        for d in expression.atoms(sp.Derivative) - known.keys():
            known[d] = self._driven_rate(d, place)
        for x in expression.atoms(AppliedUndef) - known.keys():
            known[x] = self._drive(x, place)[0]
        parameters = sorted(expression.free_symbols - {dynamicsymbols._t}, key=str)
        own = {s: self._symbol(s, "a symbol") for s in parameters}
        return expression.xreplace({**known, **own})

    def _driven_rate(self, d: Any, place: str) -> Any:
        x = d.expr
        if x in self.given.q or x in self.u or x in self.aux or d.derivative_count > 1:
            law = f"it depends on the acceleration {d}"
            remedy = "write it in coordinates, speeds and their functions"
            raise StructureError(place, law, parties=(place, str(d)), remedy=remedy)
        return self._drive(x, place)[1]

    def _drive(self, x: Any, place: str) -> tuple[Any, Any]:
        """The symbols of a driven coordinate and its rate."""
        if x.args != (dynamicsymbols._t,):
            law = f"{x} is an unknown function of something else than time"
            raise StructureError(place, law, parties=(place, str(x)), remedy="write the function out")
        if x not in self.prescribed:
            law = f"{x} is a function of time, and neither a coordinate nor a speed"
            remedy = f"add it to these; or, if it is known in time, give prescribed=[{x.func}]"
            raise StructureError(place, law, parties=(place, str(x)), remedy=remedy)
        if x not in self.driven:
            symbol = self._symbol(x, "a function of time")
            self.driven[x] = symbol, sp.Symbol(self.words.free(f"{symbol}_dot"), real=True)
        return self.driven[x]

    def check_prescribed(self) -> None:
        """Refuse functions that are said to be prescribed, and that nothing depends on so.

        Raises:
            StructureError: naming them.
        """
        unused = [str(x) for x in self.prescribed if x not in self.driven]
        if unused:
            law = f"{', '.join(unused)} is prescribed, and no motion depends on it"
            remedy = "remove it; what loads are proportional to is an input by itself"
            raise StructureError(self.name, law, parties=unused, remedy=remedy)

    # -- rows -----------------------------------------------------------------------------------------------------

    def row(self, expression: Any, place: str) -> Row:
        """The coefficients of an expression that is linear in the flows.

        Raises:
            StructureError: where it is not.
        """
        return self._linear(self._plain(expression, place), place, self.Q)

    def _linear(self, plain: Any, place: str, Q: dict[Any, Row]) -> Row:
        rates = [x for x in (*self._rates.values(), *self.flows) if plain.has(x)]
        found: Row = {REST: plain.xreplace(dict.fromkeys(rates, sp.S.Zero))}
        for x in rates:
            derivative = sp.diff(plain, x)
            if derivative.has(*rates):
                derivative = sp.simplify(derivative)
            if derivative.has(*rates):
                party = next(str(r) for r in rates if derivative.has(r))
                law = f"it is not linear in the speeds: '{str(plain)[:60]}'"
                remedy = "write it linear in the speeds and the rates of the coordinates"
                raise StructureError(place, law, parties=(place, party), remedy=remedy)
            added(found, derivative, Q.get(x, {x: 1}))
        return found

    def gradient(self, plain: Any) -> Row:
        """The rate of a plain expression in coordinates, parameters and time."""
        found: Row = {REST: sp.diff(plain, dynamicsymbols._t)}
        for x, rate in zip(self.q.values(), self.Q, strict=True):
            added(found, sp.diff(plain, x), self.Q[rate])
        for x, rate in self.driven.values():
            added(found, sp.diff(plain, x), {rate: 1})
        return found

    def rows(self, vector: Any, axes: Any, place: str) -> list[Row]:
        """The rows of a velocity's components along axes.

        Raises:
            FrameError: where the axes, or those the vector is written in, are not oriented.
        """
        return [self.row(component, place) for component in self.components(vector, axes, place)]

    def components(self, vector: Any, axes: Any, place: str) -> list[Any]:
        """A vector's components along axes, as sympy writes them."""
        try:
            return list(vector.to_matrix(axes)) if vector != 0 else [sp.S.Zero] * 3
        except ValueError as trouble:
            law = f"frame '{axes}' is not oriented against the others: {_said(trouble)}"
            remedy = "orient it, such as by orient_axis"
            raise FrameError(place, law, parties=(place, str(axes)), remedy=remedy) from None

    def velocity(self, point: Any) -> Any:
        """The velocity of a point in the inertial frame."""
        try:
            return point.vel(self.N)
        except ValueError as trouble:
            law = f"its velocity in '{self.N}' is not defined: {_said(trouble)}"
            remedy = "set it, such as by set_vel, v2pt_theory or set_pos"
            raise StructureError(str(point), law, parties=(str(point),), remedy=remedy) from None

    def turning(self, frame: Any) -> Any:
        """The angular velocity of a frame in the inertial frame."""
        try:
            return frame.ang_vel_in(self.N)
        except ValueError as trouble:
            law = f"its angular velocity in '{self.N}' is not defined: {_said(trouble)}"
            remedy = "orient it, such as by orient_axis, or set_ang_vel"
            raise FrameError(str(frame), law, parties=(str(frame),), remedy=remedy) from None

    def moves_with(self, point: Any, body: Any) -> bool | None:
        """Whether a point is one of a body's, or a place known from it moves as its velocity says; None if unknown."""
        centre = getattr(body, "masscenter", None) or body.point
        try:
            r = point.pos_from(centre)
        except ValueError:
            return None
        place = str(point)
        difference = self.rows(self.velocity(point) - self.velocity(centre), self.N, place)
        try:
            if hasattr(body, "frame") and alike(
                difference, self.rows(self.turning(body.frame).cross(r), self.N, place)
            ):
                return True
            return alike(difference, self.rows(r.dt(self.N), self.N, place))
        except FrameError:
            return None

    # -- kinematical equations ------------------------------------------------------------------------------------

    def _solved(self) -> dict[Any, Row]:
        """q_dot = Q f, from the kinematical equations.

        Raises:
            StructureError: where they are not linear, or do not give the rate of each coordinate.
        """
        place = f"{self.name}: kinematical equations"
        known = {r: {s: sp.S.One} for d, r in self._rates.items() for x, s in self.u.items() if x == d}
        kdes = self.given.kdes
        wanted = [r for r in self._rates.values() if r not in known]
        rows = [self._linear(self._plain(x, place), place, known) for x in kdes]
        if len(rows) != len(wanted):
            law = f"{len(rows)} equations for the rates of {len(wanted)} coordinates"
            raise StructureError(
                place, law, parties=[str(x) for x in self.given.q], remedy="give one for each coordinate"
            )
        called = {r: str(x) for x, r in zip(self.given.q, self._rates.values(), strict=True)}
        known |= solved(tidied(rows), {r: called[r] for r in wanted}, place)
        return {r: known[r] for r in self._rates.values()}


def _said(trouble: Exception) -> str:
    """What sympy says, on one line."""
    return " ".join(str(trouble).split()).rstrip(".")
