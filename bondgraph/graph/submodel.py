"""Submodels: functions and classes that make a part of a graph, with ports; instances of them have names.

The body of a submodel names its parts as if it stood alone. In a graph they are called by the instance first, as
`left.i`; what an instance is joined to others by are its ports.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from contextvars import ContextVar
from typing import Any, NoReturn

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, End, Joinable
from bondgraph.graph.domain import Domain, read_domain
from bondgraph.graph.nearest import nearest
from bondgraph.graph.submodel_body import OPEN, Body, Given, check_inside, flat, is_structural
from bondgraph.graph.terminal import Terminal
from bondgraph.program.calls import explained

TAKEN = ("name", "submodel", "parameters", "key", "body")
"""What instances have besides ports."""
DEEPEST = 60
"""Submodels that may stand one in another."""
_being_made: ContextVar[tuple[tuple[Any, ...], ...]] = ContextVar("_being_made", default=())


@explained
class Submodel:
    """What makes instances: `dc_motor("left", Ra=1.2)`. Made by `bondgraph.submodel`.

    Attributes:
        name: of the function or class.
        ports: the domain of each port, by name; None where none is stated.
        parameters: the names of its parameters.
    """

    def __init__(self, body: Any, ports: Mapping[str, Domain | None]) -> None:
        self.body, self.ports = body, dict(ports)
        self.name: str = body.__name__
        self.__doc__, self.__module__, self.__qualname__ = body.__doc__, body.__module__, body.__qualname__
        self._is_class = isinstance(body, type)
        given = inspect.signature(body).parameters
        self._arguments = {name: x for name, x in given.items() if self._is_class or name not in ports}
        self._check(inspect.signature(body.__call__).parameters if self._is_class else given)
        self.parameters = tuple(self._arguments)

    @property
    def defaults(self) -> dict[str, Any]:
        """The defaults of its parameters; without those that have none."""
        return {name: x.default for name, x in self._arguments.items() if x.default is not x.empty}

    @property
    def joined_by(self) -> str:
        """What to write where it stands in the place of an instance."""
        port = f'bonds to its ports, {self.name}("left").{next(iter(self.ports))}' if self.ports else "its name"
        return f'make an instance, which has a name of its own, {self.name}("left"), and join {port}'

    def _check(self, taken: Collection[str]) -> None:
        """Refuse a body that does not take its ports, or arguments whose names nobody knows."""
        for port in self.ports:
            expressions.identifier(port, "a port")
            if port not in taken:
                law, where = f"it has a port '{port}', and no argument of that name", "its arguments"
                where = "the arguments of its __call__" if self._is_class else where
                raise StructureError(self.name, law, parties=(self.name, port), remedy=f"add '{port}' to {where}")
            if port in TAKEN or hasattr(Instance, port):
                law = f"an instance has something else called '{port}', which cannot be a port"
                raise StructureError(self.name, law, parties=(self.name, port), remedy=f"call it '{port}_'")
        for argument in self._arguments.values():
            if argument.kind in (argument.VAR_KEYWORD, argument.VAR_POSITIONAL):
                law = f"its parameters have names, and '{argument}' takes any"
                remedy = "write each with its default, such as R=1.0"
                raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)

    def __getattr__(self, name: str) -> Any:
        if name not in self.__dict__.get("ports", ()):
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'", name=name, obj=self)
        law = f"'{name}' is a port of its instances, and there is none yet"
        raise NoPort(self.name, law, parties=(self.name, name), remedy=f'write {self.name}("left").{name}')

    def __repr__(self) -> str:
        ports = ", ".join(f"{port}: {domain or 'any domain'}" for port, domain in self.ports.items())
        return f"submodel {self.name}({', '.join(self.parameters)}) with ports {ports or 'none'}"

    def __call__(self, *name: str, **parameters: Any) -> Instance:
        """An instance.

        Args:
            name: its name, by which its parts are called: those of "left" are `left.i`, ...
            parameters: in place of defaults: numbers; formulas in names of where the instance stands.

        Raises:
            StructureError: for an instance without a name, an unknown parameter, a body that does not fit its ports,
                a submodel inside itself.
        """
        if len(name) != 1 or not isinstance(name[0], str):
            words = ", ".join(f"{key}={value!r:.20}" for key, value in parameters.items())
            example = f'{self.name}("left"{", " if words else ""}{words})'
            law = "an instance of a submodel has a name of its own, which comes first, and parameters by their names"
            raise StructureError(self.name, law, parties=(self.name,), remedy=f"write {example}")
        expressions.identifier(name[0], f"an instance of {self.name}")
        for key in parameters:
            if key not in self.parameters:
                port = f"'{key}' is a port, which is joined by a bond" if key in self.ports else ""
                law = f"{self.name} has no parameter '{key}'{'; ' if port else ''}{port}"
                remedy = f"write {name[0]}.{key} in a chain" if port else nearest(key, self.parameters)
                raise StructureError(name[0], law, parties=(name[0], key), remedy=remedy)
        return Instance(name[0], self, parameters)

    def _made(self, name: str, given: Mapping[str, Any]) -> Body:
        """What the body makes, for the parameters that are given."""
        defaults = self.defaults
        parameters = {key: Given.of(key, given[key]) for key in self.parameters if key in given}
        parameters |= {key: Given.default(key, defaults.get(key, OPEN)) for key in self.parameters if key not in given}
        arguments = {
            key: value.raw() if is_structural(self._arguments[key]) else value.argument
            for key, value in parameters.items()
        }
        for key, value in arguments.items():
            if value is OPEN:
                law = f"{self.name} needs '{key}', which shapes it"
                raise StructureError(name, law, parties=(name, key), remedy=f'write {self.name}("{name}", {key}=...)')
        ports = {port: Terminal(port, domain) for port, domain in self.ports.items()}
        made = self.body(**arguments)(**ports) if self._is_class else self.body(**ports, **arguments)
        parts = tuple(flat(self.name, made))
        check_inside(self.name, self.ports, parts)
        return Body(parts, parameters)


class NoPort(StructureError, AttributeError):
    """What an instance has no port of: `hasattr` answers, and so do those who ask objects for what they can show."""


@explained
class Instance(Joinable):
    """An instance of a submodel: joined by its ports, `left.shaft >> axle`, or `left["shaft"]`.

    Two of one name in one graph are the same instance, if they are of one submodel with equal parameters.

    Attributes:
        name: its name.
        submodel: whose instance it is.
        parameters: those that were given.
    """

    def __init__(self, name: str, submodel: Submodel, parameters: Mapping[str, Any]) -> None:
        self.name, self.submodel, self.parameters = name, submodel, dict(parameters)
        self.key = name, submodel, tuple(sorted((key, _key(value)) for key, value in parameters.items()))
        above = _being_made.get()
        if (submodel, self.key[2]) in above or len(above) > DEEPEST:
            endless = "inside itself" if (submodel, self.key[2]) in above else f"more than {DEEPEST} deep"
            law = f"an instance of {submodel.name} stands {endless}, without an end"
            inside = " in ".join(each.name for each, _ in reversed(above[-2:])) or submodel.name
            remedy = f"take '{name}' out of the body of {inside}, or let a parameter that shapes it end this"
            raise StructureError(name, law, parties=(name, submodel.name), remedy=remedy)
        token = _being_made.set((*above, (submodel, self.key[2])))
        try:
            self.body = submodel._made(name, self.parameters)
        finally:
            _being_made.reset(token)

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Instance) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key[:2])

    def __repr__(self) -> str:
        words = "".join(f", {key}={value!r:.30}" for key, value in self.parameters.items())
        return f"{self.submodel.name}({self.name!r}{words})"

    def __getitem__(self, port: str) -> End:
        """One of its ports."""
        ports = self.submodel.ports
        if port not in ports:
            raise self._no_port(port)
        return End(Terminal(f"{self.name}.{port}", ports[port], self))

    def __getattr__(self, name: str) -> End:
        if name.startswith("_") or "body" not in vars(self):
            raise AttributeError(name)
        return self[name]

    def _no_port(self, port: object) -> NoPort:
        ports = tuple(self.submodel.ports)
        inside = {end.element.name for part in self.body.parts if isinstance(part, Chain) for end in part.ends}
        inside |= {part.name for part in self.body.parts if isinstance(part, Instance)}
        if port in inside:
            law = f"'{port}' is a part inside of it, and only its ports are joined from outside"
            remedy = f"give {self.submodel.name} a port for it"
            return NoPort(self.name, law, parties=(self.name, f"{self.name}.{port}"), remedy=remedy)
        law = f"{self.submodel.name} has no port {port!r:.40}"
        return NoPort(self.name, law, parties=(self.name,), remedy=nearest(str(port), ports, "its ports are"))

    def end(self) -> End:
        raise self._unnamed()

    def _unnamed(self) -> StructureError:
        ports = [f"{self.name}.{port}" for port in self.submodel.ports]
        law = f"an instance of {self.submodel.name} is joined by one of its ports"
        remedy = f"write {' or '.join(ports)}" if ports else "give the submodel a port"
        return StructureError(self.name, law, parties=(self.name,), remedy=remedy)

    def __rshift__(self, other: Any) -> NoReturn:
        raise self._unnamed()

    def __lshift__(self, other: Any) -> NoReturn:
        raise self._unnamed()


def _key(value: Any) -> Any:
    """A parameter's value as something that can be compared."""
    if hasattr(value, "as_formula"):
        return "formula", value.as_formula
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return tuple(map(_key, value))
    return value if isinstance(value, str | int | float) else (type(value).__qualname__, id(value))


@explained
def submodel(
    *, ports: Mapping[str, Domain | str | None] | Iterable[str] = ()
) -> Callable[[Callable[..., Any]], Submodel]:
    """Make a submodel of a function, or of a class: a part of graphs that is made again and again.

    The function takes its ports and its parameters by name, and returns chains. It names its parts as if it stood
    alone; those of an instance are called `instance.part`, and so are its parameters and states. Of a class `__init__`
    takes the parameters, and `__call__` the ports.

    The body gets a parameter as a name to write formulas with, so that `values={"left.Ra": 2}` reaches all that is made
    of it; one without a value is asked for when the equations are run. A parameter that is declared as an int, a str or
    a bool is given to the body as it is: `n: int` for `range(n)`.

    Args:
        ports: the domain of each port by its name, such as `bondgraph.electrical`, None for any; or names alone.

    Raises:
        StructureError: for a port that is no argument, and arguments without names.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> @bg.submodel(ports={"supply": bg.electrical})
    ... def coil(supply, *, L=5e-3, Ra=1.0):
    ...     i = One("i")
    ...     return supply >> i, i >> I("L", L), i >> R("Ra", Ra)
    >>> first = coil("first", Ra=2)
    >>> print(bg.compile(bg.Graph("rl", Se("U") >> first.supply)))
    rl: 1 state, 1 input, 2 parameters
    first.p_L' = U - first.Ra*first.p_L/first.L
    """
    named = dict(ports) if isinstance(ports, Mapping) else dict.fromkeys(ports)
    domains = {port: read_domain(port, domain) for port, domain in named.items()}
    return lambda body: Submodel(body, domains)
