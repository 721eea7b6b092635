"""A drawing as PDF: lines and curves, and letters of an embedded font that can be searched for and copied.

The font is that in which the formulas are set; a file holds the letters that it uses. Each label says in plain words
what it reads (ISO 32000-1, 14.9.4), so that e_m1 is found as such.
"""

from __future__ import annotations

import io
import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Any

from bondgraph.draw import pieces
from bondgraph.draw.drawing import Box, Drawing, Glyphs, Label, Letter, Point
from bondgraph.draw.highlights import bands
from bondgraph.draw.labels.letters import font_file
from bondgraph.draw.outlines import outline
from bondgraph.draw.page import Page
from bondgraph.draw.pieces import DASHES, ROOM, SHADE, THIN, Fill, Line, Piece, Ring, Shade

POINT = 0.0075
"""A unit of a drawing at scale 1, in points."""
ROUND = 552
"""How far the handles of a quarter of a circle reach, in thousandths of its radius."""


def write(drawing: Drawing, page: Page) -> bytes:
    """The file; the same drawing on the same page gives the same bytes."""
    zoom = POINT * page.scale
    height = drawing.box.height * zoom
    used = {letter.index for piece in pieces.of_drawing(drawing) if isinstance(piece, Label)
            for letter in _letters(piece.glyphs)}  # fmt: skip
    rows = [f"{zoom:.6f} 0 0 {-zoom:.6f} 0 {height:.3f} cm", *_content(drawing, page)]
    return _file(
        [
            "<</Type/Catalog/Pages 2 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>",
            "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {drawing.box.width * zoom:.3f} {height:.3f}]/Contents 4 0 R"
            "/Resources<</Font<</F 5 0 R>>>>>>",
            _stream("\n".join(rows).encode("ascii")),
            *_font_objects(sorted(used), 5),
            f"<</Title{_text('Bond graph ' + drawing.name)}/Subject{_text(' '.join(drawing.legend))}>>",
        ]
    )


def _file(objects: list[str | bytes]) -> bytes:
    """The objects, numbered from 1, with the table of where they stand; the first is the root, the last the title."""
    found = bytearray(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for k, each in enumerate(objects, 1):
        places.append(len(found))
        found += b"%d 0 obj\n" % k + (each if isinstance(each, bytes) else each.encode("ascii")) + b"\nendobj\n"
    table, count = len(found), len(objects)
    found += b"xref\n0 %d\n0000000000 65535 f \n" % (count + 1)
    found += b"".join(b"%010d 00000 n \n" % place for place in places)
    mark = sha256(found).hexdigest()[:32]
    found += f"trailer\n<</Size {count + 1}/Root 1 0 R/Info {count} 0 R/ID[<{mark}><{mark}>]>>\n".encode("ascii")
    return bytes(found + b"startxref\n%d\n%%%%EOF\n" % table)


def _stream(data: bytes, more: str = "") -> bytes:
    packed = zlib.compress(data, 9)
    return f"<</Length {len(packed)}/Filter/FlateDecode{more}>>\nstream\n".encode("ascii") + packed + b"\nendstream"


def _text(words: str) -> str:
    """A string of words, in hexadecimal: nothing in it can end it."""
    return f"<FEFF{words.encode('utf-16-be', 'surrogatepass').hex().upper()}>"


def _content(drawing: Drawing, page: Page) -> Iterator[str]:
    if page.background:
        yield f"{_color(page.rgb(page.background))} rg 0 0 {drawing.box.width} {drawing.box.height} re f"
    for shade in sorted((pieces.of_room(drawing, room) for room in drawing.rooms), key=lambda s: s.depth):
        yield from _shade(shade, _color(page.shade(SHADE * shade.depth)))
    for band in bands(drawing):
        color = _color(page.shade(band.strength, band.color))
        yield f"q {color} RG {band.width} w {' '.join(map(_way, band.lines))} S Q"
    ink = _color(page.ink)
    yield f"{ink} rg {ink} RG"
    for piece in pieces.of_drawing(drawing):
        yield from _piece(piece)


def _color(rgb: tuple[int, int, int]) -> str:
    return " ".join(f"{part / 255:.4g}" for part in rgb)


def _shade(shade: Shade, color: str) -> Iterator[str]:
    yield f"q {color} rg {color} RG 1 J 1 j {ROOM} w"
    yield from (f"{_way(route)} S" for route in shade.routes)
    yield from (f"{_rectangle(box)} f" for box in shade.boxes)
    yield "Q"


def _piece(piece: Piece) -> Iterator[str]:
    match piece:
        case Line(_, lines, width, dashed):
            dashes = " ".join(map(str, DASHES)) if dashed else ""
            yield f"{width} w [{dashes}] 0 d {' '.join(map(_way, lines))} S"
        case Fill(_, corners):
            yield f"{_way(corners)} h f"
        case Ring(middle, radius, width):
            yield f"{width} w [] 0 d {_circle(middle, radius)} S"
        case Label():
            yield from _label(piece)


def _way(points: Iterable[Point]) -> str:
    return " ".join(f"{x} {y} {'l' if k else 'm'}" for k, (x, y) in enumerate(points))


def _rectangle(box: Box) -> str:
    return f"{box.left} {box.top} {box.width} {box.height} re"


def _circle(middle: Point, radius: int) -> str:
    (x, y), out = middle, radius * ROUND // 1000
    rows = [f"{x + radius} {y} m"]
    for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        c, d = -b, a
        first = x + a * radius + c * out, y + b * radius + d * out
        second = x + c * radius + a * out, y + d * radius + b * out
        points = *first, *second, x + c * radius, y + d * radius
        rows.append(" ".join(map(str, (*points, "c"))))
    return " ".join(rows)


def _label(label: Label) -> Iterator[str]:
    (x, y), glyphs = label.at, label.glyphs
    if label.framed:
        yield f"{THIN} w [] 0 d {_rectangle(label.box)} S"
    if glyphs.rest:
        yield f"q 1 0 0 1 {x} {y} cm {_filled(glyphs.rest)} Q"
    if letters := _letters(glyphs):
        yield f"/Span<</ActualText{_text(glyphs.plain)}>>BDC BT"
        for letter in letters:
            a, b = letter.at
            yield f"/F {letter.size} Tf 1 0 0 -1 {x + a} {y + b} Tm <{letter.index:04X}> Tj"
        yield "ET EMC"


def _filled(path: str) -> str:
    letters = {"M": "m", "L": "l", "C": "c", "z": "h"}
    steps = [" ".join([*(f"{x} {y}" for x, y in points), letters[command]]) for command, points in outline(path)]
    return " ".join([*steps, "f"]) if steps else ""


def _letters(glyphs: Glyphs) -> tuple[Letter, ...]:
    """The letters of a label; of one that could not be typeset those of its words, spread over their room."""
    if glyphs.letters or glyphs.rest:
        return glyphs.letters
    known = _font().indices
    step = glyphs.box.width // max(1, len(glyphs.plain))
    return tuple(
        Letter(known[ord(c)], (k * step, 0), glyphs.size, "") for k, c in enumerate(glyphs.plain) if ord(c) in known
    )


@dataclass(frozen=True)
class Font:
    """The font of formulas."""

    path: str

    def opened(self) -> Any:
        from fontTools.ttLib import TTFont

        return TTFont(self.path, recalcTimestamp=False)

    @cached_property
    def indices(self) -> Mapping[int, int]:
        """The index of each character."""
        font = self.opened()
        return {code: font.getGlyphID(name) for code, name in font.getBestCmap().items()}

    @cached_property
    def characters(self) -> Mapping[int, str]:
        """What each letter stands for, as it is searched for: an italic m is an m."""
        found: dict[int, str] = {}
        for code, index in sorted(self.indices.items()):
            found.setdefault(index, unicodedata.normalize("NFKC", chr(code)))
        return found


@lru_cache(maxsize=1)
def _font() -> Font:
    return Font(font_file())


def _font_objects(used: list[int], first: int) -> Iterator[str | bytes]:
    """The five objects of the font, the first of which has the number `first`, with the letters that are used."""
    from fontTools.subset import Options, Subsetter

    font = _font().opened()
    size = font["head"].unitsPerEm
    metrics = {
        "ItalicAngle": 0,
        "Ascent": font["hhea"].ascent * 1000 // size,
        "Descent": font["hhea"].descent * 1000 // size,
        "CapHeight": font["OS/2"].sCapHeight * 1000 // size,
        "StemV": 80,
    }
    widths = {index: font["hmtx"][font.getGlyphName(index)][0] * 1000 // size for index in used}
    box = [font["head"].xMin, font["head"].yMin, font["head"].xMax, font["head"].yMax]
    options = Options(retain_gids=True, notdef_outline=True, glyph_names=False, hinting=False, drop_tables=TABLES)
    subsetter = Subsetter(options)
    subsetter.populate(gids=used)
    subsetter.subset(font)
    packed = io.BytesIO()
    font.save(packed, reorderTables=True)
    # A subset's name has six letters of its own before it.
    mark = "".join(chr(65 + byte % 26) for byte in sha256(repr(used).encode()).digest()[:6])
    name = f"/{mark}+STIXTwoMath-Regular"
    yield (
        f"<</Type/Font/Subtype/Type0/BaseFont{name}/Encoding/Identity-H/DescendantFonts[{first + 1} 0 R]"
        f"/ToUnicode {first + 4} 0 R>>"
    )
    yield (
        f"<</Type/Font/Subtype/CIDFontType2/BaseFont{name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
        f"/Supplement 0>>/FontDescriptor {first + 2} 0 R/CIDToGIDMap/Identity/DW 0"
        f"/W[{' '.join(f'{index}[{width}]' for index, width in widths.items())}]>>"
    )
    yield (
        f"<</Type/FontDescriptor/FontName{name}/Flags 4/FontBBox[{' '.join(str(v * 1000 // size) for v in box)}]"
        f"{''.join(f'/{key} {value}' for key, value in metrics.items())}/FontFile2 {first + 3} 0 R>>"
    )
    yield _stream(packed.getvalue(), f"/Length1 {len(packed.getvalue())}")
    yield _stream(_to_unicode(used).encode("ascii"))


TABLES = ["BASE", "DSIG", "GDEF", "GPOS", "GSUB", "MATH", "gasp", "name"]
"""Tables of a font that a page of set letters needs not."""


def _to_unicode(used: list[int]) -> str:
    """The map from letters to characters, by which they are searched for and copied."""
    known = _font().characters
    rows = [f"<{k:04X}><{known[k].encode('utf-16-be').hex().upper()}>" for k in used if k in known]
    blocks = [rows[k : k + 100] for k in range(0, len(rows), 100)]
    return "\n".join(
        [
            "/CIDInit/ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def",
            "/CMapName/Adobe-Identity-UCS def/CMapType 2 def",
            "1 begincodespacerange<0000><FFFF>endcodespacerange",
            *(f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar" for block in blocks),
            "endcmap CMapName currentdict/CMap defineresource pop end end",
        ]
    )
