"""An evening: one room goes from game to game, by the host's choice or a vote, with points over all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from parlour import catalogue
from parlour.chance import Chance
from parlour.game import Game, Refusal, Seat, written_options
from parlour.tables.context import Context
from parlour.tables.entries import Entry, GameChosen, GameWished, Seated
from parlour.tables.parts.current_game import Result
from parlour.tables.parts.seats import Holder
from parlour.tables.requests import ChooseGame, WishGame
from parlour.tables.seat_counts import sizes
from parlour.tables.state import TableState


class EveningPlayer(msgspec.Struct, frozen=True):
    """What a player has from the games of the evening."""

    name: str
    person: int | None
    points: tuple[int | None, ...]
    """Of each game; None where they did not play."""

    @property
    def total(self) -> int:
        return sum(points or 0 for points in self.points)


def rank_points(result: Result) -> tuple[int, ...]:
    """Return each seat's points: one for playing, and one for each player who finished behind."""
    count = len(result.holders)
    standing = [(seat in result.winners, result.points[seat] if result.points else 0) for seat in range(count)]
    return tuple(1 + sum(other < own for other in standing) for own in standing)


def standings(results: Sequence[Result]) -> tuple[EveningPlayer, ...]:
    """Return everyone who has played, the most points first."""
    found: dict[tuple[int | None, str], list[int | None]] = {}
    names: dict[tuple[int | None, str], str] = {}
    for number, result in enumerate(results):
        for holder, points in zip(result.holders, rank_points(result), strict=True):
            key = player_key(holder)
            names[key] = holder.name
            found.setdefault(key, [None] * len(results))[number] = points
    players = [EveningPlayer(names[key], key[0], tuple(points)) for key, points in found.items()]
    return tuple(sorted(players, key=lambda player: -player.total))


def player_key(holder: Holder) -> tuple[int | None, str]:
    """Return what identifies a player of the evening: a person, or all bots of one name."""
    return holder.person, "" if holder.person is not None else holder.name


def planned_next(state: TableState) -> str | None:
    """Return the next game of the plan, once the game before it is over; None after the last, or without a plan."""
    plan, played = state.charter.plan, len(state.play.results)
    return plan[played] if played < len(plan) and state.play.status != "playing" else None


def checked_plan(first: str, plan: tuple[str, ...]) -> tuple[str, ...]:
    for name in plan:
        known(name)
    if plan and plan[0] != first:
        raise Refusal("plan-begins-otherwise", game=first)
    return plan


def known(name: str) -> Game:
    if name not in catalogue.GAMES:
        raise Refusal("unknown-game", game=name, games=", ".join(catalogue.GAMES))
    return catalogue.GAMES[name]


def wished(state: TableState, person: int, wish: WishGame, context: Context) -> tuple[Entry, ...]:
    """Return the entries for a vote; the game is chosen when more than half of the voters here wish for it."""
    _check_between_games(state)
    known(wish.game)
    votes = {**state.setup.wishes, person: wish.game}
    voters = [other for other in _present(state, context.here) if votes_for_next(state, other)]
    if person not in voters:
        raise Refusal("vote-invited" if state.people.by_number[person].from_lobby else "bystander")
    for_it = sum(votes.get(other) == wish.game for other in voters)
    cast = () if state.setup.wishes.get(person) == wish.game else (GameWished(person, wish.game),)
    return (*cast, *(_chosen(state, wish.game, context) if 2 * for_it > len(voters) > 1 else ()))


def votes_for_next(state: TableState, person: int) -> bool:
    """Return whether this person has a vote: after a game those who have played here, before the first who has a seat.

    Otherwise one guest who comes often enough, only to watch, would have more votes than those who play. A stranger
    from the lobby has none: one of them can take all free seats.
    """
    if person not in state.people.invited:
        return False
    return _games_of(state, person) > 0 if state.play.results else state.seats.next_of(person) is not None


def chosen(state: TableState, person: int, choice: ChooseGame, context: Context) -> tuple[Entry, ...]:
    if person != state.people.host:
        raise Refusal("host-only")
    _check_between_games(state)
    return _chosen(state, choice.game, context)


def _check_between_games(state: TableState) -> None:
    if state.play.status == "playing" or state.shuffle.opened_since is not None:
        raise Refusal("choose-after-game")
    if state.strangers:
        raise Refusal("stranger-plays")


def _chosen(state: TableState, name: str, context: Context) -> tuple[Entry, ...]:
    """Return the game for as many as are here. Where it has fewer seats, those sit down first who have played least.

    Strangers from the lobby come last.
    """
    game, here = known(name), _present(state, context.here)
    if state.charter.listed:  # anyone may come there to watch, and takes no seat from those who play
        here = [one for one in here if votes_for_next(state, one) or state.seats.next_of(one) is not None]
    options = _for_count(game, len(here))
    count = game.seats(game.options(options))
    if not game.is_open and any(state.people.same_device(one, other) for one in here for other in here if one < other):
        raise Refusal("one-device-hidden")
    shuffled = bool(game.write_deal(game.deal(game.options(options), Chance(0))))
    invited = state.people.invited
    playing = sorted(here, key=lambda one: (one not in invited, _games_of(state, one), here.index(one)))[:count]
    seats = enumerate(sorted(playing, key=here.index))
    return (
        GameChosen(name, tuple(options.items()), shuffled),
        *(Seated(person, seat) for seat, person in seats),
    )


def all_seated(state: TableState, here: frozenset[int]) -> bool:
    """Return whether all who are here and may play have a seat; else the host says who plays, and starts."""
    return state.seats.seated >= set(_present(state, here))


def _present(state: TableState, here: frozenset[int]) -> list[int]:
    """Return the people who may play: those here who were let in, in the order of the seats, without the screen."""
    present = state.people.at_device(here) & state.people.admitted
    people = [number for number in present if number != state.screen and not state.people.by_number[number].left]
    return sorted(people, key=lambda number: (_seat_order(state, number), number))


def _seat_order(state: TableState, person: int) -> Seat:
    seat = state.seats.next_of(person)
    return len(state.seats.holders) if seat is None else seat


def _games_of(state: TableState, person: int) -> int:
    played = Counter(holder.person for result in state.play.results for holder in result.holders)
    return played[person]


def _for_count(game: Game, people: int) -> dict[str, str]:
    """Return the default options for this many people, or for the most below that."""
    found = sizes(game, written_options(game.options({})))
    count = max((size for size in found if size <= people), default=min(found))
    proposed = {option.name: value for option in game.OPTIONS if (value := getattr(option, "among_people", None))}
    return dict(written_options(game.options({**found[count], **proposed})))
