"""Events in model files: each is written as the call that makes it, `bg.stop`, `bg.reset`, `bg.sample`, ..."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import FileRefused, NotExportable
from bondgraph.graph.event import Triggered, counter, reset, stop
from bondgraph.graph.sampled import delay, sample

EVENTS: Mapping[str, Callable[..., Triggered]] = {
    "stop": stop,
    "reset": reset,
    "counter": counter,
    "sample": sample,
    "delay": delay,
}
"""What makes events, by the types that files call them."""


def event_fields(event: Triggered) -> dict[str, Any]:
    """The type of an event and the arguments of the call that makes it, but for defaults.

    Raises:
        NotExportable: for one that no call makes.
    """
    name, first = event.name, event.starts[0] if event.starts else None
    found: dict[str, Any] = {"type": "reset", "when": event.when}
    if event.stops:
        found["type"] = "stop"
    elif event.when and event.targets == (name,) and first is not None:
        found["type"] = "counter"
    elif event.when:
        found["set"] = dict(zip(event.targets, event.formulas, strict=True))
    else:
        *_, formula = event.formulas or ("",)
        found = {"type": "sample", "formula": formula, "every": event.every}
        if len(event.targets) > 1:
            found |= {"type": "delay", "samples": len(event.targets) - 1}
        found |= {"offset": event.offset} if event.offset else {}
    found |= {"start": first} if first else {}
    try:
        made = EVENTS[found["type"]](name, **{word: given for word, given in found.items() if word != "type"})
    except (TypeError, ValueError):
        made = None
    if made != event:
        law = "no call of bg.stop, bg.reset, bg.counter, bg.sample or bg.delay makes this event"
        raise NotExportable(name, law, parties=(name,), remedy="make it by one of them, or keep the Python file")
    return found


def assigned(value: Any) -> dict[str, Any]:
    """What a reset sets: formulas by name.

    Raises:
        FileRefused: for what is no such table.
    """
    if not isinstance(value, dict) or not all(isinstance(each, str | int | float) for each in value.values()):
        law = f"{value!r:.40} is no table of formulas"
        raise FileRefused("set", law, remedy='write set = { v = "-r*v" }')
    return {expressions.identifier(name, "what is set", dots=True): formula for name, formula in value.items()}
