"""The page of a certificate: when an identity holds, where it is found, and what the page says of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bondgraph.analysis.certificate.certificate import NUMBERS, WIDTH, Certificate, Row

EXACT = Row("(15)", "A = A^T", "symbolically", 0.0, 1e-12)
SUMMED = Row("(14), (47)", "A f_dot + D f = e", "at 4 states", 2e-13, 1e-12, detail="at state 3")
SKIPPED = Row("(48)", "reactions", reason="nothing is driven")


def test_a_residual_may_be_as_large_as_its_tolerance_and_no_larger() -> None:
    assert replace(SUMMED, residual=1e-12).holds
    assert not replace(SUMMED, residual=1.0000001e-12).holds
    assert not replace(SUMMED, residual=float("nan")).holds, "a number that is none proves nothing"
    assert not replace(SUMMED, residual=float("inf")).holds


def test_what_does_not_apply_is_not_broken_and_a_residual_of_zero_applies() -> None:
    assert SKIPPED.holds and not SKIPPED.applies
    assert EXACT.holds and EXACT.applies


def test_a_certificate_holds_as_long_as_no_row_fails() -> None:
    broken = replace(SUMMED, residual=1.0)
    assert Certificate("arm", (EXACT, SUMMED, SKIPPED)).holds
    found = Certificate("arm", (EXACT, broken, SKIPPED))
    assert not found.holds and found.failed == (broken,)
    assert Certificate("arm", ()).holds and Certificate("arm", ()).failed == ()


def test_a_row_is_found_by_each_of_its_numbers_and_by_no_part_of_one() -> None:
    found = Certificate("arm", (EXACT, SUMMED, SKIPPED))
    for number in ("(14)", "(47)", "(14), (47)"):
        assert found.row(number) is SUMMED
    assert found.row("(48)") is SKIPPED
    for number in ("(4)", "4", "(7)", "", "(1)"):
        with pytest.raises(KeyError):
            found.row(number)


def test_the_page_counts_each_row_once() -> None:
    page = str(Certificate("arm", (EXACT, replace(SUMMED, residual=1.0), SKIPPED), ("made of steel",)))
    assert page.startswith("Certificate of arm: 1 identities hold, 1 do not, 1 do not apply\n")
    (line,) = [line for line in page.splitlines() if "(47)" in line]
    assert "FAILS at state 3" in line and "1.0e+00" in line and "1.0e-12" in line
    assert "FAILS" not in next(line for line in page.splitlines() if "(15)" in line)
    assert page.endswith("made of steel")


def test_what_does_not_apply_for_one_reason_is_told_together() -> None:
    nameless = Row("", "power", reason="nothing is driven")
    other = Row("(44)", "absent", reason="A depends on th")
    page = str(Certificate("arm", (SKIPPED, other, nameless)))
    assert 'because nothing is driven: (48), "power".' in page
    assert "because A depends on th: (44)." in page


def test_a_long_statement_goes_on_beneath_its_first_words() -> None:
    words = " ".join(f"word{k}" for k in range(30))
    lines = str(Certificate("arm", (replace(EXACT, statement=words),))).splitlines()[3:]
    assert len(lines) > 1 and " ".join(line[NUMBERS : NUMBERS + WIDTH].strip() for line in lines) == words
