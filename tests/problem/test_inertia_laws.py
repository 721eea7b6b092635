"""Momenta of inertias with laws of their own are found from velocities as those of others are."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Zero
from bondgraph.problem.inertia_laws import by_laws

FLOWS = {"a": 0.7, "b": 0.5, "c": 0.2}
STARTS = [dict(each) for n in (1, 2, 3) for each in combinations(FLOWS.items(), n)]


def node(law: I, *events: Any) -> bg.Graph:
    """Three inductors at a node, a = b + c: of two the currents are states."""
    a, b, c, n = One("a"), One("b"), One("c"), Zero("n")
    coils = a >> law, b >> I("Lb", 0.3), c >> I("Lc", 0.5)
    return bg.Graph("node", a >> n, n >> b, n >> c, *coils, b >> R("Rb", 2), *events)


LAWS = [I("La", flow="p/0.2 + 2*p**3"), I("La", flow="p**3"), I("La", flow="sinh(p)")]


def flows(graph: bg.Graph, time: float, start: Any) -> list[float]:
    run = bg.simulate(graph, time, start=start)
    return [float(run[name][-1 if time > 1e-6 else 0]) for name in FLOWS]


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("start", [*STARTS, {"b": 0.5, "a": bg.Near(0.6)}, {"c": bg.Near(0.2)}], ids=str)
def test_a_start_by_velocities_takes_those_that_a_linear_inertia_takes(law: I, start: dict[str, Any]) -> None:
    expected = flows(node(I("La", 0.2)), 1e-9, start)
    np.testing.assert_allclose(flows(node(law), 1e-9, start), expected, atol=1e-9)


def test_velocities_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(node(LAWS[0]), 1, start={"b": 0.5, "c": 0.2, "a": 0.8})
    assert "p_Lb" in str(caught.value) and {"b", "c"} <= {*caught.value.parties}


def test_a_law_with_several_momenta_of_a_velocity_asks_for_a_guess() -> None:
    graph = node(I("La", flow="p**3 - p"))
    with pytest.raises(bg.ValueRefused, match="p_La") as caught:
        bg.simulate(graph, 1e-9, start={"b": 0.5, "c": 0.2})
    assert caught.value.place == "a" and "Near" in str(caught.value)
    for guess in (1.1, 2.0):
        run = bg.simulate(graph, 1e-9, start={"b": 0.5, "c": 0.2, "p_La": bg.Near(guess)})
        assert [run[name][0] for name in FLOWS] == pytest.approx([0.7, 0.5, 0.2]) and run["p_La"][0] > 1


@pytest.mark.parametrize("sets", [{"c": "c + 1"}, {"b": "0.1", "c": "0.4"}, {"p_Lb": "0.03"}], ids=str)
def test_a_reset_moves_them_as_those_of_a_linear_inertia(sets: dict[str, str]) -> None:
    """Of several momenta with a velocity the next to the last is taken."""
    kick = bg.reset("kick", when="t >= 0", set=sets)
    start = {"a": 0.7, "b": 0.5}
    expected = flows(node(I("La", 0.2), kick), 1e-9, start)
    np.testing.assert_allclose(flows(node(LAWS[0], kick), 1e-9, start), expected, atol=1e-6)
    run = bg.simulate(node(I("La", flow="p**3 - p"), kick), 1e-9, start={"p_La": 1.5, "b": 0.5})
    assert run["p_La"][0] > 1


def test_which_velocities_are_told_by_laws() -> None:
    assert by_laws(bg.compile(node(LAWS[0]))) == {"a": "p_La"} and by_laws(bg.compile(node(I("La", 0.2)))) == {}
