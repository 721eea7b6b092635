"""Compiled equations against the oracle: rates, every effort and flow, and the number of states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import numpy as np
import pytest
import sympy as sp
from oracle import CALL, DUAL, Disagreement, Dual, Jet, Oracle, judge
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.elements import GY, IC, NIC, TF, C, I, One, R, Se, Sf, TStar, Zero

CATALOGUE: dict[str, Callable[[], bg.Graph]] = {}


def listed(build: Callable[[], bg.Graph]) -> Callable[[], bg.Graph]:
    CATALOGUE[build.__name__] = build
    return build


def compiled(graph: bg.Graph) -> bg.Equations:
    return bg.compile(graph)


# -- electrical and one-dimensional mechanical systems ---------------------------------------------------------------


@listed
def series_rlc() -> bg.Graph:
    i = One("i")
    return bg.Graph("series_rlc", Se("U") >> i, i >> R("Ra"), i >> I("L"), i >> C("Ca"))


@listed
def parallel_rlc() -> bg.Graph:
    u = Zero("u")
    return bg.Graph("parallel_rlc", Sf("J") >> u, u >> R("Ra"), u >> I("L"), u >> C("Ca"))


@listed
def ladder_with_values() -> bg.Graph:
    a, u, b = One("a"), Zero("u"), One("b")
    return bg.Graph(
        "ladder",
        Se("U", "sin(3*t)*amplitude") >> a >> u >> b,
        *(a >> R("Ra", 2.5), a >> I("La", 0.5), u >> C("Ca", "c0*2"), b >> R("Rb", "1/g"), b >> I("Lb"), u >> R("Rc")),
    )


@listed
def nonlinear_laws() -> bg.Graph:
    v, s = One("v"), One("s")
    return bg.Graph(
        "nonlinear",
        Se("F") >> v >> R("drag", effort="c*f*abs(f) + b*tanh(f)"),
        v >> Zero("z") >> s >> I("coil", flow="p/L + p**3/5"),
        *(
            Zero("z") >> R("diode", flow="i0*(exp(e/4) - 1)"),
            Zero("z") >> C("spring", effort="k*q + k3*q**3"),
            v >> I("m"),
        ),
    )


@listed
def dc_motor() -> bg.Graph:
    i, w = One("i"), One("w")
    return bg.Graph("dc_motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


@listed
def geared_motor() -> bg.Graph:
    """The load follows the rotor: its inertia is dependent."""
    i, w, v = One("i"), One("w"), One("v")
    parts = (Se("U") >> i >> GY("K") >> w >> TF("n") >> v, i >> I("L"), w >> I("J"), v >> I("m"), v >> R("b"))
    return bg.Graph("geared_motor", *parts, v >> Zero("z") >> C("k"), Zero("z") >> One("a") >> I("m2"))


@listed
def capacitors_in_parallel() -> bg.Graph:
    u = Zero("u")
    return bg.Graph("capacitors_in_parallel", Sf("J") >> u, u >> C("C1"), u >> C("C2"), u >> C("C3"), u >> R("Ra"))


@listed
def capacitors_through_a_transformer() -> bg.Graph:
    a, b = Zero("a"), Zero("b")
    return bg.Graph("through_transformer", Sf("J") >> a >> TF("n") >> b, a >> C("C1"), b >> C("C2"), b >> R("Ra"))


@listed
def inertia_behind_a_gyrator() -> bg.Graph:
    """An inertia behind a gyrator is a compliance: with another one, dependent."""
    u, v = Zero("u"), One("v")
    return bg.Graph("behind_a_gyrator", Sf("J") >> u >> GY("r") >> v >> I("m"), u >> C("C1"), v >> R("b"))


@listed
def voltage_on_a_capacitor() -> bg.Graph:
    """The current needs the voltage's rate."""
    u = Zero("u")
    return bg.Graph("voltage_on_a_capacitor", Se("U") >> u >> C("C1"), u >> One("i") >> I("L"), One("i") >> R("Ra"))


@listed
def capacitor_across_a_loop_of_sources() -> bg.Graph:
    """Two capacitors and a source in a loop: one state, and the source's rate in its equation."""
    a, b = Zero("a"), Zero("b")
    return bg.Graph(
        "loop_of_sources",
        a >> C("C1"),
        b >> C("C2"),
        a >> One("d") >> b,
        Se("U") >> One("d"),
        a >> R("Ra"),
        b >> R("Rb"),
    )


@listed
def flow_into_an_inertia() -> bg.Graph:
    v = One("v")
    return bg.Graph("flow_into_an_inertia", Sf("V") >> v >> I("m"), v >> Zero("z") >> C("k"), Zero("z") >> R("b"))


@listed
def loop_of_resistors() -> bg.Graph:
    a, u, b = One("a"), Zero("u"), One("b")
    parts = (Se("U") >> a >> u >> b >> Zero("w"), a >> R("R1"), u >> R("R2"), b >> R("R3"), Zero("w") >> R("R4"))
    return bg.Graph("loop_of_resistors", *parts, Zero("w") >> C("C1"), u >> One("x") >> R("R5"), One("x") >> Zero("w"))


@listed
def bridge() -> bg.Graph:
    """Wheatstone's bridge of resistors with an inductor across: loops that cannot be cut at one place."""
    n = [Zero(f"n{k}") for k in range(4)]
    branches = []
    for k, (i, j, element) in enumerate(
        [
            (0, 1, R("R1")), (0, 2, R("R2")), (1, 3, R("R3")), (2, 3, R("R4")), (1, 2, I("L")),
        ]
    ):  # fmt: skip
        branch = One(f"b{k}")
        branches += [n[i] >> branch >> n[j], branch >> element]
    source = One("s")
    return bg.Graph(
        "bridge", n[3] >> source >> n[0], Se("U") >> source, source >> R("Rs"), n[3] >> Se("ground", 0), *branches
    )


@listed
def loop_without_any_store() -> bg.Graph:
    a, u = One("a"), Zero("u")
    return bg.Graph("without_any_store", Se("U") >> a >> u, a >> R("R1"), u >> R("R2"), u >> One("b") >> R("R3"))


@pytest.mark.parametrize("order", list(permutations(range(5)))[::5])
def test_inertias_on_a_0_junction_in_every_order_of_entry(order: tuple[int, ...]) -> None:
    u = Zero("u")
    parts = [u >> I("a"), u >> I("b"), u >> I("c"), u >> C("k"), Sf("V") >> u]
    graph = bg.Graph("three", *(parts[k] for k in order))
    judge(compiled(graph), points=1)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_inertias_alone_on_a_0_junction(order: tuple[int, ...]) -> None:
    """Two of three are independent, and the effort is what the third makes of them."""
    u = Zero("u")
    parts = [u >> I("a"), u >> I("b"), u >> I("c")]
    equations = compiled(bg.Graph("three", *(parts[k] for k in order)))
    judge(equations)
    assert len(equations.states) == 2


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_compliances_alone_on_a_1_junction(order: tuple[int, ...]) -> None:
    v = One("v")
    parts = [v >> C("a"), v >> C("b"), v >> R("r")]
    judge(compiled(bg.Graph("three", *(parts[k] for k in order))))


# -- fields ----------------------------------------------------------------------------------------------------------


@listed
def fields() -> bg.Graph:
    v, u = One("v", ("v1", "v2"), frame="inertial"), Zero("u", ("u1", "u2"))
    return bg.Graph(
        "fields",
        Se("F", ("sin(t)", "f0")) >> v >> I("M", (("m1", "m12/4"), ("m12/4", "m2"))),
        v >> R("B", (("b1", "b2/3"), ("-b2/3", "b3"))),
        v >> u >> C("K", (("2", "c/4"), ("c/4", "1"))),
        u >> R("G", ("g1", "g2")),
    )


@listed
def field_partly_dependent() -> bg.Graph:
    """One component of an inertia and of a compliance is driven, the other free."""
    v, u = One("v", ("v1", "v2"), frame="inertial"), Zero("u", ("u1", "u2"))
    return bg.Graph(
        "partly_dependent",
        v >> I("M", (("1.5", "m/4"), ("m/4", "2"))),
        Sf("V") >> v["v1"],
        v["v2"] >> R("b"),
        v["v2"] >> GY("r") >> u["u2"],
        u >> C("K", (("2", "c/4"), ("c/4", "1"))),
        Se("U") >> u["u1"],
    )


@listed
def resistor_field_between() -> bg.Graph:
    """Effort enters one component of the field, flow the other."""
    v, u = One("v", ("a", "b")), Zero("w")
    return bg.Graph(
        "between",
        v >> R("B", (("b1", "0.3"), ("0.2", "b3"))),
        v["a"] >> I("m"),
        v["b"] >> u >> C("k"),
        Se("F") >> v["a"],
    )


@listed
def compliance_on_coordinates() -> bg.Graph:
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    return bg.Graph("on_coordinates", v >> I("m"), v >> C("k"), v >> R("b"), Se("F", ("x*y", "-m*9.81")) >> v)


@listed
def scalar_values_on_multibonds() -> bg.Graph:
    v, w = One("v", 3), One("w", ("w1", "w2", "w3"))
    return bg.Graph("spread", Se("F") >> v >> TF("n") >> w, v >> I("m"), w >> R("b", 2.0), w >> Zero("z", 3) >> C("k"))


@listed
def transformer_with_mixed_strokes() -> bg.Graph:
    """One transformer on two components, that passes flow forwards in the first and backwards in the second."""
    a, b = One("a", 2), One("b", 2)
    parts = (a >> TF("T") >> b, a["a_1"] >> I("m1"), b["b_2"] >> I("m2"), a >> R("r"), b["b_1"] >> C("k"))
    return bg.Graph("mixed_transformer", *parts)


@listed
def gyrator_with_mixed_strokes() -> bg.Graph:
    a, b = One("a", 2), One("b", 2)
    parts = (a >> GY("T") >> b, a["a_1"] >> I("m1"), b["b_2"] >> I("m2"), a >> R("r"), b >> R("s"))
    return bg.Graph("mixed_gyrator", *parts)


# -- mechanisms ------------------------------------------------------------------------------------------------------


@listed
def rolling_disc() -> bg.Graph:
    """The unreduced graph of [004] Fig. 1; the axes follow the lean, not the spin."""
    f = One("f", ("u1", "u2", "u3"))
    rates = TF(
        "Q",
        (
            ("0", "0", "-r*cos(psi)"),
            ("0", "0", "-r*sin(psi)"),
            ("0", "1/sin(theta)", "0"),
            ("1", "0", "0"),
            ("0", "-cos(theta)/sin(theta)", "1"),
        ),
    )
    axes = One("Omega", ("O1", "O2", "O3"))
    spin, v = One("omega", ("w1", "w2", "w3"), frame="Omega"), One("v", ("v1", "v2", "v3"), frame="Omega")
    return bg.Graph(
        "disc",
        f >> rates >> One("q_dot", coordinates=("x", "y", "psi", "theta", "phi")),
        f >> TF("P_Omega", (("1", "0", "0"), ("0", "1", "0"), ("0", "cos(theta)/sin(theta)", "0"))) >> axes,
        f >> TF("P_omega", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> spin >> I("J", ("m*r**2/4", "m*r**2/4", "m*r**2/2")),
        f >> TF("P_v", (("0", "0", "r"), ("0", "0", "0"), ("-r", "0", "0"))) >> v >> I("m"),
        Se("G", ("0", "-m*g*sin(theta)", "-m*g*cos(theta)")) >> v,
    )


@listed
def body_in_body_axes() -> bg.Graph:
    """Euler's equations with an impressed torque; the frame is the junction's own."""
    w = One("w", ("w1", "w2", "w3"), frame="w")
    return bg.Graph("body", w >> I("J", (("2", "j/5", "0"), ("j/5", "1.5", "0.1"), ("0", "0.1", "1"))), Se("T") >> w)


@listed
def driven_body_in_body_axes() -> bg.Graph:
    w = One("w", ("w1", "w2", "w3"), frame="w")
    return bg.Graph("driven_body", w >> I("J", ("j1", "j2", "j1 + j2/2")), Sf("W") >> w["w2"], w >> R("b"))


@listed
def body_with_translation() -> bg.Graph:
    w, v = One("w", ("w1", "w2", "w3"), frame="w"), One("v", ("v1", "v2", "v3"), frame="w")
    offset = (("0", "0", "0"), ("0", "0", "-a"), ("0", "a", "0"))
    tip = One("tip", ("t1", "t2", "t3"), frame="w")
    return bg.Graph(
        "floating",
        w >> I("J", ("j1", "j2", "j1 + j2/2")),
        v >> I("m"),
        Zero("sum", 3) >> tip >> I("m_tip"),
        w >> TF("arm", offset) >> Zero("sum", 3),
        v >> Zero("sum", 3),
        Se("F", ("1", "t", "0")) >> tip,
    )


TURN = ("th1", "th2")
CENTRES = (
    (("-a*sin(th1)", "0"), ("a*cos(th1)", "0")),
    (
        ("-l*sin(th1) - b*sin(th1 + th2)", "-b*sin(th1 + th2)"),
        ("l*cos(th1) + b*cos(th1 + th2)", "b*cos(th1 + th2)"),
    ),
)


def arm_parts(f: One) -> list[Any]:
    v1, v2 = One("v1", ("v1x", "v1y")), One("v2", ("v2x", "v2y"))
    return [
        f >> TF("P1", CENTRES[0]) >> v1 >> I("m1"),
        f >> TF("P2", CENTRES[1]) >> v2 >> I("m2"),
        f >> TF("S1", (("1", "0"),)) >> One("s1") >> I("J1"),
        f >> TF("S2", (("1", "1"),)) >> One("s2") >> I("J2"),
        Se("G1", ("0", "-m1*g")) >> v1,
        Se("G2", ("0", "-m2*g")) >> v2,
    ]


def motor_parts(f: One) -> list[Any]:
    """A motor with gear on the first joint; its rotor must not become the state."""
    i, wm = One("i"), One("wm")
    return [
        Se("U") >> i >> GY("K") >> wm >> TF("n") >> f["w1"],
        i >> I("L"),
        i >> R("Ra"),
        wm >> I("Jm"),
        wm >> R("bm"),
    ]


@listed
def two_link_arm() -> bg.Graph:
    f = One("f", ("w1", "w2"), coordinates=TURN)
    return bg.Graph("arm", *arm_parts(f), f >> R("b"), Se("T") >> f["w2"])


@listed
def two_link_arm_with_driven_joint() -> bg.Graph:
    f = One("f", ("w1", "w2"), coordinates=TURN)
    return bg.Graph("driven_arm", *arm_parts(f), Sf("drive") >> f["w1"])


@listed
def two_link_arm_with_motor_and_driven_joint() -> bg.Graph:
    f = One("f", ("w1", "w2"), coordinates=TURN)
    return bg.Graph("motor_and_drive", *arm_parts(f), *motor_parts(f), Sf("drive", "cos(2*t)") >> f["w2"])


@listed
def two_link_arm_with_motor_on_the_driven_joint() -> bg.Graph:
    f = One("f", ("w1", "w2"), coordinates=TURN)
    return bg.Graph("motor_on_drive", *arm_parts(f), *motor_parts(f), Sf("drive") >> f["w1"])


@pytest.mark.parametrize("seed", range(6))
def test_arm_with_a_geared_motor_in_any_order_of_entry(seed: int) -> None:
    f = One("f", ("w1", "w2"), coordinates=TURN)
    parts = arm_parts(f) + motor_parts(f)
    order = np.random.default_rng(seed).permutation(len(parts)) if seed else range(len(parts))
    equations = compiled(bg.Graph("arm_with_motor", *(parts[k] for k in order)))
    judge(equations, seed, points=1)
    assert set(equations.states) == {"th1", "th2", "w1", "w2", "p_L"}


# -- kinetic stores, their matrices found by sympy from the partial velocities ---------------------------------------


Q_TEXT = (("cos(psi)", "0"), ("sin(psi)", "0"), ("0", "1"))
SLEIGH = {"q": ("x", "y", "psi"), "f": ("s", "w"), "Q": Q_TEXT}


def reduced(
    q: tuple[str, ...], f: tuple[str, ...], Q: Any, carried: list[tuple[Any, str]]
) -> tuple[list[list[str]], list[str], list[str]]:
    """A (15), D f (14) and e_hat (29) of inertias behind planar partial velocities, as formulas."""
    coordinates, flows = sp.symbols(q), sp.Matrix(sp.symbols(f))
    q_dot = sp.Matrix(sp.sympify(Q)) * flows
    A, Df, e_hat = sp.zeros(len(f)), sp.zeros(len(f), 1), sp.zeros(len(f), 1)
    for partial, inertia in carried:
        V, m = sp.Matrix(sp.sympify(partial)), sp.Symbol(inertia)
        V_dot = sum((V.diff(x) * rate for x, rate in zip(coordinates, q_dot, strict=True)), sp.zeros(*V.shape))
        A += m * V.T * V
        Df += m * V.T * V_dot * flows
        e_hat += m * V_dot.T * V * flows
    return [[str(entry) for entry in A.row(i)] for i in range(len(f))], list(map(str, Df)), list(map(str, e_hat))


ARM = [(CENTRES[0], "m1"), (CENTRES[1], "m2"), ((("1", "0"),), "J1"), ((("1", "1"),), "J2")]
OFFSET = (("cos(psi)", "-a*sin(psi)"), ("sin(psi)", "a*cos(psi)"))
"""Chaplygin's sleigh: its mass centre lies a distance a before the runner. Nonholonomic, and D f is not zero."""


def sleigh(*stores: Any, driven: bool = False) -> list[Any]:
    f = One("f", ("s", "w"))
    coordinates = f >> TF("Q", Q_TEXT) >> One("q_dot", coordinates=("x", "y", "psi"))
    parts = [coordinates, *stores, Se("F", "k*cos(psi)") >> f["s"]]
    return [*parts, Sf("drive") >> f["w"]] if driven else [*parts, f["w"] >> R("b")]


def store(kind: str, f: One, A: Any, Df: Any, e_hat: Any) -> list[Any]:
    match kind:
        case "T*":
            T: Any = TStar("T", A, Df)
        case "IC":
            T = IC("T", A)
        case "IC, flow in":
            T = IC("T", A, "flow")
        case "NIC":
            T = NIC("T", A, e_hat=e_hat)
        case _:
            T = NIC("T", A, "flow", e_hat)
    return [f >> T["I"], f >> T["C"] if kind == "T*" else T["C"] >> f]


STORES = ("T*", "IC", "IC, flow in", "NIC", "NIC, flow in")


@pytest.mark.parametrize("driven", [False, True])
@pytest.mark.parametrize("kind", STORES)
def test_kinetic_stores_of_the_arm(kind: str, driven: bool) -> None:
    f = One("f", ("w1", "w2"), coordinates=TURN)
    A, Df, e_hat = reduced(TURN, f.components, (("1", "0"), ("0", "1")), ARM)
    weight = Se("G", ("-g*(m1*a + m2*l)*cos(th1) - g*m2*b*cos(th1 + th2)", "-g*m2*b*cos(th1 + th2)"))
    more = [Sf("drive") >> f["w2"]] if driven else [Se("M") >> f["w2"]]
    judge(compiled(bg.Graph("arm", *store(kind, f, A, Df, e_hat), weight >> f, f >> R("r"), *more)))


@pytest.mark.parametrize("driven", [False, True])
@pytest.mark.parametrize("kind", [kind for kind in STORES if "NIC" in kind or kind == "T*"])
def test_kinetic_stores_of_a_sleigh(kind: str, driven: bool) -> None:
    f = One("f", ("s", "w"))
    A, Df, e_hat = reduced(("x", "y", "psi"), f.components, Q_TEXT, [(OFFSET, "m"), ((("0", "1"),), "J")])
    judge(compiled(bg.Graph("sleigh", *sleigh(*store(kind, f, A, Df, e_hat), driven=driven))))


@listed
def unreduced_sleigh() -> bg.Graph:
    f = One("f", ("s", "w"))
    return bg.Graph(
        "sleigh",
        *sleigh(f >> TF("P", OFFSET) >> One("v", 2) >> I("m"), f >> TF("S", (("0", "1"),)) >> One("r") >> I("J")),
    )


@pytest.mark.parametrize("kind", STORES)
def test_geared_motor_on_a_kinetic_store(kind: str) -> None:
    """The rotor is carried by the store's junction: it and the store are one system."""
    f = One("f", ("w1", "w2"), coordinates=TURN)
    A, Df, e_hat = reduced(TURN, f.components, (("1", "0"), ("0", "1")), ARM)
    judge(compiled(bg.Graph("arm", *store(kind, f, A, Df, e_hat), *motor_parts(f))))


# -- the catalogue ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_catalogue(name: str) -> None:
    judge(compiled(CATALOGUE[name]()))


REFUSED = {
    "two voltages in parallel": lambda: bg.Graph("g", Se("A") >> Zero("u"), Se("B") >> Zero("u"), Zero("u") >> R("r")),
    "two currents in series": lambda: bg.Graph("g", Sf("A") >> One("i"), Sf("B") >> One("i"), One("i") >> R("r")),
    "a flow nobody sets": lambda: bg.Graph("g", Se("A") >> One("i"), Se("B") >> One("i")),
    "an effort nobody sets": lambda: bg.Graph("g", Sf("A") >> Zero("u"), Sf("B") >> Zero("u")),
    "a joint without inertia": lambda: bg.Graph(
        "g", One("f", ("u", "w")) >> TF("P", (("1", "0"),)) >> One("v") >> I("m"), Se("T") >> One("f", ("u", "w"))["w"]
    ),
    "a loop of gain one": lambda: bg.Graph(
        "g", One("a") >> TF("n", ((1,),)) >> One("b"), One("a") >> TF("k", ((1,),)) >> One("b"), One("b") >> I("m")
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_ill_posed_graphs_are_refused(name: str) -> None:
    graph = REFUSED[name]()
    assert not Oracle(graph).verdict(np.random.default_rng(1)).well_posed
    with pytest.raises(bg.BondGraphError):
        compiled(graph)


def test_the_judge_notices() -> None:
    """A sign, a factor, a missing state: each is a disagreement."""
    equations = compiled(CATALOGUE["series_rlc"]())
    rates = dict(equations.rates)
    judge(equations)
    for wrong in ({"p_L": -rates["p_L"]}, {"q_Ca": rates["q_Ca"] * (1 + 1e-7)}):
        with pytest.raises(Disagreement, match="oracle"):
            judge(replace(equations, rates=rates | wrong))
    with pytest.raises(Disagreement, match="do not determine"):
        judge(replace(equations, rates={"p_L": rates["p_L"]}))


# -- the oracle itself -----------------------------------------------------------------------------------------------


def test_the_oracle_finds_the_pendulum_equation() -> None:
    """(J + m l^2) w_dot = -m g l sin(th), known by heart."""
    w = One("w", coordinates=("th",))
    v = One("v", 2)
    graph = bg.Graph(
        "pendulum",
        w >> TF("P", (("l*cos(th)",), ("l*sin(th)",))) >> v >> I("m"),
        *(w >> I("J"), Se("G", ("0", "-m*g")) >> v),
    )
    oracle = Oracle(graph)
    point = oracle.point(np.random.default_rng(0))
    m, J, l, g = (point.setting.parameters[name] for name in ("m", "J", "l", "g"))
    th, w_dot = point.series[0, oracle.index["th"]], point.series[1, oracle.index["w"]]
    assert w_dot == pytest.approx(-m * g * l * np.sin(th) / (J + m * l**2), rel=1e-11)


@pytest.mark.parametrize(
    "formula",
    [
        "sin(x*y) + cos(x)/y", "tan(x)", "sinh(x) - cosh(y)*tanh(x)", "exp(x)*log(y)", "sqrt(x + y)", "x**3 - y**-2",
        "x**1.5", "y**x", "atan2(x, y)", "asin(x/3)", "acos(x/3)", "atan(x*y)", "abs(x - 9) + sign(x)*y",
        "min(x, y) + 2*max(x, y)",
    ],
)  # fmt: skip
def test_the_oracles_series_and_derivatives(formula: str) -> None:
    """Against sympy: x(t) = 0.7 + 0.3 t - 0.2 t^2, y(t) = 1.1 - 0.4 t."""
    t, x, y = sp.symbols("t x y", real=True)
    call = {name: getattr(sp, name) for name in CALL if hasattr(sp, name)}
    call |= {"abs": sp.Abs, "min": lambda a, b: b * 0 + a, "max": lambda a, b: a * 0 + b}
    text = expressions.text(formula)
    exact = expressions.build(text, {"x": x, "y": y}.__getitem__, sp.nsimplify, call)
    motion = {x: sp.Rational(7, 10) + 3 * t / 10 - t**2 / 5, y: sp.Rational(11, 10) - 2 * t / 5}

    def series(expression: Any) -> list[float]:
        along = expression.subs(motion)
        return [float((along.diff(t, k) / sp.factorial(k)).subs(t, 0)) for k in range(4)]

    one = np.eye(1, 4)[0]
    point = {"x": Jet(np.array([0.7, 0.3, -0.2, 0.0]), {0: one}), "y": Jet(np.array([1.1, -0.4, 0.0, 0.0]), {1: one})}
    found = expressions.build(text, point.__getitem__, float, CALL)
    assert found.value == pytest.approx(series(exact), rel=1e-12, abs=1e-13)
    for k, variable in enumerate((x, y)):
        derivative = exact.diff(variable).replace(sp.DiracDelta, lambda *_: sp.Integer(0))
        assert found.derivatives.get(k, 0 * one) == pytest.approx(series(derivative), rel=1e-12, abs=1e-13)


@pytest.mark.parametrize(
    "formula",
    [
        "sin(x*y) + cos(x)/y", "tan(x)", "sinh(x) - cosh(y)*tanh(x)", "exp(x)*log(y)", "sqrt(x + y)", "x**3 - 2/y**2",
        "x**1.5 + y**x", "atan2(x, y)", "asin(x/3) + acos(y/3)", "atan(x*y)", "abs(x - 9) + sign(x)*y",
        "min(x, y) + 2*max(x, y)", "where(x < y, x*y, 3*y)",
    ],
)  # fmt: skip
def test_the_oracles_gradients_of_energies(formula: str) -> None:
    """The derivatives that the dual numbers give are those of the jets."""
    one = np.eye(1, 3)[0]
    point = {"x": Jet(np.array([0.7, 0.3, -0.2]), {0: one}), "y": Jet(np.array([1.1, -0.4, 0.0]), {1: one})}
    text = expressions.text(formula)
    along = expressions.build(text, point.__getitem__, float, CALL)
    seeds = {name: Dual(jet, {k: 1.0}) for k, (name, jet) in enumerate(point.items())}
    energy = expressions.build(text, seeds.__getitem__, float, DUAL)
    for k in range(2):
        derivative = energy.parts.get(k, 0.0)
        value = derivative.value if isinstance(derivative, Jet) else derivative * one
        assert value == pytest.approx(along.derivatives.get(k, 0 * one), rel=1e-12, abs=1e-13)


def pencil(oracle: Oracle, seed: int) -> tuple[Any, Any]:
    """F = A z + E z_dot + ..., at a point chosen at random, for parameters that are always the same."""
    n = len(oracle.names)
    setting = replace(oracle.setting(np.random.default_rng(0)), time=float(seed))
    _, jacobian = oracle.array(np.random.default_rng(seed).uniform(-1, 1, (2, n)), setting)
    return jacobian[:, :n], jacobian[:, n:]


def test_the_verdict_on_linear_graphs_is_that_of_their_pencil() -> None:
    """A + s E is regular if and only if the graph is well posed, and then det(A + s E) has the order as its degree."""
    compared = 0
    for seed in range(60):
        oracle = Oracle(network(Seeded(seed)))
        A, E = pencil(oracle, 1)
        if any(np.abs(a - b).max() > 0 for a, b in zip((A, E), pencil(oracle, 2), strict=True)):
            continue
        verdict = oracle.verdict(np.random.default_rng(seed))
        shifted = A + 0.7 * E
        regular = np.linalg.matrix_rank(shifted) == len(oracle.names)
        assert verdict.well_posed == regular, seed
        if regular:
            compared += 1
            assert verdict.order == finite(np.linalg.solve(shifted, E)), seed
    assert compared > 15


def finite(M: Any) -> int:
    """How many eigenvalues of a pencil are finite: the rank that remains of M = (A + s E)^-1 E in its powers."""
    basis = np.eye(len(M))
    while True:
        left, values, _ = np.linalg.svd(M @ basis, full_matrices=False)
        after = left[:, values > 1e-9]
        if after.shape[1] == basis.shape[1]:
            return int(after.shape[1])
        basis = after


def test_coupled_inertias_on_a_common_effort() -> None:
    """Mutual inductance between coils in parallel: axes have to be stated on a 0-junction, too."""
    z, a = Zero("z", ("u", "w"), frame="inertial"), One("a", 2)
    coils = I("M", ((2, 1), (1, 3)))
    parts = (Se("U", (1, 2)) >> a, a >> R("r", (1, 1)), a >> z, z >> coils, z >> C("c", (1, 2)))
    judge(bg.compile(bg.Graph("coils", *parts)))
    with pytest.raises(bg.FrameError, match="frame='inertial'"):
        bg.compile(bg.Graph("coils", a >> R("r", (1, 1)), a >> (b := Zero("z", ("u", "w"))), b >> coils))
