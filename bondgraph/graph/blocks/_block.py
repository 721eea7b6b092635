"""What blocks have in common: formulas in, signals out, and states of their own."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.element import Cell, Element, Port, Scalar
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import table

READS = ("coordinates", "signals", "time")
"""What formulas of blocks may depend on besides parameters."""


@dataclass(frozen=True)
class Block(Element):
    """Base of the blocks. Their values are numbers or formulas, which stay in the equations as they are given."""

    measures: ClassVar[bool] = True
    block: ClassVar[bool] = True
    formulas: ClassVar[tuple[str, ...]] = ()
    """The fields that are formulas, vectors or matrices of such."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for field in self.formulas:
            object.__setattr__(self, field, table(self.name, getattr(self, field), (0, 1, 2)))

    def ports(self) -> tuple[Port, ...]:
        return ()

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return []

    def texts(self) -> tuple[str, ...]:
        return tuple(text for field in self.formulas for text in _flat(getattr(self, field)))

    def times(self) -> tuple[str, ...]:
        """The T of a block is a time constant."""
        T = getattr(self, "T", None)
        return (T,) if isinstance(T, str) else ()

    def modulated(self) -> bool:
        return True

    def caption(self) -> str:
        """The formula written beneath its box."""
        found = getattr(self, "input", None)
        return found if isinstance(found, str) else ""

    def settings(self) -> Mapping[str, str]:
        """What is written beneath its box besides: numbers or formulas by their names."""
        return {}

    def state(self, place: Place, letter: str) -> Any:
        """The symbol of a state of its own, `letter_name`."""
        return place.state(letter)[0]

    def wrong(self, law: str, remedy: str) -> StructureError:
        """The refusal of what it was given."""
        return StructureError(self.name, law, parties=(self.name,), remedy=remedy)


@dataclass(frozen=True)
class OneInput(Block):
    """Base of those with one input, a formula; without one it is what a wire brings, `a >> block`."""

    input: Scalar = None
    formulas: ClassVar[tuple[str, ...]] = ("input",)

    def driven(self, signal: str) -> Self | None:
        return replace(self, input=signal) if self.input is None else None

    def law(self, place: Place) -> Law:
        (output,) = place.signal()
        return self.of(place, number(place, self.entered()), output)

    def entered(self) -> Any:
        """The formula of what enters.

        Raises:
            StructureError: where there is none.
        """
        if self.input is None:
            law = f"nothing enters this {type(self).__name__}"
            raise self.wrong(
                law, f'give it a formula, {type(self).__name__}("{self.name}", "r - y"), or a wire, a >> b'
            )
        return self.input

    def of(self, place: Place, u: Any, y: Any) -> Law:
        """The law, given what enters and the symbol of what leaves."""
        raise TypeError(f"{type(self).__name__} states no law")


def number(place: Place, value: Any, may: tuple[str, ...] = READS) -> Any:
    """A formula in the algebra, in which a number is a number and no parameter."""
    return place.read(value, may, {})


def clipped(place: Place, value: Any, low: Any, high: Any) -> Any:
    """A value between two limits, of which either may be None."""
    xp = place.xp
    below = value if high is None else xp.call["min"](value, number(place, high))
    return below if low is None else xp.call["max"](below, number(place, low))


def check_limits(block: Block, low: Any, high: Any, what: str = "limits") -> None:
    """Refuse limits of which the lower is not below the upper.

    Raises:
        StructureError: naming the block.
    """
    lower, upper = value_of(low), value_of(high)
    if lower is not None and upper is not None and not lower < upper:
        law = f"its {what} leave nothing between them: {lower:g} is not below {upper:g}"
        raise block.wrong(law, f"write the lower one first, {what}=({upper:g}, {lower:g})")


def pair(block: Block, value: Any, what: str) -> tuple[Any, Any] | None:
    """Two limits, of which one may be None; None where there are none.

    Raises:
        StructureError: for anything else.
    """
    if value is None:
        return None
    if not isinstance(value, tuple | list) or len(value) != 2 or value[0] is value[1] is None:
        raise block.wrong(f"{what}={value!r:.40} are not two", f"write {what}=(-12, 12), None where there is none")
    low, high = (None if limit in (None, "") else expressions.text(limit) for limit in value)
    check_limits(block, low, high, what)
    return low, high


def value_of(formula: Any) -> float | None:
    """The number that a formula is; None for others."""
    try:
        found = float(formula)
    except (TypeError, ValueError):
        return None
    return found if math.isfinite(found) else None


def _flat(value: Any) -> Iterable[str]:
    if isinstance(value, tuple):
        for entry in value:
            yield from _flat(entry)
    elif value is not None:
        yield value
