"""What numbers of a graph measure: for every model, whatever it holds."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import GY, TF, C, Df, I, One, R, Se, Sf
from bondgraph.graph.measures import Measure, by_name, entries, parameter, quantities


def test_values_are_quotients_of_power_variables() -> None:
    i, w = One("i"), One("w")
    graph = bg.Graph(
        "g", Se("U") >> i >> GY("K", "k") >> w, i >> I("L", "5 mH"), w >> R("b", "c"), values={"c": "1 N*m*s"}
    )
    ((_, of),) = entries(graph, graph.elements["K"])
    assert of == Measure("K", ("e", ("K-w", 0)), ("f", ("i-K", 0)))
    assert [(value.written, of.of) for value, of in quantities(graph)] == [("5 mH", "L"), ("1 N*m*s", "b")]
    assert {*by_name(graph)} >= {"U", "k", "L", "c", "i", "w", "p_L", "L.e", "K-w.f"} and "b" not in by_name(graph)


def test_a_number_is_the_default_of_its_elements_parameter() -> None:
    assert [parameter(value, R("b")) for value in (None, "2", "c", "2*c", "a.c")] == ["b", "b", "c", None, "a.c"]


def test_flows_that_are_given_by_their_integral_or_rate() -> None:
    w = One("w", domain="rotational")
    for given, text in (("position", "90 deg"), ("rate", "20 rpm"), ("acceleration", "1 rad/s^2")):
        graph = bg.Graph("g", Sf("crank", text, given=given) >> w >> R("b", 1))
        assert graph.domains.units()["crank"] == {"position": "rad", "rate": "rad/s", "acceleration": "rad/s^2"}[given]


def test_a_matrix_of_a_transformer_has_entries_of_its_own() -> None:
    w, v = One("w", domain="rotational"), One("v", ("vx", "vy"), domain="translational")
    arm = bg.Graph("g", Se("M", 1) >> w >> TF("T", [["3 cm"], ["a"]]) >> v >> C("k", 1))
    assert [of.above[1][1] for _, of in entries(arm, arm.elements["T"])] == [0, 1]
    assert arm.domains.units()["a"] == "m/rad"


def servo(pid: bg.PID | bg.Limit, *more: Any, values: dict[str, Any] | None = None) -> bg.Graph:
    i, w = One("i"), One("w", coordinates=("theta",))
    plant = (
        Se("U", pid.name) >> i >> GY("K", "0.05 N*m/A") >> w,
        i >> I("L", "5 mH"),
        i >> R("Ra", 1),
        w >> I("J", 1e-4),
    )
    return bg.Graph("servo", *plant, bg.Input("r"), pid, *more, values=values or {})


@pytest.mark.parametrize("every", [None, "1 ms"])
def test_limits_of_a_signal_are_in_the_unit_of_the_source_that_it_is(every: str | None) -> None:
    plain = bg.PID("pid", "r - theta", Kp=5, Ki=2, limits=(-0.012, 0.012), every=every)
    written = bg.PID("pid", "r - theta", Kp=5, Ki=2, limits=("-12 mV", "12 mV"), every=every)
    assert written == plain and servo(written).domains.units()["pid"] == "V"
    runs = [bg.simulate(servo(pid), 0.01, {"r": "60 deg"}) for pid in (written, plain)]
    assert runs[0]["pid"].max() == 0.012 and (runs[0]["theta"] == runs[1]["theta"]).all()


@pytest.mark.parametrize(
    "block",
    [
        bg.PID("u", "r - theta", limits=(None, "3 N")),
        bg.PID("u", "r - theta", limits=("-3 N", None), every="1 ms"),
        bg.Limit("u", "r - theta", -1, "3 N"),
        bg.DeadZone("u", "r - theta", "-3 N", 1),
        bg.Integrator("u", "r - theta", limits=("-3 N", "3 N")),
        bg.PID("u", "r - theta", limits=(-12, "most")),
    ],
)
def test_limits_of_another_unit_are_refused_with_the_block(block: Any) -> None:
    with pytest.raises(bg.StructureError, match=r"3 N is no value of it .* in V \(electrical\)") as caught:
        servo(block, values={"most": "3 N"} if "most" in str(block) else {})
    assert caught.value.place == "u" and "u" in caught.value.parties


def test_a_limit_that_is_a_parameter_is_in_that_unit_too() -> None:
    graph = servo(bg.PID("pid", "r - theta", limits=("-most", "most")))
    assert graph.domains.units()["most"] == "V"
    with pytest.raises(bg.ValueRefused, match=r"most: 3 N does not fit: 'most' is in V"):
        bg.simulate(graph, 0.01, {"r": 1, "most": "3 N"})


def test_a_setpoint_is_in_the_unit_of_what_it_is_compared_with() -> None:
    by_sum = servo(bg.PID("pid", "e"), bg.Sum("e", "r - theta"))
    sampled = servo(bg.PID("pid", "e"), bg.sample("e", "2*(r - theta)", "1 ms"))
    for graph in (servo(bg.PID("pid", "r - theta")), by_sum, sampled):
        assert graph.domains.units()["r"] == "rad"
        with pytest.raises(bg.ValueRefused, match=r"r: 60 V does not fit: 'r' is in rad \(rotational\)"):
            bg.simulate(graph, 0.01, {"r": "60 V"})
    speed = servo(bg.PID("pid", "r - w_s"), One("w", coordinates=("theta",)) >> Df("w_s"))
    with pytest.raises(bg.ValueRefused, match=r"'r' is in rad/s"):
        bg.simulate(speed, 0.01, {"r": "60 deg"})


def test_of_other_signals_nothing_is_known() -> None:
    graph = servo(bg.PID("pid", "r*k - theta/2", Kp="Kp"))
    assert not graph.domains.units().keys() & {"r", "k", "Kp"}
    with pytest.raises(bg.StructureError, match="stands where no unit is read"):
        bg.Graph("g", bg.Input("r"), bg.PID("pid", "r", limits=("-1 V", "1 V")), One("v") >> I("m", "1 kg"))


def test_a_unit_in_place_that_is_not_read_is_refused_with_where_it_is() -> None:
    """The remedies are ones: the number, a name with a value, and limits of what a source gives."""

    def lagged(T: Any, **more: Any) -> bg.Graph:
        v = One("v", coordinates="x")
        return bg.Graph("g", Se("F", "y") >> v, v >> I("m", 1), bg.FirstOrder("y", "-x", T=T), **more)

    law = r"y: 1 ms stands where no unit is read: in place one is in an element's value only, and in the limits of a "
    remedy = r"Write 0\.001, in SI units, or the name of a parameter, as 'a' with values=\{'a': '1 ms'\}"
    with pytest.raises(bg.StructureError, match=rf"{law}block whose signal is the value of a source\. {remedy}"):
        lagged("1 ms")
    runs = [
        bg.simulate(lagged(0.001), 0.01, start={"x": 1}),
        bg.simulate(lagged("a", values={"a": "1 ms"}), 0.01, start={"x": 1}),
        bg.simulate(lagged("a"), 0.01, {"a": "1 ms"}, start={"x": 1}),
    ]
    for run in runs[1:]:
        assert run["y"][-1] == pytest.approx(runs[0]["y"][-1], rel=1e-9)
    within = servo(bg.PID("pid", "r - theta", limits=("-1 V", "1 V"))).elements["pid"]
    assert isinstance(within, bg.PID) and [*map(float, within.limits or ())] == [-1, 1]
