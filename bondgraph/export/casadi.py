"""A Python module that builds casadi functions."""

from __future__ import annotations

from collections.abc import Iterable

from bondgraph.export._model import Model, check_regular
from bondgraph.export.python import tables
from bondgraph.export.runtime import module
from bondgraph.program.calls import explained
from bondgraph.program.continued_exponentials import at_solution
from bondgraph.program.program import LinearSolve, Newton, Program, every
from bondgraph.program.writer import Writer, number

FORMULAS = {
    "sqrt": "square_root({0})", "log": "logarithm({0})", "pow": "power({0}, {1})", "asin": "sine_inverse({0})",
    "acos": "cosine_inverse({0})", "atanh": "tanh_inverse({0})", "abs": "ca.fabs({0})", "atan2": "ca.atan2({0}, {1})",
    "min": "least({0}, {1})", "max": "greatest({0}, {1})",
    **{word: f"ca.{word}({{0}})" for word in ("sign", "sin", "cos", "tan", "atan", "sinh", "cosh", "tanh", "asinh")},
    "exp": "ca.exp({0})",
}  # fmt: skip
INDENT = "    "


@explained
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
        matrix, right = self.listed(line.entries), self.listed(line.right)
        solver = "definite" if line.symmetric else "general"
        yield f"b{line.slots[0]} = solve(_{solver}, [{matrix}], [{right}])"
        yield from self.taken(f"b{line.slots[0]}", line.slots, used)

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        line = at_solution(line)  # these searches do not pass where an exponential is too large
        first, n, outside = line.slots[0], len(line.slots), self.outside(line)
        yield f"def system{first}(S):"
        yield f"{INDENT}z, c = S.sym('z', {n}), S.sym('c', {len(outside)})"
        inside = [*self.taken("c", outside, {*outside}), *self.taken("z", line.slots, {*line.slots})]
        inside += ["memory, solutions = None, {}"] * line.nests
        inside += self.body(line.body, self.inside(line))
        yield from (INDENT + inner for inner in inside)
        results = f"[ca.vertcat({self.listed(line.residuals)}), ca.vertcat({self.listed(line.entries)})]"
        yield f"{INDENT}return ca.Function('system{first}', [z, c], {results})"
        kind, place = "ca.MX" if line.nests else "ca.SX", self.memory[line.names]
        given = f"ca.vertcat({self.listed(outside)})"
        yield f"b{first} = newton(system{first}({kind}), {given}, {n}, memory, {place}, solutions)"
        yield from self.taken(f"b{first}", line.slots, used)


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
