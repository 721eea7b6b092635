"""The words of a name as mathematics writes them: Greek letters, and an index written into a word."""

from __future__ import annotations

import re

_LETTERS = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi"
_MORE = "psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega"
GREEK = {
    **{letter: f"\\{letter}" for letter in f"{_LETTERS} {_MORE}".split()},
    "lamda": r"\lambda",
    "varphi": r"\varphi",
}
"""Greek letters in LaTeX."""
_LETTER_AND_INDEX = re.compile(r"([A-Z])([A-Za-z0-9])|([A-Za-z])(\d+)")
_GREEK_AND_INDEX = re.compile(r"([A-Za-z]+?)(\d+)")


def letter_and_index(word: str) -> tuple[str, str]:
    r"""A word's letter in LaTeX and the index written into the word; of what is more than a letter nothing.

    >>> letter_and_index("Ra"), letter_and_index("JL"), letter_and_index("q12"), letter_and_index("omega1")
    (('R', 'a'), ('J', 'L'), ('q', '12'), ('\\omega', '1'))
    """
    if word in GREEK:
        return GREEK[word], ""
    if len(word) == 1:
        return word, ""
    if match := _LETTER_AND_INDEX.fullmatch(word):
        return match[1] or match[3], match[2] or match[4]
    if (match := _GREEK_AND_INDEX.fullmatch(word)) and match[1] in GREEK:
        return GREEK[match[1]], match[2]
    return "", ""
