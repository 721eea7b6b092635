"""Hostile content in submodels, mechanisms, events and includes: read or refused, with place and cure, and no more."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from quick import EXHAUSTIVE

import bondgraph as bg
from bondgraph.io.library import types, wholes
from bondgraph.io.toml import graph_of
from bondgraph.io.toml_text import key, written

MOST = 500 * 2**20
"""Bytes that reading a small file may take on its way."""
MODEL: dict[str, Any] = {
    "format": 1,
    "name": "all",
    "include": [],
    "bonds": [
        "U >> left.p",
        "*arm",
        "*tip",
        "*rope",
        "*floor",
        "wind >> tip",
        "arm[hinge] >> oil",
        "rope >> k",
        "floor_normal >> b",
        "*disc",
        "*disc_rim",
        "*clip",
        "*dust",
        "*edge",
    ],
    "values": {"g": 9.81},
    "submodels": {
        "hung": {
            "ports": {"q": "rotational"},
            "parameters": {"m": 1, "l": "2*m"},
            "bonds": ["*rod", "q >> rod[pin]"],
            "elements": {
                "rod": {
                    "type": "Mechanism",
                    "bodies": {"bob": {"mass": "m", "centre": [0, 0, "-l"]}},
                    "joints": {"pin": {"type": "Revolute", "parent": "ground", "child": "bob"}},
                }
            },
        },
        "drive": {
            "ports": {"p": "electrical"},
            "parameters": {"K": 0.1},
            "bonds": ["p >> i >> K >> w", "w >> load.q", "w >> J"],
            "elements": {
                "i": {"type": "One"},
                "K": {"type": "GY", "value": "K"},
                "w": {"type": "One"},
                "J": {"type": "I", "value": 1},
                "load": {"type": "hung", "m": "2*K"},
            },
        },
    },
    "elements": {
        "U": {"type": "Se", "value": "12 V"},
        "left": {"type": "drive", "K": 0.2},
        "wind": {"type": "Se", "value": [1, 0, 0]},
        "oil": {"type": "R", "value": 2},
        "k": {"type": "C", "effort": "k*(rope_length - 1)"},
        "b": {"type": "R", "value": 1},
        "hits": {"type": "counter", "when": "hinge_q < 0", "start": 0},
        "kick": {"type": "reset", "when": "hits > 3", "set": {"hits": "0"}},
        "s": {"type": "sample", "formula": "hinge_q", "every": "1 ms", "offset": 0, "start": 0},
        "old": {"type": "delay", "formula": "s", "every": "1 ms", "samples": 2},
        "end": {"type": "stop", "when": "hits > 5"},
        "arm": {
            "type": "Mechanism",
            "gravity": [0, 0, "-g"],
            "bodies": {
                "cart": {"mass": 5, "visual": [{"type": "Box", "size": [1, 1, 1], "color": "#ff0000"}]},
                "bar": {"type": "Link", "mass": "m", "inertia": {"tensor": [2, 2, 1], "about": [0, 0, 0]}},
                "ball": {"mass": 1, "inertia": [1, 1, 1], "centre": [0, 0, 0]},
                "beam": {"type": "cantilever", "length": 1, "mass": 1, "EI": {"y": 5}, "modes": 1, "damping": 0.01},
            },
            "joints": {
                "track": {"type": "Prismatic", "parent": "ground", "child": "cart", "axis": "x"},
                "hinge": {
                    "type": "Revolute",
                    "parent": {"body": "cart", "place": [0, 0, "h"], "axes": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]},
                    "child": "bar",
                    "axis": [0, 1, 0],
                    "velocities": "hinge",
                    "coordinates": ["hinge_q"],
                },
                "free": {
                    "type": "Free",
                    "parent": "ground",
                    "child": "ball",
                    "attitude": {"euler_parameters": ["e0", "e1", "e2", "e3"]},
                    "rates": "body",
                    "v_axes": "parent",
                    "position": ["X", "Y", "Z"],
                },
                "root": {
                    "type": "Following",
                    "parent": "bar",
                    "child": "beam",
                    "leader": "hinge",
                    "of": "Revolute",
                    "ratio": "n",
                    "offset": 0,
                },
            },
        },
        "tip": {"type": "point", "mechanism": "arm", "at": {"body": "bar", "place": [0, 0, -1]}, "axes": "inertial"},
        "rope": {"type": "distance", "mechanism": "arm", "one": "ground", "other": {"body": "bar", "place": [0, 1, 0]}},
        "floor": {
            "type": "WheelContact",
            "mechanism": "arm",
            "body": "ball",
            "radius": "r",
            "crown": 0,
            "axis": "y",
            "plane": {"body": "ground", "place": [0, 0, -1]},
        },
        "f": {"type": "One", "components": ["u"], "coordinates": ["turn"]},
        "disc": {
            "type": "Body",
            "mass": 1,
            "inertia": [1, 1, "J"],
            "attitude": {"euler_angles": "z", "coordinates": ["turn"]},
            "f": "f",
            "dv": {},
            "domega": [[0], [0], [1]],
            "centre": [0, "r", 0],
        },
        "disc_rim": {"type": "point", "body": "disc", "place": [1, 0, 0], "axes": "body"},
        "clip": {"type": "Particle", "mass": 0.1, "at": {"body": "disc", "place": [0, 1, 0]}},
        "dust": {"type": "Particles", "masses": [1, "m"], "f": "f", "positions": [["sin(turn)", 0], [0, "turn"]]},
        "edge": {
            "type": "Closure",
            "twist": "f[u]",
            "rows": [["1 + x"]],
            "integrals": [""],
            "way": [{"R": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "place": [0, 0, "r"]}],
        },
    },
}
LONG = "+".join(f"sin(a{k})" for k in range(150))
HOSTILE = (
    "",
    "x",
    "ground",
    "arm",
    "arm.hinge",
    "__import__('os').system('touch hacked')",
    "().__class__.__mro__[-1]",
    "x\n",
    "lambda: 0",
    "open('hacked', 'w')",
    "a" * 5000,
    "(" * 300,
    "9**9**9**9",
    "1e999",
    "inf",
    "nan",
    "-1 kg",
    "2 V",
    "t",
    "\u0000",
    "\ud7ff",
    "é",
    "../..",
    "*",
    ">>",
    "q >> q",
    "*arm",
    LONG,
    "zyx",
    "body",
    "Link",
    "Graph",
    "Mechanism",
    "exec",
    0,
    -1,
    2,
    1e308,
    -1e308,
    1e-320,
    float("inf"),
    float("nan"),
    10**30,
    True,
    False,
    [],
    [[]],
    {},
    {"a": 1},
    [1, 2, 3],
    ["x", "y", "z"],
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [0, 0, 0],
    [float("nan")] * 3,
    {"type": "Box"},
    ["a"] * 200,
    {"body": "bar"},
    {"body": "bar", "place": [LONG] * 3},
    {"euler_parameters": ["a", "a", "a", "a"]},
    [LONG, LONG, LONG],
    {"euler_angles": "zyx", "coordinates": ["a", "b", "c"]},
    {"R": [[0]], "coordinates": []},
    [[[[[[[0]]]]]]],
    [1] * 3000,
)
KINDS = sorted({*types(), *wholes(), "drive", "hung", "Link", "Revolute", "cantilever", "FlexibleLink", "Joint"})


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a model."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for word, each in inner:
        yield (*path, word)
        yield from paths(each, (*path, word))


PATHS = tuple(paths(MODEL))


def exchanged(path: tuple[Any, ...], value: Any, model: Any = MODEL) -> Any:
    """A model with another value in a place."""
    if not path:
        return value
    if isinstance(model, dict):
        return {word: exchanged(path[1:], value, each) if word == path[0] else each for word, each in model.items()}
    return [exchanged(path[1:], value, each) if k == path[0] else each for k, each in enumerate(model)]


def text_of(model: dict[str, Any]) -> str:
    return "\n".join(f"{key(word)} = {plain(value)}" for word, value in model.items()) + "\n"


def plain(value: Any) -> str:
    if isinstance(value, float) and value != value:
        return "nan"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(word)} = {plain(each)}" for word, each in value.items()) + " }"
    return f"[{', '.join(map(plain, value))}]" if isinstance(value, list) else written(value)


def answered(text: str) -> bg.Graph | None:
    """Read or refused, and nothing else: no other error, no warning, with each fault's place and cure."""
    try:
        return graph_of(text, "model.toml")
    except bg.FileRefused as error:
        for each in error.faults or (error,):
            assert re.match(r"model\.toml:\d+:\d+", each.place), str(each)
            assert each.law and each.remedy, str(each)
        return None


def test_the_model_itself_is_read() -> None:
    found = answered(text_of(MODEL))
    assert (
        found is not None
        and [*found.wholes] == ["arm", "tip", "rope", "floor", "disc", "disc_rim", "clip", "dust", "edge"]
        and found.held["old_2"]
    )
    assert tomllib.loads(text_of(MODEL)) == MODEL


FUZZED: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None}


@settings(max_examples=60, **FUZZED)
@given(st.sampled_from(PATHS), st.sampled_from(HOSTILE))
def test_hostile_values_in_any_place_are_read_or_refused(path: tuple[Any, ...], value: Any) -> None:
    answered(text_of(exchanged(path, value)))


@settings(max_examples=40, **FUZZED)
@given(st.sampled_from([path for path in PATHS if path[-1] == "type"]), st.sampled_from(KINDS))
def test_other_types_in_any_place_are_read_or_refused(path: tuple[Any, ...], kind: str) -> None:
    answered(text_of(exchanged(path, kind)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_hostile_values_in_every_place_are_read_or_refused(part: int, tmp_path: Path, monkeypatch: Any) -> None:
    """A value in each place, each value in some places; all in all with BONDGRAPH_COMBINATIONS=all."""
    monkeypatch.chdir(tmp_path)
    apart = 1 if EXHAUSTIVE else len(HOSTILE)
    for k, path in enumerate(PATHS):
        if k % 4 == part:
            values = (*HOSTILE, *(KINDS if path[-1] == "type" else ()))
            for value in values[k % apart :: apart]:
                answered(text_of(exchanged(path, value)))
    assert not [*tmp_path.iterdir()]  # nothing was executed


@settings(max_examples=40, **FUZZED)
@given(st.data())
def test_texts_with_a_piece_exchanged_are_read_or_refused(data: st.DataObject) -> None:
    text = text_of(MODEL)
    at, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 30))
    piece = data.draw(
        st.one_of(st.text(max_size=30), st.sampled_from(["{", "}", "[", '"', "\n[elements.arm]\n", "=", "*"]))
    )
    answered(text[:at] + piece + text[at + length :])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("bodies", "cart", "mass"), 1e308),
        (("bodies", "beam", "damping"), 1e308),
        (("bodies", "beam", "length"), 1e-320),
        (("bodies", "beam", "EI", "y"), 1e-320),
        (("joints", "hinge", "parent", "axes", 2, 2), 1e308),
    ],
)
def test_numbers_whose_squares_overflow_give_no_warning(path: tuple[Any, ...], value: float) -> None:
    answered(text_of(exchanged(("elements", "arm", *path), value)))


def read_what_could_grow() -> None:
    """Chains of joints with long formulas, many modes, many samples."""
    arm, wide = MODEL["elements"]["arm"], [LONG, LONG, LONG]
    chain = {f"b{k}": {"mass": 1} for k in range(15)}
    joints = {
        f"j{k}": {
            "type": "Revolute",
            "parent": f"b{k - 1}" if k else "ground",
            "child": f"b{k}",
            "axis": ["a", "b", "c"],
        }
        for k in range(15)
    }
    far = {"type": "distance", "mechanism": "arm", "one": "ground", "other": {"body": "b14", "place": ["x", "y", "z"]}}
    beam = {
        "type": "FlexibleLink",
        "masses": [1] * 3,
        "places": [[0, 0, 0]] * 3,
        "shapes": [[[0, 0, 0]]] * 5000,
        "stations": [],
    }
    for elements, bonds in (
        ({"arm": arm | {"bodies": chain, "joints": joints}, "far": far}, ["*arm", "*far"]),
        ({"arm": exchanged(("joints", "hinge", "axis"), wide, arm)}, ["*arm"]),
        ({"arm": exchanged(("bodies", "beam"), beam, arm)}, ["*arm"]),
        ({"arm": exchanged(("bodies", "beam", "modes"), 10**6, arm)}, ["*arm"]),
        ({"old": {"type": "delay", "formula": "x", "every": 1, "samples": 10**9}}, []),
    ):
        answered(text_of(MODEL | {"elements": elements, "bonds": bonds, "values": {}}))


GROWTH = """
from pathlib import Path
from test_hostile_files import read_what_could_grow

def largest():
    return next(int(line.split()[1]) for line in Path("/proc/self/status").open() if line.startswith("VmHWM"))

before = largest()
read_what_could_grow()
print(largest() - before)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="what a process has taken at most is told in kilobytes on Linux")
def test_reading_takes_little_memory() -> None:
    """What would grow is refused before it does: by a process of its own, whose largest size is known afterwards."""
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run([sys.executable, "-c", GROWTH], env=os.environ | paths, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert 0 < int(told.stdout) * 1024 < MOST
