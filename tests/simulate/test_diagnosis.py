"""Where a motion cannot go on, what stands in its way is named."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.problem.problem import Problem
from bondgraph.program.program import Builder
from bondgraph.simulate.diagnosis import WIDEST, diagnosis, formula


def pushed(force: Any) -> Problem:
    v = One("v", coordinates=("x",))
    return Problem.of(bg.compile(bg.Graph("g", v >> I("m", 1), Se("F", force) >> v)), {})


@pytest.mark.parametrize(
    "force, x, words, parties",
    [
        ("2*x", 1.0, "", ()),
        ("sqrt(x)", -1.0, "is not defined", ("F.e",)),
        ("1/x", 0.0, "is not defined", ("F.e",)),
        ("1/x", 1e-30, "the rate of p_m grows without bound, at x = 1e-30", ("p_m",)),
    ],
)
def test_what_is_undefined_or_without_bound(force: str, x: float, words: str, parties: tuple[str, ...]) -> None:
    found, names = diagnosis(pushed(force), 0.0, np.array([x, 0.0]))
    assert words in found and bool(found) == bool(words)
    assert set(parties) <= set(names)


def test_an_input_that_is_not_defined() -> None:
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("g", v >> I("m", 1), Se("F") >> v)), {"F": "sqrt(1 - t)"})
    found, names = diagnosis(problem, 2.0, np.array([0.0]))
    assert names == ("F",) and "F is not defined" in found


def test_formulas_are_written_and_long_ones_cut() -> None:
    builder = Builder(["x", "y"])
    two = builder.number(2.0)
    short = builder.emit("div", builder.emit("sub", 0, two), builder.emit("sin", 1))
    long = short
    for _ in range(30):
        long = builder.emit("mul", long, builder.emit("add", long, two))
    program = builder.finish({"short": short, "long": long})
    text = formula(program, short)
    assert eval(text, {"x": 5.0, "y": 1.0, "sin": math.sin}) == pytest.approx(3 / math.sin(1.0))
    assert len(formula(program, long)) <= WIDEST
