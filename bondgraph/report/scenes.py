"""Several scenes of one run as one: each where it is, those that stand on the same place beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from bondgraph.program.tolerances import DIGITS
from bondgraph.report.scene import FEWEST, LARGEST_TURN, MOST_NUMBERS, Moving, Scene, too_fast

BETWEEN = 0.25
"""From one to the next that stands beside it, as part of the width of the widest."""


def together(scenes: Sequence[Scene], name: str) -> Scene:
    """One scene of all, at the same instants. What rests on the same places is moved aside, and it is said how far.

    Args:
        scenes: of one run, at least one.
        name: of them all.
    """
    import numpy as np

    bodies = sum(len(scene.bodies) for scene in scenes)
    room = max(FEWEST, MOST_NUMBERS // (7 * bodies))
    finest = max((scene.t for scene in scenes), key=len)
    t = finest if len(finest) <= room else np.linspace(finest[0], finest[-1], room)
    fewer = [scene for scene in scenes if len(scene.t) > len(t)]
    fast = [body.name for scene in fewer for body in scene.bodies if _turned(body, scene.t, t) > LARGEST_TURN]
    places = [*_places([_at(scene, t) for scene in scenes])]
    ups = [scene.up for scene in scenes if scene.falls]
    agreed = all(np.allclose(up, ups[0]) for up in ups)
    return Scene(
        name,
        t,
        tuple(body for each in places for body in each.bodies),
        {name: r for each in places for name, r in each.traces.items()},
        tuple(arrow for each in places for arrow in each.arrows),
        np.concatenate([each.anchors for each in places]),
        ups[0] if ups else scenes[0].up,
        bool(ups) and agreed,
        np.min([each.low for each in places], axis=0),
        np.max([each.high for each in places], axis=0),
        tuple(dict.fromkeys(chain(*(each.notes for each in places), too_fast(fast, len(t))))),
    )


def _places(scenes: Sequence[Scene]) -> Iterator[Scene]:
    """Those that stand on places of their own as they are, and then each of the others beside all before it."""
    import numpy as np

    first: list[Scene] = []
    others: list[tuple[Scene, Scene]] = []
    for scene in scenes:
        same = [each for each in first if _coincide(each, scene)]
        if same:
            others.append((scene, same[0]))
        else:
            first.append(scene)
    yield from first
    widths = np.max([scene.high - scene.low for scene in scenes], axis=0)
    level = [k for k in range(3) if abs(scenes[0].up[k]) < 0.5]
    axis = max(level, key=lambda k: float(widths[k]))
    end = max(float(scene.high[axis]) for scene in first)
    for scene, where in others:
        shift = np.zeros(3)
        shift[axis] = end + BETWEEN * (float(widths[axis]) or 1.0) - float(scene.low[axis])
        end = float(scene.high[axis] + shift[axis])
        aside = f"{shift[axis]:.4g} m aside, along {'xyz'[axis]}"
        yield _moved(scene, shift, f"{scene.name} stands where {where.name} does: it is shown {aside}.")


def _coincide(one: Scene, other: Scene) -> bool:
    """Whether they rest on the same places of the ground, or where they rest on none, start at the same."""
    import numpy as np

    a, b = (scene.anchors if len(scene.anchors) else np.array([body.r[0] for body in scene.bodies])
            for scene in (one, other))  # fmt: skip
    size = max(float((scene.high - scene.low).max()) for scene in (one, other))
    return a.shape == b.shape and np.allclose(a, b, rtol=0, atol=DIGITS * size)


def _moved(scene: Scene, shift: Any, note: str) -> Scene:
    bodies = (replace(b, r=b.r + shift, bent=b.bent + shift, shift=b.shift + shift) for b in scene.bodies)
    return replace(
        scene,
        bodies=tuple(bodies),
        traces={name: r + shift for name, r in scene.traces.items()},
        arrows=tuple(replace(arrow, r=arrow.r + shift) for arrow in scene.arrows),
        anchors=scene.anchors + shift,
        low=scene.low + shift,
        high=scene.high + shift,
        notes=(*scene.notes, note),
    )


def _at(scene: Scene, t: Any) -> Scene:
    """The scene at other instants, between its own as a page has it there."""
    if len(scene.t) == len(t):  # from the same instant to the same
        return scene

    def moved(numbers: Any) -> Any:
        return _between(scene.t, numbers, t)

    bodies = (replace(b, r=moved(b.r), turn=_slerp(scene.t, b.turn, t), bent=moved(b.bent)) for b in scene.bodies)
    arrows = (replace(arrow, r=moved(arrow.r), vector=moved(arrow.vector)) for arrow in scene.arrows)
    traces = {name: moved(r) for name, r in scene.traces.items()}
    return replace(scene, t=t, bodies=tuple(bodies), arrows=tuple(arrows), traces=traces)


def _between(known: Any, numbers: Any, t: Any) -> Any:
    """Numbers whose first axis is the time, linear between the instants."""
    import numpy as np

    flat = numbers.reshape(len(known), -1)
    columns: Iterable[Any] = (np.interp(t, known, column) for column in flat.T)
    found = np.stack([*columns], axis=-1) if flat.shape[1] else np.zeros((len(t), 0))
    return found.reshape(len(t), *numbers.shape[1:])


def _slerp(known: Any, turn: Any, t: Any) -> Any:
    from scipy.spatial.transform import Rotation, Slerp

    return Slerp(known, Rotation.from_quat(turn))(t).as_quat()


def _turned(body: Moving, known: Any, t: Any) -> float:
    """How far a body turns between two instants at most, in rad, by all that is known of its turn."""
    import numpy as np
    from scipy.spatial.transform import Rotation

    turns = Rotation.from_quat(body.turn)
    way = np.concatenate([[0.0], np.cumsum((turns[:-1].inv() * turns[1:]).magnitude())])
    return float(np.diff(np.interp(t, known, way)).max())
