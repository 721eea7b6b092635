"""Systems whose singular part is lost, frames that name nothing."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import NIC, TF, C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.underdetermined import circling, unclosed, undetermined, unmet
from bondgraph.graph.graph import checked


def test_a_component_without_any_mass_is_not_lost() -> None:
    """Splitting a system into its blocks drops rows of zeros."""
    f = One("f", 3)
    store = NIC("T", (("a", 0, 0), (0, "b", 0), (0, 0, 0)), "effort", (0, 0, 0))
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(bg.Graph("g", Se("F") >> f, f >> store["I"], f << store["C"]))
    assert caught.value.parties == ("f_3",)


def test_a_mass_matrix_is_symmetric() -> None:
    f = One("f", 2)
    store = NIC("T", ((2, 1), (0, 2)), "effort", (0, 0))
    with pytest.raises(bg.BondGraphError):
        bg.compile(bg.Graph("g", Se("F") >> f, f >> store["I"], f << store["C"]))


@pytest.mark.parametrize("frame", ["nope", "", 3, "sin"])
def test_a_frame_names_a_junction_even_where_no_inertia_asks(frame: str) -> None:
    with pytest.raises(bg.BondGraphError):
        o = One("o", 3, frame=frame)
        bg.compile(bg.Graph("g", o >> R("r", 1), Se("M") >> o))


@pytest.mark.parametrize("frame", [["a"], {}, 3])
def test_a_frame_is_a_name(frame: object) -> None:
    with pytest.raises(bg.BondGraphError):
        o = One("o", 3, frame=frame)  # type: ignore[arg-type]
        bg.compile(bg.Graph("g", o >> I("J", (1, 2, 3)), Se("M") >> o))


@pytest.mark.parametrize("value", [((0, 0), (0, 1)), (0, 1)])
def test_an_inertia_without_mass_in_one_direction(value: object) -> None:
    v = One("v", 2, frame="inertial")
    with pytest.raises(bg.BondGraphError) as caught:
        bg.compile(bg.Graph("g", Se("F") >> v, v >> I("M", value), v >> R("r")))
    assert "M" in (*caught.value.parties, caught.value.place)


def damped(*more: object) -> bg.Graph:
    """u1 carries a mass, u2 nothing."""
    f = One("f", ("u1", "u2"))
    push = Se("F", ("F1", "F2")) >> f
    return bg.Graph("damped", f >> TF("P", (("1", "0"),)) >> One("v") >> I("m"), push, *(chain(f) for chain in more))  # type: ignore[operator]


def test_a_massless_velocity_that_dampers_determine_is_a_value() -> None:
    """b u = F in the second row: u2 = (F2 - u1)/3, and it is no state."""
    graph = damped(lambda f: f >> R("b", ((2, 1), (1, 3))))
    equations = bg.compile(graph)
    assert equations.states == ("u1",)
    run = bg.simulate(equations, (0, 2), {"m": 1, "F1": 1, "F2": 0.5}, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["u2"], (0.5 - run["u1"]) / 3, atol=1e-14)
    np.testing.assert_allclose(run["u1"], 0.5 * (1 - np.exp(-5 / 3 * run.t)), atol=1e-9)


def test_a_massless_velocity_with_a_curved_damper() -> None:
    equations = bg.compile(damped(lambda f: f["u2"] >> R("d", effort="f + f**3")))
    run = bg.simulate(equations, (0, 1), {"m": 1, "F1": 0, "F2": 10})
    np.testing.assert_allclose(run["u2"], 2, rtol=1e-12)


def test_a_massless_velocity_that_nothing_determines_is_named() -> None:
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(damped())
    assert caught.value.parties == ("u2",)


# -- zeros that are divided by ---------------------------------------------------------------------------------------


def turned(modulus: object = None) -> bg.Graph:
    """A transformer driven from its rows, without states."""
    v, w = One("v"), One("w")
    return bg.Graph("turned", Sf("s", 1) >> v, w >> TF("n", modulus) >> v, w >> R("r", 2))


def test_a_modulus_of_zero_has_one_way() -> None:
    """f2 = 0 f1 is a law in one direction only, as that of a matrix of zeros."""
    v, w = One("v"), One("w")
    forward = bg.Graph("forward", Se("F", 3) >> w, w >> R("r", 2), w >> TF("n", 0) >> v, v >> R("b", 1))
    run = bg.simulate(forward, (0, 1))
    np.testing.assert_allclose(run["w"], 1.5)
    np.testing.assert_allclose(run["v"], 0)


@pytest.mark.parametrize(
    ("modulus", "values", "parties"),
    [(None, {"n": 0}, ("n",)), ("a*b", {"a": 0, "b": 2}, ("a",)), ("a - b", {"a": 2, "b": 2}, ("a", "b"))],
)
def test_values_that_are_divided_by_are_named(modulus: object, values: dict[str, float], parties: tuple[str]) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(turned(modulus), (0, 1), values)
    assert caught.value.parties == parties
    fine = bg.simulate(turned(modulus), (0, 1), {**values, parties[0]: 3.0})
    assert np.isfinite(fine["w"]).all()


def test_a_quotient_in_a_branch_that_is_not_taken_is_no_division() -> None:
    w = One("w")
    law = "where(0 < k, f/k, 2*f)"
    run = bg.simulate(bg.Graph("g", Sf("s", 1) >> w, w >> R("r", effort=law)), (0, 1), {"k": 0})
    np.testing.assert_allclose(run["r.e"], 2)


def test_a_division_inside_a_nonlinear_system_is_found() -> None:
    z, w = Zero("z"), One("w")
    curved = Se("U", 1) >> w, w >> R("r", effort="f**3/k + f"), w >> z, z >> R("s", effort="f + sinh(f)")
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(bg.Graph("g", *curved), (0, 1), {"k": 0})
    assert caught.value.parties == ("k",)


@pytest.mark.parametrize(
    ("moments", "remarked"), [((1, 1, 3), True), ((1, 2, 3), False), (((1, 0.9, 0), (0.9, 1, 0), (0, 0, 0.1)), True)]
)
def test_moments_of_inertia_that_no_body_has_are_remarked(moments: object, remarked: bool) -> None:
    """Each principal moment is at most the sum of the others, since x^2 + y^2 + 2 z^2 >= x^2 + y^2."""
    omega = One("omega", 3, frame="omega")
    notes = bg.compile(bg.Graph("g", Se("M", (0, 0, 0)) >> omega, omega >> I("J", moments))).notes
    assert any(note.startswith("J: no rigid body") for note in notes) == remarked


def test_masses_in_axes_are_no_moments_of_inertia() -> None:
    """A body in a fluid has an added mass for each of its axes, and these are free."""
    omega = One("omega", 3, frame="omega")
    v = One("v", 3, frame="omega")
    body = Se("M", (0, 0, 0)) >> omega, omega >> I("J", (1, 2, 3)), Se("F", (0, 0, 0)) >> v, v >> I("m", (2, 2, 2))
    assert not bg.compile(bg.Graph("g", *body)).notes


def test_a_system_that_is_singular_at_one_instant_is_open_there_only() -> None:
    """R(t) has the determinant t^2 - 1: at t = 1 nothing determines the flows, else they are F/(t + 1)."""
    f = One("f", 2)
    graph = bg.Graph("g", Se("F", (1, 1)) >> f, f >> R("r", (("t", 1), (1, "t"))))
    run = bg.simulate(graph, [0, 0.5, 1, 1.5, 2])
    np.testing.assert_allclose(run.at([0, 0.5, 1.5, 2], "f")[:, 0], [1, 1 / 1.5, 1 / 2.5, 1 / 3], rtol=1e-12)
    with pytest.raises(bg.NoSolution, match="t = 1 s"):
        run["f"]


def test_what_holds_for_values_that_fit_is_not_refused() -> None:
    """A mass matrix that is positive definite by its values, and a compliance that is a difference."""
    f = One("f", 2, frame="inertial")
    damped = bg.Graph("g", Se("F", (1, 1)) >> f, f >> I("m", (("a", "b"), ("b", "a"))), f >> R("r", 1))
    for b in (0.5, -0.5):
        assert np.isfinite(bg.simulate(damped, (0, 1), {"a": 1, "b": b})["f"]).all()
    charged = bg.Graph("h", Sf("s", 1) >> Zero("z") >> C("c", "a - b"))
    assert bg.simulate(charged, (0, 1), {"a": 2, "b": 1})["z"][-1] == pytest.approx(1)


@pytest.mark.parametrize("names", [["v"], ["a", "b"]])
def test_what_nothing_determines_is_named(names: list[str]) -> None:
    for refusal in (undetermined(names, bg.Graph("g", Se("F") >> One("v") >> R("r"))), circling(names)):
        assert isinstance(refusal, bg.SingularSystem)
        assert refusal.parties == tuple(names) and refusal.place == ", ".join(names) and refusal.remedy


def test_the_remedy_is_what_determines_such_a_variable() -> None:
    graph = bg.Graph("g", Se("F") >> One("v") >> Zero("s") >> R("r"))
    assert "inertia" in undetermined(["v"], graph).remedy and "compliance" not in undetermined(["v"], graph).remedy
    assert "compliance" in undetermined(["s"], graph).remedy and "inertia" not in undetermined(["s"], graph).remedy


def held_twice(apart: float) -> Balance:
    """A point at two distances from the origin, which differ by so much in half their squares."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    circle = (
        TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",)),
        TF("b", (("x", "y"),), integrals=("(x**2 + y**2)/2",)),
    )
    sources = Sf("rod", ("0.5",), given="position"), Sf("other", (f"{0.5 + apart!r}",), given="position")
    links = [f << by << source for by, source in zip(circle, sources, strict=True)]
    return assemble(relax(checked(bg.Graph("bead", f >> I("m", 1), *links))), xp)


@pytest.mark.parametrize(("apart", "closes"), [(1e-7, True), (1e-5, False)])
def test_positions_agree_as_far_as_lengths_are_written(apart: float, closes: bool) -> None:
    """By `DIGITS`: at best half of it is left of either."""
    balance = held_twice(apart)
    found = unclosed(balance, [*balance.closure.residuals], RandomPoints())
    if closes:
        assert found is None
        return
    assert found is not None and set(found.parties) <= {"rod", "other"} and "at best" in found.law


def test_the_fewest_constraints_that_cannot_hold_are_told() -> None:
    """Of three, exp(x) + 1 = 0 alone; the others would hold."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    balance = assemble(relax(checked(bg.Graph("bead", f >> I("m", 1)))), xp)
    texts = "x - y", "exp(x) + 1", "u - w"
    constraints = tuple(xp.build(text, xp.symbol) for text in texts)
    refusal = unmet(balance.constrained(independent=constraints), RandomPoints())
    assert refusal.parties == ("x",) and "exp(x)" in refusal.law and "y" not in refusal.parties


def slider_crank(radius: float, length: float) -> bg.Graph:
    crank, slider = Link("K", 1, (radius**2,) * 3), Link("S", 1, (radius**2,) * 3)
    held = Mechanism("m", [crank, slider], [Revolute("a", "ground", crank), Prismatic("s", "ground", slider, "x")])
    rod = held.distance("rod", crank.frame((radius, 0, 0)), slider)
    return bg.Graph("crank", *held, *rod, Sf("length", length, given="position") >> rod.flow)


def test_a_rod_that_is_too_short_is_told_in_any_unit() -> None:
    for radius in (0.1, 1e7):
        with pytest.raises(bg.ValueRefused, match="cannot hold"):
            bg.simulate(slider_crank(radius, 3 * radius), 1.0, start={"a_q": 0.3, "s_q": 9 * radius})


@pytest.mark.parametrize("steepness", [1.0, 0.045, 0.0259])
def test_a_rectifier_without_a_ground_is_told_to_lack_one_however_steep_its_diodes_are(steepness: float) -> None:
    """Where they are steep no point satisfies its laws to within rounding of the efforts, which run away."""
    source, load, store = One("source"), One("load"), One("store")
    A, B, P, N = (Zero(name) for name in "ABPN")
    parts = [Se("V", 17) >> source, source >> A, B >> source, source >> R("rs", 0.3), load >> R("rl", 50)]
    parts += [P >> load >> N, P >> store >> N, store >> C("C", 1e-3)]
    for k, (a, b) in enumerate([(A, P), (B, P), (N, A), (N, B)]):
        wire = One(f"w{k}")
        parts += [a >> wire >> b, wire >> R(f"d{k}", flow=f"1e-9*(exp(e/{steepness}) - 1)")]
    with pytest.raises(bg.SingularSystem, match=r'no reference \(ground\)\. .*Se\("ground", 0\) >> A') as caught:
        bg.compile(bg.Graph("bridge", *parts))
    assert caught.value.parties == ("A", "B", "N", "P")
