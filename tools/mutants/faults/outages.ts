import type { Mutant } from '../mutant.ts'

/** Files, disks and databases that fail: what is refused, what goes on, what is said. */
export const OUTAGE_FAULTS: readonly Mutant[] = [
  {
    name: 'outage: a database that is away is answered like a fault of the shop',
    file: 'services/shop/src/rpc/dispatch.ts',
    find: `? toProblemAnswer(503, 'The shop is unavailable for a moment', { requestId })`,
    replace: `? toProblemAnswer(500, 'The shop is unavailable for a moment', { requestId })`,
  },
  {
    name: 'outage: a call that fails does not say when to come again',
    file: 'apps/server/src/api/rpc-route.ts',
    find: `if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))`,
    replace: '',
  },
  {
    name: 'outage: the checkout host does not say when to come again',
    file: 'services/checkout/src/unavailable.ts',
    find: `, 'retry-after': '5' }`,
    replace: ' }',
  },
  {
    name: 'outage: every request to the checkout host is a line in the log',
    file: 'services/checkout/src/unavailable.ts',
    find: '  if (isUnavailable(error)) return\n',
    replace: '',
  },
  {
    name: 'outage: every visit that is not counted is a line in the log',
    file: 'apps/server/src/visits/visit-routes.ts',
    find: '    isFailing = true\n',
    replace: '',
  },
  {
    name: 'outage: a page past its time is not shown while rendering it fails',
    file: 'apps/server/src/page-cache/page-cache.ts',
    find: 'return isOutdated ? null : store.keepLonger(key, now())',
    replace: 'return null',
  },
  {
    name: 'outage: a page that stood in for a failure is never replaced by a new one',
    file: 'apps/server/src/page-cache/page-entry.ts',
    find: 'return { ...kept, freshUntil: now + RETRY_MS, isStandIn: true }',
    replace:
      'return { ...kept, freshUntil: now + RETRY_MS, staleUntil: kept.errorUntil, isStandIn: true }',
  },
  {
    name: 'outage: an old page is shown for ever while rendering it fails',
    file: 'apps/server/src/page-cache/page-entry.ts',
    find: 'if (kept === undefined || now >= kept.errorUntil) return null',
    replace: 'if (kept === undefined) return null',
  },
  {
    name: 'readiness: a database that can only be read counts as ready',
    file: 'services/shop/src/health/database-health.ts',
    find: `await db.transaction((sql) => saveSetting(sql, 'heartbeat', String(now())))`,
    replace: '',
  },
  {
    name: 'readiness: a ledger of payments that cannot be written counts as ready',
    file: 'services/payment/src/open-provider.ts',
    find: '      ledger.proveWritable()\n',
    replace: '',
  },
  {
    name: 'readiness: every question writes to the disk',
    file: 'services/shop/src/health/database-health.ts',
    find: 'const PROOF_MS = 5_000',
    replace: 'const PROOF_MS = 0',
  },
  {
    name: 'readiness: an outage fills the log',
    file: 'services/shop/src/health/database-health.ts',
    find: `if (isNews) log({ level: 'error', message: fault })`,
    replace: `log({ level: 'error', message: fault })`,
  },
  {
    name: 'readiness: mails that are late take the instance out of rotation',
    file: 'apps/server/src/operations/shop-checks.ts',
    find: 'throw new DegradedError(late[queue])',
    replace: 'throw new Error(late[queue])',
  },
  {
    name: 'readiness: one address that refuses mails counts as a mail server that is away',
    file: 'services/shop/src/health/queue-health.ts',
    find: 'and created_at > (select coalesce(max(sent_at), 0) from mail)',
    replace: '',
  },
  {
    name: 'readiness: a full disk only degrades a shop that writes its orders there',
    file: 'apps/server/src/operations/disk-space.ts',
    find: 'throw isEssential && free < LEAST_BYTES ? new Error(text) : new DegradedError(text)',
    replace: 'throw new DegradedError(text)',
  },
  {
    name: 'damage: the shop goes on writing into a damaged database',
    file: 'services/shop/src/database/sqlite-database.ts',
    find: `if (damage !== null) throw new DatabaseError('unavailable', damage.message, damage)`,
    replace: '',
  },
  {
    name: 'damage: a database with overwritten pages is opened',
    file: 'services/shop/src/database/sqlite-file.ts',
    find: `return row?.quick_check === 'ok' ? null : damageOf(row?.quick_check ?? '')`,
    replace: 'return row === undefined ? damageOf("") : null',
  },
  {
    name: 'damage: an empty database file is taken for a new shop',
    file: 'services/shop/src/database/sqlite-file.ts',
    find: 'if (size === 0) {',
    replace: 'if (size === -1) {',
  },
  {
    name: 'damage: tables are added to the file of another program',
    file: 'services/shop/src/database/migrate.ts',
    find: 'await refuseForeignFile(db, sql)',
    replace: '',
  },
  {
    name: 'damage: an unreadable copy of the content stops the start',
    file: 'apps/server/src/content/copy-file.ts',
    find: `if (error.code !== 'ENOENT') onUnreadable(error.message)`,
    replace: `if (error.code !== 'ENOENT') throw error`,
  },
  {
    name: 'damage: a ledger of payments that is damaged is written to',
    file: 'services/payment/src/ledger/ledger-database.ts',
    find: 'refuseUnusable(database, path)\n    database.exec',
    replace: 'database.exec',
  },
  {
    name: 'data folder: a start on a full disk is not noticed',
    file: 'services/shop/src/database/data-folder.ts',
    find: 'const PROBE_BYTES = 64 * 1024',
    replace: 'const PROBE_BYTES = 0',
  },
  {
    name: 'data folder: two processes share one where PostgreSQL holds the orders',
    file: 'apps/server/src/services.ts',
    find: 'const folder = openDataFolder(config.dataDir)',
    replace:
      "const folder = config.databaseUrl === null ? openDataFolder(config.dataDir) : { path: config.dataDir, databasePath: '', release() {} }",
  },
  {
    name: 'data folder: other users of the machine can read what was there before',
    file: 'services/shop/src/database/data-folder.ts',
    find: 'closeToOthers(folder)\n',
    replace: '\n',
  },
  {
    name: 'data folder: other users of the machine can read what is written later',
    file: 'apps/server/src/run.ts',
    find: 'process.umask(PRIVATE_UMASK)',
    replace: '',
  },
  {
    name: 'data folder: a command leaves one open that other users can read',
    file: 'services/shop/src/database/private-files.ts',
    find: 'mode: FOLDER_MODE })\n  closeEntry(path)',
    replace: 'mode: FOLDER_MODE })',
  },
  {
    name: 'data folder: other users can read a database that a command created',
    file: 'apps/cli/src/with-database.ts',
    find: 'closeDatabaseFile(path)\n',
    replace: '\n',
  },
  {
    name: 'database: a connection that breaks inside a transaction ends the process',
    file: 'services/shop/src/database/postgres-database.ts',
    find: `pool.on('connect', (client) => client.on('error', () => {}))`,
    replace: '',
  },
  {
    name: 'backup: the copy of a damaged database counts as a backup',
    file: 'apps/cli/src/backup-command.ts',
    find: `if (found !== 'ok') throw damagedFile()`,
    replace: '',
  },
  {
    name: 'backup: other users can read what a failed one has copied',
    file: 'apps/cli/src/backup-command.ts',
    find: '    closeToOthers(target)\n',
    replace: '',
  },
]
