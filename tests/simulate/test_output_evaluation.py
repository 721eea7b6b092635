"""Outputs along a motion: rates of inputs, instants of any shape, and what has no value."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.simulate.output_evaluation import instants_within, outputs


@pytest.fixture(scope="module")
def rl() -> bg.Trajectory:
    i = One("i")
    return bg.simulate(bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 1)), (0, 1))


def test_a_dependent_flow_needs_no_state() -> None:
    u = Zero("u")
    values = {"U": "sin(t)", "c": 2, "r": 4}
    run = bg.simulate(bg.Graph("g", Se("U") >> u, u >> C("c"), u >> R("r")), (0, 1), values)
    np.testing.assert_allclose(run["c.f"], 2 * np.cos(run.t), rtol=1e-12)
    np.testing.assert_allclose(run["U.f"], 2 * np.cos(run.t) + np.sin(run.t) / 4, rtol=1e-12)


def test_nobody_writes_into_what_a_run_tells(rl: bg.Trajectory) -> None:
    for name in ("p_L", "U.e"):
        with pytest.raises(ValueError, match="read-only"):
            rl[name][0] = 2.0


def test_two_runs_of_the_same_equations_do_not_share() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))
    one = bg.simulate(equations, (0, 1), {"U": 1, "L": 1, "Ra": 1})
    two = bg.simulate(equations, (0, 1), {"U": 2, "L": 1, "Ra": 1})
    np.testing.assert_allclose(2 * one["i"], two["i"], atol=1e-7)


@pytest.mark.parametrize("t", [-1, 2, float("nan"), None, "a", 1j])
def test_a_run_is_known_where_it_ran(rl: bg.Trajectory, t: Any) -> None:
    with pytest.raises(bg.ValueRefused):
        rl.at(t, "i")


@pytest.mark.parametrize("shape", [(0,), (2, 3)])
def test_instants_of_any_shape(rl: bg.Trajectory, shape: Any) -> None:
    assert rl.at(np.full(shape, 0.5), "i").shape == shape


def test_expressions_of_the_equations_are_evaluated_at_given_instants(rl: bg.Trajectory) -> None:
    xp, times = rl.equations.xp, instants_within(rl, [[0.0, 0.5], [0.25, 1.0]])
    current, time = outputs(rl, times, {"i": xp.symbol("i"), "half": xp.symbol("t") / 2})
    np.testing.assert_allclose(current, 1 - np.exp(-times), atol=1e-7)
    np.testing.assert_array_equal(time, times / 2)


def test_a_quotient_beside_a_law_that_is_solved_is_refused_where_it_has_no_value() -> None:
    i = One("i")
    graph = bg.Graph("g", Se("U", "t") >> i, i >> I("L", 1), i >> R("a", effort="f"), i >> R("b", flow="e + e**3"))
    run = bg.simulate(bg.compile(graph), 1.0)
    assert run.solved
    xp = run.equations.xp
    quotient = {"q": xp.symbol("b.e") / (xp.symbol("t") - 0.5)}
    assert np.isfinite(outputs(run, np.array([0.25, 0.75]), quotient)).all()
    with pytest.raises(bg.NoSolution, match=r"'q' at t = 0\.5 s"):
        outputs(run, np.array([0.25, 0.5]), quotient)


@pytest.mark.parametrize("law", ["f", "f + f**3"])
def test_quantities_one_after_the_other_are_those_asked_for_together(law: str) -> None:
    i = One("i")
    graph = bg.Graph("g", Se("U", "t") >> i, i >> I("L", 1), i >> R("a", effort=law), i >> R("b", flow="e + e**3"))
    run, again = (bg.simulate(bg.compile(graph), 1.0) for _ in range(2))
    together = run.evaluate(run.t, run.names)
    for name, expected in reversed([*zip(run.names, together, strict=True)]):
        np.testing.assert_array_equal(again[name], expected)


def test_what_needs_the_rate_of_an_input_that_has_none_is_refused() -> None:
    u = Zero("u")
    graph = bg.Graph("g", Se("U") >> u, u >> C("c", 2), u >> R("r", 4))
    run = bg.simulate(graph, 1.0, {"U": lambda t: t * t})
    assert run["r.f"][-1] == pytest.approx(0.25)
    with pytest.raises(bg.MissingValues) as caught:
        run["c.f"]
    assert caught.value.parties == ("c.f", "U")


@pytest.mark.parametrize(("law", "push"), [("tanh(f)", "t"), ("exp(f)", "1 - t"), ("f/(1 - t)", "1")])
def test_a_value_that_is_not_defined_is_no_result(law: str, push: str) -> None:
    i = One("i")
    run = bg.simulate(bg.Graph("g", Se("U", push) >> i, i >> R("r", effort=law)), np.linspace(0, 2, 201))
    if law == "f/(1 - t)":
        np.testing.assert_allclose(run["i"], 1 - run.t, atol=1e-12)
        return
    assert np.isfinite(run.at(0.5, "i"))
    for read in (lambda: run["i"], run.power_audit):
        with pytest.raises(bg.NoSolution) as caught:
            read()
        assert "t = 1" in caught.value.place


def test_choices_without_an_instant_that_was_asked_for() -> None:
    """A bead on a wheel of two slides: the independent one changes several times between two instants."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("tie", "1/2", given="position")
    graph = bg.Graph("bead", f >> I("m", 1), rod)
    equations = bg.compile(graph, bg.forms.kane_velocity, start={"x": 1.0, "y": 0.0, "w": 3.0})
    sparse, fine = (
        bg.simulate(equations, t, start={"x": 1.0, "y": 0.0, "w": 3.0}) for t in ([0, 0.1, 5.0], np.linspace(0, 5, 501))
    )
    assert any(not len(part.t) for part in sparse.choices)
    np.testing.assert_allclose(sparse["x"], fine["x"][[0, 10, 500]], atol=1e-7)
    np.testing.assert_allclose(sparse["x"], np.cos(3 * sparse.t), atol=1e-5)
