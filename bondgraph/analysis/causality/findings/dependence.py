"""Dependent stores, what they follow, and what must be differentiated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Master:
    """What a dependent store follows.

    Args:
        name: a store, a component of a junction with a free flow or effort, or a source.
        role: "store", "free" or "source".
        variable: the flow or effort it gives.
        gain: of the path, d(what enters the dependent store)/d(variable).
        derivative: d(the dependent store's momentum or charge)/d(variable).
        path: the elements from one to the other.
        bonds: the bonds between them, in order.
    """

    name: str
    role: str
    variable: str
    gain: str
    derivative: str
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
class Differentiated:
    """A source whose value must be differentiated: by which dependent stores, for the rates of which states.

    `known` says whether it is a formula, whose rate follows; else the rate must be given with the input.
    """

    source: str
    bonds: tuple[str, ...]
    stores: tuple[str, ...]
    states: tuple[str, ...]
    known: bool
