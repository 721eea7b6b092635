"""What a model is, in words of its author. A graph has them, and equals one without."""

from __future__ import annotations

from typing import Any

from bondgraph.errors import StructureError


def described(given: Any) -> str:
    """A description, its lines joined to one.

    Raises:
        StructureError: for what is no text, or text that no file can hold.

    >>> described('''A motor
    ...     lifts a load.''')
    'A motor lifts a load.'
    """
    if not isinstance(given, str):
        law, remedy = f"{given!r:.40} is no text", 'write description="A motor lifts a load."'
        raise StructureError("description", law, remedy=remedy)
    try:
        given.encode()
    except UnicodeEncodeError as error:
        law = f"no file can hold its character {given[error.start]!r}"
        raise StructureError("description", law, remedy="leave it out") from None
    return " ".join(given.split())


def first_sentence(text: str) -> str:
    """The first sentence of a text, or its first paragraph, where that ends before.

    >>> first_sentence('''A pendulum of 0.5 m. It swings.''')
    'A pendulum of 0.5 m.'
    """
    paragraph = " ".join(text.strip().partition("\n\n")[0].split())
    sentence, dot, _ = paragraph.partition(". ")
    return f"{sentence}." if dot else paragraph
