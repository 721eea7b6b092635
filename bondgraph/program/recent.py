"""The most recent results of a function, so that the same question is not worked out twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Recent(Generic[Made]):
    """Results by key, the most recently asked; they must never change.

    Args:
        size: so many are kept.

    >>> recent = Recent[int](2)
    >>> [recent.get(key, lambda: len(recent)) for key in "abaca"]
    [0, 1, 0, 2, 0]
    """

    def __init__(self, size: int) -> None:
        self._size, self._made, self._lock = size, OrderedDict[Hashable, Made](), Lock()

    def __len__(self) -> int:
        return len(self._made)

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made under a key; made now if it was not, and not kept where the key is None or it is refused."""
        with self._lock:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
        made = make()
        if key is not None:
            with self._lock:
                self._made[key] = made
                while len(self._made) > self._size:
                    self._made.popitem(last=False)
        return made

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._made.clear()
