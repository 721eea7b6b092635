"""A heat exchanger in counterflow: one cell, a submodel, twenty times.

Each cell mixes its share of either stream, and a wall between them conducts. Bonds carry temperature and heat flow:
they are pseudo bonds. What streams carry from cell to cell is a source that a sensor in the cell before modulates. The
steady temperatures are held against the linear system that the balances of all cells are, and the effectiveness
against the closed form for infinitely many. The same model stands in data/heat_exchanger.toml.

    python examples/heat_exchanger.py [folder]
"""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

import numpy as np

import bondgraph as bg
from bondgraph.elements import C, De, One, R, Sf, Zero

CELLS = 20
HOT, COLD, UA = 2.0, 1.5, 3.0  # W/K: what the streams carry, and what all of the wall conducts
T_HOT, T_COLD = 370.0, 290.0


@bg.submodel()
def cell(*, hot_in, cold_in, wh=HOT, wc=COLD, Ch=10.0, Cc=8.0, UA=UA / CELLS):
    h, c = Zero("h", domain=bg.pseudo_thermal), Zero("c", domain=bg.pseudo_thermal)
    wall = One("wall")
    streams = Sf("hot", f"{wh}*({hot_in} - Th)") >> h, Sf("cold", f"{wc}*({cold_in} - Tc)") >> c
    stores = h >> C("Ch", Ch), c >> C("Cc", Cc), h >> De("Th"), c >> De("Tc")
    return *streams, *stores, h >> wall >> c, wall >> R("R", 1 / UA)


def neighbours(k: int) -> dict[str, str]:
    """Where the streams of a cell come from."""
    return {
        "hot_in": f"x{k - 1}.Th" if k else "T_hot",
        "cold_in": f"x{k + 1}.Tc" if k < CELLS - 1 else "T_cold",
    }


exchanger = bg.Graph(
    "heat_exchanger",
    *(cell(f"x{k}", **neighbours(k)) for k in range(CELLS)),
    values={"T_hot": T_HOT, "T_cold": T_COLD},
)


def by_hand() -> np.ndarray:
    """The steady temperatures: those of the hot stream, then those of the cold one."""
    n, u = CELLS, UA / CELLS
    A, b = np.zeros((2 * n, 2 * n)), np.zeros(2 * n)
    for k in range(n):
        A[k, k], A[k, n + k] = HOT + u, -u
        A[n + k, n + k], A[n + k, k] = COLD + u, -u
        if k:
            A[k, k - 1] = -HOT
        if k < n - 1:
            A[n + k, n + k + 1] = -COLD
    b[0], b[-1] = HOT * T_HOT, COLD * T_COLD
    return np.linalg.solve(A, b)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    two = cell("x0", hot_in="T_hot", cold_in="x1.Tc"), cell("x1", hot_in="x0.Th", cold_in="T_cold")
    bg.Graph("two_cells", *two).svg(folder / "heat_exchanger.svg")
    print(f"wrote {folder / 'heat_exchanger.svg'}, of two cells")
    assert bg.load(Path(__file__).parent / "data" / "heat_exchanger.toml") == exchanger

    steady = bg.equilibrium(bg.compile(exchanger)).state
    stored = {"h": 10.0, "c": 8.0}  # J/K
    found = np.array([steady[f"x{k}.q_C{side}"] / stored[side] for side in "hc" for k in range(CELLS)])
    assert np.abs(found - by_hand()).max() < 1e-9

    gained = COLD * (found[CELLS] - T_COLD)
    effectiveness, ratio, ntu = gained / (COLD * (T_HOT - T_COLD)), COLD / HOT, UA / COLD
    closed = (1 - exp(-ntu * (1 - ratio))) / (1 - ratio * exp(-ntu * (1 - ratio)))
    assert abs(effectiveness - closed) < 0.03
    print(f"effectiveness {effectiveness:.4f} of {CELLS} cells, {closed:.4f} of infinitely many")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
