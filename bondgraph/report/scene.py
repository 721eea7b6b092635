"""A motion in space as a page holds it: where bodies are at instants, their shapes, arrows and traces."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from bondgraph.errors import ValueRefused
from bondgraph.program.files import write_text

FEWEST = 61
"""Instants of a scene."""
MOST_NUMBERS = 120_000
"""Of all poses together: 0.64 MB in a page."""
LARGEST_TURN = 1.5
"""Of a body between two instants, in rad: beyond it, where there is no room for more, it is said that turns are not
shown as they are."""
STEPS = 32767
"""Into how many steps half the box of a mesh is divided in a page."""


@dataclass(frozen=True, eq=False)
class Solid:
    """A shape fixed in a body.

    Args:
        kind: "box", "cylinder" (along its z), "sphere" or "mesh".
        size: edges along x, y, z, of a mesh those of the box around it; radius and length; or radius, in m.
        place: of its centre, in body axes, of shape (3,).
        turn: unit quaternion (x, y, z, w) from its axes to the body's.
        color: as "#rrggbb"; the body's own where it is empty.
        corners: of a mesh's triangles, from its centre, of shape (n, 3, 3).
    """

    kind: str
    size: tuple[float, ...]
    place: Any
    turn: Any
    color: str = ""
    corners: Any = None

    def halves(self, R: Any) -> Any:
        """Half its extents along inertial axes, of shape (..., 3).

        Args:
            R: the rotation matrix from its axes to inertial ones, of shape (..., 3, 3).
        """
        import numpy as np

        if self.kind in ("box", "mesh"):
            return abs(R) @ (np.array(self.size) / 2)
        if self.kind == "sphere":
            return np.full(R.shape[:-1], self.size[0])
        radius, length = self.size
        along = abs(R[..., 2])
        return along * length / 2 + radius * np.sqrt(np.maximum(1 - along**2, 0))


@dataclass(frozen=True, eq=False)
class Moving:
    """A body: its pose at each instant, and what of it is seen.

    Args:
        name: of the body.
        r: the place of its origin, in inertial axes, of shape (n, 3).
        turn: unit quaternions (x, y, z, w) from its axes to inertial ones, of shape (n, 4).
        rods: line segments fixed in it, of shape (rods, 2, 3), in body axes.
        bent: line segments that its deformation moves, of shape (n, rods, 2, 3), in inertial axes.
        centre: its mass centre, in body axes, of shape (3,); None where it has none, or it is hidden in a solid.
        solids: its shapes.
        shift: how far beside its place it is shown, of shape (3,).
    """

    name: str
    r: Any
    turn: Any
    rods: Any
    bent: Any
    centre: Any
    solids: tuple[Solid, ...] = ()
    shift: Any = (0.0, 0.0, 0.0)


@dataclass(frozen=True, eq=False)
class Arrow:
    """A force or a moment that is shown.

    Args:
        name: what it is.
        kind: "force" or "moment".
        unit: of its length.
        r: where it acts, in inertial axes, of shape (n, 3).
        vector: in inertial axes, of shape (n, 3).
    """

    name: str
    kind: str
    unit: str
    r: Any
    vector: Any


@dataclass(frozen=True, eq=False, repr=False)
class Scene:
    """A mechanism in motion, to be looked at from all sides in a page or a notebook.

    Args:
        name: of the mechanism.
        t: the instants, of shape (n,), in s.
        bodies: those that move, and those that rest.
        traces: the ways of points, by name, each of shape (n, 3).
        arrows: forces and moments.
        anchors: where joints sit on the ground, of shape (anchors, 3).
        up: the direction against gravity, of shape (3,).
        falls: whether there is gravity, so that a floor is drawn.
        low, high: the corners of a box around everything, each of shape (3,).
        notes: what the scene does not show as it is.
    """

    name: str
    t: Any
    bodies: tuple[Moving, ...]
    traces: Mapping[str, Any]
    arrows: tuple[Arrow, ...]
    anchors: Any
    up: Any
    falls: bool
    low: Any
    high: Any
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        bodies = f"{len(self.bodies)} {'body' if len(self.bodies) == 1 else 'bodies'}"
        return f"Scene({self.name!r}: {bodies}, t from {self.t[0]:g} to {self.t[-1]:g} s, {len(self.t)} instants)"

    def _repr_html_(self) -> str:
        from bondgraph.report.scene_page import framed

        return framed(self)

    def html(self) -> str:
        """A page that shows it, complete in itself: it loads nothing, and its own policy forbids that to it."""
        from bondgraph.report.scene_page import scene_page

        return scene_page(self)

    def write(self, path: str | Path) -> None:
        """Write that page.

        Raises:
            ValueRefused: for a path at which nothing can be written.
        """
        write_text(path, self.html())

    @property
    def data(self) -> dict[str, Any]:
        """What the page's program reads; long rows of numbers in single precision."""
        return {
            "name": self.name,
            "t": packed(self.t, "<f8"),
            "bodies": [_body(body) for body in self.bodies],
            "traces": [{"name": name, "r": packed(r)} for name, r in self.traces.items()],
            "arrows": [
                {"name": a.name, "kind": a.kind, "unit": a.unit, "r": packed(a.r), "vector": packed(a.vector)}
                for a in self.arrows
            ],
            "anchors": listed(self.anchors),
            "up": listed(self.up),
            "falls": self.falls,
            "low": listed(self.low),
            "high": listed(self.high),
            "notes": list(self.notes),
        }


@runtime_checkable
class InSpace(Protocol):
    """What has a scene of its motion, as a mechanism."""

    def scene(self, run: Any) -> Scene:
        """The scene of a run."""


Shown = Scene | InSpace | Sequence[Scene | InSpace]
"""What a page may be given to show in space."""


def scene_of(given: Shown | None, run: Any) -> Scene | None:
    """The scene given, or that of a mechanism, or one of several of them; none without a run.

    Raises:
        ValueRefused: for what is neither, or of another run.
    """
    if given is None or run is None:
        return None
    if isinstance(given, list | tuple):
        scenes = [scene for each in given if (scene := scene_of(each, run)) is not None]
        if len(scenes) < 2:
            return scenes[0] if scenes else None
        from bondgraph.report.scenes import together

        return together(scenes, " and ".join(scene.name for scene in scenes))
    if isinstance(given, Scene):
        if given.t[0] != run.t[0] or given.t[-1] != run.t[-1]:
            spans = (f"{t[0]:g} to {t[-1]:g} s" for t in (given.t, run.t))
            law = "the scene goes from {}, the run from {}".format(*spans)
            raise ValueRefused("scene", law, parties=(given.name,), remedy="give the mechanism, or a scene of this run")
        return given
    if isinstance(given, InSpace):
        return given.scene(run)
    law = f"{given!r:.60} does not move in space"
    raise ValueRefused("scene", law, remedy="give a mechanism of the graph, or what its scene(run) returns")


def too_fast(names: Sequence[str], count: int) -> tuple[str, ...]:
    """What is noted of bodies that turn far between two instants.

    Args:
        names: those bodies.
        count: of the instants.
    """
    if not names:
        return ()
    law = f"Between two of the {count} instants shown, more than {LARGEST_TURN:g} rad are turned by {', '.join(names)}"
    return (f"{law}: the way they turn may look wrong. Show a shorter run.",)


def _body(body: Moving) -> dict[str, Any]:
    solids = [
        {"kind": s.kind, "size": list(s.size), "place": listed(s.place), "turn": listed(s.turn), "color": s.color}
        | ({} if s.corners is None else {"corners": packed(_in_steps(s), "<i2")})
        for s in body.solids
    ]
    return {
        "name": body.name,
        "r": packed(body.r),
        "turn": packed(body.turn),
        "rods": listed(body.rods),
        "bent": packed(body.bent),
        "centre": None if body.centre is None else listed(body.centre),
        "solids": solids,
        "shift": listed(body.shift),
    }


def _in_steps(solid: Solid) -> Any:
    """The corners of a mesh in 32767ths of half its box, as whole numbers."""
    import numpy as np

    half = np.array(solid.size) / 2
    return np.round(solid.corners * (STEPS / np.where(half > 0, half, 1.0)))


def listed(numbers: Any) -> Any:
    """An array as lists of numbers of nine digits."""
    import numpy as np

    found = np.asarray(numbers, float)
    return np.array([float(f"{x:.9g}") for x in found.ravel()]).reshape(found.shape).tolist()


def packed(numbers: Any, kind: str = "<f4") -> str:
    """An array as text."""
    import numpy as np

    return b64encode(np.ascontiguousarray(numbers, kind).tobytes()).decode("ascii")
