"""Linear blocks with states: integrators, lags, filtered derivatives, transfer functions and state spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.graph.blocks._block import Block, OneInput, clipped, number, pair, value_of
from bondgraph.graph.element import Scalar
from bondgraph.graph.law import Law, Place


@dataclass(frozen=True)
class Integrator(OneInput):
    """y' = u; its signal is its state.

    With limits the state is `x_name`, and y is that between them. What is cut off leads the state back, so that it does
    not wind up ("back-calculation"): x' = u + tracking (y - x), which exceeds a limit by u/tracking at most.

    Args:
        name: of the block, its signal and its state.
        input: u, a formula; without one it is what a wire brings.
        start: where it starts, a number or a formula in parameters; `start` of a run goes before it.
        limits: the lowest and the highest value, None where there is none.
        tracking: how fast the state is led back, in 1/s.

    >>> Integrator("x", "v", start=2).start
    '2'
    """

    start: Scalar = 0
    limits: Any = None
    tracking: Scalar = 100
    kind: ClassVar[str] = "Integrator"
    formulas: ClassVar[tuple[str, ...]] = ("input", "start", "tracking")

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "limits", pair(self, self.limits, "limits"))

    def texts(self) -> tuple[str, ...]:
        return (*super().texts(), *self.of_its_signal())

    def of_its_signal(self) -> tuple[str, ...]:
        return tuple(limit for limit in self.limits or () if limit is not None)

    def of(self, place: Place, u: Any, y: Any) -> Law:
        start = number(place, self.start, ())
        if self.limits is None:
            return Law(states=(y,), rows=(place.xp.rate(y) - u,), initial=((y, start),))
        x = self.state(place, "x")
        rate = u + number(place, self.tracking) * (y - x)
        lets = ((y, clipped(place, x, *self.limits)),)
        return Law(lets, (x,), rows=(place.xp.rate(x) - rate,), initial=((x, start),))


@dataclass(frozen=True)
class FirstOrder(OneInput):
    """A lag, gain/(T s + 1): T y' = gain u - y. Its signal is its state.

    Args:
        name: of the block, its signal and its state.
        input: u, a formula; without one it is what a wire brings.
        T: the time constant, a number or a formula.
        gain: that of constant signals.
        start: as of an `Integrator`.
    """

    T: Scalar = 1
    gain: Scalar = 1
    start: Scalar = 0
    kind: ClassVar[str] = "FirstOrder"
    formulas: ClassVar[tuple[str, ...]] = ("input", "T", "gain", "start")

    def __post_init__(self) -> None:
        super().__post_init__()
        check_time_constant(self, self.T)

    def of(self, place: Place, u: Any, y: Any) -> Law:
        rate = (number(place, self.gain) * u - y) / number(place, self.T)
        return Law(states=(y,), rows=(place.xp.rate(y) - rate,), initial=((y, number(place, self.start, ())),))


@dataclass(frozen=True)
class Derivative(OneInput):
    """A filtered derivative, s/(T s + 1): y = (u - d)/T, d' = y. Its state d follows u with the lag T.

    Args:
        name: of the block and its signal; the state is `d_name`.
        input: u, a formula; without one it is what a wire brings.
        T: the time constant of the filter. The derivative of frequencies far below 1/T is exact, noise beyond passes.
        start: where d starts: u at the start, so that there is no kick; 0 by default.
    """

    T: Scalar = 0.01
    start: Scalar = 0
    kind: ClassVar[str] = "Derivative"
    formulas: ClassVar[tuple[str, ...]] = ("input", "T", "start")

    def __post_init__(self) -> None:
        super().__post_init__()
        check_time_constant(self, self.T)

    def of(self, place: Place, u: Any, y: Any) -> Law:
        d = self.state(place, "d")
        lets = ((y, (u - d) / number(place, self.T)),)
        return Law(lets, (d,), rows=(place.xp.rate(d) - y,), initial=((d, number(place, self.start, ())),))


def check_time_constant(block: Block, value: Any) -> None:
    """Refuse a time constant that is not positive.

    Raises:
        StructureError: naming the block.
    """
    found = value_of(value)
    if found is not None and not found > 0:
        law = f"its time constant is {found:g}, and a lag has a positive one"
        raise block.wrong(law, "give a positive T, or a Gain where there is no lag")


@dataclass(frozen=True)
class TransferFunction(OneInput):
    """numerator(s)/denominator(s) in controllable canonical form.

    With the denominator a[0] s^n + ... + a[n] the states are x1' = x2, ..., xn' = (u - a[n] x1 - ... - a[1] xn)/a[0].

    Args:
        name: of the block and its signal; the states are `x1_name`, `x2_name`, ..., which start at zero.
        input: u, a formula; without one it is what a wire brings.
        numerator: coefficients from the highest power of s to the constant: numbers, or formulas in parameters.
        denominator: likewise. Its degree is not below that of the numerator.

    >>> TransferFunction("y", "u", [1], [1, "2*zeta*w", "w**2"]).order
    2
    """

    numerator: Any = (1,)
    denominator: Any = (1,)
    kind: ClassVar[str] = "TransferFunction"
    formulas: ClassVar[tuple[str, ...]] = ("input", "numerator", "denominator")

    def __post_init__(self) -> None:
        super().__post_init__()
        for what in ("numerator", "denominator"):
            given = getattr(self, what)
            given = given if isinstance(given, tuple) else (given,)
            if any(isinstance(each, tuple) or each is None for each in given):
                raise self.wrong(f"its {what} is no list of coefficients", f"write {what}=[1, 2], as for s + 2")
            first = next((k for k, each in enumerate(given) if value_of(each) != 0), len(given) - 1)
            object.__setattr__(self, what, given[first:])
        if value_of(self.denominator[0]) == 0:
            raise self.wrong("its denominator is zero", "give it a coefficient")
        if len(self.numerator) > len(self.denominator):
            law = (
                f"its numerator has degree {len(self.numerator) - 1} and its denominator {self.order}: "
                "it would differentiate its input, and is not proper"
            )
            raise self.wrong(law, "multiply the denominator by (T s + 1) with a small T, or take a Derivative")

    @property
    def order(self) -> int:
        """The number of states."""
        return len(self.denominator) - 1

    def of(self, place: Place, u: Any, y: Any) -> Law:
        xp, n = place.xp, self.order
        a = [number(place, each, ()) for each in self.denominator]
        b = [xp.number(0)] * (n + 1 - len(self.numerator)) + [number(place, each, ()) for each in self.numerator]
        x = [self.state(place, f"x{k + 1}") for k in range(n)]
        through = b[0] / a[0]
        lets = ((y, sum(((b[n - k] - through * a[n - k]) * x[k] for k in range(n)), through * u)),)
        last = (u - sum((a[n - k] * x[k] for k in range(n)), xp.number(0))) / a[0]
        rows = tuple(xp.rate(state) - rate for state, rate in zip(x, [*x[1:], last], strict=True))
        return Law(lets, tuple(x), rows=rows)


@dataclass(frozen=True)
class StateSpace(Block):
    """x' = A x + B u, y = C x + D u.

    Args:
        name: of the block and, where it has one output, its signal; of several they are `name_1`, `name_2`, ...
        input: u, a formula or a list of such.
        A, B, C: matrices as lists of rows, of numbers or formulas in parameters; a list of numbers is one column in B
            and one row in C.
        D: likewise, as C; zero by default.
        start: where the states `x1_name`, `x2_name`, ... start, a list; zero by default.

    >>> StateSpace("y", "u", [[0, 1], [-1, 0]], [0, 1], [1, 0]).outputs()
    ('y',)
    """

    input: Any
    A: Any
    B: Any
    C: Any
    D: Any = None
    start: Any = None
    kind: ClassVar[str] = "StateSpace"
    formulas: ClassVar[tuple[str, ...]] = ("input", "A", "B", "C", "D", "start")

    def __post_init__(self) -> None:
        super().__post_init__()
        given = self.input if isinstance(self.input, tuple) else (self.input,)
        object.__setattr__(self, "input", given)
        for what, column in (("A", False), ("B", True), ("C", False), ("D", len(given) == 1)):
            object.__setattr__(self, what, _rows(getattr(self, what), column))
        n, m = len(self.A), len(given)
        if self.D is None:
            object.__setattr__(self, "D", tuple(("0",) * m for _ in self.C))
        if self.start is None:
            object.__setattr__(self, "start", ("0",) * n)
        elif not isinstance(self.start, tuple):
            object.__setattr__(self, "start", (self.start,))
        for what, rows, columns in (("A", n, n), ("B", n, m), ("C", len(self.C), n), ("D", len(self.C), m)):
            matrix = getattr(self, what)
            if len(matrix) != rows or any(len(row) != columns for row in matrix):
                law = f"its {what} has shape {len(matrix)} by {len(matrix[0])}, and {rows} by {columns} is wanted"
                raise self.wrong(law, f"there are {n} states, {m} inputs and {len(self.C)} outputs")
        if len(self.start) != n:
            raise self.wrong(
                f"{len(self.start)} states start, and it has {n}", "give a number for each, or leave it out"
            )

    def outputs(self) -> tuple[str, ...]:
        rows = range(len(self.C))
        return (self.name,) if len(rows) == 1 else tuple(f"{self.name}_{k + 1}" for k in rows)

    def law(self, place: Place) -> Law:
        xp = place.xp
        A, B, C, D = (
            xp.matrix([[number(place, entry, ()) for entry in row] for row in matrix])
            for matrix in (self.A, self.B, self.C, self.D)
        )
        x = tuple(self.state(place, f"x{k + 1}") for k in range(len(self.A)))
        u = xp.column([number(place, entry) for entry in self.input])
        rates, outputs = A @ xp.column(x) + B @ u, C @ xp.column(x) + D @ u
        return Law(
            lets=tuple(zip(place.signal(), outputs, strict=True)),
            states=x,
            rows=tuple(xp.rate(state) - rate for state, rate in zip(x, rates, strict=True)),
            initial=tuple((state, number(place, start, ())) for state, start in zip(x, self.start, strict=True)),
        )


def _rows(value: Any, column: bool) -> Any:
    """A matrix; of a list of entries one column, or one row."""
    if value is None:
        return None
    rows = value if isinstance(value, tuple) else (value,)
    if rows and isinstance(rows[0], tuple):
        return rows
    return tuple((entry,) for entry in rows) if column else (rows,)
