"""The kinetics of a mechanism at its generalized velocities f: what a form of the equations of motion is made from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.algebra.protocol import Algebra
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.lazy import Late, Once
from bondgraph.program.cached import Cached
from bondgraph.program.calls import explained
from bondgraph.program.other_words import KINETICS, no_attribute

if TYPE_CHECKING:
    from bondgraph.analysis.kinetics_at.record import KineticsAt
    from bondgraph.kinetics.linkage_assembly import Near


@dataclass(frozen=True)
class KeptConstraint:
    """A constraint a(q, t) f = b(t) that a form keeps instead of changing the velocities.

    Args:
        name: the source that gives b, and whose effort is the reaction lambda.
        a: its rows, of shape (r, S).
        positions: for each row an expression whose rate is a f - b, or None where no one knows one.
        b, reaction: the source's flows and efforts, columns; None outside the store.
        left_out: positions of rows that repeat others where the loops are closed: they vanish with the others.
    """

    name: str
    a: Any
    positions: tuple[Any, ...]
    b: Any = None
    reaction: Any = None
    left_out: tuple[Any, ...] = ()


def port_of(constraint: str) -> str:
    """The port of a kinetic store for the source of a constraint it keeps, whatever that source is called."""
    return f"lambda_{constraint}"


@explained
@dataclass(frozen=True, eq=False)
class Kinetics(Cached, Picklable):
    """[004]'s letters, for S generalized velocities of which S_c are driven.

    Args:
        xp: the algebra.
        about: the store or junction it belongs to, for messages.
        A: mass matrix (15), (55), of shape (S, S).
        f: generalized velocities, a column.
        e: effort at the store's I-port, a column; for the mechanism in a graph, the impressed force (9), (53).
        p: generalized momenta (21), a column of symbols.
        u, c: indices of the free and of the driven components (2).
        Df: the effort D f (14), a column; None where the form does not use it.
        e_hat: generalized gyration force D^T f (27), (57), a column; None where the form does not use it.
        D: one gyrator matrix that satisfies (17), of shape (S, S); it is not unique.
        Q: the map q_dot = Q f (1).
        q: the coordinates.
        partial_velocities: for each inertia, the matrix dv/df^T of its junction.
        inertias: for each inertia its name and the matrix that is not negative where the inertia can be.
        holonomic: whether f = q_dot and T* generates e_hat (32), so that the store is an IC.
        kept: the constraints a form is to keep; others are driven velocities already.
        read: what reads a formula of the user, in coordinates, time, flows and inputs.
        force_derivatives: gives the damping and stiffness of the impressed force; of a mechanism in a graph only.
        graph: the graph that moves with these velocities; None where the kinetics belong to none.

    `print(kinetics)` writes them as text, `latex()` as LaTeX; `at(start, values)` gives their numbers.
    """

    xp: Algebra
    about: str
    A: Any
    f: Any
    e: Any
    p: Any
    u: tuple[int, ...]
    c: tuple[int, ...]
    Df: Any = Late()
    e_hat: Any = Late()
    D: Any = Late()
    Q: Any = None
    q: tuple[Any, ...] = ()
    partial_velocities: tuple[tuple[str, Any], ...] = ()
    holonomic: Any = Late(False)
    inertias: tuple[tuple[str, Any], ...] = ()
    kept: tuple[KeptConstraint, ...] = ()
    read: Callable[[Any], Any] | None = field(default=None, compare=False)
    force_derivatives: Once | None = field(default=None, compare=False)
    graph: Graph | None = field(default=None, compare=False)

    @staticmethod
    def take(column: Any, indices: Sequence[int]) -> tuple[Any, ...]:
        """Some components of a column."""
        return tuple(column[i] for i in indices)

    def _block(self, rows: Sequence[int], columns: Sequence[int]) -> Any:
        if not rows or not columns:
            return self.xp.zeros(len(rows), len(columns))
        return self.xp.matrix([[self.A[i, j] for j in columns] for i in rows])

    @property
    def A_uu(self) -> Any:
        return self._block(self.u, self.u)

    @property
    def A_uc(self) -> Any:
        return self._block(self.u, self.c)

    @property
    def A_cc(self) -> Any:
        return self._block(self.c, self.c)

    @property
    def f_c(self) -> Any:
        return self.xp.column(self.take(self.f, self.c))

    @property
    def p_u(self) -> Any:
        return self.xp.column(self.take(self.p, self.u))

    @property
    def f_dot(self) -> Any:
        return self.xp.column([self.xp.rate(x) for x in self.f])

    @property
    def p_dot(self) -> Any:
        return self.xp.column([self.xp.rate(x) for x in self.p])

    @cached_property
    def T_star(self) -> Any:
        """Kinetic co-energy (18)."""
        return (self.f.T @ self.A @ self.f)[0, 0] / 2

    @cached_property
    def T(self) -> Any:
        """Kinetic energy T(q, p) = p^T A^-1 p / 2 (33), in coordinates and momenta alone, as a sum of squares."""
        T, p, n = self.xp.number(0), list(self.p), len(self.p)
        A = [[self.A[i, j] for j in range(n)] for i in range(n)]
        for k, pivot in ((k, A[k][k]) for k in range(n)):
            T += p[k] ** 2 / (2 * pivot)
            for i in range(k + 1, n):
                share = A[i][k] / pivot
                p[i] -= share * p[k]
                A[i] = [x - share * y for x, y in zip(A[i], A[k], strict=True)]
        return T

    def keeping(self, constraints: Iterable[KeptConstraint]) -> Kinetics:
        """The same with constraints to be kept; what is not worked out yet stays so, and what follows is found anew."""
        other = copy(self)
        for name, value in vars(Kinetics).items():
            if isinstance(value, cached_property):
                vars(other).pop(name, None)
        vars(other).update(kept=tuple(constraints), graph=None)
        return other

    def reading(self, read: Callable[[Any], Any]) -> Kinetics:
        """The same with what reads formulas of the user."""
        other = copy(self)
        vars(other)["read"] = read
        return other

    @cached_property
    def a(self) -> Any:
        """The rows of all constraints that are kept, of shape (r, S)."""
        rows = [[each.a[i, j] for j in range(len(self.f))] for each in self.kept for i in range(each.a.shape[0])]
        return self.xp.matrix(rows) if rows else self.xp.zeros(0, len(self.f))

    @cached_property
    def b(self) -> Any:
        """Their right side: a f = b."""
        return self.xp.column([x for each in self.kept for x in each.b])

    @cached_property
    def reactions(self) -> Any:
        """Their multipliers lambda, in A f_dot + D f = e + a^T lambda: the efforts on the sources' bonds."""
        return self.xp.column([x for each in self.kept for x in each.reaction])

    @cached_property
    def velocity_residuals(self) -> tuple[Any, ...]:
        """Symbols of what is left of each constraint, a f - b."""
        return self.marked("velocity_residual")

    @cached_property
    def position_residuals(self) -> tuple[Any, ...]:
        """Symbols of what is left of their positions; None for a constraint that has none."""
        known = (x is not None for each in self.kept for x in each.positions)
        symbols = self.marked("position_residual")
        return tuple(symbol if has else None for symbol, has in zip(symbols, known, strict=True))

    def marked(self, what: str) -> tuple[Any, ...]:
        """Symbols of something that each constraint has, one a row."""
        names = []
        for each in self.kept:
            r = len(each.positions)
            names += [f"{each.name}.{what}" + (f"[{i + 1}]" if r > 1 else "") for i in range(r)]
        return tuple(map(self.xp.symbol, names))

    @property
    def velocity_residual_rates(self) -> Any:
        """The rates of the velocity residuals: a f_dot + a_dot f - b_dot."""
        return self.xp.column([self.xp.rate(x) for x in self.velocity_residuals])

    def stabilised(self, zeta: float, beta: float) -> tuple[Any, ...]:
        """Baumgarte's sum for each constraint, [003] (9), with the residuals r of its velocity and phi of its position.

        It is r_dot + 2 zeta beta r + beta^2 phi; where no position is known the last term is left out.
        """
        pairs = zip(self.velocity_residual_rates, self.velocity_residuals, self.position_residuals, strict=True)
        return tuple(rate + 2 * zeta * beta * r + beta**2 * (0 if phi is None else phi) for rate, r, phi in pairs)

    @property
    def invariants(self) -> tuple[tuple[Any, Any], ...]:
        """What vanishes along every exact motion: velocity and position residuals, each with its expression."""
        if not self.kept:
            return ()
        return (*zip(self.velocity_residuals, self.a @ self.f - self.b, strict=True), *self.kept_positions)

    @property
    def kept_positions(self) -> tuple[tuple[Any, Any], ...]:
        """The position residuals alone, each with its expression."""
        positions = [x for each in self.kept for x in each.positions]
        pairs = zip(self.position_residuals, positions, strict=True)
        others = ((f"{each.name}.left_out[{i + 1}]", x) for each in self.kept for i, x in enumerate(each.left_out))
        repeated = ((self.xp.symbol(name), x) for name, x in others)
        return (*((symbol, x) for symbol, x in pairs if x is not None), *repeated)

    def at(
        self,
        start: Mapping[str, float | str | Near] | None = None,
        values: Mapping[str, Any] | None = None,
        t: float = 0.0,
    ) -> KineticsAt:
        """Their numbers in one state, with the accelerations, the momenta's rates and the reactions there.

        Args:
            start: the state, as the initial one of `simulate`.
            values: parameters and inputs by name, as for `simulate`.
            t: the instant, in seconds.

        Raises:
            MissingValues, ValueRefused, NoSolution, SingularSystem: as `rates`.
            NotReducible: for kinetics that belong to no graph, and where the rate of a driven velocity does not follow.
        """
        from bondgraph.analysis.kinetics_at.evaluated import kinetics_at

        return kinetics_at(self, start, values, t)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, KINETICS)

    def __repr__(self) -> str:
        driven = ", ".join(self.xp.name(self.f[i]) for i in self.c)
        return f"Kinetics({self.about!r}: f {', '.join(map(self.xp.name, self.f))}; driven {driven or 'none'})"

    def __str__(self) -> str:
        from bondgraph.kinetics.kinetics_page import as_text

        return as_text(self)

    def latex(self) -> str:
        """The kinetics as LaTeX, in an `aligned` environment."""
        from bondgraph.kinetics.kinetics_page import as_latex

        return as_latex(self)

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"
