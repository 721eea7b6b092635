"""`graph.draw`: the ending says what is written; the same bytes each time; hostile words stay words."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from publishing import HOSTILE, motor

from bondgraph import BondGraphError, StructureError
from bondgraph.draw.writers import WRITERS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("ending", sorted(WRITERS))
def test_the_same_graph_gives_the_same_bytes(ending: str, tmp_path: Path) -> None:
    paths = [motor().draw(tmp_path / f"{k}{ending}", width="86 mm", dpi=96, caption=HOSTILE) for k in (1, 2)]
    first, second = (path.read_bytes() for path in paths)
    assert first == second and first
    assert motor().draw(tmp_path / f"3{ending}", width="90 mm", dpi=96).read_bytes() != first


@pytest.mark.slow
def test_the_bytes_do_not_depend_on_the_process(tmp_path: Path) -> None:
    code = (
        "import sys, hashlib; from publishing import GRAPHS; from bondgraph.draw.writers import WRITERS\n"
        "for graph in GRAPHS:\n"
        "    for ending in sorted(WRITERS):\n"
        "        path = graph.draw(f'{sys.argv[1]}/{graph.name}{ending}', dpi=96, rooms={'a': [*graph.elements]})\n"
        "        print(path.name, hashlib.sha256(path.read_bytes()).hexdigest())"
    )
    where = os.pathsep.join(map(str, (ROOT, ROOT / "elements", ROOT / "tests" / "models")))
    said = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": where}
        command = [sys.executable, "-c", code, str(tmp_path)]
        said.append(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert said[0] == said[1] and len(said[0].splitlines()) == 4 * len(WRITERS)
    here = motor().draw(tmp_path / "motor.pdf", rooms={"a": [*motor().elements]})
    assert hashlib.sha256(here.read_bytes()).hexdigest() in said[0]


def test_hostile_words_stay_words(tmp_path: Path) -> None:
    root = ET.parse(motor().draw(tmp_path / "a.svg", caption=HOSTILE)).getroot()
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= {
        "svg",
        "title",
        "desc",
        "g",
        "path",
        "rect",
        "defs",
        "use",
    }
    assert all(not name.startswith("on") for each in root.iter() for name in each.attrib)


@pytest.mark.parametrize("name", ["motor.jpg", "motor", "motor.PDF.gz"])
def test_an_ending_of_nothing_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(StructureError, match=r"\.svg, \.pdf, \.png, \.tex, \.dot"):
        motor().draw(name)


def test_what_cannot_be_drawn_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for options in ({"width": "86"}, {"dpi": 0}, {"color": "nonsense"}, {"labels": "nonsense"}, {"rooms": {"a": "z"}}):
        with pytest.raises(StructureError):
            motor().draw(tmp_path / "a.pdf", **options)  # type: ignore[arg-type]
    assert not (tmp_path / "a.pdf").exists()
    with pytest.raises(BondGraphError, match="nothing can be written there"):
        motor().draw(tmp_path / "file" / "a.pdf")
