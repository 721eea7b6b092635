"""Fields by matrix, by several laws, by one energy, and laws entered the other way round."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import expressions, sympy
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.equations.solvability import Sample
from bondgraph_elements.field import everywhere

HENON = "(x**2 + y**2)/2 + x**2*y - y**3/3"


def henon(compliance: C) -> bg.Trajectory:
    q = One("q_dot", coordinates=("x", "y"))
    graph = bg.Graph("henon", q >> I("m", 1), q >> compliance)
    return bg.simulate(graph, (0, 30), start={"x": 0.1, "y": 0.2, "x_dot": 0.1}, rtol=1e-11, atol=1e-13)


def test_an_energy_and_its_laws_give_one_motion() -> None:
    by_energy = henon(C("V", energy=HENON))
    by_laws = henon(C("V", effort=("x + 2*x*y", "y + x**2 - y**2")))
    np.testing.assert_allclose(by_laws["q_dot"], by_energy["q_dot"], atol=1e-8)
    total = by_energy["V.energy"] + by_energy["m.energy"]
    np.testing.assert_allclose(total, total[0], rtol=1e-9)


def test_laws_that_derive_from_no_energy_are_refused() -> None:
    with pytest.raises(bg.NotReciprocal) as caught:
        henon(C("V", effort=("x + y", "y - x")))
    assert caught.value.parties == ("V",)


@pytest.mark.parametrize("store", [lambda: C("K", ((2, 1), (0, 2))), lambda: C("K", (("a", "b"), ("c", "d")))])
def test_matrices_that_are_not_symmetric_are_refused(store: object) -> None:
    u = Zero("u", 2)
    with pytest.raises(bg.NotReciprocal):
        bg.compile(bg.Graph("g", Sf("i") >> u, u >> store(), u >> R("r")))  # type: ignore[operator]


@pytest.mark.parametrize("size", [1e-12, 1.0, 1e12])
@pytest.mark.parametrize("off", [1e-10, 1e-8])
def test_symmetry_is_judged_beside_the_entries_whatever_their_units(size: float, off: float) -> None:
    """An asymmetry of 1e-8 of the entries is one, of 1e-10 it is rounding: of newtons as of giganewtons."""
    u = Zero("u", 2)
    spring = C("K", effort=(f"{2 * size!r}*q1 + {size!r}*q2", f"{size * (1 + off)!r}*q1 + {2 * size!r}*q2"))
    graph = bg.Graph("g", Sf("i") >> u, u >> spring, u >> R("r"))
    if off > 1e-9:
        with pytest.raises(bg.NotReciprocal):
            bg.compile(graph)
    else:
        assert len(bg.compile(graph).states) == 2


def test_an_inertia_by_energy() -> None:
    """A relativistic particle: f = dT/dp = p c/sqrt(p^2 + m^2 c^2)."""
    v = One("v")
    graph = bg.Graph("fast", Se("F", 1) >> v, v >> I("m", energy="c*sqrt(p**2 + m0**2*c**2)"), values={"c": 2, "m0": 1})
    run = bg.simulate(graph, (0, 10), rtol=1e-10, atol=1e-12)
    p = run["p_m"]
    np.testing.assert_allclose(p, run.t, atol=1e-9)
    np.testing.assert_allclose(run["v"], 2 * p / np.sqrt(p**2 + 4), rtol=1e-10)


def diode(law: dict[str, str]) -> bg.Trajectory:
    i, u = One("i"), Zero("u")
    graph = bg.Graph("diode", Se("U", "2*sin(3*t)") >> i >> u, i >> R("d", **law), u >> C("c", 0.3), u >> R("load", 5))
    return bg.simulate(graph, (0, 4), rtol=1e-10, atol=1e-12)


def test_a_law_and_its_inverse_give_one_motion() -> None:
    """e = f + f**3 entered by effort, against its inverse by Cardano's formula."""
    cardano = "{0} - 1/(3*{0})".format("((e/2 + sqrt(e**2/4 + 1/27))**(1/3))")
    np.testing.assert_allclose(diode({"effort": "f + f**3"})["u"], diode({"flow": cardano})["u"], atol=1e-8)


def test_a_nonlinear_loop_satisfies_its_laws_and_conserves_power() -> None:
    i, u, j = One("i"), Zero("u"), One("j")
    graph = bg.Graph(
        "loop", Se("U", "sin(t)") >> i >> u, i >> R("d", effort="f + f**3"), u >> R("R2", 2), u >> j,
        j >> R("r3", effort="2*f + f**3"), j >> I("L", 1),
    )  # fmt: skip
    assert bg.causality(graph).loops
    run = bg.simulate(graph, (0, 3), rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["d.e"], run["i"] + run["i"] ** 3, atol=1e-12)
    audit = run.power_audit()
    assert abs(audit.missing).max() < 1e-12 and abs(audit.drift) < 1e-8


def test_a_dependent_nonlinear_compliance() -> None:
    """Two capacitors in parallel, one of them q + q**3 = e: charges obey both laws, and their sum the current."""
    i, u = One("i"), Zero("u")
    graph = bg.Graph(
        "pair", Se("U", "sin(t)") >> i >> u, i >> R("Ra", 2), u >> C("a", 1), u >> C("b", effort="q + q**3")
    )
    assert len(bg.compile(graph).states) == 1
    run = bg.simulate(graph, (0, 3), rtol=1e-10, atol=1e-12)
    charge = run["a.f"] + run["b.f"] - run["i"]
    assert abs(charge).max() < 1e-12
    q_b = np.array([np.roots([1, 0, 1, -e])[-1].real for e in run["u"]])
    np.testing.assert_allclose(q_b + q_b**3, run["u"], atol=1e-10)


def test_a_loop_without_a_solution_is_named() -> None:
    """e = f**2 + 1 has no flow at e = 0."""
    i = One("i")
    graph = bg.Graph("none", Se("U", 0) >> i >> R("d", effort="f**2 + 1"), i >> Zero("z") >> C("c", 1))
    with pytest.raises(bg.BondGraphError) as caught:
        bg.simulate(graph, (0, 1))
    assert "i" in caught.value.parties


def test_a_variable_of_a_law_that_is_a_coordinate_elsewhere_is_refused() -> None:
    v, w = One("v", coordinates="q"), One("w")
    parts = (v >> I("m"), Se("F") >> v, w >> I("J"), w >> C("k", effort="k1*q"))
    with pytest.raises(bg.DuplicateName) as caught:
        bg.compile(bg.Graph("g", *parts))
    assert caught.value.parties == ("k", "q")


@pytest.mark.parametrize("zero", ["0", "0.0", "-0"])
def test_a_number_in_a_law_is_a_number(zero: str) -> None:
    """It is no default of the parameter that has the element's name."""
    v = One("v", ("a", "b"))
    spring = bg.Graph("g", v >> I("m", (1, 1)), v >> C("k", effort=("k*q1", zero)), Se("F", (1, 1)) >> v)
    run = bg.simulate(spring, (0, 1), {"k": 4})
    np.testing.assert_allclose(run["b"], run.t, atol=1e-7)
    np.testing.assert_allclose(run["a"], np.sin(2 * run.t) / 2, atol=1e-7)
    assert bg.compile(bg.Graph("g", One("w") >> I("m"), One("w") >> R("c", effort="3"))).parameters.keys() == {"m"}


@pytest.mark.parametrize(("law", "told"), [("2*q", True), ("3", True), ("2*f", False), ("b*f1", False)])
def test_a_law_that_does_not_mention_its_variable_is_told(law: str, told: bool) -> None:
    graph = bg.Graph("g", One("w") >> I("m"), One("w") >> R("r", effort=law))
    run = bg.simulate(graph, 0.1, dict.fromkeys(bg.compile(graph).parameters, 1))
    for notes in (run.equations.notes, run.notes):
        assert any("does not mention 'f'" in note for note in notes) == told


SIGNS = {
    "a negative resistance": (R("r", -2), "its resistance is negative, -2"),
    "a matrix": (R("r", ((1, 2), (2, 1))), "negative in some direction"),
    "Hooke's law with a minus": (C("r", effort="-k*q"), "falls everywhere"),
    "a hard spring with a minus": (C("r", effort="-q - q**3"), "falls everywhere"),
    "a friction with a minus": (R("r", effort="-c*f*abs(f)"), "is opposed to f everywhere"),
    "a leak with a minus": (R("r", flow="-e/c"), "is opposed to e everywhere"),
    "a friction with a minus, of many numbers": (R("r", effort="-c*f/(1 + b*d**2)"), "is opposed to f everywhere"),
    "one in all windings but of stars": (R("r", effort="R0*(1 + a*(T - 1e6))*f"), "is opposed to f everywhere"),
    "a resistance": (R("r", 2), ""),
    "a winding in a furnace": (R("r", effort="R0*(1 + a*(T - 1e5))*f"), ""),
    "a winding": (R("r", effort="R0*(1 + a*(T - 293))*f"), ""),
    "a spring when it is warm": (C("r", effort="k*(T - 20)*q"), ""),
    "none": (R("r", 0), ""),
    "a gyrating matrix": (R("r", ((1, 2), (-2, 0))), ""),
    "a spring": (C("r", effort="k*q + q**3"), ""),
    "a softening spring": (C("r", effort="sin(q)"), ""),
    "a double well": (C("r", effort="q**3 - q"), ""),
    "van der Pol's resistor": (R("r", effort="f**3 - f"), ""),
    "a parameter": (R("r", "-k"), ""),
}


@pytest.mark.parametrize(("element", "told"), SIGNS.values(), ids=SIGNS)
def test_a_sign_that_no_passive_element_has_is_told(element: Any, told: str) -> None:
    size = len(element.value) if isinstance(element.value, tuple) else 1
    v = One("v", size)
    notes = bg.compile(bg.Graph("g", v >> I("m", (1,) * size if size > 1 else 1), v >> element)).notes
    assert [note.startswith("r: ") and told in note for note in notes] == ([True] if told else [])


def test_a_compile_does_not_wait_long_for_the_sign_of_a_law() -> None:
    """The numbers beside its variable take some tens of sizes, of which each asks for the law at many variables."""
    places = set[tuple[float, ...]]()

    def keep(sample: Sample) -> bool:
        places.add(tuple(sample.at[:2]))
        return True

    law = expressions.build(expressions.text("a*b*x"), sympy.symbol, sympy.number, sympy.call)
    assert everywhere(sympy, "r", law, sympy.symbol("x"), keep)
    assert len(places) < 32


@pytest.mark.parametrize(
    ("store", "law"),
    [(C("k", effort="k*x"), "k, x"), (I("k", flow="v0"), "v0"), (C("k", effort=("k*x", "q2")), "k, x")],
    ids=["compliance", "inertia", "one of two"],
)
def test_a_stores_law_without_its_own_variable_is_refused(store: Any, law: str) -> None:
    """No junction here has the coordinate x: the force would be constant."""
    v = One("v", 2 if isinstance(getattr(store, "effort", None), tuple) else 1)
    with pytest.raises(bg.StructureError) as caught:
        bg.compile(bg.Graph("g", Se("F") >> v, v >> R("b"), v >> store))
    assert caught.value.parties == ("k",) and f"depends on {law} alone" in caught.value.law


@pytest.mark.parametrize("effort", ["k*q", "k*q_k", "k*x", "3"])
def test_a_stores_law_in_its_own_variable_or_a_number_is_taken(effort: str) -> None:
    v = One("v", coordinates="x" if "x" in effort else ())
    assert bg.compile(bg.Graph("g", v >> I("m", 1), v >> C("k", effort=effort))).states
