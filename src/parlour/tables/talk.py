"""Talk at a table: remarks, reactions, reasons and guesses, and who is muted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.game import Game, Refusal, Seat
from parlour.tables.entries import Entry, Explained, Guessed, Muted, Reported, RevealLed, Said
from parlour.tables.requests import Explain, Guess, LeadReveal, Mute, Phrase, Report, Say, TalkRequest
from parlour.tables.spectators import sees_delayed
from parlour.tables.state import TableState


def talked(state: TableState, person: int, request: TalkRequest, clean: Callable[[str], str]) -> tuple[Entry, ...]:
    """Return the entries for a remark, censored, or raise a refusal."""
    match request:
        case Say(text):
            plain = clean(_something(text))
            seat, aside = _heard_from(state, person)
            return (Said(seat, plain, person, aside),)
        case Phrase(code):
            seat, aside = _heard_from(state, person)
            return (Said(seat, "", person, aside, code),)
        case Explain(about, text):
            return (_explained(state, person, about, clean(_something(text))),)
        case LeadReveal(step):
            return _led(state, person, step)
        case Guess(text):
            return _guessed(state, person, text)
        case Report(other, text):
            state.people.check(other)
            return (Reported(other, person, clean(one_line(text))),)
        case Mute(other, muted):
            if person != state.people.host:
                raise Refusal("host-only")
            state.people.check(other)
            if other == person:
                raise Refusal("host-not-muted")
            return () if state.people.by_number[other].muted == muted else (Muted(other, muted),)


def _heard_from(state: TableState, person: int) -> tuple[int | None, bool]:
    """Return the seat of this speaker, and whether only spectators hear them; refused where no one may talk."""
    if state.people.by_number[person].muted:
        raise Refusal("muted")
    seat = state.seats.of(person)
    if seat is None:
        seat = state.seats.next_of(person)
    watches = seat is None and state.play.status == "playing"
    if not watches and not state.may_talk:
        raise Refusal("no-talk" if state.may_talk is None else "talk-closed")
    return seat, watches


def _explained(state: TableState, person: int, about: str, text: str) -> Explained:
    if state.people.by_number[person].muted:
        raise Refusal("muted")
    seat = state.seats.of(person)
    if seat is None or state.play.sitting is None:
        raise Refusal("nothing-to-explain")
    if about not in state.game.explainable(state.play.sitting.position, seat):
        raise Refusal("nothing-to-explain")
    if not state.may_talk:
        raise Refusal("talk-closed")
    return Explained(seat, about, text)


def _led(state: TableState, person: int, step: int) -> tuple[Entry, ...]:
    """Return the entry that shows more parts of a reveal; shown parts are never hidden again."""
    sitting, seat = state.play.sitting, state.seats.of(person)
    own = sitting is not None and seat is not None and state.game.explainable(sitting.position, seat)
    if sitting is None or not state.may_talk or not (own or person == state.people.host):
        raise Refusal("nothing-revealed")
    return (RevealLed(step),) if step > state.talk.shown else ()


def may_guess(state: TableState, person: int) -> bool:
    """Return whether this person may guess along: those who watch a game that has an audience, and see it in time."""
    seated = state.seats.of(person) is not None or person == state.screen
    return state.play.status == "playing" and state.game.has_audience and not seated and not sees_delayed(state, person)


def _guessed(state: TableState, person: int, text: str) -> tuple[Entry, ...]:
    if state.play.status != "playing" or state.play.sitting is None or not state.game.has_audience:
        raise Refusal("nothing-to-guess")
    if not may_guess(state, person):
        raise Refusal("guess-seen-late" if sees_delayed(state, person) else "guess-without-seat")
    guess = state.game.guess(state.play.sitting.position, text)
    return () if state.audience.guesses.get(person) == guess else (Guessed(person, guess),)


def _something(text: str) -> str:
    plain = one_line(text)
    if not plain:
        raise Refusal("nothing-said")
    return plain


def one_line(text: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def silence(said: str) -> str:
    """Return the text of a muted person: nothing."""
    return ""


def voice(state: TableState, person: int | None, clean: Callable[[str], str]) -> Callable[[str], str]:
    """Return the function that censors or mutes what this person writes in a move."""
    return silence if person is not None and _is_silenced(state, person) else clean


def _is_silenced(state: TableState, person: int) -> bool:
    """Return whether this person's moves are without words. A stranger's are not: a host is no referee of strangers."""
    return state.people.by_number[person].muted and not state.strangers


def check_heard(state: TableState, person: int, seat: Seat, text: str) -> None:
    """Refuse a muted person's move that consists of words: a law of one's own, a hint."""
    if not _is_silenced(state, person) or state.play.sitting is None:
        return
    position, move = state.play.sitting.position, state.game.read(text)
    state.game.check(position, seat, move)
    try:
        state.game.check(position, seat, state.game.read(written(state.game, move, silence)))
    except Refusal:
        raise Refusal("muted") from None


def as_written(game: Game, text: str, clean: Callable[[str], str]) -> str:
    """Return a move as the log has it: in the game's own spelling, with its texts censored."""
    return written(game, game.read(text), clean)


def written(game: Game, move: Any, clean: Callable[[str], str]) -> str:
    """Return the text of a move that was read, with its texts censored."""
    return game.write(game.reworded(move, clean))
