"""How names and formulas are written in mathematics."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.letters import letter_and_index
from bondgraph.graph.names import local, path_of, seen_from

ACCENTS = {"dot": r"\dot", "ddot": r"\ddot", "hat": r"\hat", "tilde": r"\tilde", "bar": r"\bar"}
WORD = r"\mathrm"


def name(text: str) -> str:
    r"""An identifier as LaTeX: subscripts, dots, Greek letters, and a prime for an underscore at its end.

    An accent stands on a letter: on the base, or where that is a word on the index before it. Only a dot stands on a
    word, of which a bar or a hat is another.

    What is in an instance of a submodel has its name as an index.

    >>> name("omega_1"), name("Ra"), name("q_dot"), name("drive"), name("hull_q_dot"), name("f_"), name("left.Ra")
    ('\\omega_{1}', 'R_{a}', '\\dot{q}', '\\mathrm{drive}', '\\mathrm{hull}_{\\dot{q}}', "f'", 'R_{a,\\mathrm{left}}')
    """
    path, text = path_of(text), local(text)
    head, *rest = [part for part in text.split("_") if part] or [text]
    base, index = _word(head)
    below = [index] if index else []
    above = "'" if text.endswith("_") and not keyword.iskeyword(text[:-1]) else ""
    for part in rest:
        of_word = base.startswith(WORD)
        if part in ACCENTS and of_word and below and not below[-1].startswith(WORD):
            below[-1] = f"{ACCENTS[part]}{{{below[-1]}}}"
        elif part in ACCENTS and of_word and "dot" not in part:
            below.append(_index(part))
        elif part == "dot" and base.startswith(r"\dot{"):
            base = base.replace(r"\dot", r"\ddot", 1)
        elif part in ACCENTS:
            base = f"{ACCENTS[part]}{{{base}}}"
        elif part == "star":
            above = "^{*}"
        else:
            below.append(_index(part))
    below += [upright(path)] if path else []
    return base + (f"_{{{','.join(below)}}}" if below else "") + above


def own(text: str) -> str:
    r"""The same where what is drawn around it says in which instance it is.

    >>> own("left.Ra")
    'R_{a}'
    """
    return name(local(text))


def upright(text: str) -> str:
    """A name as it is spelt."""
    return rf"{WORD}{{{text.replace('_', chr(92) + '_')}}}"


def rate(text: str) -> str:
    r"""The rate of what an identifier names, as LaTeX.

    >>> rate("f"), rate("q_dot"), rate("hull_f")
    ('\\dot{f}', '\\ddot{q}', '\\mathrm{hull}_{\\dot{f}}')
    """
    stem = text.rstrip("_")
    return name(f"{stem}_dot{text[len(stem) :]}")


def product(matrix: str, variable: str) -> str:
    """A matrix, by its letter, times a variable, each in LaTeX: apart where one is a word."""
    return f"{matrix}\\,{variable}" if WORD in matrix + variable else f"{matrix} {variable}"


def _word(text: str) -> tuple[str, str]:
    """One word: its symbol, and the index written into it."""
    letter, index = letter_and_index(text)
    if letter or text.isdigit():
        return letter or text, index
    return rf"{WORD}{{{text}}}", ""


def _index(part: str) -> str:
    base, index = _word(part)
    return f"{base}_{{{index}}}" if index and not index.isdigit() else base + index


def kind(text: str) -> str:
    """An element's symbol, upright."""
    letters, star, rest = text.partition("*")
    return rf"\mathrm{{{letters}}}" + ("^{*}" if star else "") + rest


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


def _number(value: Any) -> Tex:
    mantissa, e, exponent = repr(value).partition("e")
    if mantissa.endswith(".0"):
        mantissa = mantissa[:-2]
    return Tex(rf"{mantissa} \cdot 10^{{{int(exponent)}}}", PRODUCT) if e else Tex(mantissa)


def formula(text: str, path: str = "") -> Tex:
    r"""A formula as LaTeX, as it stands in an instance of a submodel.

    >>> formula("-m * g * sin(theta) ** 2 / (a + b)").text
    '-\\frac{m\\,g\\,\\sin^{2} \\theta}{a + b}'
    """
    tex: Tex = expressions.build(text, lambda symbol: Tex(name(seen_from(path, symbol))), _number, CALL)
    return tex


def matrix(rows: tuple[tuple[str, ...], ...], path: str = "") -> str:
    """A matrix of formulas as LaTeX, as it stands in an instance of a submodel."""
    body = r" \\ ".join(" & ".join(formula(entry, path).text for entry in row) for row in rows)
    return rf"\begin{{bmatrix}}{body}\end{{bmatrix}}"
