import { randomInt } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'

/** Without letters and digits that are taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

export interface VoucherWish {
  shop: Shop
  /** What its code begins with, such as `SAUM`. */
  prefix: string
  /** Percent, or cents in the currency of the shop. */
  value: { type: 'relative' | 'absolute'; amount: number }
  minimumCents?: number
  /** Who alone may redeem it; `null` for whoever knows the code. */
  customerId: number | null
  /** Whether it goes together with promotions; unless said otherwise. */
  isCombinable?: boolean
  /** What it is for, where somebody asks for theirs. */
  reason?: 'points' | 'birthday'
  /** The first moment it is not good for any more. */
  validUntil: number
  now: number
}

/** A voucher for one order, in one shop, with a code nobody can guess. */
export async function issueVoucher(sql: Sql, wish: VoucherWish): Promise<string> {
  const { customerId, reason = null, validUntil, now } = wish
  const document = toDocument(wish)
  const { code } = document
  await sql`
    insert into voucher (code, starts_at, ends_at, max_redemptions, document, origin, issued_at,
      customer_id, reason)
    values (${code}, ${now}, ${validUntil}, 1, ${JSON.stringify(document)}, 'own', ${now},
      ${customerId}, ${reason})`
  return code
}

function toDocument(wish: VoucherWish): VoucherDocument {
  const { shop, prefix, value, minimumCents, isCombinable = true, validUntil, now } = wish
  const { currency, path } = shop
  return {
    code: newCode(prefix),
    effect:
      value.type === 'relative'
        ? { type: 'relative', value: value.amount }
        : { type: 'absolute', value: { [currency]: value.amount } },
    ...(minimumCents !== undefined && { minimumOrderValue: { [currency]: minimumCents } }),
    shops: [path],
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(validUntil).toISOString(),
    maxRedemptions: 1,
    isCombinable,
  }
}

/** `SAUM-7KQ2-MX9D-4TRB`: sixty bits, so that nobody finds one by trying. */
function newCode(prefix: string): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return [prefix, ...Array.from({ length: GROUPS }, () => group().join(''))].join('-')
}
