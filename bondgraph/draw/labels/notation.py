"""How names and formulas are written in mathematics."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.graph.spelling import WORD, Spelling


def product(matrix: str, variable: str) -> str:
    """A matrix, by its letter, times a variable, each in LaTeX: apart where one is a word."""
    return f"{matrix}\\,{variable}" if WORD in matrix + variable else f"{matrix} {variable}"


def kind(text: str) -> str:
    """An element's symbol, upright."""
    letters, star, rest = text.partition("*")
    return rf"\mathrm{{{letters}}}" + ("^{*}" if star else "") + rest


def unit(text: str) -> str:
    r"""A unit, upright.

    >>> unit("kg*m^2"), unit("ohm"), unit("J/(mol*K)")
    ('\\mathrm{kg}\\,\\mathrm{m}^{2}', '\\Omega', '\\mathrm{J}/(\\mathrm{mol}\\,\\mathrm{K})')
    """
    signs = {"*": r"\,", "ohm": r"\Omega"}
    words = re.findall(r"[A-Za-z]+|\^\d+|[*/()]", text)
    return "".join(
        signs.get(word) or (f"^{{{word[1:]}}}" if word[0] == "^" else rf"{WORD}{{{word}}}" if word.isalpha() else word)
        for word in words
    )


SUM, PRODUCT, POWER, ATOM = range(4)


@dataclass(frozen=True)
class Tex:
    """A formula being written: its LaTeX, and how tightly it binds."""

    text: str
    rank: int = ATOM
    function: str = ""

    def at(self, rank: int) -> str:
        """The formula, in brackets if it binds less tightly."""
        return self.text if self.rank >= rank else rf"\left({self.text}\right)"

    def __add__(self, other: Tex) -> Tex:
        return Tex(f"{self.text} {'' if other.text.startswith('-') else '+ '}{other.text}", SUM)

    def __sub__(self, other: Tex) -> Tex:
        return Tex(f"{self.text} - {other.at(PRODUCT)}", SUM)

    def __mul__(self, other: Tex) -> Tex:
        right = other.at(PRODUCT) if not other.text.startswith("-") else rf"\left({other.text}\right)"
        between = r" \cdot " if right[0].isdigit() or other.text[0] == "-" else r"\,"
        if right.startswith(r"\left(") and between == r"\,":
            between = ""
        return Tex(f"{self.at(PRODUCT)}{between}{right}", PRODUCT)

    def __truediv__(self, other: Tex) -> Tex:
        if self.text.startswith("-") and self.rank == PRODUCT:
            return Tex(rf"-\frac{{{self.text[1:]}}}{{{other.text}}}", PRODUCT)
        return Tex(rf"\frac{{{self.text}}}{{{other.text}}}", POWER)

    def __pow__(self, other: Tex) -> Tex:
        if self.function:
            head, _, rest = self.text.partition(" ")
            return Tex(f"{head}^{{{other.text}}} {rest}", POWER)
        return Tex(f"{self.at(ATOM)}^{{{other.text}}}", POWER)

    def __neg__(self) -> Tex:
        return Tex(f"-{self.at(PRODUCT)}", PRODUCT)


def _function(latex: str) -> Any:
    def call(*arguments: Tex) -> Tex:
        inner = ", ".join(argument.text for argument in arguments)
        if len(arguments) == 1 and arguments[0].rank == ATOM:
            return Tex(f"{latex} {inner}", POWER, latex)
        return Tex(rf"{latex} \left({inner}\right)", POWER, latex)

    return call


def _compared(sign: str) -> Any:
    return lambda x, y: Tex(f"{x.text} {sign} {y.text}")


CALL: Mapping[str, Any] = {
    **{f: _function(f"\\{f}") for f in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "log", "min", "max")},
    **{f"a{f}": _function(rf"\mathrm{{a{f}}}") for f in ("sin", "cos", "tan", "tan2")},
    "sign": lambda x: Tex(rf"\mathrm{{sgn}} \left({x.text}\right)", POWER, r"\mathrm{sgn}"),
    "sqrt": lambda x: Tex(rf"\sqrt{{{x.text}}}"),
    "abs": lambda x: Tex(rf"\left|{x.text}\right|"),
    "pi": Tex(r"\pi"),
    **{sign: _compared(tex) for sign, tex in {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}.items()},
    "where": lambda condition, yes, no: Tex(
        rf"\begin{{cases}}{yes.text} & {condition.text} \\ {no.text} & \mathrm{{else}}\end{{cases}}"
    ),
}


ZEROS = 6
"""At the end of a whole number, from which on it is written with a power of ten."""


def _number(value: Any) -> Tex:
    mantissa, e, exponent = repr(value).partition("e")
    if mantissa.endswith(".0"):
        mantissa = mantissa[:-2]
    digits = mantissa.lstrip("-").rstrip("0")
    if not e and mantissa.endswith("0" * ZEROS) and "." not in mantissa:
        power = len(mantissa.lstrip("-")) - 1
        first, rest, sign = digits[0], digits[1:], "-" * mantissa.startswith("-")
        mantissa, e, exponent = f"{sign}{first}.{rest}" if rest else f"{sign}{first}", "e", str(power)
    return Tex(rf"{mantissa} \cdot 10^{{{int(exponent)}}}", PRODUCT) if e else Tex(mantissa)


def formula(text: str, spelling: Spelling | None = None, path: str = "") -> Tex:
    r"""A formula as LaTeX, its names as those of a graph are spelt, as it stands in an instance of a submodel.

    >>> formula("-m * g * sin(theta) ** 2 / (a + b)").text
    '-\\frac{m\\,g\\,\\sin^{2} \\theta}{a + b}'
    >>> formula("2.5e11*f").text, formula("210000").text
    ('2.5 \\cdot 10^{11}\\,f', '210000')
    """
    seen_from = (spelling or Spelling()).seen_from
    tex: Tex = expressions.build(text, lambda symbol: Tex(seen_from(path, symbol)), _number, CALL)
    return tex


def matrix(rows: tuple[tuple[str, ...], ...], spelling: Spelling | None = None, path: str = "") -> str:
    """A matrix of formulas as LaTeX, as it stands in an instance of a submodel."""
    body = r" \\ ".join(" & ".join(formula(entry, spelling, path).text for entry in row) for row in rows)
    return rf"\begin{{bmatrix}}{body}\end{{bmatrix}}"
