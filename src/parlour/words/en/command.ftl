# The parlour command. Its help is in help.ftl.

games-game = { $game }: { $title }, { $players }, { $minutes }, bots of level { $first } to { $last }
games-more = Play one with: parlour play GAME. Its options: parlour play --help
games-choice = { $number }. { $title } ({ $game })
games-ask = Which game? Type 1 to { $count }, or its name:
command-which-game = Name a game: { $games }.
puzzle-json-list = --json prints the list of puzzles: add --list.
file-is-saved-game = { $file } is an unfinished game. Continue it with: parlour resume { $file }

prepare-game = Compiling the engine of { $game }…
prepare-done = Everything is compiled, in { $folder }

command-bad-option = “{ $text }” is not a valid option. Write each option once, as key=value.
not-listable = The moves of { $game } cannot be listed.
command-not-listable = The moves of { $game } cannot be listed, so they cannot be counted.
command-not-placeable = { $game } has hidden cards, so its positions cannot be written down. Use --moves to say where to start.
command-bad-move = Move { $number }, “{ $text }”, cannot be played. { $why }
command-moves-after-end = The game is already over before “{ $text }”. Leave out that move.
command-no-folder = Cannot use the folder { $folder }: { $why }. Choose another folder.

match-players = Name from two players up to the number of sides, { $sides }; you named { $named }.
match-heading = { $game }: { $games } { $games ->
    [one] game
   *[other] games
 }, { $players }, seed { $seed }
match-player = { $player }: score { $score } ({ $low } to { $high }), won { $won }, drawn { $drawn }, lost { $lost }
match-points = { $player }: { $points } points a game ({ $low } to { $high })
match-place = { $player }: place { $place } of { $sides }, on average
match-first = the first side: score { $score } ({ $low } to { $high }), where an even share is { $even }
match-first-of = { $side }: score { $score } ({ $low } to { $high }), where an even share is { $even }
match-moves = { $moves } moves a game. { $players ->
    [2] Scores count a draw as half
   *[other] A shared win counts its share, and an even score is { $even }
 }; intervals are 95 %, by deals.
match-used = { $player }: used { $used }
match-used-nodes = { $nodes } nodes a move
match-used-seconds = { $seconds } s a move, { $longest } s at most
match-not-repeatable = Played with a clock: the games are not repeatable.
match-bad-budget = “{ $text }” is not a valid budget. Write seconds (5@0.2s) or a whole number of nodes (5@20000n).
match-stopped = Stopped after { $played } of { $games } games.
match-forfeits = { $player }: forfeited { $count }, the first of them game { $number }: { $why }
match-bad-sprt = “{ $text }” is not a valid pair of Elo differences. Write the lower one first, such as 0,20.
match-sprt-two = A sequential test needs exactly two players; you named { $named }.
match-sprt = Sequential test between { $low } and { $high } Elo: it is { $found } (log-likelihood ratio { $ratio }, decided at { $bound }).
match-sprt-open = Sequential test between { $low } and { $high } Elo: not decided (log-likelihood ratio { $ratio }, decided at { $bound }).
match-no-openings = { $file } contains no opening. Write one per line.
match-bad-opening = Opening { $line }, “{ $text }”, cannot be played: { $why }
match-opening-over = Opening { $line }, “{ $text }”, ends the game.
match-folder-used = The folder { $folder } contains other files. Choose a new folder for this match.
match-folder-other = The folder { $folder } belongs to another match. Choose another one.
match-folder-version = The games in { $folder } were played with version { $theirs } of Parlour, and this is { $ours }. Choose a new folder, or continue with that version.
work-folder-used = The folder { $folder } contains other files. Choose a new folder.
work-folder-other = The folder { $folder } belongs to other work or another version of Parlour. Choose a new folder.
cluster-needs-keys = { $address } is encrypted. Name the files ca-file, client cert and client key in Dask’s configuration (distributed.comm.tls).
match-folder-line = Line { $line } of { $file } is not a game of this match. Choose a new folder.
data-kind = Cannot write { $file }: its name must end in one of { $kinds }.
data-needs-parquet = A Parquet file needs pyarrow. Run `pip install "parlour[science]"`, or write a .jsonl file.
data-no-records = The folder { $folder } contains no record.
data-bad-record = { $file }: { $why }
data-written = { $games } { $games ->
    [one] game
   *[other] games
} in { $file }
ladder-heading = { $game }: { $players } players, { $games } games of each pair, seed { $seed }. Elo, where { $anchor } is 0; intervals are 95 %, by deals.
ladder-players = A ladder needs at least two players.
ladder-twice = Player { $player } is named twice. Name each player once.
ladder-player = player
ladder-elo = Elo
ladder-interval = 95 %
ladder-score = score
ladder-games = games
ladder-between = { $low } to { $high }
ladder-axis = Elo above { $anchor }, with 95 % intervals

command-no-tables = { $folder } contains no tables. Check --data.
command-no-table = The data folder contains no table “{ $table }”. Check the id in its link.
command-no-file = Cannot read { $file }: { $why }.
command-not-written = Cannot write { $file }: { $why }.
interrupted = Stopped.
command-not-text = { $file } is not a text file.

replay-bad-move = Line { $line } of the record: { $why }
replay-too-far = This record has only { $moves } moves.
command-law-line = A branch has at least three cards; you gave { $cards }.
command-law-twice = Card { $card } exists only once. Name each card once.
command-law-alone = Use --law with --on, to name the cards of the branch.
command-no-option-file = Cannot read { $file }: { $why }.
command-option-file-not-text = { $file } is not a text file.
law-level = level { $level }
law-did-you-mean = This was not fully understood. Did you mean:
progress-corpus = files of games
corpus-written = { $games } games in { $files } files in { $folder }; { $before } of them were there before.
progress-puzzles = batches of puzzles
progress-migrate = tables checked
progress-solve = solving, in 100 000 nodes
progress-shards = classes of openings
progress-verify = verifying

# What `parlour words` says.
words-language = { $language }: { $messages } of { $count } messages
words-missing = { $file }: { $code } is missing
words-unknown = { $file }: { $code } does not exist in English
words-facts = { $file }: { $code } uses different variables from the English message
words-plural = { $file }: { $code } lacks a plural that the English message has
words-garbled = { $file }: “{ $code }” cannot be read
words-told = { $language }: { $count ->
    [0] complete.
    [one] one message to fix.
   *[other] { $count } messages to fix.
}
words-bad-language = “{ $text }” is not a valid language. Write its code, such as fr or pt-br.
command-proxy = “{ $proxy }” is not a valid proxy address. Write it in digits, such as 10.0.0.1, or as a network, such as 10.0.0.0/8.
command-log-level = “{ $level }” is not a valid log level. Choose one of: { $levels }.

verify-no-shuffle = This record has no shuffle data, so its shuffle cannot be verified.
verify-other-deal = The deck of this record does not match the commitment.
verify-other-commitment = The record has a different shuffle: its code is { $short }, its commitment { $commitment }
verify-one-commitment = A commitment belongs to one game: give --commitment with one record at a time.
verify-no-record = --commitment is for records of games; this file is a certificate.
shuffle-garbled = The “shuffle:” line of this record cannot be read.
shuffle-foreign-seat = The shuffle of this record contains a contribution of seat { $seat }, but the game has only seats 0 to { $last }. The server may have invented it to choose the deal.
shuffle-doubled-seat = The shuffle of this record contains two contributions of the same seat. The server may have invented one to choose the deal.
shuffle-doubled-person = The shuffle of this record contains two contributions of the same player. The server may have invented one to choose the deal.
shuffle-unsealed = The contribution of seat { $seat } to this shuffle does not match its commitment. The server may have changed it to choose the deal.
verify-shuffle-holds = The moves are legal, and the deck follows from the shuffle of game { $game } at table { $table }: { $commitment }
verify-shuffle-compare = Compare the code { $code } with the one shown on your page during the game; --commitment does it for you.
verify-shuffle-compared = The shuffle matches the one you gave: { $code }.
verify-shuffle-sealed = Every contribution matches its commitment.
verify-shuffle-with = Contributed to the shuffle: { $names }.
verify-shuffle-unopened = Committed to a contribution that is not in the deal: { $names }. Either they did not open it in time, or the server dropped it.
verify-shuffle-without = Did not contribute: { $names }.
verify-shuffle-alone = No player contributed to the shuffle: the server drew it alone.
verify-shuffle-old = This record was written before commitments were recorded. It cannot prove that the contributions were fixed before the server saw them, or that none was left out: only a player who knows their own contribution can tell.

# Work in several processes, or on several machines.
workers-died = A worker process was killed, perhaps for lack of memory. Finished work is kept if you named a folder: run the command again with fewer --jobs.
cluster-needs-dask = --cluster needs Dask. Run `pip install "parlour[cluster]"`.
cluster-bad-address = { $address } is not a valid scheduler address. Write it such as tcp://10.0.0.1:8786.
cluster-not-there = No scheduler answers at { $address }. Start one with “dask scheduler”, and use the address it prints.
cluster-no-workers = The scheduler at { $address } has no workers. Start some with “dask worker { $address }”.
cluster-other-version = A worker has version { $theirs } of Parlour, and this is { $ours }. Install the same version on all machines, then run the command again.
cluster-worker-dies = Workers of { $address } fail repeatedly at the same task, perhaps for lack of memory. Finished work is kept if you named a folder.
cluster-lost = The scheduler at { $address } stopped answering. Finished work is kept if you named a folder: run the command again to continue.

# What the command line says of what was written wrongly; why the system refused something.
usage-no-command = Unknown command “{ $command }”.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
 } Run parlour --help for the list.
usage-no-option = Unknown option { $option }.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
 } Use --help for the list.
usage-missing = { $name } is missing.
usage-needs-value = { $option } needs a value.
usage-takes-no-value = { $option } takes no value.
usage-too-much = Unexpected argument “{ $text }”. Use --help to see what this command takes.
usage-number = { $name } takes a { $whole ->
    [yes] whole number
   *[no] number
 }.
usage-number-from = { $name } takes a { $whole ->
    [yes] whole number
   *[no] number
 }, at least { $low }.
usage-number-between = { $name } takes a { $whole ->
    [yes] whole number
   *[no] number
 } from { $low } to { $high }.
trouble-enoent = No such file or directory
trouble-eacces = Permission denied
trouble-eperm = Operation not permitted
trouble-eisdir = Is a directory
trouble-enotdir = Not a directory
trouble-eexist = File exists
trouble-enotempty = Directory not empty
trouble-enospc = No space left on device
trouble-erofs = Read-only file system
trouble-eloop = Too many levels of symbolic links
trouble-enametoolong = File name too long
trouble-eio = Input/output error
trouble-eaddrinuse = Address already in use
trouble-eaddrnotavail = Cannot assign requested address
trouble-no-folder = no such folder
trouble-no-file = not a file

player-not-counted = Player “{ $player }” does not count nodes in this game. Give it seconds (@0.2s), or no budget.
unknown-player = Unknown player “{ $player }”. Choose one of: { $players }.
command-time-span = “{ $text }” is not a valid time span. Write 90d, 12h or 30m.
command-tables-target = Name what to { $action }, such as: parlour tables { $action } 4f3a9c1e77d2b801
command-keep = “{ $text }” says no time to keep: write 90d, talk=30d, finished=365d or unfinished=90d.
command-config = { $file } is not TOML: { $why }
command-config-option = { $file } names { $option }, which is no option of parlour serve.

# parlour site
site-written = The site is in { $folder }. Any static host can serve it; to try it: python -m http.server --directory { $folder }
site-not-built = What browsers need to play without a server has not been built: run scripts/offline, which builds it.
site-not-empty = { $folder } is not an empty folder. Name one that is empty or does not exist.
trouble-econnrefused = Connection refused
trouble-econnreset = Connection reset
trouble-enetunreach = No network connection
trouble-ehostunreach = No route to the server
trouble-etimedout = It took too long
trouble-unknown = The connection failed
resume-none = No saved game. Leaving an unfinished game saves it; save FILE saves one where you like.
resume-choice = { $number }  { $file }

new-game-bad-name = A game cannot be called “{ $name }”. Use small letters, with hyphens between words.
new-game-there = “{ $folder }” is there already. Choose another name, or move the folder away.
new-game-made = { $folder } is a game: three in a row. Play it: parlour play { $folder }. Its rules: { $folder }/rules.py.
command-contact = A contact begins with mailto: or https://.
command-origin = “{ $address }” is not the start of a web address. Write it as https://ntfy.example, without a path.
command-mail = A mail server is written as smtp://USER:PASSWORD@HOST:PORT/parlour@example.org, or smtps://….
