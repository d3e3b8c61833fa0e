# Ce que le serveur dit à qui le lance : où il écoute, où ses tables sont gardées, les sauvegardes.

docs-not-built = La documentation n’est pas construite sur ce serveur. Pour la construire : scripts/docs
client-not-built = Le client du navigateur n’a pas été construit : lancez scripts/serve, qui le construit.
serving = Parlour est ouvert sur { $address }
serving-operator = Page de l’exploitant, pour vous seul : { $address }
serving-lan = Toute personne de votre réseau local peut entrer. Scannez ceci avec un téléphone :
bad-base-path = « { $path } » n’est pas un chemin valable. Écrivez-le comme /jeux, avec des lettres, des chiffres et . _ ~ - entre les barres.
address-taken = Impossible d’écouter sur { $address } : { $why }. Choisissez un autre port avec --port.
data-unusable = Impossible d’enregistrer des tables dans { $folder } : { $why }. Choisissez un autre dossier avec --data.
data-damaged = Les tables du dossier { $folder } sont illisibles : le fichier tables.sqlite est abîmé, ou n’est pas une base de données. Restaurez une sauvegarde : parlour restore FICHIER --over
data-read-only = Impossible d’écrire dans { $folder }. Vérifiez à qui appartient le dossier et ses droits d’accès.
data-full = Impossible d’écrire dans { $folder } : le disque est plein ou en panne.
data-foreign = La base de données du dossier { $folder } n’a pas été créée par Parlour ; elle n’a pas été modifiée. Choisissez un autre dossier avec --data.
data-in-use = Un autre serveur utilise { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
storage-foreign = Cette base de données n’a pas été créée par Parlour.
storage-other-version = Ces données sont au format { $version }, mais ce Parlour lit le format { $known }.
storage-stop-servers = Des serveurs d’une version antérieure tournent encore sur cette base, dont cette version réécrit les journaux. Arrêtez-les, attendez 30 secondes, puis recommencez.
database-kind = L’adresse d’une base de données commence par postgresql://, comme postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
traces-need-extra = Les traces demandent OpenTelemetry. Lancez `pip install "parlour[traces]"`.
database-needs-extra = PostgreSQL demande psycopg. Lancez `pip install "parlour[postgres]"`.
database-unusable = Impossible d’enregistrer des tables dans { $database } : { $why }
backup-there = Le fichier { $file } existe déjà. Choisissez un autre nom.
backup-damaged = { $file } est abîmé, ou n’est pas une sauvegarde de Parlour.
backup-without-log = { $file } ne contient aucune table : c’est une copie de tables.sqlite sans tables.sqlite-wal, où un serveur en marche écrit les changements récents. Copiez plutôt avec parlour backup.
restore-plain-copy = { $file } est une copie de tables.sqlite, pas une sauvegarde. Si un serveur tournait, ses changements récents (tables.sqlite-wal) manquent. Copiez plutôt avec parlour backup.
backup-done = { $tables ->
    [one] { $tables } table enregistrée dans { $file }.
   *[other] { $tables } tables enregistrées dans { $file }.
  }
restore-there = Le dossier { $folder } contient déjà des tables. Utilisez --over pour les remplacer ; les anciennes données sont conservées dans un dossier de sauvegarde.
restore-done = { $tables ->
    [one] { $tables } table restaurée dans { $folder }.
   *[other] { $tables } tables restaurées dans { $folder }.
  }
tables-closed = La table { $table } est fermée.
tables-deleted = La table { $table } est supprimée.
tables-notice = L’annonce part vers toutes les tables.
tables-banned = { $address } est bloquée pour { $time }.
tables-unbanned = { $address } n’est plus bloquée.
migrate-not-empty = Cette base contient déjà des tables : choisissez-en une vide.
migrate-differs = La table { $table } n’est pas identique dans la base. Rien n’a changé dans le dossier de données.
migrate-done = { $tables ->
    [one] { $tables } table est copiée vers { $database } et vérifiée.
   *[other] { $tables } tables sont copiées vers { $database } et vérifiées.
  }
