"""The waiting room before a game: seats, options, time control, and the start."""

from __future__ import annotations

from parlour import shuffles
from parlour.chance import Chance
from parlour.game import Game, Refusal, Seat, written_options
from parlour.players import levels
from parlour.players.names import by_level
from parlour.record import distinct_name
from parlour.tables import evening
from parlour.tables.clocks import checked_time
from parlour.tables.context import Context
from parlour.tables.entries import (
    Again,
    Asked,
    BotSeated,
    Came,
    Committed,
    Contributed,
    Entry,
    HandedOut,
    HandedOver,
    HostChanged,
    OptionsSet,
    Removed,
    Sealed,
    Seated,
    SeatFreed,
    SeatsSwapped,
    Shuffling,
    SpectatorsDelayed,
    Started,
    TimeSet,
)
from parlour.tables.open_question import asked
from parlour.tables.presence import is_gone
from parlour.tables.requests import (
    BringPart,
    ChooseGame,
    CloseSeat,
    DelaySpectators,
    FreeSeat,
    MakeHost,
    Rematch,
    Remove,
    SeatBot,
    SetOptions,
    SetTime,
    Sit,
    Start,
    SwapSeats,
    Unseal,
    WaitingRoomRequest,
    WishGame,
)
from parlour.tables.seat_counts import added, closed, without_free_seats, written
from parlour.tables.state import TableState
from parlour.tables.timeouts import substituted

MOST_PEOPLE = 200
"""People who may have come to one table."""
MOST_FROM_LOBBY = 50
"""Of these, who came to a listed table from the lobby: there is always room for those who were invited."""
MOST_UNINVITED = 10
"""Of these, people who came by the address alone and were not let in."""
HOST_PATIENCE = 180_000
"""Milliseconds of an inactive host, before a game, after which a seated person may become the host."""
MOST_SEALS = 50
"""Parts that one person may bring to one shuffle, the last of which counts: the log is bounded."""
SEALED_WITHIN = 3_000
"""Milliseconds in which the players of an evening bring their parts when another game is chosen."""
SHUFFLED_WITHIN = 10_000
"""Milliseconds in which parts of a shuffle are opened, at most: a part that is not is left out."""


def came(
    state: TableState, name: str, seat: Seat | None, invited: bool = False, *, from_lobby: bool = False
) -> tuple[Came, *tuple[Entry, ...]]:
    """Return the entries for an arrival: to this seat, to any open or added one (None), or else to watch."""
    arrived = _newcomer(state, name, from_lobby=from_lobby)
    number = arrived.person
    if seat is None:
        return (arrived, *any_seat(state, number))
    _check_seat(state, seat)
    if state.seats.holders[seat].kind != ("invited" if invited else "open"):
        raise Refusal("invitation-spent" if invited else "seat-taken")
    return arrived, *_seated(state, number, seat)


def _newcomer(state: TableState, name: str, *, uninvited: bool = False, from_lobby: bool = False) -> Came:
    strangers = sum(person.from_lobby for person in state.people.by_number.values()) if from_lobby else 0
    if len(state.people.by_number) >= MOST_PEOPLE or strangers >= MOST_FROM_LOBBY:
        raise Refusal("table-crowded")
    taken = [
        *(person.name for person in state.people.by_number.values()),
        *(holder.name for holder in state.seats.holders),
    ]
    number = max(state.people.by_number, default=-1) + 1
    return Came(number, distinct_name(name, taken), uninvited=uninvited, from_lobby=from_lobby)


def any_seat(state: TableState, person: int) -> tuple[Entry, ...]:
    """Return the entries that seat a person on the first open seat, or on an added one; none without room."""
    listed = state.charter.listed
    free = [at for at, holder in enumerate(state.seats.holders) if holder.kind == "open" or (listed and holder.free)]
    if free:
        return _seated(state, person, free[0])
    one_more = added(state) if state.play.gathering and shuffled_at(state) is None else None
    return () if one_more is None else (one_more, *_seated(state, person, len(state.seats.holders)))


def uninvited(state: TableState, name: str) -> tuple[Came, Asked]:
    """Return the entries for a person who knows only the address of a table and asks its host for a seat."""
    strangers = [person for person in state.people.by_number.values() if person.uninvited and not person.removed]
    if len(strangers) >= MOST_UNINVITED:
        raise Refusal("table-crowded")
    arrived = _newcomer(state, name, uninvited=True)
    if state.question.asked is not None:
        raise Refusal("already-asked")
    _check_changeable(state)
    if not any_seat(state, arrived.person):
        raise Refusal("no-free-seat")
    return arrived, Asked(arrived.person, "come")


def _seated(state: TableState, person: int, seat: Seat) -> tuple[Entry, ...]:
    """Return the entries for taking a seat, which after a game also says that the person is ready for another."""
    another = state.play.gathering and state.play.sitting is not None and person not in state.setup.ready
    return (Seated(person, seat), Again(person)) if another else (Seated(person, seat),)


def gather(state: TableState, person: int, request: WaitingRoomRequest, context: Context) -> tuple[Entry, ...]:
    """Return the entries that this request leads to, or raise a refusal."""
    match request:
        case Rematch(brought):
            return (*_again(state, person), *sealed(state, person, brought))
        case BringPart(brought):
            return sealed(state, person, brought)
        case Unseal(nonce):
            return _unsealed(state, person, nonce)
        case MakeHost(other):
            if other != person or not may_take_the_table(state, person, context.now):
                _check_host(state, person)
            state.people.check(other)
            return (HostChanged(other),)
        case Remove(other):
            _check_host(state, person)
            state.people.check(other)
            if other == person:
                raise Refusal("host-not-oneself")
            if state.play.status == "playing" and other in state.seats.seated and _is_opposed_stranger(state, other):
                raise Refusal("stranger-plays")
            if state.people.by_number[person].from_lobby and other in state.people.invited:
                raise Refusal("invited-stay")
            if other in state.seats.seated:
                _check_not_shuffling(state)
            return (*_bot_instead(state, other), Removed(other))
        case WishGame():
            return evening.wished(state, person, request, context)
        case ChooseGame():
            return evening.chosen(state, person, request, context)
        case DelaySpectators(delayed):
            _check_host(state, person)
            if state.game.is_open:
                raise Refusal("late-nothing-hidden")
            return () if state.setup.delayed == delayed else (SpectatorsDelayed(delayed),)
        case Sit(wanted):
            _check_changeable(state)
            if wanted is not None and state.people.by_number[person].uninvited:
                return asked(state, Asked(person, "come"), context.now)
            return _sit(state, person, wanted)
    _check_gathering(state)
    _check_host(state, person)
    if isinstance(request, Start):
        return _start(state, person, context)
    _check_changeable(state)
    return _changed(state, request)


def _is_opposed_stranger(state: TableState, person: int) -> bool:
    """Return whether a host would decide a game against a stranger by removing them; among many it helps the others."""
    return state.strangers or (state.sides == 2 and state.people.by_number[person].from_lobby)


def _bot_instead(state: TableState, person: int) -> tuple[Entry, ...]:
    """Return the entry by which a bot takes the seat of a removed person during a game."""
    seat = state.seats.next_of(person)
    if state.play.status != "playing" or seat is None or state.seats.holders[seat].substitute is not None:
        return ()
    return (substituted(state, seat),)


def _changed(
    state: TableState, request: SeatBot | FreeSeat | CloseSeat | SwapSeats | SetOptions | SetTime
) -> tuple[Entry, ...]:
    """Return the entries for a change that the host makes before the start."""
    match request:
        case SeatBot(seat, level):
            _check_seat(state, seat)
            return (_bot(state, seat, level),)
        case FreeSeat(seat):
            _check_seat(state, seat)
            return (SeatFreed(seat),)
        case CloseSeat(seat):
            _check_seat(state, seat)
            return closed(state, seat)
        case SwapSeats(one, other):
            _check_seat(state, one)
            _check_seat(state, other)
            return (SeatsSwapped(one, other),)
        case SetOptions(options):
            return (OptionsSet(written(state.game, {**written_options(state.setup.options), **options})),)
        case SetTime(time):
            return (TimeSet(checked_time(time)),)


def host_idle_at(state: TableState) -> int | None:
    """Return when people need no longer wait for an idle host before a game."""
    if not state.play.gathering or state.activity.host_acted is None:
        return None
    return state.activity.host_acted + HOST_PATIENCE


def may_replace_host(state: TableState, person: int) -> bool:
    """Return whether this person may become host once the host is idle; a stranger from the lobby may not."""
    return person != state.people.host and person in state.seats.seated & state.people.invited


def may_take_the_table(state: TableState, person: int, now: int) -> bool:
    """Return whether this person may become host now, because the host is present and idle."""
    idle = host_idle_at(state)
    return may_replace_host(state, person) and idle is not None and now >= idle


def starts_by_itself(state: TableState, here: frozenset[int]) -> bool:
    """Return whether all players that this game needs are here, so that it starts by itself.

    Two people are enough for that, and people who were each invited to a seat of their own; those who play again have
    said that they are ready. With days to think, no one needs to be connected at the same moment.
    """
    here = state.people.present if state.setup.time.slow else here
    if not state.play.gathering or any(holder.free for holder in state.seats.holders) or not state.seats.seated <= here:
        return False
    if state.play.sitting is not None:
        return not missing_for_another(state, here)
    if state.charter.elastic or (state.play.results and not evening.all_seated(state, here)):
        return False
    return len(state.seats.seated) <= 2 or all(seat.kind != "open" for seat in state.charter.seats)


def started(state: TableState, chance: Chance) -> Started:
    """Return the start of the game. The deal is made now and never before, by the commitment if there is one."""
    shuffle = state.next_shuffle
    dealt = state.game.deal(state.setup.options, chance if shuffle is None else shuffle.chance())
    return Started(state.game.write_deal(dealt))


def new_commitment(state: TableState, chance: Chance) -> tuple[Committed, ...]:
    """Return the commitment to the next shuffle, if the game has one and none is made yet."""
    if (
        state.shuffle.secret is not None
        or state.play.status == "playing"
        or not _shuffles(state.game, state.setup.options)
    ):
        return ()
    return (Committed(shuffles.fresh_secret(chance), shuffles.VERSION),)


def _shuffles(game: Game, options: object) -> bool:
    return bool(game.write_deal(game.deal(options, Chance(0))))


def sealed(state: TableState, person: int | None, brought: str | None) -> tuple[Sealed, ...]:
    """Return the entry for a person's part in the next shuffle; another device of theirs replaces it."""
    if brought is None or person is None or state.shuffle.secret is None or state.play.status == "playing":
        return ()
    shuffle = state.shuffle
    if shuffle.opened_since is not None or shuffle.seals.get(person) == brought:
        return ()
    return (Sealed(person, brought),) if shuffle.times.get(person, 0) < MOST_SEALS else ()


def _unsealed(state: TableState, person: int, nonce: str) -> tuple[Contributed, ...]:
    """A part that comes late is left out without a refusal: the table shows whose parts are in it."""
    if state.shuffle.opened_since is None or person not in state.shuffle.seals or person in state.shuffle.nonces:
        return ()
    if shuffles.seal(state.charter.table, state.next_game, person, nonce) != state.shuffle.seals[person]:
        raise Refusal("shuffle-other-part")
    return (Contributed(person, nonce),)


def _under_seal(state: TableState) -> frozenset[int]:
    """Return the players who have not opened their part yet."""
    return state.seats.seated & state.shuffle.seals.keys() - state.shuffle.nonces.keys()


def shuffled_at(state: TableState) -> int | None:
    """Return when the game starts at the latest, without the parts that are not open; None before parts are opened."""
    if state.shuffle.opened_since is None or any(holder.free for holder in state.seats.holders):
        return None
    return state.shuffle.opened_since + (SHUFFLED_WITHIN if _under_seal(state) else 0)


def sealed_at(state: TableState) -> int | None:
    """Return when the next game of an evening no longer waits for parts that are missing; None if none is."""
    shuffle = state.shuffle
    if shuffle.secret is None or shuffle.chosen_at is None or state.seats.seated <= shuffle.seals.keys():
        return None
    return shuffle.chosen_at + SEALED_WITHIN


def dealt(state: TableState, context: Context) -> tuple[Entry, ...]:
    """Return the entries that start the game or, where players have parts in its shuffle, ask for these first."""
    if state.shuffle.opened_since is None and _under_seal(state):
        return (Shuffling(),)
    due = shuffled_at(state)
    return () if due is not None and context.now < due else (started(state, context.chance),)


def _start(state: TableState, person: int, context: Context) -> tuple[Entry, ...]:
    smaller = without_free_seats(state)
    if smaller is None:
        raise Refusal("start-seats-free", seats=sum(holder.free for holder in state.seats.holders))
    closing, state = smaller
    here = state.people.present if state.setup.time.slow else context.here
    if missing := missing_for_another(state, here) - state.people.at_device(frozenset({person})):
        raise Refusal(
            "start-not-all", players=", ".join(state.people.by_number[number].name for number in sorted(missing))
        )
    return (*closing, *dealt(state, context))


def missing_for_another(state: TableState, here: frozenset[int]) -> frozenset[int]:
    """Return the people with a seat in another game who have not said that they play, or are not here."""
    if state.play.sitting is None:
        return frozenset()
    return state.seats.seated - (state.people.at_device(state.setup.ready) & state.people.at_device(here))


def _again(state: TableState, person: int) -> tuple[Entry, ...]:
    if state.play.status == "playing" or state.play.sitting is None:
        raise Refusal("rematch-not-over")
    if state.seats.of(person) is None and state.seats.next_of(person) is None and person != state.people.host:
        raise Refusal("bystander")
    return () if state.play.gathering and person in state.setup.ready else (Again(person),)


def _sit(state: TableState, person: int, seat: Seat | None) -> tuple[Entry, ...]:
    if seat is None:
        return () if state.seats.next_of(person) is None else (Seated(person, None),)
    _check_seat(state, seat)
    if state.seats.holders[seat].person == person:
        return ()
    if not state.seats.holders[seat].free or (
        state.seats.holders[seat].kind == "invited" and person != state.people.host
    ):
        raise Refusal("seat-taken")
    return _seated(state, person, seat)


def _bot(state: TableState, seat: Seat, level: int) -> BotSeated:
    offered = levels.offered(state.game)
    if level not in offered:
        raise Refusal("no-such-level", lowest=offered[0], levels=offered[-1])
    taken = [
        *(person.name for person in state.people.by_number.values()),
        *(holder.name for holder in state.seats.holders),
    ]
    return BotSeated(seat, level, by_level(state.game, [level], taken)[0])


def link_given(state: TableState, person: int, seat: Seat, context: Context) -> tuple[Entry, ...]:
    """Return the entry for a new link: for a player who lost theirs, or for a free seat."""
    _check_host(state, person)
    _check_seat(state, seat)
    holder = state.seats.holders[seat]
    if holder.kind == "person" and holder.person is not None:
        own = holder.person == person or state.people.same_device(holder.person, person)
        if not own:
            _check_may_lose_seat(state, holder.person, context)
            if state.is_stranger(person):  # host only because those who were invited are away
                raise Refusal("stranger-seat")
            if not (state.people.by_number[person].maker or person in state.seats.seated):
                raise Refusal("bystander")  # host only because no one else was here
        return (HandedOut(holder.person, own),)
    _check_changeable(state)
    return (SeatFreed(seat, invited=True),)


def returned(state: TableState, person: int, context: Context) -> tuple[HandedOver]:
    """Return the entries for a guest who uses the new link for a seat: once, and only while its holder is gone."""
    link = state.people.by_number[person].link if person in state.people.present else ""
    if not link:
        raise Refusal("invitation-spent")
    if link == "given":
        _check_may_lose_seat(state, person, context)
    return (HandedOver(person),)


def _check_may_lose_seat(state: TableState, person: int, context: Context) -> None:
    """Refuse to hand over the seat of a stranger, or of a person who is here or has not been away for long."""
    if state.is_stranger(person):
        raise Refusal("stranger-seat")
    if person in state.people.at_device(context.here) or not is_gone(state, person, context.now):
        raise Refusal("seat-holder-here", player=state.people.by_number[person].name)


def _check_gathering(state: TableState) -> None:
    if not state.play.gathering:
        raise Refusal("not-gathering")


def _check_changeable(state: TableState) -> None:
    """Refuse changes while the cards are being shuffled for these people."""
    _check_gathering(state)
    _check_not_shuffling(state)


def _check_not_shuffling(state: TableState) -> None:
    if shuffled_at(state) is not None:
        raise Refusal("being-shuffled")


def _check_host(state: TableState, person: int) -> None:
    if person != state.people.host and not (
        state.people.host is not None and state.people.same_device(person, state.people.host)
    ):
        raise Refusal("host-only")


def _check_seat(state: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(state.seats.holders):
        raise Refusal("no-such-seat", seats=len(state.seats.holders))
