"""Model files: what is hostile or wrong in them is refused with line, column and cure, and nothing is executed."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.io.bonds_text import Reader
from bondgraph.io.faults import Faults, first_of
from bondgraph.io.library import library
from bondgraph.io.load import load
from bondgraph.io.toml import graph_of, read_toml
from bondgraph.io.toml_places import LARGEST, excess, place, places

MODEL = """\
format = 1
name = "motor"
bonds = [
    "U >> i >> K >> w",  # a chain
    "i >> L",
    "i >> Ra",
    "w >> J",
]

[values]
k = 0.5

[elements]
U = { type = "Se", value = 12 }
i = { type = "One" }
K = { type = "GY", value = "k" }
w = { type = "One" }
L = { type = "I", value = 5e-3 }
Ra = { type = "R", effort = "2*f + f**3" }
J = { type = "I" }
"""
SECONDS = 20
"""Of CPU, in which any file is answered."""


def refused(text: str | bytes, folder: Path) -> bg.FileRefused:
    """The refusal of a file; it is told in time, with a place and a cure."""
    path = folder / "model.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    start = time.process_time()
    with pytest.raises(bg.FileRefused) as caught:
        load(path)
    assert time.process_time() - start < SECONDS
    for error in caught.value.faults or (caught.value,):
        assert error.remedy and error.law and len(str(error)) < 3000
    return caught.value


def changed(old: str, new: str) -> str:
    assert old in MODEL
    return MODEL.replace(old, new)


def test_a_model_as_a_person_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "motor.toml"
    path.write_text("\ufeff" + MODEL.replace("\n", "\r\n"), encoding="utf-8", newline="")
    graph = load(path)
    from bondgraph.elements import GY, I, One, R, Se

    i, w = One("i"), One("w")
    chains = Se("U", 12) >> i >> GY("K", "k") >> w, i >> I("L", 5e-3), i >> R("Ra", effort="2*f + f**3"), w >> I("J")
    assert graph == bg.Graph("motor", *chains, values={"k": 0.5})
    assert read_toml(path, "motor").graph == graph
    with pytest.raises(bg.FileRefused, match="no graph 'other'"):
        read_toml(path, "other")


PLACES = {
    "an unknown key": (changed("L = { type", "L = { vlaue = 3, type"), (18, 7), "did you mean 'value'"),
    "an unknown table": (MODEL + "[element]\n", (21, 2), "did you mean 'elements'"),
    "a key twice": (changed("J = {", "L = {"), (20, 19), "each key once"),
    "an unknown type": (changed('"GY"', '"Gy"'), (16, 7), "did you mean 'GY'"),
    "no type": (changed('i = { type = "One" }', "i = {}"), (15, 1), "type ="),
    "an unknown element": (changed("i >> L", "i >> Lq"), (5, 11), "did you mean 'L'"),
    "no bond": (changed("i >> L", "i -> L"), (5, 8), "write names with"),
    "an open bond": (changed("i >> L", "i >> "), (5, 10), "write names with"),
    "a port that is none": (changed("i >> L", "i >> L[x]"), (5, 5), "its ports"),
    "no formula": (changed('"2*f + f**3"', '"2*f + "'), (19, 1), ""),
    "code": (changed('"2*f + f**3"', "\"__import__('os').system('touch pwned')\""), (19, 1), ""),
    "an attribute": (changed('"2*f + f**3"', '"f.__class__"'), (19, 1), ""),
    "a tower of powers": (changed('"2*f + f**3"', '"9**9**9**9*f"'), (19, 1), ""),
    "a huge exponent": (changed("5e-3", "1e999"), (18, 1), ""),
    "not a number": (changed("5e-3", "nan"), (18, 1), ""),
    "a date": (changed("5e-3", "1979-05-27"), (18, 19), ""),
    "a value that is none": (changed("k = 0.5", 'k = "2"'), (11, 1), "give a number"),
    "a reserved name": (changed("k = 0.5", "sin = 0.5"), (11, 1), ""),
    "an open end": (changed('    "w >> J",\n', ""), (19, 1), "join it"),
    "another format": (changed("format = 1", "format = 2"), (1, 1), "newer version"),
    "no format": (MODEL.removeprefix("format = 1\n"), (1, 1), "format = 1"),
    "a truncated file": (MODEL[:60], (4, 25), "closed"),
    "nothing": ("", (1, 1), "format"),
    "a deep table": (MODEL + "x = " + "[" * 10_000, (21, 21), "fewer"),
    "deep keys": (MODEL + "a." * 10_000 + "b = 1", (21, 18), "fewer"),
    "a number without end": (MODEL + "x = " + "9" * 10_000, (21, 5), "shorter"),
    "components without end": (
        changed('{ type = "One" }\nK', '{ type = "One", components = 1000000 }\nK'),
        (15, 1),
        "",
    ),
    "a sum without end": (MODEL + 's = { type = "DS", sizes = [1000000000, 1] }', (21, 1), ""),
}


@pytest.mark.parametrize("what", PLACES)
def test_what_is_wrong_is_told_where_it_stands(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text, (line, column), cure = PLACES[what]
    error = refused(text, tmp_path)
    found = re.search(r"model\.toml:(\d+):(\d+)", error.place)
    assert found and (int(found[1]), int(found[2])) == (line, column), str(error)
    assert cure in error.remedy
    assert sorted(os.listdir(tmp_path)) == ["model.toml"]


def test_all_faults_at_once(tmp_path: Path) -> None:
    text = changed("i >> L", "i >> Lq").replace('"GY"', '"Gy"').replace("5e-3", '"1 +"')
    error = refused(text, tmp_path)
    lines = [int(each.place.split(".toml:")[1].split(":")[0]) for each in error.faults]
    assert lines == [5, 16, 18] and "2 more faults" in str(error) and str(first_of(error.faults)) == str(error)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    for data in (MODEL.encode("utf-16"), MODEL.replace("a chain", "ä").encode("latin-1"), b"\x00\xff" * 100):
        assert "UTF-8" in refused(data, tmp_path).law
    assert refused(MODEL.replace("a chain", "ä").encode("latin-1"), tmp_path).place.endswith(":4:28")
    assert refused(b"\x00" * 1000, tmp_path).place.endswith(":1:1")


def test_files_that_are_none(tmp_path: Path) -> None:
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.toml")
    for path in (tmp_path, tmp_path / "none.toml", Path(os.devnull), tmp_path / "pipe.toml"):
        with pytest.raises(bg.FileRefused):
            load(path)
    assert "at most" in refused(MODEL + "#" * LARGEST, tmp_path).law


@pytest.mark.slow
@pytest.mark.parametrize("piece", ["a,", "'''", '"""\\"', "[[a]]\n", "{", "'", "=", "a.b=1\n", "9", "[", '""', "\\"])
def test_a_megabyte_of_anything_is_answered_in_time(piece: str, tmp_path: Path) -> None:
    refused(MODEL + piece * ((LARGEST - len(MODEL)) // len(piece)), tmp_path)


@pytest.mark.slow
def test_a_large_table_is_answered_in_time(tmp_path: Path) -> None:
    count = 20_000
    keys = "".join(f'x{k} = {{ type = "One" }}\n' for k in range(count))
    assert "at most" in refused(MODEL + keys, tmp_path).law
    assert refused(MODEL + "y = [" + "1," * 400_000 + "]", tmp_path)
    assert refused(changed('"2*f + f**3"', '"' + "(" * 200_000 + '"'), tmp_path)


# -- the fuzzer

WORDS = st.sampled_from([
    "format", "name", "bonds", "values", "elements", "type", "value", "components", "sizes", "carries", "kept", "form",
    "integrals", "coordinates", "frame", "into", "A", "D", "one_way", "energy", "flow", "effort", "e_hat", "Df",
])  # fmt: skip
SCALARS = st.one_of(
    st.sampled_from(['""', '"x"', '"L"', '"f**2"', "1", "-3", "0", "2.5", "inf", "nan", "true", "1e308"]),
    st.integers(-(10**30), 10**30).map(str),
    st.sampled_from(sorted(library())).map(lambda name: f'"{name}"'),
    st.sampled_from(['"maggi"', '{ name = "maggi", free = 3 }', '{ name = "lagrange_multipliers", beta = "x" }']),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3).map(lambda each: f"[{', '.join(each)}]"), max_leaves=6
)


def answered(text: str) -> None:
    """Read or refused, and nothing else."""
    start = time.process_time()
    try:
        found = graph_of(text, "model.toml")
    except bg.FileRefused as error:
        assert re.match(r"model\.toml:\d+:\d+", error.place), str(error)
        assert all(each.law for each in error.faults)
    else:
        assert isinstance(found, bg.Graph)
    assert time.process_time() - start < SECONDS


PIECE = st.one_of(VALUES, st.text(max_size=30), WORDS)
KIND = st.sampled_from(sorted(library()))
FIELDS = st.lists(st.tuples(WORDS, VALUES), max_size=5)
FUZZED: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@settings(max_examples=150, **FUZZED)
@given(KIND, FIELDS)
def test_elements_of_any_fields_are_read_or_refused(kind: str, fields: list[tuple[str, str]]) -> None:
    given = "".join(f", {key} = {value}" for key, value in dict(fields).items() if key != "type")
    answered(MODEL.replace('L = { type = "I", value = 5e-3 }', f'L = {{ type = "{kind}"{given} }}'))


@settings(max_examples=150, **FUZZED)
@given(st.integers(0, len(MODEL)), st.integers(0, 30), PIECE)
def test_files_with_a_piece_exchanged_are_read_or_refused(at: int, length: int, piece: str) -> None:
    answered(MODEL[:at] + piece + MODEL[at + length :])


@pytest.mark.slow
@settings(max_examples=1000, **FUZZED)
@given(
    st.integers(0, len(MODEL)),
    st.integers(0, 30),
    st.one_of(VALUES, st.text(max_size=30)),
    st.sampled_from(sorted(library())),
    st.lists(st.tuples(WORDS, VALUES), max_size=5),
)
def test_many_files_are_read_or_refused(
    at: int, length: int, piece: str, kind: str, fields: list[tuple[str, str]]
) -> None:
    given = "".join(f", {key} = {value}" for key, value in dict(fields).items() if key != "type")
    answered(MODEL.replace('L = { type = "I", value = 5e-3 }', f'L = {{ type = "{kind}"{given} }}'))
    answered(MODEL[:at] + piece + MODEL[at + length :])


# -- places


def test_limits_and_places_are_those_of_the_text() -> None:
    assert excess(MODEL) is None and place("ab\ncd", 4) == (2, 2)
    assert excess("# " + "[" * 100 + '\nx = "' + "[" * 100 + '"') is None
    text = '[a]\nx = [\n  1, # ]\n  [2, "]"],\n]\n["b.c"]\n"d \\u0041" = 1\n'
    wanted = [("a", "x"), ("a", "x", 0), ("a", "x", 1, 1), ("b.c", "d A"), ("none",)]
    assert list(places(text, wanted).values()) == [(2, 1), (3, 3), (4, 7), (7, 1)]


def test_bonds_join_what_there_is() -> None:
    from bondgraph.elements import One, R

    faults = Faults("x.toml", "")
    v, r = One("v", ("x", "y")), R("r")
    chain = Reader({"v": v, "r": r}, faults).chain(("bonds", 0), " v[ x ]<<r ")
    assert chain == (v["x"] << r) and not faults.found


def test_a_type_in_the_place_of_a_table_is_told_where_it_belongs(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    elements = 'U = "Se 12"\ni = { type = "One" }\nL = 5\n'
    path.write_text(f'format = 1\nname = "m"\nbonds = ["U >> i", "i >> L"]\n[elements]\n{elements}')
    with pytest.raises(bg.FileRefused) as caught:
        bg.load(path)
    first, second = (fault.remedy for fault in caught.value.faults)
    assert first == 'write U = { type = "Se" }' and second.startswith('write L = { type = "R" }; there are')
