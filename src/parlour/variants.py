"""Variants: a small Python file that takes a game and changes what it must.

    '''Black may not stack in the first move.'''

    from parlour.games.dualma import GAME as dualma
    from parlour.variants import variant

    def allowed(position, move):
        return position.moved > 0 or ...

    GAME = variant(dualma, __name__, allowed=allowed)

Everything that takes a game takes such a file: `--variant FILE`. docs/variants.md lists what can be changed.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from parlour import words
from parlour.chance import Chance
from parlour.game import BadNotation, BadOption, Game, IllegalMove, Option, Outcome, Refusal, Seat, Variation
from parlour.players import Player
from parlour.players.levels import GamePlayers, own_players
from parlour.sitting import begin

_SEEN = frozenset({"picture", "terminal", "measures"})
"""The modules of a game's folder that display and measure positions, by any rules."""
_THINKING = frozenset({"players", "engine"})
"""The modules that depend on the rules."""
_TRIES = 2_000
"""The most moves to draw until one is allowed, where moves cannot be listed."""
_LOCKSTEP_GAMES, _LOCKSTEP_MOVES = 2, 60

Allowed = Callable[[Any, Any], bool]
Instead = Callable[[Any, Chance], Any]


@dataclass(frozen=True, slots=True, eq=False)
class _Changes:
    """The functions of a variant, over those of the game that it changes."""

    game: Game
    allowed: Allowed | None
    own_deal: Callable[[Any, Chance, Callable[[Any, Chance], Any]], Any] | None
    own_setup: Callable[[Any], Any] | None
    played: Callable[[Any, Seat, Any, Any], Any] | None
    own_outcome: Callable[[Any, Outcome | None], Outcome | None] | None
    fixed: Mapping[str, str]
    about: str

    def options(self, texts: Mapping[str, str]) -> Any:
        return self.game.options({**self.fixed, **texts})

    def deal(self, options: Any, chance: Chance) -> Any:
        return (
            self.game.deal(options, chance) if self.own_deal is None else self.own_deal(options, chance, self.game.deal)
        )

    def setup(self, options: Any, deal: Any) -> Any:
        usual = self.game.setup(options, deal)
        return usual if self.own_setup is None else self.own_setup(usual)

    def outcome(self, position: Any) -> Outcome | None:
        usual = self.game.outcome(position)
        if self.own_outcome is None:
            return usual
        own = self.own_outcome(position, usual)
        if own is None and usual is not None:
            raise TypeError("outcome goes on where the game is over: change the position in `played` instead")
        return own

    def to_move(self, position: Any) -> frozenset[Seat]:
        return frozenset() if self._over_early(position) else self.game.to_move(position)

    def awaited(self, position: Any) -> frozenset[Seat]:
        return frozenset() if self._over_early(position) else self.game.awaited(position)

    def _over_early(self, position: Any) -> bool:
        return self.own_outcome is not None and self.outcome(position) is not None

    def moves(self, position: Any, seat: Seat) -> tuple[Any, ...]:
        """Return the allowed moves; all moves where none is allowed."""
        if self._over_early(position):
            return ()
        listed = self.game.moves(position, seat)
        if self.allowed is None:
            return listed
        return tuple(move for move in listed if self.allowed(position, move)) or listed

    def check(self, position: Any, seat: Seat, move: Any) -> None:
        if self._over_early(position):
            raise IllegalMove("game-over")
        self.game.check(position, seat, move)
        if self._refuses(position, seat, move):
            raise IllegalMove("variant-not-allowed", about=self.about)

    def _refuses(self, position: Any, seat: Seat, move: Any) -> bool:
        if self.allowed is None or self.allowed(position, move):
            return False
        return not self.game.is_listable or any(
            self.allowed(position, other) for other in self.game.moves(position, seat)
        )

    def play(self, position: Any, seat: Seat, move: Any) -> Any:
        if self._over_early(position):
            raise IllegalMove("game-over")
        after = self.game.play(position, seat, move)
        if self._refuses(position, seat, move):
            raise IllegalMove("variant-not-allowed", about=self.about)
        return after if self.played is None else self.played(position, seat, move, after)

    def view(self, position: Any, seat: Seat | None) -> Any:
        seen = self.game.view(position, seat)
        over = self._over_early(position) and self.game.outcome(position) is None
        choices = getattr(seen, "choices", None)
        if over:
            nothing = {"choices": (), "actions": (), "may_lay": False, "to_move": _no_one(seen)}
            return replace(seen, **{name: value for name, value in nothing.items() if hasattr(seen, name)})
        if self.allowed is None or not choices or seat is None or not self.game.is_listable:
            return seen
        kept = set(map(self.game.write, self.moves(position, seat)))
        refused = {text for move in self.game.moves(position, seat) if (text := self.game.write(move)) not in kept}
        return replace(seen, choices=tuple(text for text in choices if text not in refused))

    def sample(self, view: Any, chance: Chance) -> Any:
        if self.allowed is None:
            return self.game.sample(view, chance)
        position = self.game.redeal(view, chance)
        if self.game.is_listable:
            return chance.pick(self.moves(position, view.seat))
        for _ in range(_TRIES):
            move = self.game.sample(view, chance)
            if self.allowed(position, move):
                return move
        raise TypeError(f"none of {_TRIES} moves is allowed")

    def consider(self, view: Any, draft: str) -> object:
        """Return the preview, which says if the variant refuses the move."""
        preview = self.game.consider(view, draft)
        if self.allowed is None or getattr(preview, "code", "") is not None:
            return preview
        try:
            move = self.game.read(draft)
        except BadNotation:
            return preview
        if self._refuses(self.game.redeal(view, Chance(draft)), view.seat, move):
            return replace(preview, code="variant-not-allowed", facts={"about": self.about})  # type: ignore[type-var]
        return preview


def _no_one(view: Any) -> object:
    return () if isinstance(getattr(view, "to_move", None), tuple) else None


def variant(
    game: Game,
    package: str,
    *,
    title: str = "",
    options: Mapping[str, str] = {},
    allowed: Allowed | None = None,
    deal: Callable[[Any, Chance, Callable[[Any, Chance], Any]], Any] | None = None,
    setup: Callable[[Any], Any] | None = None,
    played: Callable[[Any, Seat, Any, Any], Any] | None = None,
    outcome: Callable[[Any, Outcome | None], Outcome | None] | None = None,
    engines: bool = False,
    players: object = None,
    instead: Instead | None = None,
    **others: Any,
) -> Game:
    """Return the game with other rules; `package` is the `__name__` of the file, which begins by saying what changes.

    options           other defaults: {"rows": "5"}
    allowed           allowed(position, move): whether a move that the game allows may be made; where none may, all may
    deal              deal(options, chance, usual): another deal; usual(options, chance) deals as the game does
    setup             setup(position): another first position than this one
    played            played(before, seat, move, after): another position after a move than `after`
    outcome           outcome(position, usual): another end than `usual`, which is None while the game goes on
    engines           the game's own players still know these rules; checked move by move against the rules
    players           "usual": the game's own players, though they do not know what has changed; or others: an object or
                      module with LEVELS, NAMES, make and warm_up. Without them the general search plays
    instead           instead(view, chance): the move of the usual players where theirs is not allowed; else any that is
    others            any other function of a game, such as score
    """
    module = sys.modules[package]
    file = Path(module.__file__ or "").resolve()
    about = inspect.cleandoc(module.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
    if not about:
        raise TypeError("the file does not say what it changes: begin it with a sentence in triple quotes")
    stem = file.parent.name if file.name == "__init__.py" else file.stem
    name = f"{game.NAME}-{stem.replace('_', '-')}"
    unknown = set(others) - {field.name for field in fields(Game)} | set(options) - {each.name for each in game.OPTIONS}
    if unknown:
        raise TypeError(f"{', '.join(sorted(unknown))}: {game.NAME} has no such part or option")
    if players == "usual":
        usual = own_players(game)
        if usual is None:
            raise TypeError(f"{game.NAME} has no players of its own")
        players = _Guided(usual, instead)
    made = Variation(
        of=game,
        title=title or stem.replace("_", " "),
        about=about,
        mark=_mark(file),
        holds=_SEEN | (_THINKING if engines else frozenset()),
        players=players,
    )
    changes = _Changes(game, allowed, deal, setup, played, outcome, options, about)
    own = {
        "to_move": outcome, "awaited": outcome, "moves": allowed or outcome, "check": allowed or outcome,
        "play": allowed or outcome or played, "view": allowed or outcome, "sample": allowed, "consider": allowed,
        "outcome": outcome, "deal": deal, "setup": setup, "options": options,
    }  # fmt: skip
    offered = {name: getattr(changes, name) for name, given in own.items() if given and _has(game, name)}
    words.add_alias(name, game.NAME, title=made.title, about=about)
    changed = replace(
        game,
        package=package,
        NAME=name,
        RULES=f"{game.RULES}+{made.mark}",
        OPTIONS=tuple(_with_default(option, options) for option in game.OPTIONS),
        variant=made,
        draft=True,
        **{**offered, **others},
    )
    if isinstance(players, _Guided):
        players.game = changed
    if engines:
        check_lockstep(changed)
    return changed


def _has(game: Game, name: str) -> bool:
    return {"moves": game.is_listable, "consider": game.is_composed}.get(name, True)


def _with_default(option: Option, fixed: Mapping[str, str]) -> Option:
    return replace(option, default=option.accept(fixed[option.name])) if option.name in fixed else option


def _mark(file: Path) -> str:
    """Return the start of the hash of the file, or of all Python files of its folder."""
    found = sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]
    return hashlib.sha256(b"\n".join(each.read_bytes() for each in found)).hexdigest()[:12]


def check_lockstep(game: Game, games: int = _LOCKSTEP_GAMES, most: int = _LOCKSTEP_MOVES) -> None:
    """Refuse a variant with `engines`, if its moves or outcomes differ from those of the engines."""
    assert game.variant is not None
    usual, options = game.variant.of, game.options({})
    for number in range(games):
        chance = Chance(f"{game.NAME} lockstep {number}")
        sitting = begin(game, options, game.deal(options, chance))
        for _ in range(most):
            position = sitting.position
            _compare(game, "to_move", game.to_move(position), usual.to_move(position), len(sitting.moves))
            _compare(game, "outcome", game.outcome(position), usual.outcome(position), len(sitting.moves))
            if sitting.outcome is not None:
                break
            seat = min(sitting.awaited)
            if game.is_listable:
                _compare(game, "moves", game.moves(position, seat), usual.moves(position, seat), len(sitting.moves))
            move = game.sample(sitting.view(seat), chance)
            after = game.play(position, seat, move)
            _compare(game, "play", after, usual.play(position, seat, move), len(sitting.moves))
            sitting = sitting.play(seat, move)


def _compare(game: Game, what: str, own: object, usual: object, ply: int) -> None:
    if own != usual:
        raise BadOption("variant-not-in-lockstep", variant=game.NAME, function=what, ply=ply)


def _none() -> None:
    """Nothing to compile."""


@dataclass(frozen=True, slots=True)
class Players:
    """The players that a variant brings; make(name, seconds) makes the one of a level, such as "3"."""

    LEVELS: range
    make: Callable[[str, float | None], Player]
    warm_up: Callable[[], None] = _none
    NAMES: tuple[str, ...] = ()


@dataclass(slots=True)
class _Guided:
    """The players of the game under other rules: a refused move is replaced by another."""

    usual: GamePlayers
    instead: Instead | None
    game: Game | None = None
    """The variant, set after it is made."""

    @property
    def LEVELS(self) -> range:  # noqa: N802 - its name in a module `players`
        return self.usual.LEVELS

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802
        return self.usual.NAMES

    def make(self, name: str, seconds: float | None) -> Player:
        assert self.game is not None
        return _GuidedPlayer(self.usual.make(name, seconds), self.game, self.instead or self.game.sample)

    def warm_up(self) -> None:
        self.usual.warm_up()


@dataclass(frozen=True, slots=True)
class _GuidedPlayer:
    usual: Player
    game: Game
    instead: Instead

    def choose(self, view: Any, chance: Chance) -> Any:
        move = self.usual.choose(view, chance)
        try:
            self.game.check(self.game.redeal(view, chance), view.seat, move)
        except Refusal:
            return self.instead(view, chance)
        return move
