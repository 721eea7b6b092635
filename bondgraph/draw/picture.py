"""A diagram as SVG text, which a notebook shows as the picture it is."""

from __future__ import annotations

from bondgraph.program.notebook import beneath


class Picture(str):
    """SVG text."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """The picture within the page, whose colours it takes."""
        return beneath(str(self))
