"""The meshes that a URDF file names: STL and OBJ, out of the robot's own folder, as triangles.

They are opened when the robot is looked at, and are data: nothing in them is run, and no file they name is opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

from bondgraph.errors import BondGraphError, StructureError
from bondgraph.report.scene import Solid
from bondgraph_elements.mechanics.urdf.records import LinkRecord, MeshRecord

LARGEST = 32 * 2**20
"""Bytes of one file."""
MOST, ALL = 4_000, 24_000
"""Triangles that are shown of one mesh, and of all of a robot: they are made coarser. Half a megabyte of a page."""
BOX = 0.1
"""The edges of the box in place of a mesh that cannot be shown, in m."""
FARTHEST = 1e4
"""From a mesh's origin, in m: a greater length was meant in another unit, or is none."""
FINEST, COARSER = 64, 0.8
"""How many cells a mesh's longest edge is divided into at first, and by what factor fewer then."""
HEAD, RECORD = 84, 50
"""Bytes of a binary STL before its triangles, and of each."""


@dataclass(frozen=True, eq=False)
class Triangles:
    """A mesh about the middle of its box.

    Args:
        corners: of the triangles, from that middle, of shape (n, 3, 3), in m.
        middle: of its box, in the axes of its visual, of shape (3,).
        size: the edges of the box.
    """

    corners: Any
    middle: Any
    size: tuple[float, float, float]


def solids_of(
    links: Sequence[tuple[str, LinkRecord]], robot: str
) -> tuple[dict[str, tuple[Solid, ...]], tuple[str, ...]]:
    """The meshes of links as solids, and why boxes stand for some.

    Args:
        links: the bodies' names, with their records.
        robot: the path of the robot's file; empty for a text, which is in no folder.
    """
    count = sum(len(link.shown) for _, link in links)
    notes: list[str] = []
    found = {}
    for body, link in links:
        solids = []
        for record in link.shown:
            try:
                if not robot:
                    raise _refused(record.file, "the robot was given as text, and has no folder", "give its file")
                mesh = triangles(record, Path(robot), min(MOST, ALL // count))
            except BondGraphError as error:
                notes.append(f"{body} is shown as a box of {BOX:g} m. {error}")
                mesh = None
            solids.append(_solid(record, mesh))
        found[body] = tuple(solids)
    return found, tuple(notes)


def _solid(record: MeshRecord, mesh: Triangles | None) -> Solid:
    """A mesh in its body's axes, or a box in its place."""
    import numpy as np
    from scipy.spatial.transform import Rotation

    axes, place = np.array(record.axes), np.array(record.place)
    turn = Rotation.from_matrix(axes).as_quat()
    if mesh is None:
        return Solid("box", (BOX, BOX, BOX), place, turn, record.color)
    return Solid("mesh", mesh.size, place + axes @ mesh.middle, turn, record.color, mesh.corners)


def triangles(record: MeshRecord, robot: Path, most: int = MOST) -> Triangles:
    """What a mesh's file holds.

    Args:
        record: where it is named.
        robot: the robot's file.
        most: triangles.

    Raises:
        StructureError: for a file that is not there, elsewhere, too large, of another format, or damaged.
    """
    import numpy as np

    path = found(record.file, robot)
    text = _bytes(record.file, path)
    corners = (_obj if path.suffix.lower() == ".obj" else _stl)(record.file, text) * np.array(record.scale)
    if not np.all(np.abs(corners) < FARTHEST):
        law = f"it reaches farther than {FARTHEST:g} m, or is not finite"
        raise _refused(record.file, law, 'give its scale, scale="0.001 0.001 0.001" for millimetres')
    corners = coarser(corners, most) if len(corners) else corners
    if not len(corners):
        raise _refused(record.file, "it holds no triangle", "give a mesh that is not empty")
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    x, y, z = map(float, high - low)
    return Triangles(corners - (low + high) / 2, (low + high) / 2, (x, y, z))


def found(file: str, robot: Path) -> Path:
    """The path of a mesh: in the folder of the robot's file, or in the package around it that the name begins with.

    Raises:
        StructureError: for one that is elsewhere, or not there.
    """
    url = urlsplit(file)
    if url.scheme not in ("", "package", "file", "model"):
        raise _refused(file, "it would have to be fetched", "give a file beside the robot's")
    folder = robot.resolve().parent
    if url.scheme in ("package", "model"):
        around = [parent for parent in (folder, *folder.parents) if parent.name == url.netloc]
        roots, name = [*around, folder], unquote(url.path).lstrip("/")
    else:
        roots, name = [folder], unquote(url.path)
    for root in roots:
        path = (root / PurePosixPath(name)).resolve()
        if not path.is_relative_to(root):
            raise _refused(file, "it is outside of the robot's folder", "put it beside the robot's file")
        if path.is_file():
            return path
    raise _refused(file, "there is no such file in the robot's folder", "put it there")


def coarser(corners: Any, most: int = MOST) -> Any:
    """At most so many triangles: what lies in one cell of a grid becomes one corner, and what shrinks to it goes.

    Args:
        corners: of shape (n, 3, 3).
        most: triangles.
    """
    import numpy as np

    low, span = corners.min(axis=(0, 1)), float(np.ptp(corners, axis=(0, 1)).max()) or 1.0
    found, cells = corners, float(FINEST)
    while len(found) > most:
        grid = np.round((corners - low) * (cells / span)).astype(np.int64)
        apart = np.all([np.any(grid[:, j] != grid[:, k], axis=-1) for j, k in ((0, 1), (1, 2), (2, 0))], axis=0)
        kept = np.unique(grid[apart], axis=0)
        found, cells = kept * (span / cells) + low, cells * COARSER
    return found


def _bytes(file: str, path: Path) -> bytes:
    try:
        with path.open("rb") as opened:
            text = opened.read(LARGEST + 1)
    except OSError as error:
        raise _refused(file, f"it cannot be read: {error.strerror}", "let it be readable") from None
    if len(text) > LARGEST:
        raise _refused(file, f"it has more than {LARGEST // 2**20} MB", "give a coarser mesh")
    if path.suffix.lower() not in (".stl", ".obj"):
        raise _refused(file, "of meshes, STL and OBJ are read", "convert it")
    return text


def _stl(file: str, text: bytes) -> Any:
    """The triangles of an STL, binary or in words."""
    import numpy as np

    count = int.from_bytes(text[80:HEAD], "little")
    if len(text) >= HEAD and len(text) == HEAD + RECORD * count:
        form = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
        return np.frombuffer(text, form, count, HEAD)["corners"].astype(float)
    words = text.split()
    if not words or words[0] != b"solid":
        raise _refused(file, "it is no STL, or is cut off", "write it again")
    places = [words[k + 1 : k + 4] for k, word in enumerate(words) if word == b"vertex"]
    numbers = [_numbers(file, place) for place in places]
    if len(numbers) % 3:
        raise _refused(file, "a triangle lacks corners", "write it again")
    return np.array(numbers, float).reshape(-1, 3, 3)


def _obj(file: str, text: bytes) -> Any:
    """The triangles of an OBJ; faces of more corners are fans of triangles."""
    import numpy as np

    places: list[tuple[float, float, float]] = []
    corners: list[int] = []
    for words in map(bytes.split, text.splitlines()):
        if words[:1] == [b"v"]:
            places.append(_numbers(file, words[1:4]))
        elif words[:1] == [b"f"]:
            face = [_index(file, word, len(places)) for word in words[1:]]
            for k in range(1, len(face) - 1):
                corners += [face[0], face[k], face[k + 1]]
    return np.array(places, float).reshape(-1, 3)[np.array(corners, int)].reshape(-1, 3, 3)


def _numbers(file: str, words: list[bytes]) -> tuple[float, float, float]:
    try:
        x, y, z = map(float, words)
    except ValueError:
        raise _refused(file, "a corner is not three numbers", "write it again") from None
    return x, y, z


def _index(file: str, word: bytes, count: int) -> int:
    """The place of a corner, counted from zero; negative ones count back from the last."""
    first = word.partition(b"/")[0]
    number = int(first) if first.removeprefix(b"-").isdigit() and len(first) < 12 else 0
    place = number - 1 if number > 0 else count + number
    if not number or not 0 <= place < count:
        raise _refused(file, "a face names a corner that is not there", "write it again")
    return place


def _refused(file: str, law: str, remedy: str) -> StructureError:
    return StructureError(f"mesh '{file:.200}'", law, remedy=remedy)
