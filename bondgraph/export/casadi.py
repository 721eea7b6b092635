"""A Python module that builds casadi functions."""

from __future__ import annotations

from collections.abc import Iterable

from bondgraph.export._model import Model, check_regular
from bondgraph.export.python import tables
from bondgraph.export.runtime import module
from bondgraph.program.program import LinearSolve, Newton, Program, every
from bondgraph.program.writer import Writer, given_here, needed, number

FORMULAS = {
    "sqrt": "square_root({0})", "log": "logarithm({0})", "pow": "power({0}, {1})", "asin": "sine_inverse({0})",
    "acos": "cosine_inverse({0})", "atanh": "tanh_inverse({0})", "abs": "ca.fabs({0})", "atan2": "ca.atan2({0}, {1})",
    "min": "least({0}, {1})", "max": "greatest({0}, {1})",
    **{word: f"ca.{word}({{0}})" for word in ("sign", "sin", "cos", "tan", "atan", "sinh", "cosh", "tanh", "asinh")},
    "exp": "ca.exp({0})",
}  # fmt: skip
INDENT = "    "


def casadi(model: Model) -> dict[str, str]:
    """A Python module NAME_casadi.py that builds casadi functions, and integrates them by CVODES."""
    written = (_function(model, *each) for each in model.programs.items())
    built = (f"{what} = _built({what!r}, _{what})" for what in model.programs)
    functions = "\n".join([*written, "", *built])
    return {f"{model.name}_casadi.py": module("casadi", names=tables(model), functions=functions)}


class _Writer(Writer):
    def __init__(self, model: Model) -> None:
        self.name = model.name
        super().__init__(model.sources, model.memory, FORMULAS)

    def constant(self, value: float) -> str:
        return f"S({number(value)})"

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        check_regular(self.name, line)
        matrix, right = self.listed(s for row in line.matrix for s in row), self.listed(line.right)
        solver = "definite" if line.symmetric else "general"
        yield f"b{line.slots[0]} = solve(_{solver}, [{matrix}], [{right}])"
        yield from (self.declared(slot, f"b{line.slots[0]}[{k}]") for k, slot in given_here(line, used))

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        first, n, outside = line.slots[0], len(line.slots), self.outside(line)
        entries = [slot for row in line.jacobian for slot in row]
        yield f"def system{first}(S):"
        yield f"{INDENT}z, c = S.sym('z', {n}), S.sym('c', {len(outside)})"
        inside = [self.declared(slot, f"c[{k}]") for k, slot in enumerate(outside)]
        inside += [self.declared(slot, f"z[{k}]") for k, slot in enumerate(line.slots)]
        inside += ["memory, solutions = None, {}"] * _nested(line)
        inside += self.body(line.body, needed(line.body, [*line.residuals, *entries]))
        yield from (INDENT + inner for inner in inside)
        results = f"[ca.vertcat({self.listed(line.residuals)}), ca.vertcat({self.listed(entries)})]"
        yield f"{INDENT}return ca.Function('system{first}', [z, c], {results})"
        kind, place = "ca.MX" if _nested(line) else "ca.SX", self.memory[line.names]
        given = f"ca.vertcat({self.listed(outside)})"
        yield f"b{first} = newton(system{first}({kind}), {given}, {n}, memory, {place}, solutions)"
        yield from (self.declared(slot, f"b{first}[{k}]") for k, slot in given_here(line, used))


def _nested(line: Newton) -> bool:
    return any(isinstance(inner, Newton) for inner in line.body)


def _function(model: Model, what: str, program: Program) -> str:
    writer = _Writer(model)
    # A nonlinear system is a call of a root finder, which only casadi's matrix expressions hold.
    kind = "MX" if any(isinstance(line, Newton) for line in every(program.body)) else "SX"
    lines = [
        f"S = ca.{kind}",
        "t, x, u, p, memory = arguments = _arguments(S)",
        "solutions = {}",
        *writer.lines(program),
    ]
    lines.append(f"return arguments, [{writer.listed(program.results.values())}], solutions")
    return "\n".join(["", f"def _{what}():", *(INDENT + line for line in lines), ""])
