"""A state machine: states, transitions at conditions or after times, and a value by state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import quantity
from bondgraph.errors import ExpressionError
from bondgraph.graph.blocks._block import Block
from bondgraph.graph.event import Beginning, Crossing, Event, Held, condition, sides
from bondgraph.graph.law import Law, Place
from bondgraph.graph.names import beside
from bondgraph.graph.nearest import nearest
from bondgraph.graph.values import in_seconds, table

NEVER = -1e30
"""The instant, in seconds, since when a machine has been in its state, before it begins: longer ago than any start."""
MOST = 40
"""So many states nest in the formula for what leaves at the start."""
AFTER = "after "


@dataclass(frozen=True)
class StateMachine(Block):
    """One of several states at a time, with a value for each; a transition leads from one to another.

    A transition is made at the instant at which its condition becomes true, found as those of events are; at once where
    that holds as its state is entered, and at the start. What leaves is the value of the state, set as it is entered,
    and held until another is. The number of the state, from 0 on, is `state_name`, the instant since when it has been,
    `since_name`: formulas of resistors, sources and other events may hold all three.

    Args:
        name: of the block and of what leaves.
        states: their names; or a value by each name.
        transitions: each a state, a condition, and the state it leads to: ("heat", "T > 80", "rest"). A condition is
            one comparison of two formulas in anything that a run tells, or a time in the state, "after 60 s". Of
            several at one instant the first is made.
        values: what leaves in each state, numbers or formulas in anything that a run tells; by default the states'
            numbers.
        start: the state in which it begins; by default the first.

    Raises:
        StructureError: for states that there are not, or twice, and values that are not as many.
        ExpressionError: for a condition that is none.

    >>> transitions = [("heat", "T > 80", "rest"), ("rest", "after 60 s", "heat")]
    >>> heater = StateMachine("heater", {"heat": 1, "rest": 0}, transitions)
    >>> heater.values, heater.transitions[1]
    (('1', '0'), ('rest', 'after 60', 'heat'))
    """

    states: Any = ()
    transitions: Any = ()
    values: Any = None
    start: str | None = None
    kind: ClassVar[str] = "SM"
    tells: ClassVar[bool] = True

    def __post_init__(self) -> None:
        super().__post_init__()
        put = object.__setattr__
        if isinstance(self.states, Mapping):
            if self.values is not None:
                raise self.wrong("its values are given twice", "leave out values")
            put(self, "values", tuple(self.states.values()))
        put(self, "states", self._names())
        numbers = tuple(range(len(self.states))) if self.values is None else self.values
        put(self, "values", table(self.name, numbers, (1,)))
        if len(self.values) != len(self.states):
            law = f"it has {len(self.states)} states and {len(self.values)} values"
            raise self.wrong(law, "give a value for each, in their order")
        put(self, "transitions", tuple(map(self._transition, self._listed(self.transitions, "transitions"))))
        if self.start is not None:
            self._number(self.start)

    def _listed(self, given: Any, what: str) -> Sequence[Any]:
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise self.wrong(f"{given!r:.40} are no {what}", 'write ("heat", "rest") and [("heat", "T > 80", "rest")]')
        return given

    def _names(self) -> tuple[str, ...]:
        given = [*self.states] if isinstance(self.states, Mapping) else self._listed(self.states, "states")
        names = tuple(expressions.identifier(name, "a state of a machine") for name in given)
        twice = next((name for name, count in Counter(names).items() if count > 1), None)
        if twice is not None or not 0 < len(names) <= MOST:
            law = f"'{twice}' is twice among its states" if twice else f"it has {len(names)} states"
            raise self.wrong(law, "name each once" if twice else f"give from one to {MOST}")
        return names

    def _number(self, state: Any) -> int:
        if state not in self.states:
            raise self.wrong(f"it has no state {state!r:.40}", nearest(str(state)[:100], self.states, "there are"))
        return int(self.states.index(state))

    def _transition(self, given: Any) -> tuple[str, str, str]:
        """A transition with its condition in canonical form."""
        if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != 3:
            raise self.wrong(f"{given!r:.60} is no transition", 'write ("heat", "T > 80", "rest")')
        begin, when, end = given
        for state in (begin, end):
            self._number(state)
        if not isinstance(when, str) or not when.lstrip().startswith(AFTER):
            return begin, condition(self.name, when), end
        return begin, AFTER + self._duration(when.lstrip().removeprefix(AFTER).strip()), end

    def _duration(self, given: str) -> str:
        """A time in a state, a number or a formula in seconds."""
        try:
            found, unit = in_seconds(given), quantity(given)
            if isinstance(found, str) and unit is not None:
                raise self.wrong(f"'{given:.40}' is no time", 'write "after 60 s"')
            return expressions.text(found)
        except ExpressionError as error:
            raise error.within(self.name) from None

    # -- what the engine asks for -----------------------------------------------------------------------------------

    def outputs(self) -> tuple[str, ...]:
        return (self.name,)

    def texts(self) -> tuple[str, ...]:
        return (*self.values, *(side for _, when, _ in self.transitions for side in _sides(when)))

    def law(self, place: Place) -> Law:
        return Law()

    @property
    def _state(self) -> str:
        return beside(self.name, "state_{}")

    @property
    def _since(self) -> str:
        return beside(self.name, "since_{}")

    @property
    def _first(self) -> int:
        return 0 if self.start is None else self._number(self.start)

    def held(self) -> tuple[Held, ...]:
        begin, end = self.states[0], self.states[-1]
        instead = f'give \'{self.name}\' a transition in its place, such as ("{begin}", "t > 1", "{end}")'
        return (
            Held(self.name, 0.0, self._leaves, self._state, instead=instead),
            Held(self._state, float(self._first), states=self.states, instead=instead),
            Held(self._since, NEVER, instead=instead),
        )

    @property
    def _leaves(self) -> str:
        """The value of the state, by its number."""
        leaves = str(self.values[-1])
        for k in reversed(range(len(self.states) - 1)):
            leaves = f"where({self._state} < {k + 0.5}, {self.values[k]}, {leaves})"
        return leaves

    def events(self) -> tuple[Event, ...]:
        since = self._since
        new = f"{since} < {NEVER / 2}"  # a run that goes on is in its state already
        begun = ((self.name, f"where({new}, {self._leaves}, {self.name})"), (since, f"where({new}, t, {since})"))
        read = tuple((name, expressions.text(text)) for name, text in begun)
        return (Event(f"{self.name} begins", Beginning(), read), *map(self._made, range(len(self.transitions))))

    def _made(self, k: int) -> Event:
        """A transition, which nothing makes in another state."""
        begin, when, end = self.transitions[k]
        state, since, target = self._state, self._since, self._number(end)
        after = f"t - {since} - ({when.removeprefix(AFTER)})"
        given = None if when.startswith(AFTER) else Crossing(when)
        indicator, sign = (given.indicator, ">=" if given.by_equality else ">") if given else (after, ">=")

        def here(x: str, other: str) -> str:
            return expressions.text(f"where(abs({state} - {self._number(begin)}) < 0.5, {x}, {other})")

        holds = here(f"where({since} < {NEVER / 2}, -1, {indicator})", "-1")
        becomes = {self.name: self.values[target], state: str(target), since: "t"}
        assignments = tuple((name, here(x, name)) for name, x in becomes.items())
        trigger = Crossing(f"{expressions.text(holds)} {sign} 0")
        return Event(f"{self.name} from {begin} to {end} {k + 1}", trigger, assignments, at_once=True)

    def renamed(self, name: str, formula: Callable[[str], str]) -> Self:
        transitions = tuple((begin, _renamed(when, formula), end) for begin, when, end in self.transitions)
        return replace(self, name=name, values=tuple(map(formula, self.values)), transitions=transitions)


def _sides(when: str) -> tuple[str, ...]:
    """The formulas of a condition in canonical form."""
    return (when.removeprefix(AFTER),) if when.startswith(AFTER) else sides(when)[::2]


def _renamed(when: str, formula: Callable[[str], str]) -> str:
    if when.startswith(AFTER):
        return AFTER + formula(when.removeprefix(AFTER))
    left, sign, right = sides(when)
    return f"{formula(left)} {sign} {formula(right)}"
