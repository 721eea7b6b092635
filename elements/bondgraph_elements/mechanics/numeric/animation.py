"""A mechanism in motion, drawn with matplotlib: the shapes of bodies, or sticks between their joints, along a run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from bondgraph.errors import ValueRefused
from bondgraph.graph.values import finite
from bondgraph.program.calls import explained
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.mechanics.numeric._faces import faces
from bondgraph_elements.mechanics.numeric._figures import Course, check_moving, course
from bondgraph_elements.mechanics.numeric.in_space import box_around, moving

AXES = ("x / m", "y / m", "z / m")
RED_GREEN_BLUE = ("tab:red", "tab:green", "tab:blue")
TRIAD = 0.06
"""The length of a body's axes, relative to the picture."""
MOST = 20000
"""Frames an animation may have."""


@explained
def animate(
    mechanism: Mechanism,
    run: Any,
    *,
    points: Sequence[Frame | Link | str] | Frame | Link | str = (),
    view: str = "auto",
    fps: float = 25,
    speed: float = 1.0,
    figure: Any = None,
    path: str | Path | None = None,
) -> Any:
    """A mechanism's motion as a matplotlib animation, also written as a film if a path is given.

    Bodies with shapes, and with meshes of a URDF file, are drawn as these, shaded. Others are sticks from joint to
    joint, or to the mass centre where they have one joint; mass centres are dots, their axes small triads (x red,
    y green, z blue). Joints on the ground are triangles.

    Args:
        mechanism: what moves.
        run: a trajectory of a graph that holds it, or a prescribed motion.
        points: frames whose points leave a trace, or one.
        view: "xy", "xz", "yz" or "3d"; by default the plane in which everything moves, if there is one.
        fps: frames per second of the animation.
        speed: seconds of the motion in a second of the animation.
        figure: a matplotlib figure to draw in, such as `plt.figure()` for a window; by default one of its own.
        path: of a .gif, or of an .mp4, which ffmpeg makes.

    Returns:
        The `FuncAnimation`. Keep it as long as it shall run; `.write("arm.gif")` writes it, `.to_jshtml()` a page.

    Raises:
        StructureError: for what is no mechanism.
        ValueRefused: for a view, a frame rate or points that are none, for what is no run, or one of another mechanism,
            for a film of another ending, where nothing can be written, and where ffmpeg is not installed.
    """
    import numpy as np

    from bondgraph.program.player import ShownAnimation, check_film

    if path is not None:
        check_film(path)
    check_moving(mechanism, run)
    rate, pace = finite("fps", fps), finite("speed", speed)
    span = float(run.t[-1]) - float(run.t[0])
    if not rate > 0 or not pace > 0 or span * rate / pace > MOST:
        law = f"{rate:g} frames per second at speed {pace:g} are not between 1 and {MOST} frames"
        raise ValueRefused("fps", law, remedy="give positive numbers, and a shorter run or a greater speed")
    # The product of a run's length and the rate is a whole number but for rounding; the last frame is not to be lost.
    count = int(np.floor(span * rate / pace + 1e-9)) + 1
    times = float(run.t[0]) + np.arange(count) * pace / rate
    picture = _Picture(course(mechanism, run, np.minimum(times, float(run.t[-1])), points), view, figure)
    film = ShownAnimation(picture.figure, picture.show, frames=count, interval=1000 / rate, blit=False)
    if path is not None:
        film.write(path)
    return film


@explained
def stroboscope(
    mechanism: Mechanism,
    run: Any,
    *,
    count: int = 8,
    points: Sequence[Frame | Link | str] | Frame | Link | str = (),
    view: str = "auto",
    figure: Any = None,
) -> Any:
    """Poses of a mechanism at instants of a run, one over another, the later the darker.

    Args:
        count: how many poses, from the first instant to the last.
        mechanism, run, points, view, figure: as of `animate`.

    Returns:
        The matplotlib figure.

    Raises:
        StructureError, ValueRefused: as `animate`; for a count below one.
    """
    import numpy as np

    check_moving(mechanism, run)
    if not isinstance(count, int) or not 1 <= count <= MOST:
        raise ValueRefused("count", f"{count!r:.40} poses cannot be drawn", remedy="give a number such as 8")
    first, last = float(run.t[0]), float(run.t[-1])
    picture = _Picture(course(mechanism, run, np.linspace(first, last, count), points), view, figure)
    smooth = course(mechanism, run, np.linspace(first, last, max(200, count)), points).traces
    picture.leave(smooth)
    for k in range(count):
        picture.pose(k, 0.15 + 0.85 * (k + 1) / count)
    picture.axes.set_title(f"{mechanism.name}, t = {first:.4g} ... {last:.4g} s", fontsize="medium")
    return picture.figure


class _Picture:
    """Axes and what is drawn in them.

    Args:
        course: the motion.
        view: as of `animate`.
        figure: as of `animate`.
    """

    def __init__(self, course: Course, view: str, figure: Any) -> None:
        from bondgraph.program.figure import ShownFigure

        self.course, self.shown = course, course.view(view)
        self.figure = ShownFigure(6, 5) if figure is None else figure
        flat = len(self.shown) == 2
        self.axes: Any = self.figure.add_subplot() if flat else self.figure.add_subplot(projection="3d")
        links = course.mechanism.links
        meshes, untold = course.mechanism.meshes()
        bodies = [moving(course, link, meshes.get(link.name, ())) for link in links]
        self.faces = faces(bodies, [f"C{k % 10}" for k in range(len(links))])
        self.shaped = frozenset(body.name for body in bodies if body.solids)
        self._limits(*(box_around(course, bodies) if self.shaped else course.box))
        if untold:
            self.figure.text(0.01, 0.01, "\n".join(untold), fontsize="x-small", color="0.3", wrap=True)
        self.axes.plot(*self._cut(course.anchors), "^", color="0.4", markersize=9, zorder=1)
        if flat:
            self.axes.axhline(0, color="0.85", linewidth=0.8, zorder=0)
        self.moving: Any = None
        self.solids: Any = None

    def _limits(self, low: Any, high: Any) -> None:
        middle, half = (low + high) / 2, 0.6 * (float((high - low).max()) or 1.0)
        setters = (self.axes.set_xlim, self.axes.set_ylim, getattr(self.axes, "set_zlim", None))
        labels = (self.axes.set_xlabel, self.axes.set_ylabel, getattr(self.axes, "set_zlabel", None))
        for place, k in enumerate(self.shown):
            span, label = setters[place], labels[place]
            assert span is not None and label is not None
            span(middle[k] - half, middle[k] + half)
            label(AXES[k])
        if len(self.shown) == 2:
            self.axes.set_aspect("equal")
        else:
            self.axes.set_box_aspect((1, 1, 1))

    def _cut(self, points: Any) -> tuple[Any, ...]:
        """The components that are shown of points, of shape (..., 3)."""
        return tuple(points[..., k].ravel() for k in self.shown)

    def show(self, k: int) -> list[Any]:
        """The k-th instant in place of what was there."""
        if self.moving is None:
            self.moving = self.pose(k), [self._line("-", 1.0, "0.5") for _ in self.course.points], self.solids
        lines, traces, solids = self.moving
        if solids is not None:
            self._fill(solids, k)
        for line, points in zip(lines, self._parts(k), strict=True):
            self._put(line, points)
        for j, line in enumerate(traces):
            self._put(line, self.course.traces[: k + 1, j])
        self.axes.set_title(f"{self.course.mechanism.name}, t = {self.course.t[k]:.2f} s", fontsize="medium")
        return [*lines, *traces, *([] if solids is None else [solids])]

    def pose(self, k: int, alpha: float = 1.0) -> list[Any]:
        """The bodies at the k-th instant, as new lines, and new faces."""
        bodies = len(self.course.sticks)
        styles = [("-", 2.5, f"C{b % 10}") for b in range(bodies)]
        styles += [("-", 1.0, color) for _ in range(bodies) for color in RED_GREEN_BLUE]
        lines = [self._line(*style, alpha) for style in (*styles, ("o", 0.0, "0.2"))]
        for line, points in zip(lines, self._parts(k), strict=True):
            self._put(line, points)
        self.solids = self._faces(alpha)
        if self.solids is not None:
            self._fill(self.solids, k)
        return lines

    def _faces(self, alpha: float) -> Any:
        """A collection for faces; None where no body has any."""
        from matplotlib.collections import PolyCollection
        from mpl_toolkits.mplot3d.art3d import Poly3DCollection  # type: ignore[import-untyped]

        if self.faces is None:
            return None
        style: dict[str, Any] = {"linewidths": 0.3, "alpha": alpha}
        if len(self.shown) == 2:
            return self.axes.add_collection(PolyCollection([], zorder=2, **style), autolim=False)
        return self.axes.add_collection3d(Poly3DCollection([[(0, 0, 0)] * 3], **style), autolim=False)

    def _fill(self, solids: Any, k: int) -> None:
        """The faces at the k-th instant in place of those that were there."""
        assert self.faces is not None
        corners, colors = self.faces.at(k, self.shown)
        solids.set_verts(corners)
        solids.set_facecolor(colors)
        solids.set_edgecolor(colors)

    def leave(self, traces: Any) -> None:
        """The traces of points, as new lines."""
        for j in range(traces.shape[1]):
            self._put(self._line("-", 1.0, "0.5"), traces[:, j])

    def _parts(self, k: int) -> list[Any]:
        """The corners of every line at the k-th instant."""
        sticks = [stick[k][: 0 if body in self.shaped else None] for body, stick in self.course.sticks.items()]
        triads = [self._triads[body][k, j][: 0 if body in self.shaped else None]
                  for body in self.course.sticks for j in range(3)]  # fmt: skip
        plain = [body not in self.shaped for body in self.course.heavy]
        return [*sticks, *triads, self.course.centres[k][plain]]

    @cached_property
    def _triads(self) -> Any:
        length = TRIAD * self.course.size
        return {body: self.course.triads(body, length) for body in self.course.sticks}

    def _line(self, style: str, width: float, color: str, alpha: float = 1.0) -> Any:
        empty: tuple[list[float], ...] = tuple([] for _ in self.shown)
        (line,) = self.axes.plot(*empty, style, linewidth=width, color=color, alpha=alpha, markersize=4)
        return line

    def _put(self, line: Any, points: Any) -> None:
        if len(self.shown) == 2:
            line.set_data(*self._cut(points))
        else:
            line.set_data_3d(*self._cut(points))
