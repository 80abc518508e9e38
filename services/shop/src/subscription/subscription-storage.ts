import type { SubscriptionInterval } from '@saum/contract/subscription'
import { findShopById, type ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { KeptSubscription, SubscriptionDocument } from './kept-subscription.ts'

interface SubscriptionRow extends Omit<KeptSubscription, 'shop' | 'plan' | 'document'> {
  shopId: number
  intervalMonths: SubscriptionInterval
  anchorOn: string
  lastOn: string
  nextOn: string | null
  skippedOn: string | null
  pausedUntil: string | null
  document: string
}

/** Whose it is goes with every id: a foreign one leads nowhere. */
interface Whose {
  customerId: number
  shopId: ShopId
}

export async function findSubscription(sql: Sql, id: string): Promise<KeptSubscription | null> {
  const [row] = await sql<SubscriptionRow>`
    select id, number, shop_id as "shopId", customer_id as "customerId",
      first_order_id as "firstOrderId", product_id as "productId", variant_id as "variantId",
      quantity, unit_cents as "unitCents", state, interval_months as "intervalMonths",
      anchor_on as "anchorOn", last_on as "lastOn", next_on as "nextOn",
      skipped_on as "skippedOn", paused_until as "pausedUntil", reminded_on as "remindedOn",
      pending_order_id as "pendingOrderId", failed_charges as "failedCharges",
      try_on as "tryOn", document, declaration_id as "declarationId",
      started_at as "startedAt", cancelled_at as "cancelledAt", ends_on as "endsOn"
    from subscription where id = ${id}`
  return row === undefined ? null : toSubscription(row)
}

/** Nobody else changes it until the transaction ends. The customer is claimed before. */
export async function claimSubscription(
  sql: Sql,
  id: string,
  now: number,
): Promise<KeptSubscription | null> {
  const claimed = await sql`
    update subscription set updated_at = ${now} where id = ${id} returning id`
  return claimed.length === 0 ? null : findSubscription(sql, id)
}

const LISTED = 100

/** The newest first. */
export async function listSubscriptions(
  sql: Sql,
  { customerId, shopId }: Whose,
): Promise<KeptSubscription[]> {
  const rows = await sql<{ id: string }>`
    select id from subscription where customer_id = ${customerId} and shop_id = ${shopId}
    order by started_at desc, number desc limit ${LISTED}`
  return load(sql, rows)
}

/** Those an order has begun. */
export async function listSubscriptionsOfOrder(
  sql: Sql,
  orderId: number,
): Promise<KeptSubscription[]> {
  const rows = await sql<{ id: string }>`
    select id from subscription where first_order_id = ${orderId} order by number`
  return load(sql, rows)
}

async function load(sql: Sql, rows: readonly { id: string }[]): Promise<KeptSubscription[]> {
  const found: KeptSubscription[] = []
  for (const { id } of rows) {
    const kept = await findSubscription(sql, id)
    if (kept !== null) found.push(kept)
  }
  return found
}

interface NewSubscription extends Pick<
  KeptSubscription,
  | 'id'
  | 'number'
  | 'shop'
  | 'customerId'
  | 'firstOrderId'
  | 'productId'
  | 'variantId'
  | 'quantity'
  | 'unitCents'
  | 'plan'
  | 'document'
> {
  lineKey: string
}

export async function insertSubscription(
  sql: Sql,
  added: NewSubscription,
  now: number,
): Promise<void> {
  const { plan } = added
  await sql`
    insert into subscription (id, number, shop_id, customer_id, first_order_id, line_key,
      product_id, variant_id, quantity, interval_months, unit_cents, state, anchor_on, last_on,
      next_on, document, started_at, updated_at)
    values (${added.id}, ${added.number}, ${added.shop.shopId}, ${added.customerId},
      ${added.firstOrderId}, ${added.lineKey}, ${added.productId}, ${added.variantId},
      ${added.quantity}, ${plan.intervalMonths}, ${added.unitCents}, 'active', ${plan.anchorOn},
      ${plan.lastOn}, ${plan.nextOn}, ${JSON.stringify(added.document)}, ${now}, ${now})`
}

/** Everything of it that changes. */
export async function saveSubscription(
  sql: Sql,
  kept: KeptSubscription,
  now: number,
): Promise<void> {
  const { plan } = kept
  await sql`
    update subscription set product_id = ${kept.productId}, variant_id = ${kept.variantId},
      interval_months = ${plan.intervalMonths}, state = ${kept.state}, last_on = ${plan.lastOn},
      next_on = ${plan.nextOn}, skipped_on = ${plan.skippedOn},
      paused_until = ${plan.pausedUntil}, reminded_on = ${kept.remindedOn},
      pending_order_id = ${kept.pendingOrderId}, failed_charges = ${kept.failedCharges},
      try_on = ${kept.tryOn}, document = ${JSON.stringify(kept.document)},
      declaration_id = ${kept.declarationId}, cancelled_at = ${kept.cancelledAt},
      ends_on = ${kept.endsOn}, updated_at = ${now}
    where id = ${kept.id}`
}

function toSubscription(row: SubscriptionRow): KeptSubscription {
  const { shopId, document, intervalMonths, anchorOn, lastOn, ...rest } = row
  const { nextOn, skippedOn, pausedUntil, ...kept } = rest
  const shop = findShopById(shopId)
  if (shop === undefined) throw new Error(`Subscription ${row.id} is of no shop`)
  return {
    ...kept,
    shop,
    plan: { anchorOn, intervalMonths, lastOn, nextOn, skippedOn, pausedUntil },
    // Written by `insertSubscription` and `saveSubscription`.
    document: JSON.parse(document) as SubscriptionDocument,
  }
}
