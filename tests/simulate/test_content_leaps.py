"""What a dependent store holds leaps where its law, used the other way, has no solution near the last one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero
from bondgraph.simulate.content_leaps import leaps
from bondgraph.simulate.time_events import Stretch


def pressed(law: str) -> bg.Graph:
    """A compliance whose effort is given, beside a store with a state."""
    j, x = Zero("j"), One("x")
    return bg.Graph("pressed", Se("U") >> j, j >> C("k", effort=law), x >> C("c", 1), x >> R("r", 1))


def run_of(law: str, effort: str) -> bg.Trajectory:
    return bg.simulate(pressed(law), (0, 1), {"U": effort}, {"q_c": 1.0})


def test_a_leap_is_told_where_the_branch_ends() -> None:
    """At q = 0.3 the law falls from 0.9 to 0.6, and takes 0.9 again at 0.45."""
    (leap,) = run_of("where(abs(q) > 0.3, 2*q, 3*q)", "1.2*t").impulses
    assert (leap.store, leap.content) == ("k", "q_k")
    assert leap.time == pytest.approx(0.75, abs=1e-6)
    assert leap.amount == pytest.approx(0.15, abs=1e-6)


@pytest.mark.parametrize("law", ["q + 5*max(q - 0.2, 0)", "2*q + q**3", "q + abs(q)/2"])
def test_what_bends_is_no_leap(law: str) -> None:
    assert run_of(law, "1.2*t - 0.2").impulses == ()


@pytest.mark.parametrize("gap, told", [(3e-7, 0), (3e-6, 1)])
def test_how_small_a_leap_is_told(gap: float, told: int) -> None:
    """Beside the largest that is held, 1."""
    run = run_of(f"where(q > 0.5, q - {gap!r}, q)", "t")
    assert len(run.impulses) == told
    assert all(leap.amount == pytest.approx(gap, rel=1e-2) for leap in run.impulses)
    assert np.abs(run["k.f"] - 1).max() < 1e-6


@pytest.mark.parametrize(("width", "told"), [(3e-6, 1), (3e-5, 0)])
def test_what_no_rate_explains_has_leapt_if_it_changes_within_millionths_of_a_step(width: float, told: int) -> None:
    """A search may lead from one solution to the next gradually, by what it leaves."""

    def compute(times: Any, wanted: dict[str, Any]) -> list[Any]:
        moved = np.clip((np.asarray(times) - 1 / np.pi) / width, 0.0, 1.0)
        return [moved if str(wanted["q"]) == "q" else 0.0 * moved]

    run: Any = SimpleNamespace(equations=SimpleNamespace(xp=bg.algebra.sympy), steps=[0.0, 1.0], compute=compute)
    assert len(list(leaps(run, "q", [Stretch(0.0, 1.0, 0.0, 1.0)]))) == told
