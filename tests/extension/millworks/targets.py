"""A target of `bondgraph export`."""

from bondgraph.export import Model

__all__ = ["parts_list"]


def parts_list(model: Model) -> dict[str, str]:
    """The names of inputs, states and parameters, a line each."""
    names = [quantity.name for quantity in (*model.inputs, *model.states, *model.parameters)]
    return {f"{model.name}_parts.txt": "\n".join(names) + "\n"}
