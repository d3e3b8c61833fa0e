"""A handicap: an experienced player on the first seat has four points less in the end."""

from parlour.game import Outcome
from parlour.games.duos import GAME as duos
from parlour.variants import variant


def outcome(position, usual):
    if usual is None or position.options.players == 2:
        return usual
    points = (usual.points[0] - 4, *usual.points[1:])
    winners = tuple(seat for seat, score in enumerate(points) if score == max(points))
    return Outcome(winners, "duos-most-points" if len(winners) == 1 else "duos-shared-victory", points)


GAME = variant(duos, __name__, outcome=outcome, players="usual")
