"""Diagnosis: what is undefined, or grows without bound, where a motion cannot be continued."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any

from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.lower import lower
from bondgraph.errors import BondGraphError, SingularSystem
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Call, LinearSolve, Newton, Program, kept

STEEP = 1e6
"""A rate that would change the largest state by its own size in so small a part of a second grows without bound."""
AFTER = 1e-9
"""So much later than a motion that no step continues its inputs are looked at, beside the time and a second."""
AHEAD = (1e-12, 1e-9, 1e-6)
"""So much further, likewise, states are looked at: inputs are no later."""
COARSE, FLOATS, SMOOTH = 1e-7, 26, 8.0
"""One float of time changes rates by more than this part of their changes within 2**26 floats; they are smooth where
they are no more than so many times steeper nearer than 2**13 floats, and over one power of two, than elsewhere."""
UNDEFINED = (ArithmeticError, ValueError)
INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "pow": "**", "lt": "<", "le": "<="}
WIDEST = 60
"""A value is written out in so many characters."""


def diagnosis(problem: Problem, time: float, states: Any) -> tuple[str, tuple[str, ...]]:
    """What stands in the way at a state, in words, and its names; both empty where nothing does."""
    if (found := _undefined_input(problem, time)) is not None:
        return found
    point = problem.arguments(time, states.tolist())
    try:
        rates = problem.rates(time, states)
    except SingularSystem as error:
        return _at(problem, states, f"{error.place}: {error.law}", error.parties)
    except UNDEFINED:
        return _undefined(problem, states, point)
    if any(map(math.isnan, rates)):
        return _not_a_number(problem, states, point) or ("", ())
    size = 1.0 + max(map(abs, states.tolist()), default=0.0)
    names = problem.equations.rates
    steep = {name: rate for name, rate in zip(names, rates, strict=True) if not abs(rate) < STEEP * size}
    if not steep:
        # The last step ends before the instant from which something is undefined.
        found = _undefined_input(problem, time + AFTER * (1.0 + abs(time)))
        return found or _ahead(problem, time, states, rates) or ("", ())
    worst = max(steep, key=lambda name: abs(steep[name]) if math.isfinite(steep[name]) else math.inf)
    return _at(problem, states, f"the rate of {worst} grows without bound", (worst,))


def rounding_of_time(problem: Problem, time: float, states: Any) -> float:
    """By which part of their own changes one float of time changes the rates, as far as time alone moves them; zero
    where that is less than `COARSE`, or where they are not smooth in time.

    A law such as sin(w*t) of a late t is a rough one, however short a step is.
    """
    import numpy as np

    least = math.ulp(time)
    parts = 2.0 ** np.arange(FLOATS)
    try:
        rates = [problem.rates(time + least * part, states) for part in (0.0, *parts)]
    except (BondGraphError, *UNDEFINED):
        return 0.0
    found = np.array(rates, float)
    if not np.isfinite(found).all():
        return 0.0
    most = np.abs(found - found[0]).max(axis=0)
    slopes = np.abs(np.diff(found[1:], axis=0)) / np.diff(parts)[:, None]
    *_, second, far = np.sort(slopes[FLOATS // 2 :], axis=0)
    smooth = (most > 0) & (slopes[: FLOATS // 2].max(axis=0) <= SMOOTH * far) & (far <= SMOOTH * second)
    part = float((far[smooth] / most[smooth]).max(initial=0.0))
    return part if part > COARSE else 0.0


def _undefined_input(problem: Problem, time: float) -> tuple[str, tuple[str, ...]] | None:
    """The first input without a finite value at an instant, and why; None where all have one."""
    for name, signal in problem.signals.items():
        try:
            value = signal.value(time)
        except UNDEFINED as error:
            why = error.law if isinstance(error, BondGraphError) else str(error)
            return f"the input {name} is not defined at t = {time:.6g}: {why}", (name,)
        if not math.isfinite(value):
            return f"the input {name} is {value} at t = {time:.6g}", (name,)
    return None


def _undefined(problem: Problem, states: Any, point: list[float]) -> tuple[str, tuple[str, ...]]:
    """The first value on the way to the rates that is not defined."""
    for name, value in _on_the_way(problem).items():
        try:
            instant(lower(problem.equations, {name: value}))(point)
        except UNDEFINED as error:
            what = f"{name.rstrip(chr(39))} is not defined: {error}"
            return _at(problem, states, what, (name.rstrip("'"),))
    return "", ()


def _on_the_way(problem: Problem) -> dict[str, Any]:
    """The values that lead to the rates, and these, in order and by name."""
    equations, xp = problem.equations, problem.equations.xp
    wanted = {s for rate in equations.rates.values() for s in xp.free(rate)}
    results = {xp.name(s): s for step in equations.needed(wanted) for s in targets(step)}
    return {**results, **{f"{state}'": rate for state, rate in equations.rates.items()}}


def _ahead(problem: Problem, time: float, states: Any, rates: Sequence[float]) -> tuple[str, tuple[str, ...]] | None:
    """What is no number soon after an instant, where the motion would go by its rates; None where nothing is."""
    if len(rates) != len(states):
        return None
    for part in AHEAD:
        step = part * (1.0 + abs(time))
        later = [x + step * rate for x, rate in zip(states.tolist(), rates, strict=True)]
        if (found := _not_a_number(problem, states, problem.arguments(time, later))) is not None:
            return found
    return None


def _not_a_number(problem: Problem, states: Any, point: list[float]) -> tuple[str, tuple[str, ...]] | None:
    """The first value on the way to the rates that is not a number, as of a function in Python; None without any."""
    for name, value in _on_the_way(problem).items():
        program = lower(problem.equations, {name: value})
        try:
            (found,) = instant(program)(point)
        except UNDEFINED:
            return None
        if math.isnan(found):
            owners = _giving_none(program, point)
            what = f"{name.rstrip(chr(39))} is not a number" + "".join(f": {each}" for each in owners.values())
            return _at(problem, states, what, (name.rstrip("'"), *owners))
    return None


def _giving_none(program: Program, point: list[float]) -> dict[str, str]:
    """The element of the first function of Python that gives none, with that in words; empty without any."""
    for line in program.body:
        if isinstance(line, Call):
            whole = Program(program.arguments, tuple(kept(program.body, {line.slot})), {"y": line.slot})
            if math.isnan(*instant(whole)(point)):
                return {line.function.owner: f"the function of {line.function.owner} gives none"}
    return {}


def _at(problem: Problem, states: Any, what: str, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The words, with the values of the coordinates that the named values and their rates depend on."""
    equations, xp = problem.equations, problem.equations.xp
    symbols = {xp.symbol(name) for name in names} | {xp.symbol(f"{name}'") for name in names}
    symbols |= {s for name in names if name in equations.rates for s in xp.free(equations.rates[name])}
    used = set(map(xp.name, equations.behind(symbols)))
    return f"{what}{configuration(problem, states, used)}", tuple(names)


def configuration(problem: Problem, states: Any, names: Collection[str]) -> str:
    """The values of those coordinates that are among some names, as the end of a sentence; nothing without any."""
    placed = {name for name, _, _ in problem.equations.graph.coordinates()}.intersection(names)
    values = {name: x for name, x in zip(problem.equations.states, states, strict=True) if name in placed}
    shown = ", ".join(f"{name} = {value:.6g}" for name, value in values.items())
    return f", at {shown}, a singular configuration" if shown else ""


def formula(program: Program, slot: int) -> str:
    """A value of a program as text, down to what it was given and the unknowns of systems."""
    texts = dict(enumerate(program.arguments))
    for line in kept(program.body, {slot}):
        if isinstance(line, LinearSolve | Newton):
            texts.update(zip(line.slots, line.names, strict=True))
        else:
            texts[line.slot] = _shortened(_written(line, [texts[argument] for argument in line.arguments]))
    text = texts[slot]
    return text.removeprefix("(").removesuffix(")") if text.startswith("(") else text


def _written(line: Assign | Call, operands: Sequence[str]) -> str:
    if isinstance(line, Call):
        return f"{line.function.name}({', '.join(operands)})"
    if line.operation == "const":
        return f"{line.value:g}"
    if line.operation in INFIX:
        return f"({f' {INFIX[line.operation]} '.join(operands)})"
    return f"{'-' if line.operation == 'neg' else line.operation}({', '.join(operands)})"


def _shortened(text: str) -> str:
    """At every operation, since values that are used twice would double a text with each."""
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 3]}..."
