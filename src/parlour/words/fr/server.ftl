# Ce que dit le serveur : les refus à la porte et à la table.

bot-on-sheet = { $name }, bot de niveau { $level }
substitute-on-sheet = { $name }, puis un remplaçant de niveau { $level }
substitute-for-a-time-on-sheet = { $name }, un temps remplacé par un bot de niveau { $level }
by-link-on-sheet = { $name }, place transmise par un nouveau lien
then-on-sheet = { $first }, puis { $then }

wrong-seats = { $wished } places indiquées, mais ce jeu en a { $seats }.
no-such-level = Donnez à chaque bot un niveau de { $lowest } à { $levels }. Les autres places n’ont pas de niveau.
one-device-hidden = Ce jeu a des cartes cachées : un seul appareil ne peut pas tenir deux places. Invitez un joueur ou choisissez un bot.
unknown-table = Cette table n’existe pas. Vérifiez le lien.
unknown-page = Cette page n’existe pas. Vérifiez l’adresse.
wrong-method = { $method } n’est pas permis ici. Voyez la bonne méthode dans la description de l’API.
table-other-rules = Cette table utilise la version { $rules } des règles ({ $game }), que ce serveur n’a plus. Créez une nouvelle table.
invitation-needed = Cette table est sur invitation : ouvrez le lien qu’on vous a envoyé.
invitation-spent = Cette invitation a déjà servi. Demandez un nouveau lien à l’hôte.
wrong-invitation = Cette invitation n’est pas pour cette table. Vérifiez le lien.
no-free-seat = Toutes les places sont prises. Vous pouvez regarder.
wrong-ticket = Votre place a été donnée à un autre joueur, ou l’hôte a mis fin à votre accès. Demandez-lui un nouveau lien.
bystander = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
foreign-origin = Cette demande vient d’un autre site ; elle n’a pas été exécutée. Ouvrez Parlour et réessayez.
hello-first = Le premier message d’une connexion doit être « hello ».
hello-once = « hello » a déjà été envoyé sur cette connexion.
only-the-clock = Seul le serveur peut terminer une partie au temps.
stale = La table a changé. Regardez de nouveau, puis choisissez.
not-stored = L’enregistrement a échoué : rien n’a changé. Réessayez.
not-read = Les tables sont illisibles pour le moment. Réessayez bientôt.
server-mistake = Erreur du serveur. Vous n’avez rien perdu ; réessayez.
log-damaged = Le journal de cette table est abîmé, ou écrit par une version plus récente de Parlour. Adressez-vous à l’exploitant du serveur.
id-used = Cet identifiant est celui d’une autre demande ; rien n’a été fait. Renvoyez la vôtre avec un nouvel identifiant.
unknown-host = Ce serveur ne répond pas au nom { $host }. Son exploitant peut l’autoriser : parlour serve --allow-host { $host }
too-fast = Trop de demandes. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, puis réessayez.
too-many-sockets = Plus de { $sockets } tables sont ouvertes depuis votre adresse. Fermez-en une d’abord.
too-slow = Aucune donnée reçue pendant { $seconds } secondes : la demande a été annulée. Réessayez.
chosen-often = Vous avez changé de choix { $most } fois, la limite pour un tour. Votre dernier choix compte.
log-full = Cette table a atteint sa taille maximale. Terminez la partie, puis créez une nouvelle table.
table-crowded = Cette table est pleine : trop de personnes l’ont rejointe. Créez une nouvelle table.

no-talk = Cette table n’a pas de tchat.
talk-closed = Le tchat est fermé pendant que les joueurs choisissent. Attendez la révélation.
nothing-said = Le message est vide. Écrivez au moins un mot.
already-asked = Une autre demande est en cours. Attendez la réponse.
nothing-asked = Aucune demande n’attend de réponse.
not-yours-to-answer = Cette demande s’adresse aux autres joueurs.
nothing-to-consider = Ce jeu n’a pas d’aperçu des coups.
look-too-far = Le coup { $ply } n’existe pas : le dernier est le { $last }.
not-started = La partie n’a pas encore commencé.
being-shuffled = Les cartes sont en train d’être mélangées ; la partie commence dans un instant.
shuffle-other-part = Ce n’est pas la contribution au mélange dont vous aviez déposé l’empreinte.
not-gathering = Cela ne se change qu’avant la partie.
host-only = Seul l’hôte peut faire cela. Demandez-lui.
stranger-seat = Vous vous êtes rencontrés par hasard : cette place n’appartient qu’à son joueur, et aucun nouveau lien n’est créé pour elle.
stranger-plays = Vous vous êtes rencontrés par hasard : impossible d’exclure votre adversaire pendant la partie. Vous pouvez le rendre muet, le signaler ou partir.
seat-holder-here = { $player } est là, ou l’était il y a moins d’une minute : sa place ne peut pas passer à un autre appareil.
host-not-oneself = Vous ne pouvez pas vous exclure. Quittez plutôt la table.
no-such-seat = Cette place n’existe pas : le jeu a les places 1 à { $seats }.
no-such-person = Aucune personne à cette table ne porte ce numéro.
no-such-code = Aucune table n’a ce code. Vérifiez-le, ou redemandez-le.
too-many-codes = Trop de codes erronés depuis votre adresse. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, puis réessayez.
seat-taken = Cette place est prise. Choisissez une place libre.
seat-of-removed = La personne assise ici a été exclue : un bot joue à sa place jusqu’à la fin de la partie.
seated-already = Vous avez déjà une place.
no-seat-to-close = Ce jeu a besoin de toutes ses places : vous ne pouvez pas en supprimer. Ajoutez plutôt un bot.
start-seats-free = Il manque { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  } pour cette partie. Attendez, ou placez un bot à chaque place libre.
start-not-all = Joueurs attendus pour la partie suivante : { $players }. Attendez, ou remplacez-les par un bot.
time-added-enough = { $minutes } minutes ont été ajoutées à ce tour : c’est la limite.
time-for-others = Seul votre chrono tourne : vous ne pouvez ajouter du temps qu’aux autres joueurs.
bad-time-control = Ce réglage du chrono n’est pas permis. Choisissez de cinq secondes à trente jours.
paused = La partie est en pause. Reprenez-la d’abord.
not-paused = La partie n’est pas en pause.
not-absent = Ce joueur n’est pas encore absent : il a une minute pour revenir.
time-not-up = Cette partie laisse des heures ou des jours de réflexion : un joueur peut donc s’absenter. Attendez que son temps soit écoulé.
nothing-to-claim = Vous ne pouvez pas demander la victoire : votre adversaire est là, ou absent depuis moins d’une minute.
nothing-to-take-over = Aucun bot ne joue pour vous.
resign-together = Ici, vous jouez ensemble : on ne peut pas abandonner. Vous pouvez quitter la table, ou proposer l’arrêt avec le score actuel.
resign-many = À plus de deux camps, on ne peut pas abandonner. Vous pouvez quitter la table : un bot jouera à votre place.
ticket-dead = Votre place a été donnée à un autre joueur. Demandez un nouveau lien à l’hôte.
sent-away = L’hôte a mis fin à votre accès à cette table.
rematch-not-over = La revanche peut commencer après cette partie.
record-not-yet = La feuille de partie révèle des informations cachées : elle est disponible après la partie.

table-elsewhere = Cette table passe à un autre serveur. Réessayez dans un instant.

analysis-not-now = L’analyse est disponible après la partie, ou quand vous vous exercez seul.
solver-closed = Le solveur est désactivé pour cette position pendant une partie qui y passe. Réessayez quand elle sera finie.
analysis-too-far = Cette partie n’a que { $moves } coups.
server-busy = Le serveur est trop occupé pour cela en ce moment. Les coups passent d’abord ; réessayez dans { $seconds } secondes.
no-worker = Le serveur est occupé par d’autres analyses. Réessayez dans un instant.
muted = L’hôte vous a coupé la parole : vos messages ne sont pas affichés.
host-not-muted = Vous ne pouvez pas vous couper la parole.
nothing-to-explain = Vous n’avez rien à expliquer maintenant. Attendez que vos paires soient dévoilées.
nothing-revealed = Rien ne vient d’être dévoilé : il n’y a pas encore d’étape suivante.
nothing-to-skip = La partie n’attend pas cette place, ou un bot y joue.
late-nothing-hidden = Rien n’est caché dans ce jeu : le retard pour les spectateurs est inutile.
screen-has-no-seat = Un écran commun n’a pas de place. Chaque joueur rejoint la table avec son téléphone.
table-shut = L’exploitant de ce serveur a fermé cette table.
banned = L’exploitant de ce serveur a bloqué votre appareil ou votre adresse réseau pour un certain temps.
table-closed = L’hôte a fermé cette table aux nouveaux venus. Demandez son code à un joueur.
picture-not-over = L’image d’une partie est disponible après la partie.
too-many-carried = Trop d’appareils sont en cours de transfert sur ce serveur. Réessayez dans dix minutes.
no-such-carry = Code inconnu ou expiré. Un code sert une seule fois, dans les dix minutes.
not-let-in = L’hôte ne vous a pas encore admis. Demandez une place, ou attendez la réponse.
choose-after-game = Choisissez le jeu suivant quand cette partie sera finie.
vote-invited = Vous êtes venu à cette table par l’accueil : l’hôte choisit le jeu suivant, ou les joueurs invités votent.
invited-stay = Vous êtes venu à cette table par l’accueil : vous ne pouvez pas en exclure les personnes invitées.
asked-lately = Vous venez de demander une place ici. Attendez { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }, ou demandez à l’hôte le code de cette table.
plan-begins-otherwise = Le programme d’une soirée commence par le jeu de la table, { $game }.
nothing-to-guess = Il n’y a rien à deviner maintenant. Attendez les cartes suivantes.
guess-without-seat = Seuls les spectateurs devinent : vous avez une place, choisissez vos propres paires.
guess-seen-late = Vous voyez cette partie avec un tour de retard ; vous ne pouvez donc pas deviner.
nothing-to-hand-over = Seule une partie en cours entre un appareil et des bots peut continuer sur le serveur.
dealt-elsewhere = Aucun mélange vérifiable n’a été promis pour cette partie : un joueur peut connaître toutes les cartes. Prenez place pour la suivante.
