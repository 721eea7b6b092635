"""Equations as text and LaTeX: every state has a line, and the text says what is computed."""

from __future__ import annotations

import pytest
import sympy as sp
from mechanisms import FORMS, NAMES, compiled

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se, Sf, Zero
from bondgraph.equations.printing import as_latex, as_text
from bondgraph.graph.spelling import Spelling


@pytest.mark.parametrize("form", [None, *FORMS])
@pytest.mark.parametrize("name", NAMES)
def test_every_state_has_its_equation(name: str, form: object) -> None:
    equations = compiled(name, form).equations
    text, latex = str(equations), equations.latex()
    for state in equations.states:
        assert f"{state}'" in text
    assert latex.startswith("\\begin{aligned}") and latex.endswith("\\end{aligned}")
    assert latex.count("{") == latex.count("}")
    assert equations._repr_latex_().count("$$") == 2
    assert text.splitlines()[0].startswith(f"{equations.graph.name}: {len(equations.states)} state")


def test_a_printed_line_is_the_rate() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))
    line = str(equations).splitlines()[1]
    U, L, Ra, p = sp.symbols("U L Ra p_L")
    assert sp.simplify(sp.sympify(line.split(" = ")[1], locals={"U": U}) - (U - Ra * p / L)) == 0


@pytest.mark.parametrize("form", [None, *FORMS])
@pytest.mark.parametrize("name", NAMES)
def test_no_rate_is_printed_as_itself(name: str, form: object) -> None:
    """Not even where a system falls into blocks of one."""
    for line in str(compiled(name, form).equations).splitlines():
        if line.count(" = ") == 1 and not line.startswith(" "):
            left, right = line.split(" = ")
            assert left != right


def test_the_head_counts_and_names_the_index() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = bg.compile(bg.Graph("bead", f >> I("m"), f << TF("a", (("x", "y"),)) << Sf("rod", 0)))
    head, *lines = as_text(rod).splitlines()
    assert head == "bead: 4 states, 1 constraint, 1 input, 1 parameter; index 2"
    assert any(line.startswith("0 = ") for line in lines) and "0 &= " in as_latex(rod)
    plain = bg.compile(bg.Graph("free", f >> I("m")))
    assert "index" not in as_text(plain) and "constraint" not in as_text(plain)


@pytest.mark.parametrize(
    ("name", "latex"),
    [
        ("x", "x"),
        ("x'", r"\dot{x}"),
        ("x_dot", r"\dot{x}"),
        ("x_dot'", r"\ddot{x}"),
        ("alpha1", r"\alpha_{1}"),
        ("p_J", "p_{J}"),
        ("q_spring", r"q_{\mathrm{spring}}"),
        ("rod.f", r"f_{\mathrm{rod}}"),
        ("rod.f'", r"\dot{f}_{\mathrm{rod}}"),
        ("m.e[u1]", "e_{m,u_{1}}"),
    ],
)
def test_names_as_a_book_would_set_them(name: str, latex: str) -> None:
    assert Spelling().latex(name) == latex


def test_a_graph_without_states_prints_its_efforts_and_flows() -> None:
    i = One("i")
    assert str(bg.compile(bg.Graph("g", Se("U") >> i >> R("r")))).split("\n")[1:] == ["i = U/r"]
    divided = str(bg.compile(bg.Graph("g", Se("U") >> i >> R("r"), i >> R("s"))))
    assert "i = U/(r + s)" in divided and "U.e" not in divided
    bent = str(bg.compile(bg.Graph("g", Se("U") >> i >> R("r", effort="a*f + b*f**3"))))
    assert "i from" in bent and "a*i + b*i**3" in bent and "i = i" not in bent


def _two_meshes() -> bg.Equations:
    """Two inductances in series on one of two meshes: one of them depends, by a denominator of negative terms."""
    z, i1, i2, i3 = Zero("z"), One("i1"), One("i2"), One("i3")
    stores = i1 >> I("L1"), i2 >> I("L2"), i3 >> I("L3")
    meshes = Se("U") >> i1 >> z, z >> i2, z >> i3, i2 >> R("R2"), i3 >> R("R3"), *stores
    return bg.compile(bg.Graph("meshes", *meshes), algebra=bg.algebra.sympy)


def test_no_denominator_and_no_factor_has_negative_terms_alone() -> None:
    equations = _two_meshes()
    (step,) = (step for step in equations.steps if str(step.symbol) == "L3.e")
    sums = [part.base for part in step.expression.atoms(sp.Pow) if part.base.is_Add]
    assert any(-1 in part.args for part in sums), "the solution itself has such a denominator"
    text, latex = str(equations), equations.latex()
    assert "(-1 -" not in text and "{-1 -" not in latex and "/(1 + L3/L2" in text
    line = next(line for line in text.splitlines() if "L3.e = " in line)
    printed = equations.xp.build(line.split(" = ")[-1], equations.xp.symbol)
    assert sp.simplify(printed - equations.expanded(step.expression)) == 0


@pytest.mark.parametrize(
    ("formula", "written"),
    [
        ("(a - b)/(-1 - c)", "(-a + b)/(c + 1)"),
        ("-a*(a - b)/(-1 - c)", "a*(a - b)/(c + 1)"),
        ("-a/(-b - c)", "a/(b + c)"),
        ("a/(-b - c)", "-a/(b + c)"),
        ("a/(-b - c)**2", "a/(b + c)**2"),
        ("a*(-b - c)", "-a*(b + c)"),
        ("a/(b - c)", "a/(b - c)"),
        ("-a*(b - c)", "-a*(b - c)"),
        ("sin(1/(-b - c))", "-sin(1/(b + c))"),
        ("a/(b + c)**(-a - b)", "a*(b + c)**(a + b)"),
        ("-a - b", "-a - b"),
    ],
)
def test_signs_stand_in_front_of_products(formula: str, written: str) -> None:
    named = {name: sp.Symbol(name, real=True) for name in "abc"}
    shown = bg.algebra.sympy.spell(sp.sympify(formula, locals=named))
    assert sp.sympify(shown, locals=named).equals(sp.sympify(formula, locals=named))
    assert shown == written


def test_what_a_dependent_store_follows_stands_before_its_effort() -> None:
    equations = _two_meshes()
    content, effort = str(equations).splitlines()[-2:]
    assert content.startswith("  p_L3 = L3*(") and content.endswith(" (L3 has no state of its own)")
    assert effort.startswith("  L3.e = p_L3' = ")
    printed = equations.xp.build(content.split(" = ")[1].removesuffix(" (L3 has no state of its own)"), sp.Symbol)
    state, values = {"p_L1": 0.3, "p_L2": -0.2}, {"L1": 0.5, "L2": 0.7, "L3": 1.1}
    assert printed.subs(state | values) == pytest.approx(1.1 * (0.3 / 0.5 + 0.2 / 0.7))
    assert r"p_{L_{3}} &= L_{3}" in equations.latex() and r"e_{L_{3}} &= \dot{p}_{L_{3}} = " in equations.latex()


def test_the_effort_of_a_dependent_store_is_the_rate_that_is_printed_before_it() -> None:
    equations = _two_meshes()
    values = {"U": 2.0, "L1": 0.5, "L2": 0.7, "L3": 1.1, "R2": 0.4, "R3": 0.9}
    rates = bg.rates(equations, values, {"p_L1": 0.3, "p_L2": -0.2})
    effort = bg.simulate(equations, (0, 1e-3), values, {"p_L1": 0.3, "p_L2": -0.2})["L3.e"][0]
    assert effort == pytest.approx(1.1 * (rates["p_L1"] / 0.5 - rates["p_L2"] / 0.7))
