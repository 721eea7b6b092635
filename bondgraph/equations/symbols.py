"""Symbols for everything in a graph: bond variables, junction variables, parameters and inputs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import count as counting
from typing import Any

from bondgraph.algebra.function import Applied, Function
from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import Key
from bondgraph.errors import DuplicateName, SizeMismatch, ValueRefused
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Element
from bondgraph.graph.event import names_in
from bondgraph.graph.graph import Graph


class Symbols:
    """Names for everything: bond variables, junction variables, parameters and inputs."""

    def __init__(self, graph: Graph, xp: Algebra) -> None:
        self.graph, self.xp = graph, xp
        self.parameters: dict[str, float | None] = {}
        self.users: dict[str, Element] = {}
        self.inputs: dict[str, float | None] = {}
        self.bonds: dict[Key, tuple[Any, Any]] = {}
        self.functions: dict[str, Function] = {}
        self.owners: dict[str, str] = {}
        for bond in graph.bonds:
            for k in range(bond.size):
                self.bonds[bond.name, k] = (self._variable(bond, k, "effort"), self._variable(bond, k, "flow"))

    def _variable(self, bond: Bond, k: int, what: str) -> Any:
        for end in (bond.tail, bond.head):
            if self.graph.elements[end.element].common == what:
                return self.common(end.element, end.components[k])
        label = "" if bond.size == 1 else f"[{self.graph.labels(bond)[k]}]"
        return self.xp.symbol(f"{bond.name}.{what[0]}{label}")

    def common(self, junction: str, index: int) -> Any:
        """The flow of a 1-junction's component, the effort of a 0-junction's."""
        return self.xp.symbol(self.graph.junctions[junction].components[index])

    def own(self, owner: str, name: str) -> Any:
        """What an element holds: a momentum, a charge, or a state of a block.

        Raises:
            DuplicateName: where another one holds something by that name.
        """
        if self.owners.setdefault(name, owner) != owner:
            self._claim({name: f"what '{self.owners[name]}' holds"}, name, f"what '{owner}' holds", owner)
        return self.xp.symbol(name)

    @cached_property
    def flows(self) -> frozenset[str]:
        found = (e.components for e in self.graph.junctions.values() if e.common == "flow")
        return frozenset(name for names in found for name in names)

    @cached_property
    def signals(self) -> frozenset[str]:
        return frozenset(signal for given in self.graph.signals.values() for signal in given)

    @cached_property
    def coordinates(self) -> frozenset[str]:
        return frozenset(name for name, _, _ in self.graph.coordinates())

    def parameter(self, name: str, default: float | None = None) -> Any:
        given = self.graph.values.get(name)
        if default is not None and given is not None and default != given:
            raise DuplicateName(
                name,
                f"this parameter is {default:g} at its element and {given:g} among the graph's values",
                parties=(name,),
                remedy="give it once",
            )
        known = self.parameters.get(name)
        self.parameters[name] = next((x for x in (default, given, known) if x is not None), None)
        return self.xp.symbol(name)

    def applied(self, owner: str, function: Function, local: Mapping[str, Any]) -> Any:
        """A callable of an element's law at the law's own variables, in their order."""
        variables = list(dict.fromkeys(local.values()))
        called = [[name for name, symbol in local.items() if symbol == x] for x in variables]
        letters = tuple(names[-1] if len(variables) == 1 else names[0] for names in called)
        if len(function.derivatives) != len(variables):
            raise SizeMismatch(
                owner,
                f"its function {function!r} takes {len(function.derivatives)} arguments, and the element has "
                f"{len(variables)} components",
                parties=(owner,),
                remedy="give the function an argument, and a derivative, for each component",
            )
        return self.xp.apply(Applied(function, owner, self._label(owner, function), letters), variables)

    def _label(self, owner: str, function: Function) -> str:
        """What equations call a function: its own name, or its element's."""
        if function.name is None:
            numbered = (f"{owner}_{k}" if k > 1 else owner for k in counting(1))
            return next(label for label in numbered if self.functions.setdefault(label, function) == function)
        if self.functions.setdefault(function.name, function) != function:
            raise DuplicateName(
                function.name,
                "two different functions have this name",
                parties=(owner, function.name),
                remedy="rename one of them",
            )
        return function.name

    def check(self, states: Sequence[Any]) -> None:
        """One name, one meaning: states, inputs and parameters are apart, and every value has its parameter."""
        for name in self.graph.values:
            if name not in self.parameters and name not in names_in(self.graph.events):
                raise ValueRefused(
                    name,
                    f"'{self.graph.name}' gives a value to a parameter it does not have",
                    parties=(name,),
                    remedy=f"its parameters are {', '.join(sorted(self.parameters)) or 'none'}",
                )
        owners: dict[str, str] = dict(self.graph.symbols)
        for name in self.inputs:
            self._claim(owners, name, "an input")
        for name in self.parameters:
            self._claim(owners, name, "a parameter")
        own = {name for name in self.inputs if self.graph.signals.get(name) == (name,)}
        for name in self.signals - own:
            self._claim(owners, name, "a signal")
        for name, count in Counter(map(self.xp.name, states)).items():
            if name in self.users and name in self.parameters:
                raise self._state_in_formula(name)
            if name not in self.owners and (count > 1 or name not in {*self.graph.symbols, *self.signals}):
                for what in ("a state", "another state")[:count]:
                    self._claim(owners, name, what)
        for name, owner in self.owners.items():
            self._claim(owners, name, f"what '{owner}' holds", owner)

    def check_values(self, given: Sequence[Any], known: Collection[Any]) -> None:
        """One name, one value: what laws give is given once, and is no state, parameter or input.

        Args:
            given: the symbols of what laws give.
            known: those of states, and of what rows determine.

        Raises:
            DuplicateName: naming it.
        """
        owners = dict.fromkeys(map(self.xp.name, known), "a state")
        owners |= dict.fromkeys(self.inputs, "an input") | dict.fromkeys(self.parameters, "a parameter")
        for name in map(self.xp.name, given):
            self._claim(owners, name, "what a law gives")

    def _state_in_formula(self, name: str) -> DuplicateName:
        user = self.users[name]
        what = "a modulus" if user.modulated() else "a parameter"
        return DuplicateName(
            name,
            f"this symbol is a parameter in a formula of '{user.name}' and a state; {what} may not depend on the "
            f"state {name}",
            parties=(user.name, name),
            remedy=f"write the formula without '{name}', or rename it",
        )

    @staticmethod
    def _claim(owners: dict[str, str], name: str, what: str, *owner: str) -> None:
        if name in owners:
            law = f"this symbol is {owners[name]} and {what}"
            raise DuplicateName(name, law, parties=(name, *owner), remedy="rename one of them")
        owners[name] = what
