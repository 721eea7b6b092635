"""FMUs: valid as FMPy sees it, and in motion as ours."""

from __future__ import annotations

import dataclasses
import io
import os
import platform
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from click.testing import CliRunner
from export_cases import CASES, MOTIONS, MOTOR, OF_EVERY_KIND, TIME, branched, hostile, motor, renamed, unsolvable
from fmus import FLAGS, KINDS, SOURCES, VERSIONS, Running, Written
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.export._c_events import event_files
from bondgraph.export._model import Model, model
from bondgraph.export.c import along, c, choice
from bondgraph.export.fmi.variables import Structure
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Program

fmpy = juries.package("fmpy")
gcc = juries.program("gcc")
QUICK = ("ball_on_a_floor", "motor_with_gear", "pendulum_held_by_a_constraint", "shaken_pendulum_with_its_reaction")
SLOW = sorted({*CASES} - {*QUICK})


def named(names: Any) -> Any:
    """A parametrization by models; those that are not quick to write are slow tests."""
    return pytest.mark.parametrize(
        "name", [pytest.param(name, marks=[pytest.mark.slow] * (name not in QUICK)) for name in names]
    )


@pytest.fixture(params=["fmi2", pytest.param("fmi3", marks=pytest.mark.slow)])
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=VERSIONS)
def either(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def write(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Written]:
    """Each FMU is written once."""
    known: dict[tuple[str, str], Written] = {}

    def written(name: str, version: str, ours: Model | None = None) -> Written:
        if (name, version) not in known:
            ours = started(name) if ours is None else ours
            known[name, version] = Written(tmp_path_factory.mktemp(name), ours, VERSIONS[version])
        return known[name, version]

    return written


def started(name: str) -> Model:
    case = CASES[name]()
    return model(case.equations, case.numbers, case.start)


def exported(graph: bg.Graph, **values: float) -> Model:
    return model(bg.compile(graph), values)


# -- what stands in an FMU -------------------------------------------------------------------------------------------


@fmpy
@named(sorted(CASES))
def test_the_description_is_valid(name: str, either: str, tmp_path: Path) -> None:
    from fmpy.validation import validate_fmu

    written = Written(tmp_path, started(name), SOURCES[either])
    assert validate_fmu(str(written.file)) == []
    root = ET.parse(written.unpacked / "modelDescription.xml").getroot()
    listed = {e.get("name") for e in root.iter("File")} if either == "fmi2" else None
    if listed is None:
        listed = {
            e.get("name") for e in ET.parse(written.unpacked / "sources" / "buildDescription.xml").iter("SourceFile")
        }
    assert listed == set(written.sources) and not list(written.unpacked.glob("binaries"))


@gcc
@named(sorted(CASES))
def test_the_compiler_has_no_word_of_warning(name: str, version: str, tmp_path: Path) -> None:
    unwarned(Written(tmp_path, started(name), SOURCES[version]))


@gcc
def test_the_sources_compile_as_they_stand(either: str, tmp_path: Path) -> None:
    """Against a model that is called NAME."""
    named = dataclasses.replace(started("pendulum_held_by_a_constraint"), name="NAME")
    for file, text in (c(named) | along(named) | choice(named) | event_files(named)).items():
        (tmp_path / file).write_text(text)
    source = str(files("bondgraph.export.fmi") / f"{either}.c")
    left_open = ('-DTOKEN="token"', "-DIN_TIME=1", "-DIN_CLOCKS=0")
    command = ["gcc", *FLAGS, "-fsyntax-only", *left_open, f"-I{tmp_path}", source]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def unwarned(written: Written) -> None:
    command = ["gcc", *FLAGS, "-fsyntax-only", *written.sources]
    done = subprocess.run(command, cwd=written.unpacked / "sources", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@named(sorted(CASES))
def test_what_is_not_named_has_no_influence(name: str) -> None:
    """A result changes with an argument only where its dependencies list it, and everything else is listed once."""
    ours = started(name)
    structure = Structure(ours)
    draws = np.random.default_rng(7)
    arrays = {
        letter: np.array([1.0 if q.value is None else q.value for q in group])
        for letter, group in (("x", ours.states), ("u", ours.inputs), ("p", ours.parameters))
    } | {"t": np.array([TIME])}
    places = [source for source in dict.fromkeys(ours.sources) if source]
    for letter, what in zip("dygc", ("rates", "outputs", "events", "constraints"), strict=True):
        program = instant(ours.programs[what])

        def results(program: Any = program) -> Any:
            return np.array(program([0.0 if s is None else arrays[s[0]][s[1]] for s in ours.sources]), float)

        before = results()
        for array, index in places:
            kept = arrays[array][index]
            arrays[array][index] = kept + 0.01 * (1 + abs(kept)) * draws.uniform(0.5, 1)
            changed = np.abs(results() - before) > 1e-9 * (1 + np.abs(before))
            arrays[array][index] = kept
            reference = structure.first[array] + index
            listed = [reference in structure.sources[structure.first[letter] + k] for k in range(len(before))]
            assert not (changed & ~np.array(listed, bool)).any(), (what, array, index)
    assert [v.reference for v in structure.variables] == sorted({v.reference for v in structure.variables})


def test_what_depends_on_an_input_at_once_is_told() -> None:
    """A gyrator's flow does not depend on the voltage at once, the voltage of the coil does."""
    structure = Structure(exported(motor(), **MOTOR))
    places = {v.name: v.reference for v in structure.variables}
    assert places["U"] in structure.moving(places["L.e"])
    assert places["U"] not in structure.moving(places["w"])
    assert structure.moving(places["der(p_L)"]) == sorted(places[name] for name in ("p_L", "p_J", "U"))


@gcc
def test_equal_models_give_equal_bytes(version: str) -> None:
    first, again = (VERSIONS[version](exported(motor(), **MOTOR)) for _ in range(2))
    assert first == again


def test_the_token_tells_models_apart() -> None:
    found = set()
    for values in (MOTOR, {**MOTOR, "Ra": 0.4}):
        ((_, content),) = SOURCES["fmi3"](exported(motor(), **values)).items()
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            found.add(ET.fromstring(archive.read("modelDescription.xml")).get("instantiationToken"))
    assert len(found) == 2


def emptied(ours: Model) -> Model:
    """A model whose results are all zero."""
    groups = {"rates": ours.states, "outputs": ours.outputs, "events": ours.events, "constraints": ours.constraints}
    zero = (Assign(0, "const", (), 0.0),)
    programs = {what: Program((), zero, {q.name: 0 for q in group}) for what, group in groups.items()}
    return dataclasses.replace(ours, programs=programs, sources=())


@fmpy
@given(st.lists(hostile, min_size=1, max_size=8, unique=True), st.lists(hostile, min_size=1, max_size=8))
@settings(max_examples=15)
def test_no_text_breaks_out_of_a_description(tmp_path_factory: Any, names: list[str], words: list[str]) -> None:
    from fmpy.validation import validate_fmu

    ours = emptied(renamed(names, words))
    for version, target in SOURCES.items():
        written = Written(tmp_path_factory.mktemp("hostile"), ours, target)
        assert validate_fmu(str(written.file)) == [], version
        root = ET.parse(written.unpacked / "modelDescription.xml").getroot()
        variables = list(root.find("ModelVariables") or [])
        assert len(variables) == len(Structure(ours).variables)
        assert len({v.get("name") for v in variables}) == len(variables)
        told = {v.get("description") for v in variables}
        assert {text for text in words if text and text.isprintable() and text.isascii()} & {
            q.description for q in ours.states
        } <= told


@fmpy
def test_units_and_words_are_carried_along(either: str, tmp_path: Path) -> None:
    from fmpy import read_model_description

    words, units = {"U": 'supply <"&> voltage'}, {"U": "V", "w": "rad/s", "p_L": "Wb"}
    ours = model(bg.compile(motor()), MOTOR, words=words, units=units)
    described = read_model_description(str(Written(tmp_path, ours, SOURCES[either]).file))
    found = {v.name: v for v in described.modelVariables}
    assert found["U"].description == words["U"] and found["U"].unit == "V" and float(found["U"].start) == MOTOR["U"]
    assert found["w"].unit == "rad/s" and found["der(p_L)"].unit == "Wb/s" and found["time"].unit == "s"
    assert found["Ra"].causality == "parameter" and found["Ra"].variability == "tunable"


# -- motions ---------------------------------------------------------------------------------------------------------


MOVED_BY_INPUTS = {"shaken_pendulum_with_its_reaction", "pendulum_with_all_that_its_form_carries_away"}
"""Their inputs vary, which is for the importer to do."""


@cache
def moved(name: str) -> bg.Trajectory:
    case = CASES[name]()
    return bg.simulate(case.equations, (0, MOTIONS[name]), case.numbers, case.start, rtol=1e-11, atol=1e-13)


@fmpy
@gcc
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("version", "name"),
    [
        pytest.param(version, name, marks=[pytest.mark.slow] * (version != "fmi2" or name not in QUICK))
        for version, names in (("fmi2", MOTIONS), ("fmi3", OF_EVERY_KIND))
        for name in sorted({*names} - MOVED_BY_INPUTS)
    ],
)
def test_motions_are_ours(name: str, kind: str, version: str, write: Any) -> None:
    """To the tolerance of the integrators, 1e-9; what is read off is the largest error beside the largest value.

    In model exchange nothing projects a linkage's states onto its constraints, and near its dead centres, where they
    hold it worst, the importer's CVODE drifts off by some 3e-4, of a force that is zero.
    """
    from fmpy import simulate_fmu

    most = 5e-4 if (name, kind) == ("four_bar", "ModelExchange") else 1e-5
    ours, end = started(name), MOTIONS[name]
    names = [q.name for q in (*ours.states, *ours.outputs)]
    run = moved(name)
    found = simulate_fmu(
        str(write(name, version).file), fmi_type=kind, stop_time=end, output_interval=end / 50,
        relative_tolerance=1e-9, output=names, record_events=False,
    )  # fmt: skip
    times = np.clip(found["time"], 0, end)
    assert len(times) == 51
    for quantity, expected in zip(names, run.evaluate(times, names), strict=True):
        scale = max(1e-3, np.abs(expected).max())
        assert np.abs(found[quantity] - expected).max() < most * scale, quantity


def loop() -> tuple[bg.Equations, Any, list[str], float]:
    """Bodies and joints that close a loop, redundantly."""
    import four_bar

    equations = bg.compile(bg.Graph("four_bar", *four_bar.four_bar), algebra=bg.algebra.casadi)
    return equations, four_bar.state(1.0, 2.0), ["c_fx", "a_fy"], 5.0


def robot() -> tuple[bg.Equations, Any, list[str], float]:
    """An arm of six joints with motors and gears."""
    import robot_arm

    equations = bg.compile(robot_arm.with_motors(robot_arm.arm), algebra=bg.algebra.casadi)
    return equations, {}, ["waist_mz", "shoulder_U.f"], 2.0


@fmpy
@gcc
@pytest.mark.slow
@pytest.mark.parametrize(("version", "example"), [("fmi2", robot), ("fmi3", loop)])
def test_mechanisms_move_alike(example: Any, version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The linkage is sensitive near its dead centres: CVODE's 1e-9 becomes some 5e-5 of a force there."""
    from fmpy import simulate_fmu

    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    equations, start, outputs, end = example()
    ours = model(equations, None, start, outputs)
    run = bg.simulate(equations, (0, end), start=start, rtol=1e-10, atol=1e-12)
    file = Written(tmp_path, ours, VERSIONS[version]).file
    for kind, allowed in zip(KINDS, (2e-4, 5e-6), strict=True):
        names = [*(q.name for q in ours.states), *outputs]
        found = simulate_fmu(
            str(file), fmi_type=kind, stop_time=end, output_interval=end / 50, relative_tolerance=1e-9, output=names,
            record_events=False,
        )  # fmt: skip
        for quantity in names:
            expected = run.at(np.clip(found["time"], 0, end), quantity)
            assert np.abs(found[quantity] - expected).max() < allowed * np.abs(expected).max(), (kind, quantity)


PENDULUM = "shaken_pendulum_with_its_reaction"


@fmpy
@gcc
@pytest.mark.parametrize("kind", KINDS)
def test_a_driven_pendulum_shows_its_reaction(kind: str, version: str, write: Any) -> None:
    """Its pivot is accelerated upwards by 1.5 m/s2, which is the rate of an input."""
    from fmpy import simulate_fmu

    case, end = CASES[PENDULUM](), 2.0
    run = bg.simulate(case.equations, (0, end), {**case.values, "lift": "1.5*t"}, case.start, rtol=1e-11)
    found = simulate_fmu(
        str(write(PENDULUM, version).file), fmi_type=kind, stop_time=end, output_interval=0.05,
        relative_tolerance=1e-10, output=["theta", "lift.e"], start_values={"lift": 0.0, "lift'": 1.5},
    )  # fmt: skip
    for quantity in ("theta", "lift.e"):
        expected = run.at(np.clip(found["time"], 0, end), quantity)
        assert np.abs(found[quantity] - expected).max() < 1e-6 * np.abs(expected).max(), quantity


@fmpy
@gcc
def test_inputs_may_be_any_course_in_model_exchange(version: str, write: Any) -> None:
    """The pendulum shaken by a sine, integrated outside by SciPy, which sets input and rate at every instant."""
    from scipy.integrate import solve_ivp

    case, end = CASES[PENDULUM](), 1.0
    run = bg.simulate(case.equations, (0, end), case.values, case.start, rtol=1e-11)
    running = Running(write(PENDULUM, version), "ModelExchange", values={"lift": 0.0, "lift'": 2.1}).begun()
    running.update()
    running.fmu.enterContinuousTimeMode()

    def rates(t: float, x: Any) -> list[float]:
        running.fmu.setTime(t)
        running.states = list(x)
        running.set(**{"lift": 0.3 * np.sin(7 * t), "lift'": 2.1 * np.cos(7 * t)})
        return running.rates

    found = solve_ivp(rates, (0, end), running.states, method="DOP853", rtol=1e-11, atol=1e-12)
    rates(end, found.y[:, -1])
    names = ("theta", "theta_dot", "lift.e", "gravity.f[vy]")
    known = [name for name in names if name in running.references]
    assert running.get(*known) == pytest.approx([run.at([end], name)[0] for name in known], rel=1e-7)
    running.close()


@fmpy
@gcc
def test_derivatives_of_inputs_make_steps_exact(write: Any) -> None:
    """A course of the second degree, given by its value and two derivatives: its rate need not be given."""
    case = CASES[PENDULUM]()
    run = bg.simulate(case.equations, (0, 1), {**case.values, "lift": "0.2*t - 0.4*t**2"}, case.start, rtol=1e-10)
    running = Running(write(PENDULUM, "fmi2"), tolerance=1e-10, values={"lift": 0.0}).begun()
    lift = running.of(["lift"])
    for k in range(10):
        t = k / 10
        running.set(lift=0.2 * t - 0.4 * t**2)
        running.fmu.setRealInputDerivatives([*lift, *lift], [1, 2], [0.2 - 0.8 * t, -0.8])
        running.fmu.doStep(t, 0.1)
    names = ["theta", "theta_dot", "lift.e"]
    expected = [run.at([1.0], name)[0] for name in names]
    assert running.get(*names) == pytest.approx(expected, rel=1e-7)
    running.close()


# -- events ----------------------------------------------------------------------------------------------------------


def switched_on() -> bg.Graph:
    """A capacitor that is charged from 0.3 s on, and discharged from 0.7 s on."""
    i = One("i")
    return bg.Graph(
        "switched_on", Se("U", "where(t < on, 0, where(t <= 0.7, 5, 0))") >> i, i >> R("Ra", 2), i >> C("c", 0.05),
        values={"on": 0.3},
    )  # fmt: skip


@fmpy
@gcc
@pytest.mark.parametrize("steps", [1, 7])
def test_changes_known_in_time_are_met(steps: int, version: str, write: Any) -> None:
    """The charge in closed form, to 1e-8 of it: the tolerance of each step."""
    running = Running(write("switched_on", version, exported(switched_on()))).begun()
    for k in range(steps):
        running.fmu.doStep(k / steps, 1 / steps)
    expected = 0.25 * (1 - np.exp(-0.4 / 0.1)) * np.exp(-0.3 / 0.1)
    assert running.get("q_c") == pytest.approx([expected], rel=3e-8)
    running.close()


@fmpy
@gcc
def test_the_next_change_is_told(version: str, write: Any) -> None:
    """The laws keep their branch until event mode is entered, and the instants follow a parameter."""
    running = Running(write("switched_on", version, exported(switched_on())), "ModelExchange", values={"on": 0.25})
    running.begun()
    assert running.update() == pytest.approx(0.25, rel=1e-15)  # the first instant after
    running.fmu.enterContinuousTimeMode()
    running.fmu.setTime(0.25)
    assert running.get("der(q_c)") == [0.0]
    running.fmu.enterEventMode()
    after = running.update()
    assert after == pytest.approx(0.7, rel=1e-15) and running.get("der(q_c)") == [2.5]
    running.fmu.enterContinuousTimeMode()
    running.fmu.setTime(after)
    assert running.get("der(q_c)") == [2.5]
    running.fmu.enterEventMode()
    assert running.update() is None and running.get("der(q_c)") == [0.0]
    running.close()


def ball() -> bg.Graph:
    v = One("v", coordinates="x")
    floor = C("floor", effort="where(x < 0, 400*x, 0)")
    return bg.Graph("dropped", v >> I("m", 1), Se("w", -10) >> v, v >> floor)


@fmpy
@gcc
@pytest.mark.parametrize("kind", KINDS)
def test_a_ball_bounces_in_closed_form(kind: str, version: str, write: Any) -> None:
    """It falls from 0.2 m, meets a spring at 2 m/s, swings about -0.025 m at 20 rad/s, and leaves as fast."""
    from fmpy import simulate_fmu

    ours = model(bg.compile(ball()), {}, {"x": 0.2})
    end = 1.5
    found = simulate_fmu(
        str(write("dropped", version, ours).file), fmi_type=kind, stop_time=end, output_interval=0.01,
        relative_tolerance=1e-9, output=["x"], record_events=False,
    )  # fmt: skip
    contact = (np.pi + 2 * np.arctan2(10 / 400, 2 / 20)) / 20
    t = np.mod(found["time"], 0.4 + contact)
    below, flight = t - 0.2, t - 0.2 - contact
    swing = -0.025 + 0.025 * np.cos(20 * below) - 0.1 * np.sin(20 * below)
    expected = np.where(t < 0.2, 0.2 - 5 * t**2, np.where(t < 0.2 + contact, swing, 2 * flight - 5 * flight**2))
    assert np.abs(found["x"] - expected).max() < 2e-6


@fmpy
@gcc
def test_a_motion_that_slides_is_stopped(version: str, write: Any) -> None:
    v = One("v")
    graph = bg.Graph("rubbing", v >> I("m", 1), Se("push", 1) >> v, v >> R("d", effort="where(f < 1, -1, 5)"))
    running = Running(write("rubbing", version, exported(graph))).begun()
    with pytest.raises(Exception, match="iscard"):
        running.fmu.doStep(0.0, 2.0)
    assert "slides along a switching surface" in running.messages[-1]
    assert running.get("v") == pytest.approx([1.0], rel=1e-6) and running.get("time") == pytest.approx([0.5], abs=2e-6)


def grazing() -> tuple[bg.Graph, dict[str, float], float]:
    """A ball thrown up touches a roof half a millimetre below where it would turn, for a fiftieth of a second."""
    v = One("v", coordinates="x")
    roof = C("roof", effort="where(x > 4.9995, 1e4*(x - 4.9995), 0)")
    return bg.Graph("grazing", v >> I("m", 1), Se("w", -10) >> v, v >> roof), {"v": 10.0}, 1.8


def between_stops() -> tuple[bg.Graph, dict[str, float], float]:
    """A mass that is driven from one damped stop to the other."""
    u = One("u", coordinates="s")
    stops = C("stops", effort="where(s > 0.5, 1e5*(s - 0.5), where(s < -0.5, 1e5*(s + 0.5), 0))")
    damped = R("d", effort="where(s > 0.5, 30*f, where(s < -0.5, 30*f, 0))")
    return bg.Graph("stops", u >> I("m", 1), Se("F", "5*sin(2*t)") >> u, u >> stops, u >> damped), {}, 6.0


def rectifier() -> tuple[bg.Graph, dict[str, float], float]:
    """A one-way valve, stiff against the flow."""
    i = One("i")
    diode = R("diode", effort="where(f > 0, 0.1*f, 1e4*f)")
    return (
        bg.Graph("rectifier", Se("U", "10*sin(300*t)") >> i, i >> diode, i >> I("L", 1e-2), i >> C("c", 1e-3)),
        {},
        0.2,
    )


def relay() -> tuple[bg.Graph, dict[str, float], float]:
    """A voltage that changes its sign with a sine, and a pulse of a millisecond."""
    i = One("i")
    U = Se("U", "where(sin(40*t) > 0, 5, -5) + where(t < 1, 0, where(t < 1.001, 1000, 0))")
    return bg.Graph("relay", U >> i, i >> R("Ra", 2), i >> C("c", 0.05)), {}, 2.0


def relaxing() -> tuple[bg.Graph, dict[str, float], float]:
    """Van der Pol's oscillator, stiff."""
    i = One("i")
    law = R("d", effort="500*(f**3/3 - f)")
    return bg.Graph("relaxing", i >> I("L", 1), i >> C("c", 1), i >> law), {"q_c": 2.0}, 300.0


@fmpy
@gcc
@pytest.mark.slow
@pytest.mark.parametrize("build", [grazing, between_stops, rectifier, relay, relaxing])
@pytest.mark.parametrize("steps", [1, 7, 500])
def test_events_are_met_in_steps_of_any_length(build: Any, steps: int, write: Any) -> None:
    """Against our own run, to two hundred tolerances: each event multiplies what was off before."""
    graph, start, end = build()
    ours = model(bg.compile(graph), {}, start)
    run = bg.simulate(graph, (0, end), start=start, rtol=1e-11, atol=1e-13)
    running = Running(write(graph.name, "fmi2", ours)).begun()
    for k in range(steps):
        running.fmu.doStep(k * end / steps, end / steps)
    for quantity, found in zip(ours.states, running.get(*(q.name for q in ours.states)), strict=True):
        assert abs(found - run[quantity.name][-1]) < 2e-6 * np.abs(run[quantity.name]).max(), quantity.name
    running.close()


# -- methods ---------------------------------------------------------------------------------------------------------

ORDERS = r"""
#include "modes.h"

static void quiet(const instance *m, int status, const char *text) { (void)m, (void)status, (void)text; }

int main(void)
{
    int which, part;
    for (which = 0; which < 2; which++) {
        for (part = 16; part <= 256; part *= 2) {
            instance *m = create("m", MODEL_TOKEN);
            double first[NX + 1], last[NX + 1], x[NX + 1], error, h = 1.0 / part;
            int k;
            m->log = quiet;
            m->now.tolerance = 1.0;
            set_derivative(m, 0, 1, 0.7);
            for (k = 0; k < part; k++) {
                rates(m, m->now.t, m->now.x, first);
                if ((which ? implicit_step : explicit_step)(m, first, h, x, last, &error)) return 1;
                memcpy(m->now.x, x, sizeof x);
                m->now.t += h;
                m->known_j = 0;
            }
            printf("%.17g %.17g\n", m->now.x[0], m->now.x[1]);
            discard(m);
        }
    }
    return 0;
}
"""


def driven() -> bg.Graph:
    """Nonlinear, with time in a formula and an input that changes linearly."""
    i = One("i")
    return bg.Graph(
        "driven", Se("U", 1) >> i, Se("V", "3*cos(9*t)") >> i, i >> R("Ra", effort="f + f**3"), i >> I("L", 1),
        i >> C("c", 0.5),
    )  # fmt: skip


@gcc
def test_methods_have_their_orders(tmp_path: Path) -> None:
    """The error falls with the fifth power of the step at least, and the fourth: the slope of its logarithm."""
    written = Written(tmp_path, exported(driven()), SOURCES["fmi2"])
    done = subprocess.run(
        [str(written.compiled(ORDERS, "-O1", without="fmi2.c"))], capture_output=True, text=True, check=True
    )
    found = np.array([line.split() for line in done.stdout.splitlines()], float).reshape(2, 5, 2)
    run = bg.simulate(driven(), (0, 1), {"U": "1 + 0.7*t"}, rtol=1e-13, atol=1e-14, method="DOP853")
    exact = np.array([run.at([1.0], q.name)[0] for q in written.model.states])
    errors = np.abs(found - exact).max(axis=2)
    slopes = np.log2(errors[:, :-1] / errors[:, 1:])
    assert (slopes[0] > 4.8).all() and slopes[1] == pytest.approx(4.0, rel=0.15)


@fmpy
@gcc
@pytest.mark.parametrize("tolerance", [1e-4, 1e-7, 1e-10])
def test_a_tolerance_is_kept(tolerance: float, version: str, write: Any) -> None:
    """A linear circuit, against the exponential of its matrix; errors of some steps add up to ten tolerances."""
    from scipy.linalg import expm

    ours = started("stiff_circuit")
    a = np.array([[-1e6 - 1e3, 1.0], [1e3, -1.0]])
    running = Running(write("stiff_circuit", version), tolerance=tolerance).begun()
    running.fmu.doStep(0.0, 2.0)
    # q' = a q + (1, 0): the states by their names.
    order = [[q.name for q in ours.states].index(name) for name in ("q_fast", "q_slow")]
    rest = np.linalg.solve(a, [-1.0, 0.0])
    expected = rest + expm(2.0 * a) @ (0 - rest)
    found = np.array(running.get(*(q.name for q in ours.states)))[order]
    assert np.abs(found - expected).max() < 10 * tolerance * 0.01
    running.close()


@fmpy
@gcc
def test_a_constraint_is_kept(version: str, write: Any) -> None:
    """A pendulum's flow stays across its rod to the last bits; its circle and its energy to the tolerance."""
    running = Running(write("pendulum_held_by_a_constraint", version)).begun()
    for k in range(20):
        running.fmu.doStep(k, 1.0)
    x, y = running.get("x", "y")
    assert x**2 + y**2 == pytest.approx(1.0, rel=1e-6)
    assert running.get("constraint 1") == pytest.approx([0.0], abs=1e-12)
    vx, vy = running.get("vx", "vy")
    assert (vx**2 + vy**2) / 2 + 9.81 * y == pytest.approx(9.81 * -0.8, rel=1e-5)
    running.close()


@fmpy
@gcc
def test_states_that_drift_are_put_back_at_an_event(version: str, write: Any) -> None:
    running = Running(write("pendulum_held_by_a_constraint", version), "ModelExchange", tolerance=1e-6).begun()
    running.update()
    fmu = running.fmu
    fmu.enterContinuousTimeMode()
    assert not fmu.completedIntegratorStep()[0]
    k = [q.name for q in running.written.model.states].index("vx")
    running.states = [x + 1e-3 * (j == k) for j, x in enumerate(running.states)]
    assert fmu.completedIntegratorStep()[0]
    fmu.enterEventMode()
    found = fmu.updateDiscreteStates() if running.newer else fmu.newDiscreteStates()
    assert found[3]
    assert running.get("constraint 1") == pytest.approx([0.0], abs=1e-12)
    running.close()


# -- what an importer may ask ----------------------------------------------------------------------------------------


@fmpy
@gcc
@named([*QUICK, "rolling_disc_in_velocities", "nonlinear_loop", "loop_with_a_mass_behind"])
def test_derivatives_are_those_of_the_values(name: str, version: str, write: Any) -> None:
    """Against central differences of the FMU's own values, in a direction of everything that can be set."""
    running = Running(write(name, version))
    values = {"lift": 0.1, "lift'": 0.3} if name.startswith("shaken") else {}
    running.set(**values)
    ours = running.written.model
    knowns = [q.name for q in (*ours.states, *ours.inputs, *ours.parameters)]
    unknowns = [f"der({q.name})" for q in ours.states] + [q.name for q in ours.outputs]
    unknowns += [f"{word} {k + 1}" for word, of in (("event indicator", ours.events), ("constraint", ours.constraints))
                 for k in range(len(of))]  # fmt: skip
    draws, base = np.random.default_rng(3), np.array(running.get(*knowns))
    # A ball that does not touch the floor, and moves: away from where laws change branch.
    base += 0.1 * draws.uniform(0.5, 1, len(base)) * np.where(base == 0, 1, np.abs(base))
    for _ in range(3):
        direction = draws.uniform(-1, 1, len(knowns)) * np.where(base == 0, 1, np.abs(base))
        running.set(**dict(zip(knowns, base, strict=True)))
        found = np.array(running.along(unknowns, dict(zip(knowns, direction, strict=True))))
        ends = []
        for step in (1e-6, -1e-6):
            running.set(**dict(zip(knowns, base + step * direction, strict=True)))
            ends.append(np.array(running.get(*unknowns)))
        expected = (ends[0] - ends[1]) / 2e-6
        assert np.abs(found - expected).max() < 1e-6 * np.abs(expected).max()


@fmpy
@gcc
def test_a_derivative_that_does_not_exist_does_not_hide_others(version: str, write: Any) -> None:
    """At f = 0, f**n has a derivative along f for n = 3, but none of use along n: 0**3 log 0."""
    v = One("v")
    graph = bg.Graph("cubic", v >> I("m", 1), v >> R("d", effort="f**n + sqrt(k)"), Se("push", 1) >> v)
    running = Running(write("cubic", version, exported(graph, n=3.0, k=0.0))).begun()
    assert running.along(["der(p_m)"], {"push": 2.0}) == [2.0]
    assert running.along(["der(p_m)"], {"p_m": 1.0}) == [0.0]
    with pytest.raises(Exception, match="iscard"):
        running.along(["der(p_m)"], {"k": 1.0})


@fmpy
@gcc
def test_parameters_change_while_it_runs_and_instances_do_not_meet(either: str, write: Any) -> None:
    """Two motors at once; the resistance of one is changed half-way."""
    one, two = (Running(write("motor_with_gear", either), tolerance=1e-10).begun() for _ in range(2))
    for k in range(10):
        if k == 5:
            one.set(Ra=0.6)
        one.fmu.doStep(k * 0.01, 0.01)
        two.fmu.doStep(k * 0.01, 0.01)
    equations = bg.compile(motor())
    whole = bg.simulate(equations, (0, 0.1), MOTOR, rtol=1e-11)
    half = {name: whole.at([0.05], name)[0] for name in ("p_L", "p_J")}
    rest = bg.simulate(equations, (0.05, 0.1), {**MOTOR, "Ra": 0.6}, half, rtol=1e-11)
    assert two.get("w") == pytest.approx([whole["w"][-1]], rel=1e-8)
    assert one.get("w") == pytest.approx([rest["w"][-1]], rel=1e-8)
    assert abs(one.get("w")[0] - two.get("w")[0]) > 1
    one.close()
    two.close()


@fmpy
@gcc
def test_a_state_that_is_saved_comes_back_to_the_bit(version: str, write: Any) -> None:
    running = Running(write("ball_on_a_floor", version)).begun()
    running.fmu.doStep(0.0, 0.1)
    kept = running.saved()
    ends = []
    for _ in range(2):
        running.fmu.doStep(0.1, 0.4)
        ends.append(running.get("x", "v"))
        running.restore(kept)
    assert ends[0] == ends[1] and running.get("time") == [0.1]
    running.close()


@fmpy
@gcc
def test_a_reset_begins_anew(version: str, write: Any) -> None:
    running = Running(write("ball_on_a_floor", version), values={"x": 0.3}).begun()
    running.fmu.doStep(0.0, 0.1)
    running.fmu.reset()
    assert running.get("x", "time") == [0.1, 0.0]


@fmpy
@gcc
def test_the_solution_that_is_nearest_to_the_last_is_followed(version: str, write: Any) -> None:
    """f**3 - 3 f = -q has three solutions below q = 2: which one, the motion before tells."""
    equations = branched()
    ours = model(equations, None, {"q_c": 5.0})
    running = Running(write("branched", version, ours), tolerance=1e-10).begun()
    running.fmu.doStep(0.0, 1.0)
    run = bg.simulate(equations, (0, 1), {}, {"q_c": 5.0}, rtol=1e-11)
    assert running.get("q_c") == pytest.approx([run["q_c"][-1]], rel=1e-7)
    running.close()


@fmpy
@gcc
def test_a_model_may_have_no_states(version: str, write: Any) -> None:
    i = One("i")
    graph = bg.Graph("divider", Se("U") >> i, i >> R("Ra", 2), i >> R("Rb", 3))
    unwarned(write("divider", version, exported(graph, U=10.0)))
    running = Running(write("divider", version, exported(graph, U=10.0))).begun()
    running.fmu.doStep(0.0, 0.5)
    running.set(U=20.0)
    assert running.get("Rb.e", "time") == [12.0, 0.5]
    assert running.along(["Rb.e"], {"U": 1.0}) == [0.6]
    running.close()


# -- what is refused -------------------------------------------------------------------------------------------------


@fmpy
@gcc
def test_values_that_were_never_given_are_named(version: str, write: Any) -> None:
    ours = model(bg.compile(motor()), {name: value for name, value in MOTOR.items() if name not in ("Ra", "U")})
    running = Running(write("open_motor", version, ours))
    with pytest.raises(Exception, match="rror"):
        running.begun()
    assert "'Ra' has no value" in running.messages[-1] and "'U' has no value" in running.messages[-1]
    given = Running(write("open_motor", version, ours), values={"Ra": MOTOR["Ra"], "U": MOTOR["U"]}).begun()
    given.fmu.doStep(0.0, 0.01)
    given.close()


@fmpy
@gcc
def test_a_start_where_nothing_is_defined_is_refused(version: str, write: Any) -> None:
    """f + f**2 + f**4/10 = e has no solution at e = -1."""
    running = Running(write("parabola", version, exported(unsolvable().graph)), values={"q_c": -1.0})
    with pytest.raises(Exception, match="rror"):
        running.begun()
    assert "no solution" in running.messages[-1]


@fmpy
@gcc
def test_a_step_ends_where_nothing_is_defined_any_more(version: str, write: Any) -> None:
    """A law with the root of 1 - t/2 ends at 2 s."""
    i = One("i")
    graph = bg.Graph("ends", Se("U", "sqrt(2 - t)") >> i, i >> R("Ra", 1), i >> C("c", 1))
    running = Running(write("ends", version, exported(graph))).begun()
    running.fmu.doStep(0.0, 1.9)
    with pytest.raises(Exception, match="iscard"):
        running.fmu.doStep(1.9, 1.0)
    assert "not a finite number" in running.messages[-1]
    assert running.get("time") == pytest.approx([2.0], rel=1e-6)


@fmpy
@gcc
def test_a_store_without_a_positive_value_is_refused(version: str, write: Any) -> None:
    """It is named, and the value before stays; a resistance may have any sign."""
    ours = model(bg.compile(motor()), MOTOR)
    written = write("motor_of_values", version, ours)
    root = ET.parse(written.unpacked / "modelDescription.xml").getroot()
    bounded = {each.get("name") for each in root.iter() if any(part.get("min") == "0.0" for part in (each, *each))}
    running = Running(written)
    for value in (0.0, -1.0):
        with pytest.raises(Exception, match="rror"):
            running.set(J=value)
        assert f"'J' = {value:g} would make its energy negative or undefined" in running.messages[-1]
    running.set(Ra=-1.0, J=1e-300)
    assert running.get("J", "Ra") == [1e-300, -1.0] and bounded - {None} == {"L", "J", "J_load"}
    running.begun().close()


@fmpy
@gcc
def test_calls_out_of_order_are_refused(version: str, write: Any) -> None:
    running = Running(write("motor_with_gear", version))
    calls: list[tuple[str, Callable[[], Any]]] = [
        ("may not be called now", lambda: running.fmu.doStep(0.0, 0.1)),
        ("is computed", lambda: running.set(w=1.0)),
    ]
    later: list[tuple[str, Callable[[], Any]]] = [
        ("a state can be set", lambda: running.set(p_L=1.0)),
        ("there is no step of 0.1 from t = 5", lambda: running.fmu.doStep(5.0, 0.1)),
        ("there is no step of -0.1", lambda: running.fmu.doStep(0.0, -0.1)),
        ("with respect to", lambda: running.along(["w"], {"L.e": 1.0})),
    ]
    for told, attempt in calls:
        with pytest.raises(Exception, match="rror"):
            attempt()
        assert told in running.messages[-1]
    running.begun()
    for told, attempt in later:
        with pytest.raises(Exception, match="rror"):
            attempt()
        assert told in running.messages[-1]
    read = running.fmu.getFloat64 if running.newer else running.fmu.getReal
    with pytest.raises(Exception, match="rror"):
        read([10_000])
    running.fmu.doStep(0.0, 0.1)
    running.close()


def test_a_missing_compiler_is_named(either: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(bg.MissingPackage, match="C compiler") as caught:
        bg.export(motor(), VERSIONS[either], folder=tmp_path, values=MOTOR)
    assert "fmu_source" in caught.value.remedy and not list(tmp_path.iterdir())
    (path,) = bg.export(motor(), SOURCES[either], folder=tmp_path, values=MOTOR)
    assert zipfile.is_zipfile(path)


def test_a_machine_without_a_name_is_refused(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "pdp11")
    with pytest.raises(bg.NotExportable, match="pdp11"):
        VERSIONS[either](exported(motor(), **MOTOR))


# -- other importers, and memory -------------------------------------------------------------------------------------

ECOS = """
import sys
from ecospy import EcosSimulation, EcosSimulationStructure

structure = EcosSimulationStructure()
structure.add_model("m", sys.argv[1])
with EcosSimulation(structure=structure, step_size=0.01) as simulation:
    simulation.init()
    simulation.step(int(sys.argv[2]))
    for name in sys.argv[3:]:
        print(repr(simulation.get_real("m::" + name)))
"""


@juries.package("ecospy")
@gcc
@pytest.mark.slow
@pytest.mark.parametrize("name", ["rolling_disc_in_momenta", "motor_with_gear", "ball_on_a_floor"])
def test_another_importer_moves_alike(name: str, version: str, write: Any) -> None:
    """Ecos, in a process of its own: it is written in C++, and finds its libraries beside Python's."""
    case, ours = CASES[name](), started(name)
    names = [q.name for q in ours.states]
    command = [sys.executable, "-c", ECOS, str(write(name, version).file), "30", *names]
    libraries = {**os.environ, "LD_LIBRARY_PATH": str(Path(sys.prefix) / "lib")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=libraries)
    assert done.returncode == 0, done.stderr
    found = [float(line) for line in done.stdout.splitlines() if line[0] in "-0123456789"]
    run = bg.simulate(case.equations, (0, 0.3), case.numbers, case.start, rtol=1e-11)
    expected = np.array([run[q][-1] for q in names])
    assert np.abs(np.array(found) - expected).max() < 1e-6 * np.abs(expected).max()


@gcc
@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, "nonlinear_loop", "stiff_circuit"])
def test_memory_is_used_as_it_should(name: str, version: str, tmp_path: Path) -> None:
    """Three instances, in order and out of order, watched by the compiler's sanitizers; then nothing is left."""
    written = Written(tmp_path, started(name), SOURCES[version])
    if name == PENDULUM:
        inputs = tuple(q._replace(value=q.value or 0.0) for q in written.model.inputs)
        written = dataclasses.replace(written, model=dataclasses.replace(written.model, inputs=inputs))
    host = (Path(__file__).parents[1] / "models" / "fmu_host.c").read_text()
    watched = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    override = ("-DFMI3_OVERRIDE_FUNCTION_PREFIX", f"-DVERSION={version[-1]}")
    program = written.compiled(host, *watched, *override)
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.stderr == "" and done.stdout == "0 1\n"


@fmpy
@juries.program("gcc", "cmake")
@pytest.mark.slow
def test_the_importer_compiles_the_sources(version: str, tmp_path: Path) -> None:
    """FMPy makes a CMake project of an FMU without a library, and of that one with it."""
    from fmpy import simulate_fmu
    from fmpy.util import create_cmake_project

    written, project = Written(tmp_path / "written", started("motor_with_gear"), SOURCES[version]), tmp_path / "project"
    project.mkdir()
    create_cmake_project(str(written.file), str(project))
    for command in (["cmake", "-S", str(project), "-B", str(tmp_path)], ["cmake", "--build", str(tmp_path)]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    end = MOTIONS["motor_with_gear"]
    found = simulate_fmu(str(project / written.file.name), stop_time=end, relative_tolerance=1e-9, output=["w"])
    assert found["w"][-1] == pytest.approx(moved("motor_with_gear")["w"][-1], rel=1e-6)


def test_the_command_writes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bondgraph.cli import main

    monkeypatch.chdir(tmp_path)
    lines = ["import bondgraph as bg", "from bondgraph.elements import I, One, Se", 'v = One("v")']
    Path("push.py").write_text("\n".join([*lines, 'push = bg.Graph("push", Se("F", 1) >> v >> I("m", 2))']))
    result = CliRunner().invoke(main, ["export", "push.py", "--to", "fmu_source", "-o", "out"])
    assert result.exit_code == 0 and result.output.split() == [str(Path("out") / "push.fmu")], result.output
    with zipfile.ZipFile("out/push.fmu") as archive:
        assert {"modelDescription.xml", "sources/fmi2.c", "sources/push.c"} <= set(archive.namelist())
        assert all(entry.date_time == (1980, 1, 1, 0, 0, 0) for entry in archive.infolist())
