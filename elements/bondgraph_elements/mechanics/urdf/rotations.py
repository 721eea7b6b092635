"""Rotation matrices of a URDF file, as plain numbers."""

from __future__ import annotations

import math

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
ORIGIN: Vector = (0.0, 0.0, 0.0)


def rotation(rpy: Vector) -> Matrix:
    """Rz(yaw) Ry(pitch) Rx(roll).

    >>> rotation((0.0, 0.0, math.pi / 2))
    ((0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    """
    (a, b, c), (p, q, r) = map(_clean, map(math.cos, rpy)), map(_clean, map(math.sin, rpy))
    return (
        (b * c, p * q * c - a * r, a * q * c + p * r),
        (b * r, p * q * r + a * c, a * q * r - p * c),
        (-q, p * b, a * b),
    )


ROUNDED = 1e-15
"""What the rounding of pi, of 1.2e-16, leaves of 0 and 1 after a few products."""


def _clean(x: float) -> float:
    """Without the rounding of pi."""
    return float(round(x)) if abs(x - round(x)) < ROUNDED else x


def turned(R: Matrix, J: Matrix) -> Matrix:
    """R J R^T, symmetric to the last bit."""
    if rotation(ORIGIN) == R:
        return J
    import numpy as np

    whole = np.array(R) @ np.array(J) @ np.array(R).T
    a, b, c = ((float(x), float(y), float(z)) for x, y, z in (whole + whole.T) / 2)
    return a, b, c


OPPOSITE = -0.9999
"""From this cosine on four digits are lost on the shortest way."""


def across(n: Vector) -> Matrix:
    """A rotation matrix that turns z into n, the shortest way unless they are nearly opposite.

    >>> across((0.0, 0.0, 1.0))
    ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    """
    x, y, z = n
    if z < OPPOSITE:
        first, (a, b, c), (d, e, f) = across((x, -y, -z))  # a short way, and half a turn about x
        return first, (-a, -b, -c), (-d, -e, -f)
    k = 1 / (1 + z)
    return (1 - k * x * x, -k * x * y, x), (-k * x * y, 1 - k * y * y, y), (-x, -y, z)


def product(A: Matrix, B: Matrix) -> Matrix:
    columns = [*zip(*B, strict=True)]
    a, b, c = ([sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in A)
    return (a[0], a[1], a[2]), (b[0], b[1], b[2]), (c[0], c[1], c[2])
