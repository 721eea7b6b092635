"""A drawing as SVG: attributes for all geometry, groups with names and titles, the colour of the text around it."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, Drawing, DrawnBond, DrawnNode, Label, Point, Room, Signal

LINE = 130
"""Width of bonds, in units."""
STROKE = 180
THIN = 90
ROOM = 40 * PIXEL
"""Width of the shade along bonds."""
SHADE = ".07"
DASHES = "4 3"
"""Of bonds in conflict, in pixels: the line, and the gap."""
ARROW = (6 * PIXEL, 5 * PIXEL // 2)


def write(drawing: Drawing, *, scale: float, background: str | None, color: str) -> str:
    """The SVG text of a drawing; the same drawing and style give the same bytes."""
    width, height = drawing.box.width, drawing.box.height
    zoom = round(scale * 1000)
    name = escape(drawing.name)
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" id={quoteattr(drawing.name)} class="bond-graph"'
        f" aria-label={quoteattr('Bond graph ' + drawing.name)}"
        f' width="{number(width * zoom // 1000)}" height="{number(height * zoom // 1000)}"'
        f' viewBox="0 0 {number(width)} {number(height)}" color={quoteattr(color)} fill="none" stroke="none">',
        f"<title>Bond graph {name}</title>",
        f"<desc>{escape(' '.join(drawing.legend))}</desc>",
    ]
    if background:
        rows.append(f'<rect width="{number(width)}" height="{number(height)}" fill={quoteattr(background)}/>')
    rows += [_room(drawing, room) for room in drawing.rooms]
    rows += [_bond(drawing.name, bond) for bond in drawing.bonds]
    rows += [_node(drawing.name, node) for node in drawing.nodes]
    rows += [_label(text) for text in (*drawing.texts, *(room.label for room in drawing.rooms if room.label))]
    return "\n".join([*rows, "</svg>"]) + "\n"


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


def _line(kind: str, pieces: tuple[tuple[Point, ...], ...], width: int, dashes: str = "") -> str:
    data = "".join(map(_points, pieces))
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path class="{kind}" d="{data}" stroke="currentColor" stroke-width="{number(width)}"{broken}/>'


def _room(drawing: Drawing, room: Room) -> str:
    """One shade behind the nodes and bonds of a room; where they overlap it is no darker."""
    routes = "".join(_points(drawing.bond(name).route) for name in room.bonds)
    way = f'stroke="currentColor" stroke-width="{number(ROOM)}" stroke-linejoin="round" stroke-linecap="round"'
    nodes, bonds = [drawing.node(name) for name in room.nodes], [drawing.bond(name) for name in room.bonds]
    labels = [label for node in nodes for label in node.labels] + [label for bond in bonds for label in bond.labels]
    labels += [room.label] if room.label else []
    boxes = [box.grown(ROOM // 8) for box in (*(node.clear for node in nodes), *(label.box for label in labels))]
    head = (
        f'<g class="room" id="{_identifier(drawing.name, "room", room.name)}" data-name={quoteattr(room.name)}'
        f' opacity="{SHADE}">'
    )
    inner = [f"<title>{escape(room.name)}</title>", *([f'<path d="{routes}" {way}/>'] if routes else [])]
    inner += [
        f'<rect x="{number(b.left)}" y="{number(b.top)}" width="{number(b.width)}" height="{number(b.height)}"'
        f' rx="{number(ROOM // 4)}" fill="currentColor"/>'
        for b in boxes
    ]
    return "\n".join([head, *inner, "</g>"])


def _node(graph: str, node: DrawnNode) -> str:
    inner = [_label(node.text), *(_label(label) for label in node.labels)]
    if node.signal:
        inner.append(_signal(node.signal))
    head = f'<g class="node" id="{_identifier(graph, "node", node.name)}" data-name={quoteattr(node.name)}>'
    return "\n".join([head, f"<title>{escape(node.title)}</title>", *inner, "</g>"])


def _bond(graph: str, bond: DrawnBond) -> str:
    if bond.arrow:
        inner = [_line("signal-line", bond.lines, THIN), _head(bond.arrow)]
    else:
        dashes = DASHES if bond.conflict else ""
        inner = [_line("bond-line", bond.lines, LINE, dashes), _line("half-arrow", (bond.half_arrow,), LINE)]
    for mark in bond.marks:
        inner.append(_line("mixed-stroke" if mark.mixed else "causal-stroke", mark.pieces, STROKE))
    if bond.ring:
        (x, y), radius = bond.ring
        ring = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        inner.append(f'<circle class="dimension-ring" {ring} stroke="currentColor" stroke-width="{number(THIN)}"/>')
    inner += [_label(label) for label in bond.labels]
    kind = "bond conflict" if bond.conflict else "bond"
    head = (
        f'<g class="{kind}" id="{_identifier(graph, "bond", bond.name)}" data-name={quoteattr(bond.name)}'
        f' data-tail={quoteattr(bond.tail)} data-head={quoteattr(bond.head)} data-size="{bond.size}">'
    )
    return "\n".join([head, f"<title>{escape(bond.title)}</title>", *inner, "</g>"])


def _label(label: Label) -> str:
    x, y = number(label.at[0]), number(label.at[1])
    words = label.glyphs.plain
    head = f'<g class="label {label.role}" data-text={quoteattr(words)} transform="translate({x} {y})">'
    if label.glyphs.path:
        body = f'<path d="{label.glyphs.path}" transform="scale(.01)" fill="currentColor"/>'
    else:
        length = number(label.glyphs.box.width)
        size = number(label.glyphs.size)
        font = f'font-family="serif" font-size="{size}" textLength="{length}"'
        body = f'<text {font} fill="currentColor">{escape(words)}</text>'
    frame = _frame(label.glyphs.box.grown(label.box.right - label.ink.right)) if label.framed else ""
    return f"{head}{body}{frame}</g>"


def _frame(box: Box) -> str:
    corner = f'x="{number(box.left)}" y="{number(box.top)}"'
    size = f'width="{number(box.width)}" height="{number(box.height)}"'
    return f'<rect class="free" {corner} {size} stroke="currentColor" stroke-width="{number(THIN)}"/>'


def _signal(signal: Signal) -> str:
    """A thin line with a full arrow head."""
    direction = marks.unit(signal.tail, signal.head)
    back, out = ARROW
    foot = marks.along(signal.head, direction, -back)
    x, y = direction
    head = signal.head, marks.along(foot, (-y, x), out), marks.along(foot, (y, -x), out)
    line = _line("signal-line", ((signal.tail, foot),), THIN)
    return f'<g class="signal">{line}{_head(head)}{_label(signal.label)}</g>'


def _head(corners: tuple[Point, ...]) -> str:
    return f'<path class="arrow" d="{_points(corners)}z" fill="currentColor"/>'
