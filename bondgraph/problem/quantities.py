"""What is told of quantities: descriptions, and units."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bondgraph.algebra.quantity import quantity
from bondgraph.equations.available_names import following_contents
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.errors import ValueRefused
from bondgraph.graph.names import local

LONGEST = 1000
"""A description has at most so many characters: compilers need not read longer strings than four times that."""
LONGEST_UNIT = 80
"""And a unit so many."""


def described(equations: Equations, names: Sequence[str], words: Any) -> dict[str, str]:
    """A description of each quantity: what it is in the graph, or what was given."""
    given = named("descriptions", words)
    for name, text in given.items():
        if name not in names:
            raise unknown(name, "quantity", names)
        if not isinstance(text, str) or len(text) > LONGEST:
            law = f"a description is a text of at most {LONGEST} characters"
            raise ValueRefused(name, law, parties=(name,), remedy="shorten it")
    known, drawn = roles(equations), equations.as_drawn if {*names} - {*roles(equations)} else None
    known = roles(drawn) | known if isinstance(drawn, Equations) else known
    return {name: given.get(name, found) for name, found in known.items() if name in names} | given


def roles(equations: Equations) -> dict[str, str]:
    """What each quantity is in the graph."""
    graph, xp = equations.graph, equations.xp
    found = dict.fromkeys(equations.parameters, "parameter")
    for junction in graph.junctions.values():
        found |= dict.fromkeys(junction.components, f"{junction.common} of the junction {junction.name}")
    found |= {name: f"signal of the sensor {sensor}" for sensor, signals in graph.signals.items() for name in signals}
    for key in equations.balance.bonds:
        for letter, word in (("e", "effort"), ("f", "flow")):
            found[equations.variable(key, letter)] = f"{word} on the bond {key[0]}"
    found |= {name: f"coordinate at the junction {owner}" for name, owner, _ in graph.coordinates()}
    stored = {xp.name(symbol) for symbol in equations.balance.starts} & set(equations.states)
    stored |= {*following_contents(equations)}
    found |= {name: f"{'momentum' if local(name).startswith('p_') else 'displacement'} of a store" for name in stored}
    found |= dict.fromkeys((name for name in equations.states if name not in found), "state")
    found |= {f"{store}.energy": f"energy stored in {store}" for store in equations.balance.energies}
    for name in equations.inputs:
        found[name] = "input"
        for order in range(1, equations.balance.depth + 1):
            found[name + "'" * order] = f"rate of the input {name}" + (f", of order {order}" if order > 1 else "")
    return found


def in_units(equations: Equations, names: Sequence[str], units: Any) -> dict[str, str]:
    """The units that were given, by name, and those that follow from the domains in the graph as drawn."""
    known = equations.drawn.domains.units()
    given = measured(names, units)
    for name, text in given.items():
        in_si(name, text, known)
    return {name: known[name] for name in names if name in known} | given


def in_si(name: str, text: str, known: Mapping[str, str]) -> tuple[float, float]:
    """What one of a unit is in SI units, and its zero; one and zero where it is none that is read.

    Args:
        name: of the quantity that is told in it.
        text: the unit.
        known: the SI units of quantities, as far as they are known.

    Raises:
        ValueRefused: for a unit of another dimension than that of the quantity.
    """
    one, zero = quantity(f"1 {text}"), quantity(f"0 {text}")
    if one is None or zero is None:
        return 1.0, 0.0
    if name in known and (own := quantity(f"1 {known[name]}")) is not None and own.dimension != one.dimension:
        law = f"it is in {known[name]}, and {text} does not fit"
        raise ValueRefused(name, law, parties=(name,), remedy="correct the unit")
    return float(one) - float(zero), float(zero)


def measured(names: Sequence[str], units: Any) -> dict[str, str]:
    """The units that were given, by name, of numbers that stay in SI units.

    Raises:
        ValueRefused: for unknown names, what is no unit, and units that are no SI units.
    """
    given = labelled(names, units)
    for name, text in given.items():
        factor, zero = in_si(name, text, {})
        if (factor, zero) != (1, 0):
            law = f"numbers are told in SI units, and 1 {text} is {factor + zero:.6g} of them"
            raise ValueRefused(name, law, parties=(name,), remedy="give the SI unit, and convert what you read")
    return given


def labelled(names: Sequence[str], units: Any) -> dict[str, str]:
    """The units that were given, by name.

    Raises:
        ValueRefused: for unknown names, and for what is no text that could be a unit.
    """
    given = named("units", units)
    for name, text in given.items():
        if name not in names:
            raise unknown(name, "quantity", names)
        if not isinstance(text, str) or not text.isprintable() or len(text) > LONGEST_UNIT:
            law = f"a unit is a text of at most {LONGEST_UNIT} printable characters"
            raise ValueRefused(name, law, parties=(name,), remedy="correct it")
    return given


MOST = 12
"""So many names are listed where none is near."""


def unknown(name: str, what: str, known: Iterable[str], remedy: str = "correct it") -> ValueRefused:
    """The refusal of a name that is not among some: it tells those that are near, else the first.

    Args:
        name: the name.
        what: what it is none of, in the singular.
        known: those that there are, the ones to be told first at the front.
        remedy: what to do.
    """
    known = [*known]
    parts = [each for each in known if each.startswith(f"{name}_") and "." not in each]  # as a body's velocities
    within = [each for each in known if f"_{name}_" in f"_{each}_" and "." not in each]  # as 'hand' in 'panda_hand_v'
    found = parts or within
    near = sorted(found, key=lambda each: (each.count("_"), len(each)))[:3] or difflib.get_close_matches(name, known, 3)
    more = f" and {len(known) - MOST} more" if len(known) > MOST else ""
    hint = f"did you mean {', '.join(map(repr, near))}?" if near else f"there are {', '.join(known[:MOST])}{more}"
    return ValueRefused(f"'{name:.60}'", f"the equations have no such {what}; {hint}", remedy=remedy)
