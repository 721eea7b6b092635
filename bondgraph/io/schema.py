"""The schema of model files, by which editors complete and check them as they are written."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from bondgraph.graph.domain import Domain
from bondgraph.graph.element import Element
from bondgraph.io.document import FORMAT
from bondgraph.io.library import arguments, things, types, wholes

NAME = "^[A-Za-z_][A-Za-z0-9_]*$"
_VALUE = {"$ref": "#/$defs/value"}
_PLACE = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
"""A column and a row."""


def schema() -> dict[str, Any]:
    """A JSON schema (draft 2020-12), made of the elements that packages have registered.

    It says what a file is made of: keys, and the types of their values. Whether names are there and formulas can be
    read, `bondgraph check` says.
    """
    kinds = {name: _element(name, kind) for name, kind in sorted(types().items())}
    tables = {name: keys for kind in wholes().values() for name, keys in kind.schema(things()).items()}
    kinds |= {name: _whole(name, keys) for name, keys in sorted(tables.items())}
    free = {key.rstrip("!") for keys in tables.values() for key in keys} | {*_TABLES}
    chosen = [
        {"if": {"properties": {"type": {"const": name}}, "required": ["type"]}, "then": {"$ref": f"#/$defs/{name}"}}
        for name in kinds
    ]
    part = {
        "type": "object",
        "required": ["type"],
        "properties": {
            "type": {"type": "string", "description": f"One of {', '.join(kinds)}, or a submodel"},
            **dict.fromkeys(sorted(free), True),
        },
        "additionalProperties": _VALUE,
        "allOf": chosen,
    }
    words = 'Chains such as "U >> i >> K >> w", and "*crane" for those of a mechanism'
    body = {
        "bonds": {
            "type": "array",
            "items": {"type": "string"},
            "description": words,
        },
        "elements": {"type": "object", "additionalProperties": {"$ref": "#/$defs/part"}},
    }
    whole = ["name", "bonds", "elements"]  # of a model; files that others include have none of these
    domains = {"enum": ["", *map(str, Domain)]}
    submodel = {
        "type": "object",
        "required": ["bonds", "elements"],
        "additionalProperties": False,
        "properties": {
            "ports": {"type": "object", "additionalProperties": domains},
            "parameters": {"type": "object", "additionalProperties": {"type": ["number", "string"]}},
            **body,
        },
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A model file of bondgraph",
        "type": "object",
        "required": ["format"],
        "anyOf": [{"required": whole}, {"not": {"anyOf": [{"required": [key]} for key in whole]}}],
        "additionalProperties": False,
        "properties": {
            "format": {"const": FORMAT},
            "include": {"type": "array", "items": {"type": "string", "pattern": r"\.toml$"}},
            "name": {"type": "string", "pattern": NAME},
            "description": {"type": "string"},
            "values": {"type": "object", "additionalProperties": {"type": ["number", "string"]}},
            "positions": {"type": "object", "additionalProperties": _PLACE},
            "submodels": {"type": "object", "additionalProperties": submodel},
            **body,
        },
        "$defs": {
            "value": {
                "anyOf": [
                    {"type": ["number", "string", "boolean"]},
                    {"type": "array", "items": {"$ref": "#/$defs/value"}},
                ]
            },
            "part": part,
            **kinds,
        },
    }


def _element(name: str, kind: Callable[..., Element]) -> dict[str, Any]:
    """An element or an event: its type, and the arguments of what makes it."""
    known = arguments(name)
    words = (inspect.getdoc(kind) or "").split("\n")[0]
    return {
        "description": words,
        "required": ["type", *(x.name for x in known if x.default is x.empty)],
        "additionalProperties": False,
        "properties": {"type": {"const": name}, **{x.name: _TABLES.get(x.name, _VALUE) for x in known}},
    }


def _whole(name: str, keys: Mapping[str, Any]) -> dict[str, Any]:
    """A mechanism, a contact or the like: its type, and the keys of its table."""
    return {
        "description": (inspect.getdoc(wholes()[name]) or "").split("\n")[0],
        "required": ["type", *(key.rstrip("!") for key in keys if key.endswith("!"))],
        "additionalProperties": False,
        "properties": {"type": {"const": name}, **{key.rstrip("!"): given for key, given in keys.items()}},
    }


_TABLES = {
    "form": {"anyOf": [{"type": "string"}, {"type": "object", "required": ["name"]}]},
    "set": {"type": "object", "minProperties": 1, "additionalProperties": {"type": ["number", "string"]}},
}
"""Arguments that are, or may be, tables."""
