"""Stiffness is judged in native code as in Python, with the same steps, whatever else runs beside it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se
from bondgraph.problem.jacobian import Jacobian
from bondgraph.program import llvm
from bondgraph.simulate.integrator import Integrator
from bondgraph.simulate.methods import native_watch, stiffness, stiffness_switching
from bondgraph.simulate.methods.native_loop import FORGOTTEN, OTHER, UNJUDGED
from bondgraph.simulate.methods.native_rates import NativeRates
from bondgraph.simulate.methods.native_watch import NativeWatch
from bondgraph.simulate.methods.stiffness_switching import Switching

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")


def van_der_pol(mu: float | str) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("vdp", v >> I("m", 1), v >> R("b", effort=f"{mu}*(x**2 - 1)*f"), v >> C("k", 1))


def kicked() -> bg.Graph:
    """A stiff damper that acts within a narrow band of places only: what is seen there is soon gone."""
    v = One("v", coordinates=("x",))
    law = "(1 + 1000*exp(-(100*x)**2))*f/10"
    return bg.Graph("kicked", v >> I("m", 1), v >> C("k", 0.01), v >> R("b", effort=law))


def bent() -> bg.Graph:
    """A force as a root of the place, whose slope at zero is infinite."""
    v = One("v", coordinates=("x",))
    return bg.Graph("bent", v >> I("m", 1), v >> R("b", effort="20*sqrt(abs(f))*sign(f)"), v >> C("k", 0.01))


def servo() -> bg.Graph:
    from tests.simulate.methods.test_newton_residuals import servo

    return servo()


def one_way() -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("one_way", v >> I("m", 1), v >> C("k", 0.1), v >> R("b", effort="where(f > 0, 5000*f, f/100)"))


def ladder() -> bg.Graph:
    """Circuits beside each other, with time constants from fractions of a millisecond up."""
    junctions = [One(f"i{k}") for k in range(12)]
    parts = []
    for k, i in enumerate(junctions):
        parts += [
            i >> I(f"L{k}", 10.0 ** -(k % 5)),
            i >> R(f"R{k}", 10.0 ** (k % 3)),
            i >> C(f"c{k}", 10.0 ** -(k % 4)),
        ]
    return bg.Graph("ladder", *parts)


RUNS: dict[str, tuple[Callable[[], bg.Graph], float, dict[str, float]]] = {
    "turns": (lambda: van_der_pol(50.0), 120.0, {"x": 2.0}),
    "calm": (lambda: van_der_pol(1.0), 20.0, {"x": 2.0}),
    "stiff": (lambda: van_der_pol(1000.0), 10.0, {"x": 2.0}),
    "kicked": (kicked, 5.0, {"x": 1.0}),
    "bent": (bent, 5.0, {"x": 1.0}),
    "one_way": (one_way, 5.0, {"x": 1.0}),
    "servo": (servo, 0.2, {}),
    "ladder": (ladder, 1.0, {"q_c3": 1.0}),
}


def run_of(name: str) -> bg.Trajectory:
    graph, end, start = RUNS[name]
    found = bg.simulate(graph(), end, start=start)
    assert isinstance(found, bg.Trajectory)
    return found


def same(one: bg.Trajectory, other: bg.Trajectory) -> None:
    """Equal to the last bit: the steps, what lies within them, and what is told of them."""
    np.testing.assert_array_equal(one.steps, other.steps)
    within = (one.steps[1:] + one.steps[:-1]) / 2
    np.testing.assert_array_equal(one.solution(within), other.solution(within))
    assert one.solver == other.solver and one.notes == other.notes


def verdicts_of(name: str, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Those of native code on the steps of a run, which must be the steps that Python alone makes."""
    told, own = [], NativeWatch.calls

    def calls(self: NativeWatch, made: Switching, length: float) -> bool:
        told.append(made.solver.verdict)
        return own(self, made, length)

    with monkeypatch.context() as patch:
        patch.setattr(NativeWatch, "calls", calls)
        found = run_of(name)
    with monkeypatch.context() as patch:
        patch.setattr(stiffness_switching, "watched", lambda *given: None)
        same(found, run_of(name))
    return set(told)


@pytest.mark.parametrize("name", RUNS)
def test_the_verdicts_are_pythons(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same steps by the same methods, changed at the same instants."""
    assert UNJUDGED not in verdicts_of(name, monkeypatch)


@pytest.mark.parametrize(
    ("name", "is_cheap", "expected"),
    [("turns", True, OTHER), ("kicked", True, FORGOTTEN), ("bent", False, UNJUDGED), ("ladder", False, OTHER)],
)
def test_so_they_are_with_other_thresholds(
    name: str, is_cheap: bool, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few steps that have to be seen verdicts are many, some of them taken back; also where Jacobians are dear."""
    for module in (stiffness, stiffness_switching, native_watch):
        for constant, value in {"SEEN": 2, "OF": 3, "SURE": 8}.items():
            monkeypatch.setattr(module, constant, value, raising=False)
    monkeypatch.setattr(Jacobian, "is_short", is_cheap)
    assert expected in verdicts_of(name, monkeypatch)


@pytest.mark.parametrize("name", ["turns", "kicked"])
def test_what_native_code_leaves_open_python_judges(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no Jacobian in native code: nor are there the steps of the stiff method then."""
    monkeypatch.setattr(NativeRates, "jacobian", lambda self: None)
    assert UNJUDGED in verdicts_of(name, monkeypatch)


def motor() -> bg.Graph:
    i, w = One("i"), One("w")
    own = (Se("U", 12) >> i >> GY("K", 0.05) >> w, i >> I("L", 1e-3), i >> R("Ra", 1), w >> I("J"), w >> R("b", 1e-4))
    return bg.Graph("motor", *own)


def pendulum() -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("pendulum", v >> I("J"), v >> R("g", effort="9.81*sin(x)"), v >> R("b", 0.1))


@pytest.mark.parametrize("graph", [motor, pendulum])
@pytest.mark.parametrize("J", [1e-6, 1e-4, 1e-2])
def test_steps_that_nobody_looks_into_are_those_one_by_one(
    graph: Callable[[], bg.Graph], J: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stand together where nothing is sought within them, or surely nothing changes course."""
    equations, counts, own = bg.compile(graph()), list[int](), Switching.several
    start = {"x": 1.0} if graph is pendulum else {}

    def several(self: Switching, most: int) -> None:
        own(self, most)
        counts.append(len(getattr(self.dense_output(), "ends", ())))

    with monkeypatch.context() as patch:
        patch.setattr(Switching, "several", several)
        together = bg.simulate(equations, 0.5, {"J": J}, start)
    assert sum(counts) > len(together.steps) / 2 and max(counts) > 10
    monkeypatch.setattr(Integrator, "_is_plain", False)
    alone = bg.simulate(equations, 0.5, {"J": J}, start)
    same(together, alone)
    assert len(together.solved) == len(alone.solved) == len(alone.steps)
    np.testing.assert_array_equal(together["p_J"], alone["p_J"])


def test_runs_beside_each_other_have_the_bits_of_one_alone() -> None:
    """In threads, where native code runs at the same time, and in a sweep."""
    equations, mu = bg.compile(van_der_pol("mu")), np.linspace(20.0, 60.0, 5)

    def run(value: float) -> Any:
        return bg.simulate(equations, 60, {"mu": value}, {"x": 2.0})

    alone = [run(value) for value in mu.tolist()]
    assert all(" then " in each.solver or "in turns" in each.solver for each in alone)
    with ThreadPoolExecutor(4) as pool:
        for one, other in zip(alone, pool.map(run, mu.tolist()), strict=True):
            same(one, other)
    swept = bg.sweep(equations, 60, {"mu": mu}, start={"x": 2.0})
    np.testing.assert_array_equal(swept["x"], [each["x"] for each in alone])
