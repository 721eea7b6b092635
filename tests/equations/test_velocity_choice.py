"""A choice of independent velocities: who follows, and what they are called as drawn."""

from __future__ import annotations

from bondgraph.algebra import sympy as xp
from bondgraph.equations.velocity_choice import VelocityChoice

CHOICE = VelocityChoice(("u", "v", "w"), xp.zeros(1, 3), ("w", "u"), ("f_w", "f_u"), ("edge",), (0,))


def test_those_that_are_not_free_follow() -> None:
    assert CHOICE.dependent == (1,) and str(CHOICE) == "w, u"


def test_symbols_are_told_as_drawn() -> None:
    assert [CHOICE.drawn(name) for name in ("f_w", "f_u", "v", "x")] == ["w", "u", "v", "x"]


def test_what_compiles_other_choices_is_added() -> None:
    more = CHOICE.compiled_by(lambda free: NotImplemented, asked=True)
    assert more.again is not None and more.asked and more.free == CHOICE.free
    assert CHOICE.again is None and not CHOICE.asked


def test_rows_that_repeat_others_come_with_those_that_are_kept() -> None:
    found = CHOICE.among(xp.zeros(2, 3), ("edge", "rod"), [1], [0])
    assert (found.kept, found.firm, found.sources) == ((1,), (0,), ("edge", "rod"))
    assert found.rows.shape == (2, 3) and (found.free, found.names) == (CHOICE.free, CHOICE.names)
