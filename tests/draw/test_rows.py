"""Rows of formulas: the same outlines as the typesetter's own rows give, without setting everything twice."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import pytest
import ziamath
from ziamath.nodes import mnode
from ziamath.nodes.mrow import Mrow

from bondgraph.draw.labels import typeset as labels
from bondgraph.draw.labels.rows import Row

NAME = r"\mathrm{fly}_{d_{\mathrm{on},\mathrm{turn}},2}"
FORMULAS = [
    NAME,
    rf"f_{{{NAME}}} = d_{{\mathrm{{on}}}}\left(\mathrm{{on}}_{{q}},\,e_{{0}}\right)\,\mathrm{{thrown}}_{{f}}",
    rf"{{\begin{{bmatrix}}\cos {NAME} & 0 \\ {{-}}\,\sin {NAME} & 1\end{{bmatrix}}}}^{{T}}\,\mathrm{{arm}}_{{g}}",
    r"\dot{q} = \frac{\partial T}{\partial p}, \; \hat{e} = {-}\frac{\partial T}{\partial q}",
    r"120\left(0.6\left(1 -\exp \left({-}4\,t\right)\left(1 + 4\,t\right)\right) -\mathrm{waist}_{q}\right)",
    r"\begin{cases}\sqrt{\frac{a_{b_{c}}}{\left(b + c\right)^{2}}} & a \le 0 \\ \left|x_{1}\right| & b\end{cases}",
    r"\max\left(\frac{a}{b}, \left[c_{\max}\right]\right)^{\frac{1}{2}}",
]


def drawn(latex: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = labels._glyphs(ziamath.Latex(latex, size=14).svg(), latex, 14)
    assert found
    return found


@pytest.mark.parametrize("latex", FORMULAS)
def test_outlines_are_those_of_the_typesetters_own_rows(latex: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(latex)
    monkeypatch.setattr(Row, "_get_height_nostretch", Mrow._get_height_nostretch)
    assert drawn(latex) == found


@pytest.mark.parametrize(("latex", "is_asked"), [(NAME.replace(",", ""), False), (r"\left(a_{b}\right)", True)])
def test_a_height_is_found_where_it_is_asked_for(latex: str, is_asked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, own = [], Mrow._get_height_nostretch

    def counted(self: Any, *given: Any, **options: Any) -> tuple[float, float]:
        asked.append(self)
        return own(self, *given, **options)

    monkeypatch.setattr(Mrow, "_get_height_nostretch", counted)
    drawn(latex)
    assert bool(asked) == is_asked


def test_formulas_are_set_in_these_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mnode._node_classes, "mrow", Mrow)
    monkeypatch.delitem(sys.modules, Row.__module__)
    labels.typeset.__wrapped__(FORMULAS[1], "a law", 14)
    assert mnode._node_classes["mrow"].__module__ == Row.__module__
