# Les pages que l’on ouvre rarement : à propos, sur cet appareil, réglages, ce qui est conservé.

# À propos
client-about-title = À propos de Parlour
client-about-what = Parlour permet de jouer à cinq jeux rares dans un navigateur ou un terminal. Un seul moteur de règles vérifie chaque coup, fait jouer les bots et alimente les solveurs.
client-about-guests-title = Joueurs et places
client-about-guests = Sans inscription. Un seul lien invite tout le monde ; une place peut aussi avoir son propre lien. Ce navigateur conserve votre place : vous pouvez revenir après avoir fermé la page, perdu la connexion ou après un redémarrage du serveur.
client-about-fair-title = Ce que les autres voient
client-about-fair = Votre navigateur ne reçoit que ce que votre place a le droit de savoir. Les autres ne voient un coup qu’une fois enregistré.
client-about-solver = Le solveur est accessible à tous à une table d’entraînement. L’hôte peut le désactiver pour une partie en cours. Les parties finies peuvent toujours être analysées. Nous ne pouvons pas empêcher l’usage d’autres solveurs.
client-about-keys-title = Clavier
client-about-keys = Tab mène au plateau, les flèches s’y déplacent, Entrée joue et Échap annule un coup commencé. Hors du plateau, les flèches gauche et droite parcourent la partie.
client-about-makers-title = Auteurs des jeux
client-about-makers = Les jeux appartiennent à leurs auteurs ; les pages de règles sont rédigées par nous. Dualité et Grand Dual sont de Vincent Everaert, DuAlma est de Paschalis Antoniou, Duel of Law de Marty et Ron Hale-Evans, DUOS de Niklas Gestrin et Markus Tangring ; l’auteur de Duality nous est inconnu.
client-about-type-title = Caractères
client-about-type = Les titres sont composés en Fraunces, tout le reste en Figtree ; tous deux sont libres sous la SIL Open Font License 1.1.
client-about-pictures-title = Images
client-about-pictures = Les réactions et les images des cartes de DUOS sont les Noto Emoji de Google (licence Apache 2.0) ; quinze qui n’y figurent pas ont été dessinées pour Parlour dans le même esprit.
client-about-words-title = Mots
client-about-words = Les mots anglais de Duel of Law sont ceux de la liste ENABLE, qui est dans le domaine public ; les mots français viennent du dictionnaire Dicollecte (Mozilla Public License 2.0).
client-about-libraries-title = Bibliothèques
client-about-libraries = Cette page est faite avec Svelte (MIT), Project Fluent (licence Apache 2.0), uqr et noble-hashes (MIT). Le serveur est fait avec FastAPI, Starlette, Uvicorn, Pydantic, SQLAlchemy, NumPy, Numba et Pillow, sous licences MIT, BSD et MIT-CMU. Parlour lui-même est sous licence Apache 2.0.
client-about-docs = Documentation
client-about-licences = Tous les textes de licence

# Ce que cet appareil retient
client-yours = Mes données
client-yours-more = Parlour n’a pas de comptes. Ce qui suit n’est enregistré que dans ce navigateur.
client-in-progress = En cours
client-in-progress-none = Aucune partie en cours.
client-finished = Terminées
client-finished-none = Aucune partie terminée pour l’instant.
client-wins = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $of }{ $row ->
    [0] .
    [one] , dont la dernière.
   *[other] , dont les { $row } dernières d’affilée.
}
client-streak = { $days ->
    [one] { $days } jour avec un problème résolu. Résolvez-en un par jour pour une série.
   *[other] { $days } jours de suite avec un problème résolu.
}
client-solved-of = { $game } : { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
client-offline-title = Hors connexion
client-offline-kept = { $puzzles ->
    [0] Rien n’est encore enregistré pour un usage hors connexion. L’enregistrement commence quelques secondes après l’ouverture d’une page.
   *[other] Toutes les pages, les règles, { $lessons ->
        [one] { $lessons } leçon
       *[other] { $lessons } leçons
    } et { $puzzles } problèmes sont enregistrés ici et disponibles hors connexion : celui du jour et les suivants que vous n’avez pas résolus. Les tables, l’analyse des parties et le plateau du jour ont besoin du serveur.
}
client-offline-none = Cette page ne peut pas être enregistrée pour un usage hors connexion : cela ne fonctionne qu’aux adresses https et sur la machine du serveur.
client-carry = Transférer vers un autre appareil
client-carry-more = Un lien ou un code copie vos parties, places, problèmes et réglages vers un autre navigateur. Toute personne qui l’obtient peut jouer à votre place : ne le communiquez à personne.
client-carry-code = Montrer un code
client-carry-code-is = Saisissez ce code sur l’autre appareil, à la page « Mes données ». Il sert une fois, dans les { $minutes } minutes.
client-carry-copy = Copier le lien
client-carry-copied = Lien copié. Ouvrez-le dans l’autre navigateur.
client-carry-paste = Ou saisissez un code, ou collez un lien, venant d’un autre appareil
client-carry-bring = Importer
client-carry-unknown = Ce n’est ni un lien ni un fichier de transfert de Parlour. Copiez le lien entier et réessayez.
client-carry-sure = Importer les données d’un autre navigateur ?
client-carry-sure-more = Ses parties et problèmes s’ajoutent aux vôtres ; votre nom et vos réglages sont remplacés.
client-export = Enregistrer dans un fichier
client-import = Importer un fichier
client-erase = Tout effacer
client-erase-sure = Effacer toutes les données de ce navigateur ?
client-erase-more = Vous perdez aussi vos places dans les parties en cours, sauf si vous les avez transférées.

# Les réglages
client-settings-title = Réglages
client-settings-more = Enregistrés dans ce navigateur.
client-theme = Thème
client-theme-auto = système
client-theme-light = clair
client-theme-dark = sombre
client-language = Langue
client-language-auto = langue du navigateur
client-coordinates-more = Lettres et chiffres au bord du plateau.
client-notation-more = Afficher les coups en notation, sous la phrase.
client-sound-more = Pour les coups, et à la fin d’une partie.
client-haptics-more = Sur les téléphones compatibles.

# Ce qui est conservé, et où
client-privacy = Confidentialité
client-privacy-server-title = Sur le serveur
client-privacy-server = Pour chaque table : le jeu et ses options, les noms saisis par les joueurs, les coups avec leur heure, le tchat et les signalements. Les places et les invitations n’y figurent que sous forme d’empreintes, inutilisables pour prendre une place. Il n’y a pas de compte. Si vous activez les notifications, le serveur garde aussi où il vous prévient, de quoi, et quelles places sont les vôtres, jusqu’à ce que vous les désactiviez ou les effaciez dans les réglages.
client-privacy-long-title = Combien de temps
client-privacy-long = Les données transférées par un code restent en mémoire dix minutes au plus. Les sauvegardes de l’exploitant peuvent durer plus longtemps.
client-privacy-delete-title = Comment l’effacer
client-privacy-delete = Vous pouvez effacer votre nom, vos messages, les raisons que vous avez données et vos signalements à toutes les tables que ce navigateur connaît. Les coups restent, car la partie est aussi celle des autres joueurs. Ce que vous avez écrit dans un coup, une loi par exemple, reste avec lui. Pour effacer une table entière, demandez à l’exploitant.
client-privacy-log = Votre adresse réseau et un numéro aléatoire de ce navigateur restent en mémoire pendant que vous êtes connecté et quelque temps après, pour partager équitablement le serveur et pour écarter les personnes qui se conduisent mal. L’adresse, ou une empreinte du numéro, n’est enregistrée que si l’exploitant la bloque, et jusqu’à la fin du blocage.
client-privacy-keep-talk = Tchat, raisons et signalements : { $span }.
client-privacy-keep-finished = Tables dont la dernière partie est terminée : { $span }.
client-privacy-keep-unfinished = Autres tables : { $span }.
client-privacy-days = { $days ->
    [one] { $days } jour après la dernière activité
   *[other] { $days } jours après la dernière activité
  }
client-privacy-for-ever = jusqu’à ce que l’exploitant les efface
client-privacy-erase = Effacer mon nom et mes textes
client-privacy-erase-sure = Effacer votre nom et vos textes ?
client-privacy-erase-more = Ils sont effacés du serveur, pour tous les joueurs, définitivement. Vous gardez vos places.
client-privacy-erased = { $tables ->
    [0] Il n’y a rien à effacer sur le serveur.
    [one] Effacé à { $tables } table.
   *[other] Effacé à { $tables } tables.
  }
client-privacy-not-erased = { $tables ->
    [one] { $tables } table n’a pas pu être jointe. Réessayez plus tard.
   *[other] { $tables } tables n’ont pas pu être jointes. Réessayez plus tard.
  }
client-privacy-device-title = Dans ce navigateur
client-privacy-device = Vos places, vos parties et leur résultat, les problèmes que vous avez résolus, votre nom et vos réglages. Vous pouvez les voir, les enregistrer, les transférer et les effacer.
client-privacy-cookie-title = Cookies
client-privacy-cookie = Aucun, sauf si vous choisissez une langue : un cookie retient alors cette langue.

# The shuffle of a game, in the menu of a table and beside its result
client-shuffle-promised = Empreinte du mélange, publiée avant la donne et vérifiée après la partie :
client-shuffle-kept = Mélange vérifié : le paquet correspond à l’empreinte.
client-shuffle-verify = Pour vérifier carte par carte, lancez parlour verify sur la feuille de partie :
client-shuffle-unseen = Le paquet correspond à l’empreinte affichée maintenant. Cet appareil ne l’a pas vue avant la donne : comparez le code { $code } avec un joueur qui l’a vue.
client-shuffle-dropped = Contribution déposée mais absente du mélange : { $names }. Soit elle n’a pas été ouverte à temps, soit le serveur l’a écartée.
client-shuffle-old = Mélange fait par une ancienne version de Parlour : vérifiez la feuille de partie avec parlour verify.
client-shuffle-code = Code de ce mélange, à comparer avec un autre joueur :
client-shuffle-scan = Code QR : le code et l’empreinte de ce mélange
client-shuffle-broken = Vérification échouée : le paquet ne correspond pas à l’empreinte du mélange.
client-shuffle-without = N’ont pas participé au mélange : { $names }.

# Comment un jeu est imprimé.
print-form-title = Imprimer { $game }
print-form-about = Un PDF avec tout ce qu’il faut pour jouer sur une vraie table, à la bonne taille : imprimez à 100 %, découpez, jouez. La première page explique chaque élément. Quand les cartes ont un dos, une page d’essai montre s’il tombe juste.
print-form-paper = Papier
print-form-paper-a4 = A4
print-form-paper-letter = Lettre US
print-form-flip = Recto verso
print-form-flip-long = Bord long
print-form-flip-short = Bord court
print-form-flip-none = Rectos seulement
print-form-colours = Encre
print-form-colours-full = Toutes les couleurs
print-form-colours-light = Peu : fonds blancs
print-form-colours-black = Noir seulement
print-form-language = Langue
print-form-shift = Versos décalés sur la page d’essai ?
print-form-shift-right = Décaler les versos vers la droite (mm)
print-form-shift-down = Décaler les versos vers le bas (mm)
print-form-shift-help = Selon la page d’essai ; moins de 0 : vers la gauche ou le haut. Laissez 0 la première fois.
print-form-options = Avec vos options : { $options }
print-form-make = Faire le PDF
print-form-making = En cours. Cela prend quelques secondes.
print-form-ready = Les PDF de ce site sont prêts : chaque jeu avec ses options habituelles, en couleurs, recto verso sur le bord long.
print-form-save = Enregistrer le PDF
