"""Pages that lie elsewhere in the repository: the change log, how to contribute, how to add members."""

from pathlib import Path

from pages.links import ELSEWHERE, rehomed

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "docs/reference/"
CITING = """Forges and reference managers read this file, `CITATION.cff`. Please cite the papers whose equations
you use, too. They are its references, in the order [004], [000], [001], [002], [003] of these pages."""


def pages() -> dict[str, str]:
    """Each with its links as they read there, and their index."""
    found = {}
    for origin, page in ELSEWHERE.items():
        if page.startswith(f"{FOLDER}project/"):
            text = (ROOT / origin).read_text(encoding="utf-8")
            folder = Path(origin).parent.as_posix()
            found[page.removeprefix(FOLDER)] = rehomed(text, folder, Path(page).parent.as_posix())
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    found["project/citing.md"] = f"# How to cite\n\n{CITING}\n\n```yaml\n{cited}```\n"
    listed = "\n".join(Path(page).stem for page in found)
    found["project/index.md"] = f"# Project\n\n```{{toctree}}\n:maxdepth: 1\n:glob:\n\n{listed}\n/decisions/*\n```\n"
    return found
