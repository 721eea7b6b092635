"""CVODE where the steps that it needs are a few floats long, and what it says where it fails."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero

pytest.importorskip("sksundae")

from bondgraph.simulate.methods.sundials import Cvode

LIMITS = {"rtol": 1e-8, "atol": 1e-10}
PICOSECOND = 1e-12


@pytest.mark.parametrize("start", [0.1, -0.1, 0.0])
@pytest.mark.parametrize("constant", [0.01, 0.1, 1.0])
def test_a_layer_of_picoseconds_is_passed(start: float, constant: float, capfd: pytest.CaptureFixture[str]) -> None:
    """States are as right as instants are, which are rounded after each of its steps."""
    T = constant * PICOSECOND
    method = Cvode(lambda t, x: [(5 - x[0]) / T], start, [0.0], start + 1, jac=lambda t, x: [[-1 / T]], **LIMITS)
    before, allowed = 0.0, 1e-5 + 100 * math.ulp(start) / T  # 100 floats are a layer, or less
    while method.status == "running":
        assert method.step() is None
        piece = method.dense_output()
        assert abs(piece(piece.t_old)[0] - before) < allowed and piece(method.t) == pytest.approx(method.y)
        for t in np.linspace(piece.t_old, method.t, 7):
            assert abs(piece(t)[0] - 5 * -math.expm1(-(t - start) / T)) < 5 * allowed
        before = method.y[0]
    assert before == pytest.approx(5) and capfd.readouterr() == ("", "")


def test_a_circuit_of_picoseconds_is_moved_as_by_other_methods() -> None:
    a, z = One("a"), Zero("z")
    parts = Se("U", "where(t < 0.1, 0, 5)") >> a, a >> R("R", 10.0), a >> z, z >> C("C", 1e-13), z >> R("Rl", 1e3)
    run = bg.simulate(bg.Graph("rc", *parts), 1.0, method="CVODE")
    assert run.notes == () and run.at([0.05, 0.1 + 1e-9, 0.5], "C.e") == pytest.approx([0, 5 / 1.01, 5 / 1.01])


def test_what_fails_is_not_told_in_words_of_sundials(capfd: pytest.CaptureFixture[str]) -> None:
    """What rates print themselves stays."""

    def rates(t: float, x: Any) -> list[float]:
        if t == 0:
            print("[begun]")
        return [-math.sqrt(x[0]) if x[0] >= 0 else math.nan]

    method = Cvode(rates, 0.0, [1.0], 3.0, **LIMITS)
    while method.status == "running":
        failed = method.step()
    told = capfd.readouterr()
    assert method.status == "failed" and failed and method.t == pytest.approx(2.0, abs=1e-3)  # x = (1 - t / 2)^2
    assert set(told.out.splitlines()) == {"[begun]"} and not told.err
