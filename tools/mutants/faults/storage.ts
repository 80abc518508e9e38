import type { Mutant } from '../mutant.ts'

/** What must not be lost or done twice: transactions, migrations, imports, mails and worker threads. */
export const STORAGE_FAULTS: readonly Mutant[] = [
  {
    name: 'database: a transaction is not tried again after a deadlock',
    file: 'services/shop/src/database/try-again.ts',
    find: 'const TRIES = 3',
    replace: 'const TRIES = 1',
  },
  {
    name: 'database: writes of a failed transaction are committed with its group',
    file: 'services/shop/src/database/group-commit.ts',
    find: "writer.exec('rollback to member')",
    replace: '',
  },
  {
    name: 'migrations: a migration edited after it was applied goes unnoticed',
    file: 'services/shop/src/database/migrate.ts',
    find: 'ours.sha256 !== done.sha256',
    replace: 'ours.name !== done.name',
  },
  {
    name: 'mail: a mail that is being sent can be taken by another process',
    file: 'services/shop/src/mail/mail-outbox.ts',
    find: 'set due_at = ${now + LEASE_MS}, attempts = attempts + 1',
    replace: 'set attempts = attempts + 1',
  },
  {
    name: 'mail: a sent mail keeps its recipient and its links in the outbox',
    file: 'services/shop/src/mail/mail-outbox.ts',
    find: "sent_at = ${now}, due_at = null, recipient = '', slots = '{}'",
    replace: 'sent_at = ${now}, due_at = null',
  },
  {
    name: 'import: a file with unreadable lines removes the products of these lines',
    file: 'services/shop/src/import/take-away.ts',
    find: "if (isFileBroken) return heldBack(vanished, 'lines that cannot be read may name them')",
    replace: '',
  },
  {
    name: 'import: a resumed run overwrites what it would be undone to',
    file: 'services/shop/src/import/import-before-storage.ts',
    find: "skipBy: ['run_id', 'entity_key']",
    replace: "overwriteBy: ['run_id', 'entity_key']",
  },
  {
    name: 'import: a new price leaves no history of the one before',
    file: 'services/shop/src/import/price-plan.ts',
    find: 'ended: endPrice(standing, now)',
    replace: 'ended: null',
  },
  {
    name: 'threads: calls to a worker that has died wait for their time limit',
    file: 'packages/thread/src/thread-supervisor.ts',
    find: 'parts.onDown(trouble)',
    replace: '',
  },
]
