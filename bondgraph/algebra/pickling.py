"""Pickles and copies of what holds expressions, which stay written as they are, and give the same bits.

An algebra is a module, which pickle refuses, and sympy evaluates what it reads from a pickle anew, which may write it
otherwise. So a noun of equations is a pickle inside the pickle, made by one that knows both.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from importlib import import_module
from types import FunctionType, MethodType, ModuleType
from typing import Any

from bondgraph.algebra.formula import Formula
from bondgraph.algebra.function import Function
from bondgraph.errors import BondGraphError, NotExportable


class Picklable:
    """A noun that can be pickled and copied, and is equal to another where all its fields are, arrays among them.

    What was worked out of its fields, and is kept with them, is no part of a pickle.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return pickle.loads, (_pickled(self),)

    def __copy__(self) -> Any:
        found = object.__new__(type(self))
        found.__dict__.update(_state(self))
        return found

    def __deepcopy__(self, memo: Any) -> Any:
        return _copied(self)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        compared = [field.name for field in fields(self) if field.compare]  # type: ignore[arg-type]
        return all(equal(getattr(self, name), getattr(other, name)) for name in compared)

    def __hash__(self) -> int:
        return hash(type(self).__qualname__)


def equal(one: Any, other: Any) -> bool:
    """Whether two values are equal, arrays among them; not a number is equal to itself."""
    if isinstance(one, tuple | list) and type(one) is type(other):
        return len(one) == len(other) and all(map(equal, one, other))
    if isinstance(one, Mapping) and not isinstance(one, Picklable) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(equal(value, other[name]) for name, value in one.items())
    if hasattr(one, "dtype") and hasattr(other, "dtype"):
        import numpy as np

        return bool(np.array_equal(one, other, equal_nan=one.dtype.kind in "fc"))
    return bool(one == other) or bool(one != one and other != other)


class _Pickler(pickle.Pickler):
    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, type):
            return NotImplemented
        if isinstance(thing, ModuleType):
            return import_module, (thing.__name__,)
        if isinstance(thing, FunctionType):
            _check_found(thing, thing.__qualname__)
            return NotImplemented
        if isinstance(thing, Formula):
            return Formula, (thing.xp, thing.expression)
        if is_sympy(thing):
            return import_module("bondgraph.algebra.sympy.pickling").reduced(thing)
        if isinstance(thing, Picklable):
            return _new, (type(thing),), _state(thing)
        self.check_laws(thing, getattr(thing, "name", None))
        return _reduced(thing)

    def check_laws(self, thing: Any, name: Any) -> None:
        """Refuse an element, or an input, whose law is a function that only this process has."""
        for value in getattr(thing, "__dict__", {}).values() if isinstance(name, str) else ():
            for part in (value.value, *value.derivatives) if isinstance(value, Function) else (value,):
                if isinstance(part, FunctionType):
                    _check_found(part, name)
                elif isinstance(part, Function):
                    self.check_laws(part, name)


class _Copier(_Pickler):
    """One for a copy in this process: functions, modules and expressions, which nothing changes, are shared."""

    def __init__(self, file: Any, shared: list[Any]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.shared = shared

    def persistent_id(self, thing: Any) -> int | None:
        if not isinstance(thing, FunctionType | ModuleType | Formula) and not is_sympy(thing):
            return None
        self.shared.append(thing)
        return len(self.shared) - 1

    def check_laws(self, thing: Any, name: Any) -> None:
        """This process has them all."""


class _Copy(pickle.Unpickler):
    def __init__(self, file: Any, shared: list[Any]) -> None:
        super().__init__(file)
        self.shared = shared

    def persistent_load(self, place: Any) -> Any:
        return self.shared[place]


class _Key(_Pickler):
    """One by which things are told apart in this process: what is defined anew under its old name is another."""

    def __init__(self, file: Any, named: list[Any]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.named = named

    def persistent_id(self, thing: Any) -> int | None:
        if not isinstance(thing, FunctionType | MethodType | type):
            return None
        self.named.append(thing)
        return len(self.named) - 1

    def reducer_override(self, thing: Any) -> Any:
        if is_dataclass(thing) and not isinstance(thing, Picklable):
            # Whatever name it may be found by, and with what a pickle leaves out, as shapes of bodies.
            return _new, (type(thing),), _lasting(thing, dict(vars(thing)))
        return super().reducer_override(thing)

    def check_laws(self, thing: Any, name: Any) -> None:
        """This process has them all."""


def key(thing: Any) -> Hashable:
    """Two things with the same key are the same in everything, the order of what they hold included; None for what
    cannot be pickled. A key keeps the functions and classes in the thing alive, and knows them by their identity.
    """
    file, named = io.BytesIO(), list[Any]()
    try:
        _Key(file, named).dump(thing)
    except (AttributeError, RecursionError, TypeError, ValueError, pickle.PicklingError, BondGraphError):
        return None
    return file.getvalue(), tuple(map(_Same, named))


@dataclass(frozen=True, eq=False)
class _Same:
    """A thing, equal to itself alone."""

    thing: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


def _copied(thing: Any) -> Any:
    file, shared = io.BytesIO(), list[Any]()
    _Copier(file, shared).dump(thing)
    file.seek(0)
    return _Copy(file, shared).load()


def _pickled(thing: Any) -> bytes:
    """The pickle of a noun.

    Raises:
        NotExportable: where it holds what another process cannot have.
    """
    file = io.BytesIO()
    try:
        _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(thing)
    except BondGraphError:
        raise
    except (AttributeError, RecursionError, TypeError, pickle.PicklingError) as error:
        law = f"it holds what cannot be pickled: {error}"
        remedy = "make laws and inputs of functions at the top of a module, and of formulas"
        raise NotExportable(type(thing).__name__, law, remedy=remedy) from None
    return file.getvalue()


def _reduced(thing: Any) -> Any:
    """What pickle makes of a value, but for what was worked out of it."""
    found = thing.__reduce_ex__(pickle.HIGHEST_PROTOCOL)
    if not (isinstance(found, tuple) and len(found) > 2 and isinstance(found[2], dict)):
        return found
    return (*found[:2], _lasting(thing, found[2]), *found[3:])


def _new(kind: type) -> Any:
    return object.__new__(kind)


def _state(thing: Any) -> dict[str, Any]:
    return _lasting(thing, thing.__getstate__())


def _lasting(thing: Any, state: dict[str, Any]) -> dict[str, Any]:
    """A state without what was worked out of it."""
    return {name: x for name, x in state.items() if not isinstance(getattr(type(thing), name, None), cached_property)}


def is_sympy(thing: Any) -> bool:
    """Whether it is an expression or a matrix of sympy, which has been imported in that case."""
    sympy = sys.modules.get("sympy")
    return sympy is not None and isinstance(thing, sympy.Basic | sympy.MatrixBase)


def _check_found(function: FunctionType, name: str) -> None:
    """Refuse a function that another process does not find by its name.

    Raises:
        NotExportable: naming what it belongs to.
    """
    found: Any = sys.modules.get(function.__module__)
    for part in function.__qualname__.split("."):
        found = getattr(found, part, None)
    if found is not function:
        law = f"the function {function.__qualname__} is not found by its name, so another process cannot have it"
        remedy = "define it with def at the top of a module, or give a formula"
        raise NotExportable(name, law, parties=dict.fromkeys((name, function.__qualname__)), remedy=remedy)
