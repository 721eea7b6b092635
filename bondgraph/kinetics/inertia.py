"""An inertia that moves with f: its share of A, D, e_hat and T*, [004] (15)-(18), (55)-(57)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.tidied import tidied as entries_tidied
from bondgraph.errors import NotReciprocal


@dataclass(frozen=True)
class Moving:
    """An inertia that moves with f: its partial velocities T, their rate in its axes, its matrix and its axes' rate."""

    xp: Algebra
    name: str
    T: Any
    T_dot: Any
    M: Any
    turning: Any
    f: Any

    @cached_property
    def rate(self) -> Any:
        """The inertial derivative of T."""
        return self.T_dot if self.turning is None else self.T_dot + self.xp.skew(self.turning) @ self.T

    @cached_property
    def MT(self) -> Any:
        return self.M @ self.T

    @cached_property
    def p(self) -> Any:
        return self.M @ (self.T @ self.f)

    @property
    def T_star(self) -> Any:
        """Kinetic co-energy (18)."""
        return ((self.T @ self.f).T @ self.p)[0, 0] / 2

    @property
    def A(self) -> Any:
        """(55); where M is symmetric, its lower half is the upper one."""
        xp, T, MT = self.xp, self.T, self.MT
        rows, columns = T.shape
        if not is_symmetric(xp, self.M):
            return T.T @ MT
        moved = [j for j in range(columns) if any(not xp.is_zero(T[r, j]) for r in range(rows))]
        upper = {
            (i, j): sum((T[r, i] * MT[r, j] for r in range(rows)), xp.number(0)) for i in moved for j in moved if i <= j
        }
        n, zero = range(columns), xp.number(0)
        return xp.matrix([[upper.get((min(i, j), max(i, j)), zero) for j in n] for i in n])

    @property
    def D(self) -> Any:
        """(16), the first two terms of (56); with the last where M turns with its body, whose rate is T f."""
        D = self.T.T @ self.M @ self.rate
        if self.turning is None or isotropic(self.xp, self.M):
            return D
        return D + self.T.T @ self.xp.skew(self.T @ self.f) @ self.MT

    @property
    def Df(self) -> Any:
        """p_dot + Omega x p at f_dot = 0, carried back."""
        carried = self.M @ (self.T_dot @ self.f)
        return self.T.T @ (carried if self.turning is None else carried + self.xp.skew(self.turning) @ self.p)

    @property
    def e_hat(self) -> Any:
        """(57)."""
        return self.rate.T @ self.p


def not_symmetric(name: str) -> NotReciprocal:
    return NotReciprocal(
        name,
        "its matrix is not symmetric, and does not derive from an energy (Maxwell's condition)",
        parties=(name,),
        remedy="make the matrix symmetric",
    )


def isotropic(xp: Algebra, M: Any) -> bool:
    """Whether an inertia is the same in every direction, so that it is constant in any axes."""
    n = range(M.shape[0])
    return all(xp.is_zero(M[i, j] - (M[0, 0] if i == j else xp.number(0))) for i in n for j in n)


def is_symmetric(xp: Algebra, M: Any) -> bool:
    """Whether a matrix is symmetric as it stands."""
    n = range(M.shape[0])
    return all(xp.is_zero(M[i, j] - M[j, i]) for i in n for j in range(i))


def tidied(xp: Algebra, matrix: Any) -> Any:
    """A matrix with its entries made shorter where that is quick."""
    rows, columns = matrix.shape
    shorter = entries_tidied(xp, list(matrix))
    return xp.matrix([shorter[i * columns : (i + 1) * columns] for i in range(rows)]) if shorter else matrix
