"""Networks of pipes with quadratic losses: flows at junctions, laws of pipes, and motions in which flows turn round."""

from __future__ import annotations

import itertools
import math
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import root

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero
from bondgraph.export import python

PIPES = {"p1": ("s", "a", 1), "p2": ("a", "b", 3), "p3": ("a", "c", 2), "p4": ("b", "c", 5)}
TANKS = {"p5": ("b", "u", 1), "p6": ("c", "v", 4)}
FORMS = ("effort", "flow")
SIZES = (1.0, 1e5, 1e9, 1e11)


def law(k: float, form: str) -> dict[str, str]:
    return {form: f"{k}*f*abs(f)" if form == "effort" else f"sqrt(abs(e)/{k})*sign(e)"}


def pipes(drawn: dict[str, tuple[str, str, float]], at: dict[str, Zero], k: float, form: str) -> list[Any]:
    """The parts of pipes, each with a 1-junction of its name."""
    found: list[Any] = []
    for name, (begin, end, times) in drawn.items():
        flow = One(name)
        found += [at[begin] >> flow >> at[end], flow >> R(f"R{name}", **law(times * k, form))]
    return found


def network(k: float, form: str, pressure: Any = 1e5) -> bg.Graph:
    """A source, two loops, and two tanks."""
    at = {name: Zero(name) for name in "sabcuv"}
    parts = pipes({**PIPES, **TANKS}, at, k, form)
    tanks = (at["u"] >> C("T1", 1e-6), at["v"] >> C("T2", 2e-6))
    return bg.Graph("network", Se("P", pressure) >> at["s"], *parts, *tanks)


def flows(k: float, pressure: float, u: float, v: float, near: Any) -> Any:
    """The flows p4, p5 and p6 by Hardy Cross's equations of loops."""
    size = math.sqrt(1e5 / k)

    def lost(flow: float) -> float:
        return 1e5 * flow * abs(flow)

    def left(x: Any) -> list[float]:
        p4, p5, p6 = x
        p2, p3 = p4 + p5, p6 - p4
        upper, lower = lost(p2) * 3 + lost(p5), 2 * lost(p3) + 4 * lost(p6)
        first = lost(p2 + p3) - pressure
        return [
            (lost(p4) * 5 - 2 * lost(p3) + 3 * lost(p2)) / 1e5,
            (first + upper + u) / 1e5,
            (first + lower + v) / 1e5,
        ]

    starts = (np.array(near) / size, [0.1, 0.2, 0.3], [-0.1, 0.25, 0.13])
    found = min((root(left, start, tol=1e-15).x for start in starts), key=lambda x: np.abs(left(x)).max())
    assert np.abs(left(found)).max() < 1e-12
    return found * size


@pytest.mark.parametrize("form, k", [*itertools.product(FORMS, SIZES)])
def test_flows_are_those_of_loops_while_they_turn_round(form: str, k: float) -> None:
    """Under a pressure that changes its sign; it begins with all at rest, where no loss has a slope."""
    end, size = 20 * math.sqrt(k / 1e9), math.sqrt(1e5 / k)
    run = bg.simulate(network(k, form, f"1e5*sin({6 * math.pi / end}*t)"), np.linspace(0, end, 61))
    assert all((np.diff(np.sign(run[name])) != 0).sum() > 4 for name in (*PIPES, *TANKS))
    for name, (begin, of, times) in {**PIPES, **TANKS}.items():
        drop = times * k * run[name] * np.abs(run[name])
        np.testing.assert_allclose(run[begin] - run[of], drop, atol=1e-7)
    for node in (
        run["p1"] - run["p2"] - run["p3"],
        run["p2"] - run["p4"] - run["p5"],
        run["p3"] + run["p4"] - run["p6"],
    ):
        np.testing.assert_allclose(node / size, 0, atol=1e-12)
    for at in range(0, 61, 10):
        own = [run[name][at] for name in ("p4", "p5", "p6")]
        expected = flows(k, run["s"][at], run["u"][at], run["v"][at], own)
        np.testing.assert_allclose(np.array(own) / size, expected / size, atol=1e-9)


@pytest.mark.parametrize("form", FORMS)
def test_tanks_fill_as_an_independent_integration_has_it(form: str) -> None:
    """One flow turns round on the way."""
    run = bg.simulate(network(1e9, form), np.linspace(0, 20, 41), rtol=1e-9)
    near = [0.001, 0.002, 0.003]

    def rates(t: float, q: Any) -> Any:
        near[:] = flows(1e9, 1e5, q[0] / 1e-6, q[1] / 2e-6, near)
        return near[1:]

    found = solve_ivp(rates, (0, 20), [0, 0], t_eval=run.t, rtol=1e-9, atol=1e-12).y
    assert run["p4"][0] * run["p4"][-1] < 0
    np.testing.assert_allclose([run["q_T1"], run["q_T2"]], found, rtol=1e-6, atol=1e-9)


@pytest.mark.parametrize("form, k", [*itertools.product(FORMS, SIZES)])
def test_a_bridge_between_sources_has_its_flows(form: str, k: float) -> None:
    """No state, five pipes and a leak."""
    at = {name: Zero(name) for name in "sabg"}
    drawn = {"c1": ("s", "a", 1), "c2": ("s", "b", 1), "c3": ("a", "b", 1), "c4": ("a", "g", 1), "c5": ("b", "g", 1)}
    leak = at["a"] >> R("leak", **law(2 * k, form))
    graph = bg.Graph("bridge", Se("P", 1e5) >> at["s"], Se("Q", 0) >> at["g"], *pipes(drawn, at, k, form), leak)
    run = bg.simulate(graph, 1)
    expected = [0.812751479364231, 0.792151463652052, -0.181826911766817, 0.582610532681356, 0.610324551885234]
    np.testing.assert_allclose([run[name][-1] for name in drawn], np.array(expected) * math.sqrt(1e5 / k), rtol=1e-9)


@pytest.mark.parametrize("form", FORMS)
def test_three_tanks_at_one_level_stand_still(form: str) -> None:
    """Losses have no slope there. Where a level is another, the network of one junction is solved beside that."""
    at = {name: Zero(name) for name in "abcj"}
    drawn = {"x": ("a", "j", 1e5), "y": ("b", "j", 2e5), "z": ("c", "j", 3e5)}
    graph = bg.Graph("three", *pipes(drawn, at, 1, form), *(at[name] >> C(f"T{name}", 1e-6) for name in "abc"))
    equations = bg.compile(graph)
    level = {"q_Ta": 0.03, "q_Tb": 0.03, "q_Tc": 0.03}
    assert not any(bg.rates(equations, {}, level).values())
    off = bg.rates(equations, {}, {**level, "q_Ta": 0.03 + 1e-12})
    assert off["q_Ta"] < 0 < off["q_Tb"] and sum(off.values()) == pytest.approx(0, abs=1e-20)


@pytest.mark.parametrize("form", FORMS)
def test_what_comes_to_rest_is_told_with_a_cure(form: str) -> None:
    """Two pipes side by side and one behind them: levels are one after a finite time."""
    at = {name: Zero(name) for name in "abm"}
    drawn = {"x": ("a", "m", 1e5), "y": ("a", "m", 3e5), "z": ("m", "b", 2e5)}
    tanks = (at["a"] >> C("T1", 1e-6), at["b"] >> C("T2", 2e-6))
    start, parallel = {"q_T1": 0.1}, 1 / (1e5**-0.5 + 3e5**-0.5) ** 2
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(bg.Graph("levels", *pipes(drawn, at, 1, form), *tanks), 5, start=start)
    # sqrt(h) falls at the rate (1/C1 + 1/C2)/(2 sqrt(k)) from sqrt(1e5)
    end = math.sqrt(1e5) * 2 * math.sqrt(parallel + 2e5) / 1.5e6
    assert "come to rest" in str(caught.value) and "k0*f" in caught.value.remedy
    assert 0 < end - caught.value.trajectory.t[-1] < 5 / 500
    linear = [
        part
        for name, (x, y, k) in drawn.items()
        for part in (at[x] >> One(name) >> at[y], One(name) >> R(f"R{name}", effort=f"{k}*f*abs(f) + 100*f"))
    ]
    cured = bg.simulate(bg.Graph("cured", *linear, *tanks), 5, start=start)
    assert cured["a"][-1] == pytest.approx(cured["b"][-1], rel=1e-6)


def test_a_written_program_has_the_same_rates(tmp_path: Path) -> None:
    equations = bg.compile(network(1e9, "flow"))
    (path,) = bg.export(equations, python, folder=tmp_path)
    program = runpy.run_path(str(path))
    expected = bg.rates(equations, {}, {"q_T1": 0.01, "q_T2": 0.05})
    found = program["rates"](0.0, [0.01, 0.05], [1e5], program["PARAMETER_VALUES"])
    np.testing.assert_allclose(found, [*expected.values()], rtol=1e-9)
