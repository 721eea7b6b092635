"""Equations: against closed forms, with systems kept as pairs and every observable to be had."""

from __future__ import annotations

import pytest
import sympy as sp
from mechanisms import CATALOGUE, NAMES, compiled
from random_models import random_model

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.equations.evaluation_order import needs, targets


def rates(graph: bg.Graph) -> dict[str, sp.Expr]:
    equations = bg.compile(graph)
    return {name: equations.expanded(rate) for name, rate in equations.rates.items()}


def symbols(names: str) -> tuple[sp.Symbol, ...]:
    return sp.symbols(names, real=True)  # type: ignore[no-any-return]


def same(found: sp.Expr, expected: sp.Expr) -> None:
    assert sp.simplify(found - expected) == 0


def test_a_dc_motor() -> None:
    i, w = One("i"), One("w")
    found = rates(bg.Graph("m", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b")))
    U, K, L, Ra, J, b, p_L, p_J = symbols("U K L Ra J b p_L p_J")
    same(found["p_L"], U - Ra * p_L / L - K * p_J / J)
    same(found["p_J"], K * p_L / L - b * p_J / J)


def test_a_load_behind_a_gear_is_referred() -> None:
    v, w = One("v"), One("w")
    found = rates(bg.Graph("g", Se("F") >> v >> TF("n") >> w, v >> I("a"), w >> I("b"), w >> R("r")))
    F, n, a, b, r, p_a = symbols("F n a b r p_a")
    same(found["p_a"], a / (a + n**2 * b) * (F - n**2 * r * p_a / a))


def test_capacitors_in_parallel_add_up() -> None:
    u = Zero("u")
    found = rates(bg.Graph("g", Sf("J") >> u, u >> C("C1"), u >> C("C2"), u >> R("r")))
    J, C1, C2, r = symbols("J C1 C2 r")
    ((name, rate),) = found.items()
    c, q = sp.Symbol(name.removeprefix("q_"), real=True), sp.Symbol(name, real=True)
    same(rate, c / (C1 + C2) * (J - q / (c * r)))


def test_resistors_in_a_loop() -> None:
    a, u = One("a"), Zero("u")
    graph = bg.Graph("g", Se("U") >> a >> u, a >> R("R1"), u >> R("R2"), u >> One("b") >> R("R3"), One("b") >> I("L"))
    U, R1, R2, R3, L, p_L = symbols("U R1 R2 R3 L p_L")
    # Thevenin: R1 in parallel to R2 behind U R2/(R1 + R2).
    same(rates(graph)["p_L"], U * R2 / (R1 + R2) - (R3 + R1 * R2 / (R1 + R2)) * p_L / L)


@pytest.mark.parametrize("name", NAMES)
def test_steps_use_what_came_before(name: str) -> None:
    equations = compiled(name).equations
    xp = equations.xp
    known = {xp.symbol(n) for n in ("t", *equations.states, *equations.parameters, *equations.inputs)}
    known |= {xp.rate(xp.symbol(n)) for n in equations.inputs}
    from bondgraph.equations.evaluation_order import needs, targets

    for step in equations.steps:
        assert needs(xp, step) <= known, step
        assert not set(targets(step)) & known, "a value is given twice"
        known |= set(targets(step))
    for expression in (*equations.rates.values(), *equations.observables.values()):
        assert xp.free(expression) <= known


@pytest.mark.parametrize("name", NAMES)
def test_observables_are_every_effort_and_flow(name: str) -> None:
    equations = compiled(name).equations
    for bond in equations.graph.bonds:
        for k in range(bond.size):
            assert {equations.variable((bond.name, k), letter) for letter in "ef"} <= set(equations.observables)


@pytest.mark.parametrize("name", NAMES)
def test_parameters_and_inputs_are_those_with_values(name: str) -> None:
    mechanism, equations = CATALOGUE[name](), compiled(name).equations
    needed = {k for k, v in equations.parameters.items() if v is None}
    assert needed | {i for i in equations.inputs if equations.balance.inputs[i] is None} <= set(mechanism.values)
    assert set(mechanism.values) <= set(equations.parameters) | set(equations.inputs)


def test_rates_of_inputs_that_are_needed_are_listed() -> None:
    u = Zero("u")
    equations = bg.compile(bg.Graph("g", Se("U") >> u, u >> C("c"), u >> R("r")))
    assert equations.input_rates == {"U": ()}
    v = One("v")
    assert bg.compile(bg.Graph("g", Se("F") >> v, v >> I("m"))).input_rates == {}


def test_no_state_is_lost_without_a_word() -> None:
    """A coordinate whose flow is driven is a state still."""
    x = One("x_dot", coordinates="x")
    equations = bg.compile(bg.Graph("g", Sf("V") >> x, x >> R("r")))
    assert equations.states == ("x",)


def test_equations_do_not_depend_on_the_order_of_entry() -> None:
    for name in ("arm_with_motor", "double_pendulum"):
        mechanism = CATALOGUE[name]()
        turned = mechanism.graph.rewritten(tuple(reversed(mechanism.graph.links)))
        state = mechanism.states(3)
        from mechanisms import Compiled, Mechanism

        other = Compiled(Mechanism(turned, mechanism.values, mechanism.start, mechanism.f, {}))
        assert set(other.equations.states) == set(compiled(name).equations.states)
        ours, theirs = compiled(name).at(state), other.at(state)
        for rate in (f"{s}'" for s in other.equations.states):
            assert theirs[rate] == pytest.approx(ours[rate], rel=1e-10, abs=1e-10)


def test_rates_that_only_the_whole_system_uses_are_given_along_the_motion() -> None:
    """The rows chosen from it do without one of them: a ring with a compliance on both of its components."""
    equations = random_model("linear", 16).equations
    along, whole = equations.along_motion, equations.redundant
    assert whole is not None
    rates = {equations.xp.rate(x) for x in equations.balance.states}
    given = {symbol for step in along.steps for symbol in targets(step)}
    assert rates & needs(equations.xp, whole) <= given
    assert not rates & needs(equations.xp, whole) <= {symbol for step in equations.steps for symbol in targets(step)}
