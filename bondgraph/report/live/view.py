"""The state of a view: the last picture that could be made, what is wrong with the file now, and who waits for news."""

from __future__ import annotations

import os
import traceback
from collections.abc import Mapping
from threading import Condition, Event, Lock
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.report.live.model import Moving, Source, drawn, moving

NOTHING: dict[str, Any] = {"motion": None, "space": None, "fault": "", "faults": []}
"""What moves before there is a model."""
POLL = 0.05
"""Seconds between two looks at the file."""


class View:
    """A file as it is saved. One thread follows the file, others ask.

    Args:
        source: what is shown.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.ended = Event()
        self._news = Condition()
        self._running = Lock()
        self._moving: Moving | None = None
        self._version = 0
        self._parts: dict[str, tuple[int, Any]] = {}

    def follow(self) -> None:
        """Show the file, and show it again whenever it has been saved, until the view is ended."""
        shown: tuple[int, ...] | None = (-1,)
        before = _signature(self.source.path)
        while not self.ended.is_set():
            now = _signature(self.source.path)
            if now == before and now != shown:  # it rests: a file that is being written is left alone
                shown = now
                self.show()
            before = now
            self.ended.wait(POLL)

    def show(self) -> None:
        """Read the file once. What cannot be read leaves the last picture, and says what is wrong."""
        try:
            found = drawn(self.source)
            self._tell(picture=found.picture(), fault=found.fault)
            self._moving = moving(found)
            self._tell(curves=self._moving.curves(), sliders=self._moving.sliders(), fault=self._moving.fault)
            self._tell(words=found.words())
        except BondGraphError as error:
            faults = getattr(error, "faults", ()) or (error,)
            self._tell(fault="\n".join(map(str, faults)))
        except (Exception, SystemExit) as error:  # whatever a program in the file does, the view goes on
            traceback.print_exc()
            self._tell(fault=f"{type(error).__name__}: {error}")

    def _tell(self, **parts: Any) -> None:
        with self._news:
            self._version += 1
            self._parts |= {name: (self._version, part) for name, part in parts.items()}
            self._news.notify_all()

    def since(self, version: int, patience: float) -> dict[str, Any]:
        """What is new since a version, once there is something; after so many seconds, perhaps nothing."""
        with self._news:
            self._news.wait_for(lambda: self._version > version or self.ended.is_set(), patience)
            new = {name: part for name, (made, part) in self._parts.items() if made > version}
            return {"version": self._version, **new}

    def moved(self, values: Mapping[str, float]) -> dict[str, Any]:
        """The motion with other values; one at a time."""
        with self._running:
            return self._moving.moved(values).curves() if self._moving else NOTHING

    def end(self) -> None:
        """Let everyone go."""
        self.ended.set()
        with self._news:
            self._news.notify_all()


def _signature(path: str) -> tuple[int, ...] | None:
    """What changes when a file is saved; None where there is no file."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
