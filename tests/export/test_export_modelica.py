"""What is exported as Modelica, compiled and run by rumoca, gives what ours gives."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import export_cases as cases
import juries
import numpy as np
import pytest
from export_cases import CASES, MOTIONS
from hypothesis import given, settings

import bondgraph as bg
from bondgraph.export import modelica
from bondgraph.export._model import Model, model
from bondgraph.export.documents.sheet import Sheet, sheet
from bondgraph.export.modelica import _model, _Speller, literal

pytestmark = juries.package("rumoca")


def written(found: Model, inputs: Sequence[str] = ()) -> tuple[str, str]:
    """The text of both files, with other inputs if they are given, and the name of the second model."""
    files = modelica(found)
    text, end = "\n".join(files.values()), list(files)[1].removesuffix(".mo")
    if inputs:
        begun, _, rest = text.rpartition("equation\n")
        equations = [line.removeprefix("  // ").split("=")[0] for line in rest.splitlines()[: len(inputs)]]
        given = "".join(f"{left}= {right};\n" for left, right in zip(equations, inputs, strict=True))
        text = f"{begun}equation\n{given}end {end};\n"
    return text, end


def run(text: str, name: str, end: float, count: int = 12) -> dict[str, Any]:
    """The motion at equal steps, by the names of the first model."""
    import rumoca

    config = rumoca.SimConfig(rtol=1e-10, atol=1e-12, dt=end / count)
    found = rumoca.Session().loads(text, model=name).simulate(t=(0.0, end), config=config)
    # Events are told as well.
    steps = np.searchsorted(found.time, np.linspace(0.0, end, count + 1) - 1e-9 * end)
    values = found.to_numpy()[:, steps]
    assert np.allclose(found.time[steps], np.linspace(0.0, end, count + 1))
    return dict(zip((each.removeprefix("system.") for each in found.names), values, strict=True))


def in_our_names(found: Model, motion: Mapping[str, Any]) -> dict[str, Any]:
    speller = _Speller(found, sheet(found))
    return {q.name: motion[speller.name(q.name)] for q in (*found.states, *found.outputs)}


LONG = {"arm_of_three", "four_bar", "rolling_disc_in_momenta", "pendulum_held_by_a_constraint"}


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] if n in LONG else []) for n in MOTIONS])
def test_rumoca_gives_the_same_motion(name: str) -> None:
    """States and outputs, to 1e-6 of their largest values, at tolerances of 1e-10."""
    case = CASES[name]()
    found = model(case.equations, case.numbers, case.start, SOME.get(name, case.outputs))
    inputs = [course.replace("*t)", "*time)") for course in cases.courses(case)]
    motion = run(*written(found, inputs), MOTIONS[name])
    cases.same_motion(name, in_our_names(found, motion), 1e-6)


def test_parameters_of_instances_are_set_as_those_of_components() -> None:
    """The car of two motors, with a gear and a motor that differ from the exported ones."""
    sys.path.append(str(Path(__file__).parents[2] / "examples"))
    try:
        from two_motor_car import car
    finally:
        sys.path.pop()
    equations, end = bg.compile(car), 1.0
    text, name = written(model(equations))
    changed = text.replace("  car system;", "  car system(left(n=7, motor(K=0.1)), right(Ra=2));")
    assert changed != text
    motion = run(changed, name, end)
    values = {"left.n": 7.0, "left.motor.K": 0.1, "right.Ra": 2.0}
    expected = bg.simulate(equations, np.linspace(0.0, end, 13), values, rtol=1e-11, atol=1e-13)
    for each in ("left.motor.p_L", "left.motor.i", "right.motor.w", "v"):
        np.testing.assert_allclose(motion[each], expected[each], rtol=0, atol=1e-6 * np.abs(expected[each]).max())


SOME = {"arm_of_three": [*(f"u{k}" for k in range(1, 4)), "I3.e[w3x]", "X3-j3.e[e3a]"], "four_bar": ["a", "c_fx"]}
"""These have hundreds of outputs."""


KEYWORDS = [
    "end",
    "der",
    "time",
    "model",
    "Real",
    "input",
    "a",
    "A",
    "1",
    "_",
    "\u03b8",
    "x'",
    "made",
    "b.e[1]",
    "b_e_1",
]


@given(cases.texts, cases.texts)
@settings(max_examples=8)
def test_no_text_breaks_out(names: list[str], words: list[str]) -> None:
    """The quantities are those of the model, each with a number of its own and all that was said of it."""
    import rumoca

    ours = cases.renamed([*names, *KEYWORDS], [*words, '"; equation end made;', "// *) */", "\\", '\\"'])
    parameters = {q.name: k for k, q in enumerate(ours.parameters)}
    ours = dataclasses.replace(
        ours,
        states=(),
        inputs=(),
        outputs=(),
        parameters=tuple(q._replace(value=float(parameters[q.name])) for q in ours.parameters),
    )
    nothing = Sheet((), {}, {}, (), (), 0)
    text = _model(ours, nothing, _Speller(ours, nothing), "made")
    found = rumoca.Session().loads(text, model="made")
    assert text.isascii() and [p.value for p in found.parameters] == [q.value for q in ours.parameters]
    told = [
        f"{q.name} [{q.unit}]" if q.unit and not p.unit else q.name
        for p, q in zip(found.parameters, ours.parameters, strict=True)
    ]
    words_told = [f"{t}: {q.description}" if q.description else t for t, q in zip(told, ours.parameters, strict=True)]
    assert [p.description for p in found.parameters] == [literal(w)[1:-1] for w in words_told]


def test_what_is_written_tells_the_text_it_stands_for() -> None:
    @given(cases.hostile)
    def both_ways(text: str) -> None:
        spelt = literal(text)[1:-1]
        assert set(spelt) <= set(map(chr, range(32, 127))) - {'"', "\\"}
        assert re.sub("<([0-9a-f]+)>", lambda found: chr(int(found[1], 16)), spelt) == text

    both_ways()


def test_units_and_words_are_carried_along() -> None:
    import rumoca

    found = model(bg.compile(cases.motor()), cases.MOTOR, None, ["w"], {"U": "supply"}, {"U": "V", "Ra": "Ohm"})
    text, name = written(found)
    loaded = rumoca.Session().loads(text, model=name)
    units = {p.name.removeprefix("system."): p.unit for p in loaded.parameters}
    assert units["Ra"] == "Ohm" and 'input Real U(start=24, unit="V") "U: supply";' in text


def test_constraints_are_told(tmp_path: Path) -> None:
    """They vanish along the motion, up to the integrator's error."""
    case = CASES["pendulum_held_by_a_constraint"]()
    motion = run(*written(model(case.equations, case.numbers, case.start)), 1.0)
    for k in range(len(case.equations.constraints)):
        assert np.abs(motion[f"constraint_{k + 1}"]).max() < 1e-7


def test_a_model_without_equations_is_refused() -> None:
    with pytest.raises(bg.NotExportable) as caught:
        modelica(cases.hand_made(cases.operations()))
    assert caught.value.place == "made"


def test_the_guide_shows_what_is_written() -> None:
    motor, given, code = cases.on_the_page("modelica")
    exported = model(
        bg.compile(motor), given["values"], given["start"], given["outputs"], given["descriptions"], given["units"]
    )
    text = modelica(exported)["dc_motor.mo"]
    assert [line for line in code.splitlines() if line not in [*text.splitlines(), "  ..."]] == []
