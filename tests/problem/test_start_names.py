"""Where a motion starts, by other names: flows of bonds, sensors, efforts of compliances, in every form."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from mechanisms import FORMS

import bondgraph as bg
from bondgraph.elements import TF, C, Df, I, One, R, Se, Sf, Zero
from bondgraph.equations.available_names import state_of
from bondgraph.problem.problem import Problem
from bondgraph.problem.start_names import given_states

EVERY = pytest.mark.parametrize("form", [None, *FORMS], ids=lambda form: form.__name__ if form else "as drawn")
ALGEBRAS = pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.table])
VALUES = {"l": 0.5, "m": 2.0, "J": 0.01, "b": 3.0}


def arm() -> bg.Graph:
    """A pendulum on a pivot that moves up and down, a rotor geared to it, springs at both; a sensor at the bob."""
    f, v, rotor = One("f", ("om", "py"), coordinates=("th", "Y")), One("v", ("vx", "vy")), One("rotor")
    P = TF("P", (("l*cos(th)", 0), ("l*sin(th)", 1)))
    return bg.Graph(
        "arm", f >> P >> v >> I("m"), Se("G", (0, "-9.81*m")) >> v, f["py"] >> I("b"), f["py"] >> C("soft", 2),
        f["om"] >> TF("gear", 10) >> rotor >> I("J"), f["om"] >> C("stiff", effort="4*th + th**3"),
        v["vx"] >> Df("meas"),
    )  # fmt: skip


def started(graph: bg.Graph | bg.Equations, start: Any, *names: str, values: Any = VALUES) -> list[float]:
    run = bg.simulate(graph, 1e-3, values, start)
    return [float(run[name][0]) for name in names]


@EVERY
def test_flows_of_stores_sensors_and_efforts_of_compliances_start_every_form(form: Any) -> None:
    equations = bg.compile(arm(), form)
    for start, expected in (
        ({"J.f": 5.0}, {"om": 0.5, "rotor": 5.0}),
        ({"gear-rotor.f": 5.0, "th": 0.3}, {"om": 0.5, "th": 0.3}),
        ({"m.f[vx]": 1.0, "th": 0.4}, {"om": 2 / np.cos(0.4)}),
        ({"meas": 1.0, "b.f": 0.2}, {"om": 2.0, "py": 0.2}),
        ({"stiff.e": 5.0, "J.f": 3.0}, {"th": 1.0, "om": 0.3}),
        ({"soft.e": 0.25, "soft.f": -1.0}, {"Y": 0.5, "py": -1.0}),
        ({"J.f": bg.Near(3.0)}, {"om": 0.3}),
        ({"stiff.e": bg.Near(5.0), "om": 1.0}, {"th": 1.0, "om": 1.0}),
    ):
        exact = {name: x for name, x in start.items() if not isinstance(x, bg.Near)}
        found = started(equations, start, *expected, *exact)
        np.testing.assert_allclose(found, [*expected.values(), *exact.values()], atol=1e-9)


@EVERY
def test_two_values_of_one_thing_are_refused_by_both_names(form: Any) -> None:
    equations = bg.compile(arm(), form)
    for start in (
        {"om": 2.0, "stiff.f": 3.0},
        {"J.f": 5.0, "stiff.f": 0.6},
        {"stiff.e": 5.0, "th": 0.9},
        {"J.f": 5.0, "gear-rotor.f": 6.0},
        {"stiff.f": 1.0, "om": 2.0, "J.f": 10.0},
    ):
        with pytest.raises(bg.ValueRefused) as caught:
            started(equations, start)
        told = [name for name in start if name in caught.value.parties]
        assert len(told) > 1 and all(name in str(caught.value) for name in told)


def test_one_value_twice_is_no_contradiction() -> None:
    start = {"om": 0.5, "stiff.f": 0.5, "J.f": 5.0, "rotor": 5.0, "th": 1.0, "stiff.e": 5.0}
    assert started(arm(), start, "om", "th") == pytest.approx([0.5, 1.0])


def test_a_momentum_and_its_flow_by_another_name_are_refused_as_they_were_called() -> None:
    i = One("i")
    graph = bg.Graph("coil", Se("U", 0) >> i, i >> I("L", 2), i >> R("Ra", 1))
    assert started(graph, {"Ra.f": 1.5}, "p_L", values={}) == [3.0]
    with pytest.raises(bg.ValueRefused) as caught:
        started(graph, {"Ra.f": 1.5, "p_L": 3.0}, values={})
    assert {*caught.value.parties} == {"Ra.f", "p_L"}


@ALGEBRAS
def test_charges_of_laws_that_are_not_linear_start_by_the_effort(algebra: Any) -> None:
    """e = sinh(q) rises everywhere, and so does q^3 + q; where a parameter stands in the law its value counts."""
    i = One("i")
    for law, effort, charge in (("sinh(q)", np.sinh(0.3), 0.3), ("a*q**3 + q", 10.0, 2.0), ("-a*q", 2.0, -2.0)):
        graph = bg.Graph("loop", i >> I("L", 1), i >> C("k", effort=law), values={"a": 1.0} if "a*" in law else {})
        run = bg.simulate(bg.compile(graph, algebra=algebra), 1e-3, start={"k.e": effort})
        assert run["q_k"][0] == pytest.approx(charge)


@ALGEBRAS
@pytest.mark.parametrize("name", ["store", "junction"])
def test_a_store_with_a_law_starts_by_what_it_gives_its_junction(name: str, algebra: Any) -> None:
    """A varactor by its voltage, a saturating coil by its current; beyond what the law reaches there is none."""
    n, i = Zero("n"), One("i")
    varactor = bg.compile(bg.Graph("v", n >> C("c", effort="q + q**3"), n >> R("r", 1)), algebra=algebra)
    coil = bg.compile(bg.Graph("i", i >> I("L", flow="tanh(p)"), i >> R("r", 1)), algebra=algebra)
    voltage, current = ("c.e", "L.f") if name == "store" else ("n", "i")
    assert started(varactor, {voltage: 2.0}, "q_c", "n", values={}) == pytest.approx([1.0, 2.0])
    assert started(coil, {current: 0.5}, "p_L", "i", values={}) == pytest.approx([np.arctanh(0.5), 0.5])
    with pytest.raises(bg.ValueRefused, match=r"no one p_L is known at which it is 1\.5: the law does not reach it"):
        started(coil, {current: 1.5}, "i", values={})


def test_several_coordinates_follow_from_as_many_efforts() -> None:
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    field = C("k", ((2, 1), (1, 3)))
    graph = bg.Graph("plate", v >> I("m", 1), v >> field)
    start = {"k.e[vx]": 0.7, "k.e[vy]": -0.4}
    assert started(graph, start, "x", "y", *start, values={}) == pytest.approx([1.0, -0.5, 0.7, -0.4])
    assert started(graph, {"k.e[vx]": 0.7, "y": -0.5}, "x", values={}) == pytest.approx([1.0])
    with pytest.raises(bg.ValueRefused, match="open"):
        started(graph, {"k.e[vx]": 0.7}, values={})


def test_efforts_and_flows_that_no_state_is_are_refused_as_before() -> None:
    for name in ("m.e[vx]", "G.e", "meas.e", "P-v.e[vx]"):
        with pytest.raises(bg.ValueRefused) as caught:
            started(arm(), {name: 1.0})
        assert caught.value.parties == (name,)


@pytest.mark.parametrize("value", ["fast", None, float("nan")])
def test_what_is_no_number_is_refused_by_the_name_it_was_given(value: Any) -> None:
    with pytest.raises(bg.ValueRefused, match=r"J\.f"):
        started(arm(), {"J.f": value})


def test_a_driven_flow_by_another_name_is_refused() -> None:
    v = One("v", coordinates="x")
    graph = bg.Graph("pulled", Sf("drive") >> v, v >> C("k", 2), v >> R("d", 1))
    with pytest.raises(bg.ValueRefused) as caught:
        started(graph, {"d.f": 1.0}, values={"drive": 1.0})
    assert caught.value.parties == ("d.f",)
    assert started(graph, {"k.e": 1.0}, "x", values={"drive": 1.0}) == [2.0]


def test_names_of_states_and_of_junctions_stay() -> None:
    u = Zero("u")
    equations = bg.compile(bg.Graph("cell", u >> C("a", 2), u >> R("r", 1)))
    assert [state_of(equations, name) for name in ("q_a", "u", "a.e", "r.e", "r.f", "nothing")] == [
        *("q_a", "u", "u", "u", "r.f", "nothing")
    ]
    found = given_states(Problem.of(equations, {}), 0.0, {"a.e": 3.0})
    assert found.values == {"u": 3.0} and found.as_called("u") == "a.e" and found.as_called("q_a") == "q_a"


@pytest.mark.parametrize(
    ("inertia", "values", "flow", "p"),
    [
        (I("m", flow="a*tan(p/b)"), {"a": 0.1, "b": 1e-3}, 2.0, 1e-3 * math.atan(20.0)),
        (I("m", energy="c*sqrt(p**2 + m0**2*c**2)"), {"c": 3e8, "m0": 9e-31}, 2.7e8, 9e-31 * 2.7e8 / math.sqrt(0.19)),
    ],
)
def test_a_flow_gives_the_momentum_on_the_branch_that_holds_rest(
    inertia: Any, values: dict[str, float], flow: float, p: float
) -> None:
    v = One("v")
    graph = bg.Graph("body", Se("F", 0) >> v, v >> inertia, values=values)
    assert bg.equilibrium(graph, guess={"v": flow})["p_m"] == pytest.approx(p, rel=1e-9, abs=0)
    run = bg.simulate(graph, 1e-12, start={"v": flow})
    assert (run["p_m"][0], run["v"][0]) == (pytest.approx(p, rel=1e-9, abs=0), pytest.approx(flow, rel=1e-9))


def in_a_loop() -> bg.Graph:
    """A capacitor beside two in series: two voltages give the third."""
    a, m, s, b = Zero("a"), One("m"), One("s"), Zero("b")
    return bg.Graph(
        "loop",
        *(Se("U", 5) >> s, s >> R("r", 1e3), s >> a, a >> C("c1", 1e-9)),
        *(a >> m, m >> C("c2", 2e-9), m >> b, b >> C("c3", 3e-9), b >> R("rl", 5e3)),
    )


WHOLE = {"c1.e": 3.0, "c2.e": 1.0, "c3.e": 2.0, "a": 3.0, "b": 2.0, "q_c1": 3e-9, "q_c2": 2e-9}
SAME = [{"c1.e", "a", "q_c1"}, {"c2.e", "q_c2"}, {"c3.e", "b"}]


@pytest.mark.parametrize(
    "names", [(x, y) for one, other in combinations(SAME, 2) for x in sorted(one) for y in sorted(other)]
)
def test_any_two_voltages_of_a_loop_of_capacitors_give_the_third(names: tuple[str, str]) -> None:
    run = bg.simulate(in_a_loop(), 1e-6, start={name: WHOLE[name] for name in names})
    assert [run[name][0] for name in WHOLE] == pytest.approx(list(WHOLE.values()), rel=1e-12)


def test_a_third_voltage_of_a_loop_that_contradicts_the_others_is_refused() -> None:
    with pytest.raises(bg.ValueRefused, match="contradicts"):
        bg.simulate(in_a_loop(), 1e-6, start={"c1.e": 3.0, "c2.e": 1.0, "c3.e": 2.5})
