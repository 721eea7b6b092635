"""Models of sympy.physics.mechanics as bond graphs, against sympy's own equations of motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from sympy_models import CASES, SLOW, Case, State, states

import bondgraph as bg
from bondgraph.elements import from_sympy

NEAR = 1e-10
"""Both routes solve linear systems of condition below 1e4 in double precision."""

ALL = [pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else []) for name in CASES]


def modelled(case: Case) -> Any:
    return from_sympy("model", **case.model) if isinstance(case.model, Mapping) else from_sympy("model", case.model)


def given(case: Case, equations: Any, state: State) -> dict[str, Any]:
    """Values of the parameters, and of the inputs by their names in the graph."""
    values: dict[str, Any] = {k: v for k, v in state.values.items() if k in equations.parameters}
    for function, formula in case.inputs.items():
        name = str(function.func)
        values[name if name in equations.inputs else f"drive_{name}"] = str(formula)
    return values


def accelerations(case: Case, equations: Any, state: State) -> dict[str, float]:
    start = {k: v for k, v in {**state.q, **state.u}.items() if k in equations.states}
    return bg.rates(equations, given(case, equations, state), start, state.t)


@pytest.mark.parametrize("name", ALL)
def test_accelerations_are_sympys(name: str) -> None:
    case = CASES[name]()
    equations = bg.compile(bg.Graph(name, *modelled(case)))
    for state in states(case, 3):
        found = accelerations(case, equations, state)
        scale = max(1.0, *map(abs, state.u_dot.values()))
        for u, expected in state.u_dot.items():
            assert found[u] == pytest.approx(expected, abs=NEAR * scale), (name, u)
