"""Functions of equations besides their rates: values and derivatives against hand and differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.lower import lower
from bondgraph.problem.equation_functions import Functions, Systems

f = One("f", ("u", "w"), coordinates=("x", "y"))


def functions(*more: Any, form: Any = None) -> Functions:
    equations = bg.compile(bg.Graph("bead", f >> I("m", 2), *more), form)
    return Functions(equations, lower(equations, equations.rates))


def arguments(of: Functions, **given: float) -> list[float]:
    return [given.get(name, 0.0) for name in of.program.arguments]


ROD = f << TF("a", (("x", "y**3"),)) << Sf("rod", 0)
STATE = {"m": 2.0, "x": 0.6, "y": -0.8, "u": 0.3, "w": 0.5}


def test_constraints_and_their_gradients() -> None:
    """x u + y^3 w, or its negative: by the states it is (u, 3 y^2 w, x, y^3)."""
    found = functions(ROD)
    (value,) = found.constraints(arguments(found, **STATE))
    assert found.gradients is not None
    gradient = np.array(found.gradients(arguments(found, **STATE)))
    sign = np.sign(value) * np.sign(0.6 * 0.3 - 0.512 * 0.5)
    assert value == pytest.approx(sign * (0.6 * 0.3 - 0.512 * 0.5))
    assert gradient == pytest.approx(sign * np.array([0.3, 3 * 0.64 * 0.5, 0.6, -0.512]))


def test_repeated_constraints_leave_conditions() -> None:
    """The twin of a rod holds nothing more: what it asks for vanishes with the first."""
    found = functions(ROD, f << TF("b", (("2*x", "2*y**3"),)) << Sf("twin", 0))
    assert len(found.constraints(arguments(found, **STATE))) == 1
    (condition,) = found.conditions(arguments(found, **STATE))
    (constraint,) = found.constraints(arguments(found, **STATE))
    assert abs(condition) in (pytest.approx(2 * abs(constraint)), pytest.approx(abs(constraint) / 2))


SWING = f >> TF("P", ((1, "cos(y)"), (0, "sin(y)"))) >> One("v", 2) >> I("n")


def test_values_whose_rates_are_taken_must_not_jump() -> None:
    """A pendulum on a cart that is driven by a formula with a branch needs the rate of that."""
    equations = bg.compile(bg.Graph("driven", SWING, Sf("drive", "abs(sin(t))") >> f["u"]))
    found = Functions(equations, lower(equations, equations.rates))
    (value,) = found.continuous([0.3 if name == "t" else 1.0 for name in found.program.arguments])
    assert abs(value) == pytest.approx(np.sin(0.3))
    assert functions(ROD).continuous(arguments(functions(ROD), **STATE)) == []


def test_systems_of_the_rates_are_those_that_may_be_singular() -> None:
    """A cart with a pendulum: a matrix of mass, singular where there is none."""
    equations = bg.compile(bg.Graph("cart", SWING, f["u"] >> I("M"), Se("F") >> f))
    systems = Systems(lower(equations, equations.rates))
    given = {"y": 0.7, "n": 1.1, "M": 2.0}
    here = [given.get(name, 0.0) for name in lower(equations, equations.rates).arguments]
    for names, matrix in zip(systems.names, systems.matrices(here), strict=True):
        assert matrix.shape == (len(names), len(names)) and abs(np.linalg.det(matrix)) > 0.1
    given["n"] = 0.0
    there = [given.get(name, 0.0) for name in lower(equations, equations.rates).arguments]
    assert any(np.linalg.det(matrix) == pytest.approx(0, abs=1e-12) for matrix in systems.matrices(there))
