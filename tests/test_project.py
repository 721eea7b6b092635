"""What a public forge reads of the project: it agrees with the project's own data."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md"))


def test_the_citation_is_of_this_version_and_licence() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.+)$", text, re.M)[1] == PROJECT["version"]  # type: ignore[index]
    assert re.findall(r"^  - ((?:MIT|BSD|OFL)\S*)$", text, re.M) == PROJECT["license"].split(" AND ")
    assert PROJECT["authors"][0]["name"] in text
    assert {f"  - {word}" for word in PROJECT["keywords"]} <= set(text.splitlines())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_name_what_there_is(path: Path) -> None:
    """The oldest Python is the oldest we take; extras, folders and files exist; what they use has a version."""
    text = path.read_text(encoding="utf-8")
    versions = {tuple(map(int, version.split("."))) for version in re.findall(r'"(3\.\d+)"', text)}
    oldest = tuple(map(int, re.search(r"3\.\d+", PROJECT["requires-python"])[0].split(".")))  # type: ignore[index]
    assert min(versions) == oldest
    extras = {extra for found in re.findall(r'-e "\.\[([\w,]+)\]"', text) for extra in found.split(",")}
    assert extras and extras <= PROJECT["optional-dependencies"].keys()
    for name in re.findall(r"\btests/\S+", text):
        assert (ROOT / name).exists()
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+", used) for used in re.findall(r"uses: (\S+)", text))
    assert "\t" not in text and {"ubuntu-latest", "macos-latest", "windows-latest"} <= set(
        re.findall(r"\w+-latest", text)
    )


def test_a_commit_is_checked_alike_here_and_there() -> None:
    """What `.ci/run` runs of the tools stands in the workflows, too."""
    here = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    there = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    for tool in ("ruff check .", "ruff format --check .", "mypy", "twine check --strict"):
        assert f"-m {tool}" in here and f"-m {tool}" in there


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_say_what_they_are_for(path: Path) -> None:
    head = path.read_text(encoding="utf-8").split("---\n")[1]
    assert {line.partition(":")[0] for line in head.splitlines()} == {"name", "about", "labels"}
