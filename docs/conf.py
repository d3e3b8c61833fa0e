"""How Sphinx builds the documentation: `scripts/docs`."""

from __future__ import annotations

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

project = "Parlour"
author = "The Parlour developers"
project_copyright = "the Parlour developers"
version = release = installed_version("parlour")

extensions = [
    "command_pages",  # docs/command_pages.py: the help page of every command
    "game_pages",  # docs/game_pages.py: a page for each game, from the sentences of its rules page
    "message_pages",  # docs/message_pages.py: messages and HTTP, from their types
    "myst_parser",
    "report_pages",  # docs/report_pages.py: the designer's reports
    "strength_pages",  # docs/strength_pages.py: tables and plots of measured runs
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "sphinx_design",
]
exclude_patterns = ["_build", "claims", "games", "mutants"]
html_theme = "furo"
html_title = "Parlour"
html_static_path = ["_static"]
html_css_files = ["parlour.css"]
html_copy_source = False
html_extra_path = ["_build/extra"]  # the designer's reports, which scripts/docs makes from their data
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
copybutton_prompt_text = r"\$ |>>> |\.\.\. "
copybutton_prompt_is_regexp = True
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_class_signature = "separated"
nitpicky = False
suppress_warnings = ["myst.header"]  # a page may begin a list of figures with a third-level heading
