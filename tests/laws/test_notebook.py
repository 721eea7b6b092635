"""Everything a user may leave at the end of a notebook's cell is shown: in words, tables, pictures or a player.

HTML is well-formed, names are escaped in it, and it is read on a light and on a dark page. In a terminal each is short.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import elements, forms
from bondgraph.draw.highlights import PATTERNS
from bondgraph.elements import GY, TF, I, Link, Mechanism, One, R, Revolute, Se, Sf
from bondgraph.program.figure import ShownFigure
from bondgraph.program.notebook import beneath, preformatted, table
from bondgraph.program.player import ShownAnimation

HOSTILE = "<img src=x onerror=alert(1)> & \"'</table></pre></svg>"
VALUES = {"U": 12.0, "L": 5e-3, "Ra": 1.0, "K": 0.05, "J": 1e-4, "b": 1e-5}


class Reader(HTMLParser):
    """The tags of a page, refused where they do not nest."""

    EMPTY = ("br", "hr", "img", "input", "link", "meta", "path", "circle", "line", "polyline", "rect")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open, f"left open: {self.open}"

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open and self.open.pop() == tag, f"</{tag}> closes what is not open"

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def motor(name: str = "motor") -> bg.Graph:
    U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
    graph = bg.Graph("motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
    object.__setattr__(graph, "name", name)  # one that no constructor takes
    return graph


def swing(name: str = "swing") -> Mechanism:
    rod = Link("rod", 2, (0.1, 0.1, 0), centre=(0, 0, -0.5))
    mechanism = Mechanism("swing", [rod], [Revolute("hinge", "ground", rod, "y")], gravity=(0, 0, -9.81))
    object.__setattr__(mechanism, "name", name)
    return mechanism


def pendulum(name: str = "pendulum") -> bg.Graph:
    graph = bg.Graph("pendulum", *swing())
    object.__setattr__(graph, "name", name)  # one that no constructor takes
    return graph


def skate(name: str = "skate") -> bg.Graph:
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0)
    graph = bg.Graph("skate", f["u", "v"] >> I("m", (1, 1)), f["w"] >> I("J", 1), blade)
    object.__setattr__(graph, "name", name)  # one that no constructor takes
    return graph


def run_of(name: str) -> bg.Trajectory:
    return bg.simulate(motor(name), (0, 0.1), VALUES)


def swung() -> tuple[Mechanism, bg.Trajectory]:
    mechanism = swing()
    return mechanism, bg.simulate(bg.Graph("pendulum", *mechanism), (0, 0.2), start={"hinge_q": 0.3})


def prescribed(name: str = "swing") -> elements.PrescribedMotion:
    found = elements.inverse_dynamics(swing(), {"hinge_q": "sin(t)"}, np.linspace(0, 1, 5))
    object.__setattr__(found.dynamics.mechanism, "name", name)
    return found


THINGS: dict[str, Callable[[str], Any]] = {
    "graph": motor,
    "causality": lambda name: bg.causality(motor(name)),
    "assignments": lambda name: bg.causality(motor(name)).assignments(),
    "grade": lambda name: bg.grade(motor(name), {"L": "L", "Ra": "Ra"}),
    "steps": lambda name: bg.causality(motor(name)).steps,
    "analysis": lambda name: bg.analyse(motor(name)),
    "trajectory": run_of,
    "audit": lambda name: run_of(name).power_audit(),
    "sweep": lambda name: bg.sweep(motor(name), 0.01, {"Ra": [1, 2]}, {k: v for k, v in VALUES.items() if k != "Ra"}),
    "linearization": lambda name: bg.linearize(motor(name), values=VALUES),
    "equilibrium": lambda name: bg.equilibrium(motor(name), values=VALUES),
    "kind": lambda name: bg.kind(pendulum(name)),
    "comparison": lambda name: bg.compare(
        pendulum(name), [forms.kane_velocity, forms.kane_momentum], 0.1, start={"hinge_q": 0.3}
    ),
    "certificate": lambda name: bg.certify(pendulum(name)),
    "kinetics_at": lambda name: bg.kinetics(pendulum(name)).at({"hinge_q": 0.3}),
    "mechanism": swing,
    "inverse_dynamics": prescribed,
    "velocity_transformation": lambda name: bg.velocity_transformation(skate(name)),
    "reduced_kinetics": lambda name: bg.reduced_kinetics(skate(name)),
}
FORMULAS = {"equations": lambda: bg.compile(motor()), "kinetics": lambda: bg.kinetics(pendulum())}
PICTURES: dict[str, Callable[[], Any]] = {
    "plot": lambda: run_of("motor").plot("w"),
    "bode": lambda: bg.linearize(motor(), values=VALUES).bode(),
    "drifts": lambda: THINGS["comparison"]("pendulum").plot(),
    "stroboscope": lambda: elements.stroboscope(*swung()),
}


@cache
def shown(name: str, model: str = HOSTILE) -> tuple[Any, str]:
    thing = THINGS[name](model)
    return thing, thing._repr_html_()


@pytest.mark.parametrize("name", THINGS)
def test_its_html_is_well_formed_and_has_no_tags_of_names(name: str) -> None:
    _, page = shown(name)
    read = Reader(page)
    assert read.tags and "".join(read.words).strip()
    assert "img" not in {tag for tag, _ in read.tags} and "<img" not in page
    assert not any(attribute.startswith("on") for _, attributes in read.tags for attribute in attributes)


@pytest.mark.parametrize("name", THINGS)
def test_its_html_is_read_on_a_dark_page(name: str) -> None:
    """Letters and lines have the colour of the page, nothing has a ground of its own, marks are of middle tones."""
    _, page = shown(name)
    styles = [value or "" for _, attributes in Reader(page).tags for key, value in attributes.items() if key == "style"]
    colours = re.findall(r"(?<![-\w])(?:color|background(?:-color)?|fill|stroke)\s*:\s*([^;\"]+)", "; ".join(styles))
    drawn = [v for _, at in Reader(page).tags for k, v in at.items() if k in ("fill", "stroke", "color", "bgcolor")]
    marks = {pattern.color for pattern in PATTERNS.values()}
    assert {x.strip() for x in (*colours, *filter(None, drawn))} <= {"inherit", "none", "currentColor"} | marks


@pytest.mark.parametrize("name", THINGS)
def test_it_is_a_short_line_in_a_terminal(name: str) -> None:
    thing = THINGS[name]("model")
    line = repr(thing)
    assert line.startswith(f"{type(thing).__name__}(") and "\n" not in line and len(line) < 160
    assert "object at 0x" not in str(thing) and "<" not in line


@pytest.mark.parametrize("name", THINGS)
def test_what_print_tells_stands_in_the_notebook(name: str) -> None:
    """The numbers of the text, all of them; of a graph and its strokes the names of the elements."""
    thing, page = shown(name, "model")
    words = " ".join(Reader(page).words)
    for number in re.findall(r"(?<![\w.])-?\d+\.\d+(?:e[-+]\d+)?", str(thing)):
        assert number in words, number
    if name in ("graph", "causality"):
        assert all(re.search(rf"\b{element}\b", words) for element in ("L", "J", "K", "Ra"))


@pytest.mark.parametrize("name", FORMULAS)
def test_formulas_are_latex(name: str) -> None:
    thing = FORMULAS[name]()
    assert thing._repr_latex_().startswith("$$\n") and len(repr(thing)) < 160


@pytest.mark.parametrize("name", PICTURES)
def test_figures_are_pictures_on_a_ground_of_their_own(name: str) -> None:
    """Their letters are black: no part of the picture lets a dark page through."""
    from io import BytesIO

    from matplotlib.image import imread

    figure = PICTURES[name]()
    assert isinstance(figure, ShownFigure)
    png = figure._repr_png_()
    pixels = imread(BytesIO(png))
    assert pixels.shape[0] > 100 and pixels.std() > 0
    assert pixels.shape[2] == 3 or float(pixels[..., 3].min()) == 1.0


def test_an_animation_has_a_player() -> None:
    mechanism, run = swung()
    film = elements.animate(mechanism, run, fps=10)
    assert isinstance(film, ShownAnimation)
    page = film._repr_html_()
    read = Reader(page)
    assert {"img", "button", "script"} <= {tag for tag, _ in read.tags}
    assert page.count("data:image/png;base64") == 3
    assert "http" not in re.sub(r"data:image/png;base64,[^\"]*", "", page), "nothing comes from elsewhere"
    buttons = re.findall(r"<button[^>]*>\s*(.*?)\s*</button>", page, re.DOTALL)
    assert len({*buttons}) == len(buttons) == 9 and all(0 < len(x) <= 2 for x in buttons), "each has a sign of its own"


def test_cells_and_texts_are_escaped() -> None:
    page = table((HOSTILE,), [(HOSTILE, HOSTILE)], caption=HOSTILE, notes=[HOSTILE])
    for each in (page, preformatted(HOSTILE), beneath(page, "", page)):
        assert "<img" not in each and HOSTILE in "".join(Reader(each).words)
