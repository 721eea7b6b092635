"""What of the site is no page in the folder: written from docstrings, registries and examples, when it is built."""

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from pages import (
    api,
    docstrings,
    elements,
    forms,
    gallery,
    joints,
    links,
    mathml,
    measured,
    navigation,
    project,
    targets,
)

WRITTEN = (elements, joints, forms, targets, api, gallery, measured, project)
"""What writes pages: each module has a `pages()` of {path without suffix: reStructuredText or Markdown}."""


def write_pages(app: Sphinx) -> None:
    """Write every page that has changed, and take away those that are no more."""
    folder = Path(app.srcdir) / "reference"
    written = set()
    for module in WRITTEN:
        for name, text in module.pages().items():
            path = folder / name
            written.add(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            content = text if isinstance(text, bytes) else text.encode()
            if not path.exists() or path.read_bytes() != content:
                path.write_bytes(content)
    for path in folder.rglob("*"):
        if path.is_file() and path not in written:
            path.unlink()


def setup(app: Sphinx) -> dict[str, Any]:
    """The extension."""
    app.add_config_value("sources", gallery.content(), "env", str)  # what is run is run again after a change
    app.connect("builder-inited", write_pages)
    app.connect("source-read", links.follow)
    app.connect("autodoc-process-docstring", docstrings.process, priority=400)
    app.connect("html-page-context", navigation.none, priority=navigation.BEFORE)
    app.connect("html-page-context", navigation.marked, priority=navigation.AFTER)
    app.add_html_math_renderer("mathml", (mathml.inline, None), (mathml.display, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
