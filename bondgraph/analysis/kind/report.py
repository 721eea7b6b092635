"""The report on the kind of a mechanism: velocities, energy, constraints, and absent coordinates, each apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bondgraph.kinetics.lie_brackets import Bracket
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown
from bondgraph.program.other_words import KIND, no_attribute


@dataclass(frozen=True)
class NotGenerated:
    """Where the kinetic co-energy does not generate the gyration force.

    Args:
        component: of the generalized velocities.
        e_hat: the gyration force there.
        generated: the component of Q^T dT*/dq.
        point: the values of all that either depends on, by name.
    """

    component: str
    e_hat: float
    generated: float
    point: Mapping[str, float]


@dataclass(frozen=True)
class Tied:
    """How the rates of the coordinates are tied to each other.

    Args:
        verdict: "none", "integrable", "nonholonomic" or "undecided".
        count: how many constraints there are: the number of coordinates less the rank of Q.
        nonholonomic: how many of them are truly so: the rank of the involutive closure of Q's columns less that of Q.
        brackets: the brackets that raise the rank, each with a point where it does: the proof.
        reason: why undecided.
    """

    verdict: str
    count: int
    nonholonomic: int = 0
    brackets: tuple[Bracket, ...] = ()
    reason: str = ""


@explained
@dataclass(frozen=True, repr=False)
class Kind(Shown):
    """What kind of mechanism it is.

    Args:
        name: of the graph or of its kinetics.
        velocities: the generalized velocities f.
        coordinates: the coordinates q whose rates are Q f (1).
        velocities_are_rates: whether f = q_dot, and A depends on nothing else.
        store: "IC" or "NIC": what the mechanism reduces to in momentum form.
        monogenic: whether e_hat = Q^T dT*/dq for all f.
        not_generated: where it is not.
        tied: the constraints between the rates of the coordinates, driven velocities relaxed as [004] 2.1 does.
        driven: the driven velocities, and the sources of constraints that a form keeps.
        undriven: the constraints with the driven velocities at zero; the same where nothing is driven.
        absent_from_momentum: coordinates that A does not depend on ([004] 3.7).
        ignorable: coordinates absent from the Lagrangian, the constraints and the forces ([000] Definition 1), along
            which no inertia force acts that the kinetic energy does not generate: their momenta are constants.
    """

    name: str
    velocities: tuple[str, ...]
    coordinates: tuple[str, ...]
    velocities_are_rates: bool
    store: str
    monogenic: bool
    not_generated: NotGenerated | None
    tied: Tied
    driven: tuple[str, ...]
    undriven: Tied
    absent_from_momentum: tuple[str, ...]
    ignorable: tuple[str, ...]

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, KIND)

    @property
    def constraints(self) -> str:
        """The verdict on the constraints, with every driven velocity relaxed."""
        return self.tied.verdict

    def __str__(self) -> str:
        from bondgraph.analysis.kind.page import page

        return page(self)
