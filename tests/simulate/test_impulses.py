"""What dependent stores hold changes at once where an input steps, and by as much as the input asks."""

from __future__ import annotations

import pytest
from quick import quick

import bondgraph as bg
from bondgraph.elements import TF, C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.simulate.impulses import impulses


def carried(velocity: str) -> bg.Trajectory:
    """A mass that a velocity drives, beside an oscillator that makes it a motion."""
    v, w = One("v"), One("w")
    graph = bg.Graph("g", Sf("F", velocity) >> v, v >> I("m", 3), w >> I("n", 1), w >> C("c", 1), Se("e", 1) >> w)
    return bg.simulate(graph, (0, 2))


@pytest.mark.parametrize("height", [1e-6, 1.0, -250.0])
def test_a_step_of_velocity_is_an_impulse_of_mass_times_its_height(height: float) -> None:
    (found,) = impulses(carried(f"where(t < 1, 0, {height})"))
    assert (found.time, found.store, found.content) == (1.0, "m", "p_m")
    assert found.amount == pytest.approx(3 * height)


@pytest.mark.parametrize("velocity", ["sin(9*t)", "where(t < 1, t, 1)", "tanh(1e3*(t - 1))"])
def test_what_is_continuous_is_none(velocity: str) -> None:
    assert impulses(carried(velocity)) == ()


@pytest.mark.parametrize("law", ["where(X > 1, 0.5, 0)", "where(t > 1, 0.5, 0)"])
@pytest.mark.parametrize(
    "form",
    quick(["kane_velocity", "kane_momentum", "lagrange_multipliers", "maggi", "volterra"], ["kane_velocity", "maggi"]),
)
def test_a_form_tells_the_impulses_of_stores_as_drawn(form: str, law: str) -> None:
    """Their inertias are one store under it, which had no momentum that could jump: energies were said to be lost."""
    x, y = One("x", coordinates=("X",)), One("y")
    graph = bg.Graph("driven", x >> I("m", 1), Sf("v", law) >> y >> I("m2", 2), y >> R("b", 0.3))
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), (0, 3), start={"X": 0.0, "x": 1.0})
    (leap,) = run.impulses
    assert (leap.store, leap.content) == ("m2", "p_m2")
    assert (leap.time, leap.amount) == pytest.approx((1.0, 1.0), abs=1e-6)
    assert not [note for note in run.notes if "balance" in note]


@pytest.mark.parametrize("law", ["where(x < 1, 1, 2)", "where(t < 2, 1, 2)"])
def test_momenta_tell_the_impulse_of_a_drive_that_jumps(law: str) -> None:
    """As drawn the velocities are states, of which a form with momenta lets both jump; energies were said to be lost.

    The drive holds u + w; it acts on both alike, and u - w stays what it is.
    """
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("driven", v >> I("m", 3), v << TF("sum", (("1", "1"),)) << Sf("s", law))
    run = bg.simulate(bg.compile(graph, bg.forms.kane_momentum), (0, 4), start={"u": 0.5, "x": 0.0})
    assert [(leap.store, leap.content) for leap in run.impulses] == [("m", "p_m_u"), ("m", "p_m_w")]
    for leap in run.impulses:
        assert (leap.time, leap.amount) == pytest.approx((2.0, 3 * 0.5), abs=1e-6)
    assert run["u"][-1] == pytest.approx(1.0) and not [note for note in run.notes if "balance" in note]


@pytest.mark.parametrize("form", ["kane_momentum", "hamiltonian"])
def test_a_position_along_lines_hands_over_what_the_step_of_its_rate_does(form: str) -> None:
    """The momentum form needs one rate; the graph as drawn would need two to move, and none to tell what it holds."""
    bar, cart = Link("bar", 2, (0.1, 0.1, 0.1), centre=(0, 0, -0.5)), Link("cart", 5)
    joints = [Prismatic("track", "ground", cart, "x"), Revolute("hinge", cart, bar, "y")]
    crane = Mechanism("cr", [cart, bar], joints, gravity=(0, 0, -9.81))

    def run(given: str, law: object) -> bg.Trajectory:
        graph = bg.Graph("c", *crane, Sf("dr", given=given) >> crane["track"])
        return bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 1.9, {"dr": law}, {"hinge_q": 0.3})

    lines, step = run("position", bg.table([0, 1, 2], [0, 0, 1.5])), run("rate", "where(t >= 1, 1.5, 0)")
    assert lines["hinge_q"][-1] == pytest.approx(step["hinge_q"][-1], abs=1e-6)
    told = {leap.content: leap.amount for leap in lines.impulses}
    assert told["p_cart_m_cart_v_x"] == pytest.approx(5 * 1.5) and len(told) == 4
    assert told == pytest.approx({leap.content: leap.amount for leap in step.impulses}, abs=1e-6)
    with pytest.raises(bg.MissingValues):
        lines["dr.e"]
