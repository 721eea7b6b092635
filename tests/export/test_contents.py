"""Files from targets: written as they are, each name once, and nothing where something is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R
from bondgraph.export import TARGETS
from bondgraph.export._export import contents, export
from bondgraph.export._model import Model
from bondgraph.program.program import Program

v = One("v")
GRAPH = bg.Graph("slide", v >> I("m"), v >> R("b"))
NOTHING = Model("nothing", (), (), (), (), (), (), (), {"rates": Program((), (), {})})


def writes(**files: str | bytes) -> Any:
    """A target of the user's own."""
    return lambda model: {name.replace("_", "."): content for name, content in files.items()}


def test_files_of_several_targets_stand_together_in_their_order() -> None:
    found = contents(NOTHING, [writes(b_txt="b", a_txt="a"), writes(c_bin=b"\x00")])
    assert list(found.items()) == [("b.txt", "b"), ("a.txt", "a"), ("c.bin", b"\x00")]


def test_two_targets_may_write_one_file_if_they_write_the_same() -> None:
    assert contents(NOTHING, [writes(a_h="same"), writes(a_h="same", b_h="other")]) == {"a.h": "same", "b.h": "other"}
    with pytest.raises(bg.NotExportable, match=r"two targets write 'a\.h'"):
        contents(NOTHING, [writes(a_h="one"), writes(a_h="another")])


def test_what_is_written_is_read_back_to_the_byte(tmp_path: Path) -> None:
    text, raw = "é\nb\n", bytes(range(256))
    paths = export(GRAPH, writes(a_txt=text, b_bin=raw), folder=tmp_path / "new" / "place")
    assert [path.name for path in paths] == ["a.txt", "b.bin"]
    assert paths[0].read_bytes() == text.encode() and paths[1].read_bytes() == raw


def test_a_target_is_given_the_model_with_its_values(tmp_path: Path) -> None:
    seen: list[Model] = []

    def target(model: Model) -> dict[str, str]:
        seen.append(model)
        return {}

    options: dict[str, Any] = {"values": {"m": 2.0}, "outputs": ["b.e"], "descriptions": {"m": "the sledge"}}
    assert export(GRAPH, target, folder=tmp_path, units={"m": "kg"}, start={"p_m": 3.0}, **options) == ()
    (model,) = seen
    told = {quantity.name: quantity for quantity in (*model.states, *model.parameters, *model.outputs)}
    assert told["m"].value == 2.0 and told["m"].unit == "kg" and told["m"].description == "the sledge"
    assert told["p_m"].value == 3.0 and told["b"].value is None and [q.name for q in model.outputs] == ["b.e"]


@pytest.mark.parametrize("targets", [(), ("c",), (None,)])
def test_what_is_no_target_is_refused_before_anything_is_made(targets: Any, tmp_path: Path) -> None:
    with pytest.raises(bg.NotExportable) as refused:
        export(GRAPH, *targets, folder=tmp_path / "never")
    assert not (tmp_path / "never").exists()
    meant = ["from bondgraph.export import c,"] if targets == ("c",) else TARGETS
    assert all(target in refused.value.remedy for target in meant)


def test_where_a_target_refuses_nothing_is_written(tmp_path: Path) -> None:
    def refuses(model: Model) -> dict[str, str]:
        raise bg.NotExportable(model.name, "it does not please")

    with pytest.raises(bg.NotExportable, match="please"):
        export(GRAPH, writes(a_txt="a"), refuses, folder=tmp_path / "never")
    assert not (tmp_path / "never").exists()
