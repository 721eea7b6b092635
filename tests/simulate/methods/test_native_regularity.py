"""Native code is sure that constraints stay independent in a step only where Python finds nothing in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES
from quick import quick
from rigid_linkage import Linkage

import bondgraph as bg
from bondgraph.program import llvm
from bondgraph.simulate.bifurcations import Bifurcations
from bondgraph.simulate.methods.native_regularity import Regularity

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")


class Beside:
    """A monitor in Python beside each one that has a native judge, and what both said of each step."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sure: list[bool] = []
        self.found: list[Any] = []
        self.apart = 0.0
        crossing, begin, told = Bifurcations.crossing, Bifurcations.begin, self

        def both(self: Bifurcations, start: float, end: float, states: Any) -> Any:
            if self.native is None:
                return crossing(self, start, end, states)
            sure = self._stay(start, end, states)
            other: Bifurcations = self.__dict__.setdefault("beside", Bifurcations(self.rows, self.control))
            if "begun_with" in self.__dict__:
                begin(other, self.__dict__.pop("begun_with"))
            found = crossing(other, start, end, states)
            told.sure.append(sure)
            told.found.append(found)
            result = None if sure else self._sought(start, end, states)
            assert (result is None) == (found is None)
            told.apart = max(
                told.apart, *(abs(a - b) / max(b, 1e-300) for a, b in zip(self.most, other.most, strict=True))
            )
            for one, two in zip(self.greatest, other.greatest, strict=True):
                np.testing.assert_allclose(np.concatenate(one), np.concatenate(two), rtol=1e-9)
            return result

        def begun(self: Bifurcations, inside: Any) -> None:
            begin(self, inside)
            self.__dict__["begun_with"] = inside

        monkeypatch.setattr(Bifurcations, "crossing", both)
        monkeypatch.setattr(Bifurcations, "begin", begun)


def start_of(linkage: Linkage) -> dict[str, Any]:
    return linkage.start(dict.fromkeys(linkage.coordinates, 0.0))


@pytest.mark.parametrize(
    "name", quick(["slider_crank", "bennett", "klann", "parallelogram", "rockers"], ["slider_crank"])
)
def test_what_it_is_sure_of_python_says_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Along motions that pass singular configurations, and others; and both know the same sizes of gradients."""
    linkage, beside = LINKAGES[name](), Beside(monkeypatch)
    start = start_of(linkage)
    equations = bg.compile(linkage.graph, algebra=bg.algebra.casadi, start=start)
    bg.simulate(equations, (0, 3), start=start, through_singular="continue")
    assert not any(sure and found for sure, found in zip(beside.sure, beside.found, strict=True))
    assert np.mean(beside.sure) > 0.8
    assert any(beside.found) == (name in ("parallelogram", "rockers"))
    assert beside.apart < 1e-2


def test_a_step_over_a_singular_configuration_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    holds = Regularity.holds
    monkeypatch.setattr(Regularity, "holds", lambda self, *given: asked.append(holds(self, *given)) or asked[-1])
    linkage = LINKAGES["parallelogram"]()
    linkage = Linkage(linkage.name, linkage.bodies, linkage.pairs, linkage.drivers, (-4.0,), (0.0, 0.0, 0.0))
    start = start_of(linkage)
    equations = bg.compile(linkage.graph, algebra=bg.algebra.casadi, start=start)
    with pytest.raises(bg.SimulationStopped, match="become dependent") as caught:
        bg.simulate(equations, (0, 5), start=start)
    stop = caught.value.trajectory
    assert stop is not None and stop.t[-1] == pytest.approx(0.25, abs=0.03)  # 1 rad at 4 rad/s
    assert asked[-1] is False and all(asked[:-1])
