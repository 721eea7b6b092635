"""Independent velocities that do not determine the others at a state: others are taken there, as in a run from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import BladeContact, KnifeEdge, Link, Mechanism, R, Revolute, Se, Sf
from bondgraph.export import python
from bondgraph.forms import gibbs_appell, kane_momentum, kane_velocity, partially_lagrangian
from bondgraph.problem.initial_state import initial_value_problem

STRAIGHT = {"k_ahead": 2.0, "k_turn": 0.0, "h_q": 0.0}
EMBEDDED = [kane_velocity, kane_momentum, partially_lagrangian]
LOST, SERVES = ("k_turn", "h"), ("k_ahead", "h")
IN_LOST = ["k_x", "k_y", "k_heading", "h_q", "k_turn_", "h_"]


@cache
def road_train(*more: Any, by: str | None = None) -> bg.Graph:
    """A tractor on a knife edge and a trailer on a blade: when it goes straight, turning and bending say nothing of how
    fast it goes ahead."""
    tractor = Link("tr", 3.0, (0.4, 0.4, 0.4), centre=(0.1, 0, 0))
    trailer = Link("tl", 2.0, (0.3, 0.3, 0.3), centre=(-0.9, 0, 0))
    joints = [KnifeEdge("k", "ground", tractor), Revolute("h", tractor.frame((-0.2, 0, 0)), trailer, "z")]
    train = Mechanism("m", [tractor, trailer], joints)
    blade = BladeContact("bl", train, trailer.frame((-0.7, 0, 0)))
    edge = Sf("edge", 0) >> blade.slip["bl_aside"]
    return bg.Graph("g", *train, *blade, edge, train["h"] >> R("d", 0.05), Se("M", by) >> train["k"]["k_turn"], *more)


@cache
def train_by(form: Any, *free: str) -> bg.Equations:
    return bg.compile(road_train(), form.having(free=free) if free else form)


@pytest.mark.parametrize("form", EMBEDDED)
def test_a_linearization_takes_velocities_that_serve_at_its_state(form: Any) -> None:
    equations, of = train_by(form), {"inputs": ["M"], "outputs": ["h_q"]}
    assert equations.choice is not None and equations.choice.free == LOST
    found = bg.linearize(equations, STRAIGHT, {"M": 0}, **of)
    drawn = bg.linearize(road_train(), STRAIGHT, {"M": 0}, **of)
    np.testing.assert_allclose(
        np.sort_complex(found.eigenvalues)[:2], np.sort_complex(drawn.eigenvalues)[:2], rtol=1e-9
    )
    np.testing.assert_allclose(found.frequency_response(3.0), drawn.frequency_response(3.0), rtol=1e-9)
    (note,) = found.notes
    assert "k_turn, h" in note and "k_ahead, h" in note and note in str(found)
    assert bg.linearize(train_by(form, *SERVES), STRAIGHT, {"M": 0}).notes == ()


@pytest.mark.parametrize("form", EMBEDDED)
def test_a_steady_motion_is_found_where_the_velocities_compiled_do_not_serve(form: Any) -> None:
    equations = train_by(form)
    found = bg.equilibrium(equations, {"M": 0}, STRAIGHT, fixed=["k_ahead"], turning=["k_x"])
    assert found["k_ahead"] == pytest.approx(2.0) and found["h"] == pytest.approx(0.0, abs=1e-12)
    assert found.notes == bg.linearize(equations, STRAIGHT, {"M": 0}).notes and found.notes[0] in str(found)
    # Its states are those of the velocities taken, and start whatever goes on from it.
    assert bg.simulate(equations, 1, start=found)["k_x"][-1] == pytest.approx(2.0)
    assert bg.rates(equations, start=found)["k_x"] == pytest.approx(2.0)
    np.testing.assert_allclose(bg.linearize(equations, found).A, found.linearization.A, atol=1e-12)
    again = bg.equilibrium(equations, guess=found, turning=["k_x"])
    assert again.state == pytest.approx(found.state)


def test_what_a_guess_says_of_velocities_compiled_is_kept() -> None:
    found = bg.equilibrium(
        train_by(kane_velocity), {"M": 0}, {"k_turn_": 0.0, "h_q": 0.0}, fixed=["k_turn_"], turning=["k_x"]
    )
    assert found["k_turn"] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("form", [*EMBEDDED, gibbs_appell])
def test_a_users_velocities_that_do_not_serve_are_refused_with_some_that_do(form: Any) -> None:
    equations = train_by(form, *LOST)
    for ask in (bg.linearize, lambda of, at, values: bg.equilibrium(of, values, at)):
        with pytest.raises(bg.ValueRefused, match="do not determine the others") as caught:
            ask(equations, STRAIGHT, {"M": 0})
        assert repr(SERVES) in caught.value.remedy


@pytest.mark.parametrize("form", EMBEDDED)
def test_an_export_names_velocities_with_which_it_starts(form: Any, tmp_path: Path) -> None:
    def export(equations: bg.Equations) -> Any:
        return bg.export(equations, python, folder=tmp_path, values={"M": 0}, start=STRAIGHT)

    with pytest.raises(bg.ValueRefused, match="do not determine the others") as caught:
        export(train_by(form))
    assert repr(SERVES) in caught.value.remedy
    assert export(train_by(form, *SERVES))


def test_states_that_are_asked_for_stay_while_they_serve() -> None:
    equations = train_by(kane_velocity)
    beside = bg.linearize(equations, {"h_q": 0.1}, {"M": 0}, states=IN_LOST)
    assert list(beside.states) == IN_LOST and beside.notes == ()
    with pytest.raises(bg.ValueRefused, match="do not determine the others"):
        bg.linearize(equations, {"h_q": 0.0}, {"M": 0}, states=IN_LOST)


def test_momenta_that_are_not_defined_at_a_start_are_refused() -> None:
    """They belong to velocities that do not give the others."""
    equations = train_by(kane_momentum)
    for ask in (bg.linearize, lambda of, at, values: bg.simulate(of, 1, values, at)):
        with pytest.raises(bg.ValueRefused, match="do not determine the others") as caught:
            ask(equations, {"p_T_k_turn_": 0.0, "h_q": 0.0}, {"M": 0})
        assert "give velocities in place of p_T_k_turn_" in caught.value.remedy
    with pytest.raises(bg.ValueRefused, match="not defined in this configuration"):
        initial_value_problem(equations, {"M": 0}, 0.0, {"h_q": 0.0})


def test_held_values_count_where_velocities_are_chosen() -> None:
    """A held torque that is an input is given among the values, and the choice is made all the same."""
    graph = road_train(bg.sample("u", "-h_q", 0.1), by="u")
    found = bg.linearize(bg.compile(graph, kane_velocity), STRAIGHT, {"u": 0.0}, inputs=["u"])
    assert found.notes and found.inputs == ("u",)
