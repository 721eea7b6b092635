"""Random bond graphs: networks of junctions with one- and two-ports, and mechanisms with partial velocities.

Written once against `Choice`, so that hypothesis can draw (and shrink) them and a campaign can count through seeds.
Most are well posed, some are not: whether one is, the oracle says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

from bondgraph import Graph
from bondgraph.element import Element
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

T = TypeVar("T")


class Choice(Protocol):
    """Where the choices come from."""

    def among(self, options: Sequence[T]) -> T: ...

    def whole(self, least: int, most: int) -> int: ...


class Seeded:
    """Choices from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def among(self, options: Sequence[T]) -> T:
        return self.random.choice(options)

    def whole(self, least: int, most: int) -> int:
        return self.random.randint(least, most)


class Drawn:
    """Choices drawn by hypothesis."""

    def __init__(self, draw: Callable[[Any], Any]) -> None:
        self.draw = draw

    def among(self, options: Sequence[T]) -> T:
        return self.draw(st.sampled_from(options))

    def whole(self, least: int, most: int) -> int:
        return self.draw(st.integers(least, most))


@st.composite
def networks(draw: Any) -> Graph:
    return network(Drawn(draw))


@st.composite
def mechanisms(draw: Any) -> Graph:
    return mechanism(Drawn(draw))


@st.composite
def massive(draw: Any) -> Graph:
    """Mechanisms with an inertia on every generalized velocity."""
    return mechanism(Drawn(draw), massive=True)


def often(choice: Choice, tenths: int) -> bool:
    """True so many times of ten; shrinks to False."""
    return choice.whole(0, 9) >= 10 - tenths


# -- networks --------------------------------------------------------------------------------------------------------


def network(choice: Choice, largest: int = 6) -> Graph:
    """A tree of junctions, sometimes with cycles; sizes 1 and 2; stores, resistors and sources on it.

    One- and two-ports are named by kind and number, and so are their parameters.
    """
    count = choice.whole(1, largest)
    sizes = [choice.among((1, 1, 1, 2)) for _ in range(count)]
    # An anisotropic inertia needs a stated frame: all are inertial.
    junctions = [
        One(f"j{k}", size, frame="inertial") if choice.whole(0, 1) else Zero(f"j{k}", size)
        for k, size in enumerate(sizes)
    ]
    parts: list[Any] = []
    for k in range(1, count):
        parts.append(_joined(choice, junctions[choice.whole(0, k - 1)], junctions[k], k))
    if count > 2:
        for k in range(count, count + choice.among((0, 0, 0, 1, 1, 2))):
            first = choice.whole(0, count - 2)
            parts.append(_joined(choice, junctions[first], junctions[choice.whole(first + 1, count - 1)], k))
    for k, junction in enumerate(junctions):
        touching = sum(junction in (end.element for end in part.ends) for part in parts)
        for number in range(choice.whole(0 if touching > 1 else 1, 2)):
            parts.append(_one_port(choice, junction, f"{k}{'ab'[number]}"))
    if not parts:
        parts.append(_one_port(choice, junctions[0], "0a"))
    return Graph("network", *parts)


def _joined(choice: Choice, a: Any, b: Any, k: int) -> Any:
    """A bond, a transformer or a gyrator between two junctions; one of their components where sizes differ."""
    m, n = len(b.components), len(a.components)
    two_port = choice.among((None, None, TF, TF, GY))
    if two_port is None:
        if m == n:
            return a >> b if choice.whole(0, 1) else b >> a
        left = a if n == 1 else a[choice.among(a.components)]
        right = b if m == 1 else b[choice.among(b.components)]
        return left >> right
    if m == n and (m == 1 or choice.whole(0, 1)):
        between: Element = two_port(f"{two_port.__name__}{k}")
    else:
        entries = ("1", "-1", "2", "0.5", f"a{k}", f"b{k}/2", f"a{k} - b{k}", "0")
        rows = [[choice.among(entries) for _ in range(n)] for _ in range(m)]
        between = two_port(f"{two_port.__name__}{k}", rows)
    return a >> between >> b if choice.whole(0, 2) else a << between << b


def _one_port(choice: Choice, junction: Any, label: str) -> Any:
    kind = choice.among("RRRIIICCCeefx")
    end = junction if len(junction.components) == 1 or often(choice, 6) else junction[choice.among(junction.components)]
    size = len(junction.components) if end is junction else 1
    match kind:
        case "e" | "f":
            source = Se if kind == "e" else Sf
            value = choice.among((None, None, None, "sin(2*t)", 1.5))
            one = source(f"{source.__name__}{label}", value)
            return one >> end if choice.whole(0, 2) else end >> one
        case "x":
            return end >> _nonlinear(choice, label) if size == 1 else end >> R(f"R{label}")
        case _:
            element = {"R": R, "I": I, "C": C}[kind]
            name = f"{kind}{label}"
            if size == 1:
                return end >> element(name, choice.among((None, None, None, 1.25, f"2*m{label}")))
            values = (None, ("1.5", f"m{label}"), (("2", f"m{label}/4"), (f"m{label}/4", "1")))
            vector_in_space = kind != "I" or isinstance(junction, One)
            return end >> element(name, choice.among(values if vector_in_space else values[:1]))


def _nonlinear(choice: Choice, label: str) -> Element:
    laws = (
        R(f"R{label}", effort=f"r{label}*f + f**3"),
        R(f"R{label}", flow=f"tanh(e)/r{label} + e/5"),
        I(f"I{label}", flow=f"p/m{label} + p**3/5"),
        C(f"C{label}", effort=f"k{label}*q + q**3/4"),
    )
    return choice.among(laws)


# -- mechanisms ------------------------------------------------------------------------------------------------------


FEATURES = ("", "", "", "R", "Se", "Sf", "gear", "motor", "spring")


def mechanism(choice: Choice, largest: int = 3, massive: bool = False) -> Graph:
    """Generalized velocities, rates of coordinates or not, with inertias behind partial velocities [004] Fig. 1.

    Gravity, dampers, springs; geared rotors and motors on some components; some components driven.
    """
    count = choice.whole(1, largest)
    q = tuple(f"q{k + 1}" for k in range(count))
    holonomic = often(choice, 6)
    f = One("f", tuple(f"u{k + 1}" for k in range(count)), coordinates=q if holonomic else ())
    parts: list[Any] = [f >> I("M", "m0")] if massive or often(choice, 5) else []
    if not holonomic:
        rows = [[_entry(choice, q, f"r{i}") for _ in range(count)] for i in range(count)]
        parts.append(f >> TF("Q", rows) >> One("q_dot", coordinates=q))
    for k in range(choice.whole(1, 3)):
        parts += _body(choice, f, q, k)
    for k, component in enumerate(f.components):
        end = f if count == 1 else f[component]
        for feature in sorted({choice.among(FEATURES) for _ in range(2)}):
            parts += _feature(feature, end, k, choice)
    if len(parts) > 1 and often(choice, 3):
        parts = parts[::-1]
    return Graph("mechanism", *parts)


def _entry(choice: Choice, q: Sequence[str], parameter: str) -> str:
    x, y = choice.among(q), choice.among(q)
    return choice.among(
        (
            "0",
            "1",
            "-1",
            parameter,
            f"{parameter}*cos({x})",
            f"{parameter}*sin({x} + {y})",
            f"1 + {x}*{y}/4",
            f"-sin({y})",
        )
    )


def _body(choice: Choice, f: One, q: Sequence[str], k: int) -> list[Any]:
    """An inertia behind partial velocities: a particle, a turning body in its own axes, or a particle on that."""
    n = len(f.components)
    size = choice.among((1, 2, 2, 3))
    turning = size == 3 and often(choice, 6)
    names = tuple(f"v{k}{axis}" for axis in "xyz"[:size])
    v = One(f"v{k}", names, frame=f"v{k}" if turning else "inertial")
    rows = [[_entry(choice, q, f"l{k}{i}") for _ in range(n)] for i in range(size)]
    inertia = I(f"I{k}", (f"a{k}", f"b{k}", f"a{k} + b{k}/2")[:size] if size > 1 and often(choice, 5) else None)
    parts: list[Any] = [f >> TF(f"P{k}", rows) >> v >> inertia]
    if often(choice, 4):
        force = [choice.among(("0", "-g", f"{q[0]}*c", "sin(t)")) for _ in range(size)]
        parts.append(Se(f"G{k}", force) >> v)
    if turning and often(choice, 4):
        arm = (("0", f"d{k}", "0"), (f"-d{k}", "0", f"h{k}"), ("0", f"-h{k}", "0"))
        parts.append(
            v >> TF(f"D{k}", arm) >> One(f"p{k}", tuple(f"p{k}{a}" for a in "xyz"), frame=f"v{k}") >> I(f"m{k}")
        )
    return parts


def _feature(feature: str, end: Any, k: int, choice: Choice) -> list[Any]:
    rotor, ratio = One(f"rotor_{feature}{k}"), TF(f"n_{feature}{k}")
    gear = [end >> ratio >> rotor if choice.whole(0, 1) else rotor >> ratio >> end, rotor >> I(f"J_{feature}{k}")]
    match feature:
        case "R":
            return [end >> R(f"b{k}")]
        case "Se":
            return [Se(f"T{k}") >> end]
        case "Sf":
            return [Sf(f"drive{k}", choice.among((None, None, "cos(t)"))) >> end]
        case "spring":
            return [end >> C(f"k{k}")]
        case "gear":
            return [*gear, rotor >> R(f"br{k}")]
        case "motor":
            i = One(f"i{k}")
            return [*gear, Se(f"U{k}") >> i >> GY(f"K{k}") >> rotor, i >> R(f"Ra{k}"), i >> I(f"L{k}")]
    return []
