import type { NewsletterTopic, OwnNewsletter } from '@saum/contract/newsletter'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { askForYes, CONFIRMED_WITHIN_MS, hashOf } from './ask-for-yes.ts'
import { endNewsletter } from './end-newsletter.ts'
import { createEndTokens } from './end-token.ts'
import { claimByToken, findAddressOf, noteEvent } from './newsletter-storage.ts'
import { USUAL_TOPICS, writeTopics } from './newsletter-topics.ts'
import { findOwnNewsletter, updateOwnNewsletter } from './own-newsletter.ts'
import { welcomeSubscriber } from './welcome-subscriber.ts'

/** A household or an office shares a network. */
const PER_NETWORK = { limit: 20, windowMs: 60 * 60_000 }
/** Each is a mail to somebody who may not have asked for it. */
const PER_ADDRESS = { limit: 3, windowMs: 24 * 60 * 60_000 }

type NotFound = { kind: 'subscription-not-found' }

interface Wish {
  email: string
  topics?: readonly NewsletterTopic[] | undefined
  clientKey: string | null
}

export interface NewsletterService {
  /** Whoever it is gets the same answer: who has subscribed is nobody else's business. */
  request(shop: Shop, wish: Wish): Promise<Result<null, TooMany>>
  confirm(shop: Shop, token: string): Promise<Result<null, NotFound>>
  /** By the link of a letter. */
  unsubscribe(shop: Shop, token: string): Promise<Result<null, NotFound>>
  find(shop: Shop, customerId: number): Promise<OwnNewsletter>
  update(
    shop: Shop,
    customerId: number,
    topics: readonly NewsletterTopic[],
  ): Promise<Result<OwnNewsletter, TooMany>>
}

interface NewsletterParts {
  db: Database
  /** Signs the links of letters. */
  secret: string
  now: () => number
}

export function createNewsletterService({ db, secret, now }: NewsletterParts): NewsletterService {
  const endTokens = createEndTokens(secret)

  function waitFor(sql: Sql, subject: string, rule: { limit: number; windowMs: number }) {
    return waitForAttempt(sql, { subject, ...rule, now: now() })
  }

  function waitForAddress(sql: Sql, { shopId }: Shop, email: string) {
    return waitFor(sql, `newsletter:${shopId}:${email}`, PER_ADDRESS)
  }

  return {
    async request(shop, { email, topics, clientKey }) {
      const network = `newsletter-network:${clientKey ?? ''}`
      const waitMs =
        clientKey === null ? 0 : await db.transaction((sql) => waitFor(sql, network, PER_NETWORK))
      if (waitMs > 0) return refuse(tooMany(waitMs))
      await db.transaction(async (sql) => {
        if ((await waitForAddress(sql, shop, email)) > 0) return
        await requestNewsletter(sql, { shop, email, topics, now: now() })
      })
      return accept(null)
    },

    async confirm(shop, token) {
      const moment = now()
      const { shopId } = shop
      const isConfirmed = await db.transaction(async (sql) => {
        const kept = await claimByToken(sql, { shopId, tokenHash: hashOf(token) })
        if (kept === null) return false
        const { id, email, confirmedAt, wishedTopics } = kept
        if (wishedTopics.length === 0) return true
        if (kept.requestedAt <= moment - CONFIRMED_WITHIN_MS) return false
        const topics = [...kept.topics, ...wishedTopics]
        await sql`
          update newsletter_subscription set state = 'confirmed', expires_at = null,
            topics = ${writeTopics(topics)}, wished_topics = null,
            confirmed_at = coalesce(confirmed_at, ${moment})
          where id = ${id}`
        await noteEvent(sql, id, { kind: 'confirmed', topics, now: moment })
        const endToken = endTokens.sign(shop, id)
        const welcome = { shop, subscriptionId: id, email, endToken, now: moment }
        if (confirmedAt === null) await welcomeSubscriber(sql, welcome)
        return true
      })
      return isConfirmed ? accept(null) : refuse({ kind: 'subscription-not-found' })
    },

    async unsubscribe(shop, token) {
      const id = endTokens.open(shop, token)
      if (id === null) return refuse({ kind: 'subscription-not-found' })
      await db.transaction(async (sql) => {
        const address = await findAddressOf(sql, { shopId: shop.shopId, id })
        if (address !== null) await endNewsletter(sql, { ...address, now: now() })
      })
      return accept(null)
    },

    find: (shop, customerId) => findOwnNewsletter(db.sql, { shop, customerId }),

    update: (shop, customerId, topics) =>
      db.transaction((sql) =>
        updateOwnNewsletter(sql, {
          shop,
          customerId,
          topics,
          now: now(),
          waitForAddress: (email) => waitForAddress(sql, shop, email),
        }),
      ),
  }
}

/**
 * Asks for the second yes, in the transaction of what came with the first one. Who has given it is not
 * asked again.
 */
export function requestNewsletter(
  sql: Sql,
  wish: {
    shop: Shop
    email: string
    topics?: readonly NewsletterTopic[] | undefined
    now: number
  },
): Promise<void> {
  const { shop, email, topics = [], now } = wish
  const wished = topics.length === 0 ? USUAL_TOPICS : topics
  return askForYes(sql, { shop, email: email.toLowerCase(), topics: wished, now })
}
