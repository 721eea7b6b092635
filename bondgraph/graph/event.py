"""Events: at an instant that a condition or a clock gives, values are assigned, or the motion ends.

Between events the values assigned to are held. This is the one mechanism behind stops, resets, counters and samplers.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar, Self

from bondgraph.algebra import expressions
from bondgraph.algebra.text.whitelist import COMPARISONS
from bondgraph.errors import ExpressionError, StructureError, ValueRefused
from bondgraph.graph.element import Cell, Element, Port
from bondgraph.graph.law import Law, Place
from bondgraph.graph.names import local, path_of, within
from bondgraph.graph.values import finite, in_seconds
from bondgraph.program.calls import explained

LABEL = re.compile(r"[A-Za-z]\w*(?:[ \-.]\w+)*", re.ASCII)
"""What an event that holds no value may be called: it stands in notes, and in no formula."""
LONGEST_LABEL = 80
SIMPLE = 10**6
"""The largest denominator of a fraction that a number of seconds is taken for, where it is that to the float."""


@dataclass(frozen=True)
class Held:
    """A value that is constant between events, by a name that formulas may hold.

    Args:
        name: its name.
        start: what it is before the first event.
        law: a formula for what it is at a start that does not give it, in place of `start`; empty where there is none.
        chosen_by: another one, by whose number the law chooses; while that stays, numbers and parameters that it
            chooses stay.
        states: the names of the states of which it is the number, from 0 on.
        instead: what to write in place of another event that sets it; empty where any may.
    """

    name: str
    start: float = 0.0
    law: str = ""
    chosen_by: str = ""
    states: tuple[str, ...] = ()
    instead: str = ""


@dataclass(frozen=True)
class Crossing:
    """The instants at which a condition becomes true.

    Args:
        condition: one comparison, in canonical form, such as "x < 0".
    """

    condition: str

    def __str__(self) -> str:
        return f"when {self.condition}"

    @property
    def indicator(self) -> str:
        """A formula that is positive where the condition holds."""
        left, sign, right = sides(self.condition)
        larger, smaller = (left, right) if sign in (">", ">=") else (right, left)
        return larger if smaller == "0" else expressions.text(f"({larger}) - ({smaller})")

    @property
    def by_equality(self) -> bool:
        """Whether the condition holds where both sides are equal, and the indicator is zero."""
        return sides(self.condition)[1] in ("<=", ">=")


@dataclass(frozen=True)
class Clock:
    """Instants at equal distances, `offset + k*every` for all whole k, negative ones as well, in seconds.

    Args:
        every: the distance.
        offset: of one of them.

    >>> Clock(1e-3).instant(3)
    0.003
    """

    every: float
    offset: float = 0.0

    def __str__(self) -> str:
        return f"every {self.every:g} s{f', shifted by {self.offset:g} s' if self.offset else ''}"

    def instant(self, k: int) -> float:
        """One of them, to the float: they do not drift."""
        return float(self._offset + k * self._every)

    def first(self, time: float) -> int:
        """The number of the first one that is not before some instant."""
        k = int((Fraction(time) - self._offset) / self._every) - 1
        while self.instant(k) < time:
            k += 1
        return k

    @cached_property
    def _every(self) -> Fraction:
        return fraction(self.every)

    @cached_property
    def _offset(self) -> Fraction:
        return fraction(self.offset)


@dataclass(frozen=True)
class Before:
    """What a held value was before the instant at which it is asked for.

    Args:
        name: that of the held value.
    """

    name: str


@dataclass(frozen=True)
class Struck:
    """An impulse of an effort that gives a flow another value: momenta jump by it as the laws of the graph say.

    Args:
        effort: a held value, which is zero but for the impulse; the rates are linear in it.
        flow: the flow.
        after: a formula, what the flow becomes.
        holds: a formula, positive where the flow is to stay what it has become: the effort that may hold it there.
    """

    effort: str
    flow: str
    after: str
    holds: str = "0"


@dataclass(frozen=True)
class Beginning:
    """The first instant of a motion, and those at which a flow jumps, as by an impact or by a source that jumps.

    Args:
        jumping: the flow, by the name that formulas have for it; empty where there is none.
    """

    jumping: str = ""

    def __str__(self) -> str:
        return f"at the start, and where {self.jumping} jumps" if self.jumping else "at the start"


@dataclass(frozen=True)
class Event:
    """Assignments that are made at some instants, or the end of the motion there.

    Args:
        name: what notes call it.
        trigger: when.
        assignments: held values, states or flows, each with its formula; those of one clock's instant follow from one
            another, those of a condition are made all at once.
        stops: whether the motion ends there.
        struck: an impulse there; None where there is none.
        at_once: whether it acts at the start as well, where what happens there makes its condition true; another one
            that holds after that is true at the start.
    """

    name: str
    trigger: Crossing | Clock | Beginning
    assignments: tuple[tuple[str, str | Before], ...] = ()
    stops: bool = False
    struck: Struck | None = None
    at_once: bool = False


@dataclass(frozen=True)
class Triggered(Element):
    """An event that stands in a graph by itself, without a bond, and the values that it holds.

    Args:
        name: that of the event, and of the value where it holds one.
        when: the condition; empty for a clock.
        every, offset: the clock, in seconds; zero for a condition.
        targets: what is assigned, by name.
        formulas: what it becomes, for each.
        starts: the first value of each that it holds; None for a state or a flow.
        stops: whether the motion ends there.
        like: a held value of its own; where a start gives that, the others that it holds are as much, unless given.
    """

    when: str = ""
    every: float = 0.0
    offset: float = 0.0
    targets: tuple[str, ...] = ()
    formulas: tuple[str | Before, ...] = ()
    starts: tuple[float | None, ...] = ()
    stops: bool = False
    like: str = ""
    kind: ClassVar[str] = "event"
    tells: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.name not in self.targets:
            _check_label(self.name)
        else:
            super().__post_init__()

    def ports(self) -> tuple[Port, ...]:
        return ()

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return []

    def law(self, place: Place) -> Law:
        return Law()

    def texts(self) -> tuple[str, ...]:
        condition = sides(self.when)[::2] if self.when else ()
        return (*condition, *(text for text in self.formulas if isinstance(text, str)))

    def held(self) -> tuple[Held, ...]:
        pairs = zip(self.targets, self.starts, strict=True)
        own = ((name, start) for name, start in pairs if start is not None)
        return tuple(Held(name, start, self.like if name != self.like else "") for name, start in own)

    def events(self) -> tuple[Event, ...]:
        trigger = Crossing(self.when) if self.when else Clock(self.every, self.offset)
        assignments = tuple(zip(self.targets, self.formulas, strict=True))
        return (Event(self.name, trigger, assignments, self.stops),)

    def renamed(self, name: str, formula: Callable[[str], str]) -> Self:
        path = path_of(name)
        left, sign, right = sides(self.when) if self.when else ("", "", "")
        return replace(
            self,
            name=name,
            when=f"{formula(left)} {sign} {formula(right)}" if self.when else "",
            targets=tuple(within(path, each) for each in self.targets),
            like=within(path, self.like) if self.like else "",
            formulas=tuple(
                Before(within(path, each.name)) if isinstance(each, Before) else formula(each) for each in self.formulas
            ),
        )


@explained
def stop(name: str, when: str) -> Triggered:
    """The end of a motion, at the instant at which a condition becomes true: the run is whole, and its notes say why.

    Args:
        name: words for the notes.
        when: one comparison of two formulas, in anything that a run tells, such as "V < 0".

    Raises:
        ExpressionError: for what is no comparison, and for a name that is none.

    >>> stop("tank empty", "V < 0").events()[0].trigger
    Crossing(condition='V < 0')
    """
    return Triggered(name, condition(name, when), stops=True)


@explained
def reset(name: str, when: str, set: Mapping[str, str | float]) -> Triggered:
    """States or flows that jump, at the instant at which a condition becomes true.

    Args:
        name: words for the notes.
        when: one comparison of two formulas, in anything that a run tells, such as "x < 0".
        set: states, flows or held values by name, each with a formula in what there was just before.

    Raises:
        ExpressionError: for what is no comparison or no formula.
        ValueRefused: where nothing is set.

    >>> reset("bounce", when="x < 0", set={"v": "-r*v"}).events()[0].assignments
    (('v', '-r * v'),)
    """
    if not isinstance(set, Mapping) or not set:
        law, remedy = f"{set!r:.60} sets nothing", 'give a dictionary such as {"v": "-r*v"}'
        raise ValueRefused(str(name), law, parties=(str(name),), remedy=remedy)
    targets = tuple(expressions.identifier(target, "what is set", dots=True) for target in set)
    made = tuple(map(formula_of(name), set.values()))
    return Triggered(name, condition(name, when), 0, 0, targets, made, (None,) * len(targets))


@explained
def counter(name: str, when: str, start: float = 0) -> Triggered:
    """A value that counts the instants at which a condition becomes true.

    Args:
        name: its name, in formulas and in the run.
        when: one comparison of two formulas, in anything that a run tells, such as "x < 0".
        start: its first value.

    Raises:
        ExpressionError: for what is no comparison, and for a name that cannot stand in formulas.
    """
    first = finite(f"{name}: start", start)
    expressions.identifier(name, "a counter")
    return Triggered(name, condition(name, when), 0, 0, (name,), (f"{name} + 1",), (first,))


def condition(name: str, when: str) -> str:
    """A condition in canonical form.

    >>> condition("low", "x<  2*a")
    'x < 2 * a'

    Raises:
        ExpressionError: for what is not one comparison of two formulas.
    """
    if not isinstance(when, str):
        law = "a condition is text, one comparison of two formulas"
        raise ExpressionError(f"{name}: {when!r:.60}", law, parties=(str(name),), remedy='write such as "x < 0"')
    try:
        tree = ast.parse(when.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        tree = None
    if not isinstance(tree, ast.Compare) or len(tree.ops) != 1 or type(tree.ops[0]) not in COMPARISONS:
        law = "a condition is one comparison of two formulas, by <, <=, > or >="
        remedy = 'write such as "x < 0"; for a < 0 and b < 0 write "max(a, b) < 0", for either "min(a, b) < 0"'
        raise ExpressionError(f"{name}: '{when:.60}'", law, parties=(str(name),), remedy=remedy)
    try:
        left, right = (expressions.text(ast.unparse(side)) for side in (tree.left, tree.comparators[0]))
    except ExpressionError as error:
        raise error.within(str(name)) from None
    return f"{left} {COMPARISONS[type(tree.ops[0])]} {right}"


def sides(canonical: str) -> tuple[str, str, str]:
    """The left side of a condition in canonical form, its sign and its right side."""
    left, sign, right = next(_split(canonical))
    return left, sign, right


def _split(canonical: str) -> Iterator[tuple[str, str, str]]:
    """Where a comparison stands outside of all brackets: those of `where` stand inside."""
    depth = 0
    for place, letter in enumerate(canonical):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and letter in "<>":
            sign = letter + "=" * (canonical[place + 1] == "=")
            yield canonical[:place].strip(), sign, canonical[place + len(sign) :].strip()


def names_in(events: Iterable[Event]) -> frozenset[str]:
    """The names in the formulas of some events."""
    found: set[str] = set()
    for event in events:
        conditions = sides(event.trigger.condition)[::2] if isinstance(event.trigger, Crossing) else ()
        formulas = [formula for _, formula in event.assignments if isinstance(formula, str)]
        formulas += [event.struck.flow, event.struck.after, event.struck.holds] if event.struck else []
        found |= {name for text in (*conditions, *formulas) for name in expressions.names(text)}
    return frozenset(found)


def fraction(seconds: float) -> Fraction:
    """The simplest fraction that is this float: 1e-3 is a thousandth, and 1/3 a third.

    >>> fraction(1e-3), fraction(1 / 3)
    (Fraction(1, 1000), Fraction(1, 3))
    """
    simple = Fraction(seconds).limit_denominator(SIMPLE)
    return simple if float(simple) == seconds else Fraction(repr(float(seconds)))


RATE = re.compile(r"([1-9][0-9]{0,9}(?:\.[0-9]{1,9})?) ?(k|M|)(?:Hz|1/s)")
"""What says how often, in place of a time: 1 kHz."""


def period(name: str, every: Any) -> float:
    """The distance of a clock's instants in seconds.

    Raises:
        ValueRefused: for what is not positive.
    """
    if isinstance(every, str) and (rate := RATE.fullmatch(every.strip())):
        law = f"{every!r:.40} is how often its instants are, and every= is the time between two"
        seconds = 1 / (float(rate[1]) * {"k": 1e3, "M": 1e6}.get(rate[2], 1.0))
        raise ValueRefused(name, law, parties=(name,), remedy=f'give every="{seconds:g} s"')
    found = finite(f"{name}: every", in_seconds(every))
    if found <= 0:
        law = f"its instants are {found:g} s apart"
        raise ValueRefused(name, law, parties=(name,), remedy='give a positive number of seconds, or such as "1 ms"')
    return found


def formula_of(name: str) -> Callable[[Any], str]:
    """What reads the formulas of an event of some name."""

    def made(value: Any) -> str:
        try:
            return expressions.text(value)
        except ExpressionError as error:
            raise error.within(str(name)) from None

    return made


def _check_label(name: Any) -> None:
    shown = local(name) if isinstance(name, str) and "." in name else name
    if not isinstance(name, str) or not LABEL.fullmatch(name) or len(name) > LONGEST_LABEL:
        law = f"{shown!r:.60} is no name of an event: it is a few words of letters and digits"
        raise StructureError("event", law, remedy='call it such as "tank empty"')
