# La force d’un bot, du plus doux au plus fort.
bot-strength-0 = débutant
bot-strength-1 = facile
bot-strength-2 = moyen
bot-strength-3 = fort
bot-strength-4 = très fort
bot-strength-5 = expert
bot-weaker = Niveau au-dessous : { $name }
bot-stronger = Niveau au-dessus : { $name }
