"""Programs as text of LLVM's intermediate language: one function, cut into several where it is long.

    i32 NAME(double t, double *x, double *p, double *memory, double *out)

gives 0 or a code of `c_code.CODES`; `memory` has the last solutions of nonlinear systems. Each operation is rounded by
itself, in the order of the program: nothing is contracted, and nothing is assumed of numbers. Systems are solved by
the functions of `program/runtime`.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bondgraph.program.c_code import CODES, redundant_room
from bondgraph.program.program import Assign, Line, LinearSolve, Newton, Program, gives, memory, uses
from bondgraph.program.writer import Source

WHOLE = 5000
"""A function of no more operations is left whole: compilers take more time for longer ones than in proportion."""
PART = 1000
"""Longer ones are cut into parts of so many."""
PREFIX = "bondgraph_"
SOLVERS = {
    "solve_definite": "(i32, ptr, ptr)", "solve_general": "(i32, ptr, ptr)",
    "solve_norm": "(i32, ptr, ptr, ptr, double)", "newton": "(ptr, ptr, i32, ptr, ptr)", "finite_all": "(i32, ptr)",
    "solve_redundant": "(i32, i32, ptr, ptr, ptr, double, ptr, ptr, ptr)",
}  # fmt: skip
"""The functions of `program/runtime` that are called; their names begin with `PREFIX`."""
MATHEMATICS = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "atanh", "exp", "log", "atan2", "pow",
)  # fmt: skip
"""The functions of the C library that are called."""
NAN, ZERO, ONE = "0x7FF8000000000000", "0x0000000000000000", "0x3FF0000000000000"
SINGULAR = list(CODES).index("singular")

INSTRUCTIONS = {
    "add": "{v} = fadd double {0}, {1}",
    "sub": "{v} = fsub double {0}, {1}",
    "mul": "{v} = fmul double {0}, {1}",
    "neg": "{v} = fneg double {0}",
    "abs": "{v} = call double @llvm.fabs.f64(double {0})",
    "sqrt": "{v} = call double @llvm.sqrt.f64(double {0})",
    "div": f"{{v}}a = fcmp oeq double {{1}}, {ZERO}\n"
    "{v}b = fdiv double {0}, {1}\n"
    f"{{v}} = select i1 {{v}}a, double {NAN}, double {{v}}b",
    "log": f"{{v}}a = fcmp ogt double {{0}}, {ZERO}\n"
    "{v}b = call double @log(double {0})\n"
    f"{{v}} = select i1 {{v}}a, double {{v}}b, double {NAN}",
    "pow": f"{{v}}a = fcmp oeq double {{0}}, {ZERO}\n"
    f"{{v}}b = fcmp olt double {{1}}, {ZERO}\n"
    "{v}c = and i1 {v}a, {v}b\n"
    "{v}d = call double @pow(double {0}, double {1})\n"
    f"{{v}} = select i1 {{v}}c, double {NAN}, double {{v}}d",
    "atanh": "{v}a = call double @llvm.fabs.f64(double {0})\n"
    f"{{v}}b = fcmp olt double {{v}}a, {ONE}\n"
    "{v}c = call double @atanh(double {0})\n"
    f"{{v}} = select i1 {{v}}b, double {{v}}c, double {NAN}",
    "sign": f"{{v}}a = fcmp ogt double {{0}}, {ZERO}\n"
    f"{{v}}b = fcmp olt double {{0}}, {ZERO}\n"
    "{v}c = select i1 {v}b, double 0xBFF0000000000000, double {0}\n"
    f"{{v}} = select i1 {{v}}a, double {ONE}, double {{v}}c",
    "select": f"{{v}}a = fcmp one double {{0}}, {ZERO}\n"
    "{v}b = select i1 {v}a, double {1}, double {2}\n"
    f"{{v}}c = fcmp uno double {{0}}, {ZERO}\n"
    "{v} = select i1 {v}c, double {0}, double {v}b",
}
"""How an operation of the values {0}, {1}, ... is written; {v} is the name of its own value. As in `guarded.c`, what is
not defined is not a number, and a comparison with that is not one either."""
COMPARISONS = {"lt": "olt", "le": "ole"}
CHOICES = {"min": "ole", "max": "oge"}
for _name, _how in COMPARISONS.items():
    INSTRUCTIONS[_name] = (
        f"{{v}}a = fcmp {_how} double {{0}}, {{1}}\n"
        "{v}b = uitofp i1 {v}a to double\n"
        "{v}c = fcmp uno double {0}, {1}\n"
        f"{{v}} = select i1 {{v}}c, double {NAN}, double {{v}}b"
    )
for _name, _how in CHOICES.items():
    INSTRUCTIONS[_name] = (
        f"{{v}}a = fcmp {_how} double {{0}}, {{1}}\n"
        f"{{v}}b = fcmp uno double {{0}}, {ZERO}\n"
        "{v}c = or i1 {v}a, {v}b\n"
        "{v} = select i1 {v}c, double {0}, double {1}"
    )
for _name in MATHEMATICS:
    _given = "double {0}, double {1}" if _name in ("atan2", "pow") else "double {0}"
    INSTRUCTIONS.setdefault(_name, f"{{v}} = call double @{_name}({_given})")

ARGUMENTS = "double %t, ptr %x, ptr %p, ptr %memory, ptr %out"


def llvm_text(name: str, program: Program, sources: Sequence[Source | None]) -> str:
    """The text of a program as a function.

    Args:
        name: what the function is called: a plain identifier.
        program: the program; without calls of Python, and with finite numbers.
        sources: where each argument is found: ("t", 0), or a place in the array "x" or "p"; nothing for one that the
            program computes by itself.
    """
    module = _Module(name, memory([program]), {k: found for k, found in enumerate(sources) if found})
    if program.operations <= WHOLE:
        body = module.function(name, ARGUMENTS, program.body, _Ends(module, program))
    else:
        body = _cut(module, name, program)
    return "\n".join([*_declarations(), *module.systems, *body, ""])


def _declarations() -> Iterator[str]:
    yield "declare double @llvm.fabs.f64(double)"
    yield "declare double @llvm.sqrt.f64(double)"
    for name in MATHEMATICS:
        yield f"declare double @{name}({'double, double' if name in ('atan2', 'pow') else 'double'})"
    for name, arguments in SOLVERS.items():
        yield f"declare i32 @{PREFIX}{name}{arguments}"


def _cut(module: _Module, name: str, program: Program) -> list[str]:
    """A long program as functions of its parts, which hand values on in an array `cells`, and one that calls them."""
    parts = list(_parts(program.body))
    needed = [{slot for line in part for slot in uses(line)} for part in parts]
    given = [{slot for line in part for slot in gives(line)} for part in parts]
    later: set[int] = set(program.results.values())
    crossing: set[int] = set()
    for uses_, gives_ in zip(reversed(needed), reversed(given), strict=True):
        crossing |= gives_ & later
        later |= uses_ - gives_
    cells = {slot: k for k, slot in enumerate(sorted(crossing))}
    module.sources |= {slot: ("cells", k) for slot, k in cells.items()}
    text: list[str] = []
    for k, (part, own) in enumerate(zip(parts, given, strict=True)):
        kept = [("cells", cells[slot], slot) for slot in sorted(own & crossing)]
        text += module.function(f"{name}_{k}", f"{ARGUMENTS}, ptr %cells", part, _Kept(kept), "internal ")
    made = _Body(module, f"{name}_0")
    made.entry.append(f"%cells = alloca [{max(len(cells), 1)} x double], align 16")
    for k in range(len(parts)):
        made.checked(f"{name}_{k}", "double %t, ptr %x, ptr %p, ptr %memory, ptr %out, ptr %cells", f"%part{k}")
    return [*text, *made.closed(name, ARGUMENTS, _Ends(module, program))]


def _parts(body: Sequence[Line]) -> Iterator[list[Line]]:
    """A program's lines in pieces of `PART` operations or so."""
    part: list[Line] = []
    size = 0
    for line in body:
        part.append(line)
        size += len(line.entries) if isinstance(line, LinearSolve | Newton) else 1
        if size >= PART:
            yield part
            part, size = [], 0
    if part:
        yield part


@dataclass(frozen=True)
class _Kept:
    """What a function writes when it is done: the array, the place in it, and the slot."""

    stores: Sequence[tuple[str, int, int]]

    def write(self, body: _Body) -> None:
        for array, index, slot in self.stores:
            body.store(array, index, body.value(slot))
        body.lines.append("ret i32 0")


@dataclass(frozen=True)
class _Ends:
    """The results of a whole program, and whether they are finite."""

    module: _Module
    program: Program

    def write(self, body: _Body) -> None:
        for k, slot in enumerate(self.program.results.values()):
            body.store("out", k, body.value(slot))
        body.lines.append(f"%finite = call i32 @{PREFIX}finite_all(i32 {len(self.program.results)}, ptr %out)")
        body.lines.append("ret i32 %finite")


@dataclass
class _Module:
    """What the functions of one text share.

    Args:
        name: that of the whole.
        memory: the places of solutions of nonlinear systems.
        sources: where slots that a function does not compute are found.
        numbers: slots that hold constants.
        systems: the text of the nonlinear systems.
    """

    name: str
    memory: Mapping[tuple[str, ...], int]
    sources: dict[int, Source]
    numbers: dict[int, str] = field(default_factory=dict)
    systems: list[str] = field(default_factory=list)

    def function(
        self, name: str, arguments: str, lines: Sequence[Line], ends: _Kept | _Ends, linkage: str = ""
    ) -> list[str]:
        body = _Body(self, name)
        body.write(lines)
        return body.closed(name, arguments, ends, linkage)


class _Body:
    """The body of one function, in the making.

    Args:
        module: what functions share.
        name: that of the function.
        sources: where slots from outside are found; those of the module by default.
    """

    def __init__(self, module: _Module, name: str, sources: Mapping[int, Source] | None = None) -> None:
        self.module, self.name = module, name
        self.sources = module.sources if sources is None else sources
        self.nested = sources is not None
        self.entry: list[str] = []
        self.lines: list[str] = []
        self.known: set[int] = set()
        self.loaded: dict[int, str] = {}
        self.loads = 0

    def closed(self, name: str, arguments: str, ends: _Kept | _Ends, linkage: str = "") -> list[str]:
        """The function with what it ends with."""
        ends.write(self)
        return [f"define {linkage}i32 @{name}({arguments}) {{", *self.entry, *self.lines, "}"]

    def value(self, slot: int) -> str:
        """The name of a slot's value, or the number it holds; what comes from outside is loaded first."""
        if slot in self.module.numbers:
            return self.module.numbers[slot]
        if slot in self.known:
            return f"%v{slot}"
        if slot not in self.loaded:
            self.loaded[slot] = self._load(*self.sources[slot])
        return self.loaded[slot]

    def _load(self, array: str, index: int) -> str:
        """The name of a number in an array, loaded here: what is held for long occupies registers."""
        if array == "t":
            return "%t"
        self.loads += 1
        name = f"%given{self.loads}"
        self.lines.append(f"{name}p = getelementptr double, ptr %{array}, i64 {index}")
        self.lines.append(f"{name} = load double, ptr {name}p")
        return name

    def store(self, array: str, index: int, value: str) -> None:
        place = f"%{array}_{index}"
        self.lines.append(f"{place} = getelementptr double, ptr %{array}, i64 {index}")
        self.lines.append(f"store double {value}, ptr {place}")

    def write(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if isinstance(line, LinearSolve):
                self._solve(line)
            elif isinstance(line, Newton):
                self._newton(line)
            elif isinstance(line, Assign) and line.operation == "const":
                self.module.numbers[line.slot] = constant(line.value)
            elif isinstance(line, Assign):
                values = [self.value(slot) for slot in line.arguments]
                self.lines.append(INSTRUCTIONS[line.operation].format(*values, v=f"%v{line.slot}"))
                self.known.add(line.slot)
            else:
                raise AssertionError(f"a call of {line.function.name} was not refused")

    def checked(self, function: str, arguments: str, code: str) -> None:
        """The call of a function whose code ends this one where it is not zero."""
        label = code[1:]
        self.lines.append(f"{code} = call i32 @{function}({arguments})")
        self.lines.append(f"{code}f = icmp ne i32 {code}, 0")
        self._branch(f"{code}f", label, code)

    def _branch(self, failed: str, label: str, code: str) -> None:
        self.lines.append(f"br i1 {failed}, label %{label}bad, label %{label}good")
        self.lines.append(f"{label}bad:\nret i32 {code}\n{label}good:")
        self.loaded = {}

    def _array(self, name: str, values: Iterable[int]) -> str:
        """An array that holds the values of slots."""
        slots = list(values)
        self._room(name, max(len(slots), 1))
        for k, slot in enumerate(slots):
            self.store(name, k, self.value(slot))
        return f"%{name}"

    def _room(self, name: str, count: int, kind: str = "double") -> str:
        self.entry.append(f"%{name} = alloca [{count} x {kind}], align 16")
        return f"%{name}"

    def _taken(self, array: str, slots: Sequence[int]) -> None:
        """Numbers of an array in their slots."""
        for k, slot in enumerate(slots):
            self.lines.append(f"%v{slot}p = getelementptr double, ptr %{array}, i64 {k}")
            self.lines.append(f"%v{slot} = load double, ptr %v{slot}p")
            self.known.add(slot)

    def _solve(self, line: LinearSolve) -> None:
        first, n = line.slots[0], len(line.slots)
        if line.redundant:
            self._redundant(line)
            return
        if n == 1 and not line.minimum_norm:
            self._divide(line)
            return
        a, b = self._array(f"a{first}", line.entries), self._array(f"b{first}", line.right)
        solver = "solve_norm" if line.minimum_norm else "solve_definite" if line.symmetric else "solve_general"
        more = ""
        if line.minimum_norm:
            more = f", ptr {self._marks(line)}, double {constant(line.left)}"
        self.checked(f"{PREFIX}{solver}", f"i32 {n}, ptr {a}, ptr {b}{more}", f"%e{first}")
        self._taken(f"b{first}", line.slots)

    def _marks(self, line: LinearSolve) -> str:
        """An array that says which unknowns may stay open."""
        first = line.slots[0]
        marks = self._room(f"m{first}", len(line.slots), "i32")
        for k in range(len(line.slots)):
            self.lines.append(f"%m{first}_{k} = getelementptr i32, ptr {marks}, i64 {k}")
            self.lines.append(f"store i32 {int(k in line.minimum_norm)}, ptr %m{first}_{k}")
        return marks

    def _redundant(self, line: LinearSolve) -> None:
        first, m, n = line.slots[0], len(line.right), len(line.slots)
        a, b, marks = self._array(f"a{first}", line.entries), self._array(f"r{first}", line.right), self._marks(line)
        room = self._room(f"w{first}", redundant_room(m, n))
        self.lines.append(f"%l{first} = getelementptr double, ptr %memory, i64 {self.module.memory[line.labels]}")
        places = f"double {constant(line.left)}, ptr %l{first}, ptr {room}, ptr {self._room(f'b{first}', n)}"
        arguments = f"i32 {m}, i32 {n}, ptr {a}, ptr {b}, ptr {marks}, {places}"
        self.checked(f"{PREFIX}solve_redundant", arguments, f"%e{first}")
        self._taken(f"b{first}", line.slots)

    def _divide(self, line: LinearSolve) -> None:
        """One equation: its coefficient is positive where it must be definite, and else not zero."""
        (slot,) = line.slots
        a, b = self.value(line.entries[0]), self.value(line.right[0])
        self.lines.append(f"%v{slot}r = fcmp {'ogt' if line.symmetric else 'one'} double {a}, {ZERO}")
        self.lines.append(f"%v{slot}w = xor i1 %v{slot}r, true")
        self._branch(f"%v{slot}w", f"v{slot}", str(SINGULAR))
        self.lines.append(f"%v{slot} = fdiv double {b}, {a}")
        self.known.add(slot)

    def _newton(self, line: Newton) -> None:
        first, n = line.slots[0], len(line.slots)
        outside = sorted(slot for slot in uses(line) - {line.bound} if slot not in self.module.numbers)
        system = self._system(line, outside)
        given, found = self._array(f"c{first}", outside), self._room(f"b{first}", n + 1)
        last = "null"
        if not self.nested:
            last = f"%l{first}"
            place = self.module.memory[line.names]
            self.lines.append(f"{last} = getelementptr double, ptr %memory, i64 {place}")
        bound = constant(math.inf) if line.bound is None else self.value(line.bound)
        arguments = f"ptr @{system}, ptr {given}, i32 {n}, double {bound}, ptr {last}, ptr {found}"
        self.checked(f"{PREFIX}newton", arguments, f"%e{first}")
        self._taken(f"b{first}", line.slots)

    def _system(self, line: Newton, outside: Sequence[int]) -> str:
        """The function of a nonlinear system's residuals and Jacobian, by its name."""
        name = f"{self.name}_system_{line.slots[0]}"
        own = {slot: ("given", k) for k, slot in enumerate(outside)}
        own |= {slot: ("x", k) for k, slot in enumerate(line.iterates)}
        number = self.module.numbers.pop(line.bound, "") if line.bound is not None else ""
        body = _Body(self.module, name, own)
        body.write(line.body)
        stores = [("residual", k, slot) for k, slot in enumerate(line.residuals)]
        stores += [("jacobian", k, slot) for k, slot in enumerate(line.entries)]
        arguments = "ptr %given, ptr %x, ptr %residual, ptr %jacobian"
        self.module.systems += body.closed(name, arguments, _Kept(stores), "internal ")
        if line.bound is not None:
            self.module.numbers[line.bound] = number
        return name


def constant(value: float) -> str:
    """A number, to its last bit."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
