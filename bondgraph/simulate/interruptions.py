"""Interruptions that are not lost where Python drops them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def interruptions() -> Iterator[Callable[[], None]]:
    """A function that raises an interruption of the user that did not end what runs.

    Python drops an exception that is raised while an object is freed, and tells it as ignored. So an interruption at
    such an instant is lost, unless somebody looks whether there was one. A handler that somebody else has put in
    Python's place is left alone.
    """
    struck = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal struck
        struck = True
        signal.default_int_handler(number, frame)

    def check() -> None:
        if struck:
            raise KeyboardInterrupt

    main = threading.current_thread() is threading.main_thread()
    if not (main and signal.getsignal(signal.SIGINT) is signal.default_int_handler):
        yield check
        return
    signal.signal(signal.SIGINT, interrupt)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
