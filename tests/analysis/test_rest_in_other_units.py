"""Whether a state rests is told alike of large and small models: a rate is zero beside the terms it is added from."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero

v, z, i = One("v", coordinates=("x",)), Zero("z"), One("i")
SIZES = [1e9, 1.0, 1e-9, 1e-15]


@pytest.mark.parametrize("size", SIZES)
def test_what_falls_or_charges_has_no_equilibrium(size: float) -> None:
    """A mass in free fall, and a capacitor with a current: femtograms and femtoamperes, too."""
    falling = bg.Graph("falling", v >> I("m", size), Se("weight", 9.81 * size) >> v)
    charging = bg.Graph("charging", Sf("I", size) >> z, z >> C("C", size * 1e-3))
    for graph, state in ((falling, "p_m"), (charging, "q_C")):
        with pytest.raises(bg.NoSolution, match=f"{state}' = .* is left"):
            bg.equilibrium(graph)
        assert state in bg.linearize(graph).moving


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_plate_beyond_its_pull_in_does_not_rest(size: float) -> None:
    """No place has the spring hold it at 1.05 V; at 0.95 V one has, at the same part of the gap."""
    graph = bg.Graph(
        "plate",
        v >> I("m", size),
        v >> R("b", size),
        v >> C("s", 1.0),
        Se("F", "epsA*U**2/(2*(d - x)**2)") >> v,
        values={"d": size, "epsA": 8 * size**3 / 27},
    )
    with pytest.raises(bg.NoSolution, match="no equilibrium was found"):
        bg.equilibrium(graph, {"U": 1.05})
    found = bg.equilibrium(graph, {"U": 0.95}, guess={"x": 0.2 * size})
    assert found["x"] / size * (1 - found["x"] / size) ** 2 == pytest.approx(4 / 27 * 0.95**2, rel=1e-6)


@pytest.mark.parametrize("size", [1e6, 1.0, 1e-6])
@pytest.mark.parametrize("state, moving", [({}, set()), ({"v": 0.02}, {"x"}), ({"x": 2e-6}, {"p_m"})])
def test_what_moves_is_told(size: float, state: dict[str, float], moving: set[str]) -> None:
    """A resonator without damping at rest, passing its middle, and at its turn."""
    graph = bg.Graph("resonator", v >> I("m", size), v >> C("s", 1e-6 / size))
    found = bg.linearize(graph, state)
    assert {*found.moving} == moving and found.is_equilibrium is not bool(moving)


def test_what_is_left_of_balanced_forces_is_no_motion() -> None:
    """A spring holds a weight, but for the rounding of both."""
    graph = bg.Graph("hung", v >> I("m", 3), v >> C("s", 0.7), Se("weight", 3 * 9.81) >> v)
    rest = 0.7 * 3 * 9.81
    assert bg.linearize(graph, {"x": rest * (1 + 1e-10)}).is_equilibrium
    assert not bg.linearize(graph, {"x": rest * (1 + 1e-6)}).is_equilibrium
