"""Degrees of freedom of what constraints hold, against the rank of their rows; what holds them, and what follows."""

from __future__ import annotations

import numpy as np
import pytest
from constrained_graphs import CONSTRAINED_GRAPHS
from linkages import LINKAGES

import bondgraph as bg
from bondgraph.analysis.causality.tied_velocities import tied
from bondgraph.elements import TF, C, I, One, Se
from bondgraph.equations.velocities import of_velocities


@pytest.mark.parametrize("name", sorted(CONSTRAINED_GRAPHS))
def test_velocities_are_independent_but_for_the_rank_of_the_rows(name: str) -> None:
    mechanism = CONSTRAINED_GRAPHS[name]()
    rows = np.array(mechanism.rows(mechanism.state(1))[0], float)[:, : len(mechanism.f)]
    size = bg.analyse(mechanism.graph).size
    assert size.degrees_of_freedom == len(mechanism.f) - np.linalg.matrix_rank(rows) and not size.why


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "bennett"])
def test_a_closed_loop_has_the_freedom_of_its_linkage(name: str) -> None:
    """As many as coordinates drive it; the last has more rows than it needs."""
    linkage = LINKAGES[name]()
    found = bg.analyse(linkage.graph)
    assert found.constrained is not None and found.constrained.tied is not None
    tied = found.constrained.tied
    assert found.size.degrees_of_freedom == len(linkage.drivers) == tied.independent < len(tied.names)
    assert "1 degree of freedom" in str(found).partition("\n")[0]


def test_stores_follow_the_velocities_of_their_bodies() -> None:
    found = bg.analyse(LINKAGES["four_bar"]().graph).constrained
    assert found is not None and found.tied is not None
    assert found.tied.holders == ("B",) and found.tied.names == ("O", "C", "A")
    followed = dict(found.tied.followed)
    assert followed["crank_J"] == ("O",) and followed["rocker_m"] == ("C",) and followed["coupler_m"] == ("O", "A")


def test_of_the_constraints_of_a_loop_half_are_of_velocities() -> None:
    linkage = LINKAGES["four_bar"]()
    equations = bg.compile(linkage.graph)
    assert len(of_velocities(equations)) == 2 == len(equations.constraints) / 2


def test_nothing_is_tied_where_velocities_are_free() -> None:
    w, v = One("w"), One("v")
    graph = bg.Graph("geared", Se("M", 1) >> w >> TF("n", 2) >> v, w >> I("J", 1), v >> I("m", 1), v >> C("k", 1))
    assert tied(bg.compile(graph)) is None
