"""Linear systems are solved in the units that the values of parameters ask for, wherever these are given."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero
from bondgraph.equations.solve_units import _powers, in_units_of


def delta(**values: float) -> bg.Graph:
    """A resistor to a triangle of three capacitors, of which one depends on the others, and two resistors to ground."""
    n = [Zero(f"n{k}") for k in range(3)]
    b = [One(f"b{k}") for k in range(4)]
    part = lambda kind, name: kind(name, values.get(name))  # noqa: E731
    parts: list[Any] = [Se("S", 1.0) >> b[0], b[0] >> part(R, "R1"), b[0] >> n[0]]
    for k, (one, other) in enumerate([(0, 1), (1, 2), (0, 2)], 1):
        parts += [n[one] >> b[k], b[k] >> part(C, f"C{k}"), b[k] >> n[other]]
    return bg.Graph("delta", *parts, n[1] >> part(R, "R2"), n[2] >> part(R, "R3"))


def values(resistance: float, compliance: float) -> dict[str, float]:
    return {**dict.fromkeys(("R1", "R2", "R3"), resistance), **dict.fromkeys(("C1", "C2", "C3"), compliance)}


BARE = bg.compile(delta())


@settings(max_examples=40)
@given(st.floats(-3, 10), st.floats(-15, 2))
def test_values_given_later_give_the_currents_of_those_in_the_graph(resistance: float, compliance: float) -> None:
    """By symmetry two capacitors in parallel are filled through 3/2 R; the third takes nothing."""
    r, c = 10.0**resistance, 10.0**compliance
    current = 1 / (3 * r)
    for found in (bg.rates(BARE, values(r, c)), bg.rates(delta(**values(r, c)), {})):
        assert [*found.values()] == pytest.approx([current, 0, current], rel=1e-9, abs=1e-9 * current)


def test_a_run_has_the_currents_of_picofarads_given_later() -> None:
    tau = 1.5 * 1e4 * 2e-11
    for method in (None, "Radau", "IDA"):
        run = bg.simulate(BARE, [0, tau / 2, tau], values=values(1e4, 1e-11), method=method)
        assert run["R2.f"] == pytest.approx([math.exp(-x) / 3e4 for x in (0, 0.5, 1)], rel=1e-6)


@pytest.mark.parametrize(
    ("value", "default", "powers"), [(2.0**7.9, None, 0), (2.0**8.1, None, 1), (-3e-5, 3.0, -1), (1e9, 1e9, 0)]
)
def test_values_are_in_the_units_that_are_nearest(value: float, default: float | None, powers: int) -> None:
    """Units are powers of 2^16. Without a default the equations were compiled with values of order one."""
    assert _powers(value, default) == powers


def test_the_same_units_give_the_same_equations() -> None:
    assert in_units_of(BARE, values(1.0, 0.1)) is BARE
    found = in_units_of(BARE, values(1e4, 1e-12))
    assert found is not BARE and in_units_of(BARE, values(1.1e4, 1e-12)) is found
