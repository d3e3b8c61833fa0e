"""The rulebook's worked example, sentence by sentence, with every count and verdict of our reconstruction."""

from __future__ import annotations

import pytest

from parlour.game import BadNotation
from parlour.games.duality import notation, paths, rules, views
from parlour.games.duality.deck import BLACK, NL, NR, SL, SR, WHITE, E, W, ends, turn
from parlour.games.duality.rules import Position, path_lengths, tableau
from tests.games.duality.scenes import DRAWN, choices, example, hand_card, refusal

both_readings = pytest.mark.parametrize("join", ["joined", "crossing"])


def preview(position: Position, text: str) -> views.Preview:
    return views.consider(views.view(position, position.mover), text)


def legal(position: Position, name: str, place: str) -> str:
    """Which ways round this card may go there: `drawn`, `turned`, `both` or `neither`."""
    ways = [way for way in ("drawn", "turned") if hand_card(name, way == "turned") + place in choices(position)]
    return "both" if len(ways) == 2 else ways[0] if ways else "neither"


@both_readings
def test_the_connections_of_the_dealt_cards(join: str) -> None:
    """The figure: 3, 1, 1, 3, 3, 2 and 3 connections from Black's side; it comes out of a deal that can be dealt."""
    position = example(join)
    assert [card.connections for card in views.view(position, None).tableau] == [3, 1, 1, 3, 3, 2, 3]
    dealt = " ".join(f"{card.card}{'t' if card.turned else ''}" for card in position.tableau)
    hands = " / ".join(" ".join(map(str, hand)) for hand in (*position.hands, position.pile))
    deal = notation.read_deal(position.options, f"{dealt} / {hands} / black")
    assert rules.setup(position.options, deal) == position


@both_readings
def test_who_goes_first(join: str) -> None:
    """Black's path is one long, White's closest card leads to the next and is two long: Black goes first."""
    assert path_lengths(example(join)) == (1, 2)
    assert example(join).mover == BLACK


def test_card_A_is_turned_so_that_a_double_line_meets_card_2() -> None:
    """Card A has two black ends on one edge, one of each colour on the other, and only one of the two meets #2."""
    turned = turn(DRAWN["A"])
    assert {NL, NR} <= ends(turned, BLACK)
    assert len({SL, SR} & ends(turned, BLACK)) == 1
    assert len({SL, SR} & ends(DRAWN["#2"], BLACK)) == 1


@both_readings
def test_black_replaces_card_1_with_card_A(join: str) -> None:
    """This gives a path two long and a count of three: two ends that face Black, and one that meets #2."""
    position = example(join)
    assert legal(position, "A", "x1") == "turned"
    would = preview(position, hand_card("A", True) + "x1")
    assert (would.connections, would.needed, would.lengths) == (3, 3, (2, 2))
    drawn = preview(position, hand_card("A", False) + "x1")
    assert (drawn.connections, drawn.code) == (2, "duality-too-few")
    meeting = paths.around(tableau(position), paths.Cell(1, 0))
    faced = {SL, SR}
    assert len({port for port in ends(turn(DRAWN["A"]), BLACK) & faced if meeting >> port & 1}) == 1
    assert len({port for port in ends(turn(DRAWN["A"]), WHITE) & faced if meeting >> 6 + port & 1}) == 1


@both_readings
def test_black_replaces_card_1_with_card_C(join: str) -> None:
    """This keeps the count at three and does not improve the path; as drawn no black line would face Black."""
    position = example(join)
    assert legal(position, "C", "x1") == "turned"
    would = preview(position, hand_card("C", True) + "x1")
    assert (would.connections, would.needed, would.lengths) == (3, 3, (1, 2))
    assert refusal(position, hand_card("C", False) + "x1") == (
        f"On 1, card {hand_card('C', False).rstrip('t')} this way round would not connect black to a black path "
        "from your side. Turn the card, or choose another space."
    )


def test_card_B_could_replace_card_1_too() -> None:
    """The text neither says nor denies it: three connections, no gain."""
    position = example()
    assert legal(position, "B", "x1") == "drawn"
    would = preview(position, hand_card("B", False) + "x1")
    assert (would.connections, would.lengths) == (3, (1, 2))


@both_readings
@pytest.mark.parametrize("place", ["@1L1", "@1R1"])
@pytest.mark.parametrize(("name", "ways"), [("A", "both"), ("B", "drawn"), ("C", "turned")])
def test_black_starts_a_new_path_beside_card_1(join: str, name: str, ways: str, place: str) -> None:
    """Any of the cards left or right of #1, as long as a black line faces Black.

    C as drawn may go left of #1 all the same: its black side meets that of #1.
    """
    facing = {way: bool({SL, SR} & ends(lines, BLACK)) for way, lines in both_ways(name).items()}
    assert {way for way, faces in facing.items() if faces} == ({"drawn", "turned"} if ways == "both" else {ways})
    assert legal(example(join), name, place) == ("both" if name == "C" and place == "@1L1" else ways)


def both_ways(name: str) -> dict[str, str]:
    return {"drawn": DRAWN[name], "turned": turn(DRAWN[name])}


@both_readings
def test_white_replaces_card_5_with_A_or_B(join: str) -> None:
    """Either of them extends White's path."""
    position = example(join, mover=WHITE)
    assert [card.connections for card in views.view(position, None).tableau][4] == 3
    assert legal(position, "A", "x5") == "drawn"
    drawn = preview(position, hand_card("A", False) + "x5")
    assert (drawn.connections, drawn.lengths) == (3, (1, 3))
    turned = preview(position, hand_card("A", True) + "x5")
    assert (turned.connections, turned.code) == (3, "duality-off-path")
    assert legal(position, "B", "x5") == "both"
    for way in (False, True):
        would = preview(position, hand_card("B", way) + "x5")
        assert (would.connections, would.lengths) == (3, (1, 4))


def test_white_cannot_replace_card_5_with_C() -> None:
    """The text names A and B only: C would make one connection, whichever way round."""
    position = example(mover=WHITE)
    assert legal(position, "C", "x5") == "neither"
    for way in (False, True):
        assert preview(position, hand_card("C", way) + "x5").connections == 1


@both_readings
@pytest.mark.parametrize("name", ["A", "B", "C"])
def test_white_turns_a_card_so_that_its_white_side_is_on_the_right(join: str, name: str) -> None:
    """Each of the three has white on one side only, and turned it may go left of #6 and extends the path."""
    position = example(join, mover=WHITE)
    assert W in ends(DRAWN[name], WHITE)
    assert E not in ends(DRAWN[name], WHITE)
    assert legal(position, name, "@6L1") == "turned"
    lengths = preview(position, hand_card(name, True) + "@6L1").lengths
    assert lengths is not None
    assert lengths[WHITE] > 2


@both_readings
@pytest.mark.parametrize("place", ["@7L1", "@7R1"])
@pytest.mark.parametrize(("name", "ways"), [("A", "drawn"), ("B", "both"), ("C", "both")])
def test_white_starts_a_new_path_beside_card_7(join: str, name: str, ways: str, place: str) -> None:
    """A, B or C left or right of #7, as long as a white line faces White."""
    assert legal(example(join, mover=WHITE), name, place) == ways


def test_captions_of_the_figure() -> None:
    """To replace #7 a card needs three connections; #5 and #6 can be replaced while the white path is kept."""
    position = example(mover=WHITE)
    assert preview(position, hand_card("B", False) + "x7").needed == 3
    for cell in ("x5", "x6"):
        assert any(choice.endswith(cell) for choice in choices(position))


def test_a_draft_must_be_a_move() -> None:
    with pytest.raises(BadNotation):
        preview(example(), "A on 1")
