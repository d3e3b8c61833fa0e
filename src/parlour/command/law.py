"""`parlour law`: what a law of Duel of Law means, said in plain words."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from parlour.command.arguments import AsJson


def _versions(incomplete: str) -> list[str]:
    from parlour.games.duel_of_law.rainbow import EDITIONS

    return [version for version in EDITIONS if version.startswith(incomplete)]


def _mathematics(incomplete: str) -> list[str]:
    from parlour.games.duel_of_law.rainbow import MATHEMATICS

    return [kind for kind in MATHEMATICS if kind.startswith(incomplete)]


def run(
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    on: Annotated[str, typer.Option("--on", metavar="CARDS")] = "",
    law: Annotated[str, typer.Option("--law", metavar="LAW")] = "",
    edition: Annotated[str, typer.Option("--deck", metavar="EDITION", autocompletion=_versions)] = "1-16",
    mathematics: Annotated[
        str, typer.Option("--mathematics", metavar="core|wide", autocompletion=_mathematics)
    ] = "core",
    as_json: AsJson = False,
) -> None:
    from parlour import words
    from parlour.game import BadOption
    from parlour.games.duel_of_law.atoms import read_law, write_law
    from parlour.games.duel_of_law.rainbow import EDITIONS, MATHEMATICS, deck, read_card
    from parlour.games.duel_of_law.sentences import say_law
    from parlour.games.duel_of_law.speech import MOST, claimable, interpret
    from parlour.games.duel_of_law.tableau import BRANCH
    from parlour.games.duel_of_law.wording import parts

    if edition not in EDITIONS:
        raise BadOption("bad-option-choice", option="--deck", value=edition, values=", ".join(EDITIONS))
    if mathematics not in MATHEMATICS:
        values = ", ".join(MATHEMATICS)
        raise BadOption("bad-option-choice", option="--mathematics", value=mathematics, values=values)
    if law and not on:
        raise BadOption("command-law-alone")
    meant = interpret(text, mathematics=mathematics)
    readings, certain = meant.laws[:MOST], meant.certain
    if on:
        cards = [read_card(card) for card in on.split()]
        if len(cards) < BRANCH:
            raise BadOption("command-law-line", cards=len(cards))
        if twice := [str(card) for card in cards if cards.count(card) > 1]:
            raise BadOption("command-law-twice", card=twice[0])
        old = read_law(law)
        heard = claimable(text, deck(edition, mathematics), old, cards, None)
        if heard.refusal:
            raise heard.refusal
        readings, certain = tuple((*old, atom) for atom in heard.atoms), heard.certain
    if as_json:
        found = [{"law": write_law(one), "level": len(one), "words": say_law(parts(one, None))} for one in readings]
        print(json.dumps({"text": text, "certain": certain, "readings": found}))
        return
    if not certain:
        print(words.say("law-did-you-mean"))
    for one in readings:
        level = words.say("law-level", {"level": len(one)})
        print(f"{level}  {write_law(one):40} {say_law(parts(one, None))}")
