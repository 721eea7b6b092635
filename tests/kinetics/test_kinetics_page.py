"""Kinetics as a page: what is printed is what the matrices hold, in text and in LaTeX."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace

import pytest
import sympy as sp
from mechanisms import CATALOGUE, NAMES
from quick import quick

import bondgraph as bg
from bondgraph.kinetics.from_graph import kinetics_of
from bondgraph.kinetics.kinetics_page import LONGEST, WIDTH, as_latex, as_text


def read(text: str) -> sp.Expr:
    return sp.sympify(text, locals={name: sp.Symbol(name, real=True) for name in re.findall(r"[A-Za-z_]\w*", text)
                                    if name not in ("sin", "cos", "tan")})  # fmt: skip


@pytest.mark.parametrize("name", quick(NAMES, ["cart_pendulum", "driven_arm"]))
def test_the_page_is_the_matrices(name: str) -> None:
    k = bg.kinetics(CATALOGUE[name]().graph)
    page, f = str(k), [str(x) for x in k.f]
    (at,) = [i for i, line in enumerate(page.splitlines()) if line.startswith("(15)")]
    lines = page.splitlines()[at:]
    if "A = " in lines[0]:
        rows = [re.split(r"\s{2,}", line.split("[", 1)[1].rstrip(" ]")) for line in lines[: len(f)]]
    else:
        entries = dict(re.findall(r"  A\[(\w+, \w+)\] = (.*)", page))
        rows = [[entries.get(f"{x}, {y}", "0") for y in f] for x in f]
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            assert sp.simplify(read(cell) - read(str(k.A[i, j]))) == 0
    T_star = re.search(r"T\* = (.*)", page)
    assert T_star and sp.simplify(read(T_star[1]) - read(str(k.T_star))) == 0
    for part in ("q^T", "Q", "e", "D f", "e_hat"):
        assert re.search(rf" {re.escape(part)}( = |\[)", page), part
    assert all(f"A_{block}" in page for block in ("uu", "uc", "cc")) == bool(k.c)


@pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.table])
@pytest.mark.parametrize("name", quick(NAMES, ["rolling_disc"]))
def test_latex_is_whole(name: str, algebra: object) -> None:
    k = bg.kinetics(CATALOGUE[name]().graph, algebra)  # type: ignore[arg-type]
    latex = k.latex()
    assert latex.startswith("\\begin{aligned}") and latex.endswith("\\end{aligned}")
    assert latex.count("{") == latex.count("}") and latex.count(r"\begin") == latex.count(r"\end")
    assert k._repr_latex_() == f"$$\n{latex}\n$$"
    assert latex.count("&=") == sum(
        line[:8].strip().startswith("(") or " q^T = " in line for line in str(k).splitlines()
    )


def test_by_hand() -> None:
    """A cart and a pendulum: the page has what any textbook has."""
    lines = str(bg.kinetics(CATALOGUE["cart_pendulum"]().graph)).splitlines()
    assert lines[0] == "cart_pendulum: 2 coordinates, 2 generalized velocities"
    assert "(15)    A = [M + m       l*m*cos(a)]" in lines and "            [l*m*cos(a)  J + l**2*m]" in lines
    assert "(9)     e = [-c*x_dot + push]" in lines


def test_what_is_long_is_told_by_what_it_depends_on() -> None:
    k = bg.kinetics(CATALOGUE["cart_pendulum"]().graph)
    x = k.xp.symbol("x")
    entry = shorter = k.xp.number(0)
    for power in itertools.count(2):
        shorter, entry = entry, entry + k.xp.symbol("y") * x**power
        if k.xp.size(entry) > LONGEST:
            break
    for each, written in ((shorter, True), (entry, False)):
        longer = replace(k, e=k.xp.column([each, 0]))
        assert ("operations in x, y" in as_text(longer)) != written
        assert (r"\cdots" in as_latex(longer)) != written


def test_long_rows_are_listed_and_zeros_are_said() -> None:
    k = bg.kinetics(CATALOGUE["driven_arm"]().graph)
    k = replace(k, e_hat=k.e_hat * k.xp.symbol("long_" * (WIDTH // 5)))
    page = as_text(k)
    assert "e_hat = 0 elsewhere" in page and "e_hat[u1]" not in page and k.e_hat[0] == 0
    for line in page.splitlines():
        assert len(line) <= WIDTH or re.match(r".{8}(D f|e_hat|e|A\w*)\[|\(18\)", line), line


def test_constraints_that_are_kept_are_on_the_page() -> None:
    graph = bg.reduce(CATALOGUE["sleigh"]().graph, bg.forms.lagrange_multipliers)
    assert ("a = " in str(kinetics_of(graph))) == bool(kinetics_of(graph).kept)


def test_short_names_in_a_shell() -> None:
    assert repr(bg.kinetics(CATALOGUE["driven_arm"]().graph)) == "Kinetics('T': f u1, u2; driven u2)"
