"""Equilibria of equations of motion: states at which no rate is left, found from a guess.

A motion that clocks sample rests where no rate is left between instants, and no clock changes what it has set.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.equilibrium.come_to_rest import come_to_rest
from bondgraph.analysis.equilibrium.conserved_totals import conserved_totals, reduced
from bondgraph.analysis.equilibrium.constrained_search import along_integrals, own_units_of_states
from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.analysis.linearization.linearization import Linearization, verdict
from bondgraph.analysis.linearization.linearizer import Linearizer
from bondgraph.analysis.linearization.page import judged_eigenvalues, without_noise
from bondgraph.analysis.linearization.sampled import SampledLinearizer, changes, check_others, sampled_values
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compiled
from bondgraph.equations.available_names import whole_name
from bondgraph.equations.between_events import between_events, without_held
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.errors import BondGraphError, NoSolution
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import finite
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.problem.at_state import by_name, check_nothing_lost, equations_at, instant_of, with_values
from bondgraph.problem.initial_state import initial_state, initial_value_problem, is_negative, unless_given
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import check_regular
from bondgraph.problem.velocity_choice_change import chosen_at_start, named_in, note_of
from bondgraph.program.calls import explained
from bondgraph.program.enclosures import TINY
from bondgraph.program.notebook import Shown, beneath, table
from bondgraph.program.rank import minimum_norm_solution, null_space
from bondgraph.program.tolerances import ON_CONSTRAINTS, OUTSIDE, RANK, ROUNDING

FLEEING, FARTHER = 1e-3, (0.25, 0.5, 0.75, 1.0)
"""A step of Newton's method by more than this part of the way from the guess leads on without end, if what is left
becomes smaller at each of these parts of it: of exp(-x) below the least float it is a step in 745."""
UNDEFINED = sys.float_info.max**0.5
"""What is taken to be left where a law is not defined, for a search to come back: squares are floats."""
CAREFUL = {"xtol": 1e-14, "ftol": 1e-14, "factor": 0.1}
"""The first step is short, so that the equilibrium found is one near the guess."""


@explained
@dataclass(frozen=True, eq=False, repr=False)
class Equilibrium(Picklable, Shown):
    """A state at which rates vanish; of a steady motion all but those of `turning`.

    Args:
        problem: the equations with their values, those of `inputs` included.
        t: the instant; where forces depend on time it is an equilibrium there only.
        state: every state by name, to start a run from; values that clocks set are among them, and constants of the
            motion that a form keeps apart, such as the momentum of a cyclic coordinate.
        inputs: the values found for inputs that were sought.
        turning: the states that keep moving, with their rates.
        residual: the largest rate that is left.
        continuum: directions to neighbouring equilibria, as departures of states; none where it stands alone.
        totals: what every motion keeps of the guess, such as the amount of all species, by name.
        kept: their coefficients, of shape (totals, states).
        notes: those of the equations; on the independent velocities, where others were taken than those compiled.
    """

    problem: Problem
    t: float
    state: Mapping[str, float]
    inputs: Mapping[str, float]
    turning: Mapping[str, float]
    residual: float
    continuum: tuple[Mapping[str, float], ...]
    totals: Mapping[str, float] = field(default_factory=dict)
    kept: Any = None
    notes: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Any:
        """Whatever a run can be asked for, such as "w" or "Ra.e": a number, or an array of shape (components,).

        Raises:
            ValueRefused: for a name that is not there.
            NoSolution: where it is not defined.
        """
        import numpy as np

        found = Derivatives(self.problem, (), [name])
        arguments = found.problem.arguments(self.t, self._own())
        values = np.array(found.values(arguments)[-len(found.outputs) :], float)
        return float(values[0]) if tuple(found.outputs) == (name,) else values

    def _own(self) -> list[float]:
        """The states of the equations, in their order."""
        return [self.state[name] for name in self.problem.equations.states]

    @cached_property
    def linearization(self) -> Linearization:
        """About this state, all inputs that have no value in the graph as inputs."""
        import numpy as np

        state = np.array(self._own())
        check_regular(self.problem, self.t, state)
        make = SampledLinearizer if sampled_values(self.problem.equations, None) else Linearizer
        return make(self.problem, None, None).at(self.t, state)

    @property
    def stability(self) -> str:
        """As of the linearization: "stable", "unstable", "weakly unstable" or "marginal", or not known.

        Where every motion keeps totals, it is that of departures which have these totals.
        """
        linear = self.linearization
        if not self.totals or linear.dependent or linear.carried:
            return linear.stability
        places = [self.problem.equations.states.index(name) for name in linear.states]
        inside = null_space(self.kept[:, places], RANK)
        return verdict(inside.T @ linear.A @ inside, bool(linear.period), moving=bool(linear.moving))

    def _title(self) -> str:
        return f"{self.problem.equations.graph.name}: {'a steady motion' if self.turning else 'an equilibrium'}"

    def _rows(self) -> list[tuple[str, str]]:
        return [(name, f"{value:.6g}") for name, value in without_noise({**self.state, **self.inputs}).items()]

    def _notes(self) -> Iterator[str]:
        yield from (f"{name}' = {rate:.6g} goes on" for name, rate in self.turning.items())
        yield from self.notes
        yield from (f"keeps {name} = {value:.6g}" for name, value in self.totals.items())
        for direction in self.continuum:
            shown = ", ".join(f"{name}: {part:.3g}" for name, part in direction.items())
            yield f"one of a continuum{self._of_others(direction)}, along {shown}"
        try:
            among = " among states with these totals" if self.totals else ""
            among += (
                f", {every} among all" if among and (every := self.linearization.stability) != self.stability else ""
            )
            where = f" in z, every {period:g} s:" if (period := self.linearization.period) else ""
            shown = ", ".join(map(_number, judged_eigenvalues(self.linearization)))
            yield f"{self.stability or 'no verdict on stability'}{among}; eigenvalues{where} {shown}"
        except BondGraphError as trouble:
            yield f"no linearization: {trouble.law}"

    def _of_others(self, direction: Mapping[str, float]) -> str:
        """In words, where neighbouring equilibria have other totals."""
        import numpy as np

        if self.kept is None:
            return ""
        along = np.array([direction.get(name, 0.0) for name in self.problem.equations.states])
        changed = np.abs(self.kept @ along) > OUTSIDE * (np.abs(self.kept) @ np.abs(along))
        return " with other totals" if changed.any() else ""

    def __str__(self) -> str:
        values = (f"{name} = {value}" for name, value in self._rows())
        return "\n".join([self._title(), *(f"  {line}" for line in (*values, *self._notes()))])

    def _repr_html_(self) -> str:
        return beneath(table((), self._rows(), caption=self._title(), notes=self._notes()))


@explained
def equilibrium(
    equations: Equations | Graph | CausalGraph,
    values: Mapping[str, Any] | None = None,
    guess: Mapping[str, float | str] | None = None,
    *,
    t: float | None = None,
    fixed: Sequence[str] = (),
    turning: Sequence[str] = (),
    inputs: Sequence[str] = (),
) -> Equilibrium:
    """Find a state at which all rates vanish, near a guess.

    Constraints are met, and what they keep of the guess is kept, such as a rod's length. So are totals of states that
    every motion keeps, such as the amount of all species in a closed cycle of reactions, of states that may change. Of
    several equilibria a near one is found, which need not be the nearest; where they are a continuum, one of it.

    Values that clocks set, as by a digital controller, are states as well: they are found where the next instant gives
    them once more, while nothing moves from one instant to the next.

    Args:
        equations: compiled equations (a graph is compiled first, for the guess).
        values: parameters and inputs, as for `simulate`; inputs that are sought begin from theirs, or from zero.
        guess: the state the search begins from, as the initial one of `simulate`; of an equilibrium also its instant
            and values, where no others are given.
        t: the instant, in seconds; 0 by default.
        fixed: states that stay as guessed; also flows and efforts, while the momenta that give them may change.
        turning: states that may keep moving, such as the angle of a wheel in a steady motion. They stay as guessed,
            and no other rate may depend on them.
        inputs: inputs whose values are sought too, such as the voltage at which a motor turns as fast as is asked; also
            values that events set, as a sampled controller's output, which then no clock sets.

    Raises:
        MissingValues, ValueRefused: as `simulate`; for names that are not there.
        NotReducible: where the motion depends on what conditions set, as a counter, unless it is among the inputs.
        NoSolution: where none is found, with the rates that are left.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> w = One("w", coordinates=("th",))
    >>> graph = bg.Graph("pendulum", w >> I("J", 2), w >> R("b", 1), Se("G", "-8*sin(th) + M") >> w)
    >>> found = bg.equilibrium(graph, {"M": 4}, {"th": 0.3})
    >>> round(found.state["th"], 6), found.stability
    (0.523599, 'stable')
    """
    instant = finite("t", instant_of(guess, t))
    near = _loosely(by_name(guess), [*fixed, *turning])
    asked = compiled(equations, near, with_values(guess, values), instant)
    told = _begun(asked, with_values(guess, values), inputs)
    whole = chosen_at_start(equations_at(asked, guess), told, instant, near)[0]
    held = sampled_values(whole, inputs)
    found = between_events(whole, "an equilibrium", [*inputs, *held])
    if held:
        check_others(whole, {*held, *inputs})
    check_nothing_lost(whole, guess, values)
    values = _begun(found, with_values(guess, values), inputs)
    guess = named_in(asked, whole, named("guess", by_name(guess)))
    fixed = fixed if whole is asked else [*named_in(asked, whole, dict.fromkeys(fixed))]
    guess, values = without_held(whole, guess, values, [*inputs, *held])
    found.check_explicit()
    constants = found.kept_constants
    problem = initial_value_problem(found, values, instant, guess)[0] if constants else Problem.of(found, values)
    guess = {name: x for name, x in guess.items() if name not in constants}
    rest = problem.with_invariants, instant, fixed, turning, inputs
    search = _Search(*rest, changes(whole), held, sampled=whole) if held else _Search(*rest)
    start = initial_state(search.problem, search.t, search.loosened(guess))
    return replace(search.run(start), notes=(*asked.notes, *note_of(asked, whole)))


def _loosely(guess: Any, firm: Sequence[str]) -> dict[str, Any]:
    """A guess, at which loops of a graph are judged, whose states follow where these close, but for firm ones."""
    given = named("guess", guess)
    return {name: x if name in firm or isinstance(x, Near) else Near(x) for name, x in given.items()}


def _begun(equations: Equations, values: Any, inputs: Sequence[str]) -> Any:
    """Values, with zeros for inputs that are sought and have none."""
    given = named("values", values)
    missing = [name for name in inputs if equations.balance.inputs.get(name, 0.0) is None and name not in given]
    return {**dict.fromkeys(missing, 0.0), **given} if missing else values


class _Search(Residual):
    """The search for the states and inputs at which the residual vanishes.

    Args:
        problem, t, fixed, turning, inputs, changes, held: as for `Residual`.
        sampled: the same equations with their clocks; None where there are none.
    """

    def __init__(self, *residual: Any, sampled: Equations | None = None) -> None:
        super().__init__(*residual)
        self.sampled = sampled

    def loosened(self, guess: Any) -> Any:
        """A guess whose states follow where constraints hold, but for those that are fixed."""
        names, loose = self.problem.equations.states, {}
        if not self.problem.equations.constraints:
            return guess
        for given, value in named("guess", guess, self.problem.equations.drawn).items():
            name = whole_name(self.problem.equations, given)
            may = name in names and names.index(name) in self.open and not isinstance(value, Near)
            loose[name] = Near(finite(name, value)) if may else value
        return loose

    def run(self, guess: Any) -> Equilibrium:
        import numpy as np

        n = len(guess)
        slots = self.linearizer.derivatives.along[n:]
        arguments = self.problem.arguments(self.t, guess.tolist())
        self.base = np.array([*guess, *(arguments[slot] for slot in slots)])
        if not self.linearizer.count[1]:
            self.base = self.defined(self.base)
        self.begin(self.base)
        self.totals = conserved_totals(self, self.base)
        rest = partial(come_to_rest, self, amounts=self.amounts, totals=self.totals)
        try:
            x, found = self._by(self._near)
        except NoSolution:
            with suppress(NoSolution):
                return self._by(rest)[1]
            raise
        if self._nearly_gone(x):
            with suppress(NoSolution):
                return self._by(rest)[1]
        return found

    def _by(self, way: Callable[[Any], Any]) -> tuple[Any, Equilibrium]:
        """What a search finds.

        Raises:
            NoSolution: where that is none.
        """
        try:
            x = self._without_rounding(way(self.base))
        except (BondGraphError, ArithmeticError) as trouble:
            reason = trouble.law if isinstance(trouble, BondGraphError) else trouble
            raise self._refused(f"the search led where the rates are not defined: {reason}", ()) from None
        return x, self._checked(x)

    def _nearly_gone(self, x: Any) -> bool:
        """Whether amounts vanish beside others, or Newton's method would change them much still.

        Where a species is gone that others make, rates may vanish at which no motion arrives; and beside that place
        they are small, as squares of amounts are.
        """
        import numpy as np

        own = x[self.amounts]
        if not len(own):
            return False
        values, jacobian = self.evaluate(x)
        rows = np.vstack([jacobian[np.ix_(self.rows, self.columns)], self.totals.rows[:, self.columns]])
        step = np.zeros(len(x))
        step[self.columns] = minimum_norm_solution(rows, -np.append(values[self.rows], self.totals.left(x)), RANK)
        return bool((own <= np.maximum(ON_CONSTRAINTS * own.max(), np.abs(step[self.amounts]) / FLEEING)).any())

    def _near(self, x: Any) -> Any:
        """An equilibrium near a guess, along what constraints keep where they keep something."""
        found = along_integrals(self, x)
        return self._searched(x) if found is None else found

    def _searched(self, x: Any) -> Any:
        """By Levenberg and Marquardt's method, which may change what constraints on velocities would keep."""
        import numpy as np
        from scipy.optimize import root

        whole = x.copy()
        padding = np.zeros((max(0, len(self.columns) - len(self.rows)), len(self.columns)))

        def residual(part: Any) -> tuple[Any, Any]:
            whole[self.columns] = part
            try:
                values, jacobian = self.evaluate(whole)
            except (BondGraphError, ArithmeticError):  # too far: the method tries a shorter step
                height = len(self.rows) + len(self.totals.rows) + len(padding)
                return np.full(height, UNDEFINED), np.zeros((height, len(part)))
            rows = np.vstack([jacobian[np.ix_(self.rows, self.columns)], self.totals.rows[:, self.columns], padding])
            return np.concatenate([values[self.rows], self.totals.left(whole), padding[:, 0]]), rows

        if self.columns and self.rows:
            with np.errstate(all="ignore"):
                found = root(residual, x[self.columns], jac=True, method="lm", options=CAREFUL)
            whole[self.columns] = found.x
        return whole

    def _without_rounding(self, x: Any) -> Any:
        """The same, zero for states that are rounding beside others, as velocities at rest, if nothing moves then."""
        import numpy as np

        if not self._left(x):
            return x
        n = len(self.problem.equations.states)
        own = np.append(own_units_of_states(self.evaluate(self.base)[1], self.base[:n]), np.ones(len(x) - n))
        for sizes in (np.abs(x), np.abs(x) / own):
            rest = np.where(sizes <= ROUNDING * sizes.max(initial=0.0), 0.0, x)
            if not self._left(rest):
                return rest
        return x

    def _left(self, x: Any) -> list[int]:
        """The rates, constraints and changes that do not vanish."""
        import numpy as np

        usual = np.abs(self.base[: len(self.problem.equations.states)])
        moving = self.linearizer.moving(*self.evaluate(x), self.arguments(x), usual)
        return [k for k in self.rows if k in moving]

    @cached_property
    def amounts(self) -> list[int]:
        """Which states are amounts of species, none of them negative."""
        equations = self.problem.equations
        return [equations.states.index(equations.xp.name(symbol)) for symbol in equations.balance.amounts]

    def _negative(self, x: Any) -> list[int]:
        """The amounts that are negative, so that no motion starts from there."""
        own = x[self.amounts].tolist()
        return [k for k, amount in zip(self.amounts, own, strict=True) if is_negative(amount, own)]

    def _checked(self, x: Any) -> Equilibrium:
        import numpy as np

        names, n = self.problem.equations.states, len(self.problem.equations.states)
        values, jacobian = self.evaluate(x)
        held = {self.linearizer.inputs[k]: float(x[n + k]) for k in self.held}
        state = {**dict(zip(names, x[:n].tolist(), strict=True)), **held}
        if left := self._left(x):
            rates = ", ".join(f"{self._named(k)} = {values[k]:.3g}" for k in left)
            where = ", ".join(f"{name} = {value:.6g}" for name, value in state.items())
            raise self._refused(
                f"no equilibrium was found: {rates} is left at {where}", [names[k] for k in left if k < n]
            )
        if negative := [names[k] for k in self._negative(x)]:
            amounts = ", ".join(f"{name} = {state[name]:.6g}" for name in negative)
            raise self._refused(f"no equilibrium was found but with {amounts}, and no amount is negative", negative)
        if missed := self.totals.missed(x):
            raise self._refused(f"no equilibrium was found that keeps {', '.join(missed)} as guessed", missed)
        if fleeing := self._fleeing(x, values, jacobian):
            law = f"no equilibrium was found: rates only become smaller the farther {', '.join(fleeing)} moves on"
            raise self._refused(law, fleeing)
        inputs = {self.linearizer.inputs[k]: float(x[n + k]) for k in self.inputs if k not in self.held}
        problem = self._solved(inputs)
        whole = np.array(
            [state[name] if name in state else self._stays(name, inputs) for name in problem.equations.states]
        )
        whole = unless_given(problem, self.t, whole, {*state, *inputs})
        return Equilibrium(
            problem,
            self.t,
            {
                **dict(zip(problem.equations.states, whole.tolist(), strict=True)),
                **{name: problem.parameters[name] for name in problem.equations.kept_constants},
            },
            inputs,
            {name: float(values[names.index(name)]) for name in self.turning},
            float(np.abs(values[self.moves]).max(initial=0.0)),
            self._continuum(x, jacobian),
            self.totals.told(),
            np.pad(self.totals.rows[:, :n], ((0, 0), (0, len(problem.equations.states) - n))),
        )

    def _fleeing(self, x: Any, values: Any, jacobian: Any) -> list[str]:
        """The states that Newton's method would move on and on, as of exp(-x), which never is zero.

        At an equilibrium its steps are rounding. Rounding in place of a derivative may make one long, but what is left
        does not become smaller along it at each of several places then; and near a root a step leaves nothing. States
        that are rounding beside others count as large as that may be: as they are, their products would be equations.
        """
        import numpy as np

        way, least = (x - self.base)[self.columns], ROUNDING * np.abs(x).max(initial=0.0)
        size = np.maximum(np.abs(x), np.abs(self.base))[self.columns]
        size = np.where(size > 0, np.maximum(size, least), 1.0)
        each = np.abs(jacobian[:, self.columns] * size).max(axis=1, initial=0.0)
        rows = [k for k in self.rows if each[k] > TINY]
        if not rows or not way.any():
            return []
        matrix, each = jacobian[np.ix_(rows, self.columns)] * size, each[rows]
        step = minimum_norm_solution(matrix / each[:, None], -values[rows] / each, RANK) * size
        is_moved = np.abs(way) > np.maximum(FLEEING * size, least)
        far = is_moved & (step * np.sign(way) > FLEEING * np.abs(way))
        if not far.any():
            return []
        places = np.repeat(x[None], len(FARTHER), axis=0)
        places[:, self.columns] += np.outer(FARTHER, step)
        try:
            left = np.array([self.evaluate(place)[0][rows] for place in places]) * np.sign(values[rows])
        except (BondGraphError, ArithmeticError):
            return []
        first = np.abs(values[rows])
        falls = ((left > FLEEING * first) & (left < np.vstack([first, left[:-1]]))).all(axis=0)
        names = [*self.problem.equations.states, *self.linearizer.inputs]
        moved = (k for k, own in zip(self.columns, far, strict=True) if own)
        return [names[k] for k in moved] if falls.any() else []

    def _stays(self, name: str, inputs: Mapping[str, float]) -> float:
        """What conditions set, and which no clock does."""
        return inputs.get(name, self.problem.equations.graph.held[name].start)

    def _solved(self, inputs: Mapping[str, float]) -> Problem:
        """The problem with the inputs found, with its clocks where it has some."""
        given = {**self.problem.parameters, **self.problem.signals, **self.problem.apart, **inputs}
        if self.sampled is not None:
            return Problem.of(self.sampled, {name: x for name, x in given.items() if name not in self.sampled.held})
        return Problem.of(self.problem.equations, given) if inputs else self.problem

    def _continuum(self, x: Any, jacobian: Any) -> tuple[Mapping[str, float], ...]:
        """Directions in which no rate or change does, along constraints and what they keep."""
        import numpy as np
        from scipy.linalg import block_diag

        names, held = self.problem.equations.states, [self.linearizer.inputs[k] for k in self.held]
        n, columns = len(names), [*range(len(names)), *(len(names) + k for k in self.held)]
        along = self.linearizer.directions(self.t, x[:n], jacobian)
        directions = block_diag(along, np.eye(len(held)))
        names = (*names, *held)
        fixed = [k for k in range(n) if k not in self.open]
        J = np.vstack([jacobian[self.moves][:, columns] @ directions, directions[fixed]])
        if not directions.size:
            return ()
        return tuple(_direction(names, directions @ row) for row in reduced(null_space(J, RANK).T))

    def _named(self, row: int) -> str:
        names, (n, m, _) = self.problem.equations.states, self.linearizer.count
        if row in self.changes:
            return list(self.linearizer.derivatives.outputs)[row - n - m]
        return f"{names[row]}'" if row < n else f"constraint {row - n + 1}"

    def _refused(self, law: str, parties: Sequence[str]) -> NoSolution:
        place = f"{self.problem.equations.graph.name} at t = {self.t:.6g} s"
        remedy = "guess nearer to it, guess={state: value}, or name in turning what keeps moving in a steady motion"
        if self.held:
            remedy += "; states that go to and fro between instants have no equilibrium: follow them by bg.simulate"
        if kept := self.totals.told():
            told = ", ".join(f"{name} = {value:.6g}" for name, value in kept.items())
            remedy += f"; every motion keeps {told}, so that a guess of other totals may be needed"
        return NoSolution(place, law, parties=parties, remedy=remedy)


def _direction(names: Sequence[str], parts: Any) -> dict[str, float]:
    import numpy as np

    largest = float(np.abs(parts).max())
    return {name: float(x / largest) for name, x in zip(names, parts, strict=True) if abs(x) > OUTSIDE * largest}


def _number(x: complex) -> str:
    return f"{x.real:.6g}" if x.imag == 0 else f"{x.real:.6g}{x.imag:+.6g}i"
