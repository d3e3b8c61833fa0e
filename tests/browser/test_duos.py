"""DUOS in browsers: phones around a table screen, on a page that is not a secure context."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.conftest import Launch
from tests.browser.rooms import PATIENCE, place
from tests.browser.sittings import SETTLED
from tests.server.house import House

HOST = "192.168.7.7"
"""As a phone in the house would call the server; this browser takes it for its own machine. Plain http there is not a
secure context."""
PHONE = {"width": 360, "height": 740}

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def party(launch: Launch) -> Iterator[Browser]:
    browser = launch(f"--host-resolver-rules=MAP {HOST} 127.0.0.1")
    yield browser
    browser.close()


def come(browser: Browser, complaints: list[str], **size: int) -> Page:
    context = browser.new_context(viewport={"width": size["width"], "height": size["height"]})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()

    def heard(message: ConsoleMessage) -> None:
        # The browser says that it ignores one of our headers where the page is not secure; the others are heeded.
        if message.type == "error" and "Cross-Origin-Opener-Policy" not in message.text:
            complaints.append(f"{message.text} {message.location['url']}")

    page.on("console", heard)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page


def choose(page: Page, shift: int) -> None:
    """Tap four pairs and be ready; each phone has other ideas."""
    cards = page.locator("[data-board] [data-card]")
    expect(cards).to_have_count(12)
    for number in range(8):
        cards.nth((number + shift) % 12).click()
    page.get_by_role("button", name="Ready", exact=True).click()


WATCH = """() => {
    window.places = new Set();
    window.stages = [];
    window.heard = new Set();
    const look = () => {
        const { x, y, width } = document.querySelector('[data-board] [data-card]').getBoundingClientRect();
        window.places.add([x, y + scrollY, width].map(Math.round).join());
        window.heard.add(document.querySelector('.said')?.textContent ?? '');
        const said = document.querySelector('[data-points]');
        const lit = document.querySelectorAll('[data-board] .card.lit').length;
        const end = document.querySelector('[data-sheet=result], [data-podium]');
        const stage = end ? 'end' : said ? 'points' : lit ? `lit ${lit}` : '';
        if (stage && stage !== window.stages.at(-1)) window.stages.push(stage);
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    const frames = () => { look(); requestAnimationFrame(frames); };
    frames();
}"""
"""Note from now on, however late we ask, where the first card lies, what a reveal shows, one after the other, and what
notices said."""


def watch(page: Page) -> None:
    """From now on; the letters have come and the board lies where it will lie."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(SETTLED)
    page.evaluate(WATCH)


def places(page: Page) -> list[str]:
    """Where the first card has lain since we began to watch."""
    found: list[str] = page.evaluate("[...window.places]")
    return found


def stages(page: Page, last: str) -> list[str]:
    """What was shown since we began to watch, up to this."""
    page.wait_for_function("last => window.stages.includes(last)", arg=last)
    found: list[str] = page.evaluate("window.stages")
    return found[: found.index(last) + 1]


def go_on(page: Page) -> None:
    """From a reveal, without waiting for its end, unless the host's phone has led everyone on meanwhile, also while we
    look."""
    ready = page.get_by_role("button", name="Ready", exact=True)
    expect(page.locator("[data-show-all], [data-go-on]").or_(ready)).to_be_visible()
    page.evaluate("() => document.querySelector('[data-show-all]')?.click()")
    expect(page.locator("[data-go-on]").or_(ready)).to_be_visible()
    page.evaluate("() => document.querySelector('[data-go-on]')?.click()")
    expect(ready).to_be_visible()


@pytest.mark.slow
def test_six_seats_with_three_phones_a_table_screen_and_bots(party: Browser, house: House) -> None:
    """Nothing that needs a secure context is there, and nothing is missed; played to the end."""
    address = f"http://{HOST}:{urlsplit(house.address).port}"
    complaints: list[str] = []
    screen = come(party, complaints, width=1440, height=900)
    screen.goto(address)
    assert not screen.evaluate("isSecureContext")
    assert screen.evaluate("'randomUUID' in crypto") is False
    assert screen.evaluate("'clipboard' in navigator") is False

    # The table screen sets the table and takes no seat.
    screen.get_by_role("link", name="DUOS", exact=True).click()
    screen.get_by_text("Custom game").click()
    screen.get_by_label("Players", exact=True).select_option(label="six players")
    screen.get_by_text("Rule options").click()
    screen.get_by_label(re.compile("^Rounds")).select_option(label="one round")
    for seat in (1, 2, 3):
        screen.get_by_label(f"Seat {seat}").select_option(label="A friend, by link")
    screen.get_by_role("checkbox").last.check()
    screen.get_by_role("button", name="Create table").click()
    screen.wait_for_url(re.compile("/table/"))
    code = screen.locator("[data-code]").inner_text()

    # One phone scans, two type the short code.
    phones = [come(party, complaints, **PHONE) for _ in range(3)]
    scanned = screen.locator("[data-qr]").get_attribute("data-qr")
    assert scanned
    for number, phone in enumerate(phones):
        if number == 0:
            phone.goto(scanned)
        else:
            phone.goto(address)
            phone.get_by_label("Join with a code").fill(code.lower())
            phone.get_by_role("button", name="Join", exact=True).click()
        # Two of them bring the same name; the table tells them apart.
        phone.get_by_label("Your name").fill("Mo" if number else "Ada")
        phone.get_by_role("button", name="Sit down").click()
        expect(phone.locator("[data-gathering]")).to_be_visible()
    for seat, name in enumerate(("Ada", "Mo", "Mo 2")):
        expect(screen.locator(f"[data-seat='{seat}'] .name span")).to_have_text(name)
    # Every seat is taken; others who scan the code watch.
    expect(screen.locator("[data-qr]")).to_have_attribute("data-qr", scanned)
    expect(screen.get_by_text("All seats are taken.")).to_be_visible()
    screen.locator("[data-start]").click()
    for page in (*phones, screen):
        expect(page.locator("[data-card]").first).to_be_visible()
    expect(screen.locator("[data-qr]")).to_have_count(0)

    # A phone fits: nothing scrolls sideways, every card is large enough for a thumb.
    assert phones[0].evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = place(phones[0].locator("[data-card]").first)
    assert min(box["width"], box["height"]) >= 44

    for page in (*phones, screen):
        watch(page)
    for turn in range(6):
        for number, phone in enumerate(phones):
            go_on(phone)
            expect(phone.locator(f"[data-duos-turn='{turn}']")).to_be_visible()
            choose(phone, number)
            if number == 0 and turn == 0:
                expect(screen.locator("[data-seat='0'] .state")).to_contain_text("ready")
                assert screen.locator("[data-marker]").count() == 0
                cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
                assert screen.locator("[data-seat] .state").evaluate_all(cut) == [], "who is ready can be read"
                phone.get_by_role("button", name="Change pairs").click()
                expect(screen.locator("[data-seat='0'] .state")).to_contain_text("choosing")
                phone.get_by_role("button", name="Ready", exact=True).click()
        for page in (*phones, screen):
            expect(page.locator(f"[data-reveal='{turn + 1}']").first).to_be_visible()
        if turn == 0:
            # Each of the Narrator's pairs lights up on cards as large as before, and only then are the points said.
            for page in (*phones, screen):
                assert stages(page, "points") == ["lit 2", "points"]
                assert len(places(page)) == 1, f"the cards stay where they lie: {places(page)}"
            # However much is said above them: a reason may be a long sentence.
            screen.locator(".caption p").first.evaluate("one => one.textContent = 'word '.repeat(60)")
            screen.evaluate(SETTLED)
            assert len(places(screen)) == 1, f"the cards stay where they lie: {places(screen)}"
            # People can talk now, and it fits a phone.
            phones[0].locator("[data-menu]").click()
            phones[0].get_by_role("button", name="Chat", exact=True).click()
            phones[0].get_by_label("Write a message").fill("Why the ostrich?")
            phones[0].get_by_role("button", name="Send", exact=True).click()
            expect(phones[0].get_by_role("log")).to_contain_text("Ada Why the ostrich?")
            for page in (*phones[1:], screen):
                page.wait_for_function("[...window.heard].some((said) => said.includes('Ada: Why the ostrich?'))")
            assert phones[0].evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            phones[0].get_by_role("dialog").get_by_role("button", name="Close").click()
    for page in (*phones, screen):
        expect(page.locator("[data-turn]")).to_contain_text(re.compile("wins|win|share", re.IGNORECASE))
        # The end is announced when the last turn has been shown, and does not stand before it.
        assert stages(page, "end")[-3:] == ["lit 2", "points", "end"]
    for phone in phones:
        result = phone.get_by_role("dialog")
        expect(result).to_be_visible()
        expect(result.get_by_role("listitem")).to_have_count(6)
        expect(result.get_by_role("listitem").first).to_contain_text("1. ")
        result.get_by_role("button", name="Close").click()
        expect(result).to_have_count(0)
    podium = screen.locator("[data-podium]")  # no one presses anything there
    expect(podium).to_be_visible()
    expect(podium.get_by_role("list").first.get_by_role("listitem")).to_have_count(6)
    expect(podium.get_by_role("list").first.get_by_role("listitem").first).to_contain_text("1")
    assert complaints == []


@pytest.mark.slow
def test_at_a_laptop_the_cards_stay_and_the_four_pairs_are_in_sight(party: Browser, house: House) -> None:
    complaints: list[str] = []
    people = [come(party, complaints, width=1440, height=900) for _ in range(3)]
    ada = people[0]
    ada.goto(f"http://{HOST}:{urlsplit(house.address).port}")
    ada.get_by_role("link", name="DUOS", exact=True).click()
    ada.get_by_text("Custom game").click()
    ada.get_by_label("Players", exact=True).select_option(label="three players")
    for seat in (2, 3):
        ada.get_by_label(f"Seat {seat}").select_option(label="A friend, by link")
    ada.get_by_role("button", name="Create table").click()
    ada.wait_for_url(re.compile("/table/"))
    link = urlsplit(ada.locator("[data-qr]").get_attribute("data-qr") or "")
    for friend in people[1:]:
        friend.goto(f"http://{HOST}:{urlsplit(house.address).port}{link.path}#{link.fragment}")
        friend.get_by_label("Your name").fill("Bartholomew")
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.locator("[data-gathering]")).to_be_visible()
    ada.locator("[data-start]").click()
    for page in people:
        expect(page.locator("[data-card]").first).to_be_visible()
    for number, page in enumerate(people):
        watch(page)
        choose(page, number)
    for page in people:
        assert stages(page, "points") == ["lit 2", "points"]
        assert len(places(page)) == 1, f"the cards stay where they lie: {places(page)}"
        pairs = page.locator("[data-reveal] [data-slot]")
        expect(pairs).to_have_count(4)
        last = place(pairs.last)
        assert last["y"] + last["height"] <= 900
    assert complaints == []


@pytest.mark.slow
def test_two_play_together_with_hints(party: Browser, house: House) -> None:
    """A person and a bot: the person says YES, the bot heeds it; the reveal can be turned off."""
    complaints: list[str] = []
    page = come(party, complaints, **PHONE)
    page.goto(f"http://{HOST}:{urlsplit(house.address).port}")
    page.get_by_role("link", name="DUOS", exact=True).click()
    page.get_by_text("Custom game").click()
    page.get_by_label("Players", exact=True).select_option(label="two, as partners")
    # This level never hints. Others leave us a quarter of a minute to be first, which a busy machine may need.
    page.get_by_label("Seat 2").select_option(value="bot 1")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-menu]").click()
    page.get_by_role("switch", name="Reveal pair by pair").click()
    page.get_by_role("button", name="Close").first.click()
    page.get_by_role("button", name="Give the hint YES!").click()
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-said-hint=yes]")).to_be_visible()
    expect(page.locator("[data-seat='1'] .state")).to_contain_text("ready")
    choose(page, 0)
    expect(page.locator("[data-reveal='1']")).to_be_visible()
    expect(page.locator("[data-points]")).to_contain_text("the turn is")
    faults = Axe().run(page)
    assert faults.violations_count == 0, faults.generate_report()
    assert complaints == []


@pytest.mark.slow
def test_the_lesson_and_the_rules_can_be_gone_through(party: Browser, house: House) -> None:
    complaints: list[str] = []
    page = come(party, complaints, width=1440, height=900)
    page.goto(f"http://{HOST}:{urlsplit(house.address).port}/learn/duos#pair")
    narrators = (("ant", "anteater"), ("crow", "flamingo"), ("mosquito", "dragonfly"), ("giraffe", "rhinoceros"))

    def tap_all() -> None:
        for card in [card for pair in narrators for card in pair]:
            page.locator(f"[data-card={card}]").click()
        page.get_by_role("button", name="Ready", exact=True).click()

    # Other pairs are answered too, by the rules.
    for card in ("cat", "dog", "ant", "anteater", "crow", "flamingo", "snake", "whale"):
        page.locator(f"[data-card={card}]").click()
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(page.locator("[data-said]")).to_contain_text("make sense too")
    expect(page.locator("[data-points]")).to_contain_text("Player 1 +2")
    page.get_by_role("button", name="Repeat").click()
    tap_all()
    expect(page.locator("[data-said]")).to_contain_text("all four of the Narrator’s pairs")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Give the hint YES!").click()
    page.locator("[data-card=whale]").click()
    expect(page.locator("[data-said]")).to_contain_text("Your partner now knows")
    page.get_by_role("button", name="Next").click()
    tap_all()
    expect(page.locator("[data-said]")).to_contain_text("Nine turns make a game")
    page.goto(f"http://{HOST}:{urlsplit(house.address).port}/rules/duos")
    expect(page.locator("figure")).to_have_count(3)
    # The second figure is a turn that has been revealed, all of it at once.
    page.locator("figure [data-reveal]").wait_for()
    assert page.locator("figure [data-reveal] [data-slot]").count() == 4
    assert complaints == []
