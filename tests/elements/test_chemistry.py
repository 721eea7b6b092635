"""Species and reactions: potentials, the law of mass action, and the power that a reaction takes."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import casadi, sympy, table
from bondgraph.elements import TF, Ce, Chemostat, One, Re, Se, Zero
from bondgraph.io.reactions import GAS_CONSTANT
from bondgraph_elements.chemistry import LEAST

RT = GAS_CONSTANT * 300
VALUES = {"T": 300, "R_gas": GAS_CONSTANT, "K_A": 2.0, "K_B": 5.0, "r": 0.7}


def isomers() -> bg.Graph:
    a, b = Zero("mu_A", domain=bg.chemical), Zero("mu_B", domain=bg.chemical)
    return bg.Graph("isomers", a >> Ce("A", "K_A"), a >> Re("r") >> b, b >> Ce("B", "K_B"), values=VALUES)


@pytest.mark.parametrize("algebra", [sympy, table, casadi], ids=lambda each: each.__name__.rpartition(".")[2])
def test_mass_action_is_what_marcelin_and_de_donder_say(algebra) -> None:
    equations = bg.compile(isomers(), algebra=algebra)
    assert "log" not in str(equations) and "exp" not in str(equations)
    for a, b in [(3.0, 1.0), (0.2, 4.0)]:
        mu = RT * np.log(2 * a), RT * np.log(5 * b)
        flow = 0.7 * (np.exp(mu[0] / RT) - np.exp(mu[1] / RT))
        found = bg.rates(equations, start={"q_A": a, "q_B": b})
        assert np.allclose([found["q_A"], found["q_B"]], [-flow, flow], rtol=1e-13)


def test_a_reaction_ends_where_potentials_agree_and_has_dissipated_what_was_stored() -> None:
    run = bg.simulate(isomers(), (0, 40), start={"q_A": 3})
    assert np.allclose([run["q_A"][-1], run["q_B"][-1]], [15 / 7, 6 / 7], rtol=1e-7)
    assert run["mu_A"][-1] == pytest.approx(run["mu_B"][-1], abs=1e-3)
    gibbs = sum(RT * run[f"q_{x}"][[0, -1]] * (np.log(np.maximum(k * run[f"q_{x}"][[0, -1]], LEAST)) - 1)
                for x, k in (("A", 2), ("B", 5)))  # fmt: skip
    assert run.power_audit().energies["r"] == pytest.approx(gibbs[0] - gibbs[1], rel=1e-6)
    assert not [note for note in run.notes if "conserved" not in note]


def test_potentials_at_zero_are_those_of_the_least_number_and_power_is_finite() -> None:
    run = bg.simulate(isomers(), (0, 1), start={"q_A": 3})
    assert run["mu_B"][0] == pytest.approx(RT * np.log(LEAST))
    assert all(np.isfinite(run[name]).all() for name in ("A.energy", "B.energy", "A.f", "r-mu_B.e"))


def test_linearized_at_zero_amounts() -> None:
    assert np.allclose(bg.linearize(isomers()).A, [[-1.4, 3.5], [1.4, -3.5]])


def test_other_efforts_than_potentials_drive_a_reaction_too() -> None:
    """Half of a potential, and a voltage: exponentials of what is no sum of logarithms."""
    v, values = One("v"), {**VALUES, "u": 1000}
    del values["K_A"]
    graph = bg.Graph("driven", Chemostat("A", 3, K=2) >> v, Se("U", "u") >> v, v >> Re("r") >> Ce("B", "K_B"),
                     values=values)  # fmt: skip
    found = bg.rates(graph, start={"q_B": 0.1})["q_B"]
    assert found == pytest.approx(0.7 * (6 * np.exp(1000 / RT) - 0.5), rel=1e-12)


@pytest.mark.parametrize("value", [((2,),), "n"])
def test_stoichiometric_numbers_are_powers(value) -> None:
    v, a = One("v"), Zero("a")
    graph = bg.Graph("pair", a >> Ce("A", "K_A"), v << TF("two", value) << a, v >> Re("r") >> Ce("B", "K_B"),
                     values={**VALUES, **({"n": 2} if value == "n" else {})})  # fmt: skip
    found = bg.rates(graph, start={"q_A": 3, "q_B": 0.1})
    assert found["q_B"] == pytest.approx(0.7 * (36 - 0.5)) and found["q_A"] == pytest.approx(-1.4 * (36 - 0.5))
    assert np.isfinite(bg.linearize(graph).A).all()


def test_an_amount_may_follow_from_its_potential() -> None:
    values = {name: VALUES[name] for name in ("T", "R_gas", "K_A")}
    graph = bg.Graph("held", Se("mu", "u*(1 + t)") >> Ce("A", "K_A"), values={**values, "u": 500})
    run = bg.simulate(graph, (0, 1))
    amount = np.exp(500 * (1 + run.t) / RT) / 2
    assert np.allclose(run["mu-A.f"], amount * 500 / RT, rtol=1e-9)


def test_impossible_constants_and_amounts_are_refused() -> None:
    with pytest.raises(bg.ValueRefused, match=r"B: with K_B = -1 .* logarithm"):
        bg.simulate(isomers(), (0, 1), values={"K_B": -1})
    with pytest.raises(bg.ValueRefused, match="q_A: at the start it is -1, and no amount"):
        bg.simulate(isomers(), (0, 1), start={"q_A": -1})
    bg.simulate(isomers(), (0, 0.1), start={"q_A": 3, "q_B": -1e-9})  # as a run may leave
    with pytest.raises(bg.ValueRefused, match=r"T = -1 .* R T, would be negative"):
        bg.simulate(isomers(), (0, 1), values={"T": -1})
    with pytest.raises(bg.StructureError, match="T of 'd' is 0, and is not positive"):
        bg.reactions("d", "A <-> B", T=0)


@pytest.mark.parametrize(
    ("graph", "guess", "expected"),
    [
        (bg.reactions("dimer", "2 A <-> B", K={"A": 1, "B": 2}, r=[1]), {"q_A": 3}, {"q_A": (13**0.5 - 1) / 2}),
        (bg.reactions("dimer", "2 A <-> B", K={"A": 1, "B": 2}, r=[1]), {}, {"q_A": 0, "q_B": 0}),
        (bg.reactions("ring", "A <-> B", "B <-> C", "C <-> A", K={"A": 2, "B": 1, "C": 4}, r=[1, 2, 3], held={"A": 1}),
         {}, {"q_B": 2, "q_C": 0.5}),
        (bg.reactions("michaelis", "E + S <-> ES <-> E + P", K={"E": 1, "S": 1, "ES": 2, "P": 0.1}, r=[5, 1],
                      held={"S": 2, "P": 0}), {"q_ES": 1}, {"q_E": 12 / 22, "q_ES": 10 / 22}),
    ],
)  # fmt: skip
def test_equilibria_are_those_of_textbooks(graph: bg.Graph, guess: dict, expected: dict) -> None:
    found = bg.equilibrium(graph, guess=guess).state
    assert {name: found[name] for name in expected} == pytest.approx(expected, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize(("guess", "expected", "told"), [(0, 1, "stable"), (2.05, 2, "unstable"), (3.2, 3, "stable")])
def test_of_several_steady_amounts_that_near_the_guess_is_found(guess: float, expected: float, told: str) -> None:
    """Schloegl's reactions, whose steady amounts are the roots of (x - 1) (x - 2) (x - 3)."""
    K = {"A": 1, "X": 1, "B": 1}
    schloegl = bg.reactions("s", "A + 2 X <-> 3 X", "X <-> B", K=K, r=[1, 11], held={"A": 6, "B": 6 / 11})
    found = bg.equilibrium(schloegl, guess={"q_X": guess})
    assert found.state["q_X"] == pytest.approx(expected, rel=1e-9) and found.stability == told


def test_units() -> None:
    graph = bg.reactions(
        "iso", "A <-> B", K={"A": "2 1/mol", "B": 5}, r=["0.7 mol/s"], held={"B": "2 mmol"}, T="27 degC"
    )
    assert graph.values["K_A"] == 2 and graph.values["T"] == pytest.approx(300.15)
    assert bg.rates(graph, start={"q_A": "3 mol"})["q_A"] == pytest.approx(-0.7 * (6 - 0.01))
    with pytest.raises(bg.StructureError, match="kg"):
        bg.reactions("iso", "A <-> B", held={"B": "2 kg"})
