"""Models of sympy.physics.mechanics as bond graphs, against sympy's own equations of motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import sympy as sp
from sympy_models import CASES, SLOW, Case, State, states

import bondgraph as bg
from bondgraph.elements import from_sympy

NEAR = 1e-10
"""Both routes solve linear systems of condition below 1e4 in double precision."""

ALL = [pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else []) for name in CASES]


def modelled(case: Case) -> Any:
    if isinstance(case.model, Mapping):
        return from_sympy("model", **case.model)
    return from_sympy("model", case.model, prescribed=case.prescribed)


def given(case: Case, model: Any, equations: Any, state: State) -> dict[str, Any]:
    """Values by their names in the graph; what does not act on the motion is zero."""
    known = {model.called(x): value for x, value in state.values.items() if x in model.symbols.values()}
    values: dict[str, Any] = {x: known.get(x, 0.0) for x in equations.parameters}
    for function, formula in case.inputs.items():
        name = model.called(function)
        values[name if name in equations.inputs else f"drive_{name}"] = str(formula)
    return values


def accelerations(case: Case, model: Any, equations: Any, state: State) -> dict[str, float]:
    start = {k: v for k, v in {**state.q, **state.u}.items() if k in equations.states}
    return bg.rates(equations, given(case, model, equations, state), start, state.t)


@pytest.mark.parametrize("name", ALL)
def test_accelerations_are_sympys(name: str) -> None:
    case = CASES[name]()
    model = modelled(case)
    equations = bg.compile(bg.Graph(name, *model))
    for state in states(case, 3):
        found = accelerations(case, model, equations, state)
        scale = max(1.0, *map(abs, state.u_dot.values()))
        for u, expected in state.u_dot.items():
            assert found[u] == pytest.approx(expected, abs=NEAR * scale), (name, u)


FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["rolling_disc", "pendulum_whose_pivot_is_moved", "chaos_pendulum"])
def test_every_form_moves_alike(name: str, form: Any) -> None:
    """The rates of coordinates and of momenta, from one state over a short motion, to the integrator's tolerance."""
    case = CASES[name]()
    model = modelled(case)
    graph, (state,) = bg.Graph(name, *model), states(case, 1)
    whole = bg.compile(graph)
    start = {**state.q, **state.u}
    runs = [
        bg.simulate(equations, (0, 0.3), given(case, model, equations, state), start, rtol=1e-10, atol=1e-12)
        for equations in (whole, bg.compile(graph, form))
    ]
    for word in start:
        assert runs[1][word][-1] == pytest.approx(runs[0][word][-1], abs=1e-7), word


def test_auxiliary_speeds_bring_the_reactions_to_light() -> None:
    """The effort on the source that holds one is what sympy's auxiliary equations ask of the unknown force."""
    case = CASES["wheel_whose_contact_is_held"]()
    model = modelled(case)
    (state,) = states(case, 1)
    equations = bg.compile(bg.Graph("wheel", *model))
    run = bg.simulate(equations, (0, 0.01), given(case, model, equations, state), {**state.q, **state.u})
    T, F = sp.symbols("T F")
    (u,) = case.u
    asked = case.method.auxiliary_eqs.subs({u.diff(sp.Symbol("t")): state.u_dot["u"]})
    asked = asked.subs({u: state.u["u"], **state.values})
    found = sp.solve(list(asked), [T, F])
    for word, force in (("v_held", T), ("w_held", F)):
        assert run[f"{word}.e"][0] == pytest.approx(float(found[force]), abs=1e-9)
