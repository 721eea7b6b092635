"""Documents of equations: the formulas mean what the equations do, LaTeX typesets them, no text breaks out."""

from __future__ import annotations

import dataclasses
import html
import math
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import export_cases as cases
import juries
import pytest
from export_cases import CASES, FORMULAS, MOTIONS
from hypothesis import given, settings

from bondgraph.export import latex, markdown
from bondgraph.export._model import Model, model
from bondgraph.export.documents.formula import Formula
from bondgraph.export.documents.sheet import Definition, sheet
from bondgraph.export.documents.tex import Tex, escaped, symbol
from bondgraph.export.latex import HEAD

TOKENS = re.compile(
    r"\\(?:left|right)(?:\\lvert|\\rvert|[()\[\]])|\\(?:begin|end)\{cases\}|\\text\{[^}]*\}|\\operatorname\{\w+\}"
    r"|\\[a-z]+|\\,|\\\\|\d+(?:\.\d+)?|[-+<>^{}&,_a-z]"
)
FUNCTIONS = {
    r"\sin": math.sin, r"\cos": math.cos, r"\tan": math.tan, r"\arcsin": math.asin, r"\arccos": math.acos,
    r"\arctan": math.atan, r"\sinh": math.sinh, r"\cosh": math.cosh, r"\tanh": math.tanh, r"\exp": math.exp,
    r"\ln": math.log, r"\min": min, r"\max": max, r"\operatorname{atan2}": math.atan2,
    r"\operatorname{sgn}": lambda x: math.copysign(1, x),
}  # fmt: skip


class Reading:
    """LaTeX read by the rules of mathematics, in t."""

    def __init__(self, text: str, t: float) -> None:
        self.tokens, self.t = TOKENS.findall(text), t
        assert "".join(self.tokens) == text.replace(" ", "").replace("if}", "if }"), text

    def next(self, expected: str = "") -> str:
        token = str(self.tokens.pop(0))
        assert not expected or token == expected, (token, expected, self.tokens)
        return token

    def peek(self) -> str:
        return self.tokens[0] if self.tokens else ""

    def sum(self) -> float:
        signs = {"-": -1.0, "+": 1.0}
        value = (signs[self.next()] if self.peek() in signs else 1.0) * self.product()
        while self.peek() in signs:
            value += signs[self.next()] * self.product()
        return value

    def product(self) -> float:
        value = self.power()
        while self.peek() in (r"\,", r"\cdot"):
            self.next()
            value *= self.power()
        return value

    def power(self) -> float:
        value = self.atom()
        if self.peek() == "^":
            self.next()
            value = value ** self.atom()
        return value

    def bracketed(self, opening: str, closing: str) -> float:
        self.next(opening)
        value = self.sum()
        self.next(closing)
        return value

    def atom(self) -> float:
        token = self.peek()
        if token == "{":
            return self.bracketed("{", "}")
        if token == r"\left(":
            return self.bracketed(r"\left(", r"\right)")
        if token == r"\left\lvert":
            return abs(self.bracketed(r"\left\lvert", r"\right\rvert"))
        self.next()
        if token == "t":
            return self.t
        if token == r"\frac":
            return self.atom() / self.atom()
        if token == r"\sqrt":
            return math.sqrt(self.atom())
        if token == r"\begin{cases}":
            return self.cases()
        if token in FUNCTIONS:
            self.next(r"\left(")
            given = [self.sum()]
            while self.peek() == ",":
                self.next()
                given.append(self.sum())
            self.next(r"\right)")
            return float(FUNCTIONS[token](*given))
        return float(token)

    def cases(self) -> float:
        yes = self.sum()
        self.next("&"), self.next(r"\text{if }")
        left, sign, right = self.sum(), self.next(), self.sum()
        self.next("\\\\")
        no = self.sum()
        self.next("&"), self.next(r"\text{otherwise}"), self.next(r"\end{cases}")
        return yes if (left < right if sign == "<" else left <= right) else no


def written_out(formula: Formula, given: Mapping[str, Formula]) -> Formula:
    if formula.operation == "name":
        return written_out(given[formula.name], given) if formula.name in given else formula
    return formula._replace(arguments=tuple(written_out(argument, given) for argument in formula.arguments))


def test_formulas_mean_what_the_equations_do() -> None:
    """Read again by the rules of mathematics they have the values of the texts they come from, beyond kinks too."""
    found = sheet(model(CASES["every_formula"]().equations))
    given = {s.name: s.formula for s in found.statements if isinstance(s, Definition)} | dict(found.outputs)
    tex = Tex(given)
    scope: dict[str, Any] = {w: getattr(math, w) for w in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh",
                                                           "cosh", "tanh", "exp", "log", "sqrt")}  # fmt: skip
    scope |= {"abs": abs, "min": min, "max": max, "sign": lambda x: math.copysign(1, x)}
    scope["where"] = lambda condition, yes, no: yes if condition else no
    for k, formula in enumerate(FORMULAS):
        for t in (0.1, 0.9):
            expected = eval(formula, {**scope, "f": 0.9 - 0.8 * t})
            text = tex.spelt(written_out(given[f"e{k}.e"], given))
            reading = Reading(text, t)
            assert reading.sum() == pytest.approx(expected, rel=1e-12), (formula, text)
            assert not reading.tokens


def test_two_quantities_have_two_symbols() -> None:
    names = ["R_1", "R1", "x", "b.e[1]", "b-c.e", "b.energy", "\u03b8", "theta", "_", "a_", "a", "}"]
    tex = Tex(names)
    assert len({tex.symbol(name) for name in names}) == len(names)
    assert tex.symbol("x'") == r"\dot{x}" and tex.symbol("R1'") == r"\dot{\text{R1}}"


SOME = {"arm_of_three": ["u1"], "four_bar": ["a"]}
"""These have hundreds of outputs."""


@pytest.mark.parametrize("name", MOTIONS)
def test_documents_are_complete(name: str) -> None:
    """Every quantity with what is said of it; every state has a rate, every output a value."""
    case = CASES[name]()
    exported = model(case.equations, case.numbers, case.start, SOME.get(name, case.outputs))
    (tex,), (words,) = latex(exported).values(), markdown(exported).values()
    for quantity in (*exported.states, *exported.inputs, *exported.parameters, *exported.outputs):
        assert escaped(quantity.name) in tex and escaped(quantity.description) in tex
        assert any(html.unescape(line.split(" | ")[1]) == quantity.name for line in words.splitlines() if " | " in line)
    left = tex.replace("\n", " ")
    for quantity in exported.states:
        assert symbol(f"{quantity.name}'", case.equations.graph.spelling) in left
    for k in range(len(exported.events)):
        assert f"g_{{{k + 1}}} &=" in tex and f"g_{{{k + 1}}} &=" in words
    assert ("Constraints" in tex) == bool(exported.constraints) and "Written by bondgraph" in words
    assert ("Phillips" in tex) == any(hasattr(e, "kinetics") for e in case.equations.graph.elements.values())


def typeset(folder: Path, text: str) -> str:
    """What LaTeX says to a document that it takes."""
    (folder / "document.tex").write_text(text)
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "document.tex"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    assert done.returncode == 0 and (folder / "document.pdf").exists(), done.stdout[-2000:]
    return done.stdout


@juries.program("pdflatex")
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n == "motor_with_gear" else [pytest.mark.slow]) for n in MOTIONS]
)
def test_latex_typesets_them(name: str, tmp_path: Path) -> None:
    """And no equation is wider than the page."""
    case = CASES[name]()
    (text,) = latex(model(case.equations, case.numbers, case.start, units={})).values()
    assert text.isascii()
    log = typeset(tmp_path, text)
    assert "Overfull" not in log or name in SOME


def quantities(names: list[str], words: list[str]) -> Model:
    ours = cases.renamed(names, words)
    return dataclasses.replace(CASES["ball_on_a_floor"]().model, inputs=ours.inputs, parameters=ours.parameters)


NASTY = [
    r"\end{document}", r"\input{/etc/passwd}", "$$", "%", "^^M", "a | b", "</script>", "`", "![x](y)", "\\(", "#",
    "~^_&{}",
]  # fmt: skip
HARMLESS = set(" .,:;()=/'") | {c for c in map(chr, range(128)) if c.isalnum()}


@juries.program("pdflatex")
@given(cases.texts, cases.texts)
@settings(max_examples=3)
def test_no_text_breaks_out_of_latex(tmp_path_factory: Any, names: list[str], words: list[str]) -> None:
    """In the tables, and as symbols: LaTeX comes to the end of the document, with nothing to complain about."""
    hostile = quantities([*names, *NASTY], [*words, *NASTY])
    (text,) = latex(hostile).values()
    symbols = " \\\\ ".join(rf"\ensuremath{{{symbol(name)}}}" for name in [*names, *NASTY] if name)
    assert text.isascii() and text.count("\n\\end{document}") == 1
    log = typeset(tmp_path_factory.mktemp("hostile"), text.replace("\\end{document}", f"{symbols}\n\\end{{document}}"))
    assert "passwd" not in log and "LaTeX Warning" not in log.replace("LaTeX Warning: Column widths", "")


@given(cases.texts, cases.texts)
@settings(max_examples=30)
def test_no_text_breaks_out_of_markdown(names: list[str], words: list[str]) -> None:
    """Each quantity is one line of five cells, which hold its texts."""
    hostile = quantities([*names, *NASTY], [*words, *NASTY])
    (text,) = markdown(hostile).values()
    section = text.partition("## Parameters")[2].partition("## ")[0]
    rows = [line for line in section.split("\n") if line.startswith("| $")]
    assert text.isascii() and len(rows) == len(hostile.parameters)
    for line, q in zip(rows, hostile.parameters, strict=True):
        cells = line.removeprefix("| ").removesuffix(" |").split(" | ")
        told = [re.sub(r"&#(\d+);", lambda code: chr(int(code[1])), cell) for cell in cells[1:4]]
        assert told == [q.name, q.description, q.unit]
        assert all(set(re.sub(r"&#\d+;", "", cell)) <= HARMLESS for cell in cells[1:4])
        assert line.count("|") == 6 and "<" not in line


@given(cases.hostile)
def test_escaped_texts_hold_nothing_that_latex_takes_for_its_own(text: str) -> None:
    left = re.sub(r"\\text[a-z]+\{\}|\\ensuremath\{\\[a-z]+\}|\{-\}|\\[{}$&#%_]", "", escaped(text))
    assert not set(left) & set("\\{}$&#%_^~<>|\"'`-") and left.isascii() and left.isprintable()


def test_the_headings_need_no_more_than_a_plain_latex() -> None:
    assert set(re.findall(r"\\usepackage(?:\[.*?\])?\{(\w+)\}", HEAD)) == {
        "fontenc", "amsmath", "longtable", "textcomp", "geometry",
    }  # fmt: skip
