import { randomUUID } from 'node:crypto'
import type { NewsletterTopic } from '@saum/contract/newsletter'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { readTopics, writeTopics } from './newsletter-topics.ts'

/** Somebody who gets letters, or was asked whether they want them. */
export interface KeptSubscription {
  id: string
  shopId: ShopId
  email: string
  state: 'requested' | 'confirmed'
  topics: readonly NewsletterTopic[]
  /** What the last mail has asked for; nothing once it was answered. */
  wishedTopics: readonly NewsletterTopic[]
  requestedAt: number
  confirmedAt: number | null
}

interface SubscriptionRow {
  id: string
  shop_id: ShopId
  email: string
  state: KeptSubscription['state']
  topics: string
  wished_topics: string | null
  requested_at: number
  confirmed_at: number | null
}

interface Address {
  shopId: ShopId
  email: string
}

export async function findSubscription(
  sql: Sql,
  { shopId, email }: Address,
): Promise<KeptSubscription | null> {
  const [row] = await sql<SubscriptionRow>`
    select id, shop_id, email, state, topics, wished_topics, requested_at, confirmed_at
    from newsletter_subscription
    where shop_id = ${shopId} and email = ${email} and state <> 'ended'`
  return row === undefined ? null : toSubscription(row)
}

/** The same, and nobody else changes it meanwhile. */
export async function claimSubscription(
  sql: Sql,
  { shopId, email }: Address,
): Promise<KeptSubscription | null> {
  const [row] = await sql<SubscriptionRow>`
    update newsletter_subscription set state = state
    where shop_id = ${shopId} and email = ${email} and state <> 'ended'
    returning id, shop_id, email, state, topics, wished_topics, requested_at, confirmed_at`
  return row === undefined ? null : toSubscription(row)
}

/** By the token of the mail that has asked. */
export async function claimByToken(
  sql: Sql,
  { shopId, tokenHash }: { shopId: ShopId; tokenHash: string },
): Promise<KeptSubscription | null> {
  const [row] = await sql<SubscriptionRow>`
    update newsletter_subscription set state = state
    where shop_id = ${shopId} and token_hash = ${tokenHash} and state <> 'ended'
    returning id, shop_id, email, state, topics, wished_topics, requested_at, confirmed_at`
  return row === undefined ? null : toSubscription(row)
}

/** Also of one that has ended: who clicks in an old letter wants no new ones either. */
export async function findAddressOf(
  sql: Sql,
  { shopId, id }: { shopId: ShopId; id: string },
): Promise<Address | null> {
  const [row] = await sql<{ email: string }>`
    select email from newsletter_subscription where id = ${id} and shop_id = ${shopId}`
  return row === undefined ? null : { shopId, email: row.email }
}

type EventKind = 'requested' | 'confirmed' | 'changed' | 'ended'

/** What somebody said, and when: all of it is the proof that they did. */
export async function noteEvent(
  sql: Sql,
  id: string,
  event: { kind: EventKind; topics: readonly NewsletterTopic[]; now: number },
): Promise<void> {
  await sql`
    insert into newsletter_event (id, subscription_id, kind, topics, at)
    values (${randomUUID()}, ${id}, ${event.kind}, ${writeTopics(event.topics)}, ${event.now})`
}

export async function setTopics(
  sql: Sql,
  id: string,
  topics: readonly NewsletterTopic[],
): Promise<void> {
  await sql`
    update newsletter_subscription set topics = ${writeTopics(topics)}, wished_topics = null
    where id = ${id}`
}

function toSubscription(row: SubscriptionRow): KeptSubscription {
  return {
    id: row.id,
    shopId: row.shop_id,
    email: row.email,
    state: row.state,
    topics: readTopics(row.topics),
    wishedTopics: readTopics(row.wished_topics),
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
  }
}
