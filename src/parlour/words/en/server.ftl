# What the server says: refusals at the door and at the table.

bot-on-sheet = { $name }, bot of level { $level }
substitute-on-sheet = { $name }, later a substitute of level { $level }
substitute-for-a-time-on-sheet = { $name }, for a time a substitute of level { $level }
by-link-on-sheet = { $name }, seat handed over by a new link
then-on-sheet = { $first }, then { $then }

wrong-seats = { $wished } seats given, but this game has { $seats }.
no-such-level = Give each bot a level from { $lowest } to { $levels }. Other seats have no level.
one-device-hidden = This game has hidden cards, so one device cannot hold two seats. Invite a player or choose a bot.
unknown-table = This table does not exist. Check the link.
unknown-page = This page does not exist. Check the address.
wrong-method = { $method } is not allowed here. See the API description for the right method.
table-other-rules = This table uses version { $rules } of the rules of { $game }, which this server no longer has. Create a new table.
invitation-needed = This table is by invitation only. Open the link you were sent.
invitation-spent = This invitation has already been used. Ask the host for a new link.
wrong-invitation = This invitation is not for this table. Check the link.
no-free-seat = All seats are taken. You can watch.
wrong-ticket = Your seat was given to another player, or the host removed you. Ask the host for a new link.
bystander = You are a spectator. Only players can do this.
foreign-origin = This request comes from another website, so it was not carried out. Open Parlour itself and try again.
hello-first = The first message on a socket must be “hello”.
hello-once = “hello” was already sent on this connection.
only-the-clock = Only the server can end a game on time.
stale = The table has changed. Look again, then choose.
server-mistake = The server failed. Nothing of yours was lost; try again.
log-damaged = The log of this table is damaged, or was written by a newer version of Parlour. Ask the server’s operator.
id-used = This id belongs to another request, so nothing was done. Send it again with a new id.
unknown-host = This server does not answer to the name { $host }. Its operator can allow it: parlour serve --allow-host { $host }
too-fast = Too many requests. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, then try again.
too-many-sockets = More than { $sockets } tables are open from your address. Close one of them first.
too-slow = No data arrived for { $seconds } seconds, so the request was cancelled. Try again.
chosen-often = You have changed your choice { $most } times, the limit for one turn. Your last choice counts.
log-full = This table has reached its size limit. End this game, then create a new table.
table-crowded = This table is full: too many people have joined it. Create a new table.
not-stored = Saving failed, so nothing happened. Try again.
not-read = The tables cannot be read at the moment. Try again soon.

no-talk = This table has no chat.
talk-closed = The chat is closed while players choose. Wait for the reveal.
nothing-said = The message is empty. Write at least one word.
muted = The host has muted you: your messages are not shown.
host-not-muted = You cannot mute yourself.
nothing-to-explain = You have nothing to explain now. Wait for the reveal of your pairs.
nothing-revealed = Nothing was revealed just now, so there is no next step yet.
nothing-to-skip = The game is not waiting for that seat, or a bot plays there.
late-nothing-hidden = Nothing is hidden in this game, so spectators need no delay.
screen-has-no-seat = A shared screen has no seat. Each player joins with a phone.
table-shut = The operator of this server has closed this table.
banned = The operator of this server has locked out your device or network address for a while.
table-closed = The host has closed this table to new people. Ask a player there for its code.
already-asked = Another request is still open. Wait for the answer.
nothing-asked = There is no request to answer.
not-yours-to-answer = This request is for the other players.
nothing-to-consider = This game has no preview of moves.
look-too-far = Move { $ply } does not exist: the last one is { $last }.
not-started = The game has not started yet.
being-shuffled = The cards are being shuffled; the game starts in a moment.
shuffle-other-part = This is not the shuffle contribution you committed to.
not-gathering = This can be changed only before a game starts.
host-only = Only the host can do this. Ask the host.
stranger-seat = You met as strangers, so this seat belongs to its player alone: no new link is made for it.
stranger-plays = You met as strangers, so you cannot remove your opponent during the game. You can mute or report them, or leave.
seat-holder-here = { $player } is here, or was less than a minute ago. Their seat cannot be given to another device.
host-not-oneself = You cannot remove yourself. Leave the table instead.
no-such-seat = This seat does not exist: the game has seats 1 to { $seats }.
no-such-person = No person at this table has that number.
no-such-code = No table has this code. Check it, or ask for it again.
too-many-codes = Too many wrong codes from your address. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, then try again.
seat-taken = This seat is taken. Choose an open seat.
seat-of-removed = The player of this seat was removed. A bot plays here until the game is over.
seated-already = You already have a seat.
no-seat-to-close = This game needs all its seats: you cannot remove one. Add a bot instead.
start-seats-free = This game needs { $seats ->
    [one] one more player
   *[other] { $seats } more players
  }. Wait for players, or add a bot to each open seat.
start-not-all = The next game is waiting for { $players }. Wait, or replace them with a bot.
time-added-enough = { $minutes } minutes have been added to this turn, which is the limit.
time-for-others = Only your own clock is running: you can add time for other players only.
bad-time-control = This clock setting is not allowed. Choose from five seconds to thirty days.
paused = The game is paused. Resume it first.
not-paused = The game is not paused.
not-absent = This player is not absent yet: a player has one minute to come back.
time-not-up = This game gives hours or days to think, so a player may be away. Wait until the time runs out.
nothing-to-claim = You cannot claim the win: your opponent is here, or has been away for less than a minute.
nothing-to-take-over = No bot is playing for you.
resign-together = You play together here, so you cannot resign. You can leave, or offer to stop the game with its score.
resign-many = With more than two sides you cannot resign. You can leave, and a bot plays in your place.
ticket-dead = Your seat was given to another player. Ask the host for a new link.
sent-away = The host removed you from this table.
rematch-not-over = A rematch can start after this game.
record-not-yet = The record reveals hidden information, so it is available after the game.

table-elsewhere = This table is moving to another server. Try again in a moment.

analysis-not-now = Analysis is available after the game, or when you practise alone.
solver-closed = The solver is disabled for this position while a game passes through it. Try again when that game is over.
analysis-too-far = This game has only { $moves } moves.
server-busy = The server is too busy for this now. Moves go first; try again in { $seconds } seconds.
no-worker = The server is busy with other analyses. Try again in a moment.
picture-not-over = The picture of a game is available after the game.
too-many-carried = Too many devices are being set up at this server right now. Try again in ten minutes.
no-such-carry = Unknown or expired code. A code works once, within ten minutes.
not-let-in = The host has not let you in yet. Ask for a seat, or wait for the answer.
choose-after-game = Choose the next game when this one is over.
vote-invited = You came to this table from the home page. The host chooses its next game, or the invited players vote.
invited-stay = You came to this table from the home page, so you cannot remove people who were invited to it.
asked-lately = You have just asked for a seat here. Wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }, or ask the host for the code of this table.
plan-begins-otherwise = The plan of an evening begins with the game of the table, { $game }.
nothing-to-guess = There is nothing to guess now. Wait for the next cards.
guess-without-seat = Only spectators guess along: you have a seat, so choose your own pairs.
guess-seen-late = You see this game one turn late, so you cannot guess along.
nothing-to-hand-over = Only a running game of one device and bots can continue on the server.
dealt-elsewhere = No verifiable shuffle was promised for this game, so a player may know every card. Take a seat in the next game.
