"""A reset of a coordinate or a velocity under constraints is one motion, whichever velocities a form has as states.

What is set is set; coordinates that follow close the loops, and velocities are the nearest to what they were.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from quick import quick
from test_guesses_of_loops import FORMS, begun, compiled, loop, placed
from test_initial_velocities import WHEEL, wheel

import bondgraph as bg

KICKS: dict[str, dict[str, str]] = {
    "a coordinate": {"A_q": "A_q - 0.2"},
    "one that follows": {"D_q": "D_q + 0.1"},
    "a velocity": {"A": "-A"},
    "one at the other end": {"E": "0.5"},
    "one that is nowhere independent": {"B": "1.0"},
    "a coordinate and a velocity": {"A_q": "A_q - 0.2", "A": "0.3"},
}
NAMES = ("A", "B", "E", "D")
AT, BESIDE = 0.05, 1e-9
EVERY = pytest.mark.parametrize("form", FORMS)


def form_of(name: str | None) -> Any:
    return name and getattr(bg.forms, name)


def kicked(kick: dict[str, str], form: str | None, *more: bg.Event) -> tuple[Any, Any]:
    """Velocities and coordinates just before and just after, of shapes (2, 4)."""
    graph, q = loop("five_bar", "C")
    event = bg.reset("kick", when=f"t > {AT}", set=kick)
    equations = bg.compile(bg.Graph("kicked", *graph.links, event, *more), form_of(form), bg.algebra.table)
    start = {**placed(q), "E_q": q["E_q"], "A": 1.0, "E": -0.5}
    run = bg.simulate(equations, (0, 0.06), start=start, rtol=1e-8)
    told = np.array(run.evaluate(np.array([AT - BESIDE, AT + BESIDE]), [*NAMES, *(f"{name}_q" for name in NAMES)]))
    return told[:4].T, told[4:].T


@pytest.fixture(scope="module")
def drawn() -> dict[str, tuple[Any, Any]]:
    return {name: kicked(kick, None) for name, kick in KICKS.items()}


@pytest.mark.parametrize("kick", KICKS)
def test_what_is_set_is_set_and_the_rest_is_the_nearest_motion(kick: str, drawn: dict[str, tuple[Any, Any]]) -> None:
    """By projection on the motions that the loop has where it has come to be."""
    (before, after), (place, there) = drawn[kick]
    known = dict(zip(NAMES, before, strict=True)) | {f"{n}_q": x for n, x in zip(NAMES, place, strict=True)}
    asked = {name: eval(formula, known) for name, formula in KICKS[kick].items()}
    found = dict(zip(NAMES, after, strict=True)) | {f"{n}_q": x for n, x in zip(NAMES, there, strict=True)}
    assert [found[name] for name in asked] == pytest.approx([*asked.values()], abs=1e-7)

    equations = compiled("five_bar", "C", None)
    exact = {f"{name}_q": bg.Near(x) for name, x in zip(NAMES, there, strict=True)}
    ways = np.stack([begun(equations, {**exact, "A": a, "E": 1.0 - a}, *NAMES) for a in (0.0, 1.0)])
    held = [NAMES.index(name) for name in asked if name in NAMES]
    free = ways.T @ np.linalg.svd(ways.T[held])[2][len(held) :].T if held else ways.T
    assert after @ np.linalg.svd(ways)[2][2:].T == pytest.approx(0, abs=1e-6)  # it is a motion of the loop
    assert (after - before) @ free == pytest.approx(0, abs=1e-6)  # and no other is nearer


@EVERY
@pytest.mark.parametrize("kick", quick([*KICKS], ["a coordinate", "one that is nowhere independent"]))
def test_every_form_goes_on_alike(kick: str, form: str | None, drawn: dict[str, tuple[Any, Any]]) -> None:
    for found, expected in zip(kicked(KICKS[kick], form), drawn[kick], strict=True):
        np.testing.assert_allclose(found, expected, atol=1e-5)


@EVERY
def test_a_condition_that_comes_true_by_a_velocity_that_follows_is_seen(form: str | None) -> None:
    """Events act at one instant on what those before them have left, velocities that are no states among it."""
    (_, after), _ = kicked({"B": "1.0"}, form, bg.reset("then", when="B > 0.9", set={"B": "B + 1"}))
    assert after[NAMES.index("B")] == pytest.approx(2.0, abs=1e-6)


@pytest.mark.parametrize("form", quick(["kane_velocity", "kane_momentum", "gibbs_appell", "maggi"], ["kane_momentum"]))
@pytest.mark.parametrize("kick", [{"th": "th + 0.5"}, {"o": "2.0"}, {"w": "0.1"}])
def test_a_rolling_wheel_goes_on_alike(kick: dict[str, str], form: str) -> None:
    """Where constraints hold velocities alone, and a form has none of them among its states."""
    event, names = bg.reset("kick", when=f"t > {AT}", set=kick), ("u", "w", "o", "j")
    graph = bg.Graph("wheel", *wheel().links, event)

    def after(name: str | None) -> Any:
        equations = bg.compile(graph, form_of(name))
        run = bg.simulate(equations, (0, 0.06), WHEEL, {"th": 0.3, "u": 1.0, "o": 0.5})
        return np.array(run.evaluate(np.array([AT + BESIDE]), names))

    np.testing.assert_allclose(after(form), after(None), atol=2e-6)


def test_a_velocity_that_nothing_moves_so_stops_the_motion() -> None:
    """Two velocities of a loop of one degree of freedom."""
    graph, q = loop("four_bar", "C")
    event = bg.reset("kick", when=f"t > {AT}", set={"A": "1", "D": "3"})
    equations = bg.compile(bg.Graph("kicked", *graph.links, event), bg.forms.kane_velocity, bg.algebra.table)
    with pytest.raises(bg.SimulationStopped, match="'kick' moves states off the constraints"):
        bg.simulate(equations, (0, 0.06), start={**placed(q), "A": 1.0})
