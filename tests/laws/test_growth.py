"""How work grows with a mechanism, by counts of what is done: a lift of twice the stages takes no more than so much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import log
from typing import Any

import pytest
from linkages import scissors
from rigid_linkage import Linkage

import bondgraph as bg
from bondgraph.equations.affine import Affine
from bondgraph.equations.row_echelon import SymbolicRows
from bondgraph.program import llvm, python_code, rank
from bondgraph.simulate.methods.native_regularity import Regularity

CASADI = bg.algebra.casadi


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Counts of terms added to affine forms, derivatives, rows eliminated in symbols, ranks and compiled functions."""
    found: Counter[str] = Counter()
    plus, diff, left, singular, code = (
        Affine.plus, CASADI.diff, SymbolicRows._made_of, rank.singular_values, python_code._code
    )  # fmt: skip

    def added(self: Affine, other: Affine, factor: Any = 1) -> Affine:
        found["terms"] += len(other.terms)
        return plus(self, other, factor)

    def told(name: str, does: Any) -> Any:
        def work(*given: Any) -> Any:
            found[name] += 1
            return does(*given)

        return work

    with monkeypatch.context() as patch:
        patch.setattr(Affine, "plus", added)
        patch.setattr(CASADI, "diff", told("derivatives", diff))
        patch.setattr(SymbolicRows, "_made_of", told("rows", left))
        patch.setattr(rank, "singular_values", told("ranks", singular))
        patch.setattr(python_code, "_code", told("functions", code))
        yield found


def counts(linkage: Linkage, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Of one compilation."""
    graph, start = linkage.graph, linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    with counted(monkeypatch) as found:
        bg.compile(graph, algebra=CASADI, start=start)
    return found


def test_a_lift_of_twice_the_stages_takes_no_more_than_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ranks are asked, and functions compiled, as often whatever its size; the rest grows by powers.

    No row is written in symbols but once; each is what the elimination before the pivots leaves.
    """
    small, large = (counts(scissors(count), monkeypatch) for count in (2, 4))
    assert small["ranks"] == large["ranks"] < 20
    assert small["functions"] == large["functions"] < 5
    powers = {name: log(large[name] / small[name], 2) for name in ("rows", "derivatives", "terms")}
    assert powers["rows"] <= 1.05 and powers["derivatives"] <= 1.35 and powers["terms"] <= 1.9, powers


def test_loops_that_lead_around_few_bars_take_fewer_derivatives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed at the ends of bars, each loop leads around four, however many stages there are."""
    small, large = (
        counts(scissors(count).closed_by(*(f"R{k}" for k in range(1, count)), "slide"), monkeypatch)
        for count in (2, 4)
    )  # fmt: skip
    assert log(large["derivatives"] / small["derivatives"], 2) <= 1.15


@pytest.mark.slow
@pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
def test_a_lift_of_twenty_stages_moves_in_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rates have some sixty thousand operations; and no step has its gradients looked at in Python."""
    sure: list[bool] = []
    holds = Regularity.holds
    monkeypatch.setattr(Regularity, "holds", lambda self, *given: sure.append(holds(self, *given)) or sure[-1])
    linkage = scissors(20)
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    run = bg.simulate(bg.compile(linkage.graph, algebra=CASADI, start=start), 0.05, start=start)
    assert run.solver.endswith("rates in LLVM") and len(sure) > 3 and all(sure)
