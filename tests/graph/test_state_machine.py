"""State machines: transitions at the instants of conditions and of times, one after another, and held values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.export import modelica
from bondgraph.graph.blocks.state_machine import MOST
from bondgraph.io.save import checked
from bondgraph.io.toml import graph_of

v = One("v", coordinates=("x",))
BRAKED = v >> I("m", 2), v >> R("b", 1), Se("F", "drive") >> v


def moved(machine: bg.StateMachine, *more: Any, **values: float) -> bg.Graph:
    return bg.Graph("moved", *BRAKED, machine, *more, values=values)


def test_times_in_states_are_met_to_the_float() -> None:
    """On for two seconds, off for one, over and over, from any instant on: v' = (F - v)/2 in pieces."""
    machine = bg.StateMachine("drive", {"on": 3, "off": 0}, [("on", "after 2 s", "off"), ("off", "after pause", "on")])
    run = bg.simulate(moved(machine, pause=1), (10, 20))
    jumps = np.array([12, 13, 15, 16, 18, 19])
    np.testing.assert_array_equal(run.at(jumps + 1e-9, "drive"), [0, 3, 0, 3, 0, 3])
    np.testing.assert_array_equal(run.at(jumps - 1e-9, "drive"), [3, 0, 3, 0, 3, 0])
    np.testing.assert_allclose(run.at(jumps + 1e-9, "since_drive"), jumps, rtol=1e-14)
    speed, expected = 0.0, []
    for long, force in zip([2, 1, 2, 1, 2, 1], [3, 0, 3, 0, 3, 0], strict=True):
        speed = force + (speed - force) * np.exp(-long / 2)
        expected.append(speed)
    np.testing.assert_allclose(run.at(jumps, "v"), expected, rtol=1e-7)


def test_a_condition_is_met_where_it_becomes_true() -> None:
    """v rises to 2, coasts to 1, and rises again: at logarithms."""
    machine = bg.StateMachine("drive", ("up", "down"), [("up", "v > high", "down"), ("down", "v < 1", "up")], (3, 0))
    run = bg.simulate(moved(machine, bg.counter("cycles", "state_drive > 0.5"), high=2), 6)
    rise, fall, again = 2 * np.log(3), 2 * np.log(2), 2 * np.log(2)
    instants = rise + np.array([0, fall, fall + again])
    np.testing.assert_array_equal(run.at(instants + 1e-6, "state_drive"), [1, 0, 1])
    np.testing.assert_array_equal(run.at(instants - 1e-6, "state_drive"), [0, 1, 0])
    assert run["cycles"][-1] == 2


def test_what_holds_at_the_start_and_on_entering_leads_on_at_once() -> None:
    """Through three states at t = 0; of two transitions that hold the first in order is made."""
    chain = [("a", "x > -1", "b"), ("b", "1 > 0", "c"), ("c", "x < 1", "d"), ("c", "x < 2", "e"), ("d", "v > 1e3", "a")]
    machine = bg.StateMachine("drive", ("a", "b", "c", "d", "e"), chain, (0, 1, "2", "10 + v", 7))
    run = bg.simulate(moved(machine), 0.2, start={"v": 0.5})
    assert run["state_drive"][0] == 3 and run["drive"][0] == 10.5 and run["drive"][-1] == 10.5
    other = bg.simulate(moved(machine), 0.2, start={"v": 0.5, "x": 1.5})
    assert other["state_drive"][0] == 4 and other["drive"][-1] == 7


def test_states_that_lead_to_one_another_at_once_stop_the_motion() -> None:
    machine = bg.StateMachine("drive", ("a", "b"), [("a", "x > -1", "b"), ("b", "x > -1", "a")])
    with pytest.raises(bg.SimulationStopped, match="set off one another without end: 'drive from"):
        bg.simulate(moved(machine), 1)


def test_it_begins_where_it_is_told() -> None:
    transitions = [("on", "after 1", "off")]
    machine = bg.StateMachine("drive", {"off": 0, "on": 5}, transitions, start="on")
    run = bg.simulate(moved(machine), 2)
    assert run.at(0.0, "drive") == 5 and run.at(1.5, "drive") == 0
    given = bg.simulate(moved(bg.StateMachine("drive", {"off": 0, "on": 5}, transitions)), 2, start={"state_drive": 1})
    np.testing.assert_array_equal(given["drive"], run["drive"])


def test_a_run_that_goes_on_is_one_run() -> None:
    machine = bg.StateMachine("drive", {"on": 3, "off": "v"}, [("on", "after 2", "off"), ("off", "v < 1.5", "on")])
    graph, times = moved(machine), np.linspace(0, 6, 61)
    whole = bg.simulate(graph, times)
    first = bg.simulate(graph, times[:26])
    rest = bg.simulate(graph, times[25:], start={name: first[name][-1] for name in first.equations.states})
    for name in ("v", "drive", "state_drive", "since_drive"):
        np.testing.assert_allclose(rest[name], whole[name][25:], rtol=1e-7, err_msg=name)


def test_instances_have_machines_of_their_own(tmp_path: Path) -> None:
    """Formulas, times and names are those of the instance; a file holds it as such."""

    @bg.submodel(ports={"shaft": bg.translational})
    def brake(shaft: Any, *, rest: float = 1.0, top: float = 2.0) -> list[Any]:
        w = One("w")
        transitions = [("free", "w > top", "held"), ("held", "after rest", "free")]
        return [shaft >> w, w >> R("pad", "catch + 0.1"), bg.StateMachine("catch", {"free": 0, "held": 4}, transitions)]

    one, two = brake("one", top=1.2), brake("two", rest=0.2, top=1.5)
    graph = bg.Graph("pair", v >> I("m", 1), Se("F", 30) >> v, v >> one.shaft, v >> two.shaft)
    run = bg.simulate(graph, 5)
    assert run["one.catch"].max() == run["two.catch"].max() == 4
    assert not np.array_equal(run["one.state_catch"], run["two.state_catch"])
    found = bg.load(graph.save(tmp_path / "pair.toml"))
    assert found == graph
    np.testing.assert_array_equal(bg.simulate(found, 5)["v"], run["v"])


def test_it_drives_a_source_by_a_wire_and_stands_in_files_and_pictures() -> None:
    machine = bg.StateMachine("drive", {"on": 3, "off": 0}, [("on", "x > 1", "off"), ("off", "after 2 s", "on")])
    F = Se("F")
    graph = bg.Graph("wired", v >> I("m", 2), v >> C("k", 1), F >> v, machine, machine >> F)
    assert graph.elements["F"] == Se("F", "drive")
    text = checked(graph)
    assert graph_of(text, "wired.toml") == graph and 'type = "StateMachine"' in text
    assert "SM : drive" in graph.svg()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ((("a", "b"), [("a", "x > 1", "c")]), "no state 'c'"),
        ((("heat", "rest"), [("heat", "x > 1", "rst")]), "no state 'rst'.* Did you mean 'rest'"),
        ((("a", "b"), [("a", "x > 1")]), "is no transition"),
        ((("a", "b"), ["a"]), "is no transition"),
        ((("a", "b"), [("a", "x > 1", ["b"])]), "no state"),
        ((("a", "b"), "ab"), "are no transitions"),
        (("ab", []), "are no states"),
        (((), []), "it has 0 states"),
        ((tuple(f"s{k}" for k in range(MOST + 1)), []), "it has 41 states"),
        ((("a", "a"), []), "'a' is twice"),
        ((("a b",), []), "a b"),
        ((("a", "b"), [("a", "x", "b")]), "one comparison"),
        ((("a", "b"), [("a", 3, "b")]), "one comparison"),
        ((("a", "b"), [("a", "after __import__('os')", "b")]), "drive"),
        ((("a", "b"), [("a", "after 3 kg", "b")]), "'3 kg' is no time"),
        ((("a", "b"), [], (1,)), "2 states and 1 values"),
        (({"a": 1}, [], (1,)), "given twice"),
        ((("a",), [], None, "b"), "no state 'b'"),
    ],
)
def test_what_is_none_is_refused_with_a_cure(given: Any, words: str) -> None:
    with pytest.raises(bg.BondGraphError, match=words) as caught:
        bg.StateMachine("drive", *given)
    assert caught.value.remedy


def test_targets_without_events_refuse_it_by_its_name(tmp_path: Path) -> None:
    machine = bg.StateMachine("drive", {"on": 3, "off": 0}, [("on", "x > 1", "off")])
    with pytest.raises(bg.NotExportable, match="it has events, 'drive begins', 'drive from on to off 1'"):
        bg.export(moved(machine), modelica, folder=tmp_path)


CYCLE = [("on", "after 2 s", "off"), ("off", "after 1 s", "on")]


@pytest.mark.parametrize("values", [{"on": 3, "off": 0}, {"on": "3*F", "off": "F - 1"}])
def test_a_run_goes_on_from_the_state_and_the_instant_at_which_it_was_entered(values: dict[str, Any]) -> None:
    """Its value follows from the number of the state: whichever of the three are given, the rest is as in one run."""
    graph = moved(bg.StateMachine("drive", values, CYCLE), **({} if values["on"] == 3 else {"F": 1}))
    whole = bg.simulate(graph, (0, 8))
    for split in (0.5, 2.5, 4.0):
        first = bg.simulate(graph, (0, split))
        last = {name: first[name][-1] for name in first.equations.states}
        for left in ("drive",), (), ("state_drive", "drive") if split == 0.5 else ():
            rest = bg.simulate(graph, (split, 8), start={name: x for name, x in last.items() if name not in left})
            for name in ("v", "drive", "state_drive", "since_drive"):
                at = np.linspace(split, 8, 50)[1:-1]
                np.testing.assert_allclose(rest.at(at, name), whole.at(at, name), rtol=1e-6, err_msg=f"{name} {left}")


def test_a_value_that_moves_is_taken_at_the_start_or_given() -> None:
    graph = moved(bg.StateMachine("drive", {"on": 3, "hold": "v"}, [("on", "v > 1", "hold")]))
    start = {"v": 2, "state_drive": 1, "since_drive": -1}
    assert bg.simulate(graph, 1, start=start)["drive"][-1] == 2
    assert bg.simulate(graph, 1, start={**start, "drive": 1})["drive"][-1] == 1
    with pytest.raises(bg.ValueRefused, match="1 is given for the start, and in the state 'hold' it is 2") as caught:
        bg.simulate(graph, 1, start={"v": 2, "state_drive": 1, "drive": 1})
    assert "since_drive" in caught.value.remedy


@pytest.mark.parametrize("number", [2, -1, 0.5])
def test_a_start_in_a_state_that_there_is_not_is_refused(number: float) -> None:
    graph = moved(bg.StateMachine("drive", {"on": 3, "off": 0}, CYCLE))
    with pytest.raises(bg.ValueRefused, match=r"no state has this number\. Give one of 0 \(on\), 1 \(off\)"):
        bg.simulate(graph, 1, start={"state_drive": number})


def test_a_start_by_a_value_is_that_of_its_state_or_refused() -> None:
    graph = moved(bg.StateMachine("drive", {"on": "F", "off": 0}, CYCLE), F=3)
    run = bg.simulate(graph, 1, start={"drive": 0, "state_drive": 1})
    np.testing.assert_array_equal(run["drive"], bg.simulate(graph, 1, start={"state_drive": 1})["drive"])
    with pytest.raises(bg.ValueRefused, match=r"0 is given .* state 'on' it is 3\. .* give state_drive, 1 \(off\)"):
        bg.simulate(graph, 1, start={"drive": 0})
    with pytest.raises(bg.ValueRefused, match=r"it is 0\. Leave it out\."):
        bg.simulate(graph, 1, start={"drive": 7, "state_drive": 1, "since_drive": -0.5})


@pytest.mark.parametrize("name", ["drive", "state_drive", "since_drive"])
def test_no_other_event_sets_one_of_its_values_alone(name: str) -> None:
    graph = moved(bg.StateMachine("drive", {"on": 3, "off": 0}, CYCLE), bg.reset("force", "t > 1", set={name: 1}))
    with pytest.raises(bg.ValueRefused, match=f"'{name}' belongs to 'drive'.* would not follow") as caught:
        bg.compile(graph)
    assert 'give \'drive\' a transition in its place, such as ("on", "t > 1", "off")' in caught.value.remedy


@pytest.mark.parametrize("start", [-1e12, -6e8, 6e8])
def test_a_run_begins_at_any_instant(start: float) -> None:
    graph = moved(bg.StateMachine("drive", {"on": 3, "off": 0}, CYCLE))
    run = bg.simulate(graph, (start, start + 4))
    assert [run.at(start + at, "drive") for at in (0, 1.5, 2.5, 3.5)] == [3, 3, 0, 3]
    assert run["since_drive"][0] == start


def test_an_equilibrium_beside_it_is_a_start() -> None:
    """A machine that nothing reads, beside a sampled loop."""
    machine = bg.StateMachine("lamp", {"off": 5, "on": 7}, [("off", "v > 50", "on")])
    graph = bg.Graph("held", v >> I("m", 2), v >> R("b", 1), Se("F", "u") >> v, bg.sample("u", "2 - v", 0.1), machine)
    found = bg.equilibrium(graph, turning=["x"])
    assert found.state["lamp"] == 5
    run = bg.simulate(graph, 1, start=found.state)
    assert run["v"][-1] == pytest.approx(1) and run["lamp"][-1] == 5 and run["since_lamp"][-1] == 0
