"""Results in a file: a table of quantities over time in netCDF, with units, which any program reads as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.errors import FileRefused, ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.files import destination
from bondgraph.simulate.dataset import dataset

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

ENDING = ".nc"


def save(run: Trajectory, names: Sequence[str], path: str | Path, units: Mapping[str, str] | None) -> Path:
    """Write quantities of a run, its states and inputs by default, as netCDF.

    Raises:
        ValueRefused: for another ending than .nc, and a place where nothing can be written.
    """
    if Path(path).suffix != ENDING:
        law = f"results are written as netCDF, in a file that ends in {ENDING}"
        raise ValueRefused(f"path={str(path)!r:.200}", law, remedy=f"write {Path(path).with_suffix(ENDING).name!r}")
    table = dataset(run, names, units)
    with destination(path) as place:
        place.write_bytes(bytes(table.to_netcdf(engine="scipy", format="NETCDF3_64BIT")))
    return Path(path)


@explained
def load_run(path: str | Path) -> Any:
    """The results that `run.save` has written: an xarray.Dataset of quantities over `t`, with names and units.

    The file is data: numbers and text, from which nothing is executed.

    Args:
        path: a file that ends in .nc.

    Raises:
        FileRefused: for what is no such file.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import C, One, R
    >>> v = One("v")
    >>> run = bg.simulate(bg.Graph("rc", v >> C("C", 1), v >> R("R", 1)), t=(0, 1), start={"q_C": 1})
    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table = bg.load_run(run.save(path=pathlib.Path(folder) / "run.nc"))
    >>> f"{float(table['q_C'][-1]):.4f}"
    '0.3679'
    """
    import xarray

    try:
        with Path(path).open("rb") as file, xarray.open_dataset(file, engine="scipy") as found:
            return found.load()
    except OSError as error:
        law = f"it cannot be opened: {error.strerror or error}"
        raise FileRefused(str(path), law, remedy="give a file that run.save has written") from None
    except Exception as error:  # of a damaged file scipy raises whatever it trips over
        law = f"it is no table of results: {str(error).splitlines()[0] if str(error) else type(error).__name__:.100}"
        raise FileRefused(str(path), law, remedy="give a file that run.save has written") from None
