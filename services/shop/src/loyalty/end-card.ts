import { CARD_TERMS, withLevel } from '@saum/domain/fashion-card'
import type { Sql } from '../database/database.ts'
import { updateCustomer } from '../session/customer-storage.ts'
import { redeemOnce } from '../voucher/voucher-redemption.ts'
import { claimCard, type KeptCard } from './card-storage.ts'
import { listCardVouchers } from './card-vouchers.ts'
import { expirePoints } from './expire-points.ts'
import { insertEntry } from './points.ts'

/**
 * The card goes, and all points that are left with it. What they came from stays on the books, so that goods
 * that come back later still cost the points they brought, and who owes some does when they join again.
 * False where there is no card.
 */
export async function endCard(sql: Sql, customerId: number, now: number): Promise<boolean> {
  await updateCustomer(
    sql,
    customerId,
    (document) => ({ ...document, groups: withLevel(document.groups, null), loyaltyCards: [] }),
    now,
  )
  const card = await claimCard(sql, customerId, now)
  if (card === null) return false
  const standing = await expirePoints(sql, card, now)
  await payWithVouchers(sql, { card, customerId, now }, -standing.balance)
  for (const one of await listSources(sql, customerId)) {
    const isPending = one.orderId !== null && (one.creditedAt === null || one.creditedAt > now)
    const left = standing.lots.filter(({ orderId }) => orderId === one.orderId)
    const points = isPending ? one.points : left.reduce((sum, lot) => sum + lot.left, 0)
    // Also without points: what was bought before counts for no later card.
    if (points === 0 && one.orderId === null) continue
    await insertEntry(sql, {
      customerId,
      orderId: one.orderId,
      reason: `expiry:left:${card.id}`,
      points: 0 - points,
      creditedAt: isPending ? one.creditedAt : now,
      now,
    })
  }
  await sql`delete from loyalty_card where id = ${card.id}`
  return true
}

/** Whoever owes points pays with vouchers made of them, but never more than they owe. */
async function payWithVouchers(
  sql: Sql,
  { card, customerId, now }: { card: KeptCard; customerId: number; now: number },
  owed: number,
): Promise<void> {
  const worth = CARD_TERMS.voucherPoints
  if (owed < worth) return
  const vouchers = await listCardVouchers(sql, { shop: card.shop, customerId, now })
  const made = vouchers.filter(({ reason }) => reason === 'points')
  for (const { code } of made.slice(0, Math.floor(owed / worth))) {
    // One that an order has just taken pays nothing here.
    if (!(await redeemOnce(sql, code))) continue
    const reason = `correction:voucher:${code}`
    await insertEntry(sql, { customerId, reason, points: worth, creditedAt: now, now })
  }
}

interface Source {
  /** `null` for all that came without an order. */
  orderId: number | null
  points: number
  creditedAt: number | null
}

/** Where points came from, without orders of a card given up before. */
function listSources(sql: Sql, customerId: number): Promise<Source[]> {
  return sql<Source>`
    select e.order_id as "orderId", sum(e.points) as points, max(e.credited_at) as "creditedAt"
    from loyalty_entry e
    where e.customer_id = ${customerId} and not exists (select 1 from loyalty_entry l
      where l.order_id = e.order_id and l.reason like 'expiry:left:%')
    group by e.order_id`
}
