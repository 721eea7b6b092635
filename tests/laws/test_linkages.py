"""Linkages with closed loops, as drawn: accelerations against Gauss's principle in numpy; geometry in closed form.

No route is shared: the reference gives every body six velocities and every joint all its rows. That these references
are what they are called is held by what is known of the linkages: Freudenstein's, Bennett's and Kempe's equations,
straight lines, platforms that do not turn, and the degrees of freedom.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES, bennett, delta, four_bar, peaucellier, sarrus, scissors, slider_crank, stewart
from quick import quick, some
from rigid_linkage import Linkage
from rigid_pairs import at_home

import bondgraph as bg
from bondgraph.elements import Frame, Free, Link, Mechanism, Sf

TABLE = bg.algebra.table
OFF = 1e-9
"""Accelerations of the reference are differences of order six, of those in some 1/s^2."""


def configurations(linkage: Linkage, count: int, reach: float = 0.25) -> Iterator[dict[str, float]]:
    """Where it was drawn, and at random driving coordinates."""
    yield dict.fromkeys(linkage.coordinates, 0.0)
    for seed in range(count):
        draw = np.random.default_rng(seed)
        yield linkage.configuration({name: reach * draw.uniform(-1, 1) for name in linkage.drivers})


def check(linkage: Linkage, equations: bg.Equations, count: int = 2, reach: float = 0.25) -> None:
    """Accelerations of the equations against the reference, at closed configurations."""
    for q in configurations(linkage, count, reach):
        assert linkage.freedom(q) == len(linkage.drivers)
        expected = linkage.accelerations(q)
        found = bg.rates(equations, start=linkage.start(q))
        common = [name for name in expected if name in found]
        assert len(common) >= len(linkage.drivers)
        size = max(1.0, *map(abs, expected.values()))
        for name in common:
            assert abs(found[name] - expected[name]) < OFF * size, (name, found[name], expected[name])


def reach_of(name: str) -> float:
    """How far the drivers go: of jacks, in m, less."""
    return 0.04 if name == "stewart" else 0.25


@pytest.mark.parametrize("name", quick(sorted(LINKAGES), ["four_bar", "bennett"]))
def test_accelerations_as_drawn(name: str) -> None:
    linkage = LINKAGES[name]()
    home = dict.fromkeys(linkage.coordinates, 0.0)
    equations = bg.compile(linkage.graph, algebra=TABLE, start=linkage.start(home))
    assert len(equations.states) - len(equations.constraints) == 2 * len(linkage.drivers)
    check(linkage, equations, reach=reach_of(name))


@pytest.mark.parametrize("name", sorted(LINKAGES))
def test_the_references_are_closed_and_move(name: str) -> None:
    """Closed where they are drawn and elsewhere; of as many freedoms as there are drivers, whatever repeats."""
    linkage = LINKAGES[name]()
    for q in configurations(linkage, 2, reach_of(name)):
        np.testing.assert_allclose(linkage.open(q), 0, atol=1e-9)
        values = linkage.singular_values(q)
        free = len(linkage.drivers)
        assert values[-free - 1] > 0.02 and (values[-free:] < 1e-8).all()


@pytest.mark.slow
@pytest.mark.parametrize("closing", ["O", "A", "B", "slide"])
def test_whichever_joint_closes_a_slider_crank_and_however_its_frames_are_turned(closing: str) -> None:
    linkage = slider_crank(offset=0.05).closed_by(closing).turned(len(closing))
    home = dict.fromkeys(linkage.coordinates, 0.0)
    assert [joint.name for joint in linkage.mechanism.closing] == [closing]
    equations = bg.compile(linkage.graph, algebra=TABLE, start=linkage.start(home))
    check(linkage, equations, reach=0.1)


FORMS = ("kane_velocity", "kane_momentum", "partially_lagrangian", "gibbs_appell", "volterra", "boltzmann_hamel",
         "maggi", "null_space", "lagrange_multipliers", "lagrange_index_2", "dynamic_multipliers",
         "augmented_lagrangian")  # fmt: skip
REPEATED = ("bennett", "rockers", "sarrus", "goldberg", "peaucellier")
"""Linkages whose rows repeat others, and only where their loops are closed."""
QUICK = [("bennett", "kane_momentum"), ("bennett", "maggi"), ("rockers", "lagrange_multipliers")]


@pytest.mark.parametrize("case", quick(dict.fromkeys([*QUICK, *some(REPEATED, FORMS)]), QUICK))
def test_forms_leave_out_rows_that_repeat_others_where_the_loops_are_closed(case: tuple[str, str]) -> None:
    """With one degree of freedom the closure and the energy say the whole motion."""
    name, form = case
    linkage = LINKAGES[name]()
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    equations = bg.compile(linkage.graph, getattr(bg.forms, form), TABLE, start=start)
    run = bg.simulate(equations, (0, 0.1), start=start)
    energies = []
    for k in (0, -1):
        q, u = ({x: float(run[x][k]) for x in names} for names in (linkage.coordinates, linkage.velocities))
        np.testing.assert_allclose(linkage.open(q), 0, atol=1e-7)
        expected = linkage.moving(q, {linkage.of_drivers[0]: u[linkage.of_drivers[0]]})
        np.testing.assert_allclose([u[x] for x in u], [expected[x] for x in u], atol=1e-6)
        energies.append(linkage.energy(q, u))
    assert abs(energies[1] - energies[0]) < 1e-6 * max(1.0, abs(energies[0]))
    assert abs(run[linkage.drivers[0]][-1]) > (1e-3 if name == "peaucellier" else 0.05)  # its weight hardly turns it


# -- where nothing is left to move freely


def platform(lengths: str) -> tuple[bg.Graph, dict[str, float], Any]:
    """A plate on six legs without mass, of given lengths; it is at home where all of them are as long as at first.

    Returns:
        The graph, its parameters, and the legs' lengths as a function of the plate's height, rotation being none.
    """
    plate, feet, balls = Link("plate", 3, (0.1, 0.1, 0.2)), [], []
    for k in range(6):
        at, top = (pi / 3 * (k // 2 * 2) + (k % 2 - 0.5) * spread for spread in (0.3, 1.8))
        feet.append((cos(at), sin(at), 0.0))
        balls.append((0.6 * cos(top), 0.6 * sin(top), 0.0))
    whole = Mechanism("m", [plate], [Free("free", "ground", plate)], gravity=(0, 0, -9.81))
    legs = [whole.distance(f"leg{k}", Frame("ground", feet[k]), plate.frame(balls[k])) for k in range(6)]
    jacks = [Sf(f"jack{k}", lengths.format(L0=f"L{k}"), given="position") >> leg.flow for k, leg in enumerate(legs)]
    away = np.subtract(balls, feet)
    values = {f"L{k}": float(np.hypot(np.linalg.norm(away[k]), 0.9)) for k in range(6)}
    return bg.Graph("platform", *whole, *(x for leg in legs for x in leg), *jacks), values, away


@pytest.mark.parametrize("start", [{"free_z": bg.Near(0.9)}, {"free_z": bg.Near(0.8), "free_q1": bg.Near(0.2)}])
def test_a_platform_on_six_legs_of_given_lengths(start: dict[str, Any]) -> None:
    """All velocities are given, and none at the start: the height follows from the lengths, which are alike."""
    graph, values, away = platform("{L0} + a*(1 - cos(om*t))")
    values |= {"a": 0.05, "om": 2.0}
    equations = bg.compile(graph, algebra=TABLE, start=start, values=values)
    found = bg.rates(equations, values, start)
    wide = np.linalg.norm(away[0])
    rate = 0.05 * 2.0**2  # of the lengths, l^2 = wide^2 + z^2, so that l l'' = z z'' at rest
    np.testing.assert_allclose(found["free_uz"], rate * np.hypot(wide, 0.9) / 0.9, rtol=1e-9)
    assert max(abs(found[name]) for name in ("free_ux", "free_uy", "free_wx", "free_wy", "free_wz")) < 1e-9


@pytest.mark.parametrize("algebra", [bg.algebra.casadi, bg.algebra.sympy])
def test_a_rod_that_holds_a_four_bar_at_rest(algebra: Any) -> None:
    """Nothing moves: all velocities vanish but for rounding, at the random points as well."""
    linkage = four_bar()
    whole = linkage.mechanism
    rod = whole.distance("rod", Frame("ground", (0.5, 1, 0)), Frame("coupler", (0.2, 0.1, 0)))
    graph = bg.Graph("held", *whole, *rod, Sf("stays", 0) >> rod.flow)
    start = {name: bg.Near(0.0) for name in linkage.coordinates}
    found = bg.rates(bg.compile(graph, algebra=algebra, start=start), start=start)
    assert max(abs(found[name]) for name in linkage.velocities) < 1e-9


# -- what is known of the references


@pytest.mark.parametrize("name", sorted(LINKAGES))
def test_velocities_of_the_references_are_rates_of_their_configurations(name: str) -> None:
    """Rows of joints and poses are written apart; a ball's velocities are components, and no rates of its angles."""
    linkage = LINKAGES[name]()
    _, q = configurations(linkage, 1, reach_of(name))
    rates, h = linkage.own_rates, 1e-3
    moved = [
        linkage.configuration({x: q[x] + sign * h * u for x, u in zip(linkage.drivers, rates.values(), strict=True)})
        for sign in (1, -1)
    ]
    found = linkage.moving(q)
    pairs = [pair for pair in linkage.split[0] if pair.kind != "spherical"]
    for x, u in ((x, u) for pair in pairs for x, u in zip(pair.coordinates, pair.velocities, strict=True)):
        assert abs((moved[0][x] - moved[1][x]) / (2 * h) - found[u]) < 1e-4 * max(1, abs(found[u])), u


def turned_by(linkage: Linkage, joint: str, angle: float) -> dict[str, Any]:
    """Displacements of the bodies, with one joint as far from home as that."""
    return dict(linkage.poses(linkage.configuration({f"{joint}_q": angle})))


def place(linkage: Linkage, poses: dict[str, Any], joint: str) -> Any:
    """Where a joint is, on its second body."""
    pair = next(pair for pair in linkage.pairs if pair.name == joint)
    return at_home(poses[pair.second], pair.place)


@pytest.mark.parametrize("angle", [-0.9, 0.7, 3.0])
def test_the_four_bar_keeps_freudensteins_equation(angle: float) -> None:
    a, b, c, d = 0.3, 0.9, 0.7, 1.0
    linkage = four_bar(a, b, c, d)
    x, y, _ = place(linkage, turned_by(linkage, "O", angle), "B")
    rocker, crank = np.arctan2(y, x - d), 1 + angle
    law = d / a * np.cos(rocker) - d / c * np.cos(crank) + (a**2 - b**2 + c**2 + d**2) / (2 * a * c)
    assert abs(law - np.cos(crank - rocker)) < 1e-9


@pytest.mark.parametrize("angle", [-0.6, 0.8, 2.0])
def test_the_sides_of_bennetts_linkage_turn_as_he_says(angle: float) -> None:
    alpha, beta, theta = 0.6, 1.1, 1.0
    linkage = bennett(1.0, alpha, beta, theta)
    q = linkage.configuration({"j1_q": angle})
    ratio = np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2)
    phi = 2 * np.arctan(ratio / np.tan(theta / 2)) + q["j2_q"]
    np.testing.assert_allclose(np.tan((theta + angle) / 2) * np.tan(phi / 2), ratio, rtol=1e-9)
    np.testing.assert_allclose(q["j3_q"], -angle, atol=1e-9)


@pytest.mark.parametrize("angle", [-0.3, 0.2])
def test_straight_lines(angle: float) -> None:
    """Peaucellier's tip, and the plate of Sarrus, which does not turn either."""
    line = peaucellier(1.0, 0.4, 0.4)
    np.testing.assert_allclose(place(line, turned_by(line, "O", angle), "P")[0], (1 - 0.4**2) / 0.8, atol=1e-9)
    length, lean = 0.5, 0.7
    plate = turned_by(sarrus(length, 0.3, lean), "a1", angle)["plate"]
    np.testing.assert_allclose(plate[:3, :3], np.eye(3), atol=1e-9)
    rise = 2 * length * (np.sin(lean - angle) - np.sin(lean))
    np.testing.assert_allclose(plate[:3, 3], (0, 0, rise), atol=1e-9)


def test_the_plate_of_a_delta_does_not_turn() -> None:
    for q in configurations(delta(), 3):
        np.testing.assert_allclose(delta().poses(q)["plate"][:3, :3], np.eye(3), atol=1e-9)


@pytest.mark.parametrize("stages", [1, 4])
def test_scissors_rise_by_all_their_stages(stages: int) -> None:
    linkage = scissors(stages, 0.5, 0.6)
    poses = turned_by(linkage, "O", 0.2)
    np.testing.assert_allclose(place(linkage, poses, "S"), (2 * 0.5 * np.cos(0.8), 0, 0), atol=1e-9)
    top = at_home(poses[f"b{stages}"], (0, 2 * 0.5 * np.sin(0.6) * stages, 0))
    np.testing.assert_allclose(top, (0, 2 * 0.5 * np.sin(0.8) * stages, 0), atol=1e-9)


def test_legs_of_a_stewart_platform_reach_from_foot_to_ball() -> None:
    linkage = stewart()
    q = linkage.configuration({name: 0.02 * (k - 2) for k, name in enumerate(linkage.drivers)})
    poses = linkage.poses(q)
    for k in range(6):
        foot, ball = (next(p.place for p in linkage.pairs if p.name == f"{name}{k}") for name in ("hooke", "ball"))
        home = np.subtract(ball, foot)
        now = at_home(poses["plate"], ball) - np.asarray(foot)
        np.testing.assert_allclose(np.linalg.norm(now) - np.linalg.norm(home), q[f"jack{k}_q"], atol=1e-9)


@pytest.mark.parametrize("name", ["klann", "jansen", "slider_crank", "four_bar"])
def test_cranks_go_all_the_way_round(name: str) -> None:
    linkage = LINKAGES[name]()
    found = linkage.configuration({"O_q": 2 * pi})
    for name, angle in found.items():
        assert abs((angle + pi) % (2 * pi) - pi) < 1e-8, name
