"""A student's strokes, judged: what is right, where it first goes wrong, what another choice costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from bondgraph.analysis.causality.listed import listed
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw.drawing import Highlight
from bondgraph.graph.graph import Graph
from bondgraph.program.notebook import Shown, beneath


@dataclass(frozen=True)
class Mistake:
    """Where strokes first go wrong: with those before it, this one fits no complete assignment.

    Args:
        bond: the bond, with its component where there are several.
        effort_into: where the student lets its effort go.
        element: the junction or element whose law is broken; empty where it takes several.
        place: the same in words.
        rule: that law, and what breaks it.
        against: those of the strokes before it with which it cannot stand; none if the laws alone forbid it.
        bonds: all bonds concerned, from the strokes to the place.
        turn: those of the strokes of which turning a single one mends all; first what leaves the fewest stores in
            derivative causality that could be integral, and of these the stroke on `bond` itself.
    """

    bond: str
    effort_into: str
    element: str
    place: str
    rule: str
    against: tuple[str, ...]
    bonds: tuple[str, ...]
    turn: tuple[str, ...]


@dataclass(frozen=True)
class Follows:
    """A stroke that the strokes given leave no choice: the bond, the element that receives its effort, and why."""

    bond: str
    effort_into: str
    why: str


@dataclass(frozen=True)
class Price:
    """What strokes cost, to be compared with those assigned.

    Args:
        states: the states of the equations; None where they are refused, or the graph is too large to try.
        dependent: stores in derivative causality.
        differentiated: inputs whose rates the equations need.
        cut: how many equations the algebraic loops leave to solve.
        refused: why there are no equations; empty where there are.
    """

    states: tuple[str, ...] | None
    dependent: tuple[str, ...]
    differentiated: tuple[str, ...]
    cut: int
    refused: str = ""


@dataclass(frozen=True, repr=False)
class Grade(Shown):
    """The judgement: `str` is a paragraph with all that follows, `hint` one without, `svg` a diagram with marks.

    Args:
        graph: the graph.
        given: the student's strokes in their order: bonds with the elements that receive the effort.
        verdict: "as assigned" (complete, and as bondgraph assigns them), "another valid choice" (complete), "right so
            far" (not complete, no law broken), "wrong", "no answer" (the graph has no complete assignment), or
            "undecided" where the search was given up.
        correct: those given before the first mistake; all where there is none.
        mistake: where it first goes wrong.
        missing: bonds without a stroke.
        follows: strokes that those given leave no choice.
        choices: bonds whose strokes are still a choice.
        differs: bonds whose strokes differ from those bondgraph assigns.
        price: what the strokes cost, completed where they are not complete; set where they are valid and differ.
        ours: what those cost that bondgraph assigns.
        conflict: why the graph has no complete assignment.
        drawn: the graph with the student's strokes.
        needless: stores in derivative causality that could be integral while all that are integral stay so.
    """

    graph: Graph
    given: tuple[tuple[str, str], ...]
    verdict: str
    drawn: CausalGraph
    correct: tuple[str, ...] = ()
    mistake: Mistake | None = None
    missing: tuple[str, ...] = ()
    follows: tuple[Follows, ...] = ()
    choices: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()
    price: Price | None = None
    ours: Price | None = None
    conflict: str = ""
    needless: tuple[str, ...] = ()

    @property
    def valid(self) -> bool:
        """Whether no law is broken: the strokes given are part of a complete assignment."""
        return self.verdict in ("as assigned", "another valid choice", "right so far", "could be integral")

    @property
    def complete(self) -> bool:
        """Whether every bond has a stroke."""
        return not self.missing

    @property
    def hint(self) -> str:
        """The judgement for a student who is still to find the rest: what is wrong and why, and no stroke to put.

        >>> from bondgraph import grade
        >>> from bondgraph.elements import I, One, R, Se
        >>> i = One("i")
        >>> rl = Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))
        >>> print(grade(rl, {"U": "i", "L": "L", "Ra": "Ra"}).hint)
        Wrong at Ra, effort into Ra. 1-junction i: L and Ra both set its flow, and only one bond may.
        >>> print(grade(rl, {"L": "L"}).hint)
        Right so far: no law is broken. 2 strokes of 3 still to be put.
        """
        return " ".join(_judged(self))

    def __str__(self) -> str:
        return " ".join(_sentences(self))

    def _title(self) -> str:
        return f"{self.graph.name}: {self.verdict}"

    def draw(
        self,
        path: str | Path,
        *,
        width: str | None = None,
        background: str | None = None,
        color: str | None = None,
    ) -> Path:
        """Write the same diagram to a file of the kind its ending says, as `Graph.draw` does.

        Args:
            path: of the file.
            width: how wide the picture is in print, a number with a unit: "86 mm", "3.4 in".
            background: a colour behind the diagram; nothing by default.
            color: the colour of lines and letters; black by default, in a .svg that of the text around it.

        Returns:
            the path.

        Raises:
            StructureError: for an ending, a width or a colour that does not exist, and a .png too large.
            ValueRefused: for a place where nothing can be written.
        """
        from bondgraph.draw import draw

        marks, caption = _highlights(self), self._caption()
        return draw(self.drawn, path, width=width, mark=marks, caption=caption, background=background, color=color)

    def _caption(self) -> str:
        return f"consistent, but {listed(self.needless)} {self.verdict}" if self.needless else self.verdict

    def _repr_html_(self) -> str:
        return beneath(self.svg(), *(f"<p>{escape(sentence)}</p>" for sentence in _sentences(self)))

    def svg(self, path: str | Path | None = None, *, background: str | None = None) -> str:
        """The diagram with the student's strokes, what is wrong or differs marked, and the verdict beneath.

        Args:
            path: where it is also written.
            background: a colour behind the diagram.
        """
        from bondgraph.draw import svg

        return svg(self.drawn, path, mark=_highlights(self), caption=self._caption(), background=background)


def _highlights(g: Grade) -> tuple[Highlight, ...]:
    """What is marked in the diagram: the wrong stroke, with the way to it by itself, or what differs."""
    if m := g.mistake:
        nodes = (m.element,) if m.element else ()
        wrong = Highlight(
            "conflict", f"Wrong at {m.bond}. {m.place}: {m.rule}.", nodes, _multibonds(g.graph, (m.bond,))
        )
        others = tuple(bond for bond in m.bonds if bond != m.bond)
        way = Highlight("way", f"The way there: {', '.join(others)}.", (), _multibonds(g.graph, others))
        return (wrong, way) if others else (wrong,)
    if g.differs and g.valid:
        text = f"Another choice than bondgraph's: {', '.join(g.differs)}."
        return (Highlight("choice", text, (), _multibonds(g.graph, g.differs)),)
    return ()


def _multibonds(graph: Graph, labels: Iterable[str]) -> tuple[str, ...]:
    """The bonds of labels, which may name a component."""
    bonds = {bond.name for bond in graph.bonds}
    return tuple(dict.fromkeys(name if name in bonds else name.rpartition("[")[0] for name in labels))


def _sentences(g: Grade) -> Iterator[str]:
    """The judgement in plain sentences, with what follows and what a choice costs."""
    yield from _judged(g)
    if m := g.mistake:
        yield from _mended(g, m)
    if g.missing and g.valid:
        if g.follows:
            yield f"These follow: {_following(g)}."
        if g.choices:
            yield f"Still a choice: {', '.join(g.choices)}."
    if g.price and g.ours:
        yield f"The strokes differ from those bondgraph assigns at {', '.join(g.differs)}."
        yield f"{'Completed, they' if g.missing else 'They'} give {_price(g.price)}."
        yield f"Those of bondgraph give {_price(g.ours)}."
        if len(g.price.dependent) < len(g.ours.dependent):
            yield f"{FEWER}."


FEWER = (
    "Fewer stores are in derivative causality, as in textbooks that make stores integral right after the sources:"
    " bondgraph first puts laws of one direction, as of a matrix transformer, and then leaves flows free as states"
)


def _judged(g: Grade) -> Iterator[str]:
    """The judgement alone, which gives no stroke away."""
    if g.verdict == "no answer":
        yield f"This graph has no complete assignment, so that no strokes are right: {g.conflict}"
    elif g.verdict == "undecided":
        yield "Undecided: the search for a complete assignment with these strokes was given up."
    elif m := g.mistake:
        yield f"Wrong at {m.bond}, effort into {m.effort_into}. {m.place}: {m.rule}."
        if m.against and not {m.bond, *m.against} >= {*m.bonds}:
            yield f"The way there: {', '.join(m.bonds)}."
    elif g.needless:
        yield f"Consistent, but {listed(g.needless)} could be integral, with all that is integral here."
    elif g.missing:
        yield "Right so far: no law is broken."
    elif g.verdict == "as assigned":
        yield "Right and complete, as bondgraph assigns them."
    else:
        yield "Right and complete: another valid choice."
    if g.missing and g.valid:
        yield f"{_count(len(g.missing), 'stroke')} of {_bonds(g)} still to be put."


def _mended(g: Grade, m: Mistake) -> Iterator[str]:
    if m.turn:
        yield f"Turn the stroke on {m.turn[0]}; then all given are possible."
    if g.correct:
        yield f"Right before it: {', '.join(g.correct)}."
    if g.follows:
        yield f"What {'these leave' if g.correct else 'the laws leave'} no choice: {_following(g)}."


def _following(g: Grade) -> str:
    return "; ".join(f"{x.bond} into {x.effort_into} ({x.why})" for x in g.follows)


def _price(p: Price) -> str:
    if p.refused:
        parts = [f"no equations ({p.refused})"]
    elif p.states is None:
        parts = ["states that were not sought"]
    else:
        parts = [f"the state{'s' * (len(p.states) != 1)} {listed(p.states)}" if p.states else "no states"]
    if p.dependent:
        parts.append(f"{listed(p.dependent)} {_is(p.dependent)} in derivative causality")
    if p.differentiated:
        rates = "the rate" if len(p.differentiated) == 1 else "the rates"
        parts.append(f"{rates} of {listed(p.differentiated)} {_is(p.differentiated)} needed")
    parts.append(
        f"{_count(p.cut, 'equation')} of algebraic loops {_is(range(p.cut))} left to solve"
        if p.cut
        else "no algebraic loop"
    )
    return "; ".join(parts)


def _is(several: Sequence[object]) -> str:
    return "is" if len(several) == 1 else "are"


def _bonds(g: Grade) -> int:
    return sum(bond.size for bond in g.graph.bonds)


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'s' * (number != 1)}"
