"""Names of parts of submodels: those of the instances they are in come first, each followed by a dot.

In the instance `left` of a motor are the element `left.L`, its momentum `left.p_L`, the effort `left.L.e` of its bond.
This is the one place that takes such names apart and puts them together. What is before a dot is an instance, or a part
whose variable comes after it; both at once it cannot be, since no instance has the name of an element.
"""

from __future__ import annotations

from collections.abc import Collection


def path_of(name: str) -> str:
    """The instance that a part is in; empty for what is in none.

    >>> path_of("car.left.L"), path_of("L")
    ('car.left', '')
    """
    return name.rpartition(".")[0]


def local(name: str) -> str:
    """A part's name in its instance.

    >>> local("car.left.L"), local("L")
    ('L', 'L')
    """
    return name.rpartition(".")[2]


def within(path: str, name: str) -> str:
    """The name of a part of an instance, by its name there.

    >>> within("car.left", "L"), within("", "L")
    ('car.left.L', 'L')
    """
    return f"{path}.{name}" if path else name


def beside(name: str, pattern: str) -> str:
    """The name of what belongs to a part, where that is.

    >>> beside("left.L", "p_{}"), beside("L", "p_{}")
    ('left.p_L', 'p_L')
    """
    return within(path_of(name), pattern.format(local(name)))


def place_of(variable: str) -> str:
    """The element or bond of whom a name is a variable: what is before its last dot, or the name itself.

    >>> place_of("left.L.e"), place_of("tie.lambda"), place_of("left.i-left.K.e[1]"), place_of("U")
    ('left.L', 'tie', 'left.i-left.K', 'U')
    """
    return variable.partition("[")[0].rpartition(".")[0] or variable


def seen_from(path: str, name: str) -> str:
    """A name without the instances that are those of a path.

    >>> seen_from("car.left", "car.left.L"), seen_from("car.left", "car.R"), seen_from("", "left.x")
    ('L', 'R', 'left.x')
    """
    own, parts = path.split("."), name.split(".")
    shared = 0
    while shared < min(len(own), len(parts) - 1) and own[shared] == parts[shared]:
        shared += 1
    return ".".join(parts[shared:])


def enclosing(path: str) -> list[str]:
    """An instance and those it is in, the outermost first; nothing for no instance.

    >>> enclosing("car.left"), enclosing("")
    (['car', 'car.left'], [])
    """
    parts = path.split(".") if path else []
    return [".".join(parts[: k + 1]) for k in range(len(parts))]


def common_instance(name: str, instances: Collection[str]) -> str:
    """The innermost instance that holds a quantity; for a bond both of its ends. Empty where none does.

    >>> inside = {"car", "car.left"}
    >>> [common_instance(name, inside) for name in ("car.left.L.e", "car.left.i-car.axle.f", "L.e")]
    ['car.left', 'car', '']
    """
    ends = name.split("-")
    holding = [path for path in enclosing(path_of(ends[0])) if path in instances]
    return max((path for path in holding if all(end.startswith(f"{path}.") for end in ends)), key=len, default="")
