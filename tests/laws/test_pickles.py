"""Equations, motions and all else that the package gives go to other processes, and give the same bits there."""

from __future__ import annotations

import copy
import math
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE
from quick import some
from random_models import random_model

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se, Sf

FORMS = {
    "drawn": None,
    "kane_momentum": bg.forms.kane_momentum,
    "lagrange_multipliers": bg.forms.lagrange_multipliers,
    "lagrange_index_2": bg.forms.lagrange_index_2,
    "reduced_volterra": bg.forms.reduced_volterra,
}
INSTANTS = [0.0, 0.07, 0.2, 0.3]
VALUES = {"U": "12*cos(t)", "L": 5e-3, "Ra": 1, "K": 0.05, "J": 1e-4, "b": 1e-5}
SEED = 30
"""Random models of each kind."""


@dataclass(frozen=True)
class Told:
    """A run, how it was made, and the bits of all it tells."""

    run: bg.Trajectory
    again: Callable[[bg.Equations], bg.Trajectory]
    bits: dict[str, Any]


def motor(law: Any = None) -> bg.Graph:
    i, w = One("i"), One("w")
    chains = (Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra", effort=law), w >> I("J"), w >> R("b"))
    return bg.Graph("motor", *chains)


def bits(run: bg.Trajectory) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in run.names:
        try:
            found[name] = run[name].tobytes()
        except bg.BondGraphError as refusal:
            found[name] = str(refusal)
    return found


def told(equations: bg.Equations, **how: Any) -> Told:
    again = partial(bg.simulate, **how)
    run = again(equations)
    return Told(run, again, bits(run))


def of_mechanism(name: str, form: str, algebra: str, **how: Any) -> Told:
    m = CATALOGUE[name]()
    equations = bg.compile(m.graph, FORMS[form], getattr(bg.algebra, algebra))
    return told(equations, t=INSTANTS, values=m.values, start=m.start, **how)


def elsewhere(folder: Path, things: list[Told]) -> None:
    """Everything is the same in a process of another hash seed, where each run is made again."""
    file = folder / "things.pickle"
    file.write_bytes(pickle.dumps(things))
    path = os.pathsep.join(each for each in (*sys.path, *os.environ.get("PYTHONPATH", "").split(os.pathsep)) if each)
    code = f"import test_pickles; test_pickles.check({str(file)!r})"
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4321"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def check(file: str) -> None:
    for each in pickle.loads(Path(file).read_bytes()):
        told_here = bits(each.run)
        assert told_here == each.bits and list(told_here) == list(each.bits)
        again = each.again(each.run.equations)
        assert again == each.run and bits(again) == each.bits


def test_a_run_is_the_same_in_another_process(tmp_path: Path) -> None:
    """What it tells is listed in the same order, too, the names of the graph as drawn among it."""
    found = of_mechanism("double_pendulum", "kane_momentum", "sympy")
    assert len(found.run.drawn_names) > 3
    elsewhere(tmp_path, [found])


@pytest.mark.slow
@pytest.mark.parametrize(("form", "algebra"), some(FORMS, ["sympy", "casadi"]))
def test_every_mechanism_is_the_same_in_other_processes(form: str, algebra: str, tmp_path: Path) -> None:
    found = []
    for name in CATALOGUE:
        try:
            found.append(of_mechanism(name, form, algebra))
        except bg.NotReducible:
            continue
    assert found
    elsewhere(tmp_path, found)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["linear", "nonlinear", "events", "signals"])
def test_random_models_are_the_same_in_other_processes(kind: str, tmp_path: Path) -> None:
    found = []
    for seed in range(SEED):
        model = random_model(kind, seed)
        try:
            equations, how = model.equations, {"t": INSTANTS, "values": model.values}
            near: Any = bg.Near if equations.constraints else float
            found.append(told(equations, **how, start={name: near(x) for name, x in model.start.items()}))
        except bg.BondGraphError:
            continue
    assert len(found) > SEED / 3
    elsewhere(tmp_path, found)


METHODS = ["DOP853 llvm", "Radau llvm", "DOP853 python", "Radau python", "BDF", "LSODA", "RK45", "RK23"]


@pytest.mark.slow
def test_motions_of_every_method(tmp_path: Path) -> None:
    ways = [how.partition(" ") for how in METHODS]
    elsewhere(
        tmp_path,
        [of_mechanism("sleigh", "drawn", "sympy", method=method, backend=by or None) for method, _, by in ways],
    )


def pendulum() -> bg.Graph:
    """A bob on a rod of given length, in x and y."""
    at = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.32, given="position")
    return bg.Graph("pendulum", at >> I("m", 1.3), Se("G", (0, -1.3 * 9.81)) >> at, at << rod)


@pytest.mark.parametrize("method", [None, "CVODE", "IDA"])
def test_motions_that_are_projected_or_those_of_sundials(method: str | None) -> None:
    graph, values, start = (motor(), VALUES, {}) if method == "CVODE" else (pendulum(), {}, {"x": 0.8})
    run = bg.simulate(graph, INSTANTS, values, start, method=method)
    found = pickle.loads(pickle.dumps(run))
    assert found == run and bits(found) == bits(run)


def cubed(x: float) -> float:
    return x**3 + x


def cubed_derivative(x: float) -> float:
    return 3 * x**2 + 1


INPUTS = {
    "number": 3.0,
    "formula": "where(t < 0.1, sin(3*t), 2)",
    "table": bg.table([0, 0.1, 0.3], [0, 1, 0.5]),
    "spline": bg.table([0, 0.1, 0.2, 0.3], [0, 1, 0.5, 2], order=3),
    "function": math.sin,
    "signal": bg.Signal(math.sin, math.cos, breaks=(0.1,)),
}


@pytest.mark.parametrize("given", INPUTS)
def test_inputs(given: str) -> None:
    """Signals come back with a run; those of functions if these have a name."""
    law = bg.Function(cubed, cubed_derivative)
    run = bg.simulate(
        motor(law), INSTANTS, {name: x for name, x in VALUES.items() if name != "Ra"} | {"U": INPUTS[given]}
    )
    found = pickle.loads(pickle.dumps(run))
    assert found == run and bits(found) == bits(run) and found.signals == run.signals


RESULTS: dict[str, Callable[[], Any]] = {
    "graph": motor,
    "reduced": lambda: bg.reduce(CATALOGUE["arm"]().graph, bg.forms.kane_momentum),
    "causality": lambda: bg.causality(motor()),
    "analyse": lambda: bg.analyse(CATALOGUE["arm"]().graph),
    "equations": lambda: bg.compile(motor(), algebra=bg.algebra.casadi),
    "equations of a reduced graph": lambda: bg.compile(RESULTS["reduced"]()),
    "kinetics": lambda: bg.kinetics(CATALOGUE["arm"]().graph),
    "kind": lambda: bg.kind(CATALOGUE["sleigh"]().graph),
    "function": lambda: bg.compile(motor()).function(VALUES | {"U": 3}),
    "run": lambda: bg.simulate(motor(), INSTANTS, VALUES),
    "run without states": lambda: bg.simulate(bg.Graph("ohm", Se("U") >> R("Ra")), INSTANTS, {"U": 1, "Ra": 2}),
    "audit": lambda: RESULTS["run"]().power_audit(),
    "certificate": lambda: RESULTS["run"]().certify(),
    "linearization": lambda: bg.linearize(motor(), values=VALUES),
    "equilibrium": lambda: bg.equilibrium(motor(), VALUES | {"U": 3}),
    "comparison": lambda: bg.compare(
        CATALOGUE["double_pendulum"]().graph, [bg.forms.kane_velocity], INSTANTS,
        CATALOGUE["double_pendulum"]().values, CATALOGUE["double_pendulum"]().start),
    "near": lambda: bg.Near(3.0),
    "table": lambda: INPUTS["table"],
    "form": lambda: bg.forms.lagrange_multipliers.having(beta=5),
}  # fmt: skip


@pytest.mark.parametrize("name", RESULTS)
def test_results_come_back_equal(name: str) -> None:
    thing = RESULTS[name]()
    for found in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing), copy.copy(thing)):
        assert type(found) is type(thing) and found == thing


@pytest.mark.parametrize("name", ["equations", "run", "kinetics", "linearization", "equilibrium", "audit"])
def test_what_is_made_twice_is_equal(name: str) -> None:
    assert RESULTS[name]() == RESULTS[name]()


def test_other_motions_are_not_equal() -> None:
    equations = bg.compile(motor())
    run = bg.simulate(equations, INSTANTS, VALUES)
    assert run != bg.simulate(equations, INSTANTS, VALUES | {"b": 2e-5})
    assert run != bg.simulate(equations, INSTANTS, VALUES, {"p_L": 1e-3})
    assert run != bg.simulate(equations, INSTANTS, VALUES, rtol=1e-6)
    assert run != replace(run, t=run.t[:-1]) and equations != bg.compile(motor(bg.Function(cubed, cubed_derivative)))


def test_refusals_come_back_with_their_words() -> None:
    with pytest.raises(bg.MissingValues) as caught:
        bg.simulate(motor(), INSTANTS, {"U": 1})
    found = pickle.loads(pickle.dumps(caught.value))
    assert type(found) is bg.MissingValues and str(found) == str(caught.value)
    assert (found.place, found.law, found.parties, found.remedy) == (
        caught.value.place, caught.value.law, caught.value.parties, caught.value.remedy,
    )  # fmt: skip


def test_functions_that_have_no_name_are_refused() -> None:
    graph = motor(bg.Function(lambda f: f, lambda f: 1.0))
    with pytest.raises(bg.NotExportable, match="Ra") as caught:
        pickle.dumps(bg.compile(graph))
    assert "top of a module" in caught.value.remedy
    run = bg.simulate(motor(), INSTANTS, VALUES | {"U": lambda t: 1.0})
    with pytest.raises(bg.NotExportable, match="U"):
        pickle.dumps(run)
    assert copy.deepcopy(run) == run


def run_with(equations: bg.Equations, b: float) -> bg.Trajectory:
    return bg.simulate(equations, INSTANTS, VALUES | {"b": b})


@pytest.mark.slow
def test_a_pool_of_processes_shares_equations() -> None:
    """Its refusals come back, too."""
    equations, numbers = bg.compile(motor()), [1e-5, 2e-5]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        found = [pool.submit(run_with, equations, b) for b in (*numbers, math.nan)]
        assert [each.result() for each in found[:2]] == [run_with(equations, b) for b in numbers]
        with pytest.raises(bg.ValueRefused, match="b"):
            found[2].result()


def skate() -> bg.Graph:
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f >> TF("a", (("-sin(th)", "cos(th)", 0),)) >> Sf("edge", 0)
    return bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), blade)


def test_a_motion_with_one_choice_of_velocities_after_another() -> None:
    """Equations know how they are compiled for others, when they have come back, too."""
    equations = bg.compile(skate(), bg.forms.kane_velocity)
    start = {"u": 1.0, "o": 0.5}
    found = pickle.loads(pickle.dumps(equations))
    runs = [bg.simulate(each, np.linspace(0, 8, 20), start=start) for each in (equations, found)]
    assert len(runs[0].choices) > 1 and runs[0] == runs[1] == pickle.loads(pickle.dumps(runs[0]))
    assert bits(runs[0]) == bits(runs[1])
