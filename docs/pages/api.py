"""The reference of public names, in the groups of `help(bondgraph)`; of the library, what is no element or joint."""

import inspect
import re
from types import ModuleType

import bondgraph as bg
import bondgraph.elements
from pages import elements, joints
from pages.docstrings import preamble, titled

MADE = ("Bond", "Function", "Graph", "Near", "Signal")
"""Classes that users make themselves; the others are results, whose fields are told and not how they are made."""


def groups() -> dict[str, list[str]]:
    """The public names of the engine by group, read off its help; what that leaves out comes last."""
    found: dict[str, list[str]] = {}
    told: set[str] = set()
    for line in (bg.__doc__ or "").splitlines():
        if re.match(r"^[A-Z][\w ,]+$", line):
            found[line] = []
        elif found and line.startswith("    "):
            first, _, rest = line.strip().partition("  ")
            words = [*re.findall(r"\w+", first), *re.findall(r"\b[A-Z]\w+", rest)]  # classes may be told beside
            new = [word for word in dict.fromkeys(words) if word in bg._PLACES and word not in told]
            found[next(reversed(found))] += new
            told |= set(new)
    found["Results"] = [name for name in bg.__all__ if name not in told]
    return {title: names for title, names in found.items() if names}


def pages() -> dict[str, str]:
    """A page for each group, and their index."""
    found = {slug(title): page(title, [("bondgraph", bg, name) for name in names]) for title, names in groups().items()}
    rest = [n for n in bondgraph.elements.__all__ if n not in elements.members() and n not in joints.members()]
    found["mechanics"] = page("Bodies and mechanisms", [("bondgraph.elements", bondgraph.elements, n) for n in rest])
    listed = "\n".join(f"   {name}" for name in found)
    text = titled("API") + "The public names of ``bondgraph`` in the groups of ``help(bondgraph)``, and of\n"
    text += "``bondgraph.elements`` what is no :doc:`element </reference/elements/index>` and no "
    text += ":doc:`joint </reference/joints/index>`.\n\n.. toctree::\n   :maxdepth: 2\n\n" + listed + "\n"
    return {f"api/{name}.rst": text for name, text in found.items()} | {"api/index.rst": text}


def slug(title: str) -> str:
    """A title as the name of a file."""
    return re.sub(r"\W+", "-", title).lower()


def page(title: str, names: list[tuple[str, ModuleType, str]]) -> str:
    """The page of one group."""
    return titled(title) + "\n".join(entry(*each) for each in names)


def entry(place: str, module: ModuleType, name: str) -> str:
    """One public name."""
    found = getattr(module, name)
    if isinstance(found, ModuleType):
        return titled(name, "-") + preamble(found.__doc__ or "") + "\n\n"
    kind = (
        "exception"
        if inspect.isclass(found) and issubclass(found, Exception)
        else "class"
        if inspect.isclass(found)
        else "function"
    )
    if not callable(found):  # a constant, such as a port's domain
        return titled(name, "-") + f".. autodata:: {place}.{name}\n\n"
    hidden = "()" if kind == "class" and module is bg and name not in MADE else ""
    return titled(name, "-") + f".. auto{kind}:: {place}.{name}{hidden}\n\n"
