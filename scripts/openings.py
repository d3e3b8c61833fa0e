"""Which openings of Dualité win, and what they look like: `python -m scripts.openings`, for docs/dualite-6x6.md."""

from __future__ import annotations

from collections.abc import Callable

from parlour.boards.square import Cell
from parlour.games.dualite import notation, rules
from parlour.games.dualite.rules import Open, Position
from parlour.games.dualite.solver import analyse

SIZES = (4, 5, 6)


def replies(opened: Position, opening: Open) -> str:
    """How many answers there are."""
    count = len(rules.moves(opened, 1))
    return "6" if count == 6 else "8 or 9" if count < 10 else "10 or 11" if count < 12 else "12 to 16"


def distance(opened: Position, opening: Open) -> str:
    first, second = opening.first, opening.second
    return str(max(abs(first.column - second.column), abs(first.row - second.row)))


def places(opened: Position, opening: Open) -> str:
    last = opened.options.size - 1

    def kind(cell: Cell) -> str:
        edges = (cell.column in (0, last)) + (cell.row in (0, last))
        return ("inside", "edge", "corner")[edges]

    return " and ".join(sorted((kind(opening.first), kind(opening.second))))


TABLES: tuple[tuple[str, Callable[[Position, Open], str]], ...] = (
    ("answers to the opening", replies),
    ("steps between the circles", distance),
    ("where the circles are", places),
)


def main() -> None:
    known = {}
    for size in SIZES:
        start = rules.setup(rules.options({"size": str(size)}), None)
        known[size] = [(start, notation.read(text), bool(worth.wins)) for text, worth in analyse(start, 5)]
    for title, kind in TABLES:
        counts: dict[str, dict[int, list[bool]]] = {}
        for size, openings in known.items():
            for start, move, wins in openings:
                assert isinstance(move, Open)
                counts.setdefault(kind(rules.play(start, 0, move), move), {}).setdefault(size, []).append(wins)
        print(f"| {title} | {' | '.join(f'{size}×{size}' for size in SIZES)} |\n|{'---|' * (1 + len(SIZES))}")
        for name, by_size in sorted(counts.items(), key=lambda item: (len(item[0]) > 1 and item[0][0] == "1", item[0])):
            cells = (f"{sum(by_size[size])} of {len(by_size[size])}" if size in by_size else "" for size in SIZES)
            print(f"| {name} | {' | '.join(cells)} |")
        print()


if __name__ == "__main__":
    main()
