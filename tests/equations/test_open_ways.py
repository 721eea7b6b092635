"""What rows leave open: reactions that repeated constraints share may stay so, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.open_ways import OpenWays
from bondgraph.graph.graph import checked


def held_twice() -> Balance:
    """A particle on a line that two sources hold."""
    f = One("f", ("u",), coordinates=("x",))
    sources = (f << TF(f"a_{name}", ((1,),)) << Sf(name, 0) for name in ("here", "there"))
    return assemble(relax(checked(bg.Graph("held", f >> I("m", 2), *sources))), xp)


def open_ways(ways: dict[str, list[float]]) -> OpenWays:
    balance = held_twice()
    return OpenWays(balance, balance.unknowns, frozenset(), {name: np.array(way) for name, way in ways.items()})


def test_what_is_determined_is_no_fault() -> None:
    open_ways({}).check()


def test_sources_may_share_a_reaction() -> None:
    open_ways({"here.e": [1.0], "there.e": [-1.0]}).check()


def test_a_velocity_may_not_stay_open() -> None:
    with pytest.raises(bg.SingularSystem) as caught:
        open_ways({"u": [1.0], "here.e": [1.0]}).check()
    assert caught.value.place == "u"


def test_more_ways_than_the_sources_tell_are_refused() -> None:
    """Two ways, of which the sources' reactions tell but one."""
    with pytest.raises(bg.SingularSystem, match="loop of gain one") as caught:
        open_ways({"here.e": [1.0, 1.0], "there.e": [-1.0, -1.0], "m.e": [0.0, 1.0]}).check()
    assert {*caught.value.parties} == {"here.e", "there.e", "m.e"}
