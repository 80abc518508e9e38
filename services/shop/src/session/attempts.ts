import { createHash } from 'node:crypto'
import type { Sql } from '../database/database.ts'

export interface Attempt {
  /** What is tried by whom, such as `voucher:…`; only its hash is kept. */
  subject: string
  limit: number
  /** Counted from the first attempt; after that everything is forgotten. */
  windowMs: number
  now: number
}

/** Too many tries of something, with the time after which the next one is allowed. */
export interface TooMany {
  kind: 'too-many-requests'
  retryAfterSeconds: number
}

export function tooMany(waitMs: number): TooMany {
  return { kind: 'too-many-requests', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}

/** Counts one more attempt and says whether it is still allowed. */
export async function countAttempt(sql: Sql, attempt: Attempt): Promise<boolean> {
  return (await waitForAttempt(sql, attempt)) === 0
}

/** Counts one more attempt; milliseconds until one is allowed again, 0 for one that is. */
export async function waitForAttempt(
  sql: Sql,
  { subject, limit, windowMs, now }: Attempt,
): Promise<number> {
  const { attempts, forgottenAt } = await countOneMore(sql, { subject, windowMs, now })
  return attempts <= limit ? 0 : Math.max(1, forgottenAt - now)
}

/** Counts one more attempt and says the how-manieth it was. */
export async function countOneMore(
  sql: Sql,
  { subject, windowMs, now }: Omit<Attempt, 'limit'>,
): Promise<{ attempts: number; forgottenAt: number }> {
  const forgottenAt = now + windowMs
  const [row] = await sql<{ attempts: number; forgottenAt: number }>`
    insert into attempt (subject, attempts, forgotten_at)
    values (${hashOf(subject)}, 1, ${forgottenAt})
    on conflict (subject) do update set
      attempts = case when attempt.forgotten_at <= ${now} then 1 else attempt.attempts + 1 end,
      forgotten_at = case when attempt.forgotten_at <= ${now}
        then excluded.forgotten_at else attempt.forgotten_at end
    returning attempts, forgotten_at as "forgottenAt"`
  return row ?? { attempts: 1, forgottenAt }
}

/** Whether one more attempt would be allowed; asking is none. */
export async function hasAttemptsLeft(
  sql: Sql,
  { subject, limit, now }: Omit<Attempt, 'windowMs'>,
): Promise<boolean> {
  const [row] = await sql<{ attempts: number }>`
    select attempts from attempt where subject = ${hashOf(subject)} and forgotten_at > ${now}`
  return (row?.attempts ?? 0) <= limit
}

/**
 * Takes one of `limit` slots, each of which is free again `windowMs` later: unlike a counter, which starts
 * anew, it allows no more than the limit in any stretch of that length. Processes that ask at once take
 * different slots. One that is taken for longer than it could be is from a clock that was put back.
 */
export async function takeSlot(
  sql: Sql,
  { subject, limit, windowMs, now }: Attempt,
): Promise<boolean> {
  const freeAt = now + windowMs
  for (let slot = 0; slot < limit; slot++) {
    const taken = await sql`
      insert into attempt (subject, attempts, forgotten_at)
      values (${slotKey(subject, slot)}, 1, ${freeAt})
      on conflict (subject) do update set forgotten_at = excluded.forgotten_at
        where attempt.forgotten_at <= ${now} or attempt.forgotten_at > ${freeAt}
      returning subject`
    if (taken.length > 0) return true
  }
  return false
}

/** Whether a slot is free; asking takes none. */
export async function hasFreeSlot(
  sql: Sql,
  { subject, limit, windowMs, now }: Attempt,
): Promise<boolean> {
  const keys = Array.from({ length: limit }, (_, slot) => slotKey(subject, slot))
  const taken = await sql`
    select subject from attempt
    where subject in (${keys}) and forgotten_at > ${now} and forgotten_at <= ${now + windowMs}`
  return taken.length < limit
}

function slotKey(subject: string, slot: number): string {
  return hashOf(`${subject}:slot:${slot}`)
}

/** Milliseconds for which somebody is to wait; 0 for who is not. */
export async function waitOfHold(
  sql: Sql,
  { subject, now }: Pick<Attempt, 'subject' | 'now'>,
): Promise<number> {
  const [row] = await sql<{ until: number }>`
    select forgotten_at as until from attempt where subject = ${hashOf(subject)}`
  return Math.max(0, (row?.until ?? 0) - now)
}

export async function holdBack(sql: Sql, subject: string, until: number): Promise<void> {
  await sql`
    insert into attempt (subject, attempts, forgotten_at) values (${hashOf(subject)}, 1, ${until})
    on conflict (subject) do update set forgotten_at = excluded.forgotten_at`
}

/** For those who turned out to be right: what went wrong before counts no more. */
export async function forgetAttempts(sql: Sql, subject: string): Promise<void> {
  await sql`delete from attempt where subject = ${hashOf(subject)}`
}

/** One that was none after all: whoever knows what is asked for may ask again. */
export async function takeBackAttempt(sql: Sql, subject: string): Promise<void> {
  await sql`
    update attempt set attempts = attempts - 1
    where subject = ${hashOf(subject)} and attempts > 0`
}

export async function listForgottenAttempts(
  sql: Sql,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ subject: string }>`
    select subject from attempt where forgotten_at <= ${now} limit ${limit}`
  return rows.map(({ subject }) => subject)
}

/** Asks again whether they are forgotten: somebody may have tried once more meanwhile. */
export async function dropAttempts(
  sql: Sql,
  subjects: readonly string[],
  now: number,
): Promise<void> {
  await sql`delete from attempt where subject in (${subjects}) and forgotten_at <= ${now}`
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex')
}
