"""A comparison as text, HTML and LaTeX: the same cells, the same remarks."""

from __future__ import annotations

import html as markup
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bondgraph.analysis.comparison.rows import GROUPS, Row, method_of
from bondgraph.analysis.comparison.starts import other_starts

if TYPE_CHECKING:
    from bondgraph.analysis.comparison.table import Comparison

WIDTH = 110
HEADS = {"energy": "energy", "velocity": "constraint (velocity)", "position": "constraint (position)"}
Cell = tuple[str, str]
"""A number's text and its LaTeX."""


def text(comparison: Comparison) -> str:
    """Columns of text."""
    heads = _heads(comparison)
    table = [[cell[0] for cell in _cells(row, comparison)] for row in comparison.rows]
    both = [*zip(*heads, strict=True), *table]
    widths = [max(len(line[j]) for line in both) for j in range(len(heads))]
    lines = ["  ".join(_aligned(line, widths)).rstrip() for line in both]
    parts = [*textwrap.wrap(_title(comparison), WIDTH), "", *lines, ""]
    for remark in _remarks(comparison):
        parts += textwrap.wrap(remark, WIDTH, subsequent_indent="  ")
    return "\n".join(parts)


def _aligned(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [line[0].ljust(widths[0]), *(x.rjust(width) for x, width in zip(line[1:], widths[1:], strict=True))]


def html(comparison: Comparison) -> str:
    """A table, and its remarks as a list."""
    lines = ["<table>", f"<caption>{markup.escape(_title(comparison))}</caption>", "<thead>"]
    for line in zip(*_heads(comparison), strict=True):
        lines.append(f"<tr>{''.join(f'<th>{markup.escape(x)}</th>' for x in line)}</tr>")
    lines += ["</thead>", "<tbody>"]
    for row in comparison.rows:
        first, *others = _cells(row, comparison)
        cells = "".join(f"<td>{markup.escape(x)}</td>" for x, _ in others)
        lines.append(f"<tr><th>{markup.escape(first[0])}</th>{cells}</tr>")
    remarks = "".join(f"<li>{markup.escape(remark)}</li>" for remark in _remarks(comparison))
    lines += ["</tbody>", "</table>", f"<ul>{remarks}</ul>"]
    return "\n".join(["<div>", *lines, "</div>"])


def latex(comparison: Comparison) -> str:
    """A `tabular`, and its remarks as paragraphs."""
    heads = _heads(comparison)
    lines = [f"\\begin{{tabular}}{{l{'r' * (len(heads) - 1)}}}", "\\hline"]
    lines += [" & ".join(map(_escaped, line)) + r" \\" for line in zip(*heads, strict=True)]
    lines.append("\\hline")
    for row in comparison.rows:
        lines.append(" & ".join(typeset for _, typeset in _cells(row, comparison)) + r" \\")
    lines += ["\\hline", "\\end{tabular}"]
    return "\n".join([*lines, *("\n" + _escaped(x) for x in (_title(comparison), *_remarks(comparison)))])


def _title(comparison: Comparison) -> str:
    t = comparison.t
    by = " and ".join(comparison.solvers) or "nothing is integrated"
    return f"{comparison.name}: t from {t[0]:g} to {t[-1]:g} s, {len(t)} instants; {by}, {comparison.how}"


def _heads(comparison: Comparison) -> list[tuple[str, str]]:
    """The two lines above each column."""
    found = [("", "form"), ("", "states"), ("", "equations"), ("", "operations"), ("", "systems")]
    found += [("CPU / s", "derive"), ("", "run")]
    for _, head in _measures(comparison):
        found += [(head, "largest"), ("", "2-norm")]
    return found


def _measures(comparison: Comparison) -> list[tuple[str, str]]:
    """Groups of drifts, and single momenta, that any row has, with their heads."""
    drifts = {drift.name: drift.group for row in comparison.rows for drift in row.drifts.values()}
    groups = [(group, HEADS[group]) for group in GROUPS if group in HEADS and group in drifts.values()]
    return groups + [(name, name) for name, group in drifts.items() if group not in HEADS]


def _cells(row: Row, comparison: Comparison) -> list[Cell]:
    found = [_name(row.label + " *" * bool(row.reason)), _count(row.states), _count(row.motion), _count(row.operations)]
    sizes = "-" if row.equations is None else ", ".join(map(str, row.systems)) or "none"
    found += [(sizes, sizes), _seconds(row.derivation), _seconds(row.integration)]
    for measure, _ in _measures(comparison):
        if measure in HEADS:
            found += [_number(row.largest(measure)), _number(row.norm(measure))]
        else:
            drift = row.drifts.get(measure)
            found += [_number(None if drift is None else x) for x in ((drift.largest, drift.norm) if drift else (0, 0))]
    return found


def _name(label: str) -> Cell:
    return label, f"\\texttt{{{_escaped(label)}}}"


def _count(value: int | None) -> Cell:
    return ("-", "--") if value is None else (str(value), str(value))


def _seconds(value: float | None) -> Cell:
    return ("-", "--") if value is None else (f"{value:.2f}", f"{value:.2f}")


def _number(value: float | None) -> Cell:
    if value is None:
        return "-", "--"
    if not value:
        return "0", "0"
    digits, _, power = f"{value:.2e}".partition("e")
    return f"{value:.2e}", f"${digits}\\times 10^{{{int(power)}}}$"


def _remarks(comparison: Comparison) -> list[str]:
    """What the numbers are relative to, whose solver differs, and why rows are missing."""
    groups = {drift.group for row in comparison.rows for drift in row.drifts.values()}
    relative = f"relative to {comparison.scale:.6g} J"
    found = [f"energy: stored less supplied, from the first value on, {relative}"] if "energy" in groups else []
    if groups & {"velocity", "position"}:
        found.append("constraints: what is left of a f = b, and of the positions they integrate to; absolute")
    scales = {d.name: d.scale for row in comparison.rows for d in row.drifts.values() if d.group == "momentum"}
    for name, scale in scales.items():
        size = "absolute, since it starts at zero" if scale is None else f"relative to its first value, {scale:.6g}"
        found.append(f"{name}: {size}")
    found += [f"{name}: no form's run has this quantity" for name in comparison.unknown]
    found.append("operations: scalar ones of each evaluation, without those inside the linear systems of these sizes")
    for solver in comparison.solvers[1:]:
        labels = [row.label for row in comparison.rows if row.run is not None and method_of(row.run.solver) == solver]
        found.append(f"by {solver}: {', '.join(labels)}")
    reasons: dict[str, list[str]] = {}
    for row in comparison.rows:
        reasons.setdefault(row.reason, []).append(row.label)
    found += other_starts(comparison.rows)
    found += [f"* {', '.join(labels)}: {reason}" for reason, labels in reasons.items() if reason]
    return [*found, "interrupted: what is missing was not run"] if comparison.interrupted else found


def _escaped(words: str) -> str:
    """Text for LaTeX."""
    special = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "<": "$<$", ">": "$>$"}
    return "".join(special.get(c, "\\" + c if c in "&%$#_{}" else c) for c in words)
