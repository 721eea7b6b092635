"""A Python module for JAX."""

from __future__ import annotations

from collections.abc import Iterable

from bondgraph.export._model import Model
from bondgraph.export.python import tables
from bondgraph.export.runtime import module
from bondgraph.program.calls import explained
from bondgraph.program.continued_exponentials import at_solution
from bondgraph.program.program import LinearSolve, Newton, Program
from bondgraph.program.writer import Writer

FORMULAS = {
    "sqrt": "square_root({0})", "log": "logarithm({0})", "pow": "power({0}, {1})", "asin": "sine_inverse({0})",
    "acos": "cosine_inverse({0})", "atan": "jnp.arctan({0})", "atan2": "jnp.arctan2({0}, {1})",
    "asinh": "jnp.arcsinh({0})", "atanh": "tanh_inverse({0})",
    "min": "jnp.minimum({0}, {1})", "max": "jnp.maximum({0}, {1})",
    **{word: f"jnp.{word}({{0}})" for word in ("abs", "sign", "sin", "cos", "tan", "sinh", "cosh", "tanh", "exp")},
}  # fmt: skip
INDENT = "    "
ARGUMENTS = "t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None"


@explained
def jax(model: Model) -> dict[str, str]:
    """A Python module NAME_jax.py of pure functions for JAX, and a run by diffrax."""
    functions = "\n".join(_function(model, *each) for each in model.programs.items())
    return {f"{model.name}_jax.py": module("jax", names=tables(model), functions=functions)}


class _Writer(Writer):
    def __init__(self, model: Model) -> None:
        super().__init__(model.sources, model.memory, FORMULAS)
        self.solved: dict[int, str] = {}

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        matrix, right = self.listed(line.entries), self.listed(line.right)
        solver = "minimum_norm" if line.minimum_norm else "definite" if line.symmetric else "general"
        shared = f", {list(line.minimum_norm)}, {line.left!r}" if line.minimum_norm else ""
        yield f"b{line.slots[0]} = {solver}([{matrix}], [{right}]{shared})"
        yield from self.taken(f"b{line.slots[0]}", line.slots, used)

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        line = at_solution(line)  # these searches do not pass where an exponential is too large
        first, n, place = line.slots[0], len(line.slots), self.memory[line.names]
        yield f"def system{first}(unknowns):"
        inside = ["memory = jnp.zeros(MEMORY, unknowns.dtype)"] * line.nests
        inside += [f"{', '.join(f'v{s}' for s in line.slots)}, = unknowns"]
        kept = dict(self.solved)
        inside += self.body(line.body, self.inside(line))
        self.solved = {**kept, place: f"b{first}"}
        yield from (INDENT + inner for inner in inside)
        yield f"{INDENT}return _square([{self.listed(line.entries)}], [{self.listed(line.residuals)}])[::-1]"
        yield f"b{first} = newton(system{first}, memory[{place} : {place + n}])"
        yield from self.taken(f"b{first}", line.slots, used)


def _function(model: Model, what: str, program: Program) -> str:
    writer = _Writer(model)
    body = writer.lines(program)
    solutions = [f"memory = memory.at[{k} : {k} + len({b})].set({b})" for k, b in sorted(writer.solved.items())]
    lines = [
        f"def _{what}({ARGUMENTS}):",
        f"{INDENT}t, x, u, p, memory = _taken(t, x, u, p, memory)",
        *(INDENT + line for line in (*body, *solutions)),
        f"{INDENT}return _given([{writer.listed(program.results.values())}]), memory",
        "\n",
        f"def {what}({ARGUMENTS}):",
        f"{INDENT}return _{what}(t, x, u, p, memory)[0]",
    ]
    return "\n".join(["", *lines, ""])
