"""Starts of loops: rates of joints that the loop locks, and coordinates that follow."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Prismatic, Revolute, Sf


def locked() -> bg.Graph:
    """Two slides on a hinge, which a third slide to the ground keeps from turning."""
    a, b, c = links = [Link(name, 1, (0.1, 0.12, 0.11), centre=(0.1, 0.05, 0.02)) for name in "abc"]
    joints = [Revolute("r", "ground", a, "z"), Prismatic("p", a, b, "x"), Prismatic("s", b, c, "y")]
    joints.append(Prismatic("k", "ground", c, (1, 1, 0)))
    return bg.Graph("g", *Mechanism("m", links, joints, gravity=(0, -9.81, 0)))


@pytest.mark.parametrize("form", [None, "kane_velocity", "kane_momentum"])
@pytest.mark.parametrize("rate", [bg.Near(0.0), bg.Near(0.3), 0.0])
def test_a_rate_that_a_loop_locks_may_be_guessed_or_given_as_it_is(form: str | None, rate: bg.Near | float) -> None:
    """It was refused, "not a state of the model", in embedded forms."""
    equations = bg.compile(locked()) if form is None else bg.compile(locked(), getattr(bg.forms, form))
    run = bg.simulate(equations, (0, 0.5), start={"r": rate, "p": bg.Near(0.2)})
    assert abs(run["r"]).max() < 1e-12
    assert run["p_q"][-1] == pytest.approx(0.5 * 0.2 - 0.40875, abs=1e-6)


@pytest.mark.parametrize("length", [0.5, "0.5 + 0.1*sin(t)"])
@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "gibbs_appell", "maggi"])
@pytest.mark.parametrize("guess", [0.0, 0.2])
def test_a_velocity_that_positions_and_inputs_give_may_be_guessed(form: str, length: float | str, guess: float) -> None:
    """A rod beside a slide holds it: its velocity is that of the rod's length, times what the place makes of it."""
    a, b = (Link(name, mass, (1, 1, 1)) for name, mass in (("a", 1), ("b", 2)))
    joints = [Revolute("h", "ground", a, "z"), Prismatic("s", a.frame((0.3, 0, 0)), b, "x")]
    m = Mechanism("m", [a, b], joints, gravity=(0, -9.81, 0))
    rod = m.distance("rod", a.frame((0, 0.4, 0)), b)
    graph = bg.Graph("g", *m, *rod, Sf("hold", length, given="position") >> rod.flow)
    start = {"s_q": bg.Near(0.1), "h": 1.0, "s": bg.Near(guess)}
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), (0, 0.2), start=start)
    assert run["s"][0] == pytest.approx(0.0 if length == 0.5 else 0.1 * 0.5 / 0.3, abs=1e-12)


def test_another_rate_than_the_loop_allows_is_refused() -> None:
    with pytest.raises(bg.ValueRefused, match=r"not 0\.3"):
        bg.simulate(bg.compile(locked(), bg.forms.kane_velocity), (0, 0.5), start={"r": 0.3})


def test_a_gradient_is_by_what_the_start_gave_and_not_by_what_follows() -> None:
    """It was refused, as no state could follow from a coordinate that does."""
    start = {"p_q": 0.1, "r_q": bg.Near(0.0), "s_q": bg.Near(0.1), "p": 0.2}
    run = bg.simulate(bg.compile(locked(), bg.forms.gibbs_appell), (0, 0.3), start=start)
    found = run.gradient("p_q**2")
    assert "p_q" in found or "s" in found
    assert not {"r_q", "s_q"} & found.keys()
