# Bots. Their names are short, and not those that guests are likely to bring; more of them than any table has seats.

bot-names = Juno Otto Mila Hugo Vera Emil Lola Arno Ines Kuno Zora Ruben Tilda Bruno Pia Edgar

unknown-player = There is no player “{ $player }” for this game; there are { $players }.
