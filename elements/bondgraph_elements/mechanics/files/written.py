"""Bodies, joints, contacts and what they are given, as data for model files."""

from __future__ import annotations

import inspect
from itertools import pairwise, product
from typing import Any

from bondgraph.errors import NotExportable
from bondgraph.graph.junction import Junction
from bondgraph_elements.mechanics._arithmetic import value as number_of
from bondgraph_elements.mechanics._matrix import identity
from bondgraph_elements.mechanics.bodies.attitude import Attitude, euler_angles, euler_parameters
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.bodies.inertia_tensor import Inertia
from bondgraph_elements.mechanics.bodies.shapes import Shape
from bondgraph_elements.mechanics.flexible.station import Station
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.twists import Pose

SEQUENCES = tuple(
    "".join(letters)
    for count in (3, 2, 1)
    for letters in product("xyz", repeat=count)
    if all(a != b for a, b in pairwise(letters))
)


def part_of(thing: Any) -> dict[str, Any]:
    """A body or a joint: its type, but for that of a rigid body, and what it was given.

    Raises:
        NotExportable: for one of a class that no package has registered.
    """
    kind = type(thing)
    if not _is_registered(kind):
        law = f"it is a {kind.__name__}, which no package registers, so that no file could name it"
        remedy = "register its module in the group of entry points 'bondgraph.elements'"
        raise NotExportable(thing.name, law, parties=(thing.name,), remedy=remedy)
    own = {} if kind is Link else {"type": kind.__name__}
    return own | fields_of(thing)


def fields_of(thing: Any) -> dict[str, Any]:
    """What a body, a joint, a contact, a shape or a station was given, but for its name and for defaults."""
    found = {}
    for argument in inspect.signature(type(thing)).parameters.values():
        if argument.name == "name":
            continue
        given = getattr(thing, argument.name)
        if argument.name == "inertia" and getattr(thing, "planar", None) is not None:
            continue
        data = data_of(argument.name, given, str(getattr(thing, "name", "")))
        default = None if argument.default is argument.empty else data_of(argument.name, argument.default)
        needed = argument.default is argument.empty
        if needed or (data not in (None, default, ()) and not _is_zero(data, default)):
            found[argument.name] = data
    return found


def data_of(word: str, given: Any, owner: str = "") -> Any:
    """A value as data; None for one that is as where none is given, and a junction by its name.

    Args:
        word: what the argument is called.
        given: it.
        owner: the name of what was given it.

    Raises:
        NotExportable: for what is no data.
    """
    if isinstance(given, Frame):
        return _frame(given)
    if isinstance(given, Attitude):
        return _attitude(given, owner)
    if isinstance(given, Inertia):
        return _inertia(given)
    if isinstance(given, Shape):
        return {"type": type(given).__name__} | fields_of(given)
    if isinstance(given, Station):
        return {"name": given.name} | fields_of(given)
    if isinstance(given, Joint | Link | Junction) or word == "mechanism":
        return given.name
    if isinstance(given, Pose):
        return {"R": given.R, "place": given.place}
    if isinstance(given, type):
        return given.__name__
    if word == "axes" and given == identity(3):
        return None
    if hasattr(given, "tolist"):
        given = given.tolist()
    if isinstance(given, list | tuple):
        return tuple(data_of("", entry, owner) for entry in given)
    if callable(given):
        law = f"it holds a function of Python, {given!r:.60}, which is no data"
        raise NotExportable(owner, law, parties=(owner,), remedy="write a formula, or keep the Python file")
    return given


def _is_zero(data: Any, default: Any) -> bool:
    """Whether all is zero, as where nothing is given: of a place, a mass, second derivatives."""
    flat = [data] if not isinstance(data, tuple) else list(data)
    while any(isinstance(entry, tuple) for entry in flat):
        flat = [each for entry in flat for each in (entry if isinstance(entry, tuple) else (entry,))]
    zeros = all(isinstance(entry, str | int | float) and _number(entry) == 0 for entry in flat)
    return zeros and default in (None, 0, 0.0, (0, 0, 0))


def _number(entry: str | float) -> float | None:
    return number_of(entry) if isinstance(entry, str) else float(entry)


def _frame(frame: Frame) -> Any:
    turned, moved = frame.axes != identity(3), any(entry != "0" for entry in frame.place)
    if not turned and not moved:
        return frame.body
    found: dict[str, Any] = {"body": frame.body}
    return found | ({"place": frame.place} if moved else {}) | ({"axes": frame.axes} if turned else {})


def _attitude(attitude: Attitude, owner: str) -> Any:
    names = attitude.coordinates
    if len(names) == 4 and euler_parameters(names) == attitude:
        return {"euler_parameters": names}
    for sequence in SEQUENCES:
        if len(sequence) == len(names) and euler_angles(sequence, names) == attitude:
            own = tuple(f"{owner}_q{k + 1}" for k in range(3))
            return sequence if names == own else {"euler_angles": sequence, "coordinates": names}
    given = {"coordinates": names, "R": attitude.R, "domega": attitude.domega, "Q": attitude.Q}
    found = {word: value for word, value in given.items() if value is not None}
    return found | ({"defined": attitude.defined} if attitude.defined else {})


def _inertia(inertia: Inertia) -> Any:
    tensor: Any = inertia.tensor
    if all(tensor[i][j] == "0" for i in range(3) for j in range(3) if i != j):
        tensor = tuple(tensor[i][i] for i in range(3))
    if inertia.about is None and inertia.axes == "body":
        return tensor
    about = {} if inertia.about is None else {"about": inertia.about}
    return {"tensor": tensor} | about | ({} if inertia.axes == "body" else {"axes": inertia.axes})


def _is_registered(kind: type) -> bool:
    from bondgraph.io.library import things

    return things().get(kind.__name__) is kind
