"""Names that are not what they were taken for: what they are in the model, or which name is near."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from math import inf, pi
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.text.other_functions import OF_OTHER_NAMES
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.equations import Equations
from bondgraph.errors import SHOWN, ValueRefused
from bondgraph.graph.component_names import shared
from bondgraph.graph.element import Element
from bondgraph.graph.event import names_in
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import beside, local, path_of

_RATES = ("{}_dot", "{}dot", "d{}", "d_{}", "D{}", "{}_d", "{}_t", "v_{}", "{}'")
"""How the rate of a coordinate is often called."""


def value_refused(equations: Equations, name: str, known: Sequence[str]) -> ValueRefused:
    """The refusal of a value for what is neither a parameter nor an input."""
    found = next(_instead_of_value(equations, name), None)
    return _refused(name, "a parameter or an input of the model", found or _near(name, known))


def start_refused(equations: Equations, name: str, known: Sequence[str]) -> ValueRefused:
    """The refusal of an initial value for what is no state, nor leads to one."""
    found = next(_instead_of_state(equations, name), None)
    return _refused(name, "a state of the model, nor a flow or effort that gives one", found or _near(name, known))


def signal_refused(equations: Equations, name: str) -> ValueRefused:
    """The refusal of a function of time for a parameter."""
    law = "it was given a function of time, and is a parameter: a number that stays the same"
    return ValueRefused(name, law, parties=(name,), remedy=signal_in_place_of(equations.graph, name))


def signal_in_place_of(graph: Graph, name: str) -> str:
    """How a graph is drawn in which an input stands in the place of a parameter."""
    users = [e for e in graph.elements.values() if e.name == name or name in _names_in(e)]
    if fixed := [e.name for e in users if e.role == "store"]:
        return f"give a number: what is stored in '{fixed[0]}' would change with it though nothing flows"
    given, where = name, f"'{name}_s' in its place in the formulas"
    if name in graph.elements:
        given, where = f"{name}_in", f"'{name}_s' as the value of '{name}', and {name}_in among the values"
    signal = f'Sf("{given}") >> One("{name}_f") >> Df("{name}_s")'
    return f"let it be a signal in the graph, {signal}, with {where}; or write a formula in t there"


def _names_in(element: Element) -> set[str]:
    return {name for text in element.texts() for name in expressions.names(text)}


def rate_hint(graph: Graph, name: str) -> str:
    """What the rate of a coordinate is called here, if a name looks like one; else empty."""
    for coordinate, junction, index in graph.coordinates():
        if name in {beside(coordinate, rate) for rate in _RATES}:
            return f"the flow of '{coordinate}' is '{graph.junctions[junction].components[index]}'"
    return ""


def component_hint(graph: Graph, name: str) -> str:
    """Which components have a name on several junctions; else empty."""
    parts = shared(graph.junctions.values()).get(name, ())
    return f"it is a component of several junctions: write one of {', '.join(map(repr, parts))}" if parts else ""


def energy_hint(graph: Graph, name: str) -> str:
    """Why a store has no energy in closed form, if a name asks for it; else empty."""
    store = graph.elements.get(name.removesuffix(".energy"))
    if store is None or not name.endswith(".energy") or store.role != "store":
        return ""
    return (
        f"{store.name} is a store with a law of its own, whose energy is no formula: give the store by energy=, "
        "or ask power_audit() of a run"
    )


def instance_hint(graph: Graph, name: str) -> str:
    """What is in an instance of a submodel, if a name is that of one, or of something in one; else empty."""
    if name in graph.instances:
        inside = sorted(each for each in graph.symbols if path_of(each) == name)[:SHOWN]
        return f"it is an instance of {graph.instances[name].submodel}: write one of its parts, as {', '.join(inside)}"
    there = sorted(each for each in (*graph.symbols, *graph.elements) if "." in each and local(each) == name)[:SHOWN]
    return f"did you mean {', '.join(map(repr, dict.fromkeys(there)))}?" if there else ""


def variable_hint(graph: Graph, name: str) -> str:
    """What the variable of a junction is called, if a name asks for it after a dot; else empty."""
    place, _, variable = name.rpartition(".")
    junction = graph.junctions.get(place)
    if junction is not None and variable in ("e", "f", "flow", "effort"):
        shared = junction.common or "flow"
        other = "effort" if shared == "flow" else "flow"
        if variable in (shared, shared[0]):
            return f"the {shared} that the bonds at '{place}' share is '{place}'"
        return f"each bond at '{place}' has its own {other}, as 'tail-head.{other[0]}'"
    return ""


def velocities_of_joints(equations: Equations, start: Mapping[str, Any], known: Collection[str]) -> tuple[str, ...]:
    """What was set where a start names joints, whose names are those of their velocities.

    Args:
        equations: the equations.
        start: what was given.
        known: names of the states that this gives: an effort of a spring gives its position.
    """
    graph = equations.graph
    placed = ((c, graph.junctions[junction].components[k]) for c, junction, k in graph.coordinates())
    return tuple(
        f"start: {name} is the velocity of the joint; its position is {position}, which is not given"
        for position, name in placed
        if position == f"{name}_q" and name in start and position in {*equations.states} - {*known}
    )


def angles_of_many_turns(graph: Graph, start: Mapping[str, Any]) -> tuple[str, ...]:
    """What may have been meant in degrees: what stands in a sine or a cosine, and starts after more than two turns."""
    many = {name: x for name, x in start.items() if isinstance(x, int | float) and 4 * pi < abs(x) < inf}
    texts = [text for element in graph.elements.values() for text in element.texts()] if many else []
    return tuple(
        f"start: {name} is {x:g} rad, {abs(x) / (2 * pi):.3g} turns; in degrees it is written '{x:g} deg'"
        for name, x in many.items()
        if any(re.search(rf"\b(sin|cos)\([^()]*\b{re.escape(name)}\b", text) for text in texts)
    )


def misplaced_sensors(graph: Graph) -> Iterator[str]:
    """Sensors at junctions that do not share what they read: these hold what is shared at zero, as a wall does."""
    for name, sensor in sorted(graph.elements.items()):
        (bond, side), *_ = graph.at[name] if sensor.reads else ((None, None),)
        junction = graph.junctions.get(bond.other_end(side).element) if bond and side else None
        if junction is None or junction.common in (None, sensor.reads):
            continue
        digits = "1", "0"
        here, there = digits if junction.common == "flow" else digits[::-1]
        others = [each.name for each, _ in graph.at[junction.name] if each.name != name]
        bonds = f"; without one the {sensor.reads} of a bond is {others[0]}.{sensor.reads[0]}" if others else ""
        yield (
            f"{name}: {sensor.kind} reads {sensor.reads}, and holds the {junction.common} of the {here}-junction "
            f"'{junction.name}' at zero; put it on a {there}-junction to read and do nothing else{bonds}"
        )


def doubled_bonds(graph: Graph) -> Iterator[str]:
    """Bonds that join the same components of two junctions as another does: what passes there counts twice."""
    known: dict[frozenset[Any], str] = {}
    for bond in graph.bonds:
        if bond.tail.element in graph.junctions and bond.head.element in graph.junctions:
            first = known.setdefault(frozenset((bond.tail, bond.head)), bond.name)
            if first != bond.name:
                yield (
                    f"{bond.name}: like {first} it joins '{bond.tail.element}' and '{bond.head.element}', and what "
                    "passes there counts twice; leave one of them out, if one bond is meant"
                )


def parameter_hints(graph: Graph, names: Iterable[str]) -> Iterator[str]:
    """For parameters without a value, what they look like instead: rates, coordinates or signals misspelt."""
    moving = sorted(graph.moving)
    for name in (name for name in names if name not in moving):
        if (hint := rate_hint(graph, name)) or (hint := _law_hint(graph, name)):
            yield f"'{name}' is a parameter: {hint}"
        elif name in OF_OTHER_NAMES:
            yield f"'{name}' is a parameter: {OF_OTHER_NAMES[name]}"
        elif near := difflib.get_close_matches(name, moving, 1, 0.7):
            yield f"'{name}' is a parameter: did you mean '{near[0]}'?"
        elif reads := [f"'{event.name}'" for event in graph.events if name in names_in([event])]:
            yield f"'{name}' is read by {', '.join(reads)}; it is no state and no quantity of the run"
        elif enters := [f"'{block}'" for block in _entered_by(graph, name)]:
            yield (
                f"'{name}' enters {', '.join(enters)}, and is no sensor, coordinate or block: measure it, as in "
                f"w >> Df('{name}'), or let it be an input of the graph, bg.Input('{name}')"
            )


_LAWS = {"e": ("flow", "effort"), "p": ("flow", "momentum"), "f": ("effort", "flow"), "q": ("effort", "displacement")}
"""The law that holds each letter, and what it is there."""


def _law_hint(graph: Graph, name: str) -> str:
    """What to write where the value of a store or a resistor holds a letter that only its law knows."""
    for element in graph.elements.values() if name in _LAWS else ():
        value = getattr(element, "value", None)
        if element.role in ("store", "resistor") and isinstance(value, str) and name in expressions.names(value):
            law, what = _LAWS[name]
            return f"it is the {what} in a law, {type(element).__name__}('{element.name}', {law}='{value}')"
    return ""


def _entered_by(graph: Graph, name: str) -> Iterator[str]:
    """The blocks whose input holds a name."""
    for element in graph.elements.values():
        entering = getattr(element, "input", None)
        if getattr(element, "block", False) and isinstance(entering, str) and name in expressions.names(entering):
            yield element.name


def _start_in_place_of(equations: Equations, name: str) -> str:
    """What a start gives in place of a quantity that follows: the states, or the other variable of its bond."""
    from bondgraph.equations.available_names import state_of

    xp, states = equations.xp, equations.states
    given = {*states}.union(xp.name(s) for x in equations.balance.starts.values() for s in xp.free(x))
    place, _, letter = name.rpartition(".")
    other = f"{place}.{'f' if letter == 'e' else 'e'}" if letter in ("e", "f") else ""
    gives = other in equations.observables and state_of(equations, other) in given - equations.parameters.keys()
    more = f", and '{other}' gives one" if gives else ""
    return f"leave it out; the states are {', '.join(states)}{more}" if states else "leave it out"


def coordinates_given_by(causal: CausalGraph, store: str) -> set[str]:
    """The coordinates that the law of a compliance gives: they integrate flows of a store which effort enters there."""
    graph, into = causal.graph, [*causal.into(store).values()]
    bond, side = graph.first_end(store)
    end = bond.other_end(side)
    junction = graph.junctions.get(end.element)
    coordinates = junction.coordinates if junction else ()
    return {coordinates[k] for k, effort in zip(end.components, into, strict=False) if effort} if coordinates else set()


def _refused(name: str, what: str, instead: tuple[str, str]) -> ValueRefused:
    why, remedy = instead
    law = f"this name is not {what}{'; ' if why else ''}{why}"
    return ValueRefused(name, law, parties=(name,), remedy=remedy)


def _near(name: str, known: Sequence[str]) -> tuple[str, str]:
    lowered = {k.lower(): k for k in known}
    if within := [k for k in known if "." in k and local(k).lower() == name.lower()]:
        listed = " or ".join(map(repr, within[:SHOWN]))
        return "", f"did you mean {listed}?"
    near = [lowered[k] for k in difflib.get_close_matches(name.lower(), lowered, 1)]
    if near:
        return "", f"did you mean '{near[0]}'?"
    return f"known: {', '.join(sorted(known)) or 'none'}", "correct it, or leave it out"


def _instead_of_argument(graph: Graph, name: str) -> Iterator[tuple[str, str]]:
    """What to do where a name is that of an argument of blocks, as a gain is: it is a parameter by another name."""
    path, _, word = name.rpartition(".")
    blocks = [
        each
        for each in graph.elements.values()
        if getattr(each, "block", False) and word in {field.name for field in fields(each)} - {"name", "input"}
        if path in ("", each.name, path_of(each.name))
    ]
    if not blocks:
        return
    told = ", ".join(f"'{each.name}' has {word} = {_shown(getattr(each, word))}" for each in blocks[:SHOWN])
    formulas = [getattr(each, word) for each in blocks if isinstance(getattr(each, word), str)]
    names = sorted({each for formula in formulas for each in expressions.names(formula)})
    block, kind = blocks[0], type(blocks[0]).__name__
    remedy = f"change it there, {kind}('{local(block.name)}', ..., {word}=...)"
    if names:
        remedy = f"give the value of {', '.join(map(repr, names))}"
    elif word in getattr(block, "formulas", ()):
        remedy = f"write {kind}('{local(block.name)}', ..., {word}='{word}') there, and it is a parameter"
    yield f"in the graph {told}", remedy


def _shown(value: Any) -> str:
    return f"({', '.join(map(_shown, value))})" if isinstance(value, tuple) else str(value)


def _instead_of_value(equations: Equations, name: str) -> Iterator[tuple[str, str]]:
    graph = equations.graph
    element = graph.elements.get(name)
    formulas = element.texts() if element is not None else ()
    if element is not None and formulas:
        what = "source" if element.role == "source" else f"{element.kind}-element"
        given = f"the {what} '{name}' is given by the formula '{formulas[0]}' in the graph"
        yield given, "change the values of its parameters, or remove the formula from the graph"
    yield from _instead_of_argument(graph, name)
    if name in ("g", "gravity") and name not in graph.symbols:
        yield "nothing in the model names gravity", "give it to the mechanism, Mechanism(..., gravity=(0, 0, '-g'))"
    if name in equations.states:
        yield "it is a state", f"give its initial value, start={{'{name}': ...}}"
    if hint := rate_hint(graph, name):
        yield hint, f"give its initial value, start={{{hint.rsplit(' ', 1)[1]}: ...}}"
    if name in graph.symbols or name in equations.observables:
        yield "it is a result of the model", "leave it out, or give its initial value in start"


def _instead_of_state(equations: Equations, name: str) -> Iterator[tuple[str, str]]:
    graph, causal = equations.graph, equations.balance.causal
    if hint := component_hint(graph, name):
        yield hint, "write which one"
    stores = {store for store, _ in causal.dependent}
    if name in equations.parameters or name in equations.inputs:
        if own := [state for state in graph.contents.get(name, ()) if state in equations.states]:
            flow = f"{name}.{'f' if graph.elements[name].value_is().startswith('p') else 'e'}"
            yield (
                f"it is the parameter of a store, which holds {', '.join(own)}",
                (f"start {own[0]}, or '{flow}'; its value is values={{'{name}': ...}}"),
            )
        yield "it is a parameter or an input", f"give it in values={{'{name}': ...}}"
    if hint := rate_hint(graph, name):
        yield hint, f"write {hint.rsplit(' ', 1)[1]}"
    for store in (store for store in sorted(stores) if name in coordinates_given_by(causal, store)):
        law = f"'{store}' is in derivative causality there, and its law gives this coordinate"
        yield law, "leave it out, or let the effort on the store start elsewhere"
    if name in {coordinate for coordinate, _, _ in graph.coordinates()}:
        law = "a source or other coordinates give this position"
        yield law, "leave it out, and start those, or let the source give another"
    for store in sorted(stores):
        held = beside(store, "p_{}"), beside(store, "q_{}")
        if name in held or name.startswith(tuple(f"{stem}_" for stem in held)):
            yield f"'{store}' is in derivative causality and follows the states", "start the states it follows"
    if name in graph.symbols or name in equations.observables:
        yield "it follows from the inputs and the states", _start_in_place_of(equations, name)
