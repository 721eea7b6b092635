"""Laws that act in one narrow place are met by the integrators of exports."""

from __future__ import annotations

import math
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import juries
import pytest
from fmus import VERSIONS, Running, Written

import bondgraph as bg
from bondgraph.elements import I, One, R
from bondgraph.export import python
from bondgraph.export._model import model

fmpy = juries.package("fmpy")
gcc = juries.program("gcc")
SPOTS = {
    "exponential": ("exp(-z**2)", math.sqrt(math.pi)),
    "quotient": ("1/(1 + z**2)**2", math.pi / 2),
    "window": ("tanh(z) - tanh(z - 1)", 2.0),
    "cosine": ("1/cosh(z)**2", 2.0),
}
"""What acts beside a place, and its integral over it."""
BRAKE = 0.1


def spot(law: str, width: float, *events: Any) -> bg.Graph:
    """A mass on a way with a brake in one place: its velocity loses as much as the integral, however fast it is."""
    v = One("v", coordinates=("x",))
    brake = f"b*f*({law})/w".replace("z", f"((x - 3.3)/{width!r})")
    return bg.Graph("spot", v >> I("m", 1.0), v >> R("brake", effort=brake), *events, values={"b": BRAKE, "w": width})


@fmpy
@gcc
@pytest.mark.parametrize("version", ["fmi2", pytest.param("fmi3", marks=pytest.mark.slow)])
@pytest.mark.parametrize("law", SPOTS)
def test_an_fmu_steps_over_no_narrow_place(law: str, version: str, tmp_path: Path) -> None:
    """In one step of the importer, from wherever the motion begins."""
    formula, integral = SPOTS[law]
    written = Written(tmp_path, model(bg.compile(spot(formula, 1e-5)), None, {"v": 1.0}), VERSIONS[version])
    for at in (0.0, 0.7, -1.3, 3.2):
        running = Running(written, values={"x": at}).begun()
        running.fmu.doStep(0.0, 8.0)
        (found,) = running.get("p_m")
        running.close()
        assert found == pytest.approx(1.0 - BRAKE * integral, abs=1e-6)


@pytest.mark.parametrize("law", SPOTS)
@pytest.mark.parametrize("method", ["DOP853", "Radau"])
def test_a_motion_with_events_steps_over_no_narrow_place(
    method: str, law: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    formula, integral = SPOTS[law]
    graph = spot(formula, 1e-5, bg.counter("passed", "x > 5"))
    bg.export(graph, python, folder=tmp_path, start={"v": 1.0})
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("spot", "spot_motion"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    invalidate_caches()
    module, calls = import_module("spot_motion"), list[Any]()
    rates = module.model.rates
    monkeypatch.setattr(module.model, "rates", lambda *given: calls.append(given) or rates(*given))
    for at in (0.0, 0.7, -1.3, 3.2):
        start = [{"x": at, "p_m": 1.0}[name] for name in module.model.STATES]
        found = module.motion([0.0, 8.0], start, method=method)
        assert found.x[-1][module.model.STATES.index("p_m")] == pytest.approx(1.0 - BRAKE * integral, abs=1e-6)
    assert len(calls) < 20_000


def test_what_is_divided_by_a_vast_exponential_is_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v", coordinates=("x",))
    law = "f*(1/(1 + exp(x)) + 1/cosh(x) + 1/cosh(-x) + 1/(sinh(x) + 2) - 1/(sinh(-x) + 2))"
    bg.export(bg.Graph("vast", v >> I("m", 1.0), v >> R("brake", effort=law)), python, folder=tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    module, names = import_module("vast"), ("x", "p_m")
    start = [{"x": 1000.0, "p_m": 1.0}[name] for name in module.STATES]
    assert names == module.STATES and module.rates(0.0, start).tolist() == [1.0, 0.0]
