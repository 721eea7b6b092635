"""A model written with units is the same model in SI units, bit for bit; what keeps units keeps them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra.quantity import Measured, Quantity
from bondgraph.elements import GY, TF, C, I, One, R, Se, Zero
from bondgraph.export import python

POWER = {"n": -9, "u": -6, "m": -3, "": 0, "k": 3, "M": 6}


def network(seed: int) -> tuple[bg.Graph, bg.Graph, dict[str, Any], dict[str, Any]]:
    """A random ladder, with a motor at its end, with units and in numbers; starts, likewise."""
    rng = random.Random(seed)
    texts: dict[str, str] = {}
    numbers: dict[str, float] = {}

    def both(name: str, unit: str, size: float) -> None:
        prefix = rng.choice([*POWER])
        mantissa, exponent = f"{size * rng.uniform(0.3, 3) / 10.0 ** POWER[prefix]:.4e}".split("e")
        texts[name] = f"{mantissa}e{exponent} {prefix}{unit}"
        numbers[name] = float(f"{mantissa}e{int(exponent) + POWER[prefix]}")

    count = rng.randrange(1, 4)
    both("U", "V", 10)
    both("K", "V", 1)
    texts["K"] += "*s"
    both("J", "N*m*s^2", 1)
    both("b", "Nm*s", 0.1)
    for k in range(count):
        both(f"L{k}", "H", 1)
        both(f"R{k}", "ohm", 1)
        both(f"C{k}", "F", 1)

    def graph(given: dict[str, Any], inside: bool) -> bg.Graph:
        def value(name: str) -> Any:
            return given[name] if inside else None

        w, here, chains = One("w"), Se("U", value("U")), []
        for k in range(count):
            i, u = One(f"i{k}"), Zero(f"u{k}")
            chains += [here >> i >> u, i >> I(f"L{k}", value(f"L{k}")), i >> R(f"R{k}", value(f"R{k}"))]
            chains += [u >> C(f"C{k}", value(f"C{k}"))]
            here = u
        last = One("i")
        chains += [here >> last >> GY("K", value("K")) >> w, w >> I("J", value("J")), w >> R("b", value("b"))]
        return bg.Graph("net", *chains, last >> R("Ri", 1), values=None if inside else given)

    inside = rng.random() < 0.5
    begun: dict[str, Any] = {"q_C0": "3 mC", "w": "2 krad/s"}
    if not inside:  # sources' values are given to the run
        sources = {"U": texts.pop("U")}, {"U": numbers.pop("U")}
        return (
            graph(texts, False),
            graph(numbers, False),
            {**begun, **sources[0]},
            {"q_C0": 3e-3, "w": 2e3, **sources[1]},
        )
    return graph(texts, True), graph(numbers, True), begun, {"q_C0": 3e-3, "w": 2e3}


def runs(seed: int) -> None:
    with_units, plain, begun, start = network(seed)
    ran = []
    for graph, given_start in ((with_units, begun), (plain, start)):
        values = {"U": given_start.pop("U")} if "U" in given_start else None
        ran.append(bg.simulate(graph, np.linspace(0, 0.2, 9), values, given_start))
    assert bg.compile(with_units).parameters == bg.compile(plain).parameters
    for name in (*ran[0].equations.states, "U.f", "b.e"):
        assert (ran[0][name] == ran[1][name]).all(), (seed, name)
    units = with_units.domains.units()
    assert (units["i0"], units["u0"], units["w"], units["b.e"]) == ("A", "V", "rad/s", "N*m")


def test_networks_with_units_run_as_in_numbers() -> None:
    for seed in range(4):
        runs(seed)


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(0, 10**6))
def test_any_network_with_units_runs_as_in_numbers(seed: int) -> None:
    runs(seed)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=20)
def test_files_keep_units(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    graph, plain, *_ = network(seed)
    path = tmp_path_factory.mktemp("files") / "net.toml"
    found = bg.load(graph.save(path))
    assert found == graph == plain

    def written(of: bg.Graph) -> list[Any]:
        texts = [text for element in of.elements.values() for text in element.texts()]
        kept = [x.quantity for x in of.values.values() if isinstance(x, Measured)]
        return [text.written for text in (*texts, *kept) if isinstance(text, Quantity)]

    assert written(found) == written(graph) and written(graph)
    assert written(plain) == []
    assert bg.load(found.save(path)).domains.units() == graph.domains.units()


def test_files_keep_domains_of_junctions(tmp_path: Path) -> None:
    i = One("i", domain="electrical")
    found = bg.load(bg.Graph("g", Se("U", 1) >> i >> R("Ra", 1)).save(tmp_path / "g.toml"))
    assert found.junctions["i"].domain is bg.electrical
    (tmp_path / "g.toml").write_text((tmp_path / "g.toml").read_text().replace("electrical", "electric"))
    with pytest.raises(bg.FileRefused, match="electrical") as caught:
        bg.load(tmp_path / "g.toml")
    assert caught.value.place.endswith("g.toml:9:1: i")


def motor() -> bg.Graph:
    i, w = One("i"), One("w")
    chains = Se("U") >> i >> GY("K", "0.05 V*s") >> w, i >> I("L"), i >> R("Ra", "1 ohm"), i >> C("Cc", "1 mF")
    return bg.Graph("motor", *chains, w >> I("J", "1 kg*cm^2"), w >> R("b"))


TEXTS = {"U": "12 V", "L": "5 mH", "b": "10 uN*m*s"}
NUMBERS = {"U": 12.0, "L": 5e-3, "b": 1e-5}


def test_all_that_takes_values_takes_units(tmp_path: Path) -> None:
    graph = motor()
    equations = bg.compile(graph)
    asked: dict[str, Any] = {
        "simulate": lambda v, q: bg.simulate(equations, 0.1, v, {"q_Cc": q})["w"][-1],
        "rates": lambda v, q: bg.rates(graph, v, {"q_Cc": q}),
        "residual": lambda v, q: bg.residual(graph, v)(0.0, [0, 0, 1], [0, 0, 0]).tolist(),
        "equilibrium": lambda v, q: bg.equilibrium(graph, v, {"q_Cc": q}).state,
        "linearize": lambda v, q: bg.linearize(graph, {"q_Cc": q}, v).A.tolist(),
        "sweep": lambda v, q: bg.sweep(graph, 0.1, {"Ra": [1, 2]}, values=v, start={"q_Cc": q})["q_Cc"],
        "certify": lambda v, q: str(bg.certify(equations, v)),
        "export": lambda v, q: (
            str(bg.export(graph, python, folder=tmp_path, values=v, start={"q_Cc": q}))
            + (tmp_path / "motor.py").read_text()
        ),
        "dynamics": lambda v, q: bg.dynamics(graph, v).mass_matrix([0.0]).tolist(),
        "function": lambda v, q: equations.function(v)(0.0, [0.0, 0.0, 1.0]),
    }
    for what, of in asked.items():
        found, wanted = of(TEXTS, "1 mC"), of(NUMBERS, 1e-3)
        assert np.array_equal(found, wanted) if isinstance(found, np.ndarray) else found == wanted, what


@pytest.mark.parametrize(
    ("values", "start", "told"),
    [
        ({"L": "5 mF"}, {}, "H (electrical)"), ({"U": "12 A"}, {}, "V (electrical)"),
        ({"b": "1 ohm"}, {}, "N*m*s/rad (rotational)"),
        ({"K": "1 N"}, {}, "N*m/A"), ({}, {"q_Cc": "1 m"}, "C (electrical)"), ({}, {"w": "1 m/s"}, "rad/s"),
        ({}, {"p_J": "1 V"}, "N*m*s"), ({}, {"Cc.e": "1 A"}, "V (electrical)"),
    ],
)  # fmt: skip
def test_units_that_do_not_fit_are_refused(values: Any, start: Any, told: str) -> None:
    for equations in (motor(), bg.compile(motor())):
        with pytest.raises(bg.ValueRefused) as caught:
            bg.simulate(equations, 0.1, {**NUMBERS, **values}, start)
        assert caught.value.place in {**values, **start} and told in caught.value.law and caught.value.remedy


def test_forms_know_the_units_of_the_graph_as_drawn() -> None:
    w, v = One("w", coordinates=("th",), domain="rotational"), One("v", ("vx", "vy"), domain="translational")
    arm = TF("P", [["l*cos(th)"], ["l*sin(th)"]])
    graph = bg.Graph("arm", w >> arm >> v, v >> I("m", "2 kg"), Se("M") >> w, values={"l": "30 cm"})
    equations = bg.compile(graph, bg.forms.kane_momentum)
    assert bg.rates(equations, {"M": "3 kN*m"}) == bg.rates(equations, {"M": 3e3})
    with pytest.raises(bg.ValueRefused, match=r"N\*m \(rotational\)"):
        bg.rates(equations, {"M": "3 V"}, {"th": "20 deg"})


def test_a_guess_has_a_unit() -> None:
    found, wanted = (bg.rates(motor(), NUMBERS, {"q_Cc": bg.Near(q)}) for q in ("1 mC", 1e-3))  # type: ignore[arg-type]
    assert found == wanted
    with pytest.raises(bg.ValueRefused, match=r"C \(electrical\)"):
        bg.rates(motor(), NUMBERS, {"q_Cc": bg.Near("1 m")})  # type: ignore[arg-type]


def test_time_has_a_unit() -> None:
    short, long = bg.simulate(motor(), "100 ms", NUMBERS), bg.simulate(motor(), (0, "0.1 s"), NUMBERS)
    assert short.t[-1] == long.t[-1] == 0.1
    with pytest.raises(bg.ValueRefused, match="1 m"):
        bg.simulate(motor(), "1 m", NUMBERS)
