"""Equations derived to be run, and once more in sympy when their expressions are first read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cached_property
from operator import attrgetter

from bondgraph.equations.equations import READ, Equations

FOR_BOTH = (
    "states", "inputs", "parameters", "graph", "drawn", "index", "held", "indeterminate", "function", "start_from",
    "check_explicit", "operations",
)  # fmt: skip
"""What those to be run answer, since it holds no expressions."""


class OnDemand(Equations):
    """Equations whose expressions are those of sympy, which derives them when one of them is first asked for.

    Args:
        to_run: the same equations in the package's own operations, which answer what asks for no expression.
        derive: gives them in sympy.
    """

    _to_run: Equations
    _derive: Callable[[], Equations]

    def __init__(self, to_run: Equations, derive: Callable[[], Equations]) -> None:
        vars(self).update(_to_run=to_run, _derive=derive)

    @cached_property
    def read(self) -> Equations:
        """The same equations in sympy."""
        return self._derive()

    @property
    def as_run(self) -> Equations:
        """Those to be run; were the states of the others not the same, then these from when they are read."""
        read: Equations = vars(self).get("read", self._to_run)
        return self._to_run if read.states == self._to_run.states else read

    @property
    def as_written(self) -> Equations:
        """Those of sympy, but where nobody reads them: deriving these takes long."""
        return self.read if self.operations <= READ else self.as_run

    @property  # type: ignore[misc]
    def __class__(self) -> type[Equations]:  # type: ignore[override]  # dataclasses.replace makes plain ones
        return Equations

    def __eq__(self, other: object) -> bool:
        return self is other or self.read == (other.read if isinstance(other, OnDemand) else other)

    __hash__ = Equations.__hash__


for _name in {each.name for each in fields(Equations)}:
    setattr(OnDemand, _name, property(attrgetter(f"read.{_name}")))
for _name in FOR_BOTH:
    setattr(OnDemand, _name, property(attrgetter(f"as_run.{_name}")))
OnDemand.__name__ = Equations.__name__  # what refusals call it
