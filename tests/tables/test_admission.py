"""Who comes to a table, by which secret, and who may look on."""

from __future__ import annotations

from msgspec import structs

from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.tables import decision, requests, waiting_room
from parlour.tables.admission import Admission, Arrival, arriving, check_looks_on
from parlour.tables.entries import (
    Agreed,
    Asked,
    BotSeated,
    Came,
    Declined,
    HostChanged,
    Seated,
    Started,
    TimeSkipped,
)
from parlour.tables.open_question import ASK_AGAIN
from parlour.tables.state import TableState
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    OPEN,
    act,
    after,
    changed,
    context,
    made,
    refuses,
    table,
    write,
)

BO = Arrival("Bo")
CAME = Came(1, "Bo")


def listed(state: TableState) -> TableState:
    return structs.replace(state, charter=structs.replace(state.charter, listed=True))


def test_without_a_secret_one_sits_down_only_at_a_listed_table_with_a_free_seat() -> None:
    state = made(dualite, ME, OPEN)
    with refuses("invitation-needed"):
        arriving(state, BO, Admission())
    assert arriving(listed(state), BO, Admission()) == (Came(1, "Bo", from_lobby=True), Seated(1, 1))
    full = listed(table(dualite, ME, OPEN))
    with refuses("no-free-seat"):
        arriving(full, BO, Admission())
    assert arriving(full, Arrival("Bo", watch=True), Admission()) == (Came(2, "Bo", from_lobby=True),)


def test_by_code_one_gets_a_seat_or_watches() -> None:
    state = made(dualite, ME, OPEN)
    assert arriving(state, BO, Admission(by_code=True)) == (CAME, Seated(1, 1))
    assert arriving(state, Arrival("Bo", watch=True), Admission(by_code=True)) == (CAME,)
    assert arriving(table(dualite, ME, OPEN), BO, Admission(by_code=True)) == (Came(2, "Bo"),)
    with refuses("seat-taken"):
        arriving(state, Arrival("Bo", seat=0), Admission(by_code=True))


def test_an_invitation_is_for_its_own_seat_once() -> None:
    state = made(dualite, ME, INVITE)
    come = arriving(state, Arrival("Bo", seat=0), Admission(seat=1))
    assert come == (CAME, Seated(1, 1))
    with refuses("invitation-spent"):
        arriving(write(state, come), Arrival("Cy"), Admission(seat=1))


def test_one_who_looks_for_an_opponent_comes_only_where_one_waits() -> None:
    state = made(dualite, ME, OPEN)
    with refuses("no-free-seat"):
        arriving(state, BO, Admission(meeting=True))
    assert arriving(changed(state, question={"seeking": True}), BO, Admission(meeting=True)) == (CAME, Seated(1, 1))


def test_after_someone_was_sent_away_only_a_ticket_lets_in() -> None:
    state = listed(table(dualite, ME, OPEN))
    check_looks_on(state, None)
    check_looks_on(state, 1)
    state = act(state, 0, requests.Remove(1))
    check_looks_on(state, 0)
    for person, code in ((None, "table-closed"), (1, "wrong-ticket"), (2, "wrong-ticket")):
        with refuses(code):
            check_looks_on(state, person)
    with refuses("table-closed"):
        arriving(state, Arrival("Cy"), Admission())


def asking(state: TableState) -> TableState:
    return write(state, arriving(state, Arrival("Bo", ask=True), Admission()))


def test_by_the_address_of_a_private_table_one_asks_its_host() -> None:
    state = made(dualite, ME, OPEN)
    assert arriving(state, Arrival("Bo", ask=True), Admission()) == (Came(1, "Bo", uninvited=True), Asked(1, "come"))
    asked = asking(state)
    entries = decision.decide(asked, 0, requests.Answer(True), context(asked))
    assert entries == (Agreed(0), Declined(1), Seated(1, 1))
    assert not write(asked, entries).people.by_number[1].uninvited


def test_until_the_host_agrees_one_neither_sits_nor_talks_nor_is_host() -> None:
    declined = act(asking(made(dualite, ME, OPEN)), 0, requests.Answer(False))
    with refuses("not-let-in"):
        decision.decide(declined, 1, requests.Say("Hello"), context(declined))
    alone = act(declined, 0, requests.Leave(), here=frozenset({1}))
    assert alone.people.host == 0


def test_no_one_asks_for_a_seat_that_is_not_there() -> None:
    state = asking(made(dualite, ME, OPEN))
    with refuses("already-asked"):
        arriving(state, Arrival("Cy", ask=True), Admission())
    with refuses("not-gathering"):
        arriving(table(dualite, ME, INVITE), Arrival("Cy", ask=True), Admission())
    with refuses("no-free-seat"):
        arriving(made(dualite, ME, INVITE), Arrival("Cy", ask=True), Admission())


def test_who_was_declined_asks_again_after_ten_minutes_only() -> None:
    declined = act(asking(made(dualite, ME, OPEN)), 0, requests.Answer(False))
    again = requests.Sit(1)
    with refuses("asked-lately") as refused:
        decision.decide(declined, 1, again, context(declined, NOW + ASK_AGAIN - 60_001))
    assert refused.value.facts == {"minutes": 2}
    assert decision.decide(declined, 1, again, context(declined, NOW + ASK_AGAIN)) == (Asked(1, "come"),)
    playing = write(declined, (BotSeated(1, 1, "Ruth"), Started("")))
    with refuses("asked-lately"):
        decision.decide(playing, 1, again, context(playing))
    later = write(declined, (TimeSkipped(-60_000),))
    assert later.people.by_number[1].declined == NOW - 60_000, "a clock that is set back makes no one wait longer"


def test_withdrawing_a_question_does_not_let_one_ask_all_the_time() -> None:
    withdrawn = act(asking(made(dualite, ME, OPEN)), 1, requests.Answer(False))
    with refuses("asked-lately"):
        decision.decide(withdrawn, 1, requests.Sit(1), context(withdrawn))


def test_who_was_declined_does_not_come_again_under_another_name() -> None:
    declined = act(asking(made(dualite, ME, OPEN)), 0, requests.Answer(False))
    same = Arrival("Cy", ask=True, earlier=frozenset({1}), now=NOW + 1)
    with refuses("asked-lately"):
        arriving(declined, same, Admission())
    by_code = Arrival("Cy", earlier=frozenset({1}), now=NOW + 1)
    assert arriving(declined, by_code, Admission(by_code=True)) == (Came(2, "Cy"), Seated(2, 1))
    later = Arrival("Cy", ask=True, earlier=frozenset({1}), now=NOW + ASK_AGAIN)
    assert arriving(declined, later, Admission()) == (Came(2, "Cy", uninvited=True), Asked(2, "come"))
    with refuses("table-closed"):
        removed = act(declined, 0, requests.Remove(1))
        arriving(removed, later, Admission())


def test_a_stranger_from_the_lobby_takes_no_table_from_a_host_who_is_there() -> None:
    state = listed(made(duos, ME, OPEN, OPEN, OPEN))
    state = write(state, arriving(state, BO, Admission()))
    state = write(state, arriving(state, Arrival("Cy"), Admission(by_code=True)))
    idle = NOW + 1_000_000
    with refuses("host-only"):
        decision.decide(state, 1, requests.MakeHost(1), context(state, idle))
    assert decision.decide(state, 2, requests.MakeHost(2), context(state, idle)) == (HostChanged(2),)


def test_when_the_host_is_gone_an_invited_guest_is_host_before_a_stranger() -> None:
    state = listed(made(duos, ME, OPEN, OPEN, OPEN))
    state = write(state, arriving(state, BO, Admission()))
    state = write(state, arriving(state, Arrival("Cy", watch=True), Admission(by_code=True)))
    gone = after(state, NOW + 200_000, here=frozenset({1, 2}), last_here={0: NOW})
    gone = after(gone, NOW + 400_000, here=frozenset({1, 2}), last_here={0: NOW})
    assert gone.people.host == 2
    alone = after(state, NOW + 200_000, here=frozenset({1}), last_here={0: NOW})
    alone = after(alone, NOW + 400_000, here=frozenset({1}), last_here={0: NOW})
    assert alone.people.host == 1
    with refuses("invited-stay"):
        act(alone, 1, requests.Remove(0))


def test_strangers_who_only_come_do_not_keep_invited_guests_out() -> None:
    state = listed(made(duos, ME, OPEN, OPEN, OPEN))
    for number in range(waiting_room.MOST_FROM_LOBBY):
        state = write(state, arriving(state, Arrival(f"Mal {number}", watch=True), Admission()))
    with refuses("table-crowded"):
        arriving(state, BO, Admission())
    assert len(arriving(state, BO, Admission(by_code=True))) == 2, "a friend has a seat"
