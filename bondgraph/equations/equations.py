"""Equations: the balance solved for the rates, with every linear system kept as a pair (A, b)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import Key
from bondgraph.equations.balance import Balance
from bondgraph.equations.before_form import BeforeForm
from bondgraph.equations.evaluation_order import Let, Step, expressions, needs, order, switches, targets
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import BondGraphError, NotReducible
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Implicit, Solve
from bondgraph.program.cached import Cached
from bondgraph.program.calls import explained
from bondgraph.program.other_words import EQUATIONS, no_attribute, no_place
from bondgraph.program.unchanging import Unchanging

if TYPE_CHECKING:
    from bondgraph.equations.event_rules import Rule
    from bondgraph.problem.start_from import Motion
    from bondgraph.problem.state_function import StateFunction

READ = 2_000
"""Nobody reads equations of more operations, hundreds of thousands of letters."""


@explained
@dataclass(frozen=True, eq=False)
class Equations(Cached, Picklable):
    """State equations of a graph.

    Args:
        balance: what they came from.
        steps: values in order; each uses states, inputs, parameters, time and earlier values.
        rates: for each state, by name, the symbol or expression of its rate.
        continuous: values and constraints with branches whose rates are taken, and which therefore must not jump.
        index: 0 for ordinary differential equations; else the differentiation index of the system of states,
            constraints and reactions that was brought to this form.
        indeterminate: names of efforts, flows and signals that stay open, because constraints repeat each other; the
            motion does not depend on them, and asking for them is refused.
        before: what they are a form of, where they are one.
        choice: which velocities are independent, where constraints leave a choice.
        redundant: the system of every row from which that among the steps was chosen; None where there is no other.
        events: what happens at instants that conditions and clocks give.
        held: the states that change at events alone.
        told: those whose motion is told, where these have integrals behind their states by which solutions are followed
            that no rate of theirs needs; None where they have none.
        varying: the same equations with the constants of the motion among the states; None where there are none, or
            they are there already.

    `print(equations)` writes them as text, `latex()` as LaTeX.
    """

    balance: Balance
    steps: tuple[Step, ...]
    rates: Mapping[str, Any]
    continuous: tuple[Any, ...] = ()
    index: int = 0
    indeterminate: tuple[str, ...] = ()
    before: BeforeForm = field(default_factory=BeforeForm)
    choice: VelocityChoice | None = None
    varying: Equations | None = None
    redundant: Solve | None = None
    events: tuple[Rule, ...] = ()
    held: tuple[str, ...] = ()
    told: Equations | None = None

    @property
    def as_run(self) -> Equations:
        """The same equations in the operations that run."""
        return self

    @property
    def as_read(self) -> Equations:
        """The same equations in the algebra in which `compile` has given them to be read."""
        return self.made("as read", self)

    @property
    def as_written(self) -> Equations:
        """The same equations in the algebra in which they are printed and exported."""
        return self

    @cached_property
    def operations(self) -> int:
        """How many operations the rates take; those that values share are counted once."""
        symbols = {symbol for rate in self.rates.values() for symbol in self.xp.free(rate)}
        return self.xp.operations([*self.rates.values(), *expressions(self.needed(symbols))])

    @property
    def as_drawn(self) -> Equations | BondGraphError | None:
        """The equations of the graph as drawn; why it has none; None where no form has changed it."""
        make = self.before.compiled
        return None if make is None else self.cached("as drawn", make)

    @cached_property
    def along_motion(self) -> Equations:
        """The same equations, every row among them from which some were chosen: which of them are independent changes
        along a motion."""
        steps = [replace(s, redundant=True) if isinstance(s, Solve) and s.minimum_norm else s for s in self.steps]
        if (whole := self.redundant) is not None:
            given = {*whole.unknowns}
            steps = [*(step for step in steps if not given.intersection(targets(step))), whole]
            steps += self._rates_in(whole, {symbol for step in steps for symbol in targets(step)})
        return replace(self, steps=tuple(order(self.xp, steps, set())), redundant=None)

    def _rates_in(self, whole: Solve, given: set[Any]) -> list[Step]:
        """The rates that a system uses though no step gives them: the rows chosen from it do not."""
        xp, used = self.xp, needs(self.xp, whole)
        rates = {xp.rate(x): self.rates[xp.name(x)] for x in self.balance.states if xp.name(x) in self.rates}
        return [Let(rate, value) for rate, value in rates.items() if rate in used and rate not in given]

    @property
    def constraints(self) -> tuple[Any, ...]:
        """Expressions that vanish along any motion; without any, the states are independent."""
        return self.balance.constraints.independent

    def check_explicit(self) -> None:
        """Refuse multipliers that no equation gives, where everything has to follow from the states.

        Raises:
            NotReducible: naming them.
        """
        if multipliers := self.states[len(self.rates) :]:
            raise NotReducible(
                self.graph.name,
                f"a differential-algebraic system of index {self.index} has no equation for {', '.join(multipliers)}: "
                "it can be simulated, and its residual be evaluated",
                parties=multipliers,
                remedy="compile with lagrange_multipliers, the same system with index 1",
            )

    @property
    def drawn(self) -> Graph:
        """The graph as drawn: that of the equations, or that from which a form has made it."""
        return self.before.graph or self.graph

    def function(self, values: Mapping[str, Any] | None = None, *, fold: Collection[str] = ()) -> StateFunction:
        """The rates as a compiled function f(t, x, p) of time, states and numbers.

        Args:
            values: parameters and inputs by name, as for `simulate`.
            fold: parameters and constant inputs whose numbers are written into the program, which then does without
                what they make zero, one or a number; another number for them is another program. It pays where many
                are zero or one, such as offsets along axes, and the function is called often.

        Raises:
            MissingValues, ValueRefused: for values, as `simulate`; for a name in `fold` that has no number.
            NotReducible: where multipliers among the states have no equation of their own.
        """
        from bondgraph.problem.state_function import state_function

        return state_function(self, values, fold)

    def start_from(self, run: Motion, t: float | None = None) -> dict[str, float]:
        """What `simulate` takes as `start` to begin where another motion of the same graph is, in any form.

        Args:
            run: the other motion.
            t: the instant, in seconds; its last one by default. Where something jumps in time just there, velocities
                are what its impulse leaves.

        Raises:
            ValueRefused: for an instant outside the run, and a motion of another graph; where the run ends at a jump
                that no motion of its equations goes over.
        """
        from bondgraph.problem.start_from import start_from

        return start_from(self, run, t)

    @property
    def graph(self) -> Graph:
        return self.balance.causal.graph

    @property
    def xp(self) -> Algebra:
        return self.balance.xp

    @cached_property
    def states(self) -> tuple[str, ...]:
        """Names of the states, in order: those that have rates, then multipliers."""
        return (*self.rates, *(self.xp.name(each.symbol) for each in self.balance.constraints.multipliers))

    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of the inputs."""
        return tuple(self.balance.inputs)

    @property
    def kept_constants(self) -> tuple[str, ...]:
        """Names of the constants of the motion that are parameters here, as a cyclic coordinate's momentum."""
        return () if self.varying is None else tuple(name for name in self.varying.states if name in self.parameters)

    @cached_property
    def parameters(self) -> Mapping[str, float | None]:
        """Parameters by name, with their defaults."""
        return Unchanging(self.balance.parameters)

    @cached_property
    def observables(self) -> Mapping[str, Any]:
        """Everything that can be asked for, by name: flows and efforts of junctions, and of every bond.

        A scalar bond `b` has `b.e` and `b.f`; a multibond has `b.e[component]`.
        """
        found: dict[str, Any] = {}
        for junction in self.graph.junctions.values():
            found |= {name: self.xp.symbol(name) for name in junction.components}
        for signals in self.graph.signals.values():
            found |= {name: self.xp.symbol(name) for name in signals}
        for key, (effort, flow) in self.balance.bonds.items():
            found[self.variable(key, "e")], found[self.variable(key, "f")] = effort, flow
        found |= {self.xp.name(symbol): symbol for symbol in self.balance.constraints.invariants}
        placed = (name for name, _, _ in self.graph.coordinates() if name not in self.rates)
        return found | {name: self.xp.symbol(name) for name in placed}

    @cached_property
    def not_as_drawn(self) -> frozenset[str]:
        """Names of efforts, flows, and signals that measure them, that are not what they are in the graph as drawn."""
        symbols = {self.balance.bonds[bond, k][0] for letter, bond, k in self.before.changed if letter == "e"}
        sources = {self.variable((bond, k), letter) for letter, bond, k in self.before.changed if letter == "f"}
        measured = {name for _, bond, _ in self.before.changed for name in self.graph.bond(bond).elements}
        signals = {x for name in measured & self.graph.signals.keys() for x in self.graph.signals[name]}
        efforts = {name for name, symbol in self.observables.items() if symbol in symbols}
        return frozenset(efforts | sources | signals)

    def variable(self, key: Key, letter: str) -> str:
        """The name of a scalar bond's effort ("e") or flow ("f")."""
        return self.graph.variable(key, letter)

    def needed(self, symbols: Iterable[Any]) -> tuple[Step, ...]:
        """The steps that lead to some symbols."""
        places = self._places
        chosen: set[int] = set()
        stack = [places[s] for s in symbols if s in places]
        while stack:
            place = stack.pop()
            if place not in chosen:
                chosen.add(place)
                stack += [places[s] for s in needs(self.xp, self.steps[place]) if s in places]
        return tuple(self.steps[place] for place in sorted(chosen))

    @cached_property
    def _places(self) -> dict[Any, int]:
        """Which step gives each value."""
        return {symbol: place for place, step in enumerate(self.steps) for symbol in targets(step)}

    def behind(self, symbols: Iterable[Any]) -> set[Any]:
        """Some symbols, and all that lead to them."""
        wanted = set(symbols)
        return wanted.union(*(needs(self.xp, step) for step in self.needed(wanted)))

    @cached_property
    def systems(self) -> tuple[Solve | Implicit, ...]:
        """The systems of equations, linear and nonlinear, that the rates need solved."""
        symbols = {s for rate in self.rates.values() for s in self.xp.free(rate)}
        return tuple(step for step in self.needed(symbols) if not isinstance(step, Let))

    @cached_property
    def switches(self) -> tuple[Any, ...]:
        """Quantities whose change of sign is an event: there a law changes branch that rates or constraints need."""
        xp = self.xp
        watched = (*self.rates.values(), *self.continuous, *self.balance.constraints.conditions)
        found = {quantity for each in watched for quantity in xp.switches(each)}
        return tuple(sorted(found | self.switching({s for each in watched for s in xp.free(each)}), key=str))

    def switching(self, symbols: Iterable[Any]) -> set[Any]:
        """Quantities with whose change of sign a law changes branch that some symbols need."""
        return {quantity for step in self.needed(symbols) for quantity in switches(self.xp, step)}

    def reaction(self, source: str) -> Any:
        """The effort with which a flow source drives its velocity: A_cu f_dot_u + A_cc f_dot_c + (D f)_c - e_c, (48).

        An expression in coordinates, velocities, inputs, parameters and the rates of velocities, such as `u1'`; a
        column of them for a source of several components. Where it is an unknown of a linear system, as a multiplier
        is, it is that symbol.

        Args:
            source: the name of the source in the graph.

        Raises:
            ValueRefused: where it is no source that drives a velocity.
        """
        from bondgraph.equations.reactions import reaction

        return reaction(self, source)

    def expanded(self, expression: Any, kept: Collection[Any] = ()) -> Any:
        """An expression with every value written out, down to states, inputs, parameters and unknowns of solves.

        Args:
            expression: of the algebra.
            kept: symbols that stay.
        """
        symbols = self.xp.free(expression)
        values: dict[Any, Any] = {}
        for step in self.needed(symbols):
            if isinstance(step, Let) and step.symbol not in kept:
                values[step.symbol] = self.xp.substitute(step.expression, values)
        return self.xp.substitute(expression, values)

    @cached_property
    def input_rates(self) -> Mapping[str, tuple[str, ...]]:
        """Inputs whose rate is used, each with the states whose rate depends on it (none: only reactions do)."""
        return {name: users for (name, order), users in self.input_users.items() if order == 1}

    @cached_property
    def input_users(self) -> Mapping[tuple[str, int], tuple[str, ...]]:
        """The same for the rate of each order that is used."""
        xp = self.xp
        used = [(targets(step), needs(xp, step)) for step in self.steps]
        rates = {state: xp.free(rate) for state, rate in self.rates.items()}
        everything = set().union(*rates.values(), *(symbols for _, symbols in used))
        found = {}
        for k in range(1, self.balance.depth + 1):
            for name in self.inputs:
                symbol = xp.symbol(name + "'" * k)
                if symbol not in everything:
                    continue
                following = {symbol}
                for given, symbols in used:
                    if not following.isdisjoint(symbols):
                        following.update(given)
                found[name, k] = tuple(state for state, symbols in rates.items() if not following.isdisjoint(symbols))
        return found

    def holders(self, constraints: Iterable[Any]) -> list[str]:
        """The sources whose position some constraints keep, else the elements that do."""
        elements, found = self.graph.elements, []
        for constraint in constraints:
            givers = list(self.balance.closure.residuals.get(constraint, ()))
            found += [n for n in givers if n in elements and elements[n].role == "source"] or givers[-1:]
        return list(dict.fromkeys(found))

    @cached_property
    def notes(self) -> tuple[str, ...]:
        """What a reader should know and the equations do not say; every run of them tells it, too."""
        from bondgraph.equations.notes import notes

        return notes(self)

    @cached_property
    def conserved_moieties(self) -> Mapping[str, Mapping[str, int]]:
        """Totals of amounts that no reaction changes, by their text, such as "q_E + q_ES"; each by the states in it."""
        from bondgraph.equations.conserved_moieties import conserved_moieties

        return conserved_moieties(self.balance)

    @cached_property
    def input_orders(self) -> Mapping[str, int]:
        """Inputs whose rates are used, each with the order of the highest."""
        xp = self.xp
        everything = {s for step in self.steps for s in needs(xp, step)}
        everything |= {s for constraint in (*self.constraints, *self.rates.values()) for s in xp.free(constraint)}
        used = {xp.name(s) for s in everything}
        found = {}
        for name in self.inputs:
            orders = [k for k in range(1, self.balance.depth + 1) if name + "'" * k in used]
            if orders:
                found[name] = max(orders)
        return found

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, EQUATIONS)

        def __getitem__(self, name: object) -> object:
            raise no_place(self, name, "write equations.rates['p_J'], equations.observables['w']; of a run, run['w']")

    def __repr__(self) -> str:
        return f"Equations({self.graph.name!r}: states {', '.join(self.states) or 'none'})"

    def __str__(self) -> str:
        from bondgraph.equations.printing import as_text

        return as_text(self.as_written)

    def latex(self) -> str:
        """The equations as LaTeX, in an `aligned` environment."""
        from bondgraph.equations.printing import as_latex

        return as_latex(self.as_written)

    def _repr_latex_(self) -> str | None:
        """What a notebook shows; of those that nobody reads their name and states."""
        return f"$$\n{self.latex()}\n$$" if self.operations <= READ else None


def with_constants(equations: Equations) -> Equations:
    """The same equations, the constants of the motion as parameters: a start gives them, through velocities.

    Where an event sets what moves they are constants between events only, and stay states.
    """
    xp, constants, graph = equations.xp, equations.balance.constants, equations.graph
    if not constants or any(name not in graph.held for event in graph.events for name, _ in event.assignments):
        return equations
    names = {xp.name(x) for x in constants}
    parameters = dict(sorted({**equations.parameters, **dict.fromkeys(names, None)}.items()))
    states = tuple(x for x in equations.balance.states if x not in constants)
    balance = replace(equations.balance, states=states, parameters=parameters, constants=())
    rates = {name: rate for name, rate in equations.rates.items() if name not in names}
    return replace(equations, balance=balance, rates=rates, varying=equations)


def inline(equations: Equations) -> Equations:
    """The same equations, with each rate that nothing else uses written out in `rates`."""
    xp = equations.xp
    given = {step.symbol: step for step in equations.steps if isinstance(step, Let)}
    used = {s for step in equations.steps for s in needs(xp, step)}
    alone = {rate for rate in equations.rates.values() if rate in given and rate not in used}
    rates = {name: given[rate].expression if rate in alone else rate for name, rate in equations.rates.items()}
    steps = tuple(s for s in equations.steps if not (isinstance(s, Let) and s.symbol in alone))
    return replace(equations, steps=steps, rates=rates)
