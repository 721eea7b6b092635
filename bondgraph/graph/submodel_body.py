"""The body of a submodel: what it gets for its parameters, and the chains and instances that it returns."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import Measured, Quantity
from bondgraph.errors import ExpressionError, StructureError
from bondgraph.graph.chain import Chain, Joinable, holds_chains
from bondgraph.graph.parameter import Parameter
from bondgraph.graph.terminal import Terminal


@dataclass(frozen=True)
class Body:
    """What a body made: chains and instances, and what its parameters are."""

    parts: tuple[Any, ...]
    parameters: Mapping[str, Given]


OPEN = object()
"""A parameter without a value."""


@dataclass(frozen=True)
class Given:
    """A parameter's value.

    Attributes:
        argument: what the body gets: a `Parameter` for numbers, formulas and what is left open; anything else as it is.
        number: its default, where it has one.
        formula: what is to be written in its place, in names of where the instance stands.
    """

    argument: Any
    value: Any
    number: float | None = None
    formula: str | None = None

    @staticmethod
    def default(name: str, value: Any) -> Given:
        """One that was not given: formulas in it are in the submodel's own names."""
        if value is OPEN:
            return Given(Parameter(name), OPEN)
        found = Given.of(name, value)
        return found if found.formula is None else Given(Parameter(found.formula, called=name), value)

    @staticmethod
    def of(name: str, value: Any) -> Given:
        """One that was given where the instance stands."""
        if any(isinstance(part, Parameter) for part in _entries(value)):
            law = "in it are parameters of where the instance stands, whose names would be read as its own"
            raise StructureError(name, law, parties=(name,), remedy="hand down each as a parameter by itself")
        if value is None or isinstance(value, bool | complex) or getattr(value, "shape", ()) != ():
            return Given(value, value)
        try:
            formula = expressions.text(value)
        except ExpressionError:
            return Given(value, value)
        try:
            number = Measured(formula) if isinstance(formula, Quantity) else float(formula)
        except ValueError:
            return Given(Parameter(name, behind=value), value, None, formula)
        return Given(Parameter(name, value.__index__() if hasattr(value, "__index__") else number), value, number)

    def raw(self) -> Any:
        """The value itself, for a parameter whose type is declared."""
        return self.value.__index__() if isinstance(self.value, Parameter) else self.value

    @property
    def written(self) -> str | None:
        """The formula, or the number that the body has taken; None where the parameter stays one."""
        taken = isinstance(self.argument, Parameter) and self.argument.taken
        return expressions.text(self.number) if taken and self.number is not None else self.formula


def _entries(value: Any) -> Iterable[Any]:
    """What is in a value of several."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, Mapping):
        value = tuple(value.values())
    for entry in value if isinstance(value, list | tuple | set | frozenset) else ():
        yield entry
        yield from _entries(entry)


def is_structural(argument: inspect.Parameter) -> bool:
    """Whether a parameter shapes the submodel by its declared type, so that the body gets it as it is."""
    return argument.annotation in (int, str, bool, "int", "str", "bool")


def flat(name: str, made: Any) -> Iterable[Any]:
    """The chains and instances that a body returns, in lists of any depth."""
    if isinstance(made, Chain) or (isinstance(made, Joinable) and hasattr(made, "submodel")):
        yield made
    elif isinstance(made, Joinable):
        yield Chain.of(made)
    elif made is None:
        law = "its body returns nothing"
        raise StructureError(name, law, parties=(name,), remedy="return its chains: return port >> i, i >> R('Ra')")
    elif holds_chains(made):
        for part in made:
            yield from flat(name, part)
    else:
        yield Chain.of(made)


def check_inside(name: str, ports: Iterable[str], parts: Iterable[Any]) -> None:
    """Refuse a port that the body does not join to one thing."""
    chains = [part for part in parts if isinstance(part, Chain)]
    for port in ports:
        joined = [
            other.element.name
            for chain in chains
            for link in chain.links
            for end, other in ((link.left, link.right), (link.right, link.left))
            if isinstance(end.element, Terminal) and end.element.instance is None and end.element.name == port
        ]
        if len(joined) != 1:
            law = f"nothing inside is joined to its port '{port}'"
            remedy = f"write {port} >> ... in its body, or take the port out"
            if joined:
                law = f"inside, its port '{port}' is joined to {' and '.join(map(repr, joined))}, and it takes one bond"
                remedy = "put a junction between: one inside that all are joined to"
            raise StructureError(name, law, parties=(name, port, *joined), remedy=remedy)
