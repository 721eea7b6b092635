"""Pages that lie elsewhere in the repository: the change log, how to contribute, how to add members."""

from pathlib import Path

from pages.links import ELSEWHERE, rehomed

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "docs/reference/"


def pages() -> dict[str, str]:
    """Each with its links as they read there, and their index."""
    found = {}
    for origin, page in ELSEWHERE.items():
        if page.startswith(f"{FOLDER}project/"):
            text = (ROOT / origin).read_text(encoding="utf-8")
            folder = Path(origin).parent.as_posix()
            found[page.removeprefix(FOLDER)] = rehomed(text, folder, Path(page).parent.as_posix())
    listed = "\n".join(Path(page).stem for page in found)
    found["project/index.md"] = f"# Project\n\n```{{toctree}}\n:maxdepth: 1\n:glob:\n\n{listed}\n/decisions/*\n```\n"
    return found
