# The page of a player who comes back: notifications, people, progress.

# Notifications
client-calls = Notifications
client-calls-here = Notify this device while Parlour is closed
client-calls-impossible = This browser cannot be notified. On an iPhone or iPad, add Parlour to the home screen first.
client-calls-other = Mail address, or a webhook below { $origins }
client-calls-mail = Mail address
client-calls-webhook = Webhook below { $origins }
client-calls-add = Add
client-calls-drop = Remove
client-calls-unconfirmed = not confirmed
client-calls-code = Code from the mail
client-calls-confirm = Confirm
client-calls-of = Notify me of
client-calls-turn = My turn in games with days to think
client-calls-invitation = Invitations, and guests at my table
client-calls-rematch = A wish for another game
client-calls-wish = Someone who looks for an opponent in a game I chose
client-calls-puzzle = The puzzle of the day
client-calls-quiet-from = Quiet from
client-calls-quiet-to = until
client-calls-quiet-none = never
client-calls-sign-out = Sign out my other devices
client-calls-sign-out-more = For a lost device: it can no longer open your profile and gets no notifications. Your seats there are separate.
client-calls-signed-out = Your other devices are signed out.
