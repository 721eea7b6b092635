"""Reduction: graph in, graph out, the same system; T*, IC and NIC by form and by f = q_dot."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import sympy as sp
from mechanisms import CATALOGUE, FORMS, NAMES, Compiled, Mechanism, compiled, mechanism

import bondgraph as bg
from bondgraph.elements import IC, NIC, TF, C, I, One, R, Se, TStar, Zero
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.reduce import reduced

HOLONOMIC = {"double_pendulum", "cart_pendulum", "spinning_top"}


@pytest.mark.parametrize("name", NAMES)
def test_the_store_is_that_of_the_form(name: str) -> None:
    graph = CATALOGUE[name]().graph
    velocity, momentum, lagrangian = (bg.reduce(graph, form).elements["T"] for form in FORMS)
    assert isinstance(velocity, TStar)
    expected = IC if name in HOLONOMIC else NIC
    assert isinstance(momentum, expected) and momentum.into == "effort"
    assert isinstance(lagrangian, expected) and lagrangian.into == "flow"
    assert bg.reduce(graph) == bg.reduce(graph, bg.forms.kane_momentum)


@pytest.mark.parametrize("name", NAMES)
def test_carried_inertias_are_gone_and_everything_else_is_kept(name: str) -> None:
    mechanism = CATALOGUE[name]()
    carried = {name for name, _ in mechanism.numbers.kinetics.partial_velocities}
    for form in FORMS:
        reduced = bg.reduce(mechanism.graph, form)
        assert not carried & set(reduced.elements)
        kept = {e.name for e in mechanism.graph.elements.values() if e.role} - carried
        assert kept <= set(reduced.elements)
        assert [c for c, _, _ in reduced.coordinates()] == list(mechanism.q)
        assert reduced.name == mechanism.graph.name


@pytest.mark.parametrize("name", NAMES)
def test_the_store_has_no_dependent_part_but_what_is_driven(name: str) -> None:
    mechanism = CATALOGUE[name]()
    causal = bg.causality(bg.reduce(mechanism.graph))
    driven = {("T", mechanism.f.index(component)) for component in mechanism.driven}
    assert set(causal.dependent) == driven
    assert causal.free == ()
    lagrangian = bg.causality(bg.reduce(mechanism.graph, bg.forms.partially_lagrangian))
    assert len(lagrangian.free) == len(mechanism.free)


@pytest.mark.parametrize("name", NAMES)
def test_reduction_does_not_depend_on_the_order_of_entry(name: str) -> None:
    graph = CATALOGUE[name]().graph
    turned = graph.rewritten(tuple(reversed(graph.links)))
    assert bg.reduce(turned) == bg.reduce(graph)


@pytest.mark.parametrize("name", NAMES)
def test_flows_and_impressed_efforts_are_those_of_the_whole_graph(name: str) -> None:
    """What is named in both graphs has the same value in both."""
    mechanism, whole = CATALOGUE[name](), compiled(name)
    for form in FORMS:
        reduced = compiled(name, form)
        state = mechanism.states(5)
        a, b = whole.at(state), reduced.at(state)
        moved = {e.name for e in mechanism.graph.elements.values() if isinstance(e, Se)}
        shared = {n for n in set(a) & set(b) if n.split(".")[0] not in moved and "'" not in n}
        assert len(shared) >= len(mechanism.f)
        for quantity in shared:
            if "-" not in quantity:
                assert b[quantity] == pytest.approx(a[quantity], rel=1e-9, abs=1e-9), quantity


def with_store(mechanism: Mechanism, store: Any, q_dot: str) -> bg.Graph:
    graph = bg.reduce(mechanism.graph)
    junction = graph.elements[q_dot]
    links = [x for x in graph.links if "T" not in (x.left.element.name, x.right.element.name)]
    links += (junction >> store["I"]).links + (junction << store["C"]).links
    return graph.rewritten(links)


@pytest.mark.parametrize("name", sorted(HOLONOMIC))
@pytest.mark.parametrize("into", ["effort", "flow"])
def test_a_nic_is_an_ic_where_f_is_q_dot(name: str, into: str) -> None:
    """[004] 3.6: "when the system being described is actually holonomic, the NIC reduces to the standard IC"."""
    mechanism = CATALOGUE[name]()
    k = mechanism.numbers.kinetics
    A = k.A.tolist()
    nic, ic = NIC("T", A, into, list(k.e_hat)), IC("T", A, into)
    rates = []
    for store in (nic, ic):
        ours = Compiled(
            Mechanism(with_store(mechanism, store, "q_dot"), mechanism.values, mechanism.start, mechanism.f, {})
        )
        ours.mechanism.__dict__["numbers"] = mechanism.numbers
        rates.append([ours.at(mechanism.states(seed)) for seed in (1, 2)])
    for of_nic, of_ic in zip(*rates, strict=True):
        assert of_nic.keys() == of_ic.keys()
        for quantity, value in of_ic.items():
            assert of_nic[quantity] == pytest.approx(value, rel=1e-11, abs=1e-11), quantity


def flywheel(ratio: str) -> Mechanism:
    """A wheel behind a gear on the first of two coordinates."""
    q_dot, wheel = One("q_dot", coordinates=("a", "b"), frame="inertial"), One("wheel")
    parts = (q_dot >> I("m", ("m1", "m2")), q_dot >> TF("n", ((ratio, 0),)) >> wheel >> I("J"))
    values, start = "m1=1.3 m2=2.1 J=0.5 n=0.7", "a=0.2 b=0.7 a_dot=1.1 b_dot=0.5"
    return mechanism("flywheel", parts, values, start, "a_dot b_dot")


@pytest.mark.parametrize("ratio,store", [("1 + n*a**2", IC), ("1 + n*b**2", NIC)])
def test_the_store_is_an_ic_only_where_its_energy_generates_its_forces(ratio: str, store: Any) -> None:
    """Where the ratio depends on b the wheel turns by no function of a and b, and (31) fails though f = q_dot."""
    wheel = flywheel(ratio)
    assert isinstance(bg.reduce(wheel.graph).elements["T"], store)
    forms = [Compiled(wheel, form) for form in (None, *FORMS)]
    for seed in range(3):
        state = wheel.states(seed)
        first, *others = ([form.f_dot(state)[name] for name in wheel.f] for form in forms)
        for other in others:
            np.testing.assert_allclose(other, first, rtol=1e-7, atol=1e-7)  # differences along the motion


def test_the_store_is_written_in_formulas_of_the_coordinates() -> None:
    store: Any = bg.reduce(CATALOGUE["double_pendulum"]().graph).elements["T"]
    A = sp.Matrix(store.A).applyfunc(sp.sympify)
    a, b, l1, l2, m1, m2 = sp.symbols("a b l1 l2 m1 m2")
    expected = sp.Matrix([[(m1 + m2) * l1**2, m2 * l1 * l2 * sp.cos(a - b)], [0, m2 * l2**2]])
    assert sp.simplify(A[0, 0] - expected[0, 0]) == 0
    assert sp.simplify(sp.expand_trig(A[0, 1] - expected[0, 1])) == 0
    assert sp.simplify(A[1, 1] - expected[1, 1]) == 0


# -- what cannot be reduced ------------------------------------------------------------------------------------------


def not_reducible(graph: bg.Graph, form: Any = bg.forms.kane_momentum) -> bg.NotReducible:
    with pytest.raises(bg.NotReducible) as caught:
        bg.reduce(graph, form)
    error = caught.value
    assert error.place and error.law and error.remedy
    return error


def test_a_circuit_has_no_kinetics() -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra"))
    not_reducible(graph)
    with pytest.raises(bg.NotReducible):
        bg.kinetics(graph)
    with pytest.raises(bg.NotReducible):
        bg.compile(graph, bg.forms.kane_velocity)
    not_reducible(bg.Graph("rc", Zero("u") >> C("c"), Zero("u") >> R("r")))


def test_what_is_reduced_is_not_reduced_again() -> None:
    not_reducible(bg.reduce(CATALOGUE["arm"]().graph))


def test_velocities_on_several_junctions() -> None:
    a, b, v = One("a", coordinates="x"), One("b", coordinates="y"), One("v", 2)
    parts = (
        a >> TF("A", (("cos(x)",), ("sin(x)",))) >> Zero("s", 2),
        b >> TF("B", (("cos(y)",), ("1",))) >> Zero("s", 2),
    )
    error = not_reducible(bg.Graph("two", *parts, Zero("s", 2) >> v, v >> I("m")))
    assert set(error.parties) == {"a", "b"}


@pytest.mark.parametrize("form", [lambda k: None, print])
def test_a_form_that_gives_no_law_is_refused(form: Any) -> None:
    with pytest.raises(bg.NotReducible) as caught:
        bg.compile(CATALOGUE["arm"]().graph, form)
    assert caught.value.remedy


def test_a_form_of_ones_own_is_carried_by_the_momentum_store() -> None:
    """A form is a function: this one is the momentum form under another name."""

    def mine(k: Any) -> Any:
        return bg.forms.kane_momentum(k)

    arm = CATALOGUE["arm"]()
    ours, theirs = (bg.compile(arm.graph, form) for form in (mine, bg.forms.kane_momentum))
    assert bg.rates(ours, arm.values, arm.start) == bg.rates(theirs, arm.values, arm.start)


def test_numbers_in_the_graph_survive() -> None:
    """Parameters given as numbers are values of the reduced graph too."""
    q_dot, v = One("q_dot", coordinates="a"), One("v", 2)
    parts = (q_dot >> TF("P", (("0.5*cos(a)",), ("0.5*sin(a)",))) >> v >> I("m", 2), Se("G", (0, "-2*9.81")) >> v)
    graph = bg.Graph("pendulum", *parts)
    ends = []
    for form in (None, *FORMS):
        run = bg.simulate(bg.compile(graph, form), (0, 1), {}, {"a": 0.3}, rtol=1e-10, atol=1e-12)
        ends.append(run["a"][-1])
    np.testing.assert_allclose(ends, ends[0], rtol=1e-7)


def half_free() -> bg.Graph:
    """u1 is a free flow; m hangs on u2 behind a transformer of numbers, so it is integral and u2 follows it."""
    f = One("f", ("u1", "u2"))
    return bg.Graph(
        "half",
        f["u1"] >> TF("Q", (("cos(a)",),)) >> One("a_dot", coordinates="a"),
        f["u1"] >> TF("P1", ((1,), ("cos(a)",))) >> One("w", 2) >> I("J"),
        f["u2"] >> TF("P2", ((2,),)) >> One("v") >> I("m"),
        Se("F") >> f["u2"],
    )


@pytest.mark.parametrize("form", FORMS)
def test_integral_inertias_on_the_generalized_velocities_are_carried_too(form: Any) -> None:
    graph = half_free()
    store: Any = bg.reduce(graph, form).elements["T"]
    assert store.A[1][1] == "4 * m"
    run = bg.simulate(bg.compile(graph, form), (0, 1), {"m": 1, "J": 1, "F": 1})
    assert run["u2"][-1] == pytest.approx(0.25, rel=1e-6)


def test_no_undefined_value_leaves_the_compiler() -> None:
    f, unit = One("f", ("u1", "u2", "u3", "u4")), ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    omega = One("omega", ("w1", "w2", "w3"), frame="omega")
    graph = bg.Graph(
        "body",
        f["u1", "u2", "u3"]
        >> TF("Q", ((1, 0, 0), (0, "1/cos(a)", 0), (0, 0, 1)))
        >> One("q_dot", coordinates=("a", "b", "c")),
        f["u1", "u2", "u3"] >> TF("Pw", unit) >> omega >> I("J", (1, 2, 3)),
        f["u4"] >> TF("Qm", ((1,),)) >> One("x_dot", coordinates="x"),
        f["u4"] >> TF("Pv", ((1,),)) >> One("v") >> I("m"),
        Se("F") >> One("x_dot", coordinates="x"),
    )
    run = bg.simulate(bg.compile(graph, bg.forms.kane_momentum), (0, 1), {"m": 2, "F": 1}, {"u1": 1})
    assert run["u4"][-1] == pytest.approx(0.5, rel=1e-6)


@pytest.mark.parametrize("thing", ["kane", 3])
def test_a_form_is_a_function(thing: Any) -> None:
    with pytest.raises(bg.BondGraphError):
        bg.reduce(CATALOGUE["arm"]().graph, thing)


@pytest.mark.parametrize("matrix", [((2, 1), (0, 2)), ((1, 2), (2, 1))])
def test_no_store_has_a_matrix_that_is_no_energy(matrix: Any) -> None:
    """Neither symmetric nor positive: no energy belongs to it, and the audit would drift."""
    v, u = One("v", 2, frame="inertial"), Zero("u", 2)
    for make in (
        lambda: bg.Graph("g", v >> I("M", matrix), Se("F") >> v),
        lambda: bg.Graph("g", u >> C("M", matrix), v >> I("m"), v >> u),
    ):
        with pytest.raises(bg.BondGraphError) as caught:
            bg.compile(make())
        assert "M" in (*caught.value.parties, caught.value.place)


@pytest.mark.parametrize("name", NAMES)
def test_inertias_are_carried_from_derivative_causality(name: str) -> None:
    """Each receives its flow: its momentum is known before its rate is."""
    graph = CATALOGUE[name]().graph
    found = reduced(graph, None, bg.algebra.table, RandomPoints())
    made, causal = found.graph, found.causal
    assert causal is not None
    gone = {n for n, e in causal.graph.elements.items() if e.role == "store" and n not in made.elements}
    assert gone and all(not any(causal.into(n).values()) for n in gone)
    assert made == bg.reduce(graph, None, bg.algebra.table)
