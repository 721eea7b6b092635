"""Steps as functions of time: what SciPy's give, without loading it where a motion does not need it."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import OdeSolution

from bondgraph.program import llvm
from bondgraph.simulate.methods._dense_output import DenseOutput, StepsInOrder

ENDS = [0.0, 0.5, 0.75, 2.0]


class Parabola(DenseOutput):
    """Each step its own, and so that an instant between two tells to which it belongs."""

    def _call_impl(self, t: np.ndarray) -> np.ndarray:
        return np.array([t**2 + self.t_old, 0 * t + self.t])


def test_steps_in_order_are_scipys() -> None:
    pieces = [Parabola(a, b) for a, b in pairwise(ENDS)]
    ours, theirs = StepsInOrder(ENDS, pieces), OdeSolution(ENDS, pieces)
    times = np.random.default_rng(1).permutation([*ENDS, *ENDS, *np.linspace(-0.5, 2.5, 41)])
    np.testing.assert_array_equal(ours(times), theirs(times))
    for t in times.tolist():
        np.testing.assert_array_equal(ours(t), theirs(t))
    assert ours(times[:0]).shape == (2, 0)


SHORT = """
import sys
import bondgraph as bg
from bondgraph.elements import C, I, One, R
v = One("v", coordinates=("x",))
run = bg.simulate(bg.Graph("decay", v >> I("m", 2), v >> R("b", 3), v >> C("k", 0.5)), 1.0, start={"v": 1})
run["b.e"]
print(*{"scipy.integrate", "scipy.linalg", "sympy", "casadi"} & sys.modules.keys())
"""

ARM = """
import sys
import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Revolute, Se
rod = Link("rod", 1, (0.1, 0.1, 0.01), centre=(0, 0, -0.5))
arm = Mechanism("arm", [rod], [Revolute("j", "ground", rod, "y")], gravity=(0, 0, -9.81))
bg.simulate(bg.Graph("driven", *arm, Se("T") >> arm["j"]), 0.1, {"T": "0.1*sin(2*t)"})
print(*{"sympy", "casadi"} & sys.modules.keys())
"""


@pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
@pytest.mark.parametrize("program", [SHORT, ARM])
def test_a_short_motion_loads_no_library_that_takes_longer_than_itself(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
