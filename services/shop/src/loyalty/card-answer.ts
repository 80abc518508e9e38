import type { FashionCard } from '@saum/contract/fashion-card'
import { CARD_TERMS } from '@saum/domain/fashion-card'
import { nextToExpire } from '@saum/domain/points-ledger'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { barcodeSvg } from '../paper/draw-codes.ts'
import { turnoverUntil } from './card-standing.ts'
import type { KeptCard } from './card-storage.ts'
import { listCardVouchers } from './card-vouchers.ts'
import { loadStanding } from './expire-points.ts'

export async function toFashionCard(
  sql: Sql,
  { card, customer, now }: { card: KeptCard; customer: CustomerDocument; now: number },
): Promise<FashionCard> {
  const { number, standing, holder, createdAt, shop } = card
  const points = await loadStanding(sql, card, now)
  const names = [customer.firstName || holder.firstName, customer.lastName || holder.lastName]
  return {
    referenceKey: customer.referenceKey,
    loyalty: {
      points: {
        balance: points.balance,
        pending: await sumPending(sql, customer.id, now),
        expiring: nextToExpire(points),
        missing: missingPoints(points.balance),
      },
      card: {
        number,
        level: standing.level,
        levelUntil: standing.until,
        holder: names.join(' ').trim(),
        since: new Date(createdAt).toISOString(),
        barcode: barcodeSvg(number),
      },
      turnover: {
        cents: await turnoverUntil(sql, card, now),
        vipCents: CARD_TERMS.vipCents,
      },
    },
    vouchers: await listCardVouchers(sql, { shop, customerId: customer.id, now }),
  }
}

/** 0 where there are enough for one already. */
function missingPoints(balance: number): number {
  return Math.max(CARD_TERMS.voucherPoints - balance, 0)
}

async function sumPending(sql: Sql, customerId: number, now: number): Promise<number> {
  const [row] = await sql<{ points: number }>`
    select coalesce(sum(points), 0) as points from loyalty_entry
    where customer_id = ${customerId} and (credited_at is null or credited_at > ${now})`
  return Math.max(row?.points ?? 0, 0)
}
