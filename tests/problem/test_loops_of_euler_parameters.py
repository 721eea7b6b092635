"""Loops of bodies whose attitude Euler parameters give: put together alike in every form, as unit quaternions."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph import Near, forms
from bondgraph.elements import Frame, Link, Mechanism, Planar, Revolute, Spherical, euler_parameters
from bondgraph.simulate.assembly_choice import assembly_notes

NAMES = "kane_velocity", "kane_momentum", "gibbs_appell", "maggi", "udwadia_kalaba", "lagrange_multipliers"
FORMS = [None, *(getattr(forms, name) for name in NAMES)]
NUMBER = r"(?<= |\()-?\d[-\d.e]*"
E = ("e0", "e1", "e2", "e3")
A_Q, END, BEARING = 0.4, np.array([0.3, 0, 0.05]), np.array([0.9, 0.1, -0.3])


class Lengths:
    """Random frames of a rod and of a rocker, whose planes meet: the rod's plane slides and turns in the rocker's."""

    def __init__(self, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.on_rod, self.on_rocker = np.array((0.7, 0.05, 0)) + draw.uniform(-0.1, 0.1, 3), (0.05, 0.45, 0.1)
        self.rod, self.rocker = (Rotation.from_rotvec(draw.uniform(-0.5, 0.5, 3)).as_matrix() for _ in range(2))

    @property
    def closings(self) -> list[float]:
        """The angles of the rocker at which its plane has the distance from the crank's end that the rod's plane has.

        With n = Rx(r) n0 that is n^T (bearing - end) + n0^T place = height: a cos(r) + b sin(r) = c.
        """
        height = self.rod[:, 2] @ self.on_rod
        normal = self.rocker[:, 2]
        away = BEARING - Rotation.from_rotvec(A_Q * np.array([0, 0.6, 0.8])).as_matrix() @ END
        along, across = normal[1:] @ away[1:], normal[1] * away[2] - normal[2] * away[1]
        cosine = (height - normal[0] * away[0] - normal @ np.array(self.on_rocker)) / math.hypot(along, across)
        middle = math.atan2(across, along)
        return [middle + side * math.acos(cosine) for side in (1, -1)]


def sliding(seed: int) -> bg.Graph:
    lengths = Lengths(seed)
    crank, rod, rocker = bodies()
    on_rod, on_rocker = (tuple(map(tuple, axes.tolist())) for axes in (lengths.rod, lengths.rocker))
    joints = [
        Revolute("a", "ground", crank, (0, 0.6, 0.8)),
        Spherical("s", crank.frame(tuple(END)), rod, euler_parameters(E)),
        Revolute("r", Frame("ground", tuple(BEARING)), rocker, "x"),
        Planar("k", rod.frame(tuple(lengths.on_rod), on_rod), rocker.frame(lengths.on_rocker, on_rocker), "z"),
    ]
    return bg.Graph("sliding", *Mechanism("m", [crank, rod, rocker], joints, gravity=(0, 0, -9.81)))


def between_balls(seed: int) -> bg.Graph:
    """The rod may spin about itself between its balls: its attitude is one of a continuum."""
    draw = np.random.default_rng(seed)
    crank, rod, rocker = bodies()
    joints = [
        Revolute("a", "ground", crank, (0, 0.6, 0.8)),
        Spherical("s", crank.frame(tuple(END)), rod, euler_parameters(E)),
        Revolute("r", Frame("ground", tuple(BEARING)), rocker, "x"),
        Spherical(
            "k", rod.frame((draw.uniform(0.7, 1), 0, 0)), rocker.frame((0.05, draw.uniform(0.4, 0.5), 0.1)), "zyx"
        ),
    ]
    return bg.Graph("balls", *Mechanism("m", [crank, rod, rocker], joints, gravity=(0, 0, -9.81)))


def bodies() -> tuple[Link, Link, Link]:
    return (
        Link("crank", 1.2, (0.02, 0.03, 0.025), centre=(0.1, 0.02, 0.01)),
        Link("rod", 0.8, (0.003, 0.05, 0.052), centre=(0.4, 0.01, 0.02)),
        Link("rocker", 1.1, (0.03, 0.02, 0.04), centre=(0.02, 0.2, 0)),
    )


@cache
def equations(make: Any, seed: int, form: Any) -> bg.Equations:
    return bg.compile(make(seed), form, algebra=bg.algebra.table)


GUESSES: list[dict[str, Any]] = [
    {"e0": Near(1)},
    {"e0": Near(1), "r_q": Near(0.5)},
    {"e0": Near(0.9), "e1": Near(0.3), "e3": Near(-0.2), "r_q": Near(-0.8)},
    {"e0": 1, "r_q": Near(1.5)},
]


def started(make: Any, seed: int, form: Any, guess: dict[str, Any]) -> bg.Trajectory:
    return bg.simulate(equations(make, seed, form), [0, 1e-3], start={"a_q": A_Q, "a": 3.0, **guess})


@pytest.mark.parametrize("guess", GUESSES)
@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("make", [sliding, between_balls])
def test_every_form_puts_a_loop_together_alike_and_tells_so(make: Any, seed: int, guess: dict[str, Any]) -> None:
    """As drawn and `maggi` began in one way, `kane_momentum` in another, with Euler parameters of norms up to 11."""
    drawn, *others = (started(make, seed, form, guess) for form in FORMS)
    places = ("a_q", "r_q", *E)
    here = [drawn[name][0] for name in places]
    for run in others:
        np.testing.assert_allclose([run[name][0] for name in places], here, atol=1e-8)
        for one, other in zip(assembly_notes(run), assembly_notes(drawn), strict=True):
            assert re.sub(NUMBER, "", one) == re.sub(NUMBER, "", other)
            numbers = ([float(x) for x in re.findall(NUMBER, note)] for note in (one, other))
            np.testing.assert_allclose(*numbers, atol=1e-4)
    norm = np.linalg.norm(here[2:])
    assert drawn["e0"][0] == 1 if guess["e0"] == 1 else norm == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("guess", [-0.8, 0.5, 1.5])
@pytest.mark.parametrize("seed", range(4))
def test_a_rocker_is_where_geometry_has_it_and_nearest_to_its_guess_or_told(seed: int, guess: float) -> None:
    run = started(sliding, seed, None, {"e0": Near(1), "r_q": Near(guess)})
    off = [abs(math.remainder(r - guess, 2 * math.pi)) for r in Lengths(seed).closings]
    found = abs(run["r_q"][0] - guess)
    assert min(abs(found - x) for x in off) < 1e-6
    if found > min(off) + 0.2 and found > 0.5:
        assert "r_q" in assembly_notes(run)[0]
    elif found > min(off) + 0.2:
        pytest.fail("the nearest is farther than one that is near")


def test_the_way_that_is_not_taken_is_taken_from_the_start_that_the_note_gives() -> None:
    """The rocker has two angles; that the rod may spin does not hide the other one."""
    for make in (sliding, between_balls):
        run = started(make, 0, None, {"e0": Near(1)})
        (note,) = assembly_notes(run)
        given = {name: Near(float(x)) for name, x in re.findall(r"'(\w+)': Near\(([-\d.e]+)\)", note)}
        other = started(make, 0, None, given)
        assert given.keys() == {"r_q", *E} and other["r_q"][0] == pytest.approx(given["r_q"].value, abs=1e-5)
        assert abs(other["r_q"][0] - run["r_q"][0]) > 0.5 and not assembly_notes(other)


@pytest.mark.parametrize("norm", [1.0, 0.2, 4.0])
@pytest.mark.parametrize("form", [None, forms.kane_momentum, forms.udwadia_kalaba])
def test_four_parameters_that_are_given_stay_as_they_are(form: Any, norm: float) -> None:
    first = started(between_balls, 0, form, {"e0": Near(1)})
    given = {name: norm * float(first[name][0]) for name in E}
    again = started(between_balls, 0, form, {**given, "r_q": Near(float(first["r_q"][0]))})
    np.testing.assert_array_equal([again[name][0] for name in E], [*given.values()])
    assert again["r_q"][0] == pytest.approx(first["r_q"][0], abs=1e-9)
    away = {name: x + 0.3 * (name == "e2") for name, x in given.items()}
    with pytest.raises(bg.ValueRefused, match=r"e0, e1, e2, e3.* as given"):
        started(between_balls, 0, form, {**away, "r_q": float(first["r_q"][0])})


def test_one_that_is_given_is_a_scale_and_zero_is_none() -> None:
    free = started(between_balls, 0, None, {"e0": Near(1)})
    for scale in (1.0, -2.5):
        run = started(between_balls, 0, None, {"e0": scale})
        sign = math.copysign(1, scale)
        ratios = [run[name][0] / scale for name in E], [free[name][0] / free["e0"][0] for name in E]
        np.testing.assert_allclose(*ratios, atol=1e-8 if sign > 0 else 1e-6)
        assert run["e0"][0] == pytest.approx(scale, abs=1e-12)
    half_turn = started(between_balls, 0, None, {"e0": 0.0, "e1": Near(1.0)})
    assert half_turn["e0"][0] == 0 and np.linalg.norm([half_turn[name][0] for name in E]) == pytest.approx(1)


def test_two_that_are_given_set_the_norm() -> None:
    free = started(between_balls, 0, None, {"e0": Near(1)})
    two = {name: 3 * float(free[name][0]) for name in ("e0", "e2")}
    run = started(between_balls, 0, None, {**two, "e3": Near(0.3)})
    assert [run[name][0] for name in two] == [*two.values()]
