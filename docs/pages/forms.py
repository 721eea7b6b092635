"""A page for each form of the equations of motion: what it says of itself, its options, and a mechanism in it."""

import inspect
from types import SimpleNamespace
from typing import Any

import bondgraph as bg
from bondgraph import forms
from bondgraph.kinetics.form import FREE
from pages import samples
from pages.docstrings import code, directive, preamble, sections, titled
from pages.elements import index
from pages.samples import forms as mechanisms

INTRODUCTION = """Ways of writing the same motion. Each has a page: its equations and their source, its states, its
options, and one mechanism written in it. Which is good for what is told in :doc:`/choosing-a-form`;
:py:func:`bondgraph.compare` compares them on your own model."""
SHOWN = {"hamiltonian": "pendulum", "routh": "pendulum", "lagrange_index_3": "rod"}
"""The mechanism for a form that asks for more than the one shown for the others."""


def members() -> dict[str, Any]:
    """The forms by name."""
    return {name: getattr(forms, name) for name in forms.__all__}


def pages() -> dict[str, str]:
    """The pages and their index."""
    written: dict[str, str] = {}
    for name, form in members().items():
        written |= page(name, form)
    first = {name: SimpleNamespace(__doc__=module_of(form).__doc__) for name, form in members().items()}
    return written | index("forms", "Forms of the equations", INTRODUCTION, first)


def module_of(form: Any) -> Any:
    """The module of a form's function."""
    return inspect.getmodule(form.function)


def page(name: str, form: Any) -> dict[str, str]:
    """The page of one form."""
    made = samples.sample(mechanisms, SHOWN.get(name, "groove"), f"the form {name}")
    equations = bg.compile(made(), form)
    text = titled(name) + preamble(module_of(form).__doc__ or "") + "\n\n"
    text += directive("function", f"bondgraph.forms.{name}.having", options(form), sections(form.__doc__ or ""))
    text += titled("Example", "-")
    text += code(samples.program(made, "graph") + f"\nequations = bg.compile(graph, bg.forms.{name})")
    text += code(str(equations), "text")
    text += f":States: {', '.join(f'``{each}``' for each in equations.states)}\n\n"
    return {f"forms/{name}.rst": text + f"It is written in ``{module_of(form).__name__}``.\n"}


def options(form: Any) -> str:
    """The options of a form as a signature."""
    given = inspect.signature(form.function).parameters.values()
    shown = [f"{x.name}={x.default!r}" for x in given if x.kind is x.POSITIONAL_OR_KEYWORD and x.default is not x.empty]
    free = getattr(form, "has_independent_velocities", True)
    return f"({', '.join(shown + ([f'{FREE}=()'] if free else []))})"
