"""A linearization as text and as HTML: the same numbers, and matrices that are too wide by their sizes."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.page import WIDEST, html, text, without_noise
from bondgraph.elements import C, I, One, R, Zero


def line_of(masses: int) -> bg.Linearization:
    """Masses in a row, springs between them."""
    v = [One(f"v{k}") for k in range(masses)]
    chains = [v[k] >> I(f"m{k}", 1) for k in range(masses)] + [v[0] >> R("r", 1)]
    for k in range(masses - 1):
        between = Zero(f"z{k}")
        chains += [v[k] >> between, between >> v[k + 1], between >> C(f"c{k}", 1)]
    return bg.linearize(bg.Graph("row", *chains), outputs=["v0"])


def test_matrices_are_columns_of_text_and_tables() -> None:
    linear = line_of(2)
    page, words = html(linear), text(linear)
    assert page.count("<table>") == 4, "the title, A, C and the eigenvalues"
    for row in linear.A.tolist():
        for entry in row:
            assert f"<td>{entry:.6g}</td>" in page and f" {entry:.6g}" in words.replace("-0", "0")
    assert "<td>0</td>" in page


def test_wide_matrices_are_told_by_their_sizes() -> None:
    linear = line_of(1 + WIDEST // 2)
    count = len(linear.states)
    assert count == WIDEST + 1
    assert f"A: {count} x {count}" in html(linear) and f"A: {count} x {count}" in text(linear)
    assert "<th>A</th>" not in html(linear) and "<th>A</th>" in html(line_of(WIDEST // 2))


@pytest.mark.parametrize("largest", [1.0, 1e9])
@pytest.mark.parametrize(("part", "is_shown"), [(1e-25, False), (1e-23, True)])
def test_a_value_is_shown_as_zero_beside_one_larger_than_any_unit_makes_it(
    part: float, is_shown: bool, largest: float
) -> None:
    shown = without_noise({"x": -largest, "y": part * largest})
    assert shown == {"x": -largest, "y": part * largest if is_shown else 0.0}
