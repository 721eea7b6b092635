"""Model files of BondGraphTools (.bg): YAML with models of components, bonds and ports, read as submodels.

Source: the format is that of https://github.com/BondGraphTools/BondGraphTools, version 0.1. Its components take what
flows into each of their ports; half arrows are put so that the laws are the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import BondGraphError, FileRefused, MissingPackage
from bondgraph.graph.nearest import nearest
from bondgraph.io.model import Model
from bondgraph.io.toml import graph_of, text_of
from bondgraph.io.toml_text import key, written

LARGEST = 2**18
"""Bytes that such a file may have: its reader is slow, and models of it are small."""
DEEPEST = 8
"""Mappings and lists that may stand one in another."""
MOST = 2000
"""Components that a model may have, and bonds."""

IN, OUT = "in", "out"
COMPONENTS = {
    "base/0": ("Zero", ()),
    "base/1": ("One", ()),
    "base/R": ("R", (("r", "1000"),)),
    "base/C": ("C", (("C", "1000"),)),
    "base/I": ("I", (("L", "2000"),)),
    "base/Se": ("Se", (("e", ""),)),
    "base/Sf": ("Sf", (("f", ""),)),
    "base/TF": ("TF", (("r", "1"),)),
    "base/GY": ("GY", (("R", "1"),)),
    "base/SS": ("", (("f", ""), ("e", ""))),
    "elec/Di": ("R", (("Is", ""), ("n", "1"), ("Vt", "0.0258563"))),
    "BioChem/Ce": ("Ce", (("k", ""), ("R", "R_gas"), ("T", "T"))),
    "BioChem/Re": ("Re", (("r", ""), ("R", "R_gas"), ("T", "T"))),
}
"""What stands for each component, and its parameters in order with their defaults; "" for one that has none."""
PORTS = {"TF": (IN, OUT), "GY": (IN, OUT), "Re": (IN, OUT), "Se": (OUT,), "Sf": (OUT,)}
"""Where power is positive at each port of a component; into it at all others."""
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def read_bg(path: Path, name: str | None = None) -> Model:
    """The model in a file of BondGraphTools.

    Args:
        path: the file.
        name: of the graph that is meant, if it must be that.

    Raises:
        FileRefused: for a file that is none, and components that are not known here, with line, column and remedy.
        MissingPackage: where PyYAML is not installed.
    """
    text = text_of(path)
    if len(text) > LARGEST:
        law = f"a file of BondGraphTools has at most {LARGEST} characters here"
        raise FileRefused(str(path), law, remedy="save its parts in several files")
    made = _File(str(path), _composed(text, str(path))).toml()
    try:
        graph = graph_of(made, str(path))
    except FileRefused as error:
        first = error.faults[0] if error.faults else error
        place = re.sub(r":\d+:\d+", "", first.place, count=1)
        raise FileRefused(place, first.law, parties=first.parties, remedy=first.remedy) from None
    if name not in (None, graph.name):
        law, remedy = f"there is no graph '{name}' in it", f"leave the name out: it holds '{graph.name}'"
        raise FileRefused(str(path), law, remedy=remedy)
    return Model(graph)


# -- YAML -----------------------------------------------------------------------------------------------------------


def _composed(text: str, file: str) -> Any:
    """The nodes of a text: nothing is made of them but by their words, and none stands for another.

    Raises:
        FileRefused: for what is no YAML, has anchors, or nests deep.
    """
    try:
        yaml = import_module("yaml")
    except ImportError:
        law = "files of BondGraphTools are YAML, which PyYAML reads, and it is not installed"
        raise MissingPackage(file, law, remedy="pip install pyyaml") from None
    depth = 0
    try:
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            kind = type(event).__name__
            depth += kind.endswith("StartEvent") - kind.endswith("EndEvent")
            if depth > DEEPEST + 2:
                raise _refused(file, event, f"it nests more than {DEEPEST} deep", "a model needs less")
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise _refused(file, event, "it has anchors or aliases", "write out what they stand for")
        return yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{file}:{mark.line + 1}:{mark.column + 1}" if mark else file
        law = f"this is no YAML: {getattr(error, 'problem', None) or error!s:.100}"
        raise FileRefused(where, law, remedy="correct that line") from None


def _refused(file: str, node: Any, law: str, remedy: str, parties: tuple[str, ...] = ()) -> FileRefused:
    where = f"{file}:{node.start_mark.line + 1}:{node.start_mark.column + 1}" if node is not None else f"{file}:1:1"
    return FileRefused(where, law, parties=parties, remedy=remedy)


@dataclass(frozen=True)
class Words:
    """A line of the file: its words, and where it stands."""

    words: tuple[str, ...]
    node: Any


@dataclass
class _File:
    """A file as it is turned into tables.

    Args:
        file: what it is called.
        root: its outermost node.
    """

    file: str
    root: Any

    def entries(self, node: Any, what: str) -> dict[str, Any]:
        """A mapping of words."""
        if not hasattr(node, "value") or not isinstance(node.value, list) or type(node).__name__ != "MappingNode":
            raise _refused(
                self.file, node, f"{what} is no mapping", "write keys with their values, as BondGraphTools does"
            )
        found: dict[str, Any] = {}
        for name, value in node.value:
            if not isinstance(name.value, str) or name.value in found:
                raise _refused(
                    self.file, name, f"{what} has a key twice, or one that is no word", "write each key once"
                )
            found[name.value] = value
        return found

    def lines(self, node: Any, what: str) -> list[Words]:
        """The lines of a list."""
        if node is None or (type(node).__name__ == "ScalarNode" and node.value in ("", "null", "~")):
            return []
        if type(node).__name__ != "SequenceNode" or not all(isinstance(each.value, str) for each in node.value):
            raise _refused(self.file, node, f"{what} are no list of lines", 'write such as "- R1 base/R 10"')
        if len(node.value) > MOST:
            raise _refused(self.file, node, f"a model has at most {MOST} {what} here", "take it apart")
        return [Words(tuple(each.value.split()), each) for each in node.value]

    @cached_property
    def head(self) -> dict[str, Any]:
        """The keys of the file."""
        if self.root is None:
            raise _refused(self.file, None, "it is empty", "save a model into it")
        found = self.entries(self.root, "the file")
        version = found.get("version")
        if version is not None and str(version.value) != "0.1":
            law = f"it is of version {version.value!s:.20}, and 0.1 is read"
            raise _refused(self.file, version, law, "save it with BondGraphTools 0.4")
        for wanted in ("root", "models"):
            if wanted not in found:
                raise _refused(self.file, self.root, f"it has no '{wanted}'", "save it by BondGraphTools' save")
        return found

    @cached_property
    def models(self) -> dict[str, _Model]:
        """The models by name."""
        return {name: _Model(self, name, node) for name, node in self.entries(self.head["models"], "models").items()}

    @cached_property
    def names(self) -> dict[str, str]:
        """What submodels are called here."""
        return _identifiers(self.models)

    def toml(self) -> str:
        """The file as a model file of this package."""
        name = self.head["root"].value
        top = "/" if "/" in self.models else name
        if not isinstance(name, str) or top not in self.models:
            remedy = nearest(str(name)[:100], [*self.models], "there are")
            raise _refused(self.file, self.head["root"], f"there is no model {name!r:.60}", remedy)
        order = list[str]()
        self._inside(top, (), order)
        (called,) = _identifiers([name]).values()
        text = ["format = 1", f'name = "{called}"', *self.models[top].body()]
        for inner in order:
            if inner != top:
                table = f"submodels.{key(self.names[inner])}"
                text += ["", f"[{table}]", *self.models[inner].body(f"{table}.elements")]
        at = next((k for k, line in enumerate(text) if line == "[elements]"), 0)
        end = next((k for k in range(at, len(text)) if text[k].startswith("[submodels")), len(text))
        return "\n".join([*text[:at], *text[end:], *text[at:end], ""])

    def _inside(self, name: str, above: tuple[str, ...], found: list[str]) -> None:
        """Add a model and those in it, each once, innermost first."""
        if name in above or len(above) > 16:
            law = f"a model stands inside itself, {' in '.join([name, *reversed(above)])}" if name in above else (
                "models stand more than 16 deep"
            )  # fmt: skip
            raise _refused(self.file, self.models[name].node, law, "take one of them out")
        for inner in dict.fromkeys(self.models[name].instances.values()):
            if inner not in found:
                self._inside(inner, (*above, name), found)
        found.append(name)


@dataclass
class _Model:
    """One model of a file: components, bonds and ports."""

    file: _File
    name: str
    node: Any

    @cached_property
    def keys(self) -> dict[str, Any]:
        found = self.file.entries(self.node, f"the model '{self.name:.60}'")
        for word in found:
            if word not in ("components", "netlist", "ports"):
                law = f"nobody knows the key '{word:.40}' of a model"
                raise _refused(self.file.file, found[word], law, nearest(word, ["components", "netlist", "ports"]))
        return found

    @cached_property
    def components(self) -> dict[str, Words]:
        """The lines of components by their names."""
        found: dict[str, Words] = {}
        for line in self.file.lines(self.keys.get("components"), "components"):
            if len(line.words) < 2:
                law = "a component is its name and its type"
                raise _refused(self.file.file, line.node, law, 'write such as "R1 base/R 10"')
            if line.words[0] in found:
                law = f"two components are called '{line.words[0]:.60}', and bonds do not say which one they mean"
                remedy = "give each a name of its own; where BondGraphTools saves a network of reactions it does not"
                raise _refused(self.file.file, line.node, law, remedy, (line.words[0],))
            found[line.words[0]] = line
        return found

    @cached_property
    def instances(self) -> dict[str, str]:
        """The models of components that are models."""
        found = {}
        for name, line in self.components.items():
            kind = line.words[1]
            if kind in self.file.models and kind not in COMPONENTS:
                found[name] = kind
            elif kind not in COMPONENTS:
                law = f"'{kind:.60}' is no component that is known here, and no model of the file"
                remedy = nearest(kind[:100], [*COMPONENTS, *self.file.models], "there are")
                raise _refused(self.file.file, line.node, law, remedy, (name,))
        return found

    @cached_property
    def ports(self) -> dict[str, str]:
        """The names of the ports by the components that they replace."""
        found: dict[str, str] = {}
        for line in self.file.lines(self.keys.get("ports"), "ports"):
            if len(line.words) != 2 or line.words[0] not in self.components or line.words[0] in found:
                law = "a port is the name of a component, once, and its own"
                raise _refused(self.file.file, line.node, law, nearest(" ".join(line.words[:1]), [*self.components]))
            found[line.words[0]] = line.words[1]
        return found

    @cached_property
    def names(self) -> dict[str, str]:
        """What components, and ports in place of some, are called here."""
        return _identifiers({**self.components, **dict.fromkeys(f"{port} (port)" for port in self.ports.values())})

    @cached_property
    def nets(self) -> list[tuple[Words, str, str]]:
        """The bonds: the line, and both of its ends."""
        found = []
        for line in self.file.lines(self.keys.get("netlist"), "bonds"):
            if len(line.words) != 2:
                raise _refused(self.file.file, line.node, "a bond is two ends", 'write such as "R1 kcl"')
            found.append((line, *line.words))
        return found

    @cached_property
    def ways(self) -> dict[str, str]:
        """Where power is positive at each of its ports: out of the model where a source is there, else into it."""
        found = {}
        for component, port in self.ports.items():
            others = [(b, False) if a == component else (a, True) for _, a, b in self.nets if component in (a, b)]
            inner = {self._arrow(*other)[1] for other in others if self._split(other[0])[0] not in self.ports}
            found[port] = OUT if inner == {OUT} else IN
        return found

    def _kind(self, component: str) -> str:
        return COMPONENTS[self.components[component].words[1]][0]

    def _split(self, end: str) -> tuple[str, str]:
        """The component of an end, and its port."""
        if end in self.components:
            return end, ""
        component, _, port = end.rpartition(".")
        return component, port

    def _end(self, end: str, is_tail: bool, line: Words) -> tuple[str, str]:
        """An end as it is written here, and where power is positive there; "" for either."""
        component, _ = self._split(end)
        if component not in self.ports:
            return self._arrow(end, is_tail, line)
        port = self.ports[component]
        return self.names[f"{port} (port)"], OUT if self.ways[port] == IN else IN

    def _arrow(self, end: str, is_tail: bool, line: Words | None = None) -> tuple[str, str]:
        """The same of an end that is no port of the model."""
        component, port = self._split(end)
        at = line.node if line else self.node
        if component not in self.components:
            law = f"there is no component '{component or end:.60}' in the model"
            remedy = nearest((component or end)[:100], [*self.components][:200])
            raise _refused(self.file.file, at, law, remedy)
        name = self.names[component]
        if component in self.instances:
            inner = self.file.models[self.instances[component]]
            known = [*inner.ways]
            if port not in known and port.isdecimal() and len(port) < 5 and int(port) < len(known):
                port = known[int(port)]  # its place among the ports, from 0 on
            port = known[0] if not port and len(known) == 1 else port
            if port not in inner.ways:
                law = f"'{self.instances[component]:.60}' has no port '{port:.60}'"
                raise _refused(self.file.file, at, law, nearest(port, known, "its ports are"))
            return f"{name}.{inner.names[f'{port} (port)']}", inner.ways[port]
        kind = self._kind(component)
        if not kind:
            law = f"'{component:.60}' is a source sensor that is no port of its model"
            raise _refused(self.file.file, self.components[component].node, law, "make it a port, or a source")
        if kind == "Zero":
            return name, ""
        if kind == "One":
            outward = port == "inverting" or (port != "non_inverting" and is_tail)
            return name, OUT if outward else IN
        return name, PORTS.get(kind, (IN,))[0]

    def bonds(self) -> tuple[list[str], list[str]]:
        """The bonds as chains, and the 0-junctions that stand where both ends take power, or give it."""
        free: dict[str, list[str]] = {}
        found, between = list[str](), list[str]()
        for line, *pair in self.nets:
            (a, one), (b, other) = (
                self._at_port(end, *self._end(end, k == 0, line), free, line) for k, end in enumerate(pair)
            )
            if one == other != "":
                middle = f"node_{len(between) + 1}"
                while middle in self.names.values():
                    middle += "_"
                between.append(middle)
                found.append(f"{a} >> {middle} << {b}" if one == OUT else f"{a} << {middle} >> {b}")
            else:
                found.append(f"{a} >> {b}" if one == OUT or other == IN else f"{a} << {b}")
        return found, between

    def _at_port(self, end: str, text: str, way: str, free: dict[str, list[str]], line: Words) -> tuple[str, str]:
        """An end at one of two ports: at that which is named, or else at the first that is free."""
        component, port = self._split(end)
        if component in self.ports or component in self.instances:
            return text, way
        ways = PORTS.get(self._kind(component), ())
        if len(ways) < 2:
            return text, way
        left = free.setdefault(component, ["0", "1"])
        taken = port or (left[0] if left else "")
        if taken not in left:
            law = f"'{component:.60}' has no port '{port:.20}' that is free"
            raise _refused(self.file.file, line.node, law, "its ports are 0 and 1, each for one bond")
        left.remove(taken)
        return f"{text}[{int(taken) + 1}]", ways[int(taken)]

    def body(self, table: str = "elements") -> list[str]:
        """Bonds, ports and elements as TOML."""
        bonds, between = self.bonds()
        found = ["bonds = [", *(f"    {written(bond)}," for bond in bonds), "]"]
        if table != "elements":
            ports = {self.names[f"{port} (port)"]: "" for port in self.ports.values()}
            found.append(f"ports = {written(ports)}")
        found += ["", f"[{table}]"]
        for component in self.components:
            if component not in self.ports:
                found.append(f"{self.names[component]} = {written(self._element(component))}")
        return [*found, *(f'{name} = {{ type = "Zero" }}' for name in between)]

    def _element(self, component: str) -> dict[str, Any]:
        line = self.components[component]
        if component in self.instances:
            if len(line.words) > 2:
                raise _refused(self.file.file, line.node, "a model takes no values", "leave them out")
            return {"type": self.file.names[self.instances[component]]}
        kind, known = COMPONENTS[line.words[1]]
        given = dict(known)
        for k, word in enumerate(line.words[2:]):
            name, sign, number = word.rpartition("=")
            name = name if sign else (known[k][0] if k < len(known) else "")
            if name not in given or not _NUMBER.fullmatch(number):
                law = f"'{word:.60}' is no value of {line.words[1]}: a number by its place, or by a name"
                remedy = f"its values are {', '.join(dict(known)) or 'none'}"
                raise _refused(self.file.file, line.node, law, remedy, (component,))
            given[name] = number
        if line.words[1] == "elec/Di":
            current = given["Is"] or f"Is_{self.names[component]}"
            return {"type": kind, "flow": f"{current}*(exp(e/({given['n']}*{given['Vt']})) - 1)"}
        first = given[known[0][0]] if known else ""
        found: dict[str, Any] = {"type": kind}
        if first:
            found["value"] = {"TF": f"1/({first})", "GY": f"-({first})"}.get(kind, _plain(first))
        if kind in ("Ce", "Re"):
            found["scale"] = f"{given['R']}*{given['T']}"
        return found


def _plain(number: str) -> Any:
    return int(number) if re.fullmatch(r"[+-]?\d{1,15}", number) else float(number)


def _identifiers(names: Iterable[str]) -> dict[str, str]:
    """Names that formulas may hold, one for each: as near as may be to those given."""
    found: dict[str, str] = {}
    for name in names:
        own = re.sub(r"\W", "_", name.removesuffix(" (port)"), flags=re.ASCII).strip("_")[:60]
        own = own if own[:1].isalpha() else f"n{own}"
        try:
            expressions.identifier(own, "a name")
        except BondGraphError:
            own = f"{own}_"
        while own in found.values():
            own = f"{own}_"
        found[name] = own
    return found
