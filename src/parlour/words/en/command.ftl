# The parlour command. Its help is in help.ftl.

command-bad-option = “{ $text }” is not an option: write each one once, as key=value.
not-listable = The moves of { $game } cannot be listed.
command-not-listable = The moves of { $game } cannot be listed, so they cannot be counted.
command-not-placeable = Cards are hidden in { $game }, so it has no positions to write down: say where to start by --moves.
command-bad-move = Move { $number }, “{ $text }”, cannot be played. { $why }
command-moves-after-end = The game is over before “{ $text }”.
command-no-folder = The folder { $folder } cannot be used: { $why }.

match-players = A match is between two players or more, but no more than the game has sides, which is { $sides }; this names { $named }.
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
match-not-repeatable = With a clock: these games are not repeatable to the move.
match-bad-budget = “{ $text }” has no budget that can be kept: write seconds (5@0.2s) or a whole number of nodes (5@20000n).
match-stopped = Stopped after { $played } of { $games } games.
match-forfeits = { $player }: forfeited { $count }, the first of them game { $number }: { $why }
match-bad-sprt = “{ $text }” are no two differences in Elo: write the lower first, such as 0,20.
match-sprt-two = A sequential test is between two players; this names { $named }.
match-sprt = Sequential test between { $low } and { $high } Elo: it is { $found } (log-likelihood ratio { $ratio }, decided at { $bound }).
match-sprt-open = Sequential test between { $low } and { $high } Elo: not decided (log-likelihood ratio { $ratio }, decided at { $bound }).
match-no-openings = There is no opening in { $file }.
match-bad-opening = Opening { $line }, “{ $text }”, cannot be played: { $why }
match-opening-over = Opening { $line }, “{ $text }”, ends the game.
match-folder-used = The folder { $folder } has something else in it: name a new folder for the records of this match.
match-folder-other = The folder { $folder } keeps another match: name another one for this.
match-folder-edition = The games in { $folder } were played by another edition of Parlour ({ $theirs }) than this one ({ $ours }), and two editions play no one match: name a new folder, or go on with that edition.
match-folder-line = Line { $line } of { $file } is no game of this match.
data-kind = { $file } cannot be made: its name ends in one of { $kinds }.
data-needs-parquet = A Parquet file needs pyarrow: install parlour with its extra “science”, or make a .jsonl file.
data-no-records = There is no record in the folder { $folder }.
data-bad-record = { $file }: { $why }
data-written = { $games } { $games ->
    [one] game
   *[other] games
} in { $file }
ladder-heading = { $game }: { $players } players, { $games } games of each pair, seed { $seed }. Elo, where { $anchor } is 0; intervals are 95 %, by deals.
ladder-players = A ladder is between two players or more.
ladder-twice = The player { $player } is named twice.
ladder-player = player
ladder-elo = Elo
ladder-interval = 95 %
ladder-score = score
ladder-games = games
ladder-between = { $low } to { $high }
ladder-axis = Elo above { $anchor }, with 95 % intervals

command-no-tables = There are no tables in { $folder }.
command-no-table = There is no table “{ $table }” in the data folder.
command-no-file = { $file } cannot be read: { $why }.
command-not-written = { $file } cannot be written: { $why }.
interrupted = Stopped.
command-not-text = { $file } is not a text.

replay-bad-move = Line { $line } of the record: { $why }
replay-too-far = This record has only { $moves } moves.
command-law-line = A branch has at least three cards; these are { $cards }.
command-law-twice = There is one card { $card } only.
command-law-alone = --law goes with --on: name the cards of the branch too.
command-no-option-file = { $file } cannot be read: { $why }.
command-option-file-not-text = { $file } is not a text file.
law-level = level { $level }
progress-puzzles = batches of puzzles
progress-solve = solving, in 100 000 nodes
progress-shards = classes of openings
progress-verify = verifying

# What `parlour words` says.
words-language = { $language }: { $messages } of { $count } messages
words-missing = { $file }: { $code } is missing
words-unknown = { $file }: { $code } is no message of English
words-facts = { $file }: { $code } has other facts than in English
words-plural = { $file }: { $code } does not count what English counts
words-garbled = { $file }: “{ $code }” cannot be read
words-told = { $language }: { $count ->
    [0] nothing is missing.
    [one] one message to mend.
   *[other] { $count } messages to mend.
}
words-bad-language = “{ $text }” is no language: write its short name, such as fr or pt-br.
command-proxy = “{ $proxy }” is no address of a proxy: write it in digits, as 10.0.0.1, or as a network, 10.0.0.0/8.
command-log-level = “{ $level }” is no level of a log: choose { $levels }.

verify-no-shuffle = This record does not say how its deck was shuffled, so there is nothing to prove.
verify-other-deal = The deck of this record is not the one that was promised.
shuffle-garbled = What this record says of its shuffle cannot be read.
verify-shuffle-holds = The moves are legal, and the deck is the one that was promised for game { $game } at table { $table }: { $commitment }
    Compare this with what was shown before the deal.
verify-shuffle-with = These had a part in the shuffle: { $names }.
verify-shuffle-without = These had none: { $names }.
verify-shuffle-alone = Nobody but the server had a part in the shuffle.

# Work in several processes, or on several machines.
workers-died = A worker process was ended from outside, perhaps for lack of memory. What is finished is kept where a folder was named: run the command again to go on, with fewer --jobs.
cluster-needs-dask = --cluster needs Dask: install parlour with its extra “cluster”.
cluster-bad-address = { $address } is no address of a scheduler: they look like tcp://10.0.0.1:8786.
cluster-not-there = There is no scheduler at { $address }: start one with “dask scheduler”, and give the address that it shows.
cluster-no-workers = The scheduler at { $address } has no workers: start some with “dask worker { $address }”.
cluster-other-edition = A worker has another edition of Parlour ({ $theirs }) than this one ({ $ours }): install the same on all machines, and run the command again.
cluster-worker-dies = Workers of { $address } die again and again at the same task, perhaps for lack of memory. What is finished is kept where a folder was named.
cluster-lost = The scheduler at { $address } is gone. What is finished is kept where a folder was named: run the command again to go on.

# What the command line says of what was written wrongly; why the system refused something.
usage-no-command = There is no command “{ $command }”.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
 }
usage-no-option = There is no option { $option } here.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
 }
usage-missing = { $name } is missing.
usage-needs-value = { $option } needs a value.
usage-takes-no-value = { $option } takes no value.
usage-too-much = “{ $text }” is more than this command takes.
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
trouble-no-file = this is no file

player-not-counted = The player “{ $player }” counts no nodes in this game: give it seconds (@0.2s), or no budget.
unknown-player = There is no player “{ $player }” for this game; there are { $players }.
