import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const BUSY_TIMEOUT_MS = 5_000

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
`

/** One file; whatever was answered is on disk before. */
export function openLedgerDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'payments.sqlite'), { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  database.exec(SCHEMA)
  return database
}

/** All of it or nothing, also when the process ends in between. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
