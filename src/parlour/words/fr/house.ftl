# Les phrases communes à tous les jeux. $player est un nom ; tout le reste est un fait du refus ou du coup.

game-over = La partie est terminée.
not-your-turn = Ce n’est pas à vous de jouer. Attendez les autres joueurs.
unknown-game = Jeu inconnu : « { $game } ». Choisissez parmi : { $games }.
game-no-folder = « { $source } » n’est pas un jeu : il n’y a là ni dossier avec un fichier __init__.py, ni fichier Python.
game-folder-name = « { $source } » ne peut pas être chargé sous le nom { $name }. Donnez un autre nom au dossier : des lettres, des chiffres et des tirets bas, et pas celui d’un jeu déjà présent.
game-name-taken = « { $source } » s’appelle { $game }, comme un jeu déjà présent. Changez NAME dans ses règles.
game-not-loaded = « { $source } » ne peut pas être chargé : { $why } ({ $place }).
game-failed = Le jeu { $game } a échoué dans { $function } ({ $place }) : { $why }.
game-endless = Le jeu { $game } a été arrêté : { $function } a pris plus de { $seconds } secondes ({ $place }).
game-leaks = { $game } n’est pas servi : il montrerait ce qui est caché. { $why } ({ $place }).
game-breaks-law = { $game } n’est pas servi : { $why } ({ $place }).
variant-name = { $game } (variante : { $title })
variant-not-allowed = La variante ne permet pas ce coup. { $about }
variant-not-in-lockstep = « { $variant } » déclare que les moteurs de son jeu restent valables, mais après { $ply } coups { $function } diffère du jeu. Retirez engines=True.
variant-of-other = « { $file } » modifie { $of }, et non { $game }.
variant-not-one = « { $file } » est un jeu, et non une variante.
record-needs-variant = Cette partie a été jouée avec la variante { $game } (empreinte { $mark }). Indiquez son fichier avec --game.
record-other-variant = Le fichier de la variante { $game } a changé depuis cette partie. Son empreinte, { $mark }, est devenue { $known }. Indiquez le fichier d’alors.
unknown-option = Option inconnue : « { $option } ». Choisissez parmi : { $options }.
bad-option-choice = { $option } : « { $value } » n’est pas une valeur valable. Choisissez parmi : { $values }.
bad-option-number = { $option } : « { $value } » n’est pas une valeur valable. Choisissez un nombre entier de { $low } à { $high }.
bad-cell = « { $text } » n’est pas une case : écrivez une lettre et un chiffre, comme b3.
nothing-dealt = Ce jeu ne distribue rien : sa donne ne peut pas être « { $text } ».

outcome-resigned = { $player } a abandonné.
outcome-flagged = { $player } a épuisé son temps.
outcome-forfeited = { $player } perd par forfait.
outcome-left = { $player } a quitté la partie.
outcome-agreed = Partie arrêtée d’un commun accord.
outcome-abandoned = Aucun joueur n’est revenu à cette table.

nothing-to-take-back = Vous n’avez aucun coup à annuler.
cannot-take-back = Ce coup ne peut plus être annulé : depuis, une carte a été piochée ou révélée, ou un choix secret a été fait.

record-too-long = Cette feuille de partie dépasse { $longest } caractères.
record-not-one = Ceci n’est pas une feuille de partie : la première ligne doit être « { $first } ».
record-bad-line = La ligne { $line } de la feuille de partie est illisible : « { $text } ».
record-lacks = Il manque à la feuille de partie une ligne « { $header }: … ».
record-other-rules = Cette feuille utilise la version { $rules } des règles ; ce Parlour connaît la version { $known }.
record-options = La feuille de partie doit indiquer toutes les options du jeu : { $options }.
record-seats = La feuille de partie nomme { $named } places, mais ce jeu en a { $seats }.
record-move = Le coup { $number }, « { $text } », n’est pas jouable.
record-bad-date = « { $date } » n’est pas une date. Écrivez-la comme 2026-11-15, ou « - » si elle n’est pas connue.
record-bad-end = « { $end } » n’est pas une fin valable pour cette partie.
record-result = La feuille indique « { $result } », mais ses coups donnent « { $expected } ».

message-too-large = Ce message dépasse { $largest } octets.
garbled = Message invalide : vérifiez le champ « { $where } ».
