"""Modelica: the equations as equations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bondgraph.export._model import Model, Quantity
from bondgraph.export._names import words
from bondgraph.export._scopes import scopes
from bondgraph.export.documents.formula import Formula
from bondgraph.export.documents.sheet import Condition, Definition, Sheet, System, sheet
from bondgraph.graph.names import path_of
from bondgraph.problem.quantities import roles
from bondgraph.program.calls import explained
from bondgraph.program.writer import number

RESERVED = {
    "algorithm", "and", "annotation", "assert", "block", "break", "class", "connect", "connector", "constant",
    "constrainedby", "der", "discrete", "each", "else", "elseif", "elsewhen", "encapsulated", "end", "enumeration",
    "equation", "expandable", "extends", "external", "false", "final", "flow", "for", "function", "if", "import",
    "impure", "in", "initial", "inner", "input", "loop", "model", "not", "operator", "or", "outer", "output", "package",
    "parameter", "partial", "protected", "public", "pure", "record", "redeclare", "replaceable", "return", "stream",
    "then", "true", "type", "when", "while", "within",
    "Real", "Integer", "Boolean", "String", "StateSelect", "Clock", "Complex", "Modelica", "time",
    "abs", "acos", "asin", "atan", "atan2", "cardinality", "ceil", "change", "cos", "cosh", "cross", "delay",
    "diagonal", "div", "edge", "exp", "fill", "floor", "homotopy", "identity", "integer", "inStream", "linspace", "log",
    "log10", "matrix", "max", "min", "mod", "ndims", "noEvent", "ones", "outerProduct", "pre", "previous", "product",
    "reinit", "rem", "sample", "scalar", "semiLinear", "sign", "sin", "sinh", "size", "skew", "smooth", "sqrt",
    "spatialDistribution", "sum", "symmetric", "tan", "tanh", "terminal", "terminate", "transpose", "vector", "zeros",
}  # fmt: skip
"""Keywords, types and built-in functions."""
LONGEST = 200
_Attribute = tuple[str, float | str | None]
FACTORS = r"[A-Za-z]+([+-]?\d+)?(\.[A-Za-z]+([+-]?\d+)?)*"
UNIT = rf"(1|{FACTORS}|\({FACTORS}\))(/({FACTORS}|\({FACTORS}\)))?"
"""How Modelica spells units, as in N.m/(kg.s2); others stand in the description."""
INFIX = {"add": ("+", 1), "sub": ("-", 1), "mul": ("*", 2), "div": ("/", 2), "pow": ("^", 4)}
COMPARED = {"lt": "<", "le": "<="}
WRITTEN = {
    "asinh": "sign({0}) * log(abs({0}) + sqrt(({0})^2 + 1))",
    "atanh": "log((1 + {0}) / (1 - ({0}))) / 2",
}
"""What Modelica has no function for."""


@explained
def modelica(model: Model) -> dict[str, str]:
    """Modelica: the model NAME.mo, and NAME_run.mo that gives its inputs their values."""
    found = sheet(model)
    name, run = words([model.name, f"{model.name}_run"], RESERVED, LONGEST)
    speller = _Speller(model, found)
    return {f"{name}.mo": _model(model, found, speller, name), f"{run}.mo": _run(model, speller, name, run)}


class _Speller:
    """Names and formulas in Modelica."""

    def __init__(self, model: Model, found: Sheet) -> None:
        groups = (*model.states, *model.inputs, *model.parameters, *model.outputs)
        given = (name for statement in found.statements for name in statement.names)
        names = list(dict.fromkeys([*(q.name for q in groups), *given]))
        self.instances = model.equations.drawn.instances if model.equations else {}
        # A record has no inputs: those of an instance stand in the model, and in the record as variables.
        entries = [q.name for q in model.inputs]
        self.scopes = scopes(names, entries, self.instances, RESERVED, {model.name}, LONGEST)

    def name(self, name: str) -> str:
        return "time" if name == "t" else self.scopes.whole(name)

    def entry(self, name: str) -> str:
        """What an input is called in the model itself."""
        return self.scopes.entries.get(name) or self.name(name)

    def formula(self, formula: Formula, binding: int = 0) -> str:
        """As text; in brackets where what stands around it binds as strongly as `binding`."""
        operation, arguments = formula.operation, formula.arguments
        if operation == "name":
            return self.name(formula.name)
        if operation == "const":
            return _number(formula.value)
        if operation in INFIX:
            sign, strength = INFIX[operation]
            # Modelica's power has no associativity, and subtraction and division have theirs to the left.
            left = self.formula(arguments[0], strength + (operation == "pow"))
            right = self.formula(arguments[1], strength + (operation in ("sub", "div", "pow")))
            text = f"{left}{sign}{right}" if operation == "pow" else f"{left} {sign} {right}"
            return f"({text})" if strength < binding else text
        if operation == "neg":
            text = f"-{self.formula(arguments[0], 2)}"
            return f"({text})" if binding else text
        if operation == "select":
            condition, yes, no = arguments
            return f"(if {self.condition(condition)} then {self.formula(yes)} else {self.formula(no)})"
        if operation in COMPARED:
            return f"(if {self.condition(formula)} then 1 else 0)"
        given = [self.formula(argument) for argument in arguments]
        if operation in WRITTEN:
            return f"({WRITTEN[operation].format(*given)})"
        return f"{operation}({', '.join(given)})"

    def condition(self, formula: Formula) -> str:
        if formula.operation not in COMPARED:
            return f"{self.formula(formula, 1)} > 0.5"
        left, right = (self.formula(argument, 1) for argument in formula.arguments)
        return f"{left} {COMPARED[formula.operation]} {right}"


def _model(model: Model, found: Sheet, speller: _Speller, name: str) -> str:
    states = [q.name for q in model.states]
    body = _Declarations(speller)
    for q in model.parameters:
        value = "" if q.value is None else _number(q.value)
        body.declare("parameter Real", q, [("min", 0.0 if q.positive else None)], value)
    for q in model.inputs:
        body.declare_input(q)
    asked = {q.name for q in model.outputs}
    for q in model.states:
        body.declare(
            "output Real" if q.name in asked else "Real",
            q,
            [("start", q.value), ("fixed", None if q.value is None else "true")],
        )
    known = {q.name for q in (*model.states, *model.inputs, *model.parameters)}
    shown = [q for q in model.outputs if q.name not in known]
    for q in shown:
        body.declare("output Real", q)
    told = (roles(model.equations) if model.equations else {}) | {f"{q.name}'": "rate" for q in model.states}
    inner = dict.fromkeys(name for statement in found.statements for name in statement.names)
    for name_inside in inner:
        if name_inside not in known | {q.name for q in shown}:
            body.declare("Real", Quantity(name_inside, "", told.get(name_inside, "")))
    lines = [f"model {name} {literal(f'{model.name}, written by bondgraph')}", *body.lines()]
    lines += [f'  Real constraint_{k + 1} "vanishes along any motion";' for k in range(len(found.constraints))]
    entered = [f"  {speller.name(name)} = {word};" for name, word in speller.scopes.entries.items()]
    return "\n".join([*lines, "equation", *entered, *_equations(found, speller, states), f"end {name};", ""])


class _Declarations:
    """What is declared in the model, and in the record of each instance."""

    def __init__(self, speller: _Speller) -> None:
        self.speller, self.scopes = speller, speller.scopes
        self.inside: dict[str, list[str]] = {path: [] for path in ("", *self.scopes.paths)}

    def declare(self, kind: str, quantity: Quantity, given: Iterable[_Attribute] = (), value: str = "") -> None:
        path, word = self.scopes.paths_of[quantity.name], self.scopes.names[quantity.name]
        # A record's components are neither inputs nor outputs.
        kind = kind.removeprefix("output ") if path else kind
        self.inside[path].append(_declared(kind, word, quantity, given, value))

    def declare_input(self, quantity: Quantity) -> None:
        word = self.speller.entry(quantity.name)
        self.inside[""].append(_declared("input Real", word, quantity, [("start", quantity.value)], ""))
        if quantity.name in self.scopes.entries:
            self.declare("Real", quantity)

    def lines(self) -> list[str]:
        """The records, their components, and what is in none."""
        records = [line for path in self.scopes.paths for line in self._record(path)]
        return [*records, *self._components(""), *self.inside[""]]

    def _record(self, path: str) -> list[str]:
        name = self.scopes.classes[path]
        inside = [f"  {line}" for line in (*self.inside[path], *self._components(path))]
        return [f"  record {name} {literal(self._told(path))}", *inside, f"  end {name};"]

    def _components(self, scope: str) -> list[str]:
        scopes = self.scopes
        return [
            f"  {scopes.classes[path]} {scopes.components[path]} {literal(self._told(path))};"
            for path in scopes.paths
            if path_of(path) == scope
        ]

    def _told(self, path: str) -> str:
        return f"{path}: instance of {self.speller.instances[path].submodel}"


def _declared(kind: str, name: str, quantity: Quantity, given: Iterable[_Attribute], value: str) -> str:
    attributes = [f"{key}={_number(v) if isinstance(v, float) else v}" for key, v in given if v is not None]
    spelt = re.sub(r"\bohm\b", "Ohm", quantity.unit.replace("*", ".").replace("^", ""))
    as_attribute = re.fullmatch(UNIT, spelt)
    attributes += [f"unit={literal(spelt)}"] * bool(as_attribute)
    unit = f" [{quantity.unit}]" if quantity.unit and not as_attribute else ""
    told = f"{quantity.name}{unit}: {quantity.description}" if quantity.description else f"{quantity.name}{unit}"
    modified = f"({', '.join(attributes)})" if attributes else ""
    return f"  {kind} {name}{modified}{f' = {value}' if value else ''} {literal(told)};"


def _equations(found: Sheet, speller: _Speller, states: Sequence[str]) -> list[str]:
    lines = []
    for statement in found.statements[: found.motion]:
        lines += _statement(statement, speller)
    # Rates that a system gives have a name of their own: not every tool solves for what stands in der.
    given = {name: Formula("name", name=f"{name}'") for name in states if name not in found.rates}
    rates = {name: given.get(name) or found.rates[name] for name in states}
    lines += [f"  der({speller.name(state)}) = {speller.formula(rate)};" for state, rate in rates.items()]
    for statement in found.statements[found.motion :]:
        lines += _statement(statement, speller)
    lines += [f"  {speller.name(output)} = {speller.formula(value)};" for output, value in found.outputs.items()]
    lines += [f"  constraint_{k + 1} = {speller.formula(value)};" for k, value in enumerate(found.constraints)]
    return lines


def _statement(statement: Definition | System | Condition, speller: _Speller) -> list[str]:
    if isinstance(statement, Definition):
        return [f"  {speller.name(statement.name)} = {speller.formula(statement.formula)};"]
    if isinstance(statement, Condition):
        return [f"  0 = {speller.formula(residual)};" for residual in statement.residuals]
    rows = zip(statement.matrix, statement.right, strict=True)
    return [f"  {_row(row, statement.names, speller)} = {speller.formula(right)};" for row, right in rows]


def _row(row: Sequence[Formula], names: Sequence[str], speller: _Speller) -> str:
    terms = []
    for entry, name in zip(row, names, strict=True):
        if entry != Formula("const", value=0.0):
            terms.append(speller.formula(Formula("mul", (entry, Formula("name", name=name)))))
    return " + ".join(terms) or "0"


def _run(model: Model, speller: _Speller, name: str, run: str) -> str:
    given = [
        f"  system.{speller.entry(q.name)} = {_number(q.value)};"
        if q.value is not None
        else f"  // system.{speller.entry(q.name)} = ...;"
        for q in model.inputs
    ]
    lines = [f"model {run} {literal(f'{model.name} with its inputs')}", f"  {name} system;"]
    lines += ["equation"] * bool(given) + given
    return "\n".join([*lines, "  annotation(experiment(StopTime=10, Tolerance=1e-8));", f"end {run};", ""])


def _number(value: float) -> str:
    """Whole ones as such: Modelica makes no difference."""
    text = number(value)
    return text.replace(".0)", ")").removesuffix(".0")


def literal(text: str) -> str:
    """A Modelica string; what is neither a letter, a digit nor a harmless sign is written by its number.

    >>> print(literal('U" é'))
    "U<22> <e9>"
    """
    allowed = set(" .,:;()[]_+-=*/'%^&!?@#|~{}$")
    spelt = (c if c.isascii() and (c.isalnum() or c in allowed) else f"<{ord(c):x}>" for c in text)
    return f'"{"".join(spelt)}"'
