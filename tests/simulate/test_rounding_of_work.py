"""Works of what cancels are known as far as rounding leaves them."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.simulate.audit import powers_of
from bondgraph.simulate.rounding_of_work import rounding_of_work


@pytest.mark.parametrize("size", [1e-15, 1e-12, 1.0, 1e9])
@pytest.mark.parametrize("effort", ["sin(t)", "0.7 + 0*t", "exp(-t)"])
def test_currents_that_are_rounding_leave_no_energy(size: float, effort: str) -> None:
    """Two capacitors in parallel that hang on a resistor alone: no current flows."""
    n, m, r, a, b = Zero("n"), Zero("m"), One("r"), One("a"), One("b")
    source, end = Zero("source"), (r >> R("R", 0.3 / size), a >> C("Ca", size), b >> C("Cb", 2 * size))
    joined = (m >> r, r >> source, n >> a, a >> m, n >> b, b >> m)
    run = bg.simulate(bg.Graph("tail", Se("U", effort) >> source, *joined, *end), [0, 1, 2])
    np.testing.assert_allclose(run["R.f"], 0, atol=1e-14 * size)
    assert run.notes == ()
    assert run.power_audit().balanced


@pytest.mark.parametrize("flow", [1.0, 1.3])
def test_a_jump_at_the_edge_of_a_branch_is_no_rounding(flow: float) -> None:
    i = One("i")
    law = R("r", effort=f"where(f >= {flow}, 1000, 1)")
    run = bg.simulate(bg.Graph("edge", Sf("F", flow) >> i, i >> law, i >> C("c", 1.0)), 1)
    (found,) = rounding_of_work(run, powers_of({"r": 1.0}), np.array([[0.0, 1.0]]))
    assert found < 1e-9 * 1000 * flow


@pytest.mark.parametrize("level", [1.1, 1.234567e6])
def test_the_rounding_of_a_work_is_that_of_the_terms_of_its_power(level: float) -> None:
    """A resistor between two large levels that are nearly alike."""
    i = One("i")
    graph = bg.Graph("levels", Se("U") >> i, i >> R("r", 1.0), i >> Se("V"), i >> C("c", 1e9))
    run = bg.simulate(graph, 1, {"U": level, "V": level - 1e-3})
    (found,) = rounding_of_work(run, powers_of({"U": 1.0}), np.array([[0.0, 1.0]]))
    assert 1e-17 * level * level < found < 1e-13 * level * level


def test_the_rounding_of_a_work_goes_over_all_choices_of_velocities() -> None:
    """A blade on a circle, whose independent velocities are chosen anew: what each piece has adds up."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0)
    graph = bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), f["o"] >> R("b", 0.1), blade)
    start = {"th": 0.2, "o": 1.0, "u": np.cos(0.2), "w": np.sin(0.2)}
    run = bg.simulate(bg.compile(graph, bg.forms.kane_velocity), (0, 4), start=start)
    assert len(run.choices) > 1
    grid = np.linspace(0, 4, 9)
    parts = np.stack([grid[:-1], grid[1:]], axis=1)
    (whole,) = rounding_of_work(run, powers_of({"b": 1.0}), parts)
    pieces = [float(rounding_of_work(run, powers_of({"b": 1.0}), part[None])[0]) for part in parts]
    assert 0 < whole < 1e-12 and whole == pytest.approx(sum(pieces), rel=1e-9)
