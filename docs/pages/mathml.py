"""Formulas as MathML, which every browser shows by itself: nothing is loaded when a page is read."""

from docutils import nodes
from latex2mathml.converter import convert


def inline(writer: object, node: nodes.math) -> None:
    """A formula in a line."""
    writer.body.append(mathml(node.astext(), "inline"))
    raise nodes.SkipNode


def display(writer: object, node: nodes.math_block) -> None:
    """A formula by itself."""
    writer.body.append(f'<div class="formula">{mathml(node.astext(), "block")}</div>')
    raise nodes.SkipNode


def mathml(latex: str, shown: str) -> str:
    """A formula, whose lines are aligned where it has some.

    Raises:
        ValueError: a command or an environment the converter does not know, which it would show as letters.
    """
    found = convert(latex.replace("{aligned}", "{align*}"), display=shown)
    if "<mi>&</mi>" in found or "<mi>\\" in found or "<mtext>\\" in found:
        raise ValueError(f"the converter to MathML does not know all of {latex}")
    return found
