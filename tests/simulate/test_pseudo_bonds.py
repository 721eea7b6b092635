"""Bonds whose effort times flow is no power: the audit leaves them out, and diagrams name them."""

from __future__ import annotations

from contextlib import nullcontext

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, I, One, R, Se, Sf, Zero
from bondgraph.graph.domain import Domain
from bondgraph.simulate.audit import energy_drift, without_power


def room(domain: Domain | None, wall: str | float = 50.0) -> bg.Graph:
    """A coil that heats a room."""
    T, dT, i = Zero("T", domain=domain), One("dT"), One("i")
    electrical = Se("U", "12 V") >> i, i >> R("Ra", "2 ohm"), i >> I("L", "1 H"), i >> Df("i_s")
    thermal = Sf("heat", "2*i_s**2") >> T, T >> C("wall", wall), T >> dT, dT >> R("loss", 2), dT >> Se("air", 290)
    return bg.Graph("room", *electrical, *thermal)


def test_the_audit_counts_what_is_power() -> None:
    run = bg.simulate(room(bg.pseudo_thermal), "20 s", start={"T": "290 K"})
    found = run.power_audit()
    assert {*found.energies} == {"U", "Ra", "L"} and found.balanced
    assert without_power(run.equations) == {"T", "dT", "heat", "wall", "loss", "air"}
    i = 6 * (1 - np.exp(-2 * run.t))  # L i' = U - Ra i
    assert found.energies["L"] == pytest.approx(i[-1] ** 2 / 2, rel=1e-6)
    supplied = 12 * 6 * (20 - (1 - np.exp(-40)) / 2)
    assert found.energies["U"] == pytest.approx(supplied, rel=1e-6)
    assert abs(energy_drift(run)[-1]) < 1e-6 * supplied


@pytest.mark.parametrize("resistance", [1.0, -1.0])
def test_the_check_of_every_run_counts_what_is_power(resistance: float) -> None:
    """Heat is none, whatever the room holds; a circuit beside it is checked as ever."""
    T = Zero("T", domain=bg.pseudo_thermal)
    cooling = bg.Graph("cooling", T >> C("wall", 50.0), T >> R("loss", 0.02))
    assert bg.simulate(cooling, 5, start={"T": 300}).notes == ()
    assert bg.simulate(room(bg.pseudo_thermal), 20, start={"T": 290}).notes == ()
    i = One("i")
    circuit = i >> I("L", 1.0), i >> R("Ra", resistance), Se("U", 12) >> i
    with nullcontext() if resistance > 0 else pytest.warns(bg.NegativeResistance):
        run = bg.simulate(bg.Graph("beside", *circuit, T >> C("wall", 50.0), T >> R("loss", 0.02)), 2, start={"T": 9})
    told = [note.split(" ")[:4] for note in run.notes if " J " in note]
    assert told == ([] if resistance > 0 else [["Ra:", "it", "has", "supplied"]])


def test_a_unit_makes_a_bond_pseudo() -> None:
    run = bg.simulate(room(None, "50 J/K"), 1, start={"T": 290})
    assert "wall" not in run.power_audit().energies
    assert "wall" in bg.simulate(room(None), 1, start={"T": 290}).power_audit().energies


def test_the_legend_names_them() -> None:
    drawn = room(bg.pseudo_thermal).svg()
    assert "no power at the pseudo bonds" in drawn and "pseudo" not in room(None).svg()
