"""What a game may have: found in its folder when asked for, and kept to what its Protocol says."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from dataclasses import MISSING, fields, replace
from pathlib import Path
from types import ModuleType
from typing import Protocol

import pytest

from parlour.batch import BatchedGame, batched_game
from parlour.boards import fallback_board
from parlour.boards.paper import GamePaper, game_paper
from parlour.boards.picture import Pictured, game_picture
from parlour.boards.text import (
    Answering,
    Fitted,
    Lasting,
    Listing,
    PlayedByKeys,
    TextBoard,
    Typed,
    WithCompany,
    WithKeys,
    own_board,
)
from parlour.engines.tensors import TensorGame, tensor_game
from parlour.game import Game, Outcome, Refusal, game_at
from parlour.games.dualite import GAME as dualite
from parlour.games.dualite import measures as dualite_measures
from parlour.games.dualite import paper as dualite_paper
from parlour.games.dualite import picture as dualite_picture
from parlour.games.dualite import players as dualite_players
from parlour.games.dualite import school as dualite_school
from parlour.games.dualite import solver as dualite_solver
from parlour.games.dualite import terminal as dualite_terminal
from parlour.games.dualite.engine import batches as dualite_batches
from parlour.games.dualite.engine import tensors as dualite_tensors
from parlour.games.dualite.rules import Position
from parlour.games.duality import GAME as duality
from parlour.games.duality import measures as duality_measures
from parlour.games.duality import paper as duality_paper
from parlour.games.duality import picture as duality_picture
from parlour.games.duality import players as duality_players
from parlour.games.duality import school as duality_school
from parlour.games.duality import terminal as duality_terminal
from parlour.games.duality.engine import tensors as duality_tensors
from parlour.games.dualma import GAME as dualma
from parlour.games.dualma import measures as dualma_measures
from parlour.games.dualma import paper as dualma_paper
from parlour.games.dualma import picture as dualma_picture
from parlour.games.dualma import players as dualma_players
from parlour.games.dualma import school as dualma_school
from parlour.games.dualma import solver as dualma_solver
from parlour.games.dualma import terminal as dualma_terminal
from parlour.games.dualma.engine import batches as dualma_batches
from parlour.games.dualma.engine import tensors as dualma_tensors
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duel_of_law import measures as duel_of_law_measures
from parlour.games.duel_of_law import paper as duel_of_law_paper
from parlour.games.duel_of_law import picture as duel_of_law_picture
from parlour.games.duel_of_law import players as duel_of_law_players
from parlour.games.duel_of_law import school as duel_of_law_school
from parlour.games.duel_of_law import terminal as duel_of_law_terminal
from parlour.games.duel_of_law.engine import tensors as duel_of_law_tensors
from parlour.games.duos import GAME as duos
from parlour.games.duos import measures as duos_measures
from parlour.games.duos import paper as duos_paper
from parlour.games.duos import picture as duos_picture
from parlour.games.duos import players as duos_players
from parlour.games.duos import school as duos_school
from parlour.games.duos import terminal as duos_terminal
from parlour.games.duos.engine import tensors as duos_tensors
from parlour.optional_parts import offered_by, optional_part
from parlour.players.levels import (
    CountedPlayers,
    GamePlayers,
    PatientPlayers,
    PreparedPlayers,
    QuickPlayers,
    TalkingPlayers,
    own_players,
)
from parlour.school.coaching import Coach, game_coach
from parlour.school.days import BoardsOfTheDay, boards_of_the_day
from parlour.school.lessons import has_lesson
from parlour.school.puzzles import PuzzleMaker, puzzle_maker, written
from parlour.school.task_check import Dealing, Judge, Lighting, move_places, task_deals, task_judge
from parlour.sitting import begin
from parlour.solvers.analysis import GameAnalysis, KnownOpenings, game_analysis, known_settings
from parlour.solvers.proofs import GameChecker, GameSolver, game_checker, game_solver
from parlour.solvers.review import GameAdvice, game_advice
from parlour.study.measures import (
    GameDeals,
    GameMeasures,
    GameOpenings,
    GameStanding,
    KnownValue,
    game_deals,
    game_design,
    game_measures,
    game_openings,
    game_standing,
    known_value,
)
from tests.bare_game import bare
from tests.published_games import PUBLISHED

# Checked by mypy: at run time only the names are looked at, here what they take and give as well.
ALL_GAMES: tuple[Game, ...] = (dualite, duality, dualma, duel_of_law, duos)
OWN_PLAYERS: tuple[GamePlayers, ...] = (
    dualite_players,
    duality_players,
    dualma_players,
    duel_of_law_players,
    duos_players,
)
QUICK: tuple[QuickPlayers, ...] = (duel_of_law_players, duos_players)
PREPARED: PreparedPlayers = dualite_players
COUNTED: tuple[CountedPlayers, ...] = (duality_players, dualma_players)
TALKING: TalkingPlayers = duos_players
PATIENT: PatientPlayers = duos_players
ANALYSES: tuple[GameAnalysis, ...] = (dualite_solver, dualma_solver)
LOOKED_UP: KnownOpenings = dualite_solver
SOLVES: GameSolver = dualite_solver
CHECKS: GameChecker = dualite_solver
MAKERS: tuple[PuzzleMaker, ...] = (dualite_school, duality_school, dualma_school, duel_of_law_school)
JUDGES: tuple[Judge, ...] = (dualite_school, duality_school, dualma_school, duel_of_law_school)
LIT: tuple[Lighting, ...] = (dualite_school, duality_school, dualma_school, duel_of_law_school, duos_school)
ASKS: BoardsOfTheDay = duos_school
DEALS: tuple[Dealing, ...] = (duality_school, duel_of_law_school)
COACHES: tuple[Coach, ...] = (duality_school, dualma_school, duel_of_law_school, duos_school)
ADVISED: tuple[GameAdvice, ...] = (duality_players, duel_of_law_players, duos_players)
BATCHED: tuple[BatchedGame, ...] = (dualite_batches, dualma_batches)
TENSORS: tuple[TensorGame, ...] = (
    dualite_tensors,
    duality_tensors,
    dualma_tensors,
    duel_of_law_tensors,
    duos_tensors,
)
PICTURES: tuple[Pictured, ...] = (dualite_picture, duality_picture, dualma_picture, duel_of_law_picture, duos_picture)
PAPERS: tuple[GamePaper, ...] = (dualite_paper, duality_paper, dualma_paper, duel_of_law_paper, duos_paper)
MEASURED: tuple[GameMeasures, ...] = (duality_measures, duel_of_law_measures)
STANDS: tuple[GameStanding, ...] = (
    dualite_measures,
    duality_measures,
    dualma_measures,
    duel_of_law_measures,
    duos_measures,
)
OPENED: tuple[GameOpenings, ...] = (duality_measures, duel_of_law_measures)
DEALT: GameDeals = duality_measures
PROVED: KnownValue = dualite_measures
BOARDS: tuple[TextBoard, ...] = (
    dualite_terminal,
    duality_terminal,
    dualma_terminal,
    duel_of_law_terminal,
    duos_terminal,
)

BY_KEYS: tuple[PlayedByKeys, ...] = (
    fallback_board,
    dualite_terminal,
    duality_terminal,
    dualma_terminal,
    duel_of_law_terminal,
    duos_terminal,
)
KEYED: tuple[WithKeys, ...] = (duality_terminal, duel_of_law_terminal)
FITS: tuple[Fitted, ...] = (duality_terminal, duel_of_law_terminal, duos_terminal)
SHOWS_COMPANY: WithCompany = duos_terminal
LISTS: tuple[Listing, ...] = (fallback_board, duel_of_law_terminal)
TYPES: Typed = duel_of_law_terminal
LASTS: Lasting = duos_terminal
ANSWERS: tuple[Answering, ...] = (duel_of_law_terminal, duos_terminal)


def having(part_of: Callable[[Game], object]) -> set[str]:
    return {name for name, game in PUBLISHED.items() if part_of(game) is not None}


def test_what_each_game_offers() -> None:
    everything = set(PUBLISHED)
    assert tuple(PUBLISHED.values()) == ALL_GAMES
    assert [own_players(game) for game in PUBLISHED.values()] == list(OWN_PLAYERS)
    assert [own_board(game) for game in PUBLISHED.values()] == list(BOARDS)
    assert all(has_lesson(game) for game in PUBLISHED.values())
    assert having(game_analysis) == {"dualite", "dualma"}
    assert having(known_settings) == {"dualite"}
    assert having(puzzle_maker) == having(task_judge) == everything - {"duos"}
    assert {name for name, game in PUBLISHED.items() if written(game)} == everything - {"duos"}
    assert having(move_places) == everything
    assert having(boards_of_the_day) == {"duos"}
    assert having(task_deals) == {"duality", "duel-of-law"}
    assert having(game_coach) == everything - {"dualite"}
    assert having(tensor_game) == everything
    assert having(game_advice) == {"duality", "duel-of-law", "duos"}
    assert having(batched_game) == {"dualite", "dualma"}
    assert having(game_picture) == everything
    assert having(game_paper) == everything
    assert having(game_solver) == having(game_checker) == {"dualite"}
    assert having(game_measures) == {"duality", "duel-of-law"}
    assert having(known_value) == {"dualite"}
    assert having(game_design) == having(game_standing) == everything
    assert having(game_openings) == {"duality", "duel-of-law"}
    assert having(game_deals) == {"duality"}


def test_which_game_has_which_optional_functions() -> None:
    defaults = {field.name: field.default for field in fields(Game) if field.default is not MISSING}
    has = {
        name: {key for key, value in defaults.items() if getattr(game, key) != value}
        for name, game in PUBLISHED.items()
    }
    composed = {"consider", "Preview"}
    spoken = {"deadline", "timeout_move", "reserved", "reworded", "score", "talk"}
    assert has == {
        "dualite": {"moves", "write_position", "read_position", "talk"},
        "duality": {"moves", *composed},
        "dualma": {"moves", "write_position", "read_position"},
        "duel-of-law": {*composed, *spoken, "happenings"},
        "duos": {
            *composed,
            *spoken,
            "another_round",
            "explainable",
            "explanation",
            "guess",
            "guessed",
            "look_seconds",
            "moments",
            "outdated",
        },
    }
    for name, game in PUBLISHED.items():
        assert (game.is_listable, game.is_composed) == ("moves" in has[name], "consider" in has[name])
        assert (game.is_open, game.has_reveals) == ("write_position" in has[name], "look_seconds" in has[name])


def test_a_game_without_a_folder_has_rules_and_nothing_else() -> None:
    game = bare(dualite)
    assert own_players(game) is None
    assert own_board(game) is None
    assert game.moves is dualite.moves


def test_what_a_game_does_not_offer_is_refused(plain: Game) -> None:
    """A game of the required functions alone is played like any other."""
    position = plain.setup(plain.options({}), None)
    assert plain.deadline(position) is plain.timeout_move(position, 0, "") is None
    assert plain.talk(position, frozenset({0, 1})) is True
    assert (plain.score(position), plain.explainable(position, 0), plain.look_seconds(position)) == ((), (), 0)
    assert plain.another_round(position.options) == {}
    assert (plain.outdated(position, 0), plain.happenings(position), plain.reworded("a1", str.upper)) == (
        "stale",
        1,
        "a1",
    )
    assert not any((plain.is_listable, plain.is_composed, plain.is_open, plain.has_reveals))
    with pytest.raises(Refusal, match="nothing-to-consider"):
        plain.consider(plain.view(position, 0), "")
    with pytest.raises(Refusal, match="nothing-to-explain"):
        plain.explanation("a1", "why not")
    with pytest.raises(TypeError, match="cannot be listed"):
        plain.moves(position, 0)
    with pytest.raises(TypeError, match="are not written"):
        plain.write_position(position)
    with pytest.raises(TypeError, match="are not written"):
        plain.read_position(plain.options({}), "")


@pytest.fixture
def plain() -> Game:
    """Dualité with none of its optional functions."""
    required = {field.name: getattr(dualite, field.name) for field in fields(Game) if field.default is MISSING}
    return Game(**required)


def test_a_game_that_lacks_a_required_function_says_which() -> None:
    with pytest.raises(TypeError, match=r"^halfway: NAME, OPTIONS, RULES, View, .* write, write_deal is missing$"):
        Game.of("halfway", ModuleType("rules"))


def test_a_variant_is_a_game_with_some_functions_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Misère Dualité: a line of four loses. It lies in a package of its own, by which other processes find it."""

    def outcome(position: Position) -> Outcome | None:
        found = dualite.outcome(position)
        return found and Outcome(tuple({0, 1} - set(found.winners)), found.reason)

    package = ModuleType("misere")
    variant = replace(dualite, package="misere", NAME="misere", outcome=outcome)
    vars(package)["GAME"] = variant
    monkeypatch.setitem(sys.modules, "misere", package)
    won = begin(dualite, dualite.options({"size": "4"}), None)
    for text in ("a1+d4", "b2", "c3"):
        won = won.after(text)
    lost = replace(won, game=variant)
    assert won.outcome is not None
    assert lost.outcome is not None
    assert (won.outcome.winners, lost.outcome.winners) == ((0,), (1,))
    assert pickle.loads(pickle.dumps(lost)) == lost
    assert own_players(variant) is None, "its players would play by the rules of the other"


def test_a_game_is_found_by_where_it_is() -> None:
    assert game_at("parlour.games.duos") is duos
    with pytest.raises(TypeError, match="words is no game"):
        game_at("parlour.words")


class Two(Protocol):
    FIRST: int

    def second(self) -> None: ...


def test_half_a_promise_is_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name spelt wrongly must not pass for a part that the game does not have."""
    folder = tmp_path / "halfway"
    folder.mkdir()
    (folder / "__init__.py").write_text("FIRST = 1\n")
    (folder / "none.py").write_text("")
    (folder / "both.py").write_text("FIRST = 1\ndef second(): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    import halfway  # type: ignore[import-not-found] # it has just been written

    package = replace(dualite, package="halfway")
    assert optional_part(Two, "none")(package) is None
    assert optional_part(Two, "nowhere")(package) is None
    assert optional_part(Two, "both")(package) is sys.modules["halfway.both"]
    both, none = sys.modules["halfway.both"], sys.modules["halfway.none"]
    assert offered_by(both, Two) is both
    assert offered_by(none, Two) is None
    with pytest.raises(TypeError, match=r"halfway.*: second is missing"):
        offered_by(halfway, Two)
