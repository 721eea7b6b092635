"""Laws that are flat on a branch: where they stop a motion, the refusal names the element, its law and the cure."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.equations.flat_laws import flat_laws

i, u = One("i"), Zero("u")


def coil_with(diode: R) -> bg.Graph:
    return bg.Graph("rectifier", Se("U", "sin(t)") >> i, i >> I("L", 1), i >> R("Ra", 1), i >> diode)


def capacitor_with(diode: R) -> bg.Graph:
    return bg.Graph("peak", Se("U", "sin(t)") >> i, i >> diode, i >> u, u >> C("c", 1), u >> R("load", 1))


FLAT = {
    "max at a coil": coil_with(R("D", flow="max(e, 0)")),
    "where at a coil": coil_with(R("D", flow="where(e > 0, e, 0)")),
    "a coil in derivative causality": coil_with(R("D", flow="max(e, 0)", one_way=True)),
    "min at a capacitor": capacitor_with(R("D", effort="min(f, 0)")),
}


@pytest.mark.parametrize("graph", FLAT.values(), ids=FLAT)
@pytest.mark.parametrize("backend", ["llvm", "python"])
def test_a_flat_law_that_stops_a_motion_is_named_with_its_cure(graph: bg.Graph, backend: str) -> None:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, 10, backend=backend)
    law = graph.elements["D"].texts()[0]
    assert "D" in caught.value.parties
    assert f"the law of D, '{law}', is flat" in caught.value.law and f"'{law} + 1e-6*" in caught.value.remedy


def test_the_cure_is_one() -> None:
    """Beside an integration of the same diode by Radau's method of SciPy."""
    run = bg.simulate(coil_with(R("D", flow="max(e, 0) + 1e-6*e")), 10)

    def rates(t: float, x: Any) -> list[float]:
        return [float(np.sin(t) - x[0] - (x[0] / (1 + 1e-6) if x[0] > 0 else x[0] / 1e-6))]

    known = solve_ivp(rates, (0, 10), [0.0], "Radau", t_eval=run.t, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(run["i"], known.y[0], atol=2e-6)
    assert run.notes == ()


@pytest.mark.parametrize(
    ("diode", "names", "found"),
    [
        (R("D", flow="max(e, 0)"), ("D.e",), ["D"]),
        (R("D", flow="max(e, 0)"), ("elsewhere",), []),
        (R("D", flow="max(e, 0)"), ("D",), ["D"]),
        (R("D", flow="max(e, 0) + 1e-6*e"), ("D.e",), []),
        (R("D", effort="c*f**3"), ("D.e", "D"), []),
        (R("D", 3), ("D.e", "D"), []),
        (R("D", effort="c*abs(f)*f"), ("D.e", "D"), []),
    ],
)
def test_only_a_law_with_a_flat_branch_among_the_values_is_found(diode: R, names: tuple[str, ...], found: Any) -> None:
    equations = bg.compile(coil_with(diode))
    assert [flat.element for flat in flat_laws(equations, names)] == found
