"""Native code finds the events in a step that Python finds, to the last bit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.equations.lower import lower
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm
from bondgraph.program.native import Rates
from bondgraph.simulate import sampled_step
from bondgraph.simulate.methods.native_events import native_events
from bondgraph.simulate.methods.native_judge import NativeJudge
from bondgraph.simulate.state_events import StateEvents

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")


def mass(effort: str, friction: str = "0.01*f") -> bg.Graph:
    """A mass on a spring of some law."""
    v = One("v", coordinates="x")
    return bg.Graph("mass", v >> I("m", 1), v >> C("c", effort=effort), v >> R("b", effort=friction))


def driven(effort: str) -> bg.Graph:
    """The same, and an effort in time."""
    v = One("v", coordinates="x")
    return bg.Graph("driven", Se("F", "sin(3*t)") >> v, v >> I("m", 1), v >> C("c", effort=effort), v >> R("b", 0.1))


def rectifier() -> bg.Graph:
    """A diode in series with a coil: its voltage, with which its law changes branch, solves a nonlinear equation."""
    i = One("i")
    diode = R("D", flow="where(e > 0, e*20, e*1e-3)")
    return bg.Graph("rectifier", Se("U", "12*sin(300*t)") >> i, i >> I("L", 1e-3), i >> R("r", 1.0), i >> diode)


def converter() -> bg.Graph:
    """A boost converter, which only switches in time."""
    i, s, d, o = One("i"), Zero("s"), One("d"), Zero("o")
    return bg.Graph(
        "boost",
        *(Se("U", 12.0) >> i, i >> I("L", 1e-4), i >> R("rl", 0.05), i >> s),
        *(s >> R("S", flow="where(sin(2*pi*20000*t) > 0, e*100, e*1e-6)"), s >> d),
        *(d >> R("D", flow="where(e > 0, e*20, e*1e-5)"), d >> o, o >> C("Co", 1e-4), o >> R("load", 20.0)),
    )


MODELS: dict[str, tuple[Callable[[], bg.Graph], float]] = {
    "one way": (lambda: mass("x", "where(f > 0, 0.2*f, 0.1*f)"), 20.0),
    "stop": (lambda: mass("x + where(x > 0.9, 1e4*(x - 0.9), 0)"), 20.0),
    "graze": (lambda: mass("x + where(x > 0.99999, 1e-3, 0)", "1e-6*f"), 20.0),
    "narrow": (lambda: mass("x + where(abs(x - 0.3) < 1e-3, 10, 0)"), 10.0),
    "comb": (lambda: mass("x + where(sin(60*x) > 0.99, 0.1, 0)"), 6.0),
    "two": (lambda: mass("x + where(x > 0.5, x - 0.5, 0) + where(x < -0.5, x + 0.5, 0)", "0.1*abs(f)"), 20.0),
    "undefined beyond": (lambda: mass("where(x > 0, sqrt(x), -sqrt(-x))"), 20.0),
    "driven": (lambda: driven("x + where(x > 0.2, x - 0.2, 0)"), 20.0),
    "rectifier": (rectifier, 0.03),
    "converter": (converter, 2e-4),
}


def start_of(name: str) -> dict[str, float]:
    return {} if name in ("driven", "rectifier", "converter") else {"x": 1.0}


class Beside:
    """Searches in Python beside each one in native code: what both found."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = self.events = self.left = self.quiet = 0
        natively, quiet, told = StateEvents._natively, StateEvents.quiet, self

        def both(self: StateEvents, start: float, end: float, states: Any) -> Any:
            before, met = (self.signs, self.earlier), list(self.met)
            kept = self._memory.kept if self._memory else {}
            found = natively(self, start, end, states)
            if self.native is None or found is None:
                told.left += 1
                return found
            after = self._memory.kept if self._memory else {}
            (self.signs, self.earlier), self.met = before, list(met)
            if self._memory:
                self._memory.seed(kept)
            time = self._sought(start, end, states)
            assert (found.crossing is None) == (time is None)
            assert time is None or found.crossing == self.met[-1][:2]
            np.testing.assert_array_equal(found.earlier, self.earlier)
            np.testing.assert_array_equal(found.signs, self.signs)
            assert {k: list(x) for k, x in after.items()} == {k: list(x) for k, x in found.kept.items()}
            told.steps, told.events = told.steps + 1, told.events + (time is not None)
            self.met = met
            return found

        def ahead(self: StateEvents, made: Any, first: int) -> int:
            was, before = self._ahead, (self.signs, self.earlier)
            count = quiet(self, made, first)
            if self._ahead is not None and self._ahead is not was:
                for k in range(first, first + count):
                    assert self._sought(made.starts[k], made.ends[k], made.piece(k)) is None
                    np.testing.assert_array_equal(self.signs, self._ahead[3][k + 1 - first])
                self.signs, self.earlier = before
                told.quiet += count
            return count

        monkeypatch.setattr(StateEvents, "_natively", both)
        monkeypatch.setattr(StateEvents, "quiet", ahead)


@pytest.mark.parametrize("method", [None, "Radau"])
@pytest.mark.parametrize("name", MODELS)
def test_it_finds_what_python_finds(name: str, method: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same float, the same quantity, the same signs and solutions: and it decides nearly every step."""
    graph, end = MODELS[name]
    beside = Beside(monkeypatch)
    bg.simulate(graph(), end, start=start_of(name), method=method)
    assert (beside.events > 2) == (name != "converter") and beside.steps + beside.quiet > 2 * beside.left
    assert (beside.quiet > 0) == (method is None and name not in ("rectifier", "converter"))


@pytest.mark.parametrize("by", [0.1, -0.2, 0.0])
def test_switches_that_are_moved_are_met_beside_their_zeros(by: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of 0.5 - x, natively as in Python."""
    begin, searched = StateEvents.begin, list[StateEvents]()

    def moved(self: StateEvents, inside: Any) -> None:
        begin(self, inside)
        if self.names and self.laws:
            self.move(0, by)
            searched.append(self)

    monkeypatch.setattr(StateEvents, "begin", moved)
    beside = Beside(monkeypatch)
    run = bg.simulate(mass("x + where(x - 0.5 > 0, 1e-12*(x - 0.5), 0)", "0*f"), 20.0, start={"x": 1.0})
    met = [each.time for each in searched[-1].met]
    assert len(met) > 3 and beside.steps
    np.testing.assert_allclose(run.evaluate(met, "x")[0], 0.5 + by, rtol=1e-6)


@pytest.mark.parametrize(("backend", "is_native"), [("llvm", True), ("python", False)])
def test_it_is_there_where_rates_are_native(backend: str, is_native: bool) -> None:
    equations = bg.compile(mass("where(x > 0, x, 2*x)"))
    problem = Problem.of(equations, {})
    program = lower(equations, dict(enumerate(equations.switches)))
    problem = problem.evaluated_by(Rates(problem.program, problem.evaluate, backend, len(equations.states)))
    found = native_events(problem, program)
    assert (found is not None) == is_native
    assert found is None or not found.judges(lambda time: np.zeros(2))


def test_laws_are_evaluated_within_a_stretch() -> None:
    """From its first instant to its last, also where a step begins or ends beside these."""
    judge = NativeJudge(2)
    judge.begin(lambda time: min(max(time, 1.0), 2.0))
    assert (judge._span.first, judge._span.last) == (1.0, 2.0)


@pytest.mark.parametrize("name", ["one way", "narrow", "rectifier", "converter"])
def test_a_run_is_the_same_without_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    graph, end = MODELS[name]
    equations, start = bg.compile(graph()), start_of(name)
    one = bg.simulate(equations, end, start=start)
    monkeypatch.setattr(StateEvents, "_natively", lambda *_: None)
    monkeypatch.setattr(StateEvents, "looks_ahead", False)
    other = bg.simulate(equations, end, start=start)
    assert list(one.steps) == list(other.steps) and one.solver == other.solver
    for state in equations.states:
        np.testing.assert_array_equal(one[state], other[state])


def test_the_numbers_are_those_of_python() -> None:
    """The search in C has the constants of the search in Python."""
    from importlib.resources import files

    from bondgraph.program import runtime

    text = (files(runtime) / "crossing.c").read_text(encoding="utf-8")
    for name, value in {
        "#define BENDS": sampled_step.RESOLVED, "#define DIP": sampled_step.NEAR, "#define ASIDE": sampled_step.ASIDE,
        "SAMPLED =": 2 * sampled_step.SAMPLES, "FINE =": sampled_step.MOST, "SEARCHED =": sampled_step.GOLDEN,
        "LEAST_ROWS =": 2 * sampled_step.FEWEST,
    }.items():  # fmt: skip
        after = text.split(name)[1].replace(",", " ").split()[0]
        assert float(after) == value, name
