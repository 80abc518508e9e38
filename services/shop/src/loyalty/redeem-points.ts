import type { CardVoucher } from '@saum/contract/fashion-card'
import { CARD_TERMS } from '@saum/domain/fashion-card'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { applyStanding } from './card-standing.ts'
import type { KeptCard } from './card-storage.ts'
import { findCardVoucher, issuePointsVoucher } from './card-vouchers.ts'
import { expirePoints } from './expire-points.ts'
import { openCard } from './own-card.ts'
import { insertEntry } from './points.ts'

export interface Redemption {
  shop: Shop
  customerId: number
  /** Of one press of the button, however often it is sent. */
  requestKey: string
}

type Redeemed = Result<
  { voucher: CardVoucher },
  { kind: 'card-not-found' | 'card-temporary' | 'too-few-points' }
>

/** A hundred points for a voucher. Nobody else spends points of this card meanwhile. */
export function redeemPoints(
  { db, now }: { db: Database; now: () => number },
  redemption: Redemption,
): Promise<Redeemed> {
  return tryAgain(() => db.transaction((sql) => redeem(sql, redemption, now())))
}

async function redeem(sql: Sql, redemption: Redemption, now: number): Promise<Redeemed> {
  const { customerId } = redemption
  const known = await openCard(sql, customerId, now)
  // Claims it, so that the points are those nobody else is spending.
  const card = known && (await applyStanding(sql, customerId, now))
  if (card === null) return refuse({ kind: 'card-not-found' })
  const before = await findBefore(sql, redemption)
  if (before !== null) return accept({ voucher: before })
  if (card.standing.level === 'temporary') return refuse({ kind: 'card-temporary' })
  const { balance } = await expirePoints(sql, card, now)
  if (balance < CARD_TERMS.voucherPoints) return refuse({ kind: 'too-few-points' })
  return accept({ voucher: await exchange(sql, card, redemption, now) })
}

async function exchange(
  sql: Sql,
  { shop }: KeptCard,
  { customerId, requestKey }: Redemption,
  now: number,
): Promise<CardVoucher> {
  const code = await issuePointsVoucher(sql, { shop, customerId, now })
  const isPaid = await insertEntry(sql, {
    customerId,
    reason: reasonOf(requestKey),
    points: -CARD_TERMS.voucherPoints,
    creditedAt: now,
    voucherCode: code,
    now,
  })
  // Takes the voucher back with all that was written: without points there is none.
  if (!isPaid) throw new Error('Points were spent before for a voucher that is not there')
  const voucher = await findCardVoucher(sql, shop, code)
  if (voucher === null) throw new Error('A voucher that was just made is not there')
  return voucher
}

async function findBefore(
  sql: Sql,
  { shop, customerId, requestKey }: Redemption,
): Promise<CardVoucher | null> {
  const [row] = await sql<{ code: string | null }>`
    select voucher_code as code from loyalty_entry
    where customer_id = ${customerId} and order_id is null and reason = ${reasonOf(requestKey)}`
  return row === undefined || row.code === null ? null : findCardVoucher(sql, shop, row.code)
}

function reasonOf(requestKey: string): string {
  return `voucher:${requestKey}`
}
