"""The programs for CVODE and IDA, compiled for SUNDIALS 6 and 7 and run, give the motions that ours give."""

from __future__ import annotations

import csv
import dataclasses
import importlib.util
import subprocess
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import export_cases as cases
import juries
import numpy as np
import pytest
from export_cases import CASES, MOTIONS

import bondgraph as bg
from bondgraph.elements import C, Frame, I, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.elements import Link as Body
from bondgraph.export import cvode, ida
from bondgraph.export._model import model
from bondgraph.export._sundials import driven

pytestmark = juries.program("gcc")

FLAGS = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-ffp-contract=off")
PARTS = ("nvecserial", "sunmatrixdense", "sunlinsoldense")
SUNDIALS = """
#ifndef STAND_IN
#define STAND_IN
/* The declarations of SUNDIALS 7 that the program uses: its libraries are here, its headers are not. */
typedef double sunrealtype;
typedef struct a *SUNContext;
typedef struct b *N_Vector;
typedef struct c *SUNMatrix;
typedef struct d *SUNLinearSolver;
#define SUNDIALS_VERSION_MAJOR 7
enum { SUN_COMM_NULL = 0, CV_BDF = 2, CV_ONE_STEP = 2, IDA_ONE_STEP = 2 };
int SUNContext_Create(int comm, SUNContext *context);
int SUNContext_Free(SUNContext *context);
N_Vector N_VNew_Serial(long n, SUNContext context);
sunrealtype *N_VGetArrayPointer(N_Vector v);
void N_VDestroy(N_Vector v);
SUNMatrix SUNDenseMatrix(long rows, long columns, SUNContext context);
sunrealtype *SUNDenseMatrix_Data(SUNMatrix a);
void SUNMatDestroy(SUNMatrix a);
SUNLinearSolver SUNLinSol_Dense(N_Vector y, SUNMatrix a, SUNContext context);
int SUNLinSolFree(SUNLinearSolver s);
typedef int (*CVRhsFn)(sunrealtype t, N_Vector y, N_Vector ydot, void *data);
typedef int (*CVLsJacFn)(sunrealtype t, N_Vector y, N_Vector fy, SUNMatrix j, void *data, N_Vector, N_Vector, N_Vector);
void *CVodeCreate(int lmm, SUNContext context);
int CVodeInit(void *mem, CVRhsFn f, sunrealtype t0, N_Vector y0);
int CVodeReInit(void *mem, sunrealtype t0, N_Vector y0);
int CVodeSStolerances(void *mem, sunrealtype reltol, sunrealtype abstol);
int CVodeSetUserData(void *mem, void *data);
int CVodeSetStopTime(void *mem, sunrealtype tstop);
int CVodeSetLinearSolver(void *mem, SUNLinearSolver s, SUNMatrix a);
int CVodeSetJacFn(void *mem, CVLsJacFn jac);
int CVodeGetDky(void *mem, sunrealtype t, int k, N_Vector dky);
int CVode(void *mem, sunrealtype tout, N_Vector y, sunrealtype *t, int task);
void CVodeFree(void **mem);
typedef int (*IDAResFn)(sunrealtype t, N_Vector y, N_Vector dy, N_Vector r, void *data);
typedef int (*IDALsJacFn)(sunrealtype t, sunrealtype cj, N_Vector y, N_Vector dy, N_Vector r, SUNMatrix j, void *data,
                          N_Vector, N_Vector, N_Vector);
void *IDACreate(SUNContext context);
int IDAInit(void *mem, IDAResFn f, sunrealtype t0, N_Vector y0, N_Vector dy0);
int IDAReInit(void *mem, sunrealtype t0, N_Vector y0, N_Vector dy0);
int IDASStolerances(void *mem, sunrealtype reltol, sunrealtype abstol);
int IDASetUserData(void *mem, void *data);
int IDASetStopTime(void *mem, sunrealtype tstop);
int IDASetLinearSolver(void *mem, SUNLinearSolver s, SUNMatrix a);
int IDASetJacFn(void *mem, IDALsJacFn jac);
int IDAGetDky(void *mem, sunrealtype t, int k, N_Vector dky);
int IDASolve(void *mem, sunrealtype tout, sunrealtype *t, N_Vector y, N_Vector dy, int task);
void IDAFree(void **mem);
#endif
"""
HEADERS = (
    "cvode/cvode.h", "ida/ida.h", "nvector/nvector_serial.h", "sundials/sundials_config.h",
    "sunlinsol/sunlinsol_dense.h", "sunmatrix/sunmatrix_dense.h",
)  # fmt: skip


def seventh() -> list[Path]:
    """The libraries of SUNDIALS 7 that come with scikit-sundae; none where it is not installed, or holds others."""
    package = importlib.util.find_spec("sksundae")
    folder = Path(str(package.origin)).parents[1] / "scikit_sundae.libs" if package else Path("nowhere")
    parts = ("core", "cvode", "ida", *PARTS)
    found = [path for part in parts for path in folder.glob(f"libsundials_{part}-*.so.*")]
    return found if len(found) == len(parts) else []


def for_six(_folder: Path, method: str) -> list[str]:
    return [*(f"-lsundials_{part}" for part in (method, *PARTS)), "-lm"]


def declared(folder: Path) -> None:
    """Headers of SUNDIALS 7 in a folder."""
    for header in HEADERS:
        (folder / header).parent.mkdir(exist_ok=True)
        (folder / header).write_text(SUNDIALS)


def for_seven(folder: Path, _method: str) -> list[str]:
    declared(folder)
    libraries = seventh()
    linked = [f"-Wl,-rpath,{libraries[0].parent}", "-Wl,--allow-shlib-undefined", *map(str, libraries)]
    return ["-I.", *linked, "-lm"]


def by_both(*names: str, slow: tuple[str, ...] = ()) -> Any:
    """Each model by the SUNDIALS 6 of the system, and by the SUNDIALS 7 of scikit-sundae."""
    six = juries.header("cvode/cvode.h")
    seven = pytest.mark.skipif(not seventh(), reason="NO LIBRARIES OF SUNDIALS 7: not tried here")
    marks = [pytest.mark.slow]
    return pytest.mark.parametrize(
        ("name", "link"),
        [
            pytest.param(name, link, marks=[mark, *(marks if name in slow else [])], id=f"{name}-{link.__name__}")
            for name in names
            for link, mark in ((for_six, six), (for_seven, seven))
        ],
    )


Link = Callable[[Path, str], list[str]]


def moved(name: str, target: Any, link: Link, folder: Path, lines: int, tolerance: str = "1e-10") -> dict[str, Any]:
    """The table that the program prints, by columns; its inputs have the course of the case."""
    case = CASES[name]()
    found = model(case.equations, case.numbers, case.start)
    written = bg.export(case.equations, target, folder=folder, values=case.numbers, start=case.start)
    driver = folder / f"{found.name}_{target.__name__}.c"
    given = "".join(f"u[{k}] = {course}; " for k, course in enumerate(cases.courses(case)))
    loop = f"for (i = 0; i < {found.name}_nu; i++) u[i] = {found.name}_inputs[i];"
    assert loop in driver.read_text()
    driver.write_text(driver.read_text().replace(loop, f"(void)i, (void)u; {given}"))
    sources = [path.name for path in written if path.suffix == ".c"]
    optimize = "-O0" if name in ("arm_of_three", "four_bar") else "-O1"
    command = ["gcc", *FLAGS, optimize, *sources, *link(folder, target.__name__), "-o", "run"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    command = [str(folder / "run"), repr(MOTIONS[name]), str(lines), tolerance]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, *rows = csv.reader(done.stdout.splitlines())
    states = [q.name for q in found.states]
    assert first == ["t", *states, *(q.name for q in found.outputs if q.name not in states)] and len(rows) == lines + 1
    return dict(zip(first, np.array(rows, float).T, strict=True))


HELD = ("pendulum_held_by_a_constraint", "four_bar")
FREE = [name for name in MOTIONS if name not in HELD]


@by_both(*FREE, slow=tuple(set(FREE) - {"motor_with_gear", "ball_on_a_floor"}))
def test_cvode_runs_the_motion(name: str, link: Link, tmp_path: Path) -> None:
    """With events, and with a memory for each run; the ball comes down on the floor and up again."""
    found = moved(name, cvode, link, tmp_path, 12)
    assert found.pop("t") == pytest.approx(cases.times(name))
    cases.same_motion(name, found, 1e-5)


@by_both(*HELD, *FREE, slow=(*(set(FREE) - {"ball_on_a_floor"}), "four_bar"))
def test_ida_runs_the_motion(name: str, link: Link, tmp_path: Path) -> None:
    found = moved(name, ida, link, tmp_path, 12)
    assert found.pop("t") == pytest.approx(cases.times(name))
    cases.same_motion(name, found, 1e-5)


def ran(graph: bg.Graph, target: Any, folder: Path, end: float, lines: int, tolerance: str, **given: Any) -> Any:
    """What a program for the SUNDIALS of the system prints, and what it says where it fails."""
    written = bg.export(graph, target, folder=folder, **given)
    sources = [path.name for path in written if path.suffix == ".c"]
    command = ["gcc", *FLAGS, "-O1", *sources, *for_six(folder, target.__name__), "-o", "run"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    command = [str(folder / "run"), repr(end), str(lines), tolerance]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def counted(condition: str) -> bg.Graph:
    """A charge that counts for how long a condition holds, beside a phase that goes with time."""
    n, flow = Zero("n"), condition if condition.startswith("where") else f"where({condition}, 1, 0)"
    return bg.Graph("held", Sf("I", flow) >> n, n >> C("c", 1), bg.Integrator("ph", "1"))


BRIEF = {
    "square wave in time": ("sin(2*pi*t) > 0", 90.0, 45.0),
    "square wave of a state": ("sin(2*pi*ph) > 0", 90.0, 45.0),
    "both": ("min(sin(2*pi*t), sin(2*pi*ph/3)) > 0", 9.0, 3.0),
    "two at one instant": ("where(t >= 0.5, where(sin(2*pi*t) < 0, 1, 0), 0)", 2.0, 1.0),
    "slow from its edge": ("1 + 1e-3*ph > 1", 2.0, 2.0),
    "zone": ("abs(ph - 7) < 0.05", 10.0, 0.1),
    "light barrier": ("exp(-((ph - 7)/0.1)**2) > 0.5", 10.0, 0.2 * np.log(2) ** 0.5),
    "light barrier far away": ("exp(-((ph - 700)/0.1)**2) > 0.5", 1e4, 0.2 * np.log(2) ** 0.5),
    "light barrier in time": ("exp(-((t - 7)/0.1)**2) > 0.5", 10.0, 0.2 * np.log(2) ** 0.5),
}


@juries.header("cvode/cvode.h")
@pytest.mark.parametrize("target", [cvode, ida], ids=["cvode", "ida"])
@pytest.mark.parametrize("name", BRIEF)
def test_laws_that_switch_to_and_fro_within_a_step_are_met(name: str, target: Any, tmp_path: Path) -> None:
    """The method itself would take one step over many of them: with one line of output, at a tolerance that is poor."""
    condition, end, expected = BRIEF[name]
    for lines, tolerance in ((1, "1e-4"), (3, "1e-8")):
        done = ran(counted(condition), target, tmp_path, end, lines, tolerance, outputs=["n"])
        assert done.returncode == 0, done.stderr
        first, *_, last = csv.reader(done.stdout.splitlines())
        assert float(last[0]) == end
        assert float(last[first.index("n")]) == pytest.approx(expected, rel=30 * float(tolerance)), (lines, tolerance)


@juries.header("cvode/cvode.h")
def test_a_law_that_switches_in_time_alone_costs_no_accuracy(tmp_path: Path) -> None:
    """Steps end there: a poor tolerance gives what is exact between."""
    done = ran(counted("sin(2*pi*t) > 0"), cvode, tmp_path, 90.0, 1, "1e-4", outputs=["n"])
    assert float(done.stdout.split(",")[-1]) == pytest.approx(45.0, abs=1e-12)


@juries.header("cvode/cvode.h")
def test_lines_within_a_step_are_on_their_branch(tmp_path: Path) -> None:
    """Each line at its time, whether a law switches there, before or behind."""
    done = ran(counted("t >= 0.5"), cvode, tmp_path, 2.0, 16, "1e-6", outputs=["n", "I.f"])
    rows = list(csv.DictReader(done.stdout.splitlines()))
    times = np.arange(17) / 8
    assert [float(row["t"]) for row in rows] == list(times)
    assert [float(row["I.f"]) for row in rows] == list(np.where(times >= 0.5, 1.0, 0.0))
    np.testing.assert_allclose([float(row["n"]) for row in rows], np.maximum(times - 0.5, 0.0), atol=1e-12)


@juries.header("cvode/cvode.h")
@pytest.mark.parametrize("target", [cvode, ida], ids=["cvode", "ida"])
def test_a_motion_that_slides_is_refused(target: Any, tmp_path: Path) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("brake", v >> I("m", 1), v >> R("b", effort="where(f > 0, 1, -1)"))
    done = ran(graph, target, tmp_path, 3.0, 1, "1e-4", start={"v": 1})
    assert done.returncode == 1 and "slides along a switching surface" in done.stderr
    at = float(done.stderr.split("t = ")[1].split()[0])
    assert at == pytest.approx(1.0, abs=0.05)


@juries.header("ida/ida.h")
@pytest.mark.parametrize("tolerance", ["1e-6", "1e-9"])
def test_ida_passes_a_crank_that_turns(tolerance: str, tmp_path: Path) -> None:
    """Beside speeds of tens two velocities were to tell all coordinates, by a ratio that hardly changes with them."""
    crank = Mechanism(
        "sc",
        [Body("crank", 0.8, planar=3e-3), Body("rod", 0.5, planar=9e-4, centre=(0.05, 0, 0)), Body("piston", 0.9)],
        [
            Revolute("A", "ground", "crank"),
            Revolute("B", Frame("crank", (0.04, 0, 0)), "rod"),
            Prismatic("P", Frame("ground", (0, 0.011, 0)), "piston", "x"),
            Revolute("E", Frame("rod", (0.13, 0, 0)), "piston"),
        ],
        gravity=(0, -9.81, 0),
    )
    graph = bg.Graph("sc", *crank, Se("gas", -60) >> crank["P"])
    start = {"A_q": 0.7, "A": 12.0, "P_q": bg.Near(0.15), "B_q": bg.Near(-0.8)}
    written = bg.export(graph, ida, folder=tmp_path, start=start, outputs=["A_q"])
    sources = [path.name for path in written if path.suffix == ".c"]
    command = ["gcc", *FLAGS, "-O1", *sources, *for_six(tmp_path, "ida"), "-o", "run"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    done = subprocess.run([str(tmp_path / "run"), "1", "10", tolerance], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    _, *rows = csv.reader(done.stdout.splitlines())
    run = bg.simulate(graph, np.linspace(0, 1, 11), start=start)
    np.testing.assert_allclose([float(row[1]) for row in rows], run["A_q"], atol=1e3 * float(tolerance))


@juries.header("cvode/cvode.h")
def test_ida_holds_the_constraints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the lower turn, where other states are the dependent ones, for long and with a poor tolerance."""
    monkeypatch.setitem(MOTIONS, "pendulum_held_by_a_constraint", 20.0)
    found = moved("pendulum_held_by_a_constraint", ida, for_six, tmp_path, 400, "1e-4")
    x, y, vx, vy = (found[q] for q in ("x", "y", "vx", "vy"))
    assert np.abs(x * vx + y * vy).max() < 5e-4  # Newton's iterations stop where they err as little as a step may
    assert x.min() < -0.5 and x.max() > 0.5


@pytest.mark.parametrize("method", ["cvode", "ida", "switches"])
def test_the_program_compiles_as_it_stands(method: str, tmp_path: Path) -> None:
    """Against a model that is called NAME, and what we declare of SUNDIALS."""
    held = CASES["pendulum_held_by_a_constraint"]().model
    for file, text in driven(dataclasses.replace(held, name="NAME"), "ida").items():
        (tmp_path / file).write_text(text)
    declared(tmp_path)
    source = str(files("bondgraph.export.runtime") / f"{method}.c")
    command = ["gcc", *FLAGS, "-I.", "-fsyntax-only", source]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
