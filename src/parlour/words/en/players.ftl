# Bots. Their names are short, and not those that guests are likely to bring; more of them than any table has seats. The
# gentlest come first: a name belongs to a strength on a game's scale.

bot-names = Juno Wanda Otto Nils Mila Ulla Hugo Vera Emil Cleo Lola Sven Arno Ines Dario Selma Kuno Greta Zora Ruben Tilda Flora Bruno Xenia Pia Yuri Edgar

player-not-counted = The player “{ $player }” counts no nodes in this game: give it seconds (@0.2s), or no budget.
unknown-player = There is no player “{ $player }” for this game; there are { $players }.

# How strong a bot is, from the gentlest on.
bot-strength-0 = just learning
bot-strength-1 = gentle
bot-strength-2 = a fair match
bot-strength-3 = strong
bot-strength-4 = very strong
bot-strength-5 = the best of the house
bot-weaker = A little weaker: { $name }
bot-stronger = A little stronger: { $name }
