"""Formulas that do not fit their places, by what written units lead to; and all that must be left alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import GY, C, I, Link, Mechanism, One, R, Revolute, Se
from bondgraph.errors import StructureError, ValueRefused
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


v, turning = One("v"), One("turning")


def mass(*parts: Any, value: Any = "2 kg", **values: Any) -> bg.Graph:
    return bg.Graph("mass", v >> I("m", value), *(v >> part for part in parts), values=values)


@pytest.mark.parametrize(
    ("part", "values", "place", "unit"),
    [
        (C("c", effort="k*q"), {"k": "5 N"}, "k", "'k' in N/m;"), (C("c", "1/k"), {"k": "5 N*s"}, "k", "'k' in N/m;"),
        (C("c", energy="k*q**2/2"), {"k": "5 N"}, "k", "'k' in N/m;"),
        (C("c", effort="-(-k)*q"), {"k": "1 m/N"}, "k", "'k' in N/m;"),
        (C("c", energy="0.5*k*q**2"), {"k": "5 N"}, "k", "'k' in N/m;"),
        (R("r", effort="b*f + a*f**2*sign(f)"), {"b": "3 N*s/m", "a": "4 N/m"}, "a", "'a' in kg/m"),
        (R("r", effort="b*f + a*tanh(f/v0)"), {"b": "3 N*s/m", "a": "4 N", "v0": "1 m"}, "v0", "'v0' in m/s;"),
        (R("r", effort="where(f > v0, b, 0)*f"), {"v0": "1 m"}, "v0", "'v0' in m/s;"),
        (R("r", effort="max(b*f, c)"), {"b": "3 N*s/m", "c": "1 J/s"}, "c", "'c' in N;"),
        (R("r", effort="b*atan2(f, v0)"), {"b": "3 N", "v0": "1 m"}, "v0", "'v0' in m/s;"),
        (R("r", effort="sqrt(b)*f"), {"b": "3 N"}, "b", "'b' in kg^2/s^2;"),
        (R("r", effort="b**2*f"), {"b": "3 kg/s"}, "b", "'b' in kg^(1/2)/s^(1/2);"),
        (Se("F", "F0*sin(w*t)"), {"F0": "3 m", "w": "10 rad/s"}, "F0", "'F0' in N;"),
        (Se("F", "F0*sin(pi*w*t)"), {"F0": "3 N", "w": "10 m"}, "w", "'w' in rad/s;"),
        (Se("F", "F0*exp(-t/tau)"), {"F0": "3 N", "tau": "10 kg"}, "tau", "'tau' in s;"),
        (Se("F", "m0*g0"), {"m0": "3 kg", "g0": "9.81 m/s"}, "m0", "'m0' in N*s/m or 'g0' in m/s^2;"),
    ],
)  # fmt: skip
def test_a_unit_given_to_a_run_is_checked_in_formulas(part: Any, values: dict[str, str], place: str, unit: str) -> None:
    with pytest.raises(ValueRefused) as caught:
        bg.simulate(mass(part), 0.01, values)
    assert caught.value.place == place and unit in f"{caught.value.remedy};"
    assert f"{values[place]} does not fit" in caught.value.law and f"of '{part.name}'" in caught.value.law


def test_where_a_formula_does_not_tell_the_number_is_in_si_units() -> None:
    """A factor may have a unit of its own: what a parameter beside it is in, nobody knows."""
    graph = mass(C("c", effort="10*k*q"), Se("F", "F0*sin(2*w*t)"))
    told = bg.rates(graph, {"k": "5 kN", "F0": "2 mN", "w": "10 km"}, {"q_c": 1}, t=0.3)
    assert told == bg.rates(graph, {"k": 5e3, "F0": 2e-3, "w": 1e4}, {"q_c": 1}, t=0.3)


@pytest.mark.parametrize("call", ["rates", "equilibrium", "linearize", "simulate", "in the graph"])
def test_a_wrong_unit_in_a_formula_is_refused_wherever_values_are_given(call: str) -> None:
    parts = C("c", effort="k*q"), R("r", 1)
    with pytest.raises((StructureError, ValueRefused), match=r"5 N does not fit 'k \* q'|'k \* q' does not fit"):
        if call == "in the graph":
            mass(*parts, k="5 N")
        elif call == "simulate":
            bg.simulate(mass(*parts), 0.01, {"k": "5 N"})
        elif call == "linearize":
            bg.linearize(mass(*parts), values={"k": "5 N"})
        else:
            getattr(bg, call)(mass(*parts), {"k": "5 N"})


def test_a_unit_in_a_formula_tells_the_domain() -> None:
    """Where nothing else does: what else is given must fit the domain."""
    spring, loss = C("c", effort="k*q"), R("r", effort="b*f")
    alone = mass(spring, loss, value=2)
    assert bg.rates(alone, {"k": "5 kN/m", "b": "1 N*s/m"}, {"q_c": 1})["p_m"] == -5000
    with pytest.raises(ValueRefused, match=r"b: 1 N\*m\*s/rad does not fit 'b \* f' of 'r': .*Give 'b' in N\*s/m"):
        bg.simulate(alone, 0.01, {"k": "5 kN/m", "b": "1 N*m*s/rad"})
    assert mass(spring, value=2, k="5 N/m").domains.units()["p_m"] == "N*s"
    with pytest.raises(StructureError, match=r"r: 'b \* f' does not fit"):
        mass(spring, loss, value=2, k="5 N/m", b="1 N*m*s/rad")
    with pytest.raises(ValueRefused, match=r"since 'k \* q' of 'c' \(k = 5 N/m\) makes it translational"):
        bg.rates(mass(spring, value=2, k="5 N/m"), {}, {"p_m": "1 N*m*s"})


def test_a_unit_of_no_domain_is_taken_where_nothing_tells_the_domain() -> None:
    """A spring of a magnetic circuit, say: its efforts are in A, its integral in Wb. It is none of a told domain."""
    spring, units = C("c", effort="k*q + 0*c*q"), {"k": "5 kA/Wb", "c": "1 A/Wb"}
    assert bg.rates(mass(spring, value=2), units, {"q_c": 1})["p_m"] == -5000
    with pytest.raises(ValueRefused, match=r"'k' in N/m"):
        bg.rates(mass(spring), units, {"q_c": 1})
    with pytest.raises(ValueRefused, match=r"'k' is in A and 'c' in .*, and they are added"):
        bg.rates(mass(C("c", effort="k + c"), value=2), {"k": "5 A", "c": "1 Wb"}, {"q_c": 1})
    with pytest.raises(ValueRefused, match=r"sin\(...\) is in m, and no number or angle"):
        bg.rates(mass(Se("F", "F0*sin(w*t)"), value=2), {"F0": "1 A", "w": "2 m/s"})


@pytest.mark.parametrize("where", ["graph", "run"])
def test_gravity_of_a_mechanism_may_have_its_unit(where: str) -> None:
    """An acceleration, which the masses make a force: 981 cm/s^2 are 9.81 in SI units."""
    bar = Link("bar", "m", ("J", "J", 0), centre=(0, 0, "-l/2"))
    swing = Mechanism("swing", [bar], [Revolute("pivot", "ground", bar, "y")], gravity=(0, 0, "-g"))
    values = {"m": "2 kg", "J": "0.1 kg*m^2", "l": "1 m"}
    told = [
        bg.rates(bg.Graph("swing", *swing, values=given), run, {"pivot_q": 0.5})
        for g in ("981 cm/s^2", 9.81)
        for given, run in [(values, {"g": g}) if where == "run" else ({**values, "g": g}, {})]
    ]
    assert told[0] == told[1]


def test_laws_of_several_components_are_checked() -> None:
    plane = One("plane", 2, domain="translational")
    graph = bg.Graph("plane", plane >> I("m", 1), plane >> C("c", effort=("k*q1", "n*q2*abs(q2)")))
    assert bg.rates(graph, {"k": "2 kN/m", "n": "3 N/m^2"}, {"q_c_plane_1": 1})
    with pytest.raises(ValueRefused, match=r"n: 3 N/m does not fit 'n \* q2 \* abs\(q2\)' of 'c'.*Give 'n' in"):
        bg.rates(graph, {"k": "2 kN/m", "n": "3 N/m"})


def test_a_share_has_no_unit_and_a_factor_may() -> None:
    assert mass(Se("F", "9.81*m0"), m0="3 kg") and mass(Se("F", "2*m0"), m0="3 kg")
    assert mass(C("c", effort="q/2 + k*q**3"), k="5 N/m^3"), "without a written unit beside it, it is a number"
    with pytest.raises(StructureError, match="'k' in N/m"):
        mass(C("c", energy="k*q**2/2"), k="5 N")


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


@pytest.mark.parametrize("block", [bg.FirstOrder, bg.Derivative, partial(bg.RateLimit, falling=-1, rising=1)])
@pytest.mark.parametrize(("T", "given"), [("tau", {"tau": "1 V"}), ("a/b", {"a": "2 m", "b": "1 kg"})])
def test_time_constants_of_blocks_are_times(block: Any, T: str, given: dict[str, str]) -> None:
    graph = bg.Graph("g", bg.Input("u"), block("y", "u", T=T))
    with pytest.raises(ValueRefused, match=r"what it gives in s\. Give"):
        bg.simulate(graph, 1, values={"u": 1, **given})
    fitting = {"tau": "1000 ms"} if T == "tau" else {"a": "2 m", "b": "2 m/s"}
    one = bg.simulate(bg.Graph("g", bg.Input("u"), block("y", "u", T=1)), 1, values={"u": 1})
    assert bg.simulate(graph, 1, values={"u": 1, **fitting})["y"][-1] == pytest.approx(one["y"][-1])
