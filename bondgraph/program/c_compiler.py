"""The machine's C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-std=c99", "-ffp-contract=off", "-fPIC", "-shared")
"""Products and sums are rounded one by one, as in Python."""


def compiler() -> str | None:
    """The machine's compiler: $CC, or one of the usual names."""
    return next(filter(None, map(shutil.which, (os.environ.get("CC", ""), *COMPILERS))), None)


def build(
    command: str, folder: Path, texts: Mapping[str, str], library: str, *flags: str
) -> subprocess.CompletedProcess[str]:
    """Sources and headers are written into a folder, and compiled to a library there; what the compiler says.

    Raises:
        OSError: for a compiler that cannot be run.
    """
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    sources = sorted(name for name in texts if name.endswith(".c"))
    call = [command, *FLAGS, *flags, *sources, "-o", library, "-lm"]
    return subprocess.run(call, cwd=folder, capture_output=True, text=True, check=False)
