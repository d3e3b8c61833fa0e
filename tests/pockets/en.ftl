pockets-name = Pockets
pockets-tagline = A made-up game for the tests.
pockets-option-tricks = Tricks
pockets-flag = { $player } plants a flag { $where }.
pockets-trick = { $player } lays { $card } against { $other }.
pockets-own = { $player } changes what is laid.
pockets-most = Most tricks.
