import type { CardVoucher } from '@saum/contract/fashion-card'
import { CARD_TERMS } from '@saum/domain/fashion-card'
import { addMonths } from '@saum/domain/months'
import type { Shop } from '@saum/domain/shops'
import { addDays, instantOf, wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import { issueVoucher } from '../voucher/issue-voucher.ts'

interface VoucherRow {
  code: string
  reason: CardVoucher['reason']
  endsAt: number
  document: string
}

interface Receiver {
  shop: Shop
  customerId: number
  now: number
}

/** For points: good for twelve months, the last day whole. */
export function issuePointsVoucher(sql: Sql, { shop, customerId, now }: Receiver): Promise<string> {
  const { day } = wallTimeAt(now, shop.timeZone)
  return issueVoucher(sql, {
    shop,
    prefix: 'SAUM',
    value: { type: 'absolute', amount: CARD_TERMS.voucherCents },
    customerId,
    reason: 'points',
    validUntil: endOf(addMonths(day, CARD_TERMS.voucherMonths), shop),
    now,
  })
}

/** From the birthday on, thirty days. */
export function issueBirthdayVoucher(
  sql: Sql,
  { shop, customerId, now, level }: Receiver & { level: 'basic' | 'vip' },
): Promise<string> {
  const { day } = wallTimeAt(now, shop.timeZone)
  return issueVoucher(sql, {
    shop,
    prefix: 'SAUM',
    value: { type: 'absolute', amount: CARD_TERMS.birthdayCents[level] },
    customerId,
    reason: 'birthday',
    validUntil: endOf(addDays(day, CARD_TERMS.birthdayDays), shop),
    now,
  })
}

/** An order came back whole: what it was paid with in points is worth the same again. */
export async function reissuePointsVoucher(
  sql: Sql,
  { code, shop, now }: { code: string; shop: Shop; now: number },
): Promise<void> {
  const [row] = await sql<{ customerId: number | null }>`
    select customer_id as "customerId" from voucher where code = ${code} and reason = 'points'`
  if (row === undefined || row.customerId === null) return
  await issuePointsVoucher(sql, { shop, customerId: row.customerId, now })
}

/** Those a customer can still redeem, the one that ends first before the others. */
export async function listCardVouchers(
  sql: Sql,
  { shop, customerId, now }: Receiver,
): Promise<CardVoucher[]> {
  const rows = await sql<VoucherRow>`
    select v.code, v.reason, v.ends_at as "endsAt", v.document
    from voucher v left join voucher_redemption r on r.code = v.code
    where v.customer_id = ${customerId} and v.reason in ('points', 'birthday')
      and v.ends_at > ${now} and coalesce(r.redemptions, 0) = 0
    order by v.ends_at, v.code`
  return rows.flatMap((row) => toCardVoucher(row, shop) ?? [])
}

/** The one points were exchanged for, also after it was redeemed. */
export async function findCardVoucher(
  sql: Sql,
  shop: Shop,
  code: string,
): Promise<CardVoucher | null> {
  const [row] = await sql<VoucherRow>`
    select code, reason, ends_at as "endsAt", document from voucher where code = ${code}`
  return row === undefined ? null : toCardVoucher(row, shop)
}

function toCardVoucher({ code, reason, endsAt, document }: VoucherRow, shop: Shop) {
  // Written by `issueVoucher`.
  const { effect } = JSON.parse(document) as VoucherDocument
  const cents = effect.type === 'absolute' ? effect.value[shop.currency] : undefined
  if (cents === undefined) return null
  const validUntil = new Date(endsAt - 1).toISOString()
  return { code, cents, currencyCode: shop.currency, reason, validUntil }
}

function endOf(day: string, { timeZone }: Shop): number {
  return instantOf({ day: addDays(day, 1), minutes: 0 }, timeZone)
}
