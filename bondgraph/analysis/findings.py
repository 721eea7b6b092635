"""What an analysis finds: frozen values that a program can read, item by item, each with its bonds."""

from __future__ import annotations

from dataclasses import dataclass

from bondgraph.causality import Key
from bondgraph.graph import Graph

UNDECIDED = "undecided"
"""How a text begins that could not be found out; what follows says why."""


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
        order: how many initial values can be chosen, the number of states; None where that is not known.
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
class Remedy:
    """A change after which the conflict is gone: found by changing the graph and assigning and compiling it again.

    Args:
        action: "remove", "insert", "hang" or "turn".
        parties: the elements concerned.
        text: what to do.
        graph: the changed graph; what is inserted has names of its own.
        left: what is still refused after it, elsewhere in the graph; empty where it compiles.
    """

    action: str
    parties: tuple[str, ...]
    text: str
    graph: Graph
    left: str = ""


@dataclass(frozen=True)
class Conflict:
    """Elements that cannot live together.

    Args:
        text: the refusal of `bondgraph.causality`.
        place: where it shows.
        elements: a minimal set of elements and junctions: without the law of any one of them there are strokes.
        components: of junctions in that set, the components concerned, as (junction, component).
        bonds: the bonds that join them.
        parties: those of them whose strokes are fixed: sources, and laws with one direction.
        kind: "1a-1a" for sources, "1b-1b" for laws that cannot be inverted, "1a-1b" for both, "1a" or "1b" for one
            party against the junction structure, "junctions" for none.
        junction: "over-determined" (two bonds set its common variable), "under-determined" (none does), or "law"
            (an element's law does not fit), at the place where the paths meet.
        paths: the causal paths that meet, each the bonds from a fixed party to the place.
        meaning: in words, where the pattern is known.
        remedies: each verified.
        exists: True where strokes exist but the order of assignment did not find them; None if not known.
        strokes: where they exist, such strokes: for each scalar bond, by label, the element that receives the effort.
    """

    text: str
    place: str
    elements: tuple[str, ...]
    components: tuple[tuple[str, str], ...]
    bonds: tuple[str, ...]
    parties: tuple[str, ...]
    kind: str
    junction: str
    paths: tuple[tuple[str, ...], ...]
    meaning: str
    remedies: tuple[Remedy, ...]
    exists: bool | None = False
    strokes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Master:
    """What a dependent store follows.

    Args:
        name: a store, a component of a junction with a free flow or effort, or a source.
        role: "store", "free" or "source".
        variable: the flow or effort it gives.
        gain: of the path, d(what enters the dependent store)/d(variable).
        slope: d(the dependent store's momentum or charge)/d(variable).
        path: the elements from one to the other.
        bonds: the bonds between them, in order.
    """

    name: str
    role: str
    variable: str
    gain: str
    slope: str
    path: tuple[str, ...]
    bonds: tuple[str, ...]


@dataclass(frozen=True)
class Dependent:
    """A component of a store in derivative causality.

    Args:
        store, component, bond: where.
        state: its momentum or charge, which is not a state of the system.
        equation: that momentum or charge in terms of its masters.
        masters: what it follows.
        start: what it does to initial conditions.
    """

    store: str
    component: int
    bond: str
    state: str
    equation: str
    masters: tuple[Master, ...]
    start: str


@dataclass(frozen=True)
class Reduced:
    """The inertia or compliance that masters see when their dependent stores are carried to them.

    Args:
        masters: names of the masters, with their variables.
        variables: the flows or efforts the matrix belongs to.
        stores: the dependent stores carried.
        what: "inertia" where the variables are flows, "compliance" where efforts, "storage" where both.
        matrix: the entries, or a single text that says why it is undecided.
    """

    masters: tuple[str, ...]
    variables: tuple[str, ...]
    stores: tuple[str, ...]
    what: str
    matrix: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Cycle:
    """One way round an algebraic loop: elements and variables in order, and the product of the laws passed."""

    elements: tuple[str, ...]
    variables: tuple[str, ...]
    bonds: tuple[str, ...]
    gain: str


@dataclass(frozen=True)
class Cut:
    """Variables that, once guessed, give all others of the loop: so many equations are left to solve."""

    variables: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Loop:
    """Values that depend on each other at once.

    Args:
        elements: the elements and junctions in it.
        bonds: their bonds.
        cycles: the ways round, shortest first.
        complete: whether these are all.
        linear: whether the laws in it are linear in its values.
        determinant: 1 - gain, or for several cycles the determinant that takes its place; it must not vanish.
        solvable: False where the determinant vanishes; None where that is not known.
        cuts: smallest sets of variables to cut; the equations use one of them.
        why: where something is not known, the reason.
    """

    elements: tuple[str, ...]
    bonds: tuple[str, ...]
    cycles: tuple[Cycle, ...]
    complete: bool
    linear: bool
    determinant: str
    solvable: bool | None
    cuts: tuple[Cut, ...]
    why: str = ""


@dataclass(frozen=True)
class Differentiated:
    """A source whose value must be differentiated: by which dependent stores, for the rates of which states.

    `known` says whether it is a formula, whose rate follows; else the rate must be given with the input.
    """

    source: str
    bonds: tuple[str, ...]
    stores: tuple[str, ...]
    states: tuple[str, ...]
    known: bool


@dataclass(frozen=True)
class Rank:
    """The rank of a transformer that moves or is a matrix, or of the constraint rows on one junction.

    Args:
        elements: the transformer, or the transformers whose rows are driven.
        junction: the junction at the columns.
        bonds: their bonds.
        rows, columns: the shape.
        rank: at a general configuration; None if not known.
        driven: whether the rows are prescribed by sources: constraints on the flows at the junction.
        redundant: of constraints, rows that follow from those before them, as (element, row).
        pivots: of constraints, the columns that the rows determine.
        loses: where the rank is lower: conditions such as "sin(theta) = 0", configurations found by search, or
            a text that begins with "undecided"; empty where it never is.
    """

    elements: tuple[str, ...]
    junction: str
    bonds: tuple[str, ...]
    rows: int
    columns: int
    rank: int | None
    driven: bool
    redundant: tuple[tuple[str, int], ...]
    pivots: tuple[str, ...]
    loses: tuple[str, ...]


@dataclass(frozen=True)
class Alternative:
    """Another valid assignment of a block.

    Args:
        turned: the scalar bonds whose stroke differs, by label.
        integral: stores that are integral here and not in the assignment chosen.
        dependent: stores that are not integral here and are in the assignment chosen.
        cut: how many equations the algebraic loops in the block leave to solve.
    """

    turned: tuple[str, ...]
    integral: tuple[str, ...]
    dependent: tuple[str, ...]
    cut: int


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
