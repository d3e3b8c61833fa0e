# What the server says: refusals at the door and at the table.

bot-on-sheet = { $name }, bot of level { $level }
substitute-on-sheet = { $name }, later a substitute of level { $level }
substitute-for-a-time-on-sheet = { $name }, for a time a substitute of level { $level }
then-on-sheet = { $first }, then { $then }

wrong-seats = This game has { $seats } seats; { $wished } filled in does not fit.
no-such-level = Give each bot a level from { $lowest } to { $levels }, and nobody else one.
one-device-hidden = This game has hidden cards, so one device cannot hold two seats: invite somebody or choose a bot.
unknown-table = There is no such table. Check the link.
unknown-page = There is no such page.
wrong-method = { $method } is not how to ask for this.
table-other-rules = This table was begun with edition { $rules } of the rules of { $game }, which is not here any more.
invitation-needed = This table is by invitation: open the link that you were sent.
invitation-spent = Somebody has sat down with this invitation already.
wrong-invitation = This invitation is not for this table. Check the link.
no-free-seat = No seat is free here any more; you can watch.
wrong-ticket = You have no place at this table with this ticket: your seat was handed out again, or the host has sent you away.
bystander = You are watching: only those who sit at the table can do this.
foreign-origin = This request comes from a page of another site, so it was not carried out.
hello-first = The first message on a socket must be “hello”.
hello-once = You have said “hello” already.
only-the-clock = Nobody but the clock says so, when the time is up.
stale = The table has changed since: look again and choose anew.
server-mistake = Something went wrong here, and the mistake is ours. Nothing of yours was lost; please try again.
log-damaged = The log of this table cannot be read: it is damaged, or was written by a newer Parlour.
id-used = This was sent with the id of another request, so it was not carried out.
unknown-host = This server does not go by the name { $host }. Whoever runs it can allow it: parlour serve --allow-host { $host }
too-fast = That was too much at once: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }, then try again.
too-many-sockets = More than { $sockets } tables are open from your address: close one of them first.
too-slow = Nothing came for { $seconds } seconds, so this was given up.
chosen-often = You have chosen { $most } times now: what you chose last stands until the next turn.
log-full = So much has happened at this table that nothing more can be written down but what ends the game: set a new table.
table-crowded = Too many people have come to this table already.
not-stored = This could not be saved, so it did not happen. Please try again.
not-read = The tables cannot be read at the moment. Please try again soon.

no-talk = Nobody talks at this table.
talk-closed = Nobody talks while others choose: keep it for the reveal.
nothing-said = Say at least a word.
muted = The host has muted you, so nobody would hear this.
host-not-muted = You cannot mute yourself; you can keep silent.
nothing-to-explain = There is nothing of yours to explain now.
nothing-revealed = Nothing was revealed just now, so there is nothing to go on from.
nothing-to-skip = Nobody waits for that seat now, or a bot plays there.
late-nothing-hidden = Nothing is hidden in this game, so those who watch need not see it late.
screen-has-no-seat = A screen for the room holds no seat: whoever plays comes with a device of their own.
table-closed = The host has closed this table to strangers: ask somebody there for its code.
already-asked = There is an open question already: wait for the answer.
nothing-asked = Nobody has asked anything.
not-yours-to-answer = You need not answer this: the others do.
nothing-to-consider = In this game there is nothing to try out before a move.
look-too-far = There is no move { $ply }: the last one is { $last }.
not-started = The game has not started yet.
being-shuffled = The cards are being shuffled; the game starts in a moment.
shuffle-other-part = This is not the part in the shuffle that was brought under seal.
not-gathering = This can be changed before a game starts, not in the middle of one.
host-only = Only the host of the table can do this.
host-not-oneself = You cannot send yourself away; you can leave.
no-such-seat = There is no such seat: this game has { $seats }.
no-such-person = Nobody at this table has that number.
no-such-code = No table has this code. Check it, or ask whoever sent it.
too-many-codes = Too many wrong codes came from your address: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }, then try again.
seat-taken = This seat is taken.
seated-already = You have a seat already.
no-seat-to-close = This game cannot be played with one seat less.
start-seats-free = { $seats ->
    [one] One seat is still free: wait for somebody, seat a bot there, or close the seat.
   *[other] { $seats } seats are still free: wait for somebody, seat bots there, or close the seats.
  }
start-not-all = Another game waits for { $players }: wait, or put a bot on that seat.
time-added-enough = { $minutes } minutes have been added to this turn; that is enough.
time-for-others = Time is given to others: only your own clock runs now.
bad-time-control = This is not a time that can be set here: at least five seconds, at most thirty days.
paused = The game is paused: let it go on first.
not-paused = The game is not paused.
not-absent = Whoever sits there is not absent: they have a minute to come back.
nothing-to-claim = There is nothing to claim: your opponent is here, or has been away for less than a minute.
nothing-to-take-over = No substitute plays for you.
resign-together = You play together here: nobody can resign. You can leave, or agree to end the game with its score.
resign-many = With more than two sides nobody resigns for the others: you can leave, and a substitute plays on.
ticket-dead = This seat was handed out again, so this ticket is worth nothing any more.
sent-away = The host has sent you away from this table.
rematch-not-over = A rematch can begin when this game is over.
record-not-yet = The record tells everything, so it is given out when the game is over.

table-elsewhere = This table is moving to another server. Try again in a moment.

analysis-not-now = A game can be analysed when it is finished, or when you practise without another person.
solver-closed = Somebody plays this game now, here or a few moves before, and has chosen that the solver is closed meanwhile.
analysis-too-far = This game has only { $moves } moves.
no-worker = Too many questions are waiting for an answer; try again in a moment.
picture-not-over = The picture of a game is drawn when it is over.
no-such-carry = Nothing lies here under this code: it works once, for some minutes.
