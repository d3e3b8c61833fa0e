# Les bots. Leurs noms sont courts, et les mêmes dans toutes les langues.

bot-names = Juno Wanda Otto Nils Mila Ulla Hugo Vera Emil Cleo Lola Sven Arno Ines Dario Selma Kuno Greta Zora Ruben Tilda Flora Bruno Xenia Pia Yuri Edgar

unknown-player = Ce jeu n’a pas de joueur « { $player } » ; il y a { $players }.
player-not-counted = Dans ce jeu, le joueur « { $player } » ne compte pas ses nœuds : donnez-lui des secondes (@0.2s), ou pas de budget.

# La force d’un bot, du plus doux au plus fort.
bot-strength-0 = novice
bot-strength-1 = facile
bot-strength-2 = abordable
bot-strength-3 = coriace
bot-strength-4 = redoutable
bot-strength-5 = la crème de la maison
bot-weaker = Un peu moins fort : { $name }
bot-stronger = Un peu plus fort : { $name }
