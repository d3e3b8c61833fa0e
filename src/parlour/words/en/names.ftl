# What bots are called. The names are short, and not those that guests are likely to bring; more of them than any table has
# seats. The easiest come first: a name belongs to a strength on a game's scale. The browser has them from the server.

bot-names = Juno Wanda Otto Nils Mila Ulla Hugo Vera Emil Cleo Lola Sven Arno Ines Dario Selma Kuno Greta Zora Ruben Tilda Flora Bruno Xenia Pia Yuri Edgar
