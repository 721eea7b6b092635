"""Domains: names of what power is made of."""

import pytest

import bondgraph as bg
from bondgraph.graph.domain import Domain


def test_they_are_words_and_say_their_variables() -> None:
    assert bg.hydraulic is Domain("hydraulic") is Domain(bg.hydraulic) and str(bg.hydraulic) == "hydraulic"
    assert (bg.translational.effort, bg.translational.flow) == ("force", "velocity")
    assert (bg.thermal.effort, bg.thermal.flow) == ("temperature", "entropy flow")
    assert len({(d.effort, d.flow) for d in Domain}) == len(Domain) == 7
    with pytest.raises(ValueError):
        Domain("magic")
