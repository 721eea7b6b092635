"""The matrices of a graph's motion in independent velocities, as steps and expressions that a program computes.

With generalized velocities f, of which driven ones are known and constraints a f = b hold, f = B v + f_0 in independent
velocities v; then f_dot = B v_dot + gamma, and A f_dot + D f = e + a^T lambda gives B^T A B v_dot + B^T (A gamma + D f
- e) = tau. The systems for B, f_0 and gamma are solved in the program, whatever their size.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Step, needs, order, targets
from bondgraph.equations.lower import Lowering, arguments
from bondgraph.errors import NotReducible
from bondgraph.graph.law import Solve
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import along
from bondgraph.kinetics.mass_matrix import Mechanism
from bondgraph.program.program import Program
from bondgraph.program.tolerances import DIGITS, ROUNDING

ACCELERATION, FORCE = "acceleration", "force"
"""What the program's further arguments are called, one for each independent velocity."""
BY = "by"
"""Between a velocity that follows and an independent one: what the first changes by with the second."""


@dataclass(frozen=True, eq=False)
class Model:
    """A graph's kinetics, and its equations with all generalized velocities as states.

    Args:
        k: the kinetics, constraints kept.
        equations: those the kinetics are part of.
        mechanism: the inertias behind partial velocities, without constraints.
        drawn: what velocities are called in the graph as drawn, where that is something else.
        independent: the components of f that are, in the order of vectors and matrices.
        dependent: those that follow from constraints.
        points: values by name at which coordinates are generic, and loops closed where they can be.
    """

    k: Kinetics
    equations: Equations
    mechanism: Mechanism
    drawn: Mapping[str, str]
    independent: tuple[int, ...]
    dependent: tuple[int, ...]
    points: tuple[Mapping[str, float], ...]

    @property
    def xp(self) -> Algebra:
        return self.k.xp

    def name(self, i: int) -> str:
        """What a component of f is called in the graph as drawn."""
        own = self.xp.name(self.k.f[i])
        return self.drawn.get(own, own)

    @cached_property
    def configuration(self) -> tuple[str, ...]:
        """The states that are no generalized velocities."""
        own = set(map(self.xp.name, self.k.f))
        return tuple(name for name in self.equations.states if name not in own)

    @cached_property
    def arguments(self) -> tuple[str, ...]:
        """What programs take: time, configuration, independent velocities, their accelerations, forces, and numbers."""
        own = (self.xp.name(self.k.f[i]) for i in self.independent)
        more = (f"{self.name(i)} {what}" for what in (ACCELERATION, FORCE) for i in self.independent)
        numbers = arguments(self.equations)[1 + len(self.equations.states) :]
        return (TIME, *self.configuration, *own, *more, *numbers, *self.beside)

    @cached_property
    def beside(self) -> Mapping[str, float | None]:
        """Parameters and inputs of the graph that its equations do without, and flows may need, with their defaults."""
        given, known = self.mechanism.balance.given, {*arguments(self.equations)}
        return {name: value for name, value in given.items() if name not in known}

    # -- what velocities follow -------------------------------------------------------------------------------------

    @cached_property
    def _held(self) -> Any:
        """The columns of the constraints that belong to the dependent velocities."""
        a = self.k.a
        return self.xp.matrix([[a[r, i] for i in self.dependent] for r in range(a.shape[0])])

    def _following(self, symbols: Sequence[Any], right: Any) -> Solve:
        """The system for something of the dependent velocities."""
        return Solve(tuple(symbols), self._held, right, False, self.k.about)

    def _symbols(self, what: str) -> list[Any]:
        return [self.xp.symbol(f"{self.name(i)} {what}") for i in self.dependent]

    @cached_property
    def _columns(self) -> list[list[Any]]:
        """The dependent rows of B, column by column."""
        return [self._symbols(f"{BY} {self.name(j)}") for j in self.independent]

    @cached_property
    def B(self) -> Any:
        """f = B v + f_0, of shape (S, n)."""
        return self._of_all(self._columns, 1)

    def _of_all(self, columns: Sequence[Sequence[Any]], own: int) -> Any:
        """A matrix of shape (S, n): its dependent rows by columns, and a number where v has its own components."""
        xp, row = self.xp, {i: k for k, i in enumerate(self.dependent)}
        zero, diagonal = xp.number(0), xp.number(own)
        rows = [
            [columns[c][row[i]] if i in row else diagonal if i == j else zero for c, j in enumerate(self.independent)]
            for i in range(len(self.k.f))
        ]
        return xp.matrix(rows) if self.independent else xp.zeros(len(self.k.f), 0)

    @cached_property
    def gamma(self) -> Any:
        """The accelerations of f where those of v vanish, a column."""
        xp, found = self.xp, [self.xp.number(0)] * len(self.k.f)
        for i, symbol in zip(self.dependent, self._symbols("drift"), strict=True):
            found[i] = symbol
        for i in self.k.c:
            found[i] = self._rate(self.k.f[i], self.name(i))
        return xp.column(found)

    def _rate(self, expression: Any, name: str) -> Any:
        """The rate of a driven velocity, or of what a constraint holds.

        Raises:
            NotReducible: where it does not follow from what drives it.
        """
        try:
            return Motion(self.equations, ()).rate(expression)
        except DoesNotApply as why:
            raise NotReducible(self.k.about, f"{name} is driven, and {why}", parties=(name,)) from None

    @cached_property
    def _own_steps(self) -> list[Step]:
        """The systems that give the dependent velocities, B and the drift."""
        xp, k = self.xp, self.k
        if not self.dependent:
            return []
        rows = range(k.a.shape[0])
        known = [*self.independent, *k.c]
        given = [k.b[r] - sum((k.a[r, i] * k.f[i] for i in known), xp.number(0)) for r in rows]
        steps: list[Step] = [self._following([k.f[i] for i in self.dependent], xp.column(given))]
        for symbols, j in zip(self._columns, self.independent, strict=True):
            steps.append(self._following(symbols, xp.column([-k.a[r, j] for r in rows])))
        turning = along(k, k.a) @ k.f
        rates = [
            self._rate(k.b[r], f"what {k.about} holds")
            - turning[r, 0]
            - sum((k.a[r, i] * self.gamma[i] for i in k.c), xp.number(0))
            for r in rows
        ]
        return [*steps, self._following(self._symbols("drift"), xp.column(rates))]

    # -- the quantities ---------------------------------------------------------------------------------------------

    @cached_property
    def M(self) -> Any:
        """The mass matrix in the independent velocities, symmetric as it is written."""
        whole, n = self.B.T @ self.k.A @ self.B, range(len(self.independent))
        return self.xp.matrix([[whole[min(i, j), max(i, j)] for j in n] for i in n]) if n else self.xp.zeros(0, 0)

    @property
    def Df(self) -> Any:
        """The gyration forces D f, as the inertias give them: a store knows them as differences, which are longer."""
        return self.mechanism.kinetics.Df

    @cached_property
    def bias(self) -> Any:
        """The forces without acceleration, a column: those of gyration, of the drives, and less the impressed ones."""
        k = self.k
        return self.B.T @ (k.A @ self.gamma + self.Df - k.e)

    @cached_property
    def gyration(self) -> Any:
        """The matrix C for which M v_dot + C v are the inertia forces where nothing drives, and M_dot - 2 C is skew."""
        k, rate = self.mechanism.kinetics, self.B_dot
        return self.B.T @ (self.k.A @ rate + k.D @ self.B)

    @cached_property
    def B_dot(self) -> Any:
        """The rate of B along the motion, of shape (S, n)."""
        return self._of_all(self._column_rates, 0)

    @cached_property
    def _column_rates(self) -> list[list[Any]]:
        return [self._symbols(f"rate by {self.name(j)}") for j in self.independent]

    @property
    def _rate_steps(self) -> list[Step]:
        """The systems that give the rate of B."""
        if not self.dependent:
            return []
        turning = along(self.k, self.k.a) @ self.B
        columns = enumerate(self._column_rates)
        return [self._following(symbols, -self.xp.column(turning[:, c])) for c, symbols in columns]

    def symbols(self, what: str) -> Any:
        """The accelerations or the forces that are given, a column."""
        return self.xp.column([self.xp.symbol(f"{self.name(i)} {what}") for i in self.independent])

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The names of the constraints' rows: of their sources."""
        return tuple(self.xp.name(each).replace(".velocity_residual", "") for each in self.k.velocity_residuals)

    @cached_property
    def positions(self) -> tuple[str, ...]:
        """The names of what is left of positions."""
        return tuple(self.xp.name(symbol) for symbol, _ in self.k.kept_positions)

    def rate_along(self, matrix: Any) -> Any:
        """The rate of a matrix of coordinates and time along the motion."""
        return along(self.k, matrix)

    @cached_property
    def left_open(self) -> tuple[list[Any], list[Any]]:
        """What is left of positions that loops keep, and what may be left there, as of a start."""
        xp = self.xp
        q = [xp.symbol(name) for name in self.configuration]
        size = xp.call["abs"]
        left = [self.equations.expanded(expression) for _, expression in self.k.kept_positions]
        sizes = [
            # Where a gradient vanishes, rounding is left of the position itself.
            sum((size(xp.diff(x, y)) * (DIGITS * size(y) + ROUNDING) for y in q), xp.number(ROUNDING))
            for x in left
        ]
        return left, sizes

    @cached_property
    def _multipliers(self) -> Any:
        return self.xp.column([self.xp.symbol(f"reaction of {name}") for name in self.rows])

    @property
    def reactions(self) -> Any:
        """The multipliers of the constraints, and what drives velocities, at given accelerations, a column."""
        left = self._unbalanced - (self.k.a.T @ self._multipliers if self.rows else self.xp.zeros(len(self.k.f), 1))
        return self.xp.column([*self._multipliers, *(left[i] for i in self.k.c)])

    @cached_property
    def _unbalanced(self) -> Any:
        """A f_dot + D f - e at given accelerations, a column."""
        k = self.k
        return k.A @ (self.B @ self.symbols(ACCELERATION) + self.gamma) + self.Df - k.e

    @property
    def _reaction_steps(self) -> list[Step]:
        if not self.rows:
            return []
        right = self.xp.column([self._unbalanced[i] for i in self.dependent])
        return [Solve(tuple(self._multipliers), self._held.T, right, False, self.k.about)]

    @cached_property
    def solved(self) -> tuple[Any, Step]:
        """The accelerations under given forces, and the system that gives them."""
        unknowns = self.xp.column([self.xp.symbol(f"{self.name(i)} gained") for i in self.independent])
        step = Solve(tuple(unknowns), self.M, self.symbols(FORCE) - self.bias, True, self.k.about)
        return unknowns, step

    def program(self, results: Mapping[str, Any]) -> Program:
        """The program of some expressions, in the order of `arguments`."""
        xp = self.xp
        own: list[Step] = [*self._own_steps, *self._reaction_steps]
        used, mine = xp.free(xp.column(results.values())), list[Step]()
        if self.independent:
            own += [*self._rate_steps, self.solved[1]]
        while open_ := [s for s in own if s not in mine and {*targets(s)} & self._behind(used, mine)]:
            mine += open_
        whole = [*self.equations.needed(self._behind(used, mine)), *mine]
        return Lowering(xp, self.arguments).program(results, order(xp, whole, set()))

    def _behind(self, used: set[Any], steps: Sequence[Step]) -> set[Any]:
        """Some symbols, those that steps use, and all that these need of the equations."""
        found = used.union(*(needs(self.xp, step) for step in steps))
        return found.union(*(needs(self.xp, step) for step in self.equations.needed(found)))
