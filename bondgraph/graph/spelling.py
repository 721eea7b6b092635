"""Names as mathematics writes them, in diagrams and in equations alike."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from bondgraph.algebra import expressions
from bondgraph.algebra.letters import letter_and_index
from bondgraph.graph.names import local, path_of, seen_from

if TYPE_CHECKING:
    from bondgraph.graph.element import Element
    from bondgraph.graph.graph import Graph

ACCENTS = {"dot": r"\dot", "ddot": r"\ddot", "hat": r"\hat", "tilde": r"\tilde", "bar": r"\bar"}
WORD = r"\mathrm"


class Symbol(NamedTuple):
    """A symbol: its letter or word, what stands below, and what stands above, each in LaTeX."""

    base: str
    below: tuple[str, ...] = ()
    above: str = ""

    def __str__(self) -> str:
        return self.base + (f"_{{{','.join(self.below)}}}" if self.below else "") + self.above

    def indexed(self, *words: str) -> Symbol:
        """The same with more indices."""
        return self._replace(below=(*self.below, *words))

    def accented(self, accent: str) -> Symbol:
        """The same with an accent upon its letter: on its base, or where that is a word on the index before it.

        Only a dot stands on a word, of which a bar or a hat is another.
        """
        of_word = self.base.startswith(WORD)
        if of_word and self.below and not self.below[-1].startswith(WORD) and not self.below[-1].isdigit():
            return self._replace(below=(*self.below[:-1], _accented(self.below[-1], accent)))
        if of_word and "dot" not in accent:
            return self.indexed(_index(accent))
        return self._replace(base=_accented(self.base, accent))


def _accented(latex: str, accent: str) -> str:
    """A dot upon a dotted letter is one more dot."""
    return f"\\d{latex[1:]}" if accent == "dot" and re.match(r"\\d*dot\{", latex) else f"{ACCENTS[accent]}{{{latex}}}"


def symbol(text: str) -> Symbol:
    """An identifier as a symbol, without the instance that it is in, as `name` says."""
    text = local(text)
    head, *rest = [part for part in text.split("_") if part] or [text]
    base, index = _word(head)
    found = Symbol(base, (index,) if index else (), "'" * (text.endswith("_") and not keyword.iskeyword(text[:-1])))
    for part in rest:
        if part in ACCENTS:
            found = found.accented(part)
        elif part == "star":
            found = found._replace(above="^{*}")
        else:
            found = found.indexed(_index(part))
    return found


def name(text: str) -> str:
    r"""An identifier as LaTeX: subscripts, dots, Greek letters, and a prime for an underscore at its end.

    An accent stands on a letter: on the base, or where that is a word on the index before it. Only a dot stands on a
    word, of which a bar or a hat is another.

    What is in an instance of a submodel has its name as an index. `Spelling` knows more of the names of a graph.

    >>> name("omega_1"), name("Ra"), name("q_dot"), name("drive"), name("hull_q_dot"), name("f_"), name("left.Ra")
    ('\\omega_{1}', 'R_{a}', '\\dot{q}', '\\mathrm{drive}', '\\mathrm{hull}_{\\dot{q}}', "f'", 'R_{a,\\mathrm{left}}')
    """
    return _within(text, symbol(text))


def upright(text: str) -> str:
    """A name as it is spelt."""
    return rf"{WORD}{{{text.replace('_', chr(92) + '_')}}}"


def index(text: str) -> str:
    r"""A name as an index: what is no identifier as it is spelt.

    >>> index("Ra"), index("left.Ra"), index("a-b")
    ('R_{a}', 'R_{a},\\mathrm{left}', '\\mathrm{a-b}')
    """
    own = local(text)
    return _index_within(text, str(symbol(own)) if own.isidentifier() else upright(own))


class Spelling:
    r"""How mathematics writes the names of a graph, in diagrams, equations and reports alike: no two with one symbol.

    A momentum, a charge or an input of one component of a bond has the symbols of its element and of that component:
    the accent of a component stays in the index. Of two names that would be written alike the later one is written as
    it is spelt: junctions come first, then the elements as they are drawn, the names in their formulas, and what is
    named after elements. Only the rate of a coordinate is written like the flow that it is.

    Args:
        graph: whose names they are; None where only the words of a name are known.
    """

    def __init__(self, graph: Graph | None = None) -> None:
        self._graph = graph
        drawn = graph and (graph.derivation.driven_from or graph.derivation.reduced_from)
        known = drawn.spelling if drawn else None
        self._symbols: dict[str, Symbol] = dict(known._symbols) if known else {}
        self._taken: dict[str, str] = dict(known._taken) if known else {}
        self._rates: dict[str, str] = dict(known._rates) if known else {}
        self._flows = {} if graph is None else dict(_integrated(graph))
        for each, alone, moves in () if graph is None else self._named(graph):
            if each not in self._symbols:
                self._add(each, alone, moves)

    def _named(self, graph: Graph) -> Iterator[tuple[str, Symbol, bool]]:
        """The names of a graph, how each would be written were it alone, and whether it may have a rate."""
        for junction in graph.junctions.values():
            yield from ((each, symbol(each), True) for each in (*junction.components, *junction.coordinates))
        yield from ((each, symbol(each), element.role == "source") for each, element in graph.elements.items())
        for element in graph.elements.values():
            for text in element.texts():
                yield from ((each, symbol(each), False) for each in sorted(expressions.names(text)))
        for element in graph.elements.values():
            yield from self._after(graph, element)

    def _after(self, graph: Graph, element: Element) -> Iterator[tuple[str, Symbol, bool]]:
        """What is named after an element: its contents, and each component of these and of a parameter or an input."""
        bonds, own = graph.at.get(element.name, ()), self._symbols[element.name]
        contents = graph.contents.get(element.name, ())
        labels = graph.labels(bonds[0][0]) if bonds and bonds[0][0].size > 1 else ()
        stems = {element.name: own} if len(bonds) == 1 else {}
        stems |= {stem: Symbol(local(stem)[0], (str(own),)) for stem in contents[:: len(labels) + 1]}
        for stem, found in stems.items():
            moves = stem in contents or element.role == "source"
            yield stem, found, moves
            yield from ((f"{stem}_{local(label)}", found.indexed(self._at(label)), moves) for label in labels)

    def _add(self, of: str, alone: Symbol, moves: bool) -> None:
        found = alone if self._is_free(of, alone, moves) else Symbol(upright(local(of)))
        self._symbols[of] = found
        self._taken[_within(of, found)] = of
        if moves:
            self._rates[_within(of, found.accented("dot"))] = of

    def _is_free(self, of: str, found: Symbol, moves: bool) -> bool:
        """Whether nothing else is written like a name or its rate, nor has a rate that is written like the name."""
        plain, rate = _within(of, found), _within(of, found.accented("dot"))
        integral, flow = self._rates.get(plain), self._taken.get(rate)
        return (
            plain not in self._taken
            and (integral is None or self._flows.get(integral) == of)
            and (not moves or flow is None or self._flows.get(of) == flow)
        )

    def own(self, of: str, dots: int = 0) -> str:
        """A name as it is written where its instance is seen, with dots upon it for its rates."""
        return str(_dotted(self._symbols.get(of) or symbol(of), dots))

    def seen_from(self, path: str, of: str) -> str:
        """A name as it is written in an instance."""
        return _within(seen_from(path, of), self._symbols.get(of) or symbol(of))

    def index(self, of: str) -> str:
        """An element's name as an index, with the instance that it is in."""
        return _index_within(of, str(self._symbols[of])) if of in self._symbols else index(of)

    def latex(self, of: str) -> str:
        r"""What equations name as LaTeX: `p_J'` is \dot p_{J}, `drive.e` the effort of `drive`, Greek by name.

        >>> spelt = Spelling().latex
        >>> spelt("Ra"), spelt("omega_1'"), spelt("theta_dot'"), spelt("p_T_u1")
        ('R_{a}', '\\dot{\\omega}_{1}', '\\ddot{\\theta}', 'p_{T,u_{1}}')
        >>> spelt("tie.lambda"), spelt("drive.e[u1]"), spelt("drive.e[x_dot]")
        ('\\lambda_{\\mathrm{tie}}', 'e_{\\mathrm{drive},u_{1}}', 'e_{\\mathrm{drive},\\dot{x}}')

        What is in an instance of a submodel has its name as an index:

        >>> spelt("car.left.p_L'"), spelt("left.Ra"), spelt("left.L.e")
        ('\\dot{p}_{L,\\mathrm{car.left}}', 'R_{a,\\mathrm{left}}', 'e_{L,\\mathrm{left}}')

        What is known of a rate, its coefficients, and a derivative by another value, which the elimination names:

        >>> spelt("tie.f[x]'0"), spelt("u'omega")
        ('\\left(\\dot{f}_{\\mathrm{tie},x}\\right)_{0}', '\\frac{\\partial \\omega}{\\partial u}')
        """
        if part := re.fullmatch(r"(.+?)'([^'].*)", of):
            if part[2].isdigit():
                return rf"\left({self.latex(part[1] + chr(39))}\right)_{{{part[2]}}}"
            return rf"\frac{{\partial {self.latex(part[2])}}}{{\partial {self.latex(part[1])}}}"
        plain = of.rstrip("'")
        found, path = self._symbol(plain)
        return _within(path, _dotted(found, len(of) - len(plain)))

    def _symbol(self, plain: str) -> tuple[Symbol, str]:
        """A symbol, and a name in the instance that is still to be told."""
        if plain in self._symbols:
            return self._symbols[plain], plain
        if bond := re.fullmatch(r"(.+)\.([ef]|lambda)(?:\[(.+)\])?", plain):
            at, letter, component = bond.groups()
            below = [self.bonds.get(at) or index(at), *([self._at(component)] if component else [])]
            found, path = Symbol(letter_and_index(letter)[0], tuple(below)), ""
        else:
            found, path = symbol(plain), plain
        if _within(path, found) in self._taken:
            found = Symbol(upright(plain if bond else local(plain)))
        return found, path

    def _at(self, component: str) -> str:
        """A component as an index."""
        if component in self._symbols:
            return str(self._symbols[component])
        return index(local(component))

    @cached_property
    def bonds(self) -> Mapping[str, str]:
        """The index of each bond's effort and flow: that at the port of an element, as diagrams write it.

        A bond between two junctions has its own name.
        """
        found: dict[str, str] = {}
        if (graph := self._graph) is None:
            return found
        for bond in graph.bonds:
            ends = ((graph.elements[end.element], end.port) for end in (bond.tail, bond.head))
            element, port = next(((e, port) for e, port in ends if not e.common), (None, ""))
            if element is not None:
                found[bond.name] = _index_within(element.name, self.index_at(element, port)[0])
            else:
                own = index(bond.name)
                found[bond.name] = own if own not in found.values() else upright(bond.name)
        return found

    def index_at(self, element: Element, port: str) -> tuple[str, str]:
        r"""The index of an effort or a flow at a port: the element's name, with the port's number for a two-port.

        Returns:
            the index, without the instance that the element is in, as LaTeX and as text.
        """
        latex, plain = self.own(element.name), element.name
        ports = [p.name for p in element.ports()]
        if len(ports) == 1 or (element.bar and port == ports[0]):
            return latex, plain
        number = port if port.isdigit() else ports.index(port) + 1
        return f"{latex},{number}", f"{plain},{number}"


def _dotted(found: Symbol, dots: int) -> Symbol:
    return _dotted(found.accented("dot"), dots - 1) if dots else found


def _integrated(graph: Graph) -> Iterator[tuple[str, str]]:
    """The coordinates, each with the flow that it integrates."""
    for coordinate, junction, k in graph.coordinates():
        yield coordinate, graph.junctions[junction].components[k]


def _within(text: str, own: Symbol) -> str:
    """A symbol with the instance of a submodel, if there is one, that a name is in."""
    path = path_of(text)
    return str(own.indexed(upright(path)) if path else own)


def _index_within(text: str, own: str) -> str:
    """An index and, if there is one, the instance of a submodel that a name is in."""
    path = path_of(text)
    return f"{own},{upright(path)}" if path else own


def _word(text: str) -> tuple[str, str]:
    """One word: its symbol, and the index written into it."""
    letter, index = letter_and_index(text)
    if letter or text.isdigit():
        return letter or text, index
    return rf"{WORD}{{{text}}}", ""


def _index(part: str) -> str:
    base, index = _word(part)
    return f"{base}_{{{index}}}" if index else base
