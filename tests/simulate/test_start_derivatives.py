"""How a start changes with a number, against differences of runs with the same start."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Frame, I, Link, Mechanism, One, R, Revolute, Zero
from bondgraph.forms import augmented_lagrangian, boltzmann_hamel, gibbs_appell, maggi, udwadia_kalaba
from bondgraph.simulate.start_derivatives import changes_of_start


def four_bar() -> bg.Graph:
    """Its lengths are parameters."""
    sizes = {"crank": "la", "coupler": "lb", "rocker": "lc"}
    bars = {n: Link(n, 1, (0.001, 0.03, 0.03), centre=(f"{size}/2", 0, 0)) for n, size in sizes.items()}
    joints = [
        Revolute("a", "ground", bars["crank"]),
        Revolute("b", bars["crank"].frame(("la", 0, 0)), bars["coupler"]),
        Revolute("d", Frame("ground", (1, 0, 0)), bars["rocker"]),
        Revolute("c", bars["coupler"].frame(("lb", 0, 0)), bars["rocker"].frame(("lc", 0, 0))),
    ]
    return bg.Graph("four", *Mechanism("four", list(bars.values()), joints, gravity=(0, -9.81, 0)))


LENGTHS = {"la": 0.3, "lb": 0.9, "lc": 0.7}
OPEN = {"a_q": 1.0, "b_q": bg.Near(-0.2), "d_q": bg.Near(1.4), "a": 2.0}


@pytest.mark.parametrize("form", [maggi, udwadia_kalaba, gibbs_appell, boltzmann_hamel, augmented_lagrangian])
def test_loops_stay_closed_as_a_length_changes(form: Any) -> None:
    """A four-bar by the length of its coupler: in every form the derivative of a motion with the same start."""
    equations, step = bg.compile(four_bar(), form), 1e-5

    def run(length: float, rtol: float = 1e-12) -> bg.Trajectory:
        return bg.simulate(equations, np.linspace(0, 0.5, 6), {**LENGTHS, "lb": length}, OPEN, rtol=rtol)

    here, more, less = run(0.9, 1e-9), run(0.9 + step), run(0.9 - step)
    for name in ("a_q", "d_q"):
        differences = (more[name] - less[name]) / (2 * step)
        np.testing.assert_allclose(here.sensitivity(name, "lb"), differences, atol=2e-5)
    assert abs(here.sensitivity("d_q", "lb")[0]) > 1  # it follows, from the start on


def test_the_velocity_given_stays_where_the_form_has_another() -> None:
    """Of the velocities of a loop one is a state, whichever was given."""
    equations = bg.compile(four_bar(), gibbs_appell)
    run = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    assert "a" not in equations.states
    assert run.sensitivity("a", "lb")[0] == pytest.approx(0, abs=1e-12)


def test_a_start_that_gives_everything_is_told() -> None:
    """No start of another length has all these angles."""
    equations = bg.compile(four_bar(), maggi)
    run = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    start = {name: float(run[name][0]) for name in equations.states}
    whole = bg.simulate(equations, 0.1, LENGTHS, start)
    with pytest.raises(bg.ValueRefused, match=r"lb.*gives so many states that none can follow.*Near"):
        whole.sensitivity("a_q", "lb")
    said = {name: float(run.sensitivity(name, "lb")[0]) for name in equations.states}
    np.testing.assert_allclose(
        whole.sensitivity("a_q", "lb", start=said), run.sensitivity("a_q", "lb"), rtol=1e-7, atol=1e-9
    )


def test_a_start_that_leaves_it_open_is_told() -> None:
    """One velocity given of a sum of two."""
    a, b, both = (One(name) for name in ("a", "b", "both"))
    sum_ = Zero("sum")
    graph = bg.Graph("sum", a >> I("m", 1), b >> I("M", 2), a >> sum_, b >> sum_, sum_ >> both, both >> R("r", 1))
    run = bg.simulate(graph, 1, start={"both": 1.0})
    assert run.sensitivity("both", "r")[0] == 0
    with pytest.raises(bg.ValueRefused, match="p_m, p_M may follow in several ways"):
        run.sensitivity("both", "m")
    assert np.isfinite(run.sensitivity("both", "m", start={"p_m": 0.5, "p_M": 0.0})).all()


def test_constraints_of_the_start_hold() -> None:
    """The gradients vanish along what is found."""
    equations = bg.compile(four_bar(), maggi)
    run = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    changes = dict(zip(equations.states, changes_of_start(run, "lb", {}), strict=True))
    assert changes["a_q"] == changes["a"] == 0
    assert changes["d_q"] == pytest.approx(-1.577, abs=2e-3)
