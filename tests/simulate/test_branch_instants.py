"""Instants at which formulas change branch, or a stop ends a run, and what their moving adds to derivatives."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, I, One, R, Se, Sum
from bondgraph.simulate.branch_instants import pieces, switches_of

v, i = One("v", coordinates=("x",)), One("i")
SWING = bg.Graph("swing", v >> I("m", 1), v >> C("c", 1))
COIL = bg.Graph("coil", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 0.8), bg.stop("full", "i > most"))
LAST = 7.0

At = Callable[[float], list[float]]


def passing(level: float) -> At:
    """The instants at which cos(w t) passes a level."""
    turn = math.acos(level)
    return lambda w: [t for k in range(4) for t in ((2 * math.pi * k - turn) / w, (2 * math.pi * k + turn) / w)]


def integrated(function: Callable[[np.ndarray, np.ndarray], np.ndarray], breaks: At, w: float) -> float:
    """The integral over the run of a function of cos(w t) and t that is smooth between some instants."""
    ends = np.unique([0.0, LAST, *(t for t in breaks(w) if 0 < t < LAST)])
    nodes, weights = np.polynomial.legendre.leggauss(40)
    half = np.diff(ends)[:, None] / 2
    times = ends[:-1, None] + half * (1 + nodes)
    return float((function(np.cos(w * times), times) * weights * half).sum())


CASES: dict[str, tuple[Callable[[np.ndarray, np.ndarray], np.ndarray], At]] = {
    "where(x > 0.1, 1, 0)": (lambda x, t: 1.0 * (x > 0.1), passing(0.1)),
    "sign(x)": (lambda x, t: np.sign(x), passing(0.0)),
    "where(x**3 > 0, x + 2, 1)": (lambda x, t: np.where(x > 0, x + 2, 1), passing(0.0)),
    "where(where(x > 0, 1, -1) > 0, 1, 0)": (lambda x, t: 1.0 * (x > 0), passing(0.0)),
    "where(where(x > 0, x + 1, x - 1) > 0, 1, 0)": (lambda x, t: 1.0 * (x > 0), passing(0.0)),
    "where(x > -0.9999, 1, 0)": (lambda x, t: 1.0 * (x > -0.9999), passing(-0.9999)),
    "abs(x)": (lambda x, t: np.abs(x), passing(0.0)),
    "max(x, 0)": (lambda x, t: np.maximum(x, 0), passing(0.0)),
    "min(x, 0.1)": (lambda x, t: np.minimum(x, 0.1), passing(0.1)),
    "where(x > 0.1, x, 0)": (lambda x, t: np.where(x > 0.1, x, 0), passing(0.1)),
    "where(abs(x - 0.5) < 0.001, 1, 0)": (
        lambda x, t: 1.0 * (np.abs(x - 0.5) < 0.001),
        lambda w: [*passing(0.499)(w), *passing(0.501)(w)],
    ),
    "where(sin(7*t) > 0, x, 0)": (
        lambda x, t: np.where(np.sin(7 * t) > 0, x, 0),
        lambda w: [k * math.pi / 7 for k in range(20)],
    ),
    "where(t > 3.3, x**2, 0)": (lambda x, t: np.where(t > 3.3, x**2, 0), lambda w: [3.3]),
    "where(t > 3.3333, where(t < 3.3334, x**2, 0), 0)": (
        lambda x, t: np.where((t > 3.3333) & (t < 3.3334), x**2, 0),
        lambda w: [3.3333, 3.3334],
    ),
}


@pytest.mark.parametrize("formula", [*CASES])
@pytest.mark.parametrize("instants", [3, 1001])
def test_branches_of_what_is_integrated_are_met_and_move(formula: str, instants: int) -> None:
    """A mass on a spring is at x = cos(w t), w = 1/sqrt(m c): its branches change at instants known in closed form."""
    run = bg.simulate(SWING, np.linspace(0, LAST, instants), start={"x": 1.0}, rtol=1e-10)
    function, breaks = CASES[formula]
    h = 1e-5
    by_w = (integrated(function, breaks, 1 + h) - integrated(function, breaks, 1 - h)) / (2 * h)
    found = run.gradient(integral=formula, by=("c", "m"))
    assert found["c"] == pytest.approx(-by_w / 2, rel=1e-6, abs=1e-7)
    # The mass does the same at a momentum of zero.
    assert found["m"] == pytest.approx(-by_w / 2, rel=1e-6, abs=1e-7)


def test_a_number_in_a_formula_moves_its_branches() -> None:
    """The time with x > c/2, and one that ends at t = 3 c: both by the compliance c."""
    run = bg.simulate(SWING, LAST, start={"x": 1.0}, rtol=1e-10)
    h = 1e-5

    def above(c: float) -> float:
        return integrated(lambda x, t: 1.0 * (x > c / 2), passing(c / 2), c**-0.5)

    found = run.gradient(integral="where(x > c/2, 1, 0)", by="c")["c"]
    assert found == pytest.approx((above(1 + h) - above(1 - h)) / (2 * h), rel=1e-6)
    # of sin(w t)/w at t = 3 c
    by_c = 3 * math.cos(3) + (3 * math.cos(3) - math.sin(3)) * -0.5
    assert run.gradient(integral="where(t < 3*c, x, 0)", by="c")["c"] == pytest.approx(by_c, rel=1e-6)


def test_branches_behind_a_block_are_met() -> None:
    """The signal of a block with a branch in time, squared: the integral of cos^2 from 3.3 s on."""
    graph = bg.Graph("swing", v >> I("m", 1), v >> C("c", 1), v >> Df("seen"), Sum("late", "where(t > 3.3, seen, 0)"))
    run = bg.simulate(graph, np.linspace(0, LAST, 11), start={"x": 1.0}, rtol=1e-10)

    def squared(w: float) -> float:
        return integrated(lambda x, t: np.where(t > 3.3, w**2 * (1 - x**2), 0), lambda w: [3.3], w)

    h = 1e-5
    by_w = (squared(1 + h) - squared(1 - h)) / (2 * h)
    assert run.gradient(integral="late**2", by="c")["c"] == pytest.approx(-by_w / 2, rel=1e-6)


def test_pieces_end_where_branches_change_and_are_told_inside() -> None:
    run = bg.simulate(SWING, LAST, start={"x": 1.0}, rtol=1e-10)
    wanted = run.equations.xp.build("where(x > 0, 1, 0)*where(t > 3, 1, 2)", run.equations.xp.symbol)
    found = pieces(run, switches_of(run.equations, [wanted]))
    quarter = math.pi / 2
    assert [piece.start for piece in found] == pytest.approx([0, quarter, 3, 3 * quarter], abs=1e-8)
    assert [len(piece.passing) for piece in found] == [0, 1, 1, 1]
    assert found[-1].end == LAST == found[-1].last
    for piece in found[1:]:
        assert piece.start < piece.first < piece.last <= piece.end


def test_dips_below_zero_shorter_than_what_is_sampled_are_met() -> None:
    """x < -0.9999 lasts 0.03 s of each turn, near the end of a step or not; an eighth of a step is 0.07 s."""
    run = bg.simulate(SWING, 200, start={"x": 1.0})
    wanted = run.equations.xp.build("where(x > -0.9999, 1, 0)", run.equations.xp.symbol)
    assert len(pieces(run, switches_of(run.equations, [wanted]))) == 1 + 2 * 32


def test_what_cannot_be_told_is_refused_with_the_reason() -> None:
    """An input that leaps where nobody said so; two conditions that a number moves apart."""
    graph = bg.Graph("pushed", Se("F") >> v, v >> I("m", 1), v >> C("c", 0.3))
    hidden = bg.Signal(lambda t: 1.0 if t > 2 else -1.0, rate=lambda t: 0.0)
    formula = "where(F*(x + 9) > 0, 1, 0)"
    run = bg.simulate(graph, 3, {"F": hidden}, start={"x": 1.0})
    with pytest.raises(bg.NoSolution, match="leaps over zero there"):
        run.gradient(integral=formula, by="c")
    unknown = bg.simulate(graph, 3, {"F": bg.Signal(lambda t: t - 2)}, start={"x": 1.0})
    with pytest.raises(bg.MissingValues, match="the rate of the input 'F'"):
        unknown.gradient(integral=formula, by="c")
    # F passes zero at 2 s whatever c is, and with it F (x + 9) does.
    assert unknown.gradient(integral="where(F > 0, 1, 3)", by="c")["c"] == 0
    known = bg.simulate(graph, 3, {"F": bg.Signal(lambda t: t - 2, rate=lambda t: 1.0)}, start={"x": 1.0}, rtol=1e-10)
    assert known.gradient(integral=formula, by="c")["c"] == pytest.approx(0, abs=1e-8)
    free = bg.simulate(bg.Graph("swing", v >> I("m", 1), v >> C("c", 0.3)), 3, start={"x": 1.0})
    with pytest.raises(bg.NoSolution, match="pass zero at once there"):
        free.gradient(integral="where(x > 0.3, 1, 0)*where(x > c, 1, 2)", by="c")


PUSHED = bg.Graph("pushed", Se("F") >> v, v >> I("m", 1), v >> C("c", 1))


@pytest.mark.parametrize(("part", "leaps"), [(3e-7, False), (1e-5, True)])
def test_what_leaps_by_a_millionth_of_a_step_still_passes_zero(part: float, leaps: bool) -> None:
    """An input that rises by one a second, and by a little more at once where it is zero: its instant is 2 s for all c.

    Steps are of 0.1 s, in which it rises by 0.1.
    """
    force = bg.Signal(lambda t: t - 2 + (0.1 * part if t > 2 else 0.0), rate=lambda t: 1.0)
    run = bg.simulate(PUSHED, 3, {"F": force}, start={"x": 1.0}, max_step=0.1)
    if leaps:
        with pytest.raises(bg.NoSolution, match="leaps over zero there"):
            run.gradient(integral="where(F*(x + 9) > 0, 1, 3)", by="c")
    else:
        assert run.gradient(integral="where(F*(x + 9) > 0, 1, 3)", by="c")["c"] == pytest.approx(0, abs=1e-8)


@pytest.mark.parametrize(("part", "leaps"), [(1e-7, False), (1e-5, True)])
def test_what_hardly_leaps_where_an_instant_is_not_told_has_a_gradient(part: float, leaps: bool) -> None:
    force = bg.Signal(lambda t: 1.0 if t > 2 else -1.0, rate=lambda t: 0.0)
    run = bg.simulate(PUSHED, 3, {"F": force}, start={"x": 1.0})
    formula = f"where(F*(x + 9) > 0, 1, {1 + part})"
    if leaps:
        with pytest.raises(bg.NoSolution, match="leaps over zero there"):
            run.gradient(integral=formula, by="c")
    else:
        assert run.gradient(integral=formula, by="c")["c"] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("part", "apart"), [(3e-7, False), (3e-6, True)])
def test_two_conditions_are_met_at_one_instant_that_a_number_moves_alike_to_six_digits(
    part: float, apart: bool
) -> None:
    """x = c, and x = c + part (c - 0.3), at c = 0.3."""
    run = bg.simulate(bg.Graph("swing", v >> I("m", 1), v >> C("c", 0.3)), 3, start={"x": 1.0}, rtol=1e-10)
    formula = f"where(x > c, 1, 0)*where(x > c + {part}*(c - 0.3), 1, 2)"
    if apart:
        with pytest.raises(bg.NoSolution, match="pass zero at once there"):
            run.gradient(integral=formula, by="c")
    else:
        first = run.gradient(integral="where(x > c, 1, 0)", by="c")["c"]
        assert run.gradient(integral=formula, by="c")["c"] == pytest.approx(first, rel=1e-6)


def test_both_sides_of_a_branch_are_seen_beyond_rounding_and_near_enough() -> None:
    """A quantity with terms of 1e5 is rounding for 1e-11 s about its zero; another falls by 1e-7 in 1e-9 s."""
    run = bg.simulate(SWING, 3, start={"x": 1.0}, rtol=1e-10)
    for level in np.linspace(0.1, 0.8, 8):
        quantity = f"x + 1e5*sin(40*t) - 2e5*sin(20*t)*cos(20*t) > {level:.17g}"
        found = run.gradient(integral=f"where({quantity}, 1, 0)", by="c")["c"]
        assert found == pytest.approx(math.acos(level) / 2, rel=1e-6)

    def falling(w: float) -> float:
        ends = [math.acos(0.1) / w, *np.linspace(math.acos(0.1) / w, 3, 60)]
        return integrated(lambda x, t: np.exp(100 * (x - 0.1)) * (x < 0.1) * (t < 3), lambda _: ends, w)

    h = 1e-5
    by_c = -(falling(1 + h) - falling(1 - h)) / (4 * h)
    steep = run.gradient(integral="where(x > 0.1, 0, exp(100*(x - 0.1)))", by="c")["c"]
    assert steep == pytest.approx(by_c, abs=1e-7)


def full(u: float, ra: float, l: float, most: float) -> float:
    """The instant at which the current of a coil, U/R (1 - exp(-R t/L)), is `most`."""
    return -l / ra * math.log(1 - ra * most / u)


def test_a_stop_moves_the_end_of_the_run() -> None:
    """The current there is always the same; the instant is that of the closed form, also by the limit itself."""
    values = {"U": 1.0, "Ra": 0.8, "L": 1.0, "most": 0.5}
    run = bg.simulate(COIL, 10, {"most": 0.5}, rtol=1e-10)
    assert run.ended_by == "full"
    names, h = (*values, "p_L"), 1e-5

    def at(**changed: float) -> float:
        return full(*({**values, **changed}[name] for name in ("U", "Ra", "L", "most")))

    time = {name: (at(**{name: x + h}) - at(**{name: x - h})) / (2 * h) for name, x in values.items()}
    current, instant = run.gradient("i", by=names), run.gradient("t", by=names)
    lasted, sampled = run.gradient(integral="1", by=names), run.gradient(samples={"i": run.t == run.t[-1]}, by=names)
    for name in values:
        assert instant[name] == pytest.approx(time[name], rel=1e-7)
        assert lasted[name] == pytest.approx(time[name], rel=1e-7)
        assert current[name] == pytest.approx(float(name == "most"), abs=1e-9)
        assert sampled[name] == pytest.approx(float(name == "most"), abs=1e-9)
        assert run.sensitivity("i", name)[-1] == pytest.approx(float(name == "most"), abs=1e-9)
        assert run.sensitivity("t", name)[-1] == pytest.approx(time[name], rel=1e-7)
    assert run.sensitivity("i", "p_L")[-1] == pytest.approx(0, abs=1e-9)
    assert instant["p_L"] == pytest.approx(-1, rel=1e-7)  # as one that has begun by so much later: -1/i'(0)
    # Before the end instants are fixed.
    t = run.t[30]
    by_U = (1 - math.exp(-0.8 * t)) / 0.8
    assert run.sensitivity("i", "U")[30] == pytest.approx(by_U, rel=1e-7)


@pytest.mark.parametrize(
    ("when", "source"),
    [
        ("abs(i - 0.4) < 0.05", "sin(3*t) + 1"),
        ("i > 0.1 + 0.2*t", "1"),
        ("U.e > 1.5", "where(t > 0.7, 2, 1)"),
        ("where(t > 0.6, i, -1) > 0.1", "1"),
        ("t > 0.9", "1"),
    ],
)
def test_what_a_run_is_at_its_stop_changes_as_differences_of_runs_say(when: str, source: str) -> None:
    """Conditions that bend, that hang on time, and that leap with an input: then nothing moves the instant."""
    graph = bg.Graph(
        "coil", Se("U", source) >> i, i >> I("L", 1), i >> R("Ra", 0.8), i >> C("C", 2), bg.stop("hit", when)
    )
    equations, h = bg.compile(graph), 1e-4

    def scalar(**values: float) -> float:
        run = bg.simulate(equations, 5, values, rtol=1e-12, atol=1e-14)
        fine = np.linspace(0, run.t[-1], 401)
        nodes, weights = np.polynomial.legendre.leggauss(5)
        half = np.diff(fine)[:, None] / 2
        current = run.at(fine[:-1, None] + half * (1 + nodes), "i")
        return float((current**2 * weights * half).sum() + run["q_C"][-1] * run["t"][-1])

    found = bg.simulate(equations, 5, rtol=1e-10).gradient("q_C*t", "i**2", by=("L", "Ra", "C"))
    for name, middle in {"L": 1.0, "Ra": 0.8, "C": 2.0}.items():
        difference = (scalar(**{name: middle + h}) - scalar(**{name: middle - h})) / (2 * h)
        assert found[name] == pytest.approx(difference, rel=1e-6, abs=1e-8)


def test_a_state_that_grows_evenly_is_no_obstacle_at_a_stop() -> None:
    """Its rate is a number in the program, and i = exp(-t/(Ra C))/Ra is 0.4 at t = -Ra C log(0.4 Ra)."""
    i = One("i")
    graph = bg.Graph(
        "rc", Se("U", 1) >> i, i >> R("Ra", 1), i >> C("C", 1), bg.Integrator("w", "1"), bg.stop("s", "i < 0.4")
    )
    run = bg.simulate(graph, 4)
    assert run.sensitivity("t", "Ra")[-1] == pytest.approx(-np.log(0.4) - 1, abs=1e-8)
    assert run.gradient("w", by="Ra")["Ra"] == pytest.approx(-np.log(0.4) - 1, abs=1e-8)
