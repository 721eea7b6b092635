"""The programs for SUNDIALS: one file with what they share, every name put in, beside the C they call."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R
from bondgraph.export._model import Model, model
from bondgraph.export._sundials import driven
from bondgraph.export.c import c_jacobian
from bondgraph.export.cvode import cvode
from bondgraph.export.ida import ida
from bondgraph.export.runtime import text

v = One("v", coordinates=("x",))


@pytest.fixture(scope="module")
def ours() -> Model:
    graph = bg.Graph("car", v >> I("m"), v >> C("k", effort="k*x"), v >> R("b"))
    return model(bg.compile(graph, algebra=bg.algebra.table))


@pytest.mark.parametrize("method", ["cvode", "ida"])
def test_the_program_stands_beside_the_c_with_its_jacobian(ours: Model, method: str) -> None:
    found = driven(ours, method)
    library = c_jacobian(ours)
    assert {name: found[name] for name in library} == library
    assert found.keys() - library.keys() == {f"car_{method}.c", "car_switches.c", "car_switches.h"}


@pytest.mark.parametrize("method", ["cvode", "ida"])
def test_what_is_shared_stands_once_in_the_program_and_every_name_is_the_models(ours: Model, method: str) -> None:
    program = driven(ours, method)[f"car_{method}.c"]
    assert "NAME" not in program and '#include "sundials.h"' not in program
    for line in text("sundials.h").splitlines():
        if line.startswith("#include"):
            assert program.count(line.replace("NAME", "car")) == 1
    for name in re.findall(r'#include "(.*)"', program):
        assert name in driven(ours, method), "what it includes is written too"


@pytest.mark.parametrize("target", [cvode, ida])
def test_only_functions_that_are_written_are_called(ours: Model, target: Callable[[Model], dict[str, str]]) -> None:
    files = target(ours)
    program = files.pop(f"car_{target.__name__}.c")
    code = re.sub(r"/\*.*?\*/", "", program, flags=re.S)
    called, known = (set(re.findall(r"\bcar_\w+\b", text)) for text in (code, "".join(files.values())))
    assert called - {f"car_{target.__name__}"} <= known and "car_rates" in called
