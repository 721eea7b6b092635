"""Events in C: NAME_jumps with what becomes of states at instants, NAME_events with what calls it."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.export._c_files import ARGUMENTS, literal, pair
from bondgraph.export._instants import Condition, Jump
from bondgraph.export._model import Model
from bondgraph.export.runtime import text
from bondgraph.program.c_code import Function
from bondgraph.program.tolerances import ROUNDING

TYPES = """\
typedef int (*NAME_function)(ARGUMENTS, double *r);

/* Of the states, and behind them of p, those that a function gives new values. */
typedef struct {
    NAME_function becomes;
    int count;
    const int *targets;
} NAME_jump;

/* What happens where a condition becomes true: `place` is that of its quantity in the events; one that acts `at_once`
   does so at the start as well, where what happens there makes it true; a motion that begins at the edge of one that
   `waits` is still to come to it; one that holds `by_equality` does where both sides are equal. For an impulse `along`
   has the derivatives of the rates by its effort, and behind them what the flow changes by with these; `told` the flow,
   what it becomes, and what is positive where it is to stay that. */
typedef struct {
    const char *name, *text;
    int place, stops, at_once, waits, by_equality;
    NAME_jump jump;
    NAME_function along, told;
} NAME_condition;

/* Its instants are (offset + k*every)/parts for all whole k, in seconds. */
typedef struct {
    double offset, every, parts;
} NAME_clock;

/* What happens at an instant of these clocks, a bit for each. */
typedef struct {
    unsigned clocks;
    NAME_jump jump;
} NAME_samples;

extern const NAME_condition NAME_conditions[];
extern const NAME_clock NAME_clocks[];
extern const NAME_samples NAME_sampled[];
extern const NAME_jump NAME_opening;

/* Of p a whole number that says which of so many states it is, from 0 on. */
typedef struct {
    int place, count;
} NAME_number;
extern const NAME_number NAME_numbers[];

/* What happens where a flow jumps: `jump`, or at zero the condition `rest`, by which it comes to rest. */
typedef struct {
    NAME_function flow;
    NAME_jump jump;
    int rest;
} NAME_jumping;
extern const NAME_jumping NAME_jumps_of[];

/* Where events move states on which constraints hold: what is left of these, its derivatives by the states, row after
   row, and of each state whether it is a coordinate, which stays. */
typedef struct {
    NAME_function left, left_by_states;
    const int *still;
} NAME_meeting;
extern const NAME_meeting NAME_meets;

/* Smaller than this beside its terms a difference is rounding. */
#define NAME_rounding ROUNDING
"""

COURSE = """\
/* NAME_ncourse numbers of what conditions ask for: in a step over which one of them changes by more than a few, a
   condition may become true and be over, unseen. Steps that are shorter keep it in sight. */
"""


def event_files(model: Model) -> dict[str, str]:
    """NAME_jumps.h and .c, which are the model's, and NAME_events.h and .c, which call them."""
    found = _jumps(model)
    return found | {f"{model.name}_{file}": text(file).replace("NAME", model.name) for file in ("events.h", "events.c")}


def _jumps(model: Model) -> dict[str, str]:
    name, happening = model.name, model.instants
    functions = [Function("course", ARGUMENTS, "r", happening.course)]
    functions += [Function(f"jump_{k + 1}", ARGUMENTS, "r", jump.program) for k, jump in enumerate(happening.jumps)]
    if happening.meeting:
        functions.append(Function("left", ARGUMENTS, "r", happening.meeting.residuals))
        functions.append(Function("left_by_states", ARGUMENTS, "r", happening.meeting.rows))
    functions += [Function(f"flow_{k + 1}", ARGUMENTS, "r", each.flow) for k, each in enumerate(happening.jumping)]
    for k, condition in enumerate(happening.conditions):
        if condition.impulse:
            functions.append(Function(f"along_{k + 1}", ARGUMENTS, "r", condition.impulse.along))
            functions.append(Function(f"told_{k + 1}", ARGUMENTS, "r", condition.impulse.told))
    sizes = {
        "nh": happening.held,
        "nk": len(happening.conditions),
        "nclocks": len(happening.clocks),
        "nsets": len(happening.sampled),
        "nleft": len(happening.meeting.residuals.results) if happening.meeting else 0,
        "njumping": len(happening.jumping),
        "nnumbers": len(happening.numbers),
        "ncourse": len(happening.course.results),
    }
    types = TYPES.replace("ARGUMENTS", ARGUMENTS).replace("ROUNDING", repr(float(ROUNDING))).replace("NAME", name)
    counted = f"enum {{ {', '.join(f'{name}_{what} = {size}' for what, size in sizes.items())} }};\n"
    heads = [f"{function.head(name)};" for function in functions]
    declared = "\n".join([counted, types, COURSE.replace("NAME", name) + heads[0], "", *heads[1:], ""])
    return pair(model, "jumps", declared, functions, _tables(model))


def _tables(model: Model) -> str:
    name, happening = model.name, model.instants
    jumps = happening.jumps
    places = happening.meeting.still if happening.meeting else ()
    still = [str(int(k in places)) for k in range(len(model.states))]
    met = f"{name}_left, {name}_left_by_states" if happening.meeting else "NULL, NULL"
    lines = [f"static const int targets_{k + 1}[] = {{{_targets(model, jump)}}};" for k, jump in enumerate(jumps)]
    clocks = [f"{{{', '.join(map(_whole, clock))}}}" for clock in happening.clocks]
    sampled = [f"{{{mask}u, {_jump(name, jumps, jump)}}}" for mask, jump in happening.sampled.items()]
    jumping = [
        f"{{{name}_flow_{k + 1}, {_jump(name, jumps, e.jump)}, {e.rest}}}" for k, e in enumerate(happening.jumping)
    ]
    conditions = [_condition(name, jumps, k, condition) for k, condition in enumerate(happening.conditions)]
    lines += [
        _table(
            f"const {name}_condition {name}_conditions",
            conditions,
            "{NULL, NULL, 0, 0, 0, 0, 0, {NULL, 0, NULL}, NULL, NULL}",
        ),
        _table(f"const {name}_clock {name}_clocks", clocks, "{0.0, 1.0, 1.0}"),
        _table(f"const {name}_samples {name}_sampled", sampled, "{0u, {NULL, 0, NULL}}"),
        _table(f"const {name}_jumping {name}_jumps_of", jumping, "{NULL, {NULL, 0, NULL}, 0}"),
        _table(
            f"const {name}_number {name}_numbers",
            [f"{{{place}, {count}}}" for _, place, count in happening.numbers],
            "{0, 0}",
        ),
        f"static const int still[] = {{{', '.join(still) or '0'}}};",
        f"const {name}_meeting {name}_meets = {{{met}, still}};",
        f"const {name}_jump {name}_opening = {_jump(name, jumps, happening.opening)};",
    ]
    return "\n".join(["", *lines, ""])


def _table(declared: str, rows: Sequence[str], none: str) -> str:
    """A table, which in C is never empty."""
    return f"{declared}[] = {{\n    {f',{chr(10)}    '.join(rows or [none])}\n}};"


def _targets(model: Model, jump: Jump) -> str:
    return ", ".join(str(k if array == "x" else len(model.states) + k) for array, k in jump.targets)


def _jump(name: str, jumps: Sequence[Jump], jump: Jump | None) -> str:
    if jump is None:
        return "{NULL, 0, NULL}"
    k = jumps.index(jump) + 1
    return f"{{{name}_jump_{k}, {len(jump.targets)}, targets_{k}}}"


def _condition(name: str, jumps: Sequence[Jump], k: int, condition: Condition) -> str:
    functions = [f"{name}_along_{k + 1}", f"{name}_told_{k + 1}"] if condition.impulse else ["NULL", "NULL"]
    texts = [literal(condition.name), literal(condition.text)]
    is_so = condition.stops, condition.at_once, condition.waits, condition.by_equality
    row = [*texts, condition.place, *map(int, is_so), _jump(name, jumps, condition.jump), *functions]
    return f"{{{', '.join(map(str, row))}}}"


def _whole(number: int) -> str:
    return repr(float(number))
