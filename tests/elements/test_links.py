"""The bodies of a mechanism: their moments, in a plane and in space."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Revolute

MASS, LENGTH, MOMENT, GRAVITY = 2.0, 0.3, 0.05, 9.81


def swing(axis: str, gravity: tuple[float, float, float], centre: tuple[float, float, float]) -> bg.Graph:
    body = Link("body", MASS, planar=MOMENT, centre=centre)
    return bg.Graph("swing", *Mechanism("m", [body], [Revolute("hinge", "ground", body, axis)], gravity=gravity))


@pytest.mark.parametrize(
    ("axis", "gravity", "centre"),
    [
        ("x", (0, 0, -GRAVITY), (0, LENGTH, 0)),
        ("y", (0, 0, -GRAVITY), (-LENGTH, 0, 0)),
        ("z", (0, -GRAVITY, 0), (LENGTH, 0, 0)),
    ],
)
def test_one_moment_is_enough_in_any_plane(axis: str, gravity: Any, centre: Any) -> None:
    """A compound pendulum let go level: (J + m l^2) theta'' = -m g l."""
    found = bg.rates(bg.compile(swing(axis, gravity, centre)), start={"hinge_q": 0.0, "hinge": 0.0})["hinge"]
    assert found == pytest.approx(-MASS * GRAVITY * LENGTH / (MOMENT + MASS * LENGTH**2), rel=1e-14)


def test_the_moment_may_be_a_formula() -> None:
    assert Link("bar", "m", planar="m*l**2/12") == Link("bar", "m", ("m*l**2/12",) * 3)
    assert replace(Link("bar", 2, planar=0.1), name="other") == Link("other", 2, planar=0.1)


@pytest.mark.parametrize("argument", ["planar", "mass"])
@pytest.mark.parametrize("given", [True, float("nan"), (1, 1, 1), "a +"])
def test_what_is_no_formula_is_refused_with_the_body_and_the_argument(argument: str, given: Any) -> None:
    with pytest.raises(bg.ExpressionError) as caught:
        Link("rod", **{argument: given})
    assert caught.value.place.startswith(f"rod, {argument}=") and caught.value.parties == ("rod",)


@pytest.mark.parametrize(
    ("make", "law", "remedy"),
    [
        (lambda: Link("b", 1, (0, 0, 0.1)), "triangle inequality", "planar=0.1"),
        (lambda: Link("b", 1, (1, 1, 1), planar=1), "in a plane", "one of"),
        (lambda: Link("b", -1), "no mass of -1", "positive"),
        (lambda: Link("b", 1, planar=-0.1), "one is negative", "correct"),
    ],
)
def test_what_no_body_has_is_refused(make: Any, law: str, remedy: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        make()
    assert law in caught.value.law and remedy in caught.value.remedy


def test_a_mass_may_have_its_unit_where_the_body_has_weight() -> None:
    """As a number, as a parameter of the graph, and in what a run is given; a wrong one is refused by its name."""

    def swing(mass: str, **values: str) -> bg.Graph:
        rod = Link("rod", mass, (0.1, 0.1, 0.1), centre=(0, 0, -0.5))
        hinged = Mechanism("swing", [rod], [Revolute("hinge", "ground", rod, "y")], gravity=(0, 0, -9.81))
        return bg.Graph("swing", *hinged, values=values)

    start = {"hinge_q": 0.3}
    told = bg.rates(swing("m"), {"m": 2}, start)["hinge"]
    assert bg.rates(swing("m"), {"m": "2000 g"}, start)["hinge"] == told
    assert bg.rates(swing("m", m="2 kg"), {}, start)["hinge"] == bg.rates(swing("2 kg"), {}, start)["hinge"] == told
    assert bg.rates(swing("1 kg"), {"rod_m": "2 kg"}, start)["hinge"] == told
    with pytest.raises(bg.ValueRefused, match="m: 2 m does not fit: 'm' is in"):
        bg.rates(swing("m"), {"m": "2 m"}, start)
