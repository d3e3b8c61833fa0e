# The pages of `parlour --help`, read without Fluent so that asking for help loads nothing: each message is one line, without facts.
# help-<command> says what a command does, help-<command>-<argument> and help-<command>--<option> what is given to it; help--<option> is said of an option by every command that has none of its own.

help-parlour = Parlour: a table for five games of two sides. Without a command it serves them to your browser.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-games = Games, their bots and their options:
help-levels = levels
help-more = parlour COMMAND --help tells more of a command.
help-required = required
help-repeated = may be repeated
help-default = default
help-to = to
help-at-least = at least

# The words in capitals.
help-word-address = ADDRESS
help-word-cards = CARDS
help-word-code = CODE
help-word-command = COMMAND
help-word-dir = DIR
help-word-edition = EDITION
help-word-file = FILE
help-word-game = GAME
help-word-high = HIGH
help-word-id = ID
help-word-key = KEY
help-word-language = LANGUAGE
help-word-law = LAW
help-word-level = LEVEL
help-word-link = LINK
help-word-low = LOW
help-word-move = MOVE
help-word-moves = MOVES
help-word-name = NAME
help-word-number = NUMBER
help-word-options = OPTIONS
help-word-path = PATH
help-word-player = PLAYER
help-word-position = POSITION
help-word-seconds = SECONDS
help-word-source = SOURCE
help-word-text = TEXT
help-word-ticket = TICKET
help-word-value = VALUE

# What several commands have.
help--help = Show this page.
help--version = Say which Parlour this is.
help--language = The language to speak, such as fr; it comes before the command.
help--install-completion = Let this shell complete what you type.
help--show-completion = Print what makes this shell complete what you type, to put it where you like.
help-game = The game’s name, such as dualite.
help--option = An option of the game, such as size=5, or key=@FILE.
help--json = Print JSON for other programs.
help--jobs = Processes to work in.
help--cluster = Work on a running Dask scheduler instead: tcp://host:8786.
help--seed = The same seed gives the same result again.
help--plain = Line by line, also through a pipe.
help--data = Where tables are kept, if not in your data folder.
help--name = Your name at the table.
help--records = A folder for all games; run it again to go on after an interrupt.
help--patience = Seconds after which an own player forfeits.
help--openings = Rounds begin with the moves of this file, a line each, or with N moves at random.
help--plot = A picture of it (.png, .svg or .pdf).

help-serve = Serve the parlour to browsers, and print its address.
help-serve--port = The port; 0 takes any free one.
help-serve--host = The address to listen on.
help-serve--lan = Let phones and others on the local network in, and show a code to scan.
help-serve--database = Keep tables in PostgreSQL instead, for more than one process: postgresql://USER:PASSWORD@HOST/NAME.
help-serve--open = Open it in your browser.
help-serve--allow-host = A name by which it may be called; * for any.
help-serve--proxy = A proxy that is believed when it says who asks.
help-serve--limits = Whether everybody gets no more than their share.
help-serve--reached-at = Where other processes on the same --database reach this one, if not where it listens.
help-serve--base-path = The path of a site below which a proxy serves it, as /games.
help-serve--quick-bots = Bots move as soon as they have thought, not after a moment as people do.
help-serve--log = What is logged: debug, info, warning or error.

help-play = Play in the terminal: against bots, or all seats at one keyboard in games that hide nothing.
help-play--against = Bots of this level, or name, on the other seats.
help-play--seat = Your seat, when there are bots; seat 1 begins.
help-play--name = Your name, for the record.
help-play--seed = Deal and bots repeat with the same seed.

help-learn = Learn a game step by step, then play a first one against the gentlest bot, with somebody who explains.
help-learn--play = Whether to go on with a first game afterwards.
help-learn--plain = That game line by line, also through a pipe.
help-learn--seed = Deal and bot of that game repeat with it.

help-puzzle = Solve a puzzle of a game: the one of the day, or any other by its number.
help-puzzle-number = Which one; else that of today.
help-puzzle--list = Tell all of them, the easiest first.

help-resume = Go on with an unfinished game, saved by typing “save” while it was played.
help-resume-file = What “save” has written.

help-open = Set a table on a server and sit down at it; others come by its link or code, in a browser or a terminal.
help-open--at = The server.
help-open--against = Bots of this level on the other seats.
help-open--seat = Your seat; the others are for whoever comes.
help-open--listed = Show the table to everybody at this server.

help-join = Sit down at a server’s table by a link, by its code or with a stranger, or watch it.
help-join-link = The link you were sent, or the code of the table; a link without its secret lets you watch.
help-join--at = The server, for a code or for --opponent.
help-join--opponent = Play with whoever else asks for this game.
help-join--ticket = Come back to your seat with the ticket you were told on leaving.

help-perft = Count the sequences of legal moves: one number a line, for each depth from 1.
help-perft--depth = Count sequences of 1 to this many moves.
help-perft--position = Start from this position, as it is written (docs/notation.md), in quotes.
help-perft--moves = Start after these moves, such as 'a1+c3 d2'.

help-match = Play a match with sides swapped, and say how sure the result is.
help-match--players = Levels, names or own players, each with a budget if you like: 3,6@500n,./mine.py:Bot@0.1s
help-match--games = How many games.
help-match--seconds = The longest thought; then no longer repeatable.
help-match--sprt = Stop when it is known which Elo difference fits better.

help-ladder = Let all players meet all others, and say how strong each is in Elo. Without --players: all levels.
help-ladder--players = Levels, names or own players, as in a match.
help-ladder--games = How many games of each pair.
help-ladder--anchor = Whose rating is 0; plays if it is not named.

help-study = Let a player play itself and report on the game: length, balance, endings, choices.
help-study--player = Who plays against itself: levels or names, one or several.
help-study--games = Games of each setting.
help-study--vary = Compare these values of an option.
help-study--table = One row a setting, as a Markdown table.
help-study--page = A whole report as a page, and its data beside.

help-solve = Who wins, how soon, and with which moves. On 4×4 the distance is exact.
help-solve--size = The size of the grid, 4 to 7.
help-solve--opening = After this opening, such as a1+c3.
help-solve--position = A position as it is written, in quotes.
help-solve--all-openings = A table of the openings, by class.
help-solve--no-symmetry = With --all-openings: every opening by itself.
help-solve--certificate = Write the winner’s strategy to this file.
help-solve--folder = With --all-openings: class by class into this folder; run it again to go on.
help-solve--certificates = With --folder: a certificate for each class.
help-solve--seconds = Give up after this long; with --folder, on a class.
help-solve--nodes = With --folder: leave a class after this many, and come back with more.
help-solve--memory = Megabytes for the search.

help-verify = Check a proof by the rules alone; or a record: are its moves legal, and was its deck shuffled as promised?
help-verify-files = Certificates, made by parlour solve; or records.
help-verify--quick = By the same rules on numbers, compared with the rules on the way.

help-puzzles = Make problems: one winning move, graded by how hard they are to search. One JSON object a line.
help-puzzles--count = How many.
help-puzzles--size = The option of this name, such as 4 or 5.
help-puzzles--seed = The same seed makes the same puzzles again.
help-puzzles--output = Write to this file rather than print.

help-replay = Step through a record by keys, or print it move by move; with --analyse in review.
help-replay-file = A record; - reads it from a pipe.
help-replay--ply = Only the position after this many moves.
help-replay--seat = As this seat saw it; else as a bystander.
help-replay--plain = Print it all, rather than step through it by keys.
help-replay--analyse = In review: what each move did, what would have been better, what choices were worth.

help-export = Print the record of a finished table from the data folder.
help-export-table = The table’s id, as in its link.

help-backup = Write all tables to one file, also while the server runs.
help-backup-file = Where the back-up is written.

help-restore = Put the tables of a back-up into the data folder, on which no server may run.
help-restore-file = A back-up, by parlour backup.
help-restore--over = Over tables that are there, which are kept beside.

help-data = Write games as one table: moves, positions, views, outcomes and who played. docs/data.md tells its columns.
help-data-sources = Records, or folders of them: those of a match or a ladder.
help-data--output = The file to make (.jsonl or .parquet).
help-data--views = With what each mover saw, or without.

help-law = Say how a law is understood, or by which rule it is refused.
help-law-text = A law as you would say it, such as 'all even and yellow'.
help-law--on = A line of cards it should hold on, such as '30 32 34'.
help-law--law = The law the line has already, such as 'suit=yellow'.
help-law--deck = The edition of the deck, 1-16 or 1-17.
help-law--mathematics = Which numbers laws may speak of.

help-words = List the languages, or what one of them still lacks. The exit code is 1 if there is something.
help-words-language = A language, such as fr; also one to come.
