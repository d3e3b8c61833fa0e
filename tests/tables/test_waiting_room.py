"""Before a game: people come by one code, take seats, and it starts."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec import structs

from parlour.game import Refusal
from parlour.games.dualite import GAME as dualite
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duos import GAME as duos
from parlour.shuffles import Shuffle, ShufflePart, seal
from parlour.sitting import Ended
from parlour.tables import clocks, decision, requests, waiting_room
from parlour.tables.automatic_entries import next_event
from parlour.tables.creation import created
from parlour.tables.entries import (
    NO_CLOCK,
    Again,
    BotSeated,
    Came,
    CameBack,
    Committed,
    Entry,
    HandedOut,
    HandedOver,
    HostChanged,
    Left,
    Line,
    OptionsSet,
    Removed,
    Sealed,
    Seated,
    SeatFreed,
    SeatsSwapped,
    Shuffling,
    Substituted,
    TimeControl,
    TimeSet,
    WentAway,
)
from parlour.tables.log_fold import folded, restored
from parlour.tables.presence import GONE_AFTER
from parlour.tables.requests import NewTable
from parlour.tables.score_sheets import score_sheet
from parlour.tables.seat_counts import fewer_seats, for_two, more_seats
from parlour.tables.state import TableState
from parlour.tables.waiting_room import came
from tests.pockets import GAME as pockets
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    OPEN,
    act,
    after,
    ask_link,
    bot,
    changed,
    context,
    do,
    made,
    refuses,
    sitting,
    table,
    write,
)


def decide(state: TableState, number: int, what: requests.TableRequest | requests.AskLink) -> tuple[Entry, ...]:
    return decision.decide(state, number, what, context(state))


def party(*names: str) -> TableState:
    """A table of DUOS for six, with its host and some guests."""
    state = made(duos, ME, *[OPEN] * 5, players="6")
    for name in names:
        state = after(write(state, came(state, name, None)))
    return state


def seats(state: TableState) -> list[str]:
    return [holder.name or holder.kind for holder in state.seats.holders]


def test_one_who_comes_takes_an_open_seat_or_watches() -> None:
    state = party("Bo", "Cy")
    assert seats(state) == ["Ada", "Bo", "Cy", "open", "open", "open"]
    state = after(write(state, came(state, "Di", 4)))
    assert seats(state)[4] == "Di"
    with refuses("seat-taken"):
        came(state, "Ed", 4)
    full = party("Bo", "Cy", "Di", "Ed", "Fay", "Gus")
    assert full.seats.next_of(6) is None
    assert full.people.by_number[6].name == "Gus"


def test_a_table_of_six_with_three_guests_starts_with_bots_or_fewer_seats() -> None:
    """It does not wait for ever."""
    state = party("Bo", "Cy")
    alone = act(state, 0, requests.Start())
    assert (alone.play.status, sitting(alone).seats) == ("playing", 3), "those who are there"
    with_bot = act(state, 0, requests.SeatBot(3, 2))
    with_bot = act(with_bot, 0, requests.CloseSeat(4))
    with_bot = act(with_bot, 0, requests.CloseSeat(4))
    assert [holder.kind for holder in with_bot.seats.holders] == ["person"] * 3 + ["bot"]
    started = act(with_bot, 0, requests.Start())
    assert (started.play.status, sitting(started).seats) == ("playing", 4)


def test_only_the_host_arranges_and_starts() -> None:
    state = party("Bo")
    for what in (
        requests.Start(),
        requests.SeatBot(3, 1),
        requests.FreeSeat(0),
        requests.CloseSeat(5),
        requests.SwapSeats(0, 1),
        requests.SetOptions({"rounds": "1"}),
        requests.SetTime(TimeControl("move", 60)),
        requests.MakeHost(1),
        requests.Remove(0),
        ask_link(0),
    ):
        with refuses("host-only"):
            decision.decide(state, 1, what, context(state))
    state = act(state, 0, requests.MakeHost(1))
    assert act(state, 1, requests.SwapSeats(0, 1)).seats.holders[0].name == "Bo"


def test_people_change_seats_as_they_like() -> None:
    state = act(party("Bo"), 1, requests.Sit(5))
    assert seats(state) == ["Ada", "open", "open", "open", "open", "Bo"]
    with refuses("seat-taken"):
        decision.decide(state, 1, requests.Sit(0), context(state))
    with refuses("no-such-seat"):
        decision.decide(state, 1, requests.Sit(6), context(state))
    assert act(state, 1, requests.Sit(None)).seats.next_of(1) is None


def test_options_that_change_the_number_of_seats_move_people_up() -> None:
    state = act(party("Bo"), 1, requests.Sit(5))
    state = act(state, 0, requests.SetOptions({"players": "3", "rounds": "1"}))
    assert seats(state) == ["Ada", "Bo", "open"]
    assert state.setup.options.rounds == 1
    with pytest.raises(Refusal):
        decision.decide(state, 0, requests.SetOptions({"players": "77"}), context(state))


def test_two_people_start_by_themselves_when_both_are_here() -> None:
    state = made(dualite, ME, OPEN)
    state = write(state, came(state, "Bo", None))
    assert after(state, here=frozenset({0})).play.status == "gathering"
    assert after(state, here=frozenset({0, 1})).play.status == "playing"


def test_people_with_links_of_their_own_start_by_themselves() -> None:
    assert table(duos, ME, INVITE, INVITE, players="3").play.status == "playing"
    state = made(duos, ME, OPEN, OPEN, players="3")
    for name in ("Bo", "Cy"):
        state = write(state, came(state, name, None))
    assert after(state).play.status == "gathering", "the host may want to change something yet"


def test_a_private_link_is_for_its_seat() -> None:
    state = made(duos, ME, INVITE, OPEN, players="3")
    state = write(state, came(state, "Bo", None))
    assert seats(state) == ["Ada", "invited", "Bo"]
    with refuses("seat-taken"):
        decision.decide(state, 1, requests.Sit(1), context(state))
    state = write(state, came(state, "Cy", 1, invited=True))
    assert seats(state) == ["Ada", "Cy", "Bo"]
    with refuses("invitation-spent"):
        came(state, "Di", 1, invited=True)


def test_nothing_is_arranged_in_the_middle_of_a_game() -> None:
    state = table(dualite, ME, INVITE)
    for what in (requests.SwapSeats(0, 1), requests.SetOptions({}), requests.Start(), requests.SeatBot(1, 1)):
        with refuses("not-gathering"):
            decision.decide(state, 0, what, context(state))


def test_someone_sent_away_has_no_seat_and_no_word() -> None:
    state = act(party("Bo"), 0, requests.Remove(1))
    assert seats(state)[1] == "open"
    with refuses("wrong-ticket"):
        decision.decide(state, 1, requests.Say("Why?"), context(state))
    with refuses("host-not-oneself"):
        decision.decide(state, 0, requests.Remove(0), context(state))


def test_again_rotates_and_waits_for_everyone() -> None:
    state = do(table(dualite, ME, INVITE), 0, requests.Resign())
    asked = do(state, 0, requests.Rematch())
    assert (asked.play.status, seats(asked)) == ("gathering", ["Guest 1", "Ada"])
    assert [holder.name for holder in asked.seats.shown] == ["Ada", "Guest 1"], "the last game is still shown"
    with pytest.raises(Refusal):
        decision.decide(asked, 0, requests.Play(asked.play.phase, "a1+c3"), context(asked))
    assert act(asked, 1, requests.Rematch(), here=frozenset({1})).play.status == "gathering", "no game without Ada"
    again = act(asked, 1, requests.Rematch())
    assert (again.play.status, again.seats.of(0), again.seats.of(1)) == ("playing", 1, 0)
    assert again.play.phase > state.play.phase


def test_another_game_is_not_started_over_the_head_of_one_who_plays_it() -> None:
    """Their clock would run. The host waits, or puts a bot there."""
    state = do(table(dualite, ME, INVITE, time=TimeControl("move", 60)), 0, requests.Resign())
    asked = do(state, 0, requests.Rematch())
    with refuses("start-not-all") as refused:
        act(asked, 0, requests.Start())
    assert refused.value.facts == {"players": "Guest 1"}
    gone = act(asked, 1, requests.Rematch(), here=frozenset({0}))
    with refuses("start-not-all"):
        act(gone, 0, requests.Start(), here=frozenset({0}))
    without = act(asked, 0, requests.SeatBot(0, 1), here=frozenset({0}))
    assert (without.play.status, without.seats.bot_level(0), without.seats.next_of(1)) == ("playing", 1, None)


def test_one_who_sits_down_for_another_game_is_ready_for_it() -> None:
    state = do(table(dualite, ME, INVITE), 0, requests.Resign())
    left = act(do(state, 0, requests.Rematch()), 1, requests.Leave(), here=frozenset({0}))
    assert seats(left) == ["open", "Ada"]
    state = after(write(left, came(left, "Cy", None)), here=frozenset({0, 2}))
    assert (state.play.status, state.seats.name_of(0)) == ("playing", "Cy")


def test_the_score_of_an_evening() -> None:
    state = table(dualite, ME, INVITE)
    for loser in (0, 1, 0):
        state = act(state, loser, requests.Resign())
        for number in (0, 1):
            state = act(state, number, requests.Rematch())
    assert len(state.play.results) == 3
    won = {result.holders[result.winners[0]].name for result in state.play.results}
    assert won == {"Ada", "Guest 1"}


def test_one_who_leaves_while_it_gathers_frees_the_seat_and_passes_the_table_on() -> None:
    state = party("Bo", "Cy")
    left = act(state, 0, requests.Leave(), here=frozenset({1, 2}))
    assert (seats(left)[0], left.people.host) == ("open", 1)
    back = after(left, NOW + 1, here=frozenset({0, 1, 2}))
    assert (back.people.by_number[0].left, back.people.host) == (False, 1)


def test_a_bot_is_put_on_a_seat_with_a_name_of_its_own() -> None:
    state = act(made(dualite, ME, OPEN), 0, requests.SeatBot(1, 3))
    assert state.play.status == "playing", "a table against bots starts at once"
    assert state.seats.bot_level(1) == 3
    assert state.seats.name_of(1) not in ("", "Ada")
    with refuses("no-such-level"):
        decision.decide(party(), 0, requests.SeatBot(1, 99), context(party()))


def test_several_seats_of_one_device_are_ready_together() -> None:
    state = do(table(dualite, ME, ME), 0, requests.Resign())
    again = act(state, 0, requests.Rematch(), here=frozenset({0}))
    assert again.play.status == "playing"


def test_a_host_who_is_here_and_does_nothing_keeps_no_one_waiting() -> None:
    """After three minutes its player may be the host, and then seat bots, close seats and start."""
    state = party("Bo")
    early, late = NOW + waiting_room.HOST_PATIENCE - 1, NOW + waiting_room.HOST_PATIENCE
    assert next_event(state, context(state)) == late
    with refuses("host-only"):
        act(state, 1, requests.MakeHost(1), early)
    assert act(state, 1, requests.MakeHost(1), late).people.host == 1
    busy = folded(state, [Line(BotSeated(2, 1, "Juno"), 0, "an id", early)])
    with refuses("host-only"):
        act(busy, 1, requests.MakeHost(1), late)
    watching = after(write(state, (Seated(1, None),)))
    with refuses("host-only"):
        act(watching, 1, requests.MakeHost(1), late)


def test_nothing_is_dealt_before_the_start() -> None:
    """Neither at first nor for another game; and no clock runs."""
    state = after(write(made(dualite, ME, OPEN, time=TimeControl("move", 60)), ()))
    assert (state.play.sitting, state.clock.stocks) == (None, None)
    begun = table(duos, ME, INVITE, players="2", time=TimeControl("move", 60))
    over = do(do(begun, 0, requests.EndGame()), 1, requests.Answer(True))
    again = do(over, 0, requests.Rematch())
    assert again.play.sitting is over.play.sitting, "the last game stays on the board"
    assert again.clock.stocks is None or not again.clock.stocks.running
    started = act(again, 1, requests.Rematch())
    assert sitting(started).moves == ()
    assert started.play.sitting is not over.play.sitting


def test_the_host_frees_a_seat_and_hands_out_links() -> None:
    state = act(party("Bo"), 0, requests.SeatBot(2, 1))
    assert seats(act(state, 0, requests.FreeSeat(2)))[2] == "open"
    freed = act(state, 0, requests.FreeSeat(1))
    assert (seats(freed)[1], freed.people.by_number[1].removed) == ("open", False), "Bo watches"
    assert decide(state, 0, ask_link(2)) == (SeatFreed(2, invited=True),)
    invited = act(state, 0, ask_link(3))
    assert seats(invited)[3] == "invited"
    for what in (requests.FreeSeat(6), ask_link(6), ask_link(-1)):
        with refuses("no-such-seat") as refused:
            decide(state, 0, what)
        assert refused.value.facts == {"seats": 6}


def test_in_the_middle_of_a_game_a_new_link_is_only_for_one_who_sits_there() -> None:
    state = away(table(duos, ME, INVITE, bot(1), players="3"), 1)
    assert handed_out(state) == (HandedOut(1),)
    with refuses("not-gathering"):
        decide(state, 0, ask_link(2))


def away(state: TableState, number: int) -> TableState:
    """The table after this person's connection was lost at `NOW`."""
    return write(state, (WentAway(number, NOW),))


def handed_out(state: TableState, now: int = NOW + GONE_AFTER, **more: object) -> tuple[Entry, ...]:
    """What the log says when the host asks for a link for the second seat, at which no one is connected."""
    here = context(state, now, **{"here": frozenset({0}), **more})
    return decision.decide(state, 0, ask_link(1), here)


def test_a_seat_is_not_handed_out_while_its_holder_is_here_or_away_for_less_than_the_grace() -> None:
    for state in (table(dualite, ME, INVITE), party("Bo")):
        with refuses("seat-holder-here"):
            handed_out(state)
        lost = away(state, 1)
        with refuses("seat-holder-here"):
            handed_out(lost, NOW + GONE_AFTER - 1)
        with refuses("seat-holder-here"):
            handed_out(lost, here=frozenset({0, 1}))
        assert handed_out(lost) == (HandedOut(1),)
    left = write(table(dualite, ME, INVITE), (Left(1, NOW),))
    assert handed_out(left, NOW) == (HandedOut(1),), "who has left, has left"


def test_between_strangers_no_seat_is_handed_out_and_no_player_removed() -> None:
    state = table(dualite, ME, OPEN)
    state = structs.replace(state, charter=structs.replace(state.charter, seeking=True))
    with refuses("stranger-seat"):
        handed_out(write(state, (Left(1, NOW),)))
    with refuses("stranger-plays"):
        act(state, 0, requests.Remove(1))
    third = write(away(state, 1), (Came(2, "Host's other phone"),))
    with refuses("seat-taken"):
        act(third, 2, requests.Sit(1), NOW + GONE_AFTER, here=frozenset({0, 2}))
    removed = act(act(state, 1, requests.Resign()), 0, requests.Remove(1))
    assert 1 not in removed.people.present, "after the game the host decides"


def from_lobby(state: TableState, *people: int) -> TableState:
    """The same table, had these people found it in the lobby."""
    strangers = {number: structs.replace(state.people.by_number[number], from_lobby=True) for number in people}
    return changed(state, people={"by_number": {**state.people.by_number, **strangers}})


def test_at_a_listed_table_a_stranger_keeps_the_seat_and_the_hand_like_one_who_was_met_by_chance() -> None:
    state = from_lobby(table(dualite, ME, OPEN), 1)
    lost = away(state, 1)
    with refuses("stranger-seat"):
        handed_out(lost)
    with refuses("stranger-seat"):
        handed_out(write(state, (Left(1, NOW),)))
    with refuses("stranger-plays"):
        act(state, 0, requests.Remove(1))
    accomplice = write(lost, (Came(2, "Host's other phone"),))
    with refuses("seat-taken"):
        act(accomplice, 2, requests.Sit(1), NOW + GONE_AFTER, here=frozenset({0, 2}))


def test_a_stranger_who_is_host_meanwhile_takes_no_seat_of_those_who_were_invited() -> None:
    state = write(from_lobby(table(dualite, ME, OPEN), 1), (WentAway(0, NOW), HostChanged(1), Came(2, "Cy")))
    late = context(state, NOW + GONE_AFTER, here=frozenset({1, 2}))
    with refuses("stranger-seat"):
        decision.decide(state, 1, ask_link(0), late)
    with refuses("seat-taken"):
        decision.decide(state, 2, requests.Sit(0), late)


def test_in_a_larger_game_a_stranger_may_be_removed_and_a_bot_keeps_the_seat() -> None:
    state = from_lobby(table(duos, ME, INVITE, INVITE, players="3"), 1)
    assert 1 not in act(state, 0, requests.Remove(1)).people.present


def test_no_one_plays_on_with_the_hand_of_one_who_was_removed() -> None:
    state = write(table(dualite, ME, INVITE), (Came(2, "Host's other phone"),))
    removed = act(state, 0, requests.Remove(1))
    assert removed.seats.holders[1].kind == "bot"
    with refuses("seat-of-removed"):
        act(removed, 2, requests.Sit(1))
    over = act(act(removed, 0, requests.EndGame()), 0, requests.Rematch())
    assert not any(holder.removed for holder in over.seats.holders), "the next game is another one"


def test_a_new_link_is_used_once_and_lapses_when_the_holder_comes_back() -> None:
    now = NOW + GONE_AFTER
    state = away(table(dualite, ME, INVITE), 1)
    given = write(state, handed_out(state))
    here = context(given, now, here=frozenset({0}))
    assert waiting_room.returned(given, 1, here) == (HandedOver(1),)
    for later in (HandedOver(1), CameBack(1), Removed(1)):
        with refuses("invitation-spent"):
            waiting_room.returned(write(given, (later,)), 1, here)
    with refuses("seat-holder-here"):
        waiting_room.returned(given, 1, context(given, now, here=frozenset({0, 1})))


def test_two_at_one_device_may_give_a_seat_of_theirs_to_another_device() -> None:
    state = table(dualite, ME, ME)
    given = act(state, 0, ask_link(1))
    assert given.people.by_number[1].link == "own"
    assert waiting_room.returned(given, 1, context(given)) == (HandedOver(1),)


def test_a_handed_over_seat_stands_in_the_record() -> None:
    state = away(table(dualite, ME, INVITE), 1)
    over = act(write(state, (HandedOut(1), HandedOver(1))), 1, requests.Resign())
    assert "Guest 1, seat handed over by a new link" in score_sheet(over)
    again = act(over, 0, requests.Rematch())
    assert not any(holder.by_link for holder in again.seats.holders), "the next game starts afresh"


def test_a_holder_who_comes_back_keeps_the_seat_that_was_asked_for() -> None:
    state = write(away(table(dualite, ME, INVITE), 1), (Came(2, "Cy"),))
    asked = act(state, 2, requests.Sit(1), NOW + GONE_AFTER, here=frozenset({0, 2}))
    assert asked.question.asked is not None
    back = after(asked, NOW + GONE_AFTER, here=frozenset({0, 1, 2}))
    assert back.question.asked is None
    with refuses("nothing-asked"):
        act(back, 0, requests.Answer(True), NOW + GONE_AFTER)


def test_the_host_sets_how_long_anyone_may_think() -> None:
    state = party()
    assert act(state, 0, requests.SetTime(TimeControl("move", 60))).setup.time == TimeControl("move", 60)
    assert act(state, 0, requests.SetTime(TimeControl("none", 7, 7))).setup.time == NO_CLOCK
    month = clocks.LONGEST
    for time in (TimeControl("move", 5), TimeControl("player", 5, 3600), TimeControl("move", month)):
        assert decide(state, 0, requests.SetTime(time)) == (TimeSet(time),)
    for time in (TimeControl("move", 4), TimeControl("player", 5, 3601), TimeControl("move", month + 1)):
        with refuses("bad-time-control"):
            decide(state, 0, requests.SetTime(time))


def test_one_who_sits_at_the_hosts_device_is_the_host_too() -> None:
    state = made(dualite, ME, ME, OPEN, OPEN, players="4")
    assert decide(state, 1, requests.SeatBot(2, 1))
    guest = write(state, came(state, "Bo", None))
    with refuses("host-only"):
        decide(guest, 2, requests.SeatBot(3, 1))
    passed_on = act(guest, 0, requests.MakeHost(2))
    with refuses("host-only"):
        decide(passed_on, 1, requests.SeatBot(3, 1))


def test_closing_a_seat_moves_the_last_one_up() -> None:
    state = write(party("Bo"), (Seated(1, 5),))
    assert decide(state, 0, requests.CloseSeat(5 - 1))[:1] == (SeatsSwapped(4, 5),)
    assert seats(act(state, 0, requests.CloseSeat(1))) == ["Ada", "Bo", "open", "open", "open"]
    last = party("Bo")
    assert [type(entry) for entry in decide(last, 0, requests.CloseSeat(5))] == [OptionsSet]
    with refuses("seat-taken"):
        decide(last, 0, requests.CloseSeat(1))
    two = made(dualite, ME, OPEN)
    with refuses("no-seat-to-close"):
        decide(two, 0, requests.CloseSeat(1))


def test_a_game_with_too_few_players_does_not_start() -> None:
    for state, free in ((made(dualite, ME, OPEN), 1), (party(), 5)):
        with refuses("start-seats-free") as refused:
            decide(state, 0, requests.Start())
        assert refused.value.facts == {"seats": free}


def test_each_guest_who_comes_by_the_code_gets_a_seat_up_to_the_most() -> None:
    choices = NewTable(game=duos.NAME, options={"players": "4"}, seats=(OPEN,) * 4, screen=True, elastic=True)
    state = restored(duos, created(duos, choices, "here", NOW))
    for number in range(1, 8):
        state = after(write(state, came(state, f"Guest {number}", None)))
    assert [holder.person for holder in state.seats.holders] == [1, 2, 3, 4, 5, 6]
    assert state.seats.next_of(7) is None, "the seventh is the audience"
    assert state.setup.options.players == 6


def test_an_elastic_table_waits_for_its_host() -> None:
    """Two seats are taken, and a third player may still come."""
    choices = NewTable(game=duel_of_law.NAME, options={}, seats=(ME, OPEN), name="Ada", elastic=True)
    state = restored(duel_of_law, created(duel_of_law, choices, "here", NOW))
    state = after(write(state, came(state, "Bo", None)))
    assert state.play.status == "gathering"
    state = after(write(state, came(state, "Cy", None)))
    assert [holder.name for holder in act(state, 0, requests.Start()).seats.holders] == ["Ada", "Bo", "Cy"]


def test_no_seat_is_added_while_the_cards_are_shuffled() -> None:
    state = write(party("Bo", "Cy", "Di", "Eve"), (OptionsSet((("players", "5"),)), Shuffling()))
    assert state.count == 5
    assert came(state, "Fay", None)[1:] == ()


def test_strangers_meet_for_a_game_of_as_few_as_it_allows() -> None:
    assert [for_two(game) for game in (dualite, duel_of_law)] == [
        dualite.options({}),
        duel_of_law.options({}),
    ]
    for game in (dualite, duel_of_law, duos):
        assert game.seats(for_two(game)) == 2
    assert fewer_seats(duel_of_law, {"players": "4"}) == {"players": "3"}
    assert fewer_seats(duel_of_law, {"players": "3"}) == {"players": "2"}
    assert fewer_seats(pockets, {}) is None
    assert more_seats(duel_of_law, {"players": "3"}) == {"players": "4"}
    assert more_seats(dualite, {}) == {"players": "4"}, "there is no game for three"
    assert more_seats(dualite, {"players": "4"}) is None


def test_a_shuffle_is_promised_once_where_there_is_something_to_shuffle() -> None:
    state = after(made(pockets, ME, OPEN))
    assert state.shuffle.secret is not None
    assert after(state).shuffle.secret == state.shuffle.secret
    assert after(made(dualite, ME, OPEN)).shuffle.secret is None, "nothing is dealt"
    begun = table(pockets, ME, INVITE)
    assert begun.shuffle.secret is None, "not before this game is over"
    assert act(begun, 0, requests.Resign()).shuffle.secret is not None


def part_of(person: int, nonce: str) -> ShufflePart:
    """The part of a person who sits on the seat of the same number."""
    return ShufflePart(person, nonce, person, seal("here", 1, person, nonce))


def shuffling(now: int = NOW) -> TableState:
    """Two people have a part under seal, and the game is to start."""
    state = after(made(pockets, ME, OPEN))
    state = write(state, waiting_room.sealed(state, 0, seal("here", 1, 0, "a" * 16)))
    state = write(state, came(state, "Bo", None))
    return after(write(state, waiting_room.sealed(state, 1, seal("here", 1, 1, "b" * 16))), now)


def test_parts_are_opened_when_no_one_can_bring_one_any_more() -> None:
    state = shuffling()
    assert (state.play.status, state.shuffle.opened_since) == ("gathering", NOW)
    assert waiting_room.sealed(state, 1, seal("here", 1, 1, "c" * 16)) == (), "too late to bring another"
    one = act(state, 0, requests.Unseal("a" * 16))
    assert one.play.status == "gathering", "the other part is still under seal"
    assert act(one, 0, requests.Unseal("a" * 16)) == one, "once"
    with refuses("shuffle-other-part"):
        act(one, 1, requests.Unseal("c" * 16))
    begun = act(one, 1, requests.Unseal("b" * 16))
    assert begun.play.status == "playing"
    brought = (part_of(0, "a" * 16), part_of(1, "b" * 16))
    assert begun.play.shuffle == Shuffle("here", 1, state.shuffle.secret or "", brought)
    assert sitting(begun).deal == pockets.deal(begun.setup.options, begun.play.shuffle.chance())
    assert decide(begun, 1, requests.Unseal("b" * 16)) == (), "late, and nothing comes of it"


def test_a_part_that_is_not_opened_in_ten_seconds_is_left_out() -> None:
    one = act(shuffling(), 0, requests.Unseal("a" * 16))
    assert next_event(one, context(one)) == NOW + waiting_room.SHUFFLED_WITHIN
    assert after(one, NOW + waiting_room.SHUFFLED_WITHIN - 1).play.status == "gathering"
    begun = after(one, NOW + waiting_room.SHUFFLED_WITHIN)
    assert begun.play.status == "playing"
    late = dataclasses.replace(part_of(1, "b" * 16), nonce=None)
    assert begun.play.shuffle == Shuffle("here", 1, one.shuffle.secret or "", (part_of(0, "a" * 16), late)), "and named"


def test_while_parts_are_opened_everything_stays_as_it_is() -> None:
    state = shuffling()
    assert decide(state, 0, requests.Start()) == ()
    for change in (requests.SeatBot(1, 1), requests.SwapSeats(0, 1), requests.Sit(None)):
        with refuses("being-shuffled"):
            decide(state, 0, change)

    with refuses("being-shuffled"):
        decide(state, 0, requests.Remove(1))


def test_the_parts_that_one_person_brings_are_bounded() -> None:
    state = after(made(pockets, ME, OPEN))
    for number in range(waiting_room.MOST_SEALS + 5):
        state = write(state, waiting_room.sealed(state, 0, f"{number:064x}"))
    assert state.shuffle.times[0] == waiting_room.MOST_SEALS
    assert waiting_room.sealed(state, 1, "c" * 64) == (Sealed(1, "c" * 64),), "each for themselves"


def test_no_one_gets_other_cards_by_leaving_while_parts_are_opened() -> None:
    """Who has seen the other parts may not choose whether the game is dealt with their own."""
    left = act(shuffling(), 1, requests.Leave())
    assert left.seats.holders[1].person == 1
    opened = act(left, 0, requests.Unseal("a" * 16))
    begun = after(opened, NOW + waiting_room.SHUFFLED_WITHIN)
    assert begun.play.shuffle is not None
    assert begun.play.status == "playing"
    assert begun.shuffle is not None
    assert begun.play.shuffle.unopened == (1,)


def test_in_a_log_of_edition_1_the_seat_of_a_player_who_leaves_is_free() -> None:
    state = write(made(pockets, ME, OPEN), (Committed("a" * 64), Came(1, "Bo"), Seated(1, 1), Sealed(0, "b" * 64)))
    state = write(state, (Sealed(1, "c" * 64), Shuffling(), Left(1, NOW)))
    assert state.seats.holders[1].kind == "open"
    assert next_event(state, context(state)) != NOW + waiting_room.SHUFFLED_WITHIN
    filled = act(state, 0, requests.SeatBot(1, 1), NOW + waiting_room.SHUFFLED_WITHIN)
    assert filled.play.status == "playing"


def test_everyone_brings_one_part_of_the_next_shuffle_before_it_is_dealt() -> None:
    state = after(made(pockets, ME, OPEN))
    part = seal("here", 1, 0, "a" * 16)
    assert waiting_room.sealed(state, 0, part) == (Sealed(0, part),)
    again = write(state, (Sealed(0, part),))
    assert waiting_room.sealed(again, 0, part) == (), "it is there already"
    assert waiting_room.sealed(again, 0, "c" * 64) == (Sealed(0, "c" * 64),), "from another page"
    assert waiting_room.sealed(state, None, part) == ()
    assert waiting_room.sealed(state, 0, None) == ()
    assert waiting_room.sealed(made(dualite, ME, OPEN), 0, part) == (), "nothing is promised"
    begun = table(pockets, ME, INVITE)
    assert waiting_room.sealed(begun, 0, part) == ()
    assert waiting_room.sealed(changed(begun, shuffle={"secret": "0" * 64}), 0, part) == (), "too late for this game"
    over = act(begun, 0, requests.Resign())
    assert decide(over, 1, requests.Rematch(part)) == (Again(1), Sealed(1, part))


def test_another_game_is_for_those_who_sit_there_and_the_host() -> None:
    state = made(duos, OPEN, OPEN, OPEN, players="3")
    for name in ("Bo", "Cy", "Di"):
        state = write(state, came(state, name, None))
    state = act(state, 0, requests.Start())
    watched = write(state, came(state, "Wim", None))
    with refuses("rematch-not-over"):
        decide(watched, 1, requests.Rematch())
    with refuses("rematch-not-over"):
        decide(made(dualite, ME, OPEN), 0, requests.Rematch())
    over = write(watched, (Ended(0, "agreed"),))
    assert decide(over, 0, requests.Rematch()) == (Again(0),), "a host without a seat"
    assert decide(over, 1, requests.Rematch()) == (Again(1),)
    with refuses("bystander"):
        decide(over, 4, requests.Rematch())
    asked = act(over, 1, requests.Rematch())
    assert decide(asked, 1, requests.Rematch()) == (), "said already"
    seated = act(act(asked, 0, requests.FreeSeat(0)), 4, requests.Sit(0))
    assert decide(changed(seated, setup={"ready": frozenset()}), 4, requests.Rematch()) == (Again(4),), "has a seat now"
    stood = act(asked, 2, requests.Sit(None))
    assert decide(changed(stood, setup={"ready": frozenset()}), 2, requests.Rematch()) == (Again(2),), "had one"


def test_one_who_stands_does_not_stand_up_again() -> None:
    state = act(party("Bo"), 1, requests.Sit(None))
    assert decide(state, 1, requests.Sit(None)) == ()


def test_what_a_refusal_tells() -> None:
    state = party("Bo")
    for what, facts in ((requests.SeatBot(2, 99), {"lowest": 1, "levels": 5}),):
        with pytest.raises(Refusal) as refused:
            decide(state, 0, what)
        assert refused.value.facts == facts
    over = write(table(duos, ME, INVITE, INVITE, players="3"), (Ended(0, "agreed"),))
    with refuses("start-not-all") as refused:
        decide(act(over, 0, requests.Rematch()), 0, requests.Start())
    assert refused.value.facts == {"players": "Guest 1, Guest 2"}


def test_one_who_is_sent_away_in_the_middle_of_a_game_leaves_a_bot() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3")
    watched = write(state, came(state, "Wim", None))
    assert decide(watched, 0, requests.Remove(3)) == (Removed(3),)
    away = write(state, (Substituted(1, 2),))
    assert decide(away, 0, requests.Remove(1)) == (Removed(1),), "a substitute plays already"
    assert act(away, 0, requests.Remove(1)).seats.bot_level(1) == 2
    assert isinstance(decide(state, 0, requests.Remove(1))[0], Substituted)


def test_at_a_listed_table_also_a_seat_with_a_link_is_taken() -> None:
    state = made(dualite, ME, INVITE)
    listed = structs.replace(state, charter=structs.replace(state.charter, listed=True))
    assert came(state, "Bo", None) == (Came(1, "Bo"),)
    assert came(listed, "Bo", None) == (Came(1, "Bo"), Seated(1, 1))


def test_in_the_middle_of_a_game_the_host_may_think_for_long() -> None:
    state = table(dualite, ME, INVITE)
    assert waiting_room.host_idle_at(state) is None
    with refuses("host-only"):
        act(state, 1, requests.MakeHost(1), NOW + waiting_room.HOST_PATIENCE)


def test_a_host_who_starts_another_game_is_ready_for_it() -> None:
    over = write(table(duos, ME, INVITE, INVITE, players="3"), (Ended(0, "agreed"),))
    asked = write(over, (Again(1), Again(2)))
    assert 0 not in asked.setup.ready
    assert act(asked, 0, requests.Start()).play.status == "playing"
    with refuses("start-not-all"):
        decide(write(over, (Again(1),)), 0, requests.Start())


def test_who_is_host_only_because_no_one_else_was_here_gets_no_players_seat() -> None:
    state = table(dualite, ME, OPEN)
    state = write(state, came(state, "Wim", None))
    state = write(state, (WentAway(0, NOW), WentAway(1, NOW), HostChanged(2)))
    late = context(state, NOW + 3_600_000, here=frozenset({2}))
    with refuses("bystander"):
        decision.decide(state, 2, ask_link(0), late)
    assert decision.decide(write(state, (HostChanged(1),)), 1, ask_link(0), late) == (HandedOut(0),)
