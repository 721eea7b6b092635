"""The variables of an FMU, and what depends on what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate

from bondgraph.export._model import Model, Quantity
from bondgraph.problem.quantities import LONGEST
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.program import Program, gives, uses
from bondgraph.program.writer import Source

CONTINUOUS = frozenset("txu")
"""The arrays that change while a motion goes on; parameters do not."""


@dataclass(frozen=True)
class Variable:
    """A variable of an FMU.

    Args:
        reference: its value reference.
        name, description, unit: texts.
        causality: its role: independent, local, output, input, parameter.
        start: the value it has before it is given one; nothing for what is computed.
        of: the reference of what it is the derivative of.
        held: whether it is constant between events, which set it.
        clocks: the references of the clocks that set it, where nothing else does.
        least: what it must not fall below; nothing where it may have any value.
    """

    reference: int
    name: str
    description: str
    unit: str
    causality: str
    start: float | None = None
    of: int | None = None
    held: bool = False
    clocks: tuple[int, ...] = ()
    least: float | None = None


@dataclass(frozen=True)
class Ticking:
    """A clock that the importer ticks.

    Args:
        reference: its value reference.
        name: its name.
        description: when it ticks, and what it sets.
        shift, every, parts: its first instant from t = 0 on and its period, in parts of a second.
    """

    reference: int
    name: str
    description: str
    shift: int
    every: int
    parts: int

    @property
    def exact(self) -> bool:
        """Whether floats hold the numbers."""
        return max(self.every, self.parts) <= 2**53


@dataclass(frozen=True)
class Structure:
    """The variables of a model, in order, and the references that each computed one depends on.

    The references run on from group to group: time, states, rates, inputs, parameters, outputs, event indicators,
    constraints, clocks.

    Args:
        model: the model.
        ticked: whether its clocks are variables.
    """

    model: Model
    ticked: bool = False

    @cached_property
    def first(self) -> dict[str, int]:
        """The first reference of each group."""
        m = self.model
        groups = (m.states, m.states, m.inputs, m.parameters, m.outputs, m.events, m.constraints)
        return dict(zip("txdupygck", accumulate([1, *map(len, groups)], initial=0), strict=True))

    @cached_property
    def variables(self) -> tuple[Variable, ...]:
        m, first = self.model, self.first
        given = {q.name for q in (*m.states, *m.inputs, *m.parameters)}
        wanted = {q.name for q in m.outputs}
        names = {q.name: k for k, q in enumerate(m.inputs)}
        found = [Variable(0, "time", "time", "s", "independent")]
        for k, q in enumerate(m.states):
            causality = "output" if q.name in wanted else "local"
            found.append(self._variable("x", k, q, causality))
        for k, q in enumerate(m.states):
            rate = Quantity(f"der({q.name})", "", f"rate of {q.name}", None, f"{q.unit}/s" if q.unit else "")
            found.append(replace(self._variable("d", k, rate, "local"), of=first["x"] + k))
        for k, q in enumerate(m.inputs):
            variable = self._variable("u", k, q, "input")
            of = names.get(q.name[:-1]) if q.name.endswith("'") else None
            found.append(variable if of is None else replace(variable, of=first["u"] + of))
        tuned = len(m.parameters) - m.instants.held
        found += [self._variable("p", k, q, "parameter") for k, q in enumerate(m.parameters[:tuned])]
        for k, q in enumerate(m.parameters[tuned:], start=tuned):
            causality = "output" if q.name in wanted else "local"
            found.append(replace(self._variable("p", k, q, causality), held=True, clocks=self._setters(k)))
        # A quantity that is a state, an input or a parameter as well is there already.
        found += [self._variable("y", k, q, "output") for k, q in enumerate(m.outputs) if q.name not in given]
        for letter, word, group in (("g", "event indicator", m.events), ("c", "constraint", m.constraints)):
            for k, q in enumerate(group):
                found.append(self._variable(letter, k, Quantity(f"{word} {k + 1}", "", q.name), "local"))
        return _named(found)

    def _variable(self, letter: str, k: int, quantity: Quantity, causality: str) -> Variable:
        start = quantity.value
        if start is None and letter in "xup":
            start = float("nan")
        unit = quantity.unit if letter in "xdupy" else ""
        least = 0.0 if quantity.positive else None
        reference = self.first[letter] + k
        return Variable(reference, quantity.name, quantity.description, unit, causality, start, least=least)

    @cached_property
    def clocks(self) -> tuple[Ticking, ...]:
        """The clocks that are variables."""
        happening = self.model.instants
        used, found = {v.name for v in self.variables}, []
        for k, (offset, every, parts) in enumerate(happening.clocks if self.ticked else ()):
            names = ", ".join(f"'{self.model.parameters[place].name}'" for _, place in happening.setting[k])
            shift = offset % every
            later = f" from t = {shift / parts:.9g} s on" if shift else ""
            name = f"clock_{k + 1}"
            while name in used:
                name += "_"
            words = legal(f"every {every / parts:.9g} s{later}: {names}")[:LONGEST]
            found.append(Ticking(self.first["k"] + k, name, words, shift, every, parts))
        return tuple(found)

    @property
    def names(self) -> list[str]:
        """Those of all variables."""
        return [*(v.name for v in self.variables), *(clock.name for clock in self.clocks)]

    def _setters(self, parameter: int) -> tuple[int, ...]:
        """The clocks that set a value, where nothing else does."""
        happening, source = self.model.instants, ("p", parameter)
        others = [happening.opening, *(condition.jump for condition in happening.conditions)]
        if not self.ticked or any(source in jump.targets for jump in others if jump):
            return ()
        return tuple(self.first["k"] + k for k, each in enumerate(happening.setting) if source in each)

    @cached_property
    def sources(self) -> dict[int, frozenset[int]]:
        """All that each computed variable depends on, parameters included."""
        m, found = self.model, {}
        for letter, what in zip("dygc", ("rates", "outputs", "events", "constraints"), strict=True):
            for k, slots in enumerate(dependencies(m.programs[what]).values()):
                found[self.first[letter] + k] = frozenset(self._references(slots))
        return found

    def _references(self, slots: Iterable[int]) -> Iterable[int]:
        for slot in slots:
            if source := self.model.sources[slot]:
                yield self.first[source[0]] + source[1]

    def moving(self, reference: int) -> list[int]:
        """What a variable depends on while a motion goes on; a state depends on itself."""
        return self._unheld(self.sources.get(reference, {reference}))

    def _unheld(self, references: Iterable[int]) -> list[int]:
        """Those that are no parameters, in order."""
        first, last = self.first["p"], self.first["y"]
        return sorted(source for source in references if not first <= source < last)

    def output_sources(self, reference: int) -> list[int]:
        """What an output depends on, also as a clock ticks: what samples see then, and the clocks."""
        found = self.sources.get(reference, {reference})
        return self._unheld({*found, *(source for held in found for source in self._samples.get(held, ()))})

    @cached_property
    def _samples(self) -> Mapping[int, frozenset[int]]:
        """All that the samples of clocks that are variables depend on, and the clocks, by the references of values."""
        happening = self.model.instants
        found: dict[int, frozenset[int]] = {}
        for jump in happening.sampled.values() if self.ticked else ():
            for (letter, k), slots in zip(jump.targets, dependencies(jump.program).values(), strict=True):
                reference = self.first[letter] + k
                ticks = {clock.reference for clock, each in zip(self.clocks, happening.setting, strict=True)
                         if (letter, k) in each}  # fmt: skip
                found[reference] = found.get(reference, frozenset()) | ticks | frozenset(self._references(slots))
        return found

    @cached_property
    def timed(self) -> tuple[bool, ...]:
        """The event indicators that are linear in time, and depend on nothing else that changes."""
        program = self.model.programs["events"]
        entries = list(dependencies(jacobian_program(program, (0,))).values())
        moved = [{source[0] for s in slots if (source := self.model.sources[s])} & CONTINUOUS for slots in
                 dependencies(program).values()]  # fmt: skip
        return tuple(used == {"t"} and 0 not in entry for used, entry in zip(moved, entries, strict=True))

    @property
    def rates(self) -> range:
        """The references of the rates of the states."""
        return range(self.first["d"], self.first["u"])

    @property
    def events(self) -> range:
        """The references of the event indicators."""
        return range(self.first["g"], self.first["c"])

    @property
    def outputs(self) -> list[int]:
        """The references of the outputs."""
        return [v.reference for v in self.variables if v.causality == "output"]

    @property
    def unknowns(self) -> list[int]:
        """The references of what is computed when the initialization is over."""
        computed = (v for v in self.variables if v.start is None)
        return [v.reference for v in computed if v.causality == "output" or v.reference in self.rates]

    @cached_property
    def indices(self) -> dict[int, int]:
        """The place of each variable in order, from 1, by its reference."""
        return {v.reference: k + 1 for k, v in enumerate(self.variables)}

    def corrected(self, variable: Variable) -> bool:
        """Whether it is a state that the unit itself may move, to hold constraints or at events."""
        k = variable.reference - self.first["x"]
        return variable.reference < self.first["d"] and ("x", k) in self._moved

    @cached_property
    def _moved(self) -> frozenset[Source]:
        """The states that the unit itself may move."""
        happening = self.model.instants
        if self.model.constraints or happening.meeting or any(condition.impulse for condition in happening.conditions):
            return frozenset(("x", k) for k in range(len(self.model.states)))
        return frozenset(target for jump in happening.jumps for target in jump.targets)

    @property
    def in_time(self) -> bool:
        """Whether the rates depend on time by a formula."""
        return any(0 in self.sources[reference] for reference in self.rates)

    @property
    def bases(self) -> tuple[tuple[int, int], ...]:
        """For each input the one it is a derivative of, or itself, and the order."""
        names = {q.name: k for k, q in enumerate(self.model.inputs)}
        bases = [q.name.rstrip("'") if q.name.rstrip("'") in names else q.name for q in self.model.inputs]
        return tuple((names[base], len(q.name) - len(base)) for q, base in zip(self.model.inputs, bases, strict=True))


def dependencies(program: Program) -> dict[str, frozenset[int]]:
    """The arguments, by their slots, that lead to each result.

    A value leads to a result where a formula mentions it: that it may cancel is not seen.
    """
    known = {slot: frozenset({slot}) for slot in range(len(program.arguments))}
    for line in program.body:
        behind: frozenset[int] = frozenset().union(*(known[slot] for slot in uses(line)))
        known |= dict.fromkeys(gives(line), behind)
    return {name: known[slot] for name, slot in program.results.items()}


def _named(variables: Iterable[Variable]) -> tuple[Variable, ...]:
    """Variables with texts that XML can hold, and names of which no two are alike."""
    found = [replace(v, name=_flat(v.name), description=legal(v.description), unit=legal(v.unit)) for v in variables]
    # What the model names itself keeps its name.
    order = sorted(found, key=lambda v: v.causality == "independent" or v.of is not None or " " in v.name)
    used: dict[str, int] = {}
    for variable in order:
        name, count = variable.name, 1
        while name in used:
            count += 1
            name = f"{variable.name} ({count})"
        used[name] = variable.reference
    names: Mapping[int, str] = {reference: name for name, reference in used.items()}
    return tuple(replace(v, name=names[v.reference]) for v in found)


def _flat(name: str) -> str:
    return "".join("\N{REPLACEMENT CHARACTER}" if c in "\t\n\r" else c for c in legal(name)) or "_"


def legal(text: str) -> str:
    """A text without the characters that XML has not."""
    return "".join(c if _is_legal(ord(c)) else "\N{REPLACEMENT CHARACTER}" for c in text)


def _is_legal(code: int) -> bool:
    return code in (9, 10, 13) or 32 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or code >= 0x10000
