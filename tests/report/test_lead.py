"""What a page begins with: its author's words, and what the model is made of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from test_start import slider_crank

import bondgraph as bg
from bondgraph.elements import GY, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.report.findings import find
from bondgraph.report.lead import lead
from bondgraph.report.report import report


def motor(description: str = "") -> bg.Graph:
    i, w = One("i"), One("w")
    parts = Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b")
    return bg.Graph("motor", *parts, description=description)


def test_a_process_is_told_by_its_stores_resistors_and_sources() -> None:
    words = (
        "A model with two stores (L and J) and two resistors (Ra and b), driven by U. It has two degrees of freedom."
    )
    assert lead(find(motor())) == words
    assert lead(find(motor("It lifts <a> load."))) == f"It lifts <a> load. {words}"
    assert f'<p id="lead">It lifts &lt;a&gt; load. {words}</p>' in report(motor("It lifts <a> load."))


def test_words_of_a_file_stand_for_those_of_a_graph_that_has_none() -> None:
    found = replace(find(motor()), description="From the file.")
    assert lead(found).startswith("From the file. A model with")


def test_a_mechanism_is_told_by_its_bodies_joints_and_loops() -> None:
    """Its weights, inertias and the sources that close its loops are its own."""
    words = "A mechanism of three bodies and four joints, one of which closes a loop. It has one degree of freedom."
    assert lead(find(slider_crank())) == words


def test_what_holds_a_loop_does_not_drive_it() -> None:
    crank, slider = Link("crank", 1, (1, 1, 1)), Link("slider", 1, (1, 1, 1))
    joints = Revolute("main", "ground", crank, "z"), Prismatic("guide", "ground", slider, "x")
    made = Mechanism("pushed", [crank, slider], joints, gravity=(0, 0, -9.81))
    span = made.distance("span", crank.frame((0.1, 0, 0)), slider)
    rod, gas = Sf("rod", 0.3, given="position") >> span.flow, Se("gas", 1) >> made["guide"]
    told = lead(find(bg.Graph("pushed", *made, *span, rod, gas)))
    assert told.startswith("A mechanism of two bodies and two joints, held by rod, driven by gas.")


def test_a_mechanism_whose_velocities_are_all_given_says_so() -> None:
    rod = Link("rod", 1, planar=0.1)
    made = Mechanism("turned", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    told = lead(find(bg.Graph("turned", *made, Sf("drive", 1) >> made["pivot"])))
    assert "driven by drive. It has no degree of freedom: all its velocities are given." in told


def test_a_mechanism_in_a_submodel_is_told_too() -> None:
    @bg.submodel(ports={"drive": bg.rotational})
    def swing(drive: One) -> Any:
        made = Mechanism("mech", [Link("rod", 1, planar=0.1)], [Revolute("pivot", "ground", "rod", "y")])
        return *made, drive >> made["pivot"]

    left, right = swing("left"), swing("right")
    graph = bg.Graph("two", Se("M", 1) >> left.drive, Se("N", 1) >> right.drive)
    words = "Two mechanisms of two bodies and two joints, driven by M and N. It has two degrees of freedom."
    assert lead(find(graph)) == words
