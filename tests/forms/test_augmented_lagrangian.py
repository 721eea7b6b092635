"""The augmented Lagrangian: its error is known in closed form, and with it the multipliers' form."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from skates import EDGE, VALUES, F, edge, free, skate, state

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.equations.lower import lower
from bondgraph.forms import augmented_lagrangian, lagrange_multipliers, udwadia_kalaba
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant

both = pytest.mark.parametrize("algebra", [sympy, table], ids=["sympy", "table"])


def reactions(equations: Any, at: dict[str, float]) -> list[float]:
    program = lower(equations, {n: e for n, e in equations.observables.items() if n.endswith(".e") and n[:4] == "edge"})
    return instant(program)(Problem.of(equations, VALUES).arguments(0.0, [at[n] for n in equations.states]))


@both
@pytest.mark.parametrize("alpha, n", [(3.0, 1), (3.0, 2), (20.0, 4), (1e4, 3), (1e9, 1)])
def test_the_error_after_n_iterations(algebra: Any, alpha: float, n: int) -> None:
    """lambda_n = lambda - (1 + alpha m a A^-1 a^T)^-n lambda, and the accelerations follow from it."""
    form = augmented_lagrangian.having(alpha=alpha, iterations=n)
    equations = bg.compile(skate((EDGE, "0")), form=form, algebra=algebra)
    for seed in range(3):
        at = state(seed)
        (A, e), (row, rate) = free(at), edge(at)
        sigma = row @ np.linalg.solve(A, row)
        exact = -(rate + row @ np.linalg.solve(A, e)) / sigma
        pushed = exact * (1 - (1 + alpha * np.trace(A) / 3 * sigma) ** -n)
        f_dot = np.linalg.solve(A, e + row * pushed)
        found = bg.rates(equations, VALUES, at)
        # The penalty's size costs nothing of double precision.
        assert [found[name] for name in F] == pytest.approx(f_dot, rel=1e-12, abs=1e-12)
        assert reactions(equations, at) == pytest.approx([pushed], rel=1e-12)


@both
def test_by_default_it_agrees_with_the_multipliers(algebra: Any) -> None:
    for graph in (skate((EDGE, "0")), skate((EDGE, "0"), turning="1 + t")):
        exact, near = (
            bg.compile(graph, form=form, algebra=algebra) for form in (lagrange_multipliers, augmented_lagrangian)
        )
        for seed in range(3):
            at = {**state(seed), "w": 1.0}
            at = {name: at[name] for name in exact.states}
            rates = [list(bg.rates(equations, VALUES, at).values()) for equations in (exact, near)]
            assert rates[1] == pytest.approx(rates[0], rel=1e-10, abs=1e-10)


def test_repeated_constraints_share_their_reaction_by_the_minimum_norm() -> None:
    twice = skate((EDGE, "0"), (("-3*sin(th)", "3*cos(th)", "0"), "0"))
    at = state(5)
    shares = [reactions(bg.compile(twice, form=form), at) for form in (udwadia_kalaba, augmented_lagrangian)]
    assert shares[1] == pytest.approx(shares[0], rel=1e-9)


def test_violations_decay_at_the_given_rate() -> None:
    """With no position known, r_dot + 2 zeta omega r = 0."""
    equations = bg.compile(skate((EDGE, "0")), form=augmented_lagrangian.having(zeta=0.5, omega=4.0))
    start = {"th": 0.3, "u": 1.0, "v": 0.5, "w": 1.0}
    run = bg.simulate(equations, (0, 1), VALUES, start, as_given=True, rtol=1e-10, atol=1e-12)
    # The penalty's own error, 1e-12, and that of the integration.
    assert run["edge1.velocity_residual"] == pytest.approx(
        run["edge1.velocity_residual"][0] * np.exp(-4.0 * run.t), abs=1e-8
    )


@pytest.mark.parametrize("options", [{"alpha": 0}, {"alpha": -1.0}, {"iterations": 0}, {"iterations": 1.5}])
def test_options_that_hold_nothing_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(bg.ValueRefused):
        bg.compile(skate((EDGE, "0")), form=augmented_lagrangian.having(**options))
