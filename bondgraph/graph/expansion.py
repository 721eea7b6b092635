"""From chains with instances of submodels to chains of elements: their names made whole, their ports made bonds."""

from __future__ import annotations

import copy
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.text.parse import replaced
from bondgraph.errors import DuplicateName, StructureError
from bondgraph.graph.build import resolved
from bondgraph.graph.chain import Chain, End, Link
from bondgraph.graph.component_names import on_several, told_apart
from bondgraph.graph.element import Element
from bondgraph.graph.junction import Junction
from bondgraph.graph.names import local, path_of, within
from bondgraph.graph.nearest import nearest
from bondgraph.graph.ports import Part, spliced
from bondgraph.graph.submodel import Instance
from bondgraph.graph.terminal import Terminal


@dataclass
class Expanded:
    """What chains with instances come to.

    Attributes:
        chains: without ports and instances.
        instances: all of them, by their whole names.
        several: names that components of several junctions have been given.
        values: the numbers of parameters of instances, by their whole names.
        read: names in formulas that are those of an instance's parts: the element, and the name.
    """

    chains: list[Chain] = field(default_factory=list)
    instances: dict[str, Part] = field(default_factory=dict)
    several: frozenset[str] = frozenset()
    values: dict[str, float] = field(default_factory=dict)
    read: list[tuple[str, str]] = field(default_factory=list)


def expanded(parts: Sequence[Any], given: Mapping[str, float]) -> Expanded:
    """Chains and instances as chains of elements.

    Args:
        parts: chains and instances.
        given: values of parameters, which go before those of instances.

    Raises:
        StructureError: for a port left open or taken twice, half arrows or domains that do not fit, and a part of an
            instance that is joined past its ports.
        DuplicateName: for instances that differ under one name, and an instance with the name of an element.
    """
    found = Expanded()
    scopes = _Scopes(found)
    scopes.enter("", parts, {})
    if not found.instances:
        found.chains = [chain for _, chain in scopes.chains]
        return found
    found.chains = _valued(spliced(scopes.chains, found.instances), {**found.values, **given})
    used = {name for chain in found.chains for end in chain.ends for name in _used(end.element)}
    used |= {name for _, name in found.read}
    found.values = {name: value for name, value in found.values.items() if name in used}
    return found


def _valued(chains: Sequence[Chain], numbers: Mapping[str, float]) -> list[Chain]:
    """Chains whose elements in instances have the numbers of the parameters that are called as they are."""
    made: dict[int, Element] = {}

    def end_of(end: End) -> End:
        name, value = end.element.name, getattr(end.element, "value", ...)
        if "." not in name or name not in numbers or not (value is None or _is_number(value)):
            return end
        if id(end.element) not in made:
            made[id(end.element)] = found = copy.copy(end.element)
            object.__setattr__(found, "value", expressions.text(numbers[name]))
        return replace(end, element=made[id(end.element)])

    def link_of(link: Link) -> Link:
        return replace(link, left=end_of(link.left), right=end_of(link.right))

    return [Chain(tuple(map(end_of, chain.ends)), tuple(map(link_of, chain.links))) for chain in chains]


def _is_number(value: Any) -> bool:
    try:
        return isinstance(value, str) and math.isfinite(float(value))
    except ValueError:
        return False


def _used(element: Element) -> Iterator[str]:
    """The names in the formulas of an element of an instance, and in formulas that have such names."""
    if "." in element.name:
        yield from (name for text in element.texts() for name in expressions.names(text))


@dataclass
class _Scopes:
    """The instances one in another, each with its names."""

    found: Expanded
    chains: list[tuple[str, Chain]] = field(default_factory=list)
    owners: dict[int, tuple[str, Any]] = field(default_factory=dict)

    def enter(self, path: str, parts: Sequence[Any], written: Mapping[str, str]) -> None:
        """Read what is written at a path.

        Args:
            path: that of the instance; empty in the graph itself.
            parts: chains and instances.
            written: what stands for parameters that are formulas, in whole names.
        """
        chains = [Chain.of(part) for part in parts if not isinstance(part, Instance)]
        self._check_owners(path, chains)
        twice = on_several(chains)
        self.found.several |= {within(path, name) for name in twice}
        known = self._known(path, chains)
        instances: dict[str, Instance] = {}
        names = _Names(path, written, self.found.read)
        for given, chain in zip(_by_chain(parts), [None, *told_apart(chains, twice)], strict=True):
            if chain is not None:
                self._check_dots(path, chain, known)
                self.chains.append((path, names.chain(chain)))
            for instance in given:
                if instance.name not in instances:
                    self._open(path, instance, names, known)
                first = instances.setdefault(instance.name, instance)
                if first != instance:
                    raise _two(instance, first)
        for name in instances:
            element = next((e for c in chains for e in c.ends if e.element.name == name), None)
            if element is not None:
                law = f"this name stands for an instance of {instances[name].submodel.name} and for an element"
                raise DuplicateName(within(path, name), law, parties=(name,), remedy="rename one of them")

    def _open(self, path: str, instance: Instance, names: _Names, known: Mapping[str, Part]) -> None:
        whole = within(path, instance.name)
        part = _part(instance)
        if instance.name in known:
            if known[instance.name] != part:
                law = f"this name stands for {instance!r}, and for another instance among the bonds of another graph"
                raise DuplicateName(whole, law, parties=(instance.name,), remedy="rename one of them")
            return
        self.found.instances[whole] = part
        body = instance.body
        written = {key: x.written for key, x in body.parameters.items()}
        formulas = {key: names.formula(text) for key, text in written.items() if text is not None}
        self.found.values |= {
            within(whole, key): x.number
            for key, x in body.parameters.items()
            if x.number is not None and written[key] is None
        }
        self.enter(whole, body.parts, formulas)

    def _known(self, path: str, chains: Sequence[Chain]) -> dict[str, Part]:
        """The instances that bonds of another graph bring."""
        found: dict[str, Part] = {}
        for link in (link for chain in chains for link in chain.links):
            found |= link.instances or {}
            if path and link.derivation is not None:
                law = "its body gives bonds of a graph that was driven or reduced"
                raise StructureError(path, law, parties=(path,), remedy="drive or reduce the whole graph instead")
        self.found.instances |= {within(path, name): part for name, part in found.items()}
        return found

    def _check_owners(self, path: str, chains: Sequence[Chain]) -> None:
        """Refuse an object that stands in an instance and outside of it: names are local, and it would be two."""
        for end in (end for chain in chains for end in chain.ends):
            element = end.element.instance if isinstance(end.element, Terminal) else end.element
            if element is None:
                continue
            where, _ = self.owners.setdefault(id(element), (path, element))
            if where != path and (path.startswith(f"{where}.") or not where):
                law = f"it stands in '{path}' and outside of it, and what is in an instance is its own"
                remedy = f"give the submodel of '{path}' a port, and join '{element.name}' to it"
                raise StructureError(element.name, law, parties=(element.name, path), remedy=remedy)

    def _check_dots(self, path: str, chain: Chain, known: Mapping[str, Part]) -> None:
        """Refuse a name with a dot, but for what bonds of another graph bring."""
        for end in chain.ends:
            name = end.element.name
            if "." not in name or isinstance(end.element, Terminal) or path_of(name) in known:
                continue
            law = "an element's own name has no dot: so are the parts of instances called, which only ports lead to"
            remedy = f"join a port of '{path_of(name)}'; for an element of its own write '{name.replace('.', '_')}'"
            raise StructureError(within(path, name), law, parties=(name,), remedy=remedy)


def _by_chain(parts: Sequence[Any]) -> Iterator[list[Instance]]:
    """The instances that stand alone; then for each chain those whose ports are in it."""
    yield [part for part in parts if isinstance(part, Instance)]
    for part in parts:
        if not isinstance(part, Instance):
            ends = (end.element for end in Chain.of(part).ends)
            yield [e.instance for e in ends if isinstance(e, Terminal) and e.instance is not None]


def _part(instance: Instance) -> Part:
    return Part(instance.submodel.name, tuple(instance.submodel.ports.items()), repr(instance.key[2]))


def _two(instance: Instance, other: Instance) -> DuplicateName:
    law = f"this name stands for {other!r} and for {instance!r}"
    remedy = "the same name means the same instance: rename one, or give both the same parameters"
    return DuplicateName(instance.name, law, parties=(instance.name,), remedy=remedy)


@dataclass(frozen=True)
class _Names:
    """The names of what is written at a path."""

    path: str
    written: Mapping[str, str]
    read: list[tuple[str, str]]

    def formula(self, text: str, element: Element | None = None) -> str:
        """A formula in whole names; of an element the variables of its law stay."""

        def whole(name: str) -> str:
            if name == expressions.TIME or (element is not None and element.is_own(name)):
                return name
            if "." in name and element is not None and not element.tells:
                self.read.append((within(self.path, element.name), within(self.path, name)))
            return self.written.get(name) or within(self.path, name)

        return replaced(text, whole)

    def chain(self, chain: Chain) -> Chain:
        """A chain in whole names, in which ports of two-ports are those that were meant beside ports of instances."""
        if not self.path:
            self.read.extend((end.element.name, name) for end in chain.ends for name in _dotted(end.element))
            if not any(isinstance(end.element, Terminal) for end in chain.ends):
                return chain
        made: dict[int, Element] = {}
        links = tuple(
            replace(
                link,
                left=self._end(resolved(link.left, "right"), made),
                right=self._end(resolved(link.right, "left"), made),
            )
            for link in chain.links
        )
        return Chain(tuple(self._end(end, made) for end in chain.ends), links)

    def _end(self, end: End, made: dict[int, Element]) -> End:
        element = end.element
        if not self.path:
            return end
        if id(element) not in made:
            made[id(element)] = self._element(element)
        return replace(end, element=made[id(element)], components=tuple(within(self.path, x) for x in end.components))

    def _element(self, element: Element) -> Element:
        name = within(self.path, element.name)
        found = element.renamed(name, lambda text: self.formula(text, element))
        own = getattr(found, "value", None)
        if isinstance(own, str) and own == name:
            object.__setattr__(found, "value", None)  # that of its name, as where none is given
        return found


def _dotted(element: Element) -> Iterator[str]:
    """The names with a dot in formulas as someone has written them: those that an algebra has found are of a graph."""
    for text in () if element.tells else element.texts():
        if isinstance(text, str) and _DOTTED.search(text):
            yield from (name for name in expressions.names(text) if "." in name)


_DOTTED = re.compile(r"[A-Za-z_]\w*\.[A-Za-z_]")


def check_read(expansion: Expanded, elements: Mapping[str, Element], symbols: Iterable[str]) -> None:
    """Refuse a formula with the name of a part that no instance has.

    Args:
        expansion: what is read.
        elements: by name.
        symbols: signals, coordinates, components: what of them a formula may hold, laws say as they are read.

    Raises:
        StructureError: naming the formula's element and the part.
    """
    symbols = frozenset(symbols)
    for element, name in expansion.read:
        path = path_of(name)
        known = [*_named_at(path, elements), *(each for each in symbols if path_of(each) == path)]
        known += [each for each in expansion.values if path_of(each) == path]
        if path not in expansion.instances:
            law = f"'{name}' is written in its formula, and there is no instance '{path}' of a submodel"
            remedy = f"write a name without a dot, such as '{local(name)}'; a variable of '{path}' is read by a sensor"
            raise StructureError(element, law, parties=(element, name), remedy=remedy)
        if name not in known:
            law = f"'{name}' is written in its formula, and '{path}' has no such parameter or signal"
            raise StructureError(element, law, parties=(element, name), remedy=nearest(name, sorted(set(known))))


def _named_at(path: str, elements: Mapping[str, Element]) -> Iterator[str]:
    """The names that elements of an instance have and use."""
    for name, element in elements.items():
        if path_of(name) == path:
            used = (n for text in element.texts() for n in expressions.names(text) if path_of(n) == path)
            yield from (*used, *([] if isinstance(element, Junction) else [name]))
