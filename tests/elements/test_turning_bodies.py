"""Bodies with generalized velocities of one's own: their attitude is integrated, or the graph is refused."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, Body, Dq, One, Particle, Se, euler_angles, euler_parameters

TURN = euler_angles("x", ("al",))
F = One("f", ("w",))


def hanging(f: One = F, attitude: Any = TURN, domega: Any = (1, 0, 0)) -> Body:
    """A body of 1 kg that hangs 0.5 m beneath its pivot."""
    return Body("b", 1, (0.1, 0.1, 0.1), attitude, f=f, dv={}, domega={"w": domega}, centre=(0, 0, -0.5))


def weighed(body: Body, *more: Any) -> bg.Graph:
    return bg.Graph("g", *body, Se("G", (0, 0, -9.81)) >> body.v, *more)


def at_a_point() -> bg.Graph:
    ball = Particle("ball", 1, hanging().point("P", (0, 0, -0.5)))
    return bg.Graph("g", *ball, Se("G", (0, 0, -9.81)) >> ball.v)


def in_a_submodel() -> bg.Graph:
    @bg.submodel()
    def pendulum() -> Any:
        body = hanging()
        return *body, Se("G", (0, 0, -9.81)) >> body.v

    return bg.Graph("g", pendulum("left"))


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (lambda: weighed(hanging()), {"al"}),
        (lambda: weighed(hanging(attitude=euler_parameters(("a", "b", "c", "d")))), {"a", "b", "c", "d"}),
        (lambda: weighed(hanging(attitude=euler_angles("zx", ("tilt", "al")))), {"al"}),
        (at_a_point, {"al"}),
        (in_a_submodel, {"left.al"}),
    ],
)
def test_an_attitude_that_nothing_integrates_is_refused(make: Callable[[], bg.Graph], names: set[str]) -> None:
    with pytest.raises(bg.StructureError, match="nothing integrates") as caught:
        make()
    assert {*caught.value.parties} & {"tilt", *names} == names


@pytest.mark.parametrize(
    "integrated",
    [
        weighed(hanging(One("f", ("w",), coordinates=("al",)))),
        weighed(hanging(), F >> TF("Q_b", ((1,),)) >> One("b_q_dot", coordinates=("al",))),
        weighed(hanging(), F >> Dq("al")),
        weighed(
            hanging(attitude=euler_angles("zx", ("tilt", "al"))), F >> TF("Q_b", 1) >> One("u", coordinates=("al",))
        ),
    ],
)
def test_with_the_remedy_it_swings(integrated: bg.Graph) -> None:
    """As the compound pendulum: (J + m l^2) al'' = -m g l sin(al), whatever the pivot's axis is tilted to."""
    values = {"tilt": 0.7} if "tilt" in bg.compile(integrated).parameters else {}
    found = bg.rates(integrated, values, {"al": 0.4, "w": 0.5})["w"]
    assert found == pytest.approx(-9.81 * 0.5 * sin(0.4) / 0.35, rel=1e-12)


def test_an_attitude_that_no_formula_holds_may_stay_unknown() -> None:
    """A rotor on its mass centre: w' = M / J, wherever it has turned to."""
    rotor = Body("b", 1, (0.1, 0.1, 0.1), TURN, f=F, dv={}, domega={"w": (1, 0, 0)})
    assert bg.rates(bg.Graph("g", *rotor, Se("M", 2) >> F), {}, {"w": 1})["w"] == pytest.approx(20)


def test_a_body_that_does_not_turn_stands_as_a_parameter_says() -> None:
    """On a slope of alpha, down which the body slides: u' = g sin(alpha)."""
    f, slope = One("f", ("u",)), euler_angles("y", ("alpha",))
    box = Body("b", 2, (1, 1, 1), slope, f=f, dv={"u": (1, 0, 0)}, domega={}, v_axes="body")
    point = box.point("P", (0, 0, 0))
    graph = bg.Graph("g", *box, *point, Se("G", (0, 0, -2 * 9.81)) >> point.flow)
    assert bg.rates(graph, {"alpha": 0.3}, {"u": 0})["u"] == pytest.approx(9.81 * sin(0.3), rel=1e-12)
