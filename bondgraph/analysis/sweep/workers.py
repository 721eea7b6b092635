"""Who works off the chunks of a sweep: this process, others of this machine, or those of a Dask cluster."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from bondgraph.analysis.sweep.chunk import Outcome, Task, outcomes
from bondgraph.errors import MissingPackage, ValueRefused

Chunks = Sequence[tuple[int, Any]]
"""The number of the first run, and the rows, of each."""


def work(task: bytes, rows: Any) -> list[Outcome]:
    """What becomes of a chunk, in whatever process this is: one process makes its programs once for all its chunks.

    Args:
        task: the pickle of what all runs have in common.
        rows: values of what is swept, of shape (runs, names).
    """
    return [*outcomes(_unpickled(task), rows)]


@lru_cache(maxsize=2)
def _unpickled(task: bytes) -> Task:
    found = pickle.loads(task)
    assert isinstance(found, Task)
    return found


def worked_off(executor: Executor, task: Task, chunks: Chunks) -> Iterator[tuple[int, Any, list[Outcome]]]:
    """The chunks with what has become of them, in the order in which they are done.

    Raises:
        ValueRefused: where processes vanish or cannot begin.
    """
    whole = pickle.dumps(task)
    asked = {executor.submit(work, whole, rows): (first, rows) for first, rows in chunks}
    try:
        for done in as_completed(asked):
            yield *asked[done], done.result()
    except BrokenProcessPool:
        law = "a process has ended before its runs were done, or could not begin"
        remedy = "call sweep below `if __name__ == '__main__':` in a script; with folder= what is done is kept"
        raise ValueRefused("workers", law, remedy=remedy) from None
    finally:
        for each in asked:
            each.cancel()


@contextmanager
def executor(workers: int, client: Any) -> Iterator[Executor | None]:
    """Other processes, where they are asked for.

    Args:
        workers: how many of this machine; 1 is this process alone.
        client: the address of a Dask scheduler, or a `distributed.Client`; None without one.
    """
    if client is not None:
        with _of_dask(client) as found:
            yield found
    elif workers == 1:
        yield None
    else:
        pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
        try:
            yield pool
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _of_dask(client: Any) -> Iterator[Executor]:
    own = None
    if isinstance(client, str):
        try:
            from distributed import Client
        except ImportError:
            raise MissingPackage(
                "distributed",
                f"client={client!r:.60} is the address of a Dask scheduler, and this package is not installed",
                parties=("distributed",),
                remedy="install multibondgraph[cluster]",
            ) from None
        try:
            own = client = Client(client, timeout=30)
        except (OSError, ValueError) as error:
            law = f"no Dask scheduler answers there: {error}"
            raise ValueRefused(
                f"client={client!r:.60}", law, remedy="give an address such as tcp://host:8786"
            ) from None
    if not hasattr(client, "get_executor"):
        raise ValueRefused("client", f"{client!r:.60} is no Dask client", remedy="give the scheduler's address")
    try:
        yield client.get_executor(pure=False)
    finally:
        if own is not None:
            own.close()
