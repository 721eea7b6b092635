"""A spatial arm: both algebras and every form give the accelerations of KanesMethod."""

from __future__ import annotations

import pickle
import random
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra.formula import Formula

ARM = runpy.run_path(str(Path(__file__).resolve().parents[2] / "benchmarks" / "arm.py"))
ALGEBRAS = ("casadi", "sympy")


def state(n: int) -> dict[str, float]:
    draw = random.Random(n)
    return {f"{letter}{k}": draw.uniform(-1, 1) for letter in "qu" for k in range(1, n + 1)}


def accelerations(n: int, form: Any, algebra: str) -> list[float]:
    """u_dot at a state; of the momentum form, by the rate of the velocities its momenta give."""
    equations = bg.compile(ARM["arm"](n), form, getattr(bg.algebra, algebra))
    given = {name: value for name, value in ARM["values"](n).items() if name in equations.parameters}
    if "u1" in equations.states:
        found = bg.rates(equations, given, state(n))
        return [found[f"u{k}"] for k in range(1, n + 1)]
    step = 1e-4
    run = bg.simulate(equations, np.linspace(0, 4 * step, 5), given, state(n), rtol=1e-12, atol=1e-14)
    u = [run[f"u{k}"] for k in range(1, n + 1)]
    return [float(np.dot(x, (-25, 48, -36, 16, -3))) / (12 * step) for x in u]


def of_the_peer(n: int) -> list[float]:
    names, at = ARM["symbols"], {**ARM["values"](n), **state(n)}
    order = [f"{letter}{k}" for letter in "qu" for k in range(1, n + 1)]
    order += [*"alg", *(name for k in range(1, n + 1) for name in names(k))]
    matrix, forcing = ARM["kanes_callable"](n)(*(at[name] for name in order))
    return list(np.linalg.solve(matrix, forcing).ravel())


FORMS = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def check(n: int, forms: tuple[Any, ...]) -> None:
    expected = of_the_peer(n)
    for form in forms:
        for algebra in ALGEBRAS:
            found = accelerations(n, form, algebra)
            through_momenta = form is bg.forms.kane_momentum
            assert found == pytest.approx(expected, rel=1e-5 if through_momenta else 1e-9), (form, algebra)


@pytest.mark.parametrize("algebra", ALGEBRAS)
@pytest.mark.parametrize("form", FORMS[1:])
def test_no_form_writes_its_matrices_as_text(form: Any, algebra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written out, what the bodies share grows with the power of their number."""
    graph, write = ARM["arm"](3), Formula.text.func

    def text(formula: Formula) -> str:
        assert not formula.names, "more than a number is written"
        return str(write(formula))

    monkeypatch.setattr(Formula, "text", property(text))
    assert bg.compile(graph, form, getattr(bg.algebra, algebra)).states


def test_a_store_shows_its_formulas_as_text() -> None:
    store: Any = bg.reduce(ARM["arm"](2)).elements["T"]
    again = type(store)(store.name, store.A, store.into, carries=store.carries)
    assert again == store and hash(again) == hash(store)
    assert all(isinstance(entry, str) for row in store.A for entry in row)
    assert pickle.loads(pickle.dumps(store)) == store


@pytest.mark.slow
def test_three_joints_move_as_kanes_method_says() -> None:
    check(3, FORMS)


@pytest.mark.slow
def test_six_joints_move_as_kanes_method_says() -> None:
    check(6, FORMS)
