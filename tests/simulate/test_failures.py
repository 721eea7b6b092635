"""Refusals of a simulation: where, why, what stands in the way, and the motion up to there."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.equations.inverted_laws import inverted_laws
from bondgraph.problem.problem import Problem
from bondgraph.simulate.failures import GUARDS, interrupted, stopped, undefined
from bondgraph.simulate.methods import cvode
from bondgraph.simulate.step_result import Stop

v = One("v")
GRAPH = bg.Graph("swing", v >> I("m"), v >> C("k"))


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    return bg.simulate(GRAPH, (0, 0.1), {"m": 1, "k": 1}, {"v": 1})


@pytest.fixture(scope="module")
def problem() -> Problem:
    return Problem.of(bg.compile(GRAPH), {"m": 1, "k": 1})


def test_every_refusal_names_the_model_and_the_instant(problem: Problem) -> None:
    stop = stopped(problem, 0.25, state_of(problem), Stop("too steep."), None)
    for found in (undefined(problem, 0.25, "1/0"), stop, interrupted(problem, 0.25, None)):
        assert found.place == "swing at t = 0.25 s" and found.remedy


def state_of(problem: Problem) -> Any:
    return np.full(len(problem.equations.states), 0.5)


def test_a_stop_says_its_law_and_gives_the_motion(problem: Problem, run: bg.Trajectory) -> None:
    found = stopped(problem, 0.1, state_of(problem), Stop("too steep."), run)
    assert "cannot be continued: too steep" in found.law and found.trajectory is run
    assert "trajectory" in found.remedy and not found.interrupted
    assert found.parties == problem.equations.states


def test_a_refusal_within_keeps_its_place_and_parties(problem: Problem) -> None:
    cause = bg.NoSolution("R 'b'", "its law has no value", parties=("b",), remedy="none")
    for reason in (cause, Stop("failed", cause=cause)):
        found = stopped(problem, 0.1, state_of(problem), reason, None)
        assert found.parties == ("b",) and "R 'b': its law has no value" in found.law
        assert found.trajectory is None


def test_an_interrupted_motion_says_so(problem: Problem, run: bg.Trajectory) -> None:
    found = interrupted(problem, 0.1, run)
    assert found.interrupted and found.trajectory is run


TANK = "k*sqrt(e)", "k*sqrt(max(e, 0))", "k*sign(e)*sqrt(abs(e))"


@pytest.mark.parametrize("law", TANK)
@pytest.mark.parametrize("method", [None, "Radau"])
def test_a_tank_that_runs_empty_names_its_orifice_and_what_guards_it(law: str, method: str | None) -> None:
    """q = (100 - 5 t)^2/1e6: empty at t = 20 s, where it stays by the laws that the refusal advises."""
    z = Zero("z")
    graph = bg.Graph("tank", z >> C("T", 1e-6), z >> R("o", flow=law), z >> R("leak", 1e15), values={"k": 1e-5})
    if law != TANK[0]:
        assert abs(bg.simulate(graph, 30, start={"T.e": 1e4}, method=method)["T.e"][-1]) < 1e-3
        return
    with pytest.raises(bg.SimulationStopped, match=r"sqrt stands in the law of o, 'k \* sqrt\(e\)'") as caught:
        bg.simulate(graph, 30, start={"T.e": 1e4}, method=method)
    assert (
        caught.value.parties == ("o", "q_T") and "'sqrt(max(e, 0))', or 'sign(e)*sqrt(abs(e))'" in caught.value.remedy
    )


def rectifier(*beside: Any, saturation: float = 1e-9) -> bg.Graph:
    """A coil in series with an exponential diode, whose voltage is found from the current of the coil."""
    i, z = One("i"), Zero("z")
    source = Se("U", "325*sin(314*t)") >> i
    parts = (source, i >> I("L", 1e-3), i >> R("r", 10), i >> z, z >> R("D", flow="IS*(exp(e/n) - 1)"))
    return bg.Graph("rectifier", *parts, *(z >> each for each in beside), values={"IS": saturation, "n": 0.05})


@pytest.mark.parametrize(("saturation", "ends"), [(1e-14, 0.0), (1e-9, 0.01009), (1e-3, 0.0101)])
def test_a_diode_whose_current_ends_in_a_coil_is_named_with_what_helps(saturation: float, ends: float) -> None:
    """Its current ends at half a turn, or does not begin: no float is as near to that of saturation as it comes."""
    with pytest.raises(bg.SimulationStopped, match=rf"rectifier at t = {ends or ''}") as caught:
        bg.simulate(rectifier(saturation=saturation), 0.04)
    assert "the law of D, 'IS * (exp(e / n) - 1)', is used the other way" in caught.value.law
    assert "D" in caught.value.parties and "a small C in parallel" in caught.value.remedy
    helped = bg.simulate(rectifier(C("Cd", 1e-8), saturation=saturation), [0.0, 0.015, 0.04])
    assert helped["D.e"][1] == pytest.approx(325 * np.sin(314 * 0.015), rel=1e-2)
    assert abs(helped["i"][1]) < 1e-2


def test_laws_that_have_an_inverse_everywhere_are_not_blamed() -> None:
    """A root of what is never negative; a law that is used as it is written, and one with a logarithm of its own."""
    i = One("i")
    for law in ({"flow": "k*sign(e)*sqrt(abs(e))"}, {"effort": "k*f*abs(f)"}, {"effort": "n*log(1 + f/k)"}):
        graph = bg.Graph("one", Se("U", 1) >> i, i >> I("L", 1), i >> R("r", **law))
        assert not [*inverted_laws(bg.compile(graph), GUARDS)], law
    (found,) = inverted_laws(bg.compile(rectifier()), GUARDS)
    assert found == ("D", "IS * (exp(e / n) - 1)", "e", "log")


@pytest.mark.parametrize("backend", ["python", None])
def test_a_method_whose_package_is_missing_names_the_package(
    monkeypatch: pytest.MonkeyPatch, backend: str | None
) -> None:
    monkeypatch.setitem(sys.modules, "sksundae.cvode", None)
    cvode.library.cache_clear()
    with pytest.raises(bg.MissingPackage, match="Install scikit-sundae"):
        bg.simulate(GRAPH, 1, {"m": 1, "k": 1}, {"v": 1}, method="CVODE", backend=backend)
    cvode.library.cache_clear()


def test_a_law_that_is_rough_since_t_is_late_is_said_to_be() -> None:
    """At 1e6 s one float is 1.2e-10 s, by which a sine of 2e4 rad/s changes by 2e-6; a root is steep, and not rough."""
    i = One("i")
    late = bg.Graph("late", Se("U", "sin(w*(t - t0))") >> i, i >> I("L", 1e-4), i >> R("r", 1), values={"w": 2e4})
    span = (1e6, 1e6 + 1e-3)
    words = "one rounding of t, 1.2e-10 s, changes the rates by 2.*e-06 of themselves"
    with pytest.raises(bg.SimulationStopped, match=words) as caught:
        bg.simulate(late, span, {"t0": 1e6})
    assert "near t = 0" in caught.value.remedy and "rtol" in caught.value.remedy
    assert bg.simulate(late, span, {"t0": 1e6}, rtol=1e-6)["i"][-1] == pytest.approx(0.0193743848, rel=1e-4)
    root = bg.Graph("late", Se("U", "sqrt(t - t0)") >> i, i >> I("L", 1e-4), i >> R("r", 1))
    with pytest.raises(bg.SimulationStopped, match="to meet the tolerances") as caught:
        bg.simulate(root, span, {"t0": 1e6})
    assert "rounding" not in caught.value.law


def _bridge(node: float | None) -> bg.Graph:
    """A rectifier of exponential diodes; between them nodes, with a capacitance or without one."""
    law, source = "1e-9*(exp(e/0.05) - 1)", One("source")
    up = [(One(f"o{k}"), Zero(k), R(f"D{k}", flow=law)) for k in "ab"]
    down = [(One(f"u{k}"), Zero(k), R(f"E{k}", flow=law)) for k in "ab"]
    ways = *(x >> o >> Zero("p") for o, x, _ in up), *(o >> x for o, x, _ in down)
    diodes = [*ways, *(o >> r for o, _, r in up + down)]
    feed = Se("U", "20*sin(100*pi*t)") >> source, source >> I("L", 1e-4), source >> R("Rs", 0.1)
    load = source >> Zero("a"), Zero("b") >> source, Zero("p") >> C("Cf", 1e-3), Zero("p") >> R("RL", 20)
    nodes = [Zero(k) >> C(f"C{k}", node) for k in "ab"] if node else []
    return bg.Graph("bridge", *feed, *load, *diodes, *nodes)


def test_a_stop_beside_laws_that_no_store_separates_names_what_would() -> None:
    """Efforts that follow from two diodes are sought; those of nodes with a capacitance are states."""
    for node, told in ((None, True), (1e-9, False)):
        problem = Problem.of(bg.compile(_bridge(node)), {})
        found = stopped(problem, 0.1, np.zeros(len(problem.equations.states)), Stop("no step is short enough."), None)
        assert ("no store separates" in found.law) == ("C at 0-junctions" in found.remedy) == told
    assert bg.simulate(_bridge(1e-9), 0.02).notes == ()
