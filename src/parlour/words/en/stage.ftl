# At a table in the browser: seats, turns, clocks, the story, invitations, sharing.

# Seats
client-seat-title = { $title } ·{ " " }
client-shuffle-promised = The shuffle was promised before the deal, and is proved when the game is over:
client-shuffle-kept = The shuffle kept its promise.
client-shuffle-verify = Card by card, the record proves it to parlour verify:
client-shuffle-broken = The shuffle did not keep its promise.
client-shuffle-without = Without a part of their own: { $names }.
client-seat-plain = quick move
client-seat-plain-more = The machine was busy, so this move was a quick one and not of the bot’s level.
client-seat-bot-short = { $level ->
    [0] bot
   *[other] bot { $level }
}
client-seat-bot-called = { $level ->
    [0] { $name } (a beginner)
   *[other] { $name } (bot { $level })
}
client-seat-guest = Guest { $number }
client-you = you
client-here-yes = Here
client-here-no = Away
client-here-bot = Waiting
client-here-free = Waiting
client-to-move = To move
client-thinking = Thinking …
client-winner = Winner

# A table
client-table = Table
client-invited = You are invited to a table.
client-invited-with = At the table: { $players }
client-sit-down = Sit down
client-only-watch = Only watch
client-watching = You are watching.
client-seat-to-take = A seat is free at this table.
client-no-board = This client cannot draw { $game } yet.
client-turn-yours = Your turn.
client-turn-of = { $player } to move.
client-not-told-yet = How will it end?
client-turn-several-free = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
client-clock-soon = The clock starts in { $seconds } s
client-clock-soon-short = in { $seconds } s
client-clock-left-short = { $seconds } s
client-clock-left = { $seconds } s left
client-clock-long = { $time } left
client-clock-paused = Paused
client-clock-up = Time is up
client-clock-hurry = Ten seconds left.
client-turn-free = Waiting for somebody to sit down.
client-turn-everybody = Waiting for all.
client-turn-several = Waiting for { $players }.
client-turn-many = Waiting for { $count } of { $all }.
client-outcome-you-win = You win.
client-outcome-wins = { $number ->
    [one] { $players } wins.
   *[other] { $players } win.
}
client-outcome-drawn = A draw.
client-outcome-scored = The game is over.
client-line-connecting = Connecting …
client-line-open = Connected
client-line-waiting = Connection lost. Trying again; nothing is lost.
client-line-ended = Not connected
client-talk = Talk
client-talk-say = Say something
client-talk-send = Say
client-talk-said = { $player }: { $text }
client-talk-open = Talk about the pairs.
client-talk-closed = Nobody talks while pairs are chosen.
client-moves = Moves
client-moves-none = No move yet.
client-move-number = { $number }: { $sentence }
client-replay = Step through the game
client-step-first = To the start
client-step-back = One move back
client-step-on = One move on
client-step-last = To the present
client-step-at = { $ply } of { $last }
client-step-now = { $last ->
    [0] the start
    [one] 1 move
   *[other] { $last } moves
}
client-take-back = Take back
client-declined = The take-back was declined.
client-resign = Resign
client-rematch = Rematch
client-rematch-ready = The next game is laid out, sides swapped.
client-to-rematch = To the next game
client-record = Score sheet
client-analyse = Analyse
client-invite = Invite
client-invite-more = Whoever sits down with this link first has the seat.
client-invite-seat = Link for seat { $number }
client-copy = Copy
client-copied = The link is copied.

# The stage: what lies around the board at a table
client-players = Players
client-panels = Panels
client-panels-close = Close the panels
client-story = Story
client-seats = Seats
client-menu = Menu
client-settings = On this device
client-happened = What happened
client-missed = { $moves ->
    [one] One move was made while you were away.
   *[other] { $moves } moves were made while you were away.
}
client-missed-short = { $moves ->
    [one] One new move
   *[other] { $moves } new moves
}
client-skip-ahead = Tap the board to skip ahead.
client-looking-back = { $ply } of { $last }. Tap the board to return.
client-share = Share
client-confirm-move = Play { $move }?
client-confirm-yes = Play it
client-confirm-no = Another move
client-screen-on = Show it to the room
client-screen-off = An ordinary page

# An invitation
client-invited-minutes = { $players } · { $minutes }
client-invited-to = { $host ->
    [none] You are invited to { $game }.
   *[other] { $host } invites you to { $game }.
}
client-invited-full = Every seat is taken by now. You can watch, and ask for the seat of a bot or of somebody who is away; or play it yourself.
client-invited-full-go = Watch
client-invited-over = This game is over. You can look at it, or play one yourself.
client-invited-over-go = Look at it
client-invited-learn = Learn it in two minutes
client-invited-spent = You can still watch, ask for a new link, or play the game yourself.
client-preview-invited = You are invited to a table.

# Sharing a finished game
client-share-title = Share this game
client-share-link = The link
client-share-picture = A picture
client-share-animation = An animation
client-share-animation-alt = The whole game, move by move
