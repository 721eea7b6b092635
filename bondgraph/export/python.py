"""A Python module that needs nothing but NumPy; with events, one beside it that integrates by SciPy."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from bondgraph.export._export import holding_events, integrated
from bondgraph.export._instants import NOTHING, Jump
from bondgraph.export._model import Model, Quantity
from bondgraph.export.runtime import MOTION, module, text
from bondgraph.program.calls import explained
from bondgraph.program.program import LinearSolve, Newton, Program
from bondgraph.program.writer import Writer

FORMULAS = {
    "pow": "power({0}, {1})", "abs": "abs({0})", "min": "least({0}, {1})", "max": "greatest({0}, {1})"
}  # fmt: skip
INDENT = "    "


@holding_events
@integrated
@explained
def python(model: Model) -> dict[str, str]:
    """A Python module NAME.py that needs NumPy only, with the exact Jacobian of the rates."""
    programs, names = {**model.programs, "jacobian": model.jacobian}, tables(model)
    if model.instants is not NOTHING:
        programs, names = programs | _programs_of_events(model), names + _tables_of_events(model)
    functions = "\n".join(_function(model, *each) for each in programs.items())
    if model.instants is NOTHING:
        return {f"{model.name}.py": module("python", names=names, functions=functions)}
    written = module("python", names=names, functions=functions)
    return {f"{model.name}.py": written, f"{model.name}_motion.py": text(f"{MOTION}.py").replace("NAME", model.name)}


def _programs_of_events(model: Model) -> dict[str, Program]:
    happening, found = model.instants, {"course": model.travel, "stride": model.stride, "choice": model.choice}
    found |= {f"jump_{k + 1}": jump.program for k, jump in enumerate(happening.jumps)}
    if happening.meeting:
        found |= {"left": happening.meeting.residuals, "left_by_states": happening.meeting.rows}
    found |= {f"flow_{k}": each.flow for k, each in enumerate(happening.jumping, start=1)}
    for k, condition in enumerate(happening.conditions):
        if condition.impulse:
            found |= {f"along_{k + 1}": condition.impulse.along, f"told_{k + 1}": condition.impulse.told}
    return found


def _tables_of_events(model: Model) -> str:
    """What happens at instants: functions by their names, and of the states, and behind them of p, what they set."""
    happening, jumps = model.instants, model.instants.jumps

    def jump(of: Jump | None) -> tuple[str, tuple[int, ...]] | None:
        if of is None:
            return None
        targets = tuple(k if array == "x" else len(model.states) + k for array, k in of.targets)
        return f"jump_{jumps.index(of) + 1}", targets

    conditions = tuple(
        (c.name, c.text, c.place, c.stops, jump(c.jump), (f"along_{k}", f"told_{k}") if c.impulse else None)
        for k, c in enumerate(happening.conditions, start=1)
    )
    sampled = {mask: jump(each) for mask, each in happening.sampled.items()}
    lines = {
        "CONDITIONS": conditions,
        "SWITCHES": len(model.equations.switches) if model.equations else 0,
        "CLOCKS": happening.clocks,
        "SAMPLED": sampled,
        "OPENING": jump(happening.opening),
        "NUMBERS": happening.numbers,
        "AT_ONCE": tuple(k for k, c in enumerate(happening.conditions) if c.at_once),
        "WAITING": tuple(k for k, c in enumerate(happening.conditions) if c.waits),
        "BY_EQUALITY": tuple(k for k, c in enumerate(happening.conditions) if c.by_equality),
        "STEADY": tuple(k for k, c in enumerate(happening.conditions) if c.is_steady),
        "JUMPING": tuple(
            (f"flow_{k}", jump(each.jump), each.rest) for k, each in enumerate(happening.jumping, start=1)
        ),
        "STILL": happening.meeting.still if happening.meeting else None,
        "BLOCKS": tuple(model.blocks),
        "INDEPENDENT": choice.free if model.equations and (choice := model.equations.choice) else (),
    }
    return "".join(f"{name} = {value!a}\n" for name, value in lines.items())


class _Writer(Writer):
    def __init__(self, model: Model) -> None:
        super().__init__(model.sources, model.memory, FORMULAS)

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        matrix, right = self.listed(line.entries), self.listed(line.right)
        solver = "_solve_minimum_norm" if line.minimum_norm else "_solve_definite" if line.symmetric else "_solve"
        left = "math.inf" if line.left == math.inf else repr(line.left)
        shared = f", {list(line.minimum_norm)}, {left}" if line.minimum_norm else ""
        yield f"b{line.slots[0]} = {solver}([{matrix}], [{right}]{shared})"
        yield from self.taken(f"b{line.slots[0]}", line.slots, used)

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        first = line.slots[0]
        # A function of its own, so that its values do not take the place of those around it.
        yield f"def system{first}(unknowns):"
        yield f"{INDENT}{', '.join(f'v{s}' for s in line.iterates)}, = unknowns"
        if line.nests:
            yield f"{INDENT}memory = None"
        with self.searching(line):
            yield from (INDENT + inner for inner in self.body(line.body, self.inside(line)))
            yield f"{INDENT}return [{self.listed(line.residuals)}], [{self.listed(line.entries)}]"
        bound = "" if line.bound is None else f", {self.value(line.bound)}"
        yield f"b{first} = _newton(system{first}, {len(line.slots)}, memory, {self.memory[line.names]}{bound})"
        yield from self.taken(f"b{first}", line.slots, used)


def _function(model: Model, what: str, program: Program) -> str:
    writer = _Writer(model)
    body = writer.lines(program)
    results = writer.listed(program.results.values())
    shape = f".reshape({len(model.states)}, {len(model.states)})" if what == "jacobian" else ""
    lines = [
        f"def {what}(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):",
        f"{INDENT}t, x = float(t), _taken('x', x, STATES)",
        f"{INDENT}u, p = _taken('u', u, INPUTS), _taken('p', p, PARAMETERS)",
        *(INDENT + line for line in body),
        f"{INDENT}return _given([{results}]){shape}",
    ]
    return "\n".join(["", *lines, ""])


def tables(model: Model) -> str:
    """Names, values, descriptions and units, as assignments; the text needs `math`."""
    groups = {
        "STATES": model.states,
        "INPUTS": model.inputs,
        "PARAMETERS": model.parameters,
        "OUTPUTS": model.outputs,
        "EVENTS": model.events,
        "CONSTRAINTS": model.constraints,
    }
    values = {"START": model.states, "INPUT_VALUES": model.inputs, "PARAMETER_VALUES": model.parameters}
    described = {q.name: q.description for group in groups.values() for q in group if q.description}
    measured = {q.name: q.unit for group in groups.values() for q in group if q.unit}
    lines = [f"{name} = {_tuple(ascii(q.name) for q in group)}" for name, group in groups.items()]
    lines += [f"{name} = {_numbers(group)}" for name, group in values.items()]
    lines.append(f"MEMORY = {model.kept}")
    for name, texts in (("DESCRIPTIONS", described), ("UNITS", measured)):
        words = "".join(f"    {of!a}: {text!a},\n" for of, text in texts.items())
        lines.append(f"{name} = {{\n{words}}}")
    return "\n".join([*lines, ""])


def _numbers(group: Sequence[Quantity]) -> str:
    return _tuple("math.nan" if q.value is None else repr(q.value) for q in group)


def _tuple(items: Iterable[str]) -> str:
    listed = ", ".join(items)
    return f"({listed},)" if listed else "()"
