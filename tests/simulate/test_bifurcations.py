"""A motion stops where its constraints become dependent, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.errors import NoSolution
from bondgraph.problem.constraint_rows import ConstraintRows, Kind, constraint_rows
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import Greatest
from bondgraph.simulate.bifurcations import Bifurcations


def bead(*rows: str) -> bg.Graph:
    """A mass in a plane, whose velocity is held across a direction."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph("bead", v >> I("m", (1, 1)), v << TF("a", (rows,)) << Sf("tie", 0))


CROSS, CIRCLE = bead("y", "x"), bead("x", "y")
"""On x y = 0, two lines through the origin, and on x^2 + y^2 = 1."""


def test_a_motion_stops_where_two_ways_go_on() -> None:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(CROSS, (0, 2), start={"x": -1, "u": 1})
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory)
    assert run.steps[-1] == pytest.approx(1, abs=1e-9)
    assert "dependent" in caught.value.law and set(caught.value.parties) == {"u", "w"}


def test_constraints_whose_gradients_turn_are_no_obstacle() -> None:
    """Each of two velocities is determined by the other at times, and not at others."""
    run = bg.simulate(CIRCLE, (0, 7), start={"x": 1, "w": 1})
    np.testing.assert_allclose(run["x"], np.cos(run.t), atol=1e-5)


def test_what_is_not_constrained_is_not_monitored() -> None:
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("free", v >> I("m", 1))), {})
    assert constraint_rows(problem, 0.0, np.zeros(1), True) is None


def line(offset: float) -> Callable[[float], Any]:
    return lambda time: np.array([time, offset, 1.0, 0.0])


@pytest.mark.parametrize("lengths", [(0.5, 0.25), (0.7, 0.3), (1e-3, 1e-9)])
def test_the_place_is_found_wherever_steps_end(lengths: tuple[float, float]) -> None:
    """Even at the place itself."""
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    before, after = lengths
    assert monitor.crossing(-1.0, -before, line(0.0)) is None
    found = monitor.crossing(-before, after, line(0.0))
    assert found is not None and found.time == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("beside", [10.0, 4.0])
@pytest.mark.parametrize("ends", [(-0.5, 0.25), (-0.5, -0.002), (-0.003, -0.001)])
def test_a_way_over_the_place_begins_before_it_and_ends_as_far_behind(ends: tuple[float, float], beside: float) -> None:
    """Whether a step leads over the place or only near it."""
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    assert monitor.crossing(-1.0, ends[0], line(0.0)) is None
    found = monitor.approach(*ends, line(0.0), beside)
    assert found is not None
    before = max(-beside * 1e-3, ends[0])
    assert (found.start, found.end) == pytest.approx((before, -before), rel=1e-3)


@pytest.mark.parametrize("ends", [(-0.5, -0.02), (0.001, 0.5)])
def test_no_way_leads_over_a_place_that_is_far_or_left_behind(ends: tuple[float, float]) -> None:
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    assert monitor.crossing(-1.0, -0.6, line(0.0)) is None
    assert monitor.approach(*ends, line(0.0), 10.0) is None


def test_gradients_that_stay_off_zero_are_passed() -> None:
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    assert monitor.crossing(-1.0, 1.0, line(0.1)) is None
    assert monitor.near(0.0, np.array([0.1, 0.1, 1.0, 0.0])) is None
    refusal = monitor.near(0.0, np.array([1e-4, 0.0, 1.0, 0.0]))
    assert refusal is not None and "dependent" in refusal.law


def monitored() -> Bifurcations:
    """Of two lines that cross, after a motion from x = -1 on one of them: gradients were of length one there."""
    monitor = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    assert monitor.crossing(-1.0, -0.5, line(0.0)) is None
    return monitor


@pytest.mark.parametrize(("offset", "told"), [(2e-4, True), (1e-3, False)])
def test_a_bifurcation_is_passed_at_a_distance_of_the_integration_error(offset: float, told: bool) -> None:
    """The gradient turns from one line to the other; it is nowhere smaller than the offset."""
    found = monitored().crossing(-0.5, 0.5, lambda time: np.array([time, offset * np.sign(-time), 1.0, 0.0]))
    assert (found is not None) == told


@pytest.mark.parametrize(("distance", "told"), [(1e-8, True), (1e-6, False)])
def test_a_step_that_ends_at_a_bifurcation(distance: float, told: bool) -> None:
    """By `OUTSIDE`, of the length that gradients had."""
    assert (monitored().crossing(-0.5, -distance, line(0.0)) is not None) == told


@pytest.mark.parametrize(("distance", "told"), [(5e-3, True), (2e-2, False)])
def test_where_no_step_goes_on_a_bifurcation_near_by_is_the_reason(distance: float, told: bool) -> None:
    assert (monitored().near(0.0, np.array([-distance, 0.0, 1.0, 0.0])) is not None) == told


def of_gradients(gradients: Callable[[float], Any]) -> tuple[Bifurcations, list[float]]:
    """A monitor of two constraints with given gradients, and the instants at which it looks at these."""
    monitor, looks = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {}))), list[float]()

    def unscaled(time: float, states: Any) -> list[Any]:
        looks.append(time)
        return [gradients(time)]

    monitor.kinds, monitor.most = [Kind(np.array([0, 1]), np.array([0, 1]), 2)], [0.0]
    monitor._unscaled = unscaled  # type: ignore[method-assign]
    monitor._refused = lambda *told: NoSolution("gradients", "dependent")  # type: ignore[method-assign]
    monitor.begin(lambda time: time)
    return monitor, looks


def nearly_parallel(time: float, apart: float) -> Any:
    """Two gradients so far from parallel, while others of their combinations become the constraints."""
    c, s = np.cos(0.3 * time), np.sin(0.3 * time)
    return np.array([[c, s], [-s, c]]) @ np.array([[1.0, 1.0], [1.0, 1.0 + apart]])


def test_gradients_far_from_one_size_that_change_by_less_than_themselves_are_passed_at_a_few_looks() -> None:
    """They change by a thousand times what they are apart: parts in which they change by less are thousands."""
    monitor, looks = of_gradients(lambda time: nearly_parallel(time, 3e-4 * (1 + 0.2 * time)))
    assert monitor.crossing(0.0, 1.0, line(0.0)) is None
    assert len(looks) < 20


@pytest.mark.parametrize("place", [0.1, 0.3, 0.5, 0.605])
def test_where_such_gradients_touch_is_found(place: float) -> None:
    """There and back, between the instants that are looked at first, and in the middle between them."""
    monitor, _ = of_gradients(lambda time: nearly_parallel(time, 3e-3 * (time - place) ** 2))
    found = monitor.crossing(0.0, 1.0, line(0.0))
    assert found is not None and found.time == pytest.approx(place, abs=1e-4)


def pulled(angle: str) -> bg.Graph:
    """Two velocities held by sin(x) u + sin(y) w = -cos(t): near x = y = 0 they have no bound."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    held = v << TF("a", (("sin(x)", f"sin({angle})"),)) << Sf("tie", "-cos(t)")
    return bg.Graph("pulled", v >> I("m", (1, 1)), held, v >> R("r", (0.1, 0.1)))


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.volterra])
def test_velocities_without_bound_are_told_under_a_form_that_embeds_them(form: Any) -> None:
    """On the line x = y; where the row keeps a length, as where the other entry is the cosine, nothing stops."""
    equations = bg.compile(pulled("y"), form)
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(equations, 2, start={"x": -0.5, "y": -0.5, "u": -1.0} if form is None else {"x": -0.5, "y": -0.5})
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory) and "dependent" in caught.value.law
    assert run.steps[-1] == pytest.approx(np.arcsin(2 - 2 * np.cos(0.5)), abs=1e-6)  # cos x = cos 0.5 + sin(t) / 2
    open_ = bg.compile(pulled("x + pi/2"), form)
    run = bg.simulate(open_, 1, start={"x": -0.5, "y": -0.5, "u": bg.Near(-1.0), "w": bg.Near(0.0)})
    np.testing.assert_allclose(np.sin(run["x"]) * run["u"] + np.cos(run["x"]) * run["w"], -np.cos(run.t), atol=1e-6)


def test_a_place_that_was_approached_with_other_velocities_is_the_same_place() -> None:
    """What watches them next knows how far from dependent gradients have been; by itself it takes all for a start."""
    rows = ConstraintRows(Problem.of(bg.compile(CROSS), {}))
    before, after = Bifurcations(rows), Bifurcations(rows)
    past = 1e-6
    assert before.crossing(-1.0, -past, line(past)) is None
    assert Bifurcations(rows).crossing(past, 0.5, line(past)) is None
    after.goes_on(before)
    assert after.crossing(past, 0.5, line(past)) is not None


@pytest.mark.parametrize("form", ["maggi", "null_space", "kane_velocity"])
def test_no_choice_of_velocities_leads_through_a_bifurcation_without_a_word(form: str) -> None:
    """A crank as long as its rod: where the slider is at the crank's bearing, the rod may turn with the crank."""
    crank = Link("crank", 1, (1e-3, 0.02, 0.02), centre=(0.25, 0, 0))
    rod, slider = Link("rod", 1, (1e-3, 0.1, 0.1)), Link("slider", 0.5, (1e-3, 1e-3, 1e-3))
    joints = [
        Revolute("o", "ground", crank),
        Revolute("a", crank.frame((0.5, 0, 0)), rod),
        Prismatic("s", "ground", slider, axis="x"),
        Revolute("b", rod.frame((0.5, 0, 0)), slider),
    ]
    graph = bg.Graph("equal", *Mechanism("equal", [crank, rod, slider], joints, gravity=(0, -9.81, 0)))
    start = {"o_q": 0.3, "a_q": bg.Near(-0.6), "o": 3.0, "s_q": bg.Near(0.9)}
    with pytest.raises(bg.SimulationStopped, match="dependent") as caught:
        bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 1, start=start)
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory)
    assert run.evaluate(run.steps[-1], ["o_q"])[0] == pytest.approx(-np.pi / 2, abs=1e-4)


def test_passages_that_are_near_each_other_beside_a_long_motion_are_told_one_by_one() -> None:
    """A swing about x = 1/2 with amplitudes of 1.5, 1.2, 0.9, 0.7, 0.6 and less passes the crossing five times."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    force = v << TF("along", ((1.0, 0.0),)) << Se("spring", "400*(1/2 - x)")
    graph = bg.Graph(
        "swing", v >> I("m", (1, 1)), v >> R("r", (3, 3)), v << TF("a", (("y", "x"),)) << Sf("tie", 0), force
    )
    run = bg.simulate(graph, (0, 1000), start={"x": -1.0}, through_singular="continue")
    assert len([note for note in run.remarks if "straight on" in note]) == 5
    assert np.abs(run["y"]).max() < 1e-6 and run["x"][-1] == pytest.approx(0.5)


def test_a_motion_that_begins_beside_a_bifurcation_passes_it() -> None:
    """How independent constraints are in general is seen near by; at the start itself they hardly are."""
    rows = ConstraintRows(Problem.of(bg.compile(CROSS), {}))
    assert Bifurcations(rows).crossing(-1e-6, 0.5, line(0.0)) is not None
    assert Bifurcations(rows).crossing(1e-6, 0.5, line(0.0)) is None


@pytest.mark.parametrize("off", [1e-5, 1e-9])
def test_how_long_constraints_are_nearly_dependent(off: float) -> None:
    """Within a thousandth of what their gradients have been, at a velocity of one, wherever steps begin and end."""
    rows = ConstraintRows(Problem.of(bg.compile(CROSS), {}))
    for start, end in ((-1.0, 0.5), (-off, off)):
        monitor = Bifurcations(rows)
        monitor.crossing(-1.0, start, line(0.0))
        found = monitor.crossing(start, end, line(0.0))
        assert found is not None and 0.5e-3 < found.within < 4e-3


def test_a_motion_that_ought_to_have_reached_a_bifurcation_and_stays_near_it_has_met_it() -> None:
    """Rounding may lead it to a branch on which constraints are dependent all along: it nears that asymptotically."""
    near = 2e-4

    def apart(time: float) -> float:
        """How far it is from dependent: it comes by one a second, and from `near` on ever more slowly."""
        return 1 - time if time < 1 - near else near * np.exp(1 - near - time)

    monitor, _ = of_gradients(lambda time: np.array([[1.0, 0.0], [0.0, apart(time)]]))
    ends = [0.5, 0.9, *np.arange(0.999, 1.1, 1e-4)]
    found = [monitor.crossing(start, end, lambda time: np.zeros(4)) for start, end in pairwise(ends)]
    first = next(k for k, place in enumerate(found) if place is not None)
    assert ends[first + 1] == pytest.approx(1 + 1e-3, abs=3e-4)


def peaucellier() -> tuple[bg.Graph, dict[str, Any]]:
    """Peaucellier's linkage, and a start from which it comes to its fold: there its rhombus is flat.

    Two bars of length l from O to A and C, a rhombus A P C Q of side s, and a crank of length k from K to P.
    """
    l, s, k = 0.8, 0.35, 0.25
    sizes = {"oa": (1.0, 0.06, l), "oc": (1.1, 0.06, l), "kp": (0.4, 0.004, k)}
    sizes |= {"pa": (0.5, 0.008, s), "pc": (0.5, 0.008, s), "aq": (0.5, 0.008, s), "cq": (0.6, 0.009, s)}
    bars = {n: Link(n, m, (j / 2, j / 2, j), centre=(x / 2, 0, 0)) for n, (m, j, x) in sizes.items()}

    def end(bar: str) -> Any:
        return bars[bar].frame((sizes[bar][2], 0, 0))

    def pin(name: str, first: Any, second: str, at_end: bool = False) -> Revolute:
        return Revolute(name, first, end(second) if at_end else bars[second].frame((0, 0, 0)), "z")

    joints = [pin("j1", "ground", "oa"), pin("j2", "ground", "oc"), pin("j3", Frame("ground", (k, 0, 0)), "kp")]
    joints += [pin("j4", end("kp"), "pa"), pin("j5", end("kp"), "pc"), pin("j6", end("oa"), "aq")]
    joints += [pin("j7", end("oc"), "cq"), pin("c1", end("pa"), "oa", True), pin("c2", end("pc"), "oc", True)]
    joints += [pin("c3", end("aq"), "cq", True)]
    near = {"j1": 0.9, "j2": -0.3, "j4": 0.9, "j5": -1.5, "j6": -0.9, "j7": 0.9}
    start = {"j3_q": 0.6, "j3": 3.0, **{f"{name}_q": bg.Near(q) for name, q in near.items()}}
    return bg.Graph("linkage", *Mechanism("m", list(bars.values()), joints, gravity=(0, -9.81, 0))), start


@pytest.fixture(scope="module")
def folding() -> tuple[bg.Equations, dict[str, Any]]:
    graph, start = peaucellier()
    return bg.compile(graph, bg.forms.udwadia_kalaba, start=start), start


FOLDED = 0.56189
"""When it is flat, by the equations as drawn with relative tolerances from 1e-4 to 1e-10."""


@pytest.mark.parametrize(
    "how",
    [
        {"rtol": 1e-6},  # rounding leads it to the branch on which the rhombus stays flat
        pytest.param({}, marks=pytest.mark.slow),  # steps become ever shorter
        pytest.param({"method": "RK45"}, marks=pytest.mark.slow),  # accelerations contradict each other
    ],
)
def test_a_form_of_redundant_constraints_tells_that_they_become_dependent(
    folding: tuple[bg.Equations, dict[str, Any]], how: dict[str, Any]
) -> None:
    equations, start = folding
    with pytest.raises(bg.SimulationStopped, match="c1, c2, c3: these constraints become dependent") as caught:
        bg.simulate(equations, (0, 3), start=start, **how)
    assert "singular values" in caught.value.law and "through_singular" in caught.value.remedy
    assert caught.value.trajectory is not None
    assert caught.value.trajectory.steps[-1] == pytest.approx(FOLDED, abs=1e-4)


@pytest.mark.parametrize(("turn", "is_refined"), [(1.0, False), (3.0, True)])
def test_a_step_is_looked_at_more_often_where_gradients_turn_by_more_than_half_a_radian(
    turn: float, is_refined: bool
) -> None:
    """Between instants that lie up to 0.27 of a step of a second apart."""
    monitor, _ = of_gradients(lambda t: np.array([[np.cos(turn * t), np.sin(turn * t)], [0.0, 1.0]]))
    assert (len(monitor._instants(0.0, 1.0, line(0.0))) > 5) == is_refined


@pytest.mark.parametrize(("ratio", "looks"), [(1.2, True), (2.5, False)])
def test_gradients_cannot_vanish_on_a_way_that_is_not_half_as_long_again(ratio: float, looks: bool) -> None:
    """Beside the distance of its ends the smallest singular values there are so large, together."""
    monitor, looked = of_gradients(lambda t: np.diag([1.0, 1.0 - 2 * t / (1 + ratio)]))
    low, high = (monitor._known(time, line(0.0)) for time in (0.0, 1.0))
    looked.clear()
    assert (low.smallest[0] + high.smallest[0]) / np.abs(high.parts[0] - low.parts[0]).max() == pytest.approx(ratio)
    monitor.most = [1.0]
    assert not monitor._may_vanish(0, low, high, line(0.0)) and bool(looked) == looks


@pytest.mark.parametrize("turns", [1, 2, 3, 4, 5, 6])
def test_gradients_that_have_come_round_are_no_gradients_that_stood_still(turns: int) -> None:
    """One of them comes to the line of the other twice a turn, and is the same at all equal parts of a step."""
    monitor, _ = of_gradients(lambda t: np.array([[1.0, 0.0], [np.cos(a := 2 * np.pi * turns * t + 0.5), np.sin(a)]]))
    found = monitor.crossing(0.0, 1.0, line(0.0))
    assert found is not None and found.time == pytest.approx((np.pi - 0.5) / (2 * np.pi * turns), abs=1e-9)


def turned(angle: float) -> Any:
    """Two gradients at a right angle."""
    return np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])


def test_gradients_that_turn_fast_are_looked_at_as_often_as_it_takes_but_for_some_hundred_times() -> None:
    monitor, _ = of_gradients(lambda t: turned(40.0 * t))
    found = monitor._instants(0.0, 1.0, line(0.0))
    assert max(b.time - a.time for a, b in pairwise(found)) < 1 / 40
    monitor, _ = of_gradients(lambda t: turned(1e6 * t**3))
    assert len(monitor._instants(0.0, 1.0, line(0.0))) < 300


@pytest.mark.parametrize(("width", "may_vanish"), [(1e-9, False), (1e-15, True)])
def test_gradients_that_turn_in_an_instant_are_followed_unless_it_is_none(width: float, may_vanish: bool) -> None:
    """Of what turns within a few floats nothing is known."""
    monitor, _ = of_gradients(lambda t: turned(1.5 * np.tanh((t - 0.3) / width)))
    low, high = (monitor._known(time, line(0.0)) for time in (0.0, 1.0))
    monitor.most = [1.0]
    assert monitor._may_vanish(0, low, high, line(0.0)) == may_vanish


def test_the_place_where_gradients_are_most_alike_is_found_with_a_hundred_looks() -> None:
    monitor, looked = of_gradients(lambda t: nearly_parallel(t, 1e-3 + (t - 0.4) ** 2))
    low, high = (monitor._known(time, line(0.0)) for time in (0.0, 1.0))
    looked.clear()
    assert monitor._minimum(0, low, high, line(0.0)).time == pytest.approx(0.4, abs=1e-4)
    assert len(looked) < 100


@pytest.mark.parametrize(("deep", "told"), [(0.35, True), (0.8, False)])
def test_a_minimum_between_two_looks_is_one_below_half_of_what_is_beside_it(deep: float, told: bool) -> None:
    """Of gradients that are nearly parallel from the start of a step on, and are ever less so but for a dip."""

    def apart(time: float) -> float:
        return 1e-4 * (1 + 0.01 * time) * (1 - (1 - deep) * max(0.0, 1 - ((time - 0.34) / 0.05) ** 2))

    monitor, _ = of_gradients(lambda time: nearly_parallel(time, apart(time)))
    monitor.most = [1.0]
    found = monitor.crossing(0.0, 1.0, line(0.0))
    assert (found is not None) == told and (found is None or found.time == pytest.approx(0.34, abs=1e-3))


@pytest.mark.parametrize(("share", "named"), [(0.06, ["tie 1"]), (0.15, ["tie 0", "tie 1"])])
def test_a_constraint_with_a_tenth_of_the_largest_share_takes_part_in_a_dependence(
    share: float, named: list[str]
) -> None:
    """Of a gradient and a part of it, the first has that part in the combination that vanishes."""
    monitor: Any = Bifurcations(ConstraintRows(Problem.of(bg.compile(CROSS), {})))
    monitor.kinds = [Kind(np.array([0, 1]), np.array([0, 1]), 2)]
    monitor.rows = SimpleNamespace(parties=lambda taking: [f"tie {k}" for k in taking])
    here = SimpleNamespace(time=0.0, parts=[np.array([[1.0, 0.0], [share, 0.0]])])
    refusal = monitor._refused(0, here, np.zeros(4))
    assert list(refusal.parties) == named


@pytest.mark.parametrize("form", [bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.gibbs_appell])
def test_a_constraint_is_judged_beside_its_own_size_behind_a_pole(form: Any) -> None:
    """A row and a multiple of it hold the same, and one by 1/cos x is far smaller behind a quarter turn than at it."""
    ends = []
    for factor in ("1", "1/cos(x)"):
        f = One("f", ("u", "w"), coordinates=("x", "y"))
        row = TF("row", ((factor, f"-(1 + 0.3*sin(y))*{factor}"),))
        masses = f >> TF("E", ((1, 0), (0, 1))) >> One("v", ("a", "b")) >> I("m", 1.3)
        drawn = bg.Graph("row", masses, Se("G", (0.5, -1)) >> f, f << row << Sf("S", 0))
        run = bg.simulate(bg.compile(drawn, form), 3, start={"x": 1.0, "u": 1.0})
        ends.append([run[name][-1] for name in ("x", "y")])
    assert ends[1] == pytest.approx(ends[0], abs=1e-7) and ends[0][0] > 3.5


def outgrown(gradients: Callable[[float], Any], most: float = 1.0) -> bool:
    """Whether gradients at t = 10 s seem dependent only beside those of length one, or `most`, that they were before
    a motion from t = 0 s came there."""
    monitor, _ = of_gradients(lambda time: most * np.eye(2) if time == 0 else gradients(time))
    monitor._known(0.0, line(0.0))
    monitor.greatest, monitor.most = [Greatest.of(most * np.eye(2))], [1.0]
    return monitor._judged_anew(monitor._known(10.0, line(0.0)), line(0.0)(10.0))


@pytest.mark.parametrize(("smaller", "is_so"), [(0.05, True), (0.2, False)])
def test_gradients_are_judged_anew_where_one_is_far_smaller_than_it_has_been(smaller: float, is_so: bool) -> None:
    assert outgrown(lambda time: np.diag([1.0, smaller])) == is_so


@pytest.mark.parametrize(("apart", "is_so"), [(0.05, True), (0.01, False)])
def test_those_that_are_nearly_parallel_are_so_however_large_they_have_been(apart: float, is_so: bool) -> None:
    """Of two gradients the smallest singular value is about half of what they are apart."""
    assert outgrown(lambda time: nearly_parallel(time, apart), 1e4) == is_so


@pytest.mark.parametrize(("since", "is_so"), [(7.0, True), (8.5, False)])
def test_what_has_become_small_in_the_last_third_of_a_motion_may_vanish(since: float, is_so: bool) -> None:
    """A factor that time takes to zero is none that has been large for an instant."""
    assert outgrown(lambda time: np.diag([1.0, 1.0 if time < since else 1e-3])) == is_so
