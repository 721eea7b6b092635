"""Where reactions come to rest: no amount is negative there."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.analysis.equilibrium.come_to_rest import come_to_rest
from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.elements import TF, Ce, Chemostat, I, One, R, Re, Se, Sf, Zero
from bondgraph.elements import C as Capacitor
from bondgraph.problem.problem import Problem

CHAIN = ("A + B <-> C <-> 2 D", "D + E <-> F")
BALANCES = ((("A", "B"), ("C",)), (("C",), ("D", "D")), (("D", "E"), ("F",)))
GAS = {"T": 298.15, "R_gas": 8.314}
GUESS = {"q_A": 1.0, "q_B": 0.5, "q_C": 0.01, "q_E": 0.3}


def check_rest(found: bg.Equilibrium, K: dict[str, float]) -> None:
    """Each reaction is in balance, with positive amounts, which keep the totals of the guess."""
    q = {name[2:]: amount for name, amount in found.state.items()}
    assert min(q.values()) > 0
    for before, after in BALANCES:
        products = [math.prod(K[name] * q[name] for name in side) for side in (before, after)]
        assert products[0] == pytest.approx(products[1], rel=1e-6)
    assert q["E"] + q["F"] == pytest.approx(0.3, rel=1e-9)
    assert q["A"] - q["B"] == pytest.approx(0.5, rel=1e-9)
    assert 2 * (q["A"] + q["C"]) + q["D"] + q["F"] == pytest.approx(2.02, rel=1e-9)
    assert found.stability == "stable"


@pytest.mark.parametrize("k", [10, 30, 100, 300])
def test_reactions_rest_where_no_amount_is_negative(k: float) -> None:
    K = {"A": 1.0, "B": k, "C": 1.0, "D": 1.0, "E": 1.0, "F": 1 / k}
    found = bg.equilibrium(bg.reactions("chain", *CHAIN, K=K, r=[1, 1, 1]), guess=GUESS)
    check_rest(found, K)
    assert "one of a continuum with other totals, along" in str(found)
    assert bg.simulate(found.problem.equations, 1, found.problem.parameters, found.state)["q_D"][-1] > 0


@pytest.mark.parametrize("seed", range(12))
def test_so_they_do_whatever_their_constants(seed: int) -> None:
    draw = np.random.default_rng(seed)
    K = dict(zip("ABCDEF", (10 ** draw.uniform(-3, 3, 6)).tolist(), strict=True))
    r = (10 ** draw.uniform(-2, 2, 3)).tolist()
    check_rest(bg.equilibrium(bg.reactions("chain", *CHAIN, K=K, r=r), guess=GUESS), K)


LOOP = "A <-> B", "2 B <-> C", "C + A <-> D", "D <-> E + B"
NETWORKS = (
    # Newton's steps lead to where all but one species are gone, from which no motion departs:
    (LOOP, (1273.3, 0.00641, 9.92e-4, 0.02026, 4.886), (1.6457, 17.332, 1.7454, 0.14246), {"A": 1.0}),
    (LOOP, (0.15, 2.3e-5, 8.8e3, 1.4, 0.2), (30.0, 0.02, 5.0, 0.1), {"A": 1.0}),
    # They become small beside such a place, where rates are squares of amounts:
    (("A + 2 X <-> 3 X", "X <-> B"), (1.0, 2.0, 0.5), (1.0, 0.3), {"A": 1.0, "X": 0.1}),
    (("B <-> A", "2 D <-> C", "D + C <-> B + C"), (57.4, 26.4298, 0.0118, 0.0694), (31.22, 0.10498, 0.07385),
     {"A": 0.1, "B": 1.0, "C": 1.0, "D": 0.1}),
    (("D <-> A", "C + B <-> D + A", "2 C <-> C + A"), (19.3566, 0.064208, 2.11667, 0.0231361),
     (0.136428, 4.96881, 0.512149), {"A": 1.0, "C": 0.1, "D": 1.0}),
    (("A + B <-> A + C", "A + B <-> 2 C"), (100.41595649485711, 0.12660290855792064, 0.00028880139065337823),
     (5.776868669045866, 70.55141270566548), {"A": 1.0, "B": 1.0}),
    (("A <-> B", "2 B <-> B + C", "B + C <-> A + C"), (1.0, 1e4, 1.0), (0.04, 0.3, 1.0), {"A": 1.0}),
    # A species that is made late is zero but for rounding, which may be negative:
    (("B <-> C", "2 B <-> A + C", "A + D <-> C + B", "2 B <-> E + A"), (0.65765, 1105.05, 2.2523, 0.068003, 7.36403),
     (18.1159, 0.092505, 91.8829, 16.69026), {"C": 1.0, "E": 1.0}),
    # In long steps rounding changes totals:
    (("E <-> B", "C <-> 2 A", "D <-> F", "D <-> 2 C", "2 D <-> B + F"),
     (0.00258847, 3.38243e-4, 0.0175273, 32.0662, 0.08561, 89.18324),
     (46.98354, 0.488788, 0.022036, 0.143095, 1.400481), {"B": 0.1, "C": 1.0, "D": 1.0, "E": 1.0, "F": 0.1}),
)  # fmt: skip


@pytest.mark.parametrize(("reactions", "K", "r", "guess"), NETWORKS)
def test_closed_networks_rest_where_every_reaction_is_in_balance(
    reactions: tuple[str, ...], K: tuple[float, ...], r: tuple[float, ...], guess: dict[str, float]
) -> None:
    """So thermodynamics says, of all amounts that motions from the guess can make; and totals are those of it."""
    sides = [[_species(side) for side in reaction.split("<->")] for reaction in reactions]
    names = sorted({name for both in sides for side in both for name in side})
    found = bg.equilibrium(
        bg.reactions("closed", *reactions, K=dict(zip(names, K, strict=True)), r=list(r)),
        guess={f"q_{name}": amount for name, amount in guess.items()},
    )
    amounts = {name: found[f"q_{name}"] for name in names}
    assert min(amounts.values()) > 0
    activity = {name: k * amounts[name] for name, k in zip(names, K, strict=True)}
    for before, after in sides:
        assert math.prod(activity[x] for x in before) == pytest.approx(math.prod(activity[x] for x in after), rel=1e-6)
    change = np.array([[after.count(x) - before.count(x) for x in names] for before, after in sides], float)
    kept = np.linalg.svd(change)[2][np.linalg.matrix_rank(change) :]
    apart = [amounts[x] - guess.get(x, 0.0) for x in names]
    assert kept @ apart == pytest.approx(np.zeros(len(kept)), abs=1e-9)


def _species(side: str) -> list[str]:
    """The species of one side of a reaction, each as often as it counts: "A + 2 B" are A, B and B."""
    terms = [term.split() for term in side.split("+")]
    return [term[-1] for term in terms for _ in range(int(term[0]) if len(term) > 1 else 1)]


def test_a_species_that_nothing_makes_stays_away() -> None:
    """2 X <-> A + X makes no X where there is none; and what an irreversible reaction uses up is gone."""
    found = bg.equilibrium(bg.reactions("away", "A + X <-> 2 X", K={"A": 1, "X": 2}, r=[1]), guess={"q_A": 1.0})
    assert (found["q_A"], found["q_X"]) == (1.0, 0.0)


def drained(rate: float) -> bg.Graph:
    """X <-> A, with the amount of X held at one, and so much of A taken away."""
    u, x = Zero("mu_A"), Zero("mu_X")
    return bg.Graph("drained", Chemostat("X", 1) >> x >> Re("r", 2) >> u >> Ce("A", 3), u >> Sf("drain", rate))


def test_an_amount_that_would_have_to_be_negative_is_no_equilibrium() -> None:
    """2 (1 - 3 q) = rate."""
    assert bg.equilibrium(drained(0.5), GAS, {"q_A": 1.0}).state["q_A"] == pytest.approx(0.25, rel=1e-9)
    with pytest.raises(bg.NoSolution, match=r"with q_A = -0\.166667, and no amount is negative"):
        bg.equilibrium(drained(3.0), GAS, {"q_A": 1.0})


def test_a_step_is_no_longer_than_amounts_allow() -> None:
    equations = bg.compile(bg.reactions("pair", "A <-> 2 B", K={"A": 1, "B": 100}, r=[1]))
    problem = Problem.of(equations, {})
    residual = Residual(problem, 0.0, (), (), ())
    places = [equations.states.index(f"q_{name}") for name in "AB"]
    start = np.zeros(2)
    start[places] = 1e-3, 5.0
    rest = come_to_rest(residual, start, places)
    a, b = rest[places]
    assert min(a, b) > 0 and a == pytest.approx((100 * b) ** 2, rel=1e-9) and 2 * a + b == pytest.approx(5.002)


def test_what_input_would_let_it_rest_is_not_answered() -> None:
    problem = Problem.of(bg.compile(drained(0.5)), GAS)
    start = np.array([1.0, 0.5])
    assert come_to_rest(Residual(problem, 0.0, (), (), ["drain"]), start, [0]) is start


def overdamped(rate: str, **values: float) -> Residual:
    """A store whose amount q changes at a rate, through a resistor of one."""
    v = One("v")
    graph = bg.Graph("overdamped", v >> Capacitor("c", effort=f"-({rate})"), v >> R("b", 1))
    return Residual(Problem.of(bg.compile(graph), values), 0.0, (), (), ())


def test_a_motion_among_many_equilibria_rests_where_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """From stable and unstable slopes alike, by steps that grow no faster than that, and fall no slower, nor less."""
    residual, asked = overdamped("sin(q) - q/20"), list[Any]()
    evaluate = residual.evaluate

    def counted(x: Any) -> Any:
        asked.append(x)
        return evaluate(x)

    monkeypatch.setattr(residual, "evaluate", counted)
    for start in range(-12, 13):
        (rest,) = come_to_rest(residual, np.array([float(start)]), ())
        motion = solve_ivp(lambda t, q: np.sin(q) - q / 20, (0, 1000), [start], method="LSODA", rtol=1e-9, atol=1e-9)
        assert rest == pytest.approx(motion.y[0, -1], abs=1e-5), start
    assert len(asked) < 1400


@pytest.mark.parametrize(("force", "start"), [(5.0, -3.0), (2.0, 0.9), (1.0, -1.0), (0.5, 0.5)])
def test_no_plate_comes_to_rest_behind_the_one_that_pulls_it(force: float, start: float) -> None:
    """The force is infinite where they meet; behind is a rest to which long steps lead past one place or another."""
    (place,) = come_to_rest(overdamped("a/(1 - q)**2 - q", a=force), np.array([start]), ())
    assert place < 1


def test_a_single_thing_comes_to_rest_as_a_mole() -> None:
    assert come_to_rest(overdamped("6e23 - q"), np.ones(1), ()) == pytest.approx([6e23], rel=1e-12)


def test_what_is_slow_comes_to_rest_as_well() -> None:
    """A capacitor is charged in a femtosecond, and another one through it in thirty thousand years."""
    n, m, i, j = Zero("n"), Zero("m"), One("i"), One("j")
    fast = Se("V", 2.0) >> i >> n, i >> R("r", 1e-3), n >> Capacitor("c", 1e-12)
    graph = bg.Graph("slow", *fast, n >> j >> m, j >> R("s", 1e9), m >> Capacitor("d", 1e3))
    rest = come_to_rest(Residual(Problem.of(bg.compile(graph), {}), 0.0, (), (), ()), np.zeros(2), ())
    assert rest == pytest.approx([2e-12, 2e3], rel=1e-9)


@pytest.mark.parametrize(("slower", "rests"), [(1e100, True), (1e200, False)])
def test_a_motion_is_followed_over_a_hundred_decades_of_time(slower: float, rests: bool) -> None:
    """Of what is slower still it is told how far it came."""
    n, m, i, j = Zero("n"), Zero("m"), One("i"), One("j")
    fast = Se("V", 2.0) >> i >> n, i >> R("r", 1.0), n >> Capacitor("c", 1.0)
    graph = bg.Graph("slower", *fast, n >> j >> m, j >> R("s", slower), m >> Capacitor("d", 1.0))
    first, last = come_to_rest(Residual(Problem.of(bg.compile(graph), {}), 0.0, (), (), ()), np.zeros(2), ())
    assert first == pytest.approx(2.0, rel=1e-9) and last == pytest.approx(2.0 if rests else 0.0, abs=1e-9)


@pytest.mark.parametrize(("rest", "is_sought"), [(3e100, True), (3e101, False)])
def test_no_step_is_so_long_that_a_product_of_three_is_no_number(rest: float, is_sought: bool) -> None:
    found = come_to_rest(overdamped("place - q", place=rest), np.ones(1), ())
    assert found == pytest.approx([rest if is_sought else 1.0], rel=1e-9)


TUNNEL = 17.76, -103.79, 229.62, -226.31, 83.72
"""A tunnel diode's current over its voltage, in hundredths, by powers of that."""


@pytest.mark.parametrize("guess", [{"n": 0.05}, {"n": 0.0149}, {"n": 0.3}])
@pytest.mark.parametrize("C, L", [(2e-12, 5e-9), (1.0, 1.0)])
def test_a_tunnel_diode_rests_on_its_load_line(C: float, L: float, guess: dict[str, float]) -> None:
    """From a guess of the voltage alone, from which Newton's steps in voltage and current lead away."""
    n, i, law = Zero("n"), One("i"), "+".join(f"({c})*1e-2*e**{k}" for k, c in enumerate(TUNNEL, 1))
    branch = Se("V", 0.5) >> i >> n, i >> R("r", 200.0), i >> I("l", L)
    found = bg.equilibrium(bg.Graph("tunnel", *branch, n >> Capacitor("c", C), n >> R("td", flow=law)), guess=guess)

    def left(u: float) -> float:
        return sum(c * 1e-2 * u**k for k, c in enumerate(TUNNEL, 1)) - (0.5 - u) / 200

    assert found["n"] == pytest.approx(brentq(left, 0.0, 0.1, xtol=1e-15), rel=1e-9)


def test_a_rod_that_is_held_by_its_length_comes_to_hang() -> None:
    """Steps go along the constraint; from near the top, where Newton's would rest."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
    graph = bg.Graph("hanging", f >> I("m", 2), Se("G", ("0", "-19.62")) >> f, rod, f >> R("d", (1, 1)))
    equations = bg.compile(graph, bg.forms.kane_velocity)
    problem = Problem.of(equations, {})
    residual = Residual(problem, 0.0, (), (), ())
    start = np.zeros(len(equations.states))
    places = [equations.states.index(name) for name in "xy"]
    start[places] = 0.6, 0.8
    x, y = come_to_rest(residual, start, ())[places]
    assert (x, y) == pytest.approx((0.0, -1.0), abs=1e-9)
