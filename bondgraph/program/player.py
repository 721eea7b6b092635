"""An animation of matplotlib that a notebook shows by itself, in a player."""

from __future__ import annotations

import re

from matplotlib.animation import FuncAnimation

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


class ShownAnimation(FuncAnimation):
    """An animation that a notebook shows in a player: all that it needs stands in the page."""

    def _repr_html_(self) -> str:
        page = re.sub(r"<link\b[^>]*font-awesome[^>]*>", "", self.to_jshtml())
        return re.sub(r'<i class="fa ([\w -]+)"></i>', lambda found: _SIGNS.get(found[1], found[0]), page)
