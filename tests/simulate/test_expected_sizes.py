"""Sizes expected at the start: in the model's own units, along chains, and of what cancels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.simulate.expected_sizes import GOLDEN, SAMPLES, _Look, expected_sizes


def sizes(graph: bg.Graph, end: float = 10.0, **start: float) -> dict[str, float]:
    problem, state = initial_value_problem(bg.compile(graph), None, 0.0, start)
    found = expected_sizes(problem, 0.0, end, state)
    return dict(zip(problem.equations.rates, found, strict=True))


def oscillator(inertia: float = 1.0, compliance: float = 1.0, push: Any = 0.0) -> bg.Graph:
    i = One("i")
    return bg.Graph("oscillator", Se("U", push) >> i, i >> I("m", inertia), i >> C("c", compliance))


@settings(max_examples=30)
@given(*[st.floats(1e-12, 1e12)] * 3)
def test_the_other_state_of_an_oscillator_has_the_size_of_its_amplitude(m: float, c: float, q: float) -> None:
    period = 2 * np.pi * np.sqrt(m * c)
    found = sizes(oscillator(m, c), 2000 * period, q_c=q)
    assert found["q_c"] == pytest.approx(q)
    assert found["p_m"] == pytest.approx(q * np.sqrt(m / c), rel=1e-4)


def test_without_a_turn_of_its_own_a_state_is_as_large_as_its_rate_makes_it_in_an_instant() -> None:
    v = One("v", coordinates=("x",))
    found = sizes(bg.Graph("free", Se("F", 3) >> v, v >> I("m", 2)), 10)
    assert found["p_m"] == pytest.approx(3 * 10e-3)
    assert found["x"] == pytest.approx(found["p_m"] / 2 * 10e-3, rel=1e-4)


def line(sections: int, valve: Any) -> bg.Graph:
    """A pipe in sections of 1e6 kg/m^4 and 1e-11 m^3/Pa, from a source of pressure to a valve."""
    parts: list[Any] = [Se("pump", 1e6) >> One("q0")]
    for k in range(sections):
        q, p = One(f"q{k}"), Zero(f"p{k}")
        if k:
            parts.append(Zero(f"p{k - 1}") >> q)
        parts += [q >> I(f"I{k}", 1e6), q >> p, p >> C(f"C{k}", 1e-11)]
    out = One("out")
    return bg.Graph("line", *parts, Zero(f"p{sections - 1}") >> out, out >> valve)


@pytest.mark.parametrize("end, reaches", [(0.1, True), (3.3e-3, True), (3.1e-3, False)])
def test_a_wave_has_a_size_at_the_end_of_its_line(end: float, reaches: bool) -> None:
    """All sections are as large, where they turn round, in 3.16 ms, within the span."""
    found = sizes(line(10, R("valve", 1e10)), end)
    momentum, charge = 1e6 * np.sqrt(1e6 * 1e-11), 1e6 * 1e-11
    for name, size in {"p_I9": momentum, "q_C9": charge}.items():
        assert found[name] <= 1.01 * size and (found[name] >= 0.99e-3 * size) == reaches


@pytest.mark.slow
@pytest.mark.parametrize("method, error", [(None, 2e-7), ("Radau", 1e-7), ("BDF", 1e-5)])
def test_a_wave_meets_a_root_at_rest(method: str | None, error: float) -> None:
    """The flow of a valve has no slope at rest: with a tolerance of what rounding leaves there no step was made."""
    graph = line(10, R("valve", flow="1e-7*sign(e)*sqrt(abs(e))"))
    run = bg.simulate(graph, 0.05, method=method)
    nominal = {name: 1e3 if name.startswith("p") else 1e-5 for name in bg.compile(graph).states}
    fine = bg.simulate(graph, 0.05, method="Radau", rtol=1e-11, nominal=nominal)
    for name, size in nominal.items():
        np.testing.assert_allclose(run[name][-1], fine[name][-1], rtol=0, atol=error * size)
    assert len(run.steps) < 8000  # BDF takes five times as many as Radau, whose order stays


@pytest.mark.parametrize("width, is_linear", [(1e-5, True), (4e-6, False), (1e-6, False)])
def test_a_law_that_bends_within_some_millionths_of_a_state_is_not_linear(width: float, is_linear: bool) -> None:
    i = One("i")
    spring = C("c", effort=f"tanh((q - 1)/{width})")
    found = sizes(bg.Graph("body", i >> I("m", 1), i >> spring), q_c=1.0)
    assert (found["p_m"] > 1) == is_linear


@pytest.mark.parametrize("width, is_linear", [(5e-7, True), (3e-8, False)])
def test_a_law_that_bends_within_a_billionth_of_what_a_state_at_rest_moves_is_not_linear(
    width: float, is_linear: bool
) -> None:
    """A capacitor that takes ten coulomb in the span, beside a coil on which hardly anything else acts."""
    z, i = Zero("z"), One("i")
    parts = [Sf("J", 1) >> z, z >> C("c", effort=f"tanh(q/{width})"), z >> i, i >> I("m", 1), Se("U", 1e-30) >> i]
    assert (sizes(bg.Graph("filled", *parts))["p_m"] > 1e-6) == is_linear


@pytest.mark.parametrize("ratio, again", [(500.0, False), (2e3, True)])
def test_an_influence_is_found_again_where_a_state_moves_a_thousand_times_more_than_it_seemed(
    ratio: float, again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A capacitor with a source of its own, that its neighbour fills `ratio` times as fast; its law has a clearance."""
    a, b, s, m = Zero("a"), Zero("b"), One("s"), One("m")
    clearance = "where(abs(q) < 3e-7, 0, q)"
    parts = [Sf("small", 1) >> a, a >> C("ca", effort=clearance), Sf("large", ratio) >> b, b >> C("cb", 1e-2)]
    parts += [b >> s, s >> R("r", 1), s >> a, a >> m, m >> I("mass", 1), Se("pull", 1e-30) >> m]
    asked = list[int]()
    find = _Look._find

    def counted(self: Any, influence: Any, state: Any, here: Any, groups: Any, steps: Any) -> None:
        asked.append(len(groups))
        find(self, influence, state, here, groups, steps)

    monkeypatch.setattr(_Look, "_find", counted)
    found = sizes(bg.Graph("clearance", *parts))
    assert (len(asked) > 1, found["p_mass"] > 1e-9) == (again, again)


@pytest.mark.parametrize("count", [1, 7, 20])
def test_what_is_driven_through_others_that_rest_has_a_size(count: int) -> None:
    """Gyrators from one capacitor to the next: each but the first is moved by its neighbour only."""
    nodes = [Zero(f"u{k}") for k in range(count)]
    parts: list[Any] = [Sf("J", 1e-6) >> nodes[0]]
    for k, node in enumerate(nodes):
        parts += [node >> C(f"c{k}", 1e-9), node >> R(f"r{k}", 1e3)]
        if k:
            mesh = One(f"i{k}")
            parts += [nodes[k - 1] >> mesh, mesh >> R(f"s{k}", 1e3), mesh >> node]
    found = sizes(bg.Graph("chain", *parts), 1e-3)
    assert min(found.values()) > 0
    assert found["q_c0"] <= 1e-6 * 1e-6  # the current, in the time constant of one capacitor, and not in all the span
    run = bg.simulate(bg.Graph("chain", *parts), (0, 1e-3))
    for name, size in found.items():
        assert size < 10 * abs(run[name]).max(), name


def test_a_rate_that_comes_later_counts() -> None:
    """The span is looked at in `SAMPLES` instants: what lasts longer than the time between two is seen."""
    low, high = (10 * np.sort(np.arange(SAMPLES) * GOLDEN % 1.0))[100:102].tolist()
    push, aside = "where(t < {}, 0, where(t < {}, 1e-7, 0))", 0.1 * (high - low)
    assert sizes(oscillator(push=push.format(low + aside, high + aside)))["p_m"] > 0
    assert sizes(oscillator(push=push.format(low + aside, high - aside)))["p_m"] == 0


def test_nothing_moves_what_rests() -> None:
    assert set(sizes(oscillator()).values()) == {0.0}


def test_what_cancels_has_the_size_of_what_cancels() -> None:
    """A bridge in balance: its middle capacitor rests, between two efforts that are as large as any."""
    u, a, b, middle = Zero("u"), Zero("a"), Zero("b"), One("m")
    parts: list[Any] = [Se("U", 5) >> u, a >> middle, middle >> b, middle >> C("c", 1e-9), middle >> R("s", 1e3)]
    for node in (a, b):
        mesh = One(f"to_{node.name}")
        parts += [u >> mesh, mesh >> R(f"r_{node.name}", 1e3), mesh >> node, node >> C(f"c_{node.name}", 1e-9)]
    graph = bg.Graph("bridge", *parts)
    found = sizes(graph, 1e-4)
    assert found["q_c"] > 1e-11
    run = bg.simulate(graph, (0, 1e-4))
    assert abs(run["q_c"]).max() < 1e-20
    assert run.notes == ()


def test_a_product_of_states_that_rest_is_seen() -> None:
    """A plunger and a current, both moved from rest: their product moves the shaft, and nothing else does."""
    v, i, w = One("v", coordinates=("x",)), One("i"), One("w")
    motor = [i >> I("L", 0.1), i >> R("r", 1), i >> GY("k", "x/10") >> w, w >> I("J", 1), w >> R("d", 0.1)]
    graph = bg.Graph("motor", Sf("plunger", 1) >> v, Se("U", 10) >> i, *motor)
    assert sizes(graph)["p_J"] > 0


@pytest.mark.parametrize("low, high, is_seen", [(0.0, 0.06, False), (0.07, 0.17, True), (0.18, 1.0, False)])
def test_products_are_looked_at_where_a_tenth_of_a_size_is_passed(low: float, high: float, is_seen: bool) -> None:
    """The plunger moves by 0.01 m in a thousandth of the span; the motor acts in a part of that alone."""
    v, i, w = One("v", coordinates=("x",)), One("i"), One("w")
    within = f"where(x < {0.01 * low}, 0, where(x > {0.01 * high}, 0, 1))"
    motor = [i >> I("L", 0.1), i >> R("r", 1), i >> GY("k", within) >> w, w >> I("J", 1), w >> R("d", 0.1)]
    graph = bg.Graph("motor", Sf("plunger", 1) >> v, Se("U", 10) >> i, *motor)
    assert (sizes(graph, x=-1e-9)["p_J"] > 0) == is_seen


def test_a_law_that_is_not_defined_nearby_says_nothing() -> None:
    z = Zero("z")
    graph = bg.Graph("edge", Sf("J", 1) >> z, z >> C("c", effort="sqrt(1 - q**2)"), z >> R("r", 1))
    assert np.isfinite([*sizes(graph, q_c=1).values()]).all()


def test_transformers_between_units_change_nothing() -> None:
    """Millimetres on one side, metres on the other."""
    v, w = One("v"), One("w")
    graph = bg.Graph("two", v >> TF("mm", 1e3) >> w, v >> I("m", 2), w >> C("c", 1e6))
    assert sizes(graph, 1e4, q_c=1)["p_m"] == pytest.approx(1e-3 * np.sqrt(2), rel=1e-3)


def test_a_rate_that_is_rounding_is_none_though_little_of_it_shows_at_the_start() -> None:
    """1e-17 of the first rate's terms happen to be left there at first, and 1e-15 later, which is all there is."""
    look = _Look.__new__(_Look)
    look.time, look.end, look.span, look.is_autonomous, look.count = 0.0, 1.0, 1.0, False, 2
    look.rates_at = lambda places: np.array(
        [[2e-15 * (t > 0) + apart * (1e-2 + t), 1e-9 * t + apart * t] for t, _, apart in places]
    )
    np.testing.assert_allclose(look._driven(np.zeros(2))[0], [0.0, 1e-9], rtol=0.1)


@pytest.mark.parametrize(("rate", "is_something"), [(1e-13, False), (1e-12, True)])
def test_a_rate_is_something_that_is_a_hundred_times_what_a_rounding_of_its_terms_makes(
    rate: float, is_something: bool
) -> None:
    """Of terms of one, which change by three roundings."""
    look = _Look.__new__(_Look)
    look.time, look.end, look.span, look.is_autonomous, look.count = 0.0, 1.0, 1.0, False, 1
    look.rates_at = lambda places: np.array([[rate + apart] for _, _, apart in places])
    assert (look._driven(np.zeros(1))[0].item() > 0) == is_something


@pytest.mark.parametrize(("effort", "damping", "is_so"), [(10, "f", True), ("sin(t)", "f", False), (10, "t*f", False)])
def test_sizes_are_the_same_from_one_instant_where_rates_do_not_change_with_time(
    effort: Any, damping: str, is_so: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    v = One("v")
    graph = bg.Graph("swing", Se("F", effort) >> v, v >> I("m", 2), v >> C("c", 0.1), v >> R("r", effort=damping))
    assert Problem.of(bg.compile(graph), {}).is_autonomous == is_so
    found = sizes(graph)
    monkeypatch.setattr(Problem, "is_autonomous", False)
    assert sizes(graph) == found


@pytest.mark.parametrize("k, size", [(0.9e6, 1e-2), (1.1e6, 1e-2 / 8), (1e12, 1e-2 / 8**4)])
def test_a_law_that_bends_holds_a_state_back(k: float, size: float) -> None:
    """x' = 1 - k x^2 would come to 1e-2 in a thousandth of ten seconds; there 1e-4 k of its rate is taken back."""
    source = Se("z", 0) >> One("d") >> R("r", 1)
    assert sizes(bg.Graph("g", source, bg.Integrator("x", f"1 - {k!r}*x**2")))["x"] == pytest.approx(size)


def test_a_damper_is_linear_however_strong() -> None:
    source = Se("z", 0) >> One("d") >> R("r", 1)
    assert sizes(bg.Graph("g", source, bg.Integrator("x", "1 - 1e9*x")))["x"] == pytest.approx(1e-9)


def rectifier(source: Any, compliance: float = 1e-6) -> bg.Graph:
    """A diode by its exponential law from a source to a capacitor and its load: e^190 A, were that to stay empty."""
    way, node = One("way"), Zero("node")
    diode, load = R("D", flow="1e-14*(exp(e/0.02585) - 1)"), R("load", 1e4)
    return bg.Graph(
        "rectifier", Se("V", source) >> way, way >> diode, way >> node, node >> C("C", compliance), node >> load
    )


@pytest.mark.parametrize("source", [5, -0.5, "5*sin(100*pi*t)", "-5*sin(100*pi*t)", "where(t > 0.05, 5, 0)"])
def test_what_takes_its_rate_back_at_once_makes_a_state_no_larger_than_it_can_become(source: Any) -> None:
    """The charge at the voltage of the source; the greatest rate would bring 1e60 times that."""
    assert 0 < sizes(rectifier(source), 0.1)["q_C"] <= 8**2 * 5e-6


@pytest.mark.parametrize("square, is_less", [(0.9 * 64**2, False), (1.1 * 64**2, True)])
def test_a_rate_is_taken_back_at_once_where_a_sixty_fourth_of_what_it_brings_does(square: float, is_less: bool) -> None:
    """x' = 1 - k x^2 from 0.5 s on, which would bring a hundredth."""
    graph = bg.Graph(
        "g", Se("z", 0) >> One("d") >> R("r", 1), bg.Integrator("x", f"where(t > 5, 1 - {square * 1e4}*x**2, 0)")
    )
    assert (sizes(graph)["x"] < 0.99e-2) == is_less


@pytest.mark.parametrize("method", [None, "BDF", "Radau", "LSODA", "CVODE"])
def test_a_capacitor_is_filled_through_a_diode_that_nothing_else_limits(method: str | None) -> None:
    graph = rectifier("5*sin(2e6*pi*t)", 1e-9)
    run = bg.simulate(graph, 3e-6, method=method)
    fine = bg.simulate(graph, 3e-6, method="Radau", rtol=1e-11, nominal={"q_C": 5e-9}, max_step=1e-8)
    assert not run.notes
    np.testing.assert_allclose(run["C.e"][-1], fine["C.e"][-1], rtol=1e-6)


@pytest.mark.parametrize(("width", "is_less"), [(8.0**-120, True), (8.0**-140, False), (0.0, False)])
def test_dry_friction_shows_no_size(width: float, is_less: bool) -> None:
    """x' = 1 - 2 tanh(x/w) goes no further than that width; with a sign, no further than zero."""
    law = f"tanh(x/{width!r})" if width else "sign(x)"
    graph = bg.Graph("g", Se("z", 0) >> One("d") >> R("r", 1), bg.Integrator("x", f"1 - 2*{law}"))
    assert (sizes(graph)["x"] < 1e-3) == is_less
