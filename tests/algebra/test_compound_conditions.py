"""A condition may ask for what has branches itself, in every algebra."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.algebra.sympy.compound_conditions import of_comparisons
from bondgraph.algebra.sympy.to_text import spell
from bondgraph.elements import C, Sf, Zero

NESTED = {
    "where(where(t >= 0.5, sin(2*pi*t), 1) < 0, 1, 0)": 1.0,
    "where(2*where(ph >= 0.5, where(ph > 3, 1, sin(2*pi*ph)), 1) + 1 < 1, 1, 0)": 1.0,
    "where(where(where(t > 1, t, 0) > 1.5, 1, 0) > 0.5, 2, 0)": 1.0,
    "where(where(t < 0.5, 0, where(ph > 1.5, 0, 1)) > 0, 1, -1)": 0.0,
    "where(max(where(t < 1, 1, 0), where(ph < 0.5, 1, 0)) > 0, 1, 0)": 1.0,
}
"""Flows, with what they have charged after 2 s, where ph is t."""


@pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.casadi, bg.algebra.table])
@pytest.mark.parametrize("flow", NESTED)
def test_a_condition_asks_for_what_has_branches(flow: str, algebra: ModuleType) -> None:
    n = Zero("n")
    graph = bg.Graph("nested", Sf("I", flow) >> n, n >> C("c", 1), bg.Integrator("ph", "1"))
    run = bg.simulate(bg.compile(graph, algebra=algebra), 2.0)
    assert run["n"][-1] == pytest.approx(NESTED[flow], abs=1e-8)


@pytest.mark.parametrize("flow", NESTED)
def test_its_text_has_its_value(flow: str) -> None:
    t, ph = sp.symbols("t ph", real=True)
    known = {t.name: t, ph.name: ph}
    whole = bg.algebra.sympy.read(flow, known.get, bg.algebra.sympy.number, bg.algebra.sympy.call)
    again = bg.algebra.sympy.read(spell(whole), known.get, bg.algebra.sympy.number, bg.algebra.sympy.call)
    for at in np.linspace(0.03, 3.97, 41):
        assert again.subs({t: at, ph: at}) == whole.subs({t: at, ph: at})


def test_what_is_made_of_comparisons_is_decided_by_one_after_the_other() -> None:
    a, b = sp.symbols("a b", real=True)
    assert of_comparisons(a > b) is None
    for condition in (
        sp.And(a > 0, b > 0),
        sp.Or(a > 0, b > 0),
        sp.Not(sp.And(a > 0, b > 0)),
        sp.Or(a > 0, b > 0, a > b),
    ):
        first, *rest = of_comparisons(condition)  # type: ignore[misc]
        for at in ({a: x, b: y} for x in (-1, 1) for y in (-2, 2)):
            assert rest[0 if first.subs(at) else 1].subs(at) == condition.subs(at)
