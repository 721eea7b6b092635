"""What is to hold in general holds where every part of a law acts, and whatever parameters are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import table as xp
from bondgraph.elements import TF, C, I, One, R, Se
from bondgraph.equations.active_points import agree, where_active
from bondgraph.equations.random_points import Sampling


def active(formula: str, *moving: str, drawn: int = 0) -> list[Any]:
    """The points that are added to one of order one, and the values there."""
    expression = xp.build(formula, xp.symbol)
    base = {xp.name(s): 0.7 for s in xp.free(expression)}
    found = where_active(Sampling(xp, [base]), [xp.matrix([[expression]])], moving, drawn)
    return [(point, found(xp.matrix([[expression]]))[k, 0, 0]) for k, point in enumerate(found.points)][1:]


@pytest.mark.parametrize(
    ("formula", "values"),
    [
        ("max(0, x - 4)", (0.0, 0.004)),
        ("where(x < -300, 1, 2)", (1.0, 2.0)),
        ("where(x > 0.049, where(x < 0.051, 5, 1), 1)", (1.0, 5.0)),
        ("abs(x - 4) + sign(x - 9)", (3.993, 5.995)),
    ],
)
def test_both_sides_of_each_change_of_branch_are_met(formula: str, values: tuple[float, float]) -> None:
    found = [value for _, value in active(formula, "x")]
    for value in values:
        assert min(abs(x - value) for x in found) < 0.02


@pytest.mark.parametrize("place", [-400.0, -8.0, 3e-3, 0.05, 8.0, 9000.0])
@pytest.mark.parametrize("width", [1e-3, 0.1])
@pytest.mark.parametrize("law", ["exp(-((x - {})/{})**2)", "tanh((x - {})/{})", "atan((x - {})/{})"])
def test_what_saturates_is_met_where_it_does_not(place: float, width: float, law: str) -> None:
    """Its value is neither that of one side nor that of the other."""
    for point, value in active(law.format(place, abs(place) * width), "x"):
        assert abs(point["x"] - place) < 2 * abs(place) * width and 0.3 < abs(value) < 0.9


@pytest.mark.parametrize("place, is_met", [(9e3, True), (-9e3, True), (3e4, False), (-3e4, False), (1e7, False)])
def test_a_way_leads_to_ten_thousand(place: float, is_met: bool) -> None:
    assert bool(active(f"max(0, x - {place})", "x")) == is_met


def test_a_window_of_a_tenth_of_a_decade_is_met_wherever_it_is() -> None:
    """Of those half as wide, some lie between two places at which it is looked."""

    def met(width: float) -> list[bool]:
        ends = [(10**k, 10 ** (k + width)) for k in np.linspace(-1, 1, 42)]
        return [bool(active(f"max(0, (x - {low})*({high} - x))", "x")) for low, high in ends]

    assert all(met(0.1)) and not all(met(0.05))


@pytest.mark.parametrize("width, is_met", [(1e-3, True), (1e-6, True), (1e-12, False)])
def test_a_peak_is_met_if_it_is_no_narrower_than_numbers_tell(width: float, is_met: bool) -> None:
    """A square is least to half of the digits."""
    for place in (8.1, -3.3, 0.047):
        found = [value for _, value in active(f"exp(-((x - {place})/{place * width})**2)", "x")]
        assert any(0.3 < value < 0.9 for value in found) == is_met


def test_a_cube_that_begins_somewhere_is_told_from_nothing() -> None:
    """Beside where it begins: the least power that is not rounding there."""
    one, other = ([xp.build(text, xp.symbol)] for text in ("x", "x + max(0, x - 4)**3"))
    assert not agree(xp, one, other, xp.build("x", xp.symbol), ["x"], {})


def test_ways_lead_from_two_points() -> None:
    """A branch that only another parameter opens is met; each further point would cost as much again."""
    expression = xp.build("max(0, x - k)", xp.symbol)
    points = [{"x": 0.7, "k": k} for k in (2.0, 3.0, 5.0, 7.0)]
    found = where_active(Sampling(xp, points), [xp.matrix([[expression]])], ["x"], 0)
    assert {point["k"] for point in found.points[len(points) :]} == {2.0, 3.0}


def test_a_way_leads_along_what_moves_alone() -> None:
    assert active("max(0, x - 4)", "y") == [] and active("x**2 + y", "x", "y") == []
    assert {tuple(sorted(point)) for point, _ in active("max(0, x - k)", "x")} == {("k", "x")}
    assert all(point["k"] == 0.7 for point, _ in active("max(0, x - k)", "x"))


def test_other_parameters_are_drawn_where_that_is_asked_for() -> None:
    assert len(active("eps*x", "x", drawn=4)) == 4 and {point["eps"] for point, _ in active("eps*x", "x")} == set()


def test_a_few_points_have_other_parameters_if_nothing_else_is_said() -> None:
    expression = xp.build("eps*x", xp.symbol)
    found = where_active(Sampling(xp, [{"eps": 0.0, "x": 0.7}]), [xp.matrix([[expression]])], ["x"])
    assert len([point for point in found.points if point["eps"]]) == 4


def test_columns_that_are_defined_nowhere_do_not_agree() -> None:
    one, other = ([xp.build(text, xp.symbol)] for text in ("log(-1 - x**2)", "log(-1 - x**2)"))
    assert not agree(xp, one, other, xp.number(1), ["x"], {})


RATIOS = ["1 + 0.3*max(0, x - 4)**2", "1.5 + 0.5*tanh(20*(x - 8))", "1 + 0.5*exp(-((x - 400)/30)**2)",
          "1 + 0.5*exp(-((x - 0.05)/0.001)**2)", "1 + eps*x**2", "1 + 0.1*x*max(0, t - 3)"]  # fmt: skip


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_flywheel_behind_a_ratio_that_changes_somewhere_is_no_lagrangian_system(ratio: str) -> None:
    """The ratio is no derivative of a position: by Newton's law k s is constant, and nothing acts along x."""
    f = One("f", ("u", "s"), coordinates=("x", "z"))
    wheel = f >> TF("k", ((0, ratio),)) >> One("v3")
    values = {"eps": 0.0} if "eps" in ratio else {}
    graph = bg.Graph("geared", f["u"] >> I("m1", 2), f["u"] >> C("sp", 5.0), wheel >> I("m4", 0.3), values=values)
    for form in (bg.forms.hamiltonian, bg.forms.boltzmann_hamel, bg.forms.routh):
        with pytest.raises(bg.NotReducible):
            bg.compile(graph, form)
    start, given = {"x": 3.5, "u": 1.5, "s": 1.2}, {"eps": 1.0} if values else {}
    runs = [
        bg.simulate(bg.compile(graph, form), 4, given, start=start, rtol=1e-9)
        for form in (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)
    ]
    for run in runs[1:]:
        np.testing.assert_allclose(run["s"][-1], runs[0]["s"][-1], rtol=1e-6)


def two_masses(*more: Any) -> bg.Graph:
    f = One("f", ("u", "s"), coordinates=("x", "z"))
    masses = f["u"] >> I("m1", 2), f["s"] >> I("m2", 0.3), f["u"] >> C("sp", 5.0)
    coupled = f >> TF("kk", ((0.4, 1),)) >> One("v3") >> I("m4", 0.1)
    return bg.Graph(
        "two", *masses, coupled, *(part >> f["s"] if isinstance(part, Se) else f["s"] >> part for part in more)
    )


FORCES = ["where(t > 4, 0.02, 0)", "0.02*max(0, t - 3)", "where(z > 40, -1, 0)", "exp(-((z - 40)/2)**2)"]


@pytest.mark.parametrize("part", [*(Se("F", law) for law in FORCES), R("b", 0), R("r", effort="where(f > 3, f, 0)")])
def test_a_force_that_acts_somewhere_makes_its_coordinate_matter(part: Any) -> None:
    """Or with other parameters: a damper that is nothing by default."""
    bg.compile(two_masses(), bg.forms.routh)
    with pytest.raises(bg.NotReducible, match="no ignorable coordinate"):
        bg.compile(two_masses(part), bg.forms.routh)


def test_a_kind_is_that_of_given_parameters() -> None:
    damped = two_masses(R("b", 0))
    assert bg.kind(damped).ignorable == ("z",) and bg.kind(damped, {"b": 1}).ignorable == ()
