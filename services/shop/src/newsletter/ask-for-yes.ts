import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { NewsletterTopic } from '@saum/contract/newsletter'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { mayWriteTo } from '../mail/mail-limit.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { consentText } from './consent-words.ts'
import { claimSubscription, noteEvent, type KeptSubscription } from './newsletter-storage.ts'
import { topicWords, writeTopics } from './newsletter-topics.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As the mail says. */
export const CONFIRMED_WITHIN_MS = 7 * DAY_MS
/** Who asks for the same several times a day has one mail to answer. */
const PAUSE_BETWEEN_MAILS_MS = DAY_MS
const TOKEN_BYTES = 32

interface Wish {
  shop: Shop
  /** In small letters. */
  email: string
  topics: readonly NewsletterTopic[]
  now: number
}

/**
 * Asks by mail for the second yes to topics somebody does not get yet. What was asked for before and not
 * answered is asked for again with it.
 */
export async function askForYes(sql: Sql, { shop, email, topics, now }: Wish): Promise<void> {
  const { shopId } = shop
  const kept = await claimSubscription(sql, { shopId, email })
  const wished = [...new Set([...(kept?.wishedTopics ?? []), ...topics])].filter(
    (topic) => !kept?.topics.includes(topic),
  )
  if (wished.length === 0 || (kept !== null && wasAskedFor(kept, wished, now))) return
  await ask(sql, { shop, email, topics: wished, now }, kept)
}

/** The same with these topics instead of those the last mail has asked for. */
export async function askInstead(sql: Sql, wish: Wish): Promise<void> {
  const { shop, email, topics, now } = wish
  const kept = await claimSubscription(sql, { shopId: shop.shopId, email })
  if (kept !== null && wasAskedFor(kept, topics, now)) return
  await ask(sql, wish, kept)
}

function wasAskedFor(
  { wishedTopics, requestedAt }: KeptSubscription,
  topics: readonly NewsletterTopic[],
  now: number,
): boolean {
  const isSame = writeTopics(wishedTopics) === writeTopics(topics)
  return isSame && requestedAt > now - PAUSE_BETWEEN_MAILS_MS
}

async function ask(
  sql: Sql,
  { shop, email, topics, now }: Wish,
  kept: KeptSubscription | null,
): Promise<void> {
  if (!(await mayWriteTo(sql, { email, now }))) return
  const { shopId, path, locale } = shop
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const words = topicWords(locale, topics)
  const consent = consentText(locale, words)
  const wished = writeTopics(topics)
  const id = kept?.id ?? randomUUID()
  // Of somebody who gets letters already only the wish is forgotten.
  const expiresAt = kept?.state === 'confirmed' ? null : now + CONFIRMED_WITHIN_MS
  const written =
    kept === null
      ? await sql`
          insert into newsletter_subscription (id, shop_id, email, state, topics, wished_topics,
            token_hash, consent_text, requested_at, expires_at)
          values (${id}, ${shopId}, ${email}, 'requested', '', ${wished}, ${hashOf(token)},
            ${consent}, ${now}, ${expiresAt})
          on conflict (shop_id, email) where state <> 'ended' do nothing returning id`
      : await sql`
          update newsletter_subscription set wished_topics = ${wished},
            token_hash = ${hashOf(token)}, consent_text = ${consent}, requested_at = ${now},
            expires_at = ${expiresAt}
          where id = ${id} returning id`
  // Somebody has asked for the same address a moment ago.
  if (written.length === 0) return
  await noteEvent(sql, id, { kind: 'requested', topics, now })
  const confirmUrl = `/${path}/newsletter-confirmation/?token=${token}`
  const slots = { email, topics: words, confirmUrl }
  await queueMail(
    sql,
    { kind: 'newsletter-opt-in', shopId, recipient: email, slots },
    { dedupeKey: `newsletter-opt-in:${hashOf(token)}`, now },
  )
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
