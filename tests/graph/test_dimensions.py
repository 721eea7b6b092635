"""Formulas that do not fit their places, by what written units lead to; and all that must be left alone."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se
from bondgraph.errors import StructureError
from bondgraph.graph import dimensions

i, w = One("i"), One("w", coordinates="theta")
SOURCE = Se("U", "12 V")


def circuit(*parts: Any, source: Se = SOURCE, **values: str | float) -> bg.Graph:
    return bg.Graph("circuit", source >> i, i >> I("L", "1 mH"), *parts, values=values)


@pytest.mark.parametrize(
    ("part", "values", "words"),
    [
        (R("r", effort="a*f**2"), {"a": "3 ohm"}, r"'a \* f \*\* 2' does not fit: it is in kg\*m\^2/s\^3, .* in V"),
        (R("r", flow="e*a"), {"a": "3 ohm"}, r"what it gives in A"),
        (R("r", "rho*l"), {"rho": "2 ohm*m", "l": "3 m"}, r"what it gives in ohm"),
        (R("r", effort="a*f + b"), {"a": "3 ohm", "b": "2 A"}, r"'a \* f' is in .* and 'b' in A, and they are added"),
        (R("r", effort="where(f > b, 1, 2)"), {"b": "2 V"}, r"'f' is in A and 'b' in kg.*compared"),
        (R("r", effort="max(a*f, b)"), {"a": "3 ohm", "b": "2 A"}, r"compared"),
        (R("r", effort="a*sqrt(abs(f))"), {"a": "3 V"}, r"kg\*m\^2/\(s\^3\*A\^\(1/2\)\)"),
        (R("d", flow="s*(exp(e/n) - 1)"), {"s": "1 pA", "n": "25 mA"}, r"'e / n' in exp\(...\) .*no number or angle"),
        (R("r", effort="x**f"), {"x": "2 V"}, None),
        (R("r", effort="2**(f/a)"), {"a": "3 V"}, r"'f / a' in an exponent"),
        (C("c", effort="q*k"), {"k": "3 F"}, r"what it gives in V"),
        (C("c", energy="q**2/k/k"), {"k": "3 F"}, r"what it gives in kg\*m\^2/s\^2"),
        (I("m", flow="p*k"), {"k": "3 H"}, r"what it gives in A"),
    ],
)  # fmt: skip
def test_a_formula_of_another_dimension_is_refused(part: Any, values: dict[str, str], words: str | None) -> None:
    if words is None:  # what a power of a variable is cannot be told
        assert circuit(i >> part, **values)
        return
    with pytest.raises(StructureError, match=words) as caught:
        circuit(i >> part, **values)
    assert caught.value.place == part.name and "a number by itself may have any" in caught.value.remedy
    plain = circuit(i >> part, **dict.fromkeys(values, 2.0))
    assert plain.values == dict.fromkeys(values, 2.0), "without units nothing is judged"


@pytest.mark.parametrize(
    ("part", "values"),
    [
        (R("r", effort="a*f**2"), {"a": "3 V/A^2"}), (R("r", effort="2*a*f**2"), {"a": "3 ohm"}),
        (R("r", "rho*l/A"), {"rho": "2 ohm*m", "l": "3 m", "A": "1 mm^2"}),
        (R("d", flow="s*(exp(e/n) - 1)"), {"s": "1 pA", "n": "25 mV"}), (C("c", energy="q**2/(2*k)"), {"k": "3 F"}),
        (C("c", effort="q/k + q**3*b"), {"k": "3 F", "b": 2.0}), (I("m", flow="p/k"), {"k": "3 H"}),
        (R("r", effort="a*sqrt(abs(f)/b)*sign(f)"), {"a": "3 V", "b": "1 A"}),
        (R("r", effort="where(abs(f) > b, a*f, -(-a)*f)"), {"a": "3 ohm", "b": "2 A"}),
        (R("r", effort="a*f*atan2(f, b)"), {"a": "3 ohm", "b": "2 A"}), (R("r", effort="f*unknown + a"), {"a": "1 V"}),
        (R("r", effort="f + f**3 + t"), {}),
    ],
)  # fmt: skip
def test_what_fits_or_is_not_known_is_left_alone(part: Any, values: dict[str, Any]) -> None:
    assert circuit(i >> part, **values).values.keys() == values.keys()


def test_long_formulas_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dimensions, "LONGEST", 5)
    assert circuit(i >> R("r", effort="a*f**2"), a="3 ohm")


def test_sources_in_time_and_moduli_are_checked_as_values_are() -> None:
    wave = Se("U", "U0*sin(w0*t)")
    assert circuit(source=wave, U0="3 V", w0="50 rad/s")
    with pytest.raises(StructureError, match=r"'w0 \* t' in sin\(...\) is in m, and no number or angle"):
        circuit(source=wave, U0="3 V", w0="50 m/s")
    with pytest.raises(StructureError, match=r"it is in A, and what it gives in V"):
        circuit(source=wave, U0="3 A", w0="50 rad/s")
    turning = GY("K", "k0*cos(theta)")
    assert circuit(i >> turning >> w, w >> I("J", "1 kg*m^2"), k0="3 N*m/A")
    with pytest.raises(StructureError, match=r"K: .*what it gives in N\*m/A"):
        circuit(i >> turning >> w, w >> I("J", "1 kg*m^2"), k0="3 N/A")


def test_names_without_a_written_unit_are_never_judged() -> None:
    """A setpoint less an angle as a voltage: the gain is one, and nobody wrote its unit."""
    graph = bg.Graph("loop", Se("U", "1 - theta") >> i, i >> I("L", "1 mH"), i >> GY("K", "0.1 N*m/A") >> w,
                     w >> I("J", "1 kg*m^2"), i >> R("Ra", effort="r*f"), values={"r": "1 ohm"})  # fmt: skip
    assert graph.domains.units()["theta"] == "rad"


def test_parameters_of_instances_are_known_by_their_names() -> None:
    @bg.submodel(ports={"p": bg.electrical})
    def load(p: Any, *, a: Any = "2 ohm") -> Any:
        j = One("j")
        return p >> j, j >> R("r", effort="a*f*abs(f)")

    assert bg.Graph("fit", SOURCE >> load("s", a="2 V/A^2").p)
    with pytest.raises(StructureError, match=r"s\.r: 's\.a \* f \* abs\(f\)' does not fit"):
        bg.Graph("misfit", SOURCE >> load("s").p)
