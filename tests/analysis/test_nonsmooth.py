"""Nonsmooth points: where a law has two values or derivatives it is refused, elsewhere not."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.analysis.linearization.nonsmooth import _Differences, _refuse_differences, check_smooth
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem

M = 2.0


def sliding(law: str, spring: str = "x") -> Derivatives:
    """A mass on a spring with a resistance, and its rates' derivatives by x and its momentum."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("slide", v >> I("m", M), v >> C("spring", effort=spring), v >> R("r", effort=law))
    equations = bg.compile(graph)
    assert equations.states == ("x", "p_m")
    return Derivatives(Problem.of(equations, {}), (), ())


def judge(derivatives: Derivatives, x: float, v: float, t: float = 0.0) -> None:
    arguments = derivatives.problem.arguments(t, [x, M * v])
    check_smooth(derivatives, t, arguments, derivatives.at(t, arguments)[1])


def is_told(derivatives: Derivatives, x: float, v: float) -> bool:
    try:
        judge(derivatives, x, v)
    except bg.NoSolution:
        return True
    return False


@pytest.mark.parametrize(
    ("law", "kinks"),
    [
        ("abs(f)", (0.0,)),
        ("3*sign(f)", (0.0,)),
        ("max(f, 2*f)", (0.0,)),
        ("min(f, 1)", (1.0,)),
        ("abs(f - 0.5)", (0.5,)),
        ("abs(f**2 - 1)", (-1.0, 1.0)),
        ("max(-1, min(f, 1))", (-1.0, 1.0)),
        ("f*abs(f)", ()),
        ("max(f, 0)**2", ()),
        ("max(f, f)", ()),
        ("sin(f)", ()),
    ],
)
def test_the_points_are_where_the_two_sides_differ(law: str, kinks: tuple[float, ...]) -> None:
    derivatives = sliding(law)
    told = tuple(v for v in (-1.0, -0.5, 0.0, 0.5, 1.0) if is_told(derivatives, 0.3, v))
    assert told == kinks
    assert not any(is_told(derivatives, 0.3, v + away) for v in kinks for away in (-1e-4, 1e-4))


def test_as_near_as_rounding_it_is_there() -> None:
    """Beside the velocity that the spring would bring; where nothing but itself tells a size it is no rounding."""
    derivatives = sliding("abs(f)")
    assert is_told(derivatives, 1.0, 1e-10) and not is_told(derivatives, 1.0, 1e-8)
    assert not is_told(derivatives, 0.0, 1e-10) and is_told(derivatives, 0.0, 1e-31)


def test_both_sides_are_seen_before_a_law_goes_on_as_it_was_and_beyond_rounding() -> None:
    """A bend of which the second follows 2e-6 behind; one of a difference of squares that rounds to 3e-9 of f."""
    assert is_told(sliding("f + min(max(f, 0), 2e-6)"), 0.3, 0.0)
    assert is_told(sliding("abs((f + 5e7)**2 - 2.5e15)/1e8"), 0.3, 0.0)


@pytest.mark.parametrize(("bend", "told"), [(1e-3, True), (4e-4, False)])
def test_derivatives_that_differ_by_little_are_the_same(bend: float, told: bool) -> None:
    """By a thousandth: the differences are 2e-3 and 8e-4 of the derivatives."""
    assert is_told(sliding(f"f + {bend}*abs(f)", "0"), 0.3, 0.0) == told


@pytest.mark.parametrize(("height", "told"), [(1e-3, True), (4e-4, False)])
def test_values_that_differ_by_little_are_the_same(height: float, told: bool) -> None:
    assert is_told(sliding(f"{height}*sign(f)", "0"), 0.3, 0.0) == told


def no_stiffness(law: str) -> bg.Linearization:
    """A mass, at rest, with nothing but a resistance."""
    v = One("v")
    found: bg.Linearization = bg.linearize(bg.Graph("slide", v >> I("m", M), v >> R("r", effort=law)))
    return found


@pytest.mark.parametrize("law", ["max(f, 0)**2", "f*abs(f)", "where(f < 0, f**2, -f**3)"])
def test_a_derivative_that_passes_zero_is_one(law: str) -> None:
    """On both sides it is as small as their distance, and differs by as much."""
    assert no_stiffness(law).A.item() == pytest.approx(0, abs=1e-15)


@pytest.mark.parametrize("law", ["abs(f)", "f + 0.01*abs(f)", "where(f < 0, f**2, f)"])
def test_a_kink_without_any_other_derivative_is_told(law: str) -> None:
    with pytest.raises(bg.NoSolution, match="two derivatives"):
        no_stiffness(law)


def test_it_says_where_and_whose_rate() -> None:
    """Of two rates only the momentum's has two derivatives."""
    with pytest.raises(bg.NoSolution) as caught:
        judge(sliding("abs(f)"), 0.3, 0.0, 1.5)
    assert caught.value.parties == ("p_m'",) and "where v changes sign" in caught.value.law
    assert caught.value.place == "slide at t = 1.5 s"


def test_each_branch_counts_where_it_is() -> None:
    """A bumper at x = 1 and dry friction: on one line each of the plane of states."""
    derivatives = sliding("sign(f)", "100*max(x - 1, 0)")
    told = [[is_told(derivatives, x, v) for v in (-1.0, 0.0, 1.0)] for x in (0.5, 1.0, 1.5)]
    np.testing.assert_array_equal(told, [[False, True, False], [True, True, True], [False, True, False]])


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_a_law_may_be_of_any_unit(scale: float) -> None:
    derivatives = sliding(f"{scale}*abs(f)", f"{scale}*x")
    assert is_told(derivatives, 0.0, 0.0) and not is_told(derivatives, 0.0, 1e-3)


@pytest.mark.parametrize(
    ("jump", "bend", "near", "refused"),
    [
        (1.9e-3, 0.0, 1.0, False),  # beside a value and a slope of one each
        (2.1e-3, 0.0, 1.0, True),
        (0.0, 0.9e-3, 1.0, False),
        (0.0, 1.1e-3, 1.0, True),
        (1.0, 1.0, 0.55, True),
        (1.0, 1.0, 0.45, False),
    ],
)
def test_sides_differ_where_nearer_ones_do_as_well(jump: float, bend: float, near: float, refused: bool) -> None:
    derivatives = sliding("abs(f)")
    none = np.zeros(len(derivatives.program.results))
    none[0] = 1.0
    bent, steep = none[:, None] * np.eye(1, len(none)), np.ones((len(none), len(none)))
    far, nearer = (_Differences(part * jump * none, part * bend * bent, steep) for part in (1.0, near))
    if refused:
        with pytest.raises(bg.NoSolution, match="has two derivatives"):
            _refuse_differences(derivatives, 0.0, "f", far, nearer)
    else:
        _refuse_differences(derivatives, 0.0, "f", far, nearer)


@pytest.mark.parametrize("capacity", [1.0, 1e5, 1e9])
@pytest.mark.parametrize("given", [True, False])
def test_a_bend_counts_beside_derivatives_of_another_unit(capacity: float, given: bool) -> None:
    """Cooling opens at a temperature; by the one outside the heat flow has a derivative that is large in SI units."""
    T, loss, out = Zero("T"), One("loss"), Se("out", 293.15) if given else Se("out")
    cooling = R("cool", flow="where(e > 293.15, 500*(e - 293.15), 0)")
    graph = bg.Graph("house", out >> loss >> T, loss >> R("wall", 0.1), T >> cooling, T >> C("C", capacity))
    with pytest.raises(bg.NoSolution, match="two derivatives"):
        bg.linearize(graph, {"T": 293.15}, {} if given else {"out": 293.15})


@pytest.mark.parametrize("size", [1e-12, 1e-9, 1.0, 1e9])
@pytest.mark.parametrize(
    ("part", "told"), [(-1.0, False), (0.6, True), (0.6 + 1e-10, True), (0.6 + 1e-8, False), (0.7, False)]
)
def test_nearness_is_judged_beside_the_size_of_a_state(size: float, part: float, told: bool) -> None:
    """A capacitor at a source by a resistor, and a diode that conducts beyond 0.6 V."""
    n, i = Zero("n"), One("i")
    diode = R("D", flow="where(e > 0.6, (e - 0.6)/2, 0)")
    graph = bg.Graph("clamp", Se("U", -1.0) >> i, i >> R("Rs", 50.0), i >> n, n >> C("C", size), n >> diode)
    if told:
        with pytest.raises(bg.NoSolution, match="two derivatives"):
            bg.linearize(graph, {"q_C": part * size})
    else:
        pole = -(1 / 50.0 + (0.5 if part > 0.6 else 0.0)) / size
        assert bg.linearize(graph, {"q_C": part * size}).eigenvalues == pytest.approx([pole])


def test_along_a_motion_a_state_is_as_large_as_it_has_been() -> None:
    """At its end nothing is left of a motion with a friction that differs by the way: its error decides the side."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("slide", v >> I("m", 1), v >> C("k", effort="400*x"), v >> R("r", effort="40*f + abs(f)"))
    run = bg.simulate(graph, 4, start={"x": 1.0})
    assert 0 < abs(run["v"][-1]) < 1e-9
    with pytest.raises(bg.NoSolution, match="two derivatives"):
        bg.linearize(run)
    assert bg.linearize(run, t=0.1).point["x"] > 0.1


def switched(effort: str) -> bg.Trajectory:
    """A coil at a source, for a second."""
    i = One("i", coordinates=("q",))
    return bg.simulate(bg.Graph("rl", Se("U", effort) >> i, i >> I("L", 2), i >> R("Ra", 3)), 1, {"h": 0.5})


@pytest.mark.parametrize("effort", ["where(t < h, 1, 3)", "where(t < h, 1, 3 - q)*where(t < h, 2, 0)", "sign(t - h)"])
def test_what_jumps_with_time_alone_has_one_derivative(effort: str) -> None:
    """U is added to the rest, and falls by no state on either side."""
    for found in bg.linearize(switched(effort), t=[0.4, 0.5, 0.6], outputs=["U.e", "i"]):
        np.testing.assert_allclose(found.A, [[0, 0.5], [0, -1.5]], atol=1e-12)
        np.testing.assert_allclose(found.C, [[0, 0], [0, 0.5]], atol=1e-12)


@pytest.mark.parametrize("effort", ["where(t < h, 1, q)", "where(t + 1e-9*q < h, 1, 3)", "q*sign(t - h)"])
def test_what_jumps_with_a_state_or_turns_by_one_is_refused(effort: str) -> None:
    with pytest.raises(bg.NoSolution, match="two derivatives"):
        bg.linearize(switched(effort), t=0.5)


@pytest.mark.parametrize(
    ("rod", "refused"), [("where(t < 0.5, 0.32, 0.32)", False), ("where(t < 0.5, 0.5, 0.32)", True)]
)
def test_a_constraint_must_not_jump_with_time_either(rod: str, refused: bool) -> None:
    """A pendulum at rest, 0.8 m long at 0.5 s: before it was a metre."""
    at = One("f", ("vx", "vy"), coordinates=("x", "y"))
    held = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", rod, given="position")
    graph = bg.Graph("pendulum", at >> I("m", 1.3), Se("G", (0, -9.81)) >> at, at << held)
    if refused:
        with pytest.raises(bg.NoSolution, match="two derivatives") as caught:
            bg.linearize(graph, {"x": 0, "y": -0.8}, t=0.5)
        assert any("constraint" in name for name in caught.value.parties)
    else:
        assert bg.linearize(graph, {"x": 0, "y": -0.8}, t=0.5).eigenvalues.imag.max() > 3


def test_a_condition_that_overflows_is_refused() -> None:
    v = One("v", coordinates=("x",))
    law = "where(exp(x/1e-3) > 2, 1, -1)*f"
    graph = bg.Graph("g", v >> I("m", 1), v >> R("b", effort=law, active=True))
    with pytest.raises(bg.NoSolution, match="what branches of laws ask for is not defined, or overflows"):
        bg.linearize(graph, {"x": 2, "v": 1})
