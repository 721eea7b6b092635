"""Results as labelled tables: the same numbers, with their names, and back from a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se
from bondgraph.simulate.dataset import dataset


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("pair", f >> I("m", 2), Se("G", ("0", "-m*g")) >> f, f >> TF("a", (("x", "y"),)) >> One("s"))
    return bg.simulate(graph, (0, 1), values={"g": 9.81}, start={"u": 1})


def test_states_by_default(run: bg.Trajectory) -> None:
    table = run.dataset()
    assert set(table.data_vars) == set(run.equations.states)
    np.testing.assert_array_equal(table["x"], run["x"])
    np.testing.assert_array_equal(table["t"], run.t)
    assert table.attrs["parameter m"] == 2 and table.attrs["title"] == "pair"


def test_a_multibond_is_its_components(run: bg.Trajectory) -> None:
    table = run.dataset("f", "m.e", units={"u": "m/s"})
    assert list(table.data_vars) == ["u", "w", *run.parts("m.e")]
    assert table["u"].attrs["units"] == "m/s"
    assert table["u"].attrs["long_name"] == "flow of the junction f"


def test_a_file_gives_back_the_same(run: bg.Trajectory, tmp_path: Path) -> None:
    import xarray

    table = run.dataset("x", "s", "m.e", "G.f", "m.energy", units={"x": "m"})
    table.to_netcdf(tmp_path / "run.nc")
    with xarray.open_dataset(tmp_path / "run.nc") as again:
        assert again.identical(table)


def test_unknown_names_are_refused(run: bg.Trajectory) -> None:
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        run.dataset("z")
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        run.dataset("x", units={"z": "m"})


def test_what_has_no_unit_or_description_says_none(run: bg.Trajectory) -> None:
    table = dataset(run, ("u",), None)
    assert "units" not in table["u"].attrs or table["u"].attrs["units"]
    assert table["t"].attrs == {"long_name": "time", "units": "s"} and table.attrs["solver"] == run.solver


def test_a_data_frame_has_the_same_numbers(run: bg.Trajectory) -> None:
    frame = run.to_pandas()
    assert list(frame.columns) == list(run.states) and frame.index.name == "t"
    np.testing.assert_array_equal(frame.index, run.t)
    parts = run.to_pandas("f", "m.e")
    assert list(parts.columns) == ["u", "w", *run.parts("m.e")]
    np.testing.assert_array_equal(parts["u"], run["u"])
