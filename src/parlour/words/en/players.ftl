# How strong a bot is, from the easiest on.
bot-strength-0 = beginner
bot-strength-1 = easy
bot-strength-2 = medium
bot-strength-3 = strong
bot-strength-4 = very strong
bot-strength-5 = expert
bot-weaker = Level below: { $name }
bot-stronger = Next level: { $name }
