"""Rates in native code: improved where many motions ask for them, with the same results."""

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
