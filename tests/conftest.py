"""Settings for all tests."""

import gc
import io
import os
import signal
import sys
from collections.abc import Callable, Generator
from itertools import groupby
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, settings

# The same examples every time, so that what fails is what has changed, and no clock in between: a loaded machine fails
# nothing. `--hypothesis-profile=search` draws others.
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("same")

# Many small linear systems: threads in the linear algebra only get in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell starts what runs in the background with interruptions ignored; runs are interrupted in tests.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests and the models they share are imported by name, whichever folder they stand in.
FOLDERS = {path.parent for path in Path(__file__).parent.rglob("*.py")}
sys.path[:0] = sorted(str(folder) for folder in FOLDERS if "extension" not in folder.parts)
collect_ignore = ["extension"]  # a package of others, which a test installs

from quick import EXHAUSTIVE, spread  # noqa: E402

from bondgraph.compile import RECENT  # noqa: E402

LONG = frozenset((Path(__file__).parent / "long.txt").read_text(encoding="utf-8").splitlines())
"""Left to the slow part: tests of more than 1.5 s of CPU, and of the cases of one test the dearest, where together they
take more than a second."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Modules and thousands of tests stay: the garbage collector does not go through them again and again. It begins
    rarely, too: expressions are made and forgotten by the million, and few of them refer to each other in a ring."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each process takes tests that stand beside each other, which share models and what is known of them."""
    if config.getvalue("dist") != "load":
        return None
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the combinations of several parameters the default run takes so many that each value is there once: every
    form, and every mechanism, but not every form of every mechanism. The slow part has each value of one together with
    each of another. So is slow what takes long. Only an exhaustive run has all combinations of three or more."""
    combined = [item for item in items if len([*item.iter_markers("parametrize")]) > 1]
    left_out = set()
    for _, group in groupby(combined, key=lambda item: item.nodeid.partition("[")[0]):
        every = [item for item in group if isinstance(item, pytest.Function)]
        cases = [item for item in every if not item.get_closest_marker("slow")]
        chosen = {cases[place] for place in spread([*map(values, cases)])}
        for case in cases:
            if case not in chosen:
                case.add_marker(pytest.mark.slow)
        if len([*every[0].iter_markers("parametrize")]) > 2 and not EXHAUSTIVE:
            left_out |= {*every} - chosen - {every[place] for place in spread([*map(values, every)], together=2)}
    for item in items:
        if item.nodeid.removeprefix("tests/") in LONG:
            item.add_marker(pytest.mark.slow)
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


def values(case: pytest.Function) -> tuple[tuple[int, ...], ...]:
    """Which value of each parametrization a case has."""
    found = []
    for mark in case.iter_markers("parametrize"):
        names = mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0]
        found.append(tuple(id(case.callspec.params[name.strip()]) for name in names))
    return tuple(found)


def forgetting(method: Callable[..., None]) -> Callable[..., None]:
    """Where a test changes the package, nothing that was compiled before counts, nor afterwards what it compiled."""

    def forgets(patch: pytest.MonkeyPatch, *args: Any, **kwargs: Any) -> None:
        RECENT.clear()
        method(patch, *args, **kwargs)

    return forgets


# Of the class: those of a context are others than the fixture.
for change in ("setattr", "undo"):
    setattr(pytest.MonkeyPatch, change, forgetting(getattr(pytest.MonkeyPatch, change)))


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, bool]]:
    """What a notebook's cell is told by this process in its place: the name of an output, its text, whether anew."""
    shown: list[tuple[str, str, bool]] = []

    class Publisher:
        def publish(self, data: dict[str, str], metadata: object, *, transient: dict[str, str], update: bool) -> None:
            shown.append((transient["display_id"], data["text/html"], update))

    shell = SimpleNamespace(kernel=object(), display_pub=Publisher())
    monkeypatch.setitem(sys.modules, "IPython", cast(ModuleType, SimpleNamespace(get_ipython=lambda: shell)))
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    return shown
