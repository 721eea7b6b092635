"""Junction equations: whatever strokes, one variable is common and the power that enters is zero."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.junctions import junction_equations
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.graph import checked

ONE, ZERO = One("j", ("a", "b")), Zero("j", ("a", "b"))


def around(junction: Any) -> dict[str, bg.Graph]:
    """Two components, each with bonds towards the junction and away from it; who sets them differs."""
    source = Sf("s", ("sin(t)", 1)) if isinstance(junction, One) else Se("s", ("sin(t)", 1))
    store = C("k", 1) if isinstance(junction, Zero) else I("k", 1)
    return {
        "driven": bg.Graph("driven", source >> junction, junction >> R("r", 2), junction >> store),
        "stored": bg.Graph("stored", junction >> store, R("r", 2) << junction, junction["a"] >> R("q", 3)),
    }


CASES = {f"{j.kind}-{name}": graph for j in (ONE, ZERO) for name, graph in around(j).items()}


def equations_of(causal: CausalGraph, name: str) -> tuple[list[Let], list[Any], list[Any], Symbols]:
    symbols = Symbols(causal.graph, xp)
    lets: list[Let] = []
    states: list[Any] = []
    rows: list[Any] = []
    junction_equations(causal, xp, symbols, causal.graph.junctions[name], lets, states, rows)
    return lets, states, rows, symbols


@pytest.mark.parametrize("name", CASES)
def test_one_variable_is_common_and_the_signed_sum_of_the_others_is_zero(name: str) -> None:
    causal = assign(checked(CASES[name]))
    lets, states, rows, symbols = equations_of(causal, "j")
    assert not states and not rows
    draw = random.Random(0)
    given = {let.symbol: let.expression for let in lets}
    assert len(given) == len(lets)  # each variable is given once
    values: dict[Any, Any] = {}

    def value(symbol: Any) -> Any:
        if symbol not in values:
            inside = given.get(symbol)
            values[symbol] = (
                xp.number(draw.randint(-9, 9))
                if inside is None
                else xp.substitute(inside, {s: value(s) for s in sorted(xp.free(inside), key=xp.name)})
            )
        return values[symbol]

    junction = causal.graph.junctions["j"]
    same, summed = (1, 0) if junction.common == "flow" else (0, 1)
    for index in range(2):
        total = xp.number(0)
        for bond, side in causal.graph.at["j"]:
            for k, component in enumerate(bond.end(side).components):
                if component == index:
                    variables = symbols.bonds[bond.name, k]
                    assert value(variables[same]) == value(symbols.common("j", index))
                    total += (1 if side == "head" else -1) * value(variables[summed])
        assert xp.is_zero(total)


def test_a_free_flow_is_a_state_and_its_efforts_are_a_row() -> None:
    """A velocity that nothing sets: what enters is zero, the inertia behind the transformer included."""
    f = One("f", ("u",), coordinates=("x",))
    swing = f >> TF("P", (("cos(x)",), ("sin(x)",))) >> One("v", 2) >> I("m", 1)
    causal = assign(checked(bg.Graph("g", Se("F") >> f, swing)))
    assert ("f", 0) in causal.free
    lets, states, rows, symbols = equations_of(causal, "f")
    assert states == [xp.symbol("u")] and len(rows) == 1
    F, P = symbols.bonds["F", 0][0], symbols.bonds["f-P", 0][0]
    assert xp.is_zero(rows[0] - (F - P)) and not any(let.symbol == xp.symbol("u") for let in lets)


def test_arrows_away_and_towards_count_with_their_signs() -> None:
    """A spring between two ends: its flow is the difference of their velocities."""
    z = Zero("z")
    graph = checked(
        bg.Graph("g", (a := One("a")) >> z, z >> (b := One("b")), z >> C("k", 1), a >> I("m", 1), b >> I("n", 1))
    )
    lets, *_, symbols = equations_of(assign(graph), "z")
    given = {let.symbol: let.expression for let in lets}
    flow = given[symbols.bonds["k", 0][1]]
    assert xp.is_zero(flow - (xp.symbol("a") - xp.symbol("b")))
