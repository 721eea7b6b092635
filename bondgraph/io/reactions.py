"""Reactions as they are written on paper become species, reactions and stoichiometric transformers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, Joinable
from bondgraph.graph.domain import chemical
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.nearest import nearest
from bondgraph.io.library import library
from bondgraph.program.calls import explained

_BOTH_WAYS = re.compile(r"<=+>|<-+>|⇌|↔|(?<![<>=])=(?![<>=])")
_ONE_WAY = re.compile(r"-+>|=+>|→|<-+|<=+|←")
_TERM = re.compile(r"(?:(\d+)\s*\*?\s*)?([A-Za-z_]\w*)", re.ASCII)
LARGEST = 64
"""The largest stoichiometric number: no reaction is of a higher order, and powers up to it are written as products."""
GAS_CONSTANT = 8.31446261815324
"""In J/(mol K), exactly k N_A of the SI."""
ROOM = 298.15
"""In K: 25 degC."""
SHAPE = 'write it as "E + S <-> ES", "2 A <-> B" or "A <-> B <-> C"'


@dataclass(frozen=True)
class Reaction:
    """One step: from a complex of species to another, each with its stoichiometric numbers."""

    name: str
    before: Mapping[str, int]
    after: Mapping[str, int]


@explained
def reactions(
    name: str,
    *schemes: str,
    K: Mapping[str, Any] | None = None,
    r: Mapping[str, Any] | Sequence[Any] | None = None,
    held: Mapping[str, Any] | None = None,
    T: float | str = ROOM,
    R_gas: float | str = GAS_CONSTANT,
) -> Graph:
    """The bond graph of chemical reactions, which follow the law of mass action.

    Each species `S` is a `Ce` (or, where it is held, a `Chemostat`) at the 0-junction `mu_S`; each reaction a `Re`
    called `r1`, `r2`, ... in order, or as is written before a colon, with the flow `v_r1`. The states are the amounts
    `q_S`, in mol; those the start does not give are zero. Parameters are `K_S`, `r1`, `T` and `R_gas`.

    Args:
        name: of the graph.
        schemes: as "E + S <-> ES <-> E + P", "2 A + B <-> C" or "bind: A + B <-> AB"; `=` and `<=>` are read, too.
        K: the thermodynamic constants of species, in 1/mol: numbers, numbers with units, formulas in parameters. A
            reaction's equilibrium constant is the product of those before over the product of those after. Who gives
            none is asked for `K_S` when the equations are run.
        r: the rate constants of reactions, in mol/s, by name or in order.
        held: species that are supplied so that their amount stays: a number, a number with a unit, a formula in time.
        T: the temperature, in K.
        R_gas: the gas constant, in J/(mol K).

    Raises:
        MissingPackage: where no package of elements is installed.
        StructureError: for a scheme that is none, a reaction that runs one way only, and species and reactions that are
            not in the schemes.

    >>> import bondgraph as bg
    >>> graph = bg.reactions("mm", "E + S <-> ES <-> E + P", K={"E": 1, "S": 1, "ES": 2, "P": 1}, r=[1, 1])
    >>> run = bg.simulate(graph, t=(0, 1), start={"q_E": 1, "q_S": 5})
    >>> f"{run['q_E'][-1] + run['q_ES'][-1]:.9f}"
    '1.000000000'
    """
    found = [step for scheme in schemes for step in _steps(scheme)]
    found = [replace(step, name=step.name or f"r{k}") for k, step in enumerate(found, 1)]
    species = list(dict.fromkeys(each for step in found for each in (*step.before, *step.after)))
    if not species:
        raise _wrong(name, "it has no reactions", 'write them, as in reactions("mm", "E + S <-> ES <-> E + P")')
    constants, amounts = _given("K", K, species), _given("held", held, species)
    for each in ("T", "R_gas"):
        if each in (*species, *(step.name for step in found)):
            raise _wrong(each, f"'{each}' is the name of a parameter, {each}", "give the species or reaction another")
    for each, given in (("T", T), ("R_gas", R_gas)):
        _check_sign(each, name, given)
    rates = _given("r", r if isinstance(r, Mapping) else _in_order(name, r, found), [step.name for step in found])
    values: dict[str, Any] = {"T": T, "R_gas": R_gas}
    junctions = {each: _made("Zero", f"mu_{each}", domain=chemical) for each in species}
    chains: list[Chain] = []
    for each, junction in junctions.items():
        constant = constants.get(each)
        if constant is not None and not expressions.names(expressions.text(constant)):
            values[f"K_{each}"], constant = constant, None
        constant = f"K_{each}" if constant is None else constant
        if each in amounts:
            chains.append(_made("Chemostat", each, amounts[each], K=constant) >> junction)
        else:
            chains.append(junction >> _made("Ce", each, constant))
    for step in found:
        chains += _joined(step, _made("Re", step.name, rates.get(step.name)), junctions)
    return Graph(name, *chains, values=values)


# -- the graph


def _made(kind: str, *given: Any, **named: Any) -> Any:
    """An element, as the installed package of elements has it."""
    make: Any = library()[kind]
    return make(*given, **named)


def _joined(step: Reaction, reaction: Element, junctions: Mapping[str, Element]) -> Iterator[Chain]:
    """A reaction between its complexes."""
    for side, parts in (("before", step.before), ("after", step.after)):
        is_before = side == "before"
        end: Joinable = reaction["1" if is_before else "2"]
        if is_before or len(parts) > 1:
            common = _made("One", f"v_{step.name}" if is_before else f"v_{step.name}_after", domain=chemical)
            yield common >> end if is_before else end >> common
            end = common
        for species, number in parts.items():
            junction = junctions[species]
            if number > 1:  # what takes part n times adds its potential n times, and changes n times as fast
                ratio = _made("TF", f"{step.name}_{side}_{species}", ((number,),))
                yield end << ratio << junction if is_before else end >> ratio >> junction
            else:
                yield junction >> end if is_before else end >> junction


# -- what is given


def _given(what: str, given: Any, known: Sequence[str]) -> dict[str, Any]:
    """What is given by name.

    Raises:
        StructureError: for names that are not known, and for anything but a mapping.
    """
    if given is not None and not isinstance(given, Mapping):
        raise _wrong(what, f"{given!r:.60} is no mapping", f"give {what}={{{known[0]!r}: 1}}")
    named = dict(given or {})
    for name, value in named.items():
        if name not in known:
            raise _wrong(str(name)[:60], f"'{name!s:.60}' of {what} is not in the reactions", nearest(str(name), known))
        _check_sign(what, name, value)
    return named


def _check_sign(what: str, name: str, given: Any) -> None:
    """Refuse a number that has no potential."""
    try:
        number = float(expressions.text(given))
    except ValueError:
        return  # a formula
    if number < 0 or (number == 0 and what != "held"):
        law = f"{what} of '{name}' is {number:g}, and is {'negative' if what == 'held' else 'not positive'}"
        raise _wrong(name, law, "give a positive number")


def _in_order(name: str, given: Any, steps: Sequence[Reaction]) -> dict[str, Any] | None:
    """Rate constants by the names of the reactions."""
    if given is None:
        return None
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise _wrong(name, f"r is {given!r:.60}", f"give r={{{steps[0].name!r}: 1}}, or a list with one for each")
    numbers = list(given)
    if len(numbers) != len(steps):
        named = ", ".join(step.name for step in steps)
        raise _wrong(name, f"r has {len(numbers)} numbers, for {len(steps)} reaction(s)", f"give one for each: {named}")
    return {step.name: number for step, number in zip(steps, numbers, strict=True)}


# -- schemes


def _steps(scheme: str) -> Iterator[Reaction]:
    """The steps of a scheme, "A <-> B <-> C"; without a name, or with that before the colon."""
    if not isinstance(scheme, str):
        remedy = "unpack a list of them: *schemes" if isinstance(scheme, Iterable) else SHAPE
        raise _wrong(repr(scheme)[:60], "a reaction is text", remedy)
    label, _, text = scheme.rpartition(":")
    if label:
        expressions.identifier(label.strip(), "a reaction")
    sides = _BOTH_WAYS.split(text)
    if any(map(_ONE_WAY.search, sides)):
        made = _ONE_WAY.split(text)
        product = next(iter(_TERM.findall(made[1])), ("", "P"))[1]
        remedy = (
            f"write '{' <-> '.join(map(str.strip, made)):.80}', with constants K that make it hardly run back; it does "
            f"not where what it makes is taken away, held={{'{product:.20}': 0}}"
        )
        raise _wrong(
            scheme.strip()[:80], "no reaction runs one way only: what is made of others can become them", remedy
        )
    if len(sides) < 2:
        raise _wrong(scheme.strip()[:80] or "''", "it has no arrow", SHAPE)
    complexes = [_complex(scheme, side) for side in sides]
    for k, (before, after) in enumerate(pairwise(complexes), 1):
        if before == after:
            raise _wrong(scheme.strip()[:80], "both sides of it are the same, so that nothing reacts", SHAPE)
        yield Reaction(label.strip() + (str(k) if label and len(complexes) > 2 else ""), before, after)


def _complex(scheme: str, side: str) -> dict[str, int]:
    """What stands on one side of an arrow: species with their stoichiometric numbers."""
    found: Counter[str] = Counter()
    for term in side.split("+"):
        match = _TERM.fullmatch(term.strip())
        if match is None:
            law = f"'{term.strip():.40}' is no species" if term.strip() else "a species is missing beside an arrow or +"
            remedy = f"{SHAPE}; names are made of letters, digits and _: write Ca2 for Ca2+"
            raise _wrong(scheme.strip()[:80], law, remedy)
        number = int(match[1] or 1)
        if not 0 < number + found[match[2]] <= LARGEST or not number:
            law = f"the stoichiometric number of {match[2]:.40} is not between 1 and {LARGEST}"
            raise _wrong(scheme.strip()[:80], law, SHAPE)
        found[expressions.identifier(match[2], "a species")] += number
    return dict(found)


def _wrong(place: str, law: str, remedy: str) -> StructureError:
    return StructureError(place, law, parties=(place,), remedy=remedy)
