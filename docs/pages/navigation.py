"""The tree of all pages beside each page: rendered once, and marked for each, where the theme renders it anew."""

from copy import deepcopy
from functools import cache
from typing import Any

from furo.navigation import get_navigation_tree
from lxml import html
from sphinx.application import Sphinx
from sphinx.environment.adapters.toctree import global_toctree_for_doc
from sphinx.util.osutil import relative_uri

BEFORE, AFTER = 400, 600
"""When the theme has its turn, at 500, it is to find nothing to render."""


def none(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """What Sphinx asks for each page before the theme."""
    context["toctree"] = lambda **_options: ""


def marked(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """What Sphinx asks after it: links as they read on the page, and the way to it open."""
    tree, here = deepcopy(whole(app)), app.builder.get_target_uri(page)
    for link in tree.iter("a"):
        to = link.get("href")
        link.set("href", "#" if to == here else relative_uri(here, to))
        if to == here:
            add(link, "current")
            add(next(link.iterancestors("li")), "current-page")
            for above in link.iterancestors("li", "ul"):
                add(above, "current")
                for box in above.findall("input"):
                    box.set("checked", "")
    context["furo_navigation_tree"] = "".join(html.tostring(each, encoding="unicode") for each in tree)


@cache
def whole(app: Sphinx) -> html.HtmlElement:
    """The tree, with addresses from the top of the site."""
    options = {"collapse": False, "titles_only": True, "maxdepth": -1, "includehidden": True}
    top = global_toctree_for_doc(app.env, app.config.root_doc, app.builder, tags=app.tags, **options)
    return html.fragment_fromstring(
        get_navigation_tree(app.builder.render_partial(top)["fragment"]), create_parent="div"
    )


def add(element: html.HtmlElement, name: str) -> None:
    """One class more."""
    element.set("class", f"{element.get('class', '')} {name}".strip())
