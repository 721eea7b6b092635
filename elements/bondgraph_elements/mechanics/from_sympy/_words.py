"""Names: of sympy's symbols as identifiers, and of what the graph is made of."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import DuplicateName, ExpressionError, ValueRefused


class Words:
    """Identifiers, each for one thing.

    Args:
        place: the model's name.
        given: identifiers by symbol, body or actuator, as the user wants them.
    """

    def __init__(self, place: str, given: Any) -> None:
        if not isinstance(given, Mapping | None):
            law = f"{given!r:.40} is not a mapping of symbols, bodies or actuators to names"
            raise ValueRefused(place, law, remedy="give a dictionary")
        self.place, self.given = place, dict(given or {})
        self.owners: dict[str, Any] = {}
        self._known: dict[Any, str] = {}

    def of(self, thing: Any, what: str) -> str:
        """The identifier of a symbol, a function of time, or a body.

        Raises:
            DuplicateName: if another thing has it.
            ExpressionError: if none can be made of its name.
        """
        if thing in self._known:
            return self._known[thing]
        word = expressions.identifier(self.given[thing], what) if thing in self.given else _identifier(thing, what)
        if word in self.owners:
            other = self.owners[word]
            raise DuplicateName(
                self.place,
                f"{what} and {'a part of the graph' if other is None else 'another symbol, body or actuator'} are both "
                f"called '{word}'",
                parties=(_called(thing), word if other is None else _called(other)),
                remedy="give one of them another name, names={symbol: 'name'}; symbols of one name but other "
                "assumptions are different symbols",
            )
        self.owners[word], self._known[thing] = thing, word
        return word

    def symbols(self) -> dict[str, Any]:
        """What each identifier is called in sympy."""
        return {word: thing for thing, word in self._known.items()}

    @staticmethod
    def spelt(thing: Any) -> str:
        """The identifier of a point or frame, of which there may be others."""
        return _identifier(thing, "a point or frame")

    def free(self, stem: str, *endings: str) -> str:
        """A name of the graph's own that nothing else has, nor with one of the endings."""
        while any(f"{stem}{ending}" in self.owners for ending in ("", *endings)):
            stem += "_"
        self.owners |= dict.fromkeys(f"{stem}{ending}" for ending in ("", *endings))
        return stem

    def check_used(self) -> None:
        """Refuse names that were given for what the model does not hold.

        Raises:
            ValueRefused: naming them.
        """
        unused = [_called(thing) for thing in self.given if thing not in self._known]
        if unused:
            law = f"names are given for {', '.join(unused)}, which the model does not hold"
            raise ValueRefused(self.place, law, parties=unused, remedy="correct or remove them")


def _called(thing: Any) -> str:
    """What sympy calls a symbol, a function of time, a body, a point or a frame."""
    return str(getattr(thing, "name", None) or getattr(getattr(thing, "func", None), "__name__", None) or thing)


def _identifier(thing: Any, what: str) -> str:
    """The letters of a name: `\\theta` is theta, `I_{zz}` is I_zz, a Greek letter its name."""
    raw = _called(thing)
    spelt = "".join(_letter(c) for c in raw)
    word = re.sub(r"[^A-Za-z0-9_]+", "_", re.sub(r"[\\{}^$]", "", spelt)).strip("_" if not raw.startswith("_") else "")
    word = f"_{word}" if word[:1].isdigit() else word
    try:
        return expressions.identifier(word, what)
    except ExpressionError as refusal:
        if word and "reserved" in refusal.law:
            return f"{word}_"
        law = f"no identifier can be made of the name of {what}, {raw!r:.40}"
        raise ExpressionError(raw[:40], law, parties=(raw[:40],), remedy="give names={symbol: 'name'}") from None


def _letter(c: str) -> str:
    if c.isascii():
        return c
    kind, _, name = unicodedata.name(c, "").partition(" LETTER ")
    return name.lower().split(" ")[0] if kind.startswith("GREEK") and name else c
