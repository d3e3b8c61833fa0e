# The pages of `parlour --help`, read without Fluent so that asking for help loads nothing: each message is one line, without facts.
# help-<command> says what a command does, help-<command>-<argument> and help-<command>--<option> what is given to it; help--<option> is said of an option by every command that has none of its own.

help-parlour = Play and study five rare games. Without a command, Parlour starts a server for your browser.
help-parlour-examples = parlour | parlour serve --lan | parlour play dualma --against 3 | parlour play --help
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-examples = Examples:
help-commands = Commands:
help-games-bots = Games, their bots and their options:
help-games-options = Games and their options:
help-games-only = Games:
help-levels = levels
help-more = Run parlour COMMAND --help for the options of a command.
help-required = required
help-repeated = may be repeated
help-default = default
help-to = to
help-at-least = at least

# The words in capitals.
help-word-action = ACTION
help-word-address = ADDRESS
help-word-cards = CARDS
help-word-code = CODE
help-word-command = COMMAND
help-word-dir = DIR
help-word-edition = VERSION
help-word-file = FILE
help-word-format = FORMAT
help-word-game = GAME
help-word-high = HIGH
help-word-id = ID
help-word-key = KEY
help-word-folder = FOLDER
help-word-language = LANGUAGE
help-word-law = LAW
help-word-level = LEVEL
help-word-link = LINK
help-word-low = LOW
help-word-mm = MM
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
help-word-target = TARGET
help-word-text = TEXT
help-word-time = TIME
help-word-ticket = SECRET
help-word-value = VALUE

# What several commands have.
help--help = Show this page.
help--version = Show the version.
help--language = Use this language, such as fr. Give it before the command: parlour --language fr play dualma
help--game = Add the game in this folder, or an installed game by its name; this runs its code. Also before a command: parlour --game ./mine games
help--variant = Change the rules as this file says; this runs its code.
help--install-completion = Install completion for this shell.
help--show-completion = Print the completion script for this shell.
help-game = Name of the game, such as dualite.
help--option = Set an option of the game, such as size=5, or read its value from a file: key=@FILE.
help--json = Print JSON for other programs.
help--jobs = Use this many processes.
help--cluster = Use a running Dask scheduler, such as tcp://host:8786, or tls://host:8786 with the keys of Dask’s configuration.
help--seed = Make the result repeatable with this seed.
help--plain = Print line by line; works in a pipe.
help--data = Use the tables in this folder instead of your data folder.
help--name = Use this name at the table.
help--records = Save all games in this folder; run the command again to continue after an interruption.
help--folder = Keep finished work in this folder; run the command again to continue after an interruption.
help--patience = Forfeit a game of your own player after this many seconds without a move.
help--openings = Start the rounds with the moves of this file, one opening per line, or with N random moves.
help--plot = Draw the result in this file (.png, .svg or .pdf).

help-serve = Start a server for browsers and print its address.
help-serve-examples = parlour serve --lan | parlour serve --port 8001 --open | parlour serve --data /var/lib/parlour --allow-host parlour.example.org
help-serve--port = Listen on this port; 0 chooses a free one.
help-serve--host = Listen on this address.
help-serve--lan = Accept phones and other devices on the local network, and show a code to scan.
help-serve--data = Store the tables in this folder instead of your data folder.
help-serve--database = Store the tables in PostgreSQL, for several processes: postgresql://USER:PASSWORD@HOST/NAME.
help-serve--open = Open the home page in your browser.
help-serve--allow-host = Answer to this host name; * for any.
help-serve--proxy = Trust the client address reported by this proxy.
help-serve--limits = Limit the request rate of each client.
help-serve--reached-at = Address at which other processes on the same --database reach this one, if it differs from the one it listens on.
help-serve--base-path = Serve below this path of a site, behind a proxy, such as /games.
help-serve--quick-bots = Let bots move at once, without a human delay.
help-serve--operator = Open the operator’s page behind a secret link, and print the link.
help-serve--keep = Delete tables this long after the last activity: 90d for all, or talk=30d, finished=365d, unfinished=90d.
help-serve--log-format = Write the log as text or json.
help-serve--traces = Send OpenTelemetry traces to the collector at this address, such as http://127.0.0.1:4318.
help-serve--contact = Address at which push services reach you: mailto:… or https://….
help-serve--push-service = Also send notifications through the push service at this address.
help-serve--webhook = Let players have notifications posted to addresses that begin with this one, such as https://ntfy.example.
help-serve--mail = Let players be notified by mail through this server: smtp://USER:PASSWORD@HOST:PORT/ADDRESS.
help-serve--config = Read options from this TOML file; the command line and the environment take precedence.
help-serve--log = Set the log level: debug, info, warning or error.

help-games = List the games, with their players, time and bots.
help-games-examples = parlour games | parlour games --json

help-play = Play in the terminal, against bots or with several players at one keyboard.
help-play-examples = parlour play | parlour play dualma --against 3 | parlour play dualite --option size=5
help-play-game = Name of the game; without it, you choose from a list.
help-play--against = Play bots of this level or name on the other seats.
help-play--seat = Take this seat when you play bots; seat 1 begins.
help-play--name = Use this name in the record.
help-play--seed = Make the deal and the bots repeatable with this seed.

help-learn = Take a game’s lesson, then play the easiest bot with a coach.
help-learn-examples = parlour learn dualma | parlour learn dualma --tactics | parlour learn duality --no-play
help-learn-game = Name of the game; without it, you choose from a list.
help-learn--tactics = Take the second lesson: what stronger players look for.
help-learn--play = Continue with a first game after the lesson.
help-learn--plain = Print the game line by line; works in a pipe.
help-learn--seed = Make the deal and the bot repeatable with this seed.

help-puzzle = Solve a puzzle: the one of the day, or any by its number.
help-puzzle-examples = parlour puzzle dualma | parlour puzzle dualma 12 | parlour puzzle dualite --list
help-puzzle-game = Name of the game; without it, you choose from a list.
help-puzzle-number = Number of the puzzle; without it, the puzzle of the day.
help-puzzle--json = With --list: print JSON for other programs.
help-puzzle--plain = Print the puzzle line by line; works in a pipe.
help-puzzle--list = List all puzzles, easiest first.

help-resume = Continue an unfinished game: one that you left, or saved by typing “save”.
help-resume-examples = parlour resume dualma-1.txt
help-resume-file = File written by “save”; without it, games that you left are listed.

help-open = Create a table on a server and take a seat; others join by its link or code.
help-open-examples = parlour open dualma --listed | parlour open duos --option players=3 --at https://parlour.example.org
help-open--at = Address of the server.
help-open--against = Play bots of this level on the other seats.
help-open--seat = Take this seat; the others stay open.
help-open--listed = List the table on the server’s home page.

help-join = Join or watch a table on a server by its link or code, or find an opponent.
help-join-examples = parlour join AB12CD | parlour join AB12CD --at https://parlour.example.org | parlour join --opponent dualite
help-join-link = Link you were sent, or code of the table; a link without its secret lets you watch.
help-join--at = Address of the server, for a code or for --opponent.
help-join--opponent = Play the next person who wants this game.
help-join--ticket = Return to your seat with the secret shown when you left.

help-perft = Count the sequences of legal moves, one number per depth.
help-perft-examples = parlour perft dualma --depth 3 | parlour perft dualite --depth 2 --moves "a1+c3 b2"
help-perft--depth = Count sequences of 1 to this many moves.
help-perft--position = Start from this position, in quotes, in the notation of docs/notation.md.
help-perft--moves = Start after these moves, such as "a1+c3 d2".

help-match = Play a match with sides swapped, and give the result with its margin of error.
help-match-examples = parlour match dualma --players 3,6 | parlour match dualite --players greedy,random --games 400 --jobs 2 --records games | parlour match duality --players ./bot.py:Bot,3 --sprt 0,30
help-match--players = Levels, names or your own players, each with an optional budget: 3,6@500n,./mine.py:Bot@0.1s
help-match--games = Play this many games.
help-match--seconds = Limit each move to this many seconds; the match is then not repeatable.
help-match--sprt = Stop as soon as a sequential test decides between these two Elo differences.

help-ladder = Play all players against each other and rate them in Elo. Without --players: all levels.
help-ladder-examples = parlour ladder dualma --games 20 | parlour ladder dualite --players greedy,3 --plot ladder.svg
help-ladder--players = Levels, names or your own players, as in a match.
help-ladder--games = Play this many games for each pair.
help-ladder--anchor = Give this player the rating 0; it plays even if it is not listed.

help-study = Let a player play itself, and report length, balance, endings and choices.
help-study-examples = parlour study dualma --games 100 | parlour study duality --player 3 --vary rows=3,5,7 --table | parlour study dualite --page dualite.html
help-study--player = Levels or names that play themselves, one or several.
help-study--games = Play this many games for each setting.
help-study--vary = Compare these values of an option.
help-study--variant = Compare with the variant that this file makes, on the page; without --page, study the variant.
help-study--times = Compute minutes from the thinking times of people on the tables of this server’s data folder.
help-study--table = Print a Markdown table, one row per setting.
help-study--page = Write a whole report to this page, with its data in the same folder.

help-solve = Find who wins, how soon and with which moves; exact on 4×4.
help-solve-examples = parlour solve dualite --opening a1+c3 | parlour solve dualite --all-openings --json | parlour solve dualite --opening a1+c3 --certificate a1+c3.proof
help-solve--size = Size of the grid, 4 to 7.
help-solve--opening = Solve after this opening, such as a1+c3.
help-solve--position = Solve this position, in quotes.
help-solve--all-openings = Solve all openings, by class.
help-solve--no-symmetry = With --all-openings: list every opening separately.
help-solve--certificate = Write the winner’s strategy to this file.
help-solve--folder = With --all-openings: write class by class into this folder; run the command again to continue.
help-solve--certificates = With --folder: write a certificate for each class.
help-solve--split = With --folder: make each reply to a class a task of its own, for many processes.
help-solve--seconds = Stop after this many seconds; with --folder, for each class.
help-solve--nodes = With --folder: leave a class after this many nodes, and return to it with more.
help-solve--memory = Use this many megabytes for the search.

help-verify = Check a certificate against the rules, or the moves and the shuffle of a record.
help-verify-examples = parlour verify game.txt | parlour verify --quick a1+c3.proof
help-verify-files = Certificates made by parlour solve, or records.
help-verify--commitment = For one record: refuse it unless its shuffle has this code, or this 64-digit commitment, as shown on your page.
help-verify--quick = Use the compiled engine and check it against the rules.

help-puzzles = Generate puzzles with one winning move, graded by difficulty, one JSON object per line.
help-puzzles-examples = parlour puzzles dualite --count 10 | parlour puzzles dualma --count 100 --jobs 2 --output puzzles.jsonl
help-puzzles--count = Generate this many puzzles.
help-puzzles--size = Set the option “size” of the game, such as 4 or 5.
help-puzzles--seed = Make the puzzles repeatable with this seed.
help-puzzles--output = Write to this file instead of printing.

help-replay = Step through a record, print it move by move, or review it with --analyse.
help-replay-examples = parlour replay game.txt | parlour replay game.txt --analyse | parlour replay game.txt --plain --seat 1
help-replay-file = Record; - reads it from a pipe.
help-replay--ply = Show only the position after this many moves.
help-replay--seat = Show what this seat saw; without it, what a spectator saw.
help-replay--plain = Print the whole game instead of stepping through it.
help-replay--analyse = Review each move, with better ones and the value of the choices.

help-corpus = Play thousands of games between players of mixed strength into Parquet files, with a data card.
help-corpus-examples = parlour corpus duality --folder duality-games | parlour corpus dualite --games 500 --levels random,1-5 --jobs 2 --folder games
help-corpus--folder = Write into this folder; files that are there are not made again.
help-corpus--games = Play this many games.
help-corpus--levels = Players, drawn for each side of each game: names, levels, spans of levels.
help-corpus--option = Set an option of the game.
help-corpus--seed = Make the games repeatable with this seed.
help-corpus--views = Keep what the movers saw, or leave it out.
help-export = Print the record of a finished table from the data folder.
help-export-examples = parlour export TABLE > game.txt
help-export-table = Id of the table, as in its link.

help-print = Make a PDF of a game for a real table: cards, boards, tokens, boxes and the rules.
help-print-examples = parlour print duality --output duality.pdf | parlour print duos --output duos.pdf --option players=4 --colours light --paper letter
help-print--output = File to write.
help-print--paper = Paper size.
help-print--flip = Edge over which your printer turns the sheet; none prints no backs.
help-print--colours = All colours, little ink on grounds, or black ink alone.
help-print--bleed = How far grounds go on beyond the cut, from 0 to 5 mm.
help-print--shift = Millimetres by which backs are moved to the right and down, if your printer is off: see the test page.
help-print--deal = A deal in the game’s notation; its first table and the whole deal are printed besides.

help-site = Write a static site: rules, lessons, puzzles and bots in the browser, without a server.
help-site-examples = parlour site public
help-site-out = Folder to write; it must be empty or absent.
help-site--server = Server on which friends can play together; the site links to it.

help-prepare = Compile the engines of all games now, so that the first start is quick.
help-prepare-examples = parlour prepare

help-backup = Write all tables to one file, even while the server runs.
help-backup-examples = parlour backup tables.backup | parlour backup tables.backup --data /var/lib/parlour --json
help-backup-file = File to write.

help-restore = Restore the tables of a backup into the data folder; stop the server first.
help-restore-examples = parlour restore tables.backup | parlour restore tables.backup --data /var/lib/parlour --over
help-restore-file = File written by parlour backup.
help-restore--over = Replace existing tables; the old data is kept in a backup folder.

help-migrate = Copy all tables from the data folder to an empty PostgreSQL database, and check that each is the same there. Stop the server first.
help-migrate-examples = parlour migrate --database postgresql://parlour@localhost/parlour
help-migrate--database = Address of the database: postgresql://USER:PASSWORD@HOST/NAME.

help-tables = List, close and delete tables, read reports, announce a notice and ban addresses. A running server follows within seconds.
help-tables-examples = parlour tables list --idle 90d | parlour tables close 4f3a9c1e77d2b801 --why spam | parlour tables ban 192.0.2.7 --for 12h | parlour tables notice "Restart in five minutes"
help-tables-action = list, show, close, delete, reports, notice, ban, unban or bans.
help-tables-targets = Tables, addresses, or the text of the notice.
help-tables--database = Use the tables in this PostgreSQL.
help-tables--game = List only tables of this game.
help-tables--idle = List only tables where nothing has happened for this long, such as 90d or 12h.
help-tables--count = List at most this many.
help-tables--for = Ban for this long, such as 30m, 12h or 90d.
help-tables--why = Reason, stored with the operation.

help-data = Write games as one data table: moves, positions, views, outcomes and players (columns: docs/data.md).
help-data-examples = parlour data games --output games.jsonl | parlour data game.txt --no-views --output game.parquet
help-data-sources = Records, or folders of records, such as those of a match or a ladder.
help-data--output = File to write (.jsonl or .parquet).
help-data--views = Include what each player to move saw.

help-law = Show how a law of Duel of Law is understood, or which rule refuses it.
help-law-examples = parlour law "all even and yellow" | parlour law "red suits, even numbers" --on "00 02 04" --law "suit=red"
help-law-text = Law in your own words, in quotes.
help-law--on = Check the law on this line of cards, such as "30 32 34".
help-law--law = Law that the line already has, such as "suit=yellow".
help-law--deck = Version of the deck, 1-16 or 1-17.
help-law--mathematics = Set which numbers laws may use.

help-words = List the languages, or what one of them lacks; the exit code is 1 if anything is missing.
help-words-examples = parlour words | parlour words fr
help-words-language = Language to check, such as fr; it may be a new one.

help-new-game = Write a folder with a small game that plays at once, to change into your own.
help-new-game-examples = parlour new-game three
help-new-game-name = Name of the game: small letters and hyphens.
help-new-game--folder = Write it into this folder.
