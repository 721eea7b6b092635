"""Strokes, what they make of stores, and where they could stand otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from bondgraph.causality.causal_graph import Key


@dataclass(frozen=True)
class Placed:
    """A stroke and its derivation.

    Args:
        bond, component: the scalar bond.
        label: its name with its component.
        effort_into: the element that receives the effort, where the stroke stands.
        rule: why, in words.
        at: the element or junction whose law it was.
        step: the step of the procedure in which it was decided.
        because: the scalar bonds it followed from; none for a choice.
        derivation: the whole derivation, a line a stroke, from the choices it rests on.
    """

    bond: str
    component: int
    label: str
    effort_into: str
    rule: str
    at: str
    step: str
    because: tuple[Key, ...]
    derivation: str


@dataclass(frozen=True)
class Storage:
    """A component of a port that stores energy: integral (it brings a state) or derivative (it follows others)."""

    store: str
    port: str
    component: int
    bond: str
    integral: bool


@dataclass(frozen=True)
class Size:
    """How large the system is.

    Args:
        states: names of the states, coordinates included.
        order: how many initial values can be chosen, the number of states less that of the constraints among them;
            None where that is not known.
        degrees_of_freedom: how many flows that carry kinetic storage can be chosen: momenta of inertias in integral
            causality, and free flows.
        index: the differential index of the equations of elements and junctions, taken together as one DAE in the
            rates, efforts and flows: 0 if each value follows from earlier ones, 1 if some are defined by algebraic
            loops (or by laws inverted by iteration), 2 if some stores are dependent, so that their laws must be
            differentiated once to give their effort or flow. None where it is higher or not known.
        why: where something is None, the reason.
    """

    states: tuple[str, ...]
    order: int | None
    degrees_of_freedom: int | None
    index: int | None
    why: str = ""


@dataclass(frozen=True)
class Alternative:
    """Another valid assignment of a block.

    Args:
        turned: the scalar bonds whose stroke differs, by label.
        integral: stores that are integral here and not in the assignment chosen.
        dependent: stores that are not integral here and are in the assignment chosen.
        cut: how many equations the algebraic loops in the block leave to solve.
        bound: flows and efforts of junctions that are free in the assignment chosen, and set here.
        states: where stores or free junctions change, the states of the equations compiled with these strokes; None
            where nothing changes, the graph is too large to try, or they are refused.
        refused: why these strokes give no equations; empty where they do.
    """

    turned: tuple[str, ...]
    integral: tuple[str, ...]
    dependent: tuple[str, ...]
    cut: int
    bound: tuple[str, ...] = ()
    states: tuple[str, ...] | None = None
    refused: str = ""


@dataclass(frozen=True)
class Block:
    """Bonds whose strokes are not fixed by sources and one-way laws, as far as they depend on each other.

    Args:
        bonds: the multibonds concerned.
        count: how many assignments are valid with no more dependent stores than the one chosen, it included.
        complete: whether that is all; else there are at least so many.
        chosen_cut: the equations that the algebraic loops of the chosen assignment leave to solve.
        alternatives: some of the others, as `Alternative`.
    """

    bonds: tuple[str, ...]
    count: int
    complete: bool
    chosen_cut: int
    alternatives: tuple[Alternative, ...]


@dataclass(frozen=True)
class TieBreak:
    """A choice among equals: made for the element that comes first by kind, name and component."""

    bond: str
    component: int
    element: str
    rule: str


@dataclass(frozen=True)
class Refusal:
    """Why a graph whose strokes agree has no equations: the error's kind, its text, and its parties."""

    error: str
    text: str
    parties: tuple[str, ...]


@dataclass(frozen=True)
class Tied:
    """Velocities that constraints tie to each other.

    Args:
        names: the states that are velocities, or momenta of such.
        independent: how many of them can be chosen, at a general place; the others follow.
        holders: what keeps the constraints: joints that close loops, sources, elements; empty where it is not known.
        followed: for each store of momenta those of these velocities in its flows; none where it stands still.
    """

    names: tuple[str, ...]
    independent: int
    holders: tuple[str, ...]
    followed: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Constrained:
    """Equations that are a differential-algebraic system: no complete strokes, or a singular system, lead to them.

    Args:
        index: its index; 2 or more where a constraint had to be differentiated.
        constraints: expressions in the states and inputs that vanish along any motion.
        indeterminate: efforts and flows that stay open, because constraints repeat each other.
        tied: the velocities among the states; None where constraints tie none.
    """

    index: int
    constraints: tuple[str, ...]
    indeterminate: tuple[str, ...]
    tied: Tied | None = None
