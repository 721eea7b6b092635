"""The shapes of bodies as flat faces, shaded: what films and pictures of poses draw of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.report.scene import Moving, Solid

ROUND, RINGS = 24, 12
"""Faces round a cylinder or a sphere, and from pole to pole."""
LIGHT = (0.3, -0.6, 0.75)
"""Where light comes from, in inertial axes."""
DARKEST = 0.5
"""Of a colour, on the side that lies in the shade."""
LOOKING: dict[tuple[int, ...], tuple[float, float, float]] = {(0, 1): (0, 0, 1), (0, 2): (0, -1, 0), (1, 2): (1, 0, 0)}
"""From where a plane of two axes is looked at."""


@dataclass(frozen=True, eq=False)
class Faces:
    """All faces of the bodies that have shapes.

    Args:
        bodies: these bodies.
        corners: of the faces of each, in body axes, of shape (faces, 4, 3); triangles repeat a corner.
        colors: of the faces of each, red, green and blue from 0 to 1, of shape (faces, 3).
    """

    bodies: tuple[Moving, ...]
    corners: tuple[Any, ...]
    colors: tuple[Any, ...]

    def at(self, k: int, shown: Sequence[int]) -> tuple[Any, Any]:
        """The faces at the k-th instant, in inertial axes, of shape (faces, 4, axes), and their shaded colours.

        Args:
            k: which instant.
            shown: the axes that are drawn; of two, the faces are in order, the farthest first.
        """
        import numpy as np
        from scipy.spatial.transform import Rotation

        turned = (Rotation.from_quat(body.turn[k]).as_matrix() for body in self.bodies)
        corners = np.concatenate([
            own @ R.T + body.r[k] for own, R, body in zip(self.corners, turned, self.bodies, strict=True)
        ])  # fmt: skip
        away = np.array(LOOKING.get(tuple(shown), (0.0, 0.0, 0.0)))
        normals = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
        lengths = np.linalg.norm(normals, axis=1, keepdims=True)
        light = np.array(LIGHT) + away
        lit = (normals / np.where(lengths > 0, lengths, 1)) @ (light / np.linalg.norm(light))
        colors = np.concatenate(self.colors) * (DARKEST + (1 - DARKEST) * (1 + lit[:, None]) / 2)
        if len(shown) == 3:
            return corners, colors
        order = np.argsort((corners @ away).mean(axis=1), kind="stable")
        return corners[order][..., list(shown)], colors[order]


def faces(bodies: Sequence[Moving], colors: Sequence[str]) -> Faces | None:
    """The faces of bodies; None where none has a shape.

    Args:
        bodies: all bodies.
        colors: of each, for shapes that have none of their own.
    """
    import numpy as np
    from matplotlib.colors import to_rgb

    found = []
    for body, color in zip(bodies, colors, strict=True):
        if body.solids:
            own = [_placed(solid) for solid in body.solids]
            pairs = zip(body.solids, own, strict=True)
            tints = [np.tile(to_rgb(solid.color or color), (len(each), 1)) for solid, each in pairs]
            found.append((body, np.concatenate(own), np.concatenate(tints)))
    return Faces(*map(tuple, zip(*found, strict=True))) if found else None


def _placed(solid: Solid) -> Any:
    """The faces of a shape in body axes."""
    from scipy.spatial.transform import Rotation

    return _faces(solid) @ Rotation.from_quat(solid.turn).as_matrix().T + solid.place


def _faces(solid: Solid) -> Any:
    """The faces of a shape in its own axes, seen from outside counterclockwise."""
    import numpy as np

    if solid.kind == "mesh":
        return solid.corners[:, [0, 1, 2, 2]]
    if solid.kind == "box":
        return _cube() * (np.array(solid.size) / 2)
    if solid.kind == "sphere":
        heights = np.linspace(-np.pi / 2, np.pi / 2, RINGS + 1)
        return _turned(solid.size[0] * np.cos(heights), solid.size[0] * np.sin(heights))
    radius, length = solid.size
    return _turned(np.array((0, radius, radius, 0)), np.array((-1, -1, 1, 1)) * length / 2)


def _cube() -> Any:
    """The faces of a cube from -1 to 1."""
    import numpy as np

    side = np.array([(1, -1, -1), (1, 1, -1), (1, 1, 1), (1, -1, 1)], float)
    opposite = side[::-1] * (-1, 1, 1)
    return np.stack([np.roll(each, axis, axis=1) for axis in range(3) for each in (side, opposite)])


def _turned(radii: Any, heights: Any) -> Any:
    """The faces of a profile that is turned about z, from the lowest point to the highest."""
    import numpy as np

    angles = np.linspace(0, 2 * np.pi, ROUND + 1)
    circle = np.stack((np.cos(angles), np.sin(angles), 0 * angles), axis=1)
    points = radii[:, None, None] * circle + heights[:, None, None] * (0, 0, 1)
    quads = np.stack((points[:-1, :-1], points[:-1, 1:], points[1:, 1:], points[1:, :-1]), axis=2)
    return quads.reshape(-1, 4, 3)
