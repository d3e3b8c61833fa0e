# What the server prints for its operator: where it listens, where its tables are stored, backups.

docs-not-built = The documentation is not built on this server. Build it with: scripts/docs
client-not-built = The browser client has not been built: run scripts/serve, which builds it.
serving = Parlour is open at { $address }
serving-operator = Operator’s page, for you alone: { $address }
serving-lan = Anyone on your local network can join. Scan this with a phone:
bad-base-path = “{ $path }” is not a valid path. Write it as /games, with letters, digits and . _ ~ - between slashes.
address-taken = Cannot listen on { $address }: { $why }. Choose another port with --port.
data-unusable = Cannot store tables in { $folder }: { $why }. Choose another folder with --data.
data-damaged = Cannot read the tables in { $folder }: tables.sqlite is damaged or is not a database. Restore a backup: parlour restore FILE --over
data-read-only = Cannot write to { $folder }. Check who owns the folder and its permissions.
data-full = Cannot write to { $folder }: the disk is full or failing.
data-foreign = The database in { $folder } was not made by Parlour; it was not changed. Choose another folder with --data.
data-in-use = Another server is using { $folder }. Stop it first, or choose another folder with --data.
storage-foreign = This database was not made by Parlour.
storage-other-version = This data has format { $version }, but this Parlour reads format { $known }.
storage-stop-servers = Servers of an earlier version still run on this database, whose logs this version rewrites. Stop them, wait 30 seconds, then start again.
database-kind = A database address begins with postgresql://, as in postgresql://USER:PASSWORD@HOST/NAME.
traces-need-extra = Traces need OpenTelemetry. Run `pip install "parlour[traces]"`.
database-needs-extra = PostgreSQL needs psycopg. Run `pip install "parlour[postgres]"`.
database-unusable = Cannot store tables in { $database }: { $why }
backup-there = { $file } already exists. Choose another name.
backup-damaged = { $file } is damaged, or is not a Parlour backup.
backup-without-log = { $file } contains no tables: it is a copy of tables.sqlite without tables.sqlite-wal, where a running server keeps recent changes. Copy with parlour backup instead.
restore-plain-copy = { $file } is a copy of tables.sqlite, not a backup. If a server was running, its recent changes in tables.sqlite-wal are missing. Copy with parlour backup instead.
backup-done = { $tables ->
    [one] { $tables } table saved to { $file }.
   *[other] { $tables } tables saved to { $file }.
  }
restore-there = { $folder } already contains tables. Use --over to replace them; the old data is kept in a backup folder.
restore-done = { $tables ->
    [one] { $tables } table restored to { $folder }.
   *[other] { $tables } tables restored to { $folder }.
  }
tables-closed = Table { $table } is closed.
tables-deleted = Table { $table } is deleted.
tables-notice = The notice is on its way to all tables.
tables-banned = { $address } is banned for { $time }.
tables-unbanned = { $address } is no longer banned.
migrate-not-empty = There are tables in this database already: choose an empty one.
migrate-differs = Table { $table } is not the same in the database. Nothing in the data folder was changed.
migrate-done = { $tables ->
    [one] { $tables } table is copied to { $database } and checked.
   *[other] { $tables } tables are copied to { $database } and checked.
  }
