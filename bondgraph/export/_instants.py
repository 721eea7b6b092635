"""What happens at the instants of a model, as programs: conditions, clocks, and what they make of states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations
from math import lcm
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.event_rules import Indicator, Rule, becoming, indicating, indicators, steady
from bondgraph.equations.lower import arguments, lower
from bondgraph.errors import NotExportable
from bondgraph.graph.clocks import meet
from bondgraph.graph.event import Beginning, Clock, Crossing, fraction
from bondgraph.problem.consistent_state import placed
from bondgraph.program.derivatives import jacobian_program, response
from bondgraph.program.program import Program
from bondgraph.program.travel_coordinates import travel_coordinates
from bondgraph.program.writer import Source

MOST_CLOCKS = 12
"""Of so many clocks every set is looked at that may have an instant in common."""


@dataclass(frozen=True)
class Jump:
    """What states and held values become at an instant.

    Args:
        program: gives the new values, from what there was before.
        targets: where each of them is kept.
    """

    program: Program
    targets: tuple[Source, ...]


@dataclass(frozen=True)
class Impulse:
    """An impulse of an effort in which the rates are linear.

    Args:
        along: the derivatives of the rates with respect to the effort: so the states move by it. The last result is by
            how much the flow changes with that.
        told: the flow that it turns, what this becomes, and what is positive where it is to stay that.
    """

    along: Program
    told: Program


@dataclass(frozen=True)
class Meeting:
    """How states meet constraints again that an event has moved: by the shortest change of those it has not moved.

    Args:
        residuals: what is to vanish.
        rows: its derivatives by the states, row after row.
        still: the places of coordinates, which stay.
    """

    residuals: Program
    rows: Program
    still: tuple[int, ...]


@dataclass(frozen=True)
class Condition:
    """What happens where a condition becomes true.

    Args:
        name: of the event.
        text: the condition.
        place: among the events' quantities that of the one that is positive where it holds.
        stops: whether the motion ends there.
        at_once: whether it acts at the start as well, where what happens there makes it true.
        waits: whether a motion that begins at its edge is still to come to it.
        by_equality: whether it holds where both of its sides are equal.
        is_steady: whether it depends on nothing that moves between events, but on time.
        jump, impulse: what there is of it.
    """

    name: str
    text: str
    place: int
    stops: bool
    at_once: bool
    waits: bool
    by_equality: bool
    is_steady: bool
    jump: Jump | None
    impulse: Impulse | None


@dataclass(frozen=True)
class Jumping:
    """What happens where a flow jumps.

    Args:
        flow: the flow.
        jump: what is set where it has jumped to another value than zero.
        rest: among the conditions that of its coming to rest, by an impulse that takes no more than rounding.
    """

    flow: Program
    jump: Jump
    rest: int


@dataclass(frozen=True)
class Instants:
    """The events of a model.

    Args:
        held: how many values are held between events: the last ones of the parameters.
        conditions: in the order in which they act at one instant.
        clocks: instants of each are (a + k*b)/c for all whole k, as a, b, c.
        setting: where the values are kept that each clock sets.
        sampled: for each set of clocks that have an instant to themselves what happens there; a set is a number, in
            which the bit of each clock's place is set.
        opening: what happens at the start.
        meeting: where events move states on which constraints hold.
        course: numbers that move far where what the conditions ask for may change course within a step.
        jumping: what happens where flows jump.
        numbers: parameters that are the numbers of states, by name, with their places and how many states there are.
    """

    held: int
    conditions: tuple[Condition, ...]
    clocks: tuple[tuple[int, int, int], ...]
    setting: tuple[tuple[Source, ...], ...]
    sampled: Mapping[int, Jump]
    opening: Jump | None
    meeting: Meeting | None
    course: Program
    jumping: tuple[Jumping, ...] = ()
    numbers: tuple[tuple[str, int, int], ...] = ()

    @property
    def jumps(self) -> tuple[Jump, ...]:
        """All of them, each once, in an order of their own."""
        own = (
            self.opening,
            *self.sampled.values(),
            *(c.jump for c in self.conditions),
            *(j.jump for j in self.jumping),
        )
        found = list[Jump]()
        for jump in own:
            if jump and jump not in found:
                found.append(jump)
        return tuple(found)

    @property
    def programs(self) -> tuple[Program, ...]:
        """Every program."""
        impulses = [c.impulse for c in self.conditions if c.impulse]
        met = (self.meeting.residuals, self.meeting.rows) if self.meeting else ()
        return (
            self.course,
            *met,
            *(j.program for j in self.jumps),
            *(j.flow for j in self.jumping),
            *chain.from_iterable((i.along, i.told) for i in impulses),
        )


NOTHING = Instants(0, (), (), (), {}, None, None, Program((), (), {}))
"""The events of a model that has none."""


def conditions(equations: Equations) -> dict[str, Indicator]:
    """What is positive where conditions of events hold, by what they are."""
    rules = [rule for rule in equations.events if rule.indicator is not None]
    found = indicators(rules).values()
    return {f"'{rule.name}': {_condition(rule)}": each for rule, each in zip(rules, found, strict=True)}


def instants(equations: Equations, rates: Program, places: Mapping[str, Source], first: int) -> Instants:
    """The events of equations.

    Args:
        equations: the equations.
        rates: the program of the rates of what is not held.
        places: where each name is found.
        first: how many of the events' quantities stand before those of conditions.

    Raises:
        NotExportable: for jumps of coordinates on which constraints hold, and for too many clocks.
    """
    rules = equations.events
    _check_velocities(equations)
    meeting = _meeting(equations)
    crossing = [rule for rule in rules if rule.indicator is not None]
    opening = [rule for rule in rules if isinstance(rule.trigger, Beginning)]
    clocks = list(dict.fromkeys(rule.trigger for rule in rules if isinstance(rule.trigger, Clock)))
    _check_clocks(equations, clocks)
    sampled = {
        sum(1 << clocks.index(clock) for clock in group): _jump(equations, _of(rules, group), places)
        for group in _together(clocks)
    }
    found = (
        Condition(
            rule.name,
            _condition(rule),
            first + k,
            rule.stops,
            rule.at_once,
            rule.moves(equations.held) and not is_steady,
            rule.by_equality,
            is_steady,
            _jump(equations, [rule], places),
            _impulse(equations, rates, rule),
        )
        for k, (rule, is_steady) in enumerate(zip(crossing, steady(equations), strict=True))
    )
    return Instants(
        len(equations.held),
        tuple(found),
        tuple(map(_fractions, clocks)),
        tuple(_set(_of(rules, (clock,)), places) for clock in clocks),
        {mask: jump for mask, jump in sampled.items() if jump},
        _jump(equations, opening, places),
        meeting,
        travel_coordinates(indicating(equations, conditions(equations)), dict.fromkeys(equations.parameters, 0.0)),
        tuple(_jumping(equations, crossing, places)),
        tuple((name, places[name][1], len(held.states)) for name, held in equations.graph.held.items() if held.states),
    )


def branches(equations: Equations) -> list[Any]:
    """Quantities with whose change of sign a condition changes branch, and none of the laws: a zone leaves no trace at
    the ends of a step."""
    found, xp = set[Any](), equations.xp
    for each in conditions(equations).values():
        found |= {*xp.switches(each.expression), *equations.switching(xp.free(each.expression))}
    return sorted(found - {*equations.switches}, key=str)


def _condition(rule: Rule) -> str:
    return rule.trigger.condition if isinstance(rule.trigger, Crossing) else ""


def _of(rules: Sequence[Rule], clocks: Sequence[Clock]) -> list[Rule]:
    return [rule for rule in rules if rule.trigger in clocks]


def _set(rules: Sequence[Rule], places: Mapping[str, Source]) -> tuple[Source, ...]:
    return tuple(dict.fromkeys(places[name] for rule in rules for name, _ in rule.assignments))


def _jump(equations: Equations, rules: Sequence[Rule], places: Mapping[str, Source]) -> Jump | None:
    made = becoming(equations, rules)
    return Jump(lower(equations, made), tuple(places[name] for name in made)) if made else None


def _jumping(equations: Equations, crossing: Sequence[Rule], places: Mapping[str, Source]) -> Iterator[Jumping]:
    for rule in (rule for rule in equations.events if rule.jumping is not None):
        jump = _jump(equations, [rule], places)
        rests = (k for k, each in enumerate(crossing) if each.impulse and each.impulse[1] == rule.jumping)
        if jump is not None and (rest := next(rests, None)) is not None:
            yield Jumping(lower(equations, {"flow": rule.jumping}), jump, rest)


def _impulse(equations: Equations, rates: Program, rule: Rule) -> Impulse | None:
    if not rule.impulse:
        return None
    effort, *told = rule.impulse
    flow = lower(equations, {"flow": told[0]})
    along = response(rates, arguments(equations).index(effort), flow)
    return Impulse(along, lower(equations, dict(zip(("flow", "after", "holds"), told, strict=True))))


def _fractions(clock: Clock) -> tuple[int, int, int]:
    """An offset and a period as whole numbers over a common denominator."""
    offset, every = fraction(clock.offset), fraction(clock.every)
    common = lcm(offset.denominator, every.denominator)
    return int(offset * common), int(every * common), common


def _together(clocks: Sequence[Clock]) -> Iterator[tuple[Clock, ...]]:
    """The sets of clocks that have an instant in common at which no other one has one of its own always.

    Clocks that meet in pairs meet together, by the Chinese remainder theorem.
    """
    for size in range(1, len(clocks) + 1):
        for group in combinations(clocks, size):
            others = [clock for clock in clocks if clock not in group]
            if all(meet(*pair) for pair in combinations(group, 2)) and not any(_goes_along(c, group) for c in others):
                yield group


def _goes_along(clock: Clock, group: Sequence[Clock]) -> bool:
    """Whether a clock has an instant wherever all of a group have one."""
    periods = [fraction(each.every) for each in group]
    whole = lcm(*(period.denominator for period in periods))
    common = Fraction(lcm(*(int(period * whole) for period in periods)), whole)
    divides = (common / fraction(clock.every)).denominator == 1
    return divides and all(meet(clock, each) for each in group)


def _check_clocks(equations: Equations, clocks: Sequence[Clock]) -> None:
    if len(clocks) > MOST_CLOCKS:
        names = tuple(rule.name for rule in equations.events if isinstance(rule.trigger, Clock))
        law = f"it has {len(clocks)} clocks of different periods or offsets, and exports at most {MOST_CLOCKS}"
        raise NotExportable(equations.graph.name, law, parties=names, remedy="let values share clocks")


def _check_velocities(equations: Equations) -> None:
    """Refuse events after which velocities are to be found anew that follow, which is what `simulate` does.

    Raises:
        NotExportable: for velocities set that are no states, and for events of a form with fewer velocities than the
            graph as drawn that set some of those that are independent, or coordinates by which the others follow.
    """
    refused = [rule.name for rule in equations.events if not _follow_at_once(equations, rule)]
    if refused:
        law = f"{', '.join(map(repr, refused))} sets what velocities follow, and no target finds these anew"
        remedy = (
            "set velocities that are states, all that are independent, and no coordinates; compile to a form that "
            "keeps all velocities, such as maggi; or export without these events"
        )
        raise NotExportable(equations.graph.name, law, parties=refused, remedy=remedy)


def _follow_at_once(equations: Equations, rule: Rule) -> bool:
    """Whether assignments alone give the velocities after a rule that `simulate` does."""
    xp, choice = equations.xp, equations.choice
    if any(not each.momenta for each in rule.flows):
        return False
    if choice is None or {*choice.names} <= {*equations.states}:
        return True
    stored = {xp.name(s): {*map(xp.name, xp.free(x))} for s, x in equations.balance.starts.items()}
    names = {each.name for each in rule.flows} | {name for name, _ in rule.assignments}
    leads = names.union(*(stored.get(name, ()) for name in names)) & {*choice.symbols, *choice.free}
    is_moved = {*map(xp.symbol, names & placed(equations))} & xp.free(choice.rows)
    return not is_moved and (not leads or {*map(choice.drawn, names)} >= {*choice.free})


def _meeting(equations: Equations) -> Meeting | None:
    """How constraints are met again; None where events move nothing on which they hold.

    Velocities follow those that are set. An impulse keeps constraints by itself: they are linear in what it moves.

    Raises:
        NotExportable: where coordinates or multipliers are to be found anew, which is what `simulate` does.
    """
    held = equations.balance.constraints
    every = (*equations.constraints, *held.invariants)
    if not every and not held.multipliers:
        return None
    coordinates = placed(equations)
    moving = {
        rule.name: {name for name, _ in rule.assignments if name not in equations.held} for rule in equations.events
    }
    what = "multipliers, on which an event acts," if held.multipliers else "coordinates, which an event moves,"
    struck = [rule.name for rule in equations.events if held.multipliers and (rule.impulse or moving[rule.name])]
    if refused := struck or [name for name, states in moving.items() if states & coordinates]:
        law = f"{', '.join(map(repr, refused))} acts on a motion with constraints, and no target finds {what} anew"
        remedy = (
            "compile to a form that embeds the constraints, such as kane_velocity, and set a velocity of that; set "
            "velocities alone; let an Impact, whose impulse keeps constraints, take the place of the reset; or export "
            "without these events"
        )
        raise NotExportable(equations.graph.name, law, parties=refused, remedy=remedy)
    if not any(moving.values()):
        return None
    residuals = lower(equations, {str(k): residual for k, residual in enumerate(every)})
    states = [name for name in equations.states if name not in equations.held]
    still = tuple(k for k, name in enumerate(states) if name in coordinates)
    return Meeting(residuals, jacobian_program(residuals, range(1, 1 + len(states))), still)
