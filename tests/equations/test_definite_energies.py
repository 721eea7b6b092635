"""Stores given by parameters: values with which their energy would be negative in a direction are refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.assign import assign
from bondgraph.elements import C, I, One, Se, Zero
from bondgraph.equations.balance import assemble
from bondgraph.equations.definite_energies import check_stores, couplings
from bondgraph.graph.graph import checked

f = One("f", ("u", "v", "w"), frame="inertial")


def body(matrix: Any) -> bg.Equations:
    return bg.compile(bg.Graph("body", Se("F") >> f, f >> I("M", matrix)))


PAIRED = (("a", "c", 0), ("c", "b", 0), (0, 0, "d"))


@pytest.mark.parametrize(("c", "fits"), [(0.0, True), (1.999, True), (2.001, False), (-2.001, False)])
def test_a_matrix_is_definite_up_to_the_mean_of_its_masses(c: float, fits: bool) -> None:
    """a b > c^2, whatever the sign of the coupling: here 1 and 4. The third mass has nothing to do with it."""
    values = {"a": 1.0, "b": 4.0, "c": c, "d": 1.0}
    if fits:
        check_stores(body(PAIRED), values)
        return
    with pytest.raises(bg.ValueRefused) as caught:
        check_stores(body(PAIRED), values)
    assert caught.value.place == "M" and set(caught.value.parties) == {"M", "a", "b", "c"}


@pytest.mark.parametrize(("a", "fits"), [(-1e-14, True), (-1e-9, False)])
def test_what_rounding_leaves_below_zero_is_zero(a: float, fits: bool) -> None:
    """By `ROUNDING` of the largest entry."""
    if fits:
        check_stores(body(("a", "b", 1)), {"a": a, "b": 1.0})
        return
    with pytest.raises(bg.ValueRefused) as caught:
        check_stores(body(("a", "b", 1)), {"a": a, "b": 1.0})
    assert set(caught.value.parties) == {"M", "a"}


@pytest.mark.parametrize("values", [{"a": 1.0, "b": -4.0}, {}, {"a": float("nan"), "b": -1.0, "c": 0.0, "d": 1.0}])
def test_what_is_not_known_is_not_judged(values: dict[str, float]) -> None:
    check_stores(body(PAIRED), values)


def test_a_compliance_is_judged_by_its_energy_too() -> None:
    z = Zero("z")
    equations = bg.compile(bg.Graph("spring", (v := One("v")) >> I("m", 1), v >> z, z >> C("k", "1/s")))
    check_stores(equations, {"s": 2.0})
    with pytest.raises(bg.ValueRefused):
        check_stores(equations, {"s": -2.0})


def test_couplings_stand_apart_from_every_diagonal() -> None:
    """c couples only; d does so here, and is a mass there."""
    mixed = (("a", "c", "d"), ("c", "b", 0), ("d", 0, "d"))
    graph = checked(bg.Graph("body", Se("F") >> f, f >> I("M", mixed)))
    assert couplings(assemble(assign(graph), xp)) == {"c"}
