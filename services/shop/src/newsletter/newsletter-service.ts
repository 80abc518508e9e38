import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { mailTextFor } from '../mail/mail-texts.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As the mail says. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS
/** Who orders several times a day has one mail to answer. */
const PAUSE_BETWEEN_MAILS_MS = DAY_MS
const TOKEN_BYTES = 32

export interface NewsletterService {
  confirm(shop: Shop, token: string): Promise<Result<null, { kind: 'subscription-not-found' }>>
}

export function createNewsletterService({
  db,
  now,
}: {
  db: Database
  now: () => number
}): NewsletterService {
  return {
    async confirm(shop, token) {
      const moment = now()
      const confirmed = await db.transaction(
        (sql) => sql`
          update newsletter_subscription set state = 'confirmed', expires_at = null,
            confirmed_at = coalesce(confirmed_at, ${moment})
          where shop_id = ${shop.shopId} and token_hash = ${hashOf(token)}
            and (state = 'confirmed' or expires_at > ${moment})
          returning id`,
      )
      return confirmed.length > 0 ? accept(null) : refuse({ kind: 'subscription-not-found' })
    },
  }
}

/**
 * Asks for the second yes, in the transaction of the order that came with the first one. Who has given it
 * is not asked again.
 */
export async function requestNewsletter(
  sql: Sql,
  { shop, email: typed, now }: { shop: Shop; email: string; now: number },
): Promise<void> {
  const email = typed.toLowerCase()
  const { shopId, path, locale } = shop
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const topics = NEWSLETTER_TOPICS[locale]
  const asked = await sql`
    insert into newsletter_subscription
      (id, shop_id, email, state, token_hash, consent_text, requested_at, expires_at)
    values (${randomUUID()}, ${shopId}, ${email}, 'requested', ${hashOf(token)},
      ${consentText(shop, topics)}, ${now}, ${now + CONFIRMED_WITHIN_MS})
    on conflict (shop_id, email) do update set token_hash = excluded.token_hash,
      consent_text = excluded.consent_text, requested_at = excluded.requested_at,
      expires_at = excluded.expires_at
    where newsletter_subscription.state = 'requested'
      and newsletter_subscription.requested_at <= ${now - PAUSE_BETWEEN_MAILS_MS}
    returning id`
  if (asked.length === 0) return
  const slots = { email, topics, confirmUrl: `/${path}/newsletter-confirmation/?token=${token}` }
  await queueMail(
    sql,
    { kind: 'newsletter-opt-in', shopId, recipient: email, slots },
    { dedupeKey: `newsletter-opt-in:${hashOf(token)}`, now },
  )
}

/** Looks first: a write that finds nothing would still keep others waiting. */
export async function dropUnconfirmed(db: Database, now: number): Promise<void> {
  const [some] = await db.sql`
    select 1 from newsletter_subscription where expires_at <= ${now} limit 1`
  if (some === undefined) return
  await db.transaction((sql) => sql`delete from newsletter_subscription where expires_at <= ${now}`)
}

/** The letter itself: everything above its signature, without what is only this mail's. */
function consentText({ locale }: Shop, topics: string): string {
  const [letter = ''] = mailTextFor('newsletter-opt-in', locale).body.split('\n---\n')
  return letter.replace('{topics}', topics).trim()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
