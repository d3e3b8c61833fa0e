"""People come, go, play and wait, time passes, the server restarts: a table as Hypothesis plays with it.

Held after every step: the fold of the log is what everyone saw; no one is told anything twice or too early; and
a person can always go on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import structs

from parlour import wire
from parlour.chance import Chance
from parlour.delivery.listener import Listener
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.game import Game, Refusal, Seat
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.shuffles import seal
from parlour.tables import decision, matchmaking, requests, waiting_room
from parlour.tables.absence import absent_seats
from parlour.tables.automatic_entries import automatic_entries, next_event
from parlour.tables.context import Context
from parlour.tables.creation import created
from parlour.tables.entries import NO_CLOCK, Entry, Line, Stored, TimeControl
from parlour.tables.log_fold import folded, restored
from parlour.tables.presence import AWAY_AFTER, GONE_AFTER
from parlour.tables.requests import NewTable, SeatChoice
from parlour.tables.spectators import one_turn_earlier, sees_delayed
from parlour.tables.state import TableState
from tests.pockets import GAME as pockets
from tests.table_events import as_sent, read_table
from tests.tables.table_factory import ask_link

START = 1_800_000_000_000
GAMES: dict[str, tuple[Game, dict[str, str]]] = {
    "pockets": (pockets, {}),
    "dualite": (dualite, {}),
    "four": (dualite, {"players": "4"}),
    "duos": (duos, {"players": "3", "rounds": "1"}),
    "together": (duos, {"players": "2"}),
}
TIMES = (NO_CLOCK, TimeControl("move", 60), TimeControl("player", 120, 5))
SEATS = st.integers(0, 3)
PART = "ab" * 16
"""What everyone brings to a shuffle."""
PEOPLE = st.integers(0, 5)


COUNTED: Counter[str] = Counter()
"""What all walks of a test did."""


class Announcement:
    """A browser that checks what it is told."""

    def __init__(self, person: int | None) -> None:
        self.listener = Listener(person, None)
        self.person = person

    def send_table(self, message: wire.WrittenTable) -> None:
        before = len(self.listener._outbox)
        last = self.listener._last_table
        self.listener.send_table(message)
        sent = len(self.listener._outbox) > before or self.listener._last_table is not last
        assert not (sent and last == message), "no one is told anything twice"
        self.listener._outbox.clear()


class TableMachine(RuleBasedStateMachine):
    @initialize(
        name=st.sampled_from(sorted(GAMES)),
        time=st.sampled_from(TIMES),
        kinds=st.lists(st.sampled_from(["open", "open", "invite", "bot"]), min_size=3, max_size=3),
        screen=st.booleans(),
        seeking=st.booleans(),
    )
    def make(self, name: str, time: TimeControl, kinds: list[Any], screen: bool, seeking: bool) -> None:
        self.game, options = GAMES[name]
        chosen = self.game.options(options)
        count = sum(len(side) for side in self.game.sides(chosen))
        first = SeatChoice("open" if screen else "me")
        choices = (first, *(SeatChoice(kind, 1 if kind == "bot" else None) for kind in kinds[: count - 1]))
        self.now = START
        self.turn = 0
        self.here = {0}
        self.last_here: dict[int, int] = {}
        self.drafts: dict[int, str] = {}
        choice = NewTable(game=name, options=options, seats=choices, name="Ada", time=time, screen=screen)
        stored = created(self.game, choice, "here", self.now, seeking=seeking)
        self.charter, self.lines = stored.charter, list(stored.lines)
        self.state = restored(self.game, stored)
        self.messages = TableMessages()
        self.browsers = {None: Announcement(None), 0: Announcement(0)}
        self.write(())

    # What a door does

    def context(self) -> Context:
        self.turn += 1
        return Context(self.now, Chance(f"{self.turn}"), frozenset(self.here), self.last_here, dict(self.drafts))

    def write(self, entries: tuple[Entry, ...]) -> None:
        lines = [Line(entry, at=self.now) for entry in entries]
        before = self.state.play.phase
        more, after = automatic_entries(folded(self.state, lines), self.context())
        self.lines += [*lines, *more]
        self.state = after
        if after.play.phase != before:
            self.drafts.clear()
        presence = Presence(frozenset(self.here), absent_seats(after, self.now), "ABCDEF")
        for person, browser in self.browsers.items():
            if person is None or person in self.here:
                draft = "" if person is None else self.drafts.get(person, "")
                browser.send_table(self.messages.message(after, presence, person, draft))

    def ask(self, person: int, request: requests.TableRequest | requests.AskLink) -> bool:
        """Whether it was done; a refusal changes nothing."""
        if person not in self.here:
            return False
        try:
            entries = decision.decide(self.state, person, request, self.context())
            folded(self.state, (Line(entry, at=self.now) for entry in entries))
        except Refusal:
            return False
        self.write(entries)
        return True

    def move(self, seat: Seat) -> bool:
        assert self.state.play.sitting is not None
        self.turn += 1
        move = self.game.sample(self.state.play.sitting.view(seat), Chance(f"move {self.turn}"))
        try:
            entries = decision.played(self.state, seat, self.state.play.phase, self.game.write(move))
            folded(self.state, (Line(entry, at=self.now) for entry in entries))
        except Refusal:
            return False
        self.write(entries)
        return True

    # What people do

    @rule(seat=SEATS, by_link=st.booleans())
    def come(self, seat: Seat, by_link: bool) -> None:
        if len(self.state.people.by_number) > 5:
            return
        try:
            entries = waiting_room.came(self.state, "Guest", seat if by_link else None, by_link)
        except Refusal:
            return
        person = entries[0].person
        self.here.add(person)
        self.browsers[person] = Announcement(person)
        self.write(entries)

    @rule()
    def meet(self) -> None:
        """A person asks for an opponent, and this table may be the one."""
        if len(self.state.people.by_number) > 5 or not matchmaking.seeks(self.state, frozenset(self.here)):
            return
        entries = matchmaking.met(self.state, "Stranger")
        person = entries[0].person
        self.here.add(person)
        self.browsers[person] = Announcement(person)
        self.write(entries)

    @rule(person=PEOPLE)
    def disconnect(self, person: int) -> None:
        if person in self.here:
            self.here.discard(person)
            self.last_here[person] = self.now
            self.write(())

    def seal(self, person: int) -> str:
        return seal(self.charter.table, self.state.next_game, person, PART)

    @rule(person=PEOPLE)
    def connect(self, person: int) -> None:
        if (
            person in self.state.people.by_number
            and not self.state.people.by_number[person].removed
            and person not in self.here
        ):
            self.here.add(person)
            self.browsers[person] = Announcement(person)
            self.write(waiting_room.sealed(self.state, person, self.seal(person)))

    @rule(seconds=st.sampled_from([1, 9, 11, 61, 130, 3600, 31 * 24 * 3600]))
    def time_passes(self, seconds: int) -> None:
        """A timer wakes the table whenever something is due."""
        end = self.now + seconds * 1000
        while (due := next_event(self.state, self.context())) is not None and due <= end:
            assert due > self.now or automatic_entries(self.state, self.context())[0], "a timer that wakes for nothing"
            self.now = max(self.now, due)
            self.write(())
        self.now = end
        self.write(())

    @rule()
    def restart(self) -> None:
        """Killed at any moment: what was written is all there is, and no one is connected."""
        self.state = restored(self.game, Stored(self.charter, tuple(self.lines)))
        self.last_here = dict.fromkeys(self.state.people.by_number, self.now)
        self.here = set()
        self.messages = TableMessages()
        self.browsers = {None: Announcement(None)}

    @rule(pick=st.integers(0, 3))
    def play(self, pick: int) -> None:
        if self.state.awaited:
            seat = sorted(self.state.awaited)[pick % len(self.state.awaited)]
            if self.state.seats.bot_level(seat) is not None or self.state.seats.holders[seat].person in self.here:
                self.move(seat)

    @rule(person=PEOPLE, seat=st.none() | SEATS)
    def sit(self, person: int, seat: Seat | None) -> None:
        self.ask(person, requests.Sit(seat))

    @rule(seat=SEATS, what=st.sampled_from(["bot", "free", "close", "swap", "hand out"]))
    def arrange(self, seat: Seat, what: str) -> None:
        acts_by_name: dict[str, requests.TableRequest | requests.AskLink] = {
            "bot": requests.SeatBot(seat, 1),
            "free": requests.FreeSeat(seat),
            "close": requests.CloseSeat(seat),
            "swap": requests.SwapSeats(seat, 0),
            "hand out": ask_link(seat),
        }
        if self.state.people.host is not None:
            self.ask(self.state.people.host, acts_by_name[what])

    @rule(
        person=PEOPLE,
        kind=st.sampled_from(
            ["start", "again", "sealed", "unseal", "leave", "resign", "claim", "over", "end", "pause"]
        ),
    )
    def request(self, person: int, kind: str) -> None:
        kinds: dict[str, Callable[[], requests.TableRequest]] = {
            "start": requests.Start,
            "again": requests.Rematch,
            "sealed": lambda: requests.Rematch(self.seal(person)),
            "unseal": lambda: requests.Unseal(PART),
            "leave": requests.Leave,
            "resign": requests.Resign,
            "claim": requests.Claim,
            "over": requests.TakeOver,
            "end": requests.EndGame,
            "pause": requests.Pause,
        }
        if self.ask(person, kinds[kind]()) and kind == "leave":
            self.disconnect(person)

    @rule(person=PEOPLE, accept=st.booleans())
    def answer(self, person: int, accept: bool) -> None:
        self.ask(person, requests.Answer(accept))

    @rule(person=PEOPLE)
    def take_back(self, person: int) -> None:
        self.ask(person, requests.TakeBack())

    @rule(person=PEOPLE)
    def resume(self, person: int) -> None:
        self.ask(person, requests.Resume())

    @rule(person=PEOPLE, seat=SEATS)
    def substitute(self, person: int, seat: Seat) -> None:
        self.ask(person, requests.Substitute(seat))

    @rule(person=PEOPLE, other=PEOPLE, away=st.booleans())
    def pass_on(self, person: int, other: int, away: bool) -> None:
        if self.ask(person, requests.Remove(other) if away else requests.MakeHost(other)) and away:
            self.here.discard(other)

    @rule(other=PEOPLE)
    def send_away(self, other: int) -> None:
        if self.state.people.host is not None and self.ask(self.state.people.host, requests.Remove(other)):
            self.here.discard(other)

    @rule(person=PEOPLE)
    def say(self, person: int) -> None:
        self.ask(person, requests.Say(f"something of {person}"))

    @rule(person=PEOPLE, code=st.sampled_from(requests.PHRASES))
    def say_a_phrase(self, person: int, code: requests.PhraseCode) -> None:
        muted = person in self.state.people.by_number and self.state.people.by_number[person].muted
        assert not (self.ask(person, requests.Phrase(code)) and muted), "a muted person is not heard"

    @rule(person=PEOPLE, other=PEOPLE, muted=st.booleans())
    def mute(self, person: int, other: int, muted: bool) -> None:
        assert not self.ask(person, requests.Mute(other, muted)) or person == self.state.people.host

    @rule(person=PEOPLE, delayed=st.booleans())
    def watch_late(self, person: int, delayed: bool) -> None:
        self.ask(person, requests.DelaySpectators(delayed))

    @rule(person=PEOPLE)
    def explain(self, person: int) -> None:
        seat, sitting = self.state.seats.of(person), self.state.play.sitting
        if self.game is duos and seat is not None and sitting is not None:
            for about in duos.explainable(sitting.position, seat):
                self.ask(person, requests.Explain(about, f"because {person}"))

    @rule(person=PEOPLE, seconds=st.sampled_from([1, 60, 600]))
    def add_time(self, person: int, seconds: int) -> None:
        if self.ask(person, requests.AddTime(seconds)):
            assert person == self.state.people.host
            assert self.state.clock.added <= decision.MOST_ADDED

    @rule(person=PEOPLE)
    def go_on(self, person: int) -> None:
        self.ask(person, requests.GoOn())

    @rule(person=PEOPLE, seat=SEATS)
    def skip(self, person: int, seat: Seat) -> None:
        if self.ask(person, requests.Skip(seat)):
            assert self.state.outcome is None or self.state.play.sitting is None or self.state.play.sitting.end is None

    @precondition(lambda self: self.state.play.status == "playing")
    @rule(person=PEOPLE)
    def draft(self, person: int) -> None:
        if person in self.here and self.state.seats.next_of(person) is not None:
            self.drafts[person] = f"draft of {person}"
            self.write(())

    # What always holds

    @invariant()
    def the_fold_of_the_log_is_what_everyone_saw(self) -> None:
        assert restored(self.game, Stored(self.charter, tuple(self.lines))) == self.state
        COUNTED.update(folds=1, lines=len(self.lines))

    @invariant()
    def what_was_derived_before_still_follows(self) -> None:
        for known in (self.state, self.state.people, self.state.seats, self.state.play):
            anew: Any = structs.replace(known)
            for name, part in vars(type(known)).items():
                if isinstance(part, cached_property):
                    assert getattr(known, name) == getattr(anew, name), name
        gathers_again = self.state.play.gathering and self.state.play.sitting is not None
        assert self.state.seats.shown == (self.state.seats.past if gathers_again else self.state.seats.holders)

    @invariant()
    def no_one_is_told_too_early(self) -> None:
        state = self.state
        presence = Presence(frozenset(self.here), absent_seats(state, self.now), "ABCDEF")
        for person in (None, *state.people.by_number):
            draft = "" if person is None else self.drafts.get(person, "")
            sent = TableMessages().message(state, presence, person, draft)
            message = read_table(sent)
            if state.play.sitting is None:
                assert message.view is None
                assert not message.announcements
            else:
                seat = state.seats.of(person)
                shown = one_turn_earlier(state.play.sitting) if sees_delayed(state, person) else state.play.sitting
                assert message.view == as_sent(shown.view(seat))
                assert len(message.announcements) == len(shown.announcements(seat))
                assert message.delayed == sees_delayed(state, person)
                if message.delayed:
                    assert not shown.moves or len(shown.moves) < len(state.play.sitting.moves)
            assert (message.room.code is None) == (person is None)
            for other in self.drafts:
                told = f"draft of {other}".encode() in wire.encoded(sent)
                assert told == (other == person), "a draft is for its own seat"
            if message.talk is not None and person is not None and state.seats.next_of(person) is not None:
                aside = [(said.person, said.text, said.code) for said in state.talk.said if said.aside]
                heard = [(said.person, said.text, said.code) for said in message.talk.said]
                loud = [(said.person, said.text, said.code) for said in state.talk.said if not said.aside]
                assert heard == loud, f"those who play do not hear {aside}"

    @invariant()
    def outcomes_name_no_one_who_is_not_there(self) -> None:
        outcome = self.state.outcome
        if outcome is not None:
            assert all(not self.state.seats.shown[seat].free for seat in outcome.winners)

    @invariant()
    def no_clock_runs_before_the_start(self) -> None:
        if self.state.play.status != "playing":
            assert self.state.clock.stocks is None or not self.state.clock.stocks.running

    @invariant()
    def someone_can_always_go_on(self) -> None:
        """A person who is here can bring the game on within a minute and ten seconds; without anyone no one waits."""
        here = {person for person in self.here if not self.state.people.by_number[person].removed}
        if not here:
            return
        state, now = self._later(self.state, self.now + AWAY_AFTER + GONE_AFTER)
        context = structs.replace(self.context(), now=now)
        if state.play.status == "gathering":
            assert self._can_start(state, context, here)
        elif state.play.status == "over":
            assert any(_accepts(state, person, requests.Rematch(), context) for person in here | _host(state))
        else:
            assert self._can_go_on(state, context, here)
        COUNTED[state.play.status] += 1

    @invariant()
    def no_one_depends_on_one_host(self) -> None:
        """Its player and is here can start three minutes after the host did anything last.

        In the place of a host who has gone comes another first, who has three minutes too.
        """
        if self.state.play.status != "gathering":
            return
        state, now = self._later(self.state, self.now + AWAY_AFTER + GONE_AFTER)
        state, now = self._later(state, now + waiting_room.HOST_PATIENCE)
        context = structs.replace(self.context(), now=now)
        for person in sorted(self.here & state.seats.seated) if state.play.status == "gathering" else ():
            hosting = _done(state, person, requests.MakeHost(person), context)
            assert hosting.people.host == person or hosting.people.host in self.here & hosting.seats.seated
            assert (
                hosting.people.host != person
                or hosting.play.status != "gathering"
                or self._can_start(hosting, context, self.here)
            )

    def _later(self, state: TableState, end: int) -> tuple[TableState, int]:
        return automatic_entries(state, structs.replace(self.context(), now=end))[1], end

    def _can_start(self, state: TableState, context: Context, here: set[int]) -> bool:
        assert state.people.host in here, "the host is here"
        missing = waiting_room.missing_for_another(state, context.here) - {state.people.host}
        for seat in range(state.count):
            holder = state.seats.holders[seat]
            gone = holder.person is not None and (holder.person not in here or holder.person in missing)
            if state.play.status == "gathering" and (holder.free or gone):
                state = _done(state, state.people.host, requests.SeatBot(seat, 1), context)
        if state.play.status == "gathering":
            state = _done(state, state.people.host, requests.Start(), context)
        if (dealt_at := waiting_room.shuffled_at(state)) is not None:  # parts of the shuffle are opened until then
            state, _ = self._later(state, dealt_at)
        return state.play.status == "playing"

    def _can_go_on(self, state: TableState, context: Context, here: set[int]) -> bool:
        if state.clock.paused is not None:
            able = [person for person in here if _accepts(state, person, requests.Resume(), context)]
            return bool(able) or any(
                _accepts(state, person, requests.Sit(seat), context) for person in here for seat in range(state.count)
            )
        for seat in state.awaited:
            if state.seats.bot_level(seat) is not None or state.seats.holders[seat].person in here:
                return True
        return any(
            _accepts(state, person, request, context)
            for person in here
            for seat in state.awaited
            for request in (requests.Substitute(seat), requests.Sit(seat), requests.Claim())
        )


def _host(state: TableState) -> set[int]:
    return set() if state.people.host is None else {state.people.host}


def _accepts(state: TableState, person: int, request: requests.TableRequest, context: Context) -> bool:
    try:
        decision.decide(state, person, request, context)
    except Refusal:
        return False
    return True


def _done(state: TableState, person: int | None, request: requests.TableRequest, context: Context) -> TableState:
    assert person is not None
    for entry in decision.decide(state, person, request, context):
        state = state.fold(Line(entry, at=context.now))
    return automatic_entries(state, context)[1]


def walk(walks: int, steps: int) -> None:
    COUNTED.clear()
    run_state_machine_as_test(TableMachine, settings=settings(max_examples=walks, stateful_step_count=steps))
    print(
        f"\n{COUNTED['folds']} logs of {COUNTED['lines']} lines folded anew, each to the state that all saw;"
        f" a player could go on {COUNTED['playing']} times in a game, {COUNTED['gathering']} before it,"
        f" {COUNTED['over']} after it"
    )


def test_a_table_whatever_happens() -> None:
    walk(15, 30)


@pytest.mark.long
def test_a_table_for_long() -> None:
    walk(500, 50)
