"""What can be asked of equations, by name; quantities that nothing determines, and that a form has carried away."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, targets
from bondgraph.equations.places import Places
from bondgraph.equations.quantities_as_drawn import Drawn
from bondgraph.equations.suggestions import component_hint, energy_hint, instance_hint, rate_hint, variable_hint
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import local


def told(equations: Equations) -> dict[str, Any]:
    """Observables that are determined and as drawn, what stores hold that follow others, and the energies, by name:
    what these equations tell themselves."""
    energies = {f"{store}.energy": energy for store, energy in equations.balance.energies.items()}
    held = {name: equations.xp.symbol(name) for name in following_contents(equations)}
    hidden = _hidden(equations)
    return {name: x for name, x in {**equations.observables, **held, **energies}.items() if name not in hidden}


def following_contents(equations: Equations) -> tuple[str, ...]:
    """The momenta and charges that stores' laws give, of those in derivative causality, in the order of the graph."""

    def made() -> tuple[str, ...]:
        given = {equations.xp.name(symbol) for step in equations.steps for symbol in targets(step)}
        contents = (name for names in equations.graph.contents.values() for name in names)
        return tuple(name for name in contents if name in given and name not in equations.rates)

    return equations.cached("following contents", made)


def available(equations: Equations) -> Mapping[str, Any]:
    """The same with time, states and inputs."""
    xp, names = equations.xp, (TIME, *equations.states, *equations.inputs)
    return equations.cached("available", lambda: {name: xp.symbol(name) for name in names} | told(equations))


def quantity(equations: Equations, name: str) -> Any:
    """What a name stands for, as an expression: of the equations, or as drawn.

    Raises:
        ValueRefused: for a name that is nowhere in the model; for an effort that repeated constraints leave open; for
            what a form has carried away, where the graph as drawn has no equations.
    """
    name = whole_name(equations, name)
    if name in equations.indeterminate:
        raise _open(equations, name)
    if (own := available(equations).get(name)) is not None:
        return own
    drawn = equations.as_drawn
    if isinstance(drawn, Equations) and name in drawn.indeterminate:
        raise _open(
            drawn, name, "; or give compile(graph, form, start=...) the start, if loops close in other ways too"
        )
    if isinstance(drawn, Equations) and name in available(drawn):
        return Drawn(quantity(drawn, name))
    if name in equations.not_as_drawn or (isinstance(drawn, BondGraphError) and _is_drawn(equations, name)):
        raise _carried_away(name, drawn)
    raise unknown(equations, name)


def whole_name(equations: Equations, name: str) -> str:
    """What a component is called that is asked for by its junction, as v.x; other names as they are."""
    return _components(equations).get(name, name) if isinstance(name, str) and "." in name else name


def by_whole_names(equations: Equations, given: Mapping[str, Any]) -> dict[str, Any]:
    """A start by what components are called.

    Raises:
        ValueRefused: for a component that is given by both its names, and not the same.
    """
    found: dict[str, Any] = {}
    for name, value in given.items():
        whole = whole_name(equations, name)
        known = found.setdefault(whole, value)
        if known is not value and known != value:  # not a number is not equal to itself
            law = f"it is {value!r:.40} here, and {found[whole]!r:.40} by its other name"
            raise ValueRefused(name, law, parties=(name, whole), remedy="give it once")
    return found


def state_of(equations: Equations, name: str) -> str:
    """The state, or the velocity or effort of a junction, that a quantity is; its own name, where it is none."""
    if name in states_and_junctions(equations):
        return name
    found = available(equations)
    if name not in found and isinstance(drawn := equations.as_drawn, Equations):
        equations, found = drawn, available(drawn)
    xp, known, equal = equations.xp, states_and_junctions(equations), _written(equations)
    here = found.get(name)
    while here is not None and xp.free(here) == {here}:
        if xp.name(here) in known:
            return xp.name(here)
        here = equal.get(here)
    return name


def _written(equations: Equations) -> Mapping[Any, Any]:
    """The values that are written out, by symbol: collected once, since each store and joint asks for its own."""
    return equations.cached("written", lambda: {s.symbol: s.expression for s in equations.steps if isinstance(s, Let)})


def states_and_junctions(equations: Equations) -> frozenset[str]:
    """Names of states, and of the common variables of junctions."""

    def made() -> frozenset[str]:
        junctions = equations.graph.junctions.values()
        return frozenset((*equations.states, *(name for each in junctions for name in each.components)))

    return equations.cached("states and junctions", made)


def _components(equations: Equations) -> Mapping[str, str]:
    """Components by their junctions, those of the graph as drawn among them."""
    plain = equations.before.graph
    return {**(plain.by_junction if plain else {}), **equations.graph.by_junction}


def _is_drawn(equations: Equations, name: Any) -> bool:
    """Whether a name is that of a variable of a junction, or of a bond, of the graph as drawn."""
    plain = equations.before.graph
    if plain is None or not isinstance(name, str):
        return False
    return name in plain.symbols or name in {f"{bond.name}.{kind}" for bond in plain.bonds for kind in "ef"}


def _hidden(equations: Equations) -> frozenset[str]:
    """Names of quantities for which the equations have another value, or one of many."""
    drawn = equations.as_drawn if equations.before.left_out else None
    # Where rows are left out that repeat others, only the graph as drawn knows what is open.
    left_open = drawn.indeterminate if isinstance(drawn, Equations) else ()
    return equations.not_as_drawn.union(equations.indeterminate, left_open)


def names_as_drawn(equations: Equations) -> frozenset[str]:
    """What the equations of the graph as drawn tell, and therefore a motion under every form."""
    drawn = equations if equations.before.compiled is None else equations.as_drawn
    return frozenset(available(drawn) if isinstance(drawn, Equations) else ())


def every_name(equations: Equations) -> tuple[str, ...]:
    """Every name that can be asked for: of these equations, and of those of the graph as drawn."""
    others = names_as_drawn(equations).difference(equations.indeterminate)
    found = dict.fromkeys((*available(equations), *sorted(others)))
    return (*found, *(name for name, parts in groups(equations).items() if {*parts} <= found.keys()))


def _open(equations: Equations, name: str, more: str = "") -> ValueRefused:
    law = "constraints repeat each other, and nothing determines how they share their reaction"
    remedy = "remove one of the constraints, or give it a compliance" + more
    return ValueRefused(name, law, parties=equations.indeterminate, remedy=remedy)


def _carried_away(name: str, drawn: Equations | BondGraphError | None) -> ValueRefused:
    if isinstance(drawn, BondGraphError):
        law = f"a form has changed it, and the graph as drawn has no equations: {drawn.law}"
        return ValueRefused(name, law, parties=(name, *drawn.parties), remedy=drawn.remedy)
    law = "inertias or sources have been carried to the generalized velocities from here: what is left of it"
    remedy = "add to the graph what was added before it is reduced, not after"
    return ValueRefused(name, f"{law} is not what passes in the graph as drawn", parties=(name,), remedy=remedy)


def unknown(equations: Equations, name: Any) -> ValueRefused:
    """The refusal of a name that is nowhere in the model."""
    if not isinstance(name, str):
        first = next(iter(every_name(equations)), "w")
        remedy = f"write run[{first!r}][0] for its first value, run.at(0.5, {first!r}) for that at an instant"
        if isinstance(named := getattr(name, "name", None), str):
            remedy = f"write {named!r}"
        elif isinstance(name, list | tuple) and all(isinstance(each, str) for each in name):
            remedy = "ask for one after the other; run.to_pandas('w', 'i') is a table of several"
        return ValueRefused(f"{name!r:.60}", "a quantity is asked for by its name, a text", remedy=remedy)
    graph, every = equations.before.graph or equations.graph, every_name(equations)
    alike = [known for known in every if known.lower() == name.lower()] or _of_element(graph, name, every)
    near = alike or difflib.get_close_matches(name, every, 3)
    hint = f"did you mean {', '.join(map(repr, near))}?" if near else f"there are {_some(every)}"
    why = (ask(graph, name) for ask in (rate_hint, component_hint, energy_hint, variable_hint, instance_hint))
    held = (_content_hint(equations, each, name, every) for each in (graph, equations.graph))
    hint = next(filter(None, (*held, *why)), hint)
    if name in ("time", "T", "Time"):
        hint = "the instants are run.t, or run['t']"
    elif name.endswith((".png", ".pdf", ".svg", ".csv", ".nc")):
        hint = f"a file is named by path={name!r}"
    elif set(name) & set("+*/()<> "):
        hint = "a formula is computed of arrays, as run['a'] - run['b'], or is a sensor or a block of the graph"
    law = f"the model has no such quantity; {hint}"
    return ValueRefused(f"'{name:.60}'", law, parties=(name,), remedy="correct it")


def _content_hint(equations: Equations, graph: Graph, name: str, every: Sequence[str]) -> str:
    """What can be read where a name asks for what a store holds, as q_k or k.q, and that is not told by it."""
    place, _, letter = name.rpartition(".")
    if place in graph.contents and letter in ("p", "q"):
        store = place
    else:
        store = next((each for each, names in graph.contents.items() if name in names), "")
        letter = local(name)[:1]
    if not store:
        return ""
    if held := [each for each in graph.contents[store] if local(each)[0] == letter and each in every]:
        return f"what '{store}' holds is {', '.join(map(repr, held))}"
    if letter == "q" and (coordinates := _displacement(equations, store)):
        return f"the displacement of '{store}' is {', '.join(map(repr, coordinates))}"
    there = _of_element(graph, store, every)
    return f"what can be read of '{store}' is {', '.join(map(repr, there))}" if there else ""


def _displacement(equations: Equations, store: str) -> tuple[str, ...]:
    """The coordinates at a store, which have no other name as what it holds; none elsewhere."""
    if store not in equations.graph.elements or len(equations.graph.at[store]) > 1:
        return ()
    found = Places(equations.balance.causal, equations.xp)[store].displacement(bonded=True)
    return tuple(map(equations.xp.name, found or ()))


def _of_element(graph: Graph, name: str, every: Sequence[str]) -> list[str]:
    """What can be asked for of an element that a name is that of: its effort, flow and energy, and what it holds."""
    own = (f"{name}.e", f"{name}.f", *graph.contents.get(name, ()), f"{name}.energy")
    return [each for each in own if each in every] if name in graph.elements else []


TOLD = 30
"""So many names are listed where none is near."""


def _some(names: Sequence[str]) -> str:
    more = f", and {len(names) - TOLD} more, which run.names has" if len(names) > TOLD + 5 else ""
    return ", ".join(names[:TOLD] if more else names) + more


def groups(equations: Equations) -> dict[str, tuple[str, ...]]:
    """What has several components, by name: efforts, flows, junctions, stores; as drawn, where a form has others."""
    return equations.cached("groups", lambda: _groups(equations))


def _groups(equations: Equations) -> dict[str, tuple[str, ...]]:
    graph, plain = equations.graph, equations.before.graph
    found = {**graph.groups, **(plain.groups if plain else {})}
    for bond in plain.bonds if plain else ():
        if bond.size == 1:  # where a form has moved it, it may have several there
            found.pop(f"{bond.name}.e", None)
            found.pop(f"{bond.name}.f", None)
    held = (*equations.states, *following_contents(equations))
    for names in graph.contents.values():
        for stem, components in _components_of(names):
            parts = tuple(name for name in components if name in held)
            if len(parts) > 1 and stem not in held:
                found[stem] = parts
    for store, names in plain.contents.items() if plain else ():
        if store not in graph.elements:  # a form has carried it away
            found |= {stem: components for stem, components in _components_of(names) if components}
    return found


def _components_of(contents: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a store may hold, momenta and then charges, each with its components; none where it is one number."""
    half = len(contents) // 2
    for stem, *components in (contents[:half], contents[half:]):
        yield stem, tuple(components)
