"""FMUs of FMI 3.0 whose clocks the importer ticks: in motion as ours, and no sample is ever left out in silence."""

from __future__ import annotations

import importlib
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from event_cases import EVENTFUL, expected, motor
from fmus import FLAGS, KINDS, Running, Written
from ticking import Importer

import bondgraph as bg
from bondgraph.export import fmu3_clocks, fmu3_clocks_source, fmu3_source
from bondgraph.export._model import Model, model

fmpy = juries.package("fmpy")
gcc = juries.program("gcc")
STEPS, EXCHANGE = "CoSimulation", "ModelExchange"
RATES = ("theta", "u", "y", "both")


def two_rates() -> bg.Graph:
    """Clocks of two rates, one of them shifted; at every third instant of the one both tick, and one sample needs the
    other's new value. An input, the setpoint, is sampled."""
    return motor(
        bg.Input("r"),
        bg.sample("y", "theta", every="3 ms", offset="1 ms"),
        bg.sample("u", "3*(r - y) - 0.02*w", every="2 ms", offset="1 ms"),
        bg.delay("both", "u + y", every="3 ms", offset="1 ms"),
    )


@pytest.fixture(scope="module")
def write(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Each FMU is written once."""
    known: dict[tuple[str, Any], Written] = {}

    def written(name: str, target: Any = fmu3_clocks) -> Written:
        if (name, target) not in known:
            known[name, target] = Written(tmp_path_factory.mktemp(name), ours(name), target)
        return known[name, target]

    return written


def ours(name: str) -> Model:
    if name == "two_rates":
        return model(bg.compile(two_rates()), {"r": 1.0}, None, list(RATES))
    case = EVENTFUL[name]()
    return model(bg.compile(case.graph), None, dict(case.start), list(case.names))


def compared(found: dict[float, list[float]], run: bg.Trajectory, names: Any) -> None:
    """Just after each instant all is ours; states are those that the other's integrator found, to 1e-9."""
    assert len(found) > 5
    values = np.array(list(found.values()))
    for name, told in zip(names, values.T, strict=True):
        right = np.array([float(run.at(np.nextafter(t, np.inf), name)) for t in found])
        assert np.abs(told - right).max() < 1e-9 * np.abs(right).max(), name


@fmpy
@gcc
@pytest.mark.parametrize("kind", KINDS)
def test_an_importer_that_ticks_has_our_motion(kind: str, write: Any) -> None:
    run = bg.simulate(two_rates(), (0, 0.05), values={"r": 1.0}, rtol=1e-11, atol=1e-13)
    compared(Importer(write("two_rates"), kind).move(0.049, RATES), run, RATES)


@fmpy
@gcc
@pytest.mark.parametrize(
    ("name", "kind", "summed"),
    [("servo", STEPS, True), pytest.param("servo", EXCHANGE, True, marks=pytest.mark.slow),
     pytest.param("several_rates", STEPS, False, marks=pytest.mark.slow)],
)  # fmt: skip
def test_five_clocks_with_conditions_and_instants_that_are_summed(
    name: str, kind: str, summed: bool, write: Any
) -> None:
    names = EVENTFUL[name]().names
    compared(Importer(write(name), kind, summed).move(0.05, names), expected(name), names)


def described(name: str, tmp_path: Path) -> ET.Element:
    written = Written(tmp_path, ours(name), fmu3_clocks_source)
    from fmpy.validation import validate_fmu

    assert validate_fmu(str(written.file)) == []
    return ET.parse(written.unpacked / "modelDescription.xml").getroot()


@fmpy
def test_each_rate_is_a_clock_with_what_it_sets(tmp_path: Path) -> None:
    """By the schema of the standard; two samples of one rate share a clock."""
    page = described("two_rates", tmp_path)
    clocks = {c.attrib["valueReference"]: c.attrib for c in page.iter("Clock")}
    slow, quick = clocks.values()
    assert (slow["intervalDecimal"], slow["shiftDecimal"], slow["shiftCounter"]) == ("0.003", "0.001", "1")
    assert (quick["intervalDecimal"], quick["shiftDecimal"], quick["resolution"]) == ("0.002", "0.001", "1000")
    assert all(c["causality"] == "input" and c["intervalVariability"] == "constant" for c in clocks.values())
    assert slow["description"] == "every 0.003 s from t = 0.001 s on: 'y', 'both', 'both_1'"
    set_by = {v.attrib["name"]: v.attrib["clocks"] for v in page.iter("Float64") if "clocks" in v.attrib}
    own, other = clocks
    assert set_by == {"y": own, "both": own, "both_1": own, "u": other}
    assert page.find("CoSimulation").attrib["hasEventMode"] == "true"  # type: ignore[union-attr]
    assert page.find("ModelExchange").attrib["needsCompletedIntegratorStep"] == "true"  # type: ignore[union-attr]
    references = {v.attrib["name"]: v.attrib["valueReference"] for v in page.iter("Float64")}
    depends = {o.attrib["valueReference"]: set(o.attrib["dependencies"].split()) for o in page.iter("Output")}
    needs = {"theta", "p_J", "r"}  # w by its momentum, and y of the same instant by the angle
    assert depends[references["u"]] == {other, *(references[name] for name in needs)}
    assert depends[references["both"]] == {own}, "it is what was sampled before"


@fmpy
def test_what_a_condition_sets_as_well_is_no_clocks(tmp_path: Path) -> None:
    """It changes at other instants, too, and can be asked for at any time; and a clock's name is its own."""
    graph = motor(
        bg.sample("u", "clock_1*(1 - theta)", every="1 ms"), bg.reset("off", "theta > 0.5", {"u": 0}), clock_1=0.3
    )
    written = Written(tmp_path, model(bg.compile(graph)), fmu3_clocks_source)
    page = ET.parse(written.unpacked / "modelDescription.xml").getroot()
    (u,) = page.findall("ModelVariables/Float64[@name='u']")
    assert "clocks" not in u.attrib and u.attrib["variability"] == "discrete"
    (clock,) = page.iter("Clock")
    assert clock.attrib["name"] == "clock_1_"


def test_a_period_that_floats_do_not_hold_as_a_fraction_has_none(tmp_path: Path) -> None:
    graph = motor(bg.sample("u", "1 - theta", every=1.2345678901234567e-3))
    written = Written(tmp_path, model(bg.compile(graph)), fmu3_clocks_source)
    (clock,) = ET.parse(written.unpacked / "modelDescription.xml").getroot().iter("Clock")
    assert float(clock.attrib["intervalDecimal"]) == 1.2345678901234567e-3
    assert "supportsFraction" not in clock.attrib and "resolution" not in clock.attrib


def test_without_samples_it_is_the_fmu_without_clocks() -> None:
    plain = ours("ball")
    assert fmu3_clocks_source(plain) == fmu3_source(plain)


def test_fmi_2_is_refused_by_its_name() -> None:
    targets = importlib.import_module("bondgraph.export")
    for name in ("fmu_clocks", "fmu2_clocks"):
        with pytest.raises((AttributeError, ImportError), match=r"FMI 2\.0 has no clocks: take fmu3_clocks, or fmu"):
            getattr(targets, name)


@fmpy
@gcc
def test_an_importer_that_ticks_none_is_refused(write: Any) -> None:
    """FMPy's own runs tick no clock: in model exchange the first step says so, in co-simulation the start."""
    from fmpy import simulate_fmu

    messages: list[str] = []
    for kind, stepwise in ((EXCHANGE, False), (STEPS, False), (STEPS, True)):
        with pytest.raises(Exception, match=r"Failed to instantiate|failed with status 3"):
            simulate_fmu(
                str(write("two_rates").file), fmi_type=kind, stop_time=0.01, output_interval=1e-3,
                use_event_mode=stepwise, logger=lambda *words: messages.append(words[-1].decode()),
            )  # fmt: skip
        assert "export the model without them, by fmu3" in messages[-1]
        named = "clock_1, every 0.003 s from t = 0.001 s on: 'y'" in messages[-1]
        assert named == (kind == EXCHANGE or stepwise)


def started(write: Any, kind: str = STEPS, start: float = 0.0) -> tuple[Running, list[int]]:
    importer = Importer(write("two_rates"), kind, start=start)
    return importer.running.begun(), list(importer.clocks)


def refused(running: Running, match: str, call: Any, *arguments: Any) -> None:
    with pytest.raises(Exception, match="failed with status 3"):
        call(*arguments)
    assert match in running.messages[-1]


@fmpy
@gcc
def test_a_tick_is_one_of_the_clocks_own(write: Any) -> None:
    running, (slow, quick) = started(write)
    fmu = running.fmu
    running.update()
    refused(running, "t = 0 is no instant of clock_2", fmu.setClock, [quick], [True])
    fmu.enterStepMode()
    refused(running, "t = 0.002 is beyond t = 0.001, an instant of clock_1", fmu.doStep, 0.0, 0.002)
    fmu.doStep(0.0, 1e-3)
    refused(running, "beyond t = 0.001", fmu.doStep, 1e-3, 1e-3)
    refused(running, "may not be called now", fmu.setClock, [quick], [True])
    fmu.enterEventMode()
    fmu.setClock([quick], [True])
    for call in (running.update, lambda: running.get("u")):
        refused(
            running, "t = 0.001 is an instant of clock_2, every 0.002 s from t = 0.001 s on: 'u', and of clock_1", call
        )
    fmu.setClock([slow], [True])
    refused(running, "the discrete states are to be updated", fmu.enterStepMode)
    refused(running, "there are no derivatives", running.along, ["der(theta)"], {"theta": 1.0})
    running.update()
    assert running.along(["der(p_L)"], {"p_L": 1.0}) == [pytest.approx(-500.0)]
    refused(running, "the next one is t = 0.003", fmu.setClock, [quick], [True])
    refused(running, "there is no clock of this value reference", fmu.setClock, [0], [True])
    fmu.freeInstance()


@fmpy
@gcc
def test_an_instant_that_the_end_lies_beyond_is_missed(write: Any) -> None:
    """In model exchange integrators try times that lie ahead; what they settle on is judged."""
    running, _ = started(write, EXCHANGE)
    fmu = running.fmu
    running.update()
    fmu.enterContinuousTimeMode()
    fmu.setTime(0.01)
    assert len(running.rates) == 3
    for call in (fmu.completedIntegratorStep, fmu.enterEventMode, fmu.terminate):
        refused(running, "t = 0.01 is beyond t = 0.001, an instant of clock_1", call)
    fmu.setTime(1e-3)
    fmu.completedIntegratorStep()
    running.close()


@fmpy
@gcc
def test_a_start_between_instants_is_refused(write: Any) -> None:
    """An importer counts ticks from the start, these clocks from t = 0: six milliseconds later both are the same."""
    running, (slow, quick) = started(write, start=6e-3)
    running.update()
    running.fmu.enterStepMode()
    running.fmu.doStep(6e-3, 1e-3)
    running.fmu.enterEventMode()
    running.fmu.setClock([slow, quick], [True, True])
    running.fmu.freeInstance()
    importer = Importer(write("two_rates"), STEPS, start=5e-4)
    refused(
        importer.running,
        "'both_1' is t = 0.001, and by its shift, 0.001 s, it would tick at t = 0.0015; start at a multiple",
        importer.running.begun,
    )
    importer.running.fmu.freeInstance()


@fmpy
@gcc
@pytest.mark.parametrize("kind", KINDS)
def test_samples_see_the_inputs_of_their_instant(kind: str, write: Any) -> None:
    """Whatever was set last, and however often it is asked in between."""
    running, clocks = started(write, kind)
    running.update()
    if kind == STEPS:
        running.fmu.enterStepMode()
        running.fmu.doStep(0.0, 1e-3)
    else:
        running.fmu.enterContinuousTimeMode()
        running.fmu.setTime(1e-3)
    running.fmu.enterEventMode()
    running.fmu.setClock(clocks, [True, True])
    (before,) = running.get("u")
    for r in (2.0, 5.0):
        running.set(r=r)
        assert running.get("u") == [pytest.approx(before + 3 * (r - 1), rel=1e-12)]
    kept = running.saved()
    running.update()
    assert running.get("u") == [pytest.approx(before + 12, rel=1e-12)]
    running.restore(kept)
    assert running.fmu.getClock(clocks) == [True, True]
    running.set(r=1.0)
    running.update()
    assert running.get("u") == [before]
    running.fmu.freeInstance()


@gcc
def test_the_compiler_has_no_word_of_warning(tmp_path: Path) -> None:
    written = Written(tmp_path, ours("several_rates"), fmu3_clocks_source)
    command = ["gcc", *FLAGS, "-fsyntax-only", *written.sources]
    done = subprocess.run(command, cwd=written.unpacked / "sources", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@gcc
@pytest.mark.slow
def test_memory_is_used_as_it_should(tmp_path: Path) -> None:
    """Instances of both kinds, ticked in order and out of order, watched by the compiler's sanitizers."""
    written = Written(tmp_path, ours("servo"), fmu3_clocks_source)
    host = (Path(__file__).parents[1] / "models" / "fmu_clock_host.c").read_text()
    watched = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-DFMI3_OVERRIDE_FUNCTION_PREFIX")
    done = subprocess.run([str(written.compiled(host, *watched))], capture_output=True, text=True, check=False)
    assert done.stderr == "" and done.stdout == "0 1\n"
