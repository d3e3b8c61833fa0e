# What a notification says on a device whose page is closed, or in a mail.

notification-turn = Your turn: { $game }
notification-turn-more = With { $others }.
notification-reminder = Your time runs out soon: { $game }
notification-reminder-more = With { $others }.
notification-left = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [one] 1 minute left.
           *[other] { $minutes } minutes left.
        }
        [one] 1 hour left.
       *[other] { $hours } hours left.
    }
    [one] 1 day, { $hours } h left.
   *[other] { $days } days, { $hours } h left.
}
notification-flagged-lost = Time is up: { $game }
notification-flagged-lost-more = Your time ran out, so { $others } won. Have a look, or ask for another game.
notification-flagged-won = You won: { $game }
notification-flagged-won-more = The time of { $others } ran out.
notification-won = You won: { $game }
notification-won-more = The game with { $others } is over.
notification-lost = Game over: { $game }
notification-lost-more = { $others } won. Have a look, or ask for another game.
notification-ended = Game over: { $game }
notification-ended-more = The game with { $others } is over.
notification-rematch = Another game of { $game }?
notification-rematch-more = { $others } would like to play again.
notification-arrival = { $others } is at your table
notification-arrival-more = { $game } can begin.
notification-puzzle = The puzzle of the day
notification-puzzle-more = { $game }
notification-test = Notifications work
notification-test-more = Parlour reaches this device.
notification-confirm = Your code for Parlour
notification-confirm-more = Type this code in Parlour’s settings: { $code }. If you did not ask for it, ignore this mail.
