"""Linkages along their motions: closed, on the branch they began on, and with the energy they began with.

The energy and the closure are those of the references, which share no route with the equations.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES, parallelogram
from quick import quick
from rigid_linkage import Linkage

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Revolute

TABLE = bg.algebra.table
FORMS = {name: getattr(bg.forms, name) for name in (
    "udwadia_kalaba", "lagrange_multipliers", "maggi", "null_space",
)}  # fmt: skip
SINGULAR = {"delta", "parallelogram", "peaucellier", "rockers", "sarrus", "scissors"}
"""These fall, or turn, into configurations in which their constraints are dependent."""


def motion(linkage: Linkage, end: float, **how: Any) -> bg.Trajectory:
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    return bg.simulate(bg.compile(linkage.graph, algebra=TABLE, start=start), (0, end), start=start, **how)


def energies(linkage: Linkage, run: bg.Trajectory, count: int = 9) -> Any:
    q, u = ({name: run[name] for name in names} for names in (linkage.coordinates, linkage.velocities))
    at = np.linspace(0, len(run.t) - 1, count).astype(int)
    return np.array([linkage.energy(*({name: x[k] for name, x in of.items()} for of in (q, u))) for k in at])


@pytest.mark.parametrize("name", quick(sorted(LINKAGES), ["four_bar", "bennett"]))
def test_a_regular_configuration_never_stops_a_motion(name: str) -> None:
    linkage = LINKAGES[name]()
    try:
        run = motion(linkage, 3.0)
        assert name not in SINGULAR
    except bg.SimulationStopped as stop:
        assert name in SINGULAR and "become dependent" in stop.law and "singular values" in stop.law
        run = stop.trajectory
    places = ({x: float(run[x][k]) for x in linkage.coordinates} for k in range(0, len(run.t), 100))
    opened = max(np.abs(linkage.open(place)).max() for place in places)
    assert opened < 1e-7
    found = energies(linkage, run)
    assert np.ptp(found) < 2e-7 * max(np.abs(found).max(), 1.0)


@pytest.mark.parametrize("form", quick([None, *FORMS], [None, "udwadia_kalaba"]))
def test_a_parallelogram_goes_straight_on_through_its_flat_positions(form: str | None) -> None:
    """Without gravity its crank turns steadily, through seven of them; an antiparallelogram would not."""
    linkage = parallelogram()
    linkage = Linkage(linkage.name, linkage.bodies, linkage.pairs, linkage.drivers, (-4.0,), (0.0, 0.0, 0.0))
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    graph = linkage.graph
    equations = bg.compile(graph, form and FORMS[form], TABLE, start=start)
    with pytest.raises(bg.SimulationStopped, match="become dependent"):
        bg.simulate(equations, (0, 5), start=start)
    run = bg.simulate(equations, (0, 5), start=start, through_singular="continue", rtol=1e-9)
    (driver,) = linkage.drivers
    np.testing.assert_allclose(run[driver], -4 * run.t, atol=5e-5)
    assert len([note for note in run.remarks if "straight on" in note]) == 7
    assert str(run).count("note: ") >= 1 and "and so 6 times more" in str(run)


FLAT = {"a_q": 0.0, "a": 3.0, "b_q": 0.0, "b": -3.0, "d_q": 0.0, "d": 3.0}


def flat(unit: float = 1.0) -> bg.Graph:
    """A parallelogram that is drawn flat, of any unit of length."""
    long, bodies = {"crank": 0.5, "coupler": 1.0, "rocker": 0.5}, {}
    for name, size in long.items():
        bodies[name] = Link(name, 2 * size, (1e-3 * unit**2, *2 * (0.03 * unit**2,)), centre=(size * unit / 2, 0, 0))
    crank, coupler, rocker = bodies.values()
    end = {name: bodies[name].frame((size * unit, 0, 0)) for name, size in long.items()}
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", end["crank"], coupler),
        Revolute("d", Frame("ground", (unit, 0, 0)), rocker),
        Revolute("c", end["coupler"], end["rocker"]),
    ]
    return bg.Graph("flat", *Mechanism("flat", [*bodies.values()], joints))


@pytest.mark.parametrize("unit", [1.0, 1e3])
@pytest.mark.parametrize(
    "form", quick([None, *FORMS, "augmented_lagrangian", "dynamic_multipliers"], [None, "udwadia_kalaba"])
)
def test_nor_does_one_that_starts_flat_go_on_without_a_word(form: str | None, unit: float) -> None:
    """There fewer constraints are independent than near by, and a form that keeps redundant ones went on."""
    equations = bg.compile(flat(unit), form and getattr(bg.forms, form), TABLE, start=FLAT)
    with pytest.raises((bg.SimulationStopped, bg.SingularSystem), match=r"t = 0 s.*(dependent|singular)"):
        bg.simulate(equations, (0, 5), start=FLAT)


@pytest.mark.parametrize(
    "form", quick(["kane_velocity", "kane_momentum", "gibbs_appell", "volterra", "maggi"], ["maggi"])
)
def test_a_form_that_embeds_tells_that_its_start_is_singular(form: str) -> None:
    """It said that no motion had the velocities given, or divided by zero."""
    equations = bg.compile(flat(), getattr(bg.forms, form), TABLE, start=FLAT)
    for ask in (bg.simulate, bg.rates):
        with pytest.raises(bg.SingularSystem, match="dependent where the motion starts") as caught:
            ask(equations, **({"t": 5} if ask is bg.simulate else {}), start=FLAT)
        assert caught.value.parties == ("c",) and "away" in caught.value.remedy


@pytest.mark.parametrize("form", ["lagrange_index_2", "lagrange_index_3"])
def test_nor_do_multipliers_among_the_states_hide_a_flat_position(form: str) -> None:
    """Index 2 came out of it as an antiparallelogram, and said nothing."""
    linkage = LINKAGES["parallelogram"]()
    start = {**linkage.start(dict.fromkeys(linkage.coordinates, 0.0)), linkage.drivers[0]: 0.5}
    equations = bg.compile(linkage.graph, getattr(bg.forms, form), start=start)
    with pytest.raises(bg.SimulationStopped, match=r"become dependent|depend on each other") as caught:
        bg.simulate(equations, (0, 5), start=start)
    run = caught.value.trajectory
    places = ({x: float(run[x][k]) for x in linkage.coordinates} for k in range(0, len(run.t), 100))
    assert max(np.abs(linkage.open(place)).max() for place in places) < 1e-6


def falling() -> bg.Graph:
    """A parallelogram of unlike links that falls through where it lies flat."""
    a, b, d = (
        Link(name, m, planar=m * x**2 / 12, centre=(x / 2, 0, 0))
        for name, m, x in (("a", 1, 0.5), ("b", 2, 1), ("d", 3, 0.5))
    )
    joints = [Revolute("ja", "ground", a), Revolute("jb", a.frame((0.5, 0, 0)), b)]
    joints += [Revolute("jd", Frame("ground", (1, 0, 0)), d), Revolute("jc", b.frame((1, 0, 0)), d.frame((0.5, 0, 0)))]
    return bg.Graph("falling", *Mechanism("m", [a, b, d], joints, gravity=(0, -9.81, 0)))


@pytest.mark.parametrize("metric", quick(["unit", "kinetic"], ["unit"]))
def test_multipliers_with_inertia_do_not_lead_through_a_flat_position(metric: str) -> None:
    """They add up reactions, which grow as one over the time that is left."""
    start = {"ja_q": 1.0, "jb_q": bg.Near(-1.0), "jd_q": bg.Near(1.0), "ja": -7.0}
    equations = bg.compile(falling(), bg.forms.udwadia_kalaba)
    straight = bg.simulate(equations, (0, 0.3), start=start, through_singular="continue", rtol=1e-10)
    (place,) = (
        float(word) for note in straight.remarks for word in re.findall(r"at t = (\S+) s it went straight", note)
    )
    with pytest.raises(bg.SimulationStopped, match="reactions grow without bound") as caught:
        form = bg.forms.dynamic_multipliers.having(metric=metric)
        bg.simulate(bg.compile(falling(), form), (0, 0.3), start=start, through_singular="continue")
    assert caught.value.remedy and "udwadia_kalaba" in caught.value.remedy
    run = caught.value.trajectory
    assert run.t[-1] < place + 1e-3
    np.testing.assert_allclose(run["ja_q"], straight.at(run.t, "ja_q"), atol=1e-5)
    names = [name for name in straight.names if name.startswith("jc.e[")]
    near, far, farther = (np.array([straight.at(place - k * 3e-4, name) for name in names]) for k in (1, 2, 4))
    np.testing.assert_allclose(near - far, 2 * (far - farther), rtol=0.01, atol=1.0)
    assert np.abs(near).max() > 100


@pytest.mark.slow
@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-9, 1e-10, 1e-11])
def test_as_drawn_it_does_so_wherever_steps_end(rtol: float) -> None:
    """Some end at a flat position itself, which is no other start of the motion."""
    linkage = parallelogram()
    linkage = Linkage(linkage.name, linkage.bodies, linkage.pairs, linkage.drivers, (-4.0,), (0.0, 0.0, 0.0))
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    equations = bg.compile(linkage.graph, algebra=TABLE, start=start)
    run = bg.simulate(equations, (0, 10), start=start, through_singular="continue", rtol=rtol)
    np.testing.assert_allclose(run[linkage.drivers[0]], -4 * run.t, atol=1e-3)
    assert len([note for note in run.remarks if "straight on" in note]) == 13


def nearly_flat(kind: str, form: str, rate: float) -> bg.Trajectory:
    """The motion of a parallelogram, or of an antiparallelogram, that begins 1e-5 rad from where they meet."""
    linkage, off = parallelogram(), 1e-5
    linkage = Linkage(linkage.name, linkage.bodies, linkage.pairs, linkage.drivers, (rate,), (0.0, 0.0, 0.0))
    ratio = {"parallelogram": 1, "antiparallelogram": 3}[kind]  # of the rocker's turn to the crank's, there
    turn = {"parallelogram": 1, "antiparallelogram": -3}[kind]
    guesses = {"A_q": bg.Near(1 - ratio * off), "C_q": bg.Near(-1 + turn * off)}
    start = {"O_q": -1 + off, **guesses, "O": rate}
    equations = bg.compile(linkage.graph, FORMS[form], TABLE, start=start)
    return bg.simulate(equations, (0, 0.8), start=start, through_singular="continue")


@pytest.mark.parametrize("rate", [3.0, -3.0])
@pytest.mark.parametrize("kind", ["parallelogram", "antiparallelogram"])
@pytest.mark.parametrize("form", quick(["maggi", "null_space"], ["maggi"]))
def test_what_begins_beside_a_flat_position_stays_on_its_branch_or_says_why(form: str, kind: str, rate: float) -> None:
    """Rounding turned it into the other within 1e-5 s, and it was noted that it went straight on."""
    try:
        run = nearly_flat(kind, form, rate)
    except bg.SimulationStopped as stop:
        if stop.trajectory is None:  # at once
            assert "become dependent" in stop.law and "Start away from it" in str(stop)
            return
        assert "another one than that straight on" in stop.law
        run = stop.trajectory
    coupler = np.abs(run["O_q"] + run["A_q"])
    turned = np.abs(run["O_q"] - run["O_q"][0]) > 1e-3
    if kind == "parallelogram":
        assert coupler.max() < 1e-5
    else:
        assert (coupler[turned] > 1e-4).all()
    notes = [note for note in run.remarks if "straight on" in note]
    half_a_turn_on = {3.0: "O_q = 2.14159", -3.0: "O_q = -4.14159"}[rate]
    assert len(notes) <= 1 and all(half_a_turn_on in note for note in notes)


def test_what_to_do_at_a_singularity_is_one_of_two() -> None:
    with pytest.raises(bg.ValueRefused, match="through_singular"):
        motion(parallelogram(), 0.1, through_singular="jump")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "bennett"])
def test_the_error_falls_with_the_tolerance(name: str) -> None:
    linkage = LINKAGES[name]()
    (driver, *_) = linkage.drivers
    exact = motion(linkage, 2.0, rtol=1e-12)[driver][-1]
    errors = [abs(motion(linkage, 2.0, rtol=rtol)[driver][-1] - exact) for rtol in (1e-6, 1e-8, 1e-10)]
    assert errors[0] < 1e-3 and errors[1] < 1e-6 and errors[2] < 1e-8


@pytest.mark.slow
@pytest.mark.parametrize(("form", "rtol"), [("maggi", 1e-11), ("udwadia_kalaba", 1e-9), ("maggi", 1e-9)])
def test_rounding_chooses_no_branch_without_a_word(form: str, rtol: float) -> None:
    """Steps at tight tolerances may end too close to a flat position: then the motion stops there, and says why."""
    linkage = parallelogram()
    linkage = Linkage(linkage.name, linkage.bodies, linkage.pairs, linkage.drivers, (-4.0,), (0.0, 0.0, 0.0))
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    equations = bg.compile(linkage.graph, FORMS[form], TABLE, start=start)
    try:
        run = bg.simulate(equations, (0, 5), start=start, through_singular="continue", rtol=rtol)
    except bg.SimulationStopped as stop:
        assert any(words in stop.law for words in ("another one than that straight on", "contradicts"))
        assert stop.trajectory is not None
        run = stop.trajectory
    for name in linkage.coordinates:
        np.testing.assert_allclose(np.abs(run[name]), 4 * run.t, atol=1e-4)
