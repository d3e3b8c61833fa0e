# Les bots. Leurs noms sont courts, et les mêmes dans toutes les langues.

bot-names = Juno Wanda Otto Nils Mila Ulla Hugo Vera Emil Cleo Lola Sven Arno Ines Dario Selma Kuno Greta Zora Ruben Tilda Flora Bruno Xenia Pia Yuri Edgar
