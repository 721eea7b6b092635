"""FMUs stop where their independent velocities do not determine the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from math import pi
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from fmus import VERSIONS, Running, Written
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Prismatic, R, Revolute
from bondgraph.export._model import Model, model
from bondgraph.program.evaluate import instant
from bondgraph.program.tolerances import DEPENDENT

fmpy = juries.package("fmpy")
gcc = juries.program("gcc")
END = 0.3


def crank(s: str) -> tuple[list[Any], list[Any]]:
    """The bodies and joints of a slider-crank, 0.04 m and 0.13 m."""
    arm, rod, piston = Link(f"{s}crank", 0.8, planar=3e-3), Link(f"{s}rod", 0.5, planar=9e-4), Link(f"{s}piston", 0.9)
    joints = [
        Revolute(f"{s}A", "ground", arm),
        Revolute(f"{s}B", arm.frame((0.04, 0, 0)), rod),
        Prismatic(f"{s}P", "ground", piston, "x"),
        Revolute(f"{s}E", rod.frame((0.13, 0, 0)), piston),
    ]
    return [arm, rod, piston], joints


def started(s: str = "", angle: float = 0.7, rate: float = 12.0) -> dict[str, Any]:
    place = 0.04 * np.cos(angle) + np.sqrt(0.13**2 - (0.04 * np.sin(angle)) ** 2)
    B = -angle - np.arcsin(0.04 * np.sin(angle) / 0.13)
    return {f"{s}A_q": angle, f"{s}P_q": bg.Near(place), f"{s}B_q": bg.Near(B), f"{s}A": rate}


def placed(angle: float) -> dict[str, float]:
    return {name: x.value if isinstance(x, bg.Near) else x for name, x in started(angle=angle).items()}


@cache
def turning(*free: str) -> bg.Equations:
    """Slider-cranks, one for each velocity that is to tell how it turns."""
    sides = [""] if len(free) == 1 else [name[:-1] for name in free]
    cranks = [crank(s) for s in sides]
    bodies, joints = (tuple(x for each in cranks for x in each[k]) for k in range(2))
    parts = Mechanism("turning", bodies, joints)
    brakes = [parts[f"{s}A"] >> R(f"{s}brake", 1e-3) for s in sides]
    return bg.compile(bg.Graph("turning", *parts, *brakes), bg.forms.kane_velocity.having(free=[*free]))


def exported(*free: str, **start: Any) -> Model:
    sides = [""] if len(free) == 1 else [name[:-1] for name in free]
    began = {name: x for s in sides for name, x in started(s, **start).items()}
    return model(turning(*free), start=began, outputs=[f"{s}A_q" for s in sides])


def angle(t: float, **start: Any) -> float:
    return float(bg.simulate(turning("A"), [0.0, t], start=started(**start), rtol=1e-11, atol=1e-13)["A_q"][-1])


def reached(running: Running, steps: int) -> list[float]:
    """The angles of the crank after each of so many steps, up to one that is not made."""
    found = []
    for k in range(steps):
        try:
            running.fmu.doStep(k * END / steps, END / steps)
        except Exception:
            break
        found += running.get("A_q")
    return found


@pytest.fixture(params=["fmi2", pytest.param("fmi3", marks=pytest.mark.slow)])
def write(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Model], Written]:
    return lambda ours: Written(tmp_path, ours, VERSIONS[str(request.param)])


@fmpy
@gcc
@pytest.mark.parametrize("tolerance", [1e-4, 1e-6, 1e-9])
def test_a_dead_point_is_not_passed(tolerance: float, write: Any) -> None:
    """Up to there the motion is right; the reason names the velocity, and the remedy."""
    running = Running(write(exported("P")), tolerance=tolerance).begun()
    found = reached(running, 20)
    expected = [angle(END / 20 * (k + 1)) for k in range(len(found) + 1)]
    assert found == pytest.approx(expected[:-1], abs=10 * tolerance)
    assert expected[-2] < pi < expected[-1] and running.get("A_q")[0] < pi
    assert re.search(r"do not follow from 'P' there.*form\.having\(free", running.messages[0])


@fmpy
@gcc
def test_a_regular_choice_goes_on(write: Any) -> None:
    running = Running(write(exported("A")), tolerance=1e-9).begun()
    found = reached(running, 20)
    assert len(found) == 20 and found[-1] == pytest.approx(angle(END), abs=1e-7) and found[-1] > pi
    running.close()


@fmpy
@gcc
def test_two_that_are_dead_at_once_are_told(write: Any) -> None:
    """A determinant of both would touch zero only."""
    ours = exported("xP", "yP")
    assert ours.blocks == [2, 2]
    running = Running(write(ours), tolerance=1e-6).begun()
    with pytest.raises(Exception, match="fail"):
        running.fmu.doStep(0.0, END)
    assert "do not follow from 'xP', 'yP' there" in running.messages[0] and running.get("xA_q")[0] < pi


@fmpy
@gcc
def test_a_determinant_is_zero_beside_the_largest(write: Any) -> None:
    """Beside that of a saved state, too."""
    ours = exported("P")

    def determinant(at: Mapping[str, float]) -> float:
        values = [at.get(name, 0.0) for name in ours.choice.arguments]
        return float(abs(np.linalg.det(np.reshape(list(instant(ours.choice)(values)), (2, 2)))))

    times = np.linspace(0.0, 0.25, 251)
    run = bg.simulate(turning("A"), times, start=started(), rtol=1e-11, atol=1e-13)
    largest = max(determinant({q: run[q][k] for q in ("A_q", "B_q", "P_q")}) for k in range(len(times)))

    def short_of(share: float) -> float:
        gap = brentq(lambda x: determinant(placed(pi - x)) - share * largest, 0.0, 0.1, xtol=1e-14)
        return float(brentq(lambda t: angle(t) - (pi - gap), 0.15, 0.25, xtol=1e-13))

    before, after = short_of(2 * DEPENDENT), short_of(DEPENDENT / 2)
    running = Running(write(ours), tolerance=1e-12).begun()
    running.fmu.doStep(0.0, before)
    kept = running.saved()
    for _ in range(2):
        with pytest.raises(Exception, match="fail"):
            running.fmu.doStep(before, after - before)
        assert "do not follow from 'P' there" in running.messages.pop()
        running.fmu.reset()
        running.restore(kept)


@fmpy
@gcc
def test_a_start_beside_a_dead_point_is_none(write: Any) -> None:
    beside = {"angle": pi - 1e-6, "rate": -12.0}
    running = Running(write(exported("P", **beside)), tolerance=1e-9).begun()
    running.fmu.doStep(0.0, 0.05)
    assert running.get("A_q")[0] == pytest.approx(angle(0.05, **beside), abs=1e-6)
    running.close()
