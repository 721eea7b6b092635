"""TikZ source: every mark is in it, words are no commands, and LaTeX makes one page of it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from publishing import GRAPHS, HOSTILE, laid_out

from bondgraph import Graph
from bondgraph.draw import layout, pieces, tikz
from bondgraph.draw.drawing import Label
from bondgraph.draw.page import Page, scale_to


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_every_piece_has_its_line(graph: Graph) -> None:
    drawn = laid_out(graph)
    text = tikz.write(drawn, Page())
    for kind in ("bond-line", "half-arrow", "causal-stroke", "mixed-stroke", "signal-line", "arrow"):
        meant = sum(getattr(piece, "kind", "") == kind for piece in pieces.of_drawing(drawn))
        assert len(re.findall(rf"% {kind}$", text, re.M)) == meant
    labels = [piece for piece in pieces.of_drawing(drawn) if isinstance(piece, Label) and piece.glyphs.letters]
    assert len(re.findall(r"^\\bondgraphlabel\{", text, re.M)) == len(labels)
    assert len(re.findall(r"(?<!\\)\{", text)) == len(re.findall(r"(?<!\\)\}", text))
    assert ("dash pattern" in text) == (graph.name == "conflict")


def test_words_are_no_commands() -> None:
    text = tikz.write(laid_out(GRAPHS[0], HOSTILE), Page())
    (caption,) = (row for row in text.splitlines() if "script" in row)
    assert "\\input" not in caption and caption.count("$") % 2 == 0
    assert r"50 \% \&" in caption and r"\#d\_e" in caption


def test_greek_letters_are_commands() -> None:
    glyphs = laid_out(GRAPHS[0]).nodes[0].text.glyphs
    assert tikz.formula(type(glyphs)("", glyphs.box, 1, "\u03c9_{\u0394}")) == r"${\omega}_{{\Delta}}$"


@pytest.mark.slow
@pytest.mark.juries
@pytest.mark.skipif(not shutil.which("pdflatex"), reason="needs pdflatex with TikZ")
@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_latex_makes_one_page_of_it_and_a_paper_takes_it(graph: Graph, tmp_path: Path) -> None:
    drawn = layout(graph, rooms={"all": [*graph.elements]}, caption=HOSTILE)
    scale = scale_to(drawn, "80 mm")  # a column of the class has 80.7 mm
    (tmp_path / "figure.tex").write_text(tikz.write(drawn, Page(scale, "navy", "white")), encoding="utf-8")
    paper = (
        r"\documentclass[twocolumn]{article}\usepackage{amsmath,graphicx,tikz}\begin{document}"
        r"Before \begin{figure}\input{figure}\caption{A}\end{figure} after.\end{document}"
    )
    (tmp_path / "paper.tex").write_text(paper, encoding="utf-8")
    for name in ("figure", "paper"):
        command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", name]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, errors="replace", check=False)
        assert done.returncode == 0, done.stdout[-2000:]
        assert "(1 page," in done.stdout and "Overfull" not in done.stdout
    shown = subprocess.run(["pdfinfo", "figure.pdf"], cwd=tmp_path, capture_output=True, text=True, check=True)
    width = float(re.search(r"Page size: +(\S+)", shown.stdout)[1])  # type: ignore[index]
    assert width == pytest.approx(80 / 25.4 * 72, abs=0.2)
