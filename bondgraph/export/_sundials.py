"""Programs that integrate the equations by a method of SUNDIALS: what CVODE and IDA share."""

from __future__ import annotations

from bondgraph.export._c_files import ARGUMENTS, pair
from bondgraph.export._model import Model
from bondgraph.export.c import c_jacobian
from bondgraph.export.fmi.variables import CONTINUOUS, dependencies
from bondgraph.export.runtime import text
from bondgraph.program.c_code import Function
from bondgraph.program.program import Newton, Program, kept
from bondgraph.program.runtime import text as shared
from bondgraph.program.travel_coordinates import travel_coordinates

PROGRAMS = {
    "travel": "How far these move within a step says how closely it is searched.",
    "timed": "The quantities of NAME_events that no state moves.",
    "timed_travel": "The same of those that no state moves.",
}


def driven(model: Model, method: str) -> dict[str, str]:
    """C99 with its Jacobian, NAME_switches.h and .c, which search steps, and NAME_METHOD.c, a program that integrates
    it."""
    program = text(f"{method}.c").replace('#include "sundials.h"\n', _body("sundials.h"))
    return {**c_jacobian(model), **_switches(model), f"{model.name}_{method}.c": program.replace("NAME", model.name)}


def _switches(model: Model) -> dict[str, str]:
    """Where laws change branch within steps."""
    timed = _timed(model)
    programs = {
        "travel": model.travel,
        "timed": timed,
        "timed_travel": travel_coordinates(timed, {q.name: 0.0 for q in model.parameters}),
    }
    functions = [Function(name, ARGUMENTS, "r", program) for name, program in programs.items()]
    sizes = ", ".join(f"NAME_n{name} = {len(program.results)}" for name, program in programs.items())
    heads = (f"/* {PROGRAMS[f.name]} */\n{f.head('NAME')};\n" for f in functions)
    declared = "\n".join(["#include <stddef.h>\n", f"enum {{ {sizes} }};\n", *heads, _body("switches.h")])
    search = "".join(f"#define {name} NAME_{name}\n" for name in ("crossing", "crossing_room"))
    search += shared("crossing.h") + shared("crossing.c") + "\n" + _body("switches.c")
    declared, search = (each.replace("NAME", model.name) for each in (declared, search))
    return pair(model, "switches", declared, functions, search)


def _timed(model: Model) -> Program:
    """The quantities of the events that change with time and inputs alone, and follow no nonlinear system."""
    events = model.programs["events"]
    moved = {
        name: {source[0] for slot in slots if (source := model.sources[slot])} & CONTINUOUS
        for name, slots in dependencies(events).items()
    }
    parts = {name: tuple(kept(events.body, {slot})) for name, slot in events.results.items()}
    chosen = [
        name
        for name, body in parts.items()
        if moved[name] and "x" not in moved[name] and not any(isinstance(line, Newton) for line in body)
    ]
    results = {name: events.results[name] for name in chosen}
    return Program(events.arguments, tuple(kept(events.body, {*results.values()})), results)


def _body(name: str) -> str:
    """A file without what it includes to stand by itself, above its first empty line."""
    return text(name).partition("\n\n")[2]
