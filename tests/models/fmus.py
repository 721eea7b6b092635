"""FMUs that are written, unpacked and run."""

from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Callable, Mapping, Sequence
from ctypes import c_double
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bondgraph.export._model import Model
from bondgraph.export.fmi import archive
from bondgraph.export.fmu import fmu, fmu3, fmu3_source, fmu_source

VERSIONS: Mapping[str, Any] = {"fmi2": fmu, "fmi3": fmu3}
SOURCES: Mapping[str, Any] = {"fmi2": fmu_source, "fmi3": fmu3_source}
KINDS = ("ModelExchange", "CoSimulation")
FLAGS = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic")


@dataclass(frozen=True)
class Written:
    """An FMU in a folder of its own, unpacked beside. It is not optimized, for which compilers take twice the time."""

    folder: Path
    model: Model
    target: Callable[[Model], Mapping[str, bytes]]

    @cached_property
    def file(self) -> Path:
        with patch.object(archive, "_optimization", lambda texts: "-O0"):
            ((name, content),) = self.target(self.model).items()
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / name
        path.write_bytes(content)
        return path

    @cached_property
    def unpacked(self) -> Path:
        place = self.folder / "unpacked"
        with zipfile.ZipFile(self.file) as archive:
            archive.extractall(place)
        return place

    @property
    def sources(self) -> list[str]:
        return sorted(path.name for path in (self.unpacked / "sources").glob("*.c"))

    def compiled(self, code: str, *options: str, without: str = "") -> Path:
        """The program of the sources and some code of ours."""
        place, name = self.unpacked / "sources", "host"
        chosen = [source for source in self.sources if source != without]
        (place / f"{name}_main.c").write_text(code)
        command = ["gcc", "-std=c99", *options, f"{name}_main.c", *chosen, "-o", name, "-lm"]
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return place / name


@dataclass
class Running:
    """An instance in FMPy, of either version; variables by name."""

    written: Written
    kind: str = "CoSimulation"
    start: float = 0.0
    tolerance: float | None = None
    values: Mapping[str, float] = field(default_factory=dict)
    messages: list[str] = field(default_factory=list)
    stepwise: bool = False
    stop: float | None = None

    def __post_init__(self) -> None:
        from fmpy import read_model_description
        from fmpy.simulation import instantiate_fmu

        self.described = read_model_description(str(self.written.unpacked))
        self.references = {v.name: v.valueReference for v in self.described.modelVariables}
        self.newer = self.described.fmiVersion.startswith("3")
        self.fmu = instantiate_fmu(
            str(self.written.unpacked), self.described, self.kind, logger=self._log, event_mode_used=self.stepwise
        )
        self.set(**self.values)
        if self.newer:
            self.fmu.enterInitializationMode(self.tolerance, self.start, self.stop)
        else:
            self.fmu.setupExperiment(self.tolerance, self.start, self.stop)
            self.fmu.enterInitializationMode()

    def _log(self, *arguments: Any) -> None:
        self.messages.append(arguments[-1].decode())

    def begun(self) -> Running:
        self.fmu.exitInitializationMode()
        return self

    def of(self, names: Sequence[str]) -> list[int]:
        return [self.references[name] for name in names]

    def set(self, **values: float) -> None:
        if values:
            write = self.fmu.setFloat64 if self.newer else self.fmu.setReal
            write(self.of(list(values)), list(values.values()))

    def get(self, *names: str) -> list[float]:
        read = self.fmu.getFloat64 if self.newer else self.fmu.getReal
        return list(read(self.of(names)))

    @property
    def states(self) -> list[float]:
        return self._filled(self.fmu.getContinuousStates)

    @states.setter
    def states(self, values: Sequence[float]) -> None:
        self.fmu.setContinuousStates((c_double * len(values))(*values), len(values))

    @property
    def rates(self) -> list[float]:
        return self._filled(self.fmu.getContinuousStateDerivatives if self.newer else self.fmu.getDerivatives)

    def _filled(self, read: Callable[..., Any]) -> list[float]:
        count = len(self.written.model.states)
        found = (c_double * count)()
        read(found, count)
        return list(found)

    def along(self, unknowns: Sequence[str], direction: Mapping[str, float]) -> list[float]:
        found = self.fmu.getDirectionalDerivative(self.of(unknowns), self.of(list(direction)), list(direction.values()))
        return list(found)

    def update(self) -> float | None:
        """The next instant known."""
        found = self.fmu.updateDiscreteStates() if self.newer else self.fmu.newDiscreteStates()
        return found[5] if found[4] else None

    def saved(self) -> bytes:
        fmu = self.fmu
        kept = fmu.getFMUState()
        try:
            return bytes(fmu.serializeFMUState(kept))
        finally:
            fmu.freeFMUState(kept)

    def restore(self, content: bytes) -> None:
        kept = self.fmu.deserializeFMUState(content)
        self.fmu.setFMUState(kept)
        self.fmu.freeFMUState(kept)

    def close(self) -> None:
        self.fmu.terminate()
        self.fmu.freeInstance()
