"""A model may have any name: what its C is called meets neither what stands beside it, nor what that includes."""

from __future__ import annotations

import io
import re
import subprocess
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import juries
import pytest

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se
from bondgraph.export import c, cvode, fmu3_clocks_source, fmu_source, ida
from bondgraph.export._model import Model, model
from bondgraph.export._names import stem

SUNDIALS = juries.header("cvode/cvode.h")
pytestmark = juries.program("gcc")
TARGETS = {"c": c, "cvode": cvode, "ida": ida, "fmi2": fmu_source, "fmi3": fmu3_clocks_source}
EACH = pytest.mark.parametrize(
    "target", [pytest.param(name, marks=SUNDIALS if name in ("cvode", "ida") else ()) for name in TARGETS]
)
OURS = "zzz"


def called(name: str, target: str) -> Model:
    """A model with all that its target has, of a name."""
    i, w = One("i"), One("w", coordinates=("theta",))
    parts = Se("U", "where(t > 1, 1, 2)") >> i, i >> R("r"), i >> GY("K") >> w, w >> I("J"), w >> C("k")
    events = bg.sample("y", "theta", every="1 ms"), bg.counter("turns", "theta > 1")
    has_events = target not in ("cvode", "ida")
    return replace(model(bg.compile(bg.Graph("any", *parts, *(events if has_events else ())))), name=name)


@cache
def written(name: str, target: str) -> dict[str, str]:
    """Its sources and headers."""
    found: dict[str, Any] = dict(TARGETS[target](called(name, target)))  # type: ignore[operator]
    for file in [file for file in found if file.endswith(".fmu")]:
        archive = zipfile.ZipFile(io.BytesIO(found.pop(file)))
        inside = [entry for entry in archive.namelist() if entry.endswith((".c", ".h"))]
        found |= {Path(entry).name: archive.read(entry).decode() for entry in inside}
    return found


def renamed(texts: dict[str, str], name: str) -> dict[str, str]:
    """The files of a model of another name."""
    return without_token({file.replace(OURS, name): text.replace(OURS, name) for file, text in texts.items()})


def without_token(texts: dict[str, str]) -> dict[str, str]:
    """What an FMU is told by depends on its name in other ways."""
    return {file: re.sub(r"(?<=MODEL_TOKEN ).*", '""', text) for file, text in texts.items()}


def compiler(folder: Path, texts: dict[str, str], *options: str) -> subprocess.CompletedProcess[str]:
    """What the compiler says of all sources, where headers are looked for beside them first."""
    folder.mkdir(exist_ok=True)
    for file, text in texts.items():
        (folder / file).write_text(text)
    command = ["gcc", "-std=c99", "-I.", *options, *(file for file in texts if file.endswith(".c"))]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def files_beside(folder: Path, target: str) -> set[str]:
    """Those that are not the model's own, and the headers that are included by their name alone."""
    texts = written(OURS, target)
    found = {Path(file).stem for file in texts if not file.startswith(OURS)}
    listed = compiler(folder, texts, "-M").stdout.replace("\\\n", " ").split()
    searched = compiler(folder, texts, "-E", "-v").stderr
    roots = [Path(line.strip()) for line in searched.splitlines() if line.startswith(" /")]
    return found | {Path(file).stem for file in listed if Path(file).parent in roots}


def prefixes(folder: Path, target: str) -> Iterator[str]:
    """Names with which a name of the model's would be one that is there already."""
    texts = written(OURS, target)
    seen = set[str]()
    for options in (("-E",), ("-dM", "-E")):
        text = re.sub(r'"(?:[^"\\\n]|\\.)*"', "", compiler(folder, texts, *options).stdout)
        seen |= set(re.findall(r"\b[A-Za-z]\w*", text))
    own = {name.removeprefix(f"{OURS}_") for name in seen if name.startswith(f"{OURS}_")}
    assert {"rates", "nx", "x_theta"} <= own
    for name in (name for name in seen if not name.startswith(OURS)):
        parts = name.split("_")
        yield from ("_".join(parts[:k]) for k in range(1, len(parts)) if "_".join(parts[k:]) in own)


@EACH
def test_no_file_of_a_model_is_one_beside_it(target: str, tmp_path: Path) -> None:
    """In any case, since some systems know none."""
    taken = files_beside(tmp_path, target)
    assert {"math", "stddef"} <= taken and (not target.startswith("fmi") or {"state", "modes", target} <= taken)
    folded = {name.lower() for name in taken}
    for name in (name for each in taken for name in (each, each.upper())):
        if name.isidentifier():
            assert stem(name).lower() not in folded, name


@EACH
def test_a_model_of_any_name_compiles(target: str, tmp_path: Path) -> None:
    """Those with which its names would be there already, and some that a language has."""
    texts = written(OURS, target)
    assert renamed(texts, "state") == without_token(written("state", target)), "a name is all that differs"
    names = {stem(name) for name in prefixes(tmp_path / "met", target)}
    for name in sorted(names | {stem(name) for name in ("NAME", "MODEL", "double", "main", "model", "state", "x")}):
        done = compiler(tmp_path / name, renamed(texts, name), "-fsyntax-only", "-Werror")
        assert done.returncode == 0, (name, done.stderr)


def test_a_graph_that_is_called_as_a_file_of_every_fmu_has_another_name_outside(tmp_path: Path) -> None:
    (file,) = bg.export(bg.Graph("state", Se("F", 1) >> One("v") >> I("m", 1)), fmu_source, folder=tmp_path)
    assert file.name == "state_model.fmu"
