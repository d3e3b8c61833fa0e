# Bots. Their names are short, and not those that guests are likely to bring; more of them than any table has seats.

bot-names = Juno Otto Mila Hugo Vera Emil Lola Arno Ines Kuno Zora Ruben Tilda Bruno Pia Edgar

player-not-counted = The player “{ $player }” counts no nodes in this game: give it seconds (@0.2s), or no budget.
unknown-player = There is no player “{ $player }” for this game; there are { $players }.
