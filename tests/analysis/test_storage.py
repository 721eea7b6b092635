"""Stores and their strokes, and values written in what the integral ones give."""

from __future__ import annotations

import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.analysis.causality.storage import LONGEST, Dependence, Undecided, inverse, kinetic, storages
from bondgraph.causality.assign import assign
from bondgraph.elements import TF, C, I, One, R, Se, Zero
from bondgraph.equations.balance import assemble
from bondgraph.graph.law import Solve

w, v, z = One("w"), One("v"), Zero("z")
SYMPY = bg.algebra.sympy
GEARED = bg.Graph("geared", Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m"), v >> C("k"), w >> R("b"))


def dependence(graph: bg.Graph) -> Dependence:
    return Dependence(assemble(assign(graph), SYMPY))


def test_a_store_is_integral_where_it_receives_what_it_integrates() -> None:
    """An inertia its effort, a compliance its flow: read off the strokes."""
    causal = assign(GEARED)
    found = {storage.store: storage for storage in storages(GEARED, causal)}
    assert set(found) == {"J", "m", "k"}
    for name, storage in found.items():
        receives_effort = GEARED.bond(name).end(causal.strokes[name, 0].side).element == name
        assert storage.integral == (receives_effort if GEARED.elements[name].kind == "I" else not receives_effort)
        assert ((name, storage.port, 0) in kinetic(GEARED)) == (GEARED.elements[name].kind == "I")
    assert [storage.integral for storage in found.values()].count(False) == 1


def test_each_component_of_a_vector_store_counts() -> None:
    vector = One("V", ("x", "y", "zz"))
    graph = bg.Graph("body", vector >> I("m"), vector >> C("k"))
    assert [(s.store, s.component, s.integral) for s in storages(graph, assign(graph))] == [
        (name, k, True) for name in ("k", "m") for k in range(3)
    ]


def test_a_value_is_written_in_what_the_masters_give() -> None:
    """The dependent momentum is m n w; the effort of a resistor in the gear's flow."""
    depend = dependence(GEARED)
    assert {root.label for root in depend.roots.values()} == {"J.f", "k.e", "M.e"}
    flow = next(symbol for symbol, root in depend.roots.items() if root.label == "J.f")
    effort = depend.written(depend.symbol(("e", "b", 0)))
    assert sp.simplify(effort - depend.xp.symbol("b") * flow) == 0
    across = depend.written(depend.symbol(("f", "k", 0)))
    assert sp.simplify(across - depend.xp.symbol("n") * flow) == 0
    for symbol in depend.roots:
        assert depend.written(symbol) is symbol


def net(first: R) -> Dependence:
    return dependence(bg.Graph("net", Se("U") >> w, w >> first, w >> z, z >> R("R2"), z >> R("R3")))


def test_a_small_linear_loop_is_solved_and_another_undecided() -> None:
    """A voltage over R1 in series with R2 beside R3."""
    linear = net(R("R1"))
    xp = linear.xp
    U, R1, R2, R3 = linear.symbol(("e", "U", 0)), *map(xp.symbol, ("R1", "R2", "R3"))
    current = U / (R1 + R2 * R3 / (R2 + R3))
    assert sp.simplify(linear.written(linear.symbol(("f", "R1", 0))) - current) == 0
    assert sp.simplify(linear.written(linear.symbol(("e", "R2", 0))) - (U - R1 * current)) == 0
    with pytest.raises(Undecided, match="the system that gives"):
        curved = net(R("R1", effort="f + a*f**3"))
        curved.written(curved.symbol(("e", "R2", 0)))


def test_a_value_of_too_many_operations_is_not_written_out() -> None:
    def gear(operations: int) -> Dependence:
        ratio = "+".join(f"sin({k + 1}*a)" for k in range(operations))
        turn = One("turn", coordinates=("a",))
        parts = (turn >> I("J"), turn >> TF("n", ratio) >> v >> R("b"))
        return dependence(bg.Graph("gear", *parts))

    short, long = gear(3), gear(LONGEST)
    assert SYMPY.size(short.written(short.symbol(("f", "b", 0)))) < LONGEST
    with pytest.raises(Undecided, match="too many operations"):
        long.written(long.symbol(("f", "b", 0)))


def test_the_shorter_of_two_spellings_is_told() -> None:
    depend = dependence(GEARED)
    a, b = sp.symbols("a b")
    assert depend.text((a + b) ** 2 - a**2 - 2 * a * b) == "b**2"
    assert sp.sympify(depend.text(a * (a + b) / a)) == a + b


def test_a_small_system_is_inverted_and_a_singular_one_is_named() -> None:
    a, b = sp.symbols("a b")

    def system(matrix: sp.Matrix) -> Solve:
        unknowns = sp.symbols("x y")
        return Solve(unknowns, SYMPY.matrix(matrix.tolist()), SYMPY.column([a, b]), symmetric=False, about="the pair")

    whole = sp.Matrix([[a, b], [b, a]])
    assert sp.simplify(sp.Matrix(inverse(SYMPY, system(whole))) * whole) == sp.eye(2)
    with pytest.raises(Undecided, match="the system of the pair is singular"):
        inverse(SYMPY, system(sp.Matrix([[a, b], [a, b]])))


def test_paths_lead_from_what_is_given_to_what_follows() -> None:
    import networkx as nx

    depend = dependence(GEARED)
    paths = depend.paths
    assert nx.has_path(paths, ("f", "J", 0), ("f", "m", 0)), "the dependent inertia follows the gear"
    assert not nx.has_path(paths, ("f", "m", 0), ("f", "J", 0))
    assert all({a[1], b[1]} <= {bond.name for bond in GEARED.bonds} for a, b in paths.edges)
