"""The kind of a mechanism as a record and as a page, from records put together by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bondgraph.analysis.kind.page import WIDTH, page
from bondgraph.analysis.kind.report import Kind, NotGenerated, Tied
from bondgraph.kinetics.lie_brackets import Bracket

NONE = Tied("none", 0)
RATES = Kind("arm", ("u", "w"), ("a", "b"), True, "IC", True, None, NONE, (), NONE, (), ())
WHERE = NotGenerated("w", 0.5, 0.25, {"a": 1.0})


def test_the_verdict_on_constraints_is_the_one_with_every_drive_relaxed() -> None:
    found = replace(RATES, tied=Tied("integrable", 1), undriven=Tied("nonholonomic", 2, 1), driven=("w",))
    assert found.constraints == "integrable" and str(found) == page(found)


@pytest.mark.parametrize(("store", "article"), [("IC", "an IC"), ("NIC", "a NIC")])
def test_the_store_is_told_with_its_article(store: str, article: str) -> None:
    assert f"the store is {article}" in page(replace(RATES, store=store))


def test_an_ic_is_offered_only_to_velocities_that_are_rates_and_generate() -> None:
    offered = "an IC where f lies on the junction"
    assert offered not in page(RATES)
    assert offered in page(replace(RATES, store="NIC"))
    assert offered not in page(replace(RATES, store="NIC", velocities_are_rates=False))
    assert offered not in page(replace(RATES, store="NIC", monogenic=False, not_generated=WHERE))
    assert "are not rates" in page(replace(RATES, velocities_are_rates=False)) and "are rates" in page(RATES)


def test_where_the_energy_does_not_generate_both_numbers_are_told() -> None:
    words = " ".join(page(replace(RATES, monogenic=False, not_generated=WHERE)).split())
    assert "not monogenic: in w, e_hat = 0.5 but Q^T dT*/dq = 0.25 at a=1" in words
    everywhere = replace(WHERE, point={})
    assert "at every point" in page(replace(RATES, monogenic=False, not_generated=everywhere))
    assert "energy: monogenic" in page(RATES)


def test_constraints_that_integrate_are_told_apart_from_those_that_do_not() -> None:
    def told(tied: Tied) -> str:
        return " ".join(page(replace(RATES, tied=tied)).split())

    bracket = Bracket("[u, w]", 3, 0.25, {"a": 0.5})
    found = told(Tied("nonholonomic", 3, 2, (bracket,)))
    assert "nonholonomic: 3 among the rates of 2 coordinates, 2 truly so, 1 integrable" in found
    assert "[u, w] raises the rank to 3 (outside the span by 0.25 of its terms) at a=0.5" in found
    assert "2 truly so" in told(Tied("nonholonomic", 2, 2)) and "integrable" not in told(Tied("nonholonomic", 2, 2))
    assert "integrable: 1 among" in told(Tied("integrable", 1))
    assert "undecided: Q has branches" in told(Tied("undecided", 1, reason="Q has branches"))
    assert "constraints: none" in told(NONE)


def test_what_drives_leave_is_told_where_something_drives() -> None:
    assert "held at zero" not in page(RATES)
    driven = replace(RATES, driven=("w", "rod"))
    assert "with w, rod held at zero: none" in page(driven)
    tied = replace(driven, undriven=Tied("nonholonomic", 2, 1))
    assert "held at zero: nonholonomic, 2 and 1 truly so" in page(tied)
    assert "held at zero: undecided: why" in page(replace(driven, undriven=Tied("undecided", 0, reason="why")))


def test_absent_coordinates_make_both_forces_cancel_only_where_all_are() -> None:
    law = "hence D f = -e_hat (44)"
    assert law in page(replace(RATES, absent_from_momentum=("a", "b")))
    assert law not in page(replace(RATES, absent_from_momentum=("a",)))
    assert "absent from the momentum: none" in page(RATES) and "ignorable: none" in page(RATES)
    assert "ignorable: a" in page(replace(RATES, ignorable=("a",)))


def test_long_statements_are_broken_and_nothing_is_lost() -> None:
    names = tuple(f"coordinate_{k}" for k in range(30))
    lines = page(replace(RATES, coordinates=names, absent_from_momentum=names)).splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert all(sum(f"{name})" in line or f"{name}," in line for line in lines) >= 1 for name in names)
