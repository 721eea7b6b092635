"""Linearization of motions that clocks sample: the exact map of small departures from one instant to the next.

At an instant what clocks set is a function of the state just before it, which is differentiated; between instants it is
held, and so are the inputs. Clocks of several rates are followed until all of them tick together as they did before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import Any

from bondgraph.analysis.linearization.derivatives import chosen_inputs
from bondgraph.analysis.linearization.linearization import Linearization
from bondgraph.analysis.linearization.linearizer import Linearizer, changing_inputs
from bondgraph.analysis.linearization.modes import held
from bondgraph.equations.between_events import between_events
from bondgraph.equations.equations import Equations
from bondgraph.equations.event_rules import Rule, becoming
from bondgraph.errors import NotReducible
from bondgraph.graph.event import Before, Clock, fraction
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ON_CONSTRAINTS

MOST = 10_000
"""So many instants are followed at most."""


def sampled_values(equations: Equations, inputs: Sequence[str] | None) -> tuple[str, ...]:
    """The values that clocks set; none where one of them is to be an input, whose value is given."""
    found = tuple(dict.fromkeys(name for rule, _ in _clocked(equations) for name, _ in rule.assignments))
    return () if {*found} & {*(inputs or ())} else found


def changes(equations: Equations) -> dict[str, Any]:
    """By how much clocks change what they set, each by its formula alone: all vanish where a sampled motion rests.

    Names are those of events and of what they set, for one value may be set by several.
    """
    xp = equations.xp
    found = {}
    for rule, _ in _clocked(equations):
        for name, x in rule.assignments:
            new = xp.symbol(x.name) if isinstance(x, Before) else x
            found[f"{rule.name}: change of {name}"] = new - xp.symbol(name)
    return found


@dataclass(frozen=True)
class _Jump:
    """What clocks set at an instant.

    Args:
        values: the held values that are set, by name.
        by: their derivatives by independent states, inputs and held values just before it, of shape (values, those).
        needs: the names of all that they depend on.
    """

    values: Mapping[str, float]
    by: Any
    needs: set[str]


class SampledLinearizer:
    """Equations with events and values, ready for the linearization of their sampled motion at any point.

    Args:
        problem: the equations with values.
        inputs, outputs: as for `linearize`.
        largest: how large states are where they are largest, by name, as far as a motion tells.

    Raises:
        NotReducible: where the motion, or what clocks set, depends on what other events set, or on the rate of an
            input, as one that is held has none; where clocks tick together too rarely.
    """

    def __init__(
        self,
        problem: Problem,
        inputs: Sequence[str] | None,
        outputs: Sequence[str] | None,
        largest: Mapping[str, float] | None = None,
    ) -> None:
        self.equations, self.outputs, self.largest = problem.equations, outputs, largest
        self.held = sampled_values(self.equations, inputs)
        self.smooth = between_events(self.equations, "a linearization", [*self.held, *(inputs or ())])
        self.inputs = chosen_inputs(self.smooth, inputs)
        self.given = {**problem.parameters, **problem.signals, **problem.apart}
        self.period, self.instants = _schedule(self.equations)
        check_others(self.equations, {*self.held, *self.inputs})

    def at(self, time: float, point: Any, states: Sequence[str] | None = None) -> Linearization:
        """The linearization at one instant and state, held values included, just before the first clocks tick."""
        first = dict(zip(self.equations.states, map(float, point), strict=True))
        jumps: dict[tuple[Rule, ...], _Jump] = {}
        known = first
        for _, rules in self.instants:
            if rules not in jumps:
                jumps[rules], states = self._jump(rules, time, known, states)
                known = {**known, **jumps[rules].values}
        flow = self._linearizer(known, self.outputs)
        whole = self._whole(flow.at(time, self._own(known), states), jumps)
        # Clocks of several rates come to rest only where each leaves what the others have set.
        rest = [self._jump(rules, time, known, states)[0].values for rules in jumps] if len(jumps) > 1 else []
        apart = {name: value - known[name] for each in rest for name, value in each.items()}
        apart |= {x: known[x] - first[x] for x in whole.states if x in self.held and not apart.get(x)}
        whole = replace(whole, point={**whole.point, **{x: known[x] for x in self.held}})
        return self._judged(whole, jumps, apart, changing_inputs(flow.problem, time))

    def _own(self, known: Mapping[str, float]) -> list[float]:
        return [known[name] for name in self.smooth.states]

    def _linearizer(self, known: Mapping[str, float], outputs: Any) -> Linearizer:
        """That of the motion between instants, in which what is held is an input."""
        held = {name: known[name] for name in self.equations.held if name in self.smooth.inputs}
        problem = Problem.of(self.smooth, {**self.given, **held}).with_invariants
        found = Linearizer(problem, [*self.inputs, *self.held], outputs, self.largest)
        if primed := [name for name in found.inputs if name.endswith("'")]:
            law = f"it depends on {primed[0]}, the rate of an input, and one that is held between instants has none"
            raise NotReducible(self.smooth.graph.name, law, parties=primed, remedy="leave it out, inputs=[...]")
        return found

    def _jump(
        self, rules: tuple[Rule, ...], time: float, known: Mapping[str, float], states: Sequence[str] | None
    ) -> tuple[_Jump, tuple[str, ...]]:
        """What clocks set at an instant, and the names of the independent states."""
        import numpy as np

        made, own = becoming(self.equations, rules), self._own(known)
        linearizer = self._linearizer(known, made)
        found = linearizer.at(time, own, states)
        values = linearizer.derivatives.values(linearizer.problem.arguments(time, own))[-len(made) :]
        needs = {name for each in made for name in linearizer.derivatives.needs[each]}
        jump = _Jump(dict(zip(made, map(float, values), strict=True)), np.hstack([found.C, found.D]), needs)
        return jump, found.states

    def _whole(self, between: Linearization, jumps: Mapping[tuple[Rule, ...], _Jump]) -> Linearization:
        """All instants of a period and the motion between them, by states and held values before the first.

        Held values that nothing depends on are no states.
        """
        import numpy as np

        n, m, p = len(between.states), len(self.inputs), len(self.held)
        # States, held values and inputs together: inputs stay as they are.
        now, told = np.eye(n + p + m), None
        out = np.hstack([between.C, between.D[:, m:], between.D[:, :m]])
        ends = [*(begins for begins, _ in self.instants[1:]), self.period]
        for (begins, rules), end in zip(self.instants, ends, strict=True):
            jump = np.eye(n + p + m)
            rows = [n + self.held.index(name) for name in jumps[rules].values]
            jump[rows] = jumps[rules].by[:, [*range(n), *range(n + m, n + m + p), *range(n, n + m)]]
            told = out @ jump @ now if told is None else told
            A, B = held(between.A, between.B, float(end - begins))
            flow = np.eye(n + p + m)
            flow[:n] = np.hstack([A, B[:, m:], B[:, :m]])
            now = flow @ jump @ now
        assert told is not None, "clocks tick"
        kept = list(range(n + p))
        while gone := [k for k in kept[n:] if not now[kept, k].any() and not told[:, k].any()]:
            kept = [k for k in kept if k not in gone]
        names = (*between.states, *self.held)
        return replace(
            between, states=tuple(names[k] for k in kept), inputs=self.inputs, A=now[np.ix_(kept, kept)],
            B=now[kept, n + p :], C=told[:, kept], D=told[:, n + p :], period=float(self.period),
        )  # fmt: skip

    def _judged(
        self,
        whole: Linearization,
        jumps: Mapping[tuple[Rule, ...], _Jump],
        apart: Mapping[str, float],
        changing: set[str],
    ) -> Linearization:
        """The same, with what moves there: held values that change, and all where what clocks set depends on such."""
        import numpy as np

        sizes = {name: 1 + abs(value) for name, value in whole.point.items()}
        rows = np.abs(whole.A) @ np.array([sizes[name] for name in whole.states])
        sizes |= dict(zip(whole.states, 1 + rows, strict=True))
        moved = {
            name: change / whole.period for name, change in apart.items() if abs(change) > ON_CONSTRAINTS * sizes[name]
        }
        moving = {**whole.moving, **moved}
        needs = {name for jump in jumps.values() for name in jump.needs}
        carried = whole.states if moved or needs & {*whole.carried, *moving, *changing} else whole.carried
        return replace(whole, moving=moving, carried=carried)


def _clocked(equations: Equations) -> list[tuple[Rule, Clock]]:
    return [(rule, rule.trigger) for rule in equations.events if isinstance(rule.trigger, Clock)]


def check_others(equations: Equations, known: set[str]) -> None:
    """Refuse what clocks set by values that other events set.

    Raises:
        NotReducible: naming these.
    """
    xp = equations.xp
    made = [x for rule, _ in _clocked(equations) for x in becoming(equations, [rule]).values()]
    used = {xp.name(symbol) for x in made for symbol in equations.behind(xp.free(x))}
    if others := [name for name in equations.held if name in used and name not in known]:
        law = f"clocks set values by {', '.join(others)}, which other events set"
        listed = ", ".join(f"'{name}'" for name in others)
        raise NotReducible(equations.graph.name, law, parties=others, remedy=f"take it as an input, inputs=[{listed}]")


def _schedule(equations: Equations) -> tuple[Fraction, list[tuple[Fraction, tuple[Rule, ...]]]]:
    """After which time all clocks tick together as before, and the instants until then, from zero on, with their rules.

    Raises:
        NotReducible: for more than `MOST` instants.
    """
    clocks = [(rule, fraction(clock.every), fraction(clock.offset)) for rule, clock in _clocked(equations)]
    common = lcm(*(every.denominator for _, every, _ in clocks))
    period = Fraction(lcm(*(int(every * common) for _, every, _ in clocks)), common)
    if sum(period / every for _, every, _ in clocks) > MOST:
        law = f"its clocks tick together every {float(period):g} s, after more than {MOST} instants"
        remedy = "let their periods be multiples of one another"
        raise NotReducible(equations.graph.name, law, parties=[rule.name for rule, *_ in clocks], remedy=remedy)
    begin = min(offset % every for _, every, offset in clocks)
    due: dict[Fraction, list[Rule]] = {}
    for rule, every, offset in clocks:
        for k in range(int(period / every)):
            due.setdefault((offset - begin) % every + k * every, []).append(rule)
    return period, [(when, tuple(due[when])) for when in sorted(due)]
