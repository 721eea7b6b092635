"""Instances of submodels are the same system written flat: random hierarchies, compared in every rate and variable."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import table
from bondgraph.elements import GY, TF, C, I, One, R, Se, Zero
from bondgraph.equations.available_names import available
from bondgraph.export import modelica
from bondgraph.export._model import Model, model
from bondgraph.io.document import document
from bondgraph.io.save import checked
from bondgraph.io.toml import graph_of

DRAWN: dict[str, Any] = {
    "deadline": None,
    "phases": (Phase.explicit, Phase.generate),
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
ELEMENTS = {"r": R, "c": C, "i": I}
THROUGH = {"tf": TF, "gy": GY}


@dataclass(frozen=True)
class Spec:
    """A submodel of one port: what hangs on its junction, what lies between that and the port, and what is in it.

    `given` says how the parameter k of each instance in it is given: not, as a number, as a formula, by Python's `*`.
    """

    common: str
    parts: tuple[tuple[str, float], ...]
    through: str
    out: bool
    inner: tuple[tuple[str, Spec], ...]


def specs(depth: int) -> st.SearchStrategy[Spec]:
    """Specs nested so deep, and at least along one line."""
    parts = st.lists(st.tuples(st.sampled_from("rci"), st.sampled_from([0.5, 1.5, 2.0, 3.25])), min_size=1, max_size=3)
    ways = st.sampled_from(["left", "number", "text", "python"])
    inner = st.lists(st.tuples(ways, specs(depth - 1)), min_size=1, max_size=2) if depth > 1 else st.just([])
    return st.builds(
        lambda common, parts, through, out, inner: Spec(common, tuple(parts), through, out, tuple(inner)),
        st.sampled_from(["one", "zero"]),
        parts,
        st.sampled_from(["", "tf", "gy"]),
        st.booleans(),
        inner,
    )


def hub_of(spec: Spec, name: str) -> Any:
    return One(name) if spec.common == "one" else Zero(name)


def between(spec: Spec, outside: Any, name: str, modulus: Any, hub: Any) -> Any:
    """The chain from what is outside to the junction."""
    passed = [THROUGH[spec.through](name, modulus)] if spec.through else []
    chain = [outside, *passed, hub]
    found = chain[0]
    for thing in chain[1:]:
        found = found << thing if spec.out else found >> thing
    return found


def submodel(spec: Spec) -> bg.Submodel:
    """The spec as a submodel, whose instances may be given k."""

    @bg.submodel(ports={"port": None})
    def part(port: Any, *, k: float = 1.25, a: float = 0.75) -> Any:
        hub = hub_of(spec, "hub")
        chains = [between(spec, port, "m", 2 * k, hub), hub >> R("a", a)]
        chains += [hub >> ELEMENTS[kind](f"{kind}{n}", value) for n, (kind, value) in enumerate(spec.parts)]
        chains.append(hub >> I("last", f"{k}*3 + 1"))
        for n, (way, each) in enumerate(spec.inner):
            words = {"left": {}, "number": {"k": 0.6}, "text": {"k": f"{k}/2"}, "python": {"k": k + a}}[way]
            inside = submodel(each)(f"s{n}", **words)
            chains.append(hub << inside.port if each.out else hub >> inside.port)
        return chains

    return part


def flat(spec: Spec, name: str, outside: Any, k: str, values: dict[str, float]) -> list[Any]:
    """The same written flat, with names of its own: `k` is what is written for the parameter."""
    hub = hub_of(spec, f"{name}_hub")
    own = f"{name}_a"
    chains = [between(spec, outside, f"{name}_m", f"2*({k})", hub), hub >> R(own, 0.75)]
    chains += [hub >> ELEMENTS[kind](f"{name}_{kind}{n}", value) for n, (kind, value) in enumerate(spec.parts)]
    chains.append(hub >> I(f"{name}_last", f"({k})*3 + 1"))
    for n, (way, each) in enumerate(spec.inner):
        place = f"{name}_s{n}"
        if way in ("left", "number"):
            values[f"{place}_k"] = {"left": 1.25, "number": 0.6}[way]
        inner = {"text": f"({k})/2", "python": f"({k}) + {own}"}.get(way, f"{place}_k")
        chains += flat(each, place, hub, inner, values)
    return chains


def pair(spec: Spec) -> tuple[bg.Graph, bg.Graph]:
    """A source and an inertia that drive an instance; the same flat."""
    x = One("x")
    ends = Se("u", 2) >> x, x >> I("j", 1.5)
    port = submodel(spec)("top").port
    nested = bg.Graph("nested", *ends, x << port if spec.out else x >> port)
    values: dict[str, float] = {"top_k": 1.25}
    return nested, bg.Graph("nested", *ends, *flat(spec, "top", x, "top_k", values), values=values)


def mapped(name: str) -> str:
    """What is called so in an instance, in the flat graph."""

    def one(found: re.Match[str]) -> str:
        *path, last = found[0].split(".")
        letter = re.match(r"[pq]_", last)
        begin = letter[0] if letter else ""
        return begin + "_".join([*path, last.removeprefix(begin)])

    head, dot, variable = name.rpartition(".")
    if dot and variable in ("e", "f", "energy"):
        return f"{mapped(head)}.{variable}"
    return re.sub(r"[a-z]\w*(?:\.\w+)+", one, name)


def agree(nested: bg.Graph, plain: bg.Graph, seed: int = 0) -> str:
    """Both graphs compile to equations equal in every number, or are refused for the same law."""
    assert {mapped(name) for name in nested.elements} == plain.elements.keys()
    assert {mapped(bond.name) for bond in nested.bonds} == {bond.name for bond in plain.bonds}
    try:
        equations = bg.compile(nested)
    except bg.BondGraphError as refusal:
        with pytest.raises(type(refusal)):
            bg.compile(plain)
        return f"refused: {type(refusal).__name__}"
    other = bg.compile(plain)
    assert {mapped(name): x for name, x in equations.parameters.items()} == other.parameters
    assert [mapped(name) for name in equations.states] == [*other.states]
    draw = random.Random(seed)
    start = {name: draw.uniform(-2, 2) for name in equations.states}
    there = {mapped(name): x for name, x in start.items()}
    close(bg.rates(equations, start=start), bg.rates(other, start=there))
    close(variables(equations, start), variables(other, there))
    return "compiled"


def close(found: Mapping[str, float], other: Mapping[str, float]) -> None:
    assert {mapped(name) for name in found} == other.keys()
    for name, x in found.items():
        assert x == pytest.approx(other[mapped(name)], rel=1e-9, abs=1e-9), name


def variables(equations: bg.Equations, start: Mapping[str, float]) -> dict[str, float]:
    """Every effort, flow and energy at one state."""
    names = [name for name in available(equations) if name not in ("t", *equations.states, *equations.inputs)]
    found = equations.function().outputs(*names)(0.0, [start[name] for name in equations.states])
    return dict(zip(names, map(float, found), strict=True))


@settings(max_examples=12, **DRAWN)
@given(specs(3))
def test_random_hierarchies_are_the_same_system_written_flat(spec: Spec) -> None:
    event(agree(*pair(spec)))


def told(graph: bg.Graph) -> str:
    try:
        return str(bg.compile(graph, algebra=table))
    except bg.BondGraphError as refusal:
        return str(refusal)


@settings(max_examples=12, **DRAWN)
@given(specs(3))
def test_random_hierarchies_are_kept_in_files_as_such(spec: Spec) -> None:
    nested, _ = pair(spec)
    text = checked(nested)
    found = graph_of(text, "nested.toml")
    assert found.instances.keys() == nested.instances.keys() and document(found) == text
    assert told(found) == told(nested)


def references(text: str) -> dict[str, str]:
    """Of every number of a model in Modelica the name that its description begins with, by the way to it."""
    declarations, _, _ = text.partition("\nequation\n")
    records = dict(re.findall(r'^  record (\w+) ".*"\n(.*?)^  end \1;', declarations, re.M | re.S))
    own = re.sub(r"^  record (\w+) .*?^  end \1;\n", "", declarations, flags=re.M | re.S)

    def components(body: str, path: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for kind, name, told in re.findall(r'^ +(?:\w+ )?(\w+) (\w+)(?:\(.*?\))?(?: = \S+)? "([^:"]*).*;', body, re.M):
            whole = f"{path}{name}"
            assert whole not in found
            found |= {whole: told} if kind == "Real" else components(records[kind], f"{whole}.")
        return found

    return components(own.partition("\n")[2], "")


def reference(name: str, instances: Mapping[str, Any]) -> str:
    """Where a name is looked for: in the innermost instance that has it, and for a bond both of its ends."""
    *_, path = ["", *sorted((x for x in instances if all(y.startswith(f"{x}.") for y in name.split("-"))), key=len)]
    return f"{path}." * bool(path) + re.sub(r"\W", "_", name.replace(f"{path}.", "") if path else name)


@settings(max_examples=6, **DRAWN)
@given(specs(3))
def test_random_hierarchies_are_components_in_modelica(spec: Spec) -> None:
    nested, _ = pair(spec)
    try:
        found = model(bg.compile(nested))
    except bg.BondGraphError as refusal:
        event(f"refused: {type(refusal).__name__}")
        return
    as_components(found, nested)


def as_components(found: Model, graph: bg.Graph) -> None:
    """Every quantity stands where its name says, and equations refer to nothing else."""
    text = modelica(found)[f"{found.name}.mo"]
    told, equations = references(text), text.partition("\nequation\n")[2]
    for q in (*found.states, *found.inputs, *found.parameters, *found.outputs):
        assert told[reference(q.name, graph.instances)] == q.name
    assert {*re.findall(r"[A-Za-z]\w*(?:\.\w+)+", equations)} <= told.keys()


def test_inputs_of_instances_are_components_in_modelica() -> None:
    """An input stands in the model, where it is given, and is told in its instance."""

    @bg.submodel(ports=["a"])
    def driven(a: Any) -> Any:
        i = One("i")
        return a >> i, i >> I("L", 2), Se("U", 5) >> i

    x = One("x")
    graph = bg.Graph("two", Se("E", 1) >> x, x >> driven("left").a, x >> R("left_U", 3))
    found = model(bg.compile(graph))
    as_components(found, graph)
    files = modelica(found)
    assert "  input Real left_U_2(start=5)" in files["two.mo"] and "  left.U = left_U_2;" in files["two.mo"]
    assert "  system.left_U_2 = 5;" in files["two_run.mo"]


@pytest.mark.slow
@settings(max_examples=30, **DRAWN)
@given(specs(4))
def test_deeper_hierarchies_are_the_same_system_written_flat(spec: Spec) -> None:
    event(agree(*pair(spec)))


def test_most_hierarchies_compile() -> None:
    line = Spec("one", (("r", 1.5), ("c", 0.5)), "gy", False, ())
    for common in ("one", "zero"):
        middle = Spec(common, (("r", 2.0),), "tf", True, (("python", line), ("text", line)))
        assert agree(*pair(Spec("zero", (("c", 2.0),), "", False, (("number", middle),)))) == "compiled"
