"""Where the gain of a loop is one: close pairs of crossings are found, though their roots are not exact."""

from __future__ import annotations

from math import sqrt
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from scipy.signal import tf2ss

from bondgraph.analysis.linearization.linearization import Linearization
from bondgraph.analysis.linearization.margins import _crossings

NONE = np.zeros(0)


def crossovers(numerator: list[float], denominator: list[float], roots: list[float]) -> Any:
    """The frequencies at which the gain is one, from rough ones."""
    A, B, C, D = tf2ss(numerator, denominator)
    loop = Linearization("loop", 0.0, ("x", "v"), (), ("e",), ("y",), A, B, C, D, {}, {}, ())
    rational: Any = SimpleNamespace(poles=np.roots(denominator), zeros=np.roots(numerator))
    return _crossings(loop, rational, NONE, np.array(roots))[1]


def test_a_peak_that_hardly_rises_above_one_crosses_twice() -> None:
    """k/(s^2 + 2 z s + 1): the gain is one where w^2 = 1 - 2 z^2 -+ 1e-3; roots of polynomials miss that by 3e-5."""
    damping, half = 0.01, 1e-3
    middle = 1 - 2 * damping**2
    gain = sqrt(1 - middle**2 + half**2)
    exact = np.sqrt([middle - half, middle + half])
    rough = exact * [1 - 3e-5, 1 + 3e-5]
    assert crossovers([gain], [1.0, 2 * damping, 1.0], rough.tolist()) == pytest.approx(exact, rel=1e-9)


def test_a_narrow_peak_without_damping_crosses_twice() -> None:
    """k/(s^2 + 1) is one at w^2 = 1 -+ k, and infinite between."""
    assert crossovers([2e-4], [1.0, 0.0, 1.0], []) == pytest.approx(np.sqrt([1 - 2e-4, 1 + 2e-4]), rel=1e-9)
