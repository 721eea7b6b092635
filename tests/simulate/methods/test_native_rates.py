"""Rates in native code: improved where many motions ask for them, with the same results."""

from itertools import pairwise

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.program import llvm
from bondgraph.simulate.methods.native_rates import OFTEN


@pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
def test_the_code_of_many_motions_is_improved_and_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra", effort="a*sin(f)*exp(-f)"))
    values = {"U": 1.0, "L": 2.0, "a": 3.0}
    bg.simulate(graph, (0, 1), values)  # the loop itself is improved, and its solvers
    made: list[int] = []
    code = llvm._object

    def kept(text: str, level: int) -> bytes:
        made.append(level)
        return code(text, level)

    monkeypatch.setattr(llvm, "_object", kept)
    llvm.library.cache_clear()
    equations = bg.compile(graph)
    levels, ends = [], []
    for _ in range(OFTEN + 1):
        ends.append(bg.simulate(equations, (0, 1), values)["p_L"].tolist())
        levels.append({*made})
        made.clear()
    assert levels == [{0}, *[set()] * (OFTEN - 1), {llvm.LEVEL}]
    assert all(end == ends[0] for end in ends)


@pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
@pytest.mark.parametrize("method", [None, "Radau"])
@pytest.mark.parametrize("is_told", [True, False])
def test_a_table_is_a_line_in_native_code(is_told: bool, method: str | None) -> None:
    """Of L di/dt = U - i, each piece of U exactly; a table whose bends are not told stays in Python."""
    count, i = 200, One("i")
    times, heights = np.arange(count + 1.0), np.random.default_rng(1).uniform(-5, 10, count + 1)
    table = bg.table(times, heights)
    graph = bg.Graph("rl", Se("U") >> i, i >> I("L", 40.0), i >> R("Ra", 1.0))
    run = bg.simulate(graph, times, {"U": table if is_told else bg.Signal(table.value)}, method=method)
    wanted = [0.0]
    for now, then in pairwise(heights):
        lag = now - 40 * (then - now)
        wanted.append((wanted[-1] - lag) * np.exp(-1 / 40) + lag + then - now)
    np.testing.assert_allclose(run["i"], wanted, atol=1e-9 if is_told else 1e-4)
    assert ("Python" in run.solver) != is_told
    assert len(run.steps) < 1.1 * count or not is_told or method
