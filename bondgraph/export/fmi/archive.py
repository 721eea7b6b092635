"""The archive of an FMU: its description, its sources, and a library compiled from them."""

from __future__ import annotations

import hashlib
import io
import platform
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from bondgraph.errors import MissingPackage, NotExportable
from bondgraph.export._c_events import event_files
from bondgraph.export._c_files import literal
from bondgraph.export._model import Model
from bondgraph.export.c import along, c, choice
from bondgraph.export.fmi.description import Version, description
from bondgraph.export.fmi.variables import Structure
from bondgraph.program.c_compiler import COMPILERS, build, compiler
from bondgraph.program.composition import joined

COMMON = ("state.h", "clocks.h", "instance.h", "sizes.h", "motion.h", "modes.h", "fmu_model.h")
LONG = 400_000
"""Sources of so many characters take long to optimize."""
SUFFIXES = {"Linux": ".so", "Darwin": ".dylib", "Windows": ".dll"}
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive, so that equal models give equal archives."""


def archived(model: Model, version: Version, platforms: Mapping[tuple[str, str], str]) -> dict[str, bytes]:
    """The archive NAME.fmu.

    Args:
        model: what it holds.
        version: of the interface.
        platforms: names of binary folders, by system and machine; without any, there are sources only.

    Raises:
        MissingPackage: without a C compiler.
        NotExportable: for a machine that has no name, and where the compiler fails.
    """
    structure = Structure(model, version.ticked)
    texts = _texts(structure, version)
    names = sorted(name for name in texts if name.endswith(".c"))
    token = _token([*texts.values(), description(version, structure, "", names)])
    texts["fmu_model.h"] = texts["fmu_model.h"].replace("TOKEN TOKEN", f"TOKEN {literal(token)}")
    contents = {"modelDescription.xml": description(version, structure, token, names).encode()}
    for name, text in (*texts.items(), *version.build(model, names).items()):
        contents[f"sources/{name}"] = text.encode()
    if platforms:
        contents |= _library(model, texts, version, platforms)
    return {f"{model.name}.fmu": _zipped(contents)}


def _texts(structure: Structure, version: Version) -> dict[str, str]:
    """Every source file, the token left open."""
    model = structure.model
    room = sorted(files("bondgraph.export.fmi").iterdir(), key=lambda path: path.name)
    own = (path for path in room if path.name.startswith(version.name) or path.name in COMMON)
    found = {path.name: path.read_text(encoding="utf-8") for path in own}
    header = found.pop("fmu_model.h").replace("IN_TIME", str(int(structure.in_time)))
    header = header.replace("IN_CLOCKS", str(int(structure.ticked))).replace("NAME", model.name)
    course = joined(model.travel, model.stride)
    return {
        **found,
        **c(model),
        **along(model),
        **choice(model),
        **event_files(replace(model, instants=replace(model.instants, course=course))),
        "fmu_model.h": header,
        "fmu_model.c": _tables(structure),
    }


def _tables(structure: Structure) -> str:
    name = structure.model.name
    bases, orders = [base for base, _ in structure.bases], [order for _, order in structure.bases]
    tables = {"input_bases": bases, "input_orders": orders, "timed": [int(timed) for timed in structure.timed]}
    tables["positive"] = [int(q.positive) for q in structure.model.parameters]
    lines = [f"const int {name}_{what}[] = {{{', '.join(map(str, row or [0]))}}};" for what, row in tables.items()]
    lines.append(f"const char {name}_undetermined[] = {literal(_undetermined(structure.model))};")
    ticking = [literal(f"{clock.name}, {clock.description}") for clock in structure.clocks]
    lines.append(f"const char *const {name}_ticking[] = {{{', '.join(ticking or ['NULL'])}}};")
    return "\n".join(["#include <stddef.h>", "", '#include "fmu_model.h"', "", *lines, ""])


def _undetermined(model: Model) -> str:
    """What is said where independent velocities do not determine the others."""
    chosen = model.equations.choice if model.equations else None
    names = ", ".join(f"'{name}'" for name in chosen.free) if chosen else ""
    return (
        f"other velocities do not follow from {names} there, as at a dead point; export the form with other "
        "independent ones, by form.having(free=[...]), or the graph as drawn"
    )


def _token(texts: list[str]) -> str:
    digest = hashlib.sha256("\0".join(texts).encode()).hexdigest()
    return "{" + "-".join((digest[:8], digest[8:12], digest[12:16], digest[16:20], digest[20:32])) + "}"


def _library(
    model: Model, texts: Mapping[str, str], version: Version, platforms: Mapping[tuple[str, str], str]
) -> dict[str, bytes]:
    here = (platform.system(), platform.machine())
    if here not in platforms:
        law = f"there is no name for libraries of this machine, {' '.join(here)}"
        raise NotExportable(model.name, law, remedy="export the sources only: fmu_source, fmu3_source")
    name = f"{model.name}{SUFFIXES[here[0]]}"
    return {f"binaries/{platforms[here]}/{name}": _compiled(model, texts, version, name)}


def _compiled(model: Model, texts: Mapping[str, str], version: Version, name: str) -> bytes:
    command = compiler()
    if command is None:
        raise MissingPackage(
            model.name,
            f"an FMU holds a library, and there is no C compiler here (none of $CC, {', '.join(COMPILERS)}) to make it",
            remedy="install one (such as the package gcc), or export the sources only: fmu_source, fmu3_source",
        )
    override = f"-D{version.name.upper()}_OVERRIDE_FUNCTION_PREFIX"
    with tempfile.TemporaryDirectory() as folder:
        done = build(command, Path(folder), texts, name, _optimization(texts), "-fvisibility=hidden", override)
        if done.returncode:
            law = f"the C compiler '{command}' fails: {done.stderr.strip():.500}"
            raise NotExportable(model.name, law, remedy="export the sources only, and see what it does not take")
        return (Path(folder) / name).read_bytes()


def _optimization(texts: Mapping[str, str]) -> str:
    """The compiler's option."""
    return "-O2" if sum(map(len, texts.values())) < LONG else "-O1"


def _zipped(contents: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if name.startswith("binaries/") else 0o644) << 16
            archive.writestr(entry, content)
    return buffer.getvalue()
