"""Model files laid out alike: they say the same, keep every comment, and are laid out so once and for all."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.io.toml_format import formatted
from bondgraph.io.toml_places import pieces

UNTIDY = """\


  format=1# of the page
name   =   "g"
bonds=["U >> i",   # a chain = of [two]
"i >> L",
  # alone
    ]
[values]


"a.b"= 1.50e-3
when = 1979-05-27 07:32:00
text = \"\"\"
  kept =   as it is
\"\"\"
# of the elements


# next to them
[ elements . U ]
type="Se"
value=[ [1,2],[3,4] ,]
L={type="I",value={a=1,b={}},x=[]}
"""
TIDY = """\
format = 1  # of the page
name = "g"
bonds = ["U >> i",  # a chain = of [two]
    "i >> L",
    # alone
]

[values]

"a.b" = 1.50e-3
when = 1979-05-27 07:32:00
text = \"\"\"
  kept =   as it is
\"\"\"
# of the elements

# next to them
[elements.U]
type = "Se"
value = [[1, 2], [3, 4],]
L = { type = "I", value = { a = 1, b = {} }, x = [] }
"""


def comments(text: str) -> list[str]:
    return [piece.text.strip() for piece in pieces(text) if piece.kind == "comment"]


def test_what_is_untidy() -> None:
    assert formatted(UNTIDY, "x.toml") == TIDY == formatted(TIDY, "x.toml")
    assert tomllib.loads(UNTIDY) == tomllib.loads(TIDY) and comments(UNTIDY) == comments(TIDY)


PIECES = ["a", "b.c", '"d e"', "=", " ", "1", "-2.5e3", "true", "[", "]", "{", "}", ",", "\n", "# c", '"x # y"', "'z'"]
LINES = [
    "k{n} = 1",
    "k{n}=[1,\n2] # c",
    "# c",
    "[t{n}]",
    "[[u]]",
    'k{n} = {{x={n},y="#"}}',
    "",
    "  k{n}.l=  '''\n a = 2'''",
]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(LINES), max_size=8))
def test_any_document_says_the_same(lines: list[str]) -> None:
    text = "\n".join(line.format(n=k) for k, line in enumerate(lines))
    found = formatted(text, "x.toml")
    assert tomllib.loads(found) == tomllib.loads(text)
    assert comments(found) == comments(text) and formatted(found, "x.toml") == found


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_any_text_that_toml_reads_says_the_same(text: str) -> None:
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert tomllib.loads(formatted(text, "x.toml")) == said


@pytest.mark.parametrize("text", ["", "\n\n", "# only this", "\ta = 1\n"])
def test_short_ones(text: str) -> None:
    assert formatted(text, "x.toml").count("\n") == 1
