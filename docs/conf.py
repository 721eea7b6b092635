"""The site, built by Sphinx from the pages in this folder, the docstrings and the examples.

python -m sphinx -W --keep-going docs docs/_build/html
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "elements"), str(ROOT / "docs")]

project = "bondgraph"
author = "The bondgraph authors"
copyright = "the bondgraph authors"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode", "pages"]
exclude_patterns = ["_build", "pages"]

html_theme = "furo"
html_title = "bondgraph"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_copy_source = False
html_show_search_summary = False  # summaries are fetched, which browsers refuse on pages from the disk
html_math_renderer = "mathml"

myst_enable_extensions = ["dollarmath", "colon_fence"]
myst_heading_anchors = 4

# Pages that say so are run when the site is built; what fails, or warns of an error, stops the build.
nb_execution_mode = "auto"
nb_execution_raise_on_error = True
nb_execution_show_tb = True
nb_execution_timeout = 120
nb_merge_streams = True
nb_render_image_options = {"alt": "what the block above shows"}
nb_mime_priority_overrides = [("html", "text/latex", 5), ("html", "image/svg+xml", 4)]

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}
python_maximum_signature_line_length = 100
default_role = "code"
napoleon_numpy_docstring = False
napoleon_use_ivar = True
napoleon_custom_sections = [("Options", "params_style")]
toc_object_entries = False
