"""Native code is sure that no solution of a nonlinear system leaps in a step only where Python finds no leap in it."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm
from bondgraph.program.native import Rates
from bondgraph.program.program import Newton
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate import branch_loss
from bondgraph.simulate.branch_loss import BranchLoss
from bondgraph.simulate.methods.native_leaps import native_leaps

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")


def charged(law: str, flow: Any = 1) -> bg.Graph:
    """A capacitor beside a resistor whose flow solves a nonlinear equation."""
    z = Zero("z")
    return bg.Graph("charged", Sf("U", flow) >> z, z >> R("r", effort=law), z >> C("c", 1))


def rectifier() -> bg.Graph:
    i = One("i")
    diode = R("D", flow="where(e > 0, e*20, e*1e-2)")
    return bg.Graph("rectifier", Se("U", "12*sin(300*t)") >> i, i >> I("L", 1e-3), i >> R("r", 1.0), i >> diode)


def two() -> bg.Graph:
    """Two systems, one of two unknowns."""
    z, y, o = Zero("z"), Zero("y"), One("o")
    parts = z >> R("r", effort="f**3 + f"), z >> C("c", 1), z >> o, o >> R("s", flow="e + 0.1*e**3"), o >> y
    return bg.Graph("two", Sf("U", "sin(5*t)") >> z, *parts, y >> R("q", effort="f + f**5"), y >> C("d", 2))


MODELS = {
    "smooth": (lambda: charged("f**3 + f"), 5.0, False),
    "bend": (lambda: charged("f**3 + where(f < 0, f, 3*f) - sin(4*t)"), 5.0, False),
    "root": (lambda: charged("f**3 + 0.01*f - sin(3*t)"), 2.0, False),
    "fold": (lambda: charged("f**3 - f + 2*cos(t)"), 2.0, True),
    "jump": (lambda: charged("f**3 + f - where(sin(9*t) < 0.3, 0, 0.5)"), 2.0, False),
    "rectifier": (rectifier, 0.02, False),
    "two": (two, 5.0, False),
}


@pytest.mark.parametrize("method", ["DOP853", "Radau"])
@pytest.mark.parametrize("name", MODELS)
def test_what_it_is_sure_of_python_says_too(name: str, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And both know the same solutions, and the same sizes of them."""
    follows, sure, found = BranchLoss._follows, list[bool](), list[Any]()

    def both(self: BranchLoss, start: float, end: float, states: Any) -> bool:
        assert self.native is not None
        last, largest = self.last, self.largest
        sure.append(follows(self, start, end, states))
        if sure[-1]:
            known, sizes = self.last, self.largest
            self.last, self.largest = last, largest
            found.append(self._sought(start, end, states))
            np.testing.assert_allclose(known, self.last, rtol=1e-12, atol=1e-15)
            np.testing.assert_allclose(sizes, self.largest, rtol=1e-12)
        return sure[-1]

    monkeypatch.setattr(BranchLoss, "_follows", both)
    graph, end, ends = MODELS[name]
    try:
        run = bg.simulate(graph(), end, method=method)
        assert not ends and run.t[-1] == end
    except bg.SimulationStopped as stop:
        assert ends and not sure[-1] and "loss of the solution branch" in str(stop)
    # Where a branch ends it is approached by steps that come near the other one: each takes another look.
    assert not any(found) and np.mean(sure) > (0.5 if ends else 0.8)


def test_solutions_are_where_the_rates_remember_them() -> None:
    equations = bg.compile(two())
    problem = Problem.of(equations, {})
    names = [line.names for line in problem.program.body if isinstance(line, Newton)]
    assert native_leaps(problem, names) is None  # not before rates are native
    problem = problem.evaluated_by(Rates(problem.program, problem.evaluate, "llvm", len(equations.states)))
    found = native_leaps(problem, names)
    assert found is not None and found.last.shape == (sum(map(len, names)),)
    assert native_leaps(problem, [("nothing",)]) is None


def test_the_numbers_are_those_of_python() -> None:
    from importlib.resources import files

    from bondgraph.simulate.methods import loop

    text = (files(loop) / "leaps.c").read_text(encoding="utf-8")
    numbers = {"STEADY": branch_loss.STEADY, "SHRUNK": branch_loss.SHRUNK, "ROUNDED": float(ROUNDING)}
    numbers["UNEVEN"] = branch_loss.UNEVEN
    for name, value in numbers.items():
        assert float(text.split(f"#define {name}")[1].split()[0]) == value
    counts = {"PARTED": branch_loss.HALVINGS, "FIRST": branch_loss.FIRST, "WHOLE": branch_loss.WHOLE}
    for name, count in counts.items():
        assert int(re.split(r"[ ,]", text.split(f"{name} = ")[1])[0]) == count
