"""Chunks of a sweep in a folder, each a file named by everything it depends on.

A file is there whole or not at all, and holds numbers and texts, never objects: reading one executes nothing. So a
sweep that was killed goes on where it was, and one with another value begins anew.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from bondgraph.analysis.sweep.chunk import Outcome, Task
from bondgraph.equations.available_names import quantity
from bondgraph.equations.lower import lower
from bondgraph.equations.quantities_as_drawn import Drawn
from bondgraph.errors import ValueRefused

FORMAT = 1


def content_of(task: Task) -> str:
    """A digest of what all runs of a sweep have in common: of the graph, its equations, values, start and method.

    Raises:
        ValueRefused: where a function of Python is part of it, whose content nobody can tell.
    """
    from importlib.metadata import version

    equations = task.equations
    told = {name: x for name in task.names if not isinstance(x := quantity(equations, name), Drawn)}
    programs = [lower(equations, each).body for each in (equations.rates, told)]
    model = (FORMAT, version("multibondgraph"), equations.graph, programs, equations.choice)
    asked = (task.t, task.values, task.start, task.how, task.swept, task.names)
    found = hashlib.sha256()
    for part in _texts((model, asked)):
        found.update(part.encode())
    return found.hexdigest()


def _texts(value: Any) -> Any:
    """A value as texts, the same in every process."""
    if value is None or isinstance(value, str | int | float | bool):
        yield f"{type(value).__name__} {value!r}\n"
    elif isinstance(value, Mapping):
        yield f"mapping {len(value)}\n"
        for name in sorted(value, key=str):
            yield from _texts(name)
            yield from _texts(value[name])
    elif isinstance(value, set | frozenset):
        yield from _texts(sorted("".join(_texts(each)) for each in value))
    elif isinstance(value, Sequence):
        yield f"{type(value).__name__} {len(value)}\n"
        for each in value:
            yield from _texts(each)
    elif isinstance(value, type):
        yield f"{value.__module__}.{value.__qualname__}\n"
    elif is_dataclass(value) and not callable(value):
        yield f"{type(value).__qualname__}\n"
        for part in fields(value):
            yield from _texts(getattr(value, part.name))
    elif hasattr(value, "tolist"):
        yield from _texts(value.tolist())
    elif hasattr(value, "elements") and hasattr(value, "links"):
        yield from _texts((value.name, dict(value.elements), value.links, dict(value.values)))
    else:
        law = f"{value!r:.60} is a function or an object of Python, by which no file can be named"
        raise ValueRefused("folder", law, remedy="write it as a formula, or leave folder out")


class ChunkFiles:
    """The files of a sweep.

    Args:
        folder: where they are.
        content: the digest of what its runs have in common.
        shape: of the quantities of a run, (names, instants).
    """

    def __init__(self, folder: str | Path, content: str, shape: tuple[int, int]) -> None:
        self.folder, self.content, self.shape = Path(folder), content, shape
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unwritable(folder, error) from None

    def path(self, rows: Any) -> Path:
        """The file of some runs."""
        name = hashlib.sha256(self.content.encode() + rows.tobytes()).hexdigest()
        return self.folder / f"{name}.npz"

    def read(self, rows: Any) -> list[Outcome] | None:
        """What became of some runs; None where the file is missing or not whole."""
        import numpy as np

        with suppress(OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            with self.path(rows).open("rb") as handle, np.load(handle, allow_pickle=False) as file:
                found, reasons, notes = file["found"], file["reasons"], file["notes"]
            if found.shape == (len(rows), *self.shape) and len(reasons) == len(notes) == len(rows):
                each = zip(found, reasons.tolist(), notes.tolist(), strict=True)
                return [Outcome(x, reason, tuple(note.splitlines())) for x, reason, note in each]
        return None

    def write(self, rows: Any, outcomes: Sequence[Outcome]) -> None:
        """Keep what became of some runs.

        Raises:
            ValueRefused: where nothing can be written, with the system's reason.
        """
        import numpy as np

        place = self.path(rows)
        try:
            handle, name = tempfile.mkstemp(dir=self.folder, suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    np.savez(
                        file,
                        found=np.stack([each.found for each in outcomes]),
                        reasons=np.array([each.reason for each in outcomes], str),
                        notes=np.array(["\n".join(each.notes) for each in outcomes], str),
                    )
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(name, place)
            except BaseException:
                with suppress(OSError):
                    os.unlink(name)
                raise
        except OSError as error:
            raise _unwritable(self.folder, error) from None


def _unwritable(folder: str | Path, error: OSError) -> ValueRefused:
    law = f"nothing can be written there: {error.strerror or error}"
    return ValueRefused(f"folder={str(folder)!r:.200}", law, remedy="give a folder of yours with room in it")
