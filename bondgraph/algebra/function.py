"""Functions: callables as laws, with their derivatives declared."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from types import MethodType
from typing import Any

from bondgraph.algebra.text.vocabulary import identifier
from bondgraph.errors import DerivativeError, FunctionFailed
from bondgraph.program.calls import explained

SCALES = (1e-6, 1e-3, 1.0)
"""Sizes of the arguments at which declared derivatives are compared with differences."""
POINTS = 4
STEP = 1e-5
"""The differences' step, relative to the argument: for a smooth function they are then right to about 1e-9."""
DISAGREEMENT = 1e-4
"""A declared derivative may be off by this part of itself, and by ten times the scatter of the differences."""


@explained
@dataclass(frozen=True, init=False, eq=False, repr=False)
class Function:
    """A law given as a callable, in Python only: two are equal if they are made of the same callables.

    `value` takes as many floats as the element has components, in the order of the law's variables (f for an R by
    effort, e for an R by flow, q for a C, p for an I), and gives a float; not a number where it is undefined. A graph
    that holds one cannot be saved to a file, and programs that call one cannot be written in another language.

    Args:
        value: the law.
        *derivatives: its partial derivatives, one for each argument; a `Function` where it has derivatives of its own.
        name: what equations call it; by default the element's name.

    Raises:
        DerivativeError: for a callable without derivatives.

    >>> import math
    >>> from bondgraph.elements import R
    >>> R("tyre", effort=Function(math.atan, lambda f: 1 / (1 + f**2))).effort
    Function(atan)
    """

    value: Callable[..., float]
    derivatives: tuple[Callable[..., float] | Function, ...]
    name: str | None

    def __init__(self, value: Any, *derivatives: Any, name: str | None = None) -> None:
        label = name if name is not None else _called(value)
        for part in (value, *derivatives):
            if not callable(part) and not isinstance(part, Function):
                raise DerivativeError(label, f"{part!r:.60} is not a function", remedy="give functions of floats")
        if isinstance(value, Function):
            raise DerivativeError(label, "a function's value is a callable, not a Function", remedy="give it as it is")
        if not derivatives:
            raise undeclared(label)
        if any(
            isinstance(derivative, Function) and len(derivative.derivatives) != len(derivatives)
            for derivative in derivatives
        ):
            law = f"it takes {len(derivatives)} arguments, and one of its derivatives another number"
            raise DerivativeError(label, law, remedy="give every function one derivative for each argument")
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "derivatives", derivatives)
        object.__setattr__(self, "name", None if name is None else identifier(name, "a function"))

    @cached_property
    def identity(self) -> tuple[Any, ...]:
        """What makes two functions the same."""
        return (self.name or "", _identity(self.value), *map(_identity, self.derivatives))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Function) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)

    def __repr__(self) -> str:
        return f"Function({self.name or _called(self.value)})"


def _identity(thing: Any) -> tuple[Any, ...]:
    """A bound method is made anew whenever it is asked for: it is the same if its object and its function are."""
    if isinstance(thing, Function):
        return thing.identity
    return (id(thing.__self__), id(thing.__func__)) if isinstance(thing, MethodType) else (id(thing),)


def _called(thing: Any) -> str:
    return getattr(thing, "__name__", None) or type(thing).__name__


def undeclared(name: str) -> DerivativeError:
    """The refusal of a callable without derivatives."""
    return DerivativeError(
        name,
        "a law given as a callable must declare its derivatives",
        parties=(name,),
        remedy="give bondgraph.Function(value, derivative), one derivative for each argument, or write a formula",
    )


@dataclass(frozen=True)
class Applied:
    """A function where it is used: the law of an element, or a partial derivative of one.

    Args:
        function: the function.
        owner: the element.
        label: what equations call it.
        letters: what the law calls its arguments.
        path: the arguments it was differentiated by.
    """

    function: Function
    owner: str
    label: str
    letters: tuple[str, ...]
    path: tuple[int, ...] = ()

    def derivative(self, argument: int) -> Applied:
        """The partial derivative by an argument."""
        return Applied(self.function, self.owner, self.label, self.letters, (*self.path, argument))

    @cached_property
    def callable(self) -> Callable[..., float] | None:
        """What to call; None where this derivative was not declared."""
        node: Any = self.function
        for argument in self.path:
            if not isinstance(node, Function):
                return None
            node = node.derivatives[argument]
        found: Callable[..., float] = node.value if isinstance(node, Function) else node
        return found

    @cached_property
    def name(self) -> str:
        """The label, and for a derivative what it is taken by."""
        several = len(self.letters) > 1
        return self.label + "".join(f"_derivative{k + 1 if several else ''}" for k in self.path)

    @cached_property
    def identity(self) -> tuple[Any, ...]:
        return (self.name, self.owner, self.path, self.function.identity)

    def check_declared(self) -> None:
        """Refuse a derivative that was not declared.

        Raises:
            DerivativeError: naming the element and the arguments.
        """
        if self.callable is None:
            by = " and ".join(self.letters[k] for k in self.path)
            raise DerivativeError(
                self.owner,
                f"the derivative of its function by {by} was not declared",
                parties=(self.owner,),
                remedy="declare the derivative as bondgraph.Function(derivative, ...), with derivatives of its own",
            )

    def __call__(self, *arguments: float) -> float:
        """The value, a finite float or not a number.

        Raises:
            FunctionFailed: where the function fails, or gives something else.
        """
        if any(x != x for x in arguments):
            return math.nan
        assert self.callable is not None, "refused when the program was written"
        try:
            value = self.callable(*arguments)
        except Exception as error:
            raise self._failed(arguments, f"fails: {type(error).__name__}: {error}") from None
        number = _float(value)
        if number is None or math.isinf(number):
            raise self._failed(arguments, f"gives {value!r:.60}, which is not a finite number")
        return number

    def _failed(self, arguments: tuple[float, ...], how: str) -> FunctionFailed:
        at = ", ".join(f"{letter} = {x:.6g}" for letter, x in zip(self.letters, arguments, strict=True))
        what = "derivative" if self.path else "function"
        remedy = "let it take floats and give a float, nan where it is not defined"
        return FunctionFailed(self.owner, f"at {at} its {what} {how}", parties=(self.owner,), remedy=remedy)

    def check_derivatives(self) -> None:
        """Compare every declared derivative with differences at random points; where the law is undefined it is not.

        Raises:
            DerivativeError: for a declared derivative that is not that of the law.
            FunctionFailed: for a function that fails otherwise than by being undefined.
        """
        for argument in range(len(self.letters)):
            derivative = self.derivative(argument)
            if derivative.callable is None:
                continue
            for point in _points(len(self.letters)):
                self._compare(derivative, argument, point)
            derivative.check_derivatives()

    def _compare(self, derivative: Applied, argument: int, point: list[float]) -> None:
        step = STEP * abs(point[argument])
        at = [[x + k * step * (i == argument) for i, x in enumerate(point)] for k in (-2, -1, 0, 1, 2)]
        values, declared = [self._defined(x) for x in at], derivative._defined(point)
        if not all(map(math.isfinite, [*values, declared])):
            return
        a, b, c, d, e = values
        found = ((d - b) / (2 * step), (e - a) / (4 * step), (c - b) / step, (d - c) / step)
        near = found[0]
        # Where the differences differ the law is not smooth, or the values are rounded: nothing can be said there.
        spread = max(found) - min(found) + sys.float_info.epsilon * max(map(abs, values)) / step
        if not abs(declared - near) > DISAGREEMENT * max(abs(declared), abs(near)) + 10 * spread:
            return
        where = ", ".join(f"{letter} = {x:.4g}" for letter, x in zip(self.letters, point, strict=True))
        raise DerivativeError(
            self.owner,
            f"the declared derivative by {self.letters[argument]} is not that of the law: at {where}, "
            f"{declared:.6g} against {near:.6g}",
            parties=(self.owner,),
            remedy="correct the derivative",
        )

    def _defined(self, point: list[float]) -> float:
        """The value, not a number where it is undefined or infinite."""
        assert self.callable is not None
        try:
            value = self.callable(*point)
        except (ArithmeticError, ValueError):
            return math.nan
        except Exception as error:
            raise self._failed(tuple(point), f"fails: {type(error).__name__}: {error}") from None
        number = _float(value)
        if number is None:
            raise self._failed(tuple(point), f"gives {value!r:.60}, which is not a number")
        return number


def _points(count: int) -> Iterator[list[float]]:
    draw = random.Random(0)
    for scale in SCALES:
        for _ in range(POINTS):
            yield [draw.choice((-1, 1)) * scale * draw.uniform(0.2, 2) for _ in range(count)]


def _float(value: Any) -> float | None:
    """A number as a float, whatever it came from; None for anything else."""
    if isinstance(value, complex | str | bytes) or getattr(value, "shape", ()) != ():
        return None
    try:
        return float(value)
    except (TypeError, ValueError, OverflowError):
        return None
