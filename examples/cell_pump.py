"""A cell's calcium pump: ATP lifts calcium into a store, as far as its energy reaches.

Two calcium ions are carried for each ATP, by an enzyme in four states (after Post and Albers). The amounts of ATP, ADP,
phosphate and calcium in the cell are held, the store begins empty. It fills until two ions at its height cost what one
ATP gives: the gradient is exp(A/(2 R T)), some eighty thousand, whatever the rates are. On the way the amounts are held
against the law of mass action as one writes it by hand.

    python examples/cell_pump.py [folder]
"""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp

import bondgraph as bg

R_GAS, T = 8.31446261815324, 310.0
AFFINITY = 58e3  # of ATP in a cell, in J/mol
RT = R_GAS * T
HELD = {"Ca": 1e-4, "ATP": 5.0, "ADP": 0.05, "Pi": 2.0}  # of a cell's part that holds 1 mol of what is 1 M there
K = {"Ca": 1.0, "Ca_store": 1.0, "ADP": 1.0, "Pi": 1.0, "E1": 1.0, "E1Ca": 1e-8, "E2PCa": 1e2, "E2P": 2.0}
K["ATP"] = exp(AFFINITY / RT) * HELD["ADP"] * HELD["Pi"] / HELD["ATP"]
RATES = {"bind": 1e10, "phosphorylate": 10.0, "release": 1.0, "dephosphorylate": 5.0}
SPECIES = ("E1", "E1Ca", "E2PCa", "E2P", "Ca_store")
START = {"q_E1": 0.01}

pump = bg.reactions(
    "pump",
    "bind: E1 + 2 Ca <-> E1Ca",
    "phosphorylate: E1Ca + ATP <-> E2PCa + ADP",
    "release: E2PCa <-> E2P + 2 Ca_store",
    "dephosphorylate: E2P <-> E1 + Pi",
    K=K,
    r=RATES,
    held=HELD,
    T=T,
)


def by_hand(t: float, x: np.ndarray) -> list[float]:
    """The rates of the four states of the enzyme, and of the store."""
    e1, e1ca, e2pca, e2p, store = (K[name] * q for name, q in zip(SPECIES, x, strict=True))
    ca, atp, adp, pi = (K[name] * HELD[name] for name in ("Ca", "ATP", "ADP", "Pi"))
    bind = RATES["bind"] * (e1 * ca**2 - e1ca)
    phosphorylate = RATES["phosphorylate"] * (e1ca * atp - e2pca * adp)
    release = RATES["release"] * (e2pca - e2p * store**2)
    back = RATES["dephosphorylate"] * (e2p - e1 * pi)
    return [back - bind, bind - phosphorylate, phosphorylate - release, release - back, 2 * release]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pump.svg(folder / "cell_pump.svg")
    print(f"wrote {folder / 'cell_pump.svg'}")
    print(bg.compile(pump))

    run = bg.simulate(pump, t=(0, 20), start=START)
    names = [f"q_{name}" for name in SPECIES]
    x = [START.get(name, 0.0) for name in names]
    reference = solve_ivp(by_hand, (0, 20), x, method="Radau", t_eval=run.t, rtol=1e-10, atol=1e-16).y
    for name, expected in zip(names, reference, strict=True):
        assert np.allclose(run[name], expected, rtol=1e-6, atol=1e-7 * np.abs(expected).max()), name
    enzyme = sum(run[name] for name in names[:4])
    assert np.allclose(enzyme, START["q_E1"], rtol=1e-12)
    print(f"the enzyme is kept, {enzyme[-1]:.12g} mol; {run['q_Ca_store'][-1]:.3g} mol are in the store after 20 s")

    full = bg.equilibrium(pump, guess={**START, "q_Ca_store": 5.0})
    gradient = full.state["q_Ca_store"] / HELD["Ca"]
    assert abs(gradient / exp(AFFINITY / (2 * RT)) - 1) < 1e-6
    print(f"the store is full at a gradient of {gradient:.0f}, exp(A/(2 R T)) = {exp(AFFINITY / (2 * RT)):.0f}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
