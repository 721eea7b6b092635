"""Negative resistances are warned of by name, and by name silenced, in Python and in files."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R
from bondgraph.equations.negative_resistances import negative_resistances

v = One("v", coordinates=("x",))


def damped(*resistors: R, size: int = 1, **values: float) -> bg.Graph:
    at = v if size == 1 else One("v", size)
    return bg.Graph(
        "damped", at >> I("m", (1,) * size if size > 1 else 1), *(at >> r for r in resistors), values=values
    )


NEGATIVE = [
    (damped(R("b", -2)), {}, "b: its resistance is negative, -2: it supplies power"),
    (damped(R("b")), {"b": -2}, "b: its resistance is negative, -2: "),
    (damped(R("b", "2*k - h"), h=1), {"k": -2}, "b: its resistance is negative, -5, with h = 1, k = -2: "),
    (damped(R("b", (1, "k")), size=2), {"k": -1}, "b: its resistance is negative in some direction, with k = -1: "),
    (damped(R("b", ((1, "k"), (0, 1))), size=2), {"k": 3}, "b: its resistance is negative in some direction, with k"),
]
POSITIVE = [
    (damped(R("b", 2)), {}),
    (damped(R("b")), {"b": 0}),
    (damped(R("b", "k*x")), {"k": -1}),  # what changes along the motion is told where it has supplied energy
    (damped(R("b", ((1, "k"), (0, 1))), size=2), {"k": 1.9}),
    (damped(R("b", ((1, "k"), ("-k", 1))), size=2), {"k": 30}),  # gyrates
    (damped(R("b", effort="k*f")), {"k": 1}),
]


@pytest.mark.parametrize(("graph", "values", "words"), NEGATIVE)
def test_a_negative_resistance_is_warned_of_by_its_name(graph: bg.Graph, values: Any, words: str) -> None:
    with pytest.warns(bg.NegativeResistance) as caught:
        bg.simulate(graph, 0.01, values=values)
    assert [str(each.message).startswith(words) for each in caught] == [True]
    assert caught[0].filename == __file__
    (found,) = negative_resistances(bg.compile(graph), {**graph.values, **{"b": -2}, **values})
    assert found.element == "b" and found.told == str(caught[0].message)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "b: ", bg.NegativeResistance)  # silenced by name
        bg.linearize(graph, {}, values)


@pytest.mark.parametrize(("graph", "values"), POSITIVE)
def test_what_takes_power_or_may_is_not(graph: bg.Graph, values: Any) -> None:
    run = bg.simulate(graph, 0.01, values=values)
    assert not any("negative" in note for note in run.notes)


def test_another_name_is_not_silenced() -> None:
    with warnings.catch_warnings(), pytest.raises(bg.NegativeResistance, match=r"^c: "):
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "b: ", bg.NegativeResistance)
        bg.rates(damped(R("b", -1), R("c", -1)))


def test_what_is_meant_to_supply_power_says_so(tmp_path: Path) -> None:
    """Nothing warns, nor is there a note, however much it has supplied."""
    for r, values in (
        (R("b", -2, active=True), {}),
        (R("b", active=True), {"b": -2}),
        (R("b", effort="-f", active=True), {}),
    ):
        graph = damped(r)
        run = bg.simulate(graph, 1, values=values, start={"v": 1})
        assert run["v"][-1] > 2 and not run.notes
        found = bg.load(graph.save(tmp_path / "damped.toml"))
        assert found == graph and "active = true" in (tmp_path / "damped.toml").read_text()
        assert found != damped(R("b", r.value, r.effort))
    with pytest.raises(bg.StructureError, match="active is 1"):
        R("b", -2, active=1)  # type: ignore[arg-type]
