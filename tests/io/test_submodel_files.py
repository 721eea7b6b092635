"""Submodels in model files: as Python makes them, and what is wrong in them told where it stands."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.elements import GY, I, One, R, Se, Zero
from bondgraph.io.document import document
from bondgraph.io.faults import Faults
from bondgraph.io.library import library_submodels
from bondgraph.io.parts import read_parts
from bondgraph.io.save import checked
from bondgraph.io.submodel_tables import MOST_PARTS, read_submodels
from bondgraph.io.submodels import in_order
from bondgraph.io.toml import graph_of

CAR = """\
format = 1
name = "car"
bonds = [
    "U >> battery",
    "battery >> left.supply",
    "battery >> right.supply",
    "left.shaft >> axle",
    "right.shaft >> axle",
    "axle >> load",
]

[values]
"left.K" = 0.1

[submodels.dc_motor]
ports = { supply = "electrical", shaft = "rotational" }
parameters = { L = "1.5 mH", Ra = "0.8 ohm", K = 0.12, J = "" }
bonds = [
    "supply >> i >> K >> w >> shaft",
    "i >> L",
    "i >> Ra",
    "w >> J",
]

[submodels.dc_motor.elements]
i = { type = "One" }
K = { type = "GY", value = "K" }
w = { type = "One" }
L = { type = "I", value = "L" }
Ra = { type = "R", value = "Ra" }
J = { type = "I", value = "J" }

[elements]
U = { type = "Se", value = "12 V" }
battery = { type = "Zero" }
left = { type = "dc_motor", J = 0.00025 }
right = { type = "dc_motor", Ra = "1.2 ohm", J = "J0 * 2" }
axle = { type = "One" }
load = { type = "R", value = 0.01 }
"""


@bg.submodel(ports={"supply": bg.electrical, "shaft": bg.rotational})
def dc_motor(supply, shaft, *, L="1.5 mH", Ra="0.8 ohm", K=0.12, J):
    i, w = One("i"), One("w")
    return supply >> i >> GY("K", K) >> w >> shaft, i >> I("L", L), i >> R("Ra", Ra), w >> I("J", J)


def car() -> bg.Graph:
    left, right = dc_motor("left", J=0.00025), dc_motor("right", Ra="1.2 ohm", J="J0*2")
    battery, axle = Zero("battery"), One("axle")
    inward = Se("U", "12 V") >> battery, battery >> left.supply, battery >> right.supply
    outward = left.shaft >> axle, right.shaft >> axle, axle >> R("load", 0.01)
    return bg.Graph("car", *inward, *outward, values={"left.K": 0.1})


def test_a_file_and_python_make_the_same_graph(tmp_path: Path) -> None:
    found = graph_of(CAR, "car.toml")
    assert found == car() and [*found.elements] == [*car().elements] and found.links == car().links
    assert str(bg.compile(found)) == str(bg.compile(car()))
    assert car().save(tmp_path / "car.toml").read_text() == CAR
    assert found.svg(level=1) == car().svg(level=1)


def test_many_parameters_take_a_table_of_their_own() -> None:
    names = [f"a_long_name_of_a_parameter_{k}" for k in range(8)]
    body = "".join(f'e{k} = {{ type = "R", value = "{name}" }}\n' for k, name in enumerate(names))
    given = ", ".join(f"{name} = {k + 1}" for k, name in enumerate(names))
    bonds = ", ".join(f'"i >> e{k}"' for k in range(8))
    text = f"""format = 1
name = "many"
bonds = ["U >> part.p"]
[submodels.comb]
ports = {{ p = "" }}
parameters = {{ {given} }}
bonds = ["p >> i", "i >> L", {bonds}]
[submodels.comb.elements]
i = {{ type = "One" }}
L = {{ type = "I", value = 1 }}
{body}[elements]
U = {{ type = "Se" }}
part = {{ type = "comb" }}
"""
    graph = graph_of(text, "many.toml")
    again = checked(graph)
    assert "\n[submodels.comb.parameters]\n" in again and document(graph_of(again, "many.toml")) == again


def faults(text: str) -> list[str]:
    with pytest.raises(bg.FileRefused) as caught:
        graph_of(text, "car.toml")
    found = caught.value.faults or (caught.value,)
    assert all(each.remedy for each in found)
    return [str(each) for each in found]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('type = "dc_motor", J', 'type = "dc_moter", J', r"36:10: .*'dc_moter' is no type.* Did you mean 'dc_motor'"),
        ('"left.shaft >> axle"', '"left.shaf >> axle"', r"7:5: left: .*no port 'shaf'.* Did you mean 'shaft'"),
        ('"left.shaft >> axle"', '"left >> axle"', r"7:5: .*'left' is an instance of dc_motor.*left.supply or"),
        ('"left.shaft >> axle"', '"left.i >> axle"', r"7:5: left: .*'i' is a part inside of it.* Give dc_motor a port"),
        ('"left.shaft >> axle"', '"load.i >> axle"', r"7:5: .*'load' is no instance"),
        ('    "left.shaft >> axle",\n', "", r"left.shaft: this port of dc_motor has no bond. Join it"),
        ('"left.shaft >> axle"', '"left.shaft << axle"', r"left.shaft: power is positive out of 'left'"),
        ("J = 0.00025", "J = 0.00025, Rb = 2", r"left: .*dc_motor has no parameter 'Rb'.* It has L, Ra, K, J"),
        ("J = 0.00025", "supply = 2", r"'supply' is a port, which is joined by a bond"),
        ("J = 0.00025", "J = { a = 1 }", r"neither text, number"),
        ('"i >> L"', '"i >> l2"', r"20:11: there is no element 'l2'. Did you mean 'L'"),
        ("supply >> i >> K >> w >> shaft", "supply >> i >> K >> w", r"nothing inside is joined to its port 'shaft'"),
        ('shaft = "rotational"', 'shaft = "rotating"', r"16:34: shaft: 'rotating' is no domain. Did you mean"),
        ('K = 0.12, J = ""', 'K = true, J = ""', r"17:46: K: True: this is not a real"),
        ('K = 0.12, J = ""', 'K = "2*", J = ""', r"17:46: K: .*ends with"),
        ('K = 0.12, J = ""', 'shaft = 0.12, K = 0.1, J = ""', r"'shaft' is a port, too"),
        ('w = { type = "One" }', 'shaft = { type = "One" }', r"'shaft' is a port of 'dc_motor' and an element"),
        ("[submodels.dc_motor]", "[submodels.dc_motor]\nuse = 1", r"nobody knows the key 'use' of 'dc_motor'"),
        ('L = { type = "I", value = "L" }', 'L = { type = "I", values = "L" }', r"'values' of 'L'.* Did you mean"),
        ("[elements]", "[submodels.GY]\nbonds = []\nelements = {}\n[elements]", r"an element of the type 'GY'"),
        ("[elements]", "[submodels.x]\n[elements]", r"the submodel 'x' has no 'bonds'"),
        ("[submodels.dc_motor.elements]", '[submodels.dc_motor.elements]\nw2 = { type = "dc_motor" }',
         r"26:1: an instance of dc_motor stands inside itself, dc_motor in dc_motor, without an end. Take 'w2' out"),
        ("[values]", "[submodels]\nx = 3\n[values]", r"submodels are tables|TOML"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(old: str, new: str, words: str) -> None:
    assert old in CAR
    found = faults(CAR.replace(old, new, 1))
    assert any(re.search(words, each) for each in found), found


def test_two_that_stand_in_each_other() -> None:
    bodies = "".join(
        f'[submodels.{a}]\nbonds = []\nelements = {{ x = {{ type = "{b}" }} }}\n' for a, b in ("ab", "bc", "ca")
    )
    (found,) = faults(f'format = 1\nname = "g"\nbonds = []\n{bodies}[elements]\n')
    assert "an instance of a stands inside itself, a in c in b in a, without an end" in found


def doubled(depth: int, width: int = 10) -> str:
    """Submodels of which each has ten of the next: ten to the power of the depth, in a few lines."""
    text = 'format = 1\nname = "bomb"\nbonds = []\n'
    for k in range(depth):
        inside = ", ".join(f'x{n} = {{ type = "s{k + 1}" }}' for n in range(width))
        text += f"[submodels.s{k}]\nbonds = []\nelements = {{ {inside} }}\n"
    text += f'[submodels.s{depth}]\nbonds = []\nelements = {{ v = {{ type = "One" }} }}\n[elements]\n'
    return text + 'all = { type = "s0" }\n'


@pytest.mark.parametrize(("depth", "width"), [(8, 10), (12, 4), (40, 1), (150, 2), (3, 30)])
def test_files_that_would_grow_without_bounds_are_refused_at_once(depth: int, width: int) -> None:
    start = time.process_time()
    found = faults(doubled(depth, width))
    assert time.process_time() - start < 20
    assert any(
        re.search(f"more than {MOST_PARTS} elements|deep|more than 5000|more than 50000", each) for each in found
    )


def test_many_instances_of_much_are_refused() -> None:
    inside = "\n".join(f'[submodels.big.elements.e{k}]\ntype = "One"' for k in range(900))
    text = f'format = 1\nname = "g"\nbonds = []\n[submodels.big]\nbonds = []\n{inside}\n[elements]\n'
    text += "".join(f'x{k} = {{ type = "big" }}\n' for k in range(100))
    assert any("more than" in each for each in faults(text))


def test_parts_come_in_the_order_of_the_file() -> None:
    a, b, left = Zero("a"), Zero("b"), dc_motor("left", J=1)
    chains = [b >> left.supply, left.shaft >> a]
    assert in_order({"a": a, "left": left, "b": b}, chains) == [a, b, chains[0], chains[1]]
    alone = dc_motor("alone", J=2)
    assert in_order({"alone": alone, "a": a}, []) == [alone, a]


def test_readers_by_themselves() -> None:
    found = Faults("x.toml", "")
    known = read_submodels({}, found)
    assert not known.bodies and known.made("x") is None and not found.found
    assert read_parts({"i": {"type": "One"}}, ("elements",), {}, found) == {"i": One("i")}
    assert library_submodels() == {}
