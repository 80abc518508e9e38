import { ACCOUNT_IDLE_YEARS } from '@saum/domain/retention'
import type { Log } from '@saum/thread/log'
import { attemptJob } from '../attempt-job.ts'
import type { Database } from '../database/database.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { forgetCustomer } from './forget-customer.ts'

const IDLE_MS = ACCOUNT_IDLE_YEARS * 365.25 * DAY_MS
/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 20

interface JobParts {
  db: Database
  log: Log
  now: () => number
}

/** Deletes accounts nobody has used for years; something that is still delivered is a use. */
export async function forgetIdleAccounts({ db, log, now }: JobParts): Promise<void> {
  await noteUnknown(db, now())
  const before = now() - IDLE_MS
  const idle = await db.sql<{ id: number }>`
    select c.id from customer c
    where c.last_login_at < ${before}
      and not exists (select 1 from session s where s.customer_id = c.id
        and s.expires_at > ${now()})
      and not exists (select 1 from customer_order o where o.customer_id = c.id
        and o.created_at > ${before})
      and not exists (select 1 from subscription s where s.customer_id = c.id
        and s.state in ('active', 'paused'))
    order by c.last_login_at limit ${AT_ONCE}`
  for (const { id: customerId } of idle) {
    const failure = { message: 'An idle account was not forgotten', fields: { customerId } }
    await attemptJob(log, failure, () =>
      db.transaction((sql) => forgetCustomer(sql, { customerId, keys: null, now: now() })),
    )
  }
}

/** Of whom nobody knows when they were last here, the time begins now. */
async function noteUnknown(db: Database, now: number): Promise<void> {
  const [unknown] = await db.sql`select 1 from customer where last_login_at is null limit 1`
  if (unknown === undefined) return
  await db.transaction(
    (sql) => sql`update customer set last_login_at = ${now} where last_login_at is null`,
  )
}
