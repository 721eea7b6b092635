"""What is integrated follows solutions of nonlinear systems on which no rate depends."""

from __future__ import annotations

import importlib
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, One, R, Se, Sf, StateMachine, Zero
from bondgraph.export import TARGETS, c, fmu_source, latex, python
from bondgraph.export._export import INTEGRATES, contents
from bondgraph.export._model import model


def read(name: str, law: str = "f**3 - 3*f") -> bg.Graph:
    """A current that a machine of states waits for: for up to 2 V three of them are solutions."""
    i, m = One("i"), Zero("m")
    machine = StateMachine("s", {"low": 0, "high": 1}, [("low", "ic < -0.5", "high")])
    voltage = [Se("V", "1.9*sin(t)") >> i, i >> R("c", effort=law), i >> Df("ic")]
    return bg.Graph(name, *voltage, machine, Sf("J", "s") >> m, m >> C("cm", 1))


@pytest.mark.parametrize("times", [[0.0, 1.5, 2.0], [0.0, 2.0], np.linspace(0, 2, 41).tolist()])
def test_outputs_are_on_the_branch_of_the_motion_at_whatever_times(
    times: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"read_{len(times)}"
    bg.export(read(name), python, folder=tmp_path, outputs=["q_cm", "ic"])
    monkeypatch.syspath_prepend(str(tmp_path))
    found = importlib.import_module(f"{name}_motion").motion(times)
    charge, current = found.y.T
    begun = math.asin((3 * 0.5 - 0.125) / 1.9)
    np.testing.assert_allclose(charge, np.maximum(0, found.t - begun), atol=1e-7)
    assert ((current <= 0) & (current > -1)).all()
    np.testing.assert_allclose(current**3 - 3 * current, 1.9 * np.sin(found.t), atol=1e-12)


def test_only_what_is_integrated_has_the_integral() -> None:
    made = model(bg.compile(read("read")))
    assert made.integrated is not None
    assert [q.name for q in made.states] == ["q_cm"]
    assert [q.name for q in made.integrated.states] == ["q_cm", "integral of i"]
    assert [q.name for q in made.outputs] == [q.name for q in made.integrated.outputs]
    assert {name for name, target in TARGETS.items() if hasattr(target, INTEGRATES)} == {
        "c", "c_jacobian", "cvode", "fmu", "fmu_source", "fmu3", "fmu3_clocks", "fmu3_clocks_source", "fmu3_source",
        "ida", "python",
    }  # fmt: skip
    still = bg.Graph("still", Se("V", 1) >> One("i"), One("i") >> R("c", effort="f**3 - 3*f"))
    written: dict[str, Any] = contents(model(bg.compile(still)), [c, fmu_source, latex])
    assert "integral of i" in written["still.h"] + written["still.c"]
    assert "integral" not in written["still.tex"]


def test_a_system_of_one_solution_has_none() -> None:
    assert model(bg.compile(read("single", "f**3 + 3*f"))).integrated is None
