"""Object code on disk, in the user's own cache, by the content it was made from.

Nothing depends on it: what cannot be read or written, or is not whole, is made again. The folder is $BONDGRAPH_CACHE,
or the system's for caches; an empty $BONDGRAPH_CACHE keeps everything off the disk. Code is loaded only from a folder
that belongs to the user and that nobody else can write to.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

MOST = 256
"""More files than these are not kept; those that were not used for longest go first."""
VARIABLE = "BONDGRAPH_CACHE"
DIGEST = hashlib.sha256().digest_size


def cached(key: str, make: Callable[[], bytes]) -> bytes:
    """What was made for a key, from the disk if it is there.

    Args:
        key: everything that what is made depends on.
        make: makes it.
    """
    folder = _folder()
    if folder is None:
        return make()
    path = folder / f"{hashlib.sha256(key.encode()).hexdigest()}.o"
    found = _read(path)
    if found is None:
        found = make()
        with suppress(OSError):
            _write(path, found)
    return found


def _folder() -> Path | None:
    """The folder, made if it is not there; None where there is none that is the user's alone."""
    with suppress(OSError, RuntimeError):
        folder = _place()
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            return folder if _is_private(folder) else None
    return None


def _place() -> Path | None:
    given = os.environ.get(VARIABLE)
    if given is not None:
        return Path(given) if given else None
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "bondgraph" / "native"


def _is_private(path: Path) -> bool:
    """Whether a file or folder is the user's, no link, and not writable for others; elsewhere than on POSIX the profile
    of a user is his alone."""
    if not hasattr(os, "getuid"):
        return True
    found = path.lstat()
    return found.st_uid == os.getuid() and not stat.S_ISLNK(found.st_mode) and not found.st_mode & 0o022


def _read(path: Path) -> bytes | None:
    """The content of a file; None where it is missing, not the user's, or not whole."""
    with suppress(OSError):
        if not _is_private(path):
            return None
        whole = path.read_bytes()
        digest, content = whole[:DIGEST], whole[DIGEST:]
        if hashlib.sha256(content).digest() == digest:
            os.utime(path)
            return content
    return None


def _write(path: Path, content: bytes) -> None:
    """Write a file at once: nobody sees part of it."""
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(content).digest() + content)
        os.replace(name, path)
    except OSError:
        with suppress(OSError):
            os.unlink(name)
        raise
    _prune(path.parent)


def _prune(folder: Path) -> None:
    """Remove the files that were not used for longest, if there are too many."""
    files = list(folder.glob("*.o"))
    if len(files) > MOST:
        ages = {}
        for each in files:
            with suppress(OSError):
                ages[each] = each.stat().st_mtime
        for each in sorted(ages, key=lambda file: ages[file])[: len(ages) - MOST]:
            with suppress(OSError):
                each.unlink()
