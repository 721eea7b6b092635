"""Ranks of moduli: at random configurations against numpy's, and the conditions under which one is lost, by hand."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.analysis.causality.findings import Rank
from bondgraph.analysis.causality.junction_structure import Structure
from bondgraph.analysis.causality.transformers import MINORS, ranks
from bondgraph.elements import TF, I, Link, Mechanism, One, R, Revolute, Sf, Spherical

Rows = tuple[tuple[object, ...], ...]


def found(rows: Rows, **options: object) -> Rank:
    """Of a modulus between two velocities with coordinates a, b and an inertia."""
    count = len(rows[0])
    q = One("q", tuple(f"u{k}" for k in range(count)), coordinates=tuple("abcdefgh"[:count]))
    graph = bg.Graph("moved", q >> TF("P", rows) >> One("v", len(rows)) >> I("m"))
    (rank,) = ranks(Structure(graph, bg.algebra.sympy))
    return rank


@pytest.mark.parametrize(
    "rows",
    [
        (("2", "1"), ("4", "2")),
        (("cos(a)", "0"), ("0", "exp(b)")),
        (("l*cos(a)", "k*cos(b)"), ("l*sin(a)", "k*sin(b)")),
        (("cos(a)", "2*cos(a)"), ("sin(b)", "2*sin(b)"), ("1", "2")),
        (("0", "0"), ("0", "0")),
    ],
)
def test_the_rank_is_that_of_numbers_put_in(rows: Rows) -> None:
    values = {"a": 0.7, "b": -1.1, "l": 1.3, "k": 0.6}
    numbers = np.array([[float(sp.sympify(entry).subs(values)) for entry in row] for row in rows])
    told = found(rows)
    assert told.rank == np.linalg.matrix_rank(numbers)
    assert (told.rows, told.columns, told.driven, told.elements) == (*numbers.shape, False, ("P",))


@pytest.mark.parametrize(
    ("rows", "where"),
    [
        ((("l*cos(a)", "k*cos(b)"), ("l*sin(a)", "k*sin(b)")), ("sin(a - b) = 0",)),
        ((("cos(a)", "0"), ("0", "exp(b)")), ("cos(a) = 0",)),
        ((("cos(a)", "0"), ("0", "sin(b)")), ("cos(a) = 0", "sin(b) = 0")),
        ((("cos(a)", "-sin(a)"), ("sin(a)", "cos(a)")), ()),  # a rotation: its determinant is 1
        ((("2", "1"), ("4", "2")), ()),  # of rank one everywhere
        ((("exp(a)", "0"), ("0", "1 + b**2")), ()),  # of real coordinates neither vanishes
        ((("sin(a)/a", "0"), ("0", "1")), ("sin(a) = 0",)),  # nor does the divisor, where there is a value
        (
            (("sin(a)", "0"), ("0", "sin(a)"), ("1", "cos(a)")),
            ("sin(a) = 0",),
        ),  # two of three minors vanish elsewhere too
    ],
)
def test_a_rank_is_lost_where_all_its_minors_vanish(rows: Rows, where: tuple[str, ...]) -> None:
    told = found(rows)
    assert len(told.loses) == len(where)
    for said, expected in zip(told.loses, where, strict=True):
        left, right = (sp.sympify(text.removesuffix(" = 0")) for text in (said, expected))
        assert sp.simplify(left - right) == 0 or sp.simplify(left + right) == 0


def test_a_configuration_that_is_named_is_one_where_the_rank_is_lower() -> None:
    """Too many minors to write out: a search among configurations."""
    size = 3
    rows = tuple(tuple(f"cos({i + 1}*a) + {i * j + j}*b" if i else f"b*{j + 1}" for j in range(size)) for i in range(6))
    q = One("q", tuple(f"u{k}" for k in range(size)), coordinates=tuple("abc"))
    graph = bg.Graph("moved", q >> TF("P", rows) >> One("v", len(rows)) >> I("m"))
    (told,) = ranks(Structure(graph, bg.algebra.sympy))
    assert told.rank == 2 and comb(6, 2) * comb(size, 2) > MINORS
    (said,) = told.loses
    assert said.startswith("at ")
    values = {name: float(value) for name, value in (part.split(" = ") for part in said[3:].split(", "))}
    numbers = np.array([[float(sp.sympify(entry).subs(values)) for entry in row] for row in rows])
    assert np.linalg.svd(numbers, compute_uv=False)[1] < 1e-2


def constrained(*rows: Rows) -> tuple[Rank, ...]:
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    held = (f << TF(f"a{k}", each) << Sf(f"b{k}", (0,) * len(each)) for k, each in enumerate(rows))
    return ranks(Structure(bg.Graph("held", f >> I("m"), *held), bg.algebra.sympy))


def test_rows_that_sources_prescribe_are_judged_together() -> None:
    """The second row of the second transformer is new, its first twice the first's."""
    edge, twice = ("sin(th)", "-cos(th)", "0"), ("2*sin(th)", "-2*cos(th)", "0")
    (told,) = constrained((edge,), (twice, ("1", "0", "0")))
    assert told.driven and told.elements == ("a0", "a1") and told.junction == "f"
    assert (told.rows, told.columns, told.rank) == (3, 3, 2)
    assert told.redundant == (("a1", 0),)
    assert told.pivots == ("u", "v")
    assert told.loses == ("cos(th) = 0",)


def test_the_last_velocities_are_determined_first() -> None:
    (told,) = constrained((("1", "2", "3"),))
    assert told.pivots == ("w",) and told.redundant == ()
    (told,) = constrained((("1", "2", "0"),))
    assert told.pivots == ("v",)


def test_a_square_number_can_be_turned_and_has_no_rank_to_tell() -> None:
    w, v = One("w"), One("v")
    graph = bg.Graph("gear", w >> TF("n") >> v >> I("m"), w >> R("b"))
    assert ranks(Structure(graph, bg.algebra.sympy)) == ()


def test_the_transport_of_a_twist_loses_its_rank_nowhere() -> None:
    """Its determinant is one, however the body is turned and wherever the frame is: no search is asked."""
    a, b = Link("a", 1, (1, 1, 1)), Link("b", 1, (1, 1, 1))
    joints = Spherical("s", "ground", a), Revolute("h", a.frame((1, 0.5, 0)), b, (1, 2, 3))
    found = bg.analyse(bg.Graph("arm", *Mechanism("arm", [a, b], joints))).ranks
    transports = [each for each in found if each.rows == each.columns == 6]
    assert transports and all(each.rank == 6 and each.loses == () for each in transports)
