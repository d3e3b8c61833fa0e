"""The line-based table, in process and through a real pipe."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.command.arguments import sentence
from parlour.game import BadOption, Game, Refusal, Seat
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.players import Player
from parlour.players.levels import named
from parlour.terminal.plain import PlainTable
from parlour.terminal.tables import LocalTable
from tests.pockets import GAME as pockets


def told(lines: str, game: Game = dualite, bots: dict[Seat, Player] | None = None, **options: str) -> str:
    out = io.StringIO()
    table = LocalTable(game, game.options(options), ("Ada", "Bo"), bots or {}, seed="plain")
    PlainTable(table, io.StringIO(lines), out, sentence).run()
    return out.getvalue()


def piped(lines: str, *arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", "play", *arguments],
        input=lines, capture_output=True, text=True, check=False, encoding="utf-8", cwd=folder, timeout=300,
    )  # fmt: skip


def test_a_whole_game() -> None:
    said = told("a1+d1\nb1\nc1\n")
    assert said.startswith("Dualité\n")
    assert "Ada opens with circles on a1 and d1.\nBo" not in said
    assert "1  (○)  ·+  ·+ (○)\n    a   b   c   d\n\nBo, it is your turn.\n" in said
    assert "1  =○= =○= =○= =○=\n" in said
    assert "Ada wins. Four in a line.\n" in said
    assert said.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("a1+b2", "a1 and b2 touch: the two circles of the opening must not be neighbours."),
        ("zz", "“zz” is not a cell: write a letter and a number, such as b3."),
        ("a1", "Open with two circles that do not touch, such as a1+c3."),
        ("z9+a1", "z9 is not on this grid: "),
        ("back", "You have no move to take back."),
        ("save nowhere/game.txt", "Cannot write nowhere/game.txt: No such file or directory. Choose another file."),
        ("no", "No player has asked to take back a move."),
        ("help me", "“help me” is not a cell: write a letter and a number, such as b3."),
        ("é\u0000", "“é\u0000” is not a cell: write a letter and a number, such as b3."),
    ],
)
def test_what_cannot_be_done_is_said_once(line: str, answer: str) -> None:
    said = told(f"{line}\n")
    assert said.count(answer) == 1
    assert said.count("it is your turn") == 1, "the board is not drawn again, as nothing changed"


def test_orders() -> None:
    said = told("\nHELP\nmoves\na1+c3\nback\na1+d1\nresign\nno\nresign\nyes\nquit\n")
    assert "such as a1+c3; then" in said
    assert "a1+a3  a1+a4" in said
    assert said.count("Ada opens") == 2
    assert said.count("Resign this game? You lose, and the other side wins. Type yes to confirm, or no.") == 2
    assert said.index("Cancelled: the game goes on.") < said.index("Ada wins. Bo resigned.")


def test_quitting_ends_before_the_rest_is_read() -> None:
    assert "opens" not in told("quit\na1+c3\n")


def test_the_record_can_be_kept(tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("precious")
    kept = tmp_path / "kept.txt"
    said = told(f"a1+d1\nb1\nc1\nsave {taken}\nsave {tmp_path}/none/x\nsave {kept}\n")
    assert f"Cannot write {taken}: File exists. Choose another file." in said
    assert f"Cannot write {tmp_path}/none/x: No such file or directory. Choose another file." in said
    assert taken.read_text() == "precious"
    assert record.replay(record.read(kept.read_text(encoding="utf-8")), GAMES).positions


def test_the_record_gets_a_free_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("dualite-1.txt", "dualite-2.txt"):
        assert f"Record saved in {name}." in told("a1+d1\nb1\nc1\nsave\n")


def test_anything_else_after_the_end_leaves() -> None:
    assert told("a1+d1\nb1\nc1\nno thanks\nsave x\n").endswith("or quit.\nGoodbye.\n")


def test_another_game_has_its_sides_swapped() -> None:
    said = told("again\na1+d1\nb1\nc1\nagain\na1+d4\n")
    assert "A rematch can start after this game." in said
    assert said.index("Ada wins.") < said.index("Bo opens with circles on a1 and d4.")
    against = told("resign\nyes\nagain\n", bots={1: named(dualite, "random")})
    assert against.index("Bo wins. Ada resigned.") < against.index("Bo opens with")


def test_teams_swap_as_teams() -> None:
    table = LocalTable(dualite, dualite.options({"players": "4"}), ("A", "B", "C", "D"), {}, seed="teams")
    table.resign()
    table.again()
    assert table.scene().names == ("C", "D", "A", "B")


def test_bots_alone_play_another_game_when_one_who_watches_them_asks_for_it() -> None:
    bots = {seat: named(dualite, "random") for seat in (0, 1)}
    table = LocalTable(dualite, dualite.options({}), ("A", "B"), bots, seed="alone")
    with pytest.raises(Refusal, match="rematch-not-over"):
        table.again()
    while table.scene().outcome is None:
        table.bot_moves()
    table.again()
    assert (table.scene().names, table.scene().outcome) == (("B", "A"), None)
    with pytest.raises(Refusal, match="terminal-only-watching"):
        table.play("a1+d4")


def test_hidden_cards_need_bots() -> None:
    with pytest.raises(BadOption, match="terminal-hidden-needs-bots"):
        told("", pockets)


def test_a_hidden_game_against_a_bot() -> None:
    said = told("lay 1\nlay 2\nlay 3\nlay 4\nlay 5\nlay 6\nlay 7\nlay 8\nlay 9\nflag left\nflag left\n", pockets,
                bots={1: named(pockets, "1")}, tricks="1")  # fmt: skip
    assert "Points " in said
    assert "win" in said


def test_bots_alone_can_be_watched() -> None:
    bot = named(dualite, "random")
    table = LocalTable(dualite, dualite.options({}), ("A", "B"), {0: bot, 1: bot}, seed="w")
    out = io.StringIO()
    PlainTable(table, io.StringIO("a1\n"), out, sentence).run()
    assert " wins. " in out.getvalue()


@pytest.mark.slow
def test_through_a_pipe_with_a_seed_it_is_the_same_game_again() -> None:
    runs = [piped("a1+d4\nmoves\n", "dualite", "--against", "2", "--plain", "--seed", "4") for _ in range(2)]
    assert runs[0].returncode == 0
    assert runs[0].stdout == runs[1].stdout
    assert "(bot 2) draws a circle on" in runs[0].stdout
    assert runs[1].stderr == ""  # the first may have had to say that it compiles


@pytest.mark.slow
def test_a_pipe_needs_no_flag_and_may_be_empty() -> None:
    run = piped("", "dualite")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("Goodbye.\n")


@pytest.mark.slow
def test_the_seat_can_be_chosen() -> None:
    run = piped("", "dualite", "--against", "random", "--seat", "2", "--name", "Ada", "--option", "size=5")
    assert "(bot random) opens with" in run.stdout
    assert "Your turn." in run.stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["nim"], "Unknown game “nim”. Choose one of:"),
        (["dualite", "--against", "15"], "Unknown player “15”. Choose one of: random"),
        (["dualite", "--seat", "3", "--against", "1"], "This game has seats 1 to 2."),
        (["dualite", "--option", "size=3"], "“3” is not a valid value of size"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
@pytest.mark.slow
def test_bad_arguments(arguments: list[str], line: str) -> None:
    run = piped("", *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith(f"parlour: {line}")
    assert run.stderr.count("\n") == 1


def test_two_who_play_together_change_seats_for_another_game() -> None:
    """As at a server's table."""
    table = LocalTable(duos, duos.options({"players": "2"}), ("Ada", "Bo"), {1: named(duos, "random")})
    table.resign()
    table.again()
    assert (table.scene().names, table.scene().own) == (("Bo", "Ada"), frozenset({1}))
