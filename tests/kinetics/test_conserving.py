"""A kinetic store assembled by hand must conserve the energy it stands for: f^T D f = f^T A_dot f/2."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import IC, NIC, I, One, Se, TStar

A = (("m", 0), (0, "J + m*a**2"))


def graph(store: Any) -> bg.Graph:
    q_dot = One("q_dot", coordinates=("a", "b"))
    back = q_dot >> store["C"] if isinstance(store, TStar) else q_dot << store["C"]
    return bg.Graph("g", q_dot >> store["I"], back, Se("F", (0, "M")) >> q_dot)


RIGHT = {
    "IC": IC("T", A),
    "NIC": NIC("T", A, "effort", ("m*a*b_dot**2", 0)),
    "T*": TStar("T", A, ("-m*a*b_dot**2", "2*m*a*a_dot*b_dot")),
}
WRONG = {
    "half of it": NIC("T", A, "effort", ("m*a*b_dot**2/2", 0)),
    "the other sign": NIC("T", A, "effort", ("-m*a*b_dot**2", 0)),
    "e_hat for D f": TStar("T", A, ("m*a*b_dot**2", "2*m*a*a_dot*b_dot")),
    "none": NIC("T", A, "flow", (0, 0)),
}


@pytest.mark.parametrize("name", RIGHT)
def test_the_right_effort_is_taken(name: str) -> None:
    values, start = {"m": 2.0, "J": 0.3, "M": 0.7}, {"a": 1.1, "a_dot": 0.4, "b_dot": 1.3}
    run = bg.simulate(graph(RIGHT[name]), (0, 2), values, start, rtol=1e-10, atol=1e-12)
    assert abs(run.power_audit().drift) < 1e-8
    assert run["a"][-1] == pytest.approx(bg.simulate(graph(RIGHT["IC"]), (0, 2), values, start)["a"][-1], rel=1e-6)


@pytest.mark.parametrize("name", WRONG)
def test_another_is_refused(name: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        bg.compile(graph(WRONG[name]))
    assert caught.value.parties == ("T",)


def test_an_ic_whose_mass_depends_on_a_coordinate_elsewhere_is_refused() -> None:
    """Its energy would generate an effort at z too, and no port leads there."""
    theta, z, store = One("theta_dot", coordinates="theta"), One("z_dot", coordinates="z"), IC("T", "J + m*z**2")
    parts = (theta >> store["I"], theta << store["C"], Se("M") >> theta, z >> I("mz"), Se("F") >> z)
    with pytest.raises(bg.StructureError):
        bg.compile(bg.Graph("g", *parts))
