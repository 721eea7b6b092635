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
