"""What is being done, a line in a terminal or a notebook while it takes longer than a moment; silence elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event, Thread

from bondgraph.program.cell import Cell, cell

PATIENCE = 1.5
"""Seconds before anything is shown."""
AGAIN = 0.2
"""Seconds between two looks at what is being done."""

_line: ContextVar[_Line | None] = ContextVar("line", default=None)


@contextmanager
def steps(name: str) -> Iterator[None]:
    """Something with steps, which `step` names; what is done within something that has steps already is part of it.

    Args:
        name: what it is.
    """
    output = None if sys.stderr.isatty() else cell()
    if _line.get() is not None or not (sys.stderr.isatty() or output):
        yield
        return
    line = _Line(name, output)
    before = _line.set(line)
    try:
        yield
    finally:
        _line.reset(before)
        line.end()


def step(what: str) -> None:
    """Say what is done from now on."""
    if (line := _line.get()) is not None:
        line.what = what


class _Line:
    def __init__(self, name: str, output: Cell | None) -> None:
        self.name, self.what, self._over, self._stream, self._output = name, "", Event(), sys.stderr, output
        self._thread = Thread(target=self._show, daemon=True)
        self._thread.start()

    def _show(self) -> None:
        width, patience = 0, PATIENCE
        while not self._over.wait(patience):
            patience, told = AGAIN, f"{self.name}: {self.what} ..."
            width = max(width, len(told))
            if self._output is not None:
                self._output.tell(told)
            else:
                self._write(f"\r{told.ljust(width)}")
        if self._output is not None:
            self._output.clear()
        elif width:
            self._write(f"\r{' ' * width}\r")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()

    def end(self) -> None:
        self._over.set()
        self._thread.join()
