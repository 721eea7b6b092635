"""Values in a file of their own: parameters, inputs and starts for a model that is kept elsewhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import Quantity
from bondgraph.errors import BondGraphError
from bondgraph.io.document import FORMAT
from bondgraph.io.faults import Faults
from bondgraph.io.model import Model
from bondgraph.io.parts import check_keys
from bondgraph.io.toml import tables, text_of

KEYS = ("format", "values", "start")


def read_values(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Values and start of a TOML file: numbers, and numbers with units as text, by name.

    Raises:
        FileRefused: for a file that is none, with line, column and what to change; its `faults` are all there are.
    """
    text = text_of(path)
    faults = Faults(str(path), text)
    table = tables(text, str(path))
    check_keys((), table, KEYS, faults)
    if table.get("format") != FORMAT or isinstance(table.get("format"), bool | float):
        faults.add(("format",), f"it does not say format = {FORMAT}", f"write format = {FORMAT} at its beginning")
    found = tuple(_numbers(table.get(key, {}), key, faults) for key in ("values", "start"))
    faults.check()
    return found[0], found[1]


def with_values(model: Model, path: Path) -> Model:
    """A model with the values and the start of a file before its own.

    Raises:
        FileRefused: as `read_values`.
    """
    values, start = read_values(path)
    return replace(model, values={**model.values, **values}, start={**model.start, **start})


def _numbers(table: Any, key: str, faults: Faults) -> dict[str, Any]:
    if not isinstance(table, dict):
        faults.add((key,), f"{key} is a table of numbers", f"write them below [{key}], as L = 0.005")
        return {}
    found = {}
    for name, value in table.items():
        try:
            text = expressions.text(value)
            isinstance(text, Quantity) or float(text)
        except BondGraphError as error:
            faults.refused((key, name), error, name)
        except ValueError:
            law = f"{name} = {value!r:.40} is not a number"
            faults.add((key, name), law, 'give a number, as 0.005, or one with a unit, as "5 mH"', (name,))
        else:
            found[name] = value
    return found
