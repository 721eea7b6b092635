"""Each kind of equations has its methods, and others are refused by name."""

from __future__ import annotations

import math

import pytest
import scipy.integrate

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, Sf
from bondgraph.problem.problem import Problem
from bondgraph.simulate.methods.method_choice import METHODS, check_limits, chosen, takes
from bondgraph.simulate.methods.stiffness_switching import Switching


def oscillator() -> Problem:
    v = One("v")
    return Problem.of(bg.compile(bg.Graph("g", v >> I("m", 1), v >> C("c", 1))), {})


def held() -> Problem:
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return Problem.of(bg.compile(bg.Graph("g", v >> I("m", (1, 1)), v << TF("a", (("x", "y"),)) << Sf("s", 0))), {})


@pytest.mark.parametrize("method", METHODS)
def test_a_name_is_a_class_whose_steps_can_be_limited(method: str) -> None:
    found = chosen(oscillator(), method)
    assert found.__name__.upper() == method.upper()
    check_limits(found)


def test_the_usual_one_changes_with_the_stiffness() -> None:
    found = chosen(oscillator(), None)
    assert found is Switching
    check_limits(found)


@pytest.mark.parametrize(
    "method, implicit",
    [("Radau", True), ("BDF", True), ("LSODA", True), ("CVODE", True), ("DOP853", False), (None, True)],
)
def test_what_is_implicit_takes_a_jacobian(method: str | None, implicit: bool) -> None:
    assert takes(chosen(oscillator(), method), "jac") == implicit


def test_an_argument_is_handed_on_or_not() -> None:
    class HandsOn(scipy.integrate.Radau):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, **more)

    class KeepsBack(scipy.integrate.Radau):
        def __init__(self, fun: object, t0: float, y0: object, t_bound: float, rtol: float, atol: float) -> None:
            super().__init__(fun, t0, y0, t_bound, rtol=rtol, atol=atol)

    assert takes(HandsOn, "jac") and not takes(KeepsBack, "jac")


def test_a_class_of_ones_own() -> None:
    class Own(scipy.integrate.RK45):
        pass

    assert chosen(oscillator(), Own) is Own
    assert chosen(held(), Own) is Own


@pytest.mark.parametrize("method", ["IDA", "euler", scipy.integrate.OdeSolver, 3])
def test_what_does_not_fit_is_refused(method: object) -> None:
    with pytest.raises(bg.ValueRefused, match="LSODA"):
        chosen(oscillator(), method)  # type: ignore[arg-type]


def test_ida_is_refused_for_want_of_constraints_and_is_an_integrator() -> None:
    with pytest.raises(bg.ValueRefused, match="none hold among") as refusal:
        chosen(oscillator(), "IDA")
    assert "not an integrator" not in str(refusal.value)


@pytest.mark.parametrize("method", METHODS)
def test_any_method_goes_with_constraints(method: str) -> None:
    assert chosen(held(), method) is chosen(oscillator(), method)
    assert chosen(held(), None) is chosen(oscillator(), None)
    assert chosen(held(), "IDA").__name__ == "Ida"


def test_a_method_whose_steps_have_no_limit_takes_none() -> None:
    class Free:
        def __init__(self, fun: object, t0: float, y0: object, t_bound: float) -> None:
            self.t_bound = min(t_bound, math.inf)

    with pytest.raises(bg.ValueRefused, match="max_step"):
        check_limits(Free)
