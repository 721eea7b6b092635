"""A gyrator matrix D of one's own: any that satisfies (17) and has the D f of the mechanism serves, no other does."""

from __future__ import annotations

from typing import Any

import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.elements import IC, NIC, TF, Body, I, One, Se, TStar, euler_angles
from bondgraph.forms import kane_momentum, kane_velocity, partially_lagrangian
from bondgraph.kinetics.given_gyrator import with_gyrator

FORMS = kane_velocity, kane_momentum, partially_lagrangian
A = (("m", 0), (0, "J + m*b**2"))
f = One("f", ("u", "w"))
q_dot = One("q_dot", coordinates=("x", "y", "phi"))
RATES = f >> TF("Q", (("cos(phi)", 0), ("sin(phi)", 0), (0, 1))) >> q_dot
V = TF("V", (("cos(phi)", "-b*sin(phi)"), ("sin(phi)", "b*cos(phi)")))
v = One("v", ("vx", "vy"), frame="inertial")
SLEIGH = bg.Graph("sleigh", RATES, f >> V >> v >> I("m"), f["w"] >> One("turn") >> I("J"), Se("F", (1, 0)) >> f)
RIGHT = ((0, "-m*b*w"), ("m*b*w", 0))
SKEW = ((0, "-3*m*b*w"), ("3*m*b*w", 0))
"""It satisfies (17), with three times the D f."""
LAME = ((0, "-m*b*w"), ("2*m*b*w", 0))
VALUES, STATE = {"m": 2.0, "J": 0.5, "b": 0.3}, {"phi": 0.4, "u": 0.7, "w": -1.3}


def hung(store: Any) -> bg.Graph:
    back = f >> store["C"] if isinstance(store, TStar) else f << store["C"]
    return bg.Graph("sleigh", RATES, f >> store["I"], back, Se("F", (1, 0)) >> f)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.table])
def test_it_takes_the_place_of_the_derived_one(form: Any, algebra: Any) -> None:
    given = bg.reduce(SLEIGH, form, algebra, D=RIGHT)
    assert given.elements["T"].D[0][1] == "-m * b * w"
    drawn = bg.reduce(SLEIGH, form, algebra)
    rates = [bg.rates(bg.compile(each, algebra=algebra), VALUES, STATE) for each in (given, drawn)]
    assert rates[0] == pytest.approx(rates[1], rel=1e-12, abs=1e-12)


def test_what_is_skew_and_vanishes_on_f_may_be_added() -> None:
    """With three velocities [h]x does so for h along f: [004] 3.4."""
    body = bg.Graph("body", *Body("b", "m", ("J1", "J2", "J3"), euler_angles("zyx", ("psi", "theta", "phi"))))
    xp = bg.algebra.sympy
    b_w = [xp.symbol(f"b_w{x}") for x in "xyz"]
    across = sp.diag(sp.zeros(3, 3), xp.skew(xp.column(b_w)))
    values = {"m": 1.3, "J1": 1, "J2": 2, "J3": 2.5}
    start = {"theta": 0.3, "b_ux": 0.4, "b_wx": 0.3, "b_wy": 1.0, "b_wz": -0.2}
    for form in FORMS:
        given = bg.compile(bg.reduce(body, form, D=bg.kinetics(body).D + across))
        found, expected = (bg.rates(each, values, start) for each in (given, bg.compile(body, form)))
        assert found == pytest.approx(expected, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("D", "law"), [(LAME, "(17)"), (SKEW, "(14)")])
def test_another_is_refused_with_what_is_left(form: Any, D: Any, law: str) -> None:
    with pytest.raises(bg.StructureError, match="is left, of terms of") as caught:
        bg.reduce(SLEIGH, form, D=D)
    assert law in caught.value.law and "row 1" in caught.value.law
    assert caught.value.parties == ("T",)


def test_only_the_effort_of_the_store_is_another() -> None:
    graph = bg.reduce(SLEIGH, kane_momentum)
    given = with_gyrator(graph, RIGHT, bg.algebra.sympy)
    assert [bond.name for bond in given.bonds] == [bond.name for bond in graph.bonds]
    assert given.elements["T"].A == graph.elements["T"].A and given.elements["T"].e_hat == ()


@pytest.mark.parametrize("store", [TStar("T", A, D=RIGHT), NIC("T", A, D=RIGHT), NIC("T", A, "flow", D=RIGHT)])
def test_a_store_by_hand_takes_it_in_place_of_its_effort(store: Any) -> None:
    equations = bg.compile(hung(store), kane_velocity)
    rates, drawn = (bg.rates(each, VALUES, STATE) for each in (equations, bg.compile(SLEIGH)))
    assert rates["w"] == pytest.approx(drawn["w"], rel=1e-12)
    assert bg.certify(hung(store), VALUES).holds


@pytest.mark.parametrize("make", [lambda D: TStar("T", A, D=D), lambda D: NIC("T", A, D=D)])
def test_a_store_by_hand_whose_D_breaks_17_is_refused(make: Any) -> None:
    """A symmetric matrix that does no work, f^T D f = 0, breaks (17) though energy is conserved."""
    for D in (LAME, (("-w*u*w", "-m*b*w + u*u*w/2"), ("m*b*w + u*u*w/2", 0))):
        with pytest.raises(bg.StructureError, match=r"\(17\) in row .* is left, of terms of"):
            bg.compile(hung(make(D)))


def test_of_an_ic_all_is_known() -> None:
    """(17), and that D^T f is what its energy generates."""
    q = One("q", ("a_dot", "b_dot"), coordinates=("a", "b"))
    mass = (("m", 0), (0, "J + m*a**2"))
    right = ((0, "-m*a*b_dot"), ("m*a*b_dot", "m*a*a_dot"))
    skew = ((0, "m*a*b_dot"), ("-m*a*b_dot", "m*a*a_dot"))
    for D in (right, skew):
        rod = bg.Graph("rod", q >> IC("T", mass, D=D) >> q, Se("F", (0, "M")) >> q)
        if D is right:
            assert bg.compile(rod).states == ("a", "b", "p_T_a_dot", "p_T_b_dot")
        else:
            with pytest.raises(bg.StructureError, match=r"\(32\) in row 1"):
                bg.compile(rod)


def test_shapes_and_two_sayings_are_refused() -> None:
    with pytest.raises(bg.SizeMismatch, match="shape of the mass matrix"):
        TStar("T", A, D=((0, 1),))
    with pytest.raises(bg.StructureError, match="the one follows from the other"):
        NIC("T", A, "effort", (0, 0), D=RIGHT)
