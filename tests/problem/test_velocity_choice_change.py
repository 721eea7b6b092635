"""Other independent velocities: chosen at a start where the first do not serve, with every velocity as it was."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import (
    TF,
    Frame,
    I,
    Inertia,
    Link,
    Mechanism,
    One,
    Prismatic,
    R,
    Revolute,
    Sf,
    Spherical,
    Zero,
    euler_angles,
    euler_parameters,
)  # fmt: skip
from bondgraph.forms import boltzmann_hamel, gibbs_appell, kane_velocity, null_space, volterra
from bondgraph.problem.problem import Problem
from bondgraph.problem.velocity_choice_change import SHOWN, _known, carried_over, chosen_at_start, notes_of, with_choice
from bondgraph.problem.velocity_choice_quality import Quality

OTHERS = "the run went on in w, o at"


@cache
def skate(*free: str) -> bg.Equations:
    """Across its blade it does not slip: u and w follow from each other, but not where it heads along one of them."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("blade", 0)
    graph = bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), blade)
    return bg.compile(graph, kane_velocity.having(free=free) if free else kane_velocity)


def names(equations: bg.Equations) -> set[str]:
    assert equations.choice is not None
    return set(equations.choice.free)


def velocities(problem: Problem, states: object) -> dict[str, float]:
    start = dict(zip(problem.equations.states, np.asarray(states).tolist(), strict=True))
    run = bg.simulate(problem.equations, (0, 1e-9), start=start)
    return {name: float(run[name][0]) for name in ("u", "w", "o")}


@pytest.mark.parametrize("free", [("u", "o"), ("w", "o")])
def test_a_state_carried_over_has_the_same_velocities(free: tuple[str, ...]) -> None:
    old = Problem.of(skate("u", "o"), {})
    new = with_choice(old, Quality(0.1, 1.0, free, (0,)))
    assert names(new.equations) == set(free)
    given = {"th": 0.6, "o": 0.3, "x": 1.0, "y": -2.0}
    states = np.array([given.get(name, 0.3 if name == "o_" else 0.7 * np.cos(0.6)) for name in old.equations.states])
    found = carried_over(old, new, 0.0, states)
    assert velocities(new, found) == pytest.approx({"u": 0.7 * np.cos(0.6), "w": 0.7 * np.sin(0.6), "o": 0.3}, rel=1e-9)
    here = dict(zip(new.equations.states, found.tolist(), strict=True))
    assert [here[name] for name in ("x", "y", "th")] == [1.0, -2.0, 0.6]


@pytest.mark.parametrize(("th", "wanted"), [(0.0, {"u", "o"}), (np.pi / 2, {"w", "o"})])
def test_at_the_start_a_choice_is_taken_that_serves_there(th: float, wanted: set[str]) -> None:
    equations, start = chosen_at_start(skate(), None, 0.0, {"th": th, "o": 0.2})
    assert names(equations) == wanted and start["th"] == th and 0.2 in start.values()


@pytest.mark.parametrize("wrong", [np.nan, np.inf, "abc", None])
@pytest.mark.parametrize("is_near", [True, False])
@pytest.mark.parametrize("name", ["th", "o"])
def test_what_is_no_finite_number_is_refused_by_name(name: str, is_near: bool, wrong: object) -> None:
    given: Any = bg.Near(wrong) if is_near else wrong  # type: ignore[arg-type]
    with pytest.raises(bg.ValueRefused, match=f"^ValueRefused: {name}: .* not (finite|a number)"):
        bg.simulate(skate(), 0.1, start={"th": 0.1, "o": 0.2, name: given})


def test_a_users_choice_that_does_not_serve_is_refused_with_one_that_does() -> None:
    with pytest.raises(bg.ValueRefused, match="singular value") as caught:
        chosen_at_start(skate("u", "o"), None, 0.0, {"th": np.pi / 2})
    assert "'w'" in caught.value.remedy
    equations, _ = chosen_at_start(skate("u", "o"), None, 0.0, {"th": 0.3})
    assert equations is skate("u", "o")


def test_changes_are_told_with_their_instants() -> None:
    """The first of them; how many more there are is counted."""
    asked, own = skate("u", "o").choice, skate().choice
    assert asked is not None and own is not None
    asked, own = replace(asked, asked=True), replace(own, free=("w", "o"))
    (note,) = notes_of(asked, [(0.0, asked), (0.5, own), (0.7, own)])
    law = "determine the others less well than another choice does"
    assert note == f"your independent velocities u, o {law}; {OTHERS} t = 0.5 s"
    (many,) = notes_of(own, [(float(k), asked if k % 2 else own) for k in range(SHOWN + 3)])
    assert "your" not in many and many.endswith("and 2 times more")
    assert notes_of(own, [(0.0, own), (1.0, own)]) == []


def test_other_rows_are_told_apart_from_other_velocities() -> None:
    own = skate("u", "o").choice
    assert own is not None
    others = replace(own, kept=(1,))
    (note,) = notes_of(own, [(0.0, own), (0.5, others), (0.75, own)])
    assert note.endswith("others were kept from t = 0.5 s, t = 0.75 s")


def test_equations_without_a_choice_stay() -> None:
    v = One("v")
    plain = bg.compile(bg.Graph("free", v >> I("m", 1)))
    assert chosen_at_start(plain, None, 0.0, {"p_m": 1.0}) == (plain, {"p_m": 1.0})


@pytest.mark.parametrize("form", ["maggi", "null_space", "kane_velocity"])
def test_a_choice_that_fails_at_the_start_is_another_there(form: str) -> None:
    """A bead on a turning wire that lies along x at first: across it, w alone is held, and u is free."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    held = v << TF("a", (("-sin(2*t)", "cos(2*t)"),)) << Sf("turn", "2*sqrt(x**2 + y**2)")
    graph = bg.Graph("wire", v >> I("m", (1, 1)), held)
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 2, start={"x": 1.0})
    np.testing.assert_allclose(np.hypot(run["x"], run["y"]), np.cosh(2 * run.t), rtol=1e-6)  # r'' = 4 r, at rest on it


@cache
def coupler() -> bg.Graph:
    """A crank and a rocker about skew axes, and a coupler between two balls, which turns freely about itself."""
    crank = Link(
        "crank", 1.3, Inertia(((0.02, 1e-3, 0), (1e-3, 0.05, 2e-3), (0, 2e-3, 0.06))), centre=(0.1, 0.02, -0.01)
    )
    rod, rocker = Link("rod", 0.7, (1e-3, 0.04, 0.04), centre=(0.4, 0, 0)), Link("rocker", 2.1, (0.03, 0.07, 0.05))
    joints = [
        Revolute("A", "ground", crank, "x"),
        Spherical("B", crank.frame((0, 0.3, 0)), rod, euler_angles("zyx", ("ps", "th", "ph"))),
        Revolute("D", Frame("ground", (0.8, 0.4, -0.1)), rocker, (0, 0.6, 0.8)),
        Spherical("C", rod.frame((0.9, 0, 0)), rocker.frame((0.1, 0.5, 0)), euler_parameters(("k0", "k1", "k2", "k3"))),
    ]
    return bg.Graph("coupler", *Mechanism("m", [crank, rod, rocker], joints, gravity=(0, 0, -9.81)))


@pytest.mark.parametrize("form", [gibbs_appell, volterra, boltzmann_hamel])
def test_a_velocity_of_which_others_do_not_depend_but_by_rounding_is_carried_over(form: bg.Form) -> None:
    """What turns about itself moves nothing else: what its loop is closed to makes derivatives of 1e-13."""
    start = {"A_q": 0.4, "A": 3.0, "B_wx": 2.0, "D_q": bg.Near(0.2)}
    run, other = (bg.simulate(bg.compile(coupler(), each), 1, start=start) for each in (form, null_space))
    assert any("the run went on in" in note for note in run.notes)
    assert [run[x][-1] for x in ("A_q", "D_q", "A", "B_wx")] == pytest.approx(
        [other[x][-1] for x in ("A_q", "D_q", "A", "B_wx")], rel=1e-6
    )


@pytest.mark.parametrize(("least", "known"), [(1e-9, 0.0), (1e-7, 1e-7)])
def test_derivatives_below_what_constraints_are_met_to_are_zero(least: float, known: float) -> None:
    """Each beside the largest by the same state: those by a momentum of milligrams are of another size."""
    jacobian = np.array([[1.0, least * 1e6], [least, 1e6]])
    np.testing.assert_array_equal(_known(jacobian), [[1.0, known * 1e6], [known, 1e6]])


@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "gibbs_appell"])
def test_flows_that_accelerations_drive_go_on_as_they_are(form: str) -> None:
    """Of three links in a plane the first one and the distance of the last are driven; the rest changes its choice.
    Beside a momentum these flows were brought to where all three were least."""
    links = [Link(name, 1.0, planar=0.02, centre=(0.2, 0, 0)) for name in "abc"]
    first, second, third = links
    joints = [Revolute("r", "ground", first), Revolute("p", first.frame((0.4, 0, 0)), second)]
    joints += [Revolute("q", second.frame((0.4, 0, 0)), third)]
    arm = Mechanism("arm", links, joints, gravity=(0, -9.81, 0))
    rope = arm.distance("rope", Frame("ground", (1, 1, 0)), third.frame((0.4, 0, 0)))
    drives = Sf("d1", "-0.4", given="acceleration") >> arm["r"], Sf("d2", "0.3", given="acceleration") >> rope.flow
    start = {"r_q": 0.3, "p_q": 0.5, "q_q": 0.4, "r": 1.0, "p": 2.0, "q": -4.0}
    run = bg.simulate(bg.compile(bg.Graph("arm", *arm, *rope, *drives), getattr(bg.forms, form)), 0.1, start=start)
    assert any("the run went on in p at" in note for note in run.notes)
    np.testing.assert_allclose(run["r"], 1.0 - 0.4 * run.t, atol=1e-12)
    np.testing.assert_allclose(run["rope"], run["rope"][0] + 0.3 * run.t, atol=1e-12)


@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum"])
def test_the_power_of_a_run_is_told_where_a_velocity_has_the_name_of_the_kinetic_energy(form: str) -> None:
    """The kinetic store was called otherwise once this velocity was an independent one."""
    first, second, bar = Link("first", 0.7), Link("second", 0.9), Link("bar", 1.2, planar=0.036, centre=(0.3, 0, 0))
    joints = [
        Prismatic("X", "ground", first, "x"),
        Revolute("T", first, bar),
        Prismatic("Y", "ground", second, "y"),
        Revolute("K", bar.frame((0.6, 0, 0)), second),
    ]
    trammel = Mechanism("trammel", [first, bar, second], joints, gravity=(0, -9.81, 0))
    wheel, clutch = One("wheel"), Zero("clutch")
    pads = (wheel >> I("J", 0.05), wheel >> clutch, clutch >> trammel["T"], clutch >> One("slip") >> R("pad", 0.5))
    graph = bg.Graph("trammel", *trammel, *pads)
    start = {"T_q": 0.5, "X_q": bg.Near(-0.5), "Y_q": bg.Near(0.3), "T": -6.0}
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 0.5, start=start)
    assert any("the run went on in T" in note for note in run.notes) and len(run.choices) > 1
    assert run.power_audit().balanced and "T1.energy" in run
