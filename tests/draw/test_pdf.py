"""PDFs: whole files, whose letters are in them and can be searched for."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import zlib
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from publishing import GRAPHS, HOSTILE, laid_out, multibonds

from bondgraph import Graph
from bondgraph.draw import layout, pdf
from bondgraph.draw.drawing import Drawing
from bondgraph.draw.page import Page, scale_to


def objects(data: bytes) -> list[bytes]:
    """The objects of a file, by its table of them."""
    start = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", data)[1])  # type: ignore[index]
    assert data[start:].startswith(b"xref\n0 ")
    places = [int(row[:10]) for row in data[start:].splitlines()[3:] if row.endswith(b" n ")]
    assert all(data[at:].startswith(b"%d 0 obj\n" % k) for k, at in enumerate(places, 1))
    return [data[a:b] for a, b in zip(places, [*places[1:], start], strict=True)]


def stream(body: bytes) -> bytes:
    head, _, rest = body.partition(b"\nstream\n")
    return zlib.decompress(rest[: int(re.search(rb"/Length (\d+)", head)[1])])  # type: ignore[index]


def said(content: str) -> list[str]:
    return [bytes.fromhex(each).decode("utf-16") for each in re.findall(r"ActualText<([0-9A-F]+)>", content)]


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_every_label_says_its_words_in_letters_that_are_in_the_file(graph: Graph) -> None:
    drawn = laid_out(graph, "Figure 1")
    parts = objects(pdf.write(drawn, Page()))
    content = stream(parts[3]).decode("ascii")
    labels = [label for part in (*drawn.nodes, *drawn.bonds) for label in part.labels]
    plain = [x.glyphs.plain for x in (*labels, *(node.text for node in drawn.nodes), *drawn.texts) if x.glyphs.letters]
    assert sorted(said(content)) == sorted(
        [*plain, *(node.signal.label.glyphs.plain for node in drawn.nodes if node.signal)]
    )
    used = {int(code, 16) for code in re.findall(r"<([0-9A-F]{4})> Tj", content)}
    font = TTFont(io.BytesIO(stream(parts[7])))
    whole = TTFont(pdf.font_file())
    assert used and all(font["hmtx"][font.getGlyphName(k)] == whole["hmtx"][whole.getGlyphName(k)] for k in used)
    shapes = [[each["glyf"][each.getGlyphName(k)].numberOfContours for k in used] for each in (font, whole)]
    assert shapes[0] == shapes[1]
    assert len(stream(parts[7])) < len(Path(pdf.font_file()).read_bytes()) // 10


def test_the_letters_are_the_outlines() -> None:
    """Each letter of the font, at its size and place, has the box that its outline in the SVG has."""
    font = TTFont(pdf.font_file())
    for node in laid_out(multibonds()).nodes:
        for glyphs in (node.text.glyphs, *(label.glyphs for label in node.labels)):
            if glyphs.rest:
                continue
            table, left, right = font["glyf"], [], []
            for letter in glyphs.letters:
                each = table[font.getGlyphName(letter.index)]
                if not each.numberOfContours:
                    continue
                left.append(letter.at[0] + each.xMin * letter.size / 1000)
                right.append(letter.at[0] + each.xMax * letter.size / 1000)
            assert min(left) == pytest.approx(glyphs.box.left, abs=4)
            assert max(right) == pytest.approx(glyphs.box.right, abs=40)  # a curve's handle reaches further


def test_a_width_is_the_width_of_the_page() -> None:
    drawn = laid_out(multibonds())
    body = objects(pdf.write(drawn, Page(scale_to(drawn, "86 mm"))))[2]
    width, height = (float(x) for x in re.search(rb"MediaBox\[0 0 (\S+) (\S+)\]", body).groups())  # type: ignore[union-attr]
    assert width == pytest.approx(86 / 25.4 * 72, abs=0.01)
    assert height / width == pytest.approx(drawn.box.height / drawn.box.width, abs=1e-4)


def test_words_cannot_end_a_string() -> None:
    drawn = laid_out(multibonds(), f"a) >> endobj {HOSTILE}")
    *_, title = objects(pdf.write(drawn, Page()))
    assert re.fullmatch(rb"\d+ 0 obj\n<</Title<[0-9A-F]+>/Subject<[0-9A-F]+>>>\nendobj\n", title)


@pytest.mark.juries
@pytest.mark.skipif(not shutil.which("pdftotext"), reason="needs poppler")
@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph.name)
def test_poppler_reads_it(graph: Graph, tmp_path: Path) -> None:
    drawn: Drawing = layout(graph, rooms={"all": [*graph.elements]}, caption="Figure 1")
    (tmp_path / "a.pdf").write_bytes(pdf.write(drawn, Page(background="black", color="white")))
    done = subprocess.run(["pdftotext", "a.pdf", "-"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert not done.stderr
    assert all(node.text.glyphs.plain in done.stdout for node in drawn.nodes if node.text.glyphs.letters)
    fonts = subprocess.run(["pdffonts", "a.pdf"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert re.search(r"STIXTwoMath-Regular +CID TrueType +Identity-H +yes yes yes", fonts.stdout)
    subprocess.run(["pdftoppm", "-png", "-r", "60", "a.pdf", "a"], cwd=tmp_path, check=True, stderr=subprocess.PIPE)
