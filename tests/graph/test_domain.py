"""Domains: names of what power is made of."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra.quantity import PLAIN, dimension_of
from bondgraph.elements import One
from bondgraph.graph.domain import EVERY, Domain, quotient, quotient_dimension, read_domain


def test_they_are_words_and_say_their_variables() -> None:
    assert bg.hydraulic is Domain("hydraulic") is Domain(bg.hydraulic) and str(bg.hydraulic) == "hydraulic"
    assert (bg.translational.effort, bg.translational.flow) == ("force", "velocity")
    assert (bg.thermal.effort, bg.thermal.flow) == ("temperature", "entropy flow")
    assert len({(d.effort, d.flow) for d in Domain}) == len(Domain) == 8
    with pytest.raises(ValueError):
        Domain("magic")


@pytest.mark.parametrize("domain", sorted(EVERY, key=str), ids=str)
def test_units_are_those_of_the_variables(domain: Domain) -> None:
    """p and q are the integrals of e and f, and the values of R, I and C are quotients of these."""
    e, f, p, q, a = (np.array(domain.dimension(letter)) for letter in "efpqa")
    second = np.array(dimension_of("s"))
    assert (p == e + second).all() and (q == f + second).all() and (a == f - second).all()
    for letters, dimension in {"e/f": e - f, "p/f": p - f, "q/e": q - e, "e/q": e - q, "q/q": 0 * e}.items():
        unit = domain.unit(letters)
        assert unit == "1" or dimension_of(unit) == tuple(dimension), (unit, letters)
    is_power = tuple(e + f) == dimension_of("W")
    assert is_power is not domain.is_pseudo


@given(
    st.lists(st.sampled_from(sorted(EVERY, key=str)), min_size=2, max_size=2), st.text("efpq", min_size=2, max_size=2)
)
def test_a_quotient_has_the_unit_of_its_dimension(domains: list[Domain], letters: str) -> None:
    (one, other), (a, b) = domains, letters
    unit = quotient(one.unit(a), other.unit(b))
    wanted = quotient_dimension((one, a), (other, b))
    assert (PLAIN if unit == "1" else dimension_of(unit)) == wanted


def test_signals_have_no_unit() -> None:
    assert bg.signal.unit("e/f") == "" and bg.signal.dimension("e") is None
    assert quotient_dimension((bg.signal, "e"), (bg.electrical, "f")) is None


def test_what_is_no_domain_is_refused_with_the_nearest() -> None:
    assert read_domain("i", "electrical") is bg.electrical and read_domain("i", None) is None
    with pytest.raises(bg.StructureError, match="electrical") as caught:
        One("i", domain="electric")
    assert caught.value.place == "i"
