"""The domain of every bond: what junctions, ports and units say, spread over bonds; and what does not fit refused.

Bonds that meet at a 0- or a 1-junction are of one domain. A unit leaves those domains in which an element's value can
have it; that of a transformer or a gyrator leaves pairs of domains. These are taken away until nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, NoReturn

from bondgraph.algebra.quantity import Dimension, Measured, Quantity
from bondgraph.errors import StructureError, ValueRefused
from bondgraph.graph.dimensions import fit_formulas
from bondgraph.graph.domain import EVERY, Allowed, Domain, Reason, quotient, quotient_dimension
from bondgraph.graph.measures import Key, Measure, by_name, entries, quantities
from bondgraph.graph.names import local, path_of

if TYPE_CHECKING:
    from bondgraph.graph.graph import Graph


@dataclass
class Domains:
    """The domains that each component of each bond can be of.

    Args:
        graph: whose they are.
        same: by component, one that stands for all that are of its domain.
        allowed: by such a one, the domains that are left; all of `EVERY` where nothing is known.
        reasons: by such a one, who has taken others away.
    """

    graph: Graph
    same: Mapping[Key, Key]
    allowed: dict[Key, Allowed] = field(default_factory=dict)
    reasons: dict[Key, list[Reason]] = field(default_factory=dict)

    @cached_property
    def measured(self) -> Mapping[str, tuple[Measure, ...]]:
        """What is measured by what has a name."""
        return by_name(self.graph)

    def at(self, key: Key) -> Allowed:
        """Those that a component of a bond can be of."""
        return self.allowed.get(self.same[key], EVERY)

    def domain(self, key: Key) -> Domain | None:
        """That of a component of a bond; None where it is not known."""
        found = self.at(key)
        return next(iter(found)) if len(found) == 1 else None

    def is_pseudo(self, bond: str) -> bool:
        """Whether effort times flow is no power on a bond of the graph; where nothing says so, it is."""
        domain = self.domain((bond, 0)) if (bond, 0) in self.same else None
        return domain is not None and domain.is_pseudo

    def units(self) -> dict[str, str]:
        """The SI units of what has a name, as far as they are known."""
        if not is_stated(self.graph):
            return {}
        found = {name: self.unit(of[0]) for name, of in self.measured.items()}
        for name, element in self.graph.elements.items():
            if element.role == "store":
                domain = self.domain((self.graph.first_end(name)[0].name, 0))
                found[f"{name}.energy"] = "" if domain is None or domain.is_pseudo else "J"
        return {name: unit for name, unit in found.items() if unit}

    def untold_ratios(self) -> Iterator[str]:
        """Transformers between domains that units lead to, whose own values have none: what these are taken for.

        A mass behind a gear whose unit lacks m^2 makes the gear a rack, and nothing contradicts that.
        """
        for name, element in self.graph.elements.items():
            for value, measure in entries(self.graph, element):
                if value is None or isinstance(value, Quantity) or not (number := _number(value)):
                    continue
                pair = [self.domain(key) for letter, key in measure.variables if letter == "f"]
                known = self._known(measure)
                by_unit = any(each.of in self.graph.elements and each.of not in self.graph.junctions for each in known)
                if len(pair) == 2 and None not in pair and pair[0] != pair[1] and by_unit:
                    since, unit = ", and ".join(each.words for each in known), self.unit(measure)
                    yield f"{name}: its value {number:g} is taken in {unit}, since {since}; '{number:g} {unit}' says so"
                    break

    def dimension(self, measure: Measure) -> Dimension | None:
        """That of what is measured; None where it is not known."""
        parts = [(self.domain(key), letter) for letter, key in measure.variables]
        known = [(domain, letter) for domain, letter in parts if domain]
        if len(known) < len(parts):
            return None
        return quotient_dimension(known[0], known[1] if len(known) > 1 else None)

    def unit(self, measure: Measure) -> str:
        """The SI unit of what is measured; empty where it is not known."""
        domains = [self.domain(key) for _, key in measure.variables]
        return "" if None in domains else _unit_in(measure, [each for each in domains if each])

    def check(self, given: Mapping[str, Quantity]) -> None:
        """Check quantities that are given by name, each beside what the graph and the others say.

        Raises:
            ValueRefused: for one whose unit does not fit.
        """
        reasons = {key: list(known) for key, known in self.reasons.items()}
        beside = replace(self, allowed=dict(self.allowed), reasons=reasons)
        measures = [(name, measure) for name in given for measure in self.measured.get(name, ())]
        while sum(beside._fit_given(name, given[name], measure) for name, measure in measures):
            pass  # until nothing changes
        while fit_formulas(beside, {**self.written(), **given}, of_a_run=True):
            sum(beside._fit_given(name, given[name], measure) for name, measure in measures)

    def written(self) -> dict[str, Quantity]:
        """The quantities that the graph gives to parameters."""
        return {name: x.quantity for name, x in self.graph.values.items() if isinstance(x, Measured)}

    def _fit_given(self, name: str, value: Quantity, measure: Measure) -> bool:
        """Take away the domains in which what has a name cannot have a value; whether any was."""
        pairs = list(self._pairs(measure))
        fitting = [pair for pair in pairs if _fits(value, measure, pair)]
        if not fitting:
            known = self._known(measure)
            since = f", since {', and '.join(each.words for each in known)}" if known else ""
            law = f"{value.written} does not fit: '{name}' is in {_listed(measure, pairs)}{since}"
            raise ValueRefused(name, law, parties=(name, *(each.of for each in known)), remedy=_CURE)
        return self._narrow_to(fitting, measure, name, value)

    def _known(self, measure: Measure) -> list[Reason]:
        """Who has first said of which domains its variables are."""
        keys = dict.fromkeys(self.same[key] for _, key in measure.variables)
        return [each for key in keys for each in self.reasons.get(key, [])[:1]]

    # -- how they are found

    def narrow(self, key: Key, reason: Reason) -> bool:
        """Take away what a reason does not allow; whether anything was.

        Raises:
            StructureError: where nothing is left.
        """
        same = self.same[key]
        before = self.allowed.get(same, EVERY | reason.allowed)
        left = before & reason.allowed
        if not left:
            self._refuse(key, reason)
        self.allowed[same] = left
        if left != before:
            self.reasons.setdefault(same, []).append(reason)
        return left != before

    def fit(self, value: Quantity, measure: Measure) -> bool:
        """Take away the domains in which something cannot have a value; whether any was."""
        fitting = [pair for pair in self._pairs(measure) if _fits(value, measure, pair)]
        if not fitting:
            self._refuse_value(value, measure)
        return self._narrow_to(fitting, measure, measure.of, value)

    def _narrow_to(self, fitting: Sequence[tuple[Domain, ...]], measure: Measure, of: str, value: Quantity) -> bool:
        """Leave the domains in which something has a value, whose value it is; whether any was taken away."""
        changed = False
        for k, (_, key) in enumerate(measure.variables):
            left = frozenset(pair[k] for pair in fitting)
            changed |= self.narrow(key, Reason(of, f"'{of}' ({value.written}) makes it {_either(left)}", left))
        return changed

    def _pairs(self, measure: Measure) -> Iterator[tuple[Domain, ...]]:
        """The domains that the variables can be of, together; a power and what is none do not pass into each other."""
        keys = [self.same[key] for _, key in measure.variables]
        for pair in product(*(sorted(self.at(key), key=str) for key in keys)):
            if len(pair) == 1 or (pair[0] == pair[1] if keys[0] == keys[1] else _pass_power(*pair)):
                yield pair

    def _refuse(self, key: Key, reason: Reason) -> NoReturn:
        """Name the two who do not agree, and where they meet."""
        known = self.reasons.get(self.same[key], [])
        other = next((each for each in known if not each.allowed & reason.allowed), known[-1])
        junction = self._meeting(key, reason.of)
        place = f"{self.graph.elements[junction].kind}-junction '{junction}'" if junction else f"'{reason.of}'"
        law = f"the bonds that meet there are of one domain: {other.words}, and {reason.words}"
        remedy = "correct one of them; two domains are joined by a TF or a GY"
        raise StructureError(place, law, parties=dict.fromkeys((other.of, reason.of)), remedy=remedy)

    def _meeting(self, key: Key, beside: str) -> str | None:
        """A junction of what is of one domain: that of the bond in question, if there is one at it."""
        bonds = sorted((name for name, k in self.same if self.same[name, k] == self.same[key]), key=key[0].__ne__)
        ends = [end for name in bonds for end in self.graph.bond(name).elements]
        return next((end for end in ends if end in self.graph.junctions), None)

    def _refuse_value(self, value: Quantity, measure: Measure) -> NoReturn:
        known = self._known(measure)
        kind = self.graph.elements[measure.of].kind
        law = f"{value.written} is no value of it ({kind}), which is in {_listed(measure, self._pairs(measure))}"
        if known:
            law = f"{law}, since {', and '.join(each.words for each in known)}"
        inverse = Quantity(value, value.written, tuple(-x for x in value.dimension))
        remedy, inverted = _CURE, [pair for pair in self._pairs(measure) if _fits(inverse, measure, pair)]
        if float(value) and inverted:
            remedy = f"give the inverse, '{1 / float(value):.6g} {_unit_in(measure, inverted[0])}'"
        raise StructureError(measure.of, law, parties=(measure.of, *(each.of for each in known)), remedy=remedy)


_CURE = "correct the unit; a number by itself is in SI units, and not checked"


def domains_of(graph: Graph) -> Domains:
    """The domains of a graph's bonds.

    Raises:
        StructureError: for domains that meet and do not fit, for a value whose unit fits nowhere, and for a formula
            that is of another dimension than what it gives.
    """
    found = Domains(graph, _same(graph))
    for key, reason in _stated(graph):
        found.narrow(key, reason)
    given = list(quantities(graph))
    _check_free(graph, given)
    couplings = [(value, measure) for value, measure in given if measure.below and _apart(found, measure)]
    for value, measure in given:
        if not (measure.below and _apart(found, measure)):
            found.fit(value, measure)
    while sum(found.fit(value, measure) for value, measure in couplings):
        pass  # until nothing changes
    written = found.written()
    while fit_formulas(found, written) and sum(found.fit(value, measure) for value, measure in given):
        pass  # until nothing changes
    _check_power(found)
    return found


def is_stated(graph: Graph) -> bool:
    """Whether anything in a graph says of which domain it is: a junction, a port, or a unit."""
    stated = any(junction.domain for junction in graph.junctions.values())
    stated = stated or any(domain for part in graph.instances.values() for _, domain in part.ports)
    return stated or any(isinstance(x, Measured) for x in graph.values.values()) or any(_written(graph))


def _number(value: str) -> float:
    """The number that a formula is; zero for one with names."""
    try:
        return float(value)
    except ValueError:
        return 0.0


def _apart(found: Domains, measure: Measure) -> bool:
    first, second = measure.variables
    return found.same[first[1]] != found.same[second[1]]


def _written(graph: Graph) -> Iterator[tuple[str, Quantity]]:
    for name, element in graph.elements.items():
        yield from ((name, text) for text in element.texts() if isinstance(text, Quantity))


def _check_free(graph: Graph, given: Sequence[tuple[Quantity, Measure]]) -> None:
    """Refuse quantities where nothing says what they measure: in laws, energies, integrals."""
    known = [(measure.of, value) for value, measure in given]
    for name, value in _written(graph):
        if not any(name == of and value is other for of, other in known):
            law = (
                f"{value.written} stands where no unit is read: in place one is in an element's value only, and in the "
                "limits of a block whose signal is the value of a source"
            )
            named = f"the name of a parameter, as 'a' with values={{'a': '{value.written}'}}"
            raise StructureError(name, law, parties=(name,), remedy=f"write {value:s}, in SI units, or {named}")


def _same(graph: Graph) -> dict[Key, Key]:
    """By component of a bond, one that stands for all that are of its domain."""
    above: dict[Key, Key] = {(bond.name, k): (bond.name, k) for bond in graph.bonds for k in range(bond.size)}

    def top(key: Key) -> Key:
        while above[key] != key:
            above[key] = key = above[above[key]]
        return key

    for name, element in graph.elements.items():
        places: dict[tuple[str, int], Key] = {}
        for bond, side in graph.at[name]:
            end = bond.end(side)
            for k in range(bond.size):
                at = ("", end.components[k]) if element.common else (end.port, k)
                above[top((bond.name, k))] = top(places.setdefault(at, (bond.name, k)))
        for one, other in element.alike().items():
            if one in places and other in places:
                above[top(places[one])] = top(places[other])
    return {key: top(key) for key in above}


def _stated(graph: Graph) -> Iterator[tuple[Key, Reason]]:
    """What junctions and ports say."""
    for bond, link in zip(graph.bonds, graph.links, strict=True):
        for end in (bond.tail, bond.head):
            junction = graph.junctions.get(end.element)
            if junction is not None and junction.domain is not None:
                reason = _says(junction.name, junction.domain, f"'{junction.name}'")
                yield from (((bond.name, k), reason) for k in range(bond.size))
        for port in link.passes:
            part = graph.instances.get(path_of(port))
            domain = None if part is None else dict(part.ports)[local(port)]
            if domain is not None:
                reason = _says(port, domain, f"the port '{port}'")
                yield from (((bond.name, k), reason) for k in range(bond.size))


def _says(of: str, domain: Domain, words: str) -> Reason:
    return Reason(of, f"{words} is {domain}", frozenset([domain]))


def _check_power(found: Domains) -> None:
    """Refuse a transformer or a gyrator between power and what is none."""
    graph = found.graph
    for name, element in graph.elements.items():
        measures = [] if element.role or element.common or len(graph.at[name]) != 2 else graph.at[name]
        if len(measures) != 2:
            continue
        (one, _), (other, _) = measures
        first, second = found.domain((one.name, 0)), found.domain((other.name, 0))
        if first and second and not _pass_power(first, second):
            law = f"it passes power on, and effort times flow is none in {first if first.is_pseudo else second}"
            remedy = "join the two by a sensor on one side and a source on the other, whose value reads it"
            raise StructureError(name, law, parties=(name, *dict.fromkeys((one.name, other.name))), remedy=remedy)


def _pass_power(first: Domain, second: Domain) -> bool:
    either = {first, second}
    return first == second or Domain.signal in either or not (first.is_pseudo or second.is_pseudo)


def _fits(value: Quantity, measure: Measure, pair: Sequence[Domain]) -> bool:
    variables: list[tuple[Domain, str]] = [(x, v[0]) for x, v in zip(pair, measure.variables, strict=True)]
    wanted = quotient_dimension(variables[0], variables[1] if len(variables) > 1 else None)
    return wanted is None or wanted == value.dimension


def _unit_in(measure: Measure, pair: Sequence[Domain]) -> str:
    letters = [letter for letter, _ in measure.variables]
    if len(set(pair)) == 1:
        return pair[0].unit("/".join(letters))
    units = [domain.unit(letter) for domain, letter in zip(pair, letters, strict=True)]
    return quotient(*units) if all(units) else ""


MOST = 8
"""So many units are listed in a message."""


def _listed(measure: Measure, pairs: Iterable[tuple[Domain, ...]]) -> str:
    """The units that something can have, each with its domain."""
    found = {_unit_in(measure, pair): " to ".join(dict.fromkeys(map(str, reversed(pair)))) for pair in pairs}
    told = [f"{unit} ({domains})" for unit, domains in found.items() if unit]
    return ", ".join(told[:MOST]) + (", ..." if len(told) > MOST else "")


def _either(allowed: Allowed) -> str:
    return " or ".join(sorted(map(str, allowed)))
