"""Bodies, joints and contacts from the tables of model files, with the place of all that is wrong in them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import BondGraphError, StructureError
from bondgraph.graph.chain import End
from bondgraph.graph.junction import Junction
from bondgraph.graph.nearest import nearest
from bondgraph.graph.values import table
from bondgraph.graph.whole import Reading
from bondgraph_elements.mechanics._matrix import Matrix, Vector
from bondgraph_elements.mechanics.bodies.attitude import Attitude, euler_angles, euler_parameters
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.bodies.inertia_tensor import Inertia
from bondgraph_elements.mechanics.bodies.shapes import Shape
from bondgraph_elements.mechanics.flexible.station import Station
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.joints.twists import Pose

Path = tuple[str | int, ...]

FRAMES = "parent", "child", "plane", "at", "one", "other"
"""Arguments that are frames. A `body` is one, too, where it is a table."""
WORDS = (
    "coordinates", "velocities", "position", "rates", "v_axes", "omega_axes", "frame", "color", "body", "name", "type"
)  # fmt: skip
"""Arguments that are words or lists of them, and no formulas."""
LONGEST = 2000
"""Characters of a formula of a mechanism: of products of many such others are made."""
MOST_MODES = 30
"""Modes of a flexible body: matrices of their squares are made."""
DEEPEST = 5
"""Lists one in another that an argument may be."""
_VALUE = {"$ref": "#/$defs/value"}


@dataclass
class Tables:
    """What reads the tables of one whole.

    Args:
        reading: what knows registered classes, and takes faults.
    """

    reading: Reading
    known: dict[str, Joint] = field(default_factory=dict)

    # -- bodies and joints --------------------------------------------------------------------------------------------

    def bodies(self, table: Any) -> list[Link] | None:
        """The bodies of a table, in its order; None where one has a fault."""
        if not self._is_table(table, ("bodies",), 'bar = { mass = "m" }'):
            return None
        found = [self._part(Link, name, given, ("bodies", name), "Link") for name, given in table.items()]
        return None if None in found else found

    def joints(self, table: Any) -> list[Joint] | None:
        """The joints of a table, in its order, whoever leads; None where one has a fault."""
        if not self._is_table(table, ("joints",), 'hinge = { type = "Revolute", parent = "ground", child = "bar" }'):
            return None
        leading = [name for name, given in table.items() if not isinstance(given, dict) or "leader" not in given]
        found = {}
        for name in (*leading, *(name for name in table if name not in leading)):
            found[name] = self._part(Joint, name, table[name], ("joints", name))
            if found[name] is not None:
                self.known[name] = found[name]
        return None if None in found.values() else [found[name] for name in table]

    def mechanism(self, name: Any) -> Any:
        """The mechanism of a name; None, and a fault more, where there is none."""
        name = name if isinstance(name, str | None) else repr(name)
        found = self.reading.wholes.get(name or "")
        if hasattr(found, "joints"):
            return found
        if found is not None or name not in self.reading.wholes:
            there = [each for each, whole in self.reading.wholes.items() if hasattr(whole, "joints")]
            law = "nothing says of which mechanism it is" if name is None else f"there is no mechanism {name!r:.40}"
            remedy = f'write mechanism = "{(there or ["arm"])[0]}"'
            self.reading.refuse(("mechanism",) if name is not None else (), _refused("mechanism", law, remedy))
        return None

    def _part(self, kind: type, name: str, table: Any, path: Path, default: str = "") -> Any:
        words = "a body" if kind is Link else "a joint"
        if not isinstance(table, dict):
            self._wrong(
                path, f"{words} is a table", 'write { mass = "m" }' if kind is Link else '{ type = "Revolute" }'
            )
            return None
        word = table.get("type", default)
        cls = self._kind(kind, word, path, words)
        return None if cls is None else self.made(cls, name, table, path)

    def _kind(self, kind: type, word: Any, path: Path, words: str) -> Any:
        """The registered class of a name, or a function that makes one."""
        known = self._kinds(kind)
        if isinstance(word, str) and word in known:
            return known[word]
        law = f"{word!r:.40} is no type of {words}" if word else "it does not say of which type it is"
        remedy = nearest(str(word)[:100], sorted(known), "there are")
        self._wrong((*path, "type") if word else path, law, remedy)
        return None

    def _kinds(self, kind: type) -> dict[str, Any]:
        made = {"cantilever"} if kind is Link else set()
        return {
            word: x
            for word, x in self.reading.things.items()
            if word in made or (isinstance(x, type) and issubclass(x, kind) and not inspect.isabstract(x))
        }

    # -- anything -----------------------------------------------------------------------------------------------------

    def made(
        self, maker: Callable[..., Any], name: str | None, table: Mapping[str, Any], path: Path, **more: Any
    ) -> Any:
        """What a class or a function makes of a table; None, and faults, where there are some.

        Args:
            maker: it.
            name: the argument of that name, where it takes one.
            table: the others.
            path: where in the whole the table is.
            more: arguments that the table does not give.
        """
        known = {key: x for key, x in inspect.signature(maker).parameters.items() if key not in ("name", "self", *more)}
        given, sound = dict(more), True
        for key, value in table.items():
            if key == "type" and key not in known:
                continue
            if key not in known:
                law = f"nobody knows the key '{key:.40}' of {maker.__name__}"
                self._wrong((*path, key), law, nearest(key[:100], [*known], "its keys are"))
                sound = False
                continue
            try:
                given[key] = self.value(key, value, name or "")
            except BondGraphError as error:
                self.reading.refuse((*path, key), error)
                sound = False
        missing = [key for key, x in known.items() if x.default is x.empty and key not in table]
        if missing:
            self._wrong(path, f"{maker.__name__} needs {', '.join(missing)}", f"write {missing[0]} = ... in its table")
        if missing or not sound:
            return None
        try:
            return maker(**({} if name is None else {"name": name}), **given)
        except BondGraphError as error:
            self.reading.refuse(path, error)
        except (TypeError, ValueError, ArithmeticError, LookupError) as error:
            self._wrong(path, f"no {maker.__name__} is made of these values: {error!s:.200}", "correct them")
        return None

    def value(self, key: str, value: Any, owner: str) -> Any:
        """An argument of a body, a joint or a contact.

        Raises:
            StructureError: for what it cannot be.
        """
        if key in FRAMES or (key == "body" and isinstance(value, dict)):
            return self._frame(key, value)
        if key == "mechanism":
            return self.reading.wholes.get(value) if isinstance(value, str) else value
        readers: dict[str, Callable[[Any], Any]] = {
            "attitude": self._attitude,
            "inertia": self._inertia,
            "visual": lambda given: [self._shape(each) for each in (given if isinstance(given, list) else [given])],
            "stations": self._stations,
            "leader": self._leader,
            "f": self.junction,
            "integrals": self._integrals,
            "way": self._way,
            "of": self._class,
        }
        if key in readers:
            return readers[key](value)
        if key in WORDS or (isinstance(value, str) and key in ("axis", "axes")):
            return _words(key, value)
        if key == "modes":
            _check_modes(sum(each for each in (value.values() if isinstance(value, dict) else [value])
                             if isinstance(each, int)))  # fmt: skip
        if isinstance(value, dict):
            return {word: self._formulas(word, entry) for word, entry in value.items()}
        return self._formulas(key, value)

    def _formulas(self, key: str, value: Any, depth: int = 0) -> Any:
        if key == "shapes" and depth == 0 and isinstance(value, list):
            _check_modes(len(value))
        if isinstance(value, list) and depth < DEEPEST:
            return tuple(self._formulas(key, entry, depth + 1) for entry in value)
        if isinstance(value, str):
            if len(value) > LONGEST:
                raise _refused(key, f"a formula of a mechanism has at most {LONGEST} characters", "split it")
            expressions.text(value)
            return self.reading.formula(value)
        if isinstance(value, bool) or not isinstance(value, int | float):
            law = f"{value!r:.40} is neither text nor a number, nor an array of such"
            raise _refused(key, law, "write a number, or a formula in quotes")
        return value

    def _frame(self, key: str, value: Any) -> Frame | str:
        if isinstance(value, str):
            return value
        _check_table(key, value, ("body", "place", "axes"), '"bar", or { body = "bar", place = [0, 0, "l"] }')
        if not isinstance(value.get("body"), str):
            raise _refused(key, "a frame names its body", 'write { body = "bar", place = [0, 0, "l"] }')
        given = {word: self._formulas(word, entry) for word, entry in value.items() if word != "body"}
        return Frame(value["body"], **given)

    def _attitude(self, value: Any) -> Any:
        if isinstance(value, str):
            return value
        known = "euler_parameters", "euler_angles", "coordinates", "R", "domega", "Q", "defined"
        _check_table("attitude", value, known, '"zyx", or { euler_parameters = ["e0", "e1", "e2", "e3"] }')
        if "euler_parameters" in value:
            return euler_parameters(_words("euler_parameters", value["euler_parameters"]))
        names = _words("coordinates", value.get("coordinates", []))
        if "euler_angles" in value:
            return euler_angles(value["euler_angles"], names)
        if "R" not in value:
            raise _refused("attitude", "it has no rotation matrix", 'write "zyx", say, or R = [[...], [...], [...]]')
        given = {word: self._formulas(word, entry) for word, entry in value.items() if word != "coordinates"}
        return Attitude(names, **given)

    def _inertia(self, value: Any) -> Any:
        if not isinstance(value, dict):
            return self._formulas("inertia", value)
        _check_table("inertia", value, ("tensor", "about", "axes"), "[0.1, 0.1, 0.2]")
        if "tensor" not in value:
            raise _refused("inertia", "it has no tensor", "write { tensor = [0.1, 0.1, 0.2], about = [0, 0, 1] }")
        given = {word: entry if entry == "inertial" else self._formulas(word, entry) for word, entry in value.items()}
        return Inertia(**given)

    def _shape(self, value: Any) -> Any:
        shapes = {word: x for word, x in self.reading.things.items() if isinstance(x, type) and issubclass(x, Shape)}
        word = value.get("type") if isinstance(value, dict) else None
        if not isinstance(word, str) or word not in shapes:
            remedy = f'write {{ type = "Box", size = [1, 0.2, 0.1] }}; there are {", ".join(sorted(shapes))}'
            raise _refused("visual", f"{value!r:.40} is no shape", remedy)
        return self._plain(shapes[word], {key: entry for key, entry in value.items() if key != "type"}, "visual")

    def _stations(self, value: Any) -> Any:
        if isinstance(value, dict):  # those of a cantilever
            return {word: self._formulas(word, entry) for word, entry in value.items()}
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise _refused("stations", "stations are a list of tables", 'write [{ name = "tip", place = [...] }]')
        return tuple(self._plain(Station, each, "stations") for each in value)

    def _plain(self, cls: type, table: Mapping[str, Any], word: str) -> Any:
        """What a class makes of a table of formulas."""
        known = inspect.signature(cls).parameters
        missing = [key for key, x in known.items() if x.default is x.empty and key not in table]
        if missing or not {*table} <= {*known}:
            law = f"{cls.__name__} takes {', '.join(known)}"
            raise _refused(word, law, f"give it {', '.join(missing) or 'these alone'}")
        given = {key: _words(key, x) if key in WORDS else self._formulas(key, x) for key, x in table.items()}
        try:
            return cls(**given)
        except (TypeError, ValueError, ArithmeticError, LookupError) as error:
            raise _refused(word, f"no {cls.__name__} is made of these values: {error!s:.200}", "correct them") from None

    def junction(self, value: Any) -> Junction:
        """A junction of the file, or one that a whole before has made.

        Raises:
            StructureError: where there is none of the name.
        """
        found = self.reading.junction(value) if isinstance(value, str) else None
        if found is None:
            known = [name for name, part in self.reading.parts.items() if isinstance(part, Junction)]
            raise _refused("f", f"there is no junction {value!r:.40}", nearest(str(value)[:100], known, "there are"))
        return found

    def end(self, value: Any) -> End:
        """A junction, or some of its components, `f[x, y]`.

        Raises:
            StructureError: where there is none of the name, and for what is no component of it.
        """
        name, bracket, chosen = value.partition("[") if isinstance(value, str) else (value, "", "")
        found = self.junction(name.strip() if isinstance(name, str) else name)
        return found[tuple(word.strip() for word in chosen.strip().removesuffix("]").split(","))] if bracket else (
            found.end()
        )  # fmt: skip

    def _integrals(self, value: Any) -> Any:
        """A formula for each row, "" for none."""
        if not isinstance(value, list) or not all(isinstance(each, str | int | float) for each in value):
            raise _refused("integrals", f"{value!r:.40} is no list of formulas", 'write ["", "z - r"]')
        read = (None if each == "" else self._formulas("integrals", each) for each in value)
        return tuple(each if each is None else expressions.text(each) for each in read)

    def _way(self, value: Any) -> Any:
        """The poses from a frame to another, each in the one before."""
        if not isinstance(value, list):
            raise _refused("way", f"{value!r:.40} is no list of poses", "write [{ R = [[...], ...], place = [...] }]")
        return tuple(self._pose(each) for each in value)

    def _pose(self, value: Any) -> Pose:
        _check_table("way", value, ("R", "place"), "{ R = [[...], ...], place = [...] }")
        R: Any = table("way", self._formulas("way", value.get("R", [])), (2,))
        place: Any = table("way", self._formulas("way", value.get("place", [])), (1,))
        if any(len(entry) != 3 for entry in (R, place, *R)):
            raise _refused("way", "R has three rows of three entries, and place three", "correct the pose")
        return Pose(Matrix(R), Vector(place))

    def _leader(self, value: Any) -> Joint:
        if not isinstance(value, str) or value not in self.known:
            raise _refused("leader", f"there is no joint {value!r:.40} that leads", nearest(str(value), [*self.known]))
        return self.known[value]

    def _class(self, value: Any) -> Any:
        known = self._kinds(Joint)
        if not isinstance(value, str) or value not in known:
            raise _refused("of", f"{value!r:.40} is no type of joint", 'write of = "Revolute" or of = "Prismatic"')
        return known[value]

    def _is_table(self, given: Any, path: Path, such: str) -> bool:
        if isinstance(given, dict):
            return True
        self._wrong(path, f"{path[-1]} are a table", f"write {such} in it")
        return False

    def _wrong(self, path: Path, law: str, remedy: str) -> None:
        self.reading.refuse(path, _refused(str(path[-1]) if path else "", law, remedy))


def _refused(place: str, law: str, remedy: str) -> StructureError:
    return StructureError(place, law, parties=(place,) if place else (), remedy=remedy)


def _check_modes(count: int) -> None:
    """Refuse a body of very many modes.

    Raises:
        StructureError: for one.
    """
    if count > MOST_MODES:
        raise _refused("modes", f"it has {count} modes, and may have {MOST_MODES}", "leave out the highest")


def _check_table(key: str, value: Any, known: Sequence[str], such: str) -> None:
    """Refuse what is no table, or has other keys.

    Raises:
        StructureError: with what may stand there.
    """
    if not isinstance(value, dict):
        raise _refused(key, f"{value!r:.40} is none", f"write {such}")
    for word in value:
        if word not in known:
            raise _refused(key, f"nobody knows the key '{word:.40}' of it", nearest(word[:100], known, "its keys are"))


def _words(key: str, value: Any) -> Any:
    """A word, or several.

    Raises:
        StructureError: for anything else.
    """
    if isinstance(value, str):
        return value
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        if key in ("axis", "axes"):
            return value
        raise _refused(key, f"{value!r:.40} is no text, and no list of texts", f'write {key} = "..."')
    return tuple(value)


# -- for editors ------------------------------------------------------------------------------------------------------


def keys_of(maker: Callable[..., Any]) -> dict[str, Any]:
    """The keys of what a class or a function makes, with a JSON schema each; those that are needed end with "!"."""
    known = [x for x in inspect.signature(maker).parameters.values() if x.name not in ("name", "self")]
    return {x.name + "!" * (x.default is x.empty): True if x.name in _TABLES else _VALUE for x in known}


_TABLES = (*FRAMES, "body", "attitude", "inertia", "visual", "stations", "EI", "modes", "dv", "domega", "way")
"""Arguments that may be tables."""


def table_of(kinds: Sequence[type], default: str = "") -> dict[str, Any]:
    """The JSON schema of a table of bodies or joints: each has a type, and the keys of that."""
    chosen = []
    for kind in kinds:
        if inspect.isabstract(kind):
            continue
        keys = {"type": {"const": kind.__name__}} | {key.rstrip("!"): given for key, given in keys_of(kind).items()}
        needed = [key.rstrip("!") for key in keys_of(kind) if key.endswith("!")]
        one: dict[str, Any] = {"properties": {"type": {"const": kind.__name__}}}
        if kind.__name__ != default:
            one["required"] = ["type"]
        then = {"properties": keys, "required": needed, "additionalProperties": False}
        chosen.append({"if": one, "then": then})
    names = [kind.__name__ for kind in kinds]
    part: dict[str, Any] = {"type": "object", "allOf": chosen, "properties": {"type": {"type": "string"}}}
    part["properties"]["type"]["description"] = f"One of {', '.join(names)}"
    if not default:
        part["required"] = ["type"]
    return {"type": "object", "additionalProperties": part}
