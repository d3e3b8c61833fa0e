"""The games as other libraries know them: PettingZoo, Gymnasium, OpenSpiel. Needs the extra `adapters`.

`zoo` has every game as an environment of PettingZoo, `vector` the batch as one of Gymnasium, `openspiel` the open board
games as Python games of OpenSpiel. `docs/adapters.md` shows each.
"""
