"""Derivatives of motions whose independent velocities were chosen anew, at the start or on the way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.forms import kane_momentum, kane_velocity, maggi


def skate() -> bg.Graph:
    """Across its blade it does not slip; it turns from along x to along y and on."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("blade", 0)
    return bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J"), Se("F", "t") >> f["o"], blade)


def run(form: Any, end: float, th: float = 0.0, J: float = 1.0) -> bg.Trajectory:
    start = {"th": th, "o": 1.0, "u": np.cos(th), "w": np.sin(th)}
    return bg.simulate(bg.compile(skate(), form), end, {"J": J}, start)


@pytest.mark.parametrize("form", [kane_velocity, kane_momentum])
def test_a_choice_made_at_the_start_alone_has_its_derivatives(form: Any) -> None:
    """Along x, and along y, of which the velocities compiled do not serve for one."""
    chosen = 0
    for th in (0.0, np.pi / 2):
        found = run(form, 0.3, th)
        chosen += len(found.choices)
        for name in ("th", "o", "u"):
            differences = (run(form, 0.3, th, 1.001)[name] - run(form, 0.3, th, 0.999)[name]) / 2e-3
            np.testing.assert_allclose(found.sensitivity(name, "J"), differences, atol=1e-6)
            assert found.gradient(end=name, by="J")["J"] == pytest.approx(found.sensitivity(name, "J")[-1], abs=1e-7)
    assert chosen == 1


@pytest.mark.parametrize("form", [kane_velocity, maggi])
def test_a_change_on_the_way_is_refused_with_velocities_that_last(form: Any) -> None:
    broken = run(form.having(free=("u", "o")), 1.6)
    assert len(broken.choices) == 2
    for ask in (lambda: broken.sensitivity("th", "J"), lambda: broken.gradient(end="th", by="J")):
        with pytest.raises(bg.NotReducible, match="independent velocities change on the way") as caught:
            ask()
        assert f"{broken.choices[1].steps[0]:.6g} s" in caught.value.law
    # From where it has turned the velocities that are named last, and what is before that has its derivatives.
    assert run(form.having(free=("w", "o")), 1.0, 1.3).sensitivity("th", "J").shape == (1001,)
    assert run(form.having(free=("u", "o")), 0.3).sensitivity("th", "J").shape == (1001,)
