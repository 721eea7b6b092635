"""Wholes whose tables in model files hold the arguments that make them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from bondgraph.graph.whole import Reading, Whole
from bondgraph_elements.mechanics.files.tables import Tables, keys_of
from bondgraph_elements.mechanics.files.written import fields_of


class Tabled(Whole):
    """Base of a whole that is written as its class and its arguments."""

    def written(self) -> dict[str, Any]:
        return {"type": type(self).__name__, **fields_of(self)}

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], reading: Reading) -> Self | None:
        found: Self | None = Tables(reading).made(cls, name, table, ())
        return found

    @classmethod
    def schema(cls, things: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        return {cls.__name__: keys_of(cls)}
