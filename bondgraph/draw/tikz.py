r"""A drawing as TikZ source: compiled by itself it is a page as large as the drawing, and `\input` puts it in a paper.

Formulas are set by LaTeX in the fonts of the paper; one that is wider there than its room is made to fit.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from bondgraph.draw import pieces
from bondgraph.draw.drawing import Box, Drawing, Glyphs, Label, Point
from bondgraph.draw.highlights import bands
from bondgraph.draw.outlines import outline
from bondgraph.draw.page import Page
from bondgraph.draw.pdf import POINT
from bondgraph.draw.pieces import DASHES, ROOM, ROUNDED, SHADE, THIN, Fill, Line, Piece, Ring, Shade
from bondgraph.draw.svg import number

SLACK = 0.05
"""By how much a page is larger than its drawing, in points: by more than LaTeX rounds."""
LOOSE = 40
"""By how much a label may be wider than ours, in hundredths of its letters' size."""
WORDS = frozenset({"note", "caption"})
"""Roles of labels that are words; others are formulas."""
_SPECIAL = {
    "\\": r"$\backslash$",
    "~": r"\~{}",
    "^": r"\^{}",
    **{c: f"${c}$" for c in "<>|"},
    '"': "''",
    "\N{LEFT SINGLE QUOTATION MARK}": "`",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\n": " ",
    **{c: f"\\{c}" for c in "{}%$&#_"},
}

HEAD = r"""% Bond graph {name}. Compiled by itself: one page as large as the drawing. In a paper: \input this file;
% its preamble needs \usepackage{{amsmath,graphicx,tikz}}.
\makeatletter
\ifx\documentclass\@twoclasseserror
  \let\bondgraphend\relax
\else
  \documentclass{{article}}
  \usepackage{{amsmath,graphicx,tikz}}
  \usepackage[paperwidth={width}bp,paperheight={height}bp,margin=0bp]{{geometry}}
  \pagestyle{{empty}}\setlength\parindent{{0pt}}\setlength\topskip{{0pt}}
  \def\bondgraphend{{\end{{document}}}}
  \begin{{document}}
\fi
\makeatother
% {{x}}{{y}}{{width of its room}}{{size, in tens of points}}{{what is written}}: the middle of its baseline at x, y
\providecommand\bondgraphlabel{{}}
\renewcommand\bondgraphlabel[5]{{\node[anchor=base,inner sep=0pt,outer sep=0pt] at (#1,#2) {{%
  \fontsize{{10}}{{12}}\selectfont\sbox0{{\scalebox{{#4}}{{#5}}}}%
  \ifdim\wd0>#3\resizebox{{#3}}{{!}}{{\usebox0}}\else\usebox0\fi}};}}
"""


def write(drawing: Drawing, page: Page) -> str:
    """The file; the same drawing on the same page gives the same text."""
    zoom = POINT * page.scale
    width, height = drawing.box.width * zoom, drawing.box.height * zoom
    colors = {"bondgraphink": page.ink}
    if page.background:
        colors["bondgraphpaper"] = page.rgb(page.background)
    shades = sorted((pieces.of_room(drawing, room) for room in drawing.rooms), key=lambda s: s.depth)
    for shade in shades:
        colors[f"bondgraphshade{_letter(shade)}"] = page.shade(SHADE * shade.depth)
    found = [*bands(drawing)]
    for k, band in enumerate(found):
        colors[f"bondgraphmark{_nth(k)}"] = page.shade(band.strength, band.color)
    rows = [HEAD.format(name=drawing.name, width=f"{width + SLACK:.3f}", height=f"{height + SLACK:.3f}")]
    rows += [f"\\definecolor{{{name}}}{{RGB}}{{{r},{g},{b}}}" for name, (r, g, b) in colors.items()]
    unit = 100 * zoom
    rows.append(f"\\begin{{tikzpicture}}[x={unit:.4f}bp,y=-{unit:.4f}bp,bondgraphink]")
    rows.append(f"\\useasboundingbox (0,0) rectangle ({number(drawing.box.width)},{number(drawing.box.height)});")
    if page.background:
        corner = f"({number(drawing.box.width)},{number(drawing.box.height)})"
        rows.append(f"\\fill[bondgraphpaper] (0,0) rectangle {corner};")
    for shade in shades:
        rows += _shade(shade, zoom)
    for k, band in enumerate(found):
        ways = " ".join(map(_way, band.lines))
        rows.append(f"\\draw[bondgraphmark{_nth(k)},line width={band.width * zoom:.3f}bp] {ways}; % {band.kind}")
    for piece in pieces.of_drawing(drawing):
        rows += _piece(piece, zoom)
    return "\n".join([*rows, "\\end{tikzpicture}%", "\\bondgraphend"]) + "\n"


def words(text: str) -> str:
    r"""Words as LaTeX sets them; nothing in them is a command.

    >>> words("50 % of $x_1$"), words("\\input{a}")
    ('50 \\% of \\$x\\_1\\$', '$\\backslash$input\\{a\\}')
    """
    return "".join(_word(c) if c.isprintable() or c in _SPECIAL else " " for c in text)


def formula(glyphs: Glyphs) -> str:
    """What a label reads, as LaTeX: its formula, or its words."""
    if not glyphs.latex:
        return words(glyphs.plain)
    return f"${''.join(_greek(c) or c for c in glyphs.latex)}$"


def _word(character: str) -> str:
    greek = _greek(character)
    return f"${greek}$" if greek else _SPECIAL.get(character, character)


def _greek(character: str) -> str:
    """The command of a Greek letter, since not every font of LaTeX has it; empty for other characters."""
    found = re.fullmatch(r"GREEK (SMALL|CAPITAL) LETTER (\w+)", unicodedata.name(character, ""))
    if not found:
        return ""
    name = found[2].lower().replace("lamda", "lambda")
    return rf"{{\{name if found[1] == 'SMALL' else name.capitalize()}}}"


def _nth(k: int) -> str:
    """A number in letters, since colours' names have no digits here: a, b, ..., z, ba, bb, ..."""
    return (_nth(k // 26) if k >= 26 else "") + chr(ord("a") + k % 26)


def _letter(shade: Shade) -> str:
    return chr(ord("a") + min(25, shade.depth))


def _shade(shade: Shade, zoom: float) -> Iterator[str]:
    color = f"bondgraphshade{_letter(shade)}"
    for route in shade.routes:
        yield f"\\draw[{color},line width={ROOM * zoom:.3f}bp,line cap=round,line join=round] {_way(route)};"
    for box in shade.boxes:
        yield f"\\fill[{color},rounded corners={ROUNDED * zoom:.3f}bp] {_rectangle(box)};"


def _piece(piece: Piece, zoom: float) -> Iterator[str]:
    match piece:
        case Line(kind, lines, width, dashed):
            on, off = (f"{dash * zoom:.3f}bp" for dash in DASHES)
            dashes = f",dash pattern=on {on} off {off}" if dashed else ""
            yield f"\\draw[line width={width * zoom:.3f}bp{dashes}] {' '.join(map(_way, lines))}; % {kind}"
        case Fill(kind, corners):
            yield f"\\fill {_way(corners)} -- cycle; % {kind}"
        case Ring(middle, radius, width):
            yield f"\\draw[line width={width * zoom:.3f}bp] {_point(middle)} circle[radius={number(radius)}];"
        case Label():
            yield from _label(piece, zoom)


def _label(label: Label, zoom: float) -> Iterator[str]:
    glyphs, (x, y) = label.glyphs, label.at
    if label.framed:
        yield f"\\draw[line width={THIN * zoom:.3f}bp] {_rectangle(label.box)};"
    if glyphs.rest and not glyphs.letters:
        yield f"\\fill {_outline(glyphs.rest, label.at)};"
        return
    text = words(glyphs.plain) if label.role in WORDS else formula(glyphs)
    room = glyphs.box.width + glyphs.size * LOOSE // 100
    size, wide = f"{glyphs.size * zoom / 10:.4f}", f"{room * zoom:.3f}bp"
    yield f"\\bondgraphlabel{{{number(x + glyphs.box.middle[0])}}}{{{number(y)}}}{{{wide}}}{{{size}}}{{{text}}}"


def _outline(path: str, at: Point) -> str:
    found = []
    for step, points in outline(path):
        moved = [_point((x + at[0], y + at[1])) for x, y in points]
        match step:
            case "M":
                found.append(moved[0])
            case "L":
                found.append(f"-- {moved[0]}")
            case "C":
                found.append(f".. controls {moved[0]} and {moved[1]} .. {moved[2]}")
            case "z":
                found.append("-- cycle")
    return " ".join(found)


def _point(point: Point) -> str:
    return f"({number(point[0])},{number(point[1])})"


def _way(points: tuple[Point, ...]) -> str:
    return " -- ".join(map(_point, points))


def _rectangle(box: Box) -> str:
    return f"{_point((box.left, box.top))} rectangle {_point((box.right, box.bottom))}"
