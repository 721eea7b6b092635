"""FMUs with events: in motion as ours, in both interfaces of both versions; what ends one, and what it refuses."""

from __future__ import annotations

import re
import subprocess
import xml.etree.ElementTree as ET
from math import log
from pathlib import Path
from typing import Any

import juries
import pytest
from event_cases import (
    BRIEFEST,
    CAUGHT,
    ENDLESS,
    EVENTFUL,
    TOUCHED,
    TOUCHING,
    Eventful,
    accumulating,
    expected,
    left_behind,
    on_a_table,
    resetting,
    same,
    touching,
)
from fmus import FLAGS, KINDS, SOURCES, VERSIONS, Running, Written

import bondgraph as bg
from bondgraph.elements import TF, C, De, I, Impact, One, R, Se, Sf, Zero
from bondgraph.export._model import Model, model

fmpy = juries.package("fmpy")
gcc = juries.program("gcc")
QUICK = ("servo",)
each_version = pytest.mark.parametrize(
    "version", [*VERSIONS][:1] + [pytest.param(v, marks=pytest.mark.slow) for v in [*VERSIONS][1:]]
)


def exported(case: Eventful) -> Model:
    return model(bg.compile(case.graph), None, dict(case.start), list(case.names))


@pytest.fixture(scope="module")
def write(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Each FMU is written once."""
    known: dict[tuple[str, str], Written] = {}

    def written(name: str, version: str) -> Written:
        if (name, version) not in known:
            ours = exported(EVENTFUL[name]())
            known[name, version] = Written(tmp_path_factory.mktemp(name), ours, VERSIONS[version])
        return known[name, version]

    return written


def cases() -> Any:
    """Both versions of each; those that are not quick to write are slow tests."""
    pairs = [(name, version) for name in EVENTFUL for version in VERSIONS]
    slow = {(name, version): name not in QUICK or version == "fmi3" for name, version in pairs}
    marked = [pytest.param(*pair, marks=[pytest.mark.slow] * slow[pair]) for pair in pairs]
    return pytest.mark.parametrize(("name", "version"), marked)


@fmpy
@gcc
def test_conditions_that_are_over_within_a_step_are_met(tmp_path: Path) -> None:
    """In one step of the importer: pulses of an encoder, a light barrier, a zone."""
    from fmpy import simulate_fmu

    v = One("v", coordinates=("x",))
    briefly = {"encoder": "sin(100*x) > 0.1", "barrier": "exp(-((x - 7)/0.1)**2) > 0.5", "zone": "abs(x - 7) < 0.05"}
    counters = (bg.counter(*pair) for pair in briefly.items())
    ours = model(bg.compile(bg.Graph("brief", v >> I("m", 1), *counters)), None, {"v": 1}, [*briefly])
    file = str(Written(tmp_path, ours, VERSIONS["fmi2"]).file)
    found = simulate_fmu(file, fmi_type="CoSimulation", stop_time=10, output_interval=10, output=[*briefly])
    assert [found[name][-1] for name in briefly] == [160, 1, 1]


@fmpy
@gcc
@pytest.mark.parametrize(("place", "end"), [(7, 10.0), (700, 1e4)])
def test_a_law_that_is_brief_beside_a_motion_is_met(place: int, end: float, tmp_path: Path) -> None:
    """A charge while a light barrier is passed, in steps of the importer that are far longer."""
    from fmpy import simulate_fmu

    n, barrier = Zero("n"), f"where(exp(-((ph - {place})/0.1)**2) > 0.5, 1, 0)"
    graph = bg.Graph("barrier", Sf("I", barrier) >> n, n >> C("c", 1), bg.Integrator("ph", "1"))
    file = str(Written(tmp_path, model(bg.compile(graph), None, {}, ["n"]), VERSIONS["fmi2"]).file)
    for step in (end, end / 7):
        found = simulate_fmu(
            file, fmi_type="CoSimulation", stop_time=end, output_interval=step, relative_tolerance=1e-4, output=["n"]
        )
        assert found["n"][-1] == pytest.approx(0.2 * log(2) ** 0.5, rel=1e-8), step


@fmpy
@gcc
@pytest.mark.parametrize("step", [0.1, 5.0])
@pytest.mark.parametrize(("volts", "ohms"), [(16, 0.02), (400, 0.01)])
def test_conditions_of_which_rounding_is_seen_come_true_once(
    volts: int, ohms: float, step: float, tmp_path: Path
) -> None:
    """A current that a small shunt tells goes to and fro over its threshold for hundreds of floats."""
    from fmpy import simulate_fmu

    a, b, current, supply = Zero("a"), Zero("b"), One("o"), One("s")
    source = Se("U", f"{volts} + 5*sin(2*pi*t)") >> supply >> a, supply >> R("Rs", 0.5), a >> C("Ca", 0.01)
    load = a >> current >> b, current >> R("shunt", ohms), b >> C("Cb", 0.02), b >> R("load", volts / 3)
    counters = bg.counter("rises", "o > 2.9"), bg.counter("falls", "o < 2.9")
    start = {"a": volts - 1.5, "b": volts - 1.5}
    ours = model(bg.compile(bg.Graph("shunt", *source, *load, *counters)), None, start, ["rises", "falls"])
    file = str(Written(tmp_path, ours, VERSIONS["fmi2"]).file)
    found = simulate_fmu(file, fmi_type="CoSimulation", stop_time=5, output_interval=step, output=["rises", "falls"])
    assert (found["rises"][-1], found["falls"][-1]) == (6, 5)


@fmpy
@gcc
@pytest.mark.parametrize("second", BRIEFEST)
def test_events_are_met_on_any_scale_of_time(second: float, tmp_path: Path) -> None:
    from fmpy import simulate_fmu

    told = ["C.e", "n", "drops"]
    file = str(Written(tmp_path, model(bg.compile(resetting(second)), None, {}, told), VERSIONS["fmi2"]).file)
    found = simulate_fmu(
        file, fmi_type="CoSimulation", stop_time=20 * second, output_interval=second / 5, output=told, validate=False
    )
    assert [found[name][-1] for name in told] == pytest.approx([2.190754, 28, 20], rel=1e-6)


@fmpy
@gcc
def test_a_condition_that_is_brief_beside_a_motion_is_met(tmp_path: Path) -> None:
    """A light barrier of 0.1 m at 700 m, passed in one step."""
    from fmpy import simulate_fmu

    v = One("v", coordinates=("x",))
    graph = bg.Graph("far", v >> I("m", 1), bg.counter("n", "exp(-((x - 700)/0.1)**2) > 0.5"))
    file = str(Written(tmp_path, model(bg.compile(graph), None, {"v": 1}, ["n"]), VERSIONS["fmi2"]).file)
    found = simulate_fmu(file, fmi_type="CoSimulation", stop_time=1e4, output_interval=1e4, output=["n"])
    assert found["n"][-1] == 1


@fmpy
@gcc
@each_version
def test_a_condition_that_ends_and_comes_again_within_a_step_is_counted(version: str, tmp_path: Path) -> None:
    """Where steps begin as it becomes true: steps of the importer, and those that the model's own clock ends."""
    from fmpy import simulate_fmu

    v = Zero("v")
    counters = bg.counter("a", "sin(2*pi*t) > 0"), bg.counter("b", "sin(2*pi*ph) > 0")
    sampler = bg.sample("s", "a", every=0.75)
    parts = Sf("I", "a + b") >> v, v >> C("C", 1), bg.Integrator("ph", "1"), *counters
    for graph in (bg.Graph("free", *parts), bg.Graph("clocked", *parts, sampler)):
        file = str(
            Written(tmp_path / graph.name, model(bg.compile(graph), None, {}, ["a", "b", "v"]), VERSIONS[version]).file
        )
        for step in (0.125, 0.75, 1.0, 1.5, 4.5):
            found = simulate_fmu(file, fmi_type="CoSimulation", stop_time=4.5, output_interval=step)
            assert [found["a"][-1], found["b"][-1]] == [5, 5], step
            assert found["v"][-1] == pytest.approx(25, abs=1e-9), step


@fmpy
@gcc
@each_version
@pytest.mark.parametrize("phase", TOUCHING)
def test_conditions_that_touch_are_met_as_runs_meet_them(phase: str, version: str, tmp_path: Path) -> None:
    """With >= and <= where both sides are equal for an instant; never with >, or where they are not equal."""
    from fmpy import simulate_fmu

    file = str(Written(tmp_path, model(bg.compile(touching(phase)), None, {}, list(TOUCHED)), VERSIONS[version]).file)
    for step in (0.3, 0.7, 10.05, 100.5):
        found = simulate_fmu(file, fmi_type="CoSimulation", stop_time=100.5, output_interval=step, output=list(TOUCHED))
        assert [found[name][-1] for name in TOUCHED] == TOUCHING[phase], step


@fmpy
@gcc
@each_version
def test_a_law_that_switches_where_a_step_begins_switches_there(version: str, tmp_path: Path) -> None:
    """Or where one ends: by time, by a formula of time that is zero at the start, by a state, by a slow state; exactly,
    at a tolerance that would let it be late."""
    from fmpy import simulate_fmu

    conditions = {
        "later": ("t > 0.5", 1.0),
        "square": ("sin(2*pi*t) > 0", 1.0),
        "formula": ("t**2 >= 1", 0.5),
        "state": ("ph > 0", 1.5),
        "slow": ("1 + 1e-3*ph > 1", 1.5),
        "sampled": ("t > s", 0.75),
    }
    nodes = {name: Zero(name) for name in conditions}
    bonds = [
        bond
        for name, (condition, _) in conditions.items()
        for bond in (Sf(f"I_{name}", f"where({condition}, 1, 0)") >> nodes[name], nodes[name] >> C(f"C_{name}", 1))
    ]
    clock = bg.sample("s", "0.75", every=0.25)
    graph = bg.Graph("switches", *bonds, bg.Integrator("ph", "1"), clock)
    file = str(Written(tmp_path, model(bg.compile(graph), None, {}, [*conditions]), VERSIONS[version]).file)
    for step in (0.125, 0.25, 0.5, 0.75, 1.5):
        found = simulate_fmu(
            file, fmi_type="CoSimulation", stop_time=1.5, output_interval=step, relative_tolerance=1e-4
        )
        for name, (_, end) in conditions.items():
            assert found[name][-1] == pytest.approx(end, abs=1e-11), (name, step)


@fmpy
@gcc
@each_version
def test_a_clock_samples_before_what_comes_true_at_its_instant(version: str, tmp_path: Path) -> None:
    """A charge that is dumped beyond 3 s, and sampled each second: whether a communication step ends there, or not."""
    from fmpy import simulate_fmu

    n = Zero("n")
    sampled, dumped = bg.sample("s", "v", every="1 s"), bg.reset("dump", "t > 3", set={"n": 0})
    graph = bg.Graph("tie", Sf("I", 1) >> n, n >> C("c", 1), n >> De("v"), sampled, dumped)
    assert bg.simulate(graph, 3.5)["s"][-1] == pytest.approx(3)
    file = str(Written(tmp_path, model(bg.compile(graph), None, {}, ["s"]), VERSIONS[version]).file)
    for step in (0.5, 0.7, 0.25, 3.0):
        found = simulate_fmu(file, fmi_type="CoSimulation", stop_time=3.5, output_interval=step, output=["s"])
        assert found["s"][-1] == pytest.approx(3), step


@fmpy
@gcc
@each_version
def test_a_condition_and_a_law_that_change_at_one_instant_are_no_accumulation(version: str, tmp_path: Path) -> None:
    """A geared pair of one degree of freedom stops: the count of its speed, and a drag by its square, turn at once."""
    from fmpy import simulate_fmu

    w = One("w", ("w1", "w2"), coordinates=("q1", "q2"))
    drag = w["w1"] >> TF("gear", 0.37) >> One("z") >> R("drag", effort="0.3*f*abs(f)")
    drive = Se("S", "sin(3*t) - 4*q1") >> w["w1"]
    graph = bg.Graph("geared", w["w1"] >> I("J", 1), w["w2"] >> I("J2", 1), drag, drive, bg.counter("n", "w1 > 0"))
    equations = bg.compile(graph)
    run = bg.simulate(equations, 3, start={"q1": 1})
    written = Written(tmp_path, model(equations, None, {"q1": 1}, ["q1", "n"]), VERSIONS[version])
    for step in (0.1, 0.05, 0.03, 0.01):
        found = simulate_fmu(str(written.file), fmi_type="CoSimulation", stop_time=3, output_interval=step)
        assert found["q1"][-1] == pytest.approx(run["q1"][-1], rel=1e-8) and found["n"][-1] == run["n"][-1] == 1, step


@fmpy
@gcc
@cases()
@pytest.mark.parametrize("kind", KINDS)
def test_motions_are_ours(name: str, version: str, kind: str, write: Any) -> None:
    """In co-simulation to its own tolerance, in model exchange to that of the importer's CVODE."""
    from fmpy import simulate_fmu

    case = EVENTFUL[name]()
    found = simulate_fmu(
        str(write(name, version).file), fmi_type=kind, stop_time=case.times[-1], output_interval=case.times[1],
        relative_tolerance=1e-10, output=list(case.names), record_events=False, logger=lambda *words: None,
    )  # fmt: skip # the logger is held while it runs: a stop is told by it, and FMPy's own may be gone by then
    last = expected(name).t[-1]
    first = 0 if kind == "CoSimulation" else 1e-12  # else discrete states are updated after values are told
    inside = (found["time"] >= first) & (found["time"] < last - 1e-9)
    assert inside.sum() >= len(case.times) * min(1, last / case.times[-1]) - 2
    same(
        name,
        found["time"][inside],
        {q: found[q][inside] for q in case.names},
        1e-8 if kind == "CoSimulation" else 1e-6,
    )


@fmpy
@gcc
@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_a_stop_is_the_end_that_both_interfaces_have(version: str, write: Any) -> None:
    """In co-simulation at the instant; no step leads on from there."""
    end = expected("ball").t[-1]
    running = Running(write("ball", version), tolerance=1e-10).begun()
    if version == "fmi3":
        _, terminate, _, reached = running.fmu.doStep(0.0, 5.0)
        assert terminate and reached == pytest.approx(end, rel=1e-9)
    else:
        with pytest.raises(Exception, match="discard"):
            running.fmu.doStep(0.0, 5.0)
        assert running.fmu.getBooleanStatus(3)
        assert running.fmu.getRealStatus(2) == pytest.approx(end, rel=1e-9)
    assert "'enough' ended the motion: hits > 3.5" in running.messages[-1]
    assert running.get("hits") == [4.0]
    running.close()


@fmpy
@gcc
def test_instants_of_clocks_are_told_and_met_once(write: Any) -> None:
    """In model exchange, to the float; an instant that was passed over is an error."""
    running = Running(write("servo", "fmi2"), "ModelExchange").begun()
    assert running.get("u") == [0.0]
    told = [running.update()]
    first = running.get("u", "e_old")
    running.update()
    assert running.get("u", "e_old") == first, "entered again at the same instant"
    for k in range(1, 4):
        assert told[-1] == k * 1e-3 == k / 1000
        running.fmu.enterContinuousTimeMode()
        running.fmu.setTime(told[-1])
        running.fmu.enterEventMode()
        told.append(running.update())
    running.fmu.setTime(0.0061)
    with pytest.raises(Exception, match="error"):
        running.update()
    assert "an instant of a clock was passed over" in running.messages[-1]
    running.fmu.freeInstance()


@fmpy
@gcc
def test_a_machine_is_started_by_the_number_of_a_state(tmp_path: Path) -> None:
    """Alone, or with the instant at which it was entered, which may have been given first."""
    graph = bg.Graph(
        "started",
        *(Se("U", "sm") >> One("i"), One("i") >> R("r", 1), One("i") >> C("c", 1)),
        bg.StateMachine(
            "sm", {"low": "V", "high": "2*V"}, [("low", "after 2 s", "high"), ("high", "after 3 s", "low")]
        ),
        values={"V": 1},
    )
    ours = model(bg.compile(graph), {}, {}, ["sm", "state_sm", "since_sm"])
    written = Written(tmp_path, ours, VERSIONS["fmi2"])
    expected = ({"state_sm": 1.0}, [2.0, 1.0, 0.0]), ({"state_sm": 1.0, "since_sm": -1.0}, [2.0, 1.0, -1.0])
    for start, told in (*expected, ({"since_sm": -1.5}, [1.0, 0.0, -1.5]), ({"V": 2.0}, [2.0, 0.0, 0.0])):
        running = Running(written, values=start).begun()
        assert running.get("sm", "state_sm", "since_sm") == told
        run = bg.simulate(graph, 4.5, {"V": start.get("V", 1.0)}, start={k: x for k, x in start.items() if k != "V"})
        running.fmu.doStep(0.0, 4.5)
        assert running.get("sm", "state_sm") == [run["sm"][-1], run["state_sm"][-1]]
        running.close()
    for number in (2.0, -1.0, 0.5):
        running = Running(written, values={"state_sm": number}).begun()
        with pytest.raises(Exception, match="discard"):
            running.fmu.doStep(0.0, 1.0)
        assert "a state machine starts by a number that is none of its states" in running.messages[-1]
        running.fmu.freeInstance()


@fmpy
@gcc
def test_what_opens_a_motion_is_told_before_the_first_step(tmp_path: Path) -> None:
    """As far as inputs are known, and not for good: the first step begins with those that are given by then."""
    u = Zero("u")
    graph = bg.Graph(
        "opened",
        *(Se("U", "V") >> One("i"), One("i") >> R("r", 1), One("i") >> u, u >> C("c", 1)),
        bg.StateMachine("sm", {"low": "V", "high": "2*V"}, [("low", "V > 3", "high")]),
        bg.sample("a", "V + sm", every=0.5),
    )
    ours = model(bg.compile(graph), {"V": 1}, {}, ["sm", "state_sm", "a", "i"])
    running = Running(Written(tmp_path, ours, VERSIONS["fmi2"])).begun()
    assert running.get("sm", "state_sm", "a", "i") == [1.0, 0.0, 2.0, 1.0]
    running.set(V=4.0)
    assert running.get("sm", "state_sm", "a", "i") == [8.0, 1.0, 8.0, 4.0], "it samples before the state is left"
    running.set(V=2.0)
    running.fmu.doStep(0.0, 0.1)
    assert running.get("sm", "state_sm", "a") == [2.0, 0.0, 4.0]
    running.close()


@fmpy
@gcc
def test_an_instant_at_the_end_of_a_step_belongs_to_the_next(write: Any) -> None:
    """So that it samples the inputs and parameters that are set there."""
    running = Running(write("servo", "fmi2"), tolerance=1e-10).begun()
    running.fmu.doStep(0.0, 1e-3)
    (before,) = running.get("u")
    running.set(r=2.0)
    assert running.get("u") == [before]
    saved = running.saved()
    running.fmu.doStep(1e-3, 1e-3)
    r, theta = 2.0, expected("servo").at(1e-3, "theta")
    e, s = r - float(theta), 1e-3 * (1.0 + r - float(theta))
    assert running.get("s")[0] == pytest.approx(s, rel=1e-9)
    assert running.get("u")[0] == pytest.approx(0.3 * e + 0.2 * s + 0.01 * (e - 1.0) / 1e-3, rel=1e-8)
    after = running.get("theta", "u")
    running.restore(saved)
    running.fmu.doStep(1e-3, 1e-3)
    assert running.get("theta", "u") == after
    with pytest.raises(Exception, match="error"):
        running.set(s=1.0)
    running.close()


@fmpy
@gcc
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", accumulating())
def test_what_rounding_hides_of_bounces_is_an_error(kind: str, name: str, tmp_path: Path) -> None:
    from fmpy import simulate_fmu

    graph, start, _ = accumulating()[name]
    messages: list[str] = []
    with pytest.raises(Exception, match="failed with status"):
        simulate_fmu(
            str(Written(tmp_path, model(bg.compile(graph), None, start), VERSIONS["fmi2"]).file), fmi_type=kind,
            stop_time=12.0, relative_tolerance=1e-9, logger=lambda *words: messages.append(words[-1].decode()),
        )  # fmt: skip
    assert any(re.search(ENDLESS, message) for message in messages)


@fmpy
@gcc
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("r", [0.0, 0.1, 0.8])
def test_a_ball_that_comes_to_rest_is_an_error(kind: str, r: float, tmp_path: Path) -> None:
    """It never falls through the floor without a word; without rebound it comes to rest at once."""
    from fmpy import simulate_fmu

    v = One("v", coordinates=("x",))
    bounce = bg.reset("bounce", when="x < 0", set={"v": "-r*v"}) if r else v >> Impact("floor", "x", "r")
    ours = model(
        bg.compile(bg.Graph("rests", v >> I("m", 1), Se("weight", -9.81) >> v, bounce, values={"r": r})), None, {"x": 1}
    )
    messages: list[str] = []
    with pytest.raises(Exception, match="failed with status"):
        simulate_fmu(
            str(Written(tmp_path, ours, VERSIONS["fmi2"]).file), fmi_type=kind, stop_time=6.0,
            relative_tolerance=1e-9, logger=lambda *words: messages.append(words[-1].decode()),
        )  # fmt: skip
    words = "ever sooner: infinitely many of them lie ahead" if r else "a gap stays closed"
    assert any(words in message for message in messages)


@fmpy
@gcc
@pytest.mark.parametrize("kind", KINDS)
def test_what_drives_a_table_counts_where_a_body_has_met_it(kind: str, tmp_path: Path) -> None:
    """A body leaves one that falls faster, and went through one that pushes it on."""
    from fmpy import simulate_fmu

    def written(folder: str, speed: str, force: float, start: dict[str, float]) -> str:
        ours = model(bg.compile(on_a_table(speed, force)), None, start, ["x"])
        return str(Written(tmp_path / folder, ours, VERSIONS["fmi2"]).file)

    options: Any = {"fmi_type": kind, "relative_tolerance": 1e-9}
    found = simulate_fmu(written("falls", "-20*t", -9.81, CAUGHT), stop_time=0.5, output_interval=0.05, **options)
    assert found["x"][-1] == pytest.approx(left_behind(0.5), abs=1e-6)
    messages: list[str] = []
    with pytest.raises(Exception, match="failed with status"):
        pushed = written("pushes", "1 + 2*t", 0.0, {"x": 1.0})
        simulate_fmu(pushed, stop_time=3.0, logger=lambda *words: messages.append(words[-1].decode()), **options)
    assert any("a gap stays closed" in message for message in messages)


@fmpy
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", EVENTFUL)
def test_held_values_are_discrete_and_states_that_jump_may_be_moved(name: str, version: str, tmp_path: Path) -> None:
    from fmpy import read_model_description
    from fmpy.validation import validate_fmu

    case = EVENTFUL[name]()
    written = Written(tmp_path, exported(case), SOURCES[version])
    assert validate_fmu(str(written.file)) == []
    held = bg.compile(case.graph).held
    variables = {v.name: v for v in read_model_description(str(written.file)).modelVariables}
    assert {n for n, v in variables.items() if v.variability == "discrete"} == set(held)
    for n in held:
        assert variables[n].causality == ("output" if n in case.names else "local") and variables[n].initial == "exact"
        assert f"der({n})" not in variables
    moved = {
        "ball": {"p_m"},
        "impact": {"xa", "xb", "p_ma", "p_mb"},
        "belt": {"x", "p_m"},
        "turned": {"xa", "xb", "p_ma", "p_mb"},
        "table": {"z", "a", "b", "w", "p", "q"},
        "held": {"x", "y", "vx", "vy"},
        "kicked": {"x", "y", "vx", "vy"},
        "servo": set(),
        "equal": set(),
        "edges": {"p_mass"},
        "thermostat": set(),
        "opening": {"q_c"},
    }
    root = ET.parse(written.unpacked / "modelDescription.xml").getroot()
    elements = root.iter("ScalarVariable" if version == "fmi2" else "Float64")
    found = {e.get("name") for e in elements for each in (e, *e) if each.get("reinit") == "true"}
    assert found == moved.get(name, {"p_J"})


@gcc
@pytest.mark.parametrize("version", ["fmi2", pytest.param("fmi3", marks=pytest.mark.slow)])
def test_the_compiler_has_no_word_of_warning(version: str, tmp_path: Path) -> None:
    written = Written(tmp_path, exported(EVENTFUL["impact"]()), SOURCES[version])
    command = ["gcc", *FLAGS, "-fsyntax-only", *written.sources]
    done = subprocess.run(command, cwd=written.unpacked / "sources", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
