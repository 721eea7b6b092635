"""Systems whose singular part is lost, frames that name nothing."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import NIC, TF, I, One, R, Se


def test_a_component_without_any_mass_is_not_lost() -> None:
    """Splitting a system into its blocks drops rows of zeros."""
    f = One("f", 3)
    store = NIC("T", (("a", 0, 0), (0, "b", 0), (0, 0, 0)), "effort", (0, 0, 0))
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(bg.Graph("g", Se("F") >> f, f >> store["I"], f << store["C"]))
    assert caught.value.parties == ("f_3",)


def test_a_mass_matrix_is_symmetric() -> None:
    f = One("f", 2)
    store = NIC("T", ((2, 1), (0, 2)), "effort", (0, 0))
    with pytest.raises(bg.BondGraphError):
        bg.compile(bg.Graph("g", Se("F") >> f, f >> store["I"], f << store["C"]))


@pytest.mark.parametrize("frame", ["nope", "", 3, "sin"])
def test_a_frame_names_a_junction_even_where_no_inertia_asks(frame: str) -> None:
    with pytest.raises(bg.BondGraphError):
        o = One("o", 3, frame=frame)
        bg.compile(bg.Graph("g", o >> R("r", 1), Se("M") >> o))


@pytest.mark.parametrize("frame", [["a"], {}, 3])
def test_a_frame_is_a_name(frame: object) -> None:
    with pytest.raises(bg.BondGraphError):
        o = One("o", 3, frame=frame)  # type: ignore[arg-type]
        bg.compile(bg.Graph("g", o >> I("J", (1, 2, 3)), Se("M") >> o))


@pytest.mark.parametrize("value", [((0, 0), (0, 1)), (0, 1)])
def test_an_inertia_without_mass_in_one_direction(value: object) -> None:
    v = One("v", 2, frame="inertial")
    with pytest.raises(bg.BondGraphError) as caught:
        bg.compile(bg.Graph("g", Se("F") >> v, v >> I("M", value), v >> R("r")))
    assert "M" in (*caught.value.parties, caught.value.place)


def damped(*more: object) -> bg.Graph:
    """u1 carries a mass, u2 nothing."""
    f = One("f", ("u1", "u2"))
    push = Se("F", ("F1", "F2")) >> f
    return bg.Graph("damped", f >> TF("P", (("1", "0"),)) >> One("v") >> I("m"), push, *(chain(f) for chain in more))  # type: ignore[operator]


def test_a_massless_velocity_that_dampers_determine_is_a_value() -> None:
    """b u = F in the second row: u2 = (F2 - u1)/3, and it is no state."""
    graph = damped(lambda f: f >> R("b", ((2, 1), (1, 3))))
    equations = bg.compile(graph)
    assert equations.states == ("u1",)
    run = bg.simulate(equations, (0, 2), {"m": 1, "F1": 1, "F2": 0.5}, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["u2"], (0.5 - run["u1"]) / 3, atol=1e-14)
    np.testing.assert_allclose(run["u1"], 0.5 * (1 - np.exp(-5 / 3 * run.t)), atol=1e-9)


def test_a_massless_velocity_with_a_curved_damper() -> None:
    equations = bg.compile(damped(lambda f: f["u2"] >> R("d", effort="f + f**3")))
    run = bg.simulate(equations, (0, 1), {"m": 1, "F1": 0, "F2": 10})
    np.testing.assert_allclose(run["u2"], 2, rtol=1e-12)


def test_a_massless_velocity_that_nothing_determines_is_named() -> None:
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(damped())
    assert caught.value.parties == ("u2",)
