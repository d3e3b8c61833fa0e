"""What a review says first: who lost the game by which move, and since when it was lost."""

from __future__ import annotations

from parlour.game import Announcement
from parlour.solvers.review import Advice, ReviewedMove, Sign, Standing
from parlour.solvers.verdict import verdict


def moved(
    ply: int, sign: Sign = "kept", cost: int = 0, share: int | None = None, winner: int | None = None
) -> ReviewedMove:
    """A move of a game of two who take turns; the share is that of the first player after it."""
    said = Advice(sign, "review-worse", {}, ("d4",) * (sign == "lost"), cost)
    told = Announcement(ply % 2, "c3", "dualite-told-drew", {"cell": "c3"})
    return ReviewedMove(ply, ply % 2, "c3", said, Standing(winner, share=share), told)


def test_the_costliest_mistake_lost_the_game() -> None:
    game = (
        moved(0, share=50),
        moved(1, share=55),
        moved(2, "lost", 30, 25),
        moved(3, share=25),
        moved(4, "lost", 25, winner=1),
    )
    found = verdict(game, (1,), 2)
    assert (found.seat, found.ply) == (0, 2)
    assert [(line.code, dict(line.facts)) for line in found.lines] == [
        ("review-turned", {"number": 3, "cost": 30, "left": 25}),
        ("review-lost-since", {"number": 5, "sure": "proved"}),
    ]
    assert found.moments == (2, 4)


def test_a_mistake_that_the_other_side_gave_back_did_not_lose_it() -> None:
    game = (moved(0, "lost", 60, 10), moved(1, "lost", 60, 70), moved(2, "lost", 40, 30), moved(3, winner=1))
    assert verdict(game, (1,), 2).ply == 2


def test_a_defeat_without_a_mistake_says_since_when_it_was_lost() -> None:
    found = verdict((moved(0, winner=0), moved(1, winner=0), moved(2, winner=0)), (0,), 2)
    assert found.ply is None
    assert [
        (line.code, line.facts["since" if line.code == "review-not-turned" else "number"]) for line in found.lines
    ] == [
        ("review-not-turned", 1),
        ("review-lost-since", 1),
    ]


def test_where_no_single_player_lost_the_costliest_move_is_named() -> None:
    game = (moved(0, "lost", 10), moved(1, "lost", 30), moved(2, "lost", 20), moved(3, "lost", 15))
    found = verdict(game, (), 4)
    assert (found.seat, found.ply, found.lines[0].code) == (1, 1, "review-costliest")
    assert found.moments == (1, 2, 3)
    assert [line.code for line in verdict((moved(0),), (), 2).lines] == ["review-no-mistakes"]
    assert verdict((), (0,), 2).lines == ()
