"""The archive of an FMU: the same bytes for the same model, a token that tells two apart, every source in it."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
import zipfile
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.export._model import Model, model
from bondgraph.export.c import along, c
from bondgraph.export.fmi import archive
from bondgraph.export.fmi.archive import EPOCH, archived
from bondgraph.export.fmi.variables import Structure
from bondgraph.export.fmu import SECOND, THIRD

v = One("v", coordinates=("x",))
PARTS = (v >> I("m"), v >> C("k"), v >> R("b"), Se("F", "sin(t)") >> v)


def car(**values: float) -> Model:
    return model(bg.compile(bg.Graph("car", *PARTS), algebra=bg.algebra.table), values)


@pytest.fixture(scope="module")
def ours() -> Model:
    return car(m=2.0)


def opened(files: dict[str, bytes]) -> zipfile.ZipFile:
    ((name, content),) = files.items()
    assert name == "car.fmu"
    return zipfile.ZipFile(io.BytesIO(content))


def test_contents_come_back_with_one_time_and_only_libraries_may_be_run() -> None:
    contents = {"a.txt": b"text", "binaries/x/a.so": bytes(range(256)), "empty": b""}
    found = zipfile.ZipFile(io.BytesIO(archive._zipped(contents)))
    assert {name: found.read(name) for name in found.namelist()} == contents
    assert {entry.date_time for entry in found.infolist()} == {EPOCH}
    assert {entry.filename: entry.external_attr >> 16 for entry in found.infolist()} == {
        "a.txt": 0o644, "binaries/x/a.so": 0o755, "empty": 0o644,
    }  # fmt: skip
    assert archive._zipped(contents) == archive._zipped(dict(contents))


def test_a_token_depends_on_where_one_text_ends_and_another_begins() -> None:
    tokens = {archive._token(texts) for texts in (["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""])}
    assert len(tokens) == 4
    assert all(re.fullmatch(r"\{[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}", t) for t in tokens)


@pytest.mark.parametrize("version", [SECOND, THIRD])
def test_every_source_the_description_names_is_there_and_what_it_includes(ours: Model, version: Any) -> None:
    found = opened(archived(ours, version, {}))
    names = {name.removeprefix("sources/") for name in found.namelist() if name.startswith("sources/")}
    assert not any(name.startswith("binaries") for name in found.namelist())
    assert {*c(ours), *along(ours)} <= names
    for name in names:
        if name.endswith((".c", ".h")):
            included = set(re.findall(r'^#include "(.*)"', found.read(f"sources/{name}").decode(), re.M))
            assert included <= names, (name, included - names)
    page = ET.fromstring(found.read("modelDescription.xml"))
    assert {f.attrib["name"] for f in page.iter("File")} <= names
    other = "fmi3" if version is SECOND else "fmi2"
    assert not any(name.startswith(other) for name in names)


@pytest.mark.parametrize("version", [SECOND, THIRD])
def test_the_token_stands_in_the_description_and_in_the_code(ours: Model, version: Any) -> None:
    found = opened(archived(ours, version, {}))
    token = ET.fromstring(found.read("modelDescription.xml")).attrib[version.token]
    header = found.read("sources/fmu_model.h").decode()
    (spelt,) = re.findall(r'#define MODEL_TOKEN "(.*)"', header)
    assert re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), spelt) == token
    assert "NAME" not in header
    assert archived(ours, version, {}) == archived(car(m=2.0), version, {})
    other = ET.fromstring(opened(archived(car(m=3.0), version, {})).read("modelDescription.xml"))
    assert other.attrib[version.token] != token


def test_tables_of_c_have_an_entry_for_each_input_and_event_and_never_none(ours: Model) -> None:
    structure = Structure(ours)
    lines = archive._tables(structure).splitlines()
    tables = {m[1]: m[2].split(", ") for line in lines if (m := re.match(r"const int car_(\w+)\[\] = \{(.*)\};", line))}
    assert tables.keys() == {"input_bases", "input_orders", "timed", "positive"}
    assert lines[-1] == "const char *const car_ticking[] = {NULL};"
    assert tables["timed"] == ["0"], "C knows no empty table"
    assert tables["positive"] == [str(int(q.name in ("m", "k"))) for q in ours.parameters]
    assert [tables["input_bases"], tables["input_orders"]] == [
        list(map(str, column)) for column in (zip(*structure.bases, strict=True) if structure.bases else ([0], [0]))
    ]


def test_without_a_name_for_this_machine_or_a_compiler_there_is_no_library(
    ours: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(bg.NotExportable, match="no name for libraries of this machine"):
        archived(ours, SECOND, {("Amiga", "68000"): "amiga"})
    monkeypatch.setattr(archive, "compiler", lambda: None)
    with pytest.raises(bg.MissingPackage, match="no C compiler"):
        archived(ours, SECOND, SECOND.platforms)
    monkeypatch.setattr(archive, "compiler", lambda: "false")
    with pytest.raises(bg.NotExportable, match="'false' fails"):
        archived(ours, SECOND, SECOND.platforms)
