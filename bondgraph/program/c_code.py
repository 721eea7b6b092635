"""Programs as C99 that needs nothing but libm: the functions, and the solvers they call."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bondgraph.program.program import LinearSolve, Newton, Program, every
from bondgraph.program.runtime import guarded, text
from bondgraph.program.writer import Source, Writer

CODES = {
    "ok": "no error",
    "singular": "a linear system is singular, or not positive definite where it must be, or contradicts itself",
    "no_solution": "a nonlinear system has no solution that was found",
    "undefined": "a result is not a finite number: a law is taken outside its domain, or a value was never given",
}
"""What a function returns, and what it means: 0 is no error."""
FORMULAS = {
    "div": "quotient({0}, {1})", "log": "logarithm({0})", "pow": "power({0}, {1})", "atanh": "tanh_inverse({0})",
    "abs": "fabs({0})", "min": "least({0}, {1})", "max": "greatest({0}, {1})",
}  # fmt: skip


class Function(NamedTuple):
    """A program as a function in C.

    Args:
        name: what it is called, behind a prefix.
        arguments: their declarations; an array `memory` is among them.
        result: the array that gets the results, the last argument.
        program: what it computes.
    """

    name: str
    arguments: str
    result: str
    program: Program

    def head(self, prefix: str) -> str:
        """Its declaration."""
        return f"int {prefix}_{self.name}({self.arguments}, double *{self.result})"

    @property
    def unused(self) -> str:
        """What keeps compilers from warning of arguments that the program does not need."""
        names = [declared.split()[-1].lstrip("*") for declared in self.arguments.split(",")]
        return ", ".join(f"(void){name}" for name in names) + ";"


def source(
    prefix: str,
    functions: Sequence[Function],
    sources: Sequence[Source | None],
    memory: Mapping[tuple[str, ...], int],
    tables: str = "",
) -> str:
    """The text of functions, and of the solvers they need; what they return are the codes PREFIX_singular and so on.

    Args:
        prefix: what their names begin with.
        functions: the functions; all take their arguments alike.
        sources, memory: as for a `Writer`.
        tables: text that stands before the functions.
    """
    written = "\n".join(_written(prefix, function, sources, memory) for function in functions)
    return "\n".join(
        [
            "#include <float.h>\n#include <math.h>\n#include <stddef.h>\n",
            "\n".join(f"#define ERROR_{code.upper()} {prefix}_{code}" for code in CODES if code != "ok"),
            *(definition for name, definition in guarded().items() if f"{name}(" in written),
            *_solvers(function.program for function in functions),
            text("finite.c"),
            tables,
            written,
        ]
    )


def redundant_room(rows: int, columns: int) -> int:
    """How many numbers the solver of a redundant system needs to work with."""
    most = max(rows, columns)
    return 3 * most * (most + 2) + 4 * most


def codes(prefix: str) -> str:
    """The declaration of the codes."""
    lines = [f"    {prefix}_{code} = {k}, /* {words} */" for k, (code, words) in enumerate(CODES.items())]
    return "\n".join(["enum {", *lines, f"    {prefix}_codes = {len(CODES)}", "};", ""])


def block(head: str, lines: Iterable[str]) -> str:
    """A function of some lines."""
    return "\n".join([head, "{", *(f"    {line}" for line in lines), "}", ""])


def _written(
    prefix: str, function: Function, sources: Sequence[Source | None], memory: Mapping[tuple[str, ...], int]
) -> str:
    writer, results = _Writer(sources, memory, function.name), function.program.results.values()
    lines = writer.lines(function.program)
    lines += [f"{function.result}[{k}] = {writer.value(slot)};" for k, slot in enumerate(results)]
    lines += [function.unused, f"return finite_all({len(results)}, {function.result});"]
    return "\n".join([*writer.systems, block(function.head(prefix), lines)])


def _solvers(programs: Iterable[Program]) -> list[str]:
    lines = list(every(line for program in programs for line in program.body))
    solves = [line for line in lines if isinstance(line, LinearSolve)]
    systems = [line for line in lines if isinstance(line, Newton)]
    found = []
    if any(line.symmetric for line in solves):
        found.append(text("cholesky.c"))
    if systems or not all(line.symmetric or line.minimum_norm or line.redundant for line in solves):
        found.append(text("lu.c"))
    if any(line.redundant or line.minimum_norm for line in solves):
        found.append(text("reactions.c"))
    if any(line.redundant for line in solves):
        found += [text("pivots.c"), text("redundant.c")]
    if sizes := [len(line.slots) for line in solves if line.minimum_norm and not line.redundant]:
        found += [f"enum {{ MINIMUM_NORM_LARGEST = {max(sizes)} }};", text("minimum_norm.c")]
    if systems:
        largest = max(len(line.slots) for line in systems)
        found += [f"enum {{ LARGEST = {largest} }};", text("newton.c")]
    return found


class _Writer(Writer):
    declaration = "const double v{slot} = {value};"

    def __init__(self, sources: Sequence[Source | None], memory: Mapping[tuple[str, ...], int], name: str) -> None:
        super().__init__(sources, memory, FORMULAS)
        self.name = name
        self.systems: list[str] = []

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        if line.redundant:
            yield from self._redundant(line, used)
            return
        first, n = line.slots[0], len(line.slots)
        marks = ", ".join(str(int(k in line.minimum_norm)) for k in range(n))
        left = "HUGE_VAL" if line.left == math.inf else repr(line.left)
        shared = f", m{first}, {left}" if line.minimum_norm else ""
        solver = "solve_norm" if line.minimum_norm else "solve_definite" if line.symmetric else "solve_general"
        yield f"double a{first}[{n * n}] = {{{self.listed(line.entries)}}};"
        yield f"double b{first}[{n}] = {{{self.listed(line.right)}}};"
        if line.minimum_norm:
            yield f"const int m{first}[{n}] = {{{marks}}};"
        yield f"const int e{first} = {solver}({n}, a{first}, b{first}{shared});"
        yield f"if (e{first}) return e{first};"
        yield from self.taken(f"b{first}", line.slots, used)

    def _redundant(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        first, m, n = line.slots[0], len(line.right), len(line.slots)
        marks = ", ".join(str(int(k in line.minimum_norm)) for k in range(n))
        left = "HUGE_VAL" if line.left == math.inf else repr(line.left)
        place = f"memory + {self.memory[line.labels]}"
        yield f"const double a{first}[{m * n}] = {{{self.listed(line.entries)}}};"
        yield f"const double r{first}[{m}] = {{{self.listed(line.right)}}};"
        yield f"const int m{first}[{n}] = {{{marks}}};"
        yield f"double b{first}[{n}], w{first}[{redundant_room(m, n)}];"
        arguments = f"{m}, {n}, a{first}, r{first}, m{first}, {left}, {place}, w{first}, b{first}"
        yield f"const int e{first} = solve_redundant({arguments});"
        yield f"if (e{first}) return e{first};"
        yield from self.taken(f"b{first}", line.slots, used)

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        outside, n, first = self.outside(line), len(line.slots), line.slots[0]
        system = self._system(line, outside)
        yield f"const double c{first}[{max(len(outside), 1)}] = {{{self.listed(outside) or '0.0'}}};"
        yield f"double b{first}[{n + 1}];"
        last = f"memory ? memory + {self.memory[line.names]} : NULL"
        bound = "HUGE_VAL" if line.bound is None else self.value(line.bound)
        yield f"const int e{first} = newton({system}, c{first}, {n}, {bound}, {last}, b{first});"
        yield f"if (e{first}) return e{first};"
        yield from self.taken(f"b{first}", line.slots, used)

    def _system(self, line: Newton, outside: Sequence[int]) -> str:
        used = self.inside(line)
        with self.searching(line):
            lines = [*self.taken("given", outside, {*outside}), *self.taken("x", line.iterates, used)]
            lines += ["double *memory = NULL;"] * line.nests
            lines += [*self.body(line.body, used), "(void)given, (void)x;"]
            lines += [f"residual[{k}] = {self.value(slot)};" for k, slot in enumerate(line.residuals)]
            lines += [f"jacobian[{k}] = {self.value(slot)};" for k, slot in enumerate(line.entries)]
        name = f"{self.name}_system_{line.slots[0]}"
        head = f"static int {name}(const double *given, const double *x, double *residual, double *jacobian)"
        self.systems.append(block(head, [*lines, "return 0;"]))
        return name
