"""Kinetics in one state: numbers against runs, rates and reactions of compiled equations, and by hand."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, FORMS, NAMES
from quick import quick

import bondgraph as bg
from bondgraph.analysis.kinetics_at.evaluated import kinetics_at
from bondgraph.analysis.kinetics_at.record import ALONG, KineticsAt
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Revolute, Se, Sf
from bondgraph.kinetics.from_graph import kinetics_of

WHEN = 0.3


def at(name: str, t: float = WHEN) -> tuple[Any, KineticsAt]:
    mechanism = CATALOGUE[name]()
    return mechanism, bg.kinetics(mechanism.graph).at(mechanism.start, mechanism.values, t)


@pytest.mark.parametrize("name", quick(NAMES, ["driven_arm", "rolling_disc", "arm_with_motor"]))
def test_rates_are_those_of_a_run(name: str) -> None:
    """p and T* by differences along the run of the graph as drawn; the reaction is the effort of the source there."""
    mechanism, found = at(name)
    equations = bg.compile(mechanism.graph)
    run = bg.simulate(equations, (WHEN, WHEN + 0.1), mechanism.values, mechanism.start)
    k, step = bg.kinetics(mechanism.graph), 1e-4
    after = [k.at(bg_start(run, equations, WHEN + i * step), mechanism.values, WHEN + i * step) for i in (1, 2)]
    for letter, dot in (("p", "p_dot"), ("f", "f_dot"), ("q", "q_dot")):
        x0, x1, x2 = (getattr(each, letter) for each in (found, *after))
        differences = (-3 * x0 + 4 * x1 - x2) / (2 * step)
        np.testing.assert_allclose(getattr(found, dot), differences, atol=1e-4 * max(1.0, abs(differences).max()))
    rates = bg.rates(equations, mechanism.values, mechanism.start, WHEN)
    for i, velocity in enumerate(found.velocities):
        assert found["f", velocity] == pytest.approx(run[velocity][0], rel=1e-9)
        if velocity in rates:
            assert found.f_dot[i] == pytest.approx(rates[velocity], rel=1e-9)
    for driven in mechanism.driven:
        assert found["reactions", driven] == pytest.approx(run["drive.e"][0], rel=1e-9)


def bg_start(run: Any, equations: Any, t: float) -> dict[str, float]:
    return {name: float(run.evaluate(np.array([t]), [name])[0][0]) for name in equations.states}


@pytest.mark.parametrize("name", quick(NAMES, ["driven_arm"]))
@pytest.mark.parametrize("form", quick(FORMS, [bg.forms.kane_momentum]))
def test_a_store_has_the_numbers_of_its_mechanism(name: str, form: Any) -> None:
    mechanism, expected = at(name)
    try:
        k = kinetics_of(bg.reduce(mechanism.graph, form))
        found = k.at(mechanism.start, mechanism.values, WHEN)
    except bg.NotReducible:
        return
    if found.velocities != expected.velocities:
        return
    for letter in ALONG:
        np.testing.assert_allclose(found[letter], expected[letter], rtol=1e-9, atol=1e-9)


def test_by_hand() -> None:
    """A cart with a pendulum, at rest but for the cart, pushed: textbook numbers."""
    found = at("cart_pendulum")[1]
    values = CATALOGUE["cart_pendulum"]().values
    a, w = found["q", "a"], found["f", "a_dot"]
    coupled = values["m"] * values["l"] * np.cos(a)
    np.testing.assert_allclose(found.A, [[values["M"] + values["m"], coupled],
                                         [coupled, values["J"] + values["m"] * values["l"] ** 2]])  # fmt: skip
    assert found["A", "x_dot", "a_dot"] == pytest.approx(coupled)
    np.testing.assert_allclose(found["A", "a_dot"], found.A[1])
    assert found["Df", "x_dot"] == pytest.approx(-values["m"] * values["l"] * np.sin(a) * w**2)
    np.testing.assert_allclose(found.A @ found.f_dot + found.Df, found.e, atol=1e-12)
    np.testing.assert_allclose(found.p_dot, found.e + found.e_hat, atol=1e-12)
    assert found.T_star == pytest.approx(found.f @ found.p / 2)


def skate() -> bg.Graph:
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    parts = (f["u", "v"] >> I("m", 1.0), f["w"] >> I("J", 0.3), Se("F", ("0.5*cos(th)", "0.5", "0")) >> f)
    return bg.Graph("skate", *parts, f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("b", "sin(t)"))


def test_a_constraint_reacts_as_in_the_graph_as_drawn() -> None:
    """Velocities that meet it are chosen; the start is given in those that were drawn."""
    start = {"th": 0.4, "u": 1.0, "w": 0.3}
    found = bg.kinetics(skate()).at(start, t=WHEN)
    run = bg.simulate(bg.compile(skate()), (WHEN, 1), {}, start)
    assert found["reactions", "b_"] == pytest.approx(run["b.e"][0], rel=1e-6)
    assert found["q_dot", "y"] == pytest.approx(run["v"][0], rel=1e-6)


def test_multipliers_of_constraints_that_are_kept() -> None:
    start = {"th": 0.4, "u": 1.0, "w": 0.3}
    k = kinetics_of(bg.compile(skate(), bg.forms.lagrange_multipliers))
    assert k.kept
    found, expected = k.at(start, t=WHEN), bg.kinetics(skate()).at(start, t=WHEN)
    assert found["reactions", "b"] == pytest.approx(expected["reactions", "b_"], rel=1e-6)
    assert "reactions" in str(found)
    np.testing.assert_allclose(found["q_dot"], expected["q_dot"], rtol=1e-6)


def test_the_table_says_zero_without_a_sign() -> None:
    found = replace(at("driven_arm")[1], e=np.array([-0.0, -1.5]))
    (row,) = (line.split() for line in str(found).splitlines() if line.startswith("e "))
    assert row == ["e", "0", "-1.5"]


def test_the_table_has_every_number_under_its_name() -> None:
    found = at("driven_arm")[1]
    lines = str(found).splitlines()
    assert lines[0].startswith("driven_arm at t = 0.3 s: T* = ") and lines[1].split() == ["u1", "u2"]
    rows = {line.split()[0]: line.split()[1:] for line in lines if line and line[0] != " "}
    for letter in ("f", "f_dot", "p", "p_dot", "e", "Df", "e_hat"):
        np.testing.assert_allclose([float(x) for x in rows[letter]], found[letter], rtol=1e-5, atol=1e-12)
    assert float(rows["reactions"][0]) == pytest.approx(found["reactions", "u2"], rel=1e-5)
    assert rows["A"][0] == "u1" and rows["Q"][0] == "a"
    html = found._repr_html_()
    assert html.count("<tr>") == len(lines) - 1 and html.count("<th>") == html.count("</th>")
    assert all(f"<td>{cell}</td>" in html for cell in rows["f_dot"])


def test_what_is_not_there_is_refused_by_name() -> None:
    mechanism, found = at("driven_arm")
    k = bg.kinetics(mechanism.graph)
    for key, near in (("B", "array"), (("A", "u9"), "u1"), (("p", "a"), "p"), (("p", "u1", "u2"), "entry of p")):
        with pytest.raises(bg.ValueRefused, match=near):
            found[key]
    with pytest.raises(bg.ValueRefused, match="u3"):
        k.at({"u3": 1.0}, mechanism.values)
    with pytest.raises(bg.MissingValues, match="m1"):
        k.at(mechanism.start, {x: v for x, v in mechanism.values.items() if x != "m1"})
    with pytest.raises(bg.ValueRefused):
        k.at(mechanism.start, {**mechanism.values, "m9": 1.0})
    with pytest.raises(ValueError, match="read-only"):
        found.A[0, 0] = 1.0
    with pytest.raises(bg.NotReducible, match="belong to no graph"):
        kinetics_at(replace(k, graph=None), {}, {}, 0.0)


def test_a_driven_velocity_needs_a_rate() -> None:
    f, v = One("f", ("w", "py"), coordinates=("a", "Y")), One("v", ("vx", "vy"))
    P = TF("P", (("l*cos(a)", 0), ("l*sin(a)", 1)))
    graph = bg.Graph("swing", f >> P >> v >> I("m", 1), Se("G", (0, "-9.81")) >> v, Sf("drive") >> f["py"])
    k, values = bg.kinetics(graph), {"l": 1.0, "drive": "sin(t)"}
    assert k.at({"a": 0.4}, values)["f_dot", "py"] == pytest.approx(1.0)
    with pytest.raises(bg.MissingValues, match="rate"):
        k.at({"a": 0.4}, {**values, "drive": lambda t: 0.0})


def test_numbers_are_pickled_and_equal() -> None:
    found = at("driven_arm")[1]
    assert pickle.loads(pickle.dumps(found)) == found
    assert found != at("driven_arm", t=0.5)[1]


@pytest.mark.slow
def test_a_closed_loop_moves_as_it_is_drawn() -> None:
    """Velocities that keep it closed are chosen; the accelerations are those of the constraints kept as equations."""
    crank, coupler, rocker = (
        Link(x, 1.0, (0.01, 0.1, 0.1), centre=(l / 2, 0, 0)) for x, l in zip("abc", (0.3, 0.9, 0.7), strict=True)
    )
    four_bar = Mechanism("four_bar", [crank, coupler, rocker], [
        Revolute("A", "ground", crank, "z"), Revolute("B", crank.frame((0.3, 0, 0)), coupler, "z"),
        Revolute("D", Frame("ground", (1.0, 0, 0)), rocker, "z"),
        Revolute("C", coupler.frame((0.9, 0, 0)), rocker.frame((0.7, 0, 0)), "z"),
    ], gravity=(0, -9.81, 0))  # fmt: skip
    graph = bg.Graph("four_bar", *four_bar)
    start = {"A_q": 0.7, "D_q": bg.Near(1.6), "A": 3.0}
    found = bg.kinetics(graph, bg.algebra.casadi).at(start)
    expected = bg.rates(bg.compile(graph, algebra=bg.algebra.casadi), start=start)
    (free,) = set(found.velocities) - set(found.reacting)
    assert found["f_dot", free] == pytest.approx(expected[free.rstrip("_")], rel=1e-6)
    for x in found.coordinates:
        assert found["q_dot", x] == pytest.approx(expected[x], rel=1e-6)
