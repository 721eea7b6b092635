"""A graph with instances of submodels as it was written: definitions and uses, as data without functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.text.parse import replaced
from bondgraph.errors import ExpressionError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.domain import Domain
from bondgraph.graph.element import Element
from bondgraph.graph.parameter import Parameter
from bondgraph.graph.submodel import Instance
from bondgraph.graph.terminal import Terminal


@dataclass(frozen=True)
class Definition:
    """A submodel's body, or a whole graph.

    Args:
        name: of the submodel, or of the graph.
        ports: with the domains they state.
        parameters: those that its formulas name, each with its default as text; None where it has none.
        parts: chains and instances, in the author's order.
    """

    name: str
    ports: tuple[tuple[str, Domain | None], ...]
    parameters: tuple[tuple[str, str | None], ...]
    parts: tuple[Chain | Use, ...]

    @cached_property
    def chains(self) -> tuple[Chain, ...]:
        """Its chains."""
        return tuple(part for part in self.parts if isinstance(part, Chain))

    @cached_property
    def uses(self) -> dict[str, Use]:
        """Its instances by name."""
        return {part.name: part for part in self.parts if isinstance(part, Use)}


@dataclass(frozen=True)
class Use:
    """An instance: of which submodel, and the parameters that it was given, as text."""

    name: str
    definition: Definition
    given: tuple[tuple[str, str], ...]


def definition(
    name: str,
    parts: Sequence[Any],
    ports: tuple[tuple[str, Domain | None], ...] = (),
    parameters: tuple[tuple[str, str | None], ...] = (),
    numbers: Mapping[str, str] | None = None,
) -> Definition | None:
    """What was written as data; None for bonds of another graph that has instances, which do not say how they were.

    Args:
        name, ports: as of a `Definition`.
        parts: chains and instances.
        parameters: all that there are.
        numbers: what stands for parameters that have shaped the body.
    """
    found: list[Chain | Use] = []
    for part in parts:
        if isinstance(part, Instance):
            uses = [part]
        else:
            chain = Chain.of(part)
            if any(link.instances or link.derivation for link in chain.links):
                return None
            found.append(_plain(chain, numbers or {}))
            ends = (end.element for end in chain.ends)
            uses = [e.instance for e in ends if isinstance(e, Terminal) and e.instance is not None]
        for instance in uses:
            use = _use(instance, numbers or {})
            if use is None:
                return None
            if use not in found:
                found.append(use)
    made = Definition(name, ports, (), tuple(found))
    used = {*_names(made)}
    return replace(made, parameters=tuple(each for each in parameters if each[0] in used))


def _use(instance: Instance, numbers: Mapping[str, str]) -> Use | None:
    submodel, parameters = instance.submodel, instance.body.parameters
    arguments = {key: parameters[key].argument for key in submodel.parameters}
    still = [key for key, x in arguments.items() if isinstance(x, Parameter) and not x.taken]
    shaped = {
        key: expressions.text(x.number)
        for key, x in parameters.items()
        if key not in still and isinstance(x.argument, Parameter) and x.number is not None
    }
    defaults = tuple((key, _text(submodel.defaults.get(key))) for key in still)
    body = definition(submodel.name, instance.body.parts, tuple(submodel.ports.items()), defaults, shaped)
    if body is None:
        return None
    known = {key for key, _ in body.parameters}
    given = {key: _text(value) for key, value in instance.parameters.items() if key in known}
    return Use(
        instance.name, body, tuple((key, _with(text, numbers)) for key, text in given.items() if text is not None)
    )


def _text(value: Any) -> str | None:
    try:
        return None if value is None else expressions.text(value)
    except ExpressionError:
        return None


def _with(text: str, numbers: Mapping[str, str]) -> str:
    return replaced(text, lambda name: numbers.get(name, name)) if {*numbers} & expressions.names(text) else text


def _plain(chain: Chain, numbers: Mapping[str, str]) -> Chain:
    """A chain without the instances whose ports are in it."""

    def element(given: Element) -> Element:
        if isinstance(given, Terminal):
            return Terminal(given.name, given.domain)
        return given.renamed(given.name, lambda text: _with(text, numbers)) if numbers else given

    def end(given: End) -> End:
        return replace(given, element=element(given.element))

    links = tuple(replace(link, left=end(link.left), right=end(link.right)) for link in chain.links)
    return Chain(tuple(map(end, chain.ends)), links)


def _names(body: Definition) -> Iterator[str]:
    """The names in formulas of a body."""
    for chain in body.chains:
        for given in chain.ends:
            yield from (name for text in given.element.texts() for name in expressions.names(text))
    for use in body.uses.values():
        yield from (name for _, text in use.given for name in expressions.names(text))
