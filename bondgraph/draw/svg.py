"""A drawing as SVG: attributes for all geometry, groups with names and titles, the colour of the text around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import sha256

from bondgraph.draw import pieces
from bondgraph.draw.drawing import PIXEL, Box, Drawing, DrawnBond, DrawnNode, Glyphs, Label, Point, Room
from bondgraph.draw.highlights import Band, bands
from bondgraph.draw.pieces import DASHES, ROOM, ROUNDED, SHADE, THIN, Fill, Line, Piece, Ring


def write(drawing: Drawing, *, scale: float, background: str | None, color: str, known: Iterable[Drawing] = ()) -> str:
    """The SVG text of a drawing; the same drawing and style give the same bytes.

    The outline of each letter is there once, by a name that is made of it: what is called the same in several drawings
    of one page is the same.

    Args:
        drawing: what is written.
        scale, background, color: of `Graph.svg`.
        known: other drawings of the same page, whose letters are not defined again.
    """
    width, height = drawing.box.width, drawing.box.height
    zoom = round(scale * 1000)
    name = escaped(drawing.name)
    rows = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' role="img" id={quoted(drawing.name)} class="bond-graph"'
        f" aria-label={quoted('Bond graph ' + drawing.name)}"
        f' width="{number(width * zoom // 1000)}" height="{number(height * zoom // 1000)}"'
        f' viewBox="0 0 {number(width)} {number(height)}" color={quoted(color)} fill="none" stroke="none">',
        f"<title>Bond graph {name}</title>",
        f"<desc>{escaped(' '.join(drawing.legend))}</desc>",
    ]
    if defined := _defined(drawing, known):
        rows.append(f"<defs>{defined}</defs>")
    if background:
        rows.append(f'<rect width="{number(width)}" height="{number(height)}" fill={quoted(background)}/>')
    rows += [_room(drawing, room) for room in drawing.rooms]
    rows += [_band(band) for band in bands(drawing)]
    rows += [_bond(drawing.name, bond) for bond in drawing.bonds]
    rows += [_node(drawing.name, node) for node in drawing.nodes]
    rows += [_label(text) for text in pieces.texts(drawing)]
    return "\n".join([*rows, "</svg>"]) + "\n"


def escaped(text: str) -> str:
    """Text in which nothing is markup."""
    return text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")


def quoted(text: str) -> str:
    """An attribute's value, in the quotation marks that it has not.

    >>> print(quoted("a<b"), quoted('say "a"'))
    "a&lt;b" 'say "a"'
    """
    text = escaped(text).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    if '"' not in text:
        return f'"{text}"'
    return f"'{text}'" if "'" not in text else '"{}"'.format(text.replace('"', "&quot;"))


def number(units: int) -> str:
    """Units as pixels, without needless digits.

    >>> number(1250), number(-5), number(300)
    ('12.5', '-.05', '3')
    """
    whole, part = divmod(abs(units), PIXEL)
    digits = f"{whole or ''}.{part:02d}".rstrip("0") if part else str(whole)
    return f"-{digits}" if units < 0 else digits


def _identifier(*parts: str) -> str:
    return "-".join("".join(c if c.isalnum() or c in "_.-" else "_" for c in part) for part in parts)


def _points(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _piece(piece: Piece) -> str:
    match piece:
        case Line(kind, lines, width, dashed):
            data = "".join(map(_points, lines))
            broken = f' stroke-dasharray="{" ".join(map(number, DASHES))}"' if dashed else ""
            return f'<path class="{kind}" d="{data}" stroke="currentColor" stroke-width="{number(width)}"{broken}/>'
        case Fill(kind, corners):
            return f'<path class="{kind}" d="{_points(corners)}z" fill="currentColor"/>'
        case Ring((x, y), radius, width):
            ring = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
            return f'<circle class="dimension-ring" {ring} stroke="currentColor" stroke-width="{number(width)}"/>'
        case Label():
            return _label(piece)


def _room(drawing: Drawing, room: Room) -> str:
    """One shade behind the nodes and bonds of a room; where they overlap it is no darker."""
    shade = pieces.of_room(drawing, room)
    routes = "".join(map(_points, shade.routes))
    way = f'stroke="currentColor" stroke-width="{number(ROOM)}" stroke-linejoin="round" stroke-linecap="round"'
    head = (
        f'<g class="room" id="{_identifier(drawing.name, "room", room.name)}" data-name={quoted(room.name)}'
        f' opacity="{number(SHADE)}">'
    )
    inner = [f"<title>{escaped(room.name)}</title>", *([f'<path d="{routes}" {way}/>'] if routes else [])]
    inner += [
        f'<rect x="{number(b.left)}" y="{number(b.top)}" width="{number(b.width)}" height="{number(b.height)}"'
        f' rx="{number(ROUNDED)}" fill="currentColor"/>'
        for b in shade.boxes
    ]
    return "\n".join([head, *inner, "</g>"])


def _band(band: Band) -> str:
    """One kind of marks, beneath the bonds."""
    way = f'stroke="{band.color}" stroke-opacity="{number(band.strength)}" stroke-width="{number(band.width)}"'
    lines = "".join(map(_points, band.lines))
    return f'<g class="highlight {band.kind}"><title>{escaped(band.title)}</title><path d="{lines}" {way}/></g>'


def _node(graph: str, node: DrawnNode) -> str:
    inner = [*map(_piece, pieces.of_node(node))]
    if node.signal:
        inner.append(f'<g class="signal">{"".join(map(_piece, pieces.of_signal(node.signal)))}</g>')
    head = f'<g class="node" id="{_identifier(graph, "node", node.name)}" data-name={quoted(node.name)}>'
    return "\n".join([head, f"<title>{escaped(node.title)}</title>", *inner, "</g>"])


def _bond(graph: str, bond: DrawnBond) -> str:
    kind = "bond conflict" if bond.conflict else "bond"
    head = (
        f'<g class="{kind}" id="{_identifier(graph, "bond", bond.name)}" data-name={quoted(bond.name)}'
        f' data-tail={quoted(bond.tail)} data-head={quoted(bond.head)} data-size="{bond.size}">'
    )
    return "\n".join([head, f"<title>{escaped(bond.title)}</title>", *map(_piece, pieces.of_bond(bond)), "</g>"])


def _label(label: Label) -> str:
    x, y = number(label.at[0]), number(label.at[1])
    words = label.glyphs.plain
    head = f'<g class="label {label.role}" data-text={quoted(words)} transform="translate({x} {y})">'
    if label.glyphs.letters or label.glyphs.rest:
        body = f'<g transform="scale(.01)" fill="currentColor">{"".join(_outlines(label.glyphs))}</g>'
    else:
        length = number(label.glyphs.box.width)
        size = number(label.glyphs.size)
        font = f'font-family="serif" font-size="{size}" textLength="{length}"'
        body = f'<text {font} fill="currentColor">{escaped(words)}</text>'
    frame = _frame(label.glyphs.box.grown(label.box.right - label.ink.right)) if label.framed else ""
    return f"{head}{body}{frame}</g>"


def _outlines(glyphs: Glyphs) -> Iterator[str]:
    for letter in glyphs.letters:
        if letter.outline:  # older readers of SVG know no href without its prefix
            yield f'<use xlink:href="#{_called(letter.outline)}" x="{letter.at[0]}" y="{letter.at[1]}"/>'
    if glyphs.rest:
        yield f'<path d="{glyphs.rest}"/>'


def _defined(drawing: Drawing, known: Iterable[Drawing]) -> str:
    """The outlines of letters, each once, without those of other drawings."""
    before = {outline for each in known for outline in _used(each)}
    used = (outline for outline in dict.fromkeys(_used(drawing)) if outline not in before)
    return "".join(f'<path id="{_called(outline)}" d="{outline}"/>' for outline in used)


def _used(drawing: Drawing) -> Iterator[str]:
    labels = [piece for piece in pieces.of_drawing(drawing) if isinstance(piece, Label)]
    return (letter.outline for label in labels for letter in label.glyphs.letters if letter.outline)


@lru_cache(maxsize=1 << 12)
def _called(outline: str) -> str:
    return f"g{sha256(outline.encode()).hexdigest()[:10]}"


def _frame(box: Box) -> str:
    corner = f'x="{number(box.left)}" y="{number(box.top)}"'
    size = f'width="{number(box.width)}" height="{number(box.height)}"'
    return f'<rect class="free" {corner} {size} stroke="currentColor" stroke-width="{number(THIN)}"/>'
