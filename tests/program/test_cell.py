"""A line in a notebook's output stands where it stood, and there is none elsewhere."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from bondgraph.program.cell import cell


def test_a_line_is_told_anew_in_its_place(notebook: list[tuple[str, str, bool]]) -> None:
    line, other = cell(), cell()
    assert line is not None and other is not None
    line.tell("a < b")
    line.tell("a < b", 0.25)
    other.clear()
    line.clear()
    assert [anew for *_, anew in notebook] == [False, True, True]
    assert "a &lt; b" in notebook[0][1] and "25%" in notebook[1][1] and notebook[2][1] == ""


@pytest.mark.parametrize("shell", [None, SimpleNamespace()])
def test_elsewhere_there_is_none(monkeypatch: pytest.MonkeyPatch, shell: object) -> None:
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))  # type: ignore[arg-type]
    assert cell() is None
    monkeypatch.delitem(sys.modules, "IPython")
    assert cell() is None
