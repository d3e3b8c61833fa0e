"""The law of secrecy through the network: the bytes a listener receives depend only on what it may know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from parlour import shuffles, wire, words
from parlour.chance import Chance
from parlour.delivery import messages
from parlour.delivery.table_messages import Presence, TableMessages, table_status
from parlour.game import Game, Refusal, Seat, written_options
from parlour.server.table import tickets
from parlour.sitting import Sitting, begin
from parlour.tables import requests
from parlour.tables.entries import Came, Charter, Line, PlannedSeat, Seated, Started
from parlour.tables.log_fold import before_first_line, folded
from parlour.tables.spectators import one_turn_earlier
from parlour.tables.state import TableState
from tests.games.whole_games import EVERY_GAME, random_game
from tests.pockets import GAME as pockets
from tests.pockets.rules import CARDS, Deal, Lay, Move, Options
from tests.server.house import INVITE, Browser, House, running
from tests.tables.table_factory import changed

# Every game: the messages and the refusals, in one truth and in another that looks the same


def state_of(sitting: Sitting) -> TableState:
    """A person on every seat, in the middle of this sitting."""
    game = sitting.game
    people = range(sitting.seats)
    charter = Charter(
        table="here",
        game=game.NAME,
        rules=game.RULES,
        options=tuple(written_options(sitting.options).items()),
        seats=(PlannedSeat("invite"),) * sitting.seats,
        listed=True,
        made="2026-11-15T21:00:00Z",
    )
    entries = (entry for seat in people for entry in (Came(seat, f"Person {seat}"), Seated(seat, seat)))
    lines = map(Line, (*entries, Started(game.write_deal(sitting.deal))))
    seated = folded(before_first_line(game, charter), lines)
    return changed(seated, play={"sitting": sitting})


def refusals(sitting: Sitting, seat: Seat) -> list[str]:
    """What this seat would be refused, had it tried the moves that others made."""
    found = []
    for _, move in sitting.moves:
        try:
            sitting.game.check(sitting.position, seat, move)
        except Refusal as refusal:
            found.append(f"{refusal.code}: {words.say(refusal.code, refusal.facts)}")
        else:
            found.append("legal")
    return found


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.slow
def test_every_message_and_refusal_depends_only_on_the_view(game: Game) -> None:
    options = game.options({})
    pairs = told = 0
    for key in range(2):
        whole = random_game(game, options, key)
        chance = Chance(f"another truth {key}")
        for plies in {chance.below(len(whole.moves) + 1) for _ in range(5)}:
            sitting = replace(whole, moves=whole.moves[:plies], positions=whole.positions[: plies + 1])
            for seat in (*range(sitting.seats), None):
                imagined = game.redeal(sitting.view(seat), chance)
                other = replace(sitting, positions=(*sitting.positions[:-1], imagined))
                one, two = state_of(sitting), state_of(other)
                said = [wire.encoded(TableMessages().message(state, Presence(), seat)) for state in (one, two)]
                assert said[0] == said[1]
                assert messages.lobby_row(one, ()) == messages.lobby_row(two, ())
                if seat is not None:
                    assert refusals(sitting, seat) == refusals(other, seat)
                pairs, told = pairs + (imagined != sitting.position), told + len(said[0])
    print(f"\n{game.NAME}: {pairs} pairs of different truths, no difference in {told} bytes")


def goings_on(sitting: Sitting, chance: Chance) -> list[Sitting]:
    """Ways in which the game may have gone on since then, as long as those who watch late are shown this."""
    found, shown = [], len(sitting.moves)
    while sitting.outcome is None and len(one_turn_earlier(sitting).moves) <= shown:
        if len(one_turn_earlier(sitting).moves) == shown:
            found.append(sitting)
        seat = chance.pick(sorted(sitting.awaited))
        sitting = sitting.play(seat, sitting.game.sample(sitting.view(seat), chance))
    return found


@pytest.mark.parametrize("name", [name for name, game in EVERY_GAME.items() if not game.is_open])
def test_who_watches_late_is_told_nothing_of_the_present_turn(name: str) -> None:
    """Whatever is done since then, and however much of it, the bytes are the same; also of looking back."""
    game = EVERY_GAME[name]
    whole = random_game(game, game.options({}), 0)
    chance = Chance("how it may go on")
    for plies in sorted({chance.below(len(whole.moves)) for _ in range(4)}):
        shown = replace(whole, moves=whole.moves[:plies], positions=whole.positions[: plies + 1])
        told = set()
        ways = [sitting for _ in range(2) for sitting in goings_on(shown, chance)]
        for sitting in ways:
            state = changed(state_of(sitting), setup={"delayed": True})
            messages = TableMessages()
            look = requests.Look(id="look", ply=0)
            told.add(
                wire.encoded(messages.message(state, Presence(), None))
                + wire.encoded(messages.looked(state, None, look))
                + wire.written(table_status(state, frozenset(), sitting.seats, 0))
            )
        assert len(told) == 1 or not ways


# The made-up game: whole sockets


Moves = list[tuple[Seat, Move]]


@dataclass(frozen=True)
class Truth:
    """A deal and what was played; the moves in groups, so that the groups of two truths can be compared."""

    deal: Deal
    groups: tuple[Moves, ...]


def random_truth(key: int) -> Truth:
    """A whole game in which people change their minds."""
    chance = Chance(f"truth {key}")
    sitting = begin(pockets, Options(), chance.shuffle(CARDS))
    while sitting.outcome is None:
        seat = chance.pick(sorted(sitting.awaited if chance.below(2) else sitting.to_move))
        sitting = sitting.play(seat, pockets.sample(sitting.view(seat), chance))
    return Truth(sitting.deal, tuple([(seat, move)] for seat, move in sitting.moves))


def another_truth(truth: Truth, listener: Seat | None, chance: Chance) -> Truth:
    """The same to this listener: cards it never sees change places, and others change their minds once more."""
    sitting = begin(pockets, Options(), truth.deal)
    for ((seat, move),) in truth.groups:
        sitting = sitting.play(seat, move)
    seen = {card for trick in sitting.position.tricks for card in trick}
    if listener is not None:
        seen = seen.union(*(position.hands[listener] for position in sitting.positions))
    unseen = [card for card in truth.deal if card not in seen]
    swap = {card: card for card in truth.deal} | dict(zip(unseen, chance.shuffle(unseen), strict=True))
    again = begin(pockets, Options(), tuple(swap[card] for card in truth.deal))
    groups: list[Moves] = []
    for ((seat, move),) in truth.groups:
        group: Moves = [(seat, Lay(swap[move.card]) if isinstance(move, Lay) else move)]
        if isinstance(move, Lay) and seat != listener and again.position.laid[1 - seat] is None:
            group.insert(0, (seat, Lay(chance.pick(sorted(again.position.hands[seat])))))
        for mover, made in group:
            again = again.play(mover, made)
        groups.append(group)
    return Truth(again.deal, tuple(groups))


def probe(house: House, browser: Browser, number: int) -> None:
    """Everything that a person curious may ask without changing anything."""
    table = browser.catch_up()
    for ply in range(len(table["announcements"]) + 2):
        browser.ask("look", f"{number} look {ply}", ply=ply)
    for card in CARDS:
        if card not in table["view"]["hand"]:
            browser.play(f"lay {card}", f"{number} lay {card}")
    if not table["can_take_back"]:
        browser.ask("take-back", f"{number} back")
    browser.ask("consider", f"{number} consider", draft="lay 1")
    browser.ask("rematch", f"{number} rematch")
    browser.send_raw("{")
    browser.next()
    browser.heard.append(house.http.get("/api/tables").text)
    if table["outcome"] is None:
        browser.heard.append(house.http.get(f"/api/tables/{table['table']}/record").text)


def heard_by(house: House, truth: Truth, listener: Seat | None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Play this truth out on a server, and give all that this listener was sent."""
    monkeypatch.setitem(vars(pockets), "deal", lambda options, chance: truth.deal)
    made = house.create("pockets", INVITE, INVITE, listed=True)
    players = [house.hello(made.id, made.sit(seat, f"Player {seat}")) for seat in (0, 1)]
    curious = players[listener] if listener is not None else made.browser()
    for player in players:
        player.catch_up()
    for number, group in enumerate(truth.groups):
        for seat, move in group:
            players[seat].catch_up()
            assert players[seat].play(str(move), None if seat != listener else f"mine {number}")["kind"] == "done"
        probe(house, curious, number)
    assert curious.table["outcome"]
    return curious.heard


@pytest.mark.slow
def test_a_socket_hears_the_same_in_every_truth_that_looks_the_same(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = told = 0
    with running(tmp_path_factory.mktemp("one")) as one, running(tmp_path_factory.mktemp("other")) as other:
        for key in (6, 7):
            for listener in (0, 1, None):
                truth = random_truth(key)
                imagined = another_truth(truth, listener, Chance(f"imagined {key}"))
                assert truth.deal != imagined.deal
                assert len(truth.groups) < sum(map(len, imagined.groups)), "a player changed a choice unheard"
                name = f"table-{key}-{listener}"
                # Names of tables are drawn at random; here both servers draw the same one.
                monkeypatch.setattr(tickets, "table_id", lambda name=name: name)
                monkeypatch.setattr(shuffles, "fresh_secret", lambda chance: "00" * 32)
                monkeypatch.setattr(tickets, "code", lambda name=name: name)
                heard = heard_by(one, truth, listener, monkeypatch)
                assert heard_by(other, imagined, listener, monkeypatch) == heard
                texts, told = texts + len(heard), told + sum(map(len, heard))
    print(f"\nwhole sockets: 6 pairs of different truths, no difference in {texts} texts of {told} characters")


@pytest.mark.slow
def test_the_law_can_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows the sum of another's hand gives it away, and the sockets show it."""
    truth = random_truth(0)
    imagined = next(other for key in range(50) if (other := another_truth(truth, None, Chance(key))).deal != truth.deal)
    honest = pockets.view
    monkeypatch.setitem(
        vars(pockets), "view", lambda position, seat: replace(honest(position, seat), pile=sum(position.hands[1]))
    )
    names = iter(("one", "other"))
    monkeypatch.setattr(tickets, "table_id", lambda: next(names))
    with running(tmp_path) as house:
        first, second = (
            [text.replace('"other"', '"one"') for text in heard_by(house, each, None, monkeypatch)]
            for each in (truth, imagined)
        )
    assert first != second
