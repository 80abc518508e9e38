import type { Database } from '../database/database.ts'

const MINUTE_MS = 60_000

/** By then a mail has been tried at once, after one minute and after six. */
const MAIL_LATE_MS = 15 * MINUTE_MS
/** The payment worker looks every 15 seconds; a provider that is away for an hour is worth a look. */
const REFUND_LATE_MS = 60 * MINUTE_MS
/** The jobs run every two seconds; one mail server that hangs holds them up for minutes. */
const RUN_LATE_MS = 5 * MINUTE_MS
/** Ages change slowly, and counting them reads a table. */
const PROOF_MS = 10_000

/** Why a queue does not keep up; `null` for one that does. */
export interface LateQueues {
  mail: string | null
  jobs: string | null
}

export const NOTHING_LATE: LateQueues = { mail: null, jobs: null }

export interface QueueHealth {
  /** To be called whenever the background jobs have run to their end. */
  noteRun(): void
  check(): Promise<LateQueues>
}

/** How long mails, refunds and the background jobs have been waiting. */
export function createQueueHealth(db: Database, now: () => number): QueueHealth {
  let ranAt = now()
  let checkedAt = Number.NEGATIVE_INFINITY
  let known = NOTHING_LATE

  return {
    noteRun: () => void (ranAt = now()),
    async check() {
      if (now() - checkedAt < PROOF_MS) return known
      checkedAt = now()
      known = { mail: await lateMail(db, now()), jobs: await lateJob(db, now(), ranAt) }
      return known
    },
  }
}

/**
 * The oldest unsent mail that is younger than the last one that was sent: while others get through,
 * a mail that waits is about its own address, not about the mail server.
 */
async function lateMail({ sql }: Database, now: number): Promise<string | null> {
  const [row] = await sql<{ since: number | null }>`
    select min(created_at) as since from mail
    where due_at is not null
      and created_at > (select coalesce(max(sent_at), 0) from mail)`
  const waitedMs = now - (row?.since ?? now)
  if (waitedMs < MAIL_LATE_MS) return null
  return `no mail has been sent for ${minutes(waitedMs)}: check SMTP_URL and the mail server`
}

async function lateJob({ sql }: Database, now: number, ranAt: number): Promise<string | null> {
  if (now - ranAt >= RUN_LATE_MS) {
    return `the background jobs have been running for ${minutes(now - ranAt)}`
  }
  const [row] = await sql<{ since: number | null }>`
    select min(created_at) as since from refund
    where due_at is not null and state = 'due' and payment_key is not null`
  const waitedMs = now - (row?.since ?? now)
  if (waitedMs < REFUND_LATE_MS) return null
  return `a refund has been waiting for ${minutes(waitedMs)}: check the payment provider`
}

function minutes(ms: number): string {
  return `${Math.floor(ms / MINUTE_MS)} minutes`
}
