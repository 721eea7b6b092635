"""What is refused before equations are handed out: singular systems by their components, frames, undefined values."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, FORMS, NAMES

import bondgraph as bg
from bondgraph.elements import (
    IC,
    NIC,
    TF,
    C,
    Frame,
    I,
    Link,
    Mechanism,
    One,
    Prismatic,
    R,
    Revolute,
    Se,
    Sf,
    Universal,
    Zero,
)
from bondgraph.equations.checks import _check_identities, _check_vanishing
from bondgraph.graph.chain import End
from bondgraph.graph.law import Identity, Solve


def refused(kind: type[bg.BondGraphError], *parts: Any, form: Any = None) -> bg.BondGraphError:
    with pytest.raises(kind) as caught:
        bg.compile(bg.Graph("g", *parts), form)
    error = caught.value
    assert type(error) is kind
    assert error.place and error.law and error.remedy
    return error


def massless(modulus: Any) -> tuple[Any, ...]:
    """Two velocities and one inertia."""
    f = One("f", ("u1", "u2"))
    q_dot = One("q_dot", coordinates=("x", "y"))
    return f >> TF("P", modulus) >> One("w") >> I("m"), f >> TF("Q", ((1, 0), (0, 1))) >> q_dot


@pytest.mark.parametrize("form", [None, *FORMS])
@pytest.mark.parametrize(("modulus", "names"), [(((1, 1),), {"u1", "u2"}), ((("cos(x)", "y"),), {"u1", "u2"})])
def test_a_massless_direction_is_named(modulus: Any, names: set[str], form: Any) -> None:
    assert set(refused(bg.SingularSystem, *massless(modulus), form=form).parties) == names


def test_a_component_that_nothing_moves_is_named() -> None:
    assert refused(bg.SingularSystem, *massless((("cos(x)", 0),))).parties == ("u2",)


def test_a_mass_of_zero_is_a_massless_direction() -> None:
    f = One("f", ("u1", "u2"))
    P1, P2, Q = TF("P1", (("cos(x)", 1), (1, "x"))), TF("P2", ((0, 1), (0, "y"))), TF("Q", ((1, 0), (0, 1)))
    parts = (f >> P1 >> One("v", 2) >> I("m", 0), f >> P2 >> One("w", 2) >> I("n"))
    error = refused(bg.SingularSystem, *parts, f >> Q >> One("q_dot", coordinates=("x", "y")))
    assert "u1" in error.parties


@pytest.mark.parametrize("matrix", [((1, 1), (1, 1)), (("a", "a"), ("a", "a"))])
def test_a_singular_inertia(matrix: Any) -> None:
    """A mass in one direction only: the other needs a resistance, and then has no rate of its own."""
    v = One("v", 2, frame="inertial")
    parts = (Se("F") >> v, v >> I("M", matrix))
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(bg.Graph("g", *parts))
    assert caught.value.parties
    damped = bg.compile(bg.Graph("g", *parts, v >> R("r")))
    assert len(damped.states) - len(damped.constraints) == 1


def systems(equations: bg.Equations) -> list[Solve]:
    return [step for step in equations.steps if isinstance(step, Solve)]


# The free body's inertia is positive definite for some products of inertia only: nothing is promised.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "free_body"])
def test_symmetric_systems_are_marked(name: str) -> None:
    """The mass matrix is symmetric and positive definite in every form without driven velocities."""
    for form in FORMS:
        equations = bg.compile(CATALOGUE[name]().graph, form)
        for solve in systems(equations):
            if set(map(str, solve.unknowns)) <= {*CATALOGUE[name]().f, *(f"{f}'" for f in CATALOGUE[name]().f)}:
                assert solve.symmetric


def test_independent_systems_are_apart() -> None:
    """The free body's rotation and translation do not mix: no system is larger than three."""
    equations = bg.compile(CATALOGUE["free_body"]().graph, bg.forms.kane_momentum)
    assert max((len(s.unknowns) for s in systems(equations)), default=0) <= 3


# -- frames ----------------------------------------------------------------------------------------------------------


def spinning(frame: str | None, inertia: Any, *more: Any) -> tuple[Any, ...]:
    omega = One("omega", ("w1", "w2", "w3"), frame=frame)
    return Se("M") >> omega, omega >> I("J", inertia), *more


def test_an_anisotropic_inertia_needs_a_frame() -> None:
    assert refused(bg.FrameError, *spinning(None, (1, 2, 3))).parties == ("J",)
    found = refused(bg.FrameError, *spinning(None, ("a", "a", "b")))
    assert found.parties == ("J",) and "frame='inertial', as for masses on rails" in str(found)


@pytest.mark.parametrize("frame", [None, "inertial", "omega"])
def test_an_isotropic_inertia_needs_none(frame: str | None) -> None:
    for inertia in (2, "J0", (2, 2, 2), ("a", "a", "a")):
        assert len(bg.compile(bg.Graph("g", *spinning(frame, inertia))).states) == 3


def test_eulers_equations() -> None:
    """In its own axes J w' = M - w x J w, in inertial ones J w' = M."""
    own, fixed = (bg.compile(bg.Graph("g", *spinning(frame, (1, 2, 4)))) for frame in ("omega", "inertial"))
    values, start = {f"M_w{k}": 0 for k in (1, 2, 3)}, {"w1": 1, "w2": 2, "w3": 3}
    w = [bg.simulate(own, (0, 1e-3), values, start, rtol=1e-12, atol=1e-12)[f"w{k}"] for k in (1, 2, 3)]
    derivatives = [(x[1] - x[0]) / 1e-6 for x in w]
    assert derivatives == pytest.approx([(2 - 4) * 6, (4 - 1) * 3 / 2, (1 - 2) * 2 / 4], rel=1e-3)
    run = bg.simulate(fixed, (0, 1), values, start)
    assert run["w1"][-1] == 1


def test_an_inertia_that_is_not_constant_in_its_axes() -> None:
    axes = One("axes", 3)
    error = refused(bg.FrameError, *spinning("axes", (1, 2, 3), Se("N") >> axes, axes >> I("A")))
    assert error.parties == ("J",)


def test_frames_that_are_none() -> None:
    refused(bg.FrameError, *spinning("nope", (1, 2, 3)))
    refused(bg.FrameError, *spinning("flat", (1, 2, 3), One("flat", 2) >> I("A"), Se("N") >> One("flat", 2)))
    refused(bg.FrameError, *spinning("z", (1, 2, 3), Zero("z", 3) >> C("c"), Sf("N") >> Zero("z", 3)))
    flat = One("v", 2, frame="axes")
    refused(bg.FrameError, flat >> I("J", (1, 2)), Se("F") >> flat, One("axes", 3) >> I("A"))


# -- what parameters and moduli may depend on ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "part",
    [
        lambda x: x >> TF("n", "x_dot") >> One("w") >> R("r"),
        lambda x: x >> TF("n", "F") >> One("w") >> R("r"),
        lambda x: x >> TF("n", "u") >> One("w") >> R("r"),
        lambda x: x >> R("r", "x_dot"),
        lambda x: x >> R("r", "F*x"),
        lambda x: x >> R("r", effort="f*x_dot"),
        lambda x: x >> I("J", "x"),
        lambda x: x >> I("J", "t"),
        lambda x: x >> C("k", "x"),
        lambda x: x >> C("k", "1 + t"),
        lambda x: x >> I("J", flow="p*t"),
        lambda x: x << Se("E", "x_dot"),
        lambda x: x << Se("E", "F"),
        lambda x: x << Se("E", "2*E"),
    ],
)
def test_what_a_parameter_may_not_depend_on(part: Any) -> None:
    x = One("x_dot", coordinates="x")
    u = Zero("u")
    error = refused(bg.ModulusError, Se("F") >> x, x >> I("m"), part(x), u >> C("c"), Sf("S") >> u)
    assert error.parties and "may depend on" in error.law


def test_a_long_formula_is_cut_in_a_refusal() -> None:
    x = One("x_dot", coordinates="x")
    long = " + ".join(f"k{k}*x_dot" for k in range(100))
    error = refused(bg.ModulusError, Se("F") >> x, x >> I("m"), x << Se("E", long))
    assert "k0 * x_dot" in error.law and len(error.law) < 200


@pytest.mark.parametrize("law", [{"value": "m0 - c*t"}, {"flow": "p/(m0 - c*t)"}])
def test_a_mass_that_changes_in_time_is_that_of_a_nic(law: dict[str, str]) -> None:
    x = One("x_dot", coordinates="x")
    assert "take a NIC" in refused(bg.ModulusError, Se("F") >> x, x >> I("m", **law)).remedy
    store = NIC("m", (("m0 - c*t",),), e_hat=("-c*x_dot/2",))
    rocket = bg.Graph("rocket", x >> store >> x, Se("F") >> x, x >> R("gone", "c/2"))
    run = bg.simulate(rocket, (0, 4), {"m0": 3, "c": 0.5, "F": 1.0})
    assert run["x_dot"][-1] == pytest.approx(2 * math.log(3), rel=1e-7)


def test_a_modulus_that_depends_on_a_state() -> None:
    x = One("x_dot", coordinates="x")
    for state in ("p_m", "q_c"):
        parts = (Se("F") >> x, x >> I("m"), Zero("u") >> C("c"), Sf("S") >> Zero("u"))
        with pytest.raises(bg.BondGraphError) as caught:
            bg.compile(bg.Graph("g", *parts, x >> TF("n", state) >> One("w") >> R("r")))
        assert state in caught.value.parties


def test_a_mass_matrix_depends_on_coordinates_and_time_only() -> None:
    f = One("f", coordinates="x")
    for A in ("f", "p_T", "F"):
        store = NIC("T", A, "effort", 0)
        with pytest.raises(bg.BondGraphError):
            bg.compile(bg.Graph("g", Se("F") >> f, f >> store["I"], f << store["C"]))


def test_an_ic_stands_where_f_is_q_dot() -> None:
    f = One("f")
    store = IC("T", "m")
    refused(bg.StructureError, Se("F") >> f, f >> store["I"], f << store["C"])


def test_an_undefined_default_is_refused() -> None:
    """A length of zero that is divided by, in a system to be solved."""
    f = One("f", ("u", "w"))
    parts = (
        f >> TF("Q", ((1, 0), (0, "1/l"))) >> One("q_dot", coordinates=("a", "b")),
        f >> TF("P", (("cos(a)", "b/l"), ("sin(a)", 1))) >> One("v", 2) >> I("m"),
        f >> TF("l", 0) >> One("s", 2) >> R("r"),
    )
    with pytest.raises(bg.ValueRefused) as caught:
        bg.compile(bg.Graph("g", *parts))
    assert "l" in caught.value.parties


def test_gain_one_around_a_loop() -> None:
    """e = U + e: no value satisfies it."""
    a, u = One("a"), Zero("u")
    with pytest.raises(bg.BondGraphError) as caught:
        bg.compile(bg.Graph("g", Se("U") >> a >> u, u >> TF("n", 1) >> a, u >> R("r")))
    assert caught.value.place and caught.value.parties


def test_a_loop_of_numbers_that_is_singular() -> None:
    """Resistances of 1 and -1 in series with one current: it could be anything."""
    a = One("a")
    with pytest.raises(bg.BondGraphError) as caught:
        bg.compile(bg.Graph("g", Se("U") >> a, a >> R("R1", ((1,),)), a >> R("R2", ((-1,),))))
    assert caught.value.place


def crane(**drive: Any) -> bg.Graph:
    """A bar on a cart whose tip is driven along the track: its flows follow from those of the joints by rows."""
    cart, bar = Link("cart", 5), Link("bar", 2, (0.1, 0.1, 0), centre=(0, 0, -0.5))
    joints = Prismatic("track", "ground", cart, "x"), Revolute("hinge", cart.frame((0, 0, -0.2)), bar, "y")
    mechanism = Mechanism("crane", [cart, bar], joints, gravity=(0, 0, -9.81))
    tip = mechanism.point("tip", bar.frame((0, 0, -1)))
    return bg.Graph("crane", *mechanism, *tip, Sf("drive", **drive) >> tip.flow["tip_x"])


DRIVES = [
    {"value": "0.1*sin(t)", "given": "position"},
    {"value": "0.1*cos(t)"},
    {"value": "-0.1*sin(t)", "given": "acceleration"},
]


@pytest.mark.parametrize("drive", DRIVES, ids=lambda drive: drive.get("given", "rate"))
@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity])
def test_a_point_is_driven_whose_flows_follow_by_rows(form: Any, drive: dict[str, str]) -> None:
    """Its integral was told not to be one, of flows at random that are not those of the joints."""
    at = {"track_q": 0.3, "hinge_q": math.asin(0.3)}  # where the tip is at x = 0
    moving = {"tip_x": 0.1} if drive.get("given") == "acceleration" else {}
    run = bg.simulate(bg.compile(crane(**drive), form), 1.0, start={**at, **moving})
    np.testing.assert_allclose(run["tip_x"], 0.1 * np.cos(run.t), atol=1e-8)
    np.testing.assert_allclose(run["track_q"] - np.sin(run["hinge_q"]), 0.1 * np.sin(run.t), atol=1e-8)


@pytest.mark.parametrize("drive", DRIVES, ids=lambda drive: drive.get("given", "rate"))
def test_a_wrong_integral_of_such_flows_is_refused(drive: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    graph = crane(**drive)
    place = graph.elements["R2_tip"]
    assert isinstance(place, TF) and place.integrals is not None and place.integrals[0] == "track_q - sin(hinge_q)"
    wrong = replace(place, integrals=("track_q - 2*sin(hinge_q)", *place.integrals[1:]))
    monkeypatch.setitem(vars(graph), "elements", {**graph.elements, "R2_tip": wrong})
    with pytest.raises(bg.StructureError, match="is not the flow of its row 1"):
        bg.compile(graph)


@pytest.mark.parametrize(
    ("left", "rounding", "is_refused"),
    [((0.04, 0.0, 0.0), {0}, False), ((0.04, 0.0, 0.0), set(), True), ((0.04, 0.04, 0.0), {0}, True),
     ((0.04, 0.04, 0.04), {0, 1, 2}, True)],
)  # fmt: skip
def test_an_identity_holds_at_one_point_at_least_and_fails_nowhere_but_by_rounding(
    left: tuple[float, ...], rounding: set[int], is_refused: bool
) -> None:
    identity = Identity(None, None, bg.StructureError("store", "it is not so", remedy="correct it"))
    values = [[[x, 1.0] for x in left]]
    if is_refused:
        with pytest.raises(bg.StructureError, match="it is not so"):
            _check_identities([identity], values, lambda k, row: row in rounding)
    else:
        _check_identities([identity], values, lambda k, row: row in rounding)


@pytest.mark.parametrize("off", [0.0, 1e-3])
def test_what_vanishes_with_its_rows_is_judged_where_it_is_finite(off: float) -> None:
    """Twice its row and something else, at three velocities; at a fourth it has overflowed."""
    identity = Identity(None, None, bg.StructureError("hold", "it is not so", remedy="correct it"), rows=(None,))
    values = [[2 * row + off * other, 1.0, row] for row, other in ((1.0, 1.0), (2.0, -1.0), (-0.5, 3.0))]
    values.append([math.inf, math.inf, math.nan])
    if off:
        with pytest.raises(bg.StructureError, match="it is not so"):
            _check_vanishing(identity, values)
    else:
        _check_vanishing(identity, values)


@pytest.mark.parametrize("mass", [1e-9, 1.0, 1e9, 1e15])
def test_energy_is_judged_in_all_units_of_mass(mass: float) -> None:
    """A sleigh: what is left of the power of its store is rounding of heavy masses, or an effort that is not theirs."""
    off = 1e-6
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", "0.3"),)) << Sf("blade", 0)
    graph = bg.Graph("sleigh", f["u", "w"] >> I("m", (mass, mass)), f["o"] >> I("J", mass), blade)
    bg.compile(graph, bg.forms.kane_momentum)
    reduced = bg.reduce(graph, bg.forms.kane_momentum)
    (store,) = (each for each in reduced.elements.values() if isinstance(each, NIC))
    wrong = replace(store, e_hat=(f"{store.e_hat[0]} + {off * mass!r}*u_**2", *store.e_hat[1:]))

    def turned(end: End) -> End:
        return replace(end, element=wrong) if end.element is store else end

    with pytest.raises(bg.StructureError, match="the effort at its C-port"):
        bg.compile(
            reduced.rewritten(
                [replace(link, left=turned(link.left), right=turned(link.right)) for link in reduced.links]
            )
        )


@pytest.mark.slow
def test_a_choice_of_velocities_is_not_judged_where_it_is_nearly_dependent() -> None:
    """At one of three random points masses are 1e9 times as large, and of their rates' difference rounding is left."""
    arm, hand = Link("arm", 1.5, (0.3, 0.25, 0.2), centre=(0.1, 0.2, -0.1)), Link("hand", 0.8, (0.1, 0.12, 0.09))
    hand = replace(hand, centre=(0, 0.05, -0.3))
    joints = Revolute("r", "ground", arm, (1 / 3, 2 / 3, 2 / 3)), Universal("v", arm.frame((0.5, 0.1, 0)), hand, "xy")
    mechanism = Mechanism("m", [arm, hand], joints, gravity=(0, 0, -9.81))
    rope = mechanism.distance("rope", Frame("ground", (1, 1, -1)), hand.frame((0.1, 0.2, -0.7)))
    drives = Sf("p", "0.3 + t - 0.2*t**2", given="position"), Sf("a", "0.3*cos(3*t)", given="acceleration")
    graph = bg.Graph("m", *mechanism, *rope, drives[0] >> mechanism["r"], drives[1] >> rope.flow)
    start = {"v_q1": -0.4, "v_q2": 0.6, "v_u1": -1.5, "v_u2": 2.0}
    ends = []
    for form in (bg.forms.kane_velocity, bg.forms.kane_momentum):
        run = bg.simulate(bg.compile(graph, form), 0.34, start=start)
        assert any("the run went on in v_u2" in note for note in run.notes)
        ends.append([float(run[name][-1]) for name in ("v_q1", "v_q2", "v_u2")])
    np.testing.assert_allclose(ends[1], ends[0], rtol=1e-6)
