"""Sensors take no power and give signals; activated bonds feel nothing of what they drive."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import AE, AF, GY, TF, C, De, Df, Dp, Dq, I, MSe, One, R, Se, Zero


def controlled() -> bg.Graph:
    v = One("v")
    return bg.Graph(
        "controlled",
        MSe("F", "kp*(ref - pos) - kd*speed") >> v,
        v >> I("m", 1),
        v >> Df("speed"),
        v >> Dq("pos"),
        values={"kp": 4, "kd": 2, "ref": 1},
    )


def test_a_controller_is_a_source_of_signals() -> None:
    """m x'' = kp (1 - x) - kd x', damped at half critical: the closed form."""
    run = bg.simulate(controlled(), (0, 5), rtol=1e-10, atol=1e-12)
    t, w = run.t, np.sqrt(3)
    exact = 1 - np.exp(-t) * (np.cos(w * t) + np.sin(w * t) / w)
    np.testing.assert_allclose(run["pos"], exact, atol=1e-8)
    np.testing.assert_array_equal(run["speed"], run["v"])


def test_sensors_take_no_power() -> None:
    run = bg.simulate(controlled(), (0, 1))
    for name in ("speed", "pos"):
        assert not (run[f"{name}.e"] * run[f"{name}.f"]).any()


def test_detectors_of_effort_and_its_integral() -> None:
    u = Zero("u")
    graph = bg.Graph(
        "rc", Se("U", 1) >> One("i") >> u, One("i") >> R("Ra", 2), u >> C("c", 3), u >> De("seen"), u >> Dp("p")
    )
    run = bg.simulate(graph, (0, 4), rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["seen"], 1 - np.exp(-run.t / 6), atol=1e-9)
    np.testing.assert_allclose(run["p"], run.t - 6 * (1 - np.exp(-run.t / 6)), atol=1e-8)


def test_a_sensor_of_a_multibond_gives_a_signal_a_component() -> None:
    v = One("v", ("vx", "vy"))
    graph = bg.Graph("plane", v >> I("m", 1), v >> Df("s"), Se("F", ("-s_vy", "s_vx")) >> v)
    run = bg.simulate(graph, (0, 3), start={"vx": 1}, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["v"], np.stack([np.cos(run.t), np.sin(run.t)], axis=-1), atol=1e-8)


def test_a_modulus_may_follow_a_signal_but_only_one_way() -> None:
    i, w = One("i"), One("w")
    graph = bg.Graph(
        "cvt", Se("U", 1) >> i >> TF("n", "1 + angle") >> w, w >> R("b", 1), i >> I("L", 1), w >> Dq("angle")
    )
    rates = bg.rates(graph, start={"i": 2, "angle": 0.5})
    assert rates == {"i": pytest.approx(1 - 1.5**2 * 2), "angle": pytest.approx(3.0)}


def test_an_inertia_may_not_depend_on_a_signal() -> None:
    v = One("v")
    with pytest.raises(bg.ModulusError) as caught:
        bg.compile(bg.Graph("g", v >> I("m", "1 + pos"), v >> Dq("pos"), Se("F") >> v))
    assert set(caught.value.parties) == {"m", "pos"}


def test_a_signal_and_a_parameter_have_two_names() -> None:
    v = One("v")
    with pytest.raises(bg.DuplicateName):
        bg.compile(bg.Graph("g", v >> I("m"), v >> Dq("p_m"), Se("F") >> v))


@pytest.mark.parametrize("kind", ["AE", "AF"])
def test_activated_bonds_are_not_felt(kind: str) -> None:
    """A second stage behind an amplifier: the first is as if alone."""
    u, i = Zero("u"), One("i")
    first = (Se("U", 1) >> i >> u, i >> R("R1", 2), u >> C("c1", 0.5))
    alone = bg.simulate(bg.Graph("alone", *first), (0, 2), rtol=1e-10, atol=1e-12)
    y, j = Zero("y"), One("j")
    chain = u >> AE("gain", 3) >> y if kind == "AE" else i >> AF("gain", 3) >> y
    graph = bg.Graph("two", *first, chain, y >> j, j >> R("R2", 1), j >> I("L", 1), y >> R("R3", 4))
    run = bg.simulate(graph, (0, 2), rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["q_c1"], alone["q_c1"], atol=1e-9)
    seen, given = ("u", "gain-y.e") if kind == "AE" else ("i", "gain-y.f")
    np.testing.assert_allclose(run[given], 3 * run[seen], rtol=1e-12)
    audit = run.power_audit()
    assert abs(audit.drift) < 1e-8 and abs(audit.missing).max() < 1e-13


def test_the_modulated_names_are_the_plain_elements() -> None:
    from bondgraph import elements

    assert (elements.MTF, elements.MGY, elements.MR) == (TF, GY, R)
