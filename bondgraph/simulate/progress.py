"""A bar in a terminal while something takes longer than a moment; silence elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

PATIENCE = 1.5
"""Seconds before anything is shown."""
PARTS = 1000


@contextmanager
def progress(name: str, first: float, last: float) -> Iterator[Callable[[float], None]]:
    """A function to be told how far something has come between two values, upwards.

    Args:
        name: what it is.
        first, last: the values.
    """
    begun, done, bar = time.monotonic(), 0, None
    with ExitStack() as stack:

        def reached(value: float) -> None:
            nonlocal done, bar
            if bar is None and time.monotonic() - begun > PATIENCE and sys.stderr.isatty():
                import click

                bar = stack.enter_context(click.progressbar(length=PARTS, label=name, file=sys.stderr))
            part = int(PARTS * (value - first) / (last - first))
            if bar is not None and part > done:
                bar.update(part - done)
                done = part

        yield reached
