# At a table in the browser: seats, turns, clocks, the story, invitations, sharing.

# Seats
client-seat-title = { $title } ·{ " " }
client-seat-plain = quick move
client-seat-plain-more = The server was busy, so the bot played this move below its usual level.
client-seat-bot-short = { $level ->
    [0] bot
   *[other] bot { $level }
}
client-seat-bot-called = { $level ->
    [0] { $name } (beginner)
   *[other] { $name } (bot { $level })
}
client-seat-guest = Guest { $number }
client-you = you
client-here-yes = Here
client-here-no = Away
client-here-bot = Bot
client-here-free = Open
client-to-move = To play
client-thinking = Thinking…
client-winner = Winner

# A table
client-table = Table
client-invited = You are invited to join a table.
client-invited-with = At the table: { $players }
client-sit-down = Sit down
client-only-watch = Watch
client-watching = You are a spectator.
client-seat-to-take = This table has an open seat.
client-no-board = This browser version has no board for { $game } yet.
client-turn-yours = Your turn.
client-turn-of = { $player } to play.
client-not-told-yet = How will it end?
client-turn-several-free = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
}
client-clock-soon = The clock starts in { $seconds } s
client-clock-soon-short = in { $seconds } s
client-clock-left-short = { $seconds } s
client-clock-left = { $seconds } s left
client-clock-long = { $time } left
client-clock-paused = Paused
client-clock-up = Time is up
client-clock-hurry = Ten seconds left.
client-turn-free = Waiting for a player to join.
client-turn-all = Waiting for all players.
client-turn-several = Waiting for { $players }.
client-turn-many = Waiting for { $count } of { $all } players.
client-outcome-you-win = You win.
client-outcome-wins = { $number ->
    [one] { $players } wins.
   *[other] { $players } win.
}
client-outcome-drawn = A draw.
client-outcome-scored = The game is over.
client-line-connecting = Connecting…
client-line-open = Connected
client-line-waiting = Connection lost. Reconnecting; your game is safe.
client-line-ended = Not connected
client-talk = Chat
client-talk-say = Write a message
client-talk-send = Send
client-talk-said = { $player }: { $text }
client-talk-open = You may talk about the pairs now.
client-talk-closed = The chat is closed while pairs are chosen.
client-moves = Moves
client-moves-none = No moves yet.
client-move-number = { $number }: { $sentence }
client-replay = Step through the game
client-step-first = To the start
client-step-back = One move back
client-step-on = One move forward
client-step-last = To the current position
client-step-at = { $ply } of { $last }
client-step-now = { $last ->
    [0] start
    [one] 1 move
   *[other] { $last } moves
}
client-take-back = Take back move
client-declined = The take-back was declined.
client-resign = Resign
client-rematch = Rematch
client-record = Save the record
client-analyse = Analysis
client-invite = Invite
client-invite-more = The first person who joins with this link gets the seat.
client-invite-seat = Link for seat { $number }
client-copy = Copy
client-copied = Link copied.

# The stage: what lies around the board at a table
client-players = Players
client-panels = Panels
client-panels-close = Close the panels
client-story = Moves
client-seats = Seats
client-menu = Menu
client-settings = Display and sound
client-happened = Replay last moves
client-played-for-you = Played for you while you were away: { $moves }
client-missed = { $moves ->
    [one] One move was played while you were away.
   *[other] { $moves } moves were played while you were away.
}
client-missed-short = { $moves ->
    [one] One new move
   *[other] { $moves } new moves
}
client-skip-ahead = Tap the board to skip ahead.
client-looking-back = Move { $ply } of { $last }. Tap the board to return.
client-share = Share
client-confirm-move = Play { $move }?
client-confirm-yes = Play it
client-confirm-no = Choose another
client-screen-on = Big-screen view
client-screen-off = Normal view

# An invitation
client-invited-minutes = { $players } · { $minutes }
client-invited-to = { $host ->
    [none] You are invited to play { $game }.
   *[other] { $host } invites you to play { $game }.
}
client-invited-full = All seats are taken. You can watch, ask for the seat of a bot or of an absent player, or start a game of your own.
client-invited-full-go = Watch
client-invited-over = This game is over. You can watch it, or start a game of your own.
client-invited-over-go = Watch it
client-invited-learn = Learn it in two minutes
client-invited-spent = This link has been used. You can watch, ask for a new link, or start a game of your own.
client-preview-invited = You are invited to join a table.

# Sharing a finished game
client-share-title = Share this game
client-share-link = Link
client-share-picture = Picture
client-share-animation = Animation
client-share-animation-alt = The whole game, move by move
client-shape-last = played last
client-shape-pressed = chosen
client-shape-open = can be chosen
