"""Bounds: what of a model must be positive, checked when the values of parameters and the start arrive."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bondgraph.algebra import expressions
from bondgraph.errors import ValueRefused


@dataclass(frozen=True)
class Bound:
    """A formula that is positive wherever a model is one, as a radius is.

    Attributes:
        place: whom it is about.
        formula: in parameters, or in coordinates at the start.
        broken: what is wrong where it is not positive, such as "its radius is not positive".
        remedy: what to do then.
        may_vanish: whether it may be zero.
        beside: a formula of the same unit, where it has to hold all along a motion, of whose notes it is one else: what
            is small beside that is error; empty where it has not.
        is_homogeneous: whether it is the sum of the squares of its names, coordinates of which only ratios matter.
    """

    place: str
    formula: str
    broken: str
    remedy: str
    may_vanish: bool = False
    is_homogeneous: bool = False
    beside: str = ""

    @property
    def names(self) -> frozenset[str]:
        return expressions.names(self.formula)

    def check(self, value: float, known: Mapping[str, float]) -> None:
        """Refuse a value of the formula, with those of its names.

        Raises:
            ValueRefused: naming the place and the names.
        """
        if value > 0 or (self.may_vanish and value == 0):
            return
        names = sorted(self.names)
        given = f"with {', '.join(f'{name} = {known[name]:g}' for name in names)} " if names else ""
        raise ValueRefused(
            self.place,
            f"{given}{self.broken}",
            parties=dict.fromkeys((self.place, *names)),
            remedy=self.remedy,
        )
