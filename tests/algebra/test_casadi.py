"""The algebra in casadi, part by part, beside numbers and sympy."""

from __future__ import annotations

import math

import pytest

from bondgraph.algebra import casadi
from bondgraph.algebra.casadi.lowering import lower
from bondgraph.algebra.casadi.nodes import CONSTANT, SYMBOL, ordered, read
from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.casadi.scalar import Called, Scalar, binary, called, number, symbol, unary
from bondgraph.algebra.casadi.to_sympy import invert, latex, to_sympy
from bondgraph.algebra.casadi.to_text import spell
from bondgraph.algebra.function import Applied, Function
from bondgraph.algebra.text.parse import build, canonical
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder

x, y = symbol("x"), symbol("y")
sin, maximum = unary(ca.OP_SIN), binary(ca.OP_FMAX)
CASES = {
    "sum": (x - (y - 2), lambda a, b: a - (b - 2)),
    "product": (x * y / (x + 3), lambda a, b: a * b / (a + 3)),
    "power": (-(x**2) * 3, lambda a, b: -(a**2) * 3),
    "function": (sin(x * y) - x, lambda a, b: math.sin(a * b) - a),
    "switch": (maximum(x, y) * 2, lambda a, b: max(a, b) * 2),
}
POINTS = ((0.3, 1.2), (1.5, -0.4))


def value(expression: Scalar, at: tuple[float, float]) -> float:
    builder = Builder(("x", "y"))
    return float(instant(builder.finish({"value": lower(expression, builder, {x: 0, y: 1})}))(at)[0])


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("at", POINTS)
def test_lowered_written_and_read_by_sympy_it_is_the_same(name: str, at: tuple[float, float]) -> None:
    expression, plain = CASES[name]
    expected = pytest.approx(plain(*at), rel=1e-14)
    assert value(expression, at) == expected
    written = canonical(spell(expression.node, lambda leaf: leaf))
    words = {"sin": math.sin, "max": max}
    assert build(written, dict(zip("xy", at, strict=True)).__getitem__, float, words) == expected
    whole = to_sympy(expression)
    assert float(whole.subs({s: dict(zip("xy", at, strict=True))[s.name] for s in whole.free_symbols})) == expected


@pytest.mark.parametrize("name", [name for name in CASES if name != "switch"])
def test_derivatives_are_differences(name: str) -> None:
    expression, plain = CASES[name]
    for a, b in POINTS:
        h = 1e-6
        by_x = (plain(a + h, b) - plain(a - h, b)) / (2 * h)
        assert value(expression.diff(x), (a, b)) == pytest.approx(by_x, rel=1e-7, abs=1e-8)


def test_symbols_of_a_matrix_are_those_of_its_entries_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries share most of what they are made of: looked for one by one, that would be gone through for each."""
    u, w, symvar = symbol("u"), symbol("w"), ca.symvar
    calls: list[object] = []
    shared, law = sin(x * y), called(Applied(Function(math.sin, math.cos), "law", "law", ("x",)), (sin(u) * w,))
    rows = [[shared * k + k, number(k)] for k in range(1, 30)] + [[law * shared, w]]
    monkeypatch.setattr(ca, "symvar", lambda sx: calls.append(sx) or symvar(sx))
    found = casadi.free(casadi.matrix(rows))
    assert len(calls) == 2, "that of all entries, and that of the argument of the law"
    assert found == {x, y, u, w} == set().union(*(casadi.free(entry) for row in rows for entry in row))
    assert casadi.free(casadi.matrix(rows)) == found and casadi.free(casadi.zeros(2, 2)) == set()


def test_equal_structure_is_one_node() -> None:
    assert read((x * y + 1).sx) is read((x * y + 1).sx)
    nodes = ordered((sin(x) + sin(x) * y).node)
    assert len({*nodes}) == len(nodes)
    assert all(nodes.index(part) < k for k, node in enumerate(nodes) for part in node.arguments)
    assert {node.operation for node in (x.node, number(2).node)} == {SYMBOL, CONSTANT}


def test_substituted_it_has_the_values() -> None:
    assert (x * y).substitute({x: number(3)}) == 3 * y and (x - x) == 0


def test_an_inverse_takes_the_law_back() -> None:
    found = invert(3 * x + 2, x, y)
    assert found is not None and value(found, (0.0, 5.0)) == pytest.approx(1.0)
    assert invert(x * x, x, y) is None and "x" in latex(x * y, {x: "x", y: "y"})


def test_a_callable_is_differentiated_as_it_declares() -> None:
    sine = Applied(Function(math.sin, math.cos), "law", "law", ("x",))
    made = called(sine, (x * y,))
    assert isinstance(made, Called) and made.symbols == {x, y}
    assert value(made.diff(x), (0.3, 1.2)) == pytest.approx(1.2 * math.cos(0.36), rel=1e-14)
