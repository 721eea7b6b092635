"""What is lowered is what is printed: exponentials of logarithms are what they are the exponentials of."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import C, R, Zero
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, Program

AMOUNTS = st.floats(1e-3, 1e3)


def product(terms: str) -> Program:
    """exp of a sum and difference of log x, log y and z; the signs and names say which."""
    builder = Builder(("x", "y", "z"))
    slots = {"x": builder.emit("log", 0), "y": builder.emit("log", 1), "z": 2}
    total = slots[terms[0]]
    for sign, name in zip(terms[1::2], terms[2::2], strict=True):
        total = builder.emit("add" if sign == "+" else "sub", total, slots[name])
    return builder.finish({"": builder.emit("exp", total)})


@given(AMOUNTS, AMOUNTS, st.floats(-5, 5), st.sampled_from(["x", "x+y", "x-y", "x+y+z", "z+x", "z-x", "z-x-y", "z"]))
def test_the_exponential_of_a_sum_with_logarithms(x: float, y: float, z: float, terms: str) -> None:
    signs = {terms[k]: -1 if k and terms[k - 1] == "-" else 1 for k in range(0, len(terms), 2)}
    total = sum(sign * {"x": math.log(x), "y": math.log(y), "z": z}[name] for name, sign in signs.items())
    program = product(terms)
    assert instant(program)([x, y, z])[0] == pytest.approx(math.exp(total), rel=1e-12)
    assert "log" not in [getattr(line, "operation", "") for line in program.body]


def test_it_is_defined_where_its_logarithm_is_not() -> None:
    assert instant(product("x+y"))([0.0, 2.0, 0.0]) == [0.0]


def test_a_logarithm_that_is_asked_for_stays() -> None:
    builder = Builder(("x",))
    found = builder.emit("log", 0)
    program = builder.finish({"log": found, "x": builder.emit("exp", found)})
    assert program.results["x"] == 0 and len(program.body) == 1


def test_what_is_printed_is_what_runs() -> None:
    """A store of effort log(q) behind a flow exp(e) - 1: q' = 1 - q, from nothing at all."""
    node = Zero("a")
    equations = bg.compile(bg.Graph("chem", node >> C("A", effort="log(q)"), node >> R("re", flow="exp(e) - 1")))
    assert "q_A' = 1 - q_A" in str(equations)
    run = bg.simulate(equations, (0, 1), start={"q_A": 0})
    np.testing.assert_allclose(run["q_A"], 1 - np.exp(-run.t), atol=1e-7)
