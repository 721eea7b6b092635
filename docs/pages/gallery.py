"""A page for each example: the pictures it writes, what it prints, and its text."""

import re

import outcomes

from pages.docstrings import code, preamble, titled

EXAMPLES = outcomes.EXAMPLES
members, content = outcomes.members, outcomes.content


def pages() -> dict[str, str | bytes]:
    """The pages, their pictures, and the index."""
    written: dict[str, str | bytes] = {}
    cards = ""
    outcomes.run_all()
    for name in members():
        folder, said = outcomes.outcome(name)
        pictures = {path.name: path.read_bytes() for path in sorted(folder.glob("*.svg"))}
        said = re.sub(r"^wrote .*$\n?", "", said, flags=re.M)
        source = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
        told = re.match(r'"""(.*?)"""', source, re.S)
        assert told, f"{name} says nothing of itself"
        written[f"gallery/{name}.rst"] = page(name, told[1], list(pictures), said, source)
        written |= {f"gallery/{picture}": content for picture, content in pictures.items()}
        cards += card(name, told[1], next(iter(pictures), None))
    listed = "\n".join(f"   {name}" for name in members())
    text = titled("Gallery") + "Each is one program that checks itself against a closed form or another program.\n\n"
    written["gallery/index.rst"] = f"{text}{cards}\n.. toctree::\n   :hidden:\n\n{listed}\n"
    return written


def title(told: str) -> str:
    """The title that the first sentence of an example gives."""
    return re.split(r"[:.]\s", told.split("\n\n")[0].replace("\n", " ") + " ")[0].rstrip(".")


def page(name: str, told: str, pictures: list[str], said: str, source: str) -> str:
    """The page of one example."""
    text = titled(title(told)) + preamble(told) + "\n\n"
    for picture in pictures:
        text += f".. figure:: {picture}\n   :alt: {title(told)}: {picture.removesuffix('.svg').replace('_', ' ')}\n\n"
    if said.strip():
        text += titled("What it prints", "-") + code(said, "text")
    return text + titled("Program", "-") + f"``examples/{name}.py``\n\n" + code(source)


def card(name: str, told: str, picture: str | None) -> str:
    """An example in the list of all."""
    text = f":doc:`{name}`\n"
    return text + (
        f"\n.. image:: {picture}\n   :target: {name}.html\n   :alt: {title(told)}\n   :class: card\n\n"
        if picture
        else "\n"
    )
