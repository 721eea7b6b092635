"""Jumps of what a motion needs the rate of are found where laws change branch, without a motion."""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, Sf, Zero
from bondgraph.export import python
from bondgraph.problem.jumps_at_branches import Jump, _ways, jump_at_branch
from bondgraph.problem.problem import Problem


def geared(law: str) -> bg.Graph:
    a, b = One("a", coordinates=("x",)), One("b", coordinates=("y",))
    return bg.Graph("geared", a >> I("m1", 2), a >> TF("n", law) >> b, b >> I("m2", 0.7))


def shaken(law: str) -> bg.Graph:
    base, mass, spring = One("base", coordinates=("xb",)), One("mass", coordinates=("x",)), Zero("k")
    bonds = Sf("drive", law, given="position") >> base, base >> spring, spring >> mass, spring >> C("k1", 1 / 9)
    return bg.Graph("shaken", *bonds, mass >> I("m", 1))


def found(graph: bg.Graph, form: str = "") -> Jump | None:
    equations = bg.compile(graph, getattr(bg.forms, form)) if form else bg.compile(graph)
    return jump_at_branch(Problem.of(equations, {}), [0.01] * len(equations.states))


@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "lagrange_multipliers"])
@pytest.mark.parametrize(
    ("law", "jumps"),
    [
        ("where(x < 0.5, 1, 2)", True),
        ("where(x < -0.5, 2, 1)", True),
        ("where(t < 0.5, 1, 2)", True),
        ("where(x - 3*y < 0.5, 1, 2)", True),
        ("1.5 + 0.5*sign(sin(40*x))", True),
        ("1 + abs(x)", False),
        ("where(x < 0.5, 1, 0.5 + x)", False),
        ("1 + sqrt(abs(x - 1))", False),
    ],
)
def test_a_ratio_that_jumps_is_told_from_one_that_bends(law: str, jumps: bool, form: str) -> None:
    jump = found(geared(law), form)
    assert (jump is not None) == jumps
    assert jump is None or {round(jump.low, 3), round(jump.high, 3)} <= {2.7, 4.8}


def test_a_jump_says_what_and_where() -> None:
    assert found(shaken("where(t < 1, 0, 0.1)")) == ("where(t < 1, 0, 0.1)", 0.0, 0.1, "1 - t")
    assert found(shaken("where(t < 1, t**2/2, t - 0.5)")) is None


@pytest.mark.parametrize(("gap", "jumps"), [(1e-10, False), (1e-8, True)])
def test_what_may_be_rounding_is_no_jump(gap: float, jumps: bool) -> None:
    assert (found(shaken(f"1 + where(t < 1, 0, {gap})")) is not None) == jumps


@pytest.mark.parametrize(("gap", "jumps"), [(3e-11, False), (3e-10, True)])
def test_what_the_way_explains_is_no_jump(gap: float, jumps: bool) -> None:
    """About the switch it is so small that its gap is none beside what it changes by within a thousandth of the way."""
    assert (found(shaken(f"(t - 1)*0.1 + where(t < 1, 0, {gap})")) is not None) == jumps


def test_an_export_warns_of_a_jump(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match=r"geared: .* where n - x = 0, and its rate is needed: simulate stops there"):
        bg.export(geared("where(x < n, 1, 2)"), python, folder=tmp_path, values={"n": 1})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bg.export(geared("where(x < n, 1, 2)"), python, folder=tmp_path)  # where that is nobody knows
        bg.export(geared("where(x < 1, 1, x)"), python, folder=tmp_path)


@pytest.mark.parametrize(
    ("law", "jumps"),
    [
        ("where(t < 1e5, 0, 0.1)", True),
        ("where(t < 1e8, 0, 0.1)", False),
        ("where(abs(t - 5e-5) < 4e-5, 0, 0.1)", True),
        ("where(abs(t - 5e-8) < 4e-8, 0, 0.1)", False),
    ],
)
def test_ways_lead_over_six_decades_to_either_side_of_one(law: str, jumps: bool) -> None:
    assert (found(shaken(f"({law})*1")) is not None) == jumps


def test_a_window_of_a_third_of_a_decade_is_met_wherever_it_is() -> None:
    """Of those half as wide, some lie between two instants at which it is looked."""

    equations = bg.compile(shaken("where((t - low)*(high - t) > 0, 0, 0.1)"))

    states = [0.01] * len(equations.states)

    def met(width: float) -> list[bool]:
        ends = [{"low": float(10**k), "high": float(10 ** (k + width))} for k in np.linspace(-1, 1, 15)]
        return [jump_at_branch(Problem.of(equations, each), states) is not None for each in ends]

    assert all(met(0.3)) and not all(met(0.15))


def test_ways_lead_over_what_two_of_three_states_must_do_together_whatever_their_signs() -> None:
    """Few do: each takes as long as one along a single state."""
    along = [np.array(way(1.0)) for way in _ways([0.0] * 3)]
    oblique = [way for way in along if way.all()]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert len({(way[one] > 0, way[other] > 0) for way in oblique}) == 4
    assert len(oblique) < 12
