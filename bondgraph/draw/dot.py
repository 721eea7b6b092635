"""A drawing as DOT for Graphviz, at our places: what its arrows can show of a bond graph, with what they cannot."""

from __future__ import annotations

from bondgraph.draw.drawing import PIXEL, Drawing, DrawnBond
from bondgraph.draw.page import Page

LOST = (
    "Graphviz has no laws beside nodes, no rings, no bands and no mixed strokes; half arrows lie on one side of the",
    "direction of power, not on the flow side of the bond; a multibond is a thick line with its dimension in brackets.",
    "Efforts stand in labels. The places are those of bondgraph: neato -n keeps them, dot makes its own.",
)


def write(drawing: Drawing, page: Page) -> str:
    """The file; the same drawing on the same page gives the same text."""
    from graphviz import Digraph

    color = "#{:02x}{:02x}{:02x}".format(*page.ink)
    paper = "#{:02x}{:02x}{:02x}".format(*page.rgb(page.background)) if page.background else "transparent"
    found = Digraph(
        drawing.name,
        graph_attr={"bgcolor": paper, "splines": "line", "outputorder": "edgesfirst"},
        node_attr={"shape": "plaintext", "margin": "0.03", "width": "0", "height": "0",
                   "fontname": "serif", "fontcolor": color, "fontsize": f"{12 * page.scale:g}"},
        edge_attr={"dir": "both", "color": color, "fontcolor": color, "fontname": "serif",
                   "fontsize": f"{10 * page.scale:g}"},
    )  # fmt: skip
    ids = {node.name: f"n{k}" for k, node in enumerate(drawing.nodes)}
    for node in drawing.nodes:
        shared = [label.glyphs.plain for label in node.labels if label.role in ("flow", "effort", "name")]
        x, y = (length * 0.75 * page.scale / PIXEL for length in (node.at[0], drawing.box.height - node.at[1]))
        found.node(
            ids[node.name],
            _text("\n".join([node.text.glyphs.plain, *shared])),
            pos=f"{x:.2f},{y:.2f}!",
            tooltip=_text(node.title),
        )
    for bond in drawing.bonds:
        tail, head = _ends(bond)
        number = [f"[{bond.size}]"] if bond.size > 1 else []
        said = [label.glyphs.plain for label in bond.labels if label.role in ("effort", "flow")]
        found.edge(
            ids[bond.tail],
            ids[bond.head],
            _text(" ".join([*said, *number])),
            arrowtail=tail,
            arrowhead=head,
            penwidth="2.2" if bond.size > 1 else "1",
            style="dashed" if bond.conflict or bond.wire else "solid",
            tooltip=_text(bond.title),
        )
    return "".join(f"// {line}\n" for line in LOST) + found.source


def _text(words: str) -> str:
    """Words as a label shows them: no markup, and no escapes but the end of a line."""
    from graphviz import escape, nohtml

    shown: str = nohtml(escape(words).replace("\n", "\\n"))
    return shown


def _ends(bond: DrawnBond) -> tuple[str, str]:
    """The arrows of an edge: a half arrow at its head, a stroke at the end that has it."""
    if bond.arrow:
        return "none", "normal"
    sides = {mark.side for mark in bond.marks}
    head = "lvee" if sides != {"head"} else "teelvee"
    return ("tee" if sides == {"tail"} else "none"), head
