"""The tables of a Python module: names, values, descriptions and units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bondgraph.export._model import Model, Quantity


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
