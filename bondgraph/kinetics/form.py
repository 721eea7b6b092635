"""Forms with options: what a form of the equations of motion is, besides a function from kinetics to a law.

A form either embeds constraints, by a change of velocities before it is asked, or keeps them, by equations of its own.
Where it has independent velocities these may be chosen: `having(free=("roll", "steer"))`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from bondgraph.algebra.expressions import identifier
from bondgraph.equations.random_points import Sampling
from bondgraph.errors import StructureError, ValueRefused
from bondgraph.graph.law import Law
from bondgraph.graph.values import finite
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.program.calls import explained

Prepare = Callable[[Kinetics, Sampling, Mapping[str, Any]], Mapping[str, Any]]

Option = float | str | Sequence[str] | Mapping[str, str] | Sequence[tuple[str, str]]
"""What an option of a form may be: a number, a word, names, or formulas by name."""

FREE, FOLLOWS = "free", "follows"
"""The option that names the independent velocities, and what a form is told of it: which components of f follow."""


@explained
@dataclass(frozen=True)
class EmbeddingForm:
    """A form of velocities that constraints leave free: these are changed before it is asked.

    Args:
        function: from the kinetics of a store to its law.
        free: the independent velocities, as they are drawn; chosen for the configuration where empty.

    >>> from bondgraph.forms import kane_velocity
    >>> kane_velocity.having(free=["u", "w"])
    kane_velocity.having(free=('u', 'w'))
    """

    function: Callable[[Kinetics], Law]
    free: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _named_as(self, self.function)

    def having(self, **options: Option) -> EmbeddingForm:
        """The same form with other independent velocities, the only option: `free`.

        Raises:
            StructureError: for another option, or what are no names.
        """
        _check_options(self.function.__name__, options, (FREE,))
        return self.choosing(_option(FREE, (), options[FREE])) if options else self

    def choosing(self, free: Sequence[str]) -> EmbeddingForm:
        """The same form with other independent velocities; with none given they are chosen for the configuration."""
        return replace(self, free=tuple(free))

    def __call__(self, k: Kinetics) -> Law:
        return self.function(k)

    def __reduce__(self) -> Any:
        """By the name of its function, where the form itself is found under that."""
        module, name = self.function.__module__, self.function.__qualname__
        if isinstance(getattr(import_module(module), name, None), EmbeddingForm):
            return _embedding, (module, name, self.free)
        return EmbeddingForm, (self.function, self.free)

    def __repr__(self) -> str:
        return self.function.__name__ + (f".having(free={self.free!r})" if self.free else "")


def asked(form: Any) -> tuple[str, ...]:
    """The independent velocities that a user has chosen for a form; none for most."""
    return form.free if isinstance(form, EmbeddingForm | Form) else ()


def plain(form: Any) -> Any:
    """The same form without a choice of independent velocities."""
    return form.choosing(()) if asked(form) else form


def embeds_constraints(function: Callable[[Kinetics], Law]) -> EmbeddingForm:
    """Make a form of a function from the kinetics of a store, its constraints driven velocities, to its law."""
    return EmbeddingForm(function)


def _embedding(module: str, name: str, free: tuple[str, ...]) -> EmbeddingForm:
    """The form of a name in a module, with independent velocities."""
    form: EmbeddingForm = getattr(import_module(module), name)
    return form.choosing(free)


def _named_as(form: Any, function: Callable[..., Any]) -> None:
    """A form has the name and the documentation of its function."""
    object.__setattr__(form, "__name__", function.__name__)
    object.__setattr__(form, "__doc__", function.__doc__)


@explained
@dataclass(frozen=True)
class Form:
    """A form that keeps constraints: it finds them in `Kinetics.kept`, and the velocities as they are drawn.

    Args:
        function: from the kinetics of a store, and options, to its law.
        store: "T*", whose C-port gives D f, or "NIC", whose C-port gives e_hat.
        prepare: what finds further options in the mechanism's kinetics, given random points and the options so far.
        options: by name.
        remarks: what a reader of the equations should know, from the options; empty where there is nothing.
        free: the independent velocities; chosen for the configuration where empty.
        takes_repeated: whether it prepares itself for constraints that repeat others everywhere.

    >>> from bondgraph.forms import lagrange_multipliers
    >>> lagrange_multipliers.having(beta=5)
    lagrange_multipliers.having(beta=5.0)
    """

    function: Callable[..., Law]
    store: str = "T*"
    prepare: Prepare | None = None
    options: tuple[tuple[str, Any], ...] = ()
    remarks: Callable[[Mapping[str, Any]], str] | None = None
    free: tuple[str, ...] = ()
    takes_repeated: bool = False

    def __post_init__(self) -> None:
        _named_as(self, self.function)

    def having(self, **options: Option) -> Form:
        """The same form with some options; one with quasi-velocities takes `free`, names of velocities, in their place.

        Raises:
            StructureError: for an option it has not, or that cannot be meant.
            ValueRefused: for a number that is not finite, or is negative.
        """
        known = {x.name: x.default for x in self._parameters() if x.kind is not x.KEYWORD_ONLY}
        known |= {FREE: ()} if self.has_independent_velocities else {}
        _check_options(self.function.__name__, options, tuple(known))
        given = {name: _option(name, known[name], value) for name, value in options.items()}
        free = given.pop(FREE, self.free)
        form = self._with(given).choosing(free)
        if form.free and dict(form.options).get("quasi"):
            law = "its quasi-velocities are given, and beside them independent velocities"
            raise StructureError(self.function.__name__, law, parties=("quasi", FREE), remedy="give one of them")
        return form

    @property
    def has_independent_velocities(self) -> bool:
        """Whether some components of f follow from others in it."""
        return any(x.name == FOLLOWS for x in self._parameters())

    def choosing(self, free: Sequence[str]) -> Form:
        """The same form with other independent velocities; with none given they are chosen for the configuration."""
        return replace(self, free=tuple(free))

    def _parameters(self) -> list[inspect.Parameter]:
        """The function's options; those by keyword only are found in the mechanism."""
        return list(inspect.signature(self.function).parameters.values())[1:]

    def _with(self, options: Mapping[str, Any]) -> Form:
        return replace(self, options=tuple({**dict(self.options), **options}.items()))

    def prepared(self, k: Kinetics, at: Sampling) -> Form:
        """The same form with the options it finds in a mechanism."""
        return self._with(self.prepare(k, at, {**dict(self.options), FREE: self.free})) if self.prepare else self

    def remark(self) -> str:
        """A word to a reader of the equations; empty for most."""
        return self.remarks(dict(self.options)) if self.remarks else ""

    def __call__(self, k: Kinetics) -> Law:
        return self.function(k, **dict(self.options))

    def __reduce__(self) -> Any:
        """By the name of its function, where the form itself is found under that."""
        module, name = self.function.__module__, self.function.__qualname__
        if isinstance(getattr(import_module(module), name, None), Form):
            return _found, (module, name, self.options, self.free)
        own = (self.function, self.store, self.prepare, self.options, self.remarks, self.free, self.takes_repeated)
        return Form, own

    def __repr__(self) -> str:
        shown = {name: dict(value) if name == "quasi" else value for name, value in self.options}
        shown |= {FREE: self.free} if self.free else {}
        given = ", ".join(f"{name}={value!r}" for name, value in shown.items())
        return self.function.__name__ + (f".having({given})" if given else "")


def _found(module: str, name: str, options: tuple[tuple[str, Any], ...], free: tuple[str, ...]) -> Form:
    """The form of a name in a module, with options."""
    form: Form = getattr(import_module(module), name)
    return replace(form, options=options, free=free)


def _check_options(form: str, options: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse options that a form has not."""
    if unknown := sorted(options.keys() - {*known}):
        law = f"it has no option {', '.join(unknown)}"
        remedy = f"its options are {', '.join(known)}" if known else "it has none"
        raise StructureError(form, law, parties=unknown, remedy=remedy)


def _option(name: str, default: Any, value: Any) -> Any:
    """An option as it is kept: a number, a word, pairs of names and formulas, or names."""
    if isinstance(default, int | float):
        number = finite(name, value)
        if number < 0 or (isinstance(default, int) and (number < 1 or number != int(number))):
            what = "a positive whole number" if isinstance(default, int) else "zero or positive"
            raise ValueRefused(
                name, f"{value!r:.40} is given where {what} is meant", parties=(name,), remedy="correct it"
            )
        return type(default)(number)
    if isinstance(default, str) and isinstance(value, str):
        return value
    items = value.items() if isinstance(value, Mapping) else [value] if isinstance(value, str) else value
    kept = tuple(tuple(x) if isinstance(x, list) else x for x in items) if _is_listed(items) else None
    pairs = kept is not None and all(isinstance(x, tuple) and len(x) == 2 for x in kept)
    if kept is None or not (pairs if name == "quasi" else all(isinstance(x, str) for x in kept)):
        word = f'give "{default}", or formulas' if isinstance(default, str) else 'give ["name", ...]'
        remedy = 'give {"u": "formula in the velocities"}' if name == "quasi" else word
        raise StructureError(name, f"{value!r:.60} is not what this option takes", parties=(name,), remedy=remedy)
    for x in kept if name == "quasi" else ():
        identifier(x[0], "a quasi-velocity")
    return kept


def _is_listed(value: Any) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str)


def keeps_constraints(
    store: str = "T*",
    prepare: Prepare | None = None,
    remarks: Callable[[Mapping[str, Any]], str] | None = None,
    takes_repeated: bool = False,
) -> Callable[[Callable[..., Law]], Form]:
    """Make a form of a function from the kinetics of a store, and options, to its law."""
    return lambda function: Form(function, store, prepare, remarks=remarks, takes_repeated=takes_repeated)
