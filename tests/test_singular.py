"""Systems whose singular part is lost, frames that name nothing."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import NIC, I, One, R, Se


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
