import type { ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { claimSubscription, noteEvent } from './newsletter-storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As the privacy notice says: this long we can show that somebody wanted letters. */
const PROOF_KEPT_MS = 3 * 365 * DAY_MS

interface Ending {
  shopId: ShopId
  email: string
  now: number
}

/** No letter from now on. Who never said yes leaves nothing. */
export async function endNewsletter(sql: Sql, { shopId, email, now }: Ending): Promise<void> {
  const kept = await claimSubscription(sql, { shopId, email })
  if (kept === null) return
  if (kept.confirmedAt === null) {
    await sql`delete from newsletter_subscription where id = ${kept.id}`
    return
  }
  await sql`
    update newsletter_subscription set state = 'ended', ended_at = ${now}, topics = '',
      wished_topics = null, expires_at = null
    where id = ${kept.id}`
  await noteEvent(sql, kept.id, { kind: 'ended', topics: kept.topics, now })
}

/** Looks first: a write that finds nothing would still keep others waiting. */
export async function forgetNewsletters(db: Database, now: number): Promise<void> {
  const provenUntil = now - PROOF_KEPT_MS
  const [some] = await db.sql`
    select 1 where exists (select 1 from newsletter_subscription where expires_at <= ${now})
      or exists (select 1 from newsletter_subscription where ended_at <= ${provenUntil})
      or exists (select 1 from newsletter_welcome where at <= ${provenUntil})`
  if (some === undefined) return
  await db.transaction(async (sql) => {
    await sql`delete from newsletter_subscription where expires_at <= ${now}`
    await sql`delete from newsletter_subscription where ended_at <= ${provenUntil}`
    await sql`delete from newsletter_welcome where at <= ${provenUntil}`
  })
}
