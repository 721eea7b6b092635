"""Names as mathematics writes them, in diagrams and in equations alike."""

from __future__ import annotations

import keyword
from collections.abc import Mapping

from bondgraph.algebra.letters import letter_and_index
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import local, path_of

ACCENTS = {"dot": r"\dot", "ddot": r"\ddot", "hat": r"\hat", "tilde": r"\tilde", "bar": r"\bar"}
WORD = r"\mathrm"


def name(text: str) -> str:
    r"""An identifier as LaTeX: subscripts, dots, Greek letters, and a prime for an underscore at its end.

    An accent stands on a letter: on the base, or where that is a word on the index before it. Only a dot stands on a
    word, of which a bar or a hat is another.

    What is in an instance of a submodel has its name as an index.

    >>> name("omega_1"), name("Ra"), name("q_dot"), name("drive"), name("hull_q_dot"), name("f_"), name("left.Ra")
    ('\\omega_{1}', 'R_{a}', '\\dot{q}', '\\mathrm{drive}', '\\mathrm{hull}_{\\dot{q}}', "f'", 'R_{a,\\mathrm{left}}')
    """
    path, text = path_of(text), local(text)
    head, *rest = [part for part in text.split("_") if part] or [text]
    base, index = _word(head)
    below = [index] if index else []
    above = "'" if text.endswith("_") and not keyword.iskeyword(text[:-1]) else ""
    for part in rest:
        of_word = base.startswith(WORD)
        if part in ACCENTS and of_word and below and not below[-1].startswith(WORD):
            below[-1] = f"{ACCENTS[part]}{{{below[-1]}}}"
        elif part in ACCENTS and of_word and "dot" not in part:
            below.append(_index(part))
        elif part == "dot" and base.startswith(r"\dot{"):
            base = base.replace(r"\dot", r"\ddot", 1)
        elif part in ACCENTS:
            base = f"{ACCENTS[part]}{{{base}}}"
        elif part == "star":
            above = "^{*}"
        else:
            below.append(_index(part))
    below += [upright(path)] if path else []
    return base + (f"_{{{','.join(below)}}}" if below else "") + above


def upright(text: str) -> str:
    """A name as it is spelt."""
    return rf"{WORD}{{{text.replace('_', chr(92) + '_')}}}"


def index_at(element: Element, port: str) -> tuple[str, str]:
    r"""The index of an effort or a flow at a port: the element's name, with the port's number for a two-port.

    Returns:
        the index, without the instance that the element is in, as LaTeX and as text.
    """
    latex, plain = name(local(element.name)), element.name
    ports = [p.name for p in element.ports()]
    if len(ports) == 1 or (element.bar and port == ports[0]):
        return latex, plain
    number = port if port.isdigit() else ports.index(port) + 1
    return f"{latex},{number}", f"{plain},{number}"


def bond_indices(graph: Graph) -> Mapping[str, str]:
    """The index of each bond's effort and flow, as LaTeX: that at the port of an element, as diagrams write it.

    A bond between two junctions has its own name.
    """
    found = {}
    for bond in graph.bonds:
        ends = ((graph.elements[end.element], end.port) for end in (bond.tail, bond.head))
        element, port = next(((e, port) for e, port in ends if not e.common), (None, ""))
        found[bond.name] = _within(element.name, index_at(element, port)[0]) if element else index(bond.name)
    return found


def index(text: str) -> str:
    r"""A name as an index: what is no identifier as it is spelt.

    >>> index("Ra"), index("left.Ra"), index("a-b")
    ('R_{a}', 'R_{a},\\mathrm{left}', '\\mathrm{a-b}')
    """
    own = local(text)
    return _within(text, name(own) if own.isidentifier() else upright(own))


def _within(text: str, own: str) -> str:
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
    return f"{base}_{{{index}}}" if index and not index.isdigit() else base + index
