"""Constraints pulled back to the generalized velocities: what they hold, and which positions are known of them."""

from __future__ import annotations

import numpy as np
import pytest
from constrained_graphs import CONSTRAINED_GRAPHS
from four_bar import four_bar, rocker_of

import bondgraph as bg
from bondgraph.algebra import table as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import TF, Closure, Free, I, Link, Mechanism, One, Sf, Spherical, Universal
from bondgraph.equations.places import Places
from bondgraph.equations.random_points import evaluator
from bondgraph.equations.random_states import RandomPoints
from bondgraph.graph.law import Transforming
from bondgraph.kinetics.pull_back import redrawn, unconstrained, unconstrained_if_pulled_back


def two_branches() -> bg.Graph:
    """Two branches from the ground whose ends a spherical joint closes: its rows see the way along both."""
    a, b = Link("a", 1.0, (0.1, 0.2, 0.3)), Link("b", 1.2, (0.2, 0.1, 0.3))
    joints = [Universal("p", "ground", a), Universal("q", "ground", b)]
    joints.append(Spherical("c", a.frame((0.3, 0.1, 0.4)), b.frame((0.3, 0.1, 0.4))))  # closed where all angles vanish
    return bg.Graph("branches", *Mechanism("branches", [a, b], joints, gravity=(0, 0, -9.81)))


def loops() -> dict[str, bg.Graph]:
    return {"four_bar": bg.Graph("four_bar", *four_bar), "branches": two_branches()}


@pytest.mark.parametrize("name", sorted(loops()))
def test_integrals_known_without_strokes_are_those_of_the_laws(name: str) -> None:
    graph = loops()[name]
    bare, whole = Places(graph, xp), Places(relax(graph), xp)
    found = 0
    for element in graph.elements.values():
        if isinstance(element, Transforming):
            ours, theirs = element.integrated(bare[element.name]), element.law(whole[element.name]).integrals  # type: ignore[attr-defined]
            assert [str(x) for x in dict(ours)] == [str(x) for x in dict(theirs)]
            assert list(map(str, dict(ours).values())) == list(map(str, dict(theirs).values()))
            found += len(ours)
    assert found


@pytest.mark.parametrize("name", sorted(loops()))
def test_the_rate_of_a_position_is_the_flow_that_is_held_where_it_vanishes(name: str) -> None:
    """d phi/dt = a f along q_dot = Q f: for loops wherever they are closed, so for coordinates of a closed one."""
    free = unconstrained(loops()[name], xp, RandomPoints())
    k = free.k
    positions = [x for each in k.kept for x in each.positions]
    assert any(x is not None for x in positions)
    coupler, rocker = rocker_of(1.0)
    closed = {"a_q": 1.0, "b_q": coupler - 1.0, "d_q": rocker} if name == "four_bar" else {}
    rows = [k.a[i, :] for i in range(k.a.shape[0])]
    for row, x in zip(rows, positions, strict=True):
        if x is None:
            continue
        rate = k.xp.jacobian([x], k.q) @ k.Q
        evaluate = evaluator(k.xp, [*rate, *row])
        names = {k.xp.name(s) for e in (*rate, *row) for s in k.xp.free(e)}
        values = np.array(evaluate({n: closed.get(n, 0.0) for n in names})).reshape(2, -1)
        np.testing.assert_allclose(values[0], values[1], atol=1e-6)


def test_constraints_at_the_velocities_are_not_pulled_back() -> None:
    assert unconstrained_if_pulled_back(CONSTRAINED_GRAPHS["knife_edge"]().graph, xp, RandomPoints()) is None


def test_rows_that_hold_nothing_are_left_out() -> None:
    """A loop in a plane closed by a joint in space: three of its five rows hold nothing."""
    free = unconstrained_if_pulled_back(loops()["four_bar"], xp, RandomPoints())
    assert free is not None and free.count == 2
    assert {bond.size for bond, _ in redrawn(free).at["c"]} == {2}


def test_a_source_whose_position_repeats_another_needs_no_value() -> None:
    """It is left out where the loops are closed, and what it held is watched: x - y and 2 (x - y)."""
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    held = [
        f << TF(n, ((k, -k),), integrals=(f"{k}*(x - y)",)) << Sf(f"hold_{n}", 0, given="position")
        for n, k in (("a", 1), ("b", 2))
    ]
    for form in (bg.forms.gibbs_appell, bg.forms.lagrange_multipliers):
        run = bg.simulate(bg.compile(bg.Graph("twice", f >> I("m", 1), *held), form), (0, 1), start={"u": 1.0})
        assert run["x"][-1] == pytest.approx(1.0) and run["y"][-1] == pytest.approx(1.0)


@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "partially_lagrangian", "maggi", "gibbs_appell"])
@pytest.mark.parametrize("drawn", ["source", "closure"])
def test_rows_on_the_twist_of_a_free_body_hold_it(drawn: str, form: str) -> None:
    """The twist follows the velocities of the joint through a 0-junction; vx = wz / 2 is held, in the body's axes."""
    body = Link("st", 2, (1, 2, 3))
    made = Mechanism("rb", [body], [Free("f", "ground", body)], gravity=(0, 0, -9.81))
    row = ((0, 0, -0.5, 1, 0, 0),)
    held = {
        "source": lambda: [made.twist(body) << TF("c", row) << Sf("grip", 0)],
        "closure": lambda: Closure("grip", row, (None,)).across(made.twist(body)),
    }[drawn]()
    graph = bg.Graph("rb", *made, *held)
    start = {"f_wz": 0.6, "f_ux": 0.3, "f_wx": 0.2, "f_wy": 0.1}
    near = {name: bg.Near(x) for name, x in start.items()}
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 0.5, {}, near, rtol=1e-9, atol=1e-10)
    one = bg.simulate(graph, 0.5, {}, {name: float(run[name][0]) for name in (*start, "f_uy", "f_uz")}, rtol=1e-9)
    np.testing.assert_allclose(run["st_twist_vx"], run["st_twist_wz"] / 2, atol=1e-8)
    for name in ("f_x", "f_y", "f_z", "st_twist_wx", "st_twist_wy"):
        np.testing.assert_allclose(run[name][-1], one[name][-1], atol=1e-6)


@pytest.mark.parametrize("form", ["kane_velocity", "lagrange_multipliers"])
def test_what_a_form_cannot_take_and_the_graph_can_is_said(form: str) -> None:
    body = Link("st", 2, (1, 2, 3))
    made = Mechanism("rb", [body], [Free("f", "ground", body)])
    graph = bg.Graph("rb", *made, Sf("grip", 0) >> made.twist(body)["st_twist_vx"])
    with pytest.raises(bg.CausalConflict) as caught:
        bg.compile(graph, getattr(bg.forms, form))
    assert "without a form" in caught.value.remedy and "grip" in caught.value.parties
    assert bg.compile(graph).states
