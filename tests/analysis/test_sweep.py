"""Sweeps: each run is what `simulate` gives alone, and one that fails does not touch the others."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

import bondgraph as bg
from bondgraph.analysis.sweep import sweep as sweep_module
from bondgraph.analysis.sweep.chunk import Outcome, Task, outcomes
from bondgraph.analysis.sweep.chunk_files import ChunkFiles, content_of
from bondgraph.analysis.sweep.table import Sweep
from bondgraph.analysis.sweep.workers import executor, work, worked_off
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf
from bondgraph.errors import MissingValues, SimulationStopped, ValueRefused
from bondgraph.simulate.simulate import Integration

VALUES = {"U": 12.0, "L": 5e-3, "Ra": 1.0, "K": 0.05, "b": 1e-5}
INERTIAS = np.linspace(1e-4, 2e-4, 7)


def motor() -> bg.Graph:
    U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
    return bg.Graph("motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


def tank() -> bg.Graph:
    """x' = k x^2, which ends where 1 = k t."""
    i = One("i")
    return bg.Graph("tank", i >> I("L", 1), i >> R("r", effort="-k*f**2"))


@pytest.fixture(scope="module")
def equations() -> bg.Equations:
    return bg.compile(motor())


def same(one: Any, other: Any) -> None:
    np.testing.assert_array_equal(one, other, strict=True)


def test_each_run_is_that_of_simulate_bit_for_bit(equations: bg.Equations) -> None:
    found = bg.sweep(equations, (0, 0.2), {"J": INERTIAS, "p_L": [0, 0.01]}, VALUES, names=["w", "i", "U.e"])
    assert found["w"].shape == (7, 2, 1001) and len(found) == 14 and not found.failures and not found.missing
    for j, k in ((0, 0), (3, 1), (6, 0)):
        alone = bg.simulate(equations, (0, 0.2), {**VALUES, "J": INERTIAS[j]}, {"p_L": (0, 0.01)[k]})
        for name in found.names:
            same(found[name][j, k], alone[name])
    assert found.run(7) == bg.simulate(equations, (0, 0.2), {**VALUES, "J": INERTIAS[3]}, {"p_L": 0.01})


def test_simulate_runs_every_combination_of_arrays(equations: bg.Equations) -> None:
    """The same table as by `sweep`, of compiled equations and of a graph; failures stay in their place."""
    found = bg.simulate(equations, 0.2, {**VALUES, "J": INERTIAS}, {"p_L": [0, 0.01]}, rtol=1e-7)
    swept = bg.sweep(equations, 0.2, {"J": INERTIAS, "p_L": [0, 0.01]}, VALUES, rtol=1e-7)
    assert isinstance(found, Sweep) and found.names == swept.names and found["p_J"].shape == (7, 2, 1001)
    same(found["p_J"], swept["p_J"])
    assert found.dataset().identical(swept.dataset())
    drawn = bg.simulate(tank(), 1.0, {"k": (0.5, 2.0)}, {"p_L": 1.0})
    assert list(drawn.failures) == [1] and np.isfinite(drawn["p_L"][0]).all() and np.isnan(drawn["p_L"][1, -1])


@pytest.mark.parametrize(
    ("values", "start", "words"),
    [
        ({"p_J": [1, 2]}, {}, "p_J"),
        ({}, {"J": [1e-4, 2e-4]}, "J"),
        ({"p_J": [1, 2]}, {"p_J": [1, 2]}, "among the values, and at the start too"),
        ({"J": []}, {}, "there is no value"),
        ({"J": np.ones((2, 2))}, {}, "is not a number"),
        ({"J": ["a", "b"]}, {}, "is not a number"),
    ],
)
def test_arrays_of_what_is_none_are_refused(
    equations: bg.Equations, values: dict[str, Any], start: dict[str, Any], words: str
) -> None:
    whole = {**VALUES, **({} if "J" in {**values, **start} else {"J": 1e-4}), **values}
    with pytest.raises(ValueRefused, match=words):
        bg.simulate(equations, 0.1, whole, start)


def test_a_list_and_samples(equations: bg.Equations) -> None:
    asked = [{"J": 1e-4, "U": 6}, {"J": 2e-4, "U": 24}]
    values = {name: x for name, x in VALUES.items() if name != "U"}
    found = bg.sweep(equations, [0, 0.1, 0.4, 2], asked, values, names=["w"])
    assert found["w"].shape == (2, 4)
    np.testing.assert_allclose(found["w"][:, -1], np.array([6, 24]) * 0.05 / (0.05**2 + 1e-5), rtol=1e-3)
    drawn = bg.sweep(equations, (0, 0.1), {"J": stats.uniform(1e-4, 1e-4)}, VALUES, samples=5, seed=1)
    assert drawn["p_J"].shape == (5, 1001) and ((drawn.members.rows >= 1e-4) & (drawn.members.rows <= 2e-4)).all()


def test_a_graph_is_compiled_for_the_first_start() -> None:
    """A pendulum on a rod closes at every angle that is swept."""
    at = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
    graph = bg.Graph("pendulum", at >> I("m", 1), Se("G", (0, -9.81)) >> at, at << rod)
    angles = np.array([0.1, 0.5])
    asked = [{"x": float(np.sin(a)), "y": float(-np.cos(a))} for a in angles]
    found = bg.sweep(graph, (0, 1), asked, names=["x", "y"])
    assert np.abs(np.hypot(found["x"], found["y"]) - 1).max() < 1e-7


def test_one_that_ends_early_is_kept_as_far_as_it_came() -> None:
    found = bg.sweep(tank(), np.linspace(0, 1.01, 102), {"k": [0.5, 2, 0.1]}, start={"p_L": 1}, names=["i"])
    ends = np.isfinite(found["i"]).sum(axis=1)
    assert ends[[0, 2]].tolist() == [102, 102] and ends[1] in (50, 51) and [*found.failures] == [1]
    assert "SimulationStopped" in found.failures[1] and "run 1 (k=2) ended early" in str(found)
    np.testing.assert_allclose(found["i"][1, :50], 1 / (1 - 2 * found.t[:50]), rtol=1e-5)
    with pytest.raises(SimulationStopped):
        found.run(1)


def test_one_that_does_not_begin_leaves_the_others(equations: bg.Equations) -> None:
    found = bg.sweep(equations, (0, 0.1), {"J": [1e-4, 0]}, VALUES, names=["w"])
    assert np.isnan(found["w"][1]).all() and np.isfinite(found["w"][0]).all()
    assert "0 would make its energy negative" in found.failures[1]


def test_what_every_run_refuses_is_refused(equations: bg.Equations) -> None:
    with pytest.raises(MissingValues, match="L"):
        bg.sweep(equations, (0, 0.1), {"J": [1e-4, 2e-4]})
    with pytest.raises(ValueRefused, match="negative"):
        bg.sweep(equations, (0, 0.1), {"J": [0, -1]}, VALUES)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"over": {"Jx": [1, 2]}}, "is not a parameter or an input"),
        ({"over": {"U": [1, 2]}}, "swept, and given for all runs too"),
        ({"names": ["nothing"]}, "no such quantity"),
        ({"names": "w"}, "is no list"),
        ({"workers": 0}, "no number of processes"),
        ({"workers": True}, "no number of processes"),
        ({"client": 5}, "no Dask client"),
    ],
)
def test_what_makes_no_sense_is_refused(equations: bg.Equations, how: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueRefused, match=words):
        bg.sweep(equations, (0, 0.1), **{"over": {"J": [1e-4]}, "values": VALUES, **how})


def test_names_that_are_asked_for_in_vain_of_the_table(equations: bg.Equations) -> None:
    found = bg.sweep(equations, (0, 0.1), {"J": [1e-4]}, VALUES)
    with pytest.raises(ValueRefused, match="was not kept; there are p_L, p_J"):
        found["w"]
    with pytest.raises(ValueRefused, match="from 0 to 0"):
        found.run(1)


def test_the_table_is_labelled(equations: bg.Equations) -> None:
    found = bg.sweep(equations, (0, 0.1), {"J": INERTIAS, "p_L": [0, 0.01]}, VALUES, names=["w"])
    table = found.dataset()
    assert table["w"].dims == ("J", "p_L at the start", "t") and (table["ended early"] == "").all()
    same(table["w"].sel(J=INERTIAS[2]).isel({"p_L at the start": 1}).to_numpy(), found["w"][2, 1])
    listed = bg.sweep(equations, (0, 0.1), [{"J": 1e-4}, {"J": 0}], VALUES, names=["w"]).dataset()
    assert listed["w"].dims == ("run", "t") and listed["J"].to_numpy().tolist() == [1e-4, 0]
    assert "negative" in str(listed["ended early"].to_numpy()[1])


def test_it_can_be_pickled(equations: bg.Equations) -> None:
    found = bg.sweep(equations, (0, 0.1), {"J": INERTIAS}, VALUES)
    again = pickle.loads(pickle.dumps(found))
    assert isinstance(again, Sweep)
    same(again.found, found.found)
    assert again.run(2) == found.run(2)


def test_an_interruption_keeps_what_is_done(equations: bg.Equations, monkeypatch: pytest.MonkeyPatch) -> None:
    done = iter(range(3))

    def interrupted(task: Task, rows: Any, reached: Any) -> Iterator[Outcome]:
        for each in outcomes(task, rows, reached):
            if next(done, None) is None:
                raise KeyboardInterrupt
            yield each

    monkeypatch.setattr(sweep_module_object(), "outcomes", interrupted)
    found = bg.sweep(equations, (0, 0.1), {"J": INERTIAS}, VALUES)
    assert found.missing == (3, 4, 5, 6) and np.isfinite(found["p_J"][:3]).all() and np.isnan(found["p_J"][3:]).all()
    assert "4 runs were not begun" in str(found)


def sweep_module_object() -> Any:
    return sys.modules[sweep_module.__module__]


# -- files -----------------------------------------------------------------------------------------------------------


def test_what_is_in_the_folder_is_not_run_again(
    equations: bg.Equations, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep_module_object(), "CHUNK", 3)
    first = bg.sweep(equations, (0, 0.1), {"J": INERTIAS}, VALUES, folder=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3 and all(file.suffix == ".npz" for file in files)
    files[1].write_bytes(files[1].read_bytes()[:-40])  # as a full disk leaves it
    run: list[Any] = []

    def counted(task: Task, rows: Any, reached: Any) -> Iterator[Outcome]:
        run.extend(rows)
        yield from outcomes(task, rows, reached)

    monkeypatch.setattr(sweep_module_object(), "outcomes", counted)
    again = bg.sweep(equations, (0, 0.1), {"J": INERTIAS}, VALUES, folder=tmp_path)
    assert len(run) in (1, 3)
    same(again.found, first.found)
    run.clear()
    bg.sweep(equations, (0, 0.1), {"J": INERTIAS}, VALUES, folder=tmp_path)
    assert not run
    bg.sweep(equations, (0, 0.1), {"J": INERTIAS}, {**VALUES, "b": 2e-5}, folder=tmp_path)
    assert len(run) == 7


def task(equations: bg.Equations, **changed: Any) -> Task:
    given = {
        "t": np.array([0.0, 1.0]), "values": {"U": 1.0}, "start": {}, "how": Integration(), "swept": (("J", False),),
        "names": ("w",),
    }  # fmt: skip
    return Task(equations, **{**given, **changed})


def test_files_are_named_by_all_they_depend_on(equations: bg.Equations) -> None:
    other = bg.compile(bg.Graph("motor", *motor().links, values={"b": 1.0}))
    contents = [
        content_of(task(equations)),
        content_of(task(equations, t=np.array([0.0, 2.0]))),
        content_of(task(equations, values={"U": 2.0})),
        content_of(task(equations, values={"U": "2*t"})),
        content_of(task(equations, start={"p_L": 1})),
        content_of(task(equations, start={"p_L": bg.Near(1)})),
        content_of(task(equations, how=Integration(rtol=1e-6))),
        content_of(task(equations, swept=(("J", True),))),
        content_of(task(equations, names=("w", "i"))),
        content_of(task(other)),
    ]
    assert len({*contents}) == len(contents)
    assert content_of(task(bg.compile(motor()))) == contents[0]
    assert content_of(pickle.loads(pickle.dumps(task(equations)))) == contents[0]


@pytest.mark.slow
def test_other_processes_name_them_alike(equations: bg.Equations) -> None:
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import test_sweep as s, bondgraph as bg; "
    code += "print(s.content_of(s.task(bg.compile(s.motor()))))"
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True
        )
        assert told.stdout.strip() == content_of(task(equations)), told.stderr


def test_a_function_of_python_names_no_file(tmp_path: Path) -> None:
    i = One("i")
    law = bg.Function(lambda x: x, lambda x: 1.0)
    graph = bg.Graph("spring", i >> I("m", 1), i >> C("k", effort=law))
    with pytest.raises(ValueRefused, match="by which no file can be named"):
        bg.sweep(graph, (0, 1), {"p_m": [1, 2]}, folder=tmp_path)
    with pytest.raises(ValueRefused, match="by which no file can be named"):
        bg.sweep(bg.compile(motor()), (0, 1), {"J": [1e-4]}, {**VALUES, "U": lambda t: 1.0}, folder=tmp_path)


def test_reading_a_file_executes_nothing(tmp_path: Path) -> None:
    files, rows = ChunkFiles(tmp_path, "content", (1, 2)), np.array([[1.0]])
    bad = np.array([print], dtype=object)
    np.savez(files.path(rows).with_suffix(""), found=np.zeros((1, 1, 2)), reasons=bad, notes=bad)
    assert files.path(rows).exists() and files.read(rows) is None
    files.write(rows, [Outcome(np.ones((1, 2)), "why", ("a", "b"))])
    (found,) = files.read(rows) or []
    assert found.reason == "why" and found.notes == ("a", "b") and (found.found == 1).all()


def test_a_folder_that_is_none(equations: bg.Equations, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueRefused, match="nothing can be written there"):
        bg.sweep(equations, (0, 0.1), {"J": [1e-4]}, VALUES, folder=tmp_path / "file")


# -- other processes -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_other_processes_give_the_same_bits(equations: bg.Equations) -> None:
    asked: Any = {"J": np.linspace(1e-4, 2e-4, 60)}
    here = bg.sweep(equations, (0, 0.1), asked, VALUES)
    there = bg.sweep(equations, (0, 0.1), asked, VALUES, workers=2)
    same(there.found, here.found)
    assert there.reasons == here.reasons and there.notes == here.notes


def vanish(task: Any, rows: Any) -> None:
    os._exit(1)


@pytest.mark.slow
def test_a_process_that_vanishes_is_told(equations: bg.Equations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bondgraph.analysis.sweep.workers.work", vanish)
    with executor(2, None) as pool, pytest.raises(ValueRefused, match="a process has ended"):
        assert isinstance(pool, ProcessPoolExecutor)
        [*worked_off(pool, task(equations), [(0, np.array([[1e-4]]))])]


SCRIPT = """
import sys
sys.path.insert(0, {here!r})
import numpy as np, bondgraph as bg, test_sweep as s
if __name__ == "__main__":
    bg.sweep(bg.compile(s.motor()), (0, 0.2), {{"J": np.linspace(1e-4, 2e-4, 600)}}, s.VALUES, folder={folder!r}{how})
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["", ", workers=2"])
def test_a_sweep_that_is_killed_goes_on(how: str, equations: bg.Equations, tmp_path: Path) -> None:
    """Nothing that was done is lost, and nothing done is done again."""
    script = tmp_path / "script.py"
    folder = tmp_path / "runs"
    script.write_text(SCRIPT.format(here=str(Path(__file__).parent), folder=str(folder), how=how))
    process = subprocess.Popen([sys.executable, str(script)], start_new_session=True)
    deadline = time.monotonic() + 120
    while len([*folder.glob("*.npz")]) < 3 and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    before = {file: file.stat().st_mtime_ns for file in folder.glob("*.npz")}
    assert 3 <= len(before) < 24
    found = bg.sweep(equations, (0, 0.2), {"J": np.linspace(1e-4, 2e-4, 600)}, VALUES, folder=folder)
    assert {file: file.stat().st_mtime_ns for file in before} == before
    assert len([*folder.glob("*.npz")]) == 24 and not found.failures and not found.missing
    same(found["p_J"][123], bg.simulate(equations, (0, 0.2), {**VALUES, "J": found.members.rows[123, 0]})["p_J"])


@pytest.mark.slow
@pytest.mark.juries
def test_a_dask_cluster_by_address(equations: bg.Equations, tmp_path: Path) -> None:
    """Workers are processes; one is killed in mid-run, and its runs are done by the other."""
    distributed = pytest.importorskip("distributed")
    asked: Any = {"J": np.linspace(1e-4, 2e-4, 200)}
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        found = bg.sweep(equations, (0, 0.1), asked, VALUES, client=cluster.scheduler_address, folder=tmp_path)
        with distributed.Client(cluster) as client:
            first = next(iter(client.run(os.getpid).values()))
            os.kill(first, signal.SIGKILL)
            again = bg.sweep(equations, (0, 0.1), asked, {**VALUES, "b": 2e-5}, client=client)
    assert not found.failures and not again.failures and not again.missing
    same(found.found, bg.sweep(equations, (0, 0.1), asked, VALUES, folder=tmp_path).found)


def test_nobody_answers_at_an_address(equations: bg.Equations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(bg.MissingPackage, match="cluster"):
        bg.sweep(equations, (0, 0.1), {"J": [1e-4]}, VALUES, client="tcp://127.0.0.1:1")


def test_a_chunk_is_worked_off_in_whatever_process(equations: bg.Equations) -> None:
    found = work(pickle.dumps(task(equations, values=VALUES)), np.array([[1e-4], [0.0]]))
    assert [bool(each.reason) for each in found] == [False, True]
    assert multiprocessing.get_start_method(allow_none=True) in (None, "fork", "spawn", "forkserver")


def test_what_is_swept_may_have_units(equations: bg.Equations) -> None:
    """The runs are those of the numbers in SI units, by `sweep` and by `simulate`; the table is labelled with these."""
    own = {name: x for name, x in VALUES.items() if name not in ("L", "Ra")} | {"J": 1e-4}
    plain = bg.sweep(equations, (0, 0.1), {"L": [5e-3, 10e-3], "Ra": [800, 1600.0]}, own)
    over = {"L": ["5 mH", "10 mH"], "Ra": ([0.8, 1.6], "kohm")}
    found = bg.sweep(equations, (0, 0.1), over, own)
    same(found["p_J"], plain["p_J"])
    same(bg.simulate(equations, (0, 0.1), {**own, **over})["p_J"], plain["p_J"])
    rows = [{"L": "5 mH", "Ra": 800}, {"L": 0.01, "Ra": "1.6 kohm"}]
    same(bg.sweep(equations, (0, 0.1), rows, own)["p_J"], plain["p_J"][[0, 1], [0, 1]])
    table = found.dataset()
    assert table.coords["L"].values.tolist() == [5e-3, 10e-3] and table.coords["L"].attrs["units"] == "kg*m^2/(s^2*A^2)"
    begun = bg.sweep(
        equations, (0, 0.1), {"w": (np.array([10, 20]), "rpm")}, {**own, "L": 5e-3, "Ra": "1 ohm"}
    ).dataset()
    assert begun.coords["w at the start"].attrs["units"] == "rad/s"
    assert begun.coords["w at the start"].values == pytest.approx(np.array([1, 2]) * np.pi / 3, rel=1e-15)
    stated = bg.Graph("stated", One("w") >> I("J", "1 kg*m^2"), One("w") >> C("c", "1/k"))
    told = bg.sweep(stated, 0.1, {"k": ["2 N*m/rad", 3], "w": ["1 rad/s", "60 rpm"]}).dataset()
    assert told.coords["k"].attrs["units"] == "N*m/rad" and told["p_J"].attrs["units"] == "N*m*s"


@pytest.mark.parametrize(
    ("over", "words"),
    [
        ({"k": ["2 N*m/rad", "3 N/m"]}, r"k: 3 N/m does not fit '1 / k' of 'c'"),
        ({"k": ([2, 3], "N/m")}, r"does not fit '1 / k' of 'c'"),
        ({"k": [1, 2], "w": ["1 rad/s", "2 m/s"]}, r"w: 2 m/s does not fit"),
        ([{"k": "2 N*m/rad"}, {"k": "3 N"}], r"k: 3 N does not fit"),
        ({"k": ([2, 3], "newton-metres")}, r"k: '2.0 newton-metres' is not a number"),
        ({"k": (["2 N", 3], "N")}, r"k: '2 N' is not a number"),
    ],
)
def test_units_of_what_is_swept_are_checked(over: Any, words: str) -> None:
    stated = bg.Graph("stated", One("w") >> I("J", "1 kg*m^2"), One("w") >> C("c", "1/k"))
    with pytest.raises(ValueRefused, match=words):
        bg.sweep(stated, 0.1, over, start=None if "w" in over else {"w": 1})
