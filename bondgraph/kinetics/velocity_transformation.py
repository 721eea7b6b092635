"""The matrices between velocities and quasi-velocities, to be read: E = [Y; a] and E^-1 = [W, S_c] -- [003] (8).

[003] writes A_# for Y, A_* for a, S_# for W and S_* for S_c; [002] (69)-(75) w for E, its rows the other way round, and
Omega for E^-1. A form solves with E and never writes the inverse; here it is written for who wants to see it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bondgraph.algebra.determinant import determinant
from bondgraph.algebra.pickling import Picklable
from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.equations.random_points import Sampling
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import MissingValues, NotReducible, SingularSystem
from bondgraph.graph.graph import Graph, checked
from bondgraph.kinetics.change_of_velocities import MOST
from bondgraph.kinetics.form import FOLLOWS, FREE, Form, asked
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.kinetics.quasi_velocities import embedded, following
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import RANK


@explained
@dataclass(frozen=True, eq=False, repr=False)
class VelocityTransformation(Picklable, Shown):
    """E f = [u - Z; b], and f = W (u - Z) + S_c b, for n velocities of which p are independent.

    Args:
        xp: the algebra of the entries.
        about: the graph's name.
        f: names of the velocities, n; driven ones, which are given, are not among them.
        u: names of the quasi-velocities, p.
        constraints: names of the constraints, a row each, n - p.
        E: the stacked matrix, of shape (n, n): the quasi-velocities' rows, then the constraints'.
        Z: what the quasi-velocities are besides Y f, of shape (p, 1).
        b: what a f is, the driven velocities' share taken off, of shape (n - p, 1).
        values: of the graph's parameters, by name.
    """

    xp: Algebra
    about: str
    f: tuple[str, ...]
    u: tuple[str, ...]
    constraints: tuple[str, ...]
    E: Any
    Z: Any
    b: Any
    values: Mapping[str, float] = field(default_factory=dict)

    @property
    def Y(self) -> Any:
        """The rows of the quasi-velocities, of shape (p, n): A_# of [003]."""
        return self._part(self.E, range(len(self.u)), range(len(self.f)))

    @property
    def a(self) -> Any:
        """The rows of the constraints, of shape (n - p, n): A_* of [003]."""
        return self._part(self.E, range(len(self.u), len(self.f)), range(len(self.f)))

    @property
    def W(self) -> Any:
        """What f is by the quasi-velocities, of shape (n, p): S_# of [003]. Its columns span the null space of a.

        Raises:
            NotReducible: where more velocities depend on each other than can be written out.
        """
        return self._part(self.inverse, range(len(self.f)), range(len(self.u)))

    @property
    def S_c(self) -> Any:
        """What f is by the constraints' flows b, of shape (n, n - p): S_* of [003]. S_c^T takes forces to reactions.

        Raises:
            NotReducible: as of `W`.
        """
        return self._part(self.inverse, range(len(self.f)), range(len(self.u), len(self.f)))

    @cached_property
    def inverse(self) -> Any:
        """E^-1 = [W, S_c], of shape (n, n).

        Raises:
            NotReducible: as of `W`.
        """
        n, xp = len(self.f), self.xp
        columns = [self._solved([xp.number(int(i == j)) for i in range(n)]) for j in range(n)]
        return xp.matrix([[column[i] for column in columns] for i in range(n)])

    def at(self, values: Mapping[str, float]) -> tuple[Any, Any, Any]:
        """E, W and S_c as arrays of numbers.

        Args:
            values: of the coordinates and time, and of parameters that have none in the graph, by name.

        Raises:
            MissingValues: for names that have no value.
            SingularSystem: where E is singular.
        """
        import numpy as np

        known = {**self.values, **values}
        if missing := sorted({self.xp.name(s) for s in self.xp.free(self.E)} - known.keys()):
            law = f"E depends on {', '.join(missing)}, which has no value"
            raise MissingValues(self.about, law, parties=missing, remedy="give it among the values")
        E = Sampling(self.xp, [known])(self.E)[0]
        if rank(E, RANK) < len(self.f):
            law = f"here {', '.join(self.u)} and the constraints do not determine the velocities"
            raise SingularSystem(self.about, law, parties=self.u, remedy="take other quasi-velocities")
        inverse = np.linalg.inv(E)
        return E, inverse[:, : len(self.u)], inverse[:, len(self.u) :]

    def _part(self, matrix: Any, rows: Sequence[int], columns: Sequence[int]) -> Any:
        if not rows or not columns:
            return self.xp.zeros(len(rows), len(columns))
        return self.xp.matrix([[matrix[i, j] for j in columns] for i in rows])

    @cached_property
    def _order(self) -> tuple[tuple[tuple[int, int], ...], list[int], list[int]]:
        """Rows that determine one velocity when those before are known, each with that one; what is left of both."""
        n, xp = len(self.f), self.xp
        there = [[j for j in range(n) if not xp.is_zero(self.E[i, j])] for i in range(n)]
        order: list[tuple[int, int]] = []
        rows, columns = list(range(n)), list(range(n))
        while True:
            alone = ((i, [j for j in there[i] if j in columns]) for i in rows)
            i, left = next(((i, left) for i, left in alone if len(left) == 1), (None, []))
            if i is None:
                return tuple(order), rows, columns
            order.append((i, left[0]))
            rows.remove(i)
            columns.remove(left[0])

    def _solved(self, right: Sequence[Any]) -> list[Any]:
        """The x with E x = right: by the rows that determine one after the other, then by Cramer's rule."""
        xp, zero = self.xp, self.xp.number(0)
        order, rows, columns = self._order
        x: dict[int, Any] = {}

        def rest(i: int) -> Any:
            return right[i] - sum((self.E[i, j] * value for j, value in x.items()), zero)

        for i, j in order:
            x[j] = self._short(rest(i) / self.E[i, j])
        if len(rows) > MOST:
            names = [self.f[j] for j in columns]
            law = f"{len(rows)} velocities depend on each other, and their formulas would be long: {', '.join(names)}"
            raise NotReducible(
                self.about, law, parties=names, remedy="take other quasi-velocities, or `at` for numbers"
            )
        core = [[self.E[i, j] for j in columns] for i in rows]
        left = [rest(i) for i in rows]
        whole = self._short(determinant(xp, core))
        for n, j in enumerate(columns):
            exchanged = [[*row[:n], value, *row[n + 1 :]] for row, value in zip(core, left, strict=True)]
            x[j] = self._short(determinant(xp, exchanged) / whole)
        return [x[j] for j in range(len(self.f))]

    def _short(self, expression: Any) -> Any:
        return self.xp.clear(self.xp.tidy(expression))

    def _title(self) -> str:
        return f"{self.about}: {len(self.f)} velocities, {len(self.u)} of them independent: {', '.join(self.u)}"

    def __str__(self) -> str:
        """What f is by the quasi-velocities and the constraints' flows, a line each but for those that are one."""
        xp = self.xp
        right = [*(xp.symbol(u) - z for u, z in zip(self.u, self.Z, strict=True)), *self.b]
        lines = [self._title()]
        for i, name in enumerate(self.f):
            value = sum((self.inverse[i, j] * x for j, x in enumerate(right)), xp.number(0))
            lines += [f"{name} = {xp.spell(value)}"] if value != xp.symbol(name) else []
        return "\n".join(lines)


@explained
def velocity_transformation(
    graph: Graph, form: Form | None = None, algebra: Algebra | None = None
) -> VelocityTransformation:
    """The matrices of [003] (8) between the velocities of a mechanism and those that its constraints leave.

    Args:
        graph: a graph whose constraints are drawn, f << TF(a) << Sf(b).
        form: a form with quasi-velocities, or with independent ones: `maggi.having(quasi={"s": "u + v"})`. By default
            the independent velocities are those that the constraints determine the others by best.
        algebra: sympy by default.

    Raises:
        NotReducible: where quasi-velocities are not as many as are free, or depend on the constraints; where these
            repeat each other; as `reduce`.
        StructureError: for quasi-velocities that are not linear in f.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, Sf, TF
    >>> f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    >>> blade = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0)
    >>> skate = bg.Graph("skate", f["u", "v"] >> I("m", (1, 1)), f["w"] >> I("J", 1), blade)
    >>> forward = bg.forms.maggi.having(quasi={"s": "cos(th)*u + sin(th)*v", "w": "w"})
    >>> found = bg.velocity_transformation(skate, forward)
    >>> print(found)
    skate: 3 velocities, 2 of them independent: s, w
    u = -blade*sin(th) + s*cos(th)
    v = blade*cos(th) + s*sin(th)
    >>> found.W
    Matrix([
    [cos(th), 0],
    [sin(th), 0],
    [      0, 1]])
    """
    xp, points = chosen(algebra), RandomPoints()
    free = unconstrained(graph, xp, points).where_closed(ClosedLoops(checked(graph), xp, points))
    k = free.k.reading(lambda text: xp.build(text, xp.symbol))
    options = dict(form.options) if form else {}
    quasi = options.get("quasi", ())
    follows = () if quasi else following(k, free.points({}), {FREE: asked(form)})[FOLLOWS]
    found = embedded(k, quasi, follows)
    p, n = len(found.u), len(k.u)
    E = xp.matrix([[found.E[i, j] for j in k.u] for i in range(n)]) if n else xp.zeros(0, 0)
    driven = k.a @ xp.column([x if i in k.c else xp.number(0) for i, x in enumerate(k.f)])
    shares = found.E @ xp.column([x if i in k.c else xp.number(0) for i, x in enumerate(k.f)])
    parameters = free.mechanism.balance.parameters
    return VelocityTransformation(
        xp,
        checked(graph).name,
        tuple(xp.name(k.f[i]) for i in k.u),
        tuple(map(xp.name, found.u)),
        tuple(xp.name(x).replace(".row", "") for x in k.marked("row")),
        E,
        xp.column([found.Z[i] + shares[i] for i in range(p)]) if p else xp.zeros(0, 1),
        k.b - driven,
        {name: value for name, value in parameters.items() if value is not None},
    )
