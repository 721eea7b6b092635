"""Laws used the other way: exact inverses, branches that are told, laws that may not be turned."""

from __future__ import annotations

import math
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.algebra import sympy as xp
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.equations import inverse_law
from bondgraph.equations.inverse_law import inverse, is_root
from bondgraph.equations.notes import notes
from bondgraph.graph.law import Implicit

EXACT = [
    "3*{x} + 2",
    "k*{x} + sin(k)",
    "i0*(exp({x}/v) - 1)",
    "a*{x}**3",
    "a*({x} - b)**5 + c",
    "c*{x}*abs({x})",
    "c*{x}**2*sign({x})",
    "c*{x}*abs({x})**0.75",
    "c*sign({x})*abs({x})**1.85",
    "a*tanh({x}/b)",
    "a*sinh(b*{x}) + c",
    "2**{x}",
    "log({x} + 3)",
    "1/({x} + 2)",
    "1/({x} + 2)**3",
    "a*tanh((b*{x})**3)",
    "2*{x} + k*{x}",
]
SOUGHT = ["{x} + {x}**3", "k*atan({x})", "sqrt({x} + 2)", "{x}**1.5", "max({x}, 2*{x})", "{x} + exp({x})"]
FOLDED = ["{x}**3 - {x}", "{x}**2", "abs({x})", "sin({x})", "tan({x})", "1/{x} - {x}", "{x}*exp({x})"]
SINGLE = [*EXACT, *SOUGHT]


def turned(law: str) -> bg.Graph:
    """The law is entered by effort, and effort enters."""
    u = Zero("u")
    return bg.Graph("g", Sf("J") >> u, u >> C("S", 1), u >> R("d", effort=law.format(x="f")))


def is_sought(graph: bg.Graph) -> bool:
    return any(isinstance(step, Implicit) for step in bg.compile(graph).steps)


@pytest.mark.parametrize("law", EXACT)
def test_exact_inverses_leave_nothing_to_be_sought(law: str) -> None:
    assert not is_sought(turned(law))
    i = One("i")
    resistor = R("d", flow=law.format(x="e"))
    assert not is_sought(bg.Graph("g", Se("U") >> i, i >> I("L", 1), i >> resistor))
    u, store = Zero("u"), C("d", effort=law.format(x="q"))
    assert not is_sought(bg.Graph("g", Sf("J") >> u, u >> C("c", 1), u >> store))


@pytest.mark.parametrize("law", [*SOUGHT, *FOLDED])
def test_other_inverses_are_sought(law: str) -> None:
    assert is_sought(turned(law))


@pytest.mark.parametrize("law", SINGLE)
@pytest.mark.parametrize("flow", [-1.2, -0.3, 0.4, 0.9])
def test_what_is_found_satisfies_the_law(law: str, flow: float) -> None:
    """Put the effort that a flow gives into the store, and the flow must come out."""
    text = law.format(x="f")
    values = dict.fromkeys(expressions.names(expressions.text(text)) - {"f"}, 0.7)
    function = {"abs": abs, "sign": lambda x: math.copysign(1, x), "max": max, **vars(math)}
    effort = eval(text, {**function, **values, "f": flow})
    if isinstance(effort, complex):
        return
    rates = bg.rates(turned(law), {"J": 0.0, **values}, {"q_S": effort})
    assert rates["q_S"] == pytest.approx(-flow, rel=1e-9)


@pytest.mark.parametrize(
    ("law", "effort"),
    [("atan(f)", 4.0), ("atan(f)", -1.7), ("sqrt(f)", -1.0), ("exp(f)", -1.0), ("tanh(f)", 1.5), ("f**1.5", -1.0)],
)
def test_what_a_law_cannot_reach_is_refused(law: str, effort: float) -> None:
    with pytest.raises(bg.NoSolution) as caught:
        bg.rates(turned(law), {"J": 0}, {"q_S": effort})
    assert caught.value.parties and caught.value.remedy


STEPS = {
    "scaled": lambda x: 3 * x,
    "shifted": lambda x: x - xp.number(2) / 7,
    "cubed": lambda x: x**3,
    "signed": lambda x: x * xp.call["abs"](x),
    "sinh": xp.call["sinh"],
    "tanh": lambda x: 2 * xp.call["tanh"](x / 3),
    "exp": xp.call["exp"],
    "divided": lambda x: 1 / (x + 5),
}


@settings(max_examples=60, derandomize=True)
@given(st.lists(st.sampled_from(sorted(STEPS)), min_size=1, max_size=4))
def test_compositions_of_invertible_steps_are_inverted(steps: list[str]) -> None:
    """The inverse of the law's value is the variable, wherever both are finite and rounding has not eaten it."""
    x, y = xp.symbol("x"), xp.symbol("y")
    law = x
    for step in steps:
        law = STEPS[step](law)
    found = inverse(xp, law, x, y)
    if found is None:  # the algebra may join steps into something else, or every random point may lie outside
        assert len(steps) > 1
        return
    for value in (-0.9, -0.2, 0.3, 1.1):
        image = law.subs(x, value)
        if image.is_finite and image.is_real and abs(image) < 1e6 and abs(law.diff(x).subs(x, value)) > 1e-6:
            assert float(found.expression.subs(y, image)) == pytest.approx(value, rel=1e-5)


@pytest.mark.parametrize("law", ["f**3", "f*abs(f)", "f**5*abs(f)", "f*abs(f)**0.75"])
def test_an_odd_root_changes_branch_where_it_is_zero(law: str) -> None:
    """Its slope is infinite there: what steps across it to and fro never comes to rest."""
    equations = bg.compile(turned(law))
    assert not is_sought(turned(law)) and [*map(str, equations.switches)] == ["u"]
    run = bg.simulate(equations, (0, 0.3), {"J": -1}, start={"q_S": 1}, rtol=1e-9)
    flow = run["d.f"]
    np.testing.assert_allclose(run["d.e"], [eval(law, {"f": f}) for f in flow], rtol=1e-9)


@pytest.mark.parametrize("law", FOLDED)
def test_several_solutions_are_told(law: str) -> None:
    equations = bg.compile(turned(law))
    (note,) = notes(equations)
    assert note.startswith("d:") and note in str(equations)
    natural = bg.Graph("g", Se("U") >> One("i"), One("i") >> I("L", 1), One("i") >> R("d", effort=law.format(x="f")))
    assert notes(bg.compile(natural)) == ()


@pytest.mark.parametrize("law", SINGLE)
def test_one_solution_needs_no_note(law: str) -> None:
    assert notes(bg.compile(turned(law))) == ()


def test_stores_and_defaults_count() -> None:
    """q - k q**3 turns for positive k only."""
    i, u = One("i"), Zero("u")
    rest = (Se("U", 1) >> i >> u, i >> R("Ra", 2), u >> C("a", 1), u >> C("b", effort="q - k*q**3"))
    assert len(notes(bg.compile(bg.Graph("g", *rest)))) == 1
    assert notes(bg.compile(bg.Graph("g", *rest, values={"k": -1}))) == ()
    assert len(notes(bg.compile(bg.Graph("g", *rest, values={"k": 1})))) == 1


def test_a_loop_with_several_solutions_is_told() -> None:
    """A tunnel diode on a voltage divider."""
    i, u = One("i"), Zero("u")
    graph = bg.Graph("g", Se("U") >> i >> u, i >> R("Ra", 2), u >> R("d", flow="e**3 - 3*e"), u >> R("b", flow="e"))
    (note,) = notes(bg.compile(graph))
    assert "loop" in note


@pytest.mark.parametrize("law", ["0.5*sign(f)", "where(f < 0, 1, 2)", "k"])
def test_laws_without_an_inverse_are_refused(law: str) -> None:
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(turned(law))
    assert caught.value.parties == ("d",) and "one_way" in caught.value.remedy


def test_several_components_are_inverted_each_for_itself_where_they_can_be() -> None:
    u = Zero("u", 2)
    graph = bg.Graph("g", Sf("J", (1, 1)) >> u, u >> C("c", 1), u >> R("d", effort=("f1**3", "f2 + f2**3 + f1")))
    equations = bg.compile(graph)
    (system,) = (step for step in equations.steps if isinstance(step, Implicit))
    assert len(system.unknowns) == 1
    rates = bg.rates(graph, start={"q_c_u_1": 8.0, "q_c_u_2": 12.0})
    assert list(rates.values()) == pytest.approx([1 - 2.0, 1 - 2.0], rel=1e-9)


ONE_WAY: list[Any] = [
    lambda **more: R("x", effort="f**3", **more),
    lambda **more: R("x", 2, **more),
    lambda **more: C("x", 1, **more),
]


@pytest.mark.parametrize("make", ONE_WAY)
def test_a_one_way_law_is_used_as_entered_or_not_at_all(make: Any) -> None:
    """An effort is imposed on what gives effort."""
    given = Zero("u")
    bg.compile(bg.Graph("g", Se("U") >> given, given >> make()))
    with pytest.raises(bg.CausalConflict) as caught:
        bg.causality(bg.Graph("g", Se("U") >> given, given >> make(one_way=True)))
    assert {"U", "x"} <= set(caught.value.parties)
    i = One("i")
    bg.compile(bg.Graph("g", Se("U") >> i, i >> I("L"), i >> make(one_way=True)))


@pytest.mark.parametrize("make", [lambda: R("x", flow="e**3", one_way=True), lambda: I("x", one_way=True)])
def test_a_flow_is_imposed_on_what_gives_flow(make: Any) -> None:
    v = One("v")
    bg.compile(bg.Graph("g", Se("F") >> v, v >> R("b"), v >> make() if make().role == "store" else v >> I("m")))
    with pytest.raises(bg.CausalConflict) as caught:
        bg.causality(bg.Graph("g", Sf("J") >> v, v >> make()))
    assert {"J", "x"} <= set(caught.value.parties)


def test_a_one_way_store_keeps_its_state_and_its_rival_follows() -> None:
    u = Zero("u")
    for first, second in (("a", "b"), ("b", "a")):
        graph = bg.Graph("g", Sf("J") >> u, u >> C(first, 1, one_way=True), u >> C(second, 2))
        assert bg.causality(graph).dependent == ((second, 0),)
    with pytest.raises(bg.CausalConflict) as caught:
        bg.causality(bg.Graph("g", Sf("J") >> u, u >> C("a", 1, one_way=True), u >> C("b", 1, one_way=True)))
    assert {"a", "b"} <= set(caught.value.parties)


def test_one_way_chooses_the_stroke_where_either_would_do() -> None:
    i, u = One("i"), Zero("u")
    divider = (Se("U") >> i >> u, u >> R("low", 1))
    assert bg.causality(bg.Graph("g", *divider, i >> R("top", 1, one_way=True))).strokes["top", 0].side == "tail"
    law = R("top", flow="e", one_way=True)
    assert bg.causality(bg.Graph("g", *divider, i >> law)).strokes["top", 0].side == "head"


@pytest.mark.parametrize("flag", [1, None, "yes", 0])
def test_one_way_is_true_or_false(flag: Any) -> None:
    for make in (lambda: R("x", one_way=flag), lambda: C("x", one_way=flag), lambda: I("x", one_way=flag)):
        with pytest.raises(bg.StructureError):
            make()


def test_a_one_way_law_is_never_turned_by_compiling() -> None:
    """Where no assignment is complete, the law is still used as it was entered, or the conflict stands."""
    u = Zero("u")
    graph = bg.Graph("g", Se("U") >> u, u >> R("x", effort="f + f**3", one_way=True))
    with pytest.raises(bg.CausalConflict) as caught:
        bg.compile(graph)
    assert "x" in caught.value.parties


@pytest.mark.parametrize("names", [*permutations("stuv")])
def test_whether_an_inverse_is_everywhere_does_not_depend_on_names(names: tuple[str, ...]) -> None:
    """Points are drawn by names: of eight currents all may flow forward."""
    symbols = dict(zip(("x", "y", "a", "b"), map(xp.symbol, names), strict=True))
    laws = {"a*(exp(x/b) - 1)": False, "a*tanh(x/b)": False, "a*(x - b)**3": True, "a*sinh(x/b)": True}
    for law, expected in laws.items():
        entered = expressions.build(expressions.text(law), symbols.__getitem__, xp.number, xp.call)
        found = inverse(xp, entered, symbols["x"], symbols["y"])
        assert found is not None and found.is_everywhere is expected


def written(law: str) -> Any:
    return expressions.build(expressions.text(law), xp.symbol, xp.number, xp.call)


ROOTS = ["k*x*abs(x)", "x**3", "x*abs(x)**0.852", "k*x*abs(x) - h", "(x - h)**3"]
SLOPES = ["k*x", "sinh(x)", "exp(x) - 1", "k*x*abs(x) + x", "where(x < 0, x, 3*x)", "tanh(x)"]


@pytest.mark.parametrize("law, root", [*((law, True) for law in ROOTS), *((law, False) for law in SLOPES)])
def test_an_inverse_is_a_root_where_the_law_is_flat(law: str, root: bool) -> None:
    found = inverse(xp, written(law), xp.symbol("x"), xp.symbol("y"))
    assert found is None or found.is_root == root


@pytest.mark.parametrize(
    "law, root",
    [
        *(("sqrt(abs(x)/k)*sign(x)", True), ("sign(x)*abs(x)**0.3", True), ("x/sqrt(abs(x))", True)),
        *(("x*abs(x)", False), ("x/sqrt(abs(x) + 1e-3)", False), ("where(x < 0, x, 1e5*x)", False)),
    ],
)
def test_a_law_is_a_root_where_its_slope_has_no_bound(law: str, root: bool) -> None:
    assert is_root(xp, written(law), xp.symbol("x")) == root


@pytest.mark.parametrize("name, value, root", [("STEEP", 1e9, True), ("STEEP", 1e11, False), ("NEAR", 1e-50, False)])
def test_a_power_of_nine_tenths_is_a_root(name: str, value: float, root: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 1e-100 its slope is about 1e10 times what it is at one, at 1e-50 1e5 times."""
    monkeypatch.setattr(inverse_law, name, value)
    assert is_root(xp, written("sign(x)*abs(x)**0.9"), xp.symbol("x")) == root


@pytest.mark.parametrize("power, root", [(0.5, True), (0.9397, True), (0.9403, False), (1.0, False)])
def test_a_power_below_ninety_four_hundredths_is_a_root(power: float, root: bool) -> None:
    assert is_root(xp, written(f"sign(x)*abs(x)**{power}"), xp.symbol("x")) == root


@pytest.mark.parametrize("form", ["effort", "flow"])
def test_a_loop_is_solved_with_losses_that_have_a_slope_everywhere(form: str) -> None:
    """Two quadratic losses and a resistor, at a pressure that is zero and at one that is not: k f|f| + R f = P."""
    law = {form: "2*f*abs(f)" if form == "effort" else "sqrt(abs(e)/2)*sign(e)"}
    i = One("i")
    graph = bg.Graph("g", Se("P") >> i, i >> R("a", **law), i >> R("b", **law), i >> R("c", 3))
    equations = bg.compile(graph)
    for pressure in (0.0, 1e-9, -7.0, 1e6):
        (flow,) = {bg.simulate(equations, 1, {"P": pressure})["i"][-1]}
        assert 4 * flow * abs(flow) + 3 * flow == pytest.approx(pressure, rel=1e-12)
