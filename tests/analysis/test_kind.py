"""The kind of a mechanism against answers known from the literature, and against changes that may not alter it."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
import sympy as sp
from mechanisms import CATALOGUE, FORMS, NAMES
from quick import quick

import bondgraph as bg
from bondgraph.analysis.kind.kind import absent_from_momentum, co_energy_derivatives, rates_of
from bondgraph.elements import TF, BladeContact, C, Frame, I, Link, Mechanism, One, Planar, R, Revolute, Se, Sf
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import along

every_mechanism = pytest.mark.parametrize("name", NAMES)


@cache
def kind(name: str) -> bg.Kind:
    return bg.kind(CATALOGUE[name]().graph)


def moving(name: str, f: str, coordinates: str, Q: Any, masses: str = "m", *more: Any) -> bg.Graph:
    """Velocities that each carry an inertia of their own, and coordinates behind Q."""
    flow, q_dot = One("f", tuple(f.split())), One("q_dot", coordinates=tuple(coordinates.split()))
    v = One("v", tuple(f"v{k}" for k in range(len(f.split()))), frame="inertial")
    unit = [[int(i == j) for j in range(len(f.split()))] for i in range(len(f.split()))]
    return bg.Graph(name, flow >> TF("Q", Q) >> q_dot, flow >> TF("P", unit) >> v >> I(masses), *more)


def knife_edge() -> bg.Graph:
    return moving("knife_edge", "u w", "x y th", (("cos(th)", 0), ("sin(th)", 0), (0, 1)))


def wheeled_cart() -> bg.Graph:
    """Two wheels of radius r on an axle of half-width b, driven by their own rates."""
    half = "r/2"
    Q = ((f"{half}*cos(th)", f"{half}*cos(th)"), (f"{half}*sin(th)", f"{half}*sin(th)"),
         ("r/(2*b)", "-r/(2*b)"), (1, 0), (0, 1))  # fmt: skip
    return moving("wheeled_cart", "w1 w2", "x y th a1 a2", Q)


def turning() -> list[list[str]]:
    """Euler's angles' rates (about z, x, z) from the angular velocity in inertial axes."""
    return [
        ["-sin(psi)*cos(theta)/sin(theta)", "cos(psi)*cos(theta)/sin(theta)", "1"],
        ["cos(psi)", "sin(psi)", "0"],
        ["sin(psi)/sin(theta)", "-cos(psi)/sin(theta)", "0"],
    ]


def sphere(spins: bool = True) -> bg.Graph:
    """A ball on a plane, x_dot = r w2, y_dot = -r w1; a rubber ball does not spin about the vertical."""
    Q = [["0", "r", "0"], ["-r", "0", "0"], *turning()]
    f = "w1 w2 w3" if spins else "w1 w2"
    return moving("sphere", f, "x y psi theta phi", tuple(tuple(row[: len(f.split())]) for row in Q))


def in_disguise(slope: str) -> bg.Graph:
    """z_dot = y u + slope v: the plane field dz = y dx + slope dy, integrable where slope is x."""
    return moving("disguise", "u v", "x y z", ((1, 0), (0, 1), ("y", slope)))


def pendulum_by_velocities() -> bg.Graph:
    """x and y of a bob on a circle, written with one velocity."""
    return moving("bob", "w", "x y", (("-y",), ("x",)))


KNOWN: dict[str, tuple[Any, str, int, int]] = {
    "rolling_disc": (lambda: CATALOGUE["rolling_disc"]().graph, "nonholonomic", 2, 2),
    "sleigh": (lambda: CATALOGUE["sleigh"]().graph, "nonholonomic", 1, 1),
    "knife_edge": (knife_edge, "nonholonomic", 1, 1),
    "double_pendulum": (lambda: CATALOGUE["double_pendulum"]().graph, "none", 0, 0),
    "free_body": (lambda: CATALOGUE["free_body"]().graph, "none", 0, 0),
    "disguise": (lambda: in_disguise("x"), "integrable", 1, 0),
    "Heisenberg": (lambda: in_disguise("0"), "nonholonomic", 1, 1),
    "bob": (pendulum_by_velocities, "integrable", 1, 0),
    "cart": (wheeled_cart, "nonholonomic", 3, 2),  # the axle turns by r (a1 - a2)/(2 b): that one can be integrated
    "sphere": (sphere, "nonholonomic", 2, 2),
    "rubber_sphere": (lambda: sphere(spins=False), "nonholonomic", 3, 3),
}

known = pytest.mark.parametrize("name", KNOWN)


@known
def test_constraints_of_known_mechanisms(name: str) -> None:
    build, constraints, count, nonholonomic = KNOWN[name]
    found = bg.kind(build())
    tied = found.tied
    assert (tied.verdict, tied.count, tied.nonholonomic) == (constraints, count, nonholonomic), str(found)
    assert len(tied.brackets) == nonholonomic


@known
def test_the_witness_is_a_proof(name: str) -> None:
    """At the point told, a covector that vanishes on Q's columns does not vanish on the bracket told."""
    graph = KNOWN[name][0]()
    k = bg.kinetics(graph)
    columns = {x.name: k.Q[:, j] for j, x in enumerate(k.f)}
    for bracket in bg.kind(graph).tied.brackets:
        if bracket.name.count("[") > 1:
            continue
        X, Y = (columns[part] for part in bracket.name.strip("[]").split(", "))
        lie = Y.jacobian(k.q) * X - X.jacobian(k.q) * Y
        known_values = {s: bracket.point[s.name] for s in k.Q.free_symbols}
        before, after = (np.array(m.subs(known_values), float) for m in (k.Q, k.Q.row_join(lie)))
        assert np.linalg.matrix_rank(after) == np.linalg.matrix_rank(before) + 1


def test_brackets_of_brackets_are_needed_for_a_rubber_ball() -> None:
    """Its growth is 2, 3, 5: the last two brackets are of the third generation."""
    found = bg.kind(sphere(spins=False))
    assert [bracket.rank for bracket in found.tied.brackets] == [3, 4, 5]
    assert [bracket.name.count("[") for bracket in found.tied.brackets] == [1, 2, 2]


@known
@pytest.mark.parametrize("seed", quick((1, 2, 3), [1]))
def test_a_change_of_velocities_never_changes_the_constraints(name: str, seed: int) -> None:
    """f = B(q) f' spans the same directions."""
    k = bg.kinetics(KNOWN[name][0]())
    B = change_of_velocities(k, seed)
    plain, changed = bg.kind(k), bg.kind(transformed(k, B))
    for kind in (plain, changed):
        assert (kind.tied.count, kind.tied.nonholonomic) == KNOWN[name][2:]
    assert (plain.constraints, plain.ignorable) == (changed.constraints, changed.ignorable)


def change_of_velocities(k: bg.Kinetics, seed: int) -> Any:
    """A random upper triangular matrix of functions of the coordinates, never singular."""
    draw = random.Random(seed)
    S = len(k.f)

    def entry(i: int, j: int) -> Any:
        x = draw.choice(k.q)
        return 2 + sp.sin(x) if i == j else draw.randint(-1, 1) * sp.cos(x)

    return sp.ImmutableMatrix(S, S, lambda i, j: entry(i, j) if i <= j else sp.Integer(0))


def transformed(k: bg.Kinetics, B: Any) -> bg.Kinetics:
    """The kinetics in velocities f' with f = B f'."""
    f = k.f
    changed = replace(k, Q=k.Q @ B)
    old = dict(zip(f, B @ f, strict=True))
    A = B.T @ k.A @ B
    e_hat = B.T @ k.e_hat.xreplace(old) + along(changed, B).T @ k.A @ B @ f
    carried = along(replace(changed, A=A), A) @ f
    return replace(changed, A=A, e=B.T @ k.e.xreplace(old), e_hat=e_hat, Df=carried - e_hat, D=None, holonomic=False)


@every_mechanism
def test_every_form_is_of_the_same_kind(name: str) -> None:
    """What reduction carries away changes neither the constraints nor the energy."""
    graph = CATALOGUE[name]().graph
    unreduced = bare(bg.kind(graph))
    for form in FORMS:
        assert bare(bg.kind(bg.reduce(graph, form))) == unreduced
    assert bare(bg.kind(bg.compile(graph, bg.forms.kane_momentum))) == unreduced


def bare(kind: bg.Kind) -> Any:
    """Without the points, which are drawn for each spelling."""
    tied, undriven = (
        replace(t, brackets=tuple(bracket.name for bracket in t.brackets)) for t in (kind.tied, kind.undriven)
    )
    return replace(kind, not_generated=None, tied=tied, undriven=undriven)


@pytest.mark.parametrize("name", quick(NAMES, ["driven_arm", "rolling_disc", "spinning_top"]))
def test_both_algebras_find_the_same_kind(name: str) -> None:
    from bondgraph.algebra import casadi

    graph = CATALOGUE[name]().graph
    assert bare(bg.kind(graph, algebra=casadi)) == bare(bg.kind(graph))


RATES = {"cart_pendulum", "double_pendulum", "spinning_top"}
RATES_APART = {"arm", "arm_with_motor", "driven_arm", "double_pendulum_with_rates_apart"}


@every_mechanism
def test_velocities_that_are_rates(name: str) -> None:
    found = kind(name)
    assert found.velocities_are_rates == (name in RATES | RATES_APART)
    assert found.store == ("IC" if name in RATES else "NIC")


@every_mechanism
def test_rates_of_coordinates_are_monogenic(name: str) -> None:
    """(32): where f = q_dot the energy generates the gyration force."""
    found = kind(name)
    if found.velocities_are_rates:
        assert found.monogenic
    assert found.monogenic == (found.not_generated is None)


def test_monogenic_and_holonomic_are_different_things() -> None:
    """An upright disc is monogenic and nonholonomic; a free body in quasi-velocities neither."""
    upright = moving("upright", "w s", "x y psi phi", ((0, "r*cos(psi)"), (0, "r*sin(psi)"), (1, 0), (0, 1)))
    found = bg.kind(upright)
    assert (found.monogenic, found.constraints, found.tied.nonholonomic) == (True, "nonholonomic", 2)
    body = kind("free_body")
    assert (body.monogenic, body.constraints, body.velocities_are_rates) == (False, "none", False)


def test_the_witness_against_monogenic_is_a_point_where_both_sides_differ() -> None:
    k = bg.kinetics(CATALOGUE["sleigh"]().graph)
    where = bg.kind(k).not_generated
    assert where is not None
    index = [x.name for x in k.f].index(where.component)
    generated = k.Q.T * sp.Matrix([k.T_star.diff(x) for x in k.q])
    values = {s: where.point[s.name] for s in k.e_hat.free_symbols | generated.free_symbols}
    assert float(k.e_hat[index].subs(values)) == pytest.approx(where.e_hat)
    assert float(generated[index].subs(values)) == pytest.approx(where.generated)
    assert where.e_hat != pytest.approx(where.generated)


@every_mechanism
def test_coordinates_absent_from_the_momentum(name: str) -> None:
    k = CATALOGUE[name]().numbers.kinetics
    absent = {x.name for x in k.q if sp.simplify(k.A.diff(x)) == sp.zeros(*k.A.shape)}
    assert set(bg.kind(k).absent_from_momentum) == absent


IGNORABLE = {"free_body": ("psi", "x", "y"), "spinning_top": ("psi",)}


@every_mechanism
def test_ignorable_coordinates(name: str) -> None:
    assert kind(name).ignorable == IGNORABLE.get(name, ())


def cart(*more: Any) -> bg.Graph:
    q_dot, vc, v = One("q_dot", coordinates=("x", "a")), One("vc"), One("v", ("vx", "vy"))
    parts = (
        q_dot >> TF("Pc", ((1, 0),)) >> vc >> I("M"),
        *(q_dot >> TF("Pb", ((1, "l*cos(a)"), (0, "l*sin(a)"))) >> v >> I("m"), Se("G", (0, "-m*g")) >> v),
    )
    return bg.Graph("cart", *parts, *(make(q_dot) for make in more))


@pytest.mark.parametrize(
    ("load", "ignorable"),
    [
        (lambda q: q["a_dot"] >> R("c"), ("x",)),
        (lambda q: q["x_dot"] >> R("c"), ()),
        (lambda q: q["x_dot"] >> C("k"), ()),
        (lambda q: Se("push") >> q["x_dot"], ()),
        (lambda q: Sf("drive") >> q["x_dot"], ()),
        (lambda q: Sf("drive") >> q["a_dot"], ("x",)),
    ],
)
def test_a_coordinate_is_ignorable_only_without_a_force_along_it(load: Any, ignorable: tuple[str, ...]) -> None:
    """[000] Definition 1: not in the Lagrangian, no constraint on its rate, no force."""
    assert bg.kind(cart(load)).ignorable == ignorable
    assert bg.kind(cart(load)).absent_from_momentum == ("x",)


def test_the_momentum_of_an_ignorable_coordinate_stays() -> None:
    """[000] (21), for the vertical axis of a top."""
    top = CATALOGUE["spinning_top"]()
    assert bg.kind(top.graph).ignorable == ("psi",)
    run = bg.simulate(bg.compile(top.graph, bg.forms.kane_momentum), (0, 1), top.values, top.start)
    momentum = run["p_T_psi_dot"]
    assert np.ptp(momentum) < 1e-6 * abs(momentum[0])


@pytest.mark.parametrize(
    ("graph", "named"),
    [
        (moving("half", "u w", "th", ((0, 1),)), "u"),  # nothing integrates u
        (moving("kinked", "u w", "x y", (("1 + abs(y)", 0), (0, 1))), "branches"),
    ],
)
def test_what_random_points_cannot_decide_is_undecided(graph: bg.Graph, named: str) -> None:
    found = bg.kind(graph)
    assert found.constraints == "undecided"
    assert named in found.tied.reason and found.tied.reason in " ".join(str(found).split())


def test_units_of_the_coordinates_do_not_matter() -> None:
    """A nonholonomy of 1e-9 in metres is one of 1 in nanometres."""
    small = moving("small", "u v", "x y z", ((1, 0), (0, 1), ("1e-9*y", 0)))
    assert bg.kind(small).tied.nonholonomic == 1


def test_time_in_Q_is_one_more_coordinate() -> None:
    """z_dot = t x_dot cannot be integrated; x_dot = c(t) u can."""
    assert bg.kind(moving("ramp", "u", "x z", (("1",), ("t",)))).tied.nonholonomic == 1
    assert bg.kind(moving("growing", "u", "x", (("1 + t**2",),))).constraints == "none"


def test_driven_velocities_are_relaxed_and_held() -> None:
    """[004] 2.1 relaxes what is driven; held at zero, a driven sideways velocity is the knife edge's constraint."""
    unit = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    turned = (("cos(th)", "-sin(th)", 0), ("sin(th)", "cos(th)", 0), (0, 0, 1))
    f, q_dot = One("f", ("u", "s", "w")), One("q_dot", coordinates=("x", "y", "th"))
    v = One("v", ("v1", "v2", "v3"), frame="inertial")
    parts = (f >> TF("Q", turned) >> q_dot, f >> TF("P", unit) >> v >> I("m", ("m", "m", "J")))
    free, driven = bg.kind(bg.Graph("plate", *parts)), bg.kind(bg.Graph("plate", *parts, Sf("edge") >> f["s"]))
    assert (free.driven, free.undriven, free.constraints) == ((), free.tied, "none")
    assert (driven.driven, driven.constraints) == (("s",), "none")
    assert (driven.undriven.verdict, driven.undriven.count, driven.undriven.nonholonomic) == ("nonholonomic", 1, 1)
    assert "held at zero: nonholonomic" in " ".join(str(driven).split())


def test_a_constraint_drawn_as_rows_is_a_driven_velocity() -> None:
    """f << TF(a) << Sf(b): the same plate, its edge drawn as a constraint on the rates of the coordinates."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    edge = bg.Graph("skate", f >> I("m"), f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("b"))
    found = bg.kind(edge)
    assert (found.constraints, found.undriven.verdict, found.undriven.nonholonomic) == ("none", "nonholonomic", 1)
    level = bg.Graph("level", f >> I("m"), f << TF("a", (("x", "y", "0"),)) << Sf("b"))
    assert (bg.kind(level).undriven.verdict, bg.kind(level).undriven.count) == ("integrable", 1)


def test_values_and_defaults_are_used() -> None:
    """With the mass over the edge, the sleigh's energy gives the gyration force: none."""
    sleigh = CATALOGUE["sleigh"]().graph
    assert not bg.kind(sleigh).monogenic
    assert bg.kind(sleigh, {"b": 0}).monogenic


def test_contacts_and_closed_loops_are_judged_like_other_constraints() -> None:
    """A blade leaves two of three rates free and cannot be integrated, the loop of a four-bar can."""
    body = Link("body", 1, planar=0.1)
    skate = Mechanism("skate", [body], [Planar("base", "ground", body)])
    blade = BladeContact("blade", skate, body)
    found = bg.kind(bg.Graph("skate", *skate, *blade, Sf("edge", 0) >> blade.slip["blade_aside"]))
    assert len(found.velocities) == 3 and found.undriven.nonholonomic == 1

    bars = {x: Link(x, 1, (0.001, 0.03, 0.03)) for x in ("crank", "coupler", "rocker")}
    four = Mechanism("four", [*bars.values()], [
        Revolute("a", "ground", bars["crank"]),
        Revolute("b", bars["crank"].frame((0.3, 0, 0)), bars["coupler"]),
        Revolute("d", Frame("ground", (1, 0, 0)), bars["rocker"]),
        Revolute("c", bars["coupler"].frame((0.9, 0, 0)), bars["rocker"].frame((0.7, 0, 0))),
    ])  # fmt: skip
    found = bg.kind(bg.Graph("four", *four))
    assert (found.undriven.count, found.undriven.nonholonomic, len(found.velocities)) == (2, 0, 3)


def test_a_graph_without_a_mechanism_is_refused() -> None:
    i = One("i")
    with pytest.raises(bg.NotReducible):
        bg.kind(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))


def test_the_page_states_each_finding() -> None:
    text = " ".join(str(kind("rolling_disc")).split())
    for words in ("not rates", "a NIC", "not monogenic", "2 among", "2 truly so", "[u1, u2] raises", "(44)"):
        assert words in text


def written(A: Any, Q: Any) -> tuple[Kinetics, Sampling]:
    """Kinetics of two velocities u, w and coordinates a, b from matrices of sympy's text."""
    xp = bg.algebra.sympy
    f, q = (tuple(map(xp.symbol, names)) for names in ("uw", "ab"))
    mass, rates = (xp.matrix([[xp.build(x, xp.symbol) for x in row] for row in rows]) for rows in (A, Q))
    k = Kinetics(xp, "written", mass, xp.column(f), xp.zeros(2, 1), xp.column(map(xp.symbol, ("p1", "p2"))), (0, 1), (),
                 Q=rates, q=q)  # fmt: skip
    return k, sampled(xp, mass, [rates], ("u", "w", "a", "b"), {})


UNIT = (("1", "0"), ("0", "1"))


def test_a_coordinate_is_absent_however_the_mass_matrix_is_written() -> None:
    """sin^2 + cos^2 and a factor that cancels hold no coordinate."""
    k, at = written((("m*sin(a)**2 + m*cos(a)**2", "0"), ("0", "2 + cos(b)")), UNIT)
    assert [k.xp.name(x) for x in absent_from_momentum(k, at)] == ["a"]
    k, at = written((("m", "0"), ("0", "J + 0.0001*sin(a)")), UNIT)
    assert [k.xp.name(x) for x in absent_from_momentum(k, at)] == ["b"]


def test_velocities_are_rates_of_the_coordinates_whose_rows_are_unit_ones() -> None:
    swapped, at = written((("2 + cos(a)", "0"), ("0", "1")), (("0", "1"), ("1", "0")))
    assert [swapped.xp.name(x) for x in rates_of(swapped, at)] == ["b", "a"]
    for Q in ((("1", "0"), ("0", "2")), (("1", "0"), ("1", "1")), (("cos(a)", "0"), ("0", "1"))):
        assert rates_of(*written((("2", "0"), ("0", "1")), Q)) is None


def test_the_co_energy_is_differentiated_at_constant_velocities() -> None:
    k, at = written((("2 + cos(a)", "sin(b)/4"), ("sin(b)/4", "1")), UNIT)
    for point, found in zip(at.points, at(co_energy_derivatives(k))[:, :, 0], strict=True):
        u, w, a, b = (point[name] for name in "uwab")
        np.testing.assert_allclose(found, [-np.sin(a) * u**2 / 2, np.cos(b) * u * w / 4], rtol=1e-12)
