"""Results in files: what is saved comes back, to the bit, with units; what is no such file is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.simulate.saved_run import load_run, save

i = One("i", domain=bg.electrical)
COIL = bg.Graph("coil", Se("U", "12 V") >> i, i >> I("L", "5 mH"), i >> R("Ra", "2 ohm"))


def test_results_come_back_with_their_units(tmp_path: Path) -> None:
    run = bg.simulate(COIL, (0, 0.01))
    path = run.save("i", "L.e", "U", path=tmp_path / "run.nc")
    table = load_run(path)
    assert all(np.array_equal(table[name], run[name]) for name in ("i", "L.e", "U", "t"))
    assert (table["i"].attrs["units"], table["L.e"].attrs["units"], table["t"].attrs["units"]) == ("A", "V", "s")
    assert table.attrs["parameter L"] == 0.005 and table.attrs["title"] == "coil"
    assert {*load_run(save(run, (), tmp_path / "all.nc", None)).data_vars} == {"p_L", "U"}


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    whole = bg.simulate(COIL, (0, 0.01)).save(path=tmp_path / "run.nc").read_bytes()
    hostile = [
        b"",
        b"CDF",
        b"\x80\x04cos\nsystem\n",
        whole[:40],
        whole[:300],
        whole[:4] + b"\xff" * 60,
        b"PK\x03\x04" + whole,
    ]
    for data in hostile:
        (tmp_path / "bad.nc").write_bytes(data)
        with pytest.raises(bg.FileRefused):
            load_run(tmp_path / "bad.nc")
    with pytest.raises(bg.FileRefused, match="cannot be opened"):
        load_run(tmp_path / "none.nc")
    with pytest.raises(bg.ValueRefused, match=r"run\.nc"):
        bg.simulate(COIL, (0, 0.01)).save(path=tmp_path / "run.csv")
