"""The name that is nearest to one that is not known, for a remedy."""

from __future__ import annotations

import difflib
from collections.abc import Sequence


def nearest(name: str, known: Sequence[str], otherwise: str = "it has") -> str:
    """What to write in place of a name: the one that is near, else all that there are.

    >>> nearest("ra", ("Ra", "L")), nearest("x", ("Ra", "L")), nearest("x", ())
    ("did you mean 'Ra'?", 'it has Ra, L', 'it has none')
    """
    lowered = {each.lower(): each for each in known}
    near = difflib.get_close_matches(name.lower(), lowered, 1)
    return f"did you mean '{lowered[near[0]]}'?" if near else f"{otherwise} {', '.join(known) or 'none'}"
