"""The derivatives of a program's results, as a program: forward differentiation, line by line.

A linear system A x = b gives A x' = b' - A' x, a nonlinear one r(x, a) = 0 gives r_x x' = -r_a a' at its solution:
neither an iteration nor an inverse is differentiated.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from bondgraph.errors import DerivativeError
from bondgraph.program.continued_exponentials import at_solution
from bondgraph.program.program import Assign, Builder, Call, Line, LinearSolve, Newton, Program, kept

Derivatives = Mapping[int, int]
"""The slot of a value's derivative for each direction; none where it is zero."""


def jacobian_program(program: Program, along: Sequence[int]) -> Program:
    """A program that gives the Jacobian matrix of another's results, by rows.

    Args:
        program: what is differentiated.
        along: slots of the arguments it is differentiated with respect to.

    Raises:
        DerivativeError: for a Python function whose derivative was not declared.
    """
    return _with_derivatives(program, along, {})


def values_and_jacobian_program(program: Program, along: Sequence[int]) -> Program:
    """A program that gives the results of another, and then their Jacobian matrix, by rows.

    Args:
        program, along: as of `jacobian_program`.

    Raises:
        DerivativeError: as `jacobian_program`.
    """
    return _with_derivatives(program, along, program.results)


def jacobian_part(program: Program, first: int, count: int) -> Program:
    """The Jacobian alone, or its first rows, as `jacobian_program` gives them.

    Args:
        program: as of `values_and_jacobian_program`.
        first: how many results it has before the Jacobian.
        count: of the entries.
    """
    results = dict([*program.results.items()][first : first + count])
    return Program(program.arguments, tuple(kept(program.body, {*results.values()})), results)


def _with_derivatives(program: Program, along: Sequence[int], values: Mapping[str, int]) -> Program:
    """Some values of a program, then the derivatives of its results."""
    work = Forward(Builder(program.arguments))
    slots = {k: k for k in range(len(program.arguments))}
    one = work.builder.number(1.0)
    derivatives: dict[int, Derivatives] = {slot: {j: one} for j, slot in enumerate(along)}
    work.walk(program.body, slots, derivatives)
    zero = work.builder.number(0.0)
    rows = [derivatives.get(slots[slot], {}) for slot in program.results.values()]
    own = {f"value {name}": slots[slot] for name, slot in values.items()}
    return work.builder.finish(
        own | {f"{i},{j}": row.get(j, zero) for i, row in enumerate(rows) for j in range(len(along))}
    )


def directional(program: Program) -> Program:
    """The derivatives of a program's results along a direction of its arguments.

    Args:
        program: what is differentiated.

    Returns:
        A program of twice the arguments: those of the first, then the direction.

    Raises:
        DerivativeError: for a Python function whose derivative was not declared.
    """
    count = len(program.arguments)
    work = _Directional(Builder((*program.arguments, *(f"along {name}" for name in program.arguments))))
    slots = {k: k for k in range(count)}
    derivatives: dict[int, Derivatives] = {k: {0: count + k} for k in range(count)}
    work.walk(program.body, slots, derivatives)
    zero = work.builder.number(0.0)
    return work.builder.finish(
        {name: derivatives.get(slots[s], {}).get(0, zero) for name, s in program.results.items()}
    )


def response(program: Program, argument: int, told: Program) -> Program:
    """The derivatives of a program's results by an argument, and last those of what another program tells.

    Args:
        program: its results are the rates of the arguments that follow the first one.
        argument: the slot of an argument of both.
        told: a program of the same arguments, whose results are differentiated along those derivatives: by how much
            they change where the arguments after the first change so.

    Raises:
        DerivativeError: as `jacobian_program`.
    """
    work = Forward(Builder(program.arguments))
    count, zero = len(program.arguments), work.builder.number(0.0)
    slots = {k: k for k in range(count)}
    derivatives: dict[int, Derivatives] = {argument: {0: work.one}}
    work.walk(program.body, slots, derivatives)
    along = {str(k): derivatives.get(slots[slot], {}).get(0, zero) for k, slot in enumerate(program.results.values())}
    slots = {k: k for k in range(count)}
    derivatives = {k: {0: slot} for k, slot in enumerate(along.values(), start=1) if slot != zero}
    work.walk(told.body, slots, derivatives)
    changes = {f"told.{name}": derivatives.get(slots[slot], {}).get(0, zero) for name, slot in told.results.items()}
    return work.builder.finish(along | changes)


class Forward:
    """Writes a program together with the derivatives of its values, by what each is made of.

    Args:
        builder: what is written.
    """

    def __init__(self, builder: Builder) -> None:
        self.builder, self.one = builder, builder.number(1.0)

    def walk(self, body: Sequence[Line], slots: dict[int, int], derivatives: dict[int, Derivatives]) -> None:
        """Copy lines, with the derivatives of what they give.

        Args:
            body: the lines.
            slots: where each slot of the old program has gone; completed.
            derivatives: derivatives of the new slots; completed.
        """
        for line in body:
            if isinstance(line, Assign):
                self._assign(line, slots, derivatives)
            elif isinstance(line, LinearSolve):
                self._solve(line, slots, derivatives)
            elif isinstance(line, Newton):
                self._newton(line, slots, derivatives)
            else:
                self._call(line, slots, derivatives)

    def _assign(self, line: Assign, slots: dict[int, int], derivatives: dict[int, Derivatives]) -> None:
        if line.operation == "const":
            slots[line.slot] = self.builder.number(line.value)
            return
        given = [slots[slot] for slot in line.arguments]
        slot = slots[line.slot] = self.builder.emit(line.operation, *given)
        parts = [derivatives.get(k, {}) for k in given]
        if any(parts):
            derivatives[slot] = self._chosen(line.operation, given, parts) or self._chained(
                line.operation, slot, given, parts
            )

    def _chosen(self, operation: str, given: Sequence[int], parts: Sequence[Derivatives]) -> Derivatives | None:
        """Of a choice, the chosen derivative: a product with zero would keep what is undefined in the other."""
        emit = self.builder.emit
        if operation == "select":
            condition, yes, no = given[0], parts[1], parts[2]
        elif operation in ("min", "max"):
            condition = emit("le", *(given if operation == "min" else given[::-1]))
            yes, no = parts
        else:
            return None
        zero = self.builder.number(0.0)
        return {j: emit("select", condition, yes.get(j, zero), no.get(j, zero)) for j in sorted({*yes, *no})}

    def _chained(self, operation: str, slot: int, given: list[int], parts: Sequence[Derivatives]) -> Derivatives:
        total: dict[int, int] = {}
        for k, part in enumerate(parts):
            if not part or operation not in PARTIALS:
                continue
            self._gathered(total, PARTIALS[operation][k](self, slot, *given), part)
        return total

    def _call(self, line: Call, slots: dict[int, int], derivatives: dict[int, Derivatives]) -> None:
        given = [slots[slot] for slot in line.arguments]
        slots[line.slot] = self.builder.call(line.function, given)
        total: dict[int, int] = {}
        for k, part in enumerate(derivatives.get(slot, {}) for slot in given):
            if part:
                partial = line.function.derivative(k)
                partial.check_declared()
                self._gathered(total, self.builder.call(partial, given), part)
        if total:
            derivatives[slots[line.slot]] = total

    def _gathered(self, total: dict[int, int], factor: int, part: Derivatives) -> None:
        """Add a factor times some derivatives."""
        for j, derivative in part.items():
            term = self.times(factor, derivative)
            total[j] = self.builder.emit("add", total[j], term) if j in total else term

    def _solve(self, line: LinearSolve, slots: dict[int, int], derivatives: dict[int, Derivatives]) -> None:
        matrix = [[slots[slot] for slot in row] for row in line.matrix]
        right = [slots[slot] for slot in line.right]
        found = self.builder.solve(
            matrix, right, line.symmetric, line.names, line.minimum_norm, line.left, line.redundant
        )
        slots.update(zip(line.slots, found, strict=True))
        changes = [dict(derivatives.get(slot, {})) for slot in right]
        for row, change in zip(matrix, changes, strict=True):
            for slot, x in zip(row, found, strict=True):
                for j, derivative in derivatives.get(slot, {}).items():
                    self._less(change, j, self.times(derivative, x))
        aside = self._aside(matrix, found, line, derivatives) if line.minimum_norm else {}
        for j, column in aside.items():
            for row, change in zip(matrix, changes, strict=True):
                for slot, w in zip(row, column, strict=True):
                    self._less(change, j, self.times(slot, w))
        self._follow(matrix, changes, found, line, derivatives)
        for j, column in aside.items():
            for slot, w in zip(found, column, strict=True):
                own = dict(derivatives[slot])
                own[j] = self.builder.emit("add", own[j], w) if j in own else w
                derivatives[slot] = own

    def _aside(
        self, matrix: list[list[int]], found: Sequence[int], line: LinearSolve, derivatives: Mapping[int, Derivatives]
    ) -> dict[int, list[int]]:
        """What the change of the null space adds to x: x' = w + A^+ (b' - A' x - A w), w = A'^T A^+^T x.

        Golub and Pereyra's derivative of the pseudo-inverse at constant rank, where A x = b has solutions. Those that
        are chosen of redundant equations have; those of which the least squares are left have not.
        """
        if line.left == math.inf and not line.redundant:
            names = tuple(line.names[k] for k in line.minimum_norm)
            law = "a second derivative is needed of a solution of minimum norm"
            remedy = "compile with lagrange_multipliers"
            raise DerivativeError(", ".join(names), law, parties=names, remedy=remedy)
        n, m, zero = range(len(found)), range(len(matrix)), self.builder.number(0.0)
        transposed = [[matrix[i][j] for i in m] for j in n]
        names = tuple(f"{i}: {line.names[0]}" for i in m) if line.redundant else line.names
        y = self.builder.solve(transposed, found, False, names, tuple(m), line.left, line.redundant)
        columns: dict[int, list[int]] = {}
        for row, factor in zip(matrix, y, strict=True):
            for k, slot in enumerate(row):
                for j, derivative in derivatives.get(slot, {}).items():
                    column = columns.setdefault(j, [zero for _ in n])
                    term = self.times(derivative, factor)
                    column[k] = term if column[k] == zero else self.builder.emit("add", column[k], term)
        return columns

    def _newton(self, line: Newton, slots: dict[int, int], derivatives: dict[int, Derivatives]) -> None:
        def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
            inside = {**slots, **dict(zip(line.slots, unknowns, strict=True))}
            self.walk(line.body, inside, {})
            return [inside[s] for s in line.residuals], [[inside[s] for s in row] for row in line.jacobian]

        found = self.builder.newton(line.names, write)
        slots.update(zip(line.slots, found, strict=True))
        # Once more at the solution, whose own derivatives are what is sought.
        line = at_solution(line)
        inside, derivatives_inside = dict(slots), dict(derivatives)
        residual = kept(line.body, set(line.residuals))
        self.walk(residual, inside, derivatives_inside)
        differentiated = set(map(id, residual))
        self.walk([x for x in line.body if id(x) not in differentiated], inside, {})  # the matrix stays as it is
        changes: list[dict[int, int]] = [{} for _ in found]
        for change, slot in zip(changes, line.residuals, strict=True):
            for j, derivative in derivatives_inside.get(inside[slot], {}).items():
                self._less(change, j, derivative)
        matrix = [[inside[slot] for slot in row] for row in line.jacobian]
        self._follow(matrix, changes, found, line, derivatives)

    def _follow(
        self,
        matrix: list[list[int]],
        changes: Sequence[Derivatives],
        found: Sequence[int],
        line: LinearSolve | Newton,
        derivatives: dict[int, Derivatives],
    ) -> None:
        """The derivatives of a system's solution, a system for each direction."""
        zero = self.builder.number(0.0)
        symmetric, redundant = False, False
        minimum_norm: tuple[int, ...] = ()
        if isinstance(line, LinearSolve):
            symmetric, minimum_norm, redundant = line.symmetric, line.minimum_norm, line.redundant
        given: list[dict[int, int]] = [{} for _ in found]
        for j in sorted({j for change in changes for j in change}):
            right = [change.get(j, zero) for change in changes]
            # Along a direction that no motion takes, repeated equations may contradict each other.
            solution = self.builder.solve(matrix, right, symmetric, line.names, minimum_norm, math.inf, redundant)
            for own, slot in zip(given, solution, strict=True):
                own[j] = slot
        derivatives.update(zip(found, given, strict=True))

    def _less(self, change: dict[int, int], j: int, slot: int) -> None:
        emit = self.builder.emit
        change[j] = emit("sub", change[j], slot) if j in change else emit("neg", slot)

    def times(self, a: int, b: int) -> int:
        return b if a == self.one else a if b == self.one else self.builder.emit("mul", a, b)

    def over(self, a: int, b: int) -> int:
        return self.builder.emit("div", a, b)

    def neg(self, a: int) -> int:
        return self.builder.emit("neg", a)

    def inverse(self, a: int) -> int:
        return self.over(self.builder.number(1.0), a)

    def square(self, a: int) -> int:
        return self.builder.emit("mul", a, a)

    def plus(self, value: float, a: int) -> int:
        return self.builder.emit("add", self.builder.number(value), a)

    def minus(self, value: float, a: int) -> int:
        return self.builder.emit("sub", self.builder.number(value), a)

    def of(self, operation: str, *arguments: int) -> int:
        return self.builder.emit(operation, *arguments)

    def lowered(self, a: int, b: int) -> int:
        """The derivative of a**b by a."""
        return self.times(b, self.of("pow", a, self.of("sub", b, self.builder.number(1.0))))


class _Directional(Forward):
    """Along a direction in which an argument does not change, it does not matter whether it has a derivative."""

    def _chained(self, operation: str, slot: int, given: list[int], parts: Sequence[Derivatives]) -> Derivatives:
        if operation not in FRAGILE:
            return super()._chained(operation, slot, given, parts)
        emit, zero = self.builder.emit, self.builder.number(0.0)
        terms: list[int] = []
        for k, part in enumerate(parts):
            for derivative in part.values():
                term = self.times(PARTIALS[operation][k](self, slot, *given), derivative)
                terms.append(emit("select", derivative, term, zero))
        return {0: terms[0] if len(terms) == 1 else emit("add", *terms)}


FRAGILE = ("pow", "sqrt", "asin", "acos", "atan2")
"""Operations that are defined in places where they have no derivative."""

Partial = Callable[..., int]
# Of each operation, for each argument: w the writer, v the value's slot, then the arguments'.
PARTIALS: dict[str, tuple[Partial, ...]] = {
    "add": (lambda w, v, a, b: w.builder.number(1.0),) * 2,
    "sub": (lambda w, v, a, b: w.builder.number(1.0), lambda w, v, a, b: w.builder.number(-1.0)),
    "mul": (lambda w, v, a, b: b, lambda w, v, a, b: a),
    "div": (lambda w, v, a, b: w.inverse(b), lambda w, v, a, b: w.neg(w.over(v, b))),
    "neg": (lambda w, v, a: w.builder.number(-1.0),),
    "pow": (lambda w, v, a, b: w.lowered(a, b), lambda w, v, a, b: w.times(v, w.of("log", a))),
    "sqrt": (lambda w, v, a: w.over(w.builder.number(0.5), v),),
    "abs": (lambda w, v, a: w.of("sign", a),),
    "sin": (lambda w, v, a: w.of("cos", a),),
    "cos": (lambda w, v, a: w.neg(w.of("sin", a)),),
    "tan": (lambda w, v, a: w.plus(1.0, w.square(v)),),
    "asin": (lambda w, v, a: w.inverse(w.of("sqrt", w.minus(1.0, w.square(a)))),),
    "acos": (lambda w, v, a: w.neg(w.inverse(w.of("sqrt", w.minus(1.0, w.square(a))))),),
    "atan": (lambda w, v, a: w.inverse(w.plus(1.0, w.square(a))),),
    "atan2": (
        lambda w, v, a, b: w.over(b, w.of("add", w.square(a), w.square(b))),
        lambda w, v, a, b: w.neg(w.over(a, w.of("add", w.square(a), w.square(b)))),
    ),
    "sinh": (lambda w, v, a: w.of("cosh", a),),
    "cosh": (lambda w, v, a: w.of("sinh", a),),
    "tanh": (lambda w, v, a: w.minus(1.0, w.square(v)),),
    "asinh": (lambda w, v, a: w.inverse(w.of("sqrt", w.plus(1.0, w.square(a)))),),
    "atanh": (lambda w, v, a: w.inverse(w.minus(1.0, w.square(a))),),
    "exp": (lambda w, v, a: v,),
    "log": (lambda w, v, a: w.inverse(a),),
}
"""What is not here is constant wherever it has a derivative: `sign`, `lt`, `le`."""
