import { retentionEnd } from '@saum/domain/retention'
import { SHOPS, type Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { attemptJob } from '../attempt-job.ts'
import type { Database, Sql } from '../database/database.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { listSettledDeclarations, removeDeclarant } from './forget-declaration.ts'
import { anonymizeOrder, removeContact } from './forget-order.ts'
import { forgetIdleAccounts } from './idle-accounts.ts'
import { listSettledOrders } from './order-settlement.ts'

/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 100
/** Orders of people who are gone that are not finished; there are never more than a few. */
const WATCHED = 2_000
/** Longer than anything can be on its way. */
const LATE_MS = 90 * DAY_MS

interface JobParts {
  db: Database
  log: Log
  now: () => number
}

/** Forgets what nothing and nobody needs any more. */
export async function runForgettingJobs({ db, log, now }: JobParts): Promise<void> {
  const jobs: readonly [string, () => Promise<unknown>][] = [
    ['What came late for a deleted account was not forgotten', () => forgetLatecomers(db, now())],
    ['Finished orders of deleted accounts were not forgotten', () => forgetFinished(db, now())],
    ['Idle accounts were not forgotten', () => forgetIdleAccounts({ db, log, now })],
    ['Declarations of deleted accounts were not forgotten', () => forgetDeclared(db, now())],
  ]
  for (const [message, job] of jobs) await attemptJob(log, { message }, job)
  for (const shop of SHOPS) {
    const failure = { message: 'Old bills were not anonymized', fields: { shopId: shop.shopId } }
    await attemptJob(log, failure, () => anonymizeOld(db, shop, now()))
  }
}

/** What was just being written while its customer left. */
async function forgetLatecomers(db: Database, now: number): Promise<void> {
  const since = now - LATE_MS
  const [late] = await db.sql`
    select 1 from forgotten_customer f
    where f.forgotten_at > ${since}
      and (exists (select 1 from customer_order o where o.customer_id = f.customer_id)
        or exists (select 1 from checkout c
          where c.customer_id = f.customer_id and c.order_id is null)
        or exists (select 1 from loyalty_entry e where e.customer_id = f.customer_id))
    limit 1`
  if (late === undefined) return
  await db.transaction((sql) => forgetLate(sql, since, now))
}

async function forgetLate(sql: Sql, since: number, now: number): Promise<void> {
  await sql`
    update customer_order set customer_id = null, forget_from = ${now}
    where customer_id in (
      select customer_id from forgotten_customer where forgotten_at > ${since})`
  await sql`
    delete from checkout where order_id is null and customer_id in (
      select customer_id from forgotten_customer where forgotten_at > ${since})`
  await sql`
    delete from loyalty_entry where customer_id in (
      select customer_id from forgotten_customer where forgotten_at > ${since})`
}

async function forgetFinished(db: Database, now: number): Promise<void> {
  const waiting = await db.sql<{ id: number }>`
    select id from customer_order
    where forget_from is not null and contact_removed_at is null
    order by forget_from limit ${WATCHED}`
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  const settled = await listSettledOrders(db.sql, ids, now)
  for (const id of settled.slice(0, AT_ONCE)) {
    await db.transaction(async (sql) => {
      // Looked at again as it is now: a mail or refund may have come up meanwhile.
      const [still] = await listSettledOrders(sql, [id], now)
      if (still !== undefined) await removeContact(sql, still, now)
    })
  }
}

async function forgetDeclared(db: Database, now: number): Promise<void> {
  for (const id of await listSettledDeclarations(db.sql, AT_ONCE)) {
    await db.transaction((sql) => removeDeclarant(sql, id, now))
  }
}

/** Of customers and guests alike, once tax law lets go of them. */
async function anonymizeOld(db: Database, shop: Shop, now: number): Promise<void> {
  const { shopId } = shop
  const end = retentionEnd(shop, now)
  const orders = await db.sql<{ id: number }>`
    select o.id from customer_order o
    where o.shop_id = ${shopId} and o.created_at < ${end} and o.anonymized_at is null
      and not exists (select 1 from order_event e where e.order_id = o.id and e.at >= ${end})
    order by o.created_at limit ${AT_ONCE}`
  for (const { id } of orders) await db.transaction((sql) => anonymizeOrder(sql, id, now))
  const [declared] = await db.sql`
    select 1 from declaration where shop_id = ${shopId} and received_at < ${end} limit 1`
  if (declared === undefined) return
  await db.transaction((sql) => removeOldDeclarations(sql, shopId, end))
}

async function removeOldDeclarations(sql: Sql, shopId: number, end: number): Promise<void> {
  await sql`
    delete from declaration
    where shop_id = ${shopId} and received_at < ${end} and handled_at is not null
      and not exists (select 1 from subscription s where s.declaration_id = declaration.id)`
}
