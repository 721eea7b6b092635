"""Submodels that a model file defines: their bodies are tables, and what they make is what Python functions make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import Parameter as Argument
from inspect import Signature
from itertools import takewhile
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.text.parse import replaced
from bondgraph.errors import BondGraphError, StructureError
from bondgraph.graph.domain import Domain, read_domain
from bondgraph.graph.element import Element
from bondgraph.graph.parameter import Parameter
from bondgraph.graph.submodel import Instance, Submodel
from bondgraph.graph.whole import Whole, owners
from bondgraph.io.bonds_text import Reader
from bondgraph.io.faults import Faults
from bondgraph.io.refusals import owner
from bondgraph.io.toml_places import Path
from bondgraph.io.wholes import Told, read_wholes

KEYS = ("ports", "parameters", "bonds", "elements")


@dataclass(frozen=True)
class Placed:
    """An instance that a file names: of which submodel, with which parameters."""

    name: str
    submodel: str
    given: Mapping[str, Any]
    path: Path


@dataclass(frozen=True)
class Body:
    """A submodel's table, as it is read.

    Args:
        name: of the submodel.
        ports: with the domains they state.
        parameters: defaults by name; "" for none.
        bonds: as text.
        elements: elements and instances by name, in the order of the file; None for those that have faults.
    """

    name: str
    ports: Mapping[str, Domain | None]
    parameters: Mapping[str, Any]
    bonds: tuple[str, ...]
    elements: Mapping[str, Element | Placed | Told | None]

    @property
    def inside(self) -> Iterator[Placed]:
        """Its instances."""
        return (part for part in self.elements.values() if isinstance(part, Placed))


def counted(
    bodies: Mapping[str, Body], own: Mapping[str, int], most: int, faults: Faults, others: Mapping[str, int]
) -> dict[str, int]:
    """How large an instance of each submodel is, with what is in it.

    A submodel inside itself, and one that is larger than `most`, are faults; it is then in no count.

    Args:
        own: how large each is without the instances in it.
        others: how large instances of submodels of other files are.
    """
    counting = _Counting(bodies, own, most, faults, others)
    for name in bodies:
        counting.size(name, ())
    return counting.found


@dataclass
class _Counting:
    bodies: Mapping[str, Body]
    own: Mapping[str, int]
    most: int
    faults: Faults
    others: Mapping[str, int]
    found: dict[str, int] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)

    def size(self, name: str, above: tuple[str, ...]) -> int | None:
        """The size of an instance; None, and a fault the first time, where there is none."""
        if name in self.found or name in self.failed:
            return self.found.get(name)
        total: int | None = self.own[name]
        for part in self.bodies[name].inside:
            if part.submodel in {*self.bodies, *self.others} and total is not None:
                total = self._with(total, part, (*above, name))
        if total is None:
            self.failed.add(name)
        else:
            self.found[name] = total
        return total

    def _with(self, total: int, part: Placed, above: tuple[str, ...]) -> int | None:
        parties = part.name, part.submodel
        if part.submodel in above:
            inside = " in ".join([part.submodel, *above[: above.index(part.submodel) - len(above) - 1 : -1]])
            law = f"an instance of {part.submodel} stands inside itself, {inside}, without an end"
            self.faults.add(part.path, law, f"take '{part.name}' out of {above[-1]}", parties)
            return None
        if len(above) > DEEPEST:
            self.faults.add(part.path, f"submodels stand more than {DEEPEST} deep", "a model needs fewer", parties)
            return None
        inner = self.others.get(part.submodel)
        inner = self.size(part.submodel, above) if inner is None else inner
        if inner is None:
            return None
        if total + inner > self.most:
            law = f"with all that is in it, {above[-1]} has more than {self.most} elements and bonds"
            self.faults.add(part.path, law, "write the model in Python", parties)
            return None
        return total + inner


DEEPEST = 16
"""Submodels of a file that may stand one in another."""


class Written:
    """A body as what a `Submodel` calls: a function of its ports and parameters."""

    def __init__(self, body: Body, known: Callable[[str], Submodel], path: Path, faults: Faults) -> None:
        self.body, self.known, self.path, self.faults = body, known, path, faults
        self.__name__ = self.__qualname__ = body.name
        self.__doc__ = f"The submodel {body.name} of {faults.file}."
        required = {"": Argument.empty}
        names = [*((port, Argument.empty) for port in body.ports)]
        names += [(key, required.get(value, value)) for key, value in body.parameters.items()]
        self.__signature__ = Signature([Argument(k, Argument.KEYWORD_ONLY, default=x) for k, x in names])

    def __call__(self, **given: Any) -> list[Any]:
        """Its chains and instances.

        Raises:
            StructureError: for a parameter that is given what is no number and no formula.
        """
        for key in self.body.parameters:
            if not isinstance(given[key], Parameter):
                law = f"{key} = {given[key]!r:.40} is neither a number nor a formula"
                raise StructureError(key, law, parties=(key,), remedy="give a finite number, or a formula in quotes")
        formulas = {key: str(given[key]) for key in self.body.parameters if given[key].as_formula != key}

        def formula(text: str) -> str:
            return replaced(text, lambda name: formulas.get(name, name))

        parts: dict[str, Any] = {port: given[port] for port in self.body.ports}
        made = read_wholes(self.body.elements, self.faults, formula if formulas else str)
        parts |= made
        for name, part in self.body.elements.items():
            if isinstance(part, Placed):
                parts[name] = placed(part, self.known, formula if formulas else str)
            elif isinstance(part, Element):
                parts[name] = part.renamed(name, formula) if formulas else part
        reader = Reader(parts, self.faults, None in made.values())
        chains = reader.lines((*self.path, "bonds"), self.body.bonds, (*self.path, "elements"))
        inside = {name: parts[name] for name in self.body.elements if parts.get(name) is not None}
        return in_order(inside, chains)


def placed(part: Placed, known: Callable[[str], Submodel], formula: Callable[[str], str]) -> Instance:
    """The instance that a file names."""
    given = {key: formula(value) if _is_formula(value) else value for key, value in part.given.items()}
    return known(part.submodel)(part.name, **given)


def _is_formula(value: Any) -> bool:
    if not isinstance(value, str):
        return False
    try:
        return bool(expressions.names(expressions.text(value)))
    except BondGraphError:
        return False


def in_order(parts: Mapping[str, Any], chains: list[Any]) -> list[Any]:
    """Elements, instances, wholes and chains so that all stand in the graph in the order in which the file names them.

    An instance opens at the first bond to it; those that no bond names open where they stand. A whole is its chains.
    """
    of = owners(parts)
    named = [{of.get(name, name) for name in map(owner, chain.ends)} for chain in chains]
    joined = set[str]().union(*named)
    rest, left, found = iter(parts), {*parts}, list[Any]()
    wholes = {name for name, part in parts.items() if isinstance(part, Whole)}

    def stand(name: str) -> None:
        left.discard(name)
        if name not in wholes and (isinstance(parts[name], Element) or name not in joined):
            found.append(parts[name])

    for chain, names in zip(chains, named, strict=True):
        beginning = names & wholes & left
        if beginning:
            left -= beginning
            ahead = {*takewhile(({*parts} - beginning).__contains__, parts)} & left - wholes
            names = names | ahead if ahead.isdisjoint(joined) else names  # what is loose stands before it
        while not left.isdisjoint(names - wholes):
            stand(next(rest))
        found.append(chain)
    for name in rest:
        stand(name)
    return found


def submodels(
    bodies: Mapping[str, Body], packages: Mapping[str, Submodel], faults: Faults
) -> Callable[[str], Submodel]:
    """What gives a submodel by its name: one of the file, or of a package."""
    made: dict[str, Submodel] = {}

    def known(name: str) -> Submodel:
        if name not in made:
            if name not in bodies:
                return packages[name]
            body = bodies[name]
            made[name] = Submodel(Written(body, known, ("submodels", name), faults), body.ports)
        return made[name]

    return known


def read_ports(name: str, table: Any, path: Path, faults: Faults) -> dict[str, Domain | None]:
    """Ports with their domains, "" for none."""
    if not isinstance(table, dict):
        faults.add(path, f"the ports of '{name}' are no table", 'write ports = { supply = "electrical", shaft = "" }')
        return {}
    found: dict[str, Domain | None] = {}
    for port, domain in table.items():
        try:
            expressions.identifier(port, "a port")
            found[port] = read_domain(port, domain or None)
        except BondGraphError as error:
            faults.refused((*path, port), error, port)
    return found
