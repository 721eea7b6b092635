"""Quantities as text: what is read, to the last bit, and what is not."""

from __future__ import annotations

import copy
import math
import pickle
import subprocess
import sys
import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.algebra.quantity import (
    LONGEST,
    PLAIN,
    Measured,
    Quantity,
    _registry,
    dimension_of,
    quantity,
    unknown_units,
)

FOOT = 0.3048
READ = {
    "5 mH": (5e-3, (2, 1, -2, -2, 0, 0)),
    "12V": (12.0, (2, 1, -3, -1, 0, 0)),
    "-0.8 kOhm": (-800.0, (2, 1, -3, -2, 0, 0)),
    "1.5 kN*m": (1500.0, (2, 1, -2, 0, 0, 0)),
    "3 mNm": (3e-3, (2, 1, -2, 0, 0, 0)),
    "1e3 kg*m^2": (1e3, (2, 1, 0, 0, 0, 0)),
    "1e3 kg.m2": (1e3, (2, 1, 0, 0, 0, 0)),
    "2.5 kg·m²": (2.5, (2, 1, 0, 0, 0, 0)),
    "9.81 m/s**2": (9.81, (1, 0, -2, 0, 0, 0)),
    "2 1/s": (2.0, (0, 0, -1, 0, 0, 0)),
    "3 s^-1": (3.0, (0, 0, -1, 0, 0, 0)),
    "4 J/(kg*K)": (4.0, (2, 0, -2, 0, -1, 0)),
    "5 µF": (5e-6, (-2, -1, 4, 2, 0, 0)),
    "5 μF": (5e-6, (-2, -1, 4, 2, 0, 0)),
    "5 \u2126": (5.0, (2, 1, -3, -2, 0, 0)),
    "5 Ω": (5.0, (2, 1, -3, -2, 0, 0)),
    "20 degC": (293.15, (0, 0, 0, 0, 1, 0)),
    "-273.15 °C": (0.0, (0, 0, 0, 0, 1, 0)),
    "2 min": (120.0, (0, 0, 1, 0, 0, 0)),
    "1 bar/(L/min)": (6e9, (-4, 1, -1, 0, 0, 0)),
    "1 MPa/(m^3/h)": (3.6e9, (-4, 1, -1, 0, 0, 0)),
    "3 (L/min)/bar": (5e-10, (4, -1, 1, 0, 0, 0)),
    "1 cal/(m/s)^2": (4.184, (0, 1, 0, 0, 0, 0)),
    "2 kWh/(km/h)²": (2 * 3.6e6 * 3.6**2, (0, 1, 0, 0, 0, 0)),
    "1 bar/(L/(min*m))": (6e9, (-3, 1, -1, 0, 0, 0)),
    "2 V / A": (2.0, (2, 1, -3, -2, 0, 0)),
    "3 N * m / rad": (3.0, (2, 1, -2, 0, 0, 0)),
    "3 N/( m / s )": (3.0, (0, 1, -1, 0, 0, 0)),
    "10 L/min": (10 / 60000, (3, 0, -1, 0, 0, 0)),
    "210 bar": (21e6, (-1, 1, -2, 0, 0, 0)),
    "2 ft": (2 * FOOT, (1, 0, 0, 0, 0, 0)),
    "1 lbf": (4.4482216152605, (1, 1, -2, 0, 0, 0)),
    "2 mol/s": (2.0, (0, 0, -1, 0, 0, 1)),
    "1 tonne": (1e3, (0, 1, 0, 0, 0, 0)),
}


@pytest.mark.parametrize("text", READ)
def test_a_quantity_is_its_number_in_si_units(text: str) -> None:
    found = quantity(text)
    assert found is not None
    assert (float(found), found.dimension) == READ[text]
    assert expressions.text(text) == expressions.text(READ[text][0]) == str.__str__(found)


def test_angles_are_numbers_in_radians() -> None:
    values = {"1 rev": math.tau, "180 deg": math.pi, "60 rpm": math.tau, "90°": math.pi / 2, "1 rad/s": 1.0}
    found = {text: quantity(text) for text in values}
    assert {text: float(x or "nan") for text, x in found.items()} == values
    assert found["1 rev"] is not None and found["1 rev"].dimension == PLAIN


@given(st.decimals(-10_000, 10_000, places=3), st.sampled_from(["f", "p", "n", "u", "m", "k", "M", "G", "T"]))
def test_a_prefix_is_the_power_of_ten_to_the_last_bit(number: object, prefix: str) -> None:
    power = {"f": -15, "p": -12, "n": -9, "u": -6, "m": -3, "k": 3, "M": 6, "G": 9, "T": 12}[prefix]
    assert float(quantity(f"{number} {prefix}H") or "nan") == float(f"{number}e{power}")


@given(st.fractions(-1000, 1000, max_denominator=64), st.sampled_from(["lb", "in", "ft", "mi", "atm", "hp", "cal"]))
def test_a_number_is_the_float_that_is_nearest(number: Fraction, unit: str) -> None:
    one = Fraction(str(quantity(f"1 {unit}")))
    found, exact = float(quantity(f"{float(number)!r} {unit}") or "nan"), Fraction(float(number)) * one
    assert abs(Fraction(found) - exact) <= abs(exact) * Fraction(1, 2**51)


def test_it_remembers_how_it_was_written() -> None:
    found = quantity(" 5mH ")
    assert found is not None and found.written == "5 mH" and found == "0.005" and hash(found) == hash("0.005")
    for again in (pickle.loads(pickle.dumps(found)), copy.deepcopy(found)):
        assert (again, again.written, again.dimension) == ("0.005", "5 mH", found.dimension)
    spaced = quantity("2 V / A")
    assert spaced is not None and spaced.written == "2 V/A"
    number = Measured(found)
    assert number == 0.005 and pickle.loads(pickle.dumps(number)).quantity.written == "5 mH"
    assert expressions.text(number) is found and repr(found) == "'5 mH'"


NOT_READ = (
    "5 x", "5 k", "5 c", "5 Hz", "50 kHz", "5 Vs", "5 Nms", "5 ohms", "5 mh", "5 kmin", "5 mdegC", "5 kkV", "5 MPA",
    "1 V/(A", "1 V/A)", "1 (V/A)", "21/s", "21 / s", "3.1/s", "2e1/s",
    "5 N m", "5 J/kg/K", "5 J/kg*K", "5 (V)", "5 V^99", "5 V^m", "5 V**2**2", "5 V + 1", "V", "5", "", "1/s", "5 *V",
    "5 mH*x", "k*x", "0xF", "1j", "1_000 V", "inf V", "nan V", "1e V", "1e9999 V", "5 V;import os",
    "5 __import__('os')", "5 dB",
    "5 V\n6 V", "5 V.real", "5 exec", "5 2", "٥ V", "5 V[0]", "5 {V}", "5 lambda", "5 V**-0",
)  # fmt: skip


@pytest.mark.parametrize("text", NOT_READ)
def test_what_is_no_number_with_a_unit_is_none(text: str) -> None:
    assert quantity(text) is None


@pytest.mark.parametrize(
    "text", ["5*V", "k*x", "5/s", "1/s", "21/s", "2.1 / s", "1e3", "2e-3", "0xF", "5 - x", "5*mH", "a", "3 + V"]
)
def test_what_is_a_formula_stays_one(text: str) -> None:
    assert not isinstance(expressions.text(text), Quantity)


def test_an_unknown_unit_is_named() -> None:
    assert unknown_units("5 N*foo/bar2") == ["foo"] and unknown_units("5 V") == unknown_units("k*x") == []
    with pytest.raises(bg.ExpressionError, match="'Hz' is none that is read") as caught:
        expressions.text("5 Hz")
    assert "5*Hz" in caught.value.remedy


@pytest.mark.parametrize("text", ["1e300 GV", "-1e999 V", "1e-320 nV"])
def test_what_no_float_holds_is_refused(text: str) -> None:
    with pytest.raises(bg.ExpressionError, match="range"):
        quantity(text)


@pytest.mark.parametrize("text", ["5 W/degC", "5 degC^2", "1 m*°C"])
def test_a_zero_of_its_own_goes_with_no_other_unit(text: str) -> None:
    with pytest.raises(bg.ExpressionError, match="Write K"):
        quantity(text)


@pytest.mark.parametrize(
    "text",
    [
        "9" * 10**6 + " V", "5 " + "V" * 10**6, "5 " + "V*" * 10**6 + "V", "5 " + "(" * 10**5, " " * 10**6 + "5 V",
        "5 " + "m" * (LONGEST - 2), "1e999 " + "V*" * 40 + "V", "9" * 90 + " Tm^9", "5 " + "T" * 60 + "m9",
        "5 m^9*" + "Tm^9*" * 15 + "m", "5 (" + "m * " * 23 + "!", "5 (m" + " " * 94 + "!", "5 " + "(m/" * 32,
    ],
)  # fmt: skip
def test_hostile_texts_are_answered_at_once(text: str) -> None:
    quantity("5 V")
    begun = time.process_time()
    try:
        quantity(text)
    except bg.ExpressionError as error:
        assert error.remedy
    assert time.process_time() - begun < 0.5


@given(st.text(max_size=LONGEST + 5) | st.from_regex(r"\A[0-9.eE+-]{1,8} ?[a-zA-Z*/^().0-9µ°-]{1,12}\Z"))
def test_no_text_is_executed_or_falls_over(text: str) -> None:
    try:
        found = quantity(text)
    except bg.ExpressionError:
        return
    assert found is None or (math.isfinite(float(found)) and quantity(found.written) == found)


def test_pint_is_loaded_when_the_first_unit_is_read() -> None:
    code = (
        "import sys, bondgraph as bg; from bondgraph.elements import *; i = One('i', domain=bg.electrical)\n"
        "bg.compile(bg.Graph('g', Se('U', 1) >> i, i >> R('Ra', 'a*b')))\n"
        "assert 'pint' not in sys.modules; R('Rb', '5 ohm'); assert 'pint' in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stderr == ""


def test_dimensions_multiply() -> None:
    assert dimension_of("V*A") == dimension_of("W") == dimension_of("N*m/s") and dimension_of("rad") == PLAIN


def test_nothing_is_logged_where_a_program_has_set_up_logging(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="pint.util")
    _registry.cache_clear()
    assert _registry().Quantity(1, "bar").to("Pa").magnitude == 100000
    assert [record for record in caplog.records if record.levelname != "DEBUG"] == []
