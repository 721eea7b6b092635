"""Mappings of what is a value: they are read, and not changed."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

Value = TypeVar("Value")


class Unchanging(dict[str, Value]):
    """A dictionary that is not changed once it is made; `dict(kept)` is one that may be.

    >>> Unchanging(R=2.0)["R"] = 3
    Traceback (most recent call last):
    TypeError: 'R': graphs and equations are values, in which nothing is set: give values={'R': ...} to what is asked of them
    """  # noqa: E501

    def __setitem__(self, name: str, value: Any) -> NoReturn:
        law = "graphs and equations are values, in which nothing is set"
        raise TypeError(f"{name!r}: {law}: give values={{{name!r}: ...}} to what is asked of them")

    def update(self, *args: Any, **kwargs: Any) -> None:
        for name in dict(*args, **kwargs):
            self[name] = None

    def __delitem__(self, name: str) -> None:
        self[name] = None

    def __ior__(self, other: Any) -> NoReturn:  # type: ignore[misc]
        raise TypeError("graphs and equations are values, in which nothing is set: write {**one, **other}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)
