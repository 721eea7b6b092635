"""Programs in a language with infix operators: what is written is what is needed, and what cannot be is refused."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import I, One, R
from bondgraph.equations.lower import lower
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Builder, LinearSolve, Newton, Program
from bondgraph.program.writer import Writer, check_writable, number


class Plain(Writer):
    """Arithmetic that Python itself can evaluate, without systems."""

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        raise AssertionError

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        raise AssertionError


def written(program: Program) -> list[str]:
    places = [("x", k) for k in range(len(program.arguments))]
    return Plain(places, {}, {"div": "{0} / {1}"}).lines(program)


@st.composite
def arithmetic(draw: st.DrawFn) -> Program:
    """Sums, differences, products and opposites of two arguments and of numbers."""
    builder = Builder(("a", "b"))
    slots = [0, 1, *(builder.number(draw(st.floats(-3, 3))) for _ in range(2))]
    for operation in draw(st.lists(st.sampled_from(["add", "sub", "mul", "neg"]), min_size=1, max_size=12)):
        slots.append(builder.emit(operation, *(draw(st.sampled_from(slots)) for _ in range(OPERATIONS[operation]))))
    return builder.finish({"r": slots[-1]})


@given(arithmetic())
def test_lines_compute_what_the_program_does(program: Program) -> None:
    """The last line gives the result; an opposite of a negative number is not a decrement."""
    lines, point = written(program), (0.7, -1.3)
    known = {"x": point}
    exec("\n".join(lines), known)
    slot = program.results["r"]
    assert known[f"v{slot}"] == instant(program)(point)[0]


def test_arguments_that_are_not_needed_are_not_declared() -> None:
    builder = Builder(("a", "b"))
    program = builder.finish({"r": builder.emit("neg", 1)})
    assert written(program) == ["v1 = x[1]", "v2 = -v1"]


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_number_reads_back_as_itself(value: float) -> None:
    assert eval(number(value)) == value


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan])
def test_a_number_that_is_not_finite_is_refused(value: float) -> None:
    builder = Builder(("a",))
    program = builder.finish({"r": builder.emit("add", 0, builder.number(value))})
    with pytest.raises(bg.NotExportable, match="not finite"):
        check_writable(program, "rates")


def test_a_law_in_python_is_refused_by_its_element() -> None:
    v = One("v")
    law = bg.Function(lambda f: 3 * f, lambda f: 3.0)
    graph = bg.Graph("decay", v >> I("m", 1), v >> R("brake", effort=law))
    equations = bg.compile(graph)
    with pytest.raises(bg.NotExportable, match="brake") as caught:
        check_writable(lower(equations, equations.rates), "rates")
    assert caught.value.parties == ("brake",)
