"""How a motion ends, in sentences, and which flows are plotted besides the states."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from test_energies import geared

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se
from bondgraph.report.ending import VALUES
from bondgraph.report.ending import ended as sentences
from bondgraph.report.motion import FLOWS, TOGETHER, motion


def ended(run: bg.Trajectory) -> str:
    return " ".join(motion(run, run.equations.drawn)["ended"])


def flows(run: bg.Trajectory) -> list[list[str]]:
    found = motion(run, run.equations.drawn)
    return [[found["curves"][k]["name"] for k in group] for group in found["flows"]]


def coil(end: float, start: float = 0.0) -> bg.Trajectory:
    i = One("i", domain=bg.electrical)
    graph = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 1))
    return bg.simulate(graph, end, start={"p_L": start})


def test_what_still_changes_is_not_yet_steady() -> None:
    """The time constant is 5 s: in the last of 10 s each flow changes by a fourtieth of its range."""
    run = bg.simulate(geared(), 10)
    w1, w2 = (float(run.at(10, name)) for name in ("w1", "w2"))
    words = ended(run)
    assert f"w1 = {w1:.4g}, w2 = {w2:.4g}." in words
    assert "p_J1, w1 and w2 are not yet steady" in words


@pytest.mark.parametrize(("end", "is_steady"), [(3.0, False), (5.5, True), (7.0, True)])
def test_steady_is_what_changes_by_a_hundredth_at_most(end: float, is_steady: bool) -> None:
    """1 - exp(-t) changes in the last tenth by exp(-0.9 T) - exp(-T)."""
    words = ended(coil(end))
    assert ("All of this is nearly steady" in words) is is_steady
    assert ("not yet steady" in words) is not is_steady
    assert "i = 0.9" in words and " A" in words


def test_of_what_never_changes_only_the_values_are_told() -> None:
    assert ended(coil(1, 1.0)) == "At the end, t = 1 s: p_L = 1 V*s, i = 1 A."


def test_an_oscillation_is_not_steady() -> None:
    i = One("i")
    run = bg.simulate(bg.Graph("lc", i >> I("L", 1), i >> C("c", 1)), 50, start={"p_L": 1})
    assert "not yet steady" in ended(run)


def test_flows_of_junctions_are_plotted_by_unit() -> None:
    assert flows(bg.simulate(geared(), 1)) == [["w1"], ["w2"]], "no unit is known: no two need be of one kind"
    i, w, v = One("i", domain=bg.electrical), One("w", domain=bg.rotational), One("v", domain=bg.rotational)
    parts: Any = Se("U", 1) >> i >> GY("K", 1) >> w, i >> I("L", 1), w >> I("J", 1)
    gear = bg.elements.TF("n", 2)
    run = bg.simulate(bg.Graph("drive", *parts, w >> gear >> v, v >> R("b", 1)), 1)
    assert flows(run) == [["i"], ["w", "v"]]


def test_many_flows_are_plotted_in_part_and_the_others_counted() -> None:
    junctions = [One(f"w{k}", domain=bg.rotational) for k in range(FLOWS + 3)]
    parts: list[Any] = [Se("M", 1) >> junctions[0], junctions[0] >> I("J", 1)]
    parts += [a >> bg.elements.TF(f"n{k}", 1.1) >> b for k, (a, b) in enumerate(pairwise(junctions))]
    parts += [junctions[-1] >> R("b", 1)]
    run = bg.simulate(bg.Graph("train", *parts), 1)
    assert [len(group) for group in flows(run)] == [TOGETHER, FLOWS - TOGETHER]
    assert motion(run, run.equations.drawn)["unplotted"] == 3


def test_of_many_quantities_some_values_are_told_and_the_others_counted() -> None:
    t = np.linspace(0, 1, 101)
    curves = {f"x{k}": k * t for k in range(VALUES + 2)}
    values, changing = sentences(t, curves, [*curves], {"x1": "m"})
    assert values == "At the end, t = 1 s: x0 = 0, x1 = 1 m, x2 = 2, x3 = 3, x4 = 4, x5 = 5, 2 more."
    assert changing.startswith("x1, x2, x3, x4, x5, x6 and x7 are not yet steady"), "x0 is zero throughout"
    assert sentences(t[:1], curves, [*curves], {}) == [] == sentences(t, curves, [], {})
