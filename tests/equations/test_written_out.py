"""Rates are written out where that is shorter: what is printed is what runs, and gives the same numbers."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.algebra.text.parse import build
from bondgraph.elements import Frame, Link, Mechanism, Planar, Revolute, Sf, WheelContact
from bondgraph.equations import checks, written_out
from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.lower import arguments, lower
from bondgraph.program.evaluate import instant

SIDES = {"left": 1, "right": -1}
FORMS = [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.maggi, bg.forms.lagrange_multipliers]


def wheeled_robot() -> bg.Graph:
    """A chassis on two wheels; both roll ahead, and the left one keeps its axle from going sideways."""
    chassis = Link("chassis", "M", ("J", "J", "J"), centre=(0.06, 0, 0))
    wheels = {side: Link(f"{side}_wheel", "m", ("I2", "I1", "I2")) for side in SIDES}
    robot = Mechanism("robot", [chassis, *wheels.values()], [
        Planar("base", Frame("ground", (0, 0, 0.06)), chassis),
        *(Revolute(side, chassis.frame((0, sign * 0.15, 0)), wheels[side], "y") for side, sign in SIDES.items()),
    ])  # fmt: skip
    contacts = {side: WheelContact(f"{side}_tyre", robot, wheels[side], 0.06) for side in SIDES}
    return bg.Graph(
        "wheeled_robot",
        *robot,
        *(chain for contact in contacts.values() for chain in contact),
        Sf("left_grip", (0, 0)) >> contacts["left"].slip,
        Sf("right_grip", 0) >> contacts["right"].slip["right_tyre_ahead"],
    )


def at_random(equations: bg.Equations, program: Any, seed: int) -> list[float]:
    draw = random.Random(seed)
    values = [draw.uniform(0.3, 1.7) for _ in arguments(equations)]
    return list(instant(program)(values))


def without(monkeypatch: pytest.MonkeyPatch, graph: bg.Graph, form: Any) -> bg.Equations:
    """The equations as they are found."""
    with monkeypatch.context() as patch:
        patch.setattr(checks, "written_out", lambda equations: equations)
        return bg.compile(graph, form, bg.algebra.sympy)


@pytest.mark.parametrize("form", FORMS)
def test_equations_of_a_wheeled_robot_are_lines(form: Any) -> None:
    """They were up to 35,000 characters and 640 operations."""
    equations = bg.compile(wheeled_robot(), form)
    spelled = [" ".join(line.split()) for line in str(equations).splitlines()]
    assert max(map(len, spelled)) < 800
    assert lower(equations, equations.rates).operations < 120


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["double_pendulum", "wheeled_robot"])
def test_they_give_the_same_rates_and_everything_else(name: str, form: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = wheeled_robot() if name == "wheeled_robot" else CATALOGUE[name]().graph
    try:
        shorter = bg.compile(graph, form)
    except bg.NotReducible:
        pytest.skip("it has no constraint to keep")
    longer = without(monkeypatch, graph, form)
    assert arguments(shorter) == arguments(longer)
    programs = []
    for each in (shorter, longer):
        open_ = {n: x for n, x in each.observables.items() if n not in each.indeterminate}
        programs.append((each, lower(each, dict(each.rates)), lower(each, open_)))
    assert programs[0][1].operations <= programs[1][1].operations
    for seed in range(3):
        for k in (1, 2):
            found, expected = (at_random(each[0], each[k], seed) for each in programs)
            assert found == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_what_is_printed_is_what_runs() -> None:
    """The lines of a double pendulum, read back as formulas, are the expressions that are lowered."""
    equations = bg.compile(CATALOGUE["double_pendulum"]().graph, bg.forms.kane_momentum)
    xp = equations.xp
    pairs = (line.split("' = ") for line in str(equations).splitlines() if "' = " in line)
    assert {name: build(formula, xp.symbol, xp.number, xp.call) for name, formula in pairs} == dict(equations.rates)


def test_an_inverse_that_is_not_defined_everywhere_keeps_its_name() -> None:
    """Where a loop is closed it is solved as the law it is the inverse of."""
    equations = bg.compile(CATALOGUE["double_pendulum"]().graph)
    entered = [replace(s, entered=object()) if isinstance(s, Let) else s for s in equations.steps]  # type: ignore[arg-type]
    marked = replace(equations, steps=tuple(entered))
    kept = {s.symbol for s in written_out.written_out(marked).steps if isinstance(s, Let)}
    assert kept == {s.symbol for s in entered if isinstance(s, Let)}


@pytest.mark.parametrize("limit", ["MUCH", "LOOKED"])
def test_a_model_that_nobody_reads_is_left_as_it_is(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = without(monkeypatch, wheeled_robot(), None)
    assert written_out.written_out(found) is not found
    monkeypatch.setattr(written_out, limit, 50)
    assert written_out.written_out(found) is found


def test_those_of_the_table_share_what_they_have_already() -> None:
    equations = bg.compile(wheeled_robot(), algebra=bg.algebra.table)
    assert written_out.written_out(equations) is equations


def test_the_robot_rolls_on_a_circle() -> None:
    """By hand, without masses of wheels: v' = a w^2, (J + M a^2) w' = - M a v w."""
    equations = bg.compile(wheeled_robot(), bg.forms.kane_velocity)
    M, J, r, b, a, v, w = 6.0, 0.09, 0.06, 0.15, 0.06, 0.6, 0.9
    left, right = (next(n for n in equations.states if n.startswith(side) and not n.endswith("_q")) for side in SIDES)
    given = {"M": M, "J": J, "I1": 1e-12, "I2": 1e-12, left: (v - b * w) / r, right: (v + b * w) / r}
    point = [given.get(name, 0.0) for name in arguments(equations)]
    program = lower(equations, {left: equations.rates[left], right: equations.rates[right]})
    found = dict(zip(program.results, instant(program)(point), strict=True))
    v_dot, w_dot = a * w**2, -M * a * v * w / (J + M * a**2)
    assert math.isclose((found[left] + found[right]) * r / 2, v_dot, rel_tol=1e-6)
    assert math.isclose((found[right] - found[left]) * r / (2 * b), w_dot, rel_tol=1e-6)
