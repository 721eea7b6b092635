"""An animation of matplotlib that a notebook shows by itself, in a player."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from matplotlib.animation import FuncAnimation, writers

from bondgraph.errors import ValueRefused
from bondgraph.program.files import destination

_SIGNS = {
    "fa-minus": "−",
    "fa-fast-backward": "|◀",
    "fa-step-backward": "◁",
    "fa-play fa-flip-horizontal": "◀",
    "fa-pause": "❚❚",
    "fa-play": "▶",
    "fa-step-forward": "▷",
    "fa-fast-forward": "▶|",
    "fa-plus": "+",
}
"""The letters of the player's buttons, in place of a font from elsewhere."""


WRITERS = {".gif": "pillow", ".mp4": "ffmpeg"}
"""What makes a film of each ending."""


class ShownAnimation(FuncAnimation):
    """An animation that a notebook shows in a player: all that it needs stands in the page."""

    def _repr_html_(self) -> str:
        page = re.sub(r"<link\b[^>]*font-awesome[^>]*>", "", self.to_jshtml())
        return re.sub(r'<i class="fa ([\w -]+)"></i>', lambda found: _SIGNS.get(found[1], found[0]), page)

    def write(self, path: str | Path) -> Path:
        """Write it as a film: .gif by Pillow, or .mp4 by ffmpeg.

        Returns:
            the path.

        Raises:
            ValueRefused: for another ending, a place where nothing can be written, and where ffmpeg is not installed.
        """
        kind = check_film(path)
        with tempfile.TemporaryDirectory() as folder, destination(path) as film:  # one that fails leaves no half
            made = Path(folder) / f"film{kind}"
            self.save(made, writer=WRITERS[kind])
            film.write_bytes(made.read_bytes())
        return film


def check_film(path: str | Path) -> str:
    """The ending of a film that can be made, with its folder there.

    Raises:
        ValueRefused: for an ending of none, where what makes it is not installed, and where no folder can be.
    """
    kind = Path(path).suffix.lower()
    if kind not in WRITERS:
        remedy = "let its name end in .gif or .mp4"
        raise ValueRefused(f"path={str(path)!r:.200}", "its ending says as what a film is written", remedy=remedy)
    if not writers.is_available(WRITERS[kind]):
        law = f"what makes a {kind}, {WRITERS[kind]}, is not installed here"
        remedy = "install ffmpeg, as by apt install ffmpeg, or write a .gif"
        raise ValueRefused(f"path={str(path)!r:.200}", law, remedy=remedy)
    with destination(path):
        return kind
