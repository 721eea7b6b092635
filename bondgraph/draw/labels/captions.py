"""What is written in a drawing: at nodes, beneath them, and on bonds. Asks elements for capabilities only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw.labels import notation
from bondgraph.draw.labels.collections import braced, collections
from bondgraph.draw.labels.moved_sources import moved_source
from bondgraph.draw.rooms import ANOTHER
from bondgraph.graph.bond import Bond, BondEnd
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import path_of
from bondgraph.graph.spelling import Spelling, upright
from bondgraph.graph.spelling import name as spelt

LARGEST = 3
"""Rows or columns of the largest matrix that is written out."""
LISTED = 3
"""Components in a row that are all listed."""
LONGEST = 90
"""Characters of the longest formulas that are written out."""
LONG, DIGITS = 9, 6
"""A number of more characters, as a quotient of teeth, is written with so many digits."""


@dataclass(frozen=True)
class Caption:
    """Something to be written: as LaTeX, and in plain words."""

    latex: str
    plain: str

    @property
    def negative(self) -> Caption:
        return Caption(f"-{self.latex}", f"-{self.plain}")


@dataclass(frozen=True)
class Captions:
    """The texts of a graph.

    Args:
        graph: the graph.
        causal: its strokes, None where they contradict each other.
    """

    graph: Graph
    causal: CausalGraph | None

    @cached_property
    def moving(self) -> frozenset[str]:
        return self.graph.moving

    @cached_property
    def ends(self) -> dict[str, dict[str, tuple[Bond, str]]]:
        """For each element its bonds by port."""
        return {
            name: {bond.end(side).port: (bond, side) for bond, side in found} for name, found in self.graph.at.items()
        }

    def is_signal(self, bond: Bond) -> bool:
        """Whether a bond carries a signal: one of its ports feels only one of its variables."""
        ends = ((self.graph.elements[end.element], end.port) for end in (bond.tail, bond.head))
        return any(port.signal for element, name in ends if not element.common for port in element.ports()
                   if port.name == name)  # fmt: skip

    def selection(self, end: BondEnd) -> Caption | None:
        """The components of a junction that a bond takes, where it does not take all in their order; a box's port."""
        if self.graph.elements[end.element].closed:
            port = end.port.partition(ANOTHER)[0]
            return Caption(upright(port), port) if port else None
        junction = self.graph.junctions.get(end.element)
        if junction is None or end.components == tuple(range(len(junction.components))):
            return None
        return _listed(junction.components, end.components, self.graph.spelling)

    def modulators(self, element: Element) -> tuple[str, ...]:
        """What an element's formulas depend on that changes along the motion, in the order of the coordinates."""
        if element.common or not element.modulated():
            return ()
        used = {name for text in element.texts() for name in expressions.names(text)} & self.moving
        order = [name for name, _, _ in self.graph.coordinates()]
        return tuple(name for name in order if name in used) + tuple(sorted(used.difference(order)))

    def junction_of(self, element: Element) -> str | None:
        """The one junction both ports of a store hang on, if it is such a store."""
        if element.common or len(element.ports()) != 2:
            return None
        met = {bond.other_end(side).element for bond, side in self.graph.at[element.name]}
        found = met.pop() if len(met) == 1 else None
        return found if found and self.graph.elements[found].common else None

    def flow_enters(self, element: Element) -> bool:
        """Whether a store's first port takes flow in every component: derivative causality."""
        if self.causal is None:
            return False
        first = element.ports()[0].name
        return not any(effort for (port, _), effort in self.causal.into(element.name).items() if port == first)

    def node(self, element: Element) -> Caption:
        """The text at a node: TYPE, or TYPE : name."""
        if element.common:
            return Caption(notation.kind(element.kind), element.kind)
        prefix = "M" if element.role != "store" and self.modulators(element) else ""
        symbol, plain = notation.kind(prefix + element.kind), prefix + element.kind
        if element.block:
            called = self.symbol(element.name)
            framed = Caption(rf"\mathrm{{{element.kind}}} : {called.latex}", f"{element.kind} : {called.plain}")
            return framed if element.kind else called
        inside = element.caption()
        if self.junction_of(element):
            if element.ports()[1].arrow == "in":
                return Caption(symbol, plain)
            energy = "T^{*}" if self.flow_enters(element) else "T"
            return Caption(f"{symbol} : {inside or energy}", f"{plain} : {inside or energy}")
        called = self.called(element)
        if element.closed:
            if not inside:
                return called
            words = (word.split("_") for word in inside.split(" "))
            symbol = r"\ ".join(r"\mathrm{\_}".join(part and upright(part) for part in word) for word in words)
            plain = inside
        return Caption(f"{symbol} : {called.latex}", f"{plain} : {called.plain}")

    def called(self, element: Element) -> Caption:
        """An element's name; of a source that a reduction has moved, what it gives where it stands now."""
        moved = moved_source(self.graph, element)
        return Caption(*moved) if moved else self.symbol(element.name)

    @cached_property
    def _collections(self) -> frozenset[str]:
        return collections(self.graph)

    def symbol(self, name: str) -> Caption:
        """The name of an element, in braces where it stands for many."""
        return self.in_braces(name, Caption(self.graph.spelling.own(name), name))

    def in_braces(self, name: str, caption: Caption) -> Caption:
        """What belongs to an element, in braces where its name stands for many."""
        return Caption(*braced(caption.latex, caption.plain)) if name in self._collections else caption

    def common(self, element: Element) -> list[tuple[Caption, bool]]:
        """What a junction's bonds share, and the components of it that nothing sets, which are framed."""
        components: tuple[str, ...] = element.components  # type: ignore[attr-defined]
        free = [k for name, k in self.causal.free if name == element.name] if self.causal else []
        whole = self.symbol(element.name)
        if len(free) == len(components):
            return [(whole, True)]
        if not free:
            return [(whole, False)]
        return [(whole, False), (_listed(components, free, self.graph.spelling), True)]

    def law(self, element: Element) -> Caption | None:
        """The law written beneath an element."""
        if element.common:
            return None
        if element.block:
            return self._of_block(element)
        if (junction := self.junction_of(element)) is not None:
            return self._kinetic_law(element, junction)
        value = getattr(element, "value", None)
        if len(element.ports()) == 2 and element.role != "resistor":
            return self._two_port_law(element, value)
        for given, variable in (("effort", "e"), ("flow", "f"), ("energy", "E")):
            text = getattr(element, given, None)
            if isinstance(text, str) and len(text) <= LONGEST:
                return Caption(
                    f"{variable} = {self._formula(text, path_of(element.name)).text}",
                    f"{variable} = {text}",
                )
        modulus = self._written_out(value, notation.SUM, path_of(element.name))
        if modulus is None or value == element.name:
            return None
        if isinstance(value, tuple) and element.role == "store" and not isinstance(value[0], tuple):
            modulus = Caption(rf"\operatorname{{diag}}\, {modulus.latex}", f"diag {modulus.plain}")
        called, modulus = self.called(element), self._with_unit(element, value, modulus)
        return Caption(f"{called.latex} = {modulus.latex}", f"{called.plain} = {modulus.plain}")

    def _with_unit(self, element: Element, value: Any, written: Caption) -> Caption:
        """What is written of a value, with its unit where it is one number, and the junctions say their domains."""
        unit = self._units.get(element.name, "1") if _is_number(value) else "1"
        if unit == "1":
            return written
        return Caption(rf"{written.latex}\,{notation.unit(unit)}", f"{written.plain} {unit}")

    @cached_property
    def _units(self) -> Mapping[str, str]:
        return self.graph.domains.units()

    def _of_block(self, element: Element) -> Caption | None:
        """The formula of a block, and what else is set in it, as the gains of a controller; what is short enough."""
        path, formula = path_of(element.name), element.caption()
        settings: dict[str, str] = element.settings()  # type: ignore[attr-defined]
        latex, plain = list[str](), list[str]()
        for name, text in {"": formula, **settings}.items():
            if name or (text and not text.replace(".", "_").isidentifier()):
                if len(", ".join([*plain, f"{name} = {text}"])) > LONGEST:
                    break
                latex.append((f"{spelt(name)} = " if name else "") + self._formula(text, path).text)
                plain.append(f"{name} = {text}" if name else text)
        return Caption(r", \; ".join(latex), ", ".join(plain)) if plain else None

    def _kinetic_law(self, element: Element, plain: str) -> Caption:
        f = self.graph.spelling.own(plain)
        if element.ports()[1].arrow == "in":
            latex = f"{notation.product('A', self.graph.spelling.own(plain, 1))} + {notation.product('D', f)} = e"
            return Caption(latex, f"A d({plain})/dt + D {plain} = e")
        into = self.flow_enters(element)
        if getattr(element, "monogenic", False):
            e_hat = _slope("T^{*}", "q", "q") if into else _slope("T", "q", "q").negative
        else:
            e_hat = Caption(notation.product("D^{T}", f), f"D^T {plain}")
        given = Caption(r"\hat{p}", "p_hat") if into else Caption(f, plain)
        slope = _slope("T^{*}", f, plain) if into else _slope("T", "p", "p")
        latex = rf"{given.latex} = {slope.latex}, \; \hat{{e}} = {e_hat.latex}"
        return Caption(latex, f"{given.plain} = {slope.plain}, e_hat = {e_hat.plain}")

    def _two_port_law(self, element: Element, value: Any) -> Caption | None:
        modulus = (
            None if _is_number(value) else self._written_out(value, notation.PRODUCT, path_of(element.name))
        ) or self._by_name(element)
        port_1, port_2 = (self._variables(element, port.name, k + 1) for k, port in enumerate(element.ports()))
        like = self.passes_like(element)
        if like is None:
            return None
        if all(port.signal for port in element.ports()):
            given, result = (port_1[0], port_2[0]) if self.felt(element) else (port_1[1], port_2[1])
        elif not like:
            given, result = port_1[1], port_2[0]
        elif port_1[2] == port_2[2] == "effort":
            if isinstance(value, tuple):
                modulus = _transposed(modulus)
            given, result = port_2[0], port_1[0]
        else:
            given, result = port_1[1], port_2[1]
        latex = rf"{result.latex} = {modulus.latex}\,{given.latex}"
        plain = f"{result.plain} = {modulus.plain} {given.plain}"
        if _is_number(value) and (number := self._written_out(value, notation.SUM, path_of(element.name))):
            number = self._with_unit(element, value, number)
            return Caption(
                rf"{latex}, \; {modulus.latex} = {number.latex}", f"{plain}, {modulus.plain} = {number.plain}"
            )
        return Caption(latex, plain)

    def _by_name(self, element: Element) -> Caption:
        arguments = self.modulators(element)
        if not arguments:
            return Caption(self.graph.spelling.own(element.name), element.name)
        inner = r",".join(self.graph.spelling.seen_from(path_of(element.name), a) for a in arguments)
        return Caption(rf"{self.graph.spelling.own(element.name)}({inner})", f"{element.name}({', '.join(arguments)})")

    def passes_like(self, element: Element) -> bool | None:
        """Whether a two-port turns flow into flow (True) or flow into effort (False); None if it is not one."""
        sizes = {port: bond.size for port, (bond, _) in self.ends[element.name].items()}
        first, second = (port.name for port in element.ports())
        pattern = {
            port: into
            for cell in element.strokes(sizes, self.moving)
            for port, into in zip(cell.ports, cell.patterns[0], strict=True)
        }
        if (first, 0) not in pattern or (second, 0) not in pattern:
            return None
        return pattern[first, 0] != pattern[second, 0]

    def felt(self, element: Element) -> bool:
        """Whether effort, not flow, enters at the first port."""
        first = element.ports()[0].name
        sizes = {port: bond.size for port, (bond, _) in self.ends[element.name].items()}
        cell = next(c for c in element.strokes(sizes, self.moving) if (first, 0) in c.ports)
        return cell.patterns[0][cell.ports.index((first, 0))]

    def _variables(self, element: Element, port: str, number: int) -> tuple[Caption, Caption, str | None]:
        """Effort and flow at a port by the names they have in the drawing; what the junction there shares."""
        bond, side = self.ends[element.name][port]
        other = bond.other_end(side)
        shared = self.graph.elements[other.element].common
        own, plain = self.graph.spelling.own(element.name), element.name
        effort = Caption(f"e_{{{own},{number}}}", f"e_{plain},{number}")
        flow = Caption(f"f_{{{own},{number}}}", f"f_{plain},{number}")
        if shared == "flow":
            flow = self.share(other)
        elif shared == "effort":
            effort = self.share(other)
        return effort, flow, shared

    def share(self, end: BondEnd) -> Caption:
        """What a junction gives to one of its bonds, by name: all of its components or a selection."""
        components: tuple[str, ...] = self.graph.elements[end.element].components  # type: ignore[attr-defined]
        if end.components == tuple(range(len(components))):
            return self.symbol(end.element)
        chosen = _listed(components, end.components, self.graph.spelling)
        if len(end.components) == 1:
            return chosen
        return Caption(rf"\left({chosen.latex}\right)", f"({chosen.plain})")

    def _formula(self, text: str, path: str) -> notation.Tex:
        """A formula as it stands in an instance."""
        return notation.formula(text, self.graph.spelling, path)

    def _written_out(self, value: Any, rank: int, path: str) -> Caption | None:
        """A modulus as formulas, if it is small; a scalar in brackets where it binds less tightly than `rank`."""
        if value is None:
            return None
        if isinstance(value, str):
            value = f"{float(value):.{DIGITS}g}" if _is_number(value) and len(value) > LONG else value
            formula = self._formula(value, path)
            plain = value if formula.rank >= rank else f"({value})"
            return Caption(formula.at(rank), plain) if len(value) <= LONGEST else None
        rows: tuple[tuple[str, ...], ...] = tuple(row if isinstance(row, tuple) else (row,) for row in value)
        wide = sum(max(len(row[k]) for row in rows) for k in range(len(rows[0])))
        if len(rows) > LARGEST or len(rows[0]) > LARGEST or wide > LONGEST // 3:
            return None
        plain = "; ".join(", ".join(row) for row in rows)
        return Caption(notation.matrix(rows, self.graph.spelling, path), f"[{plain}]")


def _listed(components: Sequence[str], chosen: Sequence[int], spelling: Spelling) -> Caption:
    """Some components of a junction; of many in a row the first and the last."""
    names = [components[k] for k in chosen]
    symbols = [spelling.own(name) for name in names]
    if len(names) > LISTED and list(chosen) == list(range(chosen[0], chosen[-1] + 1)):
        symbols = [symbols[0], r"\ldots", symbols[-1]]
    return Caption(r",\,".join(symbols), ", ".join(names))


def _transposed(modulus: Caption) -> Caption:
    """A matrix, or its name, transposed; in braces, without which the typesetter raises nothing beside a matrix."""
    base = f"{{{modulus.latex}}}" if modulus.latex.startswith(r"\begin") else modulus.latex
    return Caption(f"{base}^{{T}}", f"{modulus.plain}^T")


def _slope(energy: str, variable: str, plain: str) -> Caption:
    """A partial derivative of an energy."""
    below = plain if plain.isalpha() else f"({plain})"
    return Caption(rf"\frac{{\partial {energy}}}{{\partial {variable}}}", f"d{energy.replace('^{*}', '*')}/d{below}")


def _is_number(value: Any) -> bool:
    """Whether a scalar value is a parameter's default, which then stands for the element's name."""
    try:
        return isinstance(value, str) and float(value) == float(value)
    except ValueError:
        return False
