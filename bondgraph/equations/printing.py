"""Equations as mathematics: text and LaTeX."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, expressions, targets
from bondgraph.equations.event_rules import what_it_sets
from bondgraph.graph.law import Implicit

SHORT = 40
"""A value used more than once is written out where it stands if it has at most this many operations."""

CLEARED = 80
"""A rate is brought to lowest terms if it has at most this many operations."""


def as_text(equations: Equations) -> str:
    """Equations, a line each; linear systems as matrix equations; long shared values beneath `where`, then notes.

    Constraints among the states stand with the rates.
    """
    lines = [_headline(equations)]
    if not equations.states:
        return "\n".join([*lines, *_algebraic(equations), *(f"note: {note}" for note in equations.notes)])
    rates, steps = _arranged(equations, _moved(equations))
    show = equations.xp.spell
    for name, rate in rates.items():
        if rate != equations.xp.symbol(f"{name}'"):
            lines.append(f"{name}' = {show(rate)}")
    lines += [f"0 = {show(constraint)}" for constraint in _constraints(equations)]
    contents = _contents(equations, steps)
    shared = []
    for step in steps:
        line = _step_text(equations, step, show)
        if isinstance(step, Let) and (content := contents.get(step.symbol)):
            store, name, value = content
            shared.append(f"{name} = {show(value)} ({store} has no state of its own)")
            line = line.replace(" = ", f" = {name}' = ", 1)
        shared += line.split("\n")
    if shared and len(lines) > 1:
        lines.append("where")
    lines += ["  " + line for line in shared]
    lines += [f"{when}: {', '.join(what)}" for when, what in _events(equations, show, ":=")]
    lines += [f"note: {note}" for note in equations.notes]
    return "\n".join(lines)


def _contents(equations: Equations, steps: Sequence[Step]) -> dict[Any, tuple[str, str, Any]]:
    """What stores of one port without a state hold, by the effort or flow in some steps: store, name, and its value."""
    graph, xp = equations.graph, equations.xp
    found: dict[Any, tuple[str, str, Any]] = {}
    printed = {step.symbol for step in steps if isinstance(step, Let)}
    for store, names in graph.contents.items():
        if len(graph.at[store]) == 1 and not set(names) & set(equations.states):
            ((bond, _),) = graph.at[store]
            for k, name in enumerate(names):
                for symbol in printed.intersection(equations.balance.bonds.get((bond.name, k), ())):
                    value = equations.expanded(xp.symbol(name))
                    if value != xp.symbol(name) and xp.size(value) <= CLEARED:
                        found[symbol] = store, name, _regular(xp, value)
    return found


def _moved(equations: Equations) -> Mapping[str, Any]:
    """The rates of the states that move between events."""
    return {name: rate for name, rate in equations.rates.items() if name not in equations.held}


def _events(equations: Equations, show: Callable[[Any], str], becomes: str) -> Iterator[tuple[str, list[str]]]:
    """The events, when each is and what it does."""
    for rule in equations.events:
        made = what_it_sets(equations, rule)
        what = [f"{name} {becomes} {show(_regular(equations.xp, x))}" for name, x in made.items()]
        if rule.impulse:
            effort, flow, after, _ = rule.impulse
            what.append(f"{show(flow)} {becomes} {show(_regular(equations.xp, after))} by an impulse of {effort}")
        yield str(rule.trigger), what if not rule.stops else [*what, f"stop, '{rule.name}'"]


def briefly(xp: Algebra, expression: Any) -> str:
    """An expression as text for a message: where it is long, what it depends on."""
    if xp.size(expression) <= SHORT:
        return xp.spell(expression)
    return f"an expression in {', '.join(sorted(map(xp.name, xp.free(expression))))}"


def count(things: Any, word: str) -> str:
    """How many things there are, with the word for them.

    >>> count("ab", "state"), count([], "input"), count([0], "input")
    ('2 states', '0 inputs', '1 input')
    """
    return f"{len(things)} {word}{'s' * (len(things) != 1)}"


def _headline(equations: Equations) -> str:
    parts = [count(equations.states, "state")]
    if constraints := equations.constraints or equations.balance.constraints.multipliers:
        parts.append(count(constraints, "constraint"))
    parts += [count(equations.inputs, "input"), count(equations.parameters, "parameter")]
    index = f"; index {equations.index}" if constraints else ""
    return f"{equations.graph.name}: {', '.join(parts)}{index}"


def _constraints(equations: Equations) -> list[Any]:
    """The constraints in states, inputs and parameters, of the two signs the shorter."""
    xp = equations.xp
    constraints = (*equations.constraints, *(each.constraint for each in equations.balance.constraints.multipliers))
    written = (_regular(xp, equations.expanded(constraint)) for constraint in constraints)
    return [min(each, xp.tidy(-each), key=xp.size) for each in written]


def _algebraic(equations: Equations) -> list[str]:
    """The efforts and flows of a graph without states, a line each, but for what sources give."""
    xp, show = equations.xp, equations.xp.spell
    given = {xp.symbol(name) for name in equations.inputs}
    wanted = {name: symbol for name, symbol in equations.observables.items() if xp.name(symbol) == name}
    found, steps = _arranged(equations, wanted)
    solved = {xp.name(symbol) for step in steps for symbol in targets(step)}
    lines = [line for step in steps for line in _step_text(equations, step, show).split("\n")]
    return lines + [f"{name} = {show(x)}" for name, x in found.items() if x not in given and name not in solved]


def _arranged(equations: Equations, wanted: Mapping[str, Any]) -> tuple[dict[str, Any], list[Step]]:
    """Rates, or other values, and the steps they need; short values and those used once are written out in these."""
    xp = equations.xp
    symbols = {s for rate in wanted.values() for s in xp.free(rate)}
    steps = equations.needed(symbols)
    uses: dict[Any, int] = {}
    for expression in [*wanted.values(), *expressions(steps)]:
        for symbol in xp.free(expression):
            uses[symbol] = uses.get(symbol, 0) + 1
    alone = {rate for rate in wanted.values() if uses.get(rate) == 1}
    values: dict[Any, Any] = {}
    kept: list[Step] = []
    for step in steps:
        if isinstance(step, Let):
            expression = xp.substitute(step.expression, values)
            own = step.symbol in alone
            if own or (not step.kept and (xp.size(expression) <= SHORT or uses[step.symbol] == 1)):
                values[step.symbol] = expression
            else:
                kept.append(Let(step.symbol, expression))
        elif isinstance(step, Implicit):
            inner: dict[Any, Any] = {}
            for symbol, expression in step.inner:
                inner[symbol] = xp.substitute(xp.substitute(expression, values), inner)
            rows = tuple(xp.substitute(xp.substitute(row, values), inner) for row in step.residuals)
            kept.append(Implicit(step.unknowns, rows, (), step.about))
        else:
            matrix, right = xp.substitute(step.matrix, values), xp.substitute(step.right, values)
            kept.append(replace(step, matrix=matrix, right=right))
    rates = {name: _regular(xp, xp.substitute(rate, values)) for name, rate in wanted.items()}
    return rates, kept


def _regular(xp: Algebra, expression: Any) -> Any:
    """The expression with squares joined and in lowest terms, where it is short enough for that to be quick."""
    tidied = xp.tidy(expression)
    return xp.clear(tidied) if xp.size(tidied) <= CLEARED else tidied


def _step_text(equations: Equations, step: Step, show: Callable[[Any], str]) -> str:
    name = equations.xp.name
    if isinstance(step, Let):
        return f"{name(step.symbol)} = {show(step.expression)}"
    if isinstance(step, Implicit):
        sought = ", ".join(name(s) for s in step.unknowns)
        return "\n".join([f"{sought} from", *(f"  0 = {show(row)}" for row in step.residuals)])
    rows = range(len(step.unknowns))
    matrix = matrix_lines([[show(step.matrix[i, j]) for j in rows] for i in rows])
    unknowns = matrix_lines([[name(s)] for s in step.unknowns])
    remark = [f"of minimum norm in {', '.join(map(name, step.minimum_norm))}"] if step.minimum_norm else []
    system = (f"{matrix[i]} {unknowns[i]} {'=' if i == len(rows) // 2 else ' '} [{show(step.right[i])}]" for i in rows)
    return "\n".join([*system, *remark])


def matrix_lines(cells: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a matrix, its columns aligned.

    >>> matrix_lines([["m", "0"], ["0", "J*r"]])
    ['[m  0  ]', '[0  J*r]']
    """
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [f"[{'  '.join(cell.ljust(w) for cell, w in zip(row, widths, strict=True))}]" for row in cells]


def as_latex(equations: Equations) -> str:
    """The equations as an `aligned` environment, linear systems as matrix equations."""
    return "\\begin{aligned}\n" + " \\\\\n".join(latex_rows(equations)) + "\n\\end{aligned}"


def latex_rows(equations: Equations) -> list[str]:
    """The rows of that environment, an equation each."""
    xp = equations.xp
    rates, steps = _arranged(equations, _moved(equations))
    symbols = {s for r in rates.values() for s in xp.free(r)}
    acts = [(rule, what_it_sets(equations, rule)) for rule in equations.events]
    symbols |= {s for _, made in acts for x in made.values() for s in xp.free(x)}
    symbols |= {s for rule in equations.events for x in rule.impulse[1:] for s in xp.free(x)}
    symbols |= {s for e in expressions(tuple(steps)) for s in xp.free(e)}
    symbols |= {s for step in steps for s in targets(step)}
    constraints = _constraints(equations)
    symbols |= {s for constraint in constraints for s in xp.free(constraint)}
    latex = equations.graph.spelling.latex
    names = {symbol: latex(xp.name(symbol)) for symbol in symbols}

    def show(expression: Any) -> str:
        return words_apart(str(xp.latex(expression, names)))

    rows = [
        rf"{latex(name + chr(39))} &= {show(rate)}" for name, rate in rates.items() if show(rate) != latex(f"{name}'")
    ]
    rows += [rf"0 &= {show(constraint)}" for constraint in constraints]
    contents = _contents(equations, steps)
    names |= {s: latex(xp.name(s)) for *_, value in contents.values() for s in xp.free(value)}
    for step in steps:
        if isinstance(step, Let):
            _, name, value = contents.get(step.symbol, ("", "", None))
            rows += [rf"{latex(name)} &= {show(value)}"] if name else []
            rate = f"= {latex(name + chr(39))} " if name else ""
            rows.append(rf"{names[step.symbol]} &{rate}= {show(step.expression)}")
        elif isinstance(step, Implicit):
            rows += [rf"0 &= {show(row)}" for row in step.residuals]
        else:
            unknown = show(xp.column(step.unknowns))
            rows.append(rf"{show(step.matrix)} {unknown} &= {show(step.right)}")
    for rule, made in acts:
        when = rf"\text{{{str(rule.trigger).replace('_', chr(92) + '_').replace('<', '$<$').replace('>', '$>$')}}}"
        what = [rf"{latex(name)} &:= {show(_regular(xp, x))} \quad {when}" for name, x in made.items()]
        if rule.impulse:
            what.append(rf"{show(rule.impulse[1])} &:= {show(_regular(xp, rule.impulse[2]))} \quad {when}")
        rows += what or [rf"&\text{{stop}} \quad {when}"]
    return rows


_WORD = r"\\mathrm\{(?:\w|\\_){2,}\}(?:_\{(?:[^{}]|\{[^{}]*\})*\})?(?:\^\{[^{}]*\})?"


def words_apart(latex: str) -> str:
    r"""A thin space about names of several letters in a product, where they would run together.

    >>> print(words_apart(r"\mathrm{Ra} p_{L} + K \mathrm{Rb}_{1} x"))
    \mathrm{Ra} \, p_{L} + K \, \mathrm{Rb}_{1} \, x
    """
    apart = re.sub(rf"({_WORD}) (?=[\w(]|\\(?!(?:right|end|,|\\)))", r"\1 \\, ", latex)
    return re.sub(rf"(?<=[\w}})]) (?={_WORD})", r" \\, ", apart)
