"""What a target writes: programs, the names of what goes in and comes out, and the values it starts with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.equations.definite_energies import stores_of_one_value
from bondgraph.equations.equations import Equations
from bondgraph.equations.event_rules import indicating
from bondgraph.equations.followed_solutions import integrals_of, with_followed
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.quantities_as_drawn import Drawn, widened
from bondgraph.errors import NotExportable
from bondgraph.export._given import given_numbers, given_outputs, given_start, tell_jumps
from bondgraph.export._instants import NOTHING, Instants, branches, conditions, instants
from bondgraph.export._names import identifiers, stem
from bondgraph.problem.quantities import LONGEST, described, in_units
from bondgraph.program.calls import explained
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.program import LinearSolve, Program, memory, uses
from bondgraph.program.travel_coordinates import travel_coordinates
from bondgraph.program.writer import Source, check_writable


class Quantity(NamedTuple):
    """A number with a name: `identifier` is what it is called in code, `value` what it has before it is given one.

    That of a store must be `positive`.
    """

    name: str
    identifier: str
    description: str
    value: float | None = None
    unit: str = ""
    positive: bool = False


@explained
@dataclass(frozen=True)
class Model:
    """Equations ready to be written in another language.

    Args:
        name: an identifier, for files and as a prefix.
        states, parameters, outputs: by name, in the order of the arrays that hold them. Values that are held between
            events are the last parameters.
        inputs: the inputs, then those of their rates that are needed.
        events: quantities whose change of sign, in either direction, is an event; the last of them are those of
            `instants`, which are positive where a condition holds.
        constraints: expressions that vanish along any motion, as text.
        sources: for each argument of the programs the array it is found in, "t", "x", "p" or "u", and where there;
            nothing for a rate that is not needed.
        programs: what is computed, by name: "rates", "outputs", "events", "constraints".
        equations: what they are the programs of, for targets that show every value by its name.
        instants: what conditions and clocks make of states and held values. A target that writes it is marked by
            `holding_events`; for any other `export` refuses a model that has some.
        integrated: the same with integrals among the states by which solutions of nonlinear systems are followed that
            no rate needs, for targets that are marked by `integrated`; None where there are none.
    """

    name: str
    states: tuple[Quantity, ...]
    inputs: tuple[Quantity, ...]
    parameters: tuple[Quantity, ...]
    outputs: tuple[Quantity, ...]
    events: tuple[Quantity, ...]
    constraints: tuple[Quantity, ...]
    sources: tuple[Source | None, ...]
    programs: Mapping[str, Program]
    equations: Equations | None = None
    instants: Instants = NOTHING
    integrated: Model | None = None

    @cached_property
    def jacobian(self) -> Program:
        """The derivatives of the rates with respect to the states, by rows."""
        return jacobian_program(self.programs["rates"], range(1, 1 + len(self.states)))

    @cached_property
    def gradients(self) -> Program:
        """The derivatives of the constraints with respect to the states, by rows."""
        return jacobian_program(self.programs["constraints"], range(1, 1 + len(self.states)))

    @cached_property
    def travel(self) -> Program:
        """Travel coordinates of what laws and conditions ask for: where they move far, steps are to be searched."""
        return travel_coordinates(self.programs["events"], {q.name: 0.0 for q in self.parameters})

    @cached_property
    def stride(self) -> Program:
        """The same of what the rates ask for: a step in which one moves far may pass over what laws do."""
        return travel_coordinates(self.programs["rates"], {q.name: 0.0 for q in self.parameters}, roots=False)

    @property
    def blocks(self) -> list[int]:
        """The size of each block of `choice`."""
        return [len(columns) for _, columns in self._blocks]

    @cached_property
    def choice(self) -> Program:
        """The derivatives of constraints by the velocities that follow from independent ones, in blocks, by rows."""
        if self.equations is None or self.equations.choice is None:
            return Program((), (), {})
        a = self.equations.choice.rows
        entries = {f"{i},{j}": a[i, j] for rows, columns in self._blocks for i in rows for j in columns}
        return lower(self.equations, entries)

    @property
    def _blocks(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        choice = self.equations.choice if self.equations else None
        return choice.blocks() if choice and choice.free else []

    @cached_property
    def memory(self) -> Mapping[tuple[str, ...], int]:
        """The place of the last solution of each nonlinear system, by the names of its unknowns."""
        return memory((*self.programs.values(), *self.instants.programs))

    @property
    def kept(self) -> int:
        """How many numbers that takes."""
        return sum(map(len, self.memory))


def model(
    equations: Equations,
    values: Any = None,
    start: Any = None,
    outputs: Sequence[str] | None = None,
    words: Any = None,
    units: Any = None,
) -> Model:
    """The model of some equations.

    Args:
        equations: the equations.
        values: numbers by the names of parameters and inputs.
        start: as for `simulate`.
        outputs: what is computed besides the rates, by name; everything that the equations tell themselves where None.
        words: descriptions by name.
        units: units by name.

    Raises:
        NotExportable: for a Python function as a law, a number that is not finite, conditions on inputs.
        ValueRefused: for unknown names, and values that are not numbers.
    """
    wanted = given_outputs(equations, outputs)
    equations = widened(equations, wanted.values())
    equations.check_explicit()
    _check_conditions(equations)
    if any(isinstance(x, Drawn) for x in wanted.values()) and isinstance(equations.as_drawn, Equations):
        _check_conditions(equations.as_drawn)
    numbers, began = given_start(equations, given_numbers(equations, values), start)
    tell_jumps(equations, numbers, began)
    found = _model(equations, numbers, began, wanted, words, units)
    followed = with_followed(equations, {**equations.parameters, **numbers})
    if followed is equations:
        return found
    integrals = integrals_of(followed)
    words = {name: f"{name}, which keeps steps so short that this is followed" for name in integrals} | (words or {})
    began = [*began, *(0.0 for _ in integrals)]
    return replace(found, integrated=_model(followed, numbers, began, wanted, words, units))


def _model(
    equations: Equations,
    numbers: Mapping[str, float],
    began: Sequence[float | None],
    wanted: Mapping[str, Any],
    words: Any,
    units: Any,
) -> Model:
    """The model of equations whose states begin somewhere."""
    switches, residuals = [*equations.switches, *branches(equations)], _numbered(equations.constraints)
    events = _numbered(switches, conditions(equations))
    rates = {name: rate for name, rate in equations.rates.items() if name not in equations.held}
    contents = {"rates": rates, "outputs": wanted, "events": events, "constraints": residuals}
    programs = {what: indicating(equations, expressions) for what, expressions in contents.items()}
    states = [name for name in equations.states if name not in equations.held]
    parameters = {name: numbers.get(name) for name in equations.parameters}
    first = dict(zip(equations.states, began, strict=True))
    parameters |= {name: first[name] for name in equations.held}
    places: dict[str, Source] = {"t": ("t", 0)}
    for letter, group in (("x", states), ("p", parameters)):
        places |= {name: (letter, k) for k, name in enumerate(group)}
    happening = instants(equations, programs["rates"], places, len(switches)) if equations.events else NOTHING
    for what, program in (*programs.items(), *(("events", program) for program in happening.programs)):
        check_writable(program, what)
    names, used = arguments(equations), _used((*programs.values(), *happening.programs))
    first_rate = 1 + sum(map(len, (equations.states, equations.parameters, equations.inputs)))
    slopes = [name for slot, name in enumerate(names) if slot >= first_rate and slot in used]
    inputs = {name: numbers.get(name) for name in equations.inputs} | dict.fromkeys(slopes, 0.0)
    places |= {name: ("u", k) for k, name in enumerate(inputs)}
    told = [*equations.states, *equations.parameters, *inputs, *wanted]
    texts = described(equations, told, words), in_units(equations, told, units)
    stores = {store.name for store in stores_of_one_value(equations)}
    return Model(
        stem(equations.graph.name),
        _quantities({name: first[name] for name in states}, *texts),
        _quantities(inputs, *texts),
        tuple(q._replace(positive=q.name in stores) for q in _quantities(parameters, *texts)),
        _quantities(dict.fromkeys(wanted), *texts),
        _quantities(dict.fromkeys(events), {}, {}, "event_"),
        _quantities(dict.fromkeys(residuals), {}, {}, "constraint_"),
        tuple(places.get(name) for name in names),
        programs,
        equations,
        happening,
    )


def _quantities(
    values: Mapping[str, float | None], words: Mapping[str, str], units: Mapping[str, str], numbered: str = ""
) -> tuple[Quantity, ...]:
    spelt = {name: f"{numbered}{k + 1}" for k, name in enumerate(values)} if numbered else identifiers(values)
    return tuple(
        Quantity(name, spelt[name], words.get(name, ""), value, units.get(name, "")) for name, value in values.items()
    )


def _numbered(expressions: Iterable[Any], named: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Expressions by their text, which may be long, and the same for two; behind them some that have a name."""
    every = [*((str(expression), expression) for expression in expressions), *(named or {}).items()]
    return {f"{k + 1}: {text}"[:LONGEST]: expression for k, (text, expression) in enumerate(every)}


def _used(programs: Iterable[Program]) -> set[int]:
    return {slot for p in programs for slot in {*p.results.values(), *(s for line in p.body for s in uses(line))}}


def _check_conditions(equations: Equations) -> None:
    """Refuse equations that hold only under conditions, which a simulation watches and an exported program does not."""
    if equations.balance.constraints.conditions:
        xp = equations.xp
        used = {xp.name(s).rstrip("'") for c in equations.balance.constraints.conditions for s in xp.free(c)}
        loops = equations.holders(equations.balance.constraints.conditions)
        when = "while the constraints that were left out stay redundant" if loops else "for some inputs"
        raise NotExportable(
            equations.graph.name,
            f"these equations hold only {when}, and an exported program does not check that",
            parties=loops or sorted(used & set(equations.inputs)),
            remedy="remove the redundant constraint",
        )


def check_regular(name: str, line: LinearSolve) -> None:
    """Refuse systems that may have several solutions, where a target has no generalized inverse."""
    if line.minimum_norm:
        parties = tuple(line.names[k] for k in line.minimum_norm)
        raise NotExportable(
            name,
            "constraints may repeat each other in these equations, and the target has no generalized inverse",
            parties=parties,
            remedy="compile with lagrange_multipliers",
        )
