"""The table of a comparison, its pages and its curves, from rows put together by hand."""

from __future__ import annotations

import html as markup
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.comparison import curves, pages
from bondgraph.analysis.comparison.rows import Drift, Row
from bondgraph.analysis.comparison.table import Comparison
from bondgraph.elements import I, One, R
from bondgraph.equations.equations import Equations
from bondgraph.simulate.simulate import Integration
from bondgraph.simulate.trajectory import Trajectory

TIMES = np.linspace(0.0, 2.0, 5)
ENERGY = np.array([0.0, 1e-9, -2e-9, 0.0, 3e-9])
v = One("v")


@pytest.fixture(scope="module")
def equations() -> Equations:
    return bg.compile(bg.Graph("slide", v >> I("m", 2), v >> R("b", 1)), algebra=bg.algebra.table)


def row(equations: Equations, label: str, solver: str = "DOP853 (not stiff)", *more: Drift, **changed: Any) -> Row:
    values = dict.fromkeys(equations.parameters, 1.0)
    run = Trajectory(equations, TIMES, lambda t: np.zeros((1, len(t))), values, {}, solver)
    drifts = {each.name: each for each in (Drift("energy", "energy", ENERGY, 5.0), *more)}
    whole = Row(label, None, equations, 1, 9, (2, 3), 0.25, 0.5, run, drifts)
    return replace(whole, **changed)


def table(*rows: Row, **changed: Any) -> Comparison:
    return replace(Comparison("slide & co", rows, TIMES, Integration(), 5.0), **changed)


REFUSED = Row("maggi", None, reason="NotReducible: it is not", derivation=0.125)


def test_a_row_is_found_by_its_label(equations: Equations) -> None:
    found = table(row(equations, "a"), REFUSED)
    assert found["maggi"] is REFUSED and found.records == [each.record for each in found.rows]
    with pytest.raises(bg.ValueRefused, match="there are a, maggi"):
        found["kane"]


def test_solvers_are_told_most_forms_first(equations: Equations) -> None:
    rows = (row(equations, "a", "Radau"), row(equations, "b"), row(equations, "c", "DOP853, native"), REFUSED)
    assert table(*rows).solvers == ("DOP853", "Radau")
    assert table(REFUSED).solvers == ()
    assert "by Radau: a" in str(table(*rows)) and "by DOP853:" not in str(table(*rows))


def test_tables_stand_beside_each_other_on_the_scale_of_the_first(equations: Equations) -> None:
    one, two = table(row(equations, "a")), table(row(equations, "b"), scale=20.0)
    both = one.beside(two)
    assert [each.label for each in both.rows] == ["a", "b"] and both.scale == 5.0
    np.testing.assert_allclose(both["b"].drifts["energy"].values, ENERGY * 4, rtol=1e-15)
    assert not both.interrupted and one.beside(replace(two, interrupted=True)).interrupted
    for other, law in (
        (replace(two, t=TIMES[:-1]), "instants"),
        (replace(two, how=Integration(rtol=1e-6)), "integration"),
        (table(row(equations, "a")), "a is in both"),
    ):
        with pytest.raises(bg.ValueRefused, match=law):
            one.beside(other)


def cells(comparison: Comparison) -> list[list[str]]:
    page = ElementTree.fromstring(comparison.html())
    return [[cell.text or "" for cell in line] for line in page.findall(".//tr")]


def test_all_three_pages_have_the_same_cells(equations: Equations) -> None:
    momentum = Drift("momentum of x", "momentum", ENERGY * 2, None)
    found = table(row(equations, "a_b", "DOP853", momentum), REFUSED)
    above, heads, *lines = cells(found)
    assert (
        heads == ["form", "states", "equations", "operations", "systems", "derive", "run"] + ["largest", "2-norm"] * 2
    )
    assert above[7::2] == ["energy", "momentum of x"]
    largest, norm = f"{np.abs(ENERGY).max():.2e}", f"{np.linalg.norm(ENERGY):.2e}"
    assert lines[0][:9] == ["a_b", "1", "1", "9", "2, 3", "0.25", "0.50", largest, norm]
    assert lines[1] == ["maggi *", "-", "-", "-", "-", "0.12", "-", *["-"] * 4]
    plain = str(found).splitlines()
    assert [line.split() for line in plain if line.startswith(("a_b", "maggi *"))] == [
        " ".join(line).split() for line in lines
    ]
    typeset = [line.removesuffix(r" \\").split(" & ") for line in found.latex().splitlines() if line.endswith(r"\\")]
    assert {len(line) for line in typeset} == {len(heads)}
    assert typeset[2][0] == r"\texttt{a\_b}" and typeset[2][7] == r"$3.00\times 10^{-9}$" and typeset[3][1] == "--"


def test_columns_of_text_are_aligned(equations: Equations) -> None:
    lines = [line for line in str(table(row(equations, "a"), REFUSED)).splitlines() if line]
    heads = next(k for k, line in enumerate(lines) if "operations" in line)
    end = lines[heads].rindex("operations") + len("operations")
    assert [line[end - 1] for line in lines[heads + 1 : heads + 3]] == ["9", "-"]


def test_names_are_escaped_in_markup(equations: Equations) -> None:
    found = table(row(equations, "<b> & 100%"))
    assert markup.escape("<b> & 100%") in found.html() and "<b> &" not in found.html()
    assert r"\texttt{$<$b$>$ \& 100\%}" in found.latex() and r"slide \& co" in found.latex()
    assert pages._escaped("\\~^{}#$_") == (r"\textbackslash{}\textasciitilde{}\textasciicircum{}\{\}\#\$\_")


def test_remarks_say_what_numbers_are_relative_to_and_nothing_that_is_not_there(equations: Equations) -> None:
    bare = str(table(row(equations, "a")))
    assert "relative to 5 J" in bare and "constraints:" not in bare and "interrupted" not in bare
    velocity = Drift("rod.velocity_residual", "velocity", ENERGY)
    zero, some = Drift("momentum of x", "momentum", ENERGY), Drift("momentum of y", "momentum", ENERGY, 0.75)
    found = str(table(row(equations, "a", "DOP853", velocity, zero, some), REFUSED, unknown=("n",), interrupted=True))
    words = " ".join(found.split())
    assert "constraints: what is left of a f = b" in words
    assert "momentum of x: absolute, since it starts at zero" in words
    assert "momentum of y: relative to its first value, 0.75" in words
    assert "n: no form's run has this quantity" in words
    assert "* maggi: NotReducible: it is not" in words
    assert "interrupted: what is missing was not run" in words


def test_forms_with_one_reason_are_told_together() -> None:
    found = str(table(REFUSED, replace(REFUSED, label="volterra"), replace(REFUSED, label="kane", reason="other")))
    assert "* maggi, volterra: NotReducible" in found and "* kane: other" in found
    assert "nothing is integrated" in found


def test_curves_leave_out_what_is_exactly_zero_and_what_did_not_run(equations: Equations) -> None:
    figure = curves.curves(table(row(equations, "a"), row(equations, "b"), REFUSED), ())
    (panel,) = figure.axes
    assert [line.get_label() for line in panel.lines] == ["a", "b"]
    for line in panel.lines:
        np.testing.assert_array_equal(line.get_xdata(), TIMES)
        np.testing.assert_array_equal(line.get_ydata(), np.where(ENERGY == 0, np.nan, abs(ENERGY)))
    assert len({line.get_color() for line in panel.lines}) == 2 and panel.get_yscale() == "log"


def test_a_panel_for_each_drift_in_the_order_asked_for(equations: Equations) -> None:
    found = table(row(equations, "a", "DOP853", Drift("rod.position_residual", "position", ENERGY)))
    assert [p.get_ylabel() for p in curves.curves(found, ()).axes] == ["|energy|", "|rod.position_residual|"]
    asked = ("rod.position_residual", "energy")
    assert [p.get_ylabel() for p in curves.curves(found, asked).axes] == [f"|{name}|" for name in asked]
    with pytest.raises(bg.ValueRefused, match=r"slip.*there are energy, rod.position_residual"):
        curves.curves(found, ("slip",))
    with pytest.raises(bg.ValueRefused, match="no form has run"):
        curves.curves(table(REFUSED), ())
