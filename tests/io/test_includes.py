"""Included files: as if they stood in the model, from inside its folder alone, and every fault told in its file."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import bondgraph as bg
from bondgraph.io.faults import Faults
from bondgraph.io.includes import DEEPEST, MOST_FILES, Folder, Given, check_own, joined
from bondgraph.io.save import checked
from bondgraph.io.schema import schema
from bondgraph.io.toml import graph_of

MOTORS = """\
format = 1
include = ["parts/gears.toml"]

[values]
unused = 3
c = 0.5

[submodels.motor]
ports = { shaft = "rotational" }
parameters = { Ra = 1 }
bonds = ["U >> i >> K >> w >> gear.a", "i >> Ra", "gear.b >> shaft"]
[submodels.motor.elements]
U = { type = "Se", value = "U0" }
i = { type = "One" }
K = { type = "GY", value = 0.1 }
w = { type = "One" }
Ra = { type = "R", value = "Ra" }
gear = { type = "geared", n = 3 }
"""
GEARS = """\
format = 1
[submodels.geared]
ports = { a = "rotational", b = "rotational" }
parameters = { n = 2 }
bonds = ["a >> T >> b"]
elements = { T = { type = "TF", value = "n" } }
"""
MODEL = """\
format = 1
name = "drive"
include = ["motors.toml"]
bonds = ["left.shaft >> load", "load >> J", "load >> b"]
[values]
d = 2
[elements]
load = { type = "One" }
J = { type = "I", value = "d" }
b = { type = "R", value = "c" }
left = { type = "motor", Ra = 2 }
"""


def written(folder: Path, **files: str) -> Path:
    """A folder with these files, and MODEL among them."""
    known = {"model": MODEL, "motors": MOTORS, "parts/gears": GEARS} | files
    for name, text in known.items():
        path = folder / f"{name.replace('__', '/')}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "model.toml"


def test_included_files_are_as_if_they_stood_in_the_model(tmp_path: Path) -> None:
    found = bg.load(written(tmp_path))
    motor, gears = MOTORS[MOTORS.index("[submodels") :], GEARS[GEARS.index("[submodels") :]
    whole = MODEL.replace('include = ["motors.toml"]\n', "").replace("d = 2\n", f"d = 2\nc = 0.5\n{gears}{motor}")
    assert found == graph_of(whole, "whole.toml") and found.values["c"] == 0.5 and "unused" not in found.values
    assert str(bg.compile(found)) == str(bg.compile(graph_of(whole, "whole.toml")))
    assert graph_of(checked(found), "saved.toml") == found  # what is saved stands by itself
    for text in (MODEL, MOTORS, GEARS):
        Draft202012Validator(schema()).validate(tomllib.loads(text))


def test_one_file_may_be_included_on_two_ways(tmp_path: Path) -> None:
    model = MODEL.replace('["motors.toml"]', '["motors.toml", "parts/../parts/gears.toml"]')
    assert bg.load(written(tmp_path, model=model)) == bg.load(written(tmp_path / "other"))


def refused(path: Path) -> list[bg.FileRefused]:
    with pytest.raises(bg.FileRefused) as caught:
        bg.load(path)
    found = list(caught.value.faults or (caught.value,))
    assert all(each.remedy and re.search(r"\.toml:\d+:\d+", each.place) for each in found)
    return found


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ('"nowhere.toml"', r"model.toml:3:\d+: 'nowhere.toml' cannot be found: no such file"),
        ('"/etc/passwd"', "no name of a model file"),
        ('"/etc/model.toml"', r"no relative path with slashes.* write 'model.toml'"),
        ('"C:/model.toml"', "no relative path with slashes"),
        ('"C:model.toml"', "no relative path with slashes"),
        (r'"parts\\gears.toml"', "no relative path with slashes"),
        ('"../model.toml"', "leads out of the model's folder"),
        ('"parts/../../x.toml"', "leads out of the model's folder"),
        ('"model.toml"', "files include each other, model.toml includes model.toml"),
        ('"parts.toml/x.toml"', "cannot be found"),
        ("3", "3 is no name of a model file"),
        ('"a\\u0000.toml"', "no name of a model file"),
        ('"folder.toml"', "it is no file"),
    ],
)
def test_what_may_not_be_included_is_refused(entry: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    path = written(tmp_path, model=MODEL.replace('"motors.toml"', f'"motors.toml", {entry}'))
    with pytest.raises(bg.FileRefused) as caught:
        bg.load(path)
    found = [str(each) for each in caught.value.faults or (caught.value,)]
    assert any(re.search(words, each) for each in found), found
    assert all(each.remedy for each in caught.value.faults or (caught.value,))


def test_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    """Those of an included submodel, of the model, and of its graph; that the submodel is missing is no other one."""
    model = MODEL.replace("[elements]", '[elements]\nloose = { type = "R" }')
    path = written(tmp_path, model=model, motors=MOTORS.replace('type = "GY"', 'type = "Gy"', 1))
    told = [(Path(each.place.partition(":")[0]).name, each.parties[:1]) for each in refused(path)]
    assert sorted(told) == [("model.toml", ("loose",)), ("motors.toml", ("K",))], told


def test_a_link_that_leads_out_is_refused_and_one_within_is_followed(tmp_path: Path) -> None:
    outside = tmp_path / "secret.toml"
    outside.write_text(GEARS, encoding="utf-8")
    folder = tmp_path / "model"
    path = written(folder)
    for link, target in (("out.toml", outside), ("beyond", tmp_path), ("round.toml", "round.toml"),
                         ("within.toml", folder / "motors.toml")):  # fmt: skip
        os.symlink(target, folder / link)
    for entry in ("out.toml", "beyond/secret.toml"):
        (found,) = refused(written(folder, model=MODEL.replace('"motors.toml"', f'"motors.toml", "{entry}"')))
        assert "leads out of the model's folder" in str(found) and "model.toml:3:27" in found.place
    (found,) = refused(written(folder, model=MODEL.replace('"motors.toml"', '"motors.toml", "round.toml"')))
    assert "cannot be found" in str(found)
    assert bg.load(written(folder, model=MODEL.replace("motors.toml", "within.toml"))) == bg.load(
        written(tmp_path / "b")
    )
    assert path.exists()


def test_files_that_include_each_other(tmp_path: Path) -> None:
    (found,) = refused(written(tmp_path, **{"parts/gears": GEARS.replace("\n", '\ninclude = ["../motors.toml"]\n', 1)}))
    assert "gears.toml:2:12" in found.place
    assert "motors.toml includes gears.toml includes motors.toml" in str(found)


@pytest.mark.parametrize(
    ("name", "old", "new", "place", "words"),
    [
        ("model", "[elements]", "[submodels.motor]\nbonds = []\nelements = {}\n[elements]", "model.toml:7:12",
         "'motor' stands in motors.toml, which is included, too"),
        ("model", "d = 2", "d = 2\nc = 1", "model.toml:7:1", "'c' stands in motors.toml, which is included, too"),
        ("motors", "[submodels.motor]", "[submodels.geared]\nbonds = []\nelements = {}\n[submodels.motor]",
         "motors.toml:8:12", "'geared' stands in gears.toml"),
        ("motors", '"R"', '"Rr"', "motors.toml:17:", "'Rr' is no type"),
        ("motors", "[values]", "[start]", "motors.toml:4:2", "nobody knows the key 'start'"),
        ("motors", "[values]", 'name = "x"\n[values]', "motors.toml:4:1", "nobody knows the key 'name'"),
        ("motors", "c = 0.5", 'c = "x"', "motors.toml:6:1", "is not a number"),
        ("motors", "format = 1", "format = 2", "motors.toml:1:1", "format = 1"),
        ("motors", "[values]", "[values", "motors.toml:4:", "no TOML"),
        ("motors", "gear = {", "gear = { m = 2,", "motors.toml", "geared has no parameter 'm'"),
        ("parts/gears", "a >> T >> b", "a >> T", "gears.toml:2:12", "nothing inside is joined to its port 'b'"),
        ("model", '["motors.toml"]', '"motors.toml"', "model.toml:3:1", "it is no list of files"),
        ("model", "Ra = 2", "Rb = 2", "model.toml:11:1", "motor has no parameter 'Rb'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_the_file_where_it_stands(
    name: str, old: str, new: str, place: str, words: str, tmp_path: Path
) -> None:
    text = {"model": MODEL, "motors": MOTORS, "parts/gears": GEARS}[name]
    assert old in text
    found = refused(written(tmp_path, **{name: text.replace(old, new, 1)}))
    assert any(place in each.place and words in str(each) for each in found), list(map(str, found))


def test_names_that_two_included_files_give(tmp_path: Path) -> None:
    model = MODEL.replace('"motors.toml"', '"motors.toml", "other.toml"')
    (found,) = refused(written(tmp_path, model=model, other="format = 1\nvalues = { c = 0.5 }\n"))
    assert "'c' stands in 'other.toml', and in motors.toml, too" in str(found) and ":3:27" in found.place


def test_files_for_others_hold_no_graph_and_say_so(tmp_path: Path) -> None:
    written(tmp_path)
    (found,) = refused(tmp_path / "motors.toml")
    assert "it holds no graph" in str(found) and 'include = ["motors.toml"]' in found.remedy
    (found,) = [each for each in _faults("format = 1\n" + MODEL.partition("\n")[2]) if "no folder" in str(each)]
    assert "model.toml:3:" in found.place


def _faults(text: str) -> list[bg.FileRefused]:
    with pytest.raises(bg.FileRefused) as caught:
        graph_of(text, "model.toml")
    return list(caught.value.faults or (caught.value,))


def test_many_files_and_deep_ones_are_refused(tmp_path: Path) -> None:
    names = [f"f{k}" for k in range(MOST_FILES + 1)]
    files = {name: f"format = 1\nvalues = {{ v_{name} = 1 }}\n" for name in names}
    many = ", ".join(f'"{name}.toml"' for name in names)
    (found,) = refused(written(tmp_path, model=MODEL.replace('"motors.toml"', many), **files))
    assert f"at most {MOST_FILES}" in str(found)
    deep = {f"d{k}": f'format = 1\ninclude = ["d{k + 1}.toml"]\n' for k in range(DEEPEST + 2)}
    (found,) = refused(written(tmp_path, model=MODEL.replace("motors.toml", "d0.toml"), **deep))
    assert "deep" in str(found)


def test_what_two_files_give_is_joined(tmp_path: Path) -> None:
    faults = Faults("x.toml", "")
    one, other = Given(values={"a": 1}, homes={"a": "p.toml"}), Given(values={"b": 2}, homes={"b": "q.toml"})
    assert joined(one, other, 0, "q.toml", faults).values == {"a": 1, "b": 2} and not faults.found
    check_own(one, {"values": {"a": 3}}, faults)
    joined(one, Given(values={"a": 1}, homes={"a": "r.toml"}), 0, "r.toml", faults)
    assert len(faults.found) == 2
    folder = Folder.of(tmp_path / "model.toml")
    assert folder.count(10) and not folder.count(2**21)
