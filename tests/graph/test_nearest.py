"""The nearest name for a remedy."""

from bondgraph.graph.nearest import nearest


def test_the_nearest_is_told_whatever_its_case_else_all() -> None:
    assert nearest("SHAFT", ("shaft", "supply")) == "did you mean 'shaft'?"
    assert nearest("q", ("shaft", "supply"), "its ports are") == "its ports are shaft, supply"
