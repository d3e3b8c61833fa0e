"""What is seen of Duality, what is known of a hidden hand, and what a draft would do."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from parlour.chance import Chance
from parlour.game import Outcome
from parlour.games.duality import rules, views
from parlour.games.duality.deck import BLACK, WHITE, turn
from parlour.games.duality.paths import Cell, Tableau, route
from parlour.games.duality.views import Progress, Step
from tests.games.duality.scenes import LOOP, UP, UP_WHITE, played, scene

TABLE = {"1": UP, "2": UP_WHITE, "3": UP_WHITE}


def seen(position: rules.Position, viewer: int | None, owner: int) -> list[int]:
    return [held.card for held in views.view(position, viewer).hands[owner].cards]


def test_hands_are_hidden() -> None:
    """Ruling 22: one's own hand is seen, the other's only counted; a bystander sees neither."""
    position = scene(TABLE)
    assert seen(position, BLACK, BLACK) == [1, 2, 3]
    assert seen(position, BLACK, WHITE) == []
    assert [hand.size for hand in views.view(position, None).hands] == [3, 3]
    assert seen(position, None, BLACK) == seen(position, None, WHITE) == []


def test_or_open() -> None:
    """Ruling 22, the option."""
    position = scene(TABLE, hands="open")
    assert seen(position, None, BLACK) == [1, 2, 3]
    assert seen(position, BLACK, WHITE) == [4, 5, 6]


def test_a_card_from_the_table_is_known_until_it_is_laid_again() -> None:
    """Ruling 22."""
    position = played(scene(TABLE), "1x1")
    for viewer in (WHITE, None):
        assert seen(position, viewer, BLACK) == [7]
    assert [held.known for held in views.view(position, BLACK).hands[BLACK].cards] == [False, False, True]
    laid = played(position, "5x3", "7@1R1")
    assert seen(laid, WHITE, BLACK) == []
    assert len(laid.hands[BLACK]) == 3


def test_a_card_drawn_is_not_known() -> None:
    position = played(scene(TABLE), "1@1R1")
    assert position.known == ((), ())
    assert len(position.hands[BLACK]) == 3


def test_a_redeal_spreads_the_unseen_evenly() -> None:
    """The known card stays; every other unseen one is as often in the hand as the next, and on top of the pile."""
    position = played(scene(TABLE, pile=(UP,) * 8), "1x1")
    view = views.view(position, WHITE)
    chance = Chance("evenly")
    held: Counter[int] = Counter()
    top: Counter[int] = Counter()
    rounds = 4000
    for _ in range(rounds):
        again = views.redeal(view, chance)
        assert 7 in again.hands[BLACK]
        held.update(again.hands[BLACK])
        top[again.pile[0]] += 1
    unseen = {2, 3, *position.pile}
    assert set(held) == unseen | {7}
    assert set(top) == unseen
    for card in unseen:
        assert abs(held[card] - rounds * 2 / 10) < 150
        assert abs(top[card] - rounds / 10) < 120


def test_a_redeal_remembers_what_everyone_saw() -> None:
    position = played(scene(TABLE), "1x1", "5x3", "7x1", "9x3")
    again = views.redeal(views.view(position, WHITE), Chance(1))
    assert again.since == position.since
    assert views.view(position, None).occurrences == 2


def test_the_paths_are_shown_end_by_end() -> None:
    """The view lights the ends on each player's path, so that a board need not follow lines."""
    view = views.view(scene(TABLE), None)
    assert [card.paths for card in view.tableau] == [((0, 1, 3, 4), ()), ((), (0, 1, 3, 4)), ((), (0, 1, 3, 4))]
    assert view.lengths == (1, 2)


def test_progress_is_counted_in_rows_still_to_cross() -> None:
    """Black's path comes out of row 1 only, White's out of rows 3 and 2; the next card takes neither on."""
    view = views.view(scene(TABLE), None)
    assert view.progress == (Progress(2, ("2",)), Progress(1, ("1",)))
    assert views.consider(views.view(scene(TABLE), BLACK), "1x2").progress == (
        Progress(1, ("3",)),
        Progress(2, ("2",)),
    )


def test_without_a_path_all_rows_are_to_be_crossed() -> None:
    view = views.view(scene({"1": UP_WHITE, "2": UP, "3": UP}), None)
    assert view.progress == (Progress(3, ()), Progress(3, ()))


def test_a_row_is_crossed_only_when_the_path_comes_out_of_it() -> None:
    """A loop at the far end reaches a row and turns back in it."""
    view = views.view(scene({"1": UP, "2": turn(LOOP), "3": UP}), None)
    assert view.lengths[BLACK] == 2
    assert view.progress[BLACK] == Progress(2, ("2",))


def test_a_path_may_lead_on_at_several_places() -> None:
    view = views.view(scene({"1": UP, "1R1": UP, "2": UP_WHITE, "3": UP_WHITE}), None)
    assert view.progress[BLACK] == Progress(2, ("2", "2R1"))


def test_the_winning_route_is_named_without_its_side_branches() -> None:
    before = scene({"1": UP, "1R1": UP, "2": UP_WHITE, "3": UP}, black=(UP, LOOP, LOOP))
    assert views.view(before, None).route == ()
    view = views.view(played(before, "1x2"), None)
    assert view.lengths[BLACK] == 4
    assert view.route == (Step("1", 3, 1), Step("2", 3, 1), Step("3", 3, 1))
    assert view.progress[BLACK] == Progress(0, ())


def test_whites_route_runs_from_whites_side() -> None:
    before = scene({"1": UP_WHITE, "2": UP, "3": UP_WHITE}, white=(UP_WHITE, LOOP, LOOP), mover=WHITE)
    won = views.view(played(before, "4x2"), None)
    assert [step.cell for step in won.route] == ["3", "2", "1"]
    assert won.progress[WHITE] == Progress(0, ())


def test_a_route_changes_lines_only_where_it_must() -> None:
    """Around a gap: up the right column and back, since the middle of the dealt one is White's."""
    across = "bbbbbb"
    table = {Cell(1, 0): across, Cell(1, 1): across, Cell(2, 0): UP_WHITE, Cell(2, 1): UP, Cell(3, 1): UP}
    assert [str(cell) for cell, *_ in route(Tableau(3, "joined", table), BLACK)] == ["1R1", "2R1", "3R1"]
    blocked = {**table, Cell(3, 1): UP_WHITE}
    assert route(Tableau(3, "joined", blocked), BLACK) == ()


def test_without_a_winner_there_is_no_route() -> None:
    drawn = replace(scene(TABLE), result=Outcome((), "duality-limit"))
    assert views.view(drawn, None).route == ()


def test_a_preview_tells_what_a_move_would_do() -> None:
    view = views.view(scene(TABLE), BLACK)
    preview = views.consider(view, "1x2")
    assert preview.code is None
    assert (preview.connections, preview.needed, preview.lengths, preview.completes) == (2, 2, (2, 1), ())
    assert preview.paths[1].paths == ((0, 1, 3, 4), ())
    new = views.consider(view, "1@1R1")
    assert (new.connections, new.needed, new.lengths) == (3, None, (2, 2))


def test_a_preview_tells_who_would_have_won() -> None:
    view = views.view(scene({"1": UP, "2": UP_WHITE, "3": UP}), BLACK)
    assert views.consider(view, "1x2").completes == (BLACK,)


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        ("pass", "duality-must-play"),
        ("4x2", "duality-not-in-hand"),
        ("99x2", "duality-not-in-hand"),
        ("1@8", "duality-off-table"),
        ("1@2", "duality-occupied"),
        ("1x2L1", "duality-nothing-there"),
        ("2x1", "duality-off-path"),
    ],
)
def test_a_preview_says_why_a_move_is_refused(draft: str, code: str) -> None:
    assert views.consider(views.view(scene(TABLE), BLACK), draft).code == code


def test_a_preview_when_it_is_not_ones_turn() -> None:
    """One may think on while the other moves; a bystander holds no card to think about."""
    position = scene(TABLE, mover=WHITE)
    preview = views.consider(views.view(position, BLACK), "1x2")
    assert (preview.code, preview.connections) == ("not-your-turn", 2)
    bystander = views.consider(views.view(position, None), "1x2")
    assert (bystander.code, bystander.connections) == ("not-your-turn", None)


def test_a_finished_game_offers_nothing() -> None:
    won = played(scene({"1": UP, "2": UP_WHITE, "3": UP}, black=(UP, LOOP, LOOP)), "1x2")
    view = views.view(won, WHITE)
    assert view.choices == ()
    assert view.result == won.result
    assert views.redeal(view, Chance(1)) == replace(
        won, hands=views.redeal(view, Chance(1)).hands, pile=views.redeal(view, Chance(1)).pile
    )
