"""Calls whose arguments do not fit, and what the decorator leaves as it was."""

from __future__ import annotations

import inspect
import warnings
from typing import NamedTuple

import pytest

from bondgraph.program.calls import explained, outside


@explained
def area(width: float, height: float = 1.0, *, rounded: bool = False) -> float:
    """The area."""
    return round(width * height) if rounded else width * height


@explained
class Tank:
    def __init__(self, level: float) -> None:
        self.level = level

    @classmethod
    def full(cls, *, level: float = 1.0) -> Tank:
        return cls(level)

    @staticmethod
    def unit(name: str) -> str:
        return name

    def after(self, time: float, *parts: float) -> float:
        return self.level + time + sum(parts)

    def failing(self, level: float) -> float:
        return area(levl=level)  # type: ignore[call-arg]

    def __len__(self) -> int:
        return 1


@explained
class Pair(NamedTuple):
    first: int
    second: int = 0


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: area(2, heigth=1), "area() has no argument 'heigth': did you mean 'height'? It takes width, height"),
        (lambda: area(2, HEIGHT=1), "did you mean 'height'?"),
        (lambda: area(2, colour=1), "has no argument 'colour'. It takes width, height, rounded."),
        (lambda: area(2, hight=1, roundd=1), "'hight', 'roundd': did you mean 'height', 'rounded'?"),
        (lambda: area(), "area() needs 'width'. It takes"),
        (lambda: area(1, 2, 3), "area() takes 2 arguments by place, and 3 are given"),
        (lambda: area(1, width=2), "is given 'width' twice"),
        (lambda: Tank(), "Tank() needs 'level'"),
        (lambda: Tank(1, levle=2), "Tank() has no argument 'levle': did you mean"),
        (lambda: Tank.full(lvl=2), "Tank.full() has no argument 'lvl': did you mean 'level'?"),
        (lambda: Tank.unit(), "Tank.unit() needs 'name'"),
        (lambda: Tank(1).after(), "Tank.after() needs 'time'. It takes time, any number of parts."),
        (lambda: Tank(1).failing(1), "area() has no argument 'levl'"),
        (lambda: Tank(1).failing(lvl=1), "Tank.failing() has no argument 'lvl'"),
        (lambda: Pair(frist=1), "Pair() has no argument 'frist': did you mean 'first'?"),
    ],
)
def test_what_does_not_fit_is_told(call: object, told: str) -> None:
    with pytest.raises(TypeError) as caught:
        call()  # type: ignore[operator]
    assert told in str(caught.value)
    assert caught.value.__context__ is None, "told twice"


def test_what_a_function_raises_itself_stays() -> None:
    with pytest.raises(TypeError, match="can't multiply sequence"):
        area("a", "b")  # type: ignore[arg-type]


def test_calls_that_fit_are_those_of_before() -> None:
    assert area(2, 3) == 6 and area(2.2, height=1, rounded=True) == 2
    assert Tank.full().after(1, 2) == 4 and Tank.unit("m") == "m" and len(Tank(1)) == 1
    assert Pair(1) == (1, 0)


def test_signature_name_and_words_stay() -> None:
    assert str(inspect.signature(area)).startswith("(width: 'float', height: 'float' = 1.0, *, rounded")
    assert area.__name__ == "area" and area.__doc__ == "The area." and area.__module__ == __name__
    assert list(inspect.signature(Tank).parameters) == ["level"]
    assert explained(area) is area, "once is enough"


def test_a_subclass_is_called_by_its_own_name() -> None:
    class Barrel(Tank):
        pass

    with pytest.raises(TypeError, match=r"^Barrel\(\) has no argument 'levl'"):
        Barrel(levl=1)


def test_a_warning_points_outside_of_the_packages() -> None:
    inside = {"__name__": "bondgraph.room", "warnings": warnings, "outside": outside}
    exec("def inner():\n    warnings.warn('w', stacklevel=outside())\n\ndef outer():\n    inner()", inside)
    with pytest.warns(UserWarning) as told:
        inside["outer"]()
    assert told[0].filename == __file__
