"""Random bond graphs: networks of junctions with one- and two-ports, mechanisms with partial velocities, and their
reductions to a kinetic store.

Written once against `Choice`, so that hypothesis can draw (and shrink) them and a campaign can count through seeds.
Most are well posed, some are not: whether one is, the oracle says. Every element of the library can occur.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

import bondgraph as bg
from bondgraph import Graph
from bondgraph.elements import AE, AF, DS, GY, TF, C, De, Df, Dp, Dq, I, One, R, Se, Sf, Zero
from bondgraph.forms import kane_momentum, kane_velocity, partially_lagrangian
from bondgraph.graph.chain import Link
from bondgraph.graph.element import Element

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
    return mechanism(Drawn(draw), massive=True, constrained=False)


@st.composite
def reductions(draw: Any) -> Reduction:
    return reduction(Drawn(draw))


def smallest(graph: Graph, fails: Callable[[Graph], bool], most: int = 400) -> Graph:
    """A smaller graph that still fails: elements left out, two-ports passed over, values made plain.

    For failures of a campaign; hypothesis shrinks its own.
    """
    candidates = smaller(graph)
    for _ in range(most):
        links = next(candidates, None)
        if links is None:
            break
        try:
            candidate = graph.rewritten(links)
        except bg.BondGraphError:
            continue
        if fails(candidate):
            graph, candidates = candidate, smaller(candidate)
    return graph


def smaller(graph: Graph) -> Iterator[list[Link]]:
    """The bonds of slightly smaller graphs."""
    for name in graph.elements:
        yield _without(graph.links, {name})
    for element in graph.elements.values():
        ends = [link for link in graph.links if element in (link.left.element, link.right.element)]
        if isinstance(element, TF | GY | AE | AF):
            first, second = sorted(ends, key=lambda link: link.right.element != element)
            rest = [link for link in graph.links if link not in ends]
            yield [*rest, Link(first.left, second.right, first.rightward)]
        if getattr(element, "value", None) is not None or hasattr(element, "energy") or hasattr(element, "effort"):
            plain = type(element)(element.name)
            if plain != element:
                yield [_exchanged(link, plain) for link in graph.links]


def _without(links: Sequence[Link], dead: set[str]) -> list[Link]:
    """The bonds that are left without some elements, and without those of which a port would stay open."""
    while True:
        links = [link for link in links if not {link.left.element.name, link.right.element.name} & dead]
        ends = [end.element for link in links for end in (link.left, link.right)]
        dead = {e.name for e in ends if not e.common and ends.count(e) < len(e.ports())}
        if not dead:
            return links


def _exchanged(link: Link, element: Element) -> Link:
    left, right = (
        replace(e, element=element) if e.element.name == element.name else e for e in (link.left, link.right)
    )
    return Link(left, right, link.rightward)


def often(choice: Choice, tenths: int) -> bool:
    """True so many times of ten; shrinks to False."""
    return choice.whole(0, 9) >= 10 - tenths


# -- networks --------------------------------------------------------------------------------------------------------


ONE_PORTS = "RRRIIICCCeefxm"
"""Kinds of one-ports as often as they are to occur: by letter, e and f sources, x not linear, m modulated."""
SENSORS = (0, 0, 0, 1, 1, 2)
"""How many sensors, as often."""


def network(choice: Choice, largest: int = 6, one_ports: str = ONE_PORTS, sensors: Sequence[int] = SENSORS) -> Graph:
    """A tree of junctions, sometimes with cycles; sizes 1 and 2; stores, resistors, sources and sensors on it.

    One- and two-ports are named by kind and number, and so are their parameters. A one-port of kind s switches.
    """
    count = choice.whole(1, largest)
    sizes = [choice.among((1, 1, 1, 2)) for _ in range(count)]
    # An anisotropic inertia needs a stated frame: all are inertial.
    junctions = [
        One(f"j{k}", size, frame="inertial") if choice.whole(0, 1) else Zero(f"j{k}", size)
        for k, size in enumerate(sizes)
    ]
    parts, signals = _sensors(choice, junctions, sensors)
    for k in range(1, count):
        parts.append(_joined(choice, junctions[choice.whole(0, k - 1)], junctions[k], f"{k}", signals))
    if count > 2:
        for k in range(count, count + choice.among((0, 0, 0, 1, 1, 2))):
            first = choice.whole(0, count - 2)
            second = choice.whole(first + 1, count - 1)
            parts.append(_joined(choice, junctions[first], junctions[second], f"{k}", signals))
    if count > 1 and often(choice, 2):
        parts += _special(choice, junctions)
    for k, junction in enumerate(junctions):
        touching = sum(junction in (end.element for end in part.ends) for part in parts)
        for number in range(choice.whole(0 if touching > 1 else 1, 2)):
            parts.append(_one_port(choice, junction, f"{k}{'ab'[number]}", signals, one_ports))
    if not parts:
        parts.append(_one_port(choice, junctions[0], "0a", signals, one_ports))
    return Graph("network", *parts)


def _sensors(choice: Choice, junctions: Sequence[Any], counts: Sequence[int]) -> tuple[list[Any], list[str]]:
    """Some sensors, and the signals they give."""
    parts: list[Any] = []
    signals: list[str] = []
    for k in range(choice.among(counts)):
        junction = choice.among(junctions)
        flow = isinstance(junction, One) != often(choice, 1)
        sensor = choice.among((Df, Dq) if flow else (De, Dp))(f"s{k}")
        parts.append(junction >> sensor)
        names = junction.components
        signals += [sensor.name] if len(names) == 1 else [f"{sensor.name}_{name}" for name in names]
    return parts, signals


def _joined(choice: Choice, a: Any, b: Any, k: str, signals: Sequence[str]) -> Any:
    """A bond, a transformer, a gyrator or an activated bond between two junctions; components where sizes differ."""
    m, n = len(b.components), len(a.components)
    two_port = choice.among((None, None, TF, TF, GY, AE if choice.whole(0, 1) else AF) if m == n else (None, TF, GY))
    if two_port is None:
        if m == n:
            return a >> b if choice.whole(0, 1) else b >> a
        left = a if n == 1 else a[choice.among(a.components)]
        right = b if m == 1 else b[choice.among(b.components)]
        return left >> right
    name = f"{two_port.__name__}{k}"
    if two_port in (AE, AF):
        return a >> two_port(name, choice.among((None, 2, *_moduli(k, signals)))) >> b
    if m == n and (m == 1 or choice.whole(0, 1)):
        between: Element = two_port(name, choice.among((None, None, None, *_moduli(k, signals))))
    else:
        entries = ("1", "-1", "2", "0.5", f"a{k}", f"b{k}/2", f"a{k} - b{k}", "0")
        rows = [[choice.among(entries) for _ in range(n)] for _ in range(m)]
        between = two_port(name, rows)
    return a >> between >> b if choice.whole(0, 2) else a << between << b


def _moduli(k: str, signals: Sequence[str]) -> tuple[str, ...]:
    """Moduli that change along the motion, and one that does not. None vanishes: m f = 0 would have two solutions."""
    if not signals:
        return (f"a{k}*2", f"2 + sin(t)*a{k}/4")
    return (f"a{k}*2", f"a{k}*(2 + sin({signals[0]}))", f"a{k} + {signals[-1]}**2/4")


def _special(choice: Choice, junctions: Sequence[Any]) -> list[Any]:
    """Structures that a tree with a few cycles seldom holds."""
    a, b = junctions[0], junctions[-1]
    scalar = [junction for junction in junctions if len(junction.components) == 1]
    match choice.among(("parallel", "ring", "twice", "sum")):
        case "parallel" if len(a.components) == len(b.components):
            two_port = choice.among((TF, GY))
            ratios = choice.among((("n", "n"), (None, None), ("2", "2"), ("n", "-n"), ("n", "n + 1")))
            return [a >> two_port(f"P{k}", ratio) >> b for k, ratio in enumerate(ratios)]
        case "ring" if len(scalar) > 1:
            ring = [*scalar, scalar[0]] if len(scalar) > 2 else scalar
            return [x >> GY(f"ring{k}") >> y for k, (x, y) in enumerate(pairwise(ring))]
        case "sum" if len(scalar) > 1:
            whole = choice.among((One, Zero))("whole", 2)
            return [
                scalar[0] >> DS("sum", (1, 1))["1"],
                scalar[-1] >> DS("sum", (1, 1))["2"],
                DS("sum", (1, 1))["whole"] >> whole,
                whole >> choice.among((R, C, I))("part"),
            ]
        case "twice":
            source = choice.among((Se, Sf))
            return [source("twice1") >> a, source("twice2") >> a]
    return []


def _one_port(choice: Choice, junction: Any, label: str, signals: Sequence[str], kinds: str) -> Any:
    kind = choice.among(kinds)
    end = junction if len(junction.components) == 1 or often(choice, 6) else junction[choice.among(junction.components)]
    size = len(junction.components) if end is junction else 1
    vector_in_space = isinstance(junction, One)
    match kind:
        case "e" | "f":
            source = Se if kind == "e" else Sf
            value = choice.among((None, None, None, "sin(2*t)", 1.5))
            one = source(f"{source.__name__}{label}", value)
            return one >> end if choice.whole(0, 2) else end >> one
        case "x":
            return end >> (_nonlinear(choice, label) if size == 1 else _curved(choice, label, vector_in_space))
        case "m":
            return _modulated(choice, end, label, signals)
        case "s":
            return _switching(choice, end if size == 1 else junction[choice.among(junction.components)], label)
        case _:
            element = {"R": R, "I": I, "C": C}[kind]
            name = f"{kind}{label}"
            if size == 1:
                return end >> element(name, choice.among((None, None, None, 1.25, f"2*m{label}")))
            values = (None, ("1.5", f"m{label}"), (("2", f"m{label}/4"), (f"m{label}/4", "1")))
            return end >> element(name, choice.among(values if kind != "I" or vector_in_space else values[:1]))


def _modulated(choice: Choice, end: Any, label: str, signals: Sequence[str]) -> Any:
    """A source or resistor that follows a signal or time."""
    signal = choice.among(signals) if signals else "t"
    gain = f"g{label}"
    match choice.among(("Se", "Sf", "R", "R")):
        case "Se":
            return (
                Se(
                    f"Se{label}",
                    choice.among((f"{gain}*{signal}", f"-{gain}*sin({signal})", f"2*{signal} + {signal}**2/4")),
                )
                >> end
            )
        case "Sf":
            return Sf(f"Sf{label}", choice.among((f"{gain}*{signal}", f"cos({signal}) - {gain}"))) >> end
    return end >> R(f"R{label}", choice.among((f"{gain} + {signal}**2", f"1 + {gain}*sin({signal})/3")))


def _nonlinear(choice: Choice, label: str) -> Element:
    laws = (
        R(f"R{label}", effort=f"r{label}*f + f**3"),
        R(f"R{label}", flow=f"tanh(e)/r{label} + e/5"),
        I(f"I{label}", flow=f"p/m{label} + p**3/5"),
        C(f"C{label}", effort=f"k{label}*q + q**3/4"),
        I(f"I{label}", energy=f"sqrt(m{label}**2 + p**2)"),
        C(f"C{label}", energy=f"k{label}*q**2/2 + cos(q)/3"),
        R(f"R{label}", effort=f"where(f > 0, r{label}*f, 2*f)"),
    )
    return choice.among(laws)


def _switching(choice: Choice, end: Any, label: str) -> Any:
    """A source that switches along time, or a law with a kink or a jump."""
    sources = (
        "where(t < 0.3, 1, -0.5)",
        "where(t < 0.31, 0, where(t < 0.312, 40, 0))",
        "sin(4*t)*where(sin(9*t) > 0, 1, 0)",
        "abs(sin(5*t))",
        "min(0.7, max(-0.7, 2*sin(4*t)))",
        "sign(cos(5*t))",
    )
    laws = (
        R(f"R{label}", effort=f"where(f > 0, r{label}*f, 2*f)"),
        R(f"R{label}", effort=f"r{label}*f + f*abs(f)"),
        R(f"R{label}", effort=f"f + r{label}*max(f - 0.2, 0)"),
        R(f"R{label}", flow=f"e/2 + r{label}*min(e + 0.1, 0)"),
        R(f"R{label}", effort=f"f + 0.2*r{label}*sign(f)"),
        C(f"C{label}", effort=f"k{label}*q + 5*max(q - 0.2, 0)"),
        C(f"C{label}", effort=f"where(abs(q) > 0.3, k{label}*q, 3*q)"),
        I(f"I{label}", flow=f"p/m{label} + 2*min(p + 0.1, 0)"),
    )
    match choice.whole(0, 2):
        case 0:
            return Se(f"Se{label}", choice.among(sources)) >> end
        case 1 if often(choice, 3):
            return Sf(f"Sf{label}", choice.among(sources)) >> end
    return end >> choice.among(laws)


def _curved(choice: Choice, label: str, vector_in_space: bool) -> Element:
    """Laws of two components that are not linear, or linear without symmetry."""
    stores = (
        C(f"C{label}", effort=(f"k{label}*q1 + q1*q2**2/3", "2*q2 + q1**2*q2/3")),
        C(f"C{label}", energy=f"k{label}*q1**2 + q2**2/2 + sin(q1)*q2/3"),
        I(f"I{label}", flow=(f"p1/m{label} + p2/5", "p1/5 + p2 + p2**3/4")),
        I(f"I{label}", energy=f"p1**2/m{label} + p2**2/2 + p1**2*p2**2/6"),
    )
    laws = (
        R(f"R{label}", (("2", f"r{label}/3"), (f"-r{label}/3", "1"))),
        R(f"R{label}", effort=(f"r{label}*f1 + f2/4", "f2 + f2**3 - f1/4")),
        R(f"R{label}", flow=(f"e1/r{label} + tanh(e2)/4", "e2/2 + e1/5")),
        *(stores if vector_in_space else stores[:2]),
    )
    return choice.among(laws)


# -- mechanisms ------------------------------------------------------------------------------------------------------


FEATURES = ("", "", "", "R", "Se", "Sf", "gear", "motor", "spring", "moving", "sensed", "amplified")


def mechanism(
    choice: Choice, largest: int = 3, massive: bool = False, constrained: bool = True, integrable: bool = False
) -> Graph:
    """Generalized velocities, rates of coordinates or not, with inertias behind partial velocities [004] Fig. 1.

    Gravity, potentials, dampers, springs, controllers; geared rotors and motors on some components; some driven, or
    constrained by `a f = b`. With `integrable`, velocities that follow rates of coordinates are rates of positions.
    """
    count = choice.whole(1, largest)
    q = tuple(f"x{k + 1}" for k in range(count))
    holonomic = often(choice, 6)
    f = One("f", tuple(f"u{k + 1}" for k in range(count)), coordinates=q if holonomic else ())
    parts: list[Any] = [f >> I("M", "m0")] if massive or often(choice, 5) else []
    q_dot = f
    if not holonomic:
        rows = [[_entry(choice, q, f"r{i}") for _ in range(count)] for i in range(count)]
        q_dot = One("q_dot", coordinates=q)
        parts.append(f >> TF("Q", rows) >> q_dot)
    for k in range(choice.whole(1, 3)):
        parts += _particle(choice, f, q, k) if holonomic and integrable else _body(choice, f, q, k)
    for k, component in enumerate(f.components):
        end = f if count == 1 else f[component]
        for feature in sorted({choice.among(FEATURES) for _ in range(2)}):
            parts += _feature(feature, end, k, choice, q)
    if often(choice, 2):
        parts.append(q_dot >> _potential(choice, q))
    if constrained and often(choice, 3):
        parts += _constraints(choice, f, q)
    if len(parts) > 1 and often(choice, 3):
        parts = parts[::-1]
    return Graph("mechanism", *parts)


def _potential(choice: Choice, q: Sequence[str]) -> Element:
    """A compliance on the coordinates, by its energy or by its efforts."""
    if choice.whole(0, 1):
        return C("V", energy=f"k0*{q[0]}**2/2 - c0*cos({q[-1]}) + {q[0]}*{q[-1]}/5")
    if len(q) == 1:
        return C("V", effort=f"k0*sin({q[0]})")
    others = ("*".join(y for y in q if y != x) for x in q)
    return C("V", effort=tuple(f"k0*{x} + {other}/3" for x, other in zip(q, others, strict=True)))


def _constraints(choice: Choice, f: One, q: Sequence[str]) -> list[Any]:
    """a f = b: one or two rows, that may repeat each other, moved or not."""
    n = len(f.components)
    rows = [[_entry(choice, q, f"a{i}") for _ in range(n)] for i in range(choice.among((1, 1, 1, 2)))]
    if len(rows) == 1 and often(choice, 2):
        rows *= 2
    moved = choice.among((None, "0", "cos(t)"))
    value = moved if len(rows) == 1 or moved is None else [moved] * len(rows)
    return [f << TF("a", rows) << Sf("b", value)]


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
            f"cos(t)*{parameter}",
        )
    )


def _particle(choice: Choice, f: One, q: Sequence[str], k: int) -> list[Any]:
    """An inertia behind the partial velocities of a position: sums of derivatives of functions of the coordinates."""
    size = choice.whole(1, 2)
    rows = []
    for i in range(size):
        derivatives: dict[str, list[str]] = {x: [] for x in q}
        for _ in range(choice.whole(1, 2)):
            x, y, length = choice.among(q), choice.among(q), f"l{k}{i}"
            term = choice.among((("1", "0"), (f"{length}*cos({x} + {y})",) * 2, (f"{y}/3", f"{x}/3"), (length, "2")))
            for coordinate, derivative in zip((x, y), term, strict=True):
                derivatives[coordinate].append(derivative)
        rows.append([" + ".join(derivatives[x]) or "0" for x in q])
    v = One(f"v{k}", tuple(f"v{k}{axis}" for axis in "xy"[:size]))
    return [f >> TF(f"P{k}", rows) >> v >> I(f"I{k}")]


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


def _feature(feature: str, end: Any, k: int, choice: Choice, q: Sequence[str]) -> list[Any]:
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
        case "moving":
            return [end >> R(f"b{k}_", choice.among((f"1 + {q[0]}**2", "2 + sin(t)", f"c{k}*exp({q[-1]}/3)")))]
        case "sensed":
            sensor = choice.among((Df, Dq))(f"s{k}")
            return [end >> sensor, Se(f"F{k}", choice.among((f"-k{k}_*s{k}", f"sin(s{k}) - {q[0]}"))) >> end]
        case "amplified":
            i = One(f"i{k}_")
            return [end >> AF(f"A{k}") >> i, i >> R(f"r{k}_"), i >> C(f"c{k}_")]
    return []


# -- reductions ------------------------------------------------------------------------------------------------------


def momentum_again(k: Any) -> Any:
    """A form of one's own: the momentum form, in which the C-port's law is the same."""
    return replace(kane_momentum(k), energy=None)


FORMS = (kane_momentum, kane_velocity, partially_lagrangian, momentum_again)


@dataclass(frozen=True)
class Reduction:
    """A mechanism, and the form of the store that is to take the place of its inertias."""

    graph: Graph
    form: Callable[[Any], Any]


def reduction(choice: Choice) -> Reduction:
    """A mechanism, mostly one that can be reduced."""
    return Reduction(
        mechanism(choice, massive=often(choice, 8), constrained=False, integrable=True), choice.among(FORMS)
    )
