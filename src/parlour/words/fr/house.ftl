# Les phrases communes à tous les jeux. $player est un nom ; tout le reste est un fait du refus ou du coup.

game-over = La partie est terminée.
not-your-turn = Ce n’est pas à vous de jouer.
unknown-game = Aucun jeu ne s’appelle « { $game } » ; il y a { $games }.
unknown-option = Il n’y a pas d’option « { $option } » ici ; il y a { $options }.
bad-option-choice = « { $value } » n’est pas une valeur de { $option } : choisissez parmi { $values }.
bad-option-number = « { $value } » n’est pas une valeur de { $option } : choisissez un nombre entier de { $low } à { $high }.
bad-cell = « { $text } » n’est pas une case : écrivez une lettre et un chiffre, comme b3.
nothing-dealt = Ce jeu ne distribue rien : sa donne ne peut pas être « { $text } ».

outcome-resigned = { $player } abandonne.
outcome-flagged = { $player } a épuisé son temps.
outcome-forfeited = { $player } perd par forfait.
outcome-left = { $player } a quitté la partie.
outcome-agreed = Arrêtée d’un commun accord.
outcome-abandoned = Personne n’est revenu à cette table.

nothing-to-take-back = Vous n’avez aucun coup à reprendre.
cannot-take-back = Ce coup ne peut plus être repris : depuis, une carte a été piochée ou révélée, ou un choix secret a été fait.

record-too-long = Cette feuille de partie dépasse { $longest } caractères.
record-not-one = Ceci n’est pas une feuille de partie : la première ligne doit être « { $first } ».
record-bad-line = La ligne { $line } de la feuille de partie est illisible : « { $text } ».
record-lacks = Il manque à la feuille de partie une ligne « { $header }: … ».
record-other-rules = Cette partie suit l’édition { $rules } des règles ; ici, c’est l’édition { $known }.
record-options = La feuille de partie doit indiquer toutes les options du jeu : { $options }.
record-seats = La feuille de partie nomme { $named } places, mais ce jeu en a { $seats }.
record-move = Le coup { $number }, « { $text } », n’est pas jouable.
record-bad-end = « { $end } » ne dit pas comment cette partie s’est terminée.
record-result = La feuille indique « { $result } », mais ses coups donnent « { $expected } ».

message-too-large = Ce message dépasse { $largest } octets.
garbled = Ce message est incompréhensible (à « { $where } »).
