# Ce que dit le serveur : les refus à la porte et à la table.

bot-on-sheet = { $name }, bot de niveau { $level }
substitute-on-sheet = { $name }, puis un remplaçant de niveau { $level }
substitute-for-a-time-on-sheet = { $name }, un temps remplacé par un bot de niveau { $level }
then-on-sheet = { $first }, puis { $then }

wrong-seats = Ce jeu a { $seats } places ; en remplir { $wished } ne convient pas.
no-such-level = Donnez à chaque bot un niveau de { $lowest } à { $levels }, et à personne d’autre.
one-device-hidden = Ce jeu a des cartes cachées : un seul appareil ne peut pas tenir deux places. Invitez quelqu’un ou choisissez un bot.
unknown-table = Cette table n’existe pas. Vérifiez le lien.
unknown-page = Cette page n’existe pas.
wrong-method = Ceci ne se demande pas par { $method }.
table-other-rules = Cette table a été ouverte avec l’édition { $rules } des règles de { $game }, qui n’est plus là.
invitation-needed = Cette table est sur invitation : ouvrez le lien qu’on vous a envoyé.
invitation-spent = Quelqu’un s’est déjà assis avec cette invitation.
wrong-invitation = Cette invitation n’est pas pour cette table. Vérifiez le lien.
no-free-seat = Il n’y a plus de place libre ici ; vous pouvez regarder.
wrong-ticket = Ce ticket ne vous donne pas de place à cette table : la vôtre a été réattribuée, ou l’hôte vous a renvoyé.
bystander = Vous regardez : il faut être assis à la table pour faire cela.
foreign-origin = Cette demande vient d’une page d’un autre site ; elle n’a pas été exécutée.
hello-first = Le premier message d’une connexion doit être « hello ».
hello-once = Vous avez déjà dit « hello ».
only-the-clock = Seule la pendule peut le dire, quand le temps est écoulé.
stale = La table a changé entre-temps : regardez de nouveau, puis choisissez.
not-stored = L’enregistrement a échoué : rien n’a eu lieu. Veuillez réessayer.
not-read = Les tables sont illisibles pour le moment. Veuillez réessayer bientôt.
server-mistake = Quelque chose s’est mal passé ici, et la faute est à nous. Vous n’avez rien perdu ; veuillez réessayer.
log-damaged = Le journal de cette table est illisible : il est abîmé, ou écrit par un Parlour plus récent.
id-used = Ceci a été envoyé avec le numéro d’une autre demande ; rien n’a été fait.
unknown-host = Ce serveur ne s’appelle pas { $host }. Qui le fait tourner peut l’autoriser : parlour serve --allow-host { $host }
too-fast = C’était trop à la fois : attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, puis réessayez.
too-many-sockets = Plus de { $sockets } tables sont ouvertes depuis votre adresse : fermez-en une d’abord.
too-slow = Rien n’est arrivé pendant { $seconds } secondes : la demande a été abandonnée.
chosen-often = Vous avez déjà choisi { $most } fois : votre dernier choix vaut jusqu’au prochain tour.
log-full = Il s’est passé tant de choses à cette table que plus rien ne peut être noté, sauf ce qui termine la partie : ouvrez une nouvelle table.
table-crowded = Trop de monde est déjà venu à cette table.

no-talk = On ne parle pas à cette table.
talk-closed = On ne parle pas pendant que les autres choisissent : gardez-le pour la révélation.
nothing-said = Dites au moins un mot.
already-asked = Une question est déjà posée : attendez la réponse.
nothing-asked = Personne n’a rien demandé.
not-yours-to-answer = Ce n’est pas à vous de répondre, mais aux autres.
nothing-to-consider = Dans ce jeu, il n’y a rien à essayer avant de jouer.
look-too-far = Il n’y a pas de coup { $ply } : le dernier est le { $last }.
not-started = La partie n’a pas encore commencé.
being-shuffled = Les cartes sont en train d’être mélangées ; la partie commence dans un instant.
shuffle-other-part = Ce n’est pas la part du mélange qui avait été mise sous scellé.
not-gathering = Cela se change avant la partie, pas pendant.
host-only = Seul l’hôte de la table peut faire cela.
host-not-oneself = Vous ne pouvez pas vous renvoyer ; vous pouvez partir.
no-such-seat = Cette place n’existe pas : ce jeu en a { $seats }.
no-such-person = Personne à cette table ne porte ce numéro.
no-such-code = Aucune table n’a ce code. Vérifiez-le, ou demandez à qui vous l’a envoyé.
too-many-codes = Trop de codes erronés sont venus de votre adresse : attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, puis réessayez.
seat-taken = Cette place est prise.
seated-already = Vous avez déjà une place.
no-seat-to-close = Ce jeu ne peut pas se jouer avec une place de moins.
start-seats-free = { $seats ->
    [one] Il reste { $seats } place libre : attendez quelqu’un, mettez-y un bot ou fermez-la.
   *[other] Il reste { $seats } places libres : attendez quelqu’un, mettez-y des bots ou fermez-les.
  }
start-not-all = Une nouvelle partie attend { $players } : attendez, ou mettez un bot à cette place.
time-added-enough = { $minutes } minutes ont été ajoutées à ce tour ; cela suffit.
time-for-others = On donne du temps aux autres : seule votre horloge tourne maintenant.
bad-time-control = Ce temps ne peut pas être choisi ici : au moins cinq secondes, au plus trente jours.
paused = La partie est en pause : reprenez-la d’abord.
not-paused = La partie n’est pas en pause.
not-absent = Cette personne n’est pas absente : elle a une minute pour revenir.
nothing-to-claim = Il n’y a rien à réclamer : votre adversaire est là, ou absent depuis moins d’une minute.
nothing-to-take-over = Aucun remplaçant ne joue pour vous.
resign-together = Ici, vous jouez ensemble : personne ne peut abandonner. Vous pouvez partir, ou convenir d’arrêter la partie sur son score.
resign-many = À plus de deux camps, personne n’abandonne pour les autres : vous pouvez partir, et un remplaçant continue.
ticket-dead = Cette place a été réattribuée : ce ticket ne vaut plus rien.
sent-away = L’hôte vous a renvoyé de cette table.
rematch-not-over = La revanche peut commencer quand cette partie est terminée.
record-not-yet = La feuille de partie dit tout : elle n’est donnée qu’à la fin.

table-elsewhere = Cette table passe à un autre serveur. Réessayez dans un instant.

analysis-not-now = Une partie peut être analysée quand elle est finie, ou quand vous vous exercez sans personne d’autre.
solver-closed = Cette partie se joue en ce moment, ici ou quelques coups avant, et ses joueurs ont choisi que le solveur reste fermé.
analysis-too-far = Cette partie n’a que { $moves } coups.
no-worker = L’analyste est occupé ; réessayez dans un instant.
muted = L’hôte vous a coupé la parole : personne n’entendrait ceci.
host-not-muted = Vous ne pouvez pas vous couper la parole ; vous pouvez vous taire.
nothing-to-explain = Vous n’avez rien à expliquer maintenant.
nothing-revealed = Rien ne vient d’être révélé : il n’y a pas de suite à donner.
nothing-to-skip = On n’attend pas cette place, ou un bot y joue.
late-nothing-hidden = Rien n’est caché dans ce jeu : ceux qui regardent n’ont pas à le voir plus tard.
screen-has-no-seat = Un écran pour la pièce n’a pas de place : chaque joueur vient avec son propre appareil.
table-closed = L’hôte a fermé cette table aux inconnus : demandez-en le code à quelqu’un qui y est.
picture-not-over = L’image d’une partie est dessinée quand la partie est finie.
no-such-carry = Rien n’attend ici sous ce code : il sert une fois, pendant quelques minutes.
