"""Players whose page is closed are called: by Web Push, a webhook or mail, through services on the loopback."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.server import wall_clock
from parlour.server.notifications.settings import NotificationSettings
from parlour.storage.folder import opened
from parlour.storage.notifications import MOST_ADDRESSES
from parlour.storage.profiles import MOST_PROFILES
from tests.server.house import INVITE, ME, Browser, House, Made, running
from tests.server.push_service import Phone, PushService, push_service
from tests.storage.cluster import Cluster

DAY = 24 * 3600
SLOW = {"kind": "move", "seconds": DAY, "increment": 0}
HOUR = 3_600_000


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def house(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)  # which servers set
    with running(tmp_path, notify=allowing(service)) as house:
        yield house


def allowing(service: PushService) -> NotificationSettings:
    return NotificationSettings(push_services=(service.address,), webhooks=(service.address,))


class Player:
    """A player with a key, on a device of their own."""

    def __init__(self, house: House) -> None:
        self.house, self.key = house, secrets.token_urlsafe(32)

    def ask(self, method: str, path: str, body: Any = None, status: int = 204) -> Any:
        answer = self.house.http.request(method, path, json=body, headers={"Parlour-Profile": self.key})
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def subscribes(self, phone: Phone, language: str = "en") -> str:
        body = {"kind": "push", "push": phone.subscription, "language": language}
        card = self.ask("POST", "/api/me/addresses", body, 201)
        assert card["confirmed"]
        return str(card["id"])

    def sits(self, made: Made, seat: int) -> None:
        self.ask("POST", "/api/me/seats", {"table": made.id, "ticket": made.tickets[seat]})


def slow_game(house: House, *, game: str = "dualite", time: dict[str, object] = SLOW) -> Made:
    """Mila and Otto at a table with days to think."""
    made = house.create(game, ME, INVITE, name="Mila", time=time)
    made.sit(1, "Otto")
    return made


def opens(made: Made) -> Browser:
    """Otto's page is closed while Mila makes the first move."""
    his, hers = made.browser(1), made.browser(0)
    his.close()
    hers.make("a1+c3")
    return hers


def later(hours: float) -> None:
    wall_clock.set_to(wall_clock.now() + round(hours * HOUR))


def test_a_player_whose_page_is_closed_is_called_within_a_second(house: House, service: PushService) -> None:
    made, mila, otto = slow_game(house), Player(house), Player(house)
    phone = service.phone("otto")
    otto.subscribes(phone)
    otto.sits(made, 1)
    mila.sits(made, 0)
    hers, his = made.browser(0), made.browser(1)
    his.close()
    began = time.monotonic()
    hers.make("a1+c3")
    (told,) = phone.wait()
    assert phone.at[0] - began < 1
    assert told == {
        "kind": "turn",
        "title": "Your turn: Dualité",
        "body": "With Mila. 1 day, 0 h left.",
        "tag": made.id,
        "path": f"table/{made.id}",
    }
    (topic,) = phone.topics
    assert made.id not in topic, "the service that carries it could watch the table by its name"
    key = house.http.get("/api/notifications").json()["push_key"]
    assert service.tokens[0]["key"] == key, "signed by the key that the browser was given"


def test_no_one_is_called_in_a_quick_game(house: House, service: PushService) -> None:
    made, otto = slow_game(house, time={"kind": "move", "seconds": 180, "increment": 0}), Player(house)
    phone = service.phone("otto")
    otto.subscribes(phone)
    otto.sits(made, 1)
    hers, his = made.browser(0), made.browser(1)
    his.close()
    hers.make("a1+c3")
    slow = slow_game(house)
    otto.sits(slow, 1)
    opens(slow)
    assert [told["tag"] for told in phone.wait()] == [slow.id]


def test_each_device_is_told_in_its_language(house: House, service: PushService) -> None:
    made, otto = slow_game(house), Player(house)
    phones = [service.phone("phone"), service.phone("laptop")]
    for phone, language in zip(phones, ("fr", "en"), strict=True):
        otto.subscribes(phone, language)
    otto.sits(made, 1)
    opens(made)
    assert phones[0].wait()[0]["title"] == "À vous de jouer\u202f: Dualité"
    assert phones[1].wait()[0]["title"] == "Your turn: Dualité"


def test_what_fails_is_tried_again_and_what_is_gone_is_dropped(house: House, service: PushService) -> None:
    made, otto = slow_game(house), Player(house)
    tired, dead = service.phone("tired"), service.phone("dead")
    tired.answers, dead.answers = [503, 429], [410]
    otto.subscribes(tired)
    otto.subscribes(dead)
    otto.sits(made, 1)
    opens(made)
    wait_until(lambda: len(otto.ask("GET", "/api/me", status=200)["addresses"]) == 1)
    assert dead.received == []
    later(0.01)
    wait_until(lambda: tired.answers == [])
    time_passes_until(tired, 0.04)
    assert tired.wait()[0]["title"] == "Your turn: Dualité"


def time_passes_until(phone: Phone, hours: float) -> None:
    """Let time pass until the phone has heard: what failed is noted down a moment after the service has answered."""

    def heard() -> bool:
        if not phone.received:
            later(hours)
            time.sleep(0.2)
        return bool(phone.received)

    wait_until(heard)


def wait_until(true: Any) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_kind_is_switched_off_and_quiet_hours_put_off(house: House, service: PushService) -> None:
    made, otto = slow_game(house), Player(house)
    phone = service.phone("otto")
    otto.subscribes(phone)
    otto.sits(made, 1)
    otto.ask("PUT", "/api/me/preferences", {"kinds": {"turn": False}})
    hers = opens(made)
    hour = time.gmtime(wall_clock.now() / 1000).tm_hour
    quiet = {"quiet_from": hour, "quiet_to": (hour + 2) % 24, "zone": "UTC"}
    otto.ask("PUT", "/api/me/preferences", quiet)
    his = made.browser(1)
    his.catch_up()
    his.make("b2")
    his.close()
    hers.catch_up()
    hers.make("b1")
    time.sleep(1.5)
    assert phone.received == []
    later(2.01)
    (told,) = phone.wait()
    assert told["body"].startswith("With Mila. 2")
    refused = otto.ask("PUT", "/api/me/preferences", {"zone": "Nowhere/Else"}, 400)
    assert refused["code"] == "unknown-time-zone"


def test_a_move_takes_back_what_was_not_sent_yet(house: House, service: PushService) -> None:
    made, otto = slow_game(house), Player(house)
    phone = service.phone("otto")
    phone.answers = [503]
    otto.subscribes(phone)
    otto.sits(made, 1)
    his, hers = made.browser(1), made.browser(0)
    hers.make("a1+c3")
    wait_until(lambda: phone.answers == [])
    his.catch_up()
    his.make("b2")
    later(0.02)
    time.sleep(2.5)
    assert phone.received == []


def test_a_slow_week_with_the_page_closed(house: House, service: PushService) -> None:
    """A reminder comes before the end, a timeout is told kindly to both, and a tap leads to the table."""
    made, mila, otto = slow_game(house), Player(house), Player(house)
    hers, his = service.phone("mila"), service.phone("otto")
    for player, phone, seat in ((mila, hers, 0), (otto, his, 1)):
        player.subscribes(phone)
        player.sits(made, seat)
    opens(made).close()
    his.wait(1)
    later(20.01)
    assert his.wait(2)[1]["title"] == "Your time runs out soon: Dualité"
    assert his.received[1]["body"] == "With Mila. 4 hours left."
    assert hers.received == []
    later(4)
    assert his.wait(3)[2]["title"] == "Time is up: Dualité"
    assert hers.wait(1)[0] == {
        "kind": "turn",
        "title": "You won: Dualité",
        "body": "The time of Otto ran out.",
        "tag": made.id,
        "path": f"table/{made.id}",
    }


def test_a_slow_game_begins_though_no_two_are_there_at_once(house: House, service: PushService) -> None:
    """Mila made the table and closed the page; the game begins when Otto has come, and calls her if she is first."""
    made, mila = house.create("dualite", ME, INVITE, name="Mila", time=SLOW), Player(house)
    phone = service.phone("mila")
    mila.subscribes(phone)
    mila.sits(made, 0)
    made.browser(0).close()
    made.sit(1, "Otto")
    his = made.browser(1)
    wait_until(lambda: his.catch_up()["room"]["status"] == "playing")
    assert phone.wait()[-1]["title"] == "Your turn: Dualité"


def test_a_rematch_is_told_to_those_who_left(house: House, service: PushService) -> None:
    made = house.create("dualite", ME, INVITE, name="Mila")
    made.sit(1, "Otto")
    otto, phone = Player(house), service.phone("otto")
    otto.subscribes(phone)
    otto.sits(made, 1)
    hers, his = made.browser(0), made.browser(1)
    hers.make("a1+c3")
    his.until(kind="table")
    his.do("resign", "enough")
    his.close()
    hers.until(kind="table")
    wait_until(lambda: not any(seat["here"] for seat in hers.catch_up()["seats"][1:]))
    hers.do("rematch", "again")
    assert phone.wait()[0]["body"] == "Mila would like to play again."


def test_nothing_of_a_hidden_hand_is_in_a_message(house: House, service: PushService) -> None:
    made = slow_game(house, game="duality")
    phones = []
    for seat in range(2):
        player, phone = Player(house), service.phone(f"seat {seat}".replace(" ", ""))
        player.subscribes(phone)
        player.sits(made, seat)
        phones.append(phone)
    for seat in range(2):
        browser = made.browser(seat)
        browser.close()
    made.browser(0)
    made.browser(1)
    for phone in phones:
        for told in phone.received:
            assert set(told) == {"kind", "title", "body", "tag", "path"}
            assert told["title"] == "Your turn: Duality"
            assert told["body"].startswith(("With Mila.", "With Otto."))


def test_a_webhook_gets_json(house: House, service: PushService) -> None:
    made, otto = slow_game(house), Player(house)
    card = otto.ask("POST", "/api/me/addresses", {"kind": "webhook", "to": f"{service.address}/hook/otto"}, 201)
    assert card["to"] == f"{service.address}/hook/otto"
    otto.sits(made, 1)
    opens(made)
    wait_until(lambda: service.posted)
    (posted,) = service.posted
    assert posted["url"] == f"{house.address}/table/{made.id}"
    assert posted["text"] == posted["content"]
    assert posted["text"].startswith("Your turn: Dualité: With Mila.")


def test_only_known_services_are_asked(house: House, service: PushService) -> None:
    otto, phone = Player(house), service.phone("otto")
    for endpoint in (
        "https://internal.example/push",
        "http://fcm.googleapis.com/x/y",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:22/x/yyyy",
        "https://user@fcm.googleapis.com/xx",
    ):
        body = {"kind": "push", "push": {**phone.subscription, "endpoint": endpoint}}
        assert otto.ask("POST", "/api/me/addresses", body, 400)["code"] == "push-service-unknown"
    wrong = {**phone.subscription, "p256dh": "A" * 87}
    assert otto.ask("POST", "/api/me/addresses", {"kind": "push", "push": wrong}, 400)["code"] == "push-keys-wrong"
    for to in ("http://127.0.0.1:1/hook", f"{service.address}.evil.example/", service.address):
        refused = otto.ask("POST", "/api/me/addresses", {"kind": "webhook", "to": to}, 400)
        assert refused["code"] == "webhook-not-allowed"
    mail = {"kind": "mail", "to": "otto@example.org"}
    assert otto.ask("POST", "/api/me/addresses", mail, 400)["code"] == "mail-off"


def test_a_profile_is_opened_by_its_key_alone(house: House, service: PushService) -> None:
    otto = Player(house)
    assert otto.ask("GET", "/api/me", status=400)["code"] == "unknown-profile"
    kept = otto.subscribes(service.phone("kept"))
    otto.subscribes(service.phone("lost"))
    made = slow_game(house)
    refused = otto.ask("POST", "/api/me/seats", {"table": made.id, "ticket": "a guessed ticket ..."}, 400)
    assert refused["code"] == "wrong-ticket"
    lost = Player(house)
    lost.key = otto.key
    fresh = secrets.token_urlsafe(32)
    otto.ask("POST", "/api/me/key", {"key": fresh, "keep": kept})
    assert lost.ask("GET", "/api/me", status=400)["code"] == "unknown-profile", "a lost device is signed out"
    otto.key = fresh
    assert [card["id"] for card in otto.ask("GET", "/api/me", status=200)["addresses"]] == [kept]
    otto.ask("DELETE", "/api/me")
    assert otto.ask("GET", "/api/me", status=400)["code"] == "unknown-profile"


def test_whose_ticket_is_dead_is_not_called_any_more(house: House, tmp_path: Path) -> None:
    """Else who gave a seat away, or was robbed of a ticket, would go on to hear of the table."""
    made = house.create("duos", ME, INVITE, INVITE, options={"players": "3"}, name="Mila", time=SLOW)
    made.sit(1, "Otto")
    Player(house).sits(made, 1)
    made.browser(0).do("remove", "1", person=1)
    with closing(opened(tmp_path)) as storage:
        assert storage.profiles.at_table(made.id, [1]) == ()


def test_one_seat_calls_few_profiles(house: House, tmp_path: Path) -> None:
    """Else one ticket and thousands of profiles would have the server call thousands of addresses at each move."""
    made, called = slow_game(house), []
    for _ in range(MOST_PROFILES + 2):
        Player(house).sits(made, 1)
        with closing(opened(tmp_path)) as storage:
            called.append(len(storage.profiles.at_table(made.id, [1])))
    assert called == [*range(1, MOST_PROFILES + 1), MOST_PROFILES, MOST_PROFILES]


def test_a_player_has_eight_devices_and_the_oldest_makes_room(house: House, service: PushService) -> None:
    otto = Player(house)
    cards = [otto.subscribes(service.phone(f"phone{number}")) for number in range(MOST_ADDRESSES)]
    assert {card["id"] for card in otto.ask("GET", "/api/me", status=200)["addresses"]} == set(cards)
    otto.subscribes(service.phone("ninth"))
    assert len(otto.ask("GET", "/api/me", status=200)["addresses"]) == MOST_ADDRESSES


def test_the_keys_last_and_what_waits_is_sent_after_a_restart(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)
    phone = service.phone("otto")
    phone.answers = [503]
    with running(tmp_path, notify=allowing(service)) as house:
        key = house.http.get("/api/notifications").json()["push_key"]
        made, otto = slow_game(house), Player(house)
        otto.subscribes(phone)
        otto.sits(made, 1)
        opens(made)
        wait_until(lambda: phone.answers == [])
    with running(tmp_path, notify=allowing(service)) as house:
        assert house.http.get("/api/notifications").json()["push_key"] == key
        later(0.02)
        phone.wait()


@pytest.mark.slow
def test_of_several_processes_one_calls(
    cluster: Cluster, tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wall_clock, "_offset", wall_clock._offset)
    database = cluster.database()
    with (
        running(tmp_path / "one", database=database, notify=allowing(service)) as one,
        running(tmp_path / "other", database=database, notify=allowing(service)) as other,
    ):
        ways = [house.http.get("/api/notifications").json()["push_key"] for house in (one, other)]
        assert ways[0] == ways[1], "a browser may come back to any of them"
        made, otto, phone = slow_game(one), Player(other), service.phone("otto")
        phone.answers = [503]
        otto.subscribes(phone)
        otto.sits(made, 1)
        opens(made)
        wait_until(lambda: phone.answers == [])
        time_passes_until(phone, 0.02)
        time.sleep(2.5)
        assert len(phone.received) == 1


def test_a_look_from_elsewhere_says_how_much_time_is_left_and_shows_the_board(house: House) -> None:
    made = slow_game(house)
    opens(made)
    look = house.http.get(f"/api/tables/{made.id}", headers={"Authorization": f"Bearer {made.tickets[1]}"}).json()
    assert DAY * 1000 - 60_000 < look["left"] <= DAY * 1000
    board = house.http.get(f"/api/tables/{made.id}/board.svg")
    assert board.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in board.text
    quick = slow_game(house, time={"kind": "move", "seconds": 180, "increment": 0})
    quick.browser(1)
    quick.browser(0)
    look = house.http.get(f"/api/tables/{quick.id}", headers={"Authorization": f"Bearer {quick.tickets[1]}"}).json()
    assert look["left"] is None
    gathering = house.create("dualite", ME, INVITE, name="Mila", time=SLOW)
    assert house.http.get(f"/api/tables/{gathering.id}/board.svg").status_code == 404, "no board is laid yet"
