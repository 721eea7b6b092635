"""C99: a header and a source that need nothing but libm."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bondgraph.export._lines import Writer, given_here, needed, plain
from bondgraph.export._model import Model, Quantity
from bondgraph.export.runtime import c as runtime
from bondgraph.export.runtime.c import LEAST
from bondgraph.program.derivatives import directional
from bondgraph.program.program import LinearSolve, Newton, Program, every

FORMULAS = {
    "div": "quotient({0}, {1})", "log": "logarithm({0})", "pow": "power({0}, {1})", "atanh": "tanh_inverse({0})",
    "abs": "fabs({0})", "min": "least({0}, {1})", "max": "greatest({0}, {1})",
}  # fmt: skip
HARMLESS = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;()[]_+-=<>'*/"
ARGUMENTS = "double t, const double *x, const double *u, const double *p, double *memory, double *{}"
ALONG = ARGUMENTS.replace(", double *{}", "".join(f", const double *s{letter}" for letter in "txup") + ", double *{}")
RESULTS = {"rates": "dx", "outputs": "y", "events": "g", "constraints": "c", "jacobian": "j", "gradients": "a"}


def c(model: Model) -> dict[str, str]:
    """C99: rates, outputs, events and constraints as functions in NAME.h and NAME.c."""
    name = model.name
    return {f"{name}.h": _header(model), f"{name}.c": source(model, model.programs, _tables(model))}


def c_jacobian(model: Model) -> dict[str, str]:
    """C99, with the exact Jacobian of the rates in NAME_jacobian.h and NAME_jacobian.c beside it."""
    name = model.name
    declared = (
        f"/* The derivatives of the rates with respect to the states, by rows: j[row * {name}_nx + column]. */\n"
        f"int {name}_jacobian({ARGUMENTS.format('j')});\n"
    )
    programs = {"jacobian": model.jacobian}
    if model.constraints:
        programs["gradients"] = model.gradients
        declared += (
            f"\n/* The derivatives of the constraints, by rows: a[row * {name}_nx + column]. */\n"
            f"int {name}_gradients({ARGUMENTS.format('a')});\n"
        )
    return {
        **c(model),
        f"{name}_jacobian.h": guarded(f"{name}_jacobian", f'#include "{name}.h"\n\n{linked(declared)}'),
        f"{name}_jacobian.c": source(model, programs, "", f"{name}_jacobian.h"),
    }


class _Writer(Writer):
    declaration = "const double v{slot} = {value};"

    def __init__(self, model: Model, what: str) -> None:
        super().__init__(model, FORMULAS)
        self.what = what
        self.systems: list[str] = []

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        first, n = line.slots[0], len(line.slots)
        marks = ", ".join(str(int(k in line.least)) for k in range(n))
        left = "HUGE_VAL" if line.left == math.inf else repr(line.left)
        shared = f", m{first}, {left}" if line.least else ""
        solver = "solve_norm" if line.least else "solve_definite" if line.symmetric else "solve_general"
        yield f"double a{first}[{n * n}] = {{{self.listed(s for row in line.matrix for s in row)}}};"
        yield f"double b{first}[{n}] = {{{self.listed(line.right)}}};"
        if line.least:
            yield f"const int m{first}[{n}] = {{{marks}}};"
        yield f"const int e{first} = {solver}({n}, a{first}, b{first}{shared});"
        yield f"if (e{first}) return e{first};"
        yield from (self.declared(slot, f"b{first}[{k}]") for k, slot in given_here(line, used))

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        outside, n, first = self.outside(line), len(line.slots), line.slots[0]
        system = self._system(line, outside)
        yield f"const double c{first}[{max(len(outside), 1)}] = {{{self.listed(outside) or '0.0'}}};"
        yield f"double b{first}[{n}];"
        last = f"memory ? memory + {self.model.memory[line.names]} : NULL"
        yield f"const int e{first} = newton({system}, c{first}, {n}, {last}, b{first});"
        yield f"if (e{first}) return e{first};"
        yield from (self.declared(slot, f"b{first}[{k}]") for k, slot in given_here(line, used))

    def _system(self, line: Newton, outside: Sequence[int]) -> str:
        entries = [slot for row in line.jacobian for slot in row]
        used = needed(line.body, [*line.residuals, *entries])
        lines = [self.declared(slot, f"given[{k}]") for k, slot in enumerate(outside)]
        lines += [self.declared(slot, f"x[{k}]") for k, slot in given_here(line, used)]
        # The solution of a system inside another is not kept.
        lines += ["double *memory = NULL;"] * any(isinstance(inner, Newton) for inner in line.body)
        lines += [*self.body(line.body, used), "(void)given, (void)x;"]
        lines += [f"residual[{k}] = {self.value(slot)};" for k, slot in enumerate(line.residuals)]
        lines += [f"jacobian[{k}] = {self.value(slot)};" for k, slot in enumerate(entries)]
        name = f"{self.what}_system_{line.slots[0]}"
        head = f"static int {name}(const double *given, const double *x, double *residual, double *jacobian)"
        self.systems.append(_block(head, [*lines, "return 0;"]))
        return name


def _block(head: str, lines: Iterable[str]) -> str:
    return "\n".join([head, "{", *(f"    {line}" for line in lines), "}", ""])


def signature(model: Model, what: str) -> str:
    """The head of the function that computes something, or its derivative along a direction."""
    arguments = ALONG if what.endswith("_along") else ARGUMENTS
    return f"int {model.name}_{what}({arguments.format(_result(what))})"


def _result(what: str) -> str:
    return RESULTS[what.removesuffix("_along")]


def _function(model: Model, what: str, program: Program) -> str:
    writer, result = _Writer(model, what), _result(what)
    lines = writer.lines(program)
    lines += [f"{result}[{k}] = {writer.value(slot)};" for k, slot in enumerate(program.results.values())]
    lines += ["(void)t, (void)x, (void)u, (void)p, (void)memory;"]
    lines += ["(void)st, (void)sx, (void)su, (void)sp;"] * what.endswith("_along")
    lines += [f"return finite_all({len(program.results)}, {result});"]
    return "\n".join([*writer.systems, _block(signature(model, what), lines)])


def source(model: Model, programs: Mapping[str, Program], tables: str, header: str = "") -> str:
    """A source file with the functions that compute some programs."""
    functions = "\n".join(_function(model, what, program) for what, program in programs.items())
    errors = "\n".join(f"#define ERROR_{code.upper()} {model.name}_{code}" for code in runtime.CODES if code != "ok")
    return "\n".join(
        [
            f'#include "{header or f"{model.name}.h"}"\n',
            "#include <float.h>\n#include <math.h>\n#include <stddef.h>\n",
            errors,
            *(text for name, text in runtime.GUARDED.items() if f"{name}(" in functions),
            *_solvers(programs.values()),
            runtime.FINITE,
            tables,
            functions,
        ]
    )


def _solvers(programs: Iterable[Program]) -> list[str]:
    lines = list(every(line for program in programs for line in program.body))
    solves = [line for line in lines if isinstance(line, LinearSolve)]
    systems = [line for line in lines if isinstance(line, Newton)]
    found = []
    if any(line.symmetric for line in solves):
        found.append(runtime.CHOLESKY)
    if systems or not all(line.symmetric or line.least for line in solves):
        found.append(runtime.LU)
    if least := [len(line.slots) for line in solves if line.least]:
        found += [f"enum {{ LEAST_LARGEST = {max(least)} }};", LEAST]
    if systems:
        largest = max(len(line.slots) for line in systems)
        found += [f"enum {{ LARGEST = {largest} }};", runtime.NEWTON]
    return found


def _groups(model: Model) -> dict[str, tuple[str, tuple[Quantity, ...]]]:
    return {
        "x": ("states", model.states),
        "u": ("inputs", model.inputs),
        "p": ("parameters", model.parameters),
        "y": ("outputs", model.outputs),
        "g": ("events", model.events),
        "c": ("constraints", model.constraints),
    }


def _header(model: Model) -> str:
    name = model.name
    parts = [
        f"/* The equations of motion of {plain(name)}, written by bondgraph.",
        "",
        "   x states, u inputs and those of their rates that are needed, p parameters, t time in seconds; dx the rates",
        f"   of the states, y outputs. Each is found in its array at the constant of its name: x[{name}_x_...].",
        "   A name that is no identifier has another one here; the original, exactly, is in the tables of names.",
        "   Every function returns 0, or a code greater than 0 and then its results must not be used.",
        f"   `memory` has {name}_nm numbers, zero at first, and keeps the solutions of nonlinear systems from one call",
        "   to the next: of several solutions the one nearest to the last is taken. It may be NULL.",
        "   Nothing else is kept: threads with a memory each do not disturb one another. */",
        "",
        _codes(model),
        f"enum {{ {', '.join(f'{name}_n{letter} = {len(group)}' for letter, (_, group) in _groups(model).items())},"
        f" {name}_nm = {model.kept} }};\n",
        *(_enumeration(model, letter, group) for letter, (_, group) in _groups(model).items()),
    ]
    declared = [
        "/* Initial states, and the values of inputs and parameters; those that have none are not numbers. */",
        *(f"extern const double {name}_{what}[];" for what in ("start", "inputs", "parameters")),
        "\n/* The names in the model, what they stand for, and units, in the order of the arrays. */",
        *(f"extern const char *const {name}_{what}_{letter}[];" for letter in _groups(model) for what in _texts(())),
        "\n/* The directions in which each event's quantity crosses zero: 0 is either. */",
        f"extern const int {name}_directions[];",
        "\n/* What a code means. */",
        f"const char *{name}_message(int code);\n",
        f"int {name}_rates({ARGUMENTS.format('dx')});",
        f"int {name}_outputs({ARGUMENTS.format('y')});",
        "\n/* Quantities that change sign where a law changes branch: stop there, and start the method anew. */",
        f"int {name}_events({ARGUMENTS.format('g')});",
        "\n/* Expressions that vanish along any motion; with rounding they drift unless they are held at zero. */",
        f"int {name}_constraints({ARGUMENTS.format('c')});\n",
    ]
    return guarded(name, "\n".join([*parts, linked("\n".join(declared))]))


def linked(declared: str) -> str:
    """Declarations for C and C++."""
    opening, closing = '#ifdef __cplusplus\nextern "C" {\n#endif\n', "#ifdef __cplusplus\n}\n#endif\n"
    return "\n".join([opening, declared, closing])


def guarded(name: str, text: str) -> str:
    """A header that may be included twice."""
    guard = f"BONDGRAPH_{name}_H"
    return f"#ifndef {guard}\n#define {guard}\n\n{text}\n#endif\n"


def _codes(model: Model) -> str:
    lines = [f"    {model.name}_{code} = {k}, /* {words} */" for k, (code, words) in enumerate(runtime.CODES.items())]
    return "\n".join(["enum {", *lines, f"    {model.name}_codes = {len(runtime.CODES)}", "};", ""])


def _enumeration(model: Model, letter: str, group: Sequence[Quantity]) -> str:
    if not group:
        return f"/* {letter} is empty. */\n"
    lines = [
        f"    {model.name}_{letter}_{q.identifier} = {k}{',' if k + 1 < len(group) else ''} /* {_told(q)} */"
        for k, q in enumerate(group)
    ]
    return "\n".join(["enum {", *lines, "};", ""])


def _told(quantity: Quantity) -> str:
    words = f": {quantity.description}" if quantity.description else ""
    return plain(f"{quantity.name}{f' [{quantity.unit}]' if quantity.unit else ''}{words}")[:200]


def _texts(group: Sequence[Quantity]) -> dict[str, list[str]]:
    return {
        "names": [q.name for q in group],
        "words": [q.description for q in group],
        "units": [q.unit for q in group],
    }


def _tables(model: Model) -> str:
    name = model.name
    numbers = {"start": model.states, "inputs": model.inputs, "parameters": model.parameters}
    found = [
        f"const double {name}_{what}[] = {{{', '.join(_value(q.value) for q in group) or '0.0'}}};"
        for what, group in numbers.items()
    ]
    for letter, (_, group) in _groups(model).items():
        for what, texts in _texts(group).items():
            listed = ",\n    ".join(map(literal, texts)) or '""'
            found.append(f"const char *const {name}_{what}_{letter}[] = {{\n    {listed}\n}};")
    found.append(f"const int {name}_directions[] = {{{', '.join('0' for _ in model.events) or '0'}}};")
    messages = ", ".join(map(literal, runtime.CODES.values()))
    told = [
        f"static const char *const messages[] = {{{messages}}};",
        f'return code >= 0 && code < {name}_codes ? messages[code] : "unknown code";',
    ]
    return "\n".join([*found, "", _block(f"const char *{name}_message(int code)", told)])


def _value(value: float | None) -> str:
    return "NAN" if value is None else repr(value)


def literal(text: str) -> str:
    """A C string of a text in UTF-8: only letters, digits and harmless signs stand in it as they are.

    >>> print(literal('b.e[1] "?'))
    "b.e[1] \\042\\077"
    """
    data = text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace")
    return '"' + "".join(chr(b) if b in HARMLESS else f"\\{b:03o}" for b in data) + '"'


HEAD = """/* The derivatives along a direction: st[0] of time, sx of the states, su of the inputs, sp of the parameters.
   They are exact; where something has no derivative in that direction, a code greater than 0 is returned. */
"""


def along(model: Model) -> dict[str, str]:
    """NAME_along.h and NAME_along.c, beside what `c` writes."""
    name = f"{model.name}_along"
    programs = {f"{what}_along": directional(program) for what, program in model.programs.items()}
    directions = tuple(place and (f"s{place[0]}", place[1]) for place in model.sources)
    doubled = replace(model, sources=(*model.sources, *directions))
    declared = "".join(f"{signature(model, what)};\n" for what in programs)
    return {
        f"{name}.h": guarded(name, f'#include "{model.name}.h"\n\n{HEAD}\n{linked(declared)}'),
        f"{name}.c": source(doubled, programs, "", f"{name}.h"),
    }
