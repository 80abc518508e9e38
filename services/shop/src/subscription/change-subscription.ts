import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { claimSubscription, findSubscription, saveSubscription } from './subscription-storage.ts'

export interface Changing {
  sql: Sql
  kept: KeptSubscription
  customer: CustomerDocument
  /** Where the shop is. */
  today: string
  now: number
}

/**
 * Makes a subscription the caller's own, the customer first as everywhere, and keeps what `change` makes
 * of it; `null` changes nothing. The answer is how it is then, or `null` for one that is gone.
 */
export async function changeSubscription(
  { db, now }: { db: Database; now: () => number },
  id: string,
  change: (changing: Changing) => KeptSubscription | null | Promise<KeptSubscription | null>,
): Promise<KeptSubscription | null> {
  const found = await findSubscription(db.sql, id)
  if (found === null) return null
  return tryAgain(() =>
    db.transaction((sql) =>
      changeIn(sql, { id, customerId: found.customerId, now: now() }, change),
    ),
  )
}

export async function changeIn(
  sql: Sql,
  { id, customerId, now }: { id: string; customerId: number; now: number },
  change: (changing: Changing) => KeptSubscription | null | Promise<KeptSubscription | null>,
): Promise<KeptSubscription | null> {
  const customer = await claimCustomer(sql, customerId, now)
  const kept = await claimSubscription(sql, id, now)
  if (customer === null || kept === null) return null
  const today = wallTimeAt(now, kept.shop.timeZone).day
  const changed = await change({ sql, kept, customer, today, now })
  if (changed === null) return kept
  await saveSubscription(sql, changed, now)
  return changed
}
