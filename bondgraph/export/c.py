"""C99: a header and a source that need nothing but libm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bondgraph.export._c_events import event_files
from bondgraph.export._c_files import ARGUMENTS, defined, guarded, linked, literal, pair
from bondgraph.export._export import holding_events, integrated
from bondgraph.export._instants import NOTHING
from bondgraph.export._model import Model, Quantity
from bondgraph.export._names import plain
from bondgraph.program.c_code import CODES, Function, block, codes
from bondgraph.program.calls import explained
from bondgraph.program.derivatives import directional
from bondgraph.program.program import Program

DIRECTIONS = "const double *st, const double *sx, const double *su, const double *sp"
RESULTS = {"rates": "dx", "outputs": "y", "events": "g", "constraints": "c", "jacobian": "j", "gradients": "a"}
DERIVATIVES = {
    "jacobian": "The derivatives of the rates with respect to the states, by rows: j[row * {0}_nx + column].",
    "gradients": "The derivatives of the constraints, by rows: a[row * {0}_nx + column].",
}
ALONG = """\
/* The derivatives along a direction: st[0] of time, sx of the states, su of the inputs, sp of the parameters.
   They are exact; where something has no derivative in that direction, a code greater than 0 is returned. */
"""


@holding_events
@integrated
@explained
def c(model: Model) -> dict[str, str]:
    """C99: rates, outputs, events and constraints as functions in NAME.h and NAME.c."""
    name = model.name
    source_file = defined(model, f"{name}.h", _functions(model.programs), _tables(model))
    more = {} if model.instants is NOTHING else event_files(model)
    return {f"{name}.h": _header(model), f"{name}.c": source_file, **more}


@holding_events
@integrated
@explained
def c_jacobian(model: Model) -> dict[str, str]:
    """C99, with the exact Jacobian of the rates in NAME_jacobian.h and NAME_jacobian.c beside it."""
    name = model.name
    programs = {"jacobian": model.jacobian} | ({"gradients": model.gradients} if model.constraints else {})
    functions = _functions(programs)
    declared = "\n".join(f"/* {DERIVATIVES[f.name].format(name)} */\n{f.head(name)};\n" for f in functions)
    return {**c(model), **pair(model, "jacobian", declared, functions)}


def along(model: Model) -> dict[str, str]:
    """NAME_along.h and NAME_along.c, beside what `c` writes: the derivatives along a direction."""
    directions = tuple(place and (f"s{place[0]}", place[1]) for place in model.sources)
    functions = [
        Function(f"{what}_along", f"{ARGUMENTS}, {DIRECTIONS}", RESULTS[what], directional(program))
        for what, program in model.programs.items()
    ]
    declared = "".join(f"{function.head(model.name)};\n" for function in functions)
    return pair(replace(model, sources=(*model.sources, *directions)), "along", f"{ALONG}\n{declared}", functions)


def choice(model: Model) -> dict[str, str]:
    """NAME_choice.h and NAME_choice.c, beside what `c` writes: how velocities follow from independent ones."""
    function, name, sizes = Function("choice", ARGUMENTS, "d", model.choice), model.name, model.blocks
    declared = (
        f"enum {{ {name}_nd = {len(model.choice.results)}, {name}_nblocks = {len(sizes)} }};\n\n"
        f"/* The size of each block. */\nextern const int {name}_blocks[];\n\n"
        "/* The derivatives of constraints by the velocities that follow from independent ones, in square blocks, by\n"
        f"   rows: where one is singular, these do not follow. */\n{function.head(name)};\n"
    )
    table = f"\nconst int {name}_blocks[] = {{{', '.join(map(str, sizes)) or '0'}}};\n"
    return pair(model, "choice", declared, [function], table)


def _functions(programs: Mapping[str, Program]) -> list[Function]:
    return [Function(what, ARGUMENTS, RESULTS[what], program) for what, program in programs.items()]


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
    heads = {what: f"int {name}_{what}({ARGUMENTS}, double *{result});" for what, result in RESULTS.items()}
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
        codes(name),
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
        heads["rates"],
        heads["outputs"],
        "\n/* Quantities that change sign where a law changes branch: stop there, and start the method anew. */",
        heads["events"],
        "\n/* Expressions that vanish along any motion; with rounding they drift unless they are held at zero. */",
        f"{heads['constraints']}\n",
    ]
    return guarded(name, "\n".join([*parts, linked("\n".join(declared))]))


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
    conditions = len(model.instants.conditions)
    directions = ["0"] * (len(model.events) - conditions) + ["1"] * conditions
    found.append(f"const int {name}_directions[] = {{{', '.join(directions) or '0'}}};")
    messages = ", ".join(map(literal, CODES.values()))
    told = [
        f"static const char *const messages[] = {{{messages}}};",
        f'return code >= 0 && code < {name}_codes ? messages[code] : "unknown code";',
    ]
    return "\n".join([*found, "", block(f"const char *{name}_message(int code)", told)])


def _value(value: float | None) -> str:
    return "NAN" if value is None else repr(value)
