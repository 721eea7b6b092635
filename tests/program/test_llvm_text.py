"""Programs as LLVM's text: the bits that Python gives, whole or in parts."""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Sequence

import pytest
from export_cases import operations, systems
from hypothesis import given
from hypothesis import strategies as st

from bondgraph.program import llvm, llvm_text
from bondgraph.program.c_code import CODES
from bondgraph.program.evaluate import instant
from bondgraph.program.native import RATES
from bondgraph.program.program import OPERATIONS, Builder, Program, memory

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
NUMBERS = st.floats(-50, 50).map(lambda x: round(x, 3)) | st.sampled_from([0.0, -0.0, 1.0, -1.0, 1e-300, 1e300, 0.1])


def evaluated(program: Program, point: Sequence[float]) -> tuple[int, list[float]]:
    """The code and the results of native code, its arguments in an array."""
    text = llvm_text.llvm_text("values", program, [("x", k) for k in range(len(point))])
    machine = llvm.library(text, ("values",))
    places = (ctypes.c_double * max(sum(map(len, memory([program]))), 1))()
    found = (ctypes.c_double * len(program.results))()
    code = RATES(machine.addresses["values"])(0.0, (ctypes.c_double * len(point))(*point), None, places, found)
    return code, list(found)


def bits(values: Sequence[float]) -> list[bytes]:
    return [struct.pack("<d", value) for value in values]


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Straight-line programs of every operation, in two arguments; each result may be any value."""
    builder = Builder(("x", "y"))
    slots = [0, 1]
    for _ in range(draw(st.integers(1, 12))):
        name = draw(st.sampled_from([*OPERATIONS, "const"]))
        if name == "const":
            slots.append(builder.number(draw(NUMBERS)))
            continue
        chosen = [draw(st.sampled_from(slots)) for _ in range(OPERATIONS[name])]
        if name == "select":
            chosen[0] = builder.emit(draw(st.sampled_from(["lt", "le"])), chosen[0], draw(st.sampled_from(slots)))
        found = builder.emit(name, *chosen)
        if name in ("lt", "le"):  # a bool in Python, whose zero has no sign
            found = builder.emit("select", found, builder.number(1.0), builder.number(0.0))
        slots.append(found)
    return builder.finish({str(k): slot for k, slot in enumerate(slots)})


def same_or_refused(program: Program, point: Sequence[float]) -> None:
    """What is defined in Python has these bits; what is not finite or not defined there has a code."""
    code, found = evaluated(program, point)
    try:
        expected = instant(program)(point)
    except (ArithmeticError, ValueError):
        assert code == list(CODES).index("undefined")
        return
    if not all(map(math.isfinite, expected)):
        assert code == list(CODES).index("undefined")
        return
    assert code == 0
    assert bits(found) == bits(expected)


@given(program=programs(), point=st.tuples(NUMBERS, NUMBERS))
def test_random_programs_have_pythons_bits(program: Program, point: tuple[float, float]) -> None:
    same_or_refused(program, point)


@pytest.mark.parametrize("point", [(0.3, 0.7), (0.7, 0.3), (0.5, 0.5)])
def test_every_operation_has_pythons_bits(point: tuple[float, float]) -> None:
    program = operations()
    for name, slot in program.results.items():
        same_or_refused(Program(program.arguments, program.body, {name: slot}), point)


def test_systems_have_the_solutions_of_python() -> None:
    """One that needs pivoting, a definite one, and a nonlinear one that holds a linear one."""
    code, found = evaluated(systems(), (0.3, 0.7))
    assert code == 0
    assert found == pytest.approx(instant(systems())((0.3, 0.7)), rel=1e-13)


def minimum_norm() -> Program:
    """x + y = b twice: of the solutions the shortest."""
    builder = Builder(("a", "b"))
    x, y = builder.solve([[0, 0], [0, 0]], [1, 1], False, ("x", "y"), (0, 1))
    return builder.finish({"x": x, "y": y})


def test_of_several_solutions_that_of_minimum_norm() -> None:
    code, found = evaluated(minimum_norm(), (2.0, 3.0))
    assert code == 0
    assert found == pytest.approx([0.75, 0.75])


@pytest.mark.parametrize("symmetric", [True, False])
def test_a_singular_system_has_its_code(symmetric: bool) -> None:
    """Of one unknown and of two; one equation of a negative coefficient is not definite."""
    singular = list(CODES).index("singular")
    builder = Builder(("a", "b"))
    (x,) = builder.solve([[0]], [1], symmetric, ("x",))
    single = builder.finish({"x": x})
    assert evaluated(single, (0.0, 1.0))[0] == singular
    assert evaluated(single, (2.0, 1.0)) == (0, [0.5])
    assert evaluated(single, (-2.0, 1.0))[0] == (singular if symmetric else 0)
    builder = Builder(("a", "b"))
    x, y = builder.solve([[0, 0], [0, 0]], [1, 1], symmetric, ("x", "y"))
    assert evaluated(builder.finish({"x": x, "y": y}), (2.0, 1.0))[0] == singular


def long(count: int) -> Program:
    """A chain of operations, with systems between them, that needs early values late."""
    builder = Builder(("x", "y"))
    slots = [builder.emit("sin", 0), builder.emit("cos", 1)]
    for k in range(count):
        slots.append(builder.emit("add" if k % 3 else "mul", slots[-1], builder.emit("sin", slots[k])))
        if k % 40 == 0:
            two = builder.number(2.0)
            slots += builder.solve([[two, 0], [0, two]], [slots[-1], slots[k]], True, ("a", "b"))
    return builder.finish({"first": slots[0], "x": 0, "last": slots[-1], "two": builder.number(2.0)})


@pytest.mark.parametrize("part", [1, 17, 100])
def test_a_program_that_is_cut_has_the_same_bits(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    program, point = long(150), (0.3, 0.7)
    whole = evaluated(program, point)
    monkeypatch.setattr(llvm_text, "WHOLE", 1)
    monkeypatch.setattr(llvm_text, "PART", part)
    assert evaluated(program, point) == whole
    assert whole[0] == 0 and whole[1][0] == math.sin(0.3)


def test_a_nonlinear_system_begins_with_its_memory() -> None:
    """x^2 = a has two solutions; the one nearer to what was found last is found."""
    builder = Builder(("a",))

    def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
        (x,) = unknowns
        return [builder.emit("sub", builder.emit("mul", x, x), 0)], [[builder.emit("mul", builder.number(2.0), x)]]

    (x,) = builder.newton(("x",), write)
    program = builder.finish({"x": x})
    machine = llvm.library(llvm_text.llvm_text("values", program, [("x", 0)]), ("values",))
    for begin, expected in ((1.0, 2.0), (-1.0, -2.0)):
        last, found = (ctypes.c_double * 1)(begin), (ctypes.c_double * 1)()
        assert RATES(machine.addresses["values"])(0.0, (ctypes.c_double * 1)(4.0), None, last, found) == 0
        assert found[0] == pytest.approx(expected) and last[0] == found[0]


@given(value=st.floats(allow_nan=False))
def test_numbers_are_written_to_the_last_bit(value: float) -> None:
    text = llvm_text.constant(value)
    assert struct.unpack(">d", bytes.fromhex(text[2:]))[0] == value
