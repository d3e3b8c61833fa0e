"""What a game may have: found in its folder when asked for, and kept to what its Protocol says."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Protocol

import pytest

from parlour.abilities import Ability
from parlour.adapters.seats import SIZED, Sized
from parlour.batch import BATCHES, BatchedGame
from parlour.boards import listed
from parlour.boards.picture import PICTURE, Pictured
from parlour.boards.text import (
    BOARD,
    Answering,
    Fitted,
    Lasting,
    Listing,
    PlayedByKeys,
    TextBoard,
    Typed,
    WithCompany,
    WithKeys,
)
from parlour.catalogue import GAMES
from parlour.game import (
    DRAFTED,
    EVENTFUL,
    EXPLAINING,
    LAPSING,
    LISTABLE,
    PLACEABLE,
    REVEALING,
    SCORED,
    SPOKEN,
    TIMED,
    TURNED,
    WORDED,
    AnyDrafted,
    AnyExplaining,
    AnyGame,
    AnyLapsing,
    AnyListable,
    AnyPlaceable,
    AnyRevealing,
    AnyScored,
    AnySpoken,
    AnyTimed,
    AnyTurned,
    AnyWorded,
    game_at,
    placeable,
)
from parlour.games import dualite, duality, dualma, duel_of_law, duos
from parlour.games.dualite import measures as dualite_measures
from parlour.games.dualite import picture as dualite_picture
from parlour.games.dualite import players as dualite_players
from parlour.games.dualite import school as dualite_school
from parlour.games.dualite import solver as dualite_solver
from parlour.games.dualite import terminal as dualite_terminal
from parlour.games.dualite.engine import batches as dualite_batches
from parlour.games.duality import measures as duality_measures
from parlour.games.duality import picture as duality_picture
from parlour.games.duality import players as duality_players
from parlour.games.duality import school as duality_school
from parlour.games.duality import terminal as duality_terminal
from parlour.games.duality import views as duality_views
from parlour.games.dualma import measures as dualma_measures
from parlour.games.dualma import picture as dualma_picture
from parlour.games.dualma import players as dualma_players
from parlour.games.dualma import school as dualma_school
from parlour.games.dualma import solver as dualma_solver
from parlour.games.dualma import terminal as dualma_terminal
from parlour.games.dualma.engine import batches as dualma_batches
from parlour.games.duel_of_law import measures as duel_of_law_measures
from parlour.games.duel_of_law import picture as duel_of_law_picture
from parlour.games.duel_of_law import players as duel_of_law_players
from parlour.games.duel_of_law import school as duel_of_law_school
from parlour.games.duel_of_law import terminal as duel_of_law_terminal
from parlour.games.duel_of_law import views as duel_of_law_views
from parlour.games.duos import measures as duos_measures
from parlour.games.duos import picture as duos_picture
from parlour.games.duos import players as duos_players
from parlour.games.duos import school as duos_school
from parlour.games.duos import terminal as duos_terminal
from parlour.games.duos import views as duos_views
from parlour.players.levels import (
    PLAYERS,
    CountedPlayers,
    GamePlayers,
    PatientPlayers,
    PreparedPlayers,
    QuickPlayers,
    TalkingPlayers,
)
from parlour.school.coaching import COACH, Coach
from parlour.school.days import BOARDS_OF_THE_DAY, BoardsOfTheDay
from parlour.school.judging import DEALING, JUDGE, LIGHTING, Dealing, Judge, Lighting
from parlour.school.lessons import has_lesson
from parlour.school.puzzles import MAKER, PuzzleMaker, written
from parlour.solvers.analysis import ANALYSIS, OPENINGS, GameAnalysis, KnownOpenings
from parlour.solvers.proofs import CHECKER, SOLVER, GameChecker, GameSolver
from parlour.solvers.review import ADVICE, GameAdvice
from parlour.study.measures import (
    DEAL_KINDS,
    DESIGN,
    KNOWN,
    MEASURES,
    OPENING_KINDS,
    STANDING,
    GameDeals,
    GameMeasures,
    GameOpenings,
    GameStanding,
    KnownValue,
)
from tests.bare_game import bare

# Checked by mypy: at run time only the names are looked at, here what they take and give as well.
ALL_GAMES: tuple[AnyGame, ...] = (dualite, duality, dualma, duel_of_law, duos)
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
ROOM: tuple[Sized, ...] = (duality_views, duel_of_law_views, duos_views)
PICTURES: tuple[Pictured, ...] = (dualite_picture, duality_picture, dualma_picture, duel_of_law_picture, duos_picture)
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
    listed,
    dualite_terminal,
    duality_terminal,
    dualma_terminal,
    duel_of_law_terminal,
    duos_terminal,
)
KEYED: tuple[WithKeys, ...] = (duality_terminal, duel_of_law_terminal)
FITS: tuple[Fitted, ...] = (duality_terminal, duel_of_law_terminal, duos_terminal)
SHOWS_COMPANY: WithCompany = duos_terminal
LISTS: tuple[Listing, ...] = (listed, duel_of_law_terminal)
TYPES: Typed = duel_of_law_terminal
LASTS: Lasting = duos_terminal
ANSWERS: tuple[Answering, ...] = (duel_of_law_terminal, duos_terminal)
DRAFTS: tuple[AnyDrafted, ...] = (duality, duel_of_law, duos)
EXPLAINS: AnyExplaining = duos
LAPSES: tuple[AnyLapsing, ...] = (duel_of_law, duos)
LISTED: tuple[AnyListable, ...] = (dualite, duality, dualma)
PLACED: tuple[AnyPlaceable, ...] = (dualite, dualma)
REVEALS: AnyRevealing = duos
SCORES: tuple[AnyScored, ...] = (duel_of_law, duos)
SPEAKS: tuple[AnySpoken, ...] = (duel_of_law, duos)
HURRIES: tuple[AnyTimed, ...] = (duel_of_law, duos)
TURNS: AnyTurned = duos
WORDS: tuple[AnyWorded, ...] = (duel_of_law, duos)


def having(ability: Ability[object]) -> set[str]:
    return {name for name, game in GAMES.items() if ability.of(game) is not None}


def test_what_each_game_offers() -> None:
    everything = set(GAMES)
    assert tuple(GAMES.values()) == ALL_GAMES
    assert [PLAYERS.of(game) for game in GAMES.values()] == list(OWN_PLAYERS)
    assert [BOARD.of(game) for game in GAMES.values()] == list(BOARDS)
    assert all(has_lesson(game) for game in GAMES.values())
    assert having(LISTABLE) == everything - {"duel-of-law", "duos"}
    assert having(PLACEABLE) == having(ANALYSIS) == {"dualite", "dualma"}
    assert having(OPENINGS) == {"dualite"}
    assert having(MAKER) == having(JUDGE) == everything - {"duos"}
    assert {name for name, game in GAMES.items() if written(game)} == everything - {"duos"}
    assert having(LIGHTING) == everything
    assert having(BOARDS_OF_THE_DAY) == {"duos"}
    assert having(DEALING) == {"duality", "duel-of-law"}
    assert having(DRAFTED) == {"duality", "duel-of-law", "duos"}
    assert having(TIMED) == {"duel-of-law", "duos"}
    assert having(SPOKEN) == {"duel-of-law", "duos"}
    assert having(LAPSING) == having(SCORED) == having(WORDED) == {"duel-of-law", "duos"}
    assert having(EVENTFUL) == {"duel-of-law"}
    assert having(EXPLAINING) == having(REVEALING) == having(TURNED) == {"duos"}
    assert having(COACH) == everything - {"dualite"}
    assert having(ADVICE) == having(SIZED) == {"duality", "duel-of-law", "duos"}
    assert having(BATCHES) == {"dualite", "dualma"}
    assert having(PICTURE) == everything
    assert having(SOLVER) == having(CHECKER) == {"dualite"}
    assert having(MEASURES) == {"duality", "duel-of-law"}
    assert having(KNOWN) == {"dualite"}
    assert having(DESIGN) == having(STANDING) == everything
    assert having(OPENING_KINDS) == {"duality", "duel-of-law"}
    assert having(DEAL_KINDS) == {"duality"}


def test_a_game_that_is_no_package_has_rules_and_nothing_else() -> None:
    game = bare(dualite)
    assert PLAYERS.of(game) is None
    assert BOARD.of(game) is None
    assert LISTABLE.of(game) is game


def test_a_game_is_found_by_where_it_is() -> None:
    assert game_at("parlour.games.duos") is duos
    with pytest.raises(TypeError, match="words is no game"):
        game_at("parlour.words")


def test_what_is_done_with_open_games_only_is_not_done_with_others() -> None:
    assert placeable(dualma) is dualma
    for game in (duality, duel_of_law, duos):
        with pytest.raises(TypeError, match="no written positions"):
            placeable(game)


class Two(Protocol):
    FIRST: int

    def second(self) -> None: ...


def test_half_a_promise_is_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name spelt wrongly must not pass for an ability that the game does not have."""
    folder = tmp_path / "halfway"
    folder.mkdir()
    (folder / "__init__.py").write_text("FIRST = 1\n")
    (folder / "none.py").write_text("")
    (folder / "both.py").write_text("FIRST = 1\ndef second(): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    import halfway  # type: ignore[import-not-found] # it has just been written

    assert Ability(Two, "none").of(halfway) is None
    assert Ability(Two, "nowhere").of(halfway) is None
    assert Ability(Two, "both").of(halfway) is sys.modules["halfway.both"]
    with pytest.raises(TypeError, match="halfway: second is missing"):
        Ability(Two).of(halfway)
    both, none = sys.modules["halfway.both"], sys.modules["halfway.none"]
    assert Ability(Two, "both").kept_by(both) is both
    assert Ability(Two, "both").kept_by(none) is None
    with pytest.raises(TypeError, match=r"halfway.*: second is missing"):
        Ability(Two, "both").kept_by(halfway)
