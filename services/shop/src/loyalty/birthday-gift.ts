import { createHash } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

/** Nearly a year: whoever changes their birth date has no second birthday for it. */
const BETWEEN_MS = 335 * DAY_MS

interface Birthday {
  shop: Shop
  customer: Pick<CustomerDocument, 'id' | 'email'>
  now: number
}

/** False for who has had a voucher already, also for a card or an account they have given up since. */
export async function claimGift(sql: Sql, { shop, customer, now }: Birthday): Promise<boolean> {
  const before = now - BETWEEN_MS
  const [recent] = await sql`
    select 1 from voucher
    where customer_id = ${customer.id} and reason = 'birthday' and issued_at > ${before}`
  if (recent !== undefined) return false
  const claimed = await sql`
    insert into birthday_gift (address_hash, at)
    values (${addressHash(shop, customer.email)}, ${now})
    on conflict (address_hash) do update set at = excluded.at where birthday_gift.at <= ${before}
    returning at`
  return claimed.length > 0
}

/** Looks first: a write that finds nothing would still keep others waiting. */
export async function forgetGifts(db: Database, now: number): Promise<void> {
  const before = now - BETWEEN_MS
  const [some] = await db.sql`select 1 from birthday_gift where at <= ${before} limit 1`
  if (some === undefined) return
  await db.transaction((sql) => sql`delete from birthday_gift where at <= ${before}`)
}

/** Each shop has cards of its own. */
function addressHash({ shopId }: Shop, email: string): string {
  return createHash('sha256').update(`birthday:${shopId}:${email}`).digest('hex')
}
