"""The sections of a page beneath the diagram and the curves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from bondgraph.analysis.causality.page import CLOSED, kept, offered
from bondgraph.equations.inputs import Signal
from bondgraph.equations.printing import latex_rows
from bondgraph.report.energies import checks, goes
from bondgraph.report.findings import Findings, Refused
from bondgraph.report.markup import listing, section, table
from bondgraph.report.tables import Tables
from bondgraph.report.ties import followers, ties

ORDER = (
    "overview diagram motion refused conflict constraints equations elements bonds power kinetics"
    " causality certificate comparison values notes"
)
"""The sections as a page has them, by the names that links to them have."""
LONGEST = 60_000
"""Characters of a text that is shown whole."""
SHOWN = 12
"""Constraints that are written out."""


def sections(findings: Findings, tables: Tables) -> str:
    """All that have something to say, in order."""
    found = [
        section("refused", "What is refused", *(_refused(each, tables) for each in _besides_conflict(findings))),
        _conflict(findings, tables),
        section("equations", "Equations of motion", _equations(findings, tables)),
        section("elements", "Elements", tables.elements()),
        section("bonds", "Bonds", tables.bonds()),
        section("power", "Where the power goes", _power(findings, tables)),
        section("kinetics", "Kinetics", _kinetics(findings, tables)),
        section("causality", "Report on causality", _text(str(findings.analysis))),
        section("certificate", "Certificate", _certificate(findings)),
        section("comparison", "Comparison of forms", _comparison(findings)),
        section("values", "Values", _values(findings, tables)),
        section("notes", "Notes", listing(escape(note) for note in _notes(findings))),
    ]
    return "\n".join(filter(None, found))


def headline(findings: Findings) -> str:
    """What is unusual about the model's equations, and from when to when it moves, in one line."""
    words = str(findings.analysis).partition("\n")[0].partition(": ")[2].split(", ")
    told = [", ".join(part for part in words if not re.match(r"order |index |\d+ degrees? of freedom", part))]
    if (run := findings.run) is not None:
        told.append(f"its motion from {run.t[0]:g} s to {run.t[-1]:g} s")
    line = "; ".join(filter(None, told))
    return line[:1].upper() + line[1:]


def explained(findings: Findings) -> str:
    """Order, degrees of freedom and index of this model, and what they mean for it."""
    return listing(map(escape, _explained(findings)))


def _explained(findings: Findings) -> Iterator[str]:
    size, known = findings.analysis.size, findings.analysis.constrained
    if size.order is not None:
        chosen = (
            f"{size.order} of the states can be chosen at the start" if size.order else "there is no state to choose"
        )
        yield f"Order {size.order}: {chosen}."
    if size.degrees_of_freedom:
        yield "A degree of freedom is a velocity or current that can be chosen freely; all others follow."
    if known is not None and known.constraints:
        tied = f"the states are tied by {len(known.constraints)} of the equations, which multipliers keep"
        yield f"Index {size.index}: {tied}" + ("; positions are tied, not only velocities." if size.index == 3 else ".")
        yield from followers(findings.analysis)
        yield from ties(findings)
    elif size.index == 2 and (stores := followers(findings.analysis)):
        found = "the effort or flow there is found by differentiating that dependence once by time"
        yield f"Index 2: {stores[0][:-1]}; {found}."
    elif size.index == 1:
        yield "Index 1: some efforts and flows follow only together, from equations solved at each instant."
    elif size.index == 0:
        yield "Index 0: every effort and flow follows from the states, one after the other."
    elif size.index is not None:
        yield f"Index {size.index}."


def contents(body: str, moves: bool, boxes: bool = False) -> str:
    """Links to the sections that are there.

    Args:
        body: the sections.
        moves: whether there are curves.
        boxes: whether there is an overview.
    """
    there = {
        "diagram",
        *(["overview"] if boxes else []),
        *(["motion"] if moves else []),
        *re.findall(r'<section id="sec-(\w+)"', body),
    }
    return "\n".join(f'<a href="#sec-{name}">{name.capitalize()}</a>' for name in ORDER.split() if name in there)


def _besides_conflict(findings: Findings) -> list[Refused]:
    """What is refused, but for the conflict, which has a section of its own."""
    conflict = findings.analysis.conflict
    return [each for each in findings.refused if conflict is None or each.text != conflict.text]


def _refused(refused: Refused, tables: Tables) -> str:
    parties = ", ".join(tables.named(name) for name in refused.parties)
    about = f"<p>It is about {parties}.</p>" if parties else ""
    return f'<div class="refusal"><p><b>{escape(refused.what)}:</b> {escape(refused.text)}</p>{about}</div>'


def _conflict(findings: Findings, tables: Tables) -> str:
    """A conflict of strokes; of a model that has equations all the same, how constraints close them."""
    conflict, closed = findings.analysis.conflict, findings.analysis.compiles
    if conflict is None:
        return ""
    together = ", ".join(map(tables.named, conflict.elements))
    bonds = ", ".join(map(tables.named, conflict.bonds))
    remedies = listing(escape(remedy.text) + (f" (then: {escape(remedy.left)})" if remedy.left else "")
                       for remedy in offered(conflict.remedies, closed))  # fmt: skip
    kind, settled = (
        ("told", "For complete strokes, which nothing needs") if closed else ("refusal", "What would settle it")
    )
    words = "These prescribe it together" if closed else "These cannot live together"
    parts = [
        _closed(findings) + "<h3>Where the strokes end</h3>" if closed else "",
        f'<div class="{kind}"><p>{escape(conflict.text)}</p></div>',
        f"<p>{words}: {together}.</p>" if together else "",
        f"<p>The bonds between them: {bonds}.</p>" if bonds else "",
        f"<p>{escape(_sentence(conflict.meaning))}</p>" if conflict.meaning else "",
        f"<h3>{settled}</h3>{remedies}" if remedies else "",
    ]
    title = CLOSED if closed else "Causal conflict"
    return section("constraints" if closed else "conflict", title, *parts)


def _closed(findings: Findings) -> str:
    """What constraints do in place of strokes, and which they are."""
    told = [_sentence(kept(findings.analysis)), *followers(findings.analysis), *ties(findings)]
    held = findings.analysis.constrained
    every = () if held is None else held.constraints
    more = [f"and {len(every) - SHOWN} more"] * (len(every) > SHOWN)
    rows = listing([*(f"<code>{escape(each)} = 0</code>" for each in every[:SHOWN]), *more])
    return "".join(f"<p>{escape(each)}</p>" for each in told) + (f"<h3>The constraints</h3>{rows}" if rows else "")


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _equations(findings: Findings, tables: Tables) -> str:
    """Each row as mathematics; all of them as text, where one of them is too long for that."""
    if findings.equations is None:
        return ""
    rows = [tables.formulas.html(row.replace("&=", "=", 1), "") for row in latex_rows(findings.equations)]
    if not rows or any(row.startswith("<code") for row in rows):
        return _text(str(findings.equations))
    hint = "<p class=hint>A symbol leads to the element or bond it belongs to.</p>"
    return hint + listing(rows, "formulas")


def _certificate(findings: Findings) -> str:
    if findings.certificate is not None:
        return _text(str(findings.certificate))
    why = escape(findings.uncertified)
    return f"<p>The identities of the form could not be checked along this motion: {why}</p>" if why else ""


def _comparison(findings: Findings) -> str:
    return "" if findings.comparison is None else f'<div class="wide" tabindex="0">{findings.comparison.html()}</div>'


def _power(findings: Findings, tables: Tables) -> str:
    audit = findings.audit
    if audit is None:
        return ""
    span = 0.0 if findings.run is None else float(findings.run.t[-1] - findings.run.t[0])
    told = f"<p>{escape(words)}</p>" if (words := goes(audit, span)) else ""
    return told + tables.energies(audit) + listing(map(escape, checks(audit)), "checks")


def _kinetics(findings: Findings, tables: Tables) -> str:
    if findings.kinetics is None:
        return ""
    latex = findings.kinetics.latex().replace("{aligned}", "{align*}")
    return tables.formulas.html(latex, "") if _is_typeset(tables, latex) else _text(str(findings.kinetics))


def _is_typeset(tables: Tables, latex: str) -> bool:
    return not tables.formulas.html(latex, "").startswith("<code")


def _values(findings: Findings, tables: Tables) -> str:
    run, equations = findings.run, findings.equations
    if equations is None:
        return ""
    units = findings.graph.domains.units()
    numbers = findings.numbers.items()
    rows = [(name, "parameter", "not given" if value is None else f"{value:.6g}") for name, value in numbers]
    if run is not None:
        rows += [(name, "input", _spoken(signal)) for name, signal in run.signals.items()]
        first = run.evaluate(run.t[:1], run.states)
        rows += [(name, "state at the start", f"{x[0]:.6g}") for name, x in zip(run.states, first, strict=True)]
    cells = [("", (tables.named(name), what, escape(value), escape(units.get(name, "")))) for name, what, value in rows]
    return table(("Name", "What it is", "Value", "Unit"), cells, "Parameters, inputs and initial states", empty="Unit")


def _spoken(signal: Signal) -> str:
    return "a function of time" if signal.constant is None else f"{signal.constant:.6g}"


def _notes(findings: Findings) -> Iterator[str]:
    if findings.run is not None:
        yield f"Integrated by {findings.run.solver}." if findings.run.solver else ""
    known = findings.run or findings.equations
    yield from known.notes if known is not None else ()
    if not findings.graph.domains.units():
        yield "No junction says its domain, as One('w', domain=bg.rotational) does: numbers are in SI units, unnamed."


def _text(text: str) -> str:
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]}\n... {len(text) - LONGEST} more characters: print it in Python"
    return f'<pre tabindex="0">{escape(text)}</pre>'
