"""Events in C: a program between instants, against ours; which clocks meet; what is refused."""

from __future__ import annotations

import dataclasses
import re
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from event_cases import ENDLESS, EVENTFUL, accumulating, ball, expected, held, on_a_table, same
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import TF, I, Impact, One, Se, Sf
from bondgraph.equations.lower import lower
from bondgraph.export import c, octave
from bondgraph.export._c_files import defined, guarded, literal
from bondgraph.export._instants import _fractions, _together
from bondgraph.export._model import model
from bondgraph.graph.event import Clock

gcc = juries.program("gcc")
FLOAT = 4.0 - np.nextafter(4.0, 0.0)
FLAGS = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O1")
MAIN = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "NAME_events.h"

static double x[NAME_nx + 1], p[NAME_np + 1], y[NAME_ny + 1];
static NAME_past past; /* all zero */

static void step(double t, double h, const double *from, double *to)
{
    static const double weights[] = {1.0, 2.0, 2.0, 1.0}, ahead[] = {0.0, 0.5, 0.5, 1.0};
    double k[NAME_nx + 1] = {0.0}, there[NAME_nx + 1], sum[NAME_nx + 1] = {0.0};
    int stage, i;
    for (stage = 0; stage < 4; stage++) {
        for (i = 0; i < NAME_nx; i++) there[i] = from[i] + h * ahead[stage] * k[i];
        if (NAME_rates(t + h * ahead[stage], there, NAME_inputs, p, NULL, k)) exit(2);
        for (i = 0; i < NAME_nx; i++) sum[i] += weights[stage] * k[i];
    }
    for (i = 0; i < NAME_nx; i++) to[i] = from[i] + h / 6.0 * sum[i];
}

/* Whether a condition becomes true between two states. */
static int rises(double t, const double *from, double h, const double *to)
{
    double before[NAME_nk + 1], after[NAME_nk + 1];
    int k;
    if (NAME_quantities(t, from, NAME_inputs, p, NULL, &past, before)) exit(3);
    if (NAME_quantities(t + h, to, NAME_inputs, p, NULL, &past, after)) exit(3);
    for (k = 0; k < NAME_nk; k++) {
        if (before[k] <= 0.0 && after[k] > 0.0) return 1;
    }
    return 0;
}

static double moved(double t, double end)
{
    double next[NAME_nx + 1], least = 0.0, most = end - t, h = most;
    int i;
    step(t, h, x, next);
    for (i = 0; i < 60 && rises(t, x, most, next); i++) {
        h = (least + most) / 2.0;
        step(t, h, x, next);
        if (rises(t, x, h, next)) most = h;
        else least = h;
        h = most;
        step(t, h, x, next);
    }
    memcpy(x, next, sizeof x);
    return h == end - t ? end : t + h;
}

int main(void)
{
    double t = 0.0;
    int k, i, code;
    memcpy(x, NAME_start, NAME_nx * sizeof *x);
    memcpy(p, NAME_parameters, NAME_np * sizeof *p);
    for (k = 1; k < COUNT && !past.ended; k++) {
        const double end = STOP * k / (COUNT - 1);
        while (t < end && !past.ended) {
            if ((code = NAME_happen(t, x, NAME_inputs, p, NULL, 1, &past))) {
                printf("%s\\n", NAME_why(code));
                return 1;
            }
            if (!past.ended) t = moved(t, fmin(fmin(end, t + LONGEST), NAME_next_sample(t)));
        }
        if (past.ended) break;
        if (NAME_outputs(t, x, NAME_inputs, p, NULL, y)) return 4;
        printf("%.17g", t);
        for (i = 0; i < NAME_ny; i++) printf(" %.17g", y[i]);
        printf("\\n");
    }
    if (past.ended) printf("%s %.17g\\n", NAME_conditions[past.ended - 1].name, t);
    return 0;
}
"""


def driven(folder: Path, graph: bg.Graph, stop: float, count: int, **options: Any) -> tuple[list[list[str]], int]:
    """The words on each line that the program prints, and its code."""
    bg.export(graph, c, folder=folder, **options)
    return ran(folder, graph.name, stop, count)


def ran(folder: Path, name: str, stop: float, count: int) -> tuple[list[list[str]], int]:
    """The same of files that are written."""
    text = MAIN.replace("NAME", name).replace("COUNT", str(count)).replace("STOP", repr(float(stop)))
    (folder / "main.c").write_text(text.replace("LONGEST", repr(float(stop / 1000))))
    sources = ["main.c", *(path.name for path in folder.glob(f"{name}*.c"))]
    done = subprocess.run(
        ["gcc", *FLAGS, *sources, "-o", "main", "-lm"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    run = subprocess.run([str(folder / "main")], capture_output=True, text=True, check=False)
    return [line.split() for line in run.stdout.splitlines()], run.returncode


@gcc
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.slow] * (n in ("belt", "several_rates"))) for n in EVENTFUL]
)
def test_a_program_in_c_moves_as_ours(name: str, tmp_path: Path) -> None:
    """Runge and Kutta of fixed step, from instant to instant; conditions are met by halves."""
    case = EVENTFUL[name]()
    lines, code = driven(
        tmp_path, case.graph, case.times[-1], len(case.times), start=dict(case.start), outputs=list(case.names)
    )
    assert code == 0
    if expected(name).notes:
        assert lines[-1][0] == "enough"
        assert float(lines.pop()[1]) == pytest.approx(expected(name).t[-1], rel=1e-9)
    found = np.array(lines, float).T
    same(name, found[0], dict(zip(case.names, found[1:], strict=True)), 1e-7)


@gcc
@pytest.mark.parametrize(
    ("parts", "values", "words"),
    [
        ((bg.reset("bounce", when="x < 0", set={"v": "-r*v"}),), {"r": 0.3}, "ever sooner"),
        ((bg.counter("n", "x < 0.5"), bg.counter("k", "n > 0"), bg.reset("to", "k > 0", set={"n": 0, "k": 0}),
          bg.reset("fro", "k < 0.5", set={"n": 1})), {}, "without end"),
        ((bg.stop("low", "x < 2"),), {}, "at the start"),
        ((bg.sample("a", "5 - t", every=1), bg.stop("high", "a > 2.5")), {}, "at the start"),
        ((bg.reset("bounce", when="x < 0", set={"v": "log(-1 - x**2)"}),), {}, "not a finite number"),
    ],
)  # fmt: skip
def test_what_cannot_go_on_is_said(parts: Any, values: Any, words: str, tmp_path: Path) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("fall", v >> I("m", 1), Se("weight", -9.81) >> v, *parts, values=values)
    lines, code = driven(tmp_path, graph, 3.0, 4, start={"x": 1})
    assert code == 1 and words in " ".join(lines[-1])


@gcc
@pytest.mark.parametrize("r", [0.0, 1e-9])
@pytest.mark.parametrize("start", [1.0, 0.0, -FLOAT])
def test_what_comes_to_rest_on_the_ground_does_not_fall_through(r: float, start: float, tmp_path: Path) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("fall", v >> I("m", 1), Se("weight", -9.81) >> v, v >> Impact("floor", "x - 4", r))
    lines, code = driven(tmp_path, graph, 3.0, 4, start={"x": 4 + start})
    assert code == 1 and "stays closed" in " ".join(lines[-1])


@gcc
def test_a_table_that_pushes_a_body_on_stays_in_contact(tmp_path: Path) -> None:
    lines, code = driven(tmp_path, on_a_table("1 + 2*t", 0.0), 3.0, 4, start={"x": 1})
    assert code == 1 and "stays closed" in " ".join(lines[-1])


@gcc
@pytest.mark.parametrize("mass", [1e-24, 1e24])
@pytest.mark.parametrize("speed", [1e-9, 1e9])
def test_bodies_of_any_size_turn_round_alike(mass: float, speed: float, tmp_path: Path) -> None:
    v = One("v", coordinates=("x",))
    wall = Impact("wall", f"{0.6 * speed!r} - x", "r")

    def moved(r: float) -> Any:
        graph = bg.Graph("heavy", v >> I("m", mass), v >> wall, values={"r": r})
        return driven(tmp_path, graph, 1.0, 3, start={"v": speed}, outputs=["v", "x"])

    lines, code = moved(0.5)
    assert code == 0 and np.array(lines[-1][1:], float) / speed == pytest.approx([-0.5, 0.4], rel=1e-12)
    lines, code = moved(-0.5)
    assert code == 1 and "restitution" in " ".join(lines[-1])


@gcc
@pytest.mark.parametrize("name", accumulating())
def test_what_rounding_hides_of_bounces_is_said(name: str, tmp_path: Path) -> None:
    graph, start, until = accumulating()[name]
    lines, code = driven(tmp_path, graph, 12.0, 1201, start=start)
    assert code == 1 and re.search(ENDLESS, " ".join(lines[-1]))
    assert float(lines[-2][0]) == pytest.approx(until, abs=0.0101)


clocks = st.lists(
    st.builds(Clock, st.sampled_from([0.01, 0.02, 0.03, 0.04, 0.06, 0.12]), st.integers(0, 5).map(lambda k: k / 100)),
    min_size=1, max_size=5, unique=True,
)  # fmt: skip


@given(clocks)
def test_for_every_set_of_clocks_that_meets_there_is_what_happens(chosen: list[Clock]) -> None:
    """Looked at instant by instant, in hundredths of a second."""
    found = set(map(frozenset, _together(chosen)))
    for n in range(24):
        met = frozenset(each for each in chosen if _ticks(each, Fraction(n, 100)))
        assert not met or met in found


def _ticks(clock: Clock, time: Fraction) -> bool:
    offset, every, parts = map(int, _fractions(clock))
    return ((time * parts - offset) / every).denominator == 1


def test_held_values_are_the_last_parameters_and_are_not_integrated() -> None:
    found = model(bg.compile(ball().graph))
    assert [q.name for q in found.states] == ["x", "p_m"] and list(found.programs["rates"].results) == ["x", "p_m"]
    assert found.parameters[-1].name == "hits" and found.instants.held == 1
    assert [q.name.partition(": ")[2] for q in found.events] == [
        "'bounce': x < 0",
        "'hits': x < 0",
        "'enough': hits > 3.5",
    ]


def test_files_in_c_hold_no_text_that_ends_a_string_and_no_function_that_nobody_calls() -> None:
    assert literal('a"\\') == '"a\\042\\134"' and "static" not in defined(model(bg.compile(ball().graph)), "a.h", [])
    assert guarded("a", "int b;").splitlines()[:2] == ["#ifndef BONDGRAPH_a_H", "#define BONDGRAPH_a_H"]


def test_a_target_without_events_is_refused_by_name_with_those_that_have_them(tmp_path: Path) -> None:
    with pytest.raises(bg.NotExportable, match=r"'bounce', 'hits', 'enough', and the target octave has none") as caught:
        bg.export(ball().graph, c, octave, folder=tmp_path)
    assert "c, c_jacobian, fmu" in caught.value.remedy and not list(tmp_path.iterdir())


@gcc
def test_an_impulse_that_would_leave_a_constraint_ends_the_motion(tmp_path: Path) -> None:
    """Were a constraint not linear in what it moves: here one that is another's."""
    case = held()
    equations = bg.compile(case.graph)
    ours = model(equations, None, dict(case.start))
    other = lower(equations, {"1": equations.xp.symbol("vx")})
    files = c(dataclasses.replace(ours, programs={**ours.programs, "constraints": other}))
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    lines, code = ran(tmp_path, "held", 1.5, 40)
    assert code == 1 and "takes states off the constraints" in " ".join(lines[-1])


def test_a_jump_of_coordinates_on_constraints_is_refused(tmp_path: Path) -> None:
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    parts = v >> I("m", 2), Se("G", (0, -9.81)) >> v, v << TF("a", (("x", "y"),)) << Sf("b", 0)
    jumps = bg.Graph("held", *parts, bg.reset("stopped", "x < 0", set={"vx": 0, "vy": 0}))
    assert bg.export(jumps, c, folder=tmp_path, start={"x": 0.6, "y": -0.8})
    turned = bg.Graph("held", *parts, bg.reset("turned", "x < 0", set={"x": 0.6}))
    with pytest.raises(bg.NotExportable, match="'turned' acts on a motion with constraints") as caught:
        bg.export(turned, c, folder=tmp_path, start={"x": 0.6, "y": -0.8})
    assert "such as kane_velocity" in caught.value.remedy and "Impact" in caught.value.remedy
    embedded = bg.compile(bg.Graph("held", *parts, bg.reset("stopped", "x < 0", {"vx_": 0})), bg.forms.kane_velocity)
    assert bg.export(embedded, c, folder=tmp_path, start={"x": 0.6, "y": -0.8})
    turning = bg.compile(turned, bg.forms.kane_velocity)  # where the velocity that follows turns with them
    with pytest.raises(bg.NotExportable, match="'turned' sets what velocities follow"):
        bg.export(turning, c, folder=tmp_path, start={"x": 0.6, "y": -0.8})
    kept = bg.compile(turned, bg.forms.lagrange_multipliers)  # by equations of motion, and not among the states
    with pytest.raises(bg.NotExportable, match="'turned' acts on a motion with constraints"):
        bg.export(kept, c, folder=tmp_path, start={"x": 0.6, "y": -0.8})
    counts = bg.Graph("held", *parts, bg.counter("passes", "x < 0"))
    assert bg.export(counts, c, folder=tmp_path, start={"x": 0.6, "y": -0.8})
