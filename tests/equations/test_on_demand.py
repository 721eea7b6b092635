"""Equations are derived to be run, and once more in sympy when their expressions are first read."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import C, I, One, R, Se
from bondgraph.equations import equations as owner
from bondgraph.equations import on_demand
from bondgraph.equations.on_demand import OnDemand
from bondgraph.export import TARGETS

FORMS = [None, forms.kane_velocity, forms.kane_momentum, forms.lagrange_multipliers, forms.maggi, forms.volterra]
VALUES = {"U": 1.0, "L": 0.5, "Ra": 2.0, "Cap": 0.1}


def loop() -> bg.Graph:
    i = One("i")
    return bg.Graph("loop", Se("U") >> i, i >> I("L"), i >> R("Ra"), i >> C("Cap"))


def is_read(equations: bg.Equations) -> bool:
    return "read" in vars(equations)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_both_derivations_choose_alike(name: str, form: Any) -> None:
    """What is printed is what runs: names, orders, choices and notes are the same, and so are the rates."""
    mechanism = CATALOGUE[name]()
    try:
        found = bg.compile(mechanism.graph, form)
    except bg.BondGraphError as refused:  # in the same words
        with pytest.raises(type(refused)) as other:
            bg.compile(mechanism.graph, form, bg.algebra.sympy)
        assert str(other.value) == str(refused)
        return
    assert isinstance(found, OnDemand)
    run, read = found.as_run, found.read
    assert (run.xp, read.xp) == (bg.algebra.table, bg.algebra.sympy)
    for field in ("states", "inputs", "parameters", "held", "index", "indeterminate", "notes", "input_orders"):
        assert getattr(run, field) == getattr(read, field), field
    assert len(run.constraints) == len(read.constraints) and [*run.observables] == [*read.observables]
    for choice in ("names", "free", "kept"):
        assert getattr(run.choice, choice, ()) == getattr(read.choice, choice, ())
    try:
        rates = bg.rates(run, mechanism.values, mechanism.start)
    except bg.BondGraphError:
        with pytest.raises(bg.BondGraphError):
            bg.rates(read, mechanism.values, mechanism.start)
        return
    assert bg.rates(read, mechanism.values, mechanism.start) == pytest.approx(rates, rel=1e-9, abs=1e-9)


def test_nothing_is_read_where_numbers_are_asked_for() -> None:
    equations = bg.compile(loop())
    assert (equations.states, equations.inputs) == (("p_L", "q_Cap"), ("U",))
    assert [*equations.parameters] == ["Cap", "L", "Ra"] and equations.graph.name == "loop"
    run = bg.simulate(equations, 0.1, VALUES)
    assert equations.start_from(run).keys() >= {"p_L", "q_Cap"}
    bg.rates(equations, VALUES), equations.function(VALUES), bg.equilibrium(equations, VALUES)
    bg.sweep(equations, 0.1, {"Ra": [1, 2]}, {name: VALUES[name] for name in ("U", "L", "Cap")})
    bg.linearize(equations, values=VALUES)
    assert not is_read(equations)
    assert run.equations is equations.as_run


def test_sympy_is_not_loaded_before_something_is_read() -> None:
    program = """
import sys
import bondgraph as bg
from bondgraph.elements import I, One, R, Se
i = One("i")
equations = bg.compile(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))
bg.simulate(equations, 0.1, {"U": 1, "L": 1, "Ra": 1})
assert "sympy" not in sys.modules
assert str(equations.rates["p_L"]) == "L.e" and "sympy" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_expressions_are_those_of_sympy() -> None:
    equations = bg.compile(loop())
    assert str(equations).endswith("p_L' = U - Ra*p_L/L - q_Cap/Cap\nq_Cap' = p_L/L")
    assert equations.expanded(equations.rates["q_Cap"]) == equations.xp.build("p_L / L", equations.xp.symbol)
    assert is_read(equations)


def test_expressions_that_were_read_are_computed_along_a_run() -> None:
    equations = bg.compile(loop())
    run = bg.simulate(equations, 0.1, VALUES)
    rate = equations.expanded(equations.rates["p_L"])
    (found,) = run.compute(run.t, {"rate": rate})
    np.testing.assert_allclose(found, VALUES["U"] - VALUES["Ra"] * run["i"] - run["Cap.e"], rtol=1e-12, atol=1e-12)


def test_expressions_of_other_equations_are_not_those_of_a_run() -> None:
    graph = loop()
    run = bg.simulate(graph, 0.1, VALUES)
    assert run.equations.as_read is run.equations
    assert isinstance(bg.compile(graph), OnDemand)


def test_it_is_equations_copied_pickled_and_changed() -> None:
    equations = bg.compile(loop())
    assert isinstance(equations, bg.Equations) and repr(equations) == "Equations('loop': states p_L, q_Cap)"
    for same in (copy.copy(equations), copy.deepcopy(equations), pickle.loads(pickle.dumps(equations))):
        assert same == equations and str(same) == str(equations)
        assert bg.rates(same, VALUES) == bg.rates(equations, VALUES)
    assert equations != bg.compile(bg.Graph("other", *loop().links)) and equations == equations.read
    changed = replace(equations, index=1)
    assert changed.index == 1 and changed.as_run is changed and changed.rates == equations.rates
    with pytest.raises(AttributeError, match="'Equations' object has no attribute 'A': write"):
        equations.A  # noqa: B018


def test_what_nobody_reads_is_printed_and_exported_as_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    equations = bg.compile(loop())
    for limit in (equations.operations - 1, equations.operations):
        monkeypatch.setattr(on_demand, "READ", limit)
        monkeypatch.setattr(owner, "READ", limit)
        found = bg.compile(bg.Graph(f"loop_{limit}", *loop().links))
        assert (found._repr_latex_() is None) == (not is_read(found)) == (limit < equations.operations)
        assert "p_L' = U" in str(found) and "\\dot" in found.latex()
        bg.export(found, TARGETS["c"], folder=tmp_path)
        assert is_read(found) == (limit == equations.operations)


def test_of_two_that_differ_the_one_that_is_read_is_run() -> None:
    equations, other = bg.compile(loop()), bg.compile(bg.Graph("loop", *loop().links[::-1]), algebra=bg.algebra.sympy)
    assert other.states != equations.states
    found = OnDemand(equations.as_run, lambda: other)
    assert found.states == equations.states
    assert found.rates == other.rates and found.as_run is other and found.states == other.states


@pytest.mark.slow
def test_a_large_mechanism_is_compiled_without_choosing_an_algebra() -> None:
    """In sympy alone the eight stages of a lift take minutes."""
    from linkages import scissors

    lift = scissors(8)
    start = lift.start(dict.fromkeys(lift.coordinates, 0.0))
    equations = bg.compile(lift.graph, start=start)
    run = bg.simulate(equations, 0.05, start=start)
    assert not is_read(equations) and run.t[-1] == 0.05
