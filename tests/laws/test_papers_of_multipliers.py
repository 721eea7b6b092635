"""[001] and [003] equation by equation, where no other test states it, at random states in plain matrices.

`docs/equations-multipliers.md` says which test states which equation of [001], [002] and [003].
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pytest
from constrained_graphs import CONSTRAINED_GRAPHS, ConstrainedGraph, at
from equation_tables import ROOT, check_names, numbers_in, table
from scipy.linalg import null_space, sqrtm

import bondgraph as bg
from bondgraph.algebra import table as xp
from bondgraph.equations.random_points import Sampling
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms._constraint_inertia import directions, metric_of
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import RANK

SEEDS = (1, 2, 3)
NAMES = ("knife_edge", "pendulum", "rolling_body")
TINY = 1e-10
STEP = 1e-5
"""Central differences with it are off by 1e-10."""

each_mechanism = pytest.mark.parametrize("name", NAMES)


@dataclass(frozen=True)
class Matrices:
    """The matrices of [001], section 5, at one state: q' = Q f, M f_dot = g + A^T lambda, A f_dot = c.

    Args:
        mechanism: whose they are.
        state: by name.
    """

    mechanism: ConstrainedGraph
    state: dict[str, float]

    @cached_property
    def k(self) -> Any:
        return unconstrained(self.mechanism.graph, xp, RandomPoints()).k

    def value(self, *matrices: Any, state: dict[str, float] | None = None) -> list[Any]:
        known = {**dict.fromkeys((xp.name(s) for each in matrices for s in xp.free(each)), 0.0), **self.state}
        return [each[0] for each in Sampling(xp, [known | (state or {})]).each(list(matrices))]

    def along(self, function: Callable[[dict[str, float]], Any]) -> Any:
        """The rate of a function of the coordinates along the motion, by differences."""
        q_dot = self.value(self.k.Q)[0] @ self.f
        moved = [
            {xp.name(q): self.state[xp.name(q)] + h * rate for q, rate in zip(self.k.q, q_dot, strict=True)}
            for h in (STEP, -STEP)
        ]
        return (function(moved[0]) - function(moved[1])) / (2 * STEP)

    @cached_property
    def f(self) -> Any:
        return np.array([self.state[name] for name in self.mechanism.f])

    @cached_property
    def M(self) -> Any:
        return self.value(self.k.A)[0]

    @cached_property
    def A(self) -> Any:
        return self.value(self.k.a)[0]

    @cached_property
    def g(self) -> Any:
        e, Df = self.value(self.k.e, self.k.Df)
        return (e - Df)[:, 0]

    @cached_property
    def c(self) -> Any:
        return -self.along(lambda state: self.value(self.k.a, state=state)[0]) @ self.f

    @cached_property
    def lambda_(self) -> Any:
        """(60), without the leading minus that is printed there."""
        A, M_inverse = self.A, np.linalg.inv(self.M)
        return np.linalg.solve(A @ M_inverse @ A.T, self.c - A @ M_inverse @ self.g)

    @cached_property
    def f_dot(self) -> Any:
        """(61)."""
        return np.linalg.solve(self.M, self.g + self.A.T @ self.lambda_)


def matrices(name: str, seed: int) -> Matrices:
    mechanism = CONSTRAINED_GRAPHS[name]()
    return Matrices(mechanism, mechanism.state(seed))


@each_mechanism
def test_the_formulations_that_are_compared_give_one_acceleration(name: str) -> None:
    """[001] (55) to (62): multipliers, null space, Udwadia and Kalaba; in matrices, and as the forms have them."""
    compiled = [
        at(CONSTRAINED_GRAPHS[name]().graph, form, "table")
        for form in (bg.forms.lagrange_multipliers, bg.forms.null_space, bg.forms.udwadia_kalaba)
    ]
    for seed in SEEDS:
        m = matrices(name, seed)
        M, A, g, c = m.M, m.A, m.g, m.c
        np.testing.assert_allclose(A @ m.f_dot, c, atol=TINY)  # (59)
        N = null_space(A)
        np.testing.assert_allclose(A @ N, 0, atol=1e-13)  # (56)
        stacked = np.linalg.solve(np.vstack([N.T @ M, A]), np.concatenate([N.T @ g, c]))
        root = np.real(sqrtm(M))
        inverse = np.linalg.inv(root)
        free = np.linalg.solve(M, g)
        udwadia = np.linalg.solve(M, g + root @ np.linalg.pinv(A @ inverse) @ (c - A @ free))  # (62)
        for other in (stacked, udwadia):
            np.testing.assert_allclose(other, m.f_dot, atol=TINY * max(1, abs(m.f_dot).max()))
        for values in compiled:
            found = values(m.state)
            own = [found[f"{x}'"] for x in m.mechanism.f]
            np.testing.assert_allclose(own, m.f_dot, atol=1e-8 * max(1, abs(m.f_dot).max()))


@each_mechanism
def test_the_equations_on_the_constraint_manifold(name: str) -> None:
    """[001] (10), (15), (16), (57), (58): N^T M N and N^T (M N_dot + D N) in place of M and D; (17) of [004] holds."""
    found = bg.velocity_transformation(CONSTRAINED_GRAPHS[name]().graph, algebra=xp)
    for seed in SEEDS:
        m = matrices(name, seed)

        def N_of(state: dict[str, float], m: Matrices = m) -> Any:
            return found.at({**m.state, **state})[1]

        N, N_dot, theta_dot = N_of({}), m.along(N_of), np.array([m.state[u] for u in found.u])
        np.testing.assert_allclose(N @ theta_dot, m.f, atol=TINY)  # (10)
        M_hat, g_hat = N.T @ m.M @ N, N.T @ (m.g - m.M @ N_dot @ theta_dot)
        theta_ddot = np.linalg.solve(M_hat, g_hat)
        np.testing.assert_allclose(N @ theta_ddot + N_dot @ theta_dot, m.f_dot, atol=1e-8 * max(1, abs(m.f_dot).max()))
        D_hat = N.T @ (m.M @ N_dot + m.value(m.k.D)[0] @ N)

        def M_hat_of(state: dict[str, float], m: Matrices = m, N_of: Any = N_of) -> Any:
            return N_of(state).T @ m.value(m.k.A, state=state)[0] @ N_of(state)

        np.testing.assert_allclose(m.along(M_hat_of), D_hat + D_hat.T, atol=1e-8)


@each_mechanism
@pytest.mark.parametrize("metric", ["unit", "weights"])
def test_velocities_and_forces_are_split_by_the_constraints(name: str, metric: str) -> None:
    """[001] (18) to (32): the projections c_R a^R of each constraint, and what all of them together leave."""
    for seed in SEEDS:
        m, draw = matrices(name, seed), np.random.default_rng(seed)
        n, weights = len(m.f), tuple(map(str, range(1, len(m.f) + 1)))
        G = metric_of(m.k, "unit" if metric == "unit" else weights, lambda text: xp.number(float(text)))
        C = np.hstack([m.value(one.c)[0] for one in directions(m.k, G)[1]])
        v, h = draw.uniform(-1, 1, (2, n))
        for c, a in zip(C.T, m.A, strict=True):
            assert a @ c == pytest.approx(1, abs=1e-13)  # (20)
            projection = np.outer(c, a)  # S_R T_R (18), (19); its transpose is T_RD S_RD (27), (28)
            np.testing.assert_allclose(projection @ projection, projection, atol=1e-13)
            assert a @ (v - projection @ v) == pytest.approx(0, abs=1e-13)  # (21), (22)
            assert c @ (h - projection.T @ h) == pytest.approx(0, abs=1e-13)  # (29), (30)
            u = v - projection @ v
            assert c @ np.diag([1.0] * n if metric == "unit" else range(1, n + 1)) @ u == pytest.approx(0, abs=1e-13)
        together = C @ np.linalg.solve(m.A @ C, m.A)
        np.testing.assert_allclose(together @ together, together, atol=1e-12)
        np.testing.assert_allclose(m.A @ (v - together @ v), 0, atol=1e-12)  # (23), (26)
        np.testing.assert_allclose(C.T @ (h - together.T @ h), 0, atol=1e-12)  # (31), (32)
        assert rank(np.hstack([C, null_space(m.A)]), RANK) == n  # (24)


@each_mechanism
def test_what_newtons_law_leaves_is_the_constraints_force(name: str) -> None:
    """[001] (7), (33), (41) to (47): M f_dot - g = sum a^R h_R, of which the manifold of the motion sees nothing."""
    values = at(CONSTRAINED_GRAPHS[name]().graph, bg.forms.dynamic_multipliers, "table")
    for seed in SEEDS:
        m = matrices(name, seed)
        found = values(m.state)
        covector = m.M @ [found[f"{x}'"] for x in m.mechanism.f] - m.g
        names = [x for x in found if x.split(".")[0] in {each.name for each in m.k.kept} and ".e" in x]
        h = np.array([found[x] for x in sorted(names)])
        size = max(1, abs(covector).max())
        np.testing.assert_allclose(m.A.T @ h, covector, atol=TINY * size)
        np.testing.assert_allclose(null_space(m.A).T @ covector, 0, atol=TINY * size)


@pytest.mark.parametrize(("name", "source"), [("knife_edge", "edge"), ("pendulum", "hold")])
def test_baumgartes_equation(name: str, source: str) -> None:
    """[003] (9): h_ddot + 2 zeta beta h_dot + beta^2 h = 0, without the last term where no h is known."""
    zeta, beta = 0.7, 3.0
    mechanism = CONSTRAINED_GRAPHS[name]()
    values = at(mechanism.graph, bg.forms.maggi.having(zeta=zeta, beta=beta), "table")
    for seed in SEEDS:
        state = mechanism.state(seed, violated=0.3)
        state |= {"x": 1.2 * state["x"]} if name == "pendulum" else {}
        m, found = Matrices(mechanism, state), values(state)
        h_dot = (m.A @ m.f)[0]
        h_ddot = (m.A @ [found[f"{x}'"] for x in mechanism.f] - m.c)[0]
        l = mechanism.values.get("l", 1.0)
        h = (state["x"] ** 2 + state["y"] ** 2 - l**2) / (2 * l) if name == "pendulum" else 0.0
        assert h_ddot + 2 * zeta * beta * h_dot + beta**2 * h == pytest.approx(0, abs=1e-8)
        assert abs(h_dot) > 0.1 and (abs(h) > 1e-2 or name == "knife_edge"), source


PAGE = (ROOT / "docs" / "equations-multipliers.md").read_text(encoding="utf-8")
NUMBERS = {"[001]": range(1, 73), "[002]": range(68, 82), "[003]": range(1, 18)}


@pytest.mark.parametrize("paper", NUMBERS)
def test_the_page_has_every_number_in_order(paper: str) -> None:
    (own,) = (part for part in PAGE.split("\n## ") if part.startswith(paper))
    rows = table(own.split("\n### ")[0])
    stated = [number for row in rows for number in sorted(numbers_in(row[0]))]
    assert stated == [*NUMBERS[paper]], sorted({*stated} ^ {*NUMBERS[paper]})
    for row in rows:
        assert len(row) == 4 and all(row), row
        assert "`test_" in row[3] or row[3].startswith("none: "), row


def test_the_page_names_tests_and_places_that_exist() -> None:
    check_names(PAGE, 30)
