"""The builder of programs: each value once, and what is refused half-way leaves no trace."""

from __future__ import annotations

import pytest

from bondgraph.errors import Contradiction, DerivativeError
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder


def test_a_value_is_written_once() -> None:
    builder = Builder(("x", "y"))
    one, other = builder.emit("add", 0, 1), builder.emit("add", 1, 0)
    assert one == other and builder.emit("sub", 0, 1) != builder.emit("sub", 1, 0)
    assert builder.number(2.0) == builder.number(2.0)
    assert len(builder.finish({"sum": one, "difference": builder.emit("sub", 0, 1)}).body) == 2


def test_a_nonlinear_system_that_is_refused_leaves_no_trace() -> None:
    builder = Builder(("x",))
    two = builder.number(2.0)

    def refused(slots: list[int]) -> tuple[list[int], list[list[int]]]:
        builder.emit("mul", slots[0], two)
        raise DerivativeError("law", "its derivative is not declared", remedy="declare it")

    with pytest.raises(DerivativeError):
        builder.newton(["y"], refused)
    program = builder.finish({"z": builder.emit("add", 0, two)})
    assert instant(program)([1.0]) == [3.0]
    assert len(builder.lines) == 2


@pytest.mark.parametrize(("off", "refused"), [(1e-4, False), (4e-4, True)])
def test_equations_that_repeat_each_other_may_contradict_by_the_error_of_an_integration(
    off: float, refused: bool
) -> None:
    """x + y = 1 and x + y = 1 + off: between them half of it is left, 1e-4 of one at most."""
    builder = Builder(("b",))
    one = builder.number(1.0)
    x, y = builder.solve([[one, one], [one, one]], [one, 0], False, ("x", "y"), (0, 1))
    solve = instant(builder.finish({"x": x, "y": y}))
    if refused:
        with pytest.raises(Contradiction):
            solve([1.0 + off])
    else:
        assert solve([1.0 + off]) == pytest.approx([0.5 + off / 4] * 2, rel=1e-12)


@pytest.mark.parametrize("steps", [("sub",), ("add", "sub"), ("sub", "sub", "add"), ("sub",) * 4])
@pytest.mark.parametrize("turned", [False, True])
def test_a_large_value_that_is_subtracted_again_rounds_nothing(steps: tuple[str, ...], turned: bool) -> None:
    """As far as three others have been added to it."""
    builder = Builder(("large", "a", "b", "c", "d"))
    found, exact, small = 0, 0.0, (0.3, 0.7, 1.1, 0.9)
    for k, step in enumerate(steps):
        found, exact = builder.emit(step, found, 1 + k), exact + (small[k] if step == "add" else -small[k])
    pair = (0, found) if turned else (found, 0)
    (value,) = instant(builder.finish({"y": builder.emit("sub", *pair)}))((1e16, *small))
    assert (value == pytest.approx(-exact if turned else exact, rel=1e-14)) == (len(steps) <= 3)


def test_sums_of_the_same_large_value_differ_by_what_else_is_added() -> None:
    builder = Builder(("large", "a", "b"))
    one, two = builder.emit("sub", 0, 1), builder.emit("add", 2, 0)
    program = builder.finish({"less": builder.emit("sub", one, two), "more": builder.emit("sub", two, one)})
    assert instant(program)((1e16, 0.3, 0.5)) == pytest.approx([-0.8, 0.8], rel=1e-14)
