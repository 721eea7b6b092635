"""An equation may be multiplied by anything: a constraint times a number is the same constraint in every form."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.errors import ConstraintDrift, NotReducible

SCALES = [1e-12, 1e-9, 1e-6, 1.0, 1e6]
FORMS = [
    None,
    "dynamic_multipliers",
    "gibbs_appell",
    "kane_momentum",
    "kane_velocity",
    "lagrange_index_2",
    "lagrange_multipliers",
    "maggi",
    "null_space",
    "partially_lagrangian",
    "udwadia_kalaba",
    "volterra",
]
PENALTY = "augmented_lagrangian"
"""Its stiffness belongs to the constraint as it is written: what that lets slip is told."""


def compiled(graph: bg.Graph, form: str | None) -> Any:
    return bg.compile(graph, getattr(bg.forms, form)) if form else bg.compile(graph)


def pistons(scale: Any, *others: Any) -> bg.Graph:
    """Two pistons of areas a and 2 a with oil between them, 1 N on the first."""
    f = One("f", ("v1", "v2", "v3"))
    masses = [f[f"v{k}"] >> I(f"m{k}", m) for k, m in enumerate((1, 4, 2), 1)]
    oil = f << TF("A", ((scale, -2 * scale, 0),)) << Sf("oil", 0)
    held = [f << TF(name, row) << Sf(f"of_{name}", 0) for name, row in others]
    return bg.Graph("pistons", *masses, Se("F", 1) >> f["v1"], oil, *held)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("form", FORMS)
def test_oil_between_pistons(form: str | None, scale: float) -> None:
    run = bg.simulate(compiled(pistons(scale), form), 1)
    assert [run[name][-1] for name in ("v1", "v2", "v3")] == pytest.approx([0.5, 0.25, 0.0])


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("form", FORMS)
def test_beside_a_constraint_of_another_size(form: str | None, scale: float) -> None:
    run = bg.simulate(compiled(pistons(scale, ("rope", ((0, 1, -1),))), form), 1)
    assert [run[name][-1] for name in ("v1", "v2", "v3")] == pytest.approx([0.4, 0.2, 0.2])


@pytest.mark.parametrize("scale", SCALES)
def test_a_penalty_tells_what_it_lets_slip(scale: float) -> None:
    equations = compiled(pistons(scale), PENALTY)
    if scale < 1:
        with pytest.warns(ConstraintDrift, match="oil.velocity_residual"):
            bg.simulate(equations, 1)
    else:
        assert bg.simulate(equations, 1)["v1"][-1] == pytest.approx(0.5, rel=1e-3)


def rod(scale: float, given: str) -> bg.Graph:
    """A mass on a rod of length one, held by its velocity along the rod, or by its position."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    row = ((f"{scale}*x", f"{scale}*y"),)
    held = {
        "velocity": lambda: TF("a", row) << Sf("rod", 0),
        "position": lambda: (
            TF("a", row, integrals=(f"{scale}*(x**2 + y**2)/2",)) << Sf("rod", (f"{scale}*0.5",), given="position")
        ),
    }[given]()
    return bg.Graph("rod", f >> I("m", 1), f << held)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("given", ["velocity", "position"])
@pytest.mark.parametrize("form", [form for form in FORMS if form not in ("dynamic_multipliers", "volterra")])
def test_a_mass_on_a_rod(form: str | None, given: str, scale: float) -> None:
    """At unit speed it turns by one radian in a second."""
    start = {"x": 0.6, "y": 0.8, "u": 0.8, "w": -0.6}
    run = bg.simulate(compiled(rod(scale, given), form), 1, {}, start)
    angle = np.arctan2(0.8, 0.6) - 1.0
    assert [run["x"][-1], run["y"][-1]] == pytest.approx([np.cos(angle), np.sin(angle)], abs=1e-6)


EMBEDDED = ("kane_momentum", "kane_velocity", "partially_lagrangian")


@pytest.mark.parametrize("form", [form for form in FORMS if form])
def test_a_row_that_rounding_has_left_holds_nothing(form: str) -> None:
    """Beside the oil a row of terms that cancel: left out, or refused."""
    graph = pistons(1e-9, ("nothing", ((0, 0, "L*(cos(k)**2 + sin(k)**2 - 1)"),)))
    if form in EMBEDDED:
        with pytest.raises(NotReducible, match="of_nothing"):
            compiled(graph, form)
        return
    run = bg.simulate(compiled(graph, form), 1)
    assert [run[name][-1] for name in ("v1", "v2", "v3")] == pytest.approx([0.5, 0.25, 0.0])


@pytest.mark.parametrize("row", [("L*cos(pi/2)", 0, 0), (1e-15, -2e-15, 0)])
@pytest.mark.parametrize("form", [form for form in FORMS if form and form not in EMBEDDED])
def test_what_may_be_rounding_or_a_constraint_is_refused(form: str, row: tuple[Any, ...]) -> None:
    with pytest.raises(NotReducible, match=r"of_tiny: this constraint's coefficients are .* at most"):
        compiled(pistons(1.0, ("tiny", (row,))), form)
