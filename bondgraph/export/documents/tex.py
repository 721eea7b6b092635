"""Formulas and symbols as LaTeX mathematics: for whole documents, and for Markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from bondgraph.export.documents.formula import Formula
from bondgraph.export.documents.sheet import Condition, Definition, Statement, System
from bondgraph.graph.spelling import Spelling

WIDE = 75
"""So many characters fit on a line, those of commands not counted."""
WORDS = {
    "sin": r"\sin", "cos": r"\cos", "tan": r"\tan", "asin": r"\arcsin", "acos": r"\arccos", "atan": r"\arctan",
    "sinh": r"\sinh", "cosh": r"\cosh", "tanh": r"\tanh", "exp": r"\exp", "log": r"\ln", "min": r"\min", "max": r"\max",
    "sign": r"\operatorname{sgn}", "atan2": r"\operatorname{atan2}", "asinh": r"\operatorname{arsinh}",
    "atanh": r"\operatorname{artanh}",
}  # fmt: skip
ESCAPED = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#", "%": r"\%", "_": r"\_",
    "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "<": r"\textless{}", ">": r"\textgreater{}",
    "|": r"\textbar{}", '"': r"\textquotedbl{}", "'": r"\textquotesingle{}", "`": r"\textasciigrave{}", "-": "{-}",
}  # fmt: skip
COMPARED = {"lt": "<", "le": r"\le"}
ADD, TIMES, SIGN, POWER = 1, 2, 3, 4


def escaped(text: str) -> str:
    r"""A text for LaTeX: what means something there is spelt; letters beyond ASCII are told by their number.

    >>> print(escaped("50 % of θ_1"))
    50 \% of \ensuremath{\theta}\_1
    """
    return "".join(ESCAPED.get(c, c) if " " <= c <= "~" else _letter(c) for c in text)


def _letter(letter: str) -> str:
    words = unicodedata.name(letter, "").split()
    if words[:3] == ["GREEK", "SMALL", "LETTER"] and len(words) == 4 and words[3] not in ("OMICRON", "FINAL", "LAMDA"):
        return rf"\ensuremath{{\{words[3].lower()}}}"
    return rf"\textless{{}}U+{ord(letter):04X}\textgreater{{}}"


def symbol(name: str, spelling: Spelling | None = None) -> str:
    r"""A quantity's name as a symbol; one that is not made of words is written as a text.

    >>> print(symbol("p_J'"), symbol("Q-q_dot.e[x_dot]"), symbol("L.energy"), symbol("}$"))
    \dot{p}_{J} e_{\mathrm{Q-q\_dot},\dot{x}} E_{L} \text{\}\$}
    """
    spelling = spelling or Spelling()
    store = re.fullmatch(r"([\w.-]+)\.energy", name, re.ASCII)
    if store:
        return f"E_{{{spelling.index(store[1])}}}"
    if re.fullmatch(r"([\w.-]+)\.([ef])(?:\[([\w.]+)\])?", name, re.ASCII):
        return spelling.latex(name)
    if re.fullmatch(r"[A-Za-z][\w.]*'*", name, re.ASCII) and name.strip("_"):
        return spelling.latex(name)
    return rf"\text{{{escaped(name)}}}"


class Tex:
    """Symbols and formulas, no two quantities with one symbol.

    Args:
        names: of the quantities, the first of which have the better right to a symbol that several would have.
        spelling: how the names of a graph are written.
    """

    def __init__(self, names: Iterable[str], spelling: Spelling | None = None) -> None:
        self.spelling = spelling
        self.symbols: dict[str, str] = {}
        used: set[str] = set()
        for name in dict.fromkeys(names):
            found = symbol(name, spelling)
            self.symbols[name] = found if found not in used else rf"\text{{{escaped(name)}}}"
            used.add(found)

    def symbol(self, name: str) -> str:
        """A quantity's symbol; the rate of one has a dot upon it."""
        if name in self.symbols or name[:-1] not in self.symbols:
            return self.symbols.get(name) or symbol(name, self.spelling)
        plain = self.symbols[name[:-1]]
        return symbol(name, self.spelling) if plain == symbol(name[:-1], self.spelling) else rf"\dot{{{plain}}}"

    def spelt(self, formula: Formula, binding: int = 0) -> str:
        """A formula; in brackets where what stands around it binds as strongly as `binding`."""
        operation, arguments = formula.operation, formula.arguments
        if operation == "name":
            return self.symbol(formula.name)
        if operation == "const":
            return _bracketed(_number(formula.value), formula.value < 0 < binding)
        if operation in ("add", "sub"):
            sign = {"add": "+", "sub": "-"}[operation]
            right = self.spelt(arguments[1], ADD + (operation == "sub"))
            return _bracketed(f"{self.spelt(arguments[0], ADD)} {sign} {right}", binding > ADD)
        if operation == "mul":
            return _bracketed(self._product(_factors(formula)), binding > TIMES)
        if operation == "div":
            return rf"\frac{{{self.spelt(arguments[0])}}}{{{self.spelt(arguments[1])}}}"
        if operation == "neg":
            return _bracketed(f"-{self.spelt(arguments[0], TIMES)}", binding > 0)
        if operation == "pow":
            # A symbol may carry indices, but a fraction or a power needs brackets before an exponent.
            base = self.spelt(arguments[0], POWER)
            bare = arguments[0].operation in ("name", "const", "add", "sub", "mul", "neg")
            return f"{{{_bracketed(base, not bare)}}}^{{{self.spelt(arguments[1])}}}"
        return self._called(operation, arguments)

    def _called(self, operation: str, arguments: Sequence[Formula]) -> str:
        if operation == "select":
            condition, yes, no = arguments
            first = rf"{self.spelt(yes)} & \text{{if }} {self._condition(condition)}"
            return rf"\begin{{cases}} {first} \\ {self.spelt(no)} & \text{{otherwise}} \end{{cases}}"
        if operation in ("lt", "le"):
            return rf"\left[{self._condition(Formula(operation, tuple(arguments)))}\right]"
        given = ", ".join(map(self.spelt, arguments))
        if operation == "sqrt":
            return rf"\sqrt{{{given}}}"
        if operation == "abs":
            return rf"\left\lvert {given} \right\rvert"
        return rf"{WORDS[operation]}\left({given}\right)"

    def _condition(self, formula: Formula) -> str:
        if formula.operation not in ("lt", "le"):
            return rf"{self.spelt(formula)} \ne 0"
        left, right = map(self.spelt, formula.arguments)
        return f"{left} {COMPARED[formula.operation]} {right}"

    def _product(self, factors: Sequence[Formula]) -> str:
        """Numbers first, sums last."""
        order = {"const": 0, "name": 1, "pow": 1, "div": 2, "add": 4, "sub": 4}
        sorted_factors = sorted(factors, key=lambda factor: order.get(factor.operation, 3))
        numbers = [f for f in sorted_factors if f.operation == "const"]
        texts = [self.spelt(f, SIGN) for f in sorted_factors if f.operation != "const"]
        begun = [r" \cdot ".join(_bracketed(_number(f.value), f.value < 0) for f in numbers)] if numbers else []
        return r" \, ".join([*begun, *texts])

    def equations(self, statements: Iterable[Statement]) -> list[tuple[str, list[str]]]:
        """Left side and lines of the right side of each equation."""
        return [row for statement in statements for row in self._rows(statement)]

    def _rows(self, statement: Statement) -> list[tuple[str, list[str]]]:
        if isinstance(statement, Definition):
            return [self.row(self.symbol(statement.name), statement.formula)]
        if isinstance(statement, Condition):
            return [self.row("0", residual) for residual in statement.residuals]
        return self._system(statement)

    def row(self, left: str, formula: Formula) -> tuple[str, list[str]]:
        """An equation, its right side on as many lines as it needs."""
        return left, _lines(self._terms(formula))

    def _system(self, system: System) -> list[tuple[str, list[str]]]:
        """A matrix equation where it fits on a line, else an equation a row."""
        cells = [[self.spelt(entry) for entry in line] for line in system.matrix]
        right = [self.spelt(entry) for entry in system.right]
        wide = sum(max(width(line[k]) for line in cells) + 2 for k in range(len(cells))) + max(map(width, right)) + 8
        if wide <= WIDE:
            unknowns = _matrix([[self.symbol(name)] for name in system.names])
            return [(f"{_matrix(cells)} {unknowns}", [_matrix([[entry] for entry in right])])]
        found = []
        for line, value in zip(system.matrix, system.right, strict=True):
            terms = [
                ("+", self.spelt(Formula("mul", (entry, Formula("name", name=name))), ADD))
                for entry, name in zip(line, system.names, strict=True)
                if entry != Formula("const", value=0.0)
            ]
            found.append((self.spelt(value), _lines(terms)) if terms else (self.spelt(value), ["0"]))
        return found

    def _terms(self, formula: Formula, sign: str = "+") -> list[tuple[str, str]]:
        """The terms of a sum, each with its sign."""
        if formula.operation in ("add", "sub"):
            first, second = formula.arguments
            turned = {"add": sign, "sub": "-" if sign == "+" else "+"}[formula.operation]
            return [*self._terms(first, sign), *self._terms(second, turned)]
        if formula.operation == "neg":
            return self._terms(formula.arguments[0], "-" if sign == "+" else "+")
        return [(sign, self.spelt(formula, TIMES if sign == "-" else ADD))]


def _factors(formula: Formula) -> list[Formula]:
    if formula.operation != "mul":
        return [formula]
    return [factor for argument in formula.arguments for factor in _factors(argument)]


def _number(value: float) -> str:
    mantissa, _, exponent = repr(value).partition("e")
    whole = mantissa.removesuffix(".0")
    return rf"{whole} \cdot 10^{{{int(exponent)}}}" if exponent else whole


def _bracketed(text: str, wanted: bool) -> str:
    return rf"\left({text}\right)" if wanted else text


def _lines(terms: Sequence[tuple[str, str]]) -> list[str]:
    lines, line, long = [], "", 0
    for sign, text in terms:
        if line and long + width(text) > WIDE:
            lines.append(line)
            line, long = "", 0
        first = not lines and not line
        line += text if first and sign == "+" else f"{'' if first else ' '}{sign} {text}"
        long += width(text) + 3
    return [*lines, line]


def _matrix(cells: Sequence[Sequence[str]]) -> str:
    lines = r" \\ ".join(" & ".join(line) for line in cells)
    return rf"\begin{{pmatrix}} {lines} \end{{pmatrix}}"


def width(text: str) -> int:
    """About how many characters a formula takes."""
    shown = re.sub(r"\\(left|right|mathrm|text|dot|ddot|frac|begin|end|operatorname|,|\w+(?=\{\}))", "", text)
    return len(re.sub(r"\\\w+", "x", re.sub(r"[{}\\_^ &]|pmatrix|cases", "", shown)))


def aligned(rows: Iterable[tuple[str, list[str]]]) -> str:
    """Equations as the lines of an `align*` or `aligned` environment."""
    more = " \\\\\n&\\quad "
    return " \\\\\n".join(f"{left} &= {more.join(lines)}" for left, lines in rows)
