"""Sheets of exercises: they tell nothing, their solutions all of it, and both are pages of their own."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.worksheet import Worksheet
from bondgraph.draw.picture import Picture
from bondgraph.elements import TF, C, I, One, R, Se, Sf

v, w, x = One("v"), One("w"), One("x")
SWING = bg.Graph("swing", Se("F") >> v, v >> I("m"), v >> C("c"), v >> R("b"))
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> x, x >> I("m"))
TWICE = bg.Graph("twice", Sf("drive") >> w, Sf("brake") >> w, w >> I("J"))
PLANE = bg.Graph("plane", One("u", ("x", "y")) >> I("mass"), Se("G", (0, "-g")) >> One("u", ("x", "y")))

SHEET = bg.worksheet(SWING, GEARED, TWICE, PLANE, title="Strokes <1>")


class Cells(HTMLParser):
    """The cells of a page's tables, row by row; that it is well nested."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows, self.open = list[list[str]](), list[str]()
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, _: object) -> None:
        if tag not in ("meta", "path", "circle", "rect", "use", "br"):
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag == "td":
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "circle", "rect", "use"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "td":
            self.rows[-1][-1] += data


def test_nothing_on_a_sheet_has_the_name_of_something_else() -> None:
    for page in (SHEET.html(), SHEET.solution.html()):
        names = re.findall(r'\bid="([^"]+)"', page)
        used = {*re.findall(r'xlink:href="#([^"]+)"', page)}
        assert len(names) == len({*names}) and used <= {*names}


def test_a_sheet_has_every_bond_and_no_answer() -> None:
    page = SHEET.html()
    cells = [row for row in Cells(page).rows if row]
    assert [row[0] for row in cells[:9]] == ["F", "m", "c", "b", "M", "J", "w-n", "n-x", "m"]
    assert {(row[1], row[2]) for row in cells} == {("", "")}
    assert not re.search("causal-stroke|highlight|derivative|loop|States", page)
    assert "Strokes &lt;1&gt;" in page and "Name:" in page


def test_the_solution_has_the_bonds_of_the_sheet_in_their_order_and_the_steps() -> None:
    page = SHEET.solution.html()
    rows = [row for row in Cells(page).rows if row]
    assert [row[0] for row in rows] == [row[0] for row in Cells(SHEET.html()).rows if row]
    wanted = {(g.name, s.label): (s.effort_into, str(s.number)) for g in (SWING, GEARED) for s in bg.causality(g).steps}
    names = [*["swing"] * len(SWING.bonds), *["geared"] * len(GEARED.bonds)]
    assert {(g, row[0]): (row[1], row[2]) for g, row in zip(names, rows, strict=False)} == wanted
    assert {row[3] for row in rows} & {"Se allows no other"} and all(row[3] for row in rows)
    for told in ("States: p_m, q_c.", "m follows: p_m = m*n*w.", "cannot live together"):
        assert told in page
    assert page.count("<p>In derivative causality") == 0, "it stands beneath the picture"
    assert page.count("causal-stroke") > len(wanted) and "Name:" not in page


def test_what_a_student_reads_off_the_solution_is_right() -> None:
    """The table is in the words that `grade` takes."""
    rows = [row for row in Cells(bg.worksheet(GEARED).solution.html()).rows if row]
    assert bg.grade(GEARED, {bond: into for bond, into, *_ in rows}).verdict == "as assigned"


@pytest.mark.parametrize("sheet", [SHEET, SHEET.solution], ids=["sheet", "solution"])
def test_a_page_loads_nothing(sheet: Worksheet, tmp_path: Path) -> None:
    text = sheet.page(tmp_path / "new" / "sheet.html").read_text(encoding="utf-8")
    assert text == sheet.html() and "default-src 'none'" in text
    assert not re.search(r"<(script|img|link|iframe)\b|url\(", text)
    assert (
        sheet._repr_html_().count("<section") == 4
        and "<h2>" not in sheet._repr_html_()
        and str(sheet).endswith("4. plane")
    )


def test_refusals(tmp_path: Path) -> None:
    with pytest.raises(bg.StructureError, match="one graph or more"):
        bg.worksheet()
    with pytest.raises(bg.StructureError, match="graph"):
        bg.worksheet("swing")  # type: ignore[arg-type]
    with pytest.raises(bg.DuplicateName, match="swing"):
        bg.worksheet(SWING, SWING)
    with pytest.raises(bg.ValueRefused, match=r"sheet\.html"):
        SHEET.page(tmp_path / "sheet.pdf")


def test_a_picture_is_shown_as_one(tmp_path: Path) -> None:
    """SVG text is text, and a notebook shows the picture."""
    picture = GEARED.svg(mark="derivative")
    assert isinstance(picture, Picture) and picture.startswith("<svg") and picture.endswith("</svg>\n")
    for shown in (picture, bg.causality(GEARED).svg(), bg.causality(GEARED).steps.svg(upto=1)):
        assert isinstance(shown, Picture) and shown._repr_svg_() == shown
        assert shown in shown._repr_html_()
