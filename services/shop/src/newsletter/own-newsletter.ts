import type { NewsletterTopic, OwnNewsletter } from '@saum/contract/newsletter'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { tooMany, type TooMany } from '../session/attempts.ts'
import { askForYes, askInstead } from './ask-for-yes.ts'
import { endNewsletter } from './end-newsletter.ts'
import { claimSubscription, findSubscription, noteEvent, setTopics } from './newsletter-storage.ts'

interface Asker {
  shop: Shop
  customerId: number
}

export async function findOwnNewsletter(sql: Sql, asker: Asker): Promise<OwnNewsletter> {
  const { email, isVerified } = await addressOf(sql, asker.customerId)
  return isVerified ? ownNewsletter(sql, asker.shop, email) : unproven(email)
}

interface Update extends Asker {
  topics: readonly NewsletterTopic[]
  now: number
  /** Milliseconds until this address may be written to again. */
  waitForAddress(email: string): Promise<number>
}

/** Counts at once for whoever gets letters already; the others are asked by mail as everybody is. */
export async function updateOwnNewsletter(
  sql: Sql,
  { shop, customerId, topics, now, waitForAddress }: Update,
): Promise<Result<OwnNewsletter, TooMany>> {
  const { email, isVerified } = await addressOf(sql, customerId)
  const wish = { shop, email, topics, now }
  if (!isVerified) return accept(await wishOnly(sql, wish, waitForAddress))
  const { shopId } = shop
  const kept = await claimSubscription(sql, { shopId, email })
  if (topics.length === 0) await endNewsletter(sql, { shopId, email, now })
  else if (kept?.state === 'confirmed') {
    await setTopics(sql, kept.id, topics)
    await noteEvent(sql, kept.id, { kind: 'changed', topics, now })
  } else {
    const waitMs = await waitForAddress(email)
    if (waitMs > 0) return refuse(tooMany(waitMs))
    await askInstead(sql, wish)
  }
  return accept(await ownNewsletter(sql, shop, email))
}

/** The same as the form for everybody: whose address it is shows in the answer to the mail. */
async function wishOnly(
  sql: Sql,
  wish: Parameters<typeof askForYes>[1],
  waitForAddress: Update['waitForAddress'],
): Promise<OwnNewsletter> {
  const { email, topics } = wish
  if (topics.length === 0) return unproven(email)
  if ((await waitForAddress(email)) === 0) await askForYes(sql, wish)
  return { ...unproven(email), state: 'requested', topics: [...topics] }
}

function unproven(email: string): OwnNewsletter {
  return { email, isEmailVerified: false, state: 'none', topics: [] }
}

async function ownNewsletter(sql: Sql, { shopId }: Shop, email: string): Promise<OwnNewsletter> {
  const kept = await findSubscription(sql, { shopId, email })
  const proven = { email, isEmailVerified: true }
  if (kept === null) return { ...proven, state: 'none', topics: [] }
  const { state, topics, wishedTopics } = kept
  return { ...proven, state, topics: [...(state === 'confirmed' ? topics : wishedTopics)] }
}

async function addressOf(
  sql: Sql,
  customerId: number,
): Promise<{ email: string; isVerified: boolean }> {
  const [row] = await sql<{ email: string; verifiedAt: number | null }>`
    select email, email_verified_at as "verifiedAt" from customer where id = ${customerId}`
  if (row === undefined) throw new Error('The customer of a session is gone')
  return { email: row.email, isVerified: row.verifiedAt !== null }
}
