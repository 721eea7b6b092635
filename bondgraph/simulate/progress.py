"""A bar in a terminal or a notebook while something takes longer than a moment; silence elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from bondgraph.program.cell import cell

PATIENCE = 1.5
"""Seconds before anything is shown."""
PARTS = 1000
AGAIN = 0.1
"""Seconds between two looks of a notebook's bar."""


@contextmanager
def progress(name: str, first: float, last: float) -> Iterator[Callable[[float], None]]:
    """A function to be told how far something has come between two values, upwards.

    Args:
        name: what it is.
        first, last: the values.
    """
    begun, done, show = time.monotonic(), 0, None
    with ExitStack() as stack:

        def reached(value: float) -> None:
            nonlocal done, show
            if show is None and time.monotonic() - begun > PATIENCE:
                show = _in_terminal(name, stack) if sys.stderr.isatty() else _in_cell(name, stack)
            part = int(PARTS * (value - first) / (last - first))
            if show is not None and part > done:
                show(part - done, part)
                done = part

        yield reached


def _in_terminal(name: str, stack: ExitStack) -> Callable[[int, int], None]:
    import click

    bar = stack.enter_context(click.progressbar(length=PARTS, label=name, file=sys.stderr))
    return lambda more, part: bar.update(more)


def _in_cell(name: str, stack: ExitStack) -> Callable[[int, int], None]:
    output = cell()
    if output is None:
        return lambda more, part: None
    stack.callback(output.clear)
    shown = 0.0

    def show(more: int, part: int) -> None:
        nonlocal shown
        if (now := time.monotonic()) - shown > AGAIN:
            shown = now
            output.tell(name, part / PARTS)

    return show
