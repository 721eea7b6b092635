"""Names and texts in generated code: every name of a model gets one identifier, and no two share one."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Collection, Iterable
from importlib.resources import files

IN_EVERY_FMU = {
    path.name[:-2].lower() for path in (files("bondgraph.export") / "fmi").iterdir() if path.name.endswith((".c", ".h"))
}
"""The files beside which those of a model stand in an FMU."""
TAKEN = {
    *IN_EVERY_FMU, *sys.stdlib_module_names, "numpy", "scipy", "con", "prn", "aux", "nul",
    *(f"{port}{k}" for port in ("com", "lpt") for k in range(10)),
    "assert", "complex", "ctype", "errno", "features", "fenv", "float", "inttypes", "iso646", "limits", "setjmp",
    "stdarg", "stdbool", "stddef", "stdint", "stdio", "stdlib", "tgmath", "wchar", "wctype",
}  # fmt: skip
"""Files of these names would hide another one, a standard module or a header, or cannot be made on some systems."""
NUMBER = 5
"""So many characters are kept free, where a name is too long, for what tells it from others."""


def identifiers(names: Iterable[str]) -> dict[str, str]:
    """An identifier of letters, digits and underscores for each name; no two are the same.

    It is meant to follow a prefix: it may begin with a digit, and it may be a word some language reserves.

    >>> identifiers(["p_J", "b.e[1]", "b_e_1", "U'", "theta"])
    {'p_J': 'p_J', 'b.e[1]': 'b_e_1_2', 'b_e_1': 'b_e_1', "U'": 'U_rate', 'theta': 'theta'}
    """
    names = list(dict.fromkeys(names))
    # What is an identifier already keeps its name, whatever stands before it.
    found = {name: name for name in names if _spelt(name) == name}
    used = set(found.values())
    for name in names:
        if name not in found:
            found[name] = _free(_spelt(name), used)
            used.add(found[name])
    return {name: found[name] for name in names}


def words(wanted: Iterable[str], reserved: Collection[str], longest: int) -> list[str]:
    """Identifiers of a language that may stand alone: none is reserved, too long, or begins with a digit or "_".

    No two are the same, as long as those that are wanted are not.

    >>> words(["end", "end_", "1", "_a", "abcdefghijkl"], {"end"}, 10)
    ['end_2', 'end_', 'm_1', 'm_a', 'abcde']
    """
    wanted = list(wanted)
    fit = {name for name in wanted if name[0].isalpha() and name not in reserved and len(name) <= longest}
    used, found = set(fit) | set(reserved), []
    for name in wanted:
        if name not in fit:
            begun = name if name[0].isalpha() else f"m_{name.lstrip('_')}"
            name = _free(begun if len(begun) <= longest else begun[: longest - NUMBER], used)
            used.add(name)
        found.append(name)
    return found


def stem(name: str) -> str:
    """The name of a model's files and the prefix of its functions."""
    spelt = _spelt(name)
    spelt = spelt if spelt[0].isalpha() else f"m_{spelt.lstrip('_')}"
    return f"{spelt}_model" if spelt.lower() in TAKEN else spelt


def plain(text: str) -> str:
    """A text that can stand in a comment of any language: what could end it, or begin something, is replaced."""
    allowed = " .,:;()[]_+-=<>'*/"
    words = "".join(c if c.isascii() and (c.isalnum() or c in allowed) else "~" for c in text)
    return words.replace("*/", "* /").replace("/*", "/ *")


def _free(wanted: str, used: set[str]) -> str:
    count, name = 1, wanted
    while name in used:
        count += 1
        name = f"{wanted}_{count}"
    return name


def _spelt(name: str) -> str:
    words = "".join(_letter(letter) for letter in name.replace("'", "_rate"))
    return words if words == name and name else re.sub(r"_+", "_", words).rstrip("_") or "_"


def _letter(letter: str) -> str:
    if letter.isascii():
        return letter if letter.isalnum() or letter == "_" else "_"
    words = unicodedata.name(letter, "").split()
    if words[:1] == ["GREEK"] and "LETTER" in words:
        spelt = words[-1] if "CAPITAL" not in words else words[-1].capitalize()
        return spelt if spelt[0].isupper() and "CAPITAL" in words else spelt.lower()
    return f"_{ord(letter):x}_"
