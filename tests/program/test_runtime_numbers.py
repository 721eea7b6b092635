"""The numbers that solvers in other languages are written with are those of their models in Python."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bondgraph.equations import event_rules
from bondgraph.problem import time_events
from bondgraph.program import linear_solve, newton, nonlinearities, rank, redundant_solve
from bondgraph.program.tolerances import DEPENDENT, ON_CONSTRAINTS, OUTSIDE, REPEATED, ROUNDED, ROUNDING, SINGULAR
from bondgraph.simulate import (
    bifurcations,
    course,
    error_control,
    event_actions,
    integrator,
    projection,
    sampled_step,
    sliding,
)
from bondgraph.simulate.methods import implicit

ROOT = Path(__file__).parents[2] / "bondgraph"
NUMBER = r"(\d+\.?\d*e-\d+)"
LEFT = rf"<= {NUMBER} \* (?:terms|(?:np\.|f)?abs\(x)"
NEWTON = {
    LEFT: {newton.CANCELLED, ROUNDED},
    rf"<= {NUMBER} \* \S*(?:max|maximum)\(\S*abs": {newton.SETTLED},
}


def far_in_motions() -> float:
    """The number of the motions in Python."""
    found = re.search(r"^FAR = ([\d.]+)", (ROOT / "export/runtime/motion.py").read_text(), re.MULTILINE)
    assert found
    return float(found[1])


PLACES = {
    "program/runtime/pivots.c": {rf"sizes\[i\] > {NUMBER} \* most": {ROUNDING}},
    "program/runtime/redundant.c": {
        rf"independent\(m, n, a, scale, {NUMBER}, work, order\)": {REPEATED},
        rf"other > {NUMBER} \* largest": {redundant_solve.OPEN},
    },
    "program/runtime/minimum_norm.c": {
        rf"s\[j\] > {NUMBER} \* most": {ON_CONSTRAINTS**2},  # of squares
        rf"fabs\(v\[i \* n \+ j\]\) > {NUMBER}\)": {linear_solve.OPEN},
    },
    "program/runtime/reactions.c": {
        r"of_mass < -(\d+)": {rank.FURTHEST},
        r"= (\d+) \* \(int\)floor": {rank.STEP},
        r"/ (\d+)\.0\)": {rank.STEP},
    },
    "program/runtime/newton.c": {
        **NEWTON,
        rf"fabs\(full\[i\]\) <= {NUMBER};": {newton.STILL},
        rf"aside\[\] = {{{NUMBER}": {newton.ASIDE[0]},
        rf"aside\[\] = {{{NUMBER}, {NUMBER}".replace(NUMBER, r"\d+e-\d+", 1): {newton.ASIDE[1]},
    },
    "simulate/methods/loop/projection.h": {
        rf"DEPENDENT {NUMBER}": {DEPENDENT},
        rf"SINGULAR {NUMBER}": {SINGULAR},
        rf"SETTLED {NUMBER}": {projection.SETTLED},
        r"ROUNDS (\d+)": {projection.ITERATIONS},
        rf"FAR_IN_SIZES {NUMBER}": {projection.FAR[0]},
        r"FAR_IN_TOLERANCES ([\d.]+)": {projection.FAR[1]},
    },
    "simulate/methods/loop/regular.c": {
        rf"LOST {NUMBER}": {bifurcations.LOST},
        rf"OUTSIDE {NUMBER}": {OUTSIDE},
        r"TURN ([\d.]+)": {bifurcations.TURN},
        r"BENT ([\d.]+)": {bifurcations.BENT},
        r"LOOKS (\d+)": {bifurcations.MOST},
        r"inside\[4\] = {([\d.]+)": {bifurcations.INSIDE[0]},
    },
    "simulate/methods/loop/radau5.c": {r"BETWEEN ([\d.]+)": {implicit.BETWEEN}},
    "export/runtime/motion.py": {
        r"RESOLVED, FINEST = ([\d.]+)": {nonlinearities.RESOLVED},
        rf"RESOLVED, FINEST = [\d.]+, {NUMBER}": {course.FINEST},
        r"NODES, BENT = \(\s+(\d+)": {course.NODES},
        r"NODES, BENT = \(\s+\d+,\s+([\d.]+)": {nonlinearities.BENT},
        r"ROUGH = \d+, \d+, ([\d.]+)": {sampled_step.RESOLVED},
        r"NEAR, GOLDEN = ([\d.]+)": {sampled_step.NEAR},
        r"NEAR, GOLDEN = [\d.]+, (\d+)": {sampled_step.GOLDEN},
        rf"BOTH, ASIDE = .*, {NUMBER}": {sampled_step.ASIDE},
        r"FARTHER, EDGE = ([\d.]+)": {integrator.FARTHER},
        rf"CRAWLING, CRAWL, GROWTH = (\d+), {NUMBER.replace('(', '(?:')}": {integrator.CRAWLING},
        rf"CRAWLING, CRAWL, GROWTH = \d+, {NUMBER}": {integrator.CRAWL},
        r"CRAWLING, CRAWL, GROWTH = .*, ([\d.]+)  #": {integrator.GROWTH},
        rf"UNMET, NEARER, JUMPS = \d, {NUMBER}": {sliding.BESIDE[1] / sliding.BESIDE[0]},
        r"UNMET, NEARER, JUMPS = .*, ([\d.]+)  #": {sliding.LASTS},
        rf"ACCUMULATED = {NUMBER}": {event_actions.ACCUMULATED},
        r"ERRORS, LASTS, PARTS = ([\d.]+)": {error_control.ERROR},
        r"ERRORS, LASTS, PARTS = [\d.]+, ([\d.]+)": {integrator.LASTS},
        r"ERRORS, LASTS, PARTS = [\d.]+, [\d.]+, ([\d.]+)": {integrator.PARTS},
        rf"ROUNDING = {NUMBER}": {ROUNDING},
        rf"DEPENDENT = {NUMBER}": {DEPENDENT},
        rf"MISSED = {NUMBER}": {event_actions.MISSED},
        rf"EQUAL = {NUMBER}": {event_rules.EQUAL},
        rf"ENDS, NOTHING = \d+, {NUMBER}": {time_events.NOTHING},
        r"ENDS, NOTHING = (\d+)": {time_events.LEAST},
        rf"BESIDE, LEFT = {NUMBER}": {event_actions.BESIDE},
        rf"BESIDE, LEFT = {NUMBER.replace('(', '(?:')}, {NUMBER}": {event_actions.LEFT},
    },
    "export/fmi/motion.h": {
        rf"DEPENDENT {NUMBER}": {DEPENDENT},
        r"define FAR ([\d.]+)": {far_in_motions()},
        rf"ASIDE {NUMBER}": {sampled_step.ASIDE},
        r"DIP ([\d.]+)": {sampled_step.NEAR},
        r"SEARCHED (\d+)": {sampled_step.GOLDEN},
    },
    "export/runtime/ida.c": {rf"SINGULAR {NUMBER}": {SINGULAR}},
    "export/runtime/switches.c": {
        r"RESOLVED ([\d.]+)": {nonlinearities.RESOLVED},
        rf"LEAST_PART {NUMBER}": {course.FINEST},
        r"BENT ([\d.]+)": {nonlinearities.BENT},
        r"NODES = (\d+)": {course.NODES},
    },
    "export/runtime/events.c": {
        rf"EQUAL {NUMBER}": {event_rules.EQUAL},
        r"ENDS (\d+)\.0": {time_events.LEAST},
        rf"NOTHING {NUMBER}": {time_events.NOTHING},
    },
    "export/runtime/newton.m": {**NEWTON, rf"all\(abs\(full\) <= {NUMBER}\)": {newton.STILL}},
    "export/runtime/minimum_norm.m": {
        rf"s > {NUMBER} \* s\(1\)": {ON_CONSTRAINTS},
        rf"abs\(null\(:\)\) > {NUMBER}\)": {linear_solve.OPEN},
        r"max\(-(\d+), min\(0, of_mass": {rank.FURTHEST},
    },
    "export/runtime/python.py": {
        **NEWTON,
        rf"np\.abs\(full\) <= {NUMBER}\)": {newton.STILL},
        rf"s > {NUMBER} \* s\[0\]": {ON_CONSTRAINTS},
        rf"axis=1\)\) > {NUMBER}\)": {linear_solve.OPEN},
        r"np\.frexp\(force\)\[1\], -(\d+)\.0": {rank.FURTHEST},
    },
    "export/runtime/jax.py": {
        **NEWTON,
        LEFT: {newton.CANCELLED},
        rf"abs\(full\) <= {NUMBER}\)": {newton.STILL},
        rf"cut = max\({NUMBER},": {ON_CONSTRAINTS},
    },
    "export/runtime/casadi.py": {
        rf"residual\) - {NUMBER} \* terms": {newton.CANCELLED},
        rf"residual\)\)\) <= {NUMBER}": {newton.STILL},
    },
}


@pytest.mark.parametrize("file", PLACES)
def test_each_number_is_that_of_the_page(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for place, wanted in PLACES[file].items():
        found = {float(number) for number in re.findall(place, text)}
        assert sorted(found) == pytest.approx(sorted(wanted), rel=1e-12, abs=0.0), place


@pytest.mark.parametrize("file", ["program/runtime/newton.c", "export/runtime/python.py", "export/runtime/jax.py"])
def test_newtons_starts_are_the_same(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    starts = ", ".join(("0.0", "1e-2", "-1e-2", "1.0", "-1.0", "30.0", "-30.0"))
    assert starts in text and tuple(map(float, starts.split(", "))) == newton.STARTS


@pytest.mark.parametrize(
    ("file", "bounds"),
    [
        ("program/runtime/newton.c", "k < 70; k++) {\n        found[n] = 10.0 * k;"),
        ("export/runtime/python.py", "range(0, 700, 10)"),
        ("export/runtime/newton.m", "0:10:690"),
    ],
)
def test_newtons_bounds_are_the_same(file: str, bounds: str) -> None:
    assert bounds in (ROOT / file).read_text(encoding="utf-8")
    assert tuple(10.0 * k for k in range(70)) == newton.BOUNDS
