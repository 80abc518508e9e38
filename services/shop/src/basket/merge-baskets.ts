import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BasketItemError } from '@saum/contract/basket-shape'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { KeptBasket } from './basket-item.ts'
import { claimBasket, readBasket, releaseBasket, saveItems, setVoucher } from './basket-storage.ts'
import { mergeItems } from './merge-rules.ts'
import { loadOffers } from './offer-storage.ts'

export interface BasketMerge {
  /** The basket of a visitor; never one a customer owns. */
  from: string
  to: string
  shopId: ShopId
  now: number
}

/**
 * Puts what is in one basket into another, inside the transaction it is handed, and says what did not
 * come over as it was; `null` where there was nothing. What finds no room stays where it was.
 */
export async function mergeBaskets(
  sql: Sql,
  { from, to, shopId, now }: BasketMerge,
): Promise<BasketItemError[] | null> {
  const isEmpty = isNothingIn(await readBasket(sql, from, now))
  if (isEmpty) return null
  // First the visitor's, then the customer's, everywhere: two merges never wait for each other.
  await claimBasket(sql, { basketKey: from, shopId, now })
  const source = await readBasket(sql, from, now)
  if (isNothingIn(source)) {
    await releaseBasket(sql, from, source)
    return null
  }
  await claimBasket(sql, { basketKey: to, shopId, now })
  const target = await readBasket(sql, to, now)

  const variantIds = [...source.items, ...target.items].map(({ variantId }) => variantId)
  const offers = await loadOffers(sql, shopId, { variantIds, now })
  const merged = mergeItems(source.items, target.items, { offers, newKey: randomUUID })
  // The one the customer had chosen stays; of two vouchers only one can hold.
  const voucherCode = target.voucherCode ?? source.voucherCode
  await settleClaimed(sql, from, {
    before: source,
    after: { items: merged.left, voucherCode: null },
  })
  await settleClaimed(sql, to, { before: target, after: { items: merged.items, voucherCode } })
  return merged.errors
}

/** Only what has become another basket counts as changed. */
async function settleClaimed(
  sql: Sql,
  basketKey: string,
  { before, after }: { before: KeptBasket; after: Omit<KeptBasket, 'revision'> },
): Promise<void> {
  const hasSameVoucher = after.voucherCode === before.voucherCode
  if (hasSameVoucher && isDeepStrictEqual(after.items, before.items)) {
    await releaseBasket(sql, basketKey, before)
    return
  }
  await saveItems(sql, basketKey, { before: before.items, after: after.items })
  if (!hasSameVoucher) await setVoucher(sql, basketKey, after.voucherCode)
}

function isNothingIn({ items, voucherCode }: KeptBasket): boolean {
  return items.length === 0 && voucherCode === null
}
