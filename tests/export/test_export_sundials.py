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
from bondgraph.elements import Frame, Mechanism, Prismatic, Revolute, Se
from bondgraph.elements import Link as Body
from bondgraph.export import c_jacobian, cvode, ida
from bondgraph.export._model import model

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
enum { SUN_COMM_NULL = 0, CV_BDF = 2, CV_NORMAL = 1, CV_ROOT_RETURN = 2, IDA_NORMAL = 1, IDA_ROOT_RETURN = 2 };
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
typedef int (*CVRootFn)(sunrealtype t, N_Vector y, sunrealtype *g, void *data);
typedef int (*CVLsJacFn)(sunrealtype t, N_Vector y, N_Vector fy, SUNMatrix j, void *data, N_Vector, N_Vector, N_Vector);
void *CVodeCreate(int lmm, SUNContext context);
int CVodeInit(void *mem, CVRhsFn f, sunrealtype t0, N_Vector y0);
int CVodeReInit(void *mem, sunrealtype t0, N_Vector y0);
int CVodeSStolerances(void *mem, sunrealtype reltol, sunrealtype abstol);
int CVodeSetUserData(void *mem, void *data);
int CVodeSetMaxNumSteps(void *mem, long int steps);
int CVodeSetLinearSolver(void *mem, SUNLinearSolver s, SUNMatrix a);
int CVodeSetJacFn(void *mem, CVLsJacFn jac);
int CVodeRootInit(void *mem, int nrtfn, CVRootFn g);
int CVode(void *mem, sunrealtype tout, N_Vector y, sunrealtype *t, int task);
void CVodeFree(void **mem);
typedef int (*IDAResFn)(sunrealtype t, N_Vector y, N_Vector dy, N_Vector r, void *data);
typedef int (*IDARootFn)(sunrealtype t, N_Vector y, N_Vector dy, sunrealtype *g, void *data);
typedef int (*IDALsJacFn)(sunrealtype t, sunrealtype cj, N_Vector y, N_Vector dy, N_Vector r, SUNMatrix j, void *data,
                          N_Vector, N_Vector, N_Vector);
void *IDACreate(SUNContext context);
int IDAInit(void *mem, IDAResFn f, sunrealtype t0, N_Vector y0, N_Vector dy0);
int IDAReInit(void *mem, sunrealtype t0, N_Vector y0, N_Vector dy0);
int IDASStolerances(void *mem, sunrealtype reltol, sunrealtype abstol);
int IDASetUserData(void *mem, void *data);
int IDASetMaxNumSteps(void *mem, long int steps);
int IDASetLinearSolver(void *mem, SUNLinearSolver s, SUNMatrix a);
int IDASetJacFn(void *mem, IDALsJacFn jac);
int IDARootInit(void *mem, int nrtfn, IDARootFn g);
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


@pytest.mark.parametrize("method", ["cvode", "ida"])
def test_the_program_compiles_as_it_stands(method: str, tmp_path: Path) -> None:
    """Against a model that is called NAME, and what we declare of SUNDIALS."""
    held = CASES["pendulum_held_by_a_constraint"]().model
    for file, text in c_jacobian(dataclasses.replace(held, name="NAME")).items():
        (tmp_path / file).write_text(text)
    declared(tmp_path)
    source = str(files("bondgraph.export.runtime") / f"{method}.c")
    command = ["gcc", *FLAGS, "-I.", "-fsyntax-only", source]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
