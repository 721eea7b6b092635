"""The list of units: each is read, against SciPy's and CODATA's numbers, and stands in the docs."""

from __future__ import annotations

from pathlib import Path

import pytest
import scipy.constants as constants

from bondgraph.algebra.quantity import quantity
from bondgraph.algebra.units import PREFIXES, WITH_PREFIXES, WITHOUT_PREFIXES

PAGE = Path(__file__).parents[2] / "docs" / "units.md"
SYMBOLS = [
    symbol.strip() for line in (WITH_PREFIXES + WITHOUT_PREFIXES).split("\n") for symbol in line.split(" = ")[2:]
]
KNOWN = {
    "in": constants.inch, "ft": constants.foot, "mi": constants.mile, "lb": constants.pound,
    "lbf": constants.pound_force,
    "atm": constants.atm, "psi": constants.psi, "hp": constants.hp, "eV": constants.eV,
    "cal": constants.calorie, "min": constants.minute, "h": constants.hour, "day": constants.day, "bar": constants.bar,
    "L": constants.liter, "deg": constants.degree, "tonne": 1000.0, "Wh": 3600.0, "Ah": 3600.0, "g": 1e-3,
}  # fmt: skip


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_is_read(symbol: str) -> None:
    found = quantity(f"1 {symbol}")
    assert found is not None and float(found) > 0


@pytest.mark.parametrize("symbol", KNOWN)
def test_each_has_the_number_that_others_give_it(symbol: str) -> None:
    assert float(quantity(f"1 {symbol}") or "nan") == pytest.approx(KNOWN[symbol], rel=1e-15)


def test_all_stand_in_the_docs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    prefixes = [line.split(" = ")[2].rstrip("-") for line in PREFIXES.strip().split("\n")]
    missing = [word for word in [*SYMBOLS, *prefixes] if f"`{word}`" not in page]
    assert not missing
