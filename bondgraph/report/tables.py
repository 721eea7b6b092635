"""The tables of a page: every bond with its stroke, every element with its law, the energies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from bondgraph.algebra import expressions
from bondgraph.analysis.causality.findings import Dependent
from bondgraph.draw.labels.captions import Caption, Captions
from bondgraph.draw.labels.variables import on_bond, vanishing
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.report.findings import Findings
from bondgraph.report.formulas import Formulas
from bondgraph.report.laws import LawLine, Laws
from bondgraph.report.marks import bond_marks, element_marks, owners
from bondgraph.report.markup import listing, pick, table
from bondgraph.report.ties import groups, shared

if TYPE_CHECKING:
    from bondgraph.simulate.audit import Audit

SHOWN = 12
"""Laws of one element that are written out."""
BAR = 1000
"""The width of the place of a bar, which is as wide on the page as its column, in units of its own."""
SHARES = "Shares are parts of all the energy that sources supply and stores give back."
ROLES = {"source": "supplied", "store": "stored", "resistor": "dissipated"}


@dataclass(frozen=True)
class Tables:
    """Writes the tables of what was found.

    Args:
        findings: all that is known of the model.
        formulas: how formulas are written.
    """

    findings: Findings
    formulas: Formulas

    @property
    def graph(self) -> Graph:
        return self.findings.graph

    @cached_property
    def laws(self) -> Laws | None:
        drawn = self.findings.drawn
        return None if drawn is None else Laws(drawn)

    @cached_property
    def _elements(self) -> Mapping[str, str]:
        return element_marks(self.graph)

    @cached_property
    def _bonds(self) -> Mapping[str, str]:
        return bond_marks(self.graph)

    def element(self, name: str) -> str:
        """A button that selects an element."""
        return pick(self._elements[name], name)

    def bond(self, name: str) -> str:
        """A button that selects a bond."""
        return pick(self._bonds[name], name)

    def named(self, name: str) -> str:
        """A name, as a button where it is that of an element or a bond."""
        if name in self._elements:
            return self.element(name)
        return self.bond(name) if name in self._bonds else escape(name)

    def bonds(self) -> str:
        """A row for each bond: where its power runs, where its effort goes, and why."""
        heads = "Bond", "Positive power", "Effort", "Flow", "Effort into", "Why the stroke stands there"
        rows = [(self._bonds[bond.name], self._bond(bond)) for bond in self.graph.bonds]
        return table(heads, rows, "The bonds and their causal strokes")

    def _bond(self, bond: Bond) -> tuple[str, ...]:
        ends = f"{self.element(bond.tail.element)} → {self.element(bond.head.element)}"
        size = f" <small>{bond.size} components</small>" if bond.size > 1 else ""
        return self.bond(bond.name), ends + size, *self._variables(bond), self._received(bond), self._reasons(bond)

    def _variables(self, bond: Bond) -> tuple[str, str]:
        """The names of a bond's effort and flow in equations and curves, what else they are called, and their units."""
        written = on_bond(self._captions, bond, vanishing(self._captions))
        effort, flow = (self._variable(bond, *pair) for pair in zip("ef", written, strict=True))
        return effort, flow

    def _variable(self, bond: Bond, letter: str, written: Caption | None) -> str:
        name, unit = f"{bond.name}.{letter}", self._units.get(self.graph.variable((bond.name, 0), letter), "")
        known = [(self.graph.spelling.latex(name), name), *self._shared(bond, letter)]
        known += [(written.latex, written.plain)] if written is not None else []
        told = dict.fromkeys(self.formulas.html(latex, plain, "inline") for latex, plain in known)
        return " = ".join(told) + (f" <small>in {escape(unit)}</small>" if unit else "")

    def _shared(self, bond: Bond, letter: str) -> Iterator[tuple[str, str]]:
        """What a junction at an end shares with a bond of one component."""
        for end in (bond.tail, bond.head) if bond.size == 1 else ():
            junction = self.graph.junctions.get(end.element)
            if junction is not None and junction.common == {"e": "effort", "f": "flow"}[letter]:
                name = junction.components[end.components[0]]
                yield self.graph.spelling.latex(name), name

    @cached_property
    def _captions(self) -> Captions:
        causal = self.findings.causal
        return Captions(self.graph, causal if causal.whole else None)

    @cached_property
    def _units(self) -> Mapping[str, str]:
        return self.graph.domains.units()

    def _received(self, bond: Bond) -> str:
        strokes = self.findings.causal.strokes
        if not strokes:
            return "undecided"
        side = self.findings.causal.side(bond)
        return "mixed" if side == "mixed" else self.element(bond.end(side).element)

    def _reasons(self, bond: Bond) -> str:
        """The rule of each component's stroke, once where they agree, with the bonds it followed from."""
        found: dict[str, list[str]] = {}
        for k, label in enumerate(self.graph.labels(bond) if bond.size > 1 else ("",)):
            if stroke := self.findings.causal.strokes.get((bond.name, k)):
                causes = ", ".join(self.bond(b) for b in dict.fromkeys(b for b, _ in stroke.reason.because))
                words = escape(stroke.reason.rule) + (f" <small>from</small> {causes}" if causes else "")
                found.setdefault(words, []).append(label)
        if len(found) == 1:
            return next(iter(found))
        return listing(f"{escape(', '.join(labels))}: {words}" for words, labels in found.items())

    def elements(self) -> str:
        """A row for each element: what it is, its law as it is used here, and the rates into which it enters."""
        heads = "Element", "What it is", "Law, as its strokes have it", "Enters the rates of", "Bonds"
        rows = [(self._elements[name], self._element(each)) for name, each in self.graph.elements.items()]
        return table(heads, rows, "The elements and their laws", but="Enters the rates of")

    def _element(self, element: Element) -> tuple[str, ...]:
        met = " ".join(self.bond(bond.name) for bond, _ in self.graph.at[element.name])
        what = f"<b>{escape(element.kind)}</b> {escape(_first_sentence(element))}{self._causality(element.name)}"
        what += listing(self._values.get(self._elements[element.name], ()), "formulas")
        return self.element(element.name), what, self._laws(element.name), self._rates(element), met

    @cached_property
    def _values(self) -> Mapping[str, list[str]]:
        """The numbers of parameters and constant inputs that belong to one element, by its mark, with their units."""
        signals = {} if self.findings.run is None else self.findings.run.signals
        numbers = {**self.findings.numbers, **{name: signal.constant for name, signal in signals.items()}}
        found: dict[str, list[str]] = {}
        for name, mark in owners(self.graph, numbers).items():
            if (value := numbers.get(name)) is not None:
                written = self.formulas.html(self.graph.spelling.latex(name), name, "inline")
                unit = escape(self._units.get(name, ""))
                found.setdefault(mark, []).append(f"{written} = {value:.6g} {unit}".rstrip())
        return found

    def _causality(self, name: str) -> str:
        found = {"integral" if s.integral else "derivative" for s in self.findings.analysis.storages if s.store == name}
        word = "mixed" if len(found) > 1 else "".join(found)
        followed = [self._follows(each) for each in self.findings.analysis.dependents if each.store == name]
        if "derivative" in found and not followed:
            followed = [f"<p>{escape(each)}.</p>" for each in groups(self.findings.analysis, [name])]
        return "".join([f" <small>in {word} causality</small>" if word else "", *followed])

    def _follows(self, dependent: Dependent) -> str:
        """Why a store has no state of its own: what it follows, by which way through the graph."""
        ways = (
            f"It follows <code>{escape(shared(self.graph, m.variable))}</code> with gain <code>{escape(m.gain)}</code>"
            + ", by "
            + " – ".join(map(self.named, m.path))
            for m in dependent.masters
        )
        return listing([f"<code>{escape(dependent.equation)}</code>", *ways])

    def _laws(self, name: str) -> str:
        if self.laws is None:
            return "not known: the equations are refused"
        lines = self.laws.by_element.get(name, [])
        more = [f"and {len(lines) - SHOWN} more"] if len(lines) > SHOWN else []
        return listing([*(self._law(line) for line in lines[:SHOWN]), *more], "formulas") or "within a joint system"

    def _law(self, line: LawLine) -> str:
        return self.formulas.html(line.latex, line.plain, "inline")

    def _rates(self, element: Element) -> str:
        """The rates in which there is something that the element gives, or a symbol of its formulas."""
        if self.laws is None:
            return ""
        name, equations = element.name, self.laws.equations
        junction = self.graph.junctions.get(name)
        symbols = {name, *(junction.components if junction else ()), *self.graph.contents.get(name, ())}
        read = {symbol for text in element.texts() for symbol in expressions.names(text)}
        symbols |= read & {*equations.parameters, *equations.inputs}
        symbols |= {given for line in self.laws.by_element.get(name, ()) for given in line.gives}
        names = [state for state in equations.rates if any(state in self.laws.rates_of(symbol) for symbol in symbols)]
        return ", ".join(self.formulas.html(self.graph.spelling.latex(each), each, "inline") for each in names) or (
            "none" if element.role or element.measures else "none by name: it is eliminated"
        )

    def energies(self, audit: Audit) -> str:
        """A row for each source, store and resistor, with its share of all that is given to the others."""
        heads = "Element", "Energy / J", "Mean power / W", "Share / %"
        return table(heads, self._energies(audit), "Energy over the whole run") + f"<p class=hint>{SHARES}</p>"

    def _energies(self, audit: Audit) -> Iterator[tuple[str, tuple[str, ...]]]:
        ends = min([0.0, *audit.energies.values()]), max([0.0, *audit.energies.values()])
        for role, word in ROLES.items():
            for name, energy in audit.energies.items():
                if audit.roles[name] == role:
                    *numbers, share = self._shares(audit, energy)
                    yield "", (f"{self.named(name)} <small>{word}</small>", *numbers, share + _bar(energy, ends, role))
            total = (f"<b>{text}</b>" for text in self._shares(audit, audit.total(role)))
            yield "", (f"all <small>{word}</small>", *total)

    def _shares(self, audit: Audit, energy: float) -> tuple[str, str, str]:
        """An energy, its mean power, and its share."""
        run, given = self.findings.run, audit.given
        span = 0.0 if run is None else float(run.t[-1] - run.t[0])
        power = f"{energy / span:.4g}" if span > 0 else "–"
        return f"{energy:.6g}", power, f"{100 * energy / given:.3g}" if given > 0 else "–"


def _first_sentence(element: Element) -> str:
    """What the class of an element says it is, without the formula: its law stands beside, in its own letters."""
    first, _, _ = (type(element).__doc__ or "").strip().partition("\n")
    return re.split(r"[:,](?= [^:,]*=)", first.partition(". ")[0].rstrip("."))[0]


def _bar(energy: float, ends: tuple[float, float], role: str) -> str:
    """A bar from zero to an energy, as wide as its place is for all energies from the least to the largest."""
    least, largest = ends
    if largest <= least:
        return ""
    zero, length = (BAR * part / (largest - least) for part in (-least, abs(energy)))
    left = zero - (length if energy < 0 else 0)
    return (
        f'<svg class="bar" viewBox="0 0 {BAR} 12" preserveAspectRatio="none" aria-hidden="true">'
        f'<path d="M{zero:.1f} 0V12"/><rect class="{role}" x="{left:.1f}" y="2" width="{length:.1f}" height="8"/></svg>'
    )
