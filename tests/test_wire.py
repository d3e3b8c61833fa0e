"""The messages, and the page that shows them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from parlour import wire, words
from parlour.games.dualite import GAME as dualite
from parlour.games.dualite.views import View
from parlour.sitting import begin
from parlour.tables import requests

PAGE = (Path(__file__).parent.parent / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = {
    section.split("\n", 1)[0]: section.split("```json\n")[1].split("```")[0] for section in PAGE.split("\n### ")[1:]
}
BY_HTTP = (
    wire.House, wire.GameCard, requests.NewTable, wire.Created, requests.SitDown, wire.TicketCard, wire.LobbyRow,
    requests.AskLink, wire.InviteCard, wire.CodeCard, wire.AskOpponent, wire.OpponentCard, wire.AskAnalysis,
    wire.AskOpening, wire.AnalysisCard, wire.ReviewCard,
)  # fmt: skip
KINDS = {kind.__name__: kind for kind in (*BY_HTTP, *get_args(requests.AnyRequest), *get_args(wire.AnyReply))}


def test_the_page_shows_every_message_and_no_other() -> None:
    assert set(EXAMPLES) == set(KINDS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_example_is_such_a_message_in_full(name: str) -> None:
    message = msgspec.json.decode(EXAMPLES[name], type=KINDS[name])
    assert set(json.loads(EXAMPLES[name])) == set(json.loads(msgspec.json.encode(message))), "with all its parts"


@pytest.mark.parametrize("kind", get_args(requests.AnyRequest))
def test_requests_are_told_apart_by_their_kind(kind: type[requests.Body]) -> None:
    assert isinstance(wire.read_request(EXAMPLES[kind.__name__]), kind)


def test_the_views_shown_are_what_the_rules_show() -> None:
    sitting = begin(dualite, dualite.options({}), None)
    opened = sitting.play(0, dualite.read("a1+c3"))
    for name, shown in (("PastView", sitting), ("Table", opened)):
        view = json.dumps(json.loads(EXAMPLES[name])["view"])
        assert TypeAdapter(View).validate_json(view) == shown.view(1)


def test_the_refusal_shown_is_what_is_said() -> None:
    refused = msgspec.json.decode(EXAMPLES["Refused"], type=wire.Refused)
    assert refused.sentence == words.say(refused.code, refused.facts)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "message"),
        ("{", "message"),
        ("[]", "message"),
        ('{"kind": "dance"}', "kind"),
        ('{"kind": "hello"}', "ticket"),
        ('{"kind": "hello", "ticket": "short"}', "ticket"),
        ('{"kind": "play", "id": "1", "phase": "2", "text": "b2"}', "phase"),
        ('{"kind": "play", "id": "1", "phase": 2.5, "text": "b2"}', "phase"),
        ('{"kind": "play", "id": "", "phase": 2, "text": "b2"}', "id"),
        ('{"kind": "play", "id": "1", "phase": 2, "text": ""}', "text"),
        ('{"kind": "resign", "id": "1", "seat": 0}', "seat"),
        ('{"kind": "look", "id": "1", "ply": -1}', "ply"),
        ('{"kind": "answer", "id": "1", "accept": 1}', "accept"),
        ('{"kind": "say", "id": "1", "text": ""}', "text"),
        ('{"kind": "say", "id": "1", "text": "' + "a" * 301 + '"}', "text"),
        ("[" * 5000, "message"),
    ],
)
def test_a_garbled_message_is_refused_with_its_place(text: str, where: str) -> None:
    with pytest.raises(wire.MalformedMessage) as refused:
        wire.read_request(text)
    assert (refused.value.code, refused.value.facts) == ("garbled", {"where": where})
    assert words.say(refused.value.code, refused.value.facts)


def test_a_message_too_large_is_refused_unread() -> None:
    with pytest.raises(wire.MalformedMessage, match="message-too-large"):
        wire.read_request(b'{"kind": "hello", "ticket": null}' + b" " * wire.LARGEST)


@given(st.binary(max_size=200) | st.text(max_size=200))
@pytest.mark.slow
def test_whatever_comes_is_a_message_or_garbled(text: bytes | str) -> None:
    try:
        read: object = wire.read_request(text)
    except wire.MalformedMessage as refused:
        read = words.say(refused.code, refused.facts)
    assert read


def test_only_mappings_are_sent_as_such() -> None:
    with pytest.raises(TypeError, match="range"):
        wire.fields({"moves": range(3)})
