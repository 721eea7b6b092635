"""Nonlinearities: the operations on the way to the rates whose values may change course while a motion moves on.

They are judged over boxes of what varies: time, states, inputs, and the solutions of systems.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.program.argument_variation import GENTLE, TRAVELLING, travel
from bondgraph.program.enclosures import Interval, enclosure, enclosures
from bondgraph.program.evaluate import series
from bondgraph.program.program import Assign, Line, Newton, Program, gives, kept, uses
from bondgraph.program.unseen_parts import tails, tails_of_still, unseen_part

SHORT = 60
"""Intervals say nothing of a denominator of more operations: those of an elimination, quotients of long sums."""

ALIKE = {"cos": "sin", "cosh": "sinh"}
"""Of the same argument these travel as far as those: one of both is judged."""

RESOLVED = 1.0
"""No further than this arguments travel in a part of a motion of which a few samples tell all: six to 3e-8."""
BENT = 0.5
"""Between samples a motion leaves their range by no more than this part of their second differences."""
SMOOTH = frozenset({"const", "add", "sub", "neg", "abs"})
"""Operations that make no polynomial of a higher degree; `abs` beside zero."""

UNIT = 2.0**-53
"""A float is off by this part of itself."""

Guards = frozenset[tuple[int, bool]]
"""Conditions by slot, and which way each has to fall for a value to be used."""


@dataclass(frozen=True)
class Nonlinearities:
    """The operations of a program whose arguments vary and that are no polynomials.

    Args:
        moving, still: the operations that lead to their arguments, in order: those that vary, and the others.
        judged: they themselves, each with the conditions under which it counts.
        varying: slots of what varies on its own: arguments of the program, solutions of its systems, and what depends
            on those of nonlinear ones.
        fixed: the other arguments that are used, with their values.

    Differences of what varies are ranged over as one: of two nearly equal levels, each with a range of its own, they
    might vanish anywhere.
    """

    moving: tuple[Assign, ...]
    still: tuple[Assign, ...]
    judged: tuple[tuple[Assign, Guards], ...]
    varying: tuple[int, ...]
    fixed: Mapping[int, Interval]

    def travels(self, ranges: Sequence[Interval], samples: Any = None) -> float:
        """The furthest that the arguments of an operation travel while what varies stays within some ranges.

        Args:
            ranges: of what varies, and of its sums, as `with_sums` gives them.
            samples: of the same along a motion, of shape (quantities, instants): what follows smoothly from them is
                ranged over as one, so that nonlinear terms that go together do not seem to go apart.
        """
        slots, off = (*self.varying, *self._sums.slots), self._rounding(ranges)
        wider = [(low - by, high + by) for (low, high), by in zip(ranges, off, strict=True)]
        found = {**self._still, **dict(zip(slots, wider, strict=True))}
        if self._others:
            found = enclosures(self._others, found) if samples is None else self._along(samples, found)
        furthest = 0.0
        # What rounding makes of a sum is no way; of one without a bound nothing is known.
        wide = {
            slot
            for slot, (low, high), by in zip(slots, ranges, off, strict=True)
            if low < high and not high - low <= 2 * by < math.inf
        }
        for (line, guards), sources in zip(self.judged, self._sources, strict=True):
            if not sources.isdisjoint(wide) and not any(
                found[condition] == (float(not way),) * 2 for condition, way in guards
            ):
                furthest = max(furthest, travel(line.operation, [found[slot] for slot in line.arguments]))
        return furthest

    def _along(self, samples: Any, known: Mapping[int, Interval]) -> dict[int, Interval]:
        """Intervals around all that leads to what is judged, along a motion that was sampled.

        Args:
            samples: of what varies, and of its sums.
            known: their ranges, and those of what is still.
        """
        import numpy as np

        found, program = dict(known), self._sampled
        still = [sum(known[int(name)]) / 2 for name in program.arguments[len(samples) :]]
        with np.errstate(all="ignore"):
            values = np.array([np.broadcast_to(x, samples.shape[1:]) for x in series(program)([*samples, *still])])
            seen, course = sampled_ranges(values), tails(np.concatenate([samples, values])).tolist()
        moves = (*self.varying, *self._sums.slots)
        places = (*moves, *(line.slot for line in self._others))
        courses = dict(zip(places, course, strict=True)) | {
            slot: tails_of_still(known[slot], len(course[0])) for slot in self._still
        }
        degrees = dict.fromkeys(self._still, 0.0) | dict.fromkeys(moves, 1.0)
        unseen = dict.fromkeys((*self._still, *moves), 0.0)
        for line, (least, most) in zip(self._others, seen, strict=True):
            low, high = found[line.slot] = enclosure(line, found)
            degrees[line.slot] = _degree(line, found, degrees)
            if degrees[line.slot] > GENTLE:
                is_resolved = math.isfinite(degrees[line.slot])
                unseen[line.slot] = unseen_part(line, found, courses, unseen) if is_resolved else math.inf
            off = unseen.setdefault(line.slot, 0.0)
            if math.isfinite(most - least):
                found[line.slot] = max(low, least - off), min(high, most + off)
        return found

    @cached_property
    def _sampled(self) -> Program:
        """The operations that lead from what varies, its sums and what is still to what is judged."""
        given = (*self.varying, *self._sums.slots)
        names = (*given, *(slot for slot in self._still if slot not in given))
        places = {slot: k for k, slot in enumerate((*names, *(line.slot for line in self._others)))}
        body = tuple(
            line._replace(slot=places[line.slot], arguments=tuple(places[slot] for slot in line.arguments))
            for line in self._others
        )
        return Program(tuple(map(str, names)), body, {str(line.slot): line.slot for line in body})

    def phases(self, low: Any, high: Any) -> Any:
        """How far the angles of sines and cosines travel in each of several boxes, as `travels`; infinite where other
        operations are judged, or lead to these.

        Args:
            low, high: ends of the ranges of what varies, and of its sums, of shape (boxes, quantities).
        """
        import numpy as np

        angles, n = self._angles, len(self.varying)
        if angles is None:
            return np.full(len(low), np.inf)
        sizes = np.maximum(np.abs(low[:, :n]), np.abs(high[:, :n]))
        off = np.zeros_like(low)
        off[:, n:] = (n + 2) * UNIT * (np.abs(self._sums.constants) + sizes @ np.abs(self._sums.factors).T)
        return ((high - low) / 2 + off)[:, angles].max(axis=1, initial=0.0)

    @cached_property
    def _angles(self) -> list[int] | None:
        """The places of those angles among the quantities; None where anything else is judged."""
        slots = {slot: k for k, slot in enumerate((*self.varying, *self._sums.slots))}
        if self._others or any(guards or line.operation not in ("sin", "cos") for line, guards in self.judged):
            return None
        return [slots[slot] for line, _ in self.judged for slot in line.arguments if slot in slots]

    @cached_property
    def _sources(self) -> tuple[frozenset[int], ...]:
        """What varies on the way to each of the judged: where none of it does, rounding alone makes a range."""
        found = {slot: frozenset({slot}) for slot in (*self.varying, *self._sums.slots)}
        for line in self._others:
            found[line.slot] = frozenset().union(*(found.get(slot, ()) for slot in line.arguments))
        return tuple(frozenset().union(*(found.get(slot, ()) for slot in line.arguments)) for line, _ in self.judged)

    def with_sums(self, values: Any) -> Any:
        """Values of what varies with those of its sums behind them; of shape (values,) or (values, instants)."""
        import numpy as np

        sums = self._sums
        return np.concatenate([values, ((sums.factors @ values).T + sums.constants).T]) if sums.slots else values

    def _rounding(self, ranges: Sequence[Interval]) -> list[float]:
        """What rounding may have done to ranges: nothing, but to those of sums."""
        n = len(self.varying)
        if not self._sums.slots:
            return [0.0] * n
        sizes = [max(abs(low), abs(high)) for low, high in ranges[:n]]
        return [0.0] * n + [
            (n + 2) * UNIT * float(abs(constant) + sum(abs(f) * size for f, size in zip(factors, sizes, strict=True)))
            for factors, constant in zip(self._sums.factors, self._sums.constants, strict=True)
        ]

    @cached_property
    def _sums(self) -> _Sums:
        """The sums of several of what varies, each with a factor, that other operations use."""
        import numpy as np

        n = len(self.varying)
        forms = {slot: (np.eye(n)[k], 0.0) for k, slot in enumerate(self.varying)}
        forms |= {slot: (np.zeros(n), low) for slot, (low, high) in self._still.items() if low == high}
        for line in self.moving:
            if form := _affine(line.operation, [forms.get(slot) for slot in line.arguments]):
                forms[line.slot] = form
        uses = [line.arguments for line in self.moving if line.slot not in forms]
        used = {slot for slots in (*uses, *(line.arguments for line, _ in self.judged)) for slot in slots}
        slots = tuple(slot for slot, (factors, _) in forms.items() if slot in used and np.count_nonzero(factors) > 1)
        factors = np.reshape([forms[slot][0] for slot in slots], (len(slots), n))
        return _Sums(slots, factors, np.array([forms[slot][1] for slot in slots]))

    @cached_property
    def _others(self) -> tuple[Assign, ...]:
        """The operations that vary and lead to what is judged from these sums and from what is in none."""
        given = set(self._sums.slots)
        wanted = {slot for line, guards in self.judged for slot in (*line.arguments, *(slot for slot, _ in guards))}
        lines = kept([line for line in self.moving if line.slot not in given], wanted)
        return tuple(line for line in lines if isinstance(line, Assign))

    @cached_property
    def _still(self) -> Mapping[int, Interval]:
        """The values of what does not vary."""
        return enclosures(self.still, self.fixed)


class _Sums(NamedTuple):
    """Slots of sums of what varies, and what they are made of: of shape (sums, what varies), and (sums,)."""

    slots: tuple[int, ...]
    factors: Any
    constants: Any


def _affine(operation: str, forms: Sequence[tuple[Any, float] | None]) -> tuple[Any, float] | None:
    """The factors and the constant of what an operation gives; None where it is not linear in what varies."""
    if operation not in ("add", "sub", "neg", "mul", "div") or None in forms:
        return None
    (a, x), (b, y) = forms[0], forms[-1]  # type: ignore[misc]
    if operation == "neg":
        return -a, -x
    if operation in ("add", "sub"):
        sign = 1.0 if operation == "add" else -1.0
        return a + sign * b, x + sign * y
    if operation == "div":
        return None if b.any() or y == 0 else (a / y, x / y)
    return None if a.any() and b.any() else (a * y + b * x, x * y)


def sampled_ranges(samples: Any) -> list[Interval]:
    """The ranges of what was sampled, of shape (quantities, instants), and how far it may leave its samples between."""
    import numpy as np

    with np.errstate(over="ignore", invalid="ignore"):  # what is infinite, or no number, has no range
        bend = BENT * np.abs(np.diff(samples, 2, axis=1)).max(axis=1)
        low, high = samples.min(axis=1) - bend, samples.max(axis=1) + bend
    return list(zip(low.tolist(), high.tolist(), strict=True))


def _degree(line: Assign, found: Mapping[int, Interval], degrees: Mapping[int, float]) -> float:
    """Of the polynomial that a value nearly is along a motion; infinite where that is not resolved, or it may bend."""
    operation, slots = line.operation, line.arguments
    each = [degrees[slot] for slot in slots]
    if operation in TRAVELLING:
        power = found[slots[1]][1] if operation == "pow" else 1.0
        is_resolved = travel(operation, [found[slot] for slot in slots]) <= RESOLVED
        return sum(each) * max(1.0, power) if is_resolved else math.inf
    if operation == "select":
        condition = found[slots[0]]
        return (each[1] if condition[0] else each[2]) if condition[0] == condition[1] else math.inf
    if operation == "abs" and found[slots[0]][0] <= 0 <= found[slots[0]][1]:
        return math.inf
    return sum(each) if operation == "mul" else max(each, default=0.0) if operation in SMOOTH else math.inf


def nonlinearities(program: Program, values: Mapping[str, float]) -> Nonlinearities:
    """Those of a program, with values of its parameters by name."""
    names = tuple(name for name in program.arguments if name in values)
    found, used = program.cached(("nonlinearities", names), lambda: _found(program, frozenset(names)))
    fixed = {k: (values[name], values[name]) for k, name in used}
    return replace(found, fixed=fixed)


def _found(program: Program, values: frozenset[str]) -> tuple[Nonlinearities, list[tuple[int, str]]]:
    """Those of a program with some of its arguments fixed, and which of these they use."""
    body = tuple(flat(program.body))
    moving = set(range(len(program.arguments))) - {k for k, name in enumerate(program.arguments) if name in values}
    sources = set(moving)
    for line in body:
        if not isinstance(line, Assign):
            sources.update(gives(line))
            moving.update(gives(line))
        elif not moving.isdisjoint(line.arguments):
            moving.add(line.slot)
    assigned = [line for line in body if isinstance(line, Assign)]
    branching = any(line.operation == "select" for line in assigned)
    guards = _guards(body, set(program.results.values())) if branching else {}
    found: dict[Any, tuple[Assign, Guards]] = {}
    for line in assigned:
        if line.operation in TRAVELLING and moving.intersection(_bent_by(line)) and _is_short(assigned, line):
            given = guards.get(line.slot, frozenset())
            found[ALIKE.get(line.operation, line.operation), _bent_by(line), given] = line, given
    judged = tuple(found.values())
    wanted = {slot for line, given in judged for slot in (*line.arguments, *(condition for condition, _ in given))}
    # A system's solution keeps sums small whose terms go far, as the voltage of a diode between a source and a drop.
    solved = _solved(body)
    sources |= {slot for line, _ in judged for slot in line.arguments if slot in solved}
    unknown = [line for line in assigned if line.slot not in sources]
    lines = [line for line in kept(unknown, wanted) if isinstance(line, Assign)]
    used = wanted.union(*(line.arguments for line in lines))
    varying = used & sources
    moves = set(varying)
    parts: tuple[list[Assign], list[Assign]] = [], []
    for line in lines:
        is_still = moves.isdisjoint(line.arguments)
        moves |= set() if is_still else {line.slot}
        parts[is_still].append(line)
    fixed = [(k, name) for k, name in enumerate(program.arguments) if k in used and name in values]
    return Nonlinearities(tuple(parts[0]), tuple(parts[1]), judged, tuple(sorted(varying)), {}), fixed


def _solved(body: Sequence[Line]) -> set[int]:
    """The slots of solutions of nonlinear systems, and of what is computed from these."""
    found: set[int] = set()
    for line in body:
        if isinstance(line, Newton):
            found.update(line.slots)
        elif isinstance(line, Assign) and not found.isdisjoint(line.arguments):
            found.add(line.slot)
    return found


def _bent_by(line: Assign) -> tuple[int, ...]:
    """The arguments in which an operation is no polynomial."""
    return line.arguments[1:] if line.operation == "div" else line.arguments


def _is_short(assigned: Sequence[Assign], line: Assign) -> bool:
    """Whether intervals can tell something of its arguments."""
    return line.operation != "div" or len(kept(assigned, {line.arguments[1]})) <= SHORT


def flat(body: Sequence[Line]) -> Iterator[Line]:
    """Lines, each nonlinear system followed by what is inside of it, where its solution is known."""
    for line in body:
        yield line
        if isinstance(line, Newton):
            yield from flat(line.body)


def _guards(body: Sequence[Line], results: set[int]) -> dict[int, Guards]:
    """The conditions under which values are used at all, by slot; none where they are used in any case."""
    found: dict[int, Guards] = {slot: frozenset() for slot in results}

    def use(slot: int, guards: Guards) -> None:
        found[slot] = found[slot] & guards if slot in found else guards

    for line in reversed(body):
        if not isinstance(line, Assign):
            inside = {*line.residuals, *line.entries} if isinstance(line, Newton) else set()
            for slot in uses(line) | inside:
                use(slot, frozenset())
            continue
        own = found.get(line.slot, frozenset())
        if line.operation == "select":
            condition, yes, no = line.arguments
            use(condition, own)
            use(yes, own | {(condition, True)})
            use(no, own | {(condition, False)})
        else:
            for slot in line.arguments:
                use(slot, own)
    return found
