"""Programs and packages that judge us from outside, and the tests that need them.

Where one is missing its tests are skipped, by name. With BONDGRAPH_JURIES=all, as in `.ci/run`, they fail.
"""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

CURES = {
    "chromedriver": "apt-get install chromium-driver",
    "chromium": "apt-get install chromium",
    "cvode/cvode.h": "apt-get install libsundials-dev",
    "ffmpeg": "apt-get install ffmpeg",
    "gcc": "install a C compiler",
    "octave-cli": "apt-get install octave",
    "pdflatex": "apt-get install texlive-latex-base",
    "pdftotext": "apt-get install poppler-utils",
    "pinocchio": "pip install -e .[juries] (the package is called pin)",
}


def package(*names: str) -> Any:
    """A mark for tests that need packages."""
    return _marked([name for name in names if find_spec(name) is None])


def program(*names: str) -> Any:
    """A mark for tests that need programs."""
    return _marked([name for name in names if shutil.which(name) is None])


def header(*names: str) -> Any:
    """A mark for tests that need headers of C."""
    return _marked([name for name in names if not Path("/usr/include", name).exists()])


def _marked(missing: list[str]) -> Any:
    if not missing or os.environ.get("BONDGRAPH_JURIES") == "all":
        return pytest.mark.juries
    cures = ", ".join(f"{name}: {CURES.get(name, 'pip install -e .[juries]')}" for name in missing)
    return pytest.mark.skip(reason=f"not installed: {cures}")
