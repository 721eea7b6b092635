"""The laws of the house, read off the files: who may import whom, and what may not be forgotten.

After a deliberate change of the public names, ``python tests/test_house.py --update`` rewrites their list.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import FunctionType

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE_ROOTS = (ROOT, ROOT / "elements")
PACKAGES = (ROOT / "bondgraph", ROOT / "elements" / "bondgraph_elements")
PUBLIC_API = ROOT / "tests" / "public_api.txt"

FACADE = "bondgraph.elements"
PUBLIC = ("bondgraph", FACADE)

# Third-party packages that only these modules, and the modules below them, may import at all.
AT_HOME = {
    "sympy": ("bondgraph.algebra.sympy", "bondgraph_elements.mechanics.from_sympy"),
    "casadi": ("bondgraph.algebra.casadi", "bondgraph.export"),
    "llvmlite": ("bondgraph.program.llvm",),
    "pint": ("bondgraph.algebra.quantity",),
}
# What importing every public name must not load.
LAZY = (
    "casadi", "click", "fontTools", "llvmlite", "lxml", "matplotlib", "networkx", "pint", "rich", "scipy", "sympy",
    "ziafont", "ziamath",
)  # fmt: skip

# The rooms of the engine, ground floor first: each may import those below it, and none of its own floor.
FLOORS = (
    ("errors",),
    ("program",),
    ("algebra",),
    ("graph",),
    ("causality",),
    ("equations", "draw"),
    ("kinetics",),
    ("forms", "problem"),
    ("compile",),
    ("simulate", "export"),
    ("io",),
    ("analysis",),
    ("report",),
    ("elements",),
    ("cli",),
    ("__main__",),
    ("bondgraph",),
)
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
# The rooms of which every file has a test of its own; to be extended.
TESTED_ROOMS = (
    "algebra analysis causality draw equations export forms graph io kinetics problem program report simulate"
)
TESTED = tuple(f"bondgraph.{name}" for name in TESTED_ROOMS.split())
# A noun's shorthand for what a room above does with it, imported inside the method.
SHORTHANDS = {
    "bondgraph.graph.graph": ("draw", "io", "analysis"),  # Graph.svg, Graph.save, marks
    "bondgraph.causality.causal_graph": ("draw", "analysis"),  # its diagram; steps, assignments
    "bondgraph.equations.equations": ("problem",),  # Equations.function
    "bondgraph.kinetics.kinetics": ("analysis",),  # Kinetics.at
    "bondgraph.simulate.trajectory": ("analysis",),  # Trajectory.certify
    "bondgraph.simulate.simulate": ("analysis",),  # simulate, of arrays
}

# Packages that grow by files: each public module is named in its package's __init__.
GROWING = ("bondgraph.forms", "bondgraph.export", "bondgraph_elements")


@dataclass(frozen=True)
class Import:
    line: int
    target: str


@dataclass(frozen=True)
class Module:
    name: str
    path: Path

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.path.read_text(encoding="utf-8"), str(self.path))

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"

    @property
    def package(self) -> str:
        return self.name if self.is_package else self.name.rpartition(".")[0]

    def at(self, line: int) -> str:
        return f"{self.path.relative_to(ROOT).as_posix()}:{line}"

    def imports(self, *, inside_functions: bool, for_types: bool = True) -> tuple[Import, ...]:
        return imports_of(self, inside_functions, for_types)

    def found(self, inside_functions: bool, for_types: bool) -> Iterator[Import]:
        """The absolute names of what is imported: a module where one is meant, else the module imported from."""
        for node in walk(self.tree, inside_functions=inside_functions, for_types=inside_functions and for_types):
            match node:
                case ast.Import(names=names):
                    yield from (Import(node.lineno, alias.name) for alias in names)
                case ast.ImportFrom(module=source, names=names, level=level):
                    base = self.package.split(".")[: -(level - 1) or None] if level else []
                    origin = ".".join([*base, *([source] if source else [])])
                    for alias in names:
                        full = f"{origin}.{alias.name}"
                        yield Import(node.lineno, full if full in MODULES or full == FACADE else origin)
                case ast.Call(func=func, args=[ast.Constant(value=str(name)), *_]):
                    if ast.unparse(func).rpartition(".")[2] in {"import_module", "__import__"}:
                        yield Import(node.lineno, name)


@cache
def imports_of(module: Module, inside_functions: bool, for_types: bool) -> tuple[Import, ...]:
    return tuple(module.found(inside_functions, for_types))


def walk(tree: ast.AST, *, inside_functions: bool, for_types: bool) -> Iterator[ast.AST]:
    """The nodes; without the insides of functions and what is for types, those that run when the module is imported."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if not inside_functions and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if not for_types and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting.extend(node.orelse)
            continue
        waiting.extend(ast.iter_child_nodes(node))


def find_modules() -> dict[str, Module]:
    modules = {}
    for source, package in zip(SOURCE_ROOTS, PACKAGES, strict=True):
        for path in sorted(package.rglob("*.py")):
            parts = path.relative_to(source).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            modules[name] = Module(name, path)
    return modules


MODULES = find_modules()


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def engine() -> list[Module]:
    return [module for module in MODULES.values() if within(module.name, "bondgraph")]


def expect_none(offences: list[str], law: str) -> None:
    assert not offences, "\n".join([law, *offences])


def test_the_engine_never_imports_the_elements() -> None:
    expect_none(
        [
            f"{module.at(found.line)}: imports {found.target}"
            for module in engine()
            if module.name != FACADE
            for found in module.imports(inside_functions=True)
            if within(found.target, "bondgraph_elements", FACADE)
        ],
        "Only the facade bondgraph/elements.py may know the library; elsewhere take it as an argument.",
    )


@pytest.mark.parametrize("guest", AT_HOME)
def test_algebra_packages_stay_in_their_rooms(guest: str) -> None:
    expect_none(
        [
            f"{module.at(found.line)}: imports {found.target}"
            for module in MODULES.values()
            if not within(module.name, *AT_HOME[guest])
            for found in module.imports(inside_functions=True)
            if within(found.target, guest)
        ],
        f"{guest} is imported only in {', '.join(AT_HOME[guest])}; elsewhere use the algebra's own words.",
    )


def room(name: str) -> str:
    """The room of the engine that a module is in; the door itself is called bondgraph."""
    return name.partition(".")[2].partition(".")[0] or "bondgraph"


def test_rooms_import_only_what_is_below_them() -> None:
    offences = []
    for module in engine():
        here = room(module.name)
        for found in module.imports(inside_functions=True):
            there = room(found.target)
            below = here == there or FLOOR[there] < FLOOR[here] if within(found.target, "bondgraph") else True
            if not below and there not in SHORTHANDS.get(module.name, ()):
                offences.append(f"{module.at(found.line)}: {here} imports {found.target}")
    floors = " < ".join(rooms[0] if len(rooms) == 1 else f"{{{', '.join(rooms)}}}" for rooms in FLOORS)
    expect_none(offences, f"A room imports those below it only: {floors}.")


def test_a_shorthand_is_imported_inside_its_method() -> None:
    expect_none(
        [
            f"{module.at(found.line)}: imports {found.target}"
            for module in engine()
            if module.name in SHORTHANDS
            for found in module.imports(inside_functions=False)
            if within(found.target, *(f"bondgraph.{above}" for above in SHORTHANDS[module.name]))
        ],
        "Only inside the method that needs it may a noun import a room above.",
    )


def test_every_room_has_a_floor_and_the_hall_is_empty() -> None:
    """Nothing but the door, the table of contents, the facade, the command line and the refusals lies flat."""
    rooms = {room(module.name) for module in engine()}
    assert rooms == set(FLOOR), rooms ^ set(FLOOR)
    flat = {module.path.stem for module in engine() if not module.is_package and module.name.count(".") == 1}
    assert flat == {"__main__", "cli", "compile", "elements", "errors"}


def test_no_import_cycles() -> None:
    """At module level. Importing a.b.c runs a and a.b first, so a module outside these depends on them too."""
    graph: dict[str, set[str]] = {name: set() for name in MODULES}
    for name, module in MODULES.items():
        for found in module.imports(inside_functions=False):
            parts = found.target.split(".")
            parents = [".".join(parts[:count]) for count in range(1, len(parts))]
            needed = {found.target, *(parent for parent in parents if not within(name, parent))}
            graph[name] |= (needed & MODULES.keys()) - {name}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        # The sorter lists each module after what it needs: turn it round to read "imports".
        pytest.fail("An import cycle: " + " imports ".join(reversed(error.args[1])))


# Rooms without a circle even of imports inside functions.
STRAIGHT = ("algebra", "causality", "draw", "forms", "graph", "io", "problem", "program")


@pytest.mark.parametrize("name", STRAIGHT)
def test_imports_inside_functions_close_no_circle(name: str) -> None:
    inside = {each.name: each for each in engine() if room(each.name) == name}
    graph = {
        each.name: {found.target for found in each.imports(inside_functions=True, for_types=False)}
        & inside.keys() - {each.name}
        for each in inside.values()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail("A circle: " + " imports ".join(reversed(error.args[1])))


def test_importing_loads_nothing_heavy() -> None:
    """In a process of its own, since other tests have loaded everything."""
    names = "from bondgraph import *; from bondgraph.elements import *"
    code = f"import sys; {names}; print(*sorted(set(sys.modules) & set({LAZY!r})))"
    path = os.pathsep.join(map(str, SOURCE_ROOTS))
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert not run.stdout.split(), f"loaded at import; move into the function that needs it: {run.stdout}"


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    places = (*PACKAGES, *(ROOT / name for name in ("tests", "examples", "benchmarks")))
    drawers = [path for place in places for path in place.rglob("util*") if path.stem in {"util", "utils"}]
    expect_none([str(path.relative_to(ROOT)) for path in drawers], "Name a module after what it does.")


def test_no_two_tests_share_a_file_name() -> None:
    """Test folders are no packages, so a second file of one name would not be collected."""
    names: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        names.setdefault(path.name, []).append(str(path.relative_to(ROOT)))
    expect_none([" and ".join(paths) for paths in names.values() if len(paths) > 1], "Rename one of:")


def test_what_is_said_to_take_long_is_there() -> None:
    offences = []
    for line in (ROOT / "tests" / "long.txt").read_text(encoding="utf-8").splitlines():
        file, _, name = line.partition("[")[0].partition("::")
        path = next((p for p in (ROOT / "tests" / file, ROOT / file, ROOT / "elements" / file) if p.exists()), None)
        function = name.rpartition(".")[2]
        if path is None or not re.search(rf"\b{re.escape(function)}\b", path.read_text(encoding="utf-8")):
            offences.append(line)
    expect_none(offences, "Take out of tests/long.txt:")


def test_no_comparison_has_a_small_number_without_a_name() -> None:
    """A tolerance has a name, a reason and a place. Floors of underflow, and runtimes that stand alone, have none."""
    offences = []
    for module in (module for module in MODULES.values() if not within(module.name, "bondgraph.export.runtime")):
        for comparison in (node for node in ast.walk(module.tree) if isinstance(node, ast.Compare)):
            numbers = [node.value for node in ast.walk(comparison) if isinstance(node, ast.Constant)]
            if any(isinstance(x, float) and 1e-300 < abs(x) < 0.1 for x in numbers):
                offences.append(f"{module.at(comparison.lineno)} {ast.unparse(comparison)}")
    expect_none(offences, "Name the number, or take a tolerance of bondgraph/program/tolerances.py:")


def test_every_source_folder_is_a_package() -> None:
    """A folder without __init__.py would be left out of the wheel."""
    folders = {path.parent for package in PACKAGES for path in package.rglob("*.py")}
    expect_none(
        [str(path.relative_to(ROOT)) for path in sorted(folders) if not (path / "__init__.py").exists()],
        "Add an __init__.py to:",
    )


def test_no_member_is_forgotten() -> None:
    """A package's __init__ names each member: by an import, or by a string if it imports lazily. Helpers are in use.

    What stands in a folder of parts, whose own __init__ names nothing, is in use too.
    """
    offences = []
    used = {found.target for module in MODULES.values() for found in module.imports(inside_functions=True)}
    for package in (module for module in MODULES.values() if module.is_package and within(module.name, *GROWING)):
        files = [module for module in MODULES.values() if module.package == package.name and module is not package]
        named = {found.target for found in package.imports(inside_functions=True)}
        lists = bool(named)
        for node in ast.walk(package.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= {node.value, f"{package.name}.{node.value.lstrip('.')}"}
        offences += [
            f"{module.at(1)}: not named in {package.at(1)}"
            for module in files
            if not module.is_package and module.name not in (named if is_member(module) and lists else named | used)
        ]
    expect_none(offences, "A new member is a file and a line in its package's __init__:")


def test_every_file_of_a_tested_room_is_imported_by_a_test() -> None:
    """By itself: a test of what uses it says less of it, and says it later."""
    imported: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                imported |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            elif isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
    files = [module for module in engine() if within(module.name, *TESTED) and not module.is_package]
    expect_none(
        [f"{module.at(1)}: no test imports it" for module in files if module.name not in imported],
        "Write its laws, on small inputs with known answers, in tests/<room>/test_<file>.py:",
    )


def is_member(module: Module) -> bool:
    """A file with a public class, or with a function of its own name; a leading underscore says it is a helper."""
    stem = module.name.rpartition(".")[2]
    return not stem.startswith("_") and any(
        (isinstance(node, ast.ClassDef) and not node.name.startswith("_"))
        or (isinstance(node, ast.FunctionDef) and node.name == stem)
        for node in module.tree.body
    )


def test_the_engine_asks_for_capabilities_not_for_classes() -> None:
    """No isinstance(x, NIC), type(x) is NIC, case NIC(), type(x).__name__ == "NIC" or x.kind == "NIC" in the engine."""
    library = [module for module in MODULES.values() if within(module.name, "bondgraph_elements")]
    elements = {name for module in library for name in class_names(module.tree)}
    elements -= {name for module in engine() for name in class_names(module.tree)}
    expect_none(
        [
            f"{module.at(line)}: asks for {', '.join(sorted(asked & elements))}"
            for module in engine()
            for line, asked in class_questions(module.tree)
            if asked & elements
        ],
        "The engine asks an element what it can do (strokes, modulus, inertia, law), never which class it is.",
    )


def class_names(tree: ast.AST) -> Iterator[str]:
    """The classes defined, and the symbols they give as their kind."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id="kind")], value=ast.Constant(value=str(kind))):
                yield kind
            case ast.AnnAssign(target=ast.Name(id="kind"), value=ast.Constant(value=str(kind))):
                yield kind


def class_questions(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Lines that ask for a value's class, with the names they mention."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, classes]):
                yield node.lineno, last_names(classes)
            case ast.MatchClass(cls=cls):
                yield cls.lineno, last_names(cls)
            case ast.Compare() if any(asker in ast.unparse(node) for asker in ("type(", "__name__", ".kind")):
                texts = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                yield node.lineno, last_names(node) | {text for text in texts if isinstance(text, str)}


def last_names(tree: ast.AST) -> set[str]:
    nodes = list(ast.walk(tree))
    return {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }


def public_names() -> list[str]:
    return [f"{name}.{public}" for name in PUBLIC for public in sorted(importlib.import_module(name).__all__)]


def test_public_names_are_the_recorded_ones() -> None:
    recorded = PUBLIC_API.read_text(encoding="utf-8").splitlines()
    assert public_names() == recorded, "if meant: python tests/test_house.py --update, and a line in CHANGELOG.md"


def test_public_calls_are_explained() -> None:
    offences = []
    for place in PUBLIC:
        module = importlib.import_module(place)
        for name in module.__all__:
            thing = getattr(module, name)
            if isinstance(thing, type) and not issubclass(thing, BaseException):
                thing = thing.__init__
            if isinstance(thing, FunctionType) and not hasattr(thing, "__wrapped__"):
                offences.append(f"{place}.{name}")
    expect_none(
        offences,
        "Put @explained of bondgraph/program/calls.py above it, so that a call whose arguments do not fit is answered:",
    )


@pytest.mark.parametrize("name", PUBLIC)
def test_public_names_exist_and_say_what_they_are(name: str) -> None:
    module = importlib.import_module(name)
    assert len(set(module.__all__)) == len(module.__all__), "a name is listed twice"
    for public in module.__all__:
        thing = getattr(module, public)
        if callable(thing):  # a dataclass without a docstring is given its signature as one
            doc = thing.__doc__ or ""
            assert doc and not doc.startswith(f"{public}("), f"{name}.{public} has no docstring"


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit("usage: python tests/test_house.py --update")
    sys.path[:0] = map(str, SOURCE_ROOTS)
    PUBLIC_API.write_text("".join(f"{name}\n" for name in public_names()), encoding="utf-8")
