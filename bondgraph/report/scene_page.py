"""The page of a scene, put together from the files in `assets`; the same in a frame for a notebook."""

from __future__ import annotations

from html import escape

from bondgraph.report.markup import data
from bondgraph.report.page import asset, template
from bondgraph.report.scene import Scene

STYLES = ("page.css", "space.css")
SCRIPTS = ("three.min.js", "motion.js", "clock.js", "space.js", "scene.js")
HEIGHT = 560
"""Of the frame, in pixels."""


def scene_page(scene: Scene) -> str:
    """The whole page."""
    content = {"title": escape(scene.name), "data": data(scene.data), "space": asset("space.html")}
    return template("scene.html", content, STYLES, SCRIPTS)


def framed(scene: Scene) -> str:
    """The page in a frame of its own, which may run its scripts and nothing else of the notebook's."""
    style = f"width: 100%; height: {HEIGHT}px; border: 0; color-scheme: light dark"
    title = escape(f"{scene.name} in motion", quote=True)
    page = escape(scene_page(scene), quote=True)
    return f'<iframe sandbox="allow-scripts" title="{title}" style="{style}" srcdoc="{page}"></iframe>'
