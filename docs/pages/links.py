"""Links of pages to files that are pages of the site under another name."""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = {
    "README.md": "docs/index.md",
    "CHANGELOG.md": "docs/reference/project/changelog.md",
    "CONTRIBUTING.md": "docs/reference/project/contributing.md",
    "CODE_OF_CONDUCT.md": "docs/reference/project/code-of-conduct.md",
    "SECURITY.md": "docs/reference/project/security.md",
    "elements/README.md": "docs/reference/project/adding-an-element.md",
    "bondgraph/export/README.md": "docs/reference/project/adding-a-target.md",
    "docs/decisions": "docs/decisions/README.md",
    "examples": "docs/reference/gallery/index.rst",
    "bondgraph/export": "docs/reference/targets/index.rst",
    "bondgraph/forms": "docs/reference/forms/index.rst",
    "elements/bondgraph_elements/mechanics/flexible": "docs/reference/api/mechanics.rst",
    "elements/bondgraph_elements/mechanics/joints": "docs/reference/joints/index.rst",
}
"""Where a file of the repository is in the site's sources."""
TARGET = re.compile(r"(\]\()([^)\s#:]+)(#[^)\s]*)?\)")


def follow(app: Any, name: str, source: list[str]) -> None:
    """What Sphinx asks of each source that it reads."""
    path = Path(app.env.doc2path(name))
    if path.suffix == ".md":
        here = path.resolve().relative_to(ROOT).parent.as_posix()
        source[0] = rehomed(source[0], here, here)


def rehomed(text: str, origin: str, here: str) -> str:
    """Links that are relative to a folder of the repository, as they read on a page in another one.

    Examples lead to their pages in the gallery.
    """

    def changed(match: re.Match[str]) -> str:
        file = normpath(f"{origin}/{match[2]}")
        path = PurePosixPath(file)
        if path.parent.name == "examples" and path.suffix == ".py":
            file = f"docs/reference/gallery/{path.stem}.rst"
        file = ELSEWHERE.get(file, file)
        return f"{match[1]}{relpath(file, here)}{match[3] or ''})"

    return TARGET.sub(changed, text)
