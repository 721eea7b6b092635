"""Positions that stay with the velocities that a form drives: which of them hold states, and which only follow."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.assign import assign
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import kane_velocity
from bondgraph.graph.graph import checked
from bondgraph.kinetics.kept_positions import kept
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops

CIRCLE = ("(x**2 + y**2)/2",)


def f() -> One:
    return One("f", ("u", "w"), coordinates=("x", "y"))


def rod(name: str, scale: float = 1.0, integrals: Any = CIRCLE, given: Any = "l**2/2") -> Any:
    """A particle's distance from the origin, or a multiple of half its square."""
    known = {"integrals": tuple(f"{scale}*({text})" for text in integrals)} if integrals else {}
    by = TF(f"{name}_a", ((f"{scale}*x", f"{scale}*y"),), **known)
    source = Sf(name, (f"{scale}*({given})",), given="position") if integrals else Sf(name, 0)
    return f() << by << source


def particle(*rods: Any) -> bg.Graph:
    return checked(bg.Graph("particle", f() >> I("m", 2), Se("G", (0, "-9.81*m")) >> f(), *rods))


def embedded(graph: bg.Graph) -> Balance:
    """The balance after the change of velocities that drives the rod's rate."""
    return assemble(assign(bg.driven(graph)), xp)


def loops(graph: bg.Graph) -> ClosedLoops:
    return ClosedLoops(graph, xp, RandomPoints())


def test_a_graph_without_constraints_keeps_none() -> None:
    graph = particle()
    balance = assemble(assign(graph), xp)
    assert kept(balance, loops(graph)) is balance


def test_a_constraint_whose_position_no_one_knows_keeps_none() -> None:
    graph = particle(rod("rod", integrals=()))
    balance = embedded(graph)
    assert kept(balance, loops(graph)) is balance


def test_the_length_of_a_rod_is_kept_beside_its_rate() -> None:
    graph = particle(rod("rod"))
    found = kept(embedded(graph), loops(graph))
    x, y, l = map(xp.symbol, "xyl")
    (length,) = found.constraints.independent
    assert any(xp.is_zero(xp.tidy(length + sign * (x**2 + y**2 - l**2) / 2)) for sign in (1, -1))
    assert found.constraints.conditions == () and found.parameters["l"] is None
    assert found.closure.residuals.keys() == {length}


@pytest.mark.parametrize("scale", [2.0, 1e-6, 1e6])
def test_of_a_rod_drawn_twice_one_length_is_a_constraint_and_one_follows(scale: float) -> None:
    """As the rate is taken once: whatever unit the other is written in."""
    once, twice = particle(rod("rod")), particle(rod("rod"), rod("twin", scale))
    found = kept(embedded(once), loops(twice))
    assert len(found.constraints.independent) == 1 == len(found.constraints.conditions)


def test_lengths_that_agree_nowhere_are_refused() -> None:
    graph = particle(rod("rod", given="0.5"), rod("other", given="2"))
    with pytest.raises(bg.SingularSystem) as caught:
        kept(embedded(particle(rod("rod", given="0.5"))), loops(graph))
    assert {"rod", "other"} & {*caught.value.parties}


def test_a_compiled_rod_stays_as_long_as_it_is() -> None:
    """Whose start off the circle is moved onto it, and whose rates stay tangent."""
    equations = bg.compile(particle(rod("rod")), kane_velocity)
    assert len(equations.constraints) == 1
    run = bg.simulate(equations, (0, 1), {"l": 1.0}, {"x": 0.6, "y": -0.8})
    assert (run["x"] ** 2 + run["y"] ** 2) == pytest.approx(1.0, abs=1e-6)
