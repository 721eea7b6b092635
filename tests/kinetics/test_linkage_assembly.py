"""Assembly at the start: where positions are judged, and what is said where they cannot hold."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import hypot
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Revolute, Se, Sf
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.random_states import RandomPoints
from bondgraph.graph.graph import checked
from bondgraph.kinetics.linkage_assembly import Near, Start, _anywhere, assembled
from bondgraph.kinetics.loop_closure import LoopClosure


def held(row: tuple[str, str], integral: str, value: str) -> Balance:
    """A particle in a plane where an integral has a value."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    source = f << TF("a", (row,), integrals=(integral,)) << Sf("rod", (value,), given="position")
    return assemble(relax(checked(bg.Graph("particle", f >> I("m", 2), source))), xp)


def pendulum(length: str = "l") -> Balance:
    """On a circle."""
    return held(("x", "y"), "(x**2 + y**2)/2", f"{length}**2/2")


def crossing() -> Balance:
    """On one of the axes."""
    return held(("y", "x"), "x*y", "0")


def test_a_start_is_what_is_known_of_it() -> None:
    assert Start.of(None, {"l": 1}, 0) is None
    assert Start.of({"x": 1}, None, 2) == Start({"x": 1}, {}, 2.0)
    with pytest.raises(bg.ValueRefused):
        Start.of({"x": 1}, None, "now")


def test_without_positions_or_values_the_balance_stays() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    free = assemble(relax(checked(bg.Graph("free", f >> I("m")))), xp)
    assert assembled(free, RandomPoints(), None) is free
    loose = pendulum()
    assert (
        assembled(loose, RandomPoints(), None) is loose and assembled(loose, RandomPoints(), Start({"x": 1.0})) is loose
    )


def test_what_is_held_between_events_may_be_given() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.125, given="position")
    sampled = bg.sample("s", "x - 1", every=0.2, offset=0.1)
    graph = bg.Graph("particle", f >> I("m", 2), rod, Se("F", ("s", 0)) >> f, sampled)
    assert bg.simulate(graph, 0.05, start={"x": 0.3, "y": bg.Near(1), "s": 0.7})["s"][0] == 0.7
    with pytest.raises(bg.ValueRefused, match="this name is not a state"):
        bg.simulate(graph, 0.05, start={"x": 0.3, "K": 1})


@pytest.mark.parametrize("start", [None, Start({"x": Near(0.6), "y": Near(-0.9)}), Start({"x": 0.6, "y": Near(-1)})])
def test_it_is_judged_where_the_mechanism_closes(start: Start | None) -> None:
    """At the start, or anywhere, and beside it: on the circle."""
    near = assembled(pendulum("2"), RandomPoints(), start).region.near
    assert len(near) > 1
    for point in near:
        assert hypot(point["x"], point["y"]) == pytest.approx(2, abs=1e-9)
    first = near[0]
    if start is not None:
        assert first["x"] > 0 > first["y"]
        if start.states["x"] == 0.6:
            assert first["x"] == 0.6


def test_the_first_is_the_nearest() -> None:
    """On the ray through the guess."""
    first = assembled(pendulum("2"), RandomPoints(), Start({"x": Near(1.5), "y": Near(-2.0)})).region.near[0]
    assert (first["x"], first["y"]) == (pytest.approx(1.2, abs=1e-6), pytest.approx(-1.6, abs=1e-6))


def test_parameters_come_with_the_start() -> None:
    for length in (0.5, 2.0):
        (first, *_) = assembled(
            pendulum(), RandomPoints(), Start({"x": Near(0.3), "y": Near(-0.4)}, {"l": length})
        ).region.near
        assert hypot(first["x"], first["y"]) == pytest.approx(length, abs=1e-9) and first["l"] == length


def test_what_cannot_close_is_refused_with_what_is_left() -> None:
    """x = 3 is a circle of radius 2 away: at y = 0 there is (9 - 4)/2 left."""
    with pytest.raises(bg.ValueRefused, match=r"2\.5 is left with x as given, at x = 3") as caught:
        assembled(pendulum("2"), RandomPoints(), Start({"x": 3.0, "y": Near(0.5)}))
    assert caught.value.parties == ("rod", "x") and "lengths" in caught.value.remedy


@pytest.mark.parametrize("digits", [10, 8, 6])
def test_a_start_of_rounded_coordinates_stands_for_the_nearest_that_closes(digits: int) -> None:
    """All of them given: none is free to follow."""
    x, y = round(2 * np.cos(1.0), digits), round(-2 * np.sin(1.0), digits)
    first = assembled(pendulum("2"), RandomPoints(), Start({"x": x, "y": y})).region.near[0]
    assert hypot(first["x"], first["y"]) == pytest.approx(2, abs=1e-12)
    assert hypot(first["x"] - x, first["y"] - y) < 10.0**-digits


def test_a_start_may_leave_as_much_as_is_documented() -> None:
    """1e-6 of the terms |x| |x|, of x on a circle: so x may be off by 1e-6 of itself."""
    assembled(pendulum("2"), RandomPoints(), Start({"x": 2.0 + 1.9e-6, "y": 0.0}))
    with pytest.raises(bg.ValueRefused, match=r"4\.2e-06 is left with x, y as given"):
        assembled(pendulum("2"), RandomPoints(), Start({"x": 2.0 + 2.1e-6, "y": 0.0}))


def test_a_single_row_repeats_no_other() -> None:
    """A circle so small that what is left is small in metres: its start is told, and no length."""
    with pytest.raises(bg.ValueRefused, match="is left with x, y as given") as caught:
        assembled(pendulum("2e-4"), RandomPoints(), Start({"x": 2.1e-4, "y": 0.0}))
    assert "Near" in caught.value.remedy


def test_a_rod_held_by_position_runs_from_a_start_of_eight_figures() -> None:
    """The pendulum of the documentation: as from all figures, but for what eight leave open."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    source = f << TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", ("l**2/2",), given="position")
    graph = bg.Graph("held", f >> I("m", 2), Se("G", ("0", "-m*9.81")) >> f, source)
    x, y = float(np.cos(1.0)), -float(np.sin(1.0))
    ends = [
        bg.simulate(graph, 1.0, {"l": 1.0}, start)["x"][-1]
        for start in ({"x": x, "y": y}, {"x": round(x, 8), "y": round(y, 8)})
    ]
    assert ends[0] == pytest.approx(ends[1], abs=1e-6)


def test_rows_that_nearly_repeat_others_lack_digits() -> None:
    """One circle twice, of radii that differ in the eighth figure."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rods = [
        f << TF(f"a_{name}", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf(name, (value,), given="position")
        for name, value in (("rod", "2"), ("bar", "2.00000002"))
    ]
    twice = assemble(relax(checked(bg.Graph("particle", f >> I("m", 2), *rods))), xp)
    for states in ({"x": 2.0, "y": 0.0}, {"x": Near(2.0), "y": Near(0.0)}):
        with pytest.raises(bg.ValueRefused, match="they close but for") as caught:
            assembled(twice, RandomPoints(), Start(states))
        assert "digits" in caught.value.remedy


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(bg.ValueRefused, match="z"):
        assembled(pendulum("2"), RandomPoints(), Start({"z": 1.0}))


def test_a_start_chooses_the_branch() -> None:
    for states, on, off in (({"x": 1.0, "y": Near(0.1)}, "x", "y"), ({"x": Near(0.1), "y": 1.0}, "y", "x")):
        near = assembled(crossing(), RandomPoints(), Start(states)).region.near
        assert all(abs(point[off]) < 1e-9 and point[on] == pytest.approx(1, abs=0.1) for point in near)


@pytest.mark.parametrize("start", [{}, {"A_q": 0.0}, {"A_q": 0.01}, {"D_q": Near(1.5)}])
def test_bars_in_a_line_are_put_together_all_the_same(start: dict[str, Any]) -> None:
    """At zero all four bars lie in a line, which by symmetry no direction leads away from."""
    lengths = {"crank": 0.3, "coupler": 0.9, "rocker": 0.7}
    a, b, c = (Link(name, 1.0, planar=0.1, centre=(length / 2, 0, 0)) for name, length in lengths.items())
    joints = [Revolute("A", "ground", a, "z"), Revolute("B", a.frame((0.3, 0, 0)), b, "z"),
              Revolute("D", Frame("ground", (1, 0, 0)), c, "z"),
              Revolute("C", b.frame((0.9, 0, 0)), c.frame((0.7, 0, 0)), "z")]  # fmt: skip
    graph = bg.Graph("four_bar", *Mechanism("four_bar", [a, b, c], joints, gravity=(0, -9.81, 0)))
    run = bg.simulate(graph, 0.01, start=start)
    A, B, D = (run[f"{name}_q"][0] for name in "ABD")
    end = 0.3 * np.exp(1j * A) + 0.9 * np.exp(1j * (A + B)) - 0.7 * np.exp(1j * D)
    assert abs(end - 1) < 1e-9 and all(given == A for name, given in start.items() if name == "A_q")
    assert any("loops close in several ways" in note for note in run.notes)


@pytest.mark.parametrize(("first", "place"), [(0.03, 1.0), (0.08, 0.0)])
def test_a_configuration_is_clear_where_positions_are_a_twentieth_from_dependent(first: float, place: float) -> None:
    """Where it is not the next one is tried, which is as clear as may be."""
    found, sizes = iter([[0.0], [1.0]]), {0.0: first, 1.0: 1.0}
    closure: Any = SimpleNamespace(
        at=(0,),
        somewhere=lambda draw, width: [width],
        closest=lambda guess, free: np.array(guess),
        closed=lambda guess, free: next(found),
        rank=lambda x: 0,
        sizes=lambda x: np.array([sizes[x[0]]]),
        is_clear=lambda x: True,
    )
    closure.beside = lambda x: [(closure, x)] * 2
    assert _anywhere(closure) == [place]


def closes_where(holds: Callable[[Any], bool]) -> Any:
    """A closure of four coordinates that is clear wherever it closes, and moves."""
    closure: Any = SimpleNamespace(
        at=range(4), asked=0, somewhere=lambda draw, width: [width * draw.uniform(-1, 1) for _ in range(4)],
        closest=lambda guess, free: np.array(guess), closest_in_any_units=lambda guess: np.array(guess),
        rank=lambda x: 3, sizes=lambda x: np.ones(3), is_clear=lambda x: True,
    )  # fmt: skip

    def closed(guess: Any, free: Any) -> Any:
        closure.asked += 1
        return guess if holds(np.array(guess)) else None

    closure.closed, closure.beside = closed, lambda x: [(closure, x)] * 2
    return closure


def test_a_linkage_is_put_together_whose_coordinates_are_small_or_large() -> None:
    """All below one, or some above three, or with signs that few guesses have; and where none closes that ends."""
    assert _anywhere(closes_where(lambda x: bool(0.5 < np.abs(x).max() < 1.0)))
    assert _anywhere(closes_where(lambda x: bool(3.0 < np.abs(x).max() < 4.0)))
    assert _anywhere(closes_where(lambda x: bool((x > 0).all())))
    never = closes_where(lambda x: False)
    assert _anywhere(never) is None and never.asked < 50


def test_most_linkages_are_put_together_of_which_one_guess_in_sixteen_closes() -> None:
    """Each by other signs of its four coordinates."""

    def found(signs: tuple[bool, ...]) -> bool:
        return _anywhere(closes_where(lambda x: bool(((x > 0) == signs).all()))) is not None

    assert sum(map(found, product((False, True), repeat=4))) > 8


@pytest.mark.parametrize(("least", "is_judged"), [(0.06, False), (0.2, True)])
def test_a_configuration_is_next_to_a_singular_one_where_it_is_ten_times_nearer_than_beside_it(
    least: float, is_judged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There nothing is judged, but beside it."""
    closure: Any = SimpleNamespace(
        at=(0,), names=("x",), moving=(0,), point=(0.0,), far_scales={}, somewhere=lambda draw, width: [width],
        closest=lambda guess, free: np.array(guess), closed=lambda guess, free: [0.0],
        rank=lambda x: 0, sizes=lambda x: np.ones(1), is_clear=lambda x: True,
        least=lambda x, rank: 1.0 if x[0] else least,
    )  # fmt: skip
    closure.beside = lambda x: [(closure, [1.0]), (closure, [2.0])]
    monkeypatch.setattr(LoopClosure, "of", lambda *given: closure)
    near = assembled(pendulum("1"), RandomPoints(), None).region.near
    assert [place["x"] for place in near] == [*([0.0] if is_judged else []), 1.0, 2.0]


def driven_four_bar(flow: float, length: float) -> bg.Graph:
    a, b, c = (Link(name, 1.0, (0.1, 0.1, 0.1), centre=(0.4, 0, 0)) for name in "abc")
    joints = [
        Revolute("ja", "ground", a, "z"),
        Revolute("jb", a.frame(("r", 0, 0)), b, "z"),
        Revolute("jc", b.frame((1.4, 0, 0)), c.frame((1.1, 0, 0)), "z"),
        Revolute("jd", Frame("ground", (1.6, 0, 0)), c, "z"),
    ]
    mechanism = Mechanism("m", [a, b, c], joints, gravity=(0, -9.81, 0))
    return bg.Graph("crank", *mechanism, Sf("motor", flow) >> mechanism["ja"], values={"r": length})


@pytest.mark.parametrize("drawn", [(0.0, 0.5), (2.0, 0.3), (0.0, 0.3)])
def test_what_the_run_gives_stands_in_place_of_what_is_drawn(drawn: tuple[float, float]) -> None:
    """Velocities at which constraints hold belong to one flow of the motor, and to one length of the crank."""
    given = {"motor": 2.0, "r": 0.5}
    run, wanted = (
        bg.simulate(driven_four_bar(*each), [0, 0.5, 1], given, start={"ja_q": 1.2}) for each in (drawn, (2.0, 0.5))
    )
    for name in ("ja_q", "jb_q", "jc_q", "motor.e"):
        np.testing.assert_allclose(run[name], wanted[name], rtol=1e-6, err_msg=name)
