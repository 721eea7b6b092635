"""A uniform Euler-Bernoulli cantilever as a flexible body: its bending modes, their stiffness and foreshortening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.program.calls import explained
from bondgraph.program.tolerances import ROUNDING
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.flexible.station import Station

NODES = 24
"""Points of Gauss's rule along the beam, and as many more for each mode as a wave of it takes."""
PER_MODE = 12


@explained
def cantilever(
    name: str,
    *,
    length: float,
    mass: float,
    EI: Mapping[str, float],
    modes: int | Mapping[str, int] = 1,
    damping: Any = 0.0,
    stations: Mapping[str, float] | None = None,
    foreshortening: bool = True,
) -> FlexibleLink:
    """A uniform cantilever along x from the origin, clamped there, without extension, shear, torsion or rotary inertia.

    Its shapes are the natural ones of the cantilever at rest, cos(b) cosh(b) = -1, b = 1.8751, 4.6941, ..., scaled to
    one at the tip. With foreshortening a point moves inwards by the half integral of the squared slope up to it.

    Args:
        name: of the body.
        length: in m.
        mass: of the whole, in kg.
        EI: the bending stiffness, in N m^2, of deflections along "y", along "z", or of both.
        modes: how many of each.
        damping: ratios to the critical one, as of a `FlexibleLink`.
        stations: distances from the clamp, in m, by name; `{"tip": length}` by default.
        foreshortening: whether what bending takes from the length is kept. Without it a spinning beam softens, which
            is wrong: leave it out only to compare.

    Raises:
        StructureError: for directions that are none, and sizes that are not positive.

    >>> rod = cantilever("rod", length=1, mass=1, EI={"y": 1}, modes=2)
    >>> [round(float(k / m) ** 0.5, 4) for k, m in zip(rod.K.diagonal(), rod.modal_masses.diagonal())]
    [3.516, 22.0345]
    """
    import numpy as np

    wanted = _directions(name, length, mass, EI, modes)
    places = {"tip": 1.0} if stations is None else {station: x / length for station, x in stations.items()}
    for station, x in places.items():
        expressions.identifier(station, "a station")
        if not 0 < x <= 1 + ROUNDING:
            law = f"its station '{station}' is on it: at {x * length:g} of a length of {length:g}"
            raise StructureError(name, law, parties=(name, station), remedy="give a distance from the clamp")
    total = len(wanted)
    points, weights = np.polynomial.legendre.leggauss(NODES + PER_MODE * total)
    xi = (points + 1) / 2
    shapes, _, second = _fields(wanted, xi, length)
    ends = np.array(list(places.values()))
    at, turned, taken = _fields(wanted, ends, length)
    if not foreshortening:
        second, taken = 0 * second, 0 * taken
    found = tuple(
        Station(
            station,
            (x * length, 0, 0),
            shapes=at[:, k],
            rotations=turned[:, k],
            foreshortening=taken[:, :, k],
        )
        for k, (station, x) in enumerate(places.items())
    )
    stiffness = np.array([EI[direction] * b**4 / length**3 for direction, b in wanted])
    square = np.array([weights / 2 @ shape(b, xi)[0] ** 2 for _, b in wanted])
    return FlexibleLink(
        name,
        masses=mass * weights / 2,
        places=np.outer(xi * length, (1, 0, 0)),
        shapes=shapes,
        stations=found,
        stiffness=np.diag(stiffness * square),
        damping=damping,
        foreshortening=second,
    )


def shape(b: float, xi: Any) -> tuple[Any, Any]:
    """A natural shape of a cantilever of length one and its slope, one at the tip, by what does not grow as cosh(b)."""
    import numpy as np

    tail = np.exp(-b)
    rest = (np.sin(b) - np.cos(b) - tail) / (np.sinh(b) + np.sin(b))  # 1 - sigma
    grown, decayed = rest / 2 * np.exp(b * xi), (2 - rest) / 2 * np.exp(-b * xi)
    c, s = np.cos(b * xi), np.sin(b * xi)
    value, slope = grown + decayed - c + (1 - rest) * s, b * (grown - decayed + s + (1 - rest) * c)
    tip = rest / 2 * np.exp(b) + (2 - rest) / 2 * tail - np.cos(b) + (1 - rest) * np.sin(b)
    return value / tip, slope / tip


def roots(count: int) -> list[float]:
    """The first roots of cos(b) cosh(b) = -1, by Newton's method from (k - 1/2) pi."""
    import numpy as np

    found = []
    for k in range(count):
        b = 1.8751 if k == 0 else (k + 0.5) * np.pi
        for _ in range(8):
            b -= (np.cos(b) + 1 / np.cosh(b)) / -(np.sin(b) + np.tanh(b) / np.cosh(b))
        found.append(float(b))
    return found


def _fields(wanted: list[tuple[str, float]], xi: Any, length: float) -> tuple[Any, Any, Any]:
    """Displacements (n, N, 3) and rotations (n, N, 3) of the modes, and second derivatives (n, n, N, 3)."""
    import numpy as np

    n, N = len(wanted), len(xi)
    moved, turned, second = np.zeros((n, N, 3)), np.zeros((n, N, 3)), np.zeros((n, n, N, 3))
    points, weights = np.polynomial.legendre.leggauss(NODES + PER_MODE * n)
    inner = np.outer(xi, (points + 1) / 2)
    for i, (direction, b) in enumerate(wanted):
        value, slope = shape(b, xi)
        if direction == "y":
            moved[i, :, 1], turned[i, :, 2] = value, slope / length
        else:
            moved[i, :, 2], turned[i, :, 1] = value, -slope / length
        for j, (other, c) in enumerate(wanted):
            if other == direction:
                product = shape(b, inner)[1] * shape(c, inner)[1]
                second[i, j, :, 0] = -(product @ weights) / 2 * xi / length
    return moved, turned, second


def _directions(
    name: str, length: float, mass: float, EI: Mapping[str, float], modes: int | Mapping[str, int]
) -> list[tuple[str, float]]:
    """The direction of each mode, and its b."""
    counts = dict(modes) if isinstance(modes, Mapping) else dict.fromkeys(EI, modes)
    if not counts or set(counts) != set(EI) or not set(EI) <= {"y", "z"} or min(counts.values()) < 1:
        law = "a beam along x bends along 'y', along 'z' or both, with a stiffness and modes of each"
        raise StructureError(name, law, parties=(name,), remedy="give EI={'y': ...}, modes=2, say")
    if not min(length, mass, *EI.values()) > 0:
        law = "its length, mass and stiffnesses are positive"
        raise StructureError(name, law, parties=(name,), remedy="correct them")
    return [(direction, b) for direction in counts for b in roots(counts[direction])]
