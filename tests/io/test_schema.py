"""The schema of model files: it takes what is saved, and refuses what the reader refuses for its shape."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from random_graphs import Seeded, mechanism, network

import bondgraph as bg
from bondgraph.io.library import library
from bondgraph.io.save import checked
from bondgraph.io.schema import schema
from bondgraph.io.toml import graph_of

VALIDATOR = Draft202012Validator(schema())
FILE = """\
format = 1
name = "g"
bonds = ["U >> i", "i >> load.p"]
values = { c = 1 }
[submodels.coil]
ports = { p = "electrical" }
parameters = { L = "5 mH" }
bonds = ["p >> j", "j >> L"]
elements = { j = { type = "One" }, L = { type = "I", value = "L" } }
[elements]
U = { type = "Se", value = "12 V" }
i = { type = "One" }
load = { type = "coil", L = 2 }
"""


def test_it_is_a_schema_with_every_element() -> None:
    Draft202012Validator.check_schema(schema())
    assert {*library()} < {*schema()["$defs"]}


def test_it_takes_what_is_saved() -> None:
    assert graph_of(FILE, "x.toml").instances.keys() == {"load"}
    VALIDATOR.validate(tomllib.loads(FILE))
    for seed in range(6):
        for draw in (network, mechanism):
            VALIDATOR.validate(tomllib.loads(checked(draw(Seeded(seed)))))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("format = 1", "format = 2"),
        ('name = "g"\n', ""),
        ('name = "g"', 'name = "a b"'),
        ('name = "g"', 'name = "g"\nextra = 1'),
        ('bonds = ["U >> i", "i >> load.p"]', "bonds = [1]"),
        ('value = "12 V"', 'values = "12 V"'),
        ('type = "Se"', "type = 3"),
        ('i = { type = "One" }', "i = {}"),
        ('i = { type = "One" }', "i = 3"),
        ("c = 1", "c = [1]"),
        ('p = "electrical"', 'p = "electric"'),
        ("parameters", "params"),
        ("L = 2", "L = { a = 1 }"),
    ],
)
def test_it_refuses_what_the_reader_refuses(old: str, new: str) -> None:
    assert old in FILE
    text = FILE.replace(old, new, 1)
    table: dict[str, Any] = tomllib.loads(text)
    assert not VALIDATOR.is_valid(table)
    with pytest.raises(bg.FileRefused):
        graph_of(text, "x.toml")
