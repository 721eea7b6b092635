"""What methods share: they begin once, where they are told, and give their last step as a function."""

from __future__ import annotations

import numpy as np
from scipy.integrate import DenseOutput

from bondgraph.simulate.methods._method import SteppingMethod


class Line(DenseOutput):
    """y = y0 + c (t - t0)."""

    def __init__(self, t_old: float, t: float, y: np.ndarray, c: float) -> None:
        super().__init__(t_old, t)
        self.y, self.c = y, c

    def _call_impl(self, t: np.ndarray) -> np.ndarray:
        return self.y + self.c * (np.asarray(t) - self.t_old)


class Euler(SteppingMethod[float]):
    """Exact for a constant rate, which is the system."""

    def _begin(self, first_step: float | None) -> None:
        self.h = self.max_step if first_step is None else first_step

    def step(self) -> str | None:
        end = min(self.t + self.h, self.t_bound)
        self.piece = Line(self.t, end, self.y.copy(), self.system)
        self.t, self.y = end, self.piece(end)
        self.status = "finished" if end >= self.t_bound else "running"
        return None


def test_a_method_runs_to_its_bound_and_gives_its_steps() -> None:
    start = np.array([1.0])
    method = Euler(2.0, 0.0, start, 1.0, 1e-6, 1e-9, max_step=0.4)
    ends = []
    while method.status == "running":
        method.step()
        ends.append(method.t)
        np.testing.assert_allclose(method.dense_output()(method.t), method.y)
    assert ends[-1] == 1.0 and len(ends) == 3 and start == [1.0]
    np.testing.assert_allclose(method.y, [3.0])


def test_the_first_step_is_handed_to_the_method() -> None:
    assert Euler(2.0, 0.0, [0.0], 1.0, 1e-6, 1e-9, first_step=0.125).h == 0.125
