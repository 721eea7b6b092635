"""A line in the output of a notebook's cell, written again and again while something is done."""

from __future__ import annotations

import sys
from html import escape
from typing import Any
from uuid import uuid4


def cell() -> Cell | None:
    """The output of the cell that is run, where this process is a notebook's kernel."""
    ask = getattr(sys.modules.get("IPython"), "get_ipython", None)
    shell: Any = ask() if ask is not None else None
    return Cell(shell.display_pub) if hasattr(shell, "kernel") else None


class Cell:
    """A line of its own in an output: told anew it stands where it stood."""

    def __init__(self, publisher: Any) -> None:
        self._publisher, self._name = publisher, uuid4().hex
        self._last: str | None = None

    def tell(self, text: str, share: float | None = None) -> None:
        """Show a text, and how much of it is done, of one, where that is known."""
        bar = "" if share is None else f' <progress value="{share:.3f}" max="1"></progress> {share:.0%}'
        plain = text if share is None else f"{text} {share:.0%}"
        self._publish(plain, f"<small>{escape(text)}{bar}</small>")

    def clear(self) -> None:
        """Leave nothing."""
        if self._last is not None:
            self._publish("", "")

    def _publish(self, plain: str, html: str) -> None:
        if plain != self._last:
            data, name = {"text/plain": plain, "text/html": html}, {"display_id": self._name}
            self._publisher.publish(data, {}, transient=name, update=self._last is not None)
            self._last = plain
