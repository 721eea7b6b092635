"""Files that people ask for: folders are made, and what cannot be written is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.program.files import destination, write_text


def test_folders_are_made(tmp_path: Path) -> None:
    place = tmp_path / "a" / "b" / "c.txt"
    write_text(place, "x = 1\ny = 2\n")
    assert place.read_bytes() == b"x = 1\ny = 2\n"


def test_where_nothing_can_be_written_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path, tmp_path / "file" / "below.txt", tmp_path / ("n" * 300)):
        with pytest.raises(bg.ValueRefused) as caught:
            write_text(place, "")
        assert str(place)[:150] in caught.value.place and caught.value.remedy


def test_other_faults_stay_what_they_are(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), destination(tmp_path / "x"):
        raise ZeroDivisionError
