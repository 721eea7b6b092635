"""Scissors lifts of many stages, against their one equation of motion in the angle of the bars."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from linkages import scissors
from scipy.integrate import solve_ivp

import bondgraph as bg

ARM, ANGLE, RATE, GRAVITY, END = 0.5, 0.6, 1.0, 9.81, 0.05
CLOSINGS = "middle", "ends"
UNIFORM, PLATFORM, LIGHT = (1.0, 1.0), (1.0, 500.0), (1e-6, 1e-6)
"""Masses of every bar but the top two, and of these; the foot has one of one kilogram."""


@cache
def lift(stages: int, closing: str, masses: tuple[float, float] = UNIFORM) -> tuple[bg.Equations, dict[str, Any]]:
    """Equations of a lift of which each loop leads around the bars below it, or around four, and its start."""
    linkage = scissors(stages, ARM, ANGLE)
    if closing == "ends":
        linkage = linkage.closed_by(*(f"R{k}" for k in range(1, stages)), "slide")
    top = {f"a{stages}", f"b{stages}"}
    own = {body.name: 1.0 if body.name == "foot" else masses[body.name in top] for body in linkage.bodies}
    bodies = tuple(replace(body, mass=own[body.name], inertia=own[body.name] * body.inertia) for body in linkage.bodies)
    linkage = replace(linkage, bodies=bodies)
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    return bg.compile(linkage.graph, start=start), start


def turned(stages: int, masses: tuple[float, float]) -> float:
    """By how much the bars have turned: M q'' + M' q'^2 / 2 + V' = 0 with M = A + B cos(q)^2 + C sin(q)^2."""
    m = np.array([masses[0]] * (stages - 1) + [masses[1]])
    heights = ARM * (2 * np.arange(1, stages + 1) - 1)
    A = 2 * m.sum() * (2 * ARM**2 / 9 + 0.02)
    B, C = 2 * m @ heights**2, 2 * m.sum() * ARM**2 + 4 * ARM**2

    def rates(_: float, x: Any) -> list[float]:
        q, u = x
        M, slope = A + B * np.cos(q) ** 2 + C * np.sin(q) ** 2, (C - B) * np.sin(2 * q)
        return [u, -(slope * u**2 / 2 + 2 * GRAVITY * m @ heights * np.cos(q)) / M]

    return float(solve_ivp(rates, (0, END), [ANGLE, RATE], method="DOP853", rtol=1e-12, atol=1e-14).y[0, -1]) - ANGLE


CASES = [(4, closing, masses) for closing in CLOSINGS for masses in (UNIFORM, PLATFORM, LIGHT)]
LARGE = [(20, "ends", LIGHT)]


@pytest.mark.parametrize(
    "stages, closing, masses", [*CASES, *(pytest.param(*case, marks=pytest.mark.slow) for case in LARGE)]
)
def test_a_lift_moves_as_its_angle_alone_says(stages: int, closing: str, masses: tuple[float, float]) -> None:
    equations, start = lift(stages, closing, masses)
    run = bg.simulate(equations, END, start=start)
    assert run["O_q"][-1] == pytest.approx(turned(stages, masses), rel=1e-8)


@pytest.mark.parametrize(
    "stages, closing", [(8, "middle"), (8, "ends"), pytest.param(20, "middle", marks=pytest.mark.slow)]
)
def test_more_stages_take_no_more_steps(closing: str, stages: int) -> None:
    """A projection leaves the rounding of long loops, which no shorter step makes smaller."""
    few, many = (
        len(bg.simulate(equations, END, start=start).steps)
        for equations, start in (lift(2, closing), lift(stages, closing))
    )  # fmt: skip
    assert many <= few + 2
