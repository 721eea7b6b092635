"""Every Python block in the README and the guides runs, in order, as one program a page; what pages name exists."""

from __future__ import annotations

import importlib.util
import re
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "elements" / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WAYS = sorted((ROOT / "docs" / "ways").glob("*.md"))
NOTES = [
    ROOT / "CONTRIBUTING.md",
    ROOT / "CODE_OF_CONDUCT.md",
    ROOT / "SECURITY.md",
    ROOT / "bondgraph" / "export" / "README.md",
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
    *WAYS,
]
# A path that is named may begin at one of these.
ROOTS = [ROOT / "bondgraph", ROOT / "elements" / "bondgraph_elements", ROOT / "elements/bondgraph_elements/mechanics"]


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```(?:python|\{code-cell\})\n(.*?)^```", page.read_text(), re.M | re.S)


def loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


OPTIONAL = {"export-casadi.md": "casadi"}
"""Pages that say that they need an extra, and what it installs. All others run without any."""

SLOW = {
    *(page.name for page in WAYS),
    "asking.md",
    "choosing-a-form.md",
    "comparing-forms.md",
    "constraints.md",
    "contacts.md",
    "driven-velocities.md",
    "dynamics.md",
    "export-casadi.md",
    "export-code.md",
    "export-fmu.md",
    "flexible-bodies.md",
    "forces.md",
    "joints.md",
    "loops.md",
    "many-runs.md",
}


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(p, id=p.name, marks=[pytest.mark.slow] if p.name in SLOW else [])
        for p in [*PAGES, *WAYS]
        if blocks(p)
    ],
)
def test_code_on_the_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the base install alone."""
    monkeypatch.chdir(tmp_path)
    if page.name in OPTIONAL:
        pytest.importorskip(OPTIONAL[page.name])
    scope: dict[str, object] = {}
    with nullcontext() if page.name in OPTIONAL else loaded(ROOT / "docs" / "outcomes.py").without_extras():
        for block in blocks(page):
            exec(compile(block, str(page), "exec"), scope)
    assert scope["bg"]


def test_what_extras_bring_is_missing_on_pages() -> None:
    import bondgraph as bg
    from bondgraph.elements import I, One

    outcomes = loaded(ROOT / "docs" / "outcomes.py")
    pytest.importorskip("casadi")
    assert {"casadi"} <= outcomes.extras() and not {"numpy", "scipy", "xarray"} & outcomes.extras()
    with outcomes.without_extras(), pytest.raises(ModuleNotFoundError, match="only extras bring it"):
        exec("import casadi", {})
    graph = bg.Graph("rl", One("i") >> I("L"))
    before = bg.compile(graph, algebra=bg.algebra.casadi)  # what is loaded already is missing, too
    with outcomes.without_extras(), pytest.raises(bg.MissingPackage):
        bg.compile(graph, algebra=bg.algebra.casadi)
    assert bg.compile(graph, algebra=bg.algebra.casadi).xp is before.xp
    exec("import casadi", {})


@pytest.mark.parametrize("page", sorted(OPTIONAL))
def test_optional_pages_say_so(page: str) -> None:
    assert (ROOT / "docs" / page).read_text().split("\n")[2].startswith("*An optional page.*")


@pytest.mark.parametrize("page", [*PAGES, *NOTES, ROOT / "CHANGELOG.md"], ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", page.read_text())
    here = [(page.parent / file if file else page, place) for file, place in links if not file.startswith("https://")]
    assert not [file for file, _ in here if not file.exists()]
    assert not [f"{file}#{place}" for file, place in here if place and place not in headings(file)]


def headings(page: Path) -> set[str]:
    """What a forge and the site call the headings of a page in links."""
    found = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S), flags=re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", [*PAGES, *NOTES], ids=lambda p: p.name)
def test_links_are_those_that_a_forge_reads_too(page: Path) -> None:
    assert not re.findall(r"\{(?:doc|ref|any)\}`", page.read_text())


@pytest.mark.parametrize("page", [*PAGES, *NOTES], ids=lambda p: p.name)
def test_files_that_are_named_exist(page: Path) -> None:
    rooms = {path.name for root in ROOTS for path in root.iterdir() if path.is_dir()}
    tops = {path.name for path in ROOT.iterdir() if path.is_dir()}
    named = [x for x in re.findall(r"`(\w+(?:/\w+)+(?:\.\w+)?)`", page.read_text()) if "NAME" not in x]
    places = {x: ROOTS if x.split("/")[0] in rooms else [ROOT] for x in named if x.split("/")[0] in rooms | tops}
    assert not [x for x in places if not any((r / f"{x}{s}").exists() for r in [*places[x], ROOT] for s in ("", ".py"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_tests_that_are_named_exist(page: Path) -> None:
    files = {path.stem: path.read_text() for path in (ROOT / "tests").rglob("test_*.py")}
    named = re.findall(r"`(test_\w+)\.(test_\w+)`", page.read_text())
    assert not [f"{file}.{test}" for file, test in named if f"def {test}(" not in files.get(file, "")]


@pytest.mark.parametrize("name", ["rolling_disc", "rolling_disc_nic", "direct_sum", "crane"])
def test_pictures_on_the_pages_are_what_is_drawn(name: str) -> None:
    assert (ROOT / "docs" / "images" / f"{name}.svg").read_text() == pictures()[name]


def pictures() -> dict[str, str]:
    import bondgraph as bg

    module = loaded(ROOT / "examples" / "rolling_disc.py")
    graphs = {"rolling_disc": module.disc, "rolling_disc_nic": bg.reduce(module.disc)}
    page = re.sub(r"^.*\.(svg|draw)\(.*$", "", "".join(blocks(ROOT / "docs" / "diagrams.md")), flags=re.M)
    scope: dict[str, bg.Graph] = {}
    exec(page, scope)
    graphs["direct_sum"] = scope["direct_sum"]
    jointed: dict[str, Any] = {}
    exec(blocks(ROOT / "docs" / "joints.md")[0], jointed)
    crane = jointed["graph"].svg(background="white")
    return {**{name: graph.svg(background="white") for name, graph in graphs.items()}, "crane": crane}


if __name__ == "__main__":
    for name, text in pictures().items():
        (ROOT / "docs" / "images" / f"{name}.svg").write_text(text)
