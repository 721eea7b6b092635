"""The residual vanishes along every motion, and only there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se
from bondgraph.simulate.residual import Residual

FORMS = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)
VALUES = {"m": 2.0, "l": 0.5, "k": 3.0}


def pendulum() -> bg.Graph:
    w, v = One("w", coordinates=("th",)), One("v", ("vx", "vy"))
    bob = w >> TF("r", (("l*cos(th)",), ("l*sin(th)",))) >> v >> I("m")
    return bg.Graph("pendulum", bob, Se("G", (0, "-9.81*m")) >> v, w >> C("k"), w >> R("d", 0.1))


@pytest.mark.parametrize("form", FORMS)
def test_it_is_zero_for_the_rates_and_for_no_others(form: Any) -> None:
    equations = bg.compile(pendulum(), form) if form else bg.compile(pendulum())
    F = bg.residual(equations, {"m": 2.0, "l": 0.5, "k": 3.0})
    x = np.linspace(0.3, 0.9, len(F.states))
    rates = bg.rates(equations, VALUES, dict(zip(F.states, x, strict=True)))
    x_dot = np.array([rates[name] for name in F.states])
    assert np.abs(F(0.0, x, x_dot)).max() < 1e-12
    for k in range(len(x)):
        assert np.abs(F(0.0, x, x_dot + np.eye(len(x))[k])).max() > 1e-3


def test_arrays_of_other_sizes_are_refused() -> None:
    F = bg.residual(pendulum(), VALUES)
    with pytest.raises(bg.SizeMismatch, match="x_dot"):
        F(0.0, [0.0] * len(F.states), [])


def test_it_is_linear_in_the_rates() -> None:
    """Left as A x_dot - r: its second differences by x_dot vanish."""
    found = Residual(bg.compile(pendulum()), VALUES)
    draw = np.random.default_rng(0)
    x, a, b = draw.uniform(0.2, 1.0, (3, len(found.states)))
    mixed = found(0.0, x, a + b) - found(0.0, x, a) - found(0.0, x, b) + found(0.0, x, 0 * a)
    np.testing.assert_allclose(mixed, 0.0, atol=1e-12)
