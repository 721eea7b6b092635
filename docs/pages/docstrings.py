"""Docstrings, which hold code in single backquotes and formulas as they are typed, as reStructuredText."""

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any

from sphinx.ext.napoleon import Config, GoogleDocstring

ARGUMENTS = re.compile(r"^Args:\n", re.M)
NAPOLEON = Config(napoleon_use_ivar=True, napoleon_custom_sections=[("Options", "params_style")])


def process(_app: Any, _what: str, _name: str, _of: Any, _options: Any, lines: list[str]) -> None:
    """What Sphinx asks for each docstring it reads, before its sections are found."""
    lines[:] = list(escaped(lines))


def escaped(lines: Iterable[str]) -> Iterator[str]:
    """The same lines, marks of reStructuredText outside code taken literally, and indented paragraphs as they stand."""
    session = False
    for line in lines:
        if line.lstrip().startswith(">>>"):
            session = True
        elif not line.strip():
            session = False
        yield line if session else _escaped(line)


def _escaped(line: str) -> str:
    parts = line.split("`")
    if len(parts) % 2 == 0:  # code that goes on in the next line
        return line.replace("\\", "\\\\").replace("*", r"\*").replace("`", r"\`").replace("|", r"\|")
    found = [f"``{part}``" if k % 2 else _plain(part) for k, part in enumerate(parts)]
    return "".join(found)


def _plain(text: str) -> str:
    text = re.sub(r"([\\*|])", r"\\\1", text)
    return re.sub(r"(?<=\w)_(?!\w)", r"\\_", text)


def sections(text: str) -> str:
    """A docstring as the body of a directive, its sections as lists of fields."""
    return str(GoogleDocstring(list(escaped(inspect.cleandoc(text).splitlines())), NAPOLEON))


def preamble(text: str) -> str:
    """The docstring of a module: its indented paragraphs are formulas, kept line by line."""
    found = []
    for paragraph in inspect.cleandoc(text).split("\n\n"):
        if paragraph.startswith("    "):
            found.append("::\n\n" + paragraph)
        else:
            found.append("\n".join(escaped(paragraph.splitlines())))
    return "\n\n".join(found)


def with_bases(cls: type) -> str:
    """A class's docstring with the arguments of its bases, theirs first, as a caller writes them."""
    own = inspect.cleandoc(cls.__doc__ or "")
    inherited: dict[str, str] = {}
    for base in reversed(cls.__mro__[1:]):
        inherited |= arguments(inspect.cleandoc(base.__dict__.get("__doc__") or ""))
    said = {name for names in arguments(own) for name in names.split(", ")}
    entries = "".join(text for names, text in inherited.items() if not said & set(names.split(", ")))
    if not entries:
        return own
    if ARGUMENTS.search(own):
        return ARGUMENTS.sub(lambda match: match[0] + entries, own, count=1)
    found = re.search(r"^(?:Raises:|>>>)", own, re.M)
    place = found.start() if found else len(own)
    return f"{own[:place].rstrip()}\n\nArgs:\n{entries}\n{own[place:]}"


def arguments(text: str) -> dict[str, str]:
    """The entries of a docstring's arguments, each with its lines."""
    found = ARGUMENTS.split(text, maxsplit=1)
    lines = re.split(r"\n(?=\S)", found[1], maxsplit=1)[0] if len(found) > 1 else ""
    entries = re.findall(r"(?m)^(    ([\w, ]+):.*\n?(?:(?:     .*|)\n?)*?)(?=^    \w|\Z)", lines)
    return {names: entry.rstrip() + "\n" for entry, names in entries}


def indented(text: str, by: int = 3) -> str:
    """Text inside a directive."""
    return "\n".join(" " * by + line if line.strip() else "" for line in text.splitlines())


def titled(title: str, mark: str = "=") -> str:
    """A heading."""
    return f"{title}\n{mark * max(len(title), 4)}\n\n"


def directive(kind: str, name: str, signature: str, body: str) -> str:
    """An object of the library with its documentation."""
    return f".. py:{kind}:: {name}{signature}\n\n{indented(body)}\n\n"


def code(text: str, language: str = "python") -> str:
    """A listing."""
    return f".. code-block:: {language}\n\n{indented(text.rstrip())}\n\n"
