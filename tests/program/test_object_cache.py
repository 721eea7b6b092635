"""The cache on disk: what is found is what was made, and nothing depends on it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bondgraph.program import llvm, object_cache
from bondgraph.program.object_cache import cached

posix = pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners and modes are those of POSIX")


class Maker:
    """Makes bytes, and counts how often."""

    def __init__(self, content: bytes) -> None:
        self.content, self.count = content, 0

    def __call__(self) -> bytes:
        self.count += 1
        return self.content


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BONDGRAPH_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_was_made_is_found(folder: Path) -> None:
    make = Maker(b"code")
    assert [cached("a", make) for _ in range(3)] == [b"code"] * 3
    assert make.count == 1
    assert cached("b", Maker(b"other")) == b"other"
    assert sorted(path.suffix for path in folder.iterdir()) == [".o", ".o"]
    if hasattr(os, "getuid"):
        assert folder.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("damage", [b"", b"short", None])
def test_what_is_not_whole_is_made_again(damage: bytes | None, folder: Path) -> None:
    make = Maker(b"code" * 100)
    cached("a", make)
    (path,) = folder.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + b"x" if damage is None else damage)
    assert cached("a", make) == make.content and make.count == 2
    assert path.read_bytes() == whole
    assert cached("a", make) == make.content and make.count == 2


@posix
def test_what_others_can_write_is_not_loaded(folder: Path) -> None:
    make = Maker(b"code")
    cached("a", make)
    (path,) = folder.iterdir()
    path.chmod(0o666)
    assert cached("a", make) == b"code" and make.count == 2
    folder.chmod(0o777)
    assert cached("a", make) == b"code" and make.count == 3


@posix
def test_a_link_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    monkeypatch.setenv("BONDGRAPH_CACHE", str(tmp_path / "link"))
    assert cached("a", Maker(b"code")) == b"code"
    assert not list((tmp_path / "elsewhere").iterdir())


def test_without_a_folder_everything_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty name, and a place where no folder can be."""
    (tmp_path / "file").write_text("in the way")
    for place in ("", str(tmp_path / "file" / "cache")):
        monkeypatch.setenv("BONDGRAPH_CACHE", place)
        make = Maker(b"code")
        assert [cached("a", make) for _ in range(2)] == [b"code"] * 2 and make.count == 2


def test_a_full_disk_is_no_failure(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert cached("a", Maker(b"code")) == b"code"
    assert not list(folder.iterdir())


def test_only_so_many_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those used last."""
    monkeypatch.setattr(object_cache, "MOST", 3)
    for k in range(3):
        cached(str(k), Maker(b"code"))
        for age, path in enumerate(sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)):
            os.utime(path, (1000.0 + age, 1000.0 + age))
    cached("0", Maker(b"never made"))
    cached("3", Maker(b"new"))
    assert len(list(folder.iterdir())) == 3
    again = Maker(b"again")
    assert cached("0", again) == b"code" and cached("3", again) == b"new" and again.count == 0
    assert cached("1", again) == b"again"


@pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
def test_compiled_texts_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "SHORT", 10)
    text = "define double @half(double %x) {\n%y = fmul double %x, 0x3FE0000000000000\nret double %y\n}\n"
    first = llvm.compiled(text)
    assert len(list(folder.iterdir())) == 1
    monkeypatch.setattr(llvm, "_object", lambda *_: b"not asked")
    assert llvm.compiled(text) == first
    monkeypatch.setattr(llvm, "LEVEL", 2)
    assert llvm.compiled(text) == b"not asked"
