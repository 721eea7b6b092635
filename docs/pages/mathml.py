"""Formulas as MathML, which every browser shows by itself: nothing is loaded when a page is read."""

from docutils import nodes
from latex2mathml.converter import convert


def inline(writer: object, node: nodes.math) -> None:
    """A formula in a line."""
    writer.body.append(convert(node.astext()))
    raise nodes.SkipNode


def display(writer: object, node: nodes.math_block) -> None:
    """A formula by itself."""
    writer.body.append(f'<div class="formula">{convert(node.astext(), display="block")}</div>')
    raise nodes.SkipNode
