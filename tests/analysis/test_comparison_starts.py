"""Comparisons of forms that begin elsewhere: told, since their motions are two."""

from __future__ import annotations

import math

import pytest

import bondgraph as bg
from bondgraph import Near, forms
from bondgraph.analysis.comparison.starts import other_starts
from bondgraph.elements import Frame, Link, Mechanism, Revolute, Spherical, euler_parameters

T = [0, 1e-3]


def four_bar() -> bg.Graph:
    crank, coupler, rocker = (Link(name, 1, planar=0.1, centre=(0.5, 0, 0)) for name in ("crank", "coupler", "rocker"))
    joints = (
        Revolute("A", "ground", crank, "z"),
        Revolute("B", crank.frame((1, 0, 0)), coupler, "z"),
        Revolute("D", Frame("ground", (2.5, 0, 0)), rocker, "z"),
        Revolute("C", coupler.frame((2.5, 0, 0)), rocker.frame((2, 0, 0)), "z"),
    )
    return bg.Graph("four_bar", *Mechanism("m", [crank, coupler, rocker], joints))


def test_forms_of_one_motion_are_not_told_and_another_assembly_is() -> None:
    start = {"A_q": 1.0, "A": 2.0}
    alike = bg.compare(four_bar(), [forms.kane_momentum, forms.maggi], T, start=start)
    assert other_starts(alike.rows) == [] and other_starts(()) == []
    there = alike["maggi"].run
    assert there is not None
    # The other side of the line between the crank's end and the rocker's bearing.
    side = 2 * math.atan2(-math.sin(1), 2.5 - math.cos(1)) + 2 * math.pi - float(there["D_q"][0])
    start |= {"D_q": Near(math.remainder(side, 2 * math.pi))}
    elsewhere = bg.compare(four_bar(), [forms.udwadia_kalaba], T, start=start)
    (told,) = other_starts((*alike.rows, *elsewhere.rows))
    assert told.startswith("udwadia_kalaba begins with ") and "D_q = " in told and "two motions" in told
    assert "udwadia_kalaba begins with" in str(alike.beside(elsewhere))


@pytest.mark.parametrize(("a", "b", "is_told"), [(0.6, 0.8, False), (-1.2, -1.6, False), (0.8, 0.6, True)])
def test_of_euler_parameters_only_ratios_count(a: float, b: float, is_told: bool) -> None:
    top = Link("top", 1, (1, 2, 3))
    joint = Spherical("s", "ground", top, euler_parameters(("e0", "e1", "e2", "e3")))
    graph = bg.Graph("top", *Mechanism("m", [top], [joint]))
    one = bg.compare(graph, {"one": forms.kane_velocity}, T, start={"e0": 0.6, "e1": 0.8})
    other = bg.compare(graph, {"other": forms.kane_velocity}, T, start={"e0": a, "e1": b})
    assert bool(other_starts((*one.rows, *other.rows))) == is_told
