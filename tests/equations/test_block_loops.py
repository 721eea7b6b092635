"""Loops of blocks: solved where they have a solution, else refused with the blocks on the way round."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.equations import block_loops


def loop(gain: object) -> bg.Graph:
    return bg.Graph(
        "loop", bg.Input("r"), bg.Sum("a", "r + c"), bg.Gain("b", "a", gain), bg.Sum("c", "b"), bg.FirstOrder("y", "a")
    )


@pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.table])
def test_a_loop_is_solved(algebra: object) -> None:
    run = bg.simulate(bg.compile(loop("k"), algebra=algebra), (0, 1), values={"r": 1, "k": -3})
    assert run["a"][-1] == pytest.approx(0.25)


def test_a_saturated_loop_is_solved_by_newton() -> None:
    graph = bg.Graph("l", bg.Input("r"), bg.Limit("a", "r - 3*b"), bg.Gain("b", "a", 3), bg.FirstOrder("y", "a"))
    run = bg.simulate(graph, (0, 1), values={"r": "20*t"})
    assert run["a"][-1] == pytest.approx(1) and run["a"][1] == pytest.approx(2 * run.t[1])


@pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.table])
def test_a_loop_of_gain_one_is_refused_with_its_blocks(algebra: object) -> None:
    with pytest.raises(bg.SingularSystem, match=r"a -> b -> c -> a.*FirstOrder\(\"lag\", \"c\"") as caught:
        bg.compile(loop(1), algebra=algebra)
    assert caught.value.parties == ("a", "b", "c")
    assert block_loops.check_block_loops.__doc__


def test_a_block_that_reads_itself_is_a_loop() -> None:
    with pytest.raises(bg.SingularSystem, match="a -> a"):
        bg.compile(bg.Graph("l", bg.Input("r"), bg.Sum("a", "a + r")))
