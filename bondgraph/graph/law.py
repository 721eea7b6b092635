"""What an element says in the direction its strokes give, and what it sees of the graph while saying it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from bondgraph.algebra.formula import Formula
from bondgraph.algebra.protocol import Algebra
from bondgraph.errors import BondGraphError
from bondgraph.program.program import LEFT


@dataclass(frozen=True)
class Solve:
    """A linear system `matrix @ unknowns = right`, kept unsolved. `symmetric` promises a positive definite matrix.

    One that is `checked` was found to be so where it was made, and stays as it is. Where it has several solutions, all
    unknowns but `minimum_norm` are the same in them, and that is meant for which the norm of these is least.

    One that is `redundant` need not be square: its equations may repeat each other, and others as the motion goes on.
    What `left` allows may be left of those that repeat others, relative to the largest term.

    `rates` may hold, for a row, what vanishes in place of the row's derivative, where that is known to be the same; for
    the others it holds None.

    `units` hold a size for each row, and one for each unknown, by which the entries are divided before the system is
    judged and solved; none where these are of order one as they are.
    """

    unknowns: tuple[Any, ...]
    matrix: Any
    right: Any
    symmetric: bool
    about: str
    checked: bool = False
    minimum_norm: tuple[Any, ...] = ()
    rates: tuple[Any, ...] = ()
    redundant: bool = False
    left: float = LEFT
    units: tuple[tuple[float, ...], tuple[float, ...]] | None = None


@dataclass(frozen=True)
class Implicit:
    """Values at which `residuals` vanish, found by Newton's method. `inner` are values the residuals are written in.

    Where there are several solutions the one nearest to the last instant's is taken, at the first that nearest to zero.
    """

    unknowns: tuple[Any, ...]
    residuals: tuple[Any, ...]
    inner: tuple[tuple[Any, Any], ...]
    about: str


@dataclass(frozen=True)
class Multiplier:
    """A value that no equation gives: it is such that another vanishes, of whose rates one depends on it.

    Args:
        symbol: its own.
        constraint: that of what vanishes.
        velocity_residual: that of what is left of velocities: in index 2 the same, in index 3 its rate.
        acceleration: that of the rate of the velocity residual, in which the multiplier is linearly.
        index: the differentiation index of the system.
    """

    symbol: Any
    constraint: Any
    velocity_residual: Any
    acceleration: Any
    index: int


@dataclass(frozen=True)
class Logarithm:
    """An effort that is `scale * log(activity)`, as the chemical potential of a species.

    Args:
        effort: its symbol.
        scale: R T, of chemical potentials.
        activity: what the logarithm is taken of.
    """

    effort: Any
    scale: Any
    activity: Any


@dataclass(frozen=True)
class MassAction:
    """A flow in terms of activities, which are products of amounts where its efforts are sums of logarithms.

    Args:
        flow: its symbol, which `lets` give in terms of efforts.
        expression: the same in terms of activities.
        efforts: these efforts, the activity of each a symbol that stands nowhere but in `expression`.
    """

    flow: Any
    expression: Any
    efforts: tuple[Logarithm, ...]


@dataclass(frozen=True)
class Identity:
    """An expression that vanishes at every state of a sound model.

    Args:
        expression: what vanishes.
        square: the square of the size of its terms, beside which it is judged; of the same units, so that a small
            motion or a stiff spring changes no verdict.
        error: the refusal, where it does not vanish.
        rows: where there are some, it vanishes with these, linear in velocities as it is, where loops are closed; it
            need not elsewhere.
    """

    expression: Any
    square: Any
    error: BondGraphError = field(compare=False)
    rows: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Law:
    """An element's equations; together with those of the junctions they make the balance.

    Args:
        lets: outputs that follow at once, as (symbol, expression).
        states: symbols of the states the element brings.
        unknowns: outputs that only the rows determine (efforts or flows of dependent stores).
        rows: expressions that vanish, linear in the rates and in the unknowns.
        solves: outputs given by a linear system.
        implicits: outputs given by a nonlinear one.
        inverted: outputs that follow at once by what is not defined everywhere, or is an odd root, whose slope is
            infinite at zero, each by the same law the other way round: loops, in which trial values may lie anywhere,
            are solved with these.
        energy: the energy stored, where it has a closed form.
        gradient: of a store that has none, what it holds, each with the derivative of its energy by it: an expression
            in what it holds and in parameters.
        starts: for each momentum or charge, its value in terms of the port's flows or efforts.
        initial: for states that start elsewhere than at zero, that number, or a formula in parameters; for momenta also
            in coordinates and driven flows.
        identities: what must hold besides, checked at random states.
        integrals: for flows that are given by their integral, that integral in closed form.
        minimum_norm: of a form that keeps constraints, those unknowns that the rows may leave open; the solution in
            which their norm is least is meant.
        multipliers: likewise, values that no row gives, but what they hold at zero; that is among the invariants.
        invariants: likewise, what vanishes along every exact motion, as (symbol, expression), though no equation
            demands it.
        penalties: likewise, symbols of the penalties by which these are held: they are not quite held.
        inertial: likewise, those of the states that are multipliers: they add up reactions.
        speeds: likewise, those of the states that are velocities of no junction.
        constants: likewise, those of the states whose rates are zero: they become parameters that the start gives, but
            where an event sets what moves.
        regular: linear systems whose solution is among `lets`, written out: no start may be where one is singular.
        logarithms: efforts among `lets` that are logarithms.
        amounts: states that are amounts of a species, each with the flow that changes it.
        mass_actions: flows among `lets` that can be written in activities in place of efforts.
        continuous: what must not jump though it may have branches, since its rate is taken: positions that are given,
            and mass matrices.
    """

    lets: tuple[tuple[Any, Any], ...] = ()
    states: tuple[Any, ...] = ()
    unknowns: tuple[Any, ...] = ()
    rows: tuple[Any, ...] = ()
    solves: tuple[Solve, ...] = ()
    implicits: tuple[Implicit, ...] = ()
    inverted: tuple[Implicit, ...] = ()
    energy: Any = None
    gradient: tuple[tuple[Any, Any], ...] = ()
    starts: tuple[tuple[Any, Any], ...] = ()
    initial: tuple[tuple[Any, Any], ...] = ()
    identities: tuple[Identity, ...] = ()
    integrals: tuple[tuple[Any, Any], ...] = ()
    minimum_norm: tuple[Any, ...] = ()
    multipliers: tuple[Multiplier, ...] = ()
    invariants: tuple[tuple[Any, Any], ...] = ()
    penalties: tuple[Any, ...] = ()
    inertial: tuple[Any, ...] = ()
    speeds: tuple[Any, ...] = ()
    constants: tuple[Any, ...] = ()
    regular: tuple[Solve, ...] = ()
    logarithms: tuple[Logarithm, ...] = ()
    amounts: tuple[tuple[Any, Any], ...] = ()
    mass_actions: tuple[MassAction, ...] = ()
    continuous: tuple[Any, ...] = ()


class Place(Protocol):
    """Where an element stands: the strokes at its ports and the symbols on its bonds."""

    @property
    def xp(self) -> Algebra:
        """The algebra."""

    def into(self, port: str = "") -> tuple[bool, ...]:
        """For each component of a port, whether effort enters (else flow does)."""

    def e(self, port: str = "") -> Any:
        """The column of efforts on a port's bond."""

    def f(self, port: str = "") -> Any:
        """The column of flows on a port's bond."""

    def state(self, letter: str, port: str = "") -> tuple[Any, ...]:
        """One symbol a component, named `letter_element` (and the component, where there are several)."""

    def signal(self) -> tuple[Any, ...]:
        """The symbols of what a sensor measures, one a component."""

    def along(self, expression: Any) -> Any:
        """The rate of an expression in coordinates and time, written in the rates of the coordinates."""

    def displacement(self, port: str = "", bonded: bool = False) -> tuple[Any, ...] | None:
        """The coordinates that integrate the flows of the junction at a port, if it has them, or with `bonded` one that
        has the same flow, since a bond alone is between them."""

    def frame(self, port: str = "") -> Any:
        """None where the junction at a port states no frame, "inertial", or the column of its frame's rate."""

    def read(self, value: Any, may: Sequence[str], local: dict[str, Any] | None = None) -> Any:
        """A formula in the algebra. `may` lists what it may depend on besides parameters.

        These are "coordinates", "signals", "time" and "flows". `local` adds names of the law itself, in which a number
        is a number; without it None stands for the parameter that has the element's name, and a number is its default.
        """

    def column(self, value: Any, size: int, may: Sequence[str]) -> Any:
        """A vector of formulas; a scalar or None is spread over the components."""

    def matrix(self, value: Any, may: Sequence[str], square: int | None = None) -> Any:
        """A matrix of formulas. With `square`, a scalar is spread over the diagonal, a vector is the diagonal."""


@runtime_checkable
class Inertial(Protocol):
    """An element whose inertia can be carried back to the generalized velocities."""

    def inertia(self, place: Place) -> tuple[Any, Any]:
        """The inertia matrix, and the rate of the axes it is constant in (None where they do not turn).

        Raises:
            NotReducible: for a law that no matrix gives.
        """

    def carried(self, kinetics: Any, form: Any) -> Any:
        """The kinetic store that takes its place at the generalized velocities, for a form."""


@runtime_checkable
class Impressed(Protocol):
    """A source of effort that can stand elsewhere."""

    def moved(self, efforts: tuple[Formula, ...]) -> Any:
        """The same source with these efforts."""


@runtime_checkable
class Divisible(Protocol):
    """A source of which some components can stand alone."""

    def is_still(self, component: int) -> bool:
        """Whether it gives zero there, and nothing else."""

    def part(self, components: Sequence[int]) -> Any:
        """The same source with some components only."""


@runtime_checkable
class Transforming(Protocol):
    """A two-port f2 = M f1, e1 = M^T e2, of which there can be others with another modulus."""

    name: str

    def ports(self) -> tuple[Any, ...]:
        """Its ports, the first that of f1."""

    def modulus(self, place: Place) -> Any:
        """M, of shape (m, n)."""

    def integrated(self, place: Place) -> tuple[tuple[Any, Any], ...]:
        """Those flows of its second port whose integral is known, each with that integral."""

    def like(self, name: str, value: Any, integrals: tuple[str | None, ...] = ()) -> Any:
        """Another one, with what is known of the integrals of its second port's flows."""
