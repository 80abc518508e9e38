import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import type { ReductionWish } from '../pricing/reduction.ts'
import { toVoucherCode } from './voucher-code.ts'
import type { KeptVoucher } from './voucher-rules.ts'

interface VoucherRow {
  code: string
  startsAt: number
  endsAt: number
  maxRedemptions: number | null
  customerId: number | null
  redemptions: number | null
  document: string
}

/** The voucher with this code, however it is typed; `null` where the shop knows none. */
export async function findVoucher(sql: Sql, shop: Shop, code: string): Promise<KeptVoucher | null> {
  const row = await findRow(sql, code)
  return row === null ? null : toKeptVoucher(row, shop)
}

/** The same for somebody who wants to redeem it: that of another customer is unknown to them. */
export async function findRedeemableVoucher(
  sql: Sql,
  { shop, customer }: { shop: Shop; customer: { id: number } | null },
  code: string,
): Promise<KeptVoucher | null> {
  const row = await findRow(sql, code)
  const isTheirs = row !== null && (row.customerId === null || row.customerId === customer?.id)
  return isTheirs ? toKeptVoucher(row, shop) : null
}

async function findRow(sql: Sql, code: string): Promise<VoucherRow | null> {
  const [row] = await sql<VoucherRow>`
    select v.code, v.starts_at as "startsAt", v.ends_at as "endsAt",
      v.max_redemptions as "maxRedemptions", v.customer_id as "customerId", r.redemptions, v.document
    from voucher v left join voucher_redemption r on r.code = v.code
    where v.code = ${toVoucherCode(code)}`
  return row ?? null
}

function toKeptVoucher(row: VoucherRow, shop: Shop): KeptVoucher | null {
  // Written by the import from a parsed document, or by `issueVoucher`.
  const document = JSON.parse(row.document) as VoucherDocument
  const wish = toWish(document, shop)
  if (wish === null || !document.shops.includes(shop.path)) return null
  return {
    code: row.code,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    isUsedUp: row.maxRedemptions !== null && (row.redemptions ?? 0) >= row.maxRedemptions,
    wish,
    minimumCents: document.minimumOrderValue?.[shop.currency] ?? null,
    isCombinable: document.isCombinable,
  }
}

/** An amount that is not known in the currency of the shop is none there. */
function toWish({ effect }: VoucherDocument, shop: Shop): ReductionWish | null {
  if (effect.type === 'relative') return { type: 'relative', percent: effect.value }
  const cents = effect.value[shop.currency]
  return cents === undefined ? null : { type: 'absolute', cents }
}
