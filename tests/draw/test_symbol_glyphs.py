"""Symbols that are set letter by letter: the same outlines as the typesetter of formulas draws of them, or none."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import warnings
from pathlib import Path

import pytest
import ziamath
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.draw.drawing import Glyphs
from bondgraph.draw.labels import letters
from bondgraph.draw.labels import typeset as labels
from bondgraph.draw.labels.letters import GREEK
from bondgraph.draw.labels.symbol_glyphs import symbol

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
atoms = st.one_of(
    st.sampled_from(LETTERS),
    st.sampled_from(sorted(GREEK)).map(lambda name: rf"\{name} "),
    st.integers(0, 300).map(str),
    st.text(LETTERS + "0123456789", min_size=1, max_size=5).map(lambda word: rf"\mathrm{{{word}}}"),
)
indices = st.lists(atoms, min_size=1, max_size=3).map(",".join)
indexed = st.tuples(atoms, indices).map(lambda pair: f"{pair[0]}_{{{pair[1]}}}")
symbols = st.one_of(
    atoms,
    indexed,
    st.tuples(atoms, indexed).map(lambda pair: f"{pair[0]}_{{{pair[1]}}}"),
    st.tuples(atoms, indexed).map(lambda pair: rf"\mathrm{{I}}:{pair[0]}{pair[1]}"),
    st.tuples(indexed, st.sampled_from(["=", "+", "-", r"\cdot ", r"\,"]), atoms).map("".join),
    st.tuples(st.sampled_from(LETTERS), indices).map(lambda pair: rf"\dot{{{pair[0]}}}_{{{pair[1]}}}"),
    st.tuples(st.floats(0.01, 99), st.integers(-30, 30)).map(lambda pair: rf"{pair[0]:.4g} \cdot 10^{{{pair[1]}}}"),
)


def by_the_typesetter(latex: str, size: int) -> Glyphs:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = labels._glyphs(ziamath.Latex(labels.spaced(labels.signed(latex)), size=size).svg(), latex, size)
    assert found
    return found


def numbers(path: str) -> tuple[str, list[float]]:
    steps = labels._steps(path.replace("z", "Z"))
    return "".join(command for command, _ in steps), [x for _, points in steps for pair in points for x in pair]


def same(latex: str, size: int) -> None:
    """The letters are the same ones, and no point of their outlines is off by more than its roundings."""
    found = symbol(latex, size)
    assert found, latex
    set_here, drawn = labels._composed(found, latex, size), by_the_typesetter(latex, size)
    assert [(a.index, a.size) for a in set_here.letters] == [(b.index, b.size) for b in drawn.letters]
    (commands, points), (others, expected) = numbers(set_here.path), numbers(drawn.path)
    assert commands == others
    assert points == pytest.approx(expected, abs=2, rel=0), latex
    assert [*set_here.box.__dict__.values()] == pytest.approx([*drawn.box.__dict__.values()], abs=2, rel=0)


@pytest.mark.parametrize(
    "latex",
    [
        "x", "f", r"\omega", r"\omega_{2}", "q_{1}", "J_{f}", "T_{j}", "p_{V,W}", r"\mathrm{I}:J", r"\mathrm{MTF}",
        r"\mathrm{R}:R_{a}", r"\mathrm{Se}:\mathrm{push}", r"\mathrm{four}_{\mathrm{bar}}", "12", "e_{10,2}",
        r"\mathrm{hull}_{v_{x}}", r"J = 1.38 \cdot 10^{-5}", "U = 12", r"e_{K,2} = K\,i", "a - b + c",
        r"\dot{p}", r"\dot{p}_{m_{1}}",
        r"\dot{f}_{\mathrm{load}} + M", "10^{6}",
    ],
)  # fmt: skip
@pytest.mark.parametrize("size", [10, 16])
def test_letters_stand_where_the_typesetter_puts_them(latex: str, size: int) -> None:
    same(latex, size)


@given(symbols, st.sampled_from([9, 13, 16]))
@settings(max_examples=60, deadline=None)
def test_any_symbol_is_set_as_the_typesetter_sets_it(latex: str, size: int) -> None:
    same(latex, size)


@pytest.mark.parametrize(
    "latex",
    [
        "", " ", "f'", r"\dot{\omega}", "T^{*}", r"\frac{a}{b}", "-x", "a+", "x = -3",
        "x_{a+b}", "x^{2}", r"x_{\dot{p}}", "a:", ":a", "x_{", "x_{}", "x}", "x_{1}_{2}",
        "x__{1}", r"\phi", r"\epsilon", r"\unknown", r"\mathrm{}", r"\mathrm{a b}", "x_{,1}", "<b>", "x_{1:}",
    ],
)  # fmt: skip
def test_what_is_no_such_symbol_is_left_to_the_typesetter(latex: str) -> None:
    assert symbol(latex, 16) is None


def test_what_is_left_to_the_typesetter_is_drawn_by_it() -> None:
    for latex in (r"\hat{q}", "T^{*}", r"\phi_{1}"):
        assert labels.typeset(latex, latex, 16).path == by_the_typesetter(latex, 16).path


def test_the_letters_are_those_of_the_typesetter() -> None:
    """After a change of its font, `python .ci/letters` writes them anew."""
    script = runpy.run_path(str(Path(__file__).parents[2] / ".ci" / "letters"))
    assert json.loads(script["PLACE"].read_text(encoding="utf-8")) == script["measured"](), "run: python .ci/letters"


def test_another_font_is_left_to_the_typesetter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "digest", lambda: "another")
    for each in (letters.letters, symbol):
        each.cache_clear()
    try:
        assert letters.letters() is None and symbol("x", 16) is None
    finally:
        for each in (letters.letters, symbol):
            each.cache_clear()


def test_a_picture_of_symbols_loads_no_typesetter() -> None:
    code = (
        "import sys, bondgraph as bg; from bondgraph.elements import *; i = One('i');"
        "bg.Graph('rl', Se('U', 12) >> i, i >> I('L', 2e-5), i >> R('Ra')).svg(); print('ziamath' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
