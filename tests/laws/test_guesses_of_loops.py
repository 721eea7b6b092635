"""What a start guesses of a closed loop is met where it can be, whichever joint closes the loop, in every form.

What nobody has said anything of comes after: it is as near to zero as the guesses leave it. Against the motions that
velocities given exactly have, which are linear in them, and the angles of triangles.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import Any

import numpy as np
import pytest
from linkages import Point, meet
from quick import quick
from test_loops_at_start import slotted_lever

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Prismatic, Revolute
from bondgraph.equations.available_names import quantity
from bondgraph.equations.lower import lower
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.velocity_choice_change import chosen_at_start
from bondgraph.program.evaluate import instant

FORMS = [
    None,
    *quick(
        [name for name in bg.forms.__all__ if name not in ("hamiltonian", "routh", "reduced_volterra")],
        ["kane_velocity", "kane_momentum", "boltzmann_hamel", "maggi", "lagrange_index_2"],
    ),
]
"""Those that a loop has."""
EVERY = pytest.mark.parametrize("form", FORMS)
CHAINS: dict[str, dict[str, Point]] = {}
"""Of each loop its pins, one after another from the ground back to it, where it is closed."""
CRANK = (0.3 * cos(1.0), 0.3 * sin(1.0))
CHAINS["four_bar"] = {"A": (0.0, 0.0), "B": CRANK, "C": meet(CRANK, 0.9, (1.0, 0.0), 0.7), "D": (1.0, 0.0)}
CHAINS["slider_crank"] = {"A": (0.0, 0.0), "B": CRANK, "C": (CRANK[0] + (0.8**2 - CRANK[1] ** 2) ** 0.5, 0.0)}
OTHER = (1.0 + 0.25 * cos(1.8), 0.25 * sin(1.8))
CHAINS["five_bar"] = {"A": (0.0, 0.0), "B": CRANK, "C": meet(CRANK, 0.6, OTHER, 0.55), "D": OTHER, "E": (1.0, 0.0)}
CLOSED_BY = [(name, pin) for name in ("four_bar", "slider_crank") for pin in CHAINS[name]] + [("slider_crank", "S")]


@cache
def loop(name: str, closing: str) -> tuple[bg.Graph, dict[str, float]]:
    """A chain of bars from the ground back to it, or to a piston, closed by one of its joints; its coordinates."""
    pins, to_piston = CHAINS[name], name == "slider_crank"
    names, places = [*pins], [*pins.values()]
    bars = [Link(f"bar{k}", 1 + k, planar=0.1, centre=(0.1, 0, 0)) for k in range(len(pins) - 1)]
    links, places_of = [*bars], dict[tuple[int, str], Any]()
    angles = [atan2(q[1] - p[1], q[0] - p[0]) for p, q in pairwise(places)]
    for k, (p, q) in enumerate(pairwise(places)):
        reach = hypot(q[0] - p[0], q[1] - p[1])
        places_of |= {(k, names[k]): bars[k].frame((0, 0, 0)), (k, names[k + 1]): bars[k].frame((reach, 0, 0))}
    last = len(bars)
    piston = Link("piston", 2.0, planar=0.1)
    links += [piston] if to_piston else []
    places_of |= {(last, names[-1]): piston.frame((0, 0, 0)) if to_piston else Frame("ground", (*places[-1], 0))}
    turned = [*angles, 0.0]

    # The joints in the order of the chain; those beyond the one that closes it lead back from the other end.
    order = [*names, *(["S"] if to_piston else [])]
    at = order.index(closing)
    joints, q = list[Any](), dict[str, float]()
    for k, pin in [*enumerate(order[:at]), *reversed([*enumerate(order)][at + 1 :]), (at, closing)]:
        if pin == "S":
            joints.append(Prismatic("S", "ground", piston, "x"))
            q["S_q"] = places[-1][0]
            continue
        near = "ground" if k == 0 else places_of[k - 1, pin]
        far = places_of[k, pin]
        before, after = turned[k - 1] if k else 0.0, turned[k]
        ahead = k <= at
        joints.append(Revolute(pin, near, far) if ahead else Revolute(pin, far, near))
        q[f"{pin}_q"] = after - before if ahead else before - after
    q.pop(f"{closing}_q")
    return bg.Graph(f"{name}_{closing}", *Mechanism("m", links, joints, gravity=(0, -9.81, 0))), q


@cache
def compiled(name: str, closing: str, form: str | None) -> bg.Equations:
    return bg.compile(loop(name, closing)[0], form and getattr(bg.forms, form), bg.algebra.table)


def begun(equations: bg.Equations, start: dict[str, Any], *names: str) -> Any:
    """Coordinates and velocities of the initial state, with independent velocities that suit it, as a run has it."""
    chosen, given = chosen_at_start(equations, {}, 0.0, start)
    problem, states = initial_value_problem(chosen, {}, 0.0, given)
    told = instant(lower(chosen, {name: quantity(chosen, name) for name in names}))
    return np.array(told(problem.arguments(0.0, states.tolist())))


def placed(q: dict[str, float]) -> dict[str, Any]:
    """The first coordinate as it is, the others near."""
    first, *others = q
    return {first: q[first], **{name: bg.Near(q[name] + 0.01) for name in others}}


@EVERY
@pytest.mark.parametrize(("name", "closing"), CLOSED_BY)
def test_with_one_degree_of_freedom_a_guess_of_a_velocity_is_met(name: str, closing: str, form: str | None) -> None:
    """Of any joint, by whichever joint the loop is closed."""
    equations, (_, q) = compiled(name, closing, form), loop(name, closing)
    for coordinate in q:
        joint = coordinate.removesuffix("_q")
        assert begun(equations, {**placed(q), joint: bg.Near(-1.7)}, joint) == pytest.approx([-1.7], abs=1e-9)


@pytest.mark.parametrize("form", [None, "kane_momentum", "maggi"])
@pytest.mark.parametrize("unit", [1.0, 1e6])
def test_so_it_is_in_other_units_of_length(unit: float, form: str | None) -> None:
    """A block that slides by micrometres beside cranks that turn by radians."""
    graph, start = slotted_lever(unit)
    equations = bg.compile(graph, form and getattr(bg.forms, form), bg.algebra.table)
    del start["main"]
    for joint, guess in {"main": 5.0, "piv": -3.0, "slot": 0.2 * unit}.items():
        assert begun(equations, {**start, joint: bg.Near(guess)}, joint) == pytest.approx([guess], rel=1e-9)


@EVERY
def test_guesses_that_contradict_each_other_share_by_least_squares(form: str | None) -> None:
    equations, (_, q) = compiled("four_bar", "C", form), loop("four_bar", "C")
    (ratio,) = begun(equations, {**placed(q), "A": 1.0}, "D")
    found = begun(equations, {**placed(q), "A": bg.Near(2.0), "D": bg.Near(3.0)}, "A", "D")
    expected = (2 + 3 * ratio) / (1 + ratio**2)
    assert found == pytest.approx([expected, ratio * expected], abs=1e-9)


@EVERY
@pytest.mark.parametrize("guessed", ["A", "B", "D", "E"])
def test_with_two_a_guess_is_met_and_the_rest_is_the_smallest_motion(guessed: str, form: str | None) -> None:
    equations, (_, q) = compiled("five_bar", "C", form), loop("five_bar", "C")
    names, exact = ("A", "B", "E", "D"), placed(q) | {"E_q": q["E_q"]}
    ways = np.stack([begun(equations, {**exact, "A": a, "E": 1.0 - a}, *names) for a in (0.0, 1.0)])
    found = begun(equations, {**exact, guessed: bg.Near(0.8)}, *names)
    assert found[names.index(guessed)] == pytest.approx(0.8, abs=1e-9)
    left = found - np.linalg.lstsq(ways.T, found, rcond=None)[0] @ ways
    assert left == pytest.approx(0, abs=1e-9)  # it is a motion of the loop
    way_beside = ways[0] * ways[1][names.index(guessed)] - ways[1] * ways[0][names.index(guessed)]
    assert found @ way_beside == pytest.approx(0, abs=1e-9)  # and no other that has the guess is smaller


@EVERY
@pytest.mark.parametrize(("name", "closing"), CLOSED_BY)
def test_a_guess_of_a_coordinate_is_met_where_the_others_can_close_the_loop(
    name: str, closing: str, form: str | None
) -> None:
    equations, (_, q) = compiled(name, closing, form), loop(name, closing)
    for coordinate, angle in q.items():
        near = {other: x + 0.2 for other, x in q.items() if other != coordinate}
        given = {coordinate: bg.Near(angle)}
        assert begun(equations, given, coordinate) == pytest.approx([angle], abs=1e-12)
        # Exact, the others are open alike.
        exact = begun(equations, {coordinate: angle}, *near)
        assert begun(equations, given, *near) == pytest.approx(exact, abs=1e-9)


def guess_of_two() -> tuple[dict[str, float], dict[str, Any]]:
    """Two angles of a four-bar of which one is off by a little, the third nowhere near."""
    q = loop("four_bar", "C")[1]
    guess = {"A_q": q["A_q"] + 0.04, "B_q": q["B_q"]}
    return guess, {name: bg.Near(x) for name, x in guess.items()}


def test_guesses_of_coordinates_that_contradict_each_other_move_as_little_as_they_can() -> None:
    """Beside all configurations that an exact angle of the crank tells."""
    equations, q, (guess, near) = compiled("four_bar", "C", None), loop("four_bar", "C")[1], guess_of_two()

    def off(start: dict[str, Any]) -> float:
        return hypot(*(begun(equations, start, *guess) - [*guess.values()]))

    angles = q["A_q"] + np.linspace(-0.1, 0.1, 41)
    least = min(off({"A_q": angle, "B_q": bg.Near(q["B_q"]), "D_q": bg.Near(q["D_q"])}) for angle in angles)
    assert least > 0.001 and off(near) < 1.02 * least


@EVERY
def test_so_they_do_in_every_form(form: str | None) -> None:
    guess, near = guess_of_two()
    drawn, found = (begun(compiled("four_bar", "C", each), near, *guess) for each in (None, form))
    assert found == pytest.approx(drawn, abs=1e-9)
