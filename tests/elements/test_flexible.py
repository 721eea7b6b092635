"""Flexible bodies: published frequencies, the energy of their nodes one by one, forms, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad, solve_ivp
from scipy.linalg import eigh
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.elements import (
    Dynamics,
    Fixed,
    FlexibleLink,
    Frame,
    Free,
    Kinematics,
    Link,
    Mechanism,
    Revolute,
    Se,
    Sf,
    Station,
    cantilever,
    euler_parameters,
)
from bondgraph.forms import kane_momentum, kane_velocity, partially_lagrangian

CASADI = bg.algebra.casadi
L, M, EI = 2.0, 3.0, 10.0
UNIT = (EI / (M * L**3)) ** 0.5
"""Of frequencies, in rad/s: that of a uniform beam is b^2 of these."""
HUB = Link("hub", 1, (1, 1, 1))


def frequencies(mechanism: Mechanism, *more: Any, at: dict[str, float] | None = None, **values: float) -> Any:
    """Imaginary parts of the eigenvalues about a steady motion, from the lowest, in units of the beam."""
    equations = bg.compile(bg.Graph("g", *mechanism, *more), algebra=CASADI)
    found = bg.linearize(equations, at or {}, values)
    roots = np.linalg.eigvals(np.array(found.A, float)).imag
    return np.sort(roots[roots > 1e-6]) / UNIT


def rotor(beam: FlexibleLink, *links: Link, joints: Any = ()) -> Mechanism:
    return Mechanism("rotor", [HUB, beam, *links], [Revolute("spin", "ground", HUB), Fixed("root", HUB, beam), *joints])


def test_a_clamped_beam_has_the_published_frequencies() -> None:
    """b = 1.8751, 4.6941, 7.8548, 10.9955; two bending directions with stiffnesses of their own."""
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI, "z": 4 * EI}, modes={"y": 4, "z": 1})
    found = frequencies(Mechanism("wall", [beam], [Fixed("clamp", "ground", beam)]))
    expected = sorted([1.8751**2, 4.6941**2, 7.8548**2, 10.9955**2, 2 * 1.8751**2])
    np.testing.assert_allclose(found, expected, rtol=5e-5)


def test_it_hangs_down_as_far_as_a_beam_under_its_weight() -> None:
    """m g L^3 / 8 E I; the clamp may be turned, and the beam on a body that is held, or on the ground."""
    g, axes = 1e-4, ((0, -1, 0), (1, 0, 0), (0, 0, 1))  # the beam along the ground's y, bending along -x
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI}, modes=3, damping=0.5)
    table = Link("table", 1, (1, 1, 1))
    clamp = Fixed("clamp", Frame("ground", axes=axes), beam)
    direct = Mechanism("wall", [beam], [clamp], gravity=(g, 0, 0))
    held = [Revolute("turn", "ground", table), Fixed("clamp", table.frame(axes=axes), beam)]
    indirect = Mechanism("wall", [table, beam], held, gravity=(g, 0, 0))
    for mechanism, drive in ((direct, ()), (indirect, (Sf("hold", 0) >> indirect["turn"],))):
        rest = bg.equilibrium(bg.compile(bg.Graph("g", *mechanism, *drive), algebra=CASADI))
        bent = sum(rest.state[name] for name in beam.modes)
        assert bent == pytest.approx(-M * g * L**3 / (8 * EI), rel=1e-3)


def test_a_mass_at_the_tip() -> None:
    """1 + cos b cosh b + mu b (cos b sinh b - sin b cosh b) = 0, mu = 1: b = 1.24792, 4.03114."""
    payload = Link("payload", M, (1e-9, 1e-9, 1e-9))
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI}, modes=4)
    joints = [Fixed("clamp", "ground", beam), Fixed("carry", beam.at("tip"), payload)]
    found = frequencies(Mechanism("wall", [beam, payload], joints))
    np.testing.assert_allclose(found[:2], [1.24792**2, 4.03114**2], rtol=5e-3)


@pytest.mark.parametrize("ratio", [0.05, 1.0])
def test_a_hub_that_turns_freely(ratio: float) -> None:
    """The pinned beam of Cannon and Schmitz (1984), e the hub's inertia by m L^2: the boundary value problem itself."""

    def boundary(b: float) -> float:
        """y = A sin + B sinh + C (cos - cosh); y''(0) = -e b^4 y'(0), y''(1) = y'''(1) = 0."""
        s, c, sh, ch, k = np.sin(b), np.cos(b), np.sinh(b), np.cosh(b), ratio * b**3 / 2
        return float(np.linalg.det([[-s - k * (c + ch), sh - k * (c + ch)], [-c + k * (s - sh), ch + k * (s - sh)]]))

    grid = np.linspace(0.5, 9, 400)
    signs = [boundary(b) for b in grid]
    exact = [
        brentq(boundary, a, b) ** 2 for a, b, x, y in zip(grid, grid[1:], signs, signs[1:], strict=False) if x * y < 0
    ]
    hub = Link("hub", 1, [ratio * M * L**2] * 3)
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI}, modes=4)
    free = Mechanism("rotor", [hub, beam], [Revolute("spin", "ground", hub), Fixed("root", hub, beam)])
    np.testing.assert_allclose(frequencies(free)[:2], exact[:2], rtol=6e-3)


# -- beams that spin ----------------------------------------------------------------------------------------------

WRIGHT = {
    0: 3.5160,
    1: 3.6816,
    2: 4.1373,
    3: 4.7973,
    4: 5.5850,
    5: 6.4495,
    6: 7.3604,
    8: 9.2568,
    10: 11.2023,
    12: 13.1702,
}
"""Wright, Smith, Thresher and Wang, J. Appl. Mech. 49 (1982) 197: the first flapping frequency by the speed."""


def finite_elements(speed: float, count: int = 60) -> float:
    """The same by finite elements."""
    K, mass, _ = hermite(speed, count)
    return float(eigh(K, mass, eigvals_only=True)[0] ** 0.5)


def hermite(speed: float, count: int) -> Any:
    """Stiffness with the tension speed^2 (1 - x^2)/2, mass, and integrals of x: Hermite's cubics, clamped."""
    h, n = 1 / count, 2 * (count + 1)
    K, mass, first = np.zeros((n, n)), np.zeros((n, n)), np.zeros(n)
    xi, w = np.polynomial.legendre.leggauss(4)
    s, w = (xi + 1) / 2, w / 2
    N = np.array([1 - 3 * s**2 + 2 * s**3, h * (s - 2 * s**2 + s**3), 3 * s**2 - 2 * s**3, h * (s**3 - s**2)])
    d = np.array([-6 * s + 6 * s**2, h * (1 - 4 * s + 3 * s**2), 6 * s - 6 * s**2, h * (3 * s**2 - 2 * s)]) / h
    dd = np.array([-6 + 12 * s, h * (-4 + 6 * s), 6 - 12 * s, h * (6 * s - 2)]) / h**2
    for e in range(count):
        tension = speed**2 * (1 - ((e + s) * h) ** 2) / 2
        own = slice(2 * e, 2 * e + 4)
        K[own, own] += h * (dd * w @ dd.T + d * (w * tension) @ d.T)
        mass[own, own] += h * (N * w @ N.T)
        first[own] += h * (N * w @ ((e + s) * h))
    return K[2:, 2:], mass[2:, 2:], first[2:]


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    "speed", [pytest.param(0, marks=SLOW), 1, pytest.param(2, marks=SLOW), 6, pytest.param(12, marks=SLOW)]
)
def test_a_spinning_beam_flaps_as_published(speed: int) -> None:
    """And in the plane of rotation at the root of the flapping frequency's square less that of the speed."""
    assert finite_elements(speed) == pytest.approx(WRIGHT[speed], abs=2e-4)
    beam = rotor(cantilever("beam", length=L, mass=M, EI={"z": EI, "y": EI}, modes=3))
    found = frequencies(beam, Sf("drive", "W") >> beam["spin"], W=speed * UNIT)
    flap, lag = WRIGHT[speed], (WRIGHT[speed] ** 2 - speed**2) ** 0.5
    for expected in (flap, lag):  # three modes at rest: squares from above, as Rayleigh says
        assert np.abs(found**2 - expected**2).min() < (1e-3 if speed < 12 else 6e-3) * flap**2


def test_without_foreshortening_it_softens() -> None:
    """sqrt(3.516^2 - W^2) in the plane, and none but the beam's own out of it: it diverges above 3.516."""
    beam = rotor(cantilever("beam", length=L, mass=M, EI={"z": EI, "y": EI}, foreshortening=False))
    drive = Sf("drive", "W") >> beam["spin"]
    found = frequencies(beam, drive, W=2 * UNIT)
    np.testing.assert_allclose(found, [(3.51602**2 - 4) ** 0.5, 3.51602], rtol=1e-5)
    equations = bg.compile(bg.Graph("g", *beam, drive), algebra=CASADI)
    growing = np.linalg.eigvals(np.array(bg.linearize(equations, {}, {"W": 4 * UNIT}).A, float)).real.max()
    assert growing / UNIT == pytest.approx((16 - 3.51602**2) ** 0.5, rel=1e-5)


LAST, END = 6.0, 15.0
ANGLE = f"{LAST}/{END}*(t**2/2 + ({END}/(2*pi))**2*(cos(2*pi*t/{END}) - 1))"


def spun_up(kept: bool, until: float = END) -> bg.Trajectory:
    """10 m, 12 kg, 14 kN m^2, brought to 6 rad/s in 15 s, as in the papers since Kane, Ryan and Banerjee (1987)."""
    beam = cantilever("beam", length=10.0, mass=12.0, EI={"y": 1.4e4}, modes=2, foreshortening=kept)
    spun = rotor(beam)
    graph = bg.Graph("spun", *spun, Sf("drive", ANGLE, given="position") >> spun["spin"])
    return bg.simulate(bg.compile(graph, algebra=CASADI), np.linspace(0, until, 301), rtol=1e-8)


def test_spinning_up_a_beam_bends_it_back_and_it_recovers() -> None:
    """The tip lags by 0.57 m: the linear equation of a stiffened beam of finite elements, integrated by SciPy."""
    run = spun_up(kept=True)
    tip = run["beam_q1"] + run["beam_q2"]
    K, mass, first = hermite(0, 20)
    tension = hermite(1, 20)[0] - K
    rest, V = eigh(K, mass)
    V, stiff = V[:, :4], rest[:4] * 1.4e4 / (12.0 * 10.0**3)
    tension, load = V.T @ tension @ V, V.T @ first * 10.0

    def rates(t: float, y: Any) -> Any:
        W, W_dot = (
            LAST / END * (t - END / (2 * np.pi) * np.sin(2 * np.pi * t / END)),
            LAST / END * (1 - np.cos(2 * np.pi * t / END)),
        )
        return [*y[4:], *(-stiff * y[:4] - W**2 * (tension @ y[:4] - y[:4]) - W_dot * load)]

    solved = solve_ivp(rates, (0, END), np.zeros(8), t_eval=run.t, rtol=1e-8, atol=1e-10, method="Radau")
    reference = V[-2] @ solved.y[:4]
    assert reference.min() == pytest.approx(-0.573, abs=0.01)
    np.testing.assert_allclose(tip, reference, atol=0.01)
    assert abs(run.power_audit().missing).max() < 1e-3


def test_without_foreshortening_it_is_lost_on_the_way() -> None:
    """Beyond 3.84 rad/s, its first frequency at rest, the centrifugal force outgrows the stiffness."""
    run = spun_up(kept=False, until=10.0)
    before, after = run["beam_q1"][run.t < 7.5], run["beam_q1"][-1]
    assert abs(before).max() < 2 and abs(after) > 20


# -- the energy of nodes one by one -----------------------------------------------------------------------------------


def cloud(seed: int = 3, n: int = 2, count: int = 7) -> tuple[FlexibleLink, Any]:
    """A body of nodes at random places, with random modes to second order, and a station beside one of them."""
    draw = np.random.default_rng(seed)
    masses, places = draw.uniform(0.2, 1.0, count), draw.uniform(-1, 1, (count, 3))
    shapes, second = draw.uniform(-0.5, 0.5, (n, count, 3)), draw.uniform(-0.3, 0.3, (n, n, count, 3))
    second = (second + second.swapaxes(0, 1)) / 2
    hook = Station("hook", (0.3, -0.2, 0.5), shapes=shapes[:, 0], rotations=draw.uniform(-1, 1, (n, 3)),
                   foreshortening=second[:, :, 0])  # fmt: skip
    root = draw.uniform(-1, 1, (n, n))
    body = FlexibleLink("blob", masses=masses, places=places, shapes=shapes, stations=(hook,), damping=(0.02, 0.1),
                        stiffness=root @ root.T + 5 * np.eye(n), foreshortening=second)  # fmt: skip
    return body, (masses, places, shapes, second)


def flying() -> tuple[Mechanism, Any]:
    body, data = cloud()
    ball = Link("ball", 0.4, (0.02, 0.03, 0.04), centre=(0.1, 0, 0.2))
    free = Free("fly", "ground", body, euler_parameters(("e0", "e1", "e2", "e3")))
    return Mechanism(
        "m", [body, ball], [free, Revolute("pin", body.at("hook"), ball, "x")], gravity=(0, 0, -9.81)
    ), data


def rotation(e: Any) -> Any:
    a, v = e[0], np.array(e[1:])
    cross = np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])
    return (a * a - v @ v) * np.eye(3) + 2 * np.outer(v, v) + 2 * a * cross


def test_the_kinetic_energy_is_that_of_the_nodes() -> None:
    """Positions of all nodes in space, differentiated by differences along the motion."""
    body, (masses, places, shapes, second) = cloud()
    free = Free("fly", "ground", body, euler_parameters(("e0", "e1", "e2", "e3")))
    graph = bg.Graph("g", *Mechanism("m", [body], [free]))
    k = bg.kinetics(graph, CASADI)
    draw = np.random.default_rng(1)
    e = draw.normal(size=4)
    state = dict(zip(("e0", "e1", "e2", "e3"), e / np.linalg.norm(e), strict=True))
    names = [k.xp.name(x) for x in k.f]
    state |= {name: draw.uniform(-1, 1) for name in (*names, "fly_x", "fly_y", "fly_z", "blob_q1", "blob_q2")}
    rates = bg.rates(bg.compile(graph, algebra=CASADI), {}, state)

    def at(h: float) -> Any:
        x = {name: value + h * rates.get(name, 0.0) for name, value in state.items()}
        q = np.array([x["blob_q1"], x["blob_q2"]])
        r = places + np.einsum("i,ikx->kx", q, shapes) + np.einsum("i,j,ijkx->kx", q, q, second) / 2
        return np.array([x["fly_x"], x["fly_y"], x["fly_z"]]) + r @ rotation([x[f"e{j}"] for j in range(4)]).T

    h = 1e-5
    v = (at(h) - at(-h)) / (2 * h)
    from bondgraph.equations.random_points import evaluator

    defaults = {"blob_m": float(body.mass)}
    ours = evaluator(k.xp, [k.T_star])({**state, **defaults})[0]
    assert ours == pytest.approx(masses @ (v**2).sum(axis=1) / 2, rel=1e-8)


@SLOW
def test_energy_is_kept_but_for_what_damping_takes() -> None:
    mechanism, _ = flying()
    start = {"e0": 1, "fly_wx": 0.5, "fly_wy": -0.8, "blob_q1": 0.1, "blob_u2": 0.3, "pin": 1.0}
    graph = bg.Graph("g", *mechanism)
    run = bg.simulate(bg.compile(graph, algebra=CASADI), (0, 2), start=start, rtol=1e-10, atol=1e-12)
    audit = run.power_audit()
    assert abs(audit.missing).max() < 1e-9


@pytest.mark.parametrize("form", [kane_velocity, kane_momentum, partially_lagrangian])
def test_every_form_gives_the_same_motion(form: Any) -> None:
    mechanism = rotor(cantilever("beam", length=L, mass=M, EI={"y": EI, "z": 2 * EI}, damping=0.01))
    graph = bg.Graph("g", *mechanism, Se("torque", "P") >> mechanism["spin"])
    start = {"spin": 0.8, "beam_q1": 0.1, "beam_u1": -0.2, "beam_q2": 0.05, "beam_u2": 0.3}
    runs = [
        bg.simulate(bg.compile(graph, each, algebra=CASADI), (0, 1), {"P": 0.4}, start, rtol=1e-10, atol=1e-12)
        for each in (None, form)
    ]
    for name in ("spin_q", "beam_q1", "beam_q2", "spin", "beam_u1"):
        np.testing.assert_allclose(runs[0][name][-1], runs[1][name][-1], rtol=1e-7)


@SLOW
def test_the_certificate_holds() -> None:
    mechanism = rotor(cantilever("beam", length=L, mass=M, EI={"y": EI}))
    certificate = bg.certify(bg.Graph("g", *mechanism, Se("torque", 0.4) >> mechanism["spin"]), algebra=CASADI)
    assert certificate.holds, str(certificate)


def test_modes_decay_as_their_ratios_say() -> None:
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI}, modes=3, damping=(0.01, 0.02, 0.5))
    graph = bg.Graph("g", *Mechanism("wall", [beam], [Fixed("clamp", "ground", beam)]))
    roots = np.linalg.eigvals(np.array(bg.linearize(bg.compile(graph, algebra=CASADI)).A, float))
    roots = roots[roots.imag > 0][np.argsort(abs(roots[roots.imag > 0]))]
    np.testing.assert_allclose(-roots.real / abs(roots), (0.01, 0.02, 0.5), rtol=1e-9)


def test_stations_of_one_body_follow_the_same_modes() -> None:
    """The place and slope of a point halfway, of a beam whose tip has another: by the shapes' own formulas."""
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI}, modes=2, stations={"tip": L, "half": L / 2})
    mechanism = Mechanism("wall", [beam], [Fixed("clamp", "ground", beam)])
    assert mechanism.f.components == ("beam_u1", "beam_u2")
    tip, half = mechanism.point("p", beam.at("tip")), mechanism.point("q", beam.at("half"))
    equations = bg.compile(bg.Graph("g", *mechanism, *tip, *half), algebra=CASADI)
    run = bg.simulate(equations, (0, 1e-9), start={"beam_u1": 1.0, "beam_q2": 0.1})
    b = 1.87510407
    sigma = (np.cosh(b) + np.cos(b)) / (np.sinh(b) + np.sin(b))

    def phi(x: float) -> float:
        return float(np.cosh(b * x) - np.cos(b * x) - sigma * (np.sinh(b * x) - np.sin(b * x))) / 2

    assert run["p_y"][0] == pytest.approx(1.0) and run["q_y"][0] == pytest.approx(phi(0.5), rel=1e-6)
    taken = quad(lambda x: beam_slope(beam, x), 0, 0.5)[0]
    assert run["q_x"][0] == pytest.approx(-0.1 * taken / L, rel=1e-6)


def beam_slope(beam: FlexibleLink, x: float) -> float:
    """phi_1' phi_2', of shapes one at the tip, by differences."""
    from bondgraph_elements.mechanics.flexible.cantilever import roots, shape

    h = 1e-5
    slopes = [(shape(b, x + h)[0] - shape(b, x - h)[0]) / (2 * h) for b in roots(2)]
    return float(slopes[0] * slopes[1])


def test_frequencies_or_a_stiffness_matrix() -> None:
    body, (masses, places, shapes, _) = cloud()
    mass = body.modal_masses
    values, V = eigh(body.K, mass)
    natural = np.einsum("ij,ikx->jkx", V, shapes)
    hook = Station("hook", (0, 0, 0), shapes=natural[:, 0], rotations=np.zeros((2, 3)))
    other = FlexibleLink(
        "blob", masses=masses, places=places, shapes=natural, stations=(hook,), frequencies=values**0.5
    )
    np.testing.assert_allclose(other.K, V.T @ body.K @ V, atol=1e-12)
    with pytest.raises(bg.StructureError, match="not orthogonal"):
        FlexibleLink("blob", masses=masses, places=places, shapes=shapes, stations=(hook,), frequencies=values**0.5)


# -- what is refused ----------------------------------------------------------------------------------------------


def test_points_that_move_with_the_modes_are_no_frames() -> None:
    beam = cantilever("beam", length=L, mass=M, EI={"y": EI})
    rigid = Frame("beam", (L, 0, 0))
    with pytest.raises(bg.StructureError, match="moves with its modes"):
        beam.frame((L, 0, 0))
    mechanism = rotor(beam)
    for wrong in (
        lambda: mechanism.point("p", rigid),
        lambda: Kinematics(mechanism, {}).at({"spin_q": 0.0, "beam_q1": 0.0}, rigid),
        lambda: rotor(beam, Link("b", 1), joints=[Fixed("f", rigid, "b")]),
    ):
        with pytest.raises(bg.StructureError, match="moves with its modes"):
            wrong()
    with pytest.raises(bg.StructureError, match="no station 'top'"):
        beam.at("top")
    with pytest.raises(bg.StructureError, match="dynamics of rigid bodies"):
        Dynamics(mechanism)


@pytest.mark.parametrize(
    ("changed", "law"),
    [
        ({"masses": (1, -1)}, "masses of its nodes are positive"),
        ({"places": ((0, 0), (1, 0))}, "numbers of shape"),
        ({"shapes": (((0, 0, 0), (0, 0, 0)),)}, "move no mass"),
        ({"stations": ()}, "it has stations"),
        ({"frequencies": None}, "one of frequencies and stiffness"),
        ({"frequencies": (0,)}, "above zero"),
        ({"frequencies": None, "stiffness": ((-1,),)}, "positive definite"),
        ({"damping": -0.1}, "negative"),
    ],
)
def test_data_that_no_body_has_are_refused(changed: dict[str, Any], law: str) -> None:
    tip = Station("tip", (1, 0, 0), shapes=((0, 1, 0),), rotations=((0, 0, 1.5),))
    given: dict[str, Any] = {
        "masses": (1, 1), "places": ((0.5, 0, 0), (1, 0, 0)), "shapes": (((0, 0.3, 0), (0, 1, 0)),), "stations": (tip,),
        "frequencies": (20,),
    }  # fmt: skip
    FlexibleLink("rod", **given)
    with pytest.raises(bg.StructureError, match=law):
        FlexibleLink("rod", **{**given, **changed})


def test_a_beam_is_refused_where_it_is_none() -> None:
    for wrong in ({"EI": {"x": 1.0}}, {"EI": {"y": -1.0}}, {"EI": {}}, {"stations": {"out": 3.0}}, {"modes": 0}):
        with pytest.raises(bg.StructureError):
            cantilever("beam", **{"length": 2.0, "mass": 1.0, "EI": {"y": 1.0}, **wrong})
