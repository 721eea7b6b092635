"""Junctions with one bond: told where they hold what another junction shares at zero, and nowhere else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.elements import Link as Body
from bondgraph.equations.open_ends import open_ends
from bondgraph.equations.references import reference

i, w, u = One("i"), One("w"), Zero("u")
COIL = Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2)
TANK = Sf("S", 1) >> u, u >> C("c", 1), u >> R("leak", 2)

HOLDING = {
    "a 0-junction at a 1-junction": ((*COIL, i >> Zero("end")), "end", "the flow of the 1-junction 'i'", "i"),
    "behind a transformer": ((*COIL, i >> TF("n", 2) >> Zero("end")), "end", "the flow of the 1-junction 'i'", "i"),
    "a motor without a shaft": ((*COIL, i >> GY("k", 2) >> One("end")), "end", "the flow of the 1-junction 'i'", "i"),
    "a 1-junction at a 0-junction": ((*TANK, u >> One("end")), "end", "the effort of the 0-junction 'u'", "u"),
    "drawn the other way": ((*TANK, One("end") >> u), "end", "the effort of the 0-junction 'u'", "u"),
}
IDLE = {
    "a 1-junction at a 1-junction": (*COIL, i >> One("end")),
    "a 1-junction behind a transformer": (*COIL, i >> TF("n", 2) >> One("end")),
    "a 0-junction at a 0-junction": (*TANK, u >> Zero("end")),
    "a 0-junction behind a gyrator": (*COIL, i >> GY("k", 2) >> Zero("end")),
    "a shaft with an inertia": (*COIL, i >> GY("k", 2) >> w, w >> I("J", 1)),
}


@pytest.mark.parametrize(("parts", "end", "held", "zero"), HOLDING.values(), ids=HOLDING)
def test_what_an_open_end_holds_is_told_and_is_zero(parts: Any, end: str, held: str, zero: str) -> None:
    graph = bg.Graph("g", *parts)
    (note,) = bg.compile(graph).notes
    assert [note] == [*open_ends(graph)]
    assert note.startswith(f"{end}: ") and held in note and f"'{end}'" in note
    run = bg.simulate(graph, 1)
    np.testing.assert_array_equal(run[zero], 0.0)
    assert note in run.notes and f"note: {note}" in str(run)


@pytest.mark.parametrize("parts", IDLE.values(), ids=IDLE)
def test_an_open_end_that_holds_nothing_is_not_told(parts: Any) -> None:
    run = bg.simulate(bg.Graph("g", *parts), 1)
    assert not run.notes and abs(run["i" if "i" in run else "u"][-1]) > 0.1


def test_a_joint_that_nothing_drives_is_free() -> None:
    rod = Body("rod", 1, (1, 1, 1), centre=(0, 0, -1))
    mechanism = Mechanism("m", [rod], [Revolute("hinge", "ground", rod, "y")], gravity=(0, 0, -9.81))
    assert not bg.compile(bg.Graph("pendulum", *mechanism)).notes


def test_the_remedy_for_a_forgotten_wall_is_the_source_that_holds_it() -> None:
    wall = One("wall")
    chains = [Se("F") >> w >> I("m"), w >> u >> wall, u >> C("k")]
    (note,) = open_ends(bg.Graph("g", *chains))
    assert reference("flow", "wall") in note and "hold" in note
    held = bg.Graph("g", *chains, Sf("fixed", 0) >> wall)
    assert not list(open_ends(held)) and set(bg.compile(held).states) == {"p_m", "q_k"}
