"""Function files for MATLAB and Octave."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from bondgraph.export._model import Model, Quantity
from bondgraph.export._names import plain, words
from bondgraph.export.runtime import functions, text
from bondgraph.program.calls import explained
from bondgraph.program.program import LinearSolve, Newton, Program, every
from bondgraph.program.writer import Writer

FORMULAS = {
    "sqrt": "square_root({0})", "log": "logarithm({0})", "pow": "real_power({0}, {1})", "asin": "sine_inverse({0})",
    "acos": "cosine_inverse({0})", "atanh": "tanh_inverse({0})", "min": "least({0}, {1})", "max": "greatest({0}, {1})",
}  # fmt: skip
RESERVED = {
    "break", "case", "catch", "classdef", "continue", "do", "else", "elseif", "end", "end_try_catch", "endclassdef",
    "end_unwind_protect", "endenumeration", "endevents", "endfor", "endfunction", "endif", "endmethods", "endparfor",
    "endproperties", "endswitch", "endwhile", "enumeration", "events", "for", "function", "global", "if", "methods",
    "otherwise", "parfor", "persistent", "properties", "return", "spmd", "switch", "try", "until", "unwind_protect",
    "unwind_protect_cleanup", "while",
}  # fmt: skip
LONGEST = 60
"""MATLAB forgets the characters of a name beyond the 63rd."""
HARMLESS = set(" .,:;()[]_+-=<>*/") | set(map(chr, (*range(48, 58), *range(65, 91), *range(97, 123))))


@explained
def octave(model: Model) -> dict[str, str]:
    """MATLAB and Octave: NAME_rates.m and other functions, NAME_model.m with the values, NAME_run.m by ode45."""
    name = stem(model)
    programs = {**model.programs, "jacobian": model.jacobian}
    files = {f"{name}_{what}.m": _file(model, name, what, program) for what, program in programs.items()}
    return {**files, f"{name}_model.m": _tables(model, name), f"{name}_run.m": text("run.m").replace("NAME", name)}


def stem(model: Model) -> str:
    """The name the files begin with: the model's, if MATLAB remembers so long a name."""
    return model.name[: LONGEST - len("_constraints")]


class _Writer(Writer):
    declaration = "v{slot} = {value};"

    def __init__(self, model: Model) -> None:
        super().__init__(model.sources, model.memory, FORMULAS)
        self.systems: list[str] = []

    def argument(self, array: str, index: int) -> str:
        return f"{array}({index + 1})"

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        first, rows = line.slots[0], "; ".join(map(self.listed, line.matrix))
        solver = "minimum_norm" if line.minimum_norm else "definite" if line.symmetric else "general"
        places = ", ".join(str(k + 1) for k in line.minimum_norm)
        left = "Inf" if line.left == math.inf else repr(line.left)
        shared = f", [{places}], {left}" if line.minimum_norm else ""
        yield f"b{first} = {solver}([{rows}], [{'; '.join(map(self.value, line.right))}]{shared});"
        yield from self.taken(f"b{first}", line.slots, used)

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        first, n, outside = line.slots[0], len(line.slots), self.outside(line)
        self.systems.append(self._system(line, outside))
        system = f"@(z) system{first}(c{first}, z)"
        yield f"c{first} = [{'; '.join(map(self.value, outside))}];"
        bound = "" if line.bound is None else f", {self.value(line.bound)}"
        yield f"b{first} = newton({system}, {n}, memory, {self.memory[line.names]}{bound});"
        yield from self.taken(f"b{first}", line.slots, used)

    def _system(self, line: Newton, outside: Sequence[int]) -> str:
        used = self.inside(line)
        with self.searching(line):
            lines = [*self.taken("c", outside, {*outside}), *self.taken("z", line.iterates, used)]
            lines += ["memory = [];"] * line.nests
            lines += self.body(line.body, used)
            lines.append(f"residual = [{'; '.join(map(self.value, line.residuals))}];")
            lines.append(f"jacobian = [{'; '.join(map(self.listed, line.jacobian))}];")
        return "\n".join([f"function [residual, jacobian] = system{line.slots[0]}(c, z)", *lines, "end", ""])


TOLD = {
    "rates": "the rates of the states",
    "outputs": "efforts, flows, reactions and energies",
    "events": "quantities that change sign where a law changes branch",
    "constraints": "expressions that vanish along any motion",
    "jacobian": "the derivatives of the rates with respect to the states",
}


def _file(model: Model, name: str, what: str, program: Program) -> str:
    writer = _Writer(model)
    lines = writer.lines(program)
    slots = [writer.value(slot) for slot in program.results.values()]
    n = len(model.states) if what == "jacobian" else 1
    rows = [", ".join(slots[k : k + n]) for k in range(0, len(slots), max(n, 1))]
    result = f"r = checked([{'; '.join(rows)}]);" if slots else "r = zeros(0, 1);"
    head = [
        f"function r = {name}_{what}(t, x, u, p, memory)",
        f"%{name}_{what} {TOLD[what]}.",
        "%   t is the time, x the states, u the inputs and those of their rates that are needed, p the parameters,",
        f"%   each in the order of m.names of m = {name}_model(). memory may be left out; a containers.Map keeps the",
        "%   solutions of nonlinear systems: of several the one nearest to the last is taken.",
        "if nargin < 5, memory = []; end",
    ]
    body = "\n".join([*head, *lines, result, "end", "", *writer.systems])
    guards = [definition for guard, definition in functions("guarded.m").items() if f" {guard}(" in body]
    solvers = [f"\n{text(name)}" for name in _solvers(program)]
    return "\n".join([body, *guards, *solvers, *([f"\n{text('checked.m')}"] if slots else [])])


def _solvers(program: Program) -> list[str]:
    """The files with what solves the systems of a program."""
    lines = list(every(program.body))
    solves = [line for line in lines if isinstance(line, LinearSolve)]
    systems = any(isinstance(line, Newton) for line in lines)
    wanted = {
        "definite.m": any(line.symmetric for line in solves),
        "general.m": systems or not all(line.symmetric or line.minimum_norm for line in solves),
        "minimum_norm.m": any(line.minimum_norm for line in solves),
        "newton.m": systems,
    }
    return [name for name, needed_here in wanted.items() if needed_here]


def _tables(model: Model, name: str) -> str:
    groups = {"x": model.states, "u": model.inputs, "p": model.parameters, "y": model.outputs}
    fields = {letter: words([q.identifier for q in group], RESERVED, LONGEST) for letter, group in groups.items()}
    lines = [
        f"function m = {name}_model()",
        f"%{name}_model The values, names, descriptions and units of {plain(model.name)}, written by bondgraph.",
        "%   Where a name is no field it is spelt as one: m.fields.p{k} is the field of the parameter m.names.p{k}.",
        *_values("start", fields["x"], model.states),
        *_values("parameters", fields["p"], model.parameters),
        "% The inputs and those of their rates that are needed, at a time.",
        f"m.inputs = @(t) [{'; '.join(_number(q.value) for q in model.inputs)}];",
        "m.solver = @ode45;",
        "m.tolerance = 1e-8;",
        "m.max_step = Inf;",
    ]
    for letter, names in fields.items():
        lines.append(f"m.fields.{letter} = {_cell(names)};")
    everything: Mapping[str, Sequence[Quantity]] = {**groups, "g": model.events, "c": model.constraints}
    for letter, group in everything.items():
        lines.append(f"m.names.{letter} = {_cell([q.name for q in group])};")
        lines.append(f"m.words.{letter} = {_cell([q.description for q in group])};")
        lines.append(f"m.units.{letter} = {_cell([q.unit for q in group])};")
    return "\n".join([*lines, "end", ""])


def _values(what: str, fields: Sequence[str], group: Sequence[Quantity]) -> list[str]:
    told = (plain(f"{q.name}{f' [{q.unit}]' if q.unit else ''}: {q.description}")[:200] for q in group)
    lines = [
        f"m.{what}.{field} = {_number(q.value)}; % {words}" for field, q, words in zip(fields, group, told, strict=True)
    ]
    return [f"m.{what} = struct();", *lines]


def _number(value: float | None) -> str:
    return "NaN" if value is None else repr(value)


def _cell(texts: Sequence[str]) -> str:
    return "{" + "; ...\n    ".join(map(literal, texts)) + "}" if texts else "cell(0, 1)"


def literal(text: str) -> str:
    """A text in MATLAB and Octave; what is not harmless between quotes is written as its bytes in UTF-8.

    >>> print(literal("b.e[1]"), literal("U'"))
    'b.e[1]' native2unicode(uint8([85, 39]), 'UTF-8')
    """
    if set(text) <= HARMLESS:
        return f"'{text}'"
    data = text.encode("utf-8", "replace")
    return f"native2unicode(uint8([{', '.join(map(str, data))}]), 'UTF-8')"
