"""Figures that a notebook shows though nothing there has asked for matplotlib."""

from __future__ import annotations

import subprocess
import sys

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.program.figure import ShownFigure


def test_a_figure_is_its_own_picture() -> None:
    figure = ShownFigure(3, 2)
    figure.subplots().plot([0, 1], [0, 1])
    picture = figure._repr_png_()
    assert picture.startswith(b"\x89PNG\r\n")
    size = [int.from_bytes(picture[at : at + 4]) for at in (16, 20)]
    assert size == [round(inches * figure.dpi) for inches in (3, 2)]


def test_what_a_notebook_asks_of_a_plot_is_answered() -> None:
    """IPython asks a result for its pictures where no backend has registered any."""
    i = One("i")
    graph = bg.Graph("coil", Se("U") >> i, i >> I("L"), i >> R("Ra"))
    run = bg.simulate(graph, t=(0, 1), values={"U": 1, "L": 1, "Ra": 1})
    linear = bg.linearize(graph, values={"U": 1, "L": 1, "Ra": 1}, inputs=["U"], outputs=["i"])
    for figure in (run.plot("i"), linear.bode()):
        assert isinstance(figure, ShownFigure)


def test_nothing_of_a_window_is_loaded() -> None:
    program = "import sys; from bondgraph.program import figure; assert 'matplotlib.pyplot' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)
