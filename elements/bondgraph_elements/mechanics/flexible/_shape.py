"""A displacement in modal coordinates: linear, and to second order what bending takes from a length."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph_elements.mechanics._arithmetic import plus, times
from bondgraph_elements.mechanics._matrix import Matrix, Vector


class Shape:
    """r = place + sum phi_i q_i + sum g_ij q_i q_j / 2, and its derivatives by the modal coordinates q.

    Args:
        q: names of the modal coordinates.
        place: of shape (3,).
        shapes: phi, of shape (n, 3).
        second: g, of shape (n, n, 3), symmetric.
    """

    def __init__(self, q: tuple[str, ...], place: Any, shapes: Any, second: Any) -> None:
        self.q, self._place, self._shapes, self._second = q, place, shapes, second

    @cached_property
    def place(self) -> Vector:
        """r, as formulas."""
        n = range(len(self.q))
        terms = [
            [_number(self._place[x])]
            + [times(_number(self._shapes[i][x]), self.q[i]) for i in n]
            + [self._product(i, j, x) for i in n for j in range(i, len(self.q))]
            for x in range(3)
        ]
        return Vector(plus(*row) for row in terms)

    def _product(self, i: int, j: int, x: int) -> str:
        half = self._second[i][j][x] * (0.5 if i == j else 1.0)
        return times(times(_number(half), self.q[i]), self.q[j])

    @cached_property
    def slopes(self) -> Matrix:
        """dr/dq^T, of shape (3, n)."""
        n = range(len(self.q))
        return Matrix(
            tuple(
                plus(_number(self._shapes[i][x]), *(times(_number(self._second[i][j][x]), self.q[j]) for j in n))
                for i in n
            )
            for x in range(3)
        )


def _number(x: float) -> str:
    return expressions.text(float(x))
