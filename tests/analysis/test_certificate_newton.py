"""Newton's law inertia by inertia: by hand on a crane, and where it is broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, Mechanism

import bondgraph as bg
from bondgraph.analysis.certificate import newton
from bondgraph.analysis.certificate.certificate import Row
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import checked
from bondgraph.analysis.certificate.misprints import MISPRINTS
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.analysis.certificate.states import of_equations
from bondgraph.elements import GY, TF, I, One, R, Se
from bondgraph.kinetics.from_graph import mechanism

TABLE = bg.algebra.table


def model(graph: bg.Graph, values: dict[str, float] | None = None) -> Model:
    found = mechanism(graph, TABLE)
    equations = bg.compile(found.source, algebra=TABLE)
    at = of_equations(equations, found.kinetics, values or {})
    return Model(found.kinetics, at, "random states", found, Motion(equations, at.points))


@pytest.fixture(scope="module")
def crane() -> Model:
    """A trolley of mass M at x, pushed, a bob of mass m on a rope of length l beneath it."""
    q, bob = One("q", ("u", "w"), coordinates=("x", "th")), One("bob", 2)
    rope = TF("d", ((1, "l*cos(th)"), (0, "l*sin(th)")))
    parts = (q["u"] >> I("M"), q >> rope >> bob >> I("m"), Se("G", (0, "-m*g")) >> bob, Se("F") >> q["u"])
    return model(bg.Graph("crane", *parts, q["u"] >> R("b")))


def test_resultants_are_masses_times_accelerations(crane: Model) -> None:
    rates, forces = newton.newton(crane)
    for s, row, other, f_dot in zip(crane.at.points, rates, forces, crane.accelerations(), strict=True):
        sin, cos, w = np.sin(s["th"]), np.cos(s["th"]), s["w"]
        bob = [f_dot[0] + s["l"] * (f_dot[1] * cos - w**2 * sin), s["l"] * (f_dot[1] * sin + w**2 * cos)]
        expected = [s["M"] * f_dot[0], *(s["m"] * np.array(bob))]
        np.testing.assert_allclose(row, expected, rtol=1e-11)
        np.testing.assert_allclose(-other, expected, rtol=1e-11)


def test_impressed_forces_are_those_of_the_textbook(crane: Model) -> None:
    """The push and the friction on the trolley, and the weight of the bob, in the virtual powers and in e."""
    ours, *bonds = newton.impressed(crane)
    for k, s in enumerate(crane.at.points):
        expected = [s["F"] - s["b"] * s["u"], -s["m"] * s["g"] * s["l"] * np.sin(s["th"])]
        np.testing.assert_allclose(-ours[k], expected, rtol=1e-11)
        np.testing.assert_allclose(sum(bonds)[k], expected, rtol=1e-11, atol=1e-14)


def test_the_tension_is_no_small_thing_and_does_no_work(crane: Model) -> None:
    carried, impressed = newton.constraint_forces(crane)
    assert abs(carried + impressed).max() < 1e-12 * abs(impressed).max()
    rates, _ = newton.newton(crane)
    for s, row in zip(crane.at.points, rates, strict=True):
        rope = row[1:] - np.array([0, -s["m"] * s["g"]])
        assert abs(rope @ [np.cos(s["th"]), np.sin(s["th"])]) < 1e-12 < abs(rope @ [-np.sin(s["th"]), np.cos(s["th"])])


def test_a_gyrator_impresses_what_comes_in_at_its_other_side() -> None:
    """A motor on a pendulum: the torque K i is impressed, though no source gives it."""
    i, w, v = One("i"), One("w", coordinates=("a",)), One("v", 2)
    P = TF("P", (("l*cos(a)",), ("l*sin(a)",)))
    motor = (Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"))
    m = model(bg.Graph("servo", *motor, w >> P >> v >> I("m")))
    ours, *bonds = newton.impressed(m)
    for k, s in enumerate(m.at.points):
        assert -ours[k][0] == pytest.approx(s["K"] * s["p_L"] / s["L"])
        assert sum(bonds)[k][0] == pytest.approx(-ours[k][0])


def test_energies_are_those_of_the_masses(crane: Model) -> None:
    stored, halves = newton.energies(crane)
    for s, row in zip(crane.at.points, stored, strict=True):
        v2 = s["u"] ** 2 + 2 * s["u"] * s["l"] * s["w"] * np.cos(s["th"]) + (s["l"] * s["w"]) ** 2
        np.testing.assert_allclose(row, [s["M"] * s["u"] ** 2 / 2, s["m"] * v2 / 2], rtol=1e-11)
    np.testing.assert_allclose(stored, -halves, rtol=1e-11)


def rows(found: bg.Certificate) -> dict[int, Row]:
    return {number: found[number] for number in range(1, 63)}


def changed(graph: bg.Graph, change: Any) -> set[int]:
    """The equations that fail with other kinetics."""
    found = bg.certify(graph, kinetics=change(bg.kinetics(graph, TABLE)), algebra=TABLE)
    return {number for number, row in rows(found).items() if not row.holds}


@pytest.mark.parametrize(
    ("letter", "numbers"),
    [
        ("A", {21, 22, 23, 33, 38}),
        ("Df", {16, 56, 59}),
        ("e_hat", {57, 60}),
        ("e", {4, 7, 8, 9, 10, 11, 12, 53}),
    ],
)
def test_what_is_off_by_a_part_in_a_million_fails_there(letter: str, numbers: set[int]) -> None:
    graph = CATALOGUE["double_pendulum"]().graph
    failed = changed(graph, lambda k: replace(k, **{letter: (1 + 1e-6) * getattr(k, letter)}))
    assert numbers <= failed, (numbers - failed, failed)
    assert not failed & ({5, 6, 13, 52} if letter != "A" else {5, 6, 9, 13, 52})


def test_a_wrong_acceleration_breaks_newtons_law() -> None:
    sleigh: Mechanism = CATALOGUE["sleigh"]()
    equations = bg.compile(sleigh.graph, algebra=TABLE)
    velocity = next(x for x in sleigh.f if x in equations.rates)
    rates = {**equations.rates, velocity: equations.rates[velocity] * (1 + 1e-6)}
    found = bg.certify(replace(equations, rates=rates), algebra=TABLE)
    for number in (5, 6, 7, 10, 11, 12, 39, 40):
        assert not found[number].holds, number


def test_every_identity_of_the_list_holds_or_defines(crane: Model) -> None:
    assert len({identity.number for identity in newton.NEWTON}) == len(newton.NEWTON)
    for identity in newton.NEWTON:
        row = checked(identity, crane)
        assert row.holds and row.applies != row.reason.startswith("it defines"), row
    with pytest.raises(DoesNotApply, match="free \\(u, w\\)"):
        newton.partition(crane)


@pytest.mark.parametrize("name", ["driven_arm", "rolling_disc"])
def test_every_equation_of_the_paper_can_be_asked_for(name: str) -> None:
    found = bg.certify(CATALOGUE[name]().graph, algebra=TABLE)
    for number, row in rows(found).items():
        assert number in row.numbers and row.holds
        assert row.applies or row.reason, number
        assert found[f"({number})"] is row and found[str(number)] is row
        assert bool(row.misprints) == bool(MISPRINTS.keys() & {*row.numbers})
    assert not found[2].applies and not found[45].applies
    for wrong in (0, 63, "A"):
        with pytest.raises(bg.ValueRefused, match=r"\(62\)"):
            found[wrong]


def test_a_row_tells_its_verdict_and_the_misprint() -> None:
    found = bg.certify(CATALOGUE["cart_pendulum"]().graph, algebra=TABLE)
    assert "holds: residual" in str(found[59]) and "missing in print" in str(found[59])
    assert "does not apply: no generalized velocity is driven" in str(found[48])
    assert "note" not in str(found[17])


def test_without_a_mechanism_each_says_why() -> None:
    i = One("i")
    found = bg.certify(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))
    assert all(not row.applies and row.reason for row in rows(found).values())
