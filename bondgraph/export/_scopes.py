"""Where names stand in a language that has components: in the scope of the model, or of one of its instances."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bondgraph.export._names import identifiers, words
from bondgraph.graph.names import common_instance, enclosing, path_of


@dataclass(frozen=True)
class Scopes:
    """Names by scopes.

    Args:
        paths: the instances that hold something, each behind the one it is in.
        paths_of: the instance each name is in, by name; empty for the model itself.
        names: what each name is called in its scope, by name.
        components: what each instance is called in the scope it is in, by path.
        classes: what the type of each instance is called, by path: as nothing else.
        entries: what stands in the model itself for names that are in an instance, by name.
    """

    paths: tuple[str, ...]
    paths_of: dict[str, str]
    names: dict[str, str]
    components: dict[str, str]
    classes: dict[str, str]
    entries: dict[str, str]

    def whole(self, name: str) -> str:
        """The reference to a name from the model: through the instances that it is in."""
        return ".".join([*(self.components[path] for path in enclosing(self.paths_of[name])), self.names[name]])


def scopes(
    names: Sequence[str],
    entries: Iterable[str],
    instances: Collection[str],
    reserved: Collection[str],
    own: Collection[str],
    longest: int,
) -> Scopes:
    """The scopes of a model.

    Args:
        names: what is to be named.
        entries: those of them that the model itself needs a name for, whatever instance they are in.
        instances: the instances, by their whole names.
        reserved: words of the language.
        own: words that are taken in the model itself.
        longest: how long an identifier may be.
    """
    paths_of = {name: common_instance(name, instances) for name in names}
    paths = tuple(dict.fromkeys(outer for path in paths_of.values() for outer in enclosing(path)))
    entered = [name for name in entries if paths_of[name]]
    spelt: dict[tuple[str, str], str] = {}
    for scope in ("", *paths):
        # A path ends in a dot here, by which it is told from the name of a quantity.
        inner = [f"{path}." for path in paths if path_of(path) == scope]
        here = [name for name in names if paths_of[name] == scope] + inner + (entered if not scope else [])
        seen = [_seen(name, scope) for name in here]
        found = words(identifiers(seen).values(), {*reserved, *(own if not scope else ())}, longest)
        spelt |= {(scope, name): word for name, word in zip(here, found, strict=True)}
    types = [f"{word}_record" for word in identifiers(paths).values()]
    return Scopes(
        paths,
        paths_of,
        {name: spelt[path, name] for name, path in paths_of.items()},
        {path: spelt[path_of(path), f"{path}."] for path in paths},
        dict(zip(paths, words(types, {*reserved, *own, *spelt.values()}, longest), strict=True)),
        {name: spelt["", name] for name in entered},
    )


def _seen(name: str, scope: str) -> str:
    """A name as it is seen in an instance; that of a bond has the instance before both ends."""
    if not scope:
        return name
    return "-".join(end.removeprefix(f"{scope}.") for end in name.split("-"))
