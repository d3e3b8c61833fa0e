"""Each player is Narrator once."""

from parlour.games.duos import GAME as duos
from parlour.variants import variant

GAME = variant(duos, __name__, options={"rounds": "1"}, engines=True)
