"""A request from the wire as an act of the table."""

from __future__ import annotations

from parlour import wire
from parlour.server.table.time_cards import time_control
from parlour.tables import absence, acts, gathering, talk


def act_of(request: wire.Act) -> acts.Act:
    """The same, without the id it was sent with."""
    match request:
        case wire.Play(phase=phase, text=text):
            return acts.Play(phase, text)
        case wire.TakeBack():
            return acts.TakeBack()
        case wire.Answer(accept=accept):
            return acts.Answer(accept)
        case wire.Say() | wire.Phrase() | wire.Explain() | wire.Mute() | wire.Report():
            return _talk(request)
        case wire.GoOn():
            return acts.GoOn()
        case wire.EndGame():
            return acts.EndGame()
        case wire.Pause():
            return acts.Pause()
        case wire.Resume():
            return acts.Resume()
        case wire.AddTime(seconds=seconds):
            return acts.AddTime(seconds)
        case wire.Resign() | wire.Leave() | wire.Substitute() | wire.Skip() | wire.Claim() | wire.TakeOver():
            return _absence(request)
        case _:
            return _gathering(request)


def _talk(request: wire.Say | wire.Phrase | wire.Explain | wire.Mute | wire.Report) -> acts.Act:
    match request:
        case wire.Say(text=text):
            return talk.Say(text)
        case wire.Phrase(code=code):
            return talk.Phrase(code)
        case wire.Explain(about=about, text=text):
            return talk.Explain(about, text)
        case wire.Mute(person=person, muted=muted):
            return talk.Mute(person, muted)
        case wire.Report(person=person, text=text):
            return talk.Report(person, text)


def _absence(
    request: wire.Resign | wire.Leave | wire.Substitute | wire.Skip | wire.Claim | wire.TakeOver,
) -> acts.Act:
    match request:
        case wire.Resign():
            return absence.Resign()
        case wire.Leave():
            return absence.Leave()
        case wire.Substitute(seat=seat):
            return absence.Substitute(seat)
        case wire.Skip(seat=seat):
            return absence.Skip(seat)
        case wire.Claim():
            return absence.Claim()
        case wire.TakeOver():
            return absence.TakeOver()


def _gathering(
    request: wire.Rematch | wire.Unseal | wire.Sit | wire.SeatBot | wire.FreeSeat | wire.CloseSeat | wire.SwapSeats
    | wire.SetOptions | wire.SetTime | wire.Start | wire.MakeHost | wire.Remove | wire.WatchLate,
) -> acts.Act:  # fmt: skip
    match request:
        case wire.Rematch(seal=seal):
            return gathering.PlayAgain(seal)
        case wire.Unseal(nonce=nonce):
            return gathering.Unseal(nonce)
        case wire.Sit(seat=seat):
            return gathering.Sit(seat)
        case wire.SeatBot(seat=at, level=level):
            return gathering.SeatBot(at, level)
        case wire.FreeSeat(seat=at):
            return gathering.FreeSeat(at)
        case wire.CloseSeat(seat=at):
            return gathering.CloseSeat(at)
        case wire.SwapSeats(one=one, other=other):
            return gathering.SwapSeats(one, other)
        case wire.SetOptions(options=options):
            return gathering.SetOptions(options)
        case wire.SetTime(time=time):
            return gathering.SetTime(time_control(time))
        case wire.Start():
            return gathering.Start()
        case wire.MakeHost(person=person):
            return gathering.MakeHost(person)
        case wire.Remove(person=person):
            return gathering.Remove(person)
        case wire.WatchLate(late=late):
            return gathering.WatchLate(late)
