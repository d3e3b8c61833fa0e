"""DUOS in a terminal: the cards, the pairs, the hints, and how it is played by keys."""

from __future__ import annotations

import pytest

from parlour.boards.text import Company, board_of, keeps, pointed
from parlour.boards.text import drawn as folded
from parlour.game import IllegalMove, Outcome
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME, notation, rules, values, views
from parlour.games.duos.players import pairer, remarks
from parlour.games.duos.terminal import asked, first, pick, step
from parlour.players import levels
from parlour.terminal import display, tables
from parlour.terminal.tables import LocalTable
from tests.games.duos.tables import ANNA, OTHERS, all_choose, all_turns, lay, play


def drawn(position: values.Position, seat: int | None = 0, cursor: str = "", draft: str = "") -> str:
    text = folded(board_of(GAME), views.view(position, seat), cursor, draft).plain
    assert max(len(line) for line in text.splitlines()) <= 78
    return text


def test_the_twelve_cards_lie_in_three_rows_of_four() -> None:
    lines = [line for line in drawn(lay()).splitlines() if "ant" in line or "crow" in line or "dog" in line]
    assert lines[0].split() == ["ant", "anteater", "mosquito", "dragonfly"]
    assert "Turn 1 of 8 · round 1 · Animals" in drawn(lay())
    assert "Player 1 · 0 points · Narrator · choosing" in drawn(lay())


def test_on_a_small_screen_four_cards_still_stand_side_by_side() -> None:
    """In the 56 columns that 60 leave: a name that has no room there goes on below."""
    lines = folded(board_of(GAME), views.view(lay(), 0), "1", "", (56, 17)).plain.splitlines()
    assert max(map(len, lines)) <= 56
    assert lines[2].split() == ["ant", "[", "anteater]", "mosquito", "dragonfly"]
    (row,) = (line for line in lines if "rhinocer" in line)
    assert row.split() == ["☾", "crow", "flamingo", "rhinoceros", "giraffe"]
    narrower = folded(board_of(GAME), views.view(lay(), 0), "", "", (40, 17)).plain.splitlines()
    place = next(number for number, line in enumerate(narrower) if "☾" in line)
    assert [line.split() for line in narrower[place : place + 2]] == [
        ["☾", "crow", "flamin", "rhinoc", "giraff"],
        ["go", "eros", "e"],
    ]


def test_neither_bots_nor_absent_people_are_called_choosing() -> None:
    company = Company(("Ada", "Bo", "Juno", "Di"), notes=("", "away since 18:03", "", ""), bots=frozenset({2}))
    said = folded(board_of(GAME), views.view(lay(), 0), company=company).plain.splitlines()
    states = [line.rsplit(" · ", 1)[1] for line in said if " points · " in line]
    assert states == ["choosing", "away since 18:03", "Thinking…", "choosing"]


def test_the_own_board_is_marked_and_others_are_not() -> None:
    position = play(lay(), (1, ANNA))
    assert "1 anteater" in drawn(position, 1)
    assert "1 anteater" not in drawn(position, 0)
    assert "Player 2 · 0 points · ready" in drawn(position, 0)


def test_the_last_turn_is_told() -> None:
    said = drawn(all_choose(lay(), ANNA, ANNA, OTHERS, ANNA))
    assert "Turn 1: the pairs of Player 1" in said
    assert "ant + anteater: +1 Player 2, Player 4" in said
    said = drawn(all_choose(lay(players="3"), ANNA, OTHERS, OTHERS))
    assert "ant + anteater: No other player." in said


def test_two_see_their_hints() -> None:
    said = drawn(play(lay(players="2"), (0, "word:insect"), (1, "yes:wasp".replace("wasp", "dog"))))
    assert "Player 1: WORD insect" in said
    assert "dog YES" in said
    said = drawn(all_choose(lay(players="2"), ANNA, ANNA))
    assert "4 pairs in common" in said
    assert "Both chose it." in said


def test_after_the_end_there_are_no_cards() -> None:
    position = all_turns(lay(players="3", rounds="1"), 3)
    assert "choosing" not in drawn(position)
    assert pick(views.view(position, 0), "0", "").text == ""


def test_it_is_played_by_keys() -> None:
    assert pointed(board_of(GAME)) is not None
    view = views.view(lay(), 0)
    cursor, draft = first(view), ""
    draft = pick(view, cursor, draft).text
    assert draft == "ant+"
    assert "[+ ant]" in drawn(lay(), 0, cursor, draft)
    assert pick(view, cursor, draft).text == ""
    cursor = step(view, cursor, "right")
    draft = pick(view, cursor, draft).text
    assert draft == "ant+anteater"
    assert pick(view, cursor, draft).text == ""
    for _ in range(2):
        cursor = step(view, cursor, "right")
        draft = pick(view, cursor, draft).text
    assert draft == "ant+anteater,mosquito+dragonfly"
    assert step(view, cursor, "right") == cursor
    cursor = step(view, cursor, "down")
    for _ in range(2):
        draft = pick(view, cursor, draft).text
        cursor = step(view, cursor, "left")
    draft = pick(view, cursor, draft).text
    whole = pick(view, step(view, cursor, "left"), draft)
    assert whole.whole
    rules.check(lay(), 0, notation.read(whole.text))
    assert step(view, "0", "up") == "0"
    assert step(view, "5", "elsewhere") == "5"


def test_a_bot_lets_the_person_at_the_keyboard_hint_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a terminal no one can be quick enough for a bot: it waits until the person has hinted or is ready."""
    monkeypatch.setattr(pairer, "best_hint", lambda view, *_: values.Word("mine") if "word" in view.actions else None)
    table = LocalTable(GAME, rules.options({"players": "2"}), ("Ada", "Bot"), {1: pairer.make("5")}, seed="two")
    assert table.scene().bot_awaited
    table.bot_moves()
    assert not table.scene().bot_awaited
    assert table.scene().view.hints == ()
    cards = table.scene().view.cards
    table.play(",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4)))
    assert table.scene().bot_awaited
    table.bot_moves()
    assert [hint.text for hint in table.scene().view.hints] == ["mine"]


NAMES = ("Ada", "Juno (bot 5)", "Otto (bot 5)")


def test_the_narrators_reasons_and_everyones_pairs_are_told_by_name() -> None:
    position = all_choose(lay(players="3"), ANNA, ANNA, OTHERS)
    view = views.view(position, 1)
    company = Company(NAMES, remarks(view, frozenset({0})))
    said = folded(board_of(GAME), view, company=company).plain
    assert "Turn 1: the pairs of Ada" in said
    assert "ant + anteater: The anteater would eat the ant. +1 Juno (bot 5)" in said
    assert "Otto (bot 5): ant + cat, anteater + dog" in said
    assert "Juno (bot 5): =ant + anteater" in said


def test_where_there_is_no_room_the_boards_are_there_for_the_asking() -> None:
    view = views.view(all_choose(lay(players="3"), ANNA, ANNA, OTHERS), 1)
    board, company = board_of(GAME), Company(NAMES)
    small = folded(board, view, room=(76, 16), company=company).plain
    assert len(small.splitlines()) <= 16
    assert "Type boards to see all pairs." in small
    assert "ant + cat" not in small
    assert "ant + cat" in folded(board, view, room=(76, 40), company=company).plain
    assert "Otto (bot 5): ant + cat" in asked(view, "Boards", company)
    assert asked(view, "ant+cat", company) == ""
    assert asked(views.view(lay(), 0), "boards", company) == "", "nothing has been revealed yet"


def test_what_does_not_fit_in_a_line_goes_on_further_in() -> None:
    view = views.view(all_choose(lay(players="3"), ANNA, ANNA, OTHERS), 1)
    company = Company(("Ada", "Bartholomew Ignatius", "Otto (bot 5)"), remarks(view, frozenset({0})))
    lines = folded(board_of(GAME), view, room=(76, 40), company=company).plain.splitlines()
    assert max(map(len, lines)) <= 76
    begun = next(place for place, line in enumerate(lines) if line.startswith("Bartholomew Ignatius: =ant"))
    assert lines[begun + 1].startswith("      ")
    assert lines[begun + 2].startswith("Otto (bot 5): ")


def test_who_was_too_late_is_named() -> None:
    position = play(lay(players="3", deadline="60"), (0, ANNA), (1, ANNA), (2, "late"))
    said = folded(board_of(GAME), views.view(position, 0), company=Company(NAMES)).plain
    assert "Otto (bot 5) ran out of time: an empty board." in said


def test_sun_moon_and_wave_mark_the_edges() -> None:
    lines = drawn(lay()).splitlines()
    sun, wave = (next(number for number, line in enumerate(lines) if sign in line) for sign in "☀≈")
    assert wave - sun == 4
    assert lines[sun + 2].startswith("☾")


class Seconds:
    """A clock that goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    clock = Seconds()
    for module in (tables, display):
        monkeypatch.setattr(module, "time", clock)
    return clock


def test_a_deadline_is_kept_at_the_keyboard_too(clock: Seconds) -> None:
    """What is left is said, no one but the clock says late, and the next clock starts after the reveal."""
    options = rules.options({"players": "3", "deadline": "60"})
    bots = {seat: levels.player(GAME, 5, None) for seat in (1, 2)}
    table = tables.LocalTable(GAME, options, NAMES, bots, seed="1")
    for _ in bots:
        table.bot_moves()
    assert display.status(table.scene()) == "Choose your pairs."
    clock.now = 20.5
    table.tick()
    assert display.time_left(table.scene()) == "40 s left."
    with pytest.raises(IllegalMove) as refused:
        table.play("late")
    assert refused.value.code == "only-the-clock"
    clock.now = 60
    table.tick()
    shown = table.scene()
    assert shown.view.last.boards[0] == ()
    assert display.time_left(shown) == "The clock starts in 15 s."
    assert len(shown.remarks) == (4 if shown.view.last.narrator else 0)
    table.resign()
    assert display.time_left(table.scene()) == ""


def test_a_draft_is_kept_while_others_become_ready() -> None:
    before = views.view(lay(), 0)
    board = board_of(GAME)
    assert keeps(board, before, views.view(play(lay(), (1, ANNA)), 0))
    assert not keeps(board, before, views.view(play(lay(), (0, ANNA)), 0))
    assert not keeps(board, before, views.view(all_choose(lay(), ANNA, ANNA, ANNA, ANNA), 0))
    assert not keeps(board_of(dualite), 1, 1), "other games drop it"


def test_partners_hear_their_score_and_not_that_no_one_wins() -> None:
    ended = display.Display(
        game=GAME,
        names=("Ada", "Bot"),
        own=frozenset({0}),
        seat=0,
        view=None,
        to_move=frozenset(),
        awaited=frozenset(),
        announcements=(),
        outcome=Outcome((), "duos-together-4", (4, 4)),
        together=True,
    )
    assert display.ending(ended) == "Four turns. Well done. Points 4."
