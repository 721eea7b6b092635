"""Inertia, damping and stiffness along a constraint, [001] (20), (35), (40), and whether they bring violations back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.printing import CLEARED
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.errors import NotReducible, StructureError
from bondgraph.graph.law import Solve
from bondgraph.kinetics.force_derivatives import ForceDerivatives
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.redundant import independent_of_repeated
from bondgraph.program.rank import is_definite
from bondgraph.program.tolerances import ROUNDING

Metric: TypeAlias = str | tuple[str, ...]
"""A metric of velocities: "unit", "kinetic", or the diagonal of one."""
UNIT, KINETIC = "unit", "kinetic"
Rows: TypeAlias = tuple[tuple[Formula, ...], ...]


@dataclass(frozen=True)
class Along:
    """What a constraint has along its own direction c, and the symbols of its motion.

    Args:
        c: the direction in the components of f, of shape (S, 1): a c = 1.
        m_bar, c_bar, k_bar: inertia, damping and stiffness, scalars.
        multiplier, multiplier_dot: its dynamic multiplier and the rate of it, states.
        p_multiplier, p_phi: symbols of the momenta m_bar lambda_dot and m_bar phi_dot.
        phi_dot, phi: symbols of what the constraint is violated by; no phi where no position is known.
        h: the constraint force, the effort on the source's bond.
    """

    c: Any
    m_bar: Any
    c_bar: Any
    k_bar: Any
    multiplier: Any
    multiplier_dot: Any
    p_multiplier: Any
    p_phi: Any
    phi_dot: Any
    phi: Any
    h: Any

    @property
    def momenta(self) -> tuple[tuple[Any, Any], ...]:
        """The momenta of the multiplier and of what the constraint is violated by."""
        return (self.p_multiplier, self.m_bar * self.multiplier_dot), (self.p_phi, self.m_bar * self.phi_dot)


@dataclass(frozen=True)
class AllAlong:
    """What each constraint has along its direction, and the linear systems that the directions need."""

    each: tuple[Along, ...]
    solves: tuple[Solve, ...]


def constraints_along(k: Kinetics, metric: Metric, damping: Rows, stiffness: Rows) -> AllAlong:
    """Each constraint that a store keeps, in a metric.

    Args:
        k: its kinetics.
        metric: of velocities.
        damping, stiffness: those of the impressed force, of shape (S, S).
    """
    if not k.kept:
        return AllAlong((), ())
    assert k.read is not None
    by_velocity, by_place = (k.xp.matrix([[k.read(x) for x in row] for row in rows]) for rows in (damping, stiffness))
    is_kinetic = metric == KINETIC
    solves, found = directions(k, metric_of(k, metric, k.read))
    each = tuple(
        Along(
            c=one.c,
            m_bar=_short(k, 1 / one.square) if is_kinetic else _along(k, one, k.A),
            c_bar=_along(k, one, by_velocity),
            k_bar=_along(k, one, by_place),
            multiplier=k.xp.symbol(f"lambda_{stem}"),
            multiplier_dot=k.xp.symbol(f"lambda_{stem}_dot"),
            p_multiplier=k.marked("p_lambda")[i],
            p_phi=k.marked("p_phi")[i],
            phi_dot=k.velocity_residuals[i],
            phi=k.position_residuals[i],
            h=k.reactions[i],
        )
        for i, (one, stem) in enumerate(zip(found, _stems(k), strict=True))
    )
    return AllAlong(each, solves)


def _along(k: Kinetics, one: Direction, matrix: Any) -> Any:
    """c^T matrix c."""
    return _short(k, _short(k, (one.y.T @ matrix @ one.y)[0, 0]) / one.square**2)


def _short(k: Kinetics, expression: Any) -> Any:
    """A shorter writing, so that what is one is not divided by."""
    tidied = k.xp.tidy(expression)
    return k.xp.clear(tidied) if k.xp.size(tidied) <= CLEARED else tidied


def _stems(k: Kinetics) -> list[str]:
    """A name for each row: the source's, and a number where it has several."""
    sizes = [(each.name, len(each.positions)) for each in k.kept]
    return [f"{name}_{i + 1}" if r > 1 else name for name, r in sizes for i in range(r)]


class Direction(NamedTuple):
    """The direction c = y/(a y) of a constraint, with y = G^-1 a^T.

    Args:
        c, y: columns, of shape (S, 1).
        square: a y, that of the length of a in the metric G.
    """

    c: Any
    y: Any
    square: Any


def directions(k: Kinetics, G: Any) -> tuple[tuple[Solve, ...], list[Direction]]:
    """The direction of each constraint, and the linear systems that give them where the metric is not diagonal.

    Driven components of f are prescribed: no deviation from a constraint moves them.

    Args:
        k: the kinetics.
        G: a metric of the free components of f, of shape (S_u, S_u).
    """
    xp, solves, found, free = k.xp, [], [], range(len(k.u))
    is_diagonal = all(xp.is_zero(G[i, j]) for i in free for j in free if i != j)
    for n in range(k.a.shape[0]):
        row = xp.column([k.a[n, j] for j in k.u])
        if is_diagonal:
            raised = xp.column([x if xp.is_one(G[i, i]) else x / G[i, i] for i, x in enumerate(row)])
        else:
            raised = xp.column([xp.symbol(f"{k.about}.G[{n + 1},{i + 1}]") for i in free])
            solves.append(Solve(tuple(raised), G, row, True, k.about))
        square = _short(k, (row.T @ raised)[0, 0])
        given = dict(zip(k.u, raised, strict=True))
        y = xp.column([given.get(j, xp.number(0)) for j in range(len(k.f))])
        c = [x / square for x in y]
        found.append(Direction(xp.column([_short(k, x) if xp.size(x) <= CLEARED else x for x in c]), y, square))
    return tuple(solves), found


def metric_of(k: Kinetics, metric: Metric, read: Callable[[str], Any]) -> Any:
    """The metric of the free components of f, of shape (S_u, S_u).

    Args:
        k: the kinetics.
        metric: by name, or its diagonal.
        read: reads a formula.

    Raises:
        StructureError: for one that is none.
    """
    xp, zero = k.xp, k.xp.number(0)
    if metric == KINETIC:
        return k.A_uu
    if metric == UNIT:
        return xp.eye(len(k.u))
    if isinstance(metric, str) or len(metric) != len(k.f):
        names = ", ".join(map(xp.name, k.f))
        law = f"{metric!r:.60} is not a metric of the {len(k.f)} velocities {names}"
        raise StructureError(k.about, law, remedy=f"give '{UNIT}', '{KINETIC}', or a formula for each of them")
    weights = [read(text) for text in metric]
    if moving := xp.free(xp.column(weights)) & {*k.f}:
        law = "a metric depends on the configuration alone"
        raise StructureError(k.about, law, parties=sorted(map(xp.name, moving)), remedy="give it in coordinates")
    return xp.matrix([[weights[i] if i == j else zero for j in k.u] for i in k.u])


def weighed(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """The damping and the stiffness of the impressed force, and what a reader should know of the constraints.

    Raises:
        NotReducible: for a constraint on driven velocities alone, or on velocities without inertia, constraints that
            contradict each other, an impressed force that has no derivatives, or a metric that is not positive
            definite.
    """
    if not k.kept:
        return {"damping": (), "stiffness": (), "independent": (), "left": (), "repeated": ()}
    _free(k, at)
    independent = independent_of_repeated(k, at)
    if k.force_derivatives is None:
        law = "how the impressed force changes with positions and velocities is not known of a store that stands alone"
        raise NotReducible(k.about, law, remedy="compile the graph that the store was made from")
    by = k.force_derivatives()
    metric = metric_of(k, options.get("metric", UNIT), lambda x: k.xp.build(expressions.text(x), k.xp.symbol))
    left = _left(k, metric, by)
    stems = _stems(k)
    repeated = tuple(stem for i, stem in enumerate(stems) if i not in independent)
    written = {name: _written(k, getattr(by, name)) for name in ("damping", "stiffness")}
    return {**written, "independent": tuple(independent), "left": left, "repeated": repeated}


def _written(k: Kinetics, matrix: Any) -> Rows:
    S = range(len(k.f))
    return tuple(tuple(Formula(k.xp, k.xp.tidy(matrix[i, j])) for j in S) for i in S)


def _free(k: Kinetics, at: Sampling) -> None:
    import numpy as np

    rows = np.abs(at(k.a))
    for i, name in enumerate(each.name for each in k.kept for _ in each.positions):
        if not rows[:, i, list(k.u)].any():
            law = "this constraint holds driven velocities only, and has no inertia"
            raise NotReducible(name, law, parties=(name,), remedy="remove it, or one of the sources that drive them")


def _left(k: Kinetics, G: Any, by: ForceDerivatives) -> tuple[str, ...]:
    """Constraints along which the damping, or where a position is known the stiffness, is not positive everywhere."""
    import numpy as np

    xp = k.xp
    signed = {xp.name(x) for x in (*k.f, *k.q)} | {TIME}
    values = sampled(xp, xp.eye(1), [by.damping, by.stiffness, G, k.a, k.A], signed, by.given)
    metric = values(G)
    if not is_definite(metric):
        law = "the metric of the velocities is not positive definite"
        remedy = "give positive weights; where a direction has no mass take no kinetic metric"
        raise NotReducible(k.about, law, remedy=remedy)
    a, u = values(k.a), list(k.u)
    c = np.zeros_like(a)
    c[:, :, u] = np.linalg.solve(metric, a[:, :, u].swapaxes(1, 2)).swapaxes(1, 2)
    c /= (a * c).sum(axis=2, keepdims=True)
    _check_inertia(k, c, values(k.A))
    found, terms = {}, np.zeros(c.shape[:2])
    for letter, matrix in (("c_bar", values(by.damping)), ("k_bar", values(by.stiffness))):
        found[letter] = np.einsum("pri,pij,prj->pr", c, matrix, c)
        terms = terms + np.einsum("pri,pij,prj->pr", abs(c), abs(matrix), abs(c))
    words = []
    for i, (stem, residual) in enumerate(zip(_stems(k), k.position_residuals, strict=True)):
        wanted = ("c_bar",) if residual is None else ("c_bar", "k_bar")
        none = [letter for letter in wanted if not (found[letter][:, i] > ROUNDING * terms[:, i]).all()]
        if none:
            words.append(f"{stem} ({', '.join(none)})")
    return tuple(words)


def _check_inertia(k: Kinetics, c: Any, A: Any) -> None:
    """Refuse a constraint along which nothing has inertia: its multiplier, whose inertia that is, would have no rate.

    Args:
        k: the kinetics.
        c: the directions of the constraints at some points, of shape (points, r, S).
        A: the mass matrices there.
    """
    import numpy as np

    m_bar = np.einsum("pri,pij,prj->pr", c, A, c)
    terms = np.einsum("pri,pij,prj->pr", abs(c), abs(A), abs(c))
    owners = [each.name for each in k.kept for _ in each.positions]
    for i in np.flatnonzero((abs(m_bar) <= ROUNDING * terms).all(axis=0)):
        moved = [k.xp.name(k.f[j]) for j in np.flatnonzero(c[:, i].any(axis=0))]
        law = f"what this constraint may move, {', '.join(moved)}, has no inertia, which this form gives its multiplier"
        remedy = "give what moves so a mass, or take a form whose multipliers have none, such as udwadia_kalaba"
        raise NotReducible(owners[i], law, parties=(owners[i], *moved), remedy=remedy)


def told(options: Mapping[str, Any]) -> str:
    """What is not promised."""
    words = []
    if left := options.get("left", ()):
        words.append(
            f"a violated constraint comes back only where damping c_bar and, in position, stiffness k_bar along it are "
            f"positive; not everywhere so: {', '.join(left)}. What these are violated by stays, swings or grows"
        )
    if repeated := options.get("repeated", ()):
        words.append(
            f"{', '.join(repeated)}: repeating other constraints, held with them as long as the sources agree; of the "
            f"forces of all, those of minimum norm are given"
        )
    return "; ".join(words)
