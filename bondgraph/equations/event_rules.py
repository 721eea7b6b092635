"""Events of solved equations: conditions and assignments in the equations' own symbols, held values among the states.

While equations are solved a held value is an input, so that where its rate would be needed is seen. Thereafter it is a
state that nothing moves but events.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bondgraph.algebra import expressions
from bondgraph.algebra.text.vocabulary import quoted
from bondgraph.equations.available_names import available as told
from bondgraph.equations.available_names import quantity, state_of, whole_name
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.equations.quantities_as_drawn import Drawn
from bondgraph.equations.velocities import followers, velocities
from bondgraph.errors import SHOWN, DuplicateName, ExpressionError, ModulusError, NotReducible, ValueRefused
from bondgraph.graph.event import Before, Beginning, Clock, Crossing, Event
from bondgraph.graph.nearest import nearest
from bondgraph.program.program import Program
from bondgraph.program.sparsity import dependence

EQUAL = 1e-300
"""What is added to the indicator of a condition that holds by equality, so that it is positive there, and nowhere else:
differences of floats that are not zero are larger, but for numbers that are no larger themselves."""


class Flow(NamedTuple):
    """A velocity that an event sets, and that is no state.

    Args:
        name: its name.
        value: an expression.
        momenta: states that are assigned by it at some coordinates; without any, states that give it are to be found.
    """

    name: str
    value: Any
    momenta: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """An event in the symbols of equations.

    Args:
        name: what notes call it.
        trigger: when it is.
        indicator: an expression that is positive where the condition holds; None for a clock.
        assignments: states by name, each with an expression, or with the held value whose last one it takes.
        stops: whether the motion ends there.
        impulse: the held effort of which there is one, with expressions for the flow that it turns, for what this
            becomes, and for what holds it there; empty where there is none.
        at_once: whether it acts at the start as well, where what happens there makes its condition true.
        flows: velocities that are set and are no states, but for those that give momenta at all coordinates; those as
            well that are states beside others of no junction, which follow.
        jumping: a flow at whose jumps it is as well; None where there is none.
    """

    name: str
    trigger: Crossing | Clock | Beginning
    indicator: Any
    assignments: tuple[tuple[str, Any], ...]
    stops: bool
    impulse: tuple[Any, ...] = ()
    at_once: bool = False
    flows: tuple[Flow, ...] = ()
    jumping: Any = None

    @property
    def acts(self) -> bool:
        """Whether it moves the motion, or what is held."""
        return bool(self.assignments or self.impulse or self.flows)

    def moves(self, held: Collection[str]) -> bool:
        """Whether it moves the motion itself, beside the names of what is held between events."""
        return bool(self.impulse or self.flows) or any(name not in held for name, _ in self.assignments)

    @property
    def by_equality(self) -> bool:
        """Whether its condition holds where the indicator is zero."""
        return isinstance(self.trigger, Crossing) and self.trigger.by_equality


def with_events(equations: Equations) -> Equations:
    """The same equations with the events of their graph, and the values held between events among the states.

    Raises:
        ModulusError: for a held value whose rate the motion would need.
        ValueRefused: for what an event sets and is no state, nor flow or effort that gives one.
        DuplicateName: for a held value that has the name of a parameter or of a state.
        NotReducible: for a quantity in an event that only the graph as drawn tells; for a graph without states.
    """
    graph = equations.graph
    if not graph.events and not graph.held:
        return equations
    if not equations.states and not graph.held:
        law = "it has events, and no state: nothing in it is integrated, so that they would not be met"
        remedy = "add a store, or count by bg.counter what is to stop it"
        raise NotReducible(graph.name, law, parties=[event.name for event in graph.events], remedy=remedy)
    _check_names(equations)
    _check_setters(equations)
    _check_rates(equations)
    found = _among_states(equations)
    parameters = dict(found.parameters)
    rules = tuple(_rule(found, event, parameters) for event in graph.events)
    laws = {name: held.law for name, held in graph.held.items() if held.law}
    initial = {equations.xp.symbol(name): _reader(found, name, parameters)(law) for name, law in laws.items()}
    dropped = {name: x for name, x in found.before.dropped.items() if name not in parameters}
    initial = {**found.balance.initial, **initial}
    balance = replace(found.balance, parameters=dict(sorted(parameters.items())), initial=initial)
    found = replace(found, balance=balance, before=replace(found.before, dropped=dropped))
    fixed = fixed_by_choice(found)
    return replace(found, events=tuple(_opened(rule, fixed) for rule in rules), held=tuple(graph.held))


def fixed_by_choice(equations: Equations) -> dict[str, Any]:
    """The held values that only the choice among numbers and parameters decides, with their laws."""
    xp, found = equations.xp, {}
    for name, held in equations.graph.held.items():
        law = equations.balance.initial.get(xp.symbol(name)) if held.chosen_by else None
        if law is not None and {xp.name(s) for s in xp.free(law)} <= {held.chosen_by, *equations.parameters}:
            found[name] = law
    return found


def _opened(rule: Rule, fixed: Mapping[str, Any]) -> Rule:
    """A rule, in which what is fixed by a choice is opened by that alone: an exported program may be started by the
    number of a state, and by the instant at which it was entered, while the value beside them is another state's."""
    if not isinstance(rule.trigger, Beginning):
        return rule
    return replace(rule, assignments=tuple((name, fixed.get(name, x)) for name, x in rule.assignments))


def _check_names(equations: Equations) -> None:
    for name in equations.graph.held:
        what = "a parameter" if name in equations.parameters else "a state" if name in equations.states else ""
        if what:
            law = f"this name is that of a held value and of {what}"
            raise DuplicateName(name, law, parties=(name,), remedy="rename one of them")


def _check_setters(equations: Equations) -> None:
    """Refuse to set what goes along with other held values, which would stay."""
    elements = equations.graph.elements.values()
    owners = {held.name: (held, element) for element in elements for held in element.held() if held.instead}
    for element in elements if owners else ():
        for event in element.events():
            for name in (whole_name(equations, target) for target, _ in event.assignments):
                held, owner = owners.get(name, (None, element))
                if held is not None and owner is not element:
                    others = ", ".join(each.name for each in owner.held() if each.name != name)
                    law = f"'{name}' belongs to '{owner.name}', and this event sets it alone: {others} would not follow"
                    raise ValueRefused(event.name, law, parties=(event.name, name), remedy=held.instead)


def _check_rates(equations: Equations) -> None:
    """A value that jumps has no rate: what needs one would have an impulse."""
    xp, held = equations.xp, equations.graph.held
    constrained = {xp.name(s).rstrip("'") for c in equations.constraints for s in xp.free(c)}
    users = {name: users for (name, _), users in equations.input_users.items() if name in held}
    for name in held:
        if name not in users and name not in constrained:
            continue
        by = f" by {', '.join(users[name])}" if users.get(name) else ""
        law = f"its value jumps at events, and its rate is needed{by}: an inertia or a constraint would have an impulse"
        remedy = "let it act through what stores or dissipates, as a source of effort, or through a lag of first order"
        raise ModulusError(name, law, parties=(name, *users.get(name, ())), remedy=remedy)


def _among_states(equations: Equations) -> Equations:
    """Held values as states of rate zero."""
    xp, held = equations.xp, equations.graph.held
    inputs = {name: value for name, value in equations.balance.inputs.items() if name not in held}
    states = (*equations.balance.states, *map(xp.symbol, held))
    rates = {**equations.rates, **dict.fromkeys(held, xp.number(0))}
    return replace(equations, balance=replace(equations.balance, inputs=inputs, states=states), rates=rates)


class Indicator(NamedTuple):
    """What is positive where a condition holds.

    Args:
        expression: the difference of its sides.
        by_equality: whether the condition holds where that is zero.
    """

    expression: Any
    by_equality: bool


def indicators(rules: Iterable[Rule]) -> dict[str, Indicator]:
    """Those of the conditions of rules, by their place."""
    return {str(k): Indicator(rule.indicator, rule.by_equality) for k, rule in enumerate(rules)}


def indicating(equations: Equations, wanted: Mapping[str, Any]) -> Program:
    """The program of expressions, and of indicators, which are positive where their conditions hold.

    Args:
        equations: in whose symbols they are.
        wanted: the expressions and indicators by name.
    """
    equal = [name for name, x in wanted.items() if isinstance(x, Indicator) and x.by_equality]
    program = lower(equations, {name: x.expression if isinstance(x, Indicator) else x for name, x in wanted.items()})
    return program.raised(dict.fromkeys(equal, EQUAL))


def steady(equations: Equations) -> list[bool]:
    """Which conditions depend on nothing that moves between events, but on time, in the order of their rules."""
    wanted = indicators(rule for rule in equations.events if rule.indicator is not None)
    program = equations.cached(("events", "conditions"), lambda: indicating(equations, wanted))
    moving = {*equations.states} - {*equations.held}
    needs = program.cached("dependence", lambda: dependence(program))
    return [moving.isdisjoint(needs[name]) for name in wanted]


def _rule(equations: Equations, event: Event, parameters: dict[str, float | None]) -> Rule:
    """An event's rule; parameters that its formulas alone hold are added."""
    read = _reader(equations, event.name, parameters)
    indicator = read(event.trigger.indicator) if isinstance(event.trigger, Crossing) else None
    made = {target: x if isinstance(x, Before) else read(x) for target, x in event.assignments}
    struck = event.struck
    turned = (expressions.text(struck.flow), struck.after, struck.holds) if struck else ()
    impulse = (struck.effort, *map(read, turned)) if struck else ()
    assigned, flows = _assigned(equations, event, made)
    told = tuple(assigned.items())
    begins = isinstance(event.trigger, Beginning) and event.trigger.jumping
    jumping = read(expressions.text(begins)) if begins else None
    return Rule(event.name, event.trigger, indicator, told, event.stops, impulse, event.at_once, flows, jumping)


def _reader(equations: Equations, place: str, parameters: dict[str, float | None]) -> Callable[[str], Any]:
    """Reads formulas of an event."""
    xp, values = equations.xp, equations.graph.values
    known = told(equations)

    def symbol(name: str) -> Any:
        whole = whole_name(equations, name)
        if (found := known.get(whole)) is not None:
            return found
        of_element = whole.rpartition(".")[0] in equations.graph.elements  # no parameter is called so
        if whole in parameters or not (of_element or _is_told(equations, whole)):
            parameters.setdefault(whole, equations.before.dropped.get(whole, values.get(whole)))
            return xp.symbol(whole)
        found = quantity(equations, whole)
        if isinstance(found, Drawn):
            law = f"'{name}' is told by the graph as drawn only, and an event is met while the form is integrated"
            remedy = "compile the graph without a form; a flow can be measured by a sensor, too"
            raise NotReducible(place, law, parties=(place, name), remedy=remedy)
        return found

    def built(formula: str) -> Any:
        found = xp.build(formula, symbol)
        if not xp.is_finite(found):
            raise ExpressionError(
                f"{place}: {quoted(formula)}", "this is not finite", parties=(place,), remedy="correct it"
            )
        return found

    return built


def _is_told(equations: Equations, name: str) -> bool:
    """Whether a name is that of a quantity that is not among those of these equations."""
    if name in equations.indeterminate or name in equations.not_as_drawn:
        return True
    drawn = equations.as_drawn
    return isinstance(drawn, Equations) and name in (*drawn.indeterminate, *told(drawn))


def _assigned(equations: Equations, event: Event, made: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Flow, ...]]:
    """What states become, where flows or efforts are set those that give them; and the velocities that are set."""
    xp, states, place = equations.xp, equations.states, event.name
    names = {target: state_of(equations, whole_name(equations, target)) for target in made}
    for target, name in names.items():
        _check_moves(equations, place, name)
        if twice := [other for other in names if other != target and names[other] == name]:
            law = f"{' and '.join((target, *twice))} are one quantity, {name}, which this event sets twice"
            raise ValueRefused(place, law, parties=(place, target, *twice), remedy="set one of them")
    through = {xp.symbol(names[target]): x for target, x in made.items() if names[target] not in states}
    found = {names[target]: x for target, x in made.items() if names[target] in states}
    coordinates = {xp.symbol(name) for name, _, _ in equations.graph.coordinates()}
    # Laws hold where coordinates come to be; those of clocks, whose names are new values, say so themselves.
    moved = {xp.symbol(name): x for name, x in found.items() if isinstance(event.trigger, Crossing)}
    moved = {symbol: x for symbol, x in moved.items() if symbol in coordinates}
    given_by: dict[Any, set[str]] = {}
    for state, law in equations.balance.starts.items():
        if xp.name(state) in states and (here := through.keys() & xp.free(law)):
            found[xp.name(state)] = xp.substitute(law, {symbol: through[symbol] for symbol in here} | moved)
            kept = {xp.name(state)} if coordinates & xp.free(law) else set()
            for symbol in here:
                given_by[symbol] = given_by.get(symbol, set()) | kept
    for symbol in through.keys() - given_by.keys():
        if xp.name(symbol) not in _moved_by_states(equations):
            target = next(target for target, name in names.items() if name == xp.name(symbol))
            raise _gives_none(equations, place, target, symbol)
    flows = (
        Flow(xp.name(symbol), x, tuple(sorted(given_by.get(symbol, ()))))
        for symbol, x in through.items()
        if given_by.get(symbol, True)
    )
    return found, (*flows, *_beside_speeds(equations, found))


def _beside_speeds(equations: Equations, found: Mapping[str, Any]) -> tuple[Flow, ...]:
    """Velocities that are set and are states beside those of no junction: these are found anew, so that the other
    velocities of junctions stay."""
    speeds = {*map(equations.xp.name, equations.balance.speeds)}
    if speeds.isdisjoint(equations.states) or speeds & found.keys():
        return ()
    return tuple(Flow(name, x, ()) for name, x in found.items() if name in velocities(equations))


def _moved_by_states(equations: Equations) -> frozenset[str]:
    """The velocities that follow from states, in the graph as drawn as well."""
    drawn = equations.as_drawn
    own = followers(equations)
    return own | followers(drawn) | velocities(drawn) & {*drawn.states} if isinstance(drawn, Equations) else own


def _gives_none(equations: Equations, place: str, name: str, symbol: Any) -> ValueRefused:
    xp, states = equations.xp, equations.states
    law = f"'{name}' is set by this event, and is no state here, nor a flow or an effort that gives one"
    leading = sorted({*map(xp.name, equations.behind({symbol}))}.intersection(states) - {*equations.graph.held})
    if 0 < len(leading) <= SHOWN:
        remedy = f"it follows from {', '.join(leading)}: set {'that' if len(leading) == 1 else 'one of these'}"
        return ValueRefused(place, law, parties=(place, name, *leading), remedy=remedy)
    given_by = {xp.name(s) for x in equations.balance.starts.values() for s in xp.free(x)}
    remedy = nearest(name, [*states, *sorted(given_by - equations.parameters.keys())])
    return ValueRefused(place, law, parties=(place, name), remedy=remedy)


def _check_moves(equations: Equations, place: str, name: str) -> None:
    """Refuse to set what is given from outside: `p = m*v` holds the name of the mass as it does that of the flow."""
    kind = "a parameter" if name in equations.parameters else "an input" if name in equations.inputs else ""
    if not kind:
        return
    xp, starts = equations.xp, equations.balance.starts
    beside = {xp.name(state): {xp.name(s) for s in xp.free(given)} for state, given in starts.items()}
    given = {*equations.parameters, *equations.inputs}
    meant = [x for state, names in beside.items() if name in names for x in (state, *sorted(names - given))]
    law = f"'{name}' is set by this event, and is {kind}, which no event changes"
    what = f" ({', '.join(dict.fromkeys(meant))})" if meant else ""
    remedy = f"set a state, or a flow or an effort that gives one{what}; let a law hold a counter where it is to change"
    raise ValueRefused(place, law, parties=(place, name), remedy=remedy)


def sequence(equations: Equations, rules: Sequence[Rule]) -> tuple[tuple[str, Any], ...]:
    """The assignments of clocks at one instant, in an order in which each uses new values; what waits comes last.

    A name of its own in a formula is the value held so far. Those of conditions are made all at once.
    """
    xp = equations.xp
    pending = {name: x for rule in rules for name, x in rule.assignments}
    uses = {
        name: set() if isinstance(x, Before) else {xp.name(s) for s in xp.free(x)} & pending.keys() - {name}
        for name, x in pending.items()
    }
    found: dict[str, Any] = {}
    while pending:
        ready = [name for name in pending if not uses[name] & pending.keys()]
        if not ready:
            raise AssertionError(f"a loop that was not refused: {', '.join(pending)}")
        for name in ready:
            found[name] = pending.pop(name)
    return tuple(found.items())


def becoming(equations: Equations, rules: Sequence[Rule]) -> dict[str, Any]:
    """The values of states after the rules of one instant, in terms of those before, by name."""
    xp = equations.xp
    if not all(isinstance(rule.trigger, Clock) for rule in rules):
        return {name: _last(xp, x) for rule in rules for name, x in rule.assignments}
    new: dict[Any, Any] = {}
    for name, x in sequence(equations, rules):
        symbol = xp.symbol(name)
        others = {other: value for other, value in new.items() if other != symbol}
        new[symbol] = _last(xp, x) if isinstance(x, Before) else xp.substitute(x, others)
    return {xp.name(symbol): value for symbol, value in new.items()}


def what_it_sets(equations: Equations, rule: Rule) -> dict[str, Any]:
    """What a rule sets, by name: states, and velocities for which the states that give them are to be found."""
    return becoming(equations, [rule]) | {each.name: each.value for each in rule.flows if not each.momenta}


def _last(xp: Any, x: Any) -> Any:
    return xp.symbol(x.name) if isinstance(x, Before) else x
