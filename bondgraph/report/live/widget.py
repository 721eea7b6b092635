"""The view of a graph in a notebook: sliders run its motion again. Shown by anywidget, in a frame of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.causality.relax import strokes_of
from bondgraph.errors import MissingPackage
from bondgraph.graph.graph import checked
from bondgraph.io.model import Model, moving_in
from bondgraph.program.calls import explained
from bondgraph.report.live.model import Drawn, Moving, Source, moving, numbers_in
from bondgraph.report.live.server import EMPTY, LIVE
from bondgraph.report.page import asset, filled


@explained
def widget(
    graph: Any,
    t: float = 10.0,
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float] | None = None,
    *,
    form: Any = None,
) -> Any:
    """A graph for a notebook, as `bondgraph view` shows a file: diagram, motion, and a slider for each parameter.

    A slider runs the motion again as it moves; a mechanism moves in space. The page in the cell loads nothing.

    Args:
        graph: what is shown.
        t: the last instant of the motion, in s.
        values: of parameters and inputs.
        start: the initial states.
        form: of the equations, as of `compile`.

    Returns:
        A widget of anywidget, which the notebook shows.

    Raises:
        MissingPackage: where anywidget is not installed.
        StructureError: for what is no graph.
    """
    try:
        import anywidget
        import traitlets
    except ImportError:
        law = "a notebook shows it by anywidget, which is not installed"
        raise MissingPackage("widget", law, remedy="pip install multibondgraph[widget], or write bg.report") from None

    class GraphWidget(anywidget.AnyWidget):
        """The page of a graph, and what its sliders ask for."""

        _esm = asset("widget.js")
        title = traitlets.Unicode().tag(sync=True)
        page = traitlets.Unicode().tag(sync=True)

    answers = Answers(checked(graph), float(t), dict(values or {}), dict(start or {}), form)
    made = GraphWidget(title=answers.model.graph.name, page=filled(EMPTY, (*LIVE, "framed.js")))
    made.on_msg(lambda shown, content, buffers: answers.to(content, shown.send))
    return made


class Answers:
    """What a page in a notebook is answered.

    Args:
        graph, end, values, start, form: as of `widget`.
    """

    def __init__(self, graph: Any, end: float, values: dict[str, Any], start: dict[str, float], form: Any) -> None:
        self.model = Model(graph, values, start, moving_in(graph))
        self.drawn = Drawn(Source("", None, form, end), self.model, strokes_of(graph))
        self.moving: Moving | None = None

    def to(self, content: Any, send: Any) -> None:
        """Answer a question of the page, if it is one.

        Args:
            content: {"question", "kind", "content"}: "news" for all there is, "run" for the motion with other values.
            send: takes the answer.
        """
        if not isinstance(content, dict) or not isinstance(content.get("question"), str):
            return
        kind, given = content.get("kind"), content.get("content")
        if kind == "news" and given == 0:  # nothing is newer than the first that is told
            send({"question": content["question"], "answer": self.news()})
        elif kind == "run" and (numbers := numbers_in(given)) is not None:
            send({"question": content["question"], "answer": self._moving().moved(numbers).curves()})

    def news(self) -> dict[str, Any]:
        """Picture, motion, sliders and words."""
        moves = self._moving()
        parts = {"curves": moves.curves(), "sliders": moves.sliders(), "words": self.drawn.words()}
        return {"version": 1, "picture": self.drawn.picture(), "fault": self.drawn.fault or moves.fault, **parts}

    def _moving(self) -> Moving:
        self.moving = self.moving or moving(self.drawn)
        return self.moving
