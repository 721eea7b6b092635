"""Formulas along a motion are resolved: narrow features between its steps are met, and what is too fast is told."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.simulate import audit as audit_module
from bondgraph.simulate import resolved_parts as resolved_parts_module
from bondgraph.simulate.branch_instants import pieces
from bondgraph.simulate.resolved_parts import ends_between, resolved_parts

v = One("v", coordinates=("x",))
SWING = bg.Graph("swing", v >> I("m", 1), v >> C("c", 1))
LAST = 7.0


def read(run: bg.Trajectory, formula: str) -> object:
    return run.equations.xp.build(formula, run.equations.xp.symbol)


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    return bg.simulate(SWING, [0, 1, LAST], start={"x": 1.0}, rtol=1e-10)


@pytest.mark.parametrize("width", [1e-3, 1e-6, 1e-8])
def test_narrow_pulses_in_time_and_in_place_are_seen(run: bg.Trajectory, width: float) -> None:
    """A bell about an instant weighs cos(w t) there; one about x = 1/2 counts 1/|v| at each passage."""
    whole = math.sqrt(math.pi) * width
    in_time = run.gradient(integral=f"exp(-((t - 3.3333)/{width:g})**2)*x/{whole:.17g}", by="c")["c"]
    assert in_time == pytest.approx(3.3333 * math.sin(3.3333) / 2, rel=2 * width + 1e-6)
    if width == 1e-3:  # a narrower one is the difference of two steep flanks: rounding is left of that
        in_place = run.gradient(integral=f"exp(-((x - 0.5)/{width:g})**2)/{whole:.17g}", by="c")["c"]
        # Two passages up to 7 s, each 2/(sqrt(3) w), and w = 1/sqrt(c).
        assert in_place == pytest.approx(2 / math.sqrt(3), rel=10 * width**2)


def test_a_smooth_formula_needs_no_parts(run: bg.Trajectory) -> None:
    found = pieces(run, [])
    assert [len(found), found[0].end] == [1, LAST]
    assert ends_between(run, [read(run, "x**2 + 3*x")], found) == ([], math.inf)
    ends = resolved_parts(run, [read(run, "x**2")], LAST)
    np.testing.assert_array_equal(ends, run.steps)


def test_parts_are_short_where_a_feature_is_and_branches_end_them(run: bg.Trajectory) -> None:
    ends = resolved_parts(run, [read(run, "exp(-((t - 3)/1e-4)**2) + where(x > 0.3, 1, 0)")], LAST)
    inner = ends[(ends > 3 - 2e-4) & (ends < 3 + 2e-4)]
    assert np.diff(inner).max() < 2e-4
    assert np.abs(ends - math.acos(0.3)).min() < 1e-8
    assert len(ends) < len(run.steps) + 400


def test_what_varies_too_fast_is_refused(run: bg.Trajectory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resolved_parts_module, "MOST", 500)
    _, until = ends_between(run, [read(run, "sin(1e6*t)")], pieces(run, []))
    assert until < LAST
    with pytest.raises(bg.NoSolution, match="varies too fast to be seen"):
        run.gradient(integral="sin(1e6*t)*x", by="c")


@pytest.mark.parametrize(
    ("law", "energy"),
    [
        ("where(t > 3.3333, where(t < 3.3334, 1e4*e, 0), 0)", 1.0),
        ("1e4*exp(-((t - 3.3333)/1e-4)**2)*e", math.sqrt(math.pi)),
    ],
)
def test_an_audit_counts_what_acts_between_the_steps(law: str, energy: float) -> None:
    """A leak at a source that opens for 0.1 ms: the motion does not depend on it, and its steps pass it."""
    z, i = Zero("z"), One("i")
    graph = bg.Graph("leak", Se("U", 1) >> z, z >> i, i >> I("L", 1), i >> R("Ra", 1), z >> R("Rp", flow=law))
    audit = bg.simulate(graph, 10).power_audit()
    assert audit.energies["Rp"] == pytest.approx(energy, rel=1e-6)
    assert audit.energies["U"] == pytest.approx(9 + math.exp(-10) + energy, rel=1e-6)
    assert audit.balanced


def test_what_grows_from_zero_is_not_divided_where_it_is_rounding(monkeypatch: pytest.MonkeyPatch) -> None:
    """The logarithm of an amount that begins at zero: within 1e-12 s its interpolation is noise about zero."""
    constants = {"A": 4, "B": 1, "D": 0.3}
    run = bg.simulate(bg.reactions("b", "A <-> B", "2 B <-> D", K=constants, r=[0.5, 0.2], held={"A": 2}), 5)
    found = list[np.ndarray]()

    def counted(*asked: Any) -> Any:
        found.append(resolved_parts(*asked))
        return found[-1]

    monkeypatch.setattr(audit_module, "resolved_parts", counted)
    assert run.power_audit().balanced
    assert np.sum(found[0] < 1e-11) < 25


def test_parts_are_divided_where_steps_are_short() -> None:
    run = bg.simulate(SWING, [0, 1, LAST], start={"x": 1.0}, max_step=1e-3)
    ends = resolved_parts(run, [read(run, "exp(-((t - 3)/1e-12)**2)")], LAST)
    assert np.diff(ends[np.abs(ends - 3) < 5e-12]).max() < 2e-12
