"""The table: the row in the middle, the players above it with what they hold and have taken, the own hand below."""

from __future__ import annotations

from parlour.boards.picture import Label, Picture, Place, Shape, Taps, Tile

from .rules import View

WIDE, HIGH = 8.4, 7.0
CARD = (0.9, 1.3)


def card(name: str, at: tuple[float, float]) -> list[Shape]:
    x, y = at
    middle = (x + CARD[0] / 2, y + CARD[1] / 2)
    tile = Tile(at, CARD, "card", "board-line", 0.03, 0.1, name=f"card {name}")
    return [tile, Label(middle, name, 0.55, "card-ink", name=f"number {name}")]


def picture(view: View, language: str | None = None) -> Picture:
    shapes: list[Shape] = []
    places: list[Place] = []
    each = WIDE / view.options.players
    for seat, (left, taken) in enumerate(zip(view.left, view.taken, strict=True)):
        at, middle = (seat * each + 0.1, 0.2), seat * each + each / 2
        shapes.append(Tile(at, (each - 0.2, 1.5), f"side-{seat}", corner=0.12))
        shapes.append(Tile((middle - 0.45, 0.44), (0.3, 0.44), "card", corner=0.05))
        shapes.append(Label((middle, 0.68), str(left), 0.45, "card", each - 0.3, anchor="start"))
        shapes.append(Label((middle, 1.25), f"−{taken}", 0.45, "card", each - 0.3))
        facts = {"number": seat + 1, "left": left, "taken": taken}
        places.append(Place(f"player{seat + 1}", at, (each - 0.2, 1.5), "high-tide-player", facts, f"{left}−{taken}"))
    step = min(1.0, (WIDE - 1.1) / max(1, len(view.row) - 1))
    for number, laid in enumerate(view.row):
        at = (0.1 + number * step, 2.5)
        shapes += card(str(laid), at)
        places.append(Place(str(laid), at, CARD, "high-tide-laid", {"card": laid}, str(laid)))
    step = min(1.0, (WIDE - 1.1) / max(1, len(view.hand) - 1))
    for number, held in enumerate(view.hand):
        at = (0.1 + number * step, 5.2)
        shapes += card(str(held), at)
        places.append(Place(str(held), at, CARD, "high-tide-held", {"card": held}, str(held)))
    taps = tuple(Taps(choice, (choice,)) for choice in view.choices)
    return Picture((WIDE, HIGH), tuple(shapes), tuple(places), taps)
