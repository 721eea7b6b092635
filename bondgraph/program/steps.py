"""What is being done, a line in a terminal or a notebook while it takes longer than a moment; silence elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event, Thread
from time import monotonic

from bondgraph.program.cell import Cell, cell

PATIENCE = 1.5
"""Seconds before anything is shown."""
AGAIN = 0.2
"""Seconds between two looks at what is being done."""
LONG = 10.0
"""Seconds after which it is said how it would take less time."""

_line: ContextVar[_Line | None] = ContextVar("line", default=None)


@contextmanager
def steps(name: str, sooner: str = "") -> Iterator[None]:
    """Something with steps, which `step` names; what is done within something that has steps already is part of it.

    Args:
        name: what it is.
        sooner: how it would take less time.
    """
    output = None if sys.stderr.isatty() else cell()
    if _line.get() is not None or not (sys.stderr.isatty() or output):
        yield
        return
    line = _Line(name, sooner, output)
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
    def __init__(self, name: str, sooner: str, output: Cell | None) -> None:
        self.name, self.what, self._over, self._stream, self._output = name, "", Event(), sys.stderr, output
        self._sooner, self._begun = f" ({sooner})" if sooner else "", monotonic()
        self._thread = Thread(target=self._show, daemon=True)
        self._thread.start()

    def _show(self) -> None:
        width, patience = 0, PATIENCE
        while not self._over.wait(patience):
            patience, late = AGAIN, monotonic() - self._begun > LONG
            told = f"{self.name}: {self.what} ...{self._sooner if late else ''}"
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
