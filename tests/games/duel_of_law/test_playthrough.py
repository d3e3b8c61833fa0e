"""A whole annotated game as a transcript: `playthrough.txt`, each move with what is heard of it and what it changes.

`python -m tests.games.duel_of_law.test_playthrough` writes what stands below the moves anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parlour import words
from parlour.game import Facts, IllegalMove
from parlour.games.duel_of_law import notation, rules, views
from parlour.games.duel_of_law.layout import SeenBranch
from parlour.games.duel_of_law.rainbow import CARDS, read_card
from parlour.games.duel_of_law.sentences import say_law

PATH = Path(__file__).with_name("playthrough.txt")
NAMES = ("Ada", "Bo")


def begun(header: dict[str, str]) -> rules.Position:
    """The deal that gives these hands, and the rest of the deck below the pile as far as it is listed."""
    listed = " ".join(header[part] for part in (*NAMES, "turned up", "pile"))
    cards = tuple(map(read_card, listed.split()))
    options = rules.options(dict(option.split("=") for option in header["options"].split()))
    return rules.setup(options, cards + tuple(card for card in CARDS if card not in cards))


def told(at: rules.Position, seat: int, text: str) -> tuple[rules.Position, list[str]]:
    """The position after a move, and what is heard and changed; a refused move changes nothing."""
    move = notation.read(text)
    try:
        after = rules.play(at, seat, move)
    except IllegalMove as refusal:
        return at, [f"refused: {words.say(refusal.code, refusal.facts)}"]
    heard = views.announce(at, seat, move, None)
    return after, [words.say(heard.code, {**heard.facts, "player": NAMES[seat]}), *changes(at, after)]


def changes(at: rules.Position, after: rules.Position) -> Iterator[str]:
    before, seen = views.view(at, None), views.view(after, None)
    for sign, one, other in (("-", before, seen), ("+", seen, before)):
        yield from (f"{sign} {described(branch)}" for branch in one.branches if branch not in other.branches)
    for seat, name in enumerate(NAMES):
        if seen.shown[seat] != before.shown[seat]:
            yield f"known to all of {name}'s hand: {' '.join(face.card for face in seen.shown[seat]) or '-'}"
    if (seen.hand_sizes, seen.pile) != (before.hand_sizes, before.pile):
        held = ", ".join(f"{name} {size}" for name, size in zip(NAMES, seen.hand_sizes, strict=True))
        yield f"cards: {held}, pile {seen.pile}"
    if seen.ran_out != before.ran_out:
        yield words.say("duel-of-law-ran-out")
    if outcome := rules.outcome(after):
        yield f"{', '.join(NAMES[seat] for seat in outcome.winners)} wins, branches {outcome.points}: " + words.say(
            outcome.reason
        )


def described(branch: SeenBranch) -> str:
    said = say_law([token.law for token in branch.tokens])
    facts: Facts = {"axis": branch.axis, "x": branch.x, "y": branch.y, "level": branch.level, "law": said}
    return f"{words.say('duel-of-law-sheet-line', facts)} · {NAMES[branch.owner]}, {branch.length} cards"


def transcript(text: str) -> str:
    """The same text with what stands below each move made anew."""
    header: dict[str, str] = {}
    at: rules.Position | None = None
    lines: list[str] = []
    for line in text.splitlines():
        name, plays, move = line.partition(" plays ")
        if line.startswith("    "):
            continue
        lines.append(line)
        if plays:
            at, below = told(at or begun(header), NAMES.index(name), move)
            lines += [f"    {one}" for one in below]
        elif ": " in line and not line.startswith("#"):
            part, _, value = line.partition(": ")
            header[part] = value
    return "\n".join(lines) + "\n"


def test_the_annotated_game_is_played_as_it_is_told() -> None:
    text = PATH.read_text(encoding="utf-8")
    assert transcript(text) == text
    assert text.rstrip().endswith("Two branches ahead of all others, after a hand had run out.")


if __name__ == "__main__":
    PATH.write_text(transcript(PATH.read_text(encoding="utf-8")), encoding="utf-8")
