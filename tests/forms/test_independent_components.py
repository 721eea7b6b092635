"""The null-space form: components of f that do not follow are the states as they are."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.forms.null_space import null_space

f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
BLADE = f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("blade", 0)
SKATE = bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), BLADE)


@pytest.mark.parametrize("free", [("u", "o"), ("w", "o")])
def test_accelerations_by_any_independent_components(free: tuple[str, ...]) -> None:
    """A skate on a circle: a = s o across its heading, for the speed s along it."""
    equations = bg.compile(SKATE, null_space.having(free=free))
    s, o, th = 0.7, 0.3, 0.6
    start = {"th": th, "o": o, "u": 0.7 * 0.8253356149096783, "w": 0.7 * 0.5646424733950354}
    rates = bg.rates(equations, start=start)
    assert rates["u"] == pytest.approx(-s * o * 0.5646424733950354, rel=1e-12)
    assert rates["w"] == pytest.approx(s * o * 0.8253356149096783, rel=1e-12)
    assert rates["o"] == pytest.approx(0, abs=1e-15)
