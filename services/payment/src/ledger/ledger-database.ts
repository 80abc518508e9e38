import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { damagedFile, describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'

const BUSY_TIMEOUT_MS = 5_000
/** To be raised whenever an older program could not read the tables any more. */
const SCHEMA_VERSION = 1

/** Nothing about cards is in here: there is no column a number could end up in. */
const SCHEMA = `
create table if not exists payment (
  id text primary key,
  -- The merchant's; asked again with it, they are answered the payment there is.
  payment_key text not null unique,
  -- Secret part of the address where it is paid.
  page_key text not null unique,
  method text not null check (method in ('wallet', 'card')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  reference text not null,
  locale text not null,
  return_url text not null,
  webhook_url text not null,
  state text not null check (state in
    ('open', 'challenged', 'processing', 'paid', 'failed', 'cancelled')),
  code_tries integer not null default 0,
  -- When money on its way arrives.
  pays_at integer,
  created_at integer not null,
  updated_at integer not null
) strict;

create index if not exists payment_processing on payment (pays_at) where state = 'processing';

-- By which a merchant charges what comes later; nothing until the payment that leaves it is paid.
create table if not exists mandate (
  id text primary key,
  payment_id text not null unique references payment (id),
  -- What becomes of the payments charged by it: there is a test card for both.
  later text not null check (later in ('pays', 'declines')),
  created_at integer not null
) strict;

-- By which nothing is charged any more: the merchant has let go of it.
create table if not exists ended_mandate (
  mandate_id text primary key references mandate (id)
) strict;

create table if not exists charge (
  payment_id text primary key references payment (id),
  mandate_id text not null references mandate (id)
) strict;

create table if not exists refund (
  id text primary key,
  refund_key text not null unique,
  payment_id text not null references payment (id),
  amount_cents integer not null check (amount_cents > 0),
  created_at integer not null
) strict;

create index if not exists refund_payment on refund (payment_id);

-- Written with what it is about, sent until somebody has taken it.
create table if not exists notice (
  id text primary key,
  payment_id text not null references payment (id),
  body text not null,
  tries integer not null,
  -- Empty once it was taken, or was tried for too long.
  due_at integer,
  created_at integer not null
) strict;

create index if not exists notice_due on notice (due_at) where due_at is not null;

-- Written to see whether the disk still takes something.
create table if not exists heartbeat (
  id integer primary key check (id = 1),
  at integer not null
) strict;
`

/** One file; whatever was answered is on disk before. */
export function openLedgerDatabase(folder: string): DatabaseSync {
  const path = join(folder, 'payments.sqlite')
  let database: DatabaseSync | undefined
  try {
    refuseEmpty(path)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
    refuseUnusable(database, path)
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    database.exec(`${SCHEMA}; pragma user_version = ${SCHEMA_VERSION}`)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(describeFileFault(`The ledger of payments ${path}`, error), {
      cause: error,
    })
  }
}

/** SQLite would begin anew in an empty file, and the payments would be gone without a word. */
function refuseEmpty(path: string): void {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (facts === undefined || !facts.isFile() || facts.size > 0) return
  throw new StartupError(
    `The ledger of payments ${path} is empty. If it has had payments, restore the last backup: ` +
      'docs/running.md, "Backup and restore". If it never had any, remove the empty file.',
  )
}

/** Nothing is written into a file that is damaged, not a ledger, or of a newer program. */
function refuseUnusable(database: DatabaseSync, path: string): void {
  const found = database.prepare('pragma quick_check(1)').get()?.['quick_check']
  if (found !== 'ok') throw damagedFile()
  const version = Number(database.prepare('pragma user_version').get()?.['user_version'])
  if (version > SCHEMA_VERSION) {
    throw new StartupError(
      `The ledger of payments ${path} is newer than this program. ` +
        'Start the newer version of the program.',
    )
  }
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  if (tables.length === 0 || tables.some(({ name }) => name === 'payment')) return
  throw new StartupError(`The file ${path} belongs to another program. Move it elsewhere.`)
}

/** One row, always the same: whether the disk takes it is all that counts. */
export function noteHeartbeat(database: DatabaseSync, now: number): void {
  database
    .prepare('insert into heartbeat (id, at) values (1, ?) on conflict (id) do update set at = ?')
    .run(now, now)
}

/** All of it or nothing, also when the process ends in between. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}
