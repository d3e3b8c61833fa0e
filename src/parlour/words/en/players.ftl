# How strong a bot is, from the gentlest on.
bot-strength-0 = just learning
bot-strength-1 = gentle
bot-strength-2 = a fair match
bot-strength-3 = strong
bot-strength-4 = very strong
bot-strength-5 = the best of the house
bot-weaker = A little weaker: { $name }
bot-stronger = A little stronger: { $name }
