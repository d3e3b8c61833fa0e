"""DUOS in a terminal: the cards, the pairs, the hints, and how it is played by keys."""

from __future__ import annotations

import pytest

from parlour.games import duos
from parlour.players import pairer
from parlour.terminal.boards import board_of, pointed
from parlour.terminal.boards.duos import draw, first, pick, step
from parlour.terminal.tables import LocalTable
from tests.games.duos.tables import ANNA, OTHERS, all_choose, all_turns, lay, play


def drawn(position: duos.Position, seat: int | None = 0, cursor: str = "", draft: str = "") -> str:
    text = draw(duos.view(position, seat), cursor, draft).plain
    assert max(len(line) for line in text.splitlines()) <= 78
    return text


def test_the_twelve_cards_lie_in_three_rows_of_four() -> None:
    lines = [line for line in drawn(lay()).splitlines() if "ant" in line or "crow" in line or "dog" in line]
    assert lines[0].split() == ["ant", "anteater", "mosquito", "dragonfly"]
    assert "Turn 1 of 8 · round 1 · Animals" in drawn(lay())
    assert "Player 1 · 0 points · Narrator · choosing …" in drawn(lay())


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
    assert "ant + anteater: Nobody else." in said


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
    assert pick(duos.view(position, 0), "0", "").text == ""


def test_it_is_played_by_keys() -> None:
    assert pointed(board_of(duos)) is not None
    view = duos.view(lay(), 0)
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
    duos.check(lay(), 0, duos.read(whole.text))
    assert step(view, "0", "up") == "0"
    assert step(view, "5", "elsewhere") == "5"


def test_a_bot_lets_the_person_at_the_keyboard_hint_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a terminal nobody can be quick enough for a bot: it waits until the person has hinted or is ready."""
    monkeypatch.setattr(pairer, "best_hint", lambda view, *_: duos.Word("mine") if "word" in view.actions else None)
    table = LocalTable(duos, duos.options({"players": "2"}), ("Ada", "Bot"), {1: pairer.make("5", None)}, seed="two")
    assert table.scene().bot_awaited
    table.bot_moves()
    assert not table.scene().bot_awaited
    assert table.scene().view.hints == ()
    cards = table.scene().view.cards
    table.play(",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4)))
    assert table.scene().bot_awaited
    table.bot_moves()
    assert [hint.text for hint in table.scene().view.hints] == ["mine"]
