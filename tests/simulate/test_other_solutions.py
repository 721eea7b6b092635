"""A run says at its start that a loop has several solutions, and says nothing where it has one."""

from __future__ import annotations

import math

import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, De, I, One, R, Se, Sf, Zero
from bondgraph.simulate.other_solutions import _apart, solution_notes

THETA, W, V = 1.2, 5.0, -2.0


def rod(mu: float) -> bg.Graph:
    """A rod whose tip slides on the floor with friction (Painleve 1895)."""
    f = One("f", ("vx", "vy", "w"), coordinates=("x", "y", "th"), frame="inertial")
    c, z = One("c", ("cx", "cy")), Zero("z")
    parts = f >> I("I", (1, 1, 1 / 3)), Se("G", (0, -9.81, 0)) >> f
    tip = f >> TF("P", ((1, 0, "sin(th)"), (0, 1, "-cos(th)"))) >> c, c["cy"] >> z, z << Sf("floor", 0), z >> De("N")
    return bg.Graph("rod", *parts, *tip, c["cx"] >> R("fr", effort=f"{mu}*abs(N)*sign(f)"))


def slid(mu: float, **guess: bg.Near) -> bg.Trajectory:
    placed = {"x": math.cos(THETA), "y": math.sin(THETA), "th": THETA, "w": W}
    moving = {"vx": V - math.sin(THETA) * W, "vy": math.cos(THETA) * W}
    return bg.simulate(rod(mu), 0.005, start={**placed, **moving, **guess})


def pushes(mu: float) -> list[float]:
    """What pushes the tip down, by hand: upwards N < 0, and the floor must push as the friction assumes."""
    c, s = math.cos(THETA), math.sin(THETA)
    found = [(9.81 - s * W**2) / (1 + 3 * c * (c - mu * way * s)) for way in (1, -1)]
    return sorted(-push for push, way in zip(found, (1, -1), strict=True) if push * way > 0)


@pytest.mark.parametrize("mu", [0.3, 2.5])
def test_a_rod_with_two_reactions_says_so_and_one_with_one_does_not(mu: float) -> None:
    run, expected = slid(mu), pushes(mu)
    assert len(expected) == (2 if mu > 1 else 1)
    assert [x for x in expected if run["N"][0] == pytest.approx(x)]
    notes = solution_notes(run)
    assert len(notes) == len(expected) - 1 and set(notes) <= {*run.notes}
    assert all(f"N = {x:.6g}" in note for note in notes for x in expected)


@pytest.mark.parametrize("guess", [-20.0, -11.0, -5.0, -1.0, 3.0, 11.0])
def test_a_guess_chooses_and_is_told_where_another_is_nearer(guess: float) -> None:
    run, expected = slid(2.5, N=bg.Near(guess)), pushes(2.5)
    nearest = min(expected, key=lambda x: abs(x - guess))
    assert bool(solution_notes(run)) == (run["N"][0] != pytest.approx(nearest))


def test_what_a_note_proposes_leads_to_the_other_without_a_note() -> None:
    (note,) = solution_notes(slid(2.5))
    proposed = float(note.partition("Near(")[2].partition(")")[0])
    run = slid(2.5, N=bg.Near(proposed))
    assert run["N"][0] == pytest.approx(min(pushes(2.5))) and not solution_notes(run)


TUNNEL = "ip*e/vp*exp(1 - e/vp) + i0*(exp(e/0.05) - 1)"


def tunnel(voltage: float, size: float) -> bg.Trajectory:
    """A tunnel diode behind a resistor; its equations tell nothing, since sampled parameters are all of order one."""
    a, b, i = Zero("a"), One("b"), One("i")
    loop = Se("U", voltage) >> i, i >> R("Rs", "Rs"), i >> a, a >> R("D", flow=TUNNEL)
    graph = bg.Graph("tunnel", *loop, b << a, b >> I("L", 1e-3 / size), b >> R("r", 1e3 / size))
    values = {"Rs": 250 / size, "ip": 2e-3 * size, "vp": 0.07, "i0": 1e-9 * size}
    return bg.simulate(graph, 1e-4, values)


@pytest.mark.parametrize("size", [1.0, 1e-6, 1e3])
@pytest.mark.parametrize("voltage", [0.1, 0.3, 0.5, 0.55, 0.6, 2.0])
def test_a_load_line_that_crosses_its_diode_several_times_is_told(voltage: float, size: float) -> None:
    def left(a: float) -> float:
        return (voltage - a) / 250 - 2e-3 * a / 0.07 * math.exp(1 - a / 0.07) - 1e-9 * math.expm1(a / 0.05)

    crossings = sum(left(k * 1e-3) * left((k + 1) * 1e-3) < 0 for k in range(3000))
    run = tunnel(voltage, size)
    assert not run.equations.notes and len(solution_notes(run)) == (crossings > 1)


def test_a_loop_that_the_equations_tell_of_is_told_once() -> None:
    u = Zero("u")
    run = bg.simulate(bg.Graph("arc", Sf("J", 0.1) >> u, u >> C("c", 1), u >> R("d", effort="f**3 - f")), 0.01)
    assert [note for note in run.notes if "several solutions" in note] == list(run.equations.notes)


@pytest.mark.parametrize(
    "law", ["1e-9*(exp(e/0.05) - 1)", "where(e < 0, 1e-9*e, 1e3*e)", "e*abs(e)", "atan(e)", "e**3"]
)
@pytest.mark.parametrize("voltage", [0.0, 1.0, 30.0])
def test_laws_that_only_rise_have_one_solution(law: str, voltage: float) -> None:
    a, p = Zero("a"), Zero("p")
    j = [One(f"j{k}") for k in range(3)]
    ways = j[0] >> a, a >> j[1] >> p, a >> j[2] >> p, Se("U", voltage) >> j[0], p >> C("c", 1e-3)
    laws = (each >> R(f"D{k}", flow=law) for k, each in enumerate(j))
    run = bg.simulate(bg.Graph("net", *ways, *laws), 1e-6)
    assert run.equations.steps and not solution_notes(run)


def apart(distance: float) -> list[int]:
    return _apart(lambda x: ([x[0] * (x[0] - distance)], [2 * x[0] - distance]), [0.0], [distance])


def test_solutions_are_apart_by_more_than_their_errors() -> None:
    assert apart(1.0) == apart(1e-9) == [0]

    def beside(x: list[float]) -> tuple[list[float], list[float]]:
        return [(x[0] - 1) * (x[0] - 1 - 1e-12)], [2 * x[0] - 2 - 1e-12]

    assert _apart(beside, [1.0], [1 + 1e-12]) == []


def test_what_is_no_regular_solution_is_none() -> None:
    """One where another one joins it, one of a continuum, one that is not reached yet, and two of one rounding."""
    assert _apart(lambda x: ([x[0] ** 2 * (x[0] - 1)], [3 * x[0] ** 2 - 2 * x[0]]), [0.0], [1.0]) == []
    assert _apart(lambda x: ([x[0] * x[1], 0.0], [x[1], x[0], 0.0, 0.0]), [0.0, 1.0], [0.0, 2.0]) == []
    assert _apart(lambda x: ([math.exp(-x[0])], [-math.exp(-x[0])]), [30.0], [40.0]) == []
    assert _apart(lambda x: ([(1.0 + x[0]) - 1.0], [1.0]), [0.0], [1e-17]) == []
    assert _apart(lambda x: ([x[0]], [1.0]), [0.0], [5e-324]) == []
