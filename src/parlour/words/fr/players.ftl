# La force d’un bot, du plus doux au plus fort.
bot-strength-0 = novice
bot-strength-1 = facile
bot-strength-2 = abordable
bot-strength-3 = coriace
bot-strength-4 = redoutable
bot-strength-5 = la crème de la maison
bot-weaker = Un peu moins fort : { $name }
bot-stronger = Un peu plus fort : { $name }
