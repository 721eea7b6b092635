"""LaTeX: a document of the equations."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.export._model import Model, Quantity
from bondgraph.export.documents.document import Section, document
from bondgraph.export.documents.tex import Tex, aligned, escaped
from bondgraph.program.calls import explained

HEAD = r"""\documentclass[a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage{amsmath}
\usepackage{longtable}
\usepackage{textcomp}
\usepackage[margin=2cm]{geometry}
\allowdisplaybreaks
\setlength{\parindent}{0pt}
\begin{document}
"""


@explained
def latex(model: Model) -> dict[str, str]:
    """A LaTeX document NAME.tex: quantities, equations of motion, outputs, constraints, events."""
    parts, tex = document(model)
    written = [
        HEAD,
        rf"\section*{{{escaped(model.name)}}}",
        *(_section(part, tex) for part in parts),
        r"\end{document}",
        "",
    ]
    return {f"{model.name}.tex": "\n".join(written)}


def _section(section: Section, tex: Tex) -> str:
    parts = [rf"\subsection*{{{escaped(section.heading)}}}"]
    if section.words:
        parts.append(escaped(section.words))
    if section.quantities:
        parts.append(_table(section.quantities, tex))
    if section.equations:
        parts.append(f"\\begin{{align*}}\n{aligned(section.equations)}\n\\end{{align*}}")
    if section.remarks:
        items = "\n".join(rf"\item {escaped(remark)}" for remark in section.remarks)
        parts.append(f"\\begin{{itemize}}\n{items}\n\\end{{itemize}}")
    return "\n".join(parts)


def _table(quantities: Sequence[Quantity], tex: Tex) -> str:
    rows = "\n".join(
        rf"${tex.symbol(q.name)}$ & \raggedright {escaped(q.name)} & \raggedright {escaped(q.description)} & "
        rf"{escaped(q.unit)} & {_value(q.value)} \\"
        for q in quantities
    )
    return f"\\begin{{longtable}}{{lp{{3.5cm}}p{{5.5cm}}ll}}\n{rows}\n\\end{{longtable}}"


def _value(value: float | None) -> str:
    return "" if value is None else f"${value!r}$"
