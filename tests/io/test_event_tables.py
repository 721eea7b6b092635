"""Events in model files: equal values, equations and motions; what is wrong in them is told where it stands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import numpy as np
import pytest
from event_cases import EVENTFUL
from jsonschema import Draft202012Validator

import bondgraph as bg
from bondgraph.elements import I, Impact, One, R, Se
from bondgraph.graph.event import Triggered
from bondgraph.io.document import document
from bondgraph.io.event_tables import EVENTS, assigned, event_fields
from bondgraph.io.save import checked
from bondgraph.io.schema import schema
from bondgraph.io.toml import graph_of


def ball() -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph(
        "ball",
        v >> I("m", 0.2),
        Se("weight", "-m*9.81") >> v,
        bg.reset("bounce", when="x < 0", set={"v": "-r*v", "hits_2": 3}),
        bg.counter("hits", "where(x < 0, x, 2*x) <0"),
        bg.counter("hits_2", "x < 0", start=2),
        bg.stop("long enough", "hits > 3.5"),
        values={"r": 0.8},
    )


def sampled() -> bg.Graph:
    w = One("w", coordinates=("theta",))
    return bg.Graph(
        "sampled",
        Se("U", "u") >> w,
        w >> I("J", 1e-2),
        bg.sample("e", "r - theta", every="1 ms", start=0.5),
        bg.delay("e_old", "e", every=1e-3, samples=3, offset=1 / 3000),
        bg.PID("pid", "e", Kp=0.2, Kd=0.01, limits=(-1, 1), every="2 ms"),
        bg.sample("u", "pid - 0.01*(e - e_old)", every=1e-3),
        values={"r": 1},
    )


@bg.submodel(ports={"p": bg.translational})
def bouncer(p, *, floor=0, r=0.5):
    v = One("v", coordinates=("x",))
    return p >> v, v >> I("m", 1), bg.reset("bounce", f"x < {floor}", {"v": f"-{r}*v"}), bg.counter("n", "x < floor")


def bouncers() -> bg.Graph:
    one, other = bouncer("one", r=0.7), bouncer("other", floor="h*2")
    ends = bg.stop("both have", "min(one.n, other.n) > 1.5")
    return bg.Graph("two", Se("F", -2) >> one.p, Se("G", -3) >> other.p, ends, values={"h": -0.1})


def struck() -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("struck", v >> I("m", 1), Se("F", -9.81) >> v, v >> Impact("hit", "x", 0.6), v >> R("b", 0.01))


def again(graph: bg.Graph) -> bg.Graph:
    return graph_of(checked(graph), "model.toml")


OWN = {made.__name__: made for made in (ball, sampled, bouncers, struck)}


@pytest.mark.parametrize("name", OWN)
def test_a_file_says_what_python_does(name: str, tmp_path: Path) -> None:
    graph = OWN[name]()
    found = bg.load(graph.save(tmp_path / "model.toml"))
    assert found == graph and found.events == graph.events and dict(found.held) == dict(graph.held)
    assert [*found.elements] == [*graph.elements] and document(found) == document(graph)
    assert str(bg.compile(found)) == str(bg.compile(graph))
    Draft202012Validator(schema()).validate(tomllib.loads(document(graph)))


def test_a_file_moves_as_python_does() -> None:
    runs = [bg.simulate(each, 0.8, start={"one.x": 0.1, "other.x": 0.3}) for each in (bouncers(), again(bouncers()))]
    assert runs[0]["other.n"][-1] > 0 and runs[0].notes == runs[1].notes
    for name in ("one.x", "other.x", "one.n", "other.v"):
        np.testing.assert_array_equal(runs[0][name], runs[1][name])


@pytest.mark.parametrize("case", EVENTFUL)
def test_all_kinds_of_events_come_back(case: str) -> None:
    graph = EVENTFUL[case]().graph
    found = again(graph)
    assert found == graph and found.events == graph.events and str(bg.compile(found)) == str(bg.compile(graph))


def test_each_event_is_written_as_the_call_that_makes_it() -> None:
    table = tomllib.loads(document(ball()))["elements"]
    assert table["bounce"] == {"type": "reset", "when": "x < 0", "set": {"v": "-r * v", "hits_2": 3}}
    assert table["hits_2"] == {"type": "counter", "when": "x < 0", "start": 2}
    assert table["long enough"] == {"type": "stop", "when": "hits > 3.5"}
    table = tomllib.loads(document(sampled()))["elements"]
    assert table["e"] == {"type": "sample", "formula": "r - theta", "every": 0.001, "start": 0.5}
    assert table["e_old"] == {"type": "delay", "formula": "e", "every": 0.001, "samples": 3, "offset": 1 / 3000}
    assert {*EVENTS} == {"stop", "reset", "counter", "sample", "delay"}


def test_an_event_that_no_call_makes_is_refused() -> None:
    for made in (
        Triggered("odd", "x < 0", 0, 0, ("odd", "x"), ("1", "2"), (1.0, None)),
        Triggered("none", "", 0.0),
        Triggered("count", "x < 0", 0, 0, ("count",), ("count + 2",), (0.0,)),
    ):
        with pytest.raises(bg.NotExportable, match=made.name):
            event_fields(made)


FILE = """\
format = 1
name = "ball"
bonds = ["v >> m", "weight >> v"]
[elements]
v = { type = "One", coordinates = ["x"] }
m = { type = "I", value = 0.2 }
weight = { type = "Se", value = -2 }
bounce = { type = "reset", when = "x < 0", set = { v = "-0.8*v" } }
hits = { type = "counter", when = "x < 0" }
s = { type = "sample", formula = "x", every = "1 ms" }
old = { type = "delay", formula = "x", every = "1 ms", samples = 2 }
"tank empty" = { type = "stop", when = "hits > 3.5" }
"""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('when = "x < 0", set', 'when = "x", set', r"8:\d+: .*a condition is one comparison"),
        ('when = "x < 0", set', 'when = "x < y z", set', r"8:\d+: .*a condition is one comparison"),
        ('when = "x < 0", set', 'when = 3, set', r"8:\d+: .*a condition is text"),
        ('set = { v = "-0.8*v" }', "set = {}", r"8:\d+: .*sets nothing"),
        ('set = { v = "-0.8*v" }', 'set = "v"', r"8:\d+: bounce: set: .*no table of formulas.* Write set"),
        ('set = { v = "-0.8*v" }', "set = { v = [1] }", r"8:\d+: bounce: set: .*no table of formulas"),
        ('set = { v = "-0.8*v" }', 'set = { "a b" = 1 }', r"8:\d+: bounce: .*'a b'"),
        ('set = { v = "-0.8*v" }', 'set = { v = "__import__(\'os\')" }', r"8:\d+: "),
        ('set = { v = "-0.8*v" }', "sets = { v = 1 }", r"'sets' of 'bounce'.* Did you mean 'set'"),
        (', set = { v = "-0.8*v" }', "", r"8:\d+: 'bounce' needs set"),
        ('type = "counter"', 'type = "counts"', r"9:\d+: .*Did you mean 'counter'"),
        ('type = "counter"', 'type = "Triggered"', r"'Triggered' is no type"),
        ('"x < 0" }\ns', '"x < 0", start = "a" }\ns', r"9:\d+: .*hits: start"),
        ('every = "1 ms" }', 'every = "1 V" }', r"10:\d+: .*V"),
        ('every = "1 ms" }', "every = 0 }", r"10:\d+: .*0 s apart"),
        ('every = "1 ms" }', "every = [1] }", r"10:\d+: "),
        ("samples = 2", "samples = 0", r"11:\d+: .*no whole number of samples"),
        ("samples = 2", "samples = 1000000000", r"11:1: .*more than 100000 components"),
        ('"tank empty"', '"tank; empty"', r"12:1: tank; empty: event: .*no name of an event"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(old: str, new: str, words: str) -> None:
    assert old in FILE and graph_of(FILE, "ball.toml").events
    text = FILE.replace(old, new, 1)
    with pytest.raises(bg.FileRefused) as caught:
        graph_of(text, "ball.toml")
    found = [str(each) for each in caught.value.faults or (caught.value,)]
    assert all("ball.toml:" in each for each in found), found
    assert any(re.search(words, each) for each in found), found


def test_what_a_reset_sets_is_a_table() -> None:
    assert assigned({"left.v": "-v", "n": 2}) == {"left.v": "-v", "n": 2}
    with pytest.raises(bg.FileRefused):
        assigned(["v"])


def test_a_submodel_is_not_called_as_an_event() -> None:
    body = '[submodels.reset]\nports = { p = "" }\nbonds = ["p >> i"]\nelements = { i = { type = "One" } }\n[elements]'
    with pytest.raises(bg.FileRefused, match="there is an element of the type 'reset'"):
        graph_of(FILE.replace("[elements]", body, 1), "ball.toml")
