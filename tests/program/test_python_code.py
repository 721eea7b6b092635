"""Programs as functions of Python: over other words they compute other things, and refusals say what needs a value."""

from __future__ import annotations

import math

import pytest
from export_cases import systems

import bondgraph as bg
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, LinearSolve, Newton, every
from bondgraph.program.python_code import branches, function


def test_operations_mean_what_the_words_say() -> None:
    """The sine of 2 x, where sin is something else."""
    builder = Builder(("x",))
    program = builder.finish({"s": builder.emit("sin", builder.emit("mul", 0, builder.number(2.0)))})
    assert function(program, {"sin": lambda value: ("sin", value)}).call([3.0]) == [("sin", 6.0)]


def test_a_program_without_arguments() -> None:
    builder = Builder(())
    program = builder.finish({"two": builder.number(2.0), "minus": builder.emit("neg", builder.number(-1.0))})
    assert instant(program)([]) == [2.0, 1.0]


def test_every_system_has_its_names_and_a_memory() -> None:
    program = systems()
    words = {"solve": lambda *_: [], "newton": lambda *_: []}
    found = function(program, words)
    wanted = [line.labels for line in every(program.body) if isinstance(line, LinearSolve | Newton)]
    assert sorted(found.labels) == sorted(wanted)
    assert [len(last) for last in found.memory] == [len(names) for names in found.labels]


def test_a_refusal_names_the_results_that_need_the_value() -> None:
    builder = Builder(("x", "y"))
    root = builder.emit("sqrt", builder.emit("sub", 0, 1))
    results = {f"r{k}": builder.emit("add", root, builder.number(float(k))) for k in range(6)}
    program = builder.finish({**results, "other": builder.emit("neg", 1)})
    assert instant(program)([2.0, 1.0])[0] == 1.0
    with pytest.raises(bg.NoSolution, match="sqrt is taken of a value") as caught:
        instant(program)([1.0, 2.0])
    assert caught.value.place == "r0, r1, r2, r3, ..." and caught.value.parties == ("r0", "r1", "r2", "r3")


def test_beside_a_branch_what_is_undefined_is_not_a_number() -> None:
    """Of the root of x and 0 where x is negative."""
    builder = Builder(("x",))
    zero = builder.number(0.0)
    root = builder.emit("sqrt", 0)
    program = builder.finish({"r": builder.emit("select", builder.emit("lt", 0, zero), zero, root), "root": root})
    assert branches(program.body) and instant(program)([-1.0])[0] == 0.0
    assert math.isnan(instant(program)([-1.0])[1])
