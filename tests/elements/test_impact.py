"""Impacts: Newton's law of restitution, whatever hangs on the flow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, Impact, MSf, One, R, Se, Sf, Zero

FORMS = [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.hamiltonian, bg.forms.lagrange_multipliers]


@pytest.mark.parametrize("r", [-0.5, 1.5])
def test_a_coefficient_of_restitution_is_from_zero_to_one(r: float) -> None:
    with pytest.raises(bg.StructureError, match="restitution"):
        Impact("floor", "x", r)
    v = One("v", coordinates=("x",))
    ball = bg.Graph("ball", v >> I("m", 1), Se("weight", -9.81) >> v, v >> Impact("floor", "x", "r"))
    with pytest.raises(bg.SimulationStopped, match=f"restitution is {r}"):
        bg.simulate(ball, (0, 1), start={"x": 1}, values={"r": r})


def test_a_ball_bounces_at_the_instants_of_a_geometric_series() -> None:
    v = One("v", coordinates=("x",))
    chains = v >> I("m", 2.0), Se("weight", "-m*9.81") >> v, v >> Impact("floor", "x", 0.8)
    run = bg.simulate(bg.Graph("ball", *chains, bg.stop("enough", "t > 2.4")), 10, start={"x": 1.0})
    fall = math.sqrt(2 / 9.81)
    wanted = fall * np.concatenate([[1.0], 1.0 + 2.0 * np.cumsum(0.8 ** np.arange(1, 4))])
    np.testing.assert_allclose([leap.time for leap in run.leaps], wanted, atol=1e-12)
    assert run.power_audit().balanced and "when x < 0: v := -0.8*v by an impulse of e_floor" in str(run.equations)


@pytest.mark.parametrize(("ma", "mb", "r"), [(1.0, 3.0, 0.6), (2.0, 2.0, 1.0), (5.0, 0.1, 0.0)])
def test_two_bodies_share_their_momentum(ma: float, mb: float, r: float) -> None:
    """Against the textbook's collision in one dimension."""
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    graph = bg.Graph(
        "two", a >> I("ma", ma), b >> I("mb", mb), a >> z, z >> b, z >> One("rel") >> Impact("hit", "xb - xa")
    )
    run = bg.simulate(graph, 2.0, values={"hit": r}, start={"va": 1.0, "vb": -0.5, "xb": 1.0})
    centre = (ma - 0.5 * mb) / (ma + mb)
    after = centre - r * (1.5) * mb / (ma + mb), centre + r * 1.5 * ma / (ma + mb)
    assert (run["va"][-1], run["vb"][-1]) == pytest.approx(after, abs=1e-12)
    assert [leap.time for leap in run.leaps] == pytest.approx([1 / 1.5])


@pytest.mark.parametrize("mass", [1e-24, 1e-9, 1.0, 1e6, 1e12, 1e24])
@pytest.mark.parametrize("length", [1e-12, 1.0, 1e12])
def test_bodies_of_any_size_share_it_alike(mass: float, length: float) -> None:
    """A flow changes by 1/m with the impulse: beside the flow itself that may be less than a float of it."""
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    bodies = a >> I("ma", 1500 * mass), b >> I("mb", 2500 * mass), a >> z, z >> b
    graph = bg.Graph("two", *bodies, z >> One("rel") >> Impact("hit", "xb - xa", 0.3))
    run = bg.simulate(graph, 1.0, start={"va": 30 * length, "vb": -20 * length, "xb": 10 * length})
    found = [run[name][-1] / length for name in ("va", "vb", "xa", "xb")]
    assert found == pytest.approx([-10.625, 4.375, 6 - 8.5, 6 + 3.5], rel=1e-12)


@pytest.mark.parametrize("speed", [1e-9, 1e9])
def test_restitution_is_judged_at_any_speed(speed: float) -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("ball", v >> I("m", 1), v >> Impact("floor", "x", "r"))
    with pytest.raises(bg.SimulationStopped, match=r"restitution is -0\.5"):
        bg.simulate(graph, (0, 1), start={"x": speed / 2, "v": -speed}, values={"r": -0.5})


@pytest.mark.parametrize("r", [0.0, 1e-9, 0.5])
@pytest.mark.parametrize("floor", [0.0, 4.0])
def test_what_comes_to_rest_on_the_ground_does_not_fall_through(r: float, floor: float) -> None:
    """Where it falls without rebound, and where it begins at rest there."""
    v = One("v", coordinates=("x",))
    chains = v >> I("m", 0.2), Se("weight", "-m*9.81") >> v, v >> Impact("floor", f"x - {floor}", r)
    for height in (1.0, 0.0)[r == 0.5 :]:
        with pytest.raises(bg.SimulationStopped, match="'floor': its gap stays closed") as caught:
            bg.simulate(bg.Graph("ball", *chains), 2.0, start={"x": floor + height})
        run = caught.value.trajectory
        assert run is not None and run.steps[-1] == pytest.approx(math.sqrt(2 * height / 9.81), abs=1e-7)
        assert "stiff spring" in caught.value.remedy and "form" not in caught.value.remedy  # no form lets it go on


def test_what_drives_a_struck_flow_on_is_told_as_it_is_at_the_instant() -> None:
    """A block comes to rest on a belt that within a micrometre is slower, by the slope there: neither by a mean of what
    is around, nor by rounding."""
    v, z = One("v", coordinates=("x",)), Zero("z")
    belt = MSf("belt", "1 - 1e-3*tanh(1e6*(x - 0.5))")
    graph = bg.Graph("belt", v >> I("m", 2.0), v >> z, belt >> z, z >> One("slip") >> Impact("grip", "0.5 - x", 0))
    with pytest.raises(
        bg.SimulationStopped, match=r"'grip': its gap stays closed.* drives the flow on, by -?1e[+]03 a second"
    ):
        bg.simulate(graph, 1.0, start={"v": 2.0})


@pytest.mark.parametrize("unit", [2.0**-30, 2.0**20])
def test_in_another_unit_of_time_it_bounces_alike(unit: float) -> None:
    v = One("v", coordinates=("x",))
    chains = v >> I("m", 2.0), Se("weight", f"-m*9.81/{unit}**2") >> v, v >> Impact("floor", "x", 0.8)
    run = bg.simulate(bg.Graph("ball", *chains, bg.stop("enough", f"t > 2.4*{unit}")), 10 * unit, start={"x": 1.0})
    fall = math.sqrt(2 / 9.81)
    wanted = fall * np.concatenate([[1.0], 1.0 + 2.0 * np.cumsum(0.8 ** np.arange(1, 4))])
    np.testing.assert_allclose([leap.time / unit for leap in run.leaps], wanted, rtol=1e-9)


@pytest.mark.parametrize("pull", [0.0, 1.0])
def test_bodies_that_nothing_presses_together_go_on_without_rebound(pull: float) -> None:
    """Alone they keep each other's velocity; what pulls the second one parts them."""
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    hit = a >> z, z >> b, z >> One("rel") >> Impact("hit", "xb - xa", 0)
    graph = bg.Graph("two", a >> I("ma", 1), b >> I("mb", 1), Se("pull", pull) >> b, *hit)
    run = bg.simulate(graph, 2.0, start={"va": 1.0, "xb": 0.5, "vb": -1.0})
    assert run["va"][-1] == pytest.approx(run.at(run.leaps[0].time, "va"), abs=1e-12)
    assert run["xb"][-1] - run["xa"][-1] == pytest.approx(pull * (2 - run.leaps[0].time) ** 2 / 2, abs=1e-7)


@pytest.mark.parametrize("bent, moved", [(1e-8, True), (1e-7, False)])
def test_an_impulse_of_a_store_that_is_hardly_bent_is_one_system(bent: float, moved: bool) -> None:
    """The impulse is found as if flows were linear in momenta; 27 times what bends them is missed of the jump."""
    v = One("v", coordinates=("x",))
    chains = v >> I("m", flow=f"p/2 + {bent!r}*p**2"), Se("weight", -2 * 9.81) >> v, v >> Impact("floor", "x", 0.5)
    graph = bg.Graph("ball", *chains)
    if moved:
        (leap,) = bg.simulate(graph, 0.8, start={"x": 1.0}).leaps
        assert leap.time == pytest.approx(math.sqrt(2 / 9.81), abs=1e-5)
        return
    with pytest.raises(bg.SimulationStopped, match="no impulse gives its flow another value"):
        bg.simulate(graph, 0.8, start={"x": 1.0})


def cart(*parts: Any) -> bg.Graph:
    """A pendulum on a cart that meets a buffer at x = 0.05."""
    f, v = One("f", ("v_c", "w"), coordinates=("x", "th")), One("v", ("vx", "vy"))
    partial = (("1", "l*cos(th)"), ("0", "l*sin(th)"))
    return bg.Graph(
        "cart", f["v_c"] >> I("M", 2.0), f >> TF("P", partial) >> v >> I("m", 1.0),
        Se("weight", ("0", "-m*g")) >> v, f["v_c"] >> Impact("buffer", "0.05 - x", 0.5), *parts,
        values={"g": 9.81, "l": 0.5},
    )  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_an_impulse_moves_what_hangs_on_the_flow(form: Any) -> None:
    """The angular momentum about the pivot has no impulse: m l (v cos(th) + l w) stays, and v is turned round."""
    run = bg.simulate(bg.compile(cart(), form), 0.5, start={"th": 1.0})
    (leap,) = run.leaps
    beside = leap.time + np.array([-1e-10, 1e-10])
    v, w, th = (run.at(beside, name) for name in ("v_c", "w", "th"))
    assert v[1] == pytest.approx(-0.5 * v[0], rel=1e-8)
    momentum = v * np.cos(th) + 0.5 * w
    assert momentum[1] == pytest.approx(momentum[0], rel=1e-8) and abs(w[1] - w[0]) > 1.0


def test_what_is_no_impact_is_refused() -> None:
    with pytest.raises(bg.StructureError, match="when the bodies meet"):
        Impact("floor")
    v = One("v", coordinates=("x",))
    driven = bg.Graph("g", Sf("drive", -1.0) >> v, v >> R("b", 1.0), v >> Impact("floor", "x + 1", 0.5))
    with pytest.raises(bg.BondGraphError):
        bg.simulate(driven, 2.0)


def test_it_moves_with_its_submodel() -> None:
    @bg.submodel()
    def ball() -> Any:
        v = One("v", coordinates=("x",))
        return v >> I("m", 1.0), Se("w", -9.81) >> v, v >> Impact("floor", "x", 0.9)

    graph = bg.Graph("pair", ball("a"), ball("b"))
    run = bg.simulate(graph, 1.0, start={"a.x": 1.0, "b.x": 0.5})
    assert sorted(leap.time for leap in run.leaps)[:2] == pytest.approx([math.sqrt(1 / 9.81), math.sqrt(2 / 9.81)])


def rod() -> bg.Graph:
    """A mass on a rod, whose two velocities a constraint ties."""
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    held = v << TF("row", (("x", "y"),)) << Sf("rod", 0)
    return bg.Graph(
        "rod", v >> I("m", 1.0), Se("w", ("0", "-9.81")) >> v, held, v["vx"] >> Impact("wall", "0.3 - x", 0.7)
    )


@pytest.mark.parametrize("form", [bg.forms.maggi, bg.forms.lagrange_multipliers, bg.forms.kane_momentum])
def test_constraints_share_the_impulse(form: Any) -> None:
    """The speed along the circle is turned round, since vx is: energy falls by 1 - r^2."""
    run = bg.simulate(bg.compile(rod(), form), 0.9, start={"x": -0.6, "y": -0.8})
    (leap,) = run.leaps
    beside = leap.time + np.array([-1e-10, 1e-10])
    vx, vy = run.at(beside, "vx"), run.at(beside, "vy")
    assert vx[0] ** 2 + vy[0] ** 2 == pytest.approx(2 * 9.81 * (math.sqrt(1 - 0.09) - 0.8), rel=1e-7)
    assert (vx[1], vy[1]) == pytest.approx((-0.7 * vx[0], -0.7 * vy[0]), rel=1e-7)


def test_a_form_that_cannot_share_it_says_so() -> None:
    """Before it moves, also where it would never hit."""
    with pytest.raises(bg.NotReducible, match="'wall'") as caught:
        bg.simulate(bg.compile(rod(), bg.forms.lagrange_index_2), 1e-3, start={"x": -0.6, "y": -0.8})
    assert caught.value.parties == ("wall",)
    assert "lagrange_multipliers" in caught.value.remedy


def test_stiffness_along_constraints_takes_no_impact_whose_effort_it_depends_on() -> None:
    """The effort of the wall is turned by coordinates; of one along an axis the stiffness is free."""
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    held = v << TF("row", (("x", "y"),)) << Sf("rod", 0)
    across = v >> TF("turned", (("y", "x"),)) >> One("w") >> Impact("wall", "0.2 - x*y", 0.7)
    graph = bg.Graph("rod", v >> I("m", 1.0), Se("g", ("0", "-9.81")) >> v, held, across)
    with pytest.raises(bg.NotReducible, match="the Impact 'wall'") as caught:
        bg.compile(graph, bg.forms.dynamic_multipliers)
    assert caught.value.parties == ("wall",)
    assert "lagrange_multipliers" in caught.value.remedy
    bg.compile(rod(), bg.forms.dynamic_multipliers)
