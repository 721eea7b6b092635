"""States of a mechanism as arrays: the same from names as in order, one or many; what is none is refused by name."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph_elements.mechanics.numeric.states import States

STATES = States("arm", ("a", "b"), ("u", "v"))


@pytest.mark.parametrize("shape", [(), (3,), (2, 3)])
def test_by_name_and_in_order_are_the_same(shape: tuple[int, ...]) -> None:
    values = np.random.default_rng(1).uniform(-1, 1, (*shape, 2))
    named = {"u": values[..., 0], "v": values[..., 1]}
    np.testing.assert_array_equal(STATES.u(named), values)
    np.testing.assert_array_equal(STATES.u(values), values)
    np.testing.assert_array_equal(STATES.q(values)["b"], values[..., 1])


def test_what_is_left_out_is_zero() -> None:
    assert STATES.u(None).tolist() == [0, 0] and STATES.u({"v": [1, 2]}).tolist() == [[0, 1], [0, 2]]


@pytest.mark.parametrize("given", [3.0, [1, 2, 3], [np.nan, 0], "ab", {"u": "x"}, {"u": [1, 2], "v": [1, 2, 3]}])
def test_what_is_no_state_is_refused_with_the_shape(given: Any) -> None:
    with pytest.raises(bg.ValueRefused, match=r"arm: .*u, v.*shape \(\.\.\., 2\)"):
        STATES.u(given)


def test_a_wrong_name_is_refused_by_name() -> None:
    with pytest.raises(bg.ValueRefused, match="'w' is not one of u, v"):
        STATES.u({"w": 1.0})


def test_states_belong_together() -> None:
    many = np.zeros((4, 2))
    assert [x.shape for x in STATES.together(many, [0, 0], None)] == [(4, 2), (2,), (2,)]
    with pytest.raises(bg.ValueRefused, match="do not belong together"):
        STATES.together(many, np.zeros((3, 2)))
