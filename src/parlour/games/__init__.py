"""A folder per game. Folders that the owner named by `--game` are found here too, after ours: `parlour.catalogue`.

The environment variable is read where the package is made, so that another process can unpickle a value of such a game
before anything has asked for the catalogue.
"""

import os
from pathlib import Path

NAMED = "PARLOUR_GAMES"
"""The environment variable with the games from elsewhere: folders and names of installed games."""


def look_in(folder: str) -> None:
    """Let `import parlour.games.<name>` find this folder, unless a game of ours has that name."""
    parent = str(Path(folder).parent)
    if parent not in __path__:
        __path__.append(parent)


for _named in filter(os.path.isabs, os.environ.get(NAMED, "").split(os.pathsep)):
    look_in(_named)
