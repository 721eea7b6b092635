"""Names of everything in a graph, and where an element stands: one name has one meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.assign import assign
from bondgraph.elements import TF, C, Df, I, KnifeEdge, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.equations.places import At, Places
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.graph import checked

f = One("f", ("u", "w"), coordinates=("x", "y"))
Z = Zero("z")
LINKS = f >> I("m"), Se("F", ("2", "k*x")) >> f, f["u"] >> Z, Z >> R("r", 3), Z >> C("c")
GRAPH = checked(bg.Graph("g", *LINKS, values={"k": 4.0}))


def at(name: str, graph: bg.Graph = GRAPH) -> At:
    return Places(assign(graph), xp)[name]


def names(column: Any) -> list[str]:
    return [xp.name(x) for x in column]


def test_a_bonds_variables_are_the_junctions_where_these_are_common() -> None:
    """A flow beside a 1-junction is its component, an effort beside a 0-junction its own; others are the bond's."""
    assert names(at("F").f()) == ["u", "w"] and names(at("F").e()) == ["F.e[u]", "F.e[w]"]
    assert names(at("r").e()) == ["z"] and names(at("r").f()) == ["r.f"]
    assert Symbols(GRAPH, xp).bonds["f-z", 0] == (xp.symbol("z"), xp.symbol("u"))


def test_a_state_is_named_by_its_store_and_component() -> None:
    assert names(at("m").state("p")) == ["p_m_u", "p_m_w"] and names(at("c").state("q")) == ["q_c"]


def test_the_displacement_of_a_bond_is_the_coordinate_of_its_junction() -> None:
    displaced = at("F").displacement()
    assert displaced is not None and names(displaced) == ["x", "y"]
    assert at("r").displacement() is None


def test_a_number_is_the_default_of_a_parameter_of_the_elements_name() -> None:
    places = Places(assign(GRAPH), xp)
    assert places["r"].read("3", ()) == xp.symbol("r") and places["m"].read(None, ()) == xp.symbol("m")
    assert places.symbols.parameters == {"r": 3.0, "m": None}


def test_a_formulas_names_are_what_they_are_in_the_graph() -> None:
    places = Places(assign(GRAPH), xp)
    found = places["F"].read("k*x + t", ("coordinates", "time", "input"))
    assert names(sorted(xp.free(found), key=xp.name)) == ["k", "t", "x"]
    assert places.symbols.parameters == {"k": 4.0}  # the graph's own value
    assert places["F"].read(None, ("input",)) == xp.symbol("F") and places.symbols.inputs == {"F": None}


@pytest.mark.parametrize(
    ("formula", "kind"), [("x", "coordinates"), ("t", "time"), ("u", "flows"), ("z", "efforts"), ("F", "inputs")]
)
def test_what_an_element_may_not_depend_on_is_refused_by_kind(formula: str, kind: str) -> None:
    with pytest.raises(bg.ModulusError) as caught:
        at("r").read(f"2*{formula}", ())
    assert f"({kind})" in caught.value.law and caught.value.parties == ("r", formula)
    assert xp.name(at("r").read(formula, (kind,))) == formula


def test_matrices_are_spread_over_a_diagonal_or_read_by_rows() -> None:
    place, a = at("m"), xp.symbol("a")
    zero = xp.number(0)
    assert place.matrix("a", (), 2) == xp.matrix([[a, zero], [zero, a]])
    assert place.matrix(("a", "2"), (), 2) == xp.matrix([[a, zero], [zero, xp.number(2)]])
    assert place.matrix((("1", "a"), ("a", "2")), (), 2) == xp.matrix([[xp.number(1), a], [a, xp.number(2)]])
    with pytest.raises(bg.SizeMismatch, match="2 by 2"):
        place.matrix((("1", "a", "0"), ("a", "2", "0")), (), 2)


def test_what_is_not_finite_is_refused() -> None:
    with pytest.raises(bg.ExpressionError, match="finite"):
        at("F").read("1/(2 - 2)", ("input",))


def test_the_rate_of_an_expression_along_the_motion() -> None:
    rate = at("F").along(xp.build("x**2 + sin(t)", xp.symbol))
    assert xp.is_zero(rate - xp.build("2*x", xp.symbol) * xp.rate(xp.symbol("x")) - xp.build("cos(t)", xp.symbol))


@pytest.mark.parametrize(
    ("states", "wrong"),
    [((), None), (("q_c", "q_c"), "q_c"), (("k",), "k"), (("u",), None)],
)
def test_one_name_has_one_meaning(states: tuple[str, ...], wrong: str | None) -> None:
    symbols = Symbols(GRAPH, xp)
    symbols.parameter("k")
    if wrong is None:
        symbols.check(list(map(xp.symbol, states)))
        return
    with pytest.raises(bg.DuplicateName) as caught:
        symbols.check(list(map(xp.symbol, states)))
    assert caught.value.parties == (wrong,)


def test_two_stores_of_which_a_state_has_the_same_name_are_refused() -> None:
    """Component b of the store a, and the store a_b."""
    g, h = One("g", ("b", "c")), One("h")
    with pytest.raises(bg.DuplicateName, match="what 'a' holds and what 'a_b' holds") as caught:
        bg.compile(bg.Graph("g", Se("F") >> g, g >> I("a"), Se("G") >> h, h >> I("a_b")))
    assert caught.value.parties == ("p_a_b", "a_b")


i, U = One("i"), Se("U", 1)
NAMED: dict[str, Callable[[str], tuple[Any, ...]]] = {
    "a junction": lambda n: (U >> One(n), One(n) >> R("r", 1), One(n) >> Zero("e") >> C("c", 2)),
    "a junction of a dependent store": lambda n: (Sf("F", 1) >> One(n), One(n) >> I("c", 1)),
    "a component": lambda n: (Se("U", (1, 2)) >> One("w", (n, "m")), One("w", (n, "m")) >> I("c", (1, 1))),
    "a sensor": lambda n: (U >> i, i >> Df(n), i >> C("c", effort="q**3"), i >> R("r", 1)),
    "an input": lambda n: (bg.Input(n), Se("U", n) >> i, i >> I("c", 1)),
    "a block": lambda n: (bg.Gain(n, "t", 1), Se("U", n) >> i, i >> I("c", 1)),
    "a junction beside a block": lambda n: (bg.PID("c", "1", Kp=1, Ki=1), Se("U", "c") >> One(n), One(n) >> R("r", 1)),
    "a block beside a block": lambda n: (bg.PID("c", "1", Kp=1, Ki=1), bg.Gain(n, "5", 1), U >> i, i >> R("r", 1)),
    "a sensor beside a block": lambda n: (
        bg.TransferFunction("c", "1", [1], [1, 1]), Se("U", "c") >> i, i >> R("r", 1), i >> Df(n)
    ),
}  # fmt: skip
HELD = ["q_c", "p_c", "p_c_m", "q_c", "p_c", "p_c", "i_c", "i_c", "x1_c"]


@pytest.mark.parametrize(("what", "name"), [*zip(NAMED, HELD, strict=True)])
def test_nothing_has_the_name_of_what_an_element_holds(what: str, name: str) -> None:
    """A junction, signal or input of the name of a momentum, a charge, or the state of a block would be that."""
    bg.compile(bg.Graph("g", *NAMED[what]("other")))
    with pytest.raises(bg.DuplicateName, match="holds") as caught:
        bg.compile(bg.Graph("g", *NAMED[what](name)))
    assert caught.value.parties == (name, "c")


@pytest.mark.parametrize("known", ["k", "u", "y"])
def test_what_a_law_gives_is_given_once(known: str) -> None:
    """It is no state, here u, no parameter, here k, and no value of another law."""
    symbols, given = Symbols(GRAPH, xp), [xp.symbol("x"), xp.symbol("y")]
    symbols.parameter("k")
    symbols.check_values(given, {xp.symbol("u")})
    with pytest.raises(bg.DuplicateName, match="what a law gives") as caught:
        symbols.check_values([*given, xp.symbol(known)], {xp.symbol("u")})
    assert caught.value.parties == (known,)


def test_values_belong_to_parameters() -> None:
    with pytest.raises(bg.ValueRefused, match="a parameter it does not have"):
        Symbols(GRAPH, xp).check([])
    with pytest.raises(bg.DuplicateName, match="4"):
        Symbols(GRAPH, xp).parameter("k", 5.0)


def test_the_law_of_a_graph_without_strokes_can_be_asked() -> None:
    """Moduli and integrals do not depend on strokes."""
    by = TF("n", (("x", "2"),))
    place = Places(checked(bg.Graph("g", f >> by >> One("v") >> I("m"))), xp)["n"]
    assert by.modulus(place) == xp.matrix([[xp.symbol("x"), xp.number(2)]])


def test_a_laws_variable_that_is_another_component_beside_it_is_refused() -> None:
    """f2 is the second of the two flows that enter, and the name of the first."""
    v = One("v", ("f1", "f2", "f3"))
    some = bg.Graph("some", v >> I("m", 1), v["f2", "f3"] >> R("b", effort=("5*f2", "0")))
    with pytest.raises(bg.DuplicateName) as caught:
        bg.compile(some)
    assert caught.value.parties == ("b", "f2") and "component of 'v'" in caught.value.law


def test_a_laws_variable_may_have_the_name_that_its_component_has() -> None:
    v = One("v", ("f1", "f2", "f3"))
    every = bg.Graph("every", v >> I("m", 1), v >> R("b", effort=("0", "5*f2", "0")))
    run = bg.simulate(every, (0, 1), start={"f2": 2, "f3": 1})
    assert run["b.e[f2]"].tolist() == pytest.approx((5 * run["f2"]).tolist()) and run["f2"][0] == 2


@pytest.mark.parametrize(
    "law", [C("sp", 1 / 3), C("sp", effort="3*q"), C("sp", effort="3*h_q")], ids=["1/k", "q", "h_q"]
)
@pytest.mark.parametrize("junction", ["velocity", "q_dot", "beyond"])
def test_a_compliance_bonded_to_a_coordinates_junction_takes_the_coordinate(law: C, junction: str) -> None:
    """A joint beside it whose velocities are not the rates of its coordinates changes nothing."""
    car, trailer = Link("car", 10, planar=1.2, centre=(0.3, 0, 0)), Link("trailer", 4, planar=0.5, centre=(-0.6, 0, 0))
    joints = KnifeEdge("k", "ground", car), Revolute("h", car.frame((-0.2, 0, 0)), trailer)
    m = Mechanism("m", [car, trailer], joints)
    at = {"velocity": m["h"], "q_dot": m.q_dot("h"), "beyond": m.q_dot("h") >> One("beside")}[junction]
    run = bg.simulate(bg.Graph("g", *m, at >> law), 1.0, start={"h_q": 0.5})
    assert run["sp.e"] == pytest.approx(3 * run["h_q"]) and run["sp.e"][0] == 1.5
    assert run.power_audit().drift == pytest.approx(0, abs=1e-8)


def test_a_compliance_on_a_coordinate_is_led_to_the_junction_that_has_it() -> None:
    """Where the velocities of a mechanism are not the rates of its coordinates."""
    car, trailer = Link("car", 10, planar=1.2, centre=(0.3, 0, 0)), Link("trailer", 4, planar=0.5, centre=(-0.6, 0, 0))
    joints = KnifeEdge("k", "ground", car), Revolute("h", car.frame((-0.2, 0, 0)), trailer)
    m = Mechanism("m", [car, trailer], joints)
    with pytest.raises(bg.ModulusError, match="depends on 'k_x'") as caught:
        bg.compile(bg.Graph("g", *m, m["k"] >> C("sp", effort=("3*k_x", "0"))))
    assert "'k_q_dot'" in caught.value.remedy and "m.q_dot(joint)" in caught.value.remedy
    assert m.q_dot("k").name == "k_q_dot"
    spring = C("sp", effort=("3*k_x", "0", "0"))
    run = bg.simulate(bg.Graph("g", *m, m.q_dot("k") >> spring), 0.01, start={"k_x": 0.5})
    assert run["sp.e[k_x_dot]"][0] == pytest.approx(1.5)
    v = One("v", coordinates=("x",))
    with pytest.raises(bg.ModulusError) as caught:
        bg.compile(bg.Graph("g", v >> I("m", "1 + x")))
    assert "bond" not in caught.value.remedy
