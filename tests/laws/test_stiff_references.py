"""Stiff problems with published ends: F. Mazzia and C. Magherini, Test Set for Initial Value Problem Solvers, 2008."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, De, I, One, R, Sf, Zero

METHODS = (None, "Radau", "BDF", "LSODA")


def robertson() -> bg.Graph:
    """A -> B, 2 B -> B + D, B + D -> A + D, with amounts as efforts."""
    u = {name: Zero(f"u{name}") for name in "ABD"}
    parts: list[Any] = [u[x] >> part for x in "ABD" for part in (C(x, 1), De(f"y{x}"))]
    for name, source, sink, rate in (
        ("first", "A", "B", "0.04*yA"), ("second", "B", "D", "3e7*yB**2"), ("third", "B", "A", "1e4*yB*yD"),
    ):  # fmt: skip
        v = One(f"v{name}")
        parts += [u[source] >> v >> u[sink], Sf(name, rate) >> v]
    return bg.Graph("robertson", *parts)


def van_der_pol() -> bg.Graph:
    """x'' = ((1 - x**2) x' - x)/1e-6."""
    v = One("v", coordinates=("x",))
    return bg.Graph("van_der_pol", v >> I("m", 1e-6), v >> R("r", effort="(x**2 - 1)*f"), v >> C("k", 1))


@pytest.mark.parametrize("method", METHODS)
def test_robertson_keeps_its_amounts_over_eleven_decades(method: str | None) -> None:
    """Amounts that begin at one end at 2e-8 and 8e-14, which the model cannot tell: their sizes are given."""
    names, sizes = ("q_A", "q_B", "q_D"), {"q_A": 1e-8, "q_B": 1e-13}
    run = bg.simulate(robertson(), [0, 1, 1e11], start={"q_A": 1}, method=method, rtol=1e-9, nominal=sizes)
    ends = [run[name][-1] for name in names]
    np.testing.assert_allclose(ends, [0.2083340149701255e-7, 0.8333360770334713e-13, 0.9999999791665050], rtol=1e-5)
    assert sum(ends) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("method", METHODS)
def test_van_der_pol_with_a_small_mass(method: str | None) -> None:
    run = bg.simulate(van_der_pol(), (0, 2), start={"x": 2}, method=method, rtol=1e-9)
    np.testing.assert_allclose(
        [run["x"][-1], run["v"][-1]], [0.1706167732170483e1, -0.8928097010247975], rtol=1e-6 * math.sqrt(10)
    )
    assert run.power_audit().balanced
